//! Fragments are well-formed, whatever stands on the sheet, and say what is not sure.

use super::{game_html, position_html};
use crate::{Checker, Messages, Settings};
use planilla_board::Position;
use roxmltree::{Document, Node};
use std::path::Path;

fn page(game: &[u8], code: &str) -> String {
    let mut checker = Checker::new(Settings { notes: true, ..Settings::default() });
    game_html(&checker.check(game), Messages::of(code).unwrap())
}

/// The elements of a class.
fn of_class<'a>(xml: &'a Document<'_>, class: &'a str) -> impl Iterator<Item = Node<'a, 'a>> {
    xml.descendants().filter(move |node| node.attribute("class").is_some_and(|is| is.split(' ').any(|is| is == class)))
}

fn text(node: Node<'_, '_>) -> String {
    node.descendants().filter(Node::is_text).filter_map(|node| node.text()).collect()
}

const SAMPLE: &[u8] = include_bytes!("../../../../../corpus/sheets/es/laws-2005-sample.sheet");

#[test]
fn a_sheet_with_an_illegal_move() {
    let html = page(SAMPLE, "es");
    let xml = Document::parse(&html).unwrap();
    let [finding] = of_class(&xml, "find").collect::<Vec<_>>()[..] else { panic!("{html}") };
    let said = text(finding);
    assert!(said.starts_with("error: la dama no llega a d5: el peón de d4 está en el camino → "), "{said}");
    assert!(said.contains("Dxd4") && said.contains("Leyes de 2005, 3.5"), "{said}");
    // The board that is seen is that of the illegal move, with the square and the man in its way marked.
    let opened = xml.descendants().find(|node| node.attribute("checked").is_some()).unwrap();
    let view = opened.next_siblings().find(|node| node.attribute("class") == Some("view")).unwrap();
    let marked = |class| view.descendants().filter(|node| node.attribute("class") == Some(class)).count();
    assert_eq!((marked("error"), marked("warning")), (1, 1));
    assert!(
        text(view).contains("5. Dxd5 · la posición anterior · la partida sigue como si se hubiera jugado Dxd4"),
        "{}",
        text(view)
    );
    assert!(text(of_class(&xml, "view").last().unwrap()).contains("depende de lo que se supuso en la jugada 5"));
}

#[test]
fn every_label_has_its_button_and_every_id_is_there_once() {
    let html = page(SAMPLE, "en");
    let xml = Document::parse(&html).unwrap();
    let mut ids: Vec<&str> = xml.descendants().filter_map(|node| node.attribute("id")).collect();
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count);
    let labels: Vec<&str> = xml.descendants().filter_map(|node| node.attribute("for")).collect();
    assert_eq!(labels.len(), 22, "21 half-moves and the start");
    assert!(labels.iter().all(|label| ids.contains(label)));
    let uses = xml.descendants().filter_map(|node| node.attribute("href"));
    assert!(uses.into_iter().all(|href| ids.contains(&href.trim_start_matches('#'))));
    assert_eq!(html, page(SAMPLE, "en"));
    let prefix = |html: &str| html.split("name=\"").nth(1).unwrap()[..9].to_owned();
    assert_ne!(prefix(&html), prefix(&page(b"1.e4 e5", "en")));
}

#[test]
fn nothing_written_gets_out_of_its_place() {
    let evil = "<script>alert(1)</script>\"' onload=x </style>&amp;";
    let games = [
        format!(
            "[White \"{}\"]\n[Black \"b</title>\"]\n[Event \"<img src=x>\"]\n\n1. e4 {{{evil}}} <b>e5</b> 2. Nf3 ($1 <i>) *",
            evil.replace('"', "\\\"")
        ),
        format!("white: {evil}\nlaws: <u>\nresult: {evil}\n\n1.e4 <script> 2.\"Nf3\" 'x' `Nc6` ]]> \u{202E}"),
        format!("[Variant \"{}\"]\n\n1. e4 *", evil.replace('"', "")),
        format!("[FEN \"{}\"]\n\n1. e4 *", evil.replace('"', "")),
    ];
    for game in games {
        for code in ["en", "es"] {
            let html = page(game.as_bytes(), code);
            let xml = Document::parse(&html).unwrap_or_else(|error| panic!("{error}: {html}"));
            for node in xml.descendants().filter(Node::is_element) {
                let known = [
                    "div", "style", "p", "span", "bdi", "b", "small", "code", "table", "thead", "tbody", "tr", "th",
                    "td", "input", "label", "svg", "defs", "g", "path", "circle", "rect", "text", "use",
                ];
                assert!(known.contains(&node.tag_name().name()), "{}", node.tag_name().name());
                assert!(node.attributes().all(|attribute| !attribute.name().starts_with("on")), "{html}");
            }
            assert!(!html.contains("<script") && html.matches("</style>").count() == 1);
        }
    }
}

