use crate::program::{folder, planilla, planilla_with, root};
use planilla_cli::Surroundings;
use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{fs, iter};

/// The commands, as the help lists them.
fn commands() -> Vec<String> {
    let help = planilla(&["--help"]).out;
    let (_, after) = help.split_once("Commands:\n").expect("the commands are listed");
    let lines = after.lines().take_while(|line| !line.is_empty()).filter(|line| line.starts_with("  "));
    let names = lines.filter_map(|line| line.strip_prefix("  ")).filter(|line| !line.starts_with(' '));
    names.filter_map(|line| line.split(' ').next().map(str::to_owned)).collect()
}

/// The files that the examples name.
fn files(folder: &Path) {
    let corpus = root().join("corpus/sheets/es/laws-2005-sample.sheet");
    let sheet = fs::read(corpus).expect("the sample is there");
    let games = "[White \"Ñ\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n";
    fs::create_dir_all(folder.join("round3")).expect("a folder can be made");
    for (name, bytes) in [
        ("sheet.txt", sheet.as_slice()),
        ("round3/board1.sheet", &sheet),
        ("white.txt", &sheet),
        ("black.txt", &sheet),
        ("round3/board2.pgn", games.as_bytes()),
        ("games.pgn", games.as_bytes()),
        ("games.pgn.zst", &zstd::encode_all(games.as_bytes(), 0).expect("it can be packed")),
        ("open.trf", &fs::read(root().join("corpus/trf/winter-open.trf")).expect("the report is there")),
        ("game.toml", &fs::read(root().join("corpus/seals/sample.toml")).expect("the envelope is there")),
        ("readings.json", &fs::read(root().join("corpus/json/recogniser.json")).expect("the readings are there")),
        ("positions.txt", b"4k3/8/8/8/8/8/8/4K2R w K - 0 1\n"),
    ] {
        fs::write(folder.join(name), bytes).expect("a file can be written");
    }
}

