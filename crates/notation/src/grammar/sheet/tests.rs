//! Cases of sheets.

use super::*;
use crate::{Key, first_lost_byte};

fn read(text: &str) -> String {
    let mut score = Score::default();
    parse_sheet(text, &mut score);
    assert_eq!(first_lost_byte(&score, text), None, "{text:?}");
    crate::grammar::shown(&score, text)
}

#[test]
fn the_game_of_the_laws() {
    let text = "1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5 d5 6.exd6 a.p. Cxd6 7Ag5 Cc6 8.De3+ Ae7 9.Cbd2 0-0 \
                10.0-0-0 Te8 11.Rb1(=)";
    let items = "1. e4 e5 2. Cf3 Cf6 3. d4 exd4 4. e5 Ce4 5. Dxd5 d5 6. exd6+a.p. Cxd6 7. Ag5 Cc6 8. De3+ Ae7 \
                 9. Cbd2 0-0 10. 0-0-0 Te8 11. Rb1(=)";
    assert_eq!(read(text), items);
}

#[test]
fn moves() {
    let cases = [
        // Numbers.
        ("3. ... e5 3...e5 3. … e5", "3… e5 3… e5 3… e5"),
        ("1) e4 e5 2: d4 3- c4", "1. e4 e5 2. d4 3. c4"),
        ("e4 e5 Cf3", "e4 e5 Cf3"),
        ("1 - e4 e5\n2 - Nf3 Nc6", "1. e4 e5 2. Nf3 Nc6"),
        ("1 – e4 1 -e4 1- e4 1-e4 1 - ... e5", "1. e4 1. e4 1. e4 1. e4 1… e5"),
        ("1 - 0-0 1 -- e5 1 -\n", "1. 0-0 1. -- e5 1."),
        ("1. - e5 Cf3 - Cf6 2. e4\n- e5 (-)", "1. e5 Cf3 junk Cf6 2. e4 junk e5 ( junk )"),
        ("1|-|e5\n2|d4|-\n-\td4", "1. - e5 2. d4 - - d4"),
        ("1. — e5", "1. — e5"),
        ("e4 e5.2.Cf3", "e4 e5. 2. Cf3"),
        // Times beside the move; no result has two figures behind its colon.
        ("1.e4 0:01 e5 0:02 2.Cf3 1:29:50 Cc6 1:0", "1. e4 @0:01 e5 @0:02 2. Cf3 @1:29:50 Cc6 #1-0"),
        ("1.e4 5' e5 4'30\" 2.Cf3 0h45 Cc6 (0h50)", "1. e4 @5' e5 @4'30\" 2. Cf3 @0h45 Cc6 @(0h50)"),
        ("1h4 h5 2h3 g6", "1. h4 h5 2. h3 g6"),
        ("e4 99:999 e5 0:1", "e4 99:999 e5 #0-1"),
        // Marks beside the move.
        ("exd6 a.p.. Cxd6", "exd6+a.p.. Cxd6"),
        ("Dh5 mate Qh5 ch Cf3 + Ae7 ++", "Dh5+mate Qh5+ch Cf3++ Ae7+++"),
        ("e4 (=) e5 = Cf3 ( = ) d5 tablas?", "e4+(=) e5+= Cf3+(+=+) d5+tablas?"),
        ("exd6\na.p. Cxd6", "exd6+a.p. Cxd6"),
        ("e4 !? e5 !", "e4+!? e5+!"),
        // Spaces inside the move.
        ("0 - 0 O - O - O 0 -0-0", "0+-+0 O+-+O+-+O 0+-0-0"),
        ("0 - 0 0 - 0", "0+-+0 0+-+0"),
        ("e2 - e4 e7 - e5 Cg1 - f3", "e2+-+e4 e7+-+e5 Cg1+-+f3"),
        ("e4 - e5 Cf3 - Cc6", "e4 junk e5 Cf3 junk Cc6"),
        ("e2- e4 e7 -e5", "e2-+e4 e7+-e5"),
        ("e8 = D e8 (D) e8 D exd1 =D a4 D", "e8+=+D e8+(D) e8+D exd1+=D a4 D"),
        ("4. A x c6 d x c6 Ax c6 ♗ xc6+ N x f3", "4. A+x+c6 d+x+c6 Ax+c6 ♗+xc6+ N+x+f3"),
        ("N f3 ♘ f3 P e4, Т : d5", "N+f3 ♘+f3 P+e4, Т+:+d5"),
        ("e4 x d5 Ab5 x c6 Lf3: c6 ex d5", "e4+x+d5 Ab5+x+c6 Lf3: c6 ex+d5"),
        // Columns, and what is no such move.
        ("A  c6 A\tc6 N\nf3 e d5", "A c6 A c6 N f3 e d5"),
        ("A x\nc6 exd5 x c6 Nf3 x", "A x c6 exd5 x c6 Nf3 x"),
        ("N e4e5 N R", "N e4e5 N R"),
        ("enroque corto Kurze Rochade", "enroque+corto Kurze+Rochade"),
        // Gaps.
        ("1. ? e5 2. -- --- ... … ?? ___", "1. ? e5 2. -- --- ... … ?? ___"),
        ("e4 ... d4 ?", "e4 ... d4 ?"),
        // Letters that belong nowhere.
        ("Cgxf3o Cexf3 cxd5o hola .", "Cgxf3o Cexf3 cxd5o hola junk"),
        ("e4, e5; d4 , xx", "e4, e5; d4 junk xx"),
        // Results.
        ("e4 1-0", "e4 #1-0"),
        ("e4 ½-½ e4 1 - 0 e4 1 : 0 e4 0,5-0,5", "e4 #1/2-1/2 e4 #1-0 e4 #1-0 e4 #1/2-1/2"),
        ("e4 0-0 0-0-0 00 000", "e4 0-0 0-0-0 00 000"),
        ("e4 tablas", "e4 #1/2-1/2"),
        ("*", "#*"),
        ("e4 +/-", "e4 #+/-"),
        ("Txf7 abandona", "Txf7 #resigns"),
        ("Txf7 abandonan las negras.", "Txf7 #1-0"),
        ("Txf7 Schwarz gibt auf", "Txf7 #1-0"),
        ("Txf7 Black resigns\nles noirs abandonnent Weiß gibt auf", "Txf7 #1-0 #1-0 #0-1"),
        ("Txf7 tablas por acuerdo", "Txf7 #1/2-1/2"),
        ("Txf7 1-0 (time) Firma", "Txf7 #1-0 Firma"),
        ("Txf7 perdido por tiempo 1-0", "Txf7 {perdido por tiempo} #1-0"),
        ("Txf7 mate 1-0", "Txf7+mate #1-0"),
        ("0-0 mate 5. time", "0-0+mate 5. time"),
        ("Txf7 Remis angeboten", "Txf7+Remis+angeboten"),
        ("Txf7 tablas ofrecidas e5 schlägt Remis vor", "Txf7+tablas+ofrecidas e5+schlägt+Remis+vor"),
        ("Txf7 tablas rechazadas 5.e4", "Txf7 {tablas rechazadas} 5. e4"),
        ("Txf7 draw? declined. e5 (Remis abgelehnt) d4", "Txf7+draw? {declined.} e5 {(Remis abgelehnt)} d4"),
        ("e4 e5 Nf3 White offers a draw Nc6", "e4 e5 Nf3 offer Nc6"),
        ("e4 e5 Nf3 Black offers a draw Nc6", "e4 e5 Nf3 {Black offers a draw} Nc6"),
        ("1... e5 oferta de tablas de las negras 2. Cf3", "1… e5 offer 2. Cf3"),
        ("Cf3 (Weiß bietet Remis an) e5", "Cf3 offer e5"),
        ("Cf3 Schwarz lehnte Remis ab. e5", "Cf3 {Schwarz lehnte Remis ab.} e5"),
        ("Cf3 durch Zeit 0-1", "Cf3 {durch Zeit} #0-1"),
        ("Cf3 pierde por tiempo 0-1", "Cf3 {pierde por tiempo} #0-1"),
        ("Cf3 drapeau tombé 0-1", "Cf3 {drapeau tombé} #0-1"),
        ("1. e 4 e 5 2. N f 3 N c 6 3. d 4 4. e5", "1. e+4 e+5 2. N+f+3 N+c+6 3. d+4 4. e5"),
        ("Txf7 reclama tablas 5.e4", "Txf7 {reclama tablas} 5. e4"),
        ("Txf7 Remis reklamiert. 5.e4", "Txf7 {Remis reklamiert.} 5. e4"),
        ("Txf7 (White claims a draw) Td1", "Txf7 {(White claims a draw)} Td1"),
        ("Txf7 claims draw with Ng8\nTd1 tablas", "Txf7 {claims draw with Ng8} Td1 #1/2-1/2"),
        // Columns, comments, times.
        ("1|e4|e5\n2\td4\td5", "1. e4 e5 2. d4 d5"),
        ("e4 {x} e5 (0:45) d4(1:30)", "e4 {x} e5 @(0:45) d4 @(1:30)"),
        ("e4 (d4 d5) e5 )", "e4 ( d4 d5 ) e5 junk"),
        ("7163 ♘f3 2♘f3", "7163 ♘f3 2. ♘f3"),
    ];
    for (text, items) in cases {
        assert_eq!(read(text), items, "{text:?}");
    }
}

