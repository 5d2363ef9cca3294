use crate::program::{folder, planilla};
use std::fs;

#[test]
fn a_folder_is_read_in_order_and_the_rest_is_counted() {
    let folder = folder("folder");
    fs::create_dir(folder.join("b")).unwrap();
    fs::write(folder.join("c.txt"), "1.e4 e5 2.Qxe5 Nc6").unwrap();
    fs::write(folder.join("b/a.sheet.gz"), packed("1.d4 d5 2.Qxd5 Nc6")).unwrap();
    fs::write(folder.join("d.csv"), "Nr;Weiß;Schwarz\n1;e4;e5\n2;Sf3;Sc6\n").unwrap();
    fs::write(folder.join("fees.csv"), "Name;Fee\nAnna;12\nJuan;10\n").unwrap();
    fs::write(folder.join("readme.md"), "not a sheet").unwrap();
    fs::write(folder.join(".hidden.txt"), "1.e4 e4").unwrap();
    let ran = planilla(&["check", &folder.display().to_string()]);
    assert_eq!(ran.status, 1);
    let first = ran.out.find("a.sheet.gz:1:").unwrap();
    let second = ran.out.find("c.txt:1:").unwrap();
    assert!(first < second, "{}", ran.out);
    let named = |file: &str| folder.join(file).display().to_string();
    let passed_over = format!("2 files passed over in folders: {}, {} (", named("fees.csv"), named("readme.md"));
    assert!(ran.err.contains(&passed_over), "{}", ran.err);
    assert!(ran.err.ends_with("3 games in 3 files: 2 errors\n"), "{}", ran.err);
}

