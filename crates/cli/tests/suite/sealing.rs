use crate::program::{Ran, folder, planilla, planilla_with, root};
use planilla_cli::{Surroundings, Terminals};
use std::fs;
use std::path::{Path, PathBuf};

/// A folder with the envelope of the sample game in it.
fn with_envelope(name: &str) -> (PathBuf, String) {
    let folder = folder(name);
    let envelope = folder.join("game.toml");
    fs::copy(root().join("corpus/seals/sample.toml"), &envelope).expect("the corpus is there");
    (folder, envelope.display().to_string())
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be read").file_name().display().to_string())
        .collect();
    names.sort();
    names
}

fn file(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Seals a move that comes from standard input.
fn seal(args: &[&str], text: &str) -> Ran {
    planilla_with(&[&["seal"], args].concat(), text.as_bytes(), &Surroundings::default())
}

#[test]
fn a_move_is_sealed_and_opened() {
    let (folder, envelope) = with_envelope("seal");
    let before = file(&folder, "game.toml");
    let ran = seal(&[&envelope], "Cbd2\n");
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{}", ran.out);
    assert_eq!(names(&folder), ["game.public.json", "game.secret.json", "game.toml"]);
    let (public, secret) = (file(&folder, "game.public.json"), file(&folder, "game.secret.json"));
    assert_eq!(file(&folder, "game.toml"), before);
    assert!(
        ran.out.contains("game.public.json: the sealed envelope") && ran.out.contains("\ncommitment: "),
        "{}",
        ran.out
    );

    // The move and the nonce are in the secret file, and nowhere else.
    let nonce = secret.split("\"nonce\": \"").nth(1).and_then(|rest| rest.split('"').next()).expect("a nonce");
    for hidden in ["Cbd2", nonce] {
        assert!(secret.contains(hidden));
        for told in [&public, &before, &ran.out, &ran.err] {
            assert!(!told.contains(hidden), "{hidden} is told: {told}");
        }
    }
    #[cfg(unix)]
    for name in ["game.public.json", "game.secret.json"] {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(folder.join(name)).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }

    let (public, secret) = (folder.join("game.public.json"), folder.join("game.secret.json"));
    let args = ["open", &public.display().to_string(), &secret.display().to_string()];
    let ran = planilla(&args);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(ran.out.starts_with("`Cbd2` is the move that was sealed (commitment "), "{}", ran.out);
    let ran = planilla(&[&args[..], &["--format", "json"]].concat());
    let opened = &ran.objects()[0];
    assert_eq!((&opened["type"], &opened["envelope"]["move"]), (&"opened".into(), &"Cbd2".into()));
    assert_eq!(opened["envelope"]["move_number"], 9);
}

#[test]
fn sealing_says_which_files_it_made() {
    let (folder, envelope) = with_envelope("seal-json");
    let [one, two] = ["for all.json", "mine.json"].map(|name| folder.join(name).display().to_string());
    let ran = seal(&[&envelope, "--move", "Cbd2", "--public", &one, "--secret", &two, "--format", "json"], "");
    let row = &ran.objects()[0];
    assert_eq!(
        (&row["type"], &row["public"], &row["secret"]),
        (&"seal".into(), &one.as_str().into(), &two.as_str().into())
    );
    assert!(fs::read_to_string(&one).expect("it is there").contains(row["commitment"].as_str().expect("a text")));
    assert!(!ran.out.contains("Cbd2"));
    assert_eq!(names(&folder), ["for all.json", "game.toml", "mine.json"]);
}

/// The sample envelope: `Cd2` can be played by two knights.
#[test]
fn a_move_that_would_lose_is_told_in_time() {
    let (folder, envelope) = with_envelope("seal-warns");
    for (text, told) in [
        ("Cd2", "the move would be ambiguous: more than one legal move fits it"),
        ("Cd5", "the move would be illegal"),
        ("xyz", "the move would be no move that can be read"),
    ] {
        let ran = seal(&[&envelope], text);
        assert_eq!((ran.status, ran.out.as_str()), (1, ""), "{text}");
        assert!(ran.err.starts_with(&format!("planilla: {told}\nplanilla: nothing was sealed")), "{}", ran.err);
        assert!(!ran.err.contains(text));
        assert_eq!(names(&folder), ["game.toml"]);
    }
    let ran = seal(&[&envelope, "--visible"], "Cd2");
    assert!(ran.err.contains("`Cd2` would be ambiguous"), "{}", ran.err);
    let ran = seal(&[&envelope, "--no-warn"], "Cd2");
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    let [public, secret] =
        ["public", "secret"].map(|kind| folder.join(format!("game.{kind}.json")).display().to_string());
    let ran = planilla(&["open", &public, &secret]);
    assert_eq!(ran.status, 1);
    assert!(ran.out.contains("is the move that was sealed") && ran.out.contains("White loses the game"), "{}", ran.out);
    let ran = planilla(&["open", &public, &secret, "--format", "json"]);
    assert_eq!(ran.objects()[0]["sealed"]["verdict"], "ambiguous");

    // A person decides.
    for name in [&public, &secret] {
        fs::remove_file(name).expect("it is there");
    }
    let terminal = Terminals { stdin: true, ..Terminals::default() };
    let around = Surroundings { terminals: terminal, ..Surroundings::default() };
    let ran = planilla_with(&["seal", &envelope, "--visible"], b"Cd2\nn\nCd5\ny\n", &around);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert_eq!(ran.err.matches("Seal it all the same?").count(), 2);
    assert!(file(&folder, "game.secret.json").contains("\"move\": \"Cd5\""));

    let none = folder.join("none.toml");
    fs::write(&none, "white = 'Ana'").expect("it can be written");
    let ran = seal(&[&none.display().to_string()], "xyz");
    assert_eq!(ran.status, 0);
    assert!(ran.err.contains("there is no position on the envelope"), "{}", ran.err);
}

#[test]
fn an_envelope_is_held_against_the_laws_and_the_sheets() {
    let (folder, envelope) = with_envelope("envelope");
    let sheet = folder.join("white.txt");
    fs::write(&sheet, "laws: 2005\nlang: es\n\n1.e4 e5 2.Cf3 Cc6").expect("it can be written");
    let sheet = sheet.display().to_string();
    let ran = planilla(&["sealed", &envelope]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{}", ran.out);
    let nothing = "nothing is wrong with the envelope\nthere is no move to be judged, or no position to judge it in; a paper \
                   that was opened and is blank is written `move = \" \"`\n";
    assert_eq!(ran.out, nothing);

    let ran = planilla(&["sealed", &envelope, &sheet]);
    let told = format!("error[sealed.envelope_mismatch]: `{sheet}` ends before move 9\n  Laws 2005, A2, A5\n");
    assert!(ran.status == 1 && ran.out.starts_with(&told), "{}", ran.out);

    let opened = folder.join("opened.toml");
    let text = file(&folder, "game.toml").replace("black = \"Berta\"\n", "") + "move = 'Cd2'\npresent = 'white'\n";
    fs::write(&opened, text).expect("it can be written");
    let opened = opened.display().to_string();
    let ran = planilla(&["sealed", &opened]);
    assert_eq!(ran.status, 1);
    for told in [
        "warning[sealed.envelope_incomplete]: the envelope does not say the name of Black (`black`)\n  Laws 2005, A2\n",
        "warning[sealed.late_or_absent]: Black did not come, and 60 minutes are allowed: Black loses\n  Laws 2005, A9, A10\n",
        "what follows: the clock of Black is started",
        "`Cd2` is ambiguous\n",
    ] {
        assert!(ran.out.contains(told), "{told}: {}", ran.out);
    }
    let ran = planilla(&["sealed", &opened, "--format", "json"]);
    let rows = ran.objects();
    assert_eq!(
        (&rows[0]["type"], &rows[0]["sealed"]["type"], &rows[0]["sealed"]["verdict"]),
        (&"envelope".into(), &"sealed".into(), &"ambiguous".into())
    );
    assert_eq!((&rows[0]["missing"][0], &rows[0]["findings"][1]["line"]), (&"black".into(), &19.into()));
    // What the options say counts more than the envelope.
    let ran = planilla(&["sealed", &opened, "--format", "json", "--standard", "uschess"]);
    assert_eq!(
        (&ran.objects()[0]["standard"], &ran.objects()[0]["sealed"]["outcome"]["chooses"]),
        (&"uschess".into(), &"opponent".into())
    );

    let public = root().join("corpus/seals/sample.public.json").display().to_string();
    let ran = planilla(&["sealed", &public]);
    assert!(ran.out.contains("the envelope is sealed: planilla open"), "{}", ran.out);
    let ran = planilla(&["sealed", &envelope, &folder.join("none.txt").display().to_string()]);
    assert!(ran.status == 2 && ran.err.contains("there is no such file"), "{}", ran.err);
}

#[test]
fn a_new_envelope_is_a_template() {
    let folder = folder("envelope-new");
    for (language, word) in [
        ("en", "The envelope of an adjourned game"),
        ("es", "El sobre de una partida aplazada"),
        ("fr", "L'enveloppe d'une partie ajournée"),
        ("de", "Der Umschlag einer Hängepartie"),
    ] {
        let ran = planilla(&["sealed", "--new", "--messages", language]);
        assert_eq!((ran.status, ran.err.as_str()), (0, ""));
        assert!(ran.out.starts_with(&format!("# {word}")), "{}", ran.out);
    }
    let path = folder.join("new.toml").display().to_string();
    assert_eq!(planilla(&["sealed", "--new", "-o", &path]).status, 0);
    let ran = planilla(&["sealed", "--new", "-o", &path]);
    assert!(ran.status == 2 && ran.err.contains("choose another name with -o"), "{}", ran.err);
    let ran = planilla(&["sealed", &path]);
    assert_eq!((ran.status, ran.out.matches("warning[sealed.envelope_incomplete]").count()), (0, 11), "{}", ran.out);
    for args in
        [&["sealed"][..], &["sealed", "--new", &path], &["sealed", &path, "--move", "e4"], &["sealed", "-o", &path]]
    {
        assert_eq!(planilla(args).status, 2, "{args:?}");
    }
}

#[test]
fn nothing_is_overwritten_and_nothing_is_left_behind() {
    let (folder, envelope) = with_envelope("seal-exists");
    let secret = folder.join("game.secret.json");
    fs::write(&secret, "mine").expect("it can be written");
    let ran = seal(&[&envelope], "Cbd2");
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
    assert!(
        ran.err.contains("game.secret.json: there is something of this name") && ran.err.contains("--secret"),
        "{}",
        ran.err
    );
    assert_eq!(
        (names(&folder), file(&folder, "game.secret.json").as_str()),
        (vec!["game.secret.json".to_owned(), "game.toml".to_owned()], "mine")
    );
    fs::remove_file(secret).expect("it is there");

    let same = folder.join("same.json").display().to_string();
    let lost = folder.join("no/such.json").display().to_string();
    for args in [
        ["--public", &same, "--secret", &same],
        ["--public", &same, "--secret", &lost],
        ["--public", &lost, "--secret", &same],
    ] {
        let ran = seal(&[&[envelope.as_str()], &args[..]].concat(), "Cbd2");
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{args:?}");
        assert!(!ran.err.contains("Cbd2") && !ran.err.is_empty());
        assert_eq!(names(&folder), ["game.toml"], "{args:?}");
    }
}

#[test]
fn what_cannot_be_sealed_is_told() {
    let (folder, envelope) = with_envelope("seal-not");
    for (text, told) in [
        ("", "no move was written"),
        (" \n", "no move was written"),
        (&*"x".repeat(513), "the move is too long: 512 bytes are allowed"),
    ] {
        let ran = seal(&[&envelope], text);
        assert_eq!((ran.status, ran.err.as_str()), (2, format!("planilla: {told}\n").as_str()));
    }
    let ran = planilla_with(&["seal", &envelope], b"\xFF", &Surroundings::default());
    assert_eq!(ran.err, "planilla: the move is no text in UTF-8\n");

    let faulty = folder.join("faulty.toml");
    let text =
        "whte = 'Ana'\nlaws = 2004\nwhite_time_used = 118\nblack = 'B'\nadjourned_at = \nmove_number = 0\ncolor = 1\n";
    fs::write(&faulty, text).expect("it can be written");
    let ran = seal(&[&faulty.display().to_string()], "Cbd2");
    let lines: Vec<_> =
        ran.err.lines().filter_map(|line| line.split_once("faulty.toml:")).map(|(_, told)| told).collect();
    assert_eq!(ran.status, 2);
    assert_eq!(lines[0], "1: `whte` is not a key of an envelope; did you mean `white`?");
    assert!(
        lines[1].starts_with("2: `laws`: `2004` cannot stand here: write one of these words: `1997` "),
        "{}",
        lines[1]
    );
    assert!(
        lines[2].starts_with("3: `white_time_used`: `118` cannot stand here: write hours and minutes"),
        "{}",
        lines[2]
    );
    assert!(lines[3].starts_with("5: this line breaks the rules of TOML (`"), "{}", lines[3]);
    assert_eq!(lines[4], "6: `move_number`: `0` cannot stand here: write a whole number from 1 to 65535");
    assert_eq!(lines[5], "7: `color` is not a key of an envelope; the keys are those of the template");
    assert_eq!(lines.len(), 6);

    fs::write(&faulty, "move = 'Cbd2'").expect("it can be written");
    let ran = seal(&[&faulty.display().to_string()], "Cbd2");
    assert!(
        ran.status == 2 && ran.err.contains("the envelope has a `move`, which everybody could read"),
        "{}",
        ran.err
    );
    let sealed = root().join("corpus/seals/sample.public.json").display().to_string();
    let ran = seal(&[&sealed], "Cbd2");
    assert!(ran.status == 2 && ran.err.contains("this envelope is sealed already"), "{}", ran.err);
    let ran = seal(&[&folder.join("none.toml").display().to_string()], "Cbd2");
    assert!(ran.status == 2 && ran.err.contains("there is no such file"), "{}", ran.err);
    assert_eq!(names(&folder), ["faulty.toml", "game.toml"]);
}

#[test]
fn a_move_is_typed_where_it_may_be_seen() {
    let (folder, envelope) = with_envelope("seal-typed");
    let terminal = Terminals { stdin: true, ..Terminals::default() };
    let around = Surroundings { terminals: terminal, ..Surroundings::default() };
    let ran = planilla_with(&["seal", &envelope, "--visible"], b"\nCbd2\n", &around);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert_eq!(ran.err, "The move to be sealed:\nplanilla: no move was written\nThe move to be sealed:\n");
    assert!(file(&folder, "game.secret.json").contains("\"move\": \"Cbd2\""));

    fs::remove_file(folder.join("game.public.json")).expect("it is there");
    fs::remove_file(folder.join("game.secret.json")).expect("it is there");
    let ran = planilla_with(&["seal", &envelope, "--visible"], b"", &around);
    assert_eq!((ran.status, names(&folder).len()), (2, 1), "{}", ran.err);
}

#[test]
fn what_was_changed_is_not_opened() {
    let folder = folder("open-not");
    let corpus =
        |kind: &str| fs::read_to_string(root().join(format!("corpus/seals/sample.{kind}.json"))).expect("it is there");
    let (public, secret) = (corpus("public"), corpus("secret"));
    let [one, two] = ["public.json", "secret.json"].map(|name| folder.join(name));
    let opened = |public: &str, secret: &str| {
        fs::write(&one, public).expect("it can be written");
        fs::write(&two, secret).expect("it can be written");
        planilla(&["open", &one.display().to_string(), &two.display().to_string()])
    };
    // It is the one, and loses: that is another answer than that it is not.
    let ran = opened(&public, &secret);
    assert!(ran.status == 1 && ran.out.starts_with("`Cd2` is the move that was sealed"), "{}", ran.out);
    for (public, secret, told) in [
        (public.replace("Ana", "Eva"), secret.clone(), "a value in one of the two was changed after sealing"),
        (
            public.replace("\"Ana\"", "\"Ana\" "),
            secret.clone(),
            "public.json:19: these are not the bytes that sealing writes",
        ),
        (public.clone(), secret.replace("Cd2", "Cf3"), "a value in one of the two was changed after sealing"),
        (
            public.clone(),
            secret.replace("\"move\"", "\"mov\""),
            "secret.json:4: there is a key here that the file cannot have",
        ),
        (
            public.clone(),
            secret.replace("ffff", "FFFF"),
            "secret.json:5: `nonce` is not 64 hexadecimal digits in small letters",
        ),
        (public.clone(), secret.replace('}', ""), "secret.json:7: this line breaks the rules of JSON"),
        (secret.clone(), public.clone(), "public.json:3: this is the other of the two files"),
        (
            public.replace("\"42b8", "\"42b9"),
            secret.clone(),
            "public.json:5: the commitment is not that of the envelope",
        ),
        (public.replace("white_time", "white_tim"), secret.clone(), "did you mean `white_time_used`?"),
    ] {
        let ran = opened(&public, &secret);
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{told}");
        assert!(ran.err.contains(told) && !ran.err.contains("Cd2"), "{told}: {}", ran.err);
    }
    let ran = planilla(&["open", &one.display().to_string(), &folder.join("none").display().to_string()]);
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
}

#[test]
fn a_blank_is_a_record_of_a_move() {
    let folder = folder("blank");
    let path = |name: &str| folder.join(name).display().to_string();
    let text = "laws = '2005'\nlanguage = 'es'\nsealed_by = 'white'\nmove_number = 41\n\
                fen = '4k2r/8/8/8/8/5N2/8/4K3 w k - 0 41'\n";
    fs::write(path("game.toml"), text).expect("it can be written");
    let ran = planilla(&["seal", &path("game.toml"), "--move", "", "--messages", "es"]);
    assert!(ran.status == 1 && ran.err.contains("no sería una jugada que se pueda leer"), "{}", ran.err);
    assert!(!folder.join("game.public.json").exists());
    assert_eq!(planilla(&["seal", &path("game.toml"), "--move", "", "--no-warn"]).status, 0);
    let ran = planilla(&["open", &path("game.public.json"), &path("game.secret.json"), "--messages", "es"]);
    assert!(ran.status == 1 && ran.out.starts_with("se selló un papel en blanco (compromiso "), "{}", ran.out);
    assert!(ran.out.contains("Leyes de 2005, A8b"), "{}", ran.out);
    fs::write(path("opened.toml"), format!("{text}move = ' '\n")).expect("it can be written");
    let ran = planilla(&["sealed", &path("opened.toml"), "--messages", "es"]);
    assert!(ran.status == 1 && ran.out.contains("error[sealed.unintelligible]"), "{}", ran.out);
    assert!(ran.out.contains("Leyes de 2005, A8b"), "{}", ran.out);
    for text in ["", "  "] {
        let ran =
            planilla(&["sealed", "--fen", "4k2r/8/8/8/8/5N2/8/4K3 w k - 0 41", "--move", text, "--messages", "de"]);
        assert!(ran.status == 1 && ran.out.contains("Schachregeln 2023, I.8"), "{}", ran.out);
    }
}
