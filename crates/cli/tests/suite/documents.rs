use crate::program::{planilla, planilla_with, root, sample};
use planilla::RULES;
use planilla::docs::{rule_file, rules_markdown, written_page};
use planilla_cli::Surroundings;
use serde_json::Value;
use std::{env, fs};

/// What is made from the tables stands in `docs/` as it is now. `UPDATE=1` writes it anew.
#[test]
fn documents_are_fresh() {
    let pretty = |schema: &Value| serde_json::to_string_pretty(schema).expect("a schema is JSON") + "\n";
    let mut documents = vec![
        ("docs/languages.md".to_owned(), planilla::docs::languages_markdown()),
        ("docs/laws.md".to_owned(), planilla::docs::laws_markdown("en")),
        ("docs/es/laws.md".to_owned(), planilla::docs::laws_markdown("es")),
        ("docs/messages.md".to_owned(), planilla::docs::messages_markdown(&program_words())),
        ("docs/schema/planilla-1.json".to_owned(), pretty(&planilla::report::schemas())),
        ("docs/schema/sheet-1.json".to_owned(), pretty(&planilla::report::sheet_schema())),
        #[cfg(feature = "export")]
        ("docs/tables.md".to_owned(), planilla_table::tables_markdown()),
    ];
    documents.extend(rule_pages());
    for (name, fresh) in documents {
        let path = root().join(&name);
        let stands = fs::read_to_string(&path).unwrap_or_default();
        if env::var_os("UPDATE").is_some() && stands != fresh {
            fs::create_dir_all(path.parent().expect("it is in a folder")).expect("folders can be made");
            fs::write(&path, &fresh).expect("documents can be written");
            continue;
        }
        assert!(stands == fresh, "{name} is stale: run `UPDATE=1 ./test documents`");
    }
}

/// The pages of the rules and their lists, each with its file.
fn rule_pages() -> Vec<(String, String)> {
    let mut pages = Vec::new();
    for (language, folder) in [("en", "docs/rules"), ("es", "docs/rules/es")] {
        pages.push((format!("{folder}/README.md"), rules_markdown(language)));
        let written = RULES.iter().filter(|rule| written_page(rule, language).is_some());
        pages.extend(written.map(|rule| (format!("{folder}/{}.md", rule.name), rule_file(rule, language))));
    }
    pages
}

/// No page stands there for a rule that is no more, and no way between them leads nowhere.
#[test]
fn rule_pages_are_whole() {
    let pages = rule_pages();
    for folder in ["docs/rules", "docs/rules/es"] {
        for entry in fs::read_dir(root().join(folder)).expect("the folder is there") {
            let name = format!("{folder}/{}", entry.expect("it can be read").file_name().display());
            assert!(name == "docs/rules/es" || pages.iter().any(|(own, _)| *own == name), "{name} is of no rule");
        }
    }
    for (name, page) in &pages {
        for link in page.split("](").skip(1).filter_map(|after| Some(after.split_once(')')?.0)) {
            let target = root().join(name).parent().expect("it is in a folder").join(link);
            assert!(target.is_file(), "{name}: {link}");
        }
    }
}

