//! The law of [`planilla_fuzz::pgn`].
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| planilla_fuzz::pgn(bytes));

#[cfg(not(fuzzing))]
fn main() {
    planilla_fuzz::drive(&[("pgn", planilla_fuzz::pgn)]);
}
