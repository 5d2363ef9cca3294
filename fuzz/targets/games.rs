//! The law of [`planilla_fuzz::games`].
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| planilla_fuzz::games(bytes));

#[cfg(not(fuzzing))]
fn main() {
    planilla_fuzz::drive(&[("games", planilla_fuzz::games)]);
}