/// The words of a line as a shell parts them: quotes hold together.
fn words(line: &str) -> Vec<String> {
    let parts = line.split('\'').enumerate();
    parts
        .flat_map(|(at, part)| match at % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

/// Every example of every help is run, on files of such names: none is misuse, and what it names can be read.
#[test]
fn examples_of_the_help_run() {
    let folder = folder("help");
    files(&folder);
    let mut count = 0;
    for command in iter::once(String::new()).chain(commands()) {
        let args: Vec<&str> = [command.as_str(), "--help"].into_iter().filter(|arg| !arg.is_empty()).collect();
        let help = planilla(&args).out;
        for line in help.lines().filter_map(|line| line.strip_prefix("    planilla ")) {
            // Where a person would be asked for a move, it is piped in.
            let typed = if command == "seal" { b"Cbd2\n".to_vec() } else { Vec::new() };
            let (mut args, mut stdin, mut after) = (Vec::new(), typed, "");
            for word in words(line) {
                let path = folder.join(&word);
                match (after, word.as_str()) {
                    ("<", _) => stdin = fs::read(path).expect("the file is there"),
                    (">" | "|", _) => {}
                    (_, "<" | ">" | "|") => after = if word == "<" { "<" } else { ">" },
                    _ if path.exists()
                        || [".parquet", ".html", ".json", ".toml"].iter().any(|ending| word.ends_with(ending))
                        || word == "man1/" =>
                    {
                        args.push(path.display().to_string());
                    }
                    _ => args.push(word),
                }
            }
            let args: Vec<&str> = args.iter().map(String::as_str).collect();
            let ran = planilla_with(&args, &stdin, &Surroundings::default());
            assert!(ran.status < 2, "{line}: {}{}", ran.out, ran.err);
            count += 1;
        }
    }
    assert!(count > 20, "only {count} examples were found");
    assert!(folder.join("man1/planilla-check.1").is_file());
}

#[test]
fn help_is_in_the_users_language() {
    let french = Surroundings { locale: Some("fr_CH.UTF-8".to_owned()), ..Surroundings::default() };
    for (code, about, heading) in [
        ("es", "Comprueba planillas y archivos PGN", "Opciones comunes:"),
        ("fr", "Vérifie des feuilles de partie et des fichiers PGN", "Options communes\u{a0}:"),
        ("de", "Prüft Partieformulare und PGN-Dateien", "Gemeinsame Optionen:"),
    ] {
        for args in [
            &["check", "--help", "--messages", code][..],
            &["--messages", code, "check", "-h"],
            &["--messages", code, "help", "check"],
        ] {
            let ran = planilla(args);
            assert_eq!((ran.status, ran.err.as_str()), (0, ""));
            assert!(ran.out.starts_with(about) && ran.out.contains(heading), "{args:?}: {}", ran.out);
        }
        let whole = planilla(&["--help", "--messages", code]);
        assert!(whole.out.contains(about), "{}", whole.out);
    }
    assert!(planilla_with(&["rules", "--help"], b"", &french).out.starts_with("Donne la liste des règles"));
    assert!(planilla_with(&["rules", "--help", "--messages", "en"], b"", &french).out.starts_with("List the rules"));
    assert!(planilla_with(&["--version"], b"", &french).out.starts_with("planilla 0"));
}

/// Help in another language changes what is said, not what is understood.
#[test]
fn the_same_is_understood_in_each_language() {
    let folder = folder("help-same");
    files(&folder);
    let sheet = folder.join("sheet.txt").display().to_string();
    for args in [
        &["check", &sheet, "--format", "json", "--moves", "none", "--select", "move.illegal", "--jobs", "1"][..],
        &["--format", "json", "move", "Cf3", "--lang", "es,fr"],
        &["convert", "--to", "uci", &sheet],
        &["position", "4k3/8/8/8/8/8/8/4K2R", "w", "K", "-", "--format", "json"],
        &["rules", "-q"],
    ] {
        let english: Vec<&str> = args.iter().chain(&["--messages", "en"]).copied().collect();
        let status = planilla(&english).status;
        assert!(status < 2, "{args:?}");
        for code in ["es", "fr", "de"] {
            let args: Vec<&str> = args.iter().chain(&["--messages", code]).copied().collect();
            assert_eq!(planilla(&args).status, status, "{args:?}");
        }
    }
}

#[test]
fn what_is_wrong_is_said_in_the_users_language() {
    let sample = crate::program::sample();
    let cases: [(&[&str], [&str; 3]); 14] = [
        (&["chek"], ["no existe el comando `chek`", "la commande `chek` n'existe pas", "es gibt keinen Befehl `chek`"]),
        (&["chek"], ["¿quiso decir `check`?", "vouliez-vous dire `check`\u{a0}?", "war `check` gemeint?"]),
        (
            &["-q"],
            [
                "falta el comando: check, repair, compare, convert",
                "la commande\u{a0}: check, repair, compare, convert",
                "der Befehl fehlt: check, repair, compare, convert",
            ],
        ),
        (&["check", "--nots"], ["no existe la opción `--nots`", "l'option `--nots` n'existe", "keine Option `--nots`"]),
        (
            &["check", "--nots"],
            ["¿quiso decir `--notes`?", "vouliez-vous dire `--notes`\u{a0}?", "war `--notes` gemeint?"],
        ),
        (
            &["check", "--laws"],
            ["falta el valor de `--laws <EDICIÓN>`", "la valeur de `--laws <ÉDITION>`", "`--laws <AUSGABE>`"],
        ),
        (
            &["check", "--format", "xml"],
            [
                "`xml` no vale para `--format <FORMATO>`: se admite: human, json",
                "`xml` ne convient pas à `--format <FORMAT>`\u{a0}: sont admis\u{a0}: human, json",
                "`xml` passt nicht zu `--format <FORMAT>`: möglich sind: human, json",
            ],
        ),
        (
            &["check", "--select", "move.ilegal"],
            [
                "no es una regla; ¿quiso decir `move.illegal`?",
                "ce n'est pas une règle\u{a0}; vouliez-vous dire `move.illegal`\u{a0}?",
                "das ist keine Regel; war `move.illegal` gemeint?",
            ],
        ),
        (
            &["check", "--laws", "2015"],
            ["no es una edición de las Leyes", "pas une édition des Règles", "keine Ausgabe der Schachregeln"],
        ),
        (&["check", "--jobs", "x"], ["se espera un número entero", "un nombre entier", "eine ganze Zahl"]),
        (
            &["check", "-q", "-v"],
            ["`--quiet` no se puede usar junto con `--verbose`", "avec `--verbose`", "mit `--verbose`"],
        ),
        (&["convert"], ["falta lo siguiente: `--to <IDIOMA,ESTILO>`", "il manque\u{a0}: `--to", "es fehlt: `--to"]),
        (&["rules", "x"], ["`x` sobra", "`x` est de trop", "`x` ist zu viel"]),
        (&[&sample], ["Para comprobar el archivo: planilla check", "Pour vérifier le fichier", "Die Datei prüfen"]),
    ];
    for (args, expected) in cases {
        for (code, expected) in ["es", "fr", "de"].into_iter().zip(expected) {
            let around = Surroundings { locale: Some(code.to_owned()), ..Surroundings::default() };
            let ran = planilla_with(args, b"", &around);
            assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{args:?}");
            assert!(ran.err.contains(expected), "{args:?}: {expected}: {}", ran.err);
            for english in ["error: the", "Usage", "invalid", "unexpected", "tip:", "For more"] {
                assert!(!ran.err.contains(english), "{args:?}: {}", ran.err);
            }
        }
    }
    let spanish = Surroundings { locale: Some("es".to_owned()), ..Surroundings::default() };
    let whole = "error: no existe el comando `chek`\n\n  sugerencia: ¿quiso decir `check`?\n\n\
                 Uso: planilla [OPCIONES] <COMANDO>\n\nPara más información, escriba `planilla --help`.\n";
    assert_eq!(planilla_with(&["chek"], b"", &spanish).err, whole);
}

#[test]
fn shells_complete_commands_and_options() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let ran = planilla(&["completions", shell]);
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{shell}");
        // Names are offered where the script of a shell has values at all.
        let names: &[&str] =
            if matches!(shell, "bash" | "zsh" | "fish") { &["move.illegal_castling", "2005"] } else { &[] };
        for word in ["explain", "fail-on", "completions"].iter().chain(names) {
            assert!(ran.out.contains(word), "{shell}: {word}");
        }
    }
    let script = planilla(&["completions", "bash"]).out;
    // Without a bash the script is only looked at.
    let Ok(mut bash) = Command::new("bash").arg("-n").stdin(Stdio::piped()).spawn() else {
        let _ = writeln!(std::io::stderr(), "there is no bash here: its script is not tried");
        return;
    };
    bash.stdin.take().expect("it is piped").write_all(script.as_bytes()).expect("bash reads");
    assert!(bash.wait().expect("bash ends").success());
}

