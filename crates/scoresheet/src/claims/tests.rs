use crate::{Checker, EditionName, Settings};

const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8";
const ALL: [&str; 8] = ["1997", "2001", "2005", "2009", "2014", "2017", "2018", "2023"];

/// The claims of a sheet in short: who claims at which place, and what comes of it.
fn verdicts(sheet: &str) -> String {
    let mut checker = Checker::new(Settings::default());
    let checked = checker.check(sheet.as_bytes());
    let short = |claim: &crate::Claim| {
        let player = claim.player.map_or("-", |player| if player == planilla_board::Color::White { "w" } else { "b" });
        let place = claim.place.map_or("?".to_owned(), |place| place.to_string());
        format!("{player}{place} {}", claim.verdict.as_str())
    };
    checked.claims().iter().map(short).collect::<Vec<_>>().join(", ")
}

fn in_all(sheet: impl Fn(&str) -> String, expected: [&str; 8]) {
    for (laws, expected) in ALL.into_iter().zip(expected) {
        assert_eq!(verdicts(&sheet(laws)), expected, "{laws}: {}", sheet(laws));
    }
}

#[test]
fn where_a_claim_was_made() {
    let game = format!("1.{SHUFFLE} 3.{SHUFFLE} 5.e4 e5");
    for (claim, expected) in [
        ("threefold, white, after 4...", "w8 right"),
        ("threefold, white, 4b", "w8 right"),
        ("threefold, 4b", "w8 right"),
        ("threefold, after 4...Ng8", "w8 right"),
        ("threefold, after 4...Nf6", "-? undecided"),
        ("threefold, after 4b, white", "w8 right"),
        ("threefold, ply 8", "w8 right"),
        ("threefold, white, move 5", "w8 right"),
        ("threefold, white, after move 4", "w8 right"),
        ("threefold, white, move 4", "w6 wrong"),
        ("threefold, black, move 4", "b7 wrong"),
        ("threefold, white, move 1", "w0 wrong"),
        ("threefold, move 4", "w8 right"),
        // With the move that brings it about.
        ("threefold, black, with 4...Ng8", "b7 right"),
        ("threefold, black, move 4, with Ng8", "b7 right"),
        ("threefold, black, 4b", "b7 right"),
        ("threefold, black, after 4b", "b8 right_lost"),
        ("threefold, black, 4w, with Ng8", "b7 right"),
        ("threefold, black, 4w, with Nh5", "b7 wrong"),
        ("threefold, 4w, with Nxe4", "b7 wrong"),
        ("threefold, white, after 5.e4", "w9 right_lost"),
        ("threefold, white, after 3w", "w5 right_lost"),
        ("threefold, white, 3w", "w4 wrong"),
        ("threefold, black, after 5.e4", "b9 wrong"),
        ("threefold, end", "w10 wrong"),
        ("threefold, start", "w0 wrong"),
        ("threefold, 9b", "-? undecided"),
        ("threefold, with 9.Nf3", "-? undecided"),
        ("threefold, white, with 4...Ng8", "w? undecided"),
        // Nothing says where: it may have been where it was right.
        ("threefold", "-? undecided"),
        ("threefold, black", "b? undecided"),
        ("fifty", "w10 wrong"),
        ("white, 4b", "w8 right"),
        ("4b, touched", "w8 right_lost"),
        ("no_effort, white, 4b", "w8 arbiter"),
        ("none", ""),
    ] {
        assert_eq!(verdicts(&format!("lang: en\nclaim: {claim}\n\n{game}")), expected, "{claim}");
    }
}

#[test]
fn a_claim_at_the_end_needs_no_place() {
    let game = format!("1.{SHUFFLE} 3.{SHUFFLE}");
    for (claim, expected) in [
        ("threefold", "w8 right"),
        ("threefold, white", "w8 right"),
        ("threefold, black", "b7 right"),
        ("threefold, with Ng8", "b7 right"),
        ("threefold, with Nh6", "w8 wrong"),
        ("draw", "w8 right"),
        ("fifty", "w8 wrong"),
    ] {
        let sheet = format!("lang: en\nclaim: {claim}\n\n{game}");
        let expected = if claim.contains("Nh6") { "w8 on_board_only" } else { expected };
        assert_eq!(verdicts(&sheet), expected, "{claim}");
    }
    let pgn = "[Claim \"threefold, white, after 4...\"]\n[Result \"1/2-1/2\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2\n";
    assert_eq!(verdicts(pgn), "w8 right");
}

