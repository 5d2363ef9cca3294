use super::*;
use crate::language::{LANGUAGES, claim_word};

/// A claim in short: what, who, where, with which move, what became of it.
fn short(text: &str) -> String {
    match read_claim(text) {
        Err(fault) => format!("! {}", fault.span.of(text)),
        Ok(None) => "none".to_owned(),
        Ok(Some(claim)) => {
            let of = |span: Option<Span>, sign: &str| span.map(|span| format!("{sign}{}", span.of(text)));
            let of_player = claim.point_of.map(|color| format!(" of {color:?}")).unwrap_or_default();
            let point = claim.point.map(|(place, span)| format!("{place:?} {}{of_player}", span.of(text)));
            let parts = [
                claim.kind.map(|kind| kind.as_str().to_owned()),
                claim.player.map(|player| format!("{player:?}")),
                point,
                of(claim.made, "made "),
                of(claim.intended, "with ").map(|with| with + &of(claim.numbered, " of ").unwrap_or_default()),
                (claim.outcome != ClaimOutcome::Open).then(|| claim.outcome.as_str().to_owned()),
                claim.touched.then(|| "touched".to_owned()),
                of(claim.penalty, "penalty "),
            ];
            parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
        }
    }
}

#[test]
fn claims_as_they_are_written() {
    for (text, expected) in [
        ("threefold", "threefold"),
        ("threefold, white, 20b", "threefold, White, At 20b"),
        ("threefold by White after 20...", "threefold, White, After 20..."),
        ("white claims a draw by repetition after 20...", "threefold, White, After 20..."),
        ("threefold; white; after 21.h3", "threefold, White, After 21., made h3"),
        ("threefold; white; after 21. h3", "threefold, White, After 21., made h3"),
        ("50 moves, move 31, with Ra2, rejected", "fifty, At 31, with Ra2, rejected"),
        ("fifty, with 31.Ra2", "fifty, with Ra2 of 31."),
        ("fifty, with 31...Ra2 (accepted)", "fifty, with Ra2 of 31..., accepted"),
        ("fifty, 30b, with 31. Ra2", "fifty, At 30b, with Ra2 of 31."),
        ("fifty, 31. Ra2", "fifty, with Ra2 of 31."),
        ("threefold with 0-0", "threefold, with 0-0"),
        ("threefold with 12.0-0", "threefold, with 0-0 of 12."),
        ("threefold with exd6 e.p., rejected", "threefold, with exd6 e.p., rejected"),
        ("threefold 20 black", "threefold, Black, At 20"),
        ("threefold w 20...", "threefold, White, At 20..."),
        ("threefold at 20. ...", "threefold, At 20. ..."),
        ("fivefold", "fivefold"),
        ("75-move rule, black, ply 151", "seventyfive, Black, At ply 151"),
        ("no_effort, white, 60b", "no_effort, White, At 60b"),
        ("opponent cannot win by normal means", "! opponent"),
        ("cannot win by normal means, Black", "no_normal_means, Black"),
        ("repetition, after touching a piece, white", "threefold, White, touched"),
        ("white", "White"),
        ("end, repetition", "threefold, At end"),
        ("repetition after start", "threefold, After start"),
        ("reclaman tablas las negras por triple repetición, con Tb1", "threefold, Black, with Tb1"),
        ("regla de los 50 movimientos, blancas, tras 40..., admitida", "fifty, White, After 40..., accepted"),
        ("repetición, negras, jugada 31, rechazada", "threefold, Black, At 31, rejected"),
        ("Schwarz reklamiert Remis wegen dreifacher", "! dreifacher"),
        ("9.2.2, white, after 4...", "threefold, White, After 4..."),
        ("9.2b, 9.2.1", "threefold"),
        ("9.3b, 9.3.2, black", "fifty, Black"),
        ("threefold, tras la jugada 4 de las negras", "threefold, After 4 of Black"),
        ("threefold, after Black's move 4", "threefold, After 4 of Black"),
        ("triple répétition, après le coup 4 des Noirs", "threefold, After 4 of Black"),
        ("dreifach, nach dem 4. Zug von Schwarz", "threefold, After 4 of Black"),
        ("dreifach, Weiß, im 5. Zug", "threefold, White, At 5"),
        ("Weiß hat Remis reklamiert nach Artikel 9.2, vom Schiedsrichter abgelehnt", "threefold, White, rejected"),
        ("wegen dreimaliger Stellungswiederholung, vom Schiedsrichter anerkannt", "threefold, accepted"),
        ("han reclamado tablas las negras, 3ª repetición, rechazada por el árbitro", "threefold, Black, rejected"),
        ("piden tablas las blancas al amparo del artículo 9.3", "fifty, White"),
        ("les Noirs revendiquent la nulle, annoncent Cg8, refusée par l'arbitre", "Black, with Cg8, rejected"),
        ("third repetition, writing 5.Nf3, wrong", "threefold, with Nf3 of 5., rejected"),
        ("Schwarz reklamiert Remis, dreifache Stellungswiederholung nach 20.", "threefold, Black, After 20."),
        ("50-Züge-Regel, Weiß, mit Ta2, abgelehnt", "fifty, White, with Ta2, rejected"),
        ("demande de nulle des Noirs, triple répétition, après 20", "threefold, Black, After 20"),
        ("les Blancs réclament la nulle par répétition avec Ta2, acceptée", "threefold, White, with Ta2, accepted"),
    ] {
        assert_eq!(short(text), expected, "{text}");
    }
}