#[test]
fn the_manual_has_every_option() {
    let mut pages = 0;
    for command in commands().iter().filter(|command| *command != "help") {
        let help = planilla(&[command, "--help"]).out;
        let page = planilla(&["man", command]).out.replace("\\-", "-");
        assert!(page.contains(&format!("planilla-{command}")), "{page}");
        let options = help.split_whitespace().filter_map(|word| word.strip_prefix("--"));
        let options: BTreeSet<&str> = options.map(|word| word.trim_end_matches(|c: char| !c.is_alphabetic())).collect();
        assert!(options.len() > 8, "{help}");
        for option in options {
            assert!(page.contains(&format!("--{option}")), "{command}: --{option}");
        }
        pages += 1;
    }
    let whole = planilla(&["man"]).out.replace("\\-", "-");
    for command in commands() {
        assert!(whole.contains(&format!("planilla-{command}")), "{command}: {whole}");
    }
    let folder = folder("manual");
    let ran = planilla(&["man", "--out", &folder.display().to_string()]);
    assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (0, "", ""));
    assert_eq!(fs::read_dir(folder).expect("the folder is there").count(), pages + 1);
    let spanish = planilla(&["man", "check", "--messages", "es"]).out;
    assert!(spanish.contains("Comprueba planillas y archivos PGN"), "{spanish}");
    let ran = planilla(&["man", "chek"]);
    assert!(ran.status == 2 && ran.err.contains("not a command; did you mean `check`?"), "{}", ran.err);
}

#[test]
fn help_is_given_in_the_language_asked_for() {
    for args in [["help", "check", "--messages", "de"], ["--messages", "de", "help", "check"]] {
        let ran = planilla(&args);
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{args:?}");
        assert!(ran.out.contains("Aufruf:") || ran.out.contains("Optionen"), "{}", ran.out);
    }
    let ran = planilla(&["help", "laws", "--messages", "tlh"]);
    assert_eq!(ran.status, 2, "{}", ran.err);
}