#[test]
fn claims_amid_the_moves() {
    for (moves, expected) in [
        ("1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8 claims draw", "w8 right"),
        ("1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8 Black claims a draw", "b7 right"),
        ("1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 (claims draw by repetition) Ng8", "b7 wrong"),
        ("1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 claims draw with Ng8", "b7 right"),
        ("1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8 {White claims a draw} 5.e4 e5", "w8 right"),
        ("1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8 5.h3 White claims a draw", "w9 right_lost"),
        ("claims draw 1.Nf3 Nf6", "w0 wrong"),
        ("1.Nf3 Nf6 (1...d5 claims draw) 2.Ng1", ""),
    ] {
        assert_eq!(verdicts(&format!("lang: en\n\n{moves}")), expected, "{moves}");
    }
    for (lang, moves) in [
        ("es", "1.Cf3 Cf6 2.Cg1 Cg8 3.Cf3 Cf6 4.Cg1 Cg8 las blancas reclaman tablas (triple repetición)"),
        ("es", "1.Cf3 Cf6 2.Cg1 Cg8 3.Cf3 Cf6 4.Cg1 Cg8 reclama tablas por repetición"),
        ("de", "1.Sf3 Sf6 2.Sg1 Sg8 3.Sf3 Sf6 4.Sg1 Sg8 Remis reklamiert"),
        ("fr", "1.Cf3 Cf6 2.Cg1 Cg8 3.Cf3 Cf6 4.Cg1 Cg8 les Blancs demandent la nulle"),
    ] {
        assert_eq!(verdicts(&format!("lang: {lang}\n\n{moves}")), "w8 right", "{moves}");
    }
}

#[test]
fn words_that_are_not_understood_stay_words() {
    let game = "1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8";
    for (claim, expected) in [
        ("White claims a draw because of repetition", "w8 right"),
        ("White claims a draw, and the arbiter said no", "w? undecided"),
        ("White claims xyz", "w? undecided"),
        ("the player with the white pieces claims a draw", "w8 right"),
        ("el conductor de las blancas reclama tablas por triple repetición", "w8 right"),
        ("der Spieler mit den weißen Steinen reklamiert Remis", "w8 right"),
        ("le joueur des Blancs réclame la nulle", "w8 right"),
        ("White claims a draw; announces Nf3", "w8 right"),
        ("White claims a draw, Nf3 announced", "w8 right"),
        ("Black claims a draw. Ng8 announced", "b7 right"),
        ("claims a draw with", "-? undecided"),
        ("White claims a draw, rejected, 3 minutes for Black", "w8 right"),
        ("White claims a draw, rejected, 3 minutes", "w? undecided"),
        ("{White claims a draw, I think}", "w? undecided"),
        ("{Black claims the centre}", ""),
    ] {
        let sheet = format!("lang: en\n\n{game}\n{claim}\n");
        assert_eq!(verdicts(&sheet), expected, "{claim}");
        let mut checker = Checker::new(Settings::default());
        let checked = checker.check(sheet.as_bytes());
        assert_eq!(checked.record.plies.len(), 8, "{claim}");
    }
    // Moves that follow are moves.
    let mut checker = Checker::new(Settings::default());
    let sheet = format!("lang: en\n\n{game} White claims a draw, says he 5.e4 e5 6.d4");
    let checked = checker.check(sheet.as_bytes());
    assert_eq!(checked.record.plies.len(), 11);
    let heading = format!("lang: en\nclaim: threefold, white, and hunger\n\n{game}");
    assert_eq!(verdicts(&heading), "w? undecided");
}

#[test]
fn the_same_position_by_edition() {
    // The right to castle is lost after the first.
    let rook = |laws: &str, times: usize| {
        let moves = ["Kf1 Kd8 Ke1 Ke8"; 3][..times].join(" ");
        let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        format!("laws: {laws}\nlang: en\nfen: {fen}\nclaim: threefold, white, end\n\n{moves}")
    };
    in_all(|laws| rook(laws, 2), ["w8 wrong"; 8]);
    in_all(|laws| rook(laws, 3), ["w12 right"; 8]);
    // The king was in check, and could not castle anyway: disputed while the Laws spoke of rights lost for a time.
    let check = |laws: &str| {
        let fen = "4k2r/8/8/8/4R3/8/8/4K3 b k - 0 1";
        let moves = "1...Kf8 2.Rf4+ Ke8 3.Re4+ Kf8 4.Rf4+ Ke8 5.Re4+";
        format!("laws: {laws}\nlang: en\nfen: {fen}\nclaim: threefold, black, end\n\n{moves}")
    };
    let (old, new) = ("b8 disputed", "b8 wrong");
    in_all(check, [old, old, old, new, new, new, new, new]);
    // En passant was possible in the first; with the capturer pinned it never was.
    let en_passant = |laws: &str, fen: &str, moves: &str| {
        format!("laws: {laws}\nlang: en\nfen: {fen}\nclaim: threefold, end\n\n{moves}")
    };
    let open = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";
    let shuffle = "1...d5 2.Kd1 Kd8 3.Ke1 Ke8 4.Kd1 Kd8 5.Ke1 Ke8";
    in_all(|laws| en_passant(laws, open, shuffle), ["w9 wrong"; 8]);
    let pinned = "3rk3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";
    in_all(|laws| en_passant(laws, pinned, "1...d5 2.Kf1 Kf8 3.Ke1 Ke8 4.Kf1 Kf8 5.Ke1 Ke8"), ["w9 wrong"; 8]);
    let pinned = "4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1";
    in_all(|laws| en_passant(laws, pinned, "1...d5 2.Kf1 Kf8 3.Ke1 Kg8 4.Kf1 Kf8 5.Ke1 Kg8"), ["w9 right"; 8]);
}