#[test]
fn announced_moves_players_and_times_in_more_words() {
    for (text, expected) in [
        // The move that is announced, before its word or behind it.
        ("Weiß, Sf3 angekündigt", "White, with Sf3"),
        ("Weiß reklamiert Remis, kündigt Sf3 an", "White, with Sf3"),
        ("Remis reklamiert. Sf3 wurde angekündigt", "with Sf3"),
        ("Weiß, 5.Sf3 angekündigt", "White, with Sf3 of 5."),
        ("blancas, anuncia Cf3", "White, with Cf3"),
        ("las blancas reclaman tablas y anuncian Cf3", "White, with Cf3"),
        ("Cf3 anunciada, blancas", "White, with Cf3"),
        ("white, announces Nf3", "White, with Nf3"),
        ("white, Nf3 announced, rejected", "White, with Nf3, rejected"),
        ("blancs, annonce Cf3", "White, with Cf3"),
        ("les Blancs, Cf3 annoncé", "White, with Cf3"),
        ("threefold, 0-0 announced", "threefold, with 0-0"),
        // Who claims, in more words.
        ("repetición, el conductor de las negras", "threefold, Black"),
        ("triple repetición, el jugador con las piezas negras", "threefold, Black"),
        ("threefold, by the player with the black pieces", "threefold, Black"),
        ("dreifach, der Spieler mit den schwarzen Steinen", "threefold, Black"),
        ("triple répétition, le joueur des Noirs", "threefold, Black"),
        // The time that it costs.
        ("threefold, white, rejected, 3 minutes for Black", "threefold, White, rejected, penalty 3 minutes for Black"),
        (
            "repetición, blancas, rechazada, 3 minutos a las negras",
            "threefold, White, rejected, penalty 3 minutos a las negras",
        ),
        (
            "dreifach, Weiß, abgelehnt, 3 Minuten für Schwarz",
            "threefold, White, rejected, penalty 3 Minuten für Schwarz",
        ),
        (
            "triple répétition, blancs, refusée, 3 minutes aux noirs",
            "threefold, White, rejected, penalty 3 minutes aux noirs",
        ),
        (
            "threefold, white, rejected, Black gets 3 minutes",
            "threefold, White, rejected, penalty Black gets 3 minutes",
        ),
        ("threefold, white, rejected, black +3", "threefold, White, rejected, penalty black +3"),
        ("threefold, rejected, 3 minutes", "! threefold, rejected, 3 minutes"),
        ("the arbiter said no, white", "! said no"),
    ] {
        assert_eq!(short(text), expected, "{text}");
    }
}

