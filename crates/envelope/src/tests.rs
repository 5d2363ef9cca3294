//! What must hold of all envelopes: they are read back as they were written, sealed moves are opened, and no byte of either
//! file can be changed unseen.

mod bytes;
mod random;
mod reading;
mod templates;
mod vectors;

use crate::{Edition, Envelope, Field, NONCE_BYTES, SealError, open, seal};
use quickcheck::{Arbitrary, Gen, QuickCheck};
use random::Filled;

/// A thousand cases, as many as the size of a test allows.
pub(crate) fn a_thousand() -> QuickCheck {
    QuickCheck::new().tests(1000).max_tests(1000)
}

#[test]
fn a_written_envelope_is_read_back() {
    fn same(Filled(envelope, _): Filled) -> bool {
        [envelope.to_json(), envelope.to_toml()].iter().all(|text| {
            let read = Envelope::read(text.as_bytes());
            read.faults.is_empty() && read.envelope == envelope
        })
    }
    a_thousand().quickcheck(same as fn(Filled) -> bool);
}

#[test]
fn what_is_missing_is_what_is_not_there() {
    fn same(Filled(envelope, _): Filled) -> bool {
        let missing = envelope.missing(Edition::NEWEST);
        let asked = Envelope::default().missing(Edition::NEWEST);
        asked.iter().all(|one| {
            let there = envelope.written(one.field).is_some()
                && (one.field != Field::SheetsEnclosed || envelope.sheets_enclosed == Some(crate::Players::Both));
            missing.contains(one) != there
        })
    }
    a_thousand().quickcheck(same as fn(Filled) -> bool);
}

#[test]
fn a_sealed_move_is_opened() {
    fn same(Filled(mut envelope, nonce): Filled) -> bool {
        let text = envelope.sealed_move.take().map_or(String::new(), |text| text.0);
        let mut nonces = |bytes: &mut [u8; NONCE_BYTES]| *bytes = nonce;
        let (public, secret) = seal(&envelope, &text, &mut nonces).expect("the envelope is written as it is read");
        let opened = open(public.to_text().as_bytes(), secret.to_text().as_bytes()).expect("nothing was changed");
        let told = public.to_text();
        opened.move_text() == text
            && opened.commitment == public.commitment
            && (Envelope { sealed_move: None, ..opened.envelope }) == envelope
            && !told.contains("\"move\"")
            && Envelope::read(told.as_bytes()).sealed
    }
    a_thousand().quickcheck(same as fn(Filled) -> bool);
}

#[test]
fn the_files_of_two_sealings_are_not_mixed() {
    let mut gen_ = Gen::new(20);
    for _ in 0..50 {
        let Filled(mut envelope, _) = Filled::arbitrary(&mut gen_);
        envelope.sealed_move = None;
        // The same move in the same envelope, twice.
        let sealed = || seal(&envelope, "Nd2", &mut crate::SystemNonces).expect("sealed");
        let ((public, _), (other, secret)) = (sealed(), sealed());
        assert_ne!(public.commitment, other.commitment);
        let refused = open(public.to_text().as_bytes(), secret.to_text().as_bytes()).expect_err("another's secret");
        assert!(refused.to_string().contains("of another sealing of the same envelope"), "{refused}");
        // And in another envelope.
        let (other, _) = seal(&Envelope::read(b"event = 'Another'").envelope, "Nd2", &mut crate::SystemNonces).unwrap();
        let refused = open(other.to_text().as_bytes(), secret.to_text().as_bytes()).expect_err("another's secret");
        assert!(refused.to_string().starts_with("the files do not belong together"), "{refused}");
    }
}

#[test]
fn a_secret_does_not_show_itself() {
    let (_, secret) = seal(&Envelope::default(), "Nd2", &mut |nonce: &mut [u8; 32]| *nonce = [0xAB; 32]).unwrap();
    let shown = format!("{secret:?} {secret:#?}");
    assert!(!shown.contains("Nd2") && !shown.to_lowercase().contains("abab") && !shown.contains("171, 171"), "{shown}");
}

#[test]
fn what_cannot_be_opened_is_not_sealed() {
    let told =
        |envelope: Envelope, text: &str| seal(&envelope, text, &mut crate::SystemNonces).map(|_| ()).unwrap_err();
    let of_white = |white: &str| Envelope { white: Some(white.to_owned()), ..Envelope::default() };
    assert!(matches!(told(Envelope::read(b"move = 'Nd2'").envelope, "Nd2"), SealError::MoveInEnvelope));
    assert!(matches!(told(Envelope::default(), &"x".repeat(513)), SealError::MoveTooLong { bytes: 513 }));
    for white in ["", " Ana", "Ana\n", &"A".repeat(1001)] {
        assert!(matches!(told(of_white(white), "Nd2"), SealError::Unfit(_)), "{white}");
    }
    assert!(seal(&of_white(&"\"".repeat(1000)), &"\u{1}".repeat(512), &mut crate::SystemNonces).is_ok());
}
