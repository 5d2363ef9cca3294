//! The law of [`planilla_fuzz::trf`].
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| planilla_fuzz::trf(bytes));

#[cfg(not(fuzzing))]
fn main() {
    planilla_fuzz::drive(&[("trf", planilla_fuzz::trf)]);
}