#[test]
fn nothing_claimed_and_faults() {
    for (text, expected) in [
        ("none", "none"),
        ("", "none"),
        ("-", "none"),
        ("?", "none"),
        ("threefold fifty", "! fifty"),
        ("threefold, white, black", "! black"),
        ("threefold, accepted, rejected", "! rejected"),
        ("threefold, 20b, 21w", "! 21w"),
        ("threefold, hunger", "! hunger"),
        ("threefold, 20x", "! 20x"),
        ("threefold with", "! threefold with"),
        ("threefold after", "! threefold after"),
        ("none, threefold", "! none, threefold"),
    ] {
        assert_eq!(short(text), expected, "{text}");
    }
}

#[test]
fn claims_amid_moves() {
    for (rest, phrase) in [
        ("reclama tablas 5.e4", "reclama tablas"),
        ("claims draw\n5.e4", "claims draw"),
        ("White claims a draw by repetition 5.e4", "White claims a draw by repetition"),
        ("remis reklamiert", "remis reklamiert"),
        ("draw claimed by White. 1/2", "draw claimed by White"),
        ("claims draw with Ng8 5.e4", "claims draw with Ng8"),
        ("claims draw with", "claims draw with"),
        // What is said behind it belongs to it, understood or not.
        ("White claims a draw because threefold", "White claims a draw because threefold"),
        (
            "Schwarz reklamiert Remis, weil die Stellung dreimal da war",
            "Schwarz reklamiert Remis, weil die Stellung dreimal da war",
        ),
        ("claims a draw. The arbiter said no; 1/2-1/2", "claims a draw. The arbiter said no"),
        ("claims a draw xyz 5.e4 e5", "claims a draw xyz"),
        ("claims a draw xyz e4 e5", "claims a draw xyz"),
        ("claims a draw xyz 0-0", "claims a draw xyz"),
        ("claims a draw xyz (=)", "claims a draw xyz"),
        ("claims a draw, so 5 e4", "claims a draw, so"),
        ("claims a draw for the 3rd time\n5.e4", "claims a draw for the 3rd time"),
        ("claims a draw under 9.2c", "claims a draw under 9.2c"),
        ("claims a draw, White resigns", "claims a draw"),
        ("claims a draw, White wins", "claims a draw"),
        ("Weiß reklamiert Remis, Sf3 angekündigt", "Weiß reklamiert Remis, Sf3 angekündigt"),
        ("Weiß reklamiert Remis, 5.Sf3 wurde angekündigt 5...e5", "Weiß reklamiert Remis, 5.Sf3 wurde angekündigt"),
        ("claims a draw Nf3 Nf6", "claims a draw"),
        ("reclaman tablas, 3 minutos a las negras, 5.e4", "reclaman tablas, 3 minutos a las negras"),
        ("claims a draw, 1:29:30", "claims a draw"),
        ("el conductor de las negras reclama tablas 5.e4", "el conductor de las negras reclama tablas"),
        ("the player with the black pieces claims a draw", "the player with the black pieces claims a draw"),
        (
            "der Spieler mit den schwarzen Steinen reklamiert Remis",
            "der Spieler mit den schwarzen Steinen reklamiert Remis",
        ),
        ("le joueur des Noirs réclame la nulle", "le joueur des Noirs réclame la nulle"),
        ("les Blancs demandent la nulle, rejetée", "les Blancs demandent la nulle, rejetée"),
        ("claim", "claim"),
        ("reclaman tablas (triple repetición) 5.e4", "reclaman tablas (triple repetición)"),
        ("claims draw (5.e4)", "claims draw"),
        ("claims draw) 5.e4", "claims draw"),
        ("claims after 20", "claims after 20"),
        (
            "reclama tablas por triple repetición en la jugada 5 1/2-1/2",
            "reclama tablas por triple repetición en la jugada 5",
        ),
        (
            "White claims a draw by threefold repetition on move 5\n6.e4",
            "White claims a draw by threefold repetition on move 5",
        ),
        ("Remisantrag von Weiß nach 4...Sg8 1/2", "Remisantrag von Weiß nach 4...Sg8"),
        (
            "les Blancs réclament la nulle par triple répétition de la position 5.e4",
            "les Blancs réclament la nulle par triple répétition de la position",
        ),
        ("Weiß reklamiert Remis im 5. Zug 1/2", "Weiß reklamiert Remis im 5. Zug"),
        ("réclame la nulle au 5e coup 5.e4", "réclame la nulle au 5e coup"),
        ("claims draw on move 5. e4", "claims draw on move 5."),
    ] {
        assert_eq!(claim_phrase(rest).map(|length| &rest[..length]), Some(phrase), "{rest}");
    }
    for rest in [
        "the",
        "de",
        "el conductor",
        "por la de el que y en claims",
        "a 5.e4",
        "draw",
        "draw?",
        "White",
        "White wins",
        "e4",
        "by repetition",
        "",
        "tablas por acuerdo",
        "with Ra2 claims",
    ] {
        assert_eq!(claim_phrase(rest), None, "{rest}");
    }
}