/// What the program says for itself: its files, by language.
fn program_words() -> [(&'static str, String); 4] {
    ["en", "es", "fr", "de"].map(|code| {
        let file = fs::read_to_string(root().join(format!("crates/cli/src/words/{code}.ftl")));
        (code, file.expect("the words of a language can be read"))
    })
}

/// Every object that the program prints is one of the schema's.
#[test]
fn every_object_is_valid() {
    let schema = planilla::report::schemas();
    let text = "Torneo\nMesa 1\nblancas: Ñ\nfecha: ayer\n\n1.e4 e5 2.Cd2 Rh8 ? x 3.Cf3 De9 tablas";
    let sheet = |args: &[&str]| planilla_with(args, text.as_bytes(), &Surroundings::default());
    let sample = sample();
    let corpus = |name: &str| root().join("corpus/trf").join(name).display().to_string();
    let (report, games, defects) = (corpus("winter-open.trf"), corpus("winter-open.pgn"), corpus("defects.trf"));
    for ran in [
        planilla(&["check", "--notes", "--format", "json", &sample]),
        sheet(&["check", "--notes", "--format", "json", "-"]),
        sheet(&["convert", "--to", "de", "--format", "json", "-"]),
        sheet(&["show", "--at", "start,1b,end", "--format", "json", "-"]),
        planilla(&["show", "--at", "5", "--format", "json", &sample]),
        planilla(&["move", "Qxd5", "--format", "json"]),
        planilla(&["move", "Cf3", "--format", "json"]),
        planilla(&["position", "4k3/8/8/8/8/8/8/4K2R w K -", "--format", "json"]),
        planilla(&["position", "7k/6Q1/6K1/8/8/8/8/8 b - -", "--format", "json"]),
        planilla(&["position", "4k3/8/8/8/8/8/8/4K2R w K -", "--touched", "e1,h1", "--format", "json"]),
        planilla(&["check", "--notes", "--format", "json", "--trf", &report, &games]),
        planilla(&["check", "--notes", "--format", "json", "--trf", &defects]),
        planilla(&["rules", "--format", "json"]),
        planilla(&["explain", "move.illegal", "--format", "json"]),
        planilla(&["languages", "--format", "json"]),
        planilla(&["laws", "--format", "json"]),
        planilla(&["laws", "2014", "--format", "json"]),
        planilla(&["laws", "1997", "2023", "--format", "json"]),
        planilla(&["check", "--notes", "--format", "json", &root().join("corpus/json").display().to_string()]),
        planilla(&["check", "--repair", "--format", "json", &sample]),
        planilla(&["repair", "--best", "2", "--format", "json", &sample]),
        planilla(&["repair", "--format", "json", &sample, &sample]),
    ] {
        for object in ran.objects() {
            let name = object["type"].as_str().expect("each object has a type");
            let fits = valid(&schema, &schema["$defs"][definition(name)], &object);
            assert_eq!(fits, Ok(()), "{object}");
            assert_eq!(valid(&schema, &schema, &object), Ok(()), "{object}");
        }
    }
}

/// The definition of a type of object.
fn definition(name: &str) -> &'static str {
    match name {
        "game" => "GameRow",
        "summary" => "SummaryRow",
        "trf" => "TrfRow",
        "repair" => "RepairRow",
        "move" => "MoveReadRow",
        "position" => "PositionRow",
        "facts" => "FactsRow",
        "conversion" => "ConversionRow",
        "rule" => "RuleRow",
        "language" => "KnownLanguageRow",
        "edition" => "EditionRow",
        "law" => "LawRow",
        "law_difference" => "LawDifferenceRow",
        other => panic!("`{other}` is not in the schema"),
    }
}

/// Whether a value is valid by a schema, of which those words are known that the program's schema uses.
fn valid(root: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    if let Some(name) = schema["$ref"].as_str() {
        return valid(root, root.pointer(&name[1..]).expect("the definition is there"), value);
    }
    for word in ["anyOf", "oneOf"] {
        if let Some(list) = schema[word].as_array()
            && !list.iter().any(|schema| valid(root, schema, value).is_ok())
        {
            return Err(format!("no {word} for {value}"));
        }
    }
    if !schema["const"].is_null() && schema["const"] != *value {
        return Err(format!("{value} is not {}", schema["const"]));
    }
    let is = |name: &str| match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_u64() || value.is_i64(),
        "number" => value.is_number(),
        _ => value.is_null(),
    };
    let kind_fits = match &schema["type"] {
        Value::String(name) => is(name),
        Value::Array(names) => names.iter().filter_map(Value::as_str).any(is),
        _ => true,
    };
    if !kind_fits {
        return Err(format!("{value} is no {}", schema["type"]));
    }
    if let Some(items) = value.as_array().filter(|_| schema["items"].is_object()) {
        items.iter().try_for_each(|item| valid(root, &schema["items"], item))?;
    }
    let Some(fields) = value.as_object().filter(|_| schema["properties"].is_object()) else { return Ok(()) };
    for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        fields.get(name).ok_or_else(|| format!("{name} is missing in {value}"))?;
    }
    for (name, field) in fields {
        match (&schema["properties"][name], &schema["additionalProperties"]) {
            (Value::Null, more @ Value::Object(_)) => valid(root, more, field)?,
            (Value::Null, _) => return Err(format!("{name} is not in the schema")),
            (schema, _) => valid(root, schema, field)?,
        }
    }
    Ok(())
}