#[test]
fn a_fifth_time_by_edition() {
    let sheet = |laws: &str, moves: &str| format!("laws: {laws}\nlang: en\nclaim: fivefold, end\n\n{moves}");
    let four = [SHUFFLE; 4].join(" ");
    in_all(|laws| sheet(laws, &four), ["w16 right"; 8]);
    let spread = format!("{SHUFFLE} {SHUFFLE} Nc3 Nc6 Nd5 Nd4 Nc3 Nc6 Nb1 Nb8 {SHUFFLE}");
    let (right, wrong) = ("w20 right", "w20 wrong");
    in_all(|laws| sheet(laws, &spread), [right, right, right, right, wrong, right, right, right]);
    let three = [SHUFFLE; 2].join(" ");
    let (right, wrong) = ("w8 right", "w8 wrong");
    in_all(|laws| sheet(laws, &three), [right, right, right, right, wrong, wrong, wrong, wrong]);
}

#[test]
fn fifty_moves() {
    let sheet = |fen: &str, claim: &str, moves: &str| format!("lang: en\nfen: {fen}\nclaim: {claim}\n\n{moves}");
    let (free, taken) = ("8/8/8/8/8/5k2/8/R3K3 w - - 99 80", "8/8/8/8/8/5k2/r7/R3K3 w - - 99 80");
    for (fen, claim, moves, expected) in [
        (free, "fifty, with 80.Ra2", "80.Ra2", "w0 right"),
        (free, "fifty, with Ra2", "80.Ra2", "w0 right"),
        (free, "fifty, start, with Ra2", "80.Ra2", "w0 right"),
        (taken, "fifty, with 80.Rxa2", "80.Rxa2", "w0 wrong"),
        (free, "fifty, white, start", "80.Ra2", "w0 wrong"),
        (free, "fifty, 80w", "80.Ra2", "b1 right"),
        (free, "fifty, with 80.Rb2", "80.Ra2", "w0 wrong"),
        (free, "75 moves, 80w", "80.Ra2", "b1 wrong"),
        // What is announced may mate or stalemate.
        ("7k/8/6K1/8/8/8/8/R7 w - - 99 80", "fifty, with 80.Ra8#", "80.Ra8#", "w0 right"),
        ("7k/8/6K1/8/8/8/5Q2/8 w - - 99 80", "fifty, with 80.Qf7", "80.Qf7", "w0 right"),
        // The game was over.
        ("7k/8/6K1/8/8/8/8/R7 w - - 99 80", "fifty, after 80.Ra8#", "80.Ra8#", "b1 wrong"),
        ("7k/8/6K1/8/8/8/P7/R7 w - - 100 80", "fifty, with 80.a3", "80.a3", "w0 on_board_only"),
    ] {
        for laws in ALL {
            let sheet = format!("laws: {laws}\n{}", sheet(fen, claim, moves));
            let expected = if claim.starts_with("75") && laws < "2014" { "b1 right" } else { expected };
            assert_eq!(verdicts(&sheet), expected, "{laws} {claim}");
        }
    }
}

#[test]
fn what_is_not_sure_decides_nothing() {
    let game = "1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8";
    let claim = |moves: &str| verdicts(&format!("lang: en\nclaim: threefold, after 4...\n\n{moves}"));
    assert_eq!(claim(game), "w8 right");
    assert_eq!(claim(&game.replace("2.Ng1", "2.Ng2")), "-? undecided");
    assert_eq!(EditionName::ALL.len(), ALL.len());
}

