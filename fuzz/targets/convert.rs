//! The law of [`planilla_fuzz::convert`].
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| planilla_fuzz::convert(bytes));

#[cfg(not(fuzzing))]
fn main() {
    planilla_fuzz::drive(&[("convert", planilla_fuzz::convert)]);
}
