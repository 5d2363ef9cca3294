//! The law of [`planilla_fuzz::sheet`].
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| planilla_fuzz::sheet(bytes));

#[cfg(not(fuzzing))]
fn main() {
    planilla_fuzz::drive(&[("sheet", planilla_fuzz::sheet)]);
}