#[test]
fn every_phrase_is_read_and_nothing_breaks() {
    let mut words = vec!["20b", "31.Ra2", "…", "ply", "w", "0-0", "ä", "\u{301}", "(", "White", "99999999999999999999"];
    for language in LANGUAGES {
        for (word, list) in language.words.claims {
            for text in *list {
                assert_eq!(claim_word(text).map(|(length, _)| length), Some(text.len()), "{text}");
                let plain = matches!(word, ClaimWord::Kind(_) | ClaimWord::Outcome(_) | ClaimWord::Say);
                assert!(!plain || read_claim(text).is_ok(), "{text}");
                words.push(text);
            }
        }
    }
    // Any two and three of them, and cut anywhere.
    for (at, first) in words.iter().enumerate() {
        for (step, second) in words.iter().enumerate().skip(at % 11).step_by(11) {
            let third = words[(at * 7 + step * 13) % words.len()];
            let text = format!("{first} {second},{third}");
            for end in (0..=text.len()).filter(|end| text.is_char_boundary(*end)).step_by(3) {
                let _ = read_claim(&text[..end]);
                if let Some(length) = claim_phrase(&text[..end]) {
                    assert!(read_claim(&text[..length]).is_ok() || length > 0);
                }
            }
        }
    }
}

#[test]
fn rules_named_behind_words_of_a_point() {
    for text in [
        "reklamiert Remis nach der 50-Züge-Regel",
        "Weiß reklamiert Remis nach der Fünfzig-Züge-Regel",
        "fordert Remis nach 50 Zügen",
        "claims a draw after the fifty move rule",
        "White claims a draw according to the 50 moves rule",
        "reclama tablas tras 50 jugadas sin captura",
        "reclama tablas conforme a la regla de los cincuenta movimientos",
        "réclame la nulle d'après la règle des 50 coups",
        "réclame la nulle après 50 coups",
    ] {
        let claim = read_claim(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}")).unwrap();
        assert_eq!((claim.kind, claim.point), (Some(ClaimKind::Fifty), None), "{text}");
        assert_eq!(claim_phrase(text), Some(text.len()), "{text}");
    }
    let text = "Remis beantragt nach dreimaliger Stellungswiederholung";
    assert_eq!(read_claim(text).unwrap().unwrap().kind, Some(ClaimKind::Threefold));
}
