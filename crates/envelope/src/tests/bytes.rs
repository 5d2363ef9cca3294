//! A changed byte anywhere in either file is found, and nothing that anyone can write there does harm.

use super::a_thousand;
use super::random::Filled;
use crate::{Envelope, OpenError, open, seal};
use quickcheck::{Arbitrary, Gen};

/// The two files of an envelope that has every kind of value.
fn files() -> (Vec<u8>, Vec<u8>) {
    let text = "event = \"Campeonato\"\nwhite = \"Ana \\\"Ñ\\\"\"\nadjourned_at = 2005-03-14T21:30:00\nlaws = 2005\n\
        fen = \"4k3/8/8/8/8/8/8/4K2R w K - 0 41\"\nwhite_time_used = \"1:58:30\"\nsealed_by = 'white'\nmove_number = 41\n\
        envelope_lost = false\n";
    let read = Envelope::read_toml(text);
    assert_eq!(read.faults, []);
    let nonce = std::array::from_fn(|at| (at * 37 + 11) as u8);
    let (public, secret) = seal(&read.envelope, "Cd2 ♘", &mut |bytes: &mut [u8; 32]| *bytes = nonce).unwrap();
    (public.to_text().into_bytes(), secret.to_text().as_bytes().to_vec())
}

/// That two files are refused, with a reason that names a file unless both are at fault.
fn refused(public: &[u8], secret: &[u8], what: &str) {
    let error = open(public, secret).expect_err(what);
    let told = error.to_string();
    assert!(told.len() > 20 && !told.contains("Cd2"), "{what}: {told}");
    match error {
        OpenError::File(refused) => assert!(refused.line >= 1 && told.contains("line "), "{what}: {told}"),
        OpenError::OtherCommitment { wrong, .. } => assert!(wrong.is_some(), "{what}: {told}"),
        OpenError::NotCommitted => {}
    }
}

/// Runs a change over both files.
fn on_both(mut change: impl FnMut(&[u8], &dyn Fn(&[u8], &str))) {
    let (public, secret) = files();
    assert!(open(&public, &secret).is_ok());
    change(&public, &|changed, what| refused(changed, &secret, &format!("public file, {what}")));
    change(&secret, &|changed, what| refused(&public, changed, &format!("secret file, {what}")));
}

#[test]
fn no_byte_can_be_changed() {
    on_both(|file, refused| {
        for at in 0..file.len() {
            let byte = file[at];
            // Neighbours, the other letter case, digits, space, line ends, quotes, and what is no text. Some places get all.
            let few =
                [byte ^ 1, byte ^ 2, byte ^ 0x20, b'0', b'a', b' ', b'\n', b'\r', b'"', b'\\', 0, 0x7F, 0xC3, 0xFF];
            let all: Vec<u8> = if at % 97 < 2 { (0..=255).collect() } else { few.to_vec() };
            for value in all.into_iter().filter(|value| *value != byte) {
                let mut changed = file.to_vec();
                changed[at] = value;
                refused(&changed, &format!("byte {at} is {value:#04x}"));
            }
        }
    });
}

#[test]
fn no_byte_can_be_left_out_or_added() {
    on_both(|file, refused| {
        for at in 0..=file.len() {
            if at < file.len() {
                let mut changed = file.to_vec();
                changed.remove(at);
                refused(&changed, &format!("byte {at} is left out"));
                refused(&file[..at], &format!("cut at {at}"));
            }
            for value in [b' ', b'\n', b'a', b'"', 0] {
                let mut changed = file.to_vec();
                changed.insert(at, value);
                refused(&changed, &format!("{value:#04x} is added at {at}"));
            }
        }
    });
}

#[test]
fn no_line_can_be_moved_or_doubled() {
    on_both(|file, refused| {
        let lines: Vec<_> = file.split_inclusive(|byte| *byte == b'\n').collect();
        for at in 1..lines.len() - 2 {
            let mut swapped = lines.clone();
            swapped.swap(at, at + 1);
            refused(&swapped.concat(), &format!("lines {at} and its neighbour"));
            let mut doubled = lines.clone();
            doubled.insert(at, lines[at]);
            refused(&doubled.concat(), &format!("line {at} twice"));
        }
        refused(&[b"\xEF\xBB\xBF", file].concat(), "a mark of the encoding");
        refused(
            &file.iter().flat_map(|b| if *b == b'\n' { vec![13, 10] } else { vec![*b] }).collect::<Vec<_>>(),
            "CRLF",
        );
        refused(&vec![b' '; 70_000], "too long");
        refused(b"", "nothing");
    });
}

