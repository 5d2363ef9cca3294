//! The law of [`planilla_fuzz::table`].
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| planilla_fuzz::table(bytes));

#[cfg(not(fuzzing))]
fn main() {
    planilla_fuzz::drive(&[("table", planilla_fuzz::table)]);
}