#[test]
fn faults() {
    use ScoreFaultKind::*;
    let cases: [(&str, &[ScoreFaultKind]); 13] = [
        ("e4 1-0", &[]),
        ("e4 1-0 e5 d5", &[AfterResult]),
        ("e4 1-0 0-1", &[AfterResult]),
        ("e4 ½-½ tablas", &[]),
        ("e4 1-0\nFirma: x", &[]),
        ("e4 (e5 1-0) e5", &[]),
        ("[White \"A\"][White \"C\"]\n1.e4", &[RepeatedTag]),
        ("White: A\nBlancas: B\n1.e4", &[RepeatedTag]),
        ("White: A\nWeiß: A\nBlancas:\n1.e4", &[]),
        ("Date: x\n1.e4\n[White \"A\"]\n1.d4\n[Date \"y\"]", &[RepeatedTag]),
        ("Firma: A\nFirma: B\n1.e4", &[]),
        ("[White A]\n1.e4", &[BrokenTag]),
        ("1.e4\n[White A]", &[BrokenTag]),
    ];
    let mut score = Score::default();
    for (text, faults) in cases {
        parse_sheet(text, &mut score);
        assert_eq!(score.faults.iter().map(|fault| fault.kind).collect::<Vec<_>>(), faults, "{text:?}");
        assert_eq!(first_lost_byte(&score, text), None, "{text:?}");
        assert!(!text.contains("White A") || score.tags[0].value.of(text) == "A");
    }
}

