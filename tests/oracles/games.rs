//! The short ways through a game say what the long one says.

use planilla::{Asked, Checker, Fault, GamesIn, Settings, Severity, Signals, Status};
use planilla_notation::{Input, ItemKind, Score, parse_pgn};

/// A glance that finds a game clean is right: a check finds nothing in it, and the same plies, end and result.
pub fn a_glance_agrees_with_a_check(game: &[u8]) {
    for notes in [false, true] {
        let mut checker = Checker::new(Settings { input: Some(Input::Pgn), notes, ..Settings::default() });
        let Some(clean) = checker.glance(game) else { continue };
        let checked = checker.check(game);
        let shown = String::from_utf8_lossy(game);
        assert!(checked.findings.list.is_empty(), "notes {notes}: {:?}\n{shown}", checked.findings.list);
        assert!(checked.findings.undecided.is_empty(), "{shown}");
        assert!(checked.record.plies.iter().all(|ply| ply.status.is_read()), "{shown}");
        assert_eq!(clean.plies as usize, checked.record.plies.len(), "{shown}");
        assert_eq!(Some(clean.end), checked.record.end, "{shown}");
        assert_eq!(Some(clean.result), checked.record.result.map(|(outcome, _)| outcome), "{shown}");
        what_a_glance_keeps_agrees_with_a_check(game, notes);
    }
}

/// What a glance keeps of a game is what the record of it has.
fn what_a_glance_keeps_agrees_with_a_check(game: &[u8], notes: bool) {
    let settings = Settings { input: Some(Input::Pgn), notes, ..Settings::default() };
    let (mut one, mut other) = (Checker::new(settings.clone()), Checker::new(settings));
    for exact in [false, true] {
        let checked = other.check(game);
        let record = checked.record;
        let all_exact = record.plies.iter().all(|ply| ply.status == Status::Exact);
        let Some(glanced) = one.glance_keeping(game, Asked { comments: true, exact }) else {
            assert!(exact, "{}", String::from_utf8_lossy(game));
            continue;
        };
        let shown = &*glanced.source.text;
        assert!(all_exact || !exact, "{shown}");
        let told: Vec<_> = record.plies.iter().map(|ply| (ply.span, record.told(ply))).collect();
        let kept: Vec<_> = glanced.moves.iter().map(|(span, played)| (Some(*span), Some(*played))).collect();
        assert_eq!(kept, told, "{shown}");
        assert!(checked.comments().eq(glanced.comments.iter().copied()), "{shown}");
        assert_eq!(glanced.tags(), checked.score.tags, "{shown}");
        let (laws, laws_how) = glanced.laws();
        assert_eq!((laws.name, laws_how), (checked.laws.name, checked.laws_how), "{shown}");
        assert_eq!(glanced.clean.start, record.start, "{shown}");
    }
}

/// Whether notes are wanted changes nothing about what is graver: no rule sleeps through a warning.
pub fn notes_add_only_notes(game: &[u8]) {
    let [without, with] = [false, true].map(|notes| {
        let mut checker = Checker::new(Settings { input: Some(Input::Pgn), notes, ..Settings::default() });
        let list = &checker.check(game).findings.list;
        let grave = list.iter().filter(|finding| finding.severity > Severity::Note);
        grave.map(|finding| (finding.rule.name, finding.severity, finding.span)).collect::<Vec<_>>()
    });
    assert_eq!(without, with, "{}", String::from_utf8_lossy(game));
}

/// The games of a file replayed by the letter give the moves that a check gives, and stop where it has a doubt. The
/// iterator and the visitor see the same items.
pub fn games_agree_with_a_check(file: &[u8]) {
    let mut games = GamesIn::new(file);
    let mut checker = Checker::new(Settings { input: Some(Input::Pgn), ..Settings::default() });
    let mut score = Score::default();
    while let Some(mut game) = games.next_game() {
        let shown = game.text().to_owned();
        parse_pgn(&shown, &mut score);
        let items: Vec<_> = game.movetext().collect();
        assert_eq!(items, score.items, "{shown}");
        let tags = game.tags().count();
        assert!(tags <= score.tags.len(), "{shown}");

        let valid = game.validate();
        let (mut moves, mut fault) = (Vec::new(), None);
        match game.moves() {
            Err(refused) => fault = Some(refused),
            Ok(list) => list.for_each(|played| match played {
                Ok(played) => moves.push(played.played),
                Err(stop) => fault = Some(stop),
            }),
        }
        assert_eq!(valid, fault.map_or(Ok(moves.len() as u32), Err), "{shown}");

        let checked = checker.check(game.block().bytes);
        // A number that does not fit may show a move left out, which replay by the letter knows nothing of; and the
        // letters may be of another language.
        let own = checked.language.language.code == "en";
        let doubts = checked.record.signals.any(Signals::MISSING | Signals::NUMBER | Signals::LAST_MAY_BE_RESULT);
        // A tag pair amid the moves counts in a check only.
        let late = score.tags.len() > tags;
        if !own || doubts || late || checked.refused.is_some() || matches!(valid, Err(Fault::Refused(_) | Fault::Utf16))
        {
            continue;
        }
        let played: Vec<_> = checked.record.plies.iter().map_while(|ply| ply.played).take(moves.len()).collect();
        let settled = checked.record.plies.iter().take(moves.len()).all(|ply| ply.status.is_read());
        assert!(settled && played == moves, "{valid:?}\n{shown}");
        if valid.is_ok() {
            let cells = score.items.iter().any(|item| item.kind == ItemKind::VariationStart);
            assert!(cells || checked.record.plies.len() == moves.len(), "{shown}");
        } else {
            let status = checked.record.plies.get(moves.len()).map(|ply| ply.status);
            assert_ne!(status, Some(Status::Exact), "{valid:?}\n{shown}");
        }
    }
}
