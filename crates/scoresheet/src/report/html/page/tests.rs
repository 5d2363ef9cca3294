//! Pages are sound, whatever stands in the games, and hold what they should and no more.

use super::{ReportPage, SCRIPT, STYLE, digest};
use crate::report::Place;
use crate::{Messages, Settings};
use planilla_notation::sniff;
use roxmltree::{Document, Node};

fn page_of(games: &[&[u8]], code: &str, most: usize) -> String {
    let messages = Messages::of(code).unwrap();
    let mut page = ReportPage::new(messages).most_drawn(most);
    let mut painter = page.painter(Settings { notes: true, ..Settings::default() });
    page.add_files(1);
    for (number, game) in (1..).zip(games) {
        let place = Place { file: "round <1>.pgn", game: number, line: 7, offset: 0 };
        page.add(painter.paint(sniff(game), None, game, &place));
    }
    written(&page)
}

fn written(page: &ReportPage) -> String {
    let mut bytes = Vec::new();
    page.write_to(&mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

/// The page as XML: it is written so that it is both, but for its style and script, which the browser reads as they are.
fn with_xml<T>(html: &str, look: impl FnOnce(&Document<'_>) -> T) -> T {
    assert_eq!((html.matches("<script").count(), html.matches("<style").count()), (1, 1));
    let plain = html.replace(SCRIPT, "").replace(STYLE, "");
    let plain = plain.strip_prefix("<!DOCTYPE html>\n").unwrap();
    look(&Document::parse(plain).unwrap_or_else(|error| panic!("{error}: {plain}")))
}

fn text(node: Node<'_, '_>) -> String {
    node.descendants().filter(Node::is_text).filter_map(|node| node.text()).collect()
}

fn find<'a>(xml: &'a Document<'_>, name: &str, class: &str) -> Vec<Node<'a, 'a>> {
    let has = |node: &Node<'_, '_>| class.is_empty() || node.attribute("class").is_some_and(|is| is == class);
    xml.descendants().filter(|node| node.has_tag_name(name) && has(node)).collect()
}

const SAMPLE: &[u8] = include_bytes!("../../../../../../corpus/sheets/es/laws-2005-sample.sheet");
const CLEAN: &[u8] = b"[White \"Roe\"]\n[Black \"Doe\"]\n[Round \"3.1\"]\n[Event \"Open\"]\n\n1. e4 e5 2. Nf3 *";
const WRONG: &[u8] = b"[White \"Poe\"]\n[Black \"Moe\"]\n[Event \"Open\"]\n\n1. e4 e5 2. Ke3 1-0";

#[test]
fn games_that_need_somebody_come_first() {
    let html = page_of(&[CLEAN, WRONG, CLEAN, SAMPLE], "en", 500);
    with_xml(&html, |xml| {
        let order: Vec<&str> = find(xml, "article", "").iter().map(|node| node.attribute("id").unwrap()).collect();
        assert_eq!(order, ["g2", "g4", "g1", "g3"]);
        let rows: Vec<String> = find(xml, "table", "games")[0]
            .descendants()
            .filter(|node| node.has_tag_name("tr") && node.attribute("class").is_none())
            .skip(1)
            .map(text)
            .collect();
        assert_eq!(rows.len(), 4);
        assert!(rows[0].contains("Poe – Moe") && rows[0].contains("2. Ke3"), "{}", rows[0]);
        assert!(rows[2].contains("Roe – Doe") && rows[2].contains("3.1") && rows[2].ends_with("no findings"));
        // Of a sheet that names nobody, the file.
        assert!(rows[1].contains("round <1>.pgn, 4") && rows[1].contains("5. Dxd5"), "{}", rows[1]);
        let numbers: Vec<String> = find(xml, "dl", "numbers")[0].children().map(text).collect();
        assert_eq!(numbers, ["games4", "file1", "✗ errors2", "! warnings0", "games without findings2"]);
        // Every link leads somewhere, and each id is there once.
        let mut ids: Vec<&str> = xml.descendants().filter_map(|node| node.attribute("id")).collect();
        let links = xml.descendants().filter_map(|node| node.attribute("href"));
        assert!(links.into_iter().all(|link| ids.contains(&link.strip_prefix('#').unwrap())));
        ids.sort_unstable();
        let count = ids.len();
        ids.dedup();
        assert_eq!(ids.len(), count);
    });
}

#[test]
fn headings_go_down_one_by_one_and_tables_have_their_scopes() {
    let html = page_of(&[SAMPLE, CLEAN, WRONG], "en", 500);
    with_xml(&html, |xml| {
        let name = |node: &Node<'_, '_>| node.tag_name().name().to_owned();
        let levels: Vec<u32> = xml
            .descendants()
            .filter(Node::is_element)
            .filter_map(|node| name(&node).strip_prefix('h')?.parse().ok())
            .collect();
        assert_eq!(levels[..2], [1, 2]);
        assert!(levels.windows(2).all(|pair| pair[1] <= pair[0] + 1), "{levels:?}");
        assert!(find(xml, "th", "").iter().all(|node| node.attribute("scope").is_some()));
        for node in xml.descendants().filter(|node| node.attribute("role") == Some("img")) {
            assert!(node.attribute("aria-label").is_some_and(|label| !label.is_empty()));
        }
    });
}

#[test]
fn a_game_holds_what_its_steps_need() {
    with_xml(&page_of(&[SAMPLE], "es", 500), |xml| {
        assert_eq!(xml.root_element().attribute("lang"), Some("es"));
        let cells: Vec<_> = find(xml, "td", "").into_iter().filter(|node| node.has_attribute("data-b")).collect();
        assert_eq!(cells.len(), 21);
        assert_eq!(cells[0].attribute("data-b"), Some("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR le2 le4"));
        let fault = cells[8];
        assert!(fault.attribute("data-b").unwrap().ends_with(" ed5 wd4"), "{:?}", fault.attribute("data-b"));
        let said = fault.attribute("data-s").unwrap();
        assert!(
            said.starts_with("ilegal: la dama no llega a d5: el peón de d4 está en el camino · la posición"),
            "{said}"
        );
        assert_eq!((cells[8].attribute("data-r"), cells[9].attribute("data-r")), (None, Some("5")));
        let sheet = find(xml, "div", "sheet")[0];
        assert!(sheet.attribute("data-r5").unwrap().contains("jugada 5"));
        // Without a script, the position of the gravest finding is drawn.
        assert_eq!(fault.attribute("aria-current"), Some("true"));
        let caption = text(find(xml, "figcaption", "")[0]);
        assert!(caption.starts_with("5. Dxd5 ilegal: la dama"), "{caption}");
        let found = text(find(xml, "div", "found")[0]);
        assert!(found.contains("Leyes de 2005, 3.5") && found.contains("Dxd4"), "{found}");
    });
}

#[test]
fn nothing_written_gets_out_of_its_place() {
    let evil = "</script><script>alert(1)</script>\"' onload=x </style>--><!-- &amp; \u{202E}\u{0}\u{1B}[2J";
    let games = [
        format!(
            "[White \"{}\"]\n[Black \"b</title>\"]\n[Event \"<img src=x>\"]\n[Round \"{1}\"]\n\n1. e4 {{{evil}}} <b>e5</b> 2. Nf3 *",
            evil.replace('"', "\\\""),
            evil.replace('"', "")
        ),
        format!("white: {evil}\nround: {evil}\nresult: {evil}\n\n1.e4 </script> 2.\"Nf3\" 'x' `Nc6` ]]> \u{202E}"),
        format!("[Variant \"{}\"]\n\n1. e4 *", evil.replace('"', "")),
    ];
    let games: Vec<&[u8]> = games.iter().map(String::as_bytes).collect();
    for code in Messages::codes() {
        let html = page_of(&games, code, 500);
        assert!(!html.contains(['\u{202E}', '\0', '\u{1B}']));
        with_xml(&html, |xml| {
            for node in xml.descendants().filter(Node::is_element) {
                let name = node.tag_name().name();
                assert!(!matches!(name, "img" | "iframe" | "object" | "link"), "{name}");
                for attribute in node.attributes() {
                    assert!(!attribute.name().starts_with("on") && attribute.name() != "style", "{}", attribute.name());
                    assert!(!matches!(attribute.name(), "src" | "srcset" | "action"));
                }
            }
        });
    }
}

#[test]
fn the_policy_allows_its_own_style_and_script_alone() {
    let html = page_of(&[CLEAN], "en", 500);
    with_xml(&html, |xml| {
        let policy = xml.descendants().find(|node| node.attribute("http-equiv").is_some()).unwrap();
        let expected = format!(
            "default-src 'none'; script-src '{}'; style-src '{}'; base-uri 'none'; form-action 'none'",
            digest(SCRIPT),
            digest(STYLE)
        );
        assert_eq!(policy.attribute("content"), Some(expected.as_str()));
    });
    // Nothing in it could end it early, and nothing names another place.
    for own in [SCRIPT, STYLE] {
        assert!(!own.contains("</") && !own.contains("<!--"));
        assert_eq!(own.replace("http://www.w3.org/2000/svg", "").matches("://").count(), 0);
        assert!(!own.contains("url(") && !own.contains("@import"));
    }
}

#[test]
fn what_is_drawn_and_listed_is_bounded() {
    let mut games = vec![CLEAN; 6];
    games.extend([WRONG, CLEAN, WRONG]);
    let html = page_of(&games, "en", 3);
    with_xml(&html, |xml| {
        let order: Vec<&str> = find(xml, "article", "").iter().map(|node| node.attribute("id").unwrap()).collect();
        assert_eq!(order, ["g7", "g9", "g1"]);
        assert_eq!(find(xml, "a", "").iter().filter(|link| link.attribute("href") == Some("#g2")).count(), 0);
        assert!(text(xml.root_element()).contains("Only 3 games are drawn below, those with findings first"));
    });
    // Games that are not drawn are not even made.
    let mut page = ReportPage::new(Messages::english()).most_drawn(1);
    let mut painter = page.painter(Settings::default());
    let place = Place { file: "a", game: 1, line: 1, offset: 0 };
    let mut paint = |game: &[u8]| painter.paint(sniff(game), None, game, &place);
    page.add(paint(CLEAN));
    assert!(paint(CLEAN).drawn.is_none());
    page.add(paint(WRONG));
    assert!(paint(WRONG).drawn.is_none());
    for _ in 0..super::MOST_LISTED {
        page.add(paint(CLEAN));
    }
    assert!(paint(CLEAN).listed.is_none() && paint(WRONG).listed.is_some());
    page.add(paint(CLEAN));
    assert_eq!((page.summary_row().games, page.summary_row().plies), (5_003, 3 * 5_003));
    let html = written(&page);
    assert!(html.contains("Only 5000 games stand in the table") || html.contains("Only 5,000 games"));
    assert_eq!(html.matches("<article").count(), 1);
    assert!(html.contains("id=\"g2\""), "the one with an error");
}

#[test]
fn what_could_not_be_read_is_said() {
    let mut page = ReportPage::new(Messages::english()).title(Some(" <Round> 1 "));
    page.add_unreadable("a<b>.pdf", "pdf", "");
    page.add_unreadable("c.gz", "damaged", "end </script>");
    page.add_empty("d.pgn");
    page.add_passed_over(2);
    let html = written(&page);
    with_xml(&html, |xml| {
        assert_eq!(text(find(xml, "title", "")[0]), "<Round> 1");
        let unread: Vec<String> = find(xml, "ul", "unread")[0].children().map(text).collect();
        assert_eq!(unread[0], "a<b>.pdf: it is a PDF file");
        assert!(unread[1].starts_with("c.gz: the packed file is damaged (end </script>)"), "{}", unread[1]);
        assert_eq!(unread[2], "d.pgn: there is no game in it");
        let all = text(xml.root_element());
        assert!(all.contains("2 files in folders were passed over") && all.contains("No game was read"));
    });
}

#[test]
fn the_title_is_the_event_of_all_games() {
    let title = |games: &[&[u8]]| with_xml(&page_of(games, "en", 9), |xml| text(find(xml, "h1", "")[0]));
    assert_eq!(title(&[CLEAN, WRONG]), "Open");
    assert_eq!(title(&[CLEAN, SAMPLE]), "Report on 2 games");
    assert_eq!(title(&[SAMPLE]), "Report on one game");
}

#[test]
fn a_refused_game_and_one_without_moves_have_a_part_too() {
    let html = page_of(&[b"[Variant \"Atomic\"]\n\n1. e4 e5 *", b"[White \"A\"]\n\n*"], "en", 9);
    with_xml(&html, |xml| {
        let parts = find(xml, "article", "");
        let boards = |part: &Node<'_, '_>| part.descendants().filter(|node| node.has_tag_name("figure")).count();
        assert_eq!(parts.iter().map(boards).collect::<Vec<_>>(), [0, 1]);
        assert!(text(parts[0]).contains("a game of Atomic"), "{}", text(parts[0]));
        assert!(text(parts[1]).contains("No moves") || text(parts[1]).contains("no moves"));
    });
}

#[test]
fn a_drawn_game_is_light() {
    let pair = |number: usize| format!("{number}. {} ", ["Nf3 Nf6", "Ng1 Ng8"][(number + 1) % 2]);
    let game = (1..=40).map(pair).collect::<String>() + "*";
    let length = |count| page_of(&vec![game.as_bytes(); count], "en", 500).len();
    let each = (length(11) - length(1)) / 10;
    assert!(each < 16_000, "{each}");
}