#[test]
fn every_sheet_of_the_corpus_makes_a_sound_page() {
    let mut sheets = 0;
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "sheet" || ending == "pgn") {
                sheets += 1;
                for code in ["en", "es"] {
                    let html = page(&std::fs::read(&path).unwrap(), code);
                    let xml = Document::parse(&html).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                    let opened = xml.descendants().filter(|node| node.attribute("checked").is_some()).count();
                    assert!(opened == usize::from(html.contains("game boards")), "{}", path.display());
                }
            }
        }
    }
    assert!(sheets > 20, "{sheets}");
}

#[test]
fn what_is_not_sure_says_so() {
    let html = page(b"lang: en\n1.d4 d5 2.Nf3 Nf6 3.Nd2 e6 4.e3 e5", "en");
    let xml = Document::parse(&html).unwrap();
    let views: Vec<String> = of_class(&xml, "view").map(text).collect();
    assert!(views[5].contains("3. Nd2 · the last sure position: nothing settles what was played"), "{}", views[5]);
    assert_eq!(views.iter().filter(|view| view.contains("the last sure position")).count(), 4);
    let html = page(b"lang: en\n1.e4 e5 2.Kd5 Ra4 3.Bb7 Kc1", "en");
    let xml = Document::parse(&html).unwrap();
    let last = of_class(&xml, "view").map(text).last().unwrap();
    assert!(last.contains("Kc1 · the last position reached"), "{last}");
}

#[test]
fn a_refused_game_has_no_board_and_says_why() {
    let html = page(b"[Variant \"Atomic\"]\n\n1. e4 e5 *", "en");
    let xml = Document::parse(&html).unwrap();
    assert_eq!((of_class(&xml, "view").count(), of_class(&xml, "cell").count()), (0, 2));
    assert!(text(of_class(&xml, "find").next().unwrap()).contains("a game of Atomic, not of chess"));
}

#[test]
fn comments_and_headings_are_shown() {
    let pgn = b"[White \"Roe, A\"]\n[Black \"?\"]\n[Date \"2024.??.??\"]\n[Round \"3\"]\n\n1. e4 { [%clk 0:05:00] best by test } e5 {[%clk 0:05:00]} (1... c5 {no}) 1-0";
    let html = page(pgn, "en");
    let xml = Document::parse(&html).unwrap();
    let title = text(of_class(&xml, "title").next().unwrap());
    assert_eq!(title, "Roe, A – Black 1-0");
    let about = text(of_class(&xml, "about").next().unwrap());
    assert!(about.starts_with("2024round 3Laws of "), "{about}");
    let remarks: Vec<String> = xml.descendants().filter(|node| node.has_tag_name("bdi")).map(text).collect();
    assert_eq!(remarks, ["Roe, A", "e4", "e4", "e5", "e5", "best by test"]);
}

#[test]
fn a_game_is_light_enough() {
    let shuffle = |moves: usize| {
        let pair = |number: usize| format!("{number}. {} ", ["Nf3 Nf6", "Ng1 Ng8"][(number + 1) % 2]);
        (1..=moves).map(pair).collect::<Vec<_>>().concat() + "*"
    };
    let html = page(shuffle(40).as_bytes(), "en");
    // All 32 men on 81 boards.
    assert!(html.len() < 160_000, "{}", html.len());
    let html = page(shuffle(400).as_bytes(), "en");
    let xml = Document::parse(&html).unwrap();
    assert_eq!((of_class(&xml, "view").count(), of_class(&xml, "cell").count()), (601, 200));
    assert!(html.contains("the first 600 entries"));
}

#[test]
fn a_position_in_words() {
    let position = Position::from_fen("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1").unwrap();
    let html = position_html(&position, Messages::of("es").unwrap());
    let xml = Document::parse(&html).unwrap();
    let said = text(of_class(&xml, "said").next().unwrap());
    assert!(said.starts_with("juegan las negras; jaque mateninguna jugada legal"), "{said}");
    assert!(said.contains("las blancas pueden dar mate: las negras están en jaque mate"), "{said}");
}