#[test]
fn headings() {
    type Tags<'t> = &'t [(Key, &'t str, &'t str)];
    let cases: [(&str, Tags<'_>, &str); 8] = [
        (
            "white: A B\ntime_control: 90+30\n\n1.e4",
            &[(Key::White, "white", "A B"), (Key::TimeControl, "time_control", "90+30")],
            "1. e4",
        ),
        ("Blancas: A  Negras: B\ne4", &[(Key::White, "Blancas", "A"), (Key::Black, "Negras", "B")], "e4"),
        ("[White \"A\"]\n[Date \"2005\"] e4", &[(Key::White, "White", "A"), (Key::Date, "Date", "2005")], "e4"),
        (
            "SHEET\nWeiß:\nNr Weiß Schwarz\n1 e4 e5",
            &[(Key::Other, "", "SHEET"), (Key::White, "Weiß", ""), (Key::Other, "", "Nr Weiß Schwarz")],
            "1. e4 e5",
        ),
        ("Pferd\ne4", &[], "Pferd e4"),
        ("1.e4 e5\nResult: 1-0\n", &[(Key::Result, "Result", "1-0")], "1. e4 e5"),
        ("Mi nota: 9:30\n1.e4", &[(Key::Other, "Mi nota", "9:30")], "1. e4"),
        ("ed: dc:", &[], "ed: dc:"),
    ];
    let mut score = Score::default();
    for (text, expected, items) in cases {
        parse_sheet(text, &mut score);
        let tags: Vec<_> = score.tags.iter().map(|tag| (tag.key, tag.name.of(text), tag.value.of(text))).collect();
        assert_eq!((tags.as_slice(), crate::grammar::shown(&score, text).as_str()), (expected, items), "{text:?}");
        assert_eq!(first_lost_byte(&score, text), None, "{text:?}");
    }
}

#[test]
fn titles() {
    let cases: [(&str, &[&str], &str); 22] = [
        (
            "Campeonato de España 2024\nRonda 3 Tablero 5\n\n1.e4 e5 2.Cf3 Cc6",
            &["Campeonato de España 2024", "Ronda 3 Tablero 5"],
            "1. e4 e5 2. Cf3 Cc6",
        ),
        (
            "Juan Pérez (Club Ajedrez)\nNº Blancas Negras\n1 e4 e5",
            &["Juan Pérez (Club Ajedrez)", "Nº Blancas Negras"],
            "1. e4 e5",
        ),
        ("1. Bundesliga\n12.03.2004\n1.e4", &["1. Bundesliga", "12.03.2004"], "1. e4"),
        ("12 de marzo de 2004\ne4 e5", &["12 de marzo de 2004"], "e4 e5"),
        ("Mai 2004\ne4 e5", &["Mai 2004"], "e4 e5"),
        ("Campeonato Nacional\ne4 e5", &["Campeonato Nacional"], "e4 e5"),
        ("Torneo\n\ne4 e5", &["Torneo"], "e4 e5"),
        ("Blancas: A\nLiga 2ª\nNegras: B\n1.e4", &["A", "Liga 2ª", "B"], "1. e4"),
        ("Karpov - Kasparov 1-0\n1.e4", &["Karpov - Kasparov 1-0"], "1. e4"),
        // What may be a move, or is one.
        ("e4 e5\nCf3 Cc6", &[], "e4 e5 Cf3 Cc6"),
        ("1.e4 e5\n2.Cf3", &[], "1. e4 e5 2. Cf3"),
        ("Pferd\ne4", &[], "Pferd e4"),
        ("1. Pferd Springer\n2. Cf3", &[], "1. Pferd Springer 2. Cf3"),
        ("1. Pferd Springer\nCf3", &[], "1. Pferd Springer Cf3"),
        ("P4R P4R\nC3AR", &[], "P4R P4R C3AR"),
        ("1.P4R P4R\n2.C3AR C3AD", &[], "1. P4R P4R 2. C3AR C3AD"),
        ("O-O xyz\n1.e4", &[], "O-O xyz 1. e4"),
        ("Enroque corto\n1.e4", &[], "Enroque+corto 1. e4"),
        ("Cf3 jugada\n1.e4", &[], "Cf3 jugada 1. e4"),
        ("Torneo de Reyes", &[], "Torneo de Reyes"),
        ("Torneo\nilegible ?\ne4", &[], "Torneo ilegible ? e4"),
        ("5254 5755\n1.e4", &[], "5254 5755 1. e4"),
    ];
    let mut score = Score::default();
    for (text, expected, items) in cases {
        parse_sheet(text, &mut score);
        let tags: Vec<_> = score.tags.iter().map(|tag| tag.value.of(text)).collect();
        assert_eq!((tags.as_slice(), crate::grammar::shown(&score, text).as_str()), (expected, items), "{text:?}");
        assert_eq!(first_lost_byte(&score, text), None, "{text:?}");
    }
}

#[test]
fn moves_of_other_systems() {
    let cases = [
        ("1.P-K4 P-K4 2.Kt-KB3", "1. P-K4 P-K4 2. Kt-KB3"),
        ("1P4R P4R 2C3AR", "1. P4R P4R 2. C3AR"),
        ("B-Kt5 ch P-B3 Q ch. K-B1", "B-Kt5+ch P-B3 Q+ch. K-B1"),
        ("F pr C PD pr F P pr P e.p. C pr P", "F+pr+C PD+pr+F P+pr+P+e.p. C+pr+P"),
        ("1. P. 4D P.4D 2 C. 3FR D 4 FR", "1. P.+4D P.4D 2. C.+3FR D+4+FR"),
        ("R(QB1)-Q1 RxP(Kt7) P-Kt8 (Q) ch K-R2", "R(QB1)-Q1 RxP(Kt7) P-Kt8+(Q)+ch K-R2"),
        ("Castles QR Castles Q-K2", "Castles+QR Castles Q-K2"),
        ("1. P. to K. 4th P. to K. 4th 2. P takes P", "1. P.+to+K.+4th P.+to+K.+4th 2. P+takes+P"),
        ("1.5254 5755 2.7163 2836", "1. 5254 5755 2. 7163 2836"),
        ("Eva zwei Eva vier, Eva fünf. 2 Springer Felix drei", "Eva+zwei+Eva+vier, Eva+fünf. 2. Springer+Felix+drei"),
        ("Springer Felix drei Springer Cesar sechs", "Springer+Felix+drei Springer+Cesar+sechs"),
        (
            "Bauer Eva fünf schlägt David sechs en passant Schach",
            "Bauer+Eva+fünf+schlägt+David+sechs+en+passant+Schach",
        ),
        ("Kurze Rochade Schach\nEva acht Dame\nmatt", "Kurze+Rochade+Schach Eva+acht+Dame+matt"),
        // None of these is such a move.
        ("P R x Rd1 e5 - R4", "P R x Rd1 e5 junk R4"),
        ("Nf3 (Q) e4 Dame", "Nf3 ( Q ) e4 Dame"),
        ("K 4 Q R 5. d4", "K 4. Q R 5. d4"),
    ];
    for (text, items) in cases {
        assert_eq!(read(text), items, "{text}");
    }
}

#[test]
fn lines_that_open_with_a_move_are_no_titles() {
    for text in ["Springer Gustav eins Felix drei\n1. Eva vier", "F pr C\n1. e4", "1.5254 5755 2.7163\n1. e4"] {
        let mut score = Score::default();
        parse_sheet(text, &mut score);
        assert!(score.tags.is_empty(), "{text}");
    }
}