/// What a position is for Article 9.2, told by its FEN: men, turn, rights to castle, and a capture en passant that is legal.
fn identity(position: &planilla_board::Position) -> String {
    let fen = position.to_fen();
    let fields: Vec<&str> = fen.split(' ').take(3).collect();
    format!("{} {:?}", fields.join(" "), position.legal_ep_square())
}

/// Random games of few men: each claim on what stands, and each with the move that was played, is judged as a recount says.
#[test]
fn points_in_words() {
    let moves = "1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8";
    for claim in [
        "threefold, im 5. Zug",
        "threefold, move 5",
        "threefold, tras la jugada 4 de las negras",
        "threefold, after Black's move 4",
        "threefold, nach dem 4. Zug von Schwarz",
    ] {
        let sheet = format!("lang: en\nclaim: {claim}\n\n{moves}");
        let mut checker = Checker::new(Settings::default());
        let claims = checker.check(sheet.as_bytes()).claims();
        let one = (claims[0].place, claims[0].player, claims[0].verdict.as_str());
        assert_eq!(one, (Some(8), Some(planilla_board::Color::White), "right"), "{claim}");
    }
}

#[test]
fn only_so_many_claims_are_judged() {
    let sheet = format!("lang: en\n{}\n1.Nf3 Nf6", "claim: threefold, white, 1b\n".repeat(300));
    let mut checker = Checker::new(Settings::default());
    let checked = checker.check(sheet.as_bytes());
    let verdicts: Vec<&str> = checked.claims().iter().map(|claim| claim.verdict.as_str()).collect();
    assert_eq!((verdicts.len(), verdicts[199], verdicts[200]), (300, "wrong", "undecided"));
    let told = checked.findings.undecided.iter().filter(|one| one.why.id == "claim-too-many").count();
    assert_eq!(told, 1);
}

#[test]
fn random_games_are_judged_as_they_are_recounted() {
    use planilla_board::Position;
    let starts =
        ["4k2r/8/8/8/8/8/8/R3K3 w Qk - 70 1", "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "7k/8/8/8/8/8/8/KQ6 w - - 88 1"];
    let mut seed = 0x9E37_79B9_u64;
    let mut random = move |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    let mut right = 0;
    for game in 0..60 {
        let start = Position::from_fen(starts[game % starts.len()]).unwrap();
        let (mut positions, mut sans) = (vec![start], Vec::new());
        while sans.len() < 40 {
            let last = positions[positions.len() - 1];
            let moves: Vec<_> = last.legal_moves().into_iter().collect();
            // Now and then a player goes back: positions come again.
            let back = positions.len().checked_sub(4).map(|at| identity(&positions[at]));
            let again = moves.iter().find(|one| Some(identity(&last.played(**one))) == back && random(3) > 0);
            let Some(played) = again.or_else(|| moves.get(random(moves.len().max(1)))).copied() else { break };
            sans.push(last.san(played).as_str().to_owned());
            positions.push(last.played(played));
        }
        let count = |until: usize, of: &Position| {
            positions[..=until].iter().filter(|one| identity(one) == identity(of)).count()
        };
        let over = |at: usize| positions[at].state() != planilla_board::State::Ongoing;
        let (mut headings, mut expected) = (String::new(), Vec::new());
        for at in 0..positions.len() {
            let ply = if at == 0 { "start".to_owned() } else { format!("ply {at}") };
            let thrice = count(at, &positions[at]) >= 3;
            headings.push_str(&["claim: threefold, ", &ply, "\nclaim: fifty, ", &ply, "\n"].concat());
            expected.extend([thrice && !over(at), positions[at].halfmove_clock() >= 100 && !over(at)]);
            if let Some(next) = positions.get(at + 1) {
                headings.push_str(&["claim: threefold, ", &ply, ", with ", &sans[at], "\n"].concat());
                expected.push(count(at, next) >= 2 && !over(at));
            }
        }
        let sheet = format!("lang: en\nfen: {}\n{headings}\n{}", start.to_fen(), sans.join(" "));
        let mut checker = Checker::new(Settings::default());
        let checked = checker.check(sheet.as_bytes());
        let claims = checked.claims();
        assert_eq!(claims.len(), expected.len(), "{sheet}");
        for (claim, expected) in claims.iter().zip(&expected) {
            let verdict = claim.verdict.as_str();
            assert_eq!(verdict == "right", *expected, "{} is {verdict}: {sheet}", claim.span.of(&checked.source.text));
            right += usize::from(*expected);
        }
    }
    assert!(right > 300, "{right} claims were right");
}
