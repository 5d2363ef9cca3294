//! The law of [`planilla_fuzz::fen`].
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| planilla_fuzz::fen(bytes));

#[cfg(not(fuzzing))]
fn main() {
    planilla_fuzz::drive(&[("fen", planilla_fuzz::fen)]);
}