#[test]
fn what_cannot_be_read_is_said_and_the_rest_is_read() {
    let folder = folder("unreadable");
    let name = |file: &str| folder.join(file).display().to_string();
    fs::write(folder.join("good.txt"), "1.e4 e5").unwrap();
    fs::write(folder.join("sheet.xlsx"), b"PK\x03\x04rest xl/workbook.xml").unwrap();
    let whole = packed("1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Bxh9");
    fs::write(folder.join("cut.gz"), &whole[..whole.len() - 6]).unwrap();
    fs::write(folder.join("empty.txt"), "\n").unwrap();
    let files = ["sheet.xlsx", "goood.txt", "cut.gz", "empty.txt", "good.txt"].map(name);
    let args: Vec<&str> = ["check"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let ran = planilla(&args);
    assert_eq!(ran.status, 2);
    assert!(ran.out.starts_with("error[move.unread]: `Bxh9` is no move"), "what was unpacked is judged: {}", ran.out);
    for expected in [
        "sheet.xlsx: this is a spreadsheet; open it, save the sheet with the moves as CSV",
        "goood.txt: there is no such file or folder; did you mean ",
        "cut.gz: the packed file is damaged",
        "empty.txt: there is no game in it",
    ] {
        assert!(ran.err.contains(expected), "{expected}: {}", ran.err);
    }
    assert!(ran.err.ends_with("2 games in 3 files: 1 error, 3 files could not be read\n"), "{}", ran.err);
}

#[test]
fn a_text_of_several_sheets_is_several_games() {
    let file = folder("several").join("round.txt");
    fs::write(&file, "blancas: A\nnegras: B\n1.e4 e5 2.Cf3 1-0\n\nblancas: C\nnegras: D\n1.d4 d5 2.Dxd5 0-1\n")
        .unwrap();
    let ran = planilla(&["check", &file.display().to_string()]);
    assert!(ran.out.contains("round.txt:7:11\n") && ran.out.contains("= note: game 2, C - D\n"), "{}", ran.out);
    assert_eq!(ran.err, "2 games in 1 file: 1 error\n");
}

#[test]
fn tables_are_found_or_given() {
    let folder = folder("sheets-as-tables");
    let file = folder.join("round.csv").display().to_string();
    fs::write(&file, "Nr;Weiß;Schwarz\n1;e4;e5\n2;Sf3;\n3;Lb5;a6\n4;Lxh9;\n\nNr;Weiß;Schwarz\n1;d4;d5\n2;Dxd5;\n")
        .unwrap();
    let ran = planilla(&["check", &file]);
    assert!(ran.out.contains("error[move.unread]: `Lxh9` is no move\n"), "{}", ran.out);
    assert!(ran.out.contains("round.csv:3:7\n") && ran.out.contains("Black's move 2 is missing"), "{}", ran.out);
    assert!(ran.out.contains("round.csv:9:3\n") && ran.out.contains("= note: game 2\n"), "{}", ran.out);
    assert!(ran.err.starts_with("2 games in 1 file: 2 errors"), "{}", ran.err);
    let told = planilla(&["check", &file, "--input", "table"]);
    assert_eq!((told.status, told.out), (ran.status, ran.out));
    let english = planilla(&["convert", &file, "--to", "en"]);
    assert!(english.out.starts_with("Nr;Weiß;Schwarz\n1;e4;e5\n2;Nf3;\n3;Bb5;a6\n4;Lxh9;\n"), "{}", english.out);
    let wrong = planilla(&["check", &file, "--input", "tabel"]);
    assert!(wrong.status == 2 && wrong.err.contains("auto, pgn, text, table"), "{}", wrong.err);
}

#[test]
fn sheets_as_json_are_found_or_given() {
    let folder = folder("sheets-as-json");
    let file = folder.join("round.jsonl").display().to_string();
    let sheets = "{\"white\": \"Mu\\u00f1oz\", \"lang\": \"es\", \"moves\": [\"e4\", {\"readings\": [{\"text\": \"e5\", \
                  \"probability\": 0.6}, {\"text\": \"c5\", \"probability\": 0.3}]}, \"Dd5\", null]}\n\
                  {\"moves\": [\"e4\", {\"readings\": [{\"text\": \"e5\", \"probability\": NaN}]}, [\"Nf3\"], \"Nc6\"\n\
                  {\"moves\": [\"d4\", \"d5\"]}\n";
    fs::write(&file, sheets).unwrap();
    let ran = planilla(&["check", &file, "--format", "json"]);
    let objects = ran.objects();
    let games: Vec<_> = objects.iter().map(|game| (&game["game"], &game["line"], &game["tags"]["White"])).collect();
    assert_eq!(games[0], (&1.into(), &1.into(), &"Muñoz".into()));
    assert_eq!((objects.len(), games[1].1, games[2].1), (4, &2.into(), &3.into()), "{}", ran.out);
    let found = |game: usize| {
        let list = objects[game]["findings"].as_array().unwrap().iter();
        list.map(|finding| (finding["rule"].as_str().unwrap(), finding["column"].as_u64().unwrap())).collect::<Vec<_>>()
    };
    assert_eq!(found(0), [("move.illegal", 139), ("sheet.unreached", 145)], "{}", ran.out);
    let of_json = |(rule, _): &(&str, u64)| *rule == "text.json";
    assert_eq!(found(1).into_iter().filter(of_json).map(|(_, column)| column).collect::<Vec<_>>(), [1, 62, 70]);
    assert_eq!(found(2), []);
    // Its own output is read again, if it is named.
    fs::write(folder.join("found.json"), &ran.out).unwrap();
    let again = planilla(&["check", &folder.join("found.json").display().to_string(), "--format", "json"]).objects();
    let written = |game: &serde_json::Value| {
        let moves = game["moves"].as_array().unwrap().iter();
        moves.map(|played| (played["written"].clone(), played["uci"].clone())).collect::<Vec<_>>()
    };
    assert_eq!(again.len(), 4);
    assert_eq!(written(&again[0]), written(&objects[0]));
    let all = planilla(&["check", &folder.display().to_string()]);
    assert!(all.err.contains("1 file passed over") && all.err.contains("\n3 games in 1 file:"), "{}", all.err);
    let german = planilla(&["convert", &file, "--to", "de"]);
    assert!(german.out.contains("\"Dd5\""), "what is not read stays: {}", german.out);
    let wrong = planilla(&["check", &file, "--input", "jsn"]);
    assert!(wrong.status == 2 && wrong.err.contains("auto, pgn, text, table, json"), "{}", wrong.err);
}

#[test]
fn encodings_are_found_or_given() {
    let folder = folder("encodings");
    let text = "[White \"Muñoz\"]\n[Result \"*\"]\n\n1. e4 e5 2. Qxe5 *\n";
    let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let with_mark: Vec<u8> = [0xFF, 0xFE].into_iter().chain(wide.iter().copied()).collect();
    let latin: Vec<u8> = text.chars().map(|c| c as u8).collect();
    fs::write(folder.join("mark.pgn"), with_mark).unwrap();
    fs::write(folder.join("wide.pgn"), wide).unwrap();
    fs::write(folder.join("latin.pgn"), latin).unwrap();
    let run = |file: &str, encoding: &str| {
        let file = folder.join(file).display().to_string();
        planilla(&["check", "--format", "json", "--encoding", encoding, "--ignore", "text.encoding", &file])
    };
    for (file, encoding) in [
        ("mark.pgn", "auto"),
        ("wide.pgn", "utf-16le"),
        ("wide.pgn", "auto"),
        ("latin.pgn", "auto"),
        ("latin.pgn", "latin1"),
    ] {
        let ran = run(file, encoding);
        assert_eq!(ran.status, 1, "{file}: {}", ran.err);
        assert_eq!(ran.objects()[0]["tags"]["White"], "Muñoz", "{file}");
        assert_eq!(ran.objects()[0]["findings"][0]["line"], 4, "{file}");
    }
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_and_a_pipe_in_a_folder() {
    let folder = folder("links");
    std::os::unix::fs::symlink("gone.pgn", folder.join("link.pgn")).unwrap();
    std::os::unix::fs::symlink("/dev/null", folder.join("nothing.pgn")).unwrap();
    fs::write(folder.join("good.txt"), "1.e4 e5").unwrap();
    let ran = planilla(&["check", "--messages", "es", &folder.display().to_string()]);
    assert!(ran.err.contains("link.pgn: es un enlace a gone.pgn, que no existe"), "{}", ran.err);
    assert!(ran.err.contains("1 archivo pasado por alto"), "a device is not read: {}", ran.err);
    assert!(ran.status == 2 && ran.err.contains("1 partida en 1 archivo"), "{}", ran.err);
}

#[test]
fn a_long_run_ends_with_what_needs_a_person() {
    let folder = folder("many");
    for game in 0..30 {
        let text = if game % 2 == 0 { "1.e4 e5 2.Nf3 Nc6" } else { "1.e4 e5 2.Qxe5 Nc6" };
        fs::write(folder.join(format!("{game:02}.txt")), text).unwrap();
    }
    fs::write(folder.join("fees.txt"), b"PK\x03\x04rest xl/workbook.xml").unwrap();
    let name = folder.display().to_string();
    let ran = planilla(&["check", &name]);
    for expected in [
        "30 files read and 1 not, or not to the end; 15 games without findings, 15 with findings, 15 of them with errors\n",
        "01.txt:1\n",
        "  and 5 more\n",
        "Most frequent:\n  15 × move.illegal\n",
        "planilla explain move.illegal\n",
        "Not read, or not to the end:\n",
    ] {
        assert!(ran.err.contains(expected), "{expected}: {}", ran.err);
    }
    assert!(ran.err.ends_with("\n30 games in 30 files: 15 errors, 1 file could not be read\n"), "{}", ran.err);
    let objects = planilla(&["check", &name, "--format", "json"]).objects();
    let summary = objects.last().unwrap();
    assert_eq!((&summary["clean"], &summary["unreadable"]), (&15.into(), &1.into()), "{summary}");
    assert_eq!(summary["by_rule"]["move.illegal"], 15, "{summary}");
}

/// A text packed with gzip.
fn packed(text: &str) -> Vec<u8> {
    use std::io::Write;
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packer.write_all(text.as_bytes()).unwrap();
    packer.finish().unwrap()
}
