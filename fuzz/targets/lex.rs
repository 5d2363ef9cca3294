//! The law of [`planilla_fuzz::lex`].
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| planilla_fuzz::lex(bytes));

#[cfg(not(fuzzing))]
fn main() {
    planilla_fuzz::drive(&[("lex", planilla_fuzz::lex)]);
}