#[test]
fn reasons_say_which_file_and_line_and_what() {
    let (public, secret) = files();
    let (public, secret) = (String::from_utf8(public).unwrap(), String::from_utf8(secret).unwrap());
    let told = |public: &str, secret: &str| open(public.as_bytes(), secret.as_bytes()).unwrap_err().to_string();
    let cases = [
        (
            public.replace("\"white\": \"Ana", "\"white\":  \"Ana"),
            secret.clone(),
            "the public file, line 11: the bytes are not",
        ),
        (
            public.replace("move_number\": 41", "move_number\": \"41\""),
            secret.clone(),
            "the public file, line 9: the bytes",
        ),
        (
            public.replace("\"white\": ", "\"whit\": "),
            secret.clone(),
            "the public file, line 11: `whit` is not a key of an env",
        ),
        (
            public.replace("1:58:30", "118"),
            secret.clone(),
            "the public file, line 12: `white_time_used`: `118` is no time",
        ),
        (
            public.replace("41,", "42,"),
            secret.clone(),
            "the move, the nonce and the envelope do not give the commitment",
        ),
        (
            public.replace("seal/1", "seal/2"),
            secret.clone(),
            "the public file, line 7: `format` is not `planilla-seal/1`",
        ),
        (
            secret.clone(),
            public.clone(),
            "the public file, line 3: this is the secret file; the public file comes first",
        ),
        (
            public.clone(),
            secret.replace("  \"nonce", "  \"n\": 1,\n  \"nonce"),
            "the secret file, line 5: it has a key",
        ),
        (
            public.clone(),
            secret.replace("\"move\"", "\"move\": \"Cd3\",\n  \"move\""),
            "the secret file, line 5: `move` stands",
        ),
        (
            public.clone(),
            secret.replace("Cd2", "Cd3"),
            "the move, the nonce and the envelope do not give the commitment",
        ),
        (
            public.replace("\"event", "\"move\": \"Cd2\",\n  \"event"),
            secret.clone(),
            "the public file, line 5: `move` does not",
        ),
    ];
    for (at, (public, secret, expected)) in cases.iter().enumerate() {
        let told = told(public, secret);
        assert!(told.starts_with(expected), "case {at}: {told}");
    }
    let other = |file: &str| {
        let at = file.find("commitment\": \"").unwrap() + 14;
        let digit = if file.as_bytes()[at] == b'0' { "1" } else { "0" };
        [&file[..at], digit, &file[at + 1..]].concat()
    };
    assert!(told(&other(&public), &secret).starts_with("the public file, line 3: the commitment is not that"));
    assert!(told(&public, &other(&secret)).starts_with("the secret file, line 2: the commitment is not that"));
}

/// Some bytes of a file, damaged.
#[derive(Clone, Debug)]
struct Damaged(Vec<u8>);

impl Arbitrary for Damaged {
    fn arbitrary(g: &mut Gen) -> Damaged {
        let Filled(envelope, nonce) = Filled::arbitrary(g);
        let mut bytes = match u8::arbitrary(g) % 4 {
            0 => envelope.to_toml().into_bytes(),
            1 => envelope.to_json().into_bytes(),
            2 => {
                let envelope = Envelope { sealed_move: None, ..envelope };
                let (public, secret) = seal(&envelope, "e4", &mut |bytes: &mut [u8; 32]| *bytes = nonce).unwrap();
                let public = public.to_text();
                if bool::arbitrary(g) { public.into_bytes() } else { secret.to_text().as_bytes().to_vec() }
            }
            _ => Vec::arbitrary(g),
        };
        for _ in 0..u8::arbitrary(g) % 8 {
            if !bytes.is_empty() {
                let at = usize::arbitrary(g) % bytes.len();
                bytes[at] = *g.choose(b"\0\n\"'[]{}=,.:#\\ \xFF019aT-").unwrap();
            }
        }
        Damaged(bytes)
    }
}

#[test]
fn no_bytes_do_harm() {
    fn harmless(Damaged(one): Damaged, Damaged(other): Damaged) -> bool {
        let read = Envelope::read(&one);
        read.faults.iter().all(|fault| fault.line >= 1 && !fault.to_string().contains('\n'))
            && open(&one, &other).map_err(|error| error.to_string()).is_err_and(|told| !told.contains('\n'))
    }
    a_thousand().quickcheck(harmless as fn(Damaged, Damaged) -> bool);
}
