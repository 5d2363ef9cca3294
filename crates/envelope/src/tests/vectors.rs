//! The test vectors of `docs/sealing.md`, which a script in Python computes from the document alone.

use crate::{Envelope, open, seal};
use std::path::Path;

#[test]
fn files_are_those_of_the_vectors() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/seals");
    let mut met = 0;
    for entry in std::fs::read_dir(&folder).expect("the folder of the vectors") {
        let path = entry.unwrap().path();
        let Some(name) = path.to_str().and_then(|path| path.strip_suffix(".toml")) else { continue };
        let file =
            |end: &str| std::fs::read_to_string(format!("{name}.{end}")).unwrap_or_else(|_| panic!("{name}.{end}"));
        let (public, secret) = (file("public.json"), file("secret.json"));
        let read = Envelope::read_toml(&file("toml"));
        assert_eq!(read.faults, [], "{name}");
        let opened = open(public.as_bytes(), secret.as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let nonce =
            secret.split("\"nonce\": \"").nth(1).and_then(|rest| super::super::seal::nonce_of(&rest[..64])).unwrap();
        let (ours, our_secret) =
            seal(&read.envelope, opened.move_text(), &mut |bytes: &mut [u8; 32]| *bytes = nonce).unwrap();
        assert_eq!((ours.to_text(), our_secret.to_text().as_str()), (public, secret.as_str()), "{name}");
        met += 1;
    }
    assert_eq!(met, 4, "vectors in {}", folder.display());
}
