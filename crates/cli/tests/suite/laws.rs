use crate::program::planilla;

#[test]
fn the_editions() {
    let ran = planilla(&["laws"]);
    assert_eq!(
        (ran.status, ran.err.as_str(), ran.out.lines().next()),
        (
            0,
            "",
            Some("1997  1997-07-01  FIDE Congress of Yerevan 1996; Articles 1-14, Appendices A-F: rapid play B, blitz",)
        )
    );
    let rows = planilla(&["laws", "--format", "json", "--messages", "fr"]).objects();
    let names: Vec<&str> = rows.iter().map(|row| row["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["1997", "2001", "2005", "2009", "2014", "2017", "2018", "2023"]);
    assert_eq!((&rows[5]["in_force"], &rows[5]["until"]), (&"2017-07-01".into(), &"2018-01-01".into()));
    assert!(rows[7]["until"].is_null() && rows[0]["about"].as_str().unwrap().starts_with("congrès"));
}

#[test]
fn what_differs_between_two() {
    let ran = planilla(&["laws", "2017", "2018", "--topic", "clock"]);
    let expected = "\
The Laws of 2017 and those of 2018 differ in 1 of the facts known here

                                          2017                          2018

the clock
who calls the flag in rapid and blitz     the arbiter may (A.4.5)       the arbiter too, if he sees
without adequate supervision                                            it (A.4.5)
";
    assert_eq!(ran.out, expected);
    let ran = planilla(&["laws", "2009", "2014", "--topic", "result", "--messages", "es"]);
    let expected = "\
Las Leyes de 2009 y las de 2014 no difieren en ninguno de los hechos que aquí se conocen

Lo mismo en ambas, en artículos con otro número (2009, 2014):

puntos: victoria 1, tablas ½, derrota 0   11.1                          10 ‡
solo pueden darse esos puntos             11.1                          10 ‡
pueden perder ambos jugadores             12.9                          11.8 ‡

‡ de una fuente secundaria: una lista de cambios, una columna, un manual
";
    assert_eq!(ran.out, expected);
    let rows = planilla(&["laws", "--laws", "2014", "2017", "--format", "json"]).objects();
    let fivefold = rows.iter().find(|row| row["fact"] == "fivefold").unwrap();
    assert_eq!(fivefold["before"]["value"], "consecutive");
    assert_eq!(fivefold["after"]["articles"][0], "9.6.1");
    assert_eq!((&fivefold["renumbered"], &fivefold["before"]["source"]), (&false.into(), &"quoted".into()));
}

#[test]
fn what_one_says_with_marks_of_doubt() {
    let ran = planilla(&["laws", "1997", "--topic", "claim"]);
    assert!(
        ran.out.contains("(9.5) †\n") && ran.out.contains("\n† from recollection: no text of it was read\n"),
        "{}",
        ran.out
    );
    assert!(ran.out.starts_with("\nclaims of a draw\n"), "{}", ran.out);
    let facts = planilla(&["laws", "2023", "--format", "json"]).objects();
    let resigned = facts.iter().find(|row| row["fact"] == "resign_draw_exception").unwrap();
    assert_eq!((&resigned["said"]["value"], &resigned["said"]["source"]), (&"yes".into(), &"read".into()));
}

#[test]
fn what_is_no_edition_or_topic() {
    let ran = planilla(&["laws", "2010"]);
    assert_eq!(ran.status, 2);
    assert!(
        ran.err.contains("did you mean `2009`?") && ran.err.contains("1997 2001 2005 2009 2014 2017 2018 2023"),
        "{}",
        ran.err
    );
    let ran = planilla(&["laws", "2009", "--topic", "ilegal", "--messages", "de"]);
    assert!(
        ran.status == 2 && ran.err.contains("das ist kein Thema der Regeln") && ran.err.contains("illegal"),
        "{}",
        ran.err
    );
    let ran = planilla(&["laws", "2009", "2014", "--laws", "2018"]);
    assert_eq!((ran.status, ran.err.as_str()), (2, "planilla: three editions are named; two can be compared\n"));
}
