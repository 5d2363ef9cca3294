# Die Meldungen auf Deutsch. Je eine Zeile, am Anfang klein (außer Hauptwörtern), ohne Schlusspunkt; Felder und Züge in
# Gravis-Zeichen. Zu einer Figur `$by` gehören `$by-the` (Nominativ), `$by-acc` (Akkusativ, `den Turm`), `$by-a`,
# `$by-acc-a`, `$by-none`, `$by-acc-none`, `$by-into` (`in eine Dame`) und `$by-who`; zu einer Farbe `$color-the`, `$color-of`; zu
# einer Sprache `$language-of` (Genitiv). Sie kommen aus den Attributen der folgenden Einträge.

## Wörter

role-pawn = Bauer
    .the = der Bauer
    .acc = den Bauern
    .a = ein Bauer
    .acc-a = einen Bauern
    .none = kein Bauer
    .acc-none = keinen Bauern
    .into = in einen Bauern
    .who = der
role-knight = Springer
    .the = der Springer
    .acc = den Springer
    .a = ein Springer
    .acc-a = einen Springer
    .none = kein Springer
    .acc-none = keinen Springer
    .into = in einen Springer
    .who = der
role-bishop = Läufer
    .the = der Läufer
    .acc = den Läufer
    .a = ein Läufer
    .acc-a = einen Läufer
    .none = kein Läufer
    .acc-none = keinen Läufer
    .into = in einen Läufer
    .who = der
role-rook = Turm
    .the = der Turm
    .acc = den Turm
    .a = ein Turm
    .acc-a = einen Turm
    .none = kein Turm
    .acc-none = keinen Turm
    .into = in einen Turm
    .who = der
role-queen = Dame
    .the = die Dame
    .acc = die Dame
    .a = eine Dame
    .acc-a = eine Dame
    .none = keine Dame
    .acc-none = keine Dame
    .into = in eine Dame
    .who = die
role-king = König
    .the = der König
    .acc = den König
    .a = ein König
    .acc-a = einen König
    .none = kein König
    .acc-none = keinen König
    .into = in einen König
    .who = der
color-white = weiß
    .the = Weiß
    .of = von Weiß
color-black = schwarz
    .the = Schwarz
    .of = von Schwarz
list-or = { $head } oder { $last }
list-and = { $head } und { $last }
list-comma = { $head }, { $last }
list-others = { $count ->
        [one] ein anderer Zug
       *[other] { $count } andere Züge
    }
list-languages = { $count ->
        [one] eine andere Sprache
       *[other] { $count } andere Sprachen
    }
    .of = { $count ->
        [one] einer anderen Sprache
       *[other] { $count } anderer Sprachen
    }

## Daten, wie `$date` sie zeigt

date-day = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
date-month = { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
date-range = { $first } – { $last }

## Sprachen, nach ihren Codes

language-en = Englisch
    .of = des Englischen
language-es = Spanisch
    .of = des Spanischen
language-fr = Französisch
    .of = des Französischen
language-de = Deutsch
    .of = des Deutschen
language-it = Italienisch
    .of = des Italienischen
language-pt = Portugiesisch
    .of = des Portugiesischen
language-ca = Katalanisch
    .of = des Katalanischen
language-gl = Galicisch
    .of = des Galicischen
language-eu = Baskisch
    .of = des Baskischen
language-ro = Rumänisch
    .of = des Rumänischen
language-nl = Niederländisch
    .of = des Niederländischen
language-af = Afrikaans
    .of = des Afrikaans
language-lb = Luxemburgisch
    .of = des Luxemburgischen
language-da = Dänisch
    .of = des Dänischen
language-nb = Norwegisch (Bokmål)
    .of = des Norwegischen (Bokmål)
language-nn = Norwegisch (Nynorsk)
    .of = des Norwegischen (Nynorsk)
language-sv = Schwedisch
    .of = des Schwedischen
language-is = Isländisch
    .of = des Isländischen
language-fi = Finnisch
    .of = des Finnischen
language-et = Estnisch
    .of = des Estnischen
language-lv = Lettisch
    .of = des Lettischen
language-lt = Litauisch
    .of = des Litauischen
language-pl = Polnisch
    .of = des Polnischen
language-cs = Tschechisch
    .of = des Tschechischen
language-sk = Slowakisch
    .of = des Slowakischen
language-hu = Ungarisch
    .of = des Ungarischen
language-hr = Kroatisch
    .of = des Kroatischen
language-bs = Bosnisch
    .of = des Bosnischen
language-sl = Slowenisch
    .of = des Slowenischen
language-sr-latn = Serbisch (lateinisch)
    .of = des Serbischen (lateinisch)
language-sr-cyrl = Serbisch (kyrillisch)
    .of = des Serbischen (kyrillisch)
language-bg = Bulgarisch
    .of = des Bulgarischen
language-ru = Russisch
    .of = des Russischen
language-uk = Ukrainisch
    .of = des Ukrainischen
language-be = Belarussisch
    .of = des Belarussischen
language-el = Griechisch
    .of = des Griechischen
language-tr = Türkisch
    .of = des Türkischen
language-az = Aserbaidschanisch
    .of = des Aserbaidschanischen
language-hy = Armenisch
    .of = des Armenischen
language-fa = Persisch
    .of = des Persischen
language-hi = Hindi
    .of = des Hindi
language-id = Indonesisch
    .of = des Indonesischen
language-ms = Malaiisch
    .of = des Malaiischen
language-vi = Vietnamesisch
    .of = des Vietnamesischen
language-zh = Chinesisch
    .of = des Chinesischen
language-ja = Japanisch
    .of = des Japanischen
language-ko = Koreanisch
    .of = des Koreanischen
language-eo = Esperanto
    .of = des Esperanto
language-ia = Interlingua
    .of = der Interlingua
language-cy = Walisisch
    .of = des Walisischen
language-gsw = Schweizerdeutsch
    .of = des Schweizerdeutschen
language-figurine = Figurinennotation
    .of = der Figurinennotation
language-iccf = ICCF-Zahlennotation
    .of = der ICCF-Zahlennotation
language-en-descriptive = englische beschreibende Notation
    .of = der englischen beschreibenden Notation
language-es-descriptive = spanische beschreibende Notation
    .of = der spanischen beschreibenden Notation
language-fr-descriptive = französische beschreibende Notation
    .of = der französischen beschreibenden Notation
language-spoken = mündliche Ansage
    .of = der mündlichen Ansage

## Die Schreibweise der Züge

piece-language = `{ $written }` ist nicht mit den Buchstaben { $language-of } geschrieben
piece-language-of = `{ $written }` ist nicht mit den Buchstaben { $language-of } geschrieben, sondern mit denen { $languages-of }
piece-language-pgn = die Figurenbuchstaben sind die { $language-of }; in PGN sind es die englischen
ambiguous-rivals = `{ $written }` passt auf mehr als einen Zug: { $moves }
ambiguous-languages = `{ $written }` ist nicht in allen Sprachen derselbe Zug: { $moves }
ambiguous-unlisted = `{ $written }` passt auf mehr als einen Zug
ambiguous-settled = nur nach einem davon lässt sich dies spielen
hint-spare = `{ $written }` sagt mehr als nötig: `{ $better }` genügt
hint-rank = `{ $written }` nennt die Reihe, wo die Linie genügt: `{ $better }`
capture-mark-missing = `{ $written }` schlägt, hat aber kein Schlagzeichen
capture-mark-false = `{ $written }` hat ein Schlagzeichen, aber auf { $square } wird nichts geschlagen
ep-suffix-missing = `{ $written }` schlägt im Vorbeigehen, sagt es aber nicht
ep-suffix-false = `{ $written }` schlägt nicht im Vorbeigehen
ep-suffix-pgn = `{ $written }` trägt den Vermerk für das Schlagen im Vorbeigehen, den es in PGN nicht gibt
check-mark-missing = `{ $written }` gibt Schach, hat aber kein Schachzeichen
check-mark-false = `{ $written }` gibt kein Schach
check-mark-double = `{ $written }` gibt Doppelschach; in den Schachregeln bedeutet `++` Matt
mate-mark-missing = `{ $written }` setzt matt, hat aber kein Mattzeichen
mate-mark-only-check = `{ $written }` gibt Schach, setzt aber nicht matt
mate-mark-false = `{ $written }` setzt nicht matt und gibt nicht einmal Schach
castling-form = die Rochade schreibt man `{ $better }`, nicht `{ $written }`
castling-form-king = die Rochade schreibt man `{ $better }`, nicht als Königszug `{ $written }`
castling-or-result = `{ $written }` am Ende kann die Rochade sein oder das Ergebnis `0-0`, bei dem beide Spieler verlieren
castling-is-result = `{ $written }` kann hier nicht die Rochade sein: Es wird als das Ergebnis `0-0` gelesen, bei dem beide Spieler verlieren
promotion-unnamed = `{ $written }` sagt nicht, in welche Figur sich der Bauer umwandelt
promotion-unnamed-rivals = `{ $written }` sagt nicht, in welche Figur sich der Bauer umwandelt: { $moves }
promotion-form = diese Umwandlung schreibt man `{ $better }`, nicht `{ $written }`
pawn-letter = ein Bauernzug wird ohne Figurenbuchstaben geschrieben: `{ $better }`, nicht `{ $written }`
pawn-no-file = ein schlagender Bauer wird mit der Linie geschrieben, von der er kommt: `{ $better }`, nicht `{ $written }`
pawn-no-square = ein schlagender Bauer wird mit dem Feld geschrieben, auf das er zieht: `{ $better }`, nicht `{ $written }`
non-algebraic = `{ $written }` ist nicht in algebraischer Notation geschrieben, der einzigen, die die Schachregeln anerkennen
non-algebraic-several = `{ $written }` und { $others ->
        [one] ein weiterer Zug
       *[other] { $others } weitere Züge
    } sind nicht in algebraischer Notation geschrieben, der einzigen, die die Schachregeln anerkennen
long-form = `{ $written }` steht in ausführlicher Notation; die Kurzform ist `{ $better }`
long-form-several = `{ $written }` (kurz `{ $better }`) und { $others ->
        [one] ein weiterer Zug
       *[other] { $others } weitere Züge
    } stehen in ausführlicher Notation
case-decides = `{ $written }` wäre ein anderer Zug, falls ein Großbuchstabe oder eine Figurine verloren ging
case-decides-settled = das Übrige geht auf, wenn `{ $written }` für `{ $better }` steht: Ein Großbuchstabe oder eine Figurine ist vielleicht verloren gegangen

## Das Partieformular

move-number = die Zugnummer `{ $written }` steht, wo `{ $expected }` hingehört{ $others ->
        [0] {""}
        [one] , und die nächste weicht ebenso ab
       *[other] , und die nächsten { $others } weichen ebenso ab
    }
move-number-ahead = die Zugnummer `{ $written }` steht, wo `{ $expected }` hingehört{ $others ->
        [0] {""}
        [one] , und die nächste weicht ebenso ab
       *[other] , und die nächsten { $others } weichen ebenso ab
    }; davor fehlt vielleicht ein Zug
move-number-beside-black = die Nummer `{ $written }` steht beim Zug von Schwarz{ $others ->
        [0] {""}
        [one] , die nächste ebenso
       *[other] , die nächsten { $others } ebenso
    }: Die Spalten sind verschoben, oder zwei Züge stehen in einem Kästchen
move-number-open-white = die Nummer `{ $written }` lässt den Platz von Weiß frei, aber Weiß ist am Zug{ $others ->
        [0] {""}
        [one] ; die nächste ebenso
       *[other] ; die nächsten { $others } ebenso
    }
move-number-left-out = vor Zug { $number } steht keine Nummer{ $others ->
        [0] {""}
        [one] , vor dem nächsten auch nicht
       *[other] , vor den nächsten { $others } auch nicht
    }
two-moves-in-a-cell = `{ $written }` enthält zwei Züge, `{ $first }` und `{ $second }`
two-moves-in-a-field = zwei oder mehr Züge stehen in einem Kästchen der Tabelle, `{ $written }`{ $others ->
        [0] {""}
        [one] , und ebenso in einem weiteren
       *[other] , und ebenso in { $others } weiteren
    }
gap = der { $number }. Zug { $color-of } fehlt
gap-settled = der { $number }. Zug { $color-of } fehlt; nur `{ $better }` passt
gap-rivals = der { $number }. Zug { $color-of } fehlt; es kann { $moves } sein
gap-many = der { $number }. Zug { $color-of } fehlt; { $count } Züge passen
null-move = `{ $written }` ist ein Nullzug, den es im Schach nicht gibt: Kein Spieler darf aussetzen
gap-run = es fehlen { $count } Züge, vom { $number }. Zug { $color-of } an
extra-cell = `{ $written }` gehört zu keinem Zug der Partie
no-moves = nichts in diesem Text ist ein Zug; ein Partieformular hat Züge wie `1. e4 e5`
no-moves-report = das ist ein Turnierbericht (TRF) und keine Partie: Mit `planilla check --trf FILE` prüfen
no-moves-headings = hier stehen Angaben zur Partie und kein Zug
columns-turned = ab Zeile { $number } stehen die Züge von Weiß in der Spalte von Schwarz und die von Schwarz in der von Weiß; sie werden umgedreht gelesen, und der Text bleibt, wie er ist
columns-swapped = die Spalten von Weiß und Schwarz sind vertauscht: andersherum ergeben { $count } der ersten { $of } Züge einen Sinn; berichtigen Sie sie und prüfen Sie erneut; vorher wird nichts beurteilt
rows-descending = die Zeilen stehen in absteigender Folge, von Zug { $last } bis Zug 1; sortieren Sie sie nach der Nummer und prüfen Sie erneut; vorher wird nichts beurteilt
rows-first = hier beginnt die Partie
unreached = { $count ->
        [one] ein Zug wird nicht beurteilt
       *[other] { $count } Züge werden nicht beurteilt
    }, von `{ $written }` an: so weit lässt sich die Partie nicht nachspielen
extraneous-mark = `{ $written }` trägt ein Zeichen, das nicht zum Zug gehört{ $others ->
        [0] {""}
        [one] , und ein weiterer Zug auch
       *[other] , und { $others } weitere auch
    }: Das Partieformular ist für Züge, Zeiten, Angebote, Anträge und andere wesentliche Angaben da
extraneous-analysis = `{ $written }` leitet ein, was nicht gespielt wurde, oder bewertet es{ $others ->
        [0] {""}
        [one] , und eine weitere Stelle auch
       *[other] , und { $others } weitere Stellen auch
    }: Das Partieformular ist für Züge, Zeiten, Angebote, Anträge und andere wesentliche Angaben da
extraneous-offer = `{ $written }` nennt ein Angebot des Spielers, der nicht gerade gezogen hatte: Es wird mit keinem Zug verbunden
extraneous-words = `{ $written }` steht auf dem Formular neben den Zügen{ $others ->
        [0] {""}
        [one] , und noch etwas anderes
       *[other] , und noch { $others } andere Dinge
    }; dorthin gehört es nur, wenn es eine wesentliche Angabe ist
heading-date = das Datum `{ $written }` ist nicht zu verstehen; es gelten die Schachregeln von { $laws }
heading-laws = keine Ausgabe der Schachregeln heißt `{ $written }`; es gelten die Schachregeln von { $laws }
heading-lang = die Sprache `{ $written }` ist nicht bekannt; diese Angabe zählt nicht
heading-result = das Ergebnis `{ $written }` ist nicht zu verstehen
heading-clock = `clock: { $written }` sagt nicht, was die Zeiten neben den Zügen sind: `übrig` und `verbraucht` sagen es
clocks-open-sense = die Zeiten neben den Zügen können Restzeiten oder verbrauchte Zeiten sein: `clock: left` oder `clock: used` sagt es
clocks-open-unit = einige der Zeiten neben den Zügen können Stunden und Minuten sein, oder Minuten und Sekunden
clocks-open-given = die Zeiten neben den Zügen sind verbrauchte Zeiten, und was übrig ist, steht ohne eine bekannte Bedenkzeit nicht fest, oder wo die Zeit mancher Züge fehlt
clock-unread = `{ $written }` nennt keine Zeit einer Uhr: Verlangt sind Stunden, Minuten und Sekunden wie in `1:29:30`{ $others ->
        [0] {""}
        [one] ; ein weiterer Kommentar nennt auch keine
       *[other] ; { $others } weitere Kommentare nennen auch keine
    }
clock-twice = die Uhr { $color-of } zeigt `{ $time }` nach Zug { $number }, und nach der für diesen Zug notierten Zeit müsste sie `{ $expected }` zeigen{ $others ->
        [0] {""}
        [one] ; eine weitere Zeit weicht ebenfalls ab
       *[other] ; { $others } weitere Zeiten weichen ebenfalls ab
    }
clock-rises = die Uhr { $color-of } zeigt `{ $time }` nach Zug { $number } und zeigte zuvor `{ $before }`: Das ist mehr, als die Bedenkzeit gibt{ $others ->
        [0] {""}
        [one] ; eine weitere Zeit ist ebenfalls merkwürdig
       *[other] ; { $others } weitere Zeiten sind ebenfalls merkwürdig
    }
clock-rises-bonus = die Uhr { $color-of } zeigt `{ $time }` nach Zug { $number } und zeigte zuvor `{ $before }`: Das ist mehr, als die Bedenkzeit gibt, und kann Zeit sein, die für einen regelwidrigen Zug oder einen falschen Antrag des Gegners gegeben wurde{ $others ->
        [0] {""}
        [one] ; eine weitere Zeit ist ebenfalls merkwürdig
       *[other] ; { $others } weitere Zeiten sind ebenfalls merkwürdig
    }
clock-early = die Uhr { $color-of } zeigt `{ $time }` nach Zug { $number } und zeigte zuvor `{ $before }`: Die Zeit des nächsten Abschnitts kam vor Zug { $expected }, der diesen beendet{ $others ->
        [0] {""}
        [one] ; eine weitere Zeit ist ebenfalls merkwürdig
       *[other] ; { $others } weitere Zeiten sind ebenfalls merkwürdig
    }
clock-below-zero = die Uhr { $color-of } zeigt `{ $time }` nach Zug { $number }, weniger als nichts{ $others ->
        [0] {""}
        [one] ; eine weitere Zeit ist ebenfalls merkwürdig
       *[other] ; { $others } weitere Zeiten sind ebenfalls merkwürdig
    }
clock-rises-given = die Uhr { $color-of } zeigt `{ $time }` nach Zug { $number } und zeigte zuvor `{ $before }`: Das ist mehr, als die Bedenkzeit gibt, und kann Zeit sein, die der Gegner gegeben hat{ $others ->
        [0] {""}
        [one] ; eine weitere Zeit ist ebenfalls merkwürdig
       *[other] ; { $others } weitere Zeiten sind ebenfalls merkwürdig
    }
clock-no-control = eine Uhr gewinnt mehr als einen Zuschlag, und keine Bedenkzeit sagt, ob sie das soll
control-missed = das Blättchen { $color-of } fiel nach { $number } Zügen, und die Zeitkontrolle verlangt { $expected }: Das Ergebnis kann nicht `{ $written }` sein
control-flag = das Blättchen { $color-of } ist als gefallen vermerkt
control-played-on = die Uhr { $color-of } zeigt `{ $time }` nach Zug { $number }, vor Zug { $expected } der Zeitkontrolle, und es wurde weitergespielt
control-chance-open = das Blättchen fiel vor der Zeitkontrolle, und ob { $color-the } noch mattsetzen kann, wurde nicht ermittelt
class-increment = ob ein beantworteter regelwidriger Zug bestehen bleibt, hängt davon ab, ob die Partie Schnellschach oder Blitz ist, und für `{ $written }` sagen es die Schachregeln von { $laws } nicht: Sie kennen dafür nur feste Zeiten
class-open = ob ein beantworteter regelwidriger Zug bestehen bleibt, hängt davon ab, ob die Partie eine Turnierpartie, Schnellschach oder Blitz ist, und `{ $written }` sagt es nicht
written-in-advance = `{ $written }` wurde um `{ $time }` notiert und um `{ $before }` ausgeführt: Der Zug wurde im Voraus notiert
stopped-early = ab Zug { $number } ist nichts notiert, und { $color-the } hatte noch `{ $time }`: Mit fünf Minuten oder mehr wird weiter notiert
stopped-increment = ab Zug { $number } ist nichts notiert, obwohl für jeden Zug { $count } Sekunden hinzukommen: Mit 30 oder mehr wird weiter notiert
stopped-class-open = Züge sind nicht notiert, und ob sie es sein mussten, hängt davon ab, ob die Partie eine Turnierpartie, Schnellschach oder Blitz ist, was nicht bekannt ist
stopped-clock-open = Züge sind nicht notiert, und ob sie es sein mussten, hängt von der Uhr des Spielers ab, die dort nicht bekannt ist
stopped-edition-open = Züge sind nicht notiert; der Spieler war in diesem Abschnitt unter fünf Minuten und wieder darüber, und die Schachregeln dieser Ausgabe sagen nicht, ob das für den Rest des Abschnitts befreit
gap-at-control = es { $count ->
        [one] fehlt ein Zug
       *[other] fehlen { $count } Züge
    }, von Zug { $number } bis zur Zeitkontrolle bei Zug { $expected }: Das Formular wurde nicht vervollständigt, und ohne anderen Beweis zählt der nächste Zug als der erste des nächsten Abschnitts
gap-at-flag = das Blättchen { $color-of } fiel, und das Formular zeigt { $number } Züge, wo die Zeitkontrolle { $expected } verlangt: Es wurde nicht vervollständigt, und ohne anderen Beweis zählt der nächste Zug als der erste des nächsten Abschnitts
heading-reason = der Grund `{ $written }` für das Ende der Partie ist nicht zu verstehen
heading-flag = `{ $written }` sagt nicht, wessen Blättchen gefallen ist: `white`, `black`, `both` oder `none`
heading-minimum-moves = `{ $written }` ist keine Zahl von Zügen, vor denen kein Remis vereinbart werden darf
heading-time-control = die Bedenkzeit `{ $written }` ist nicht zu verstehen, und die Partie wird ohne sie beurteilt; verständlich sind `90 min + 30 s`, `40/2h, 1h`, `15+10` und `blitz`
heading-penalty-point = `{ $written }` nennt eine Stelle, die es nicht gibt: { $why }
heading-scoring = `{ $written }` nennt nicht die Punkte für Sieg, Remis und Niederlage, wie es `3-1-0` tut
heading-claim = der Remisantrag `{ $written }` ist nicht zu verstehen wegen `{ $word }`: Er kann sagen `Stellungswiederholung`, `50 Züge`, `normale Mittel` oder `keine Anstrengung`, `Weiß` oder `Schwarz`, `20b` (nach dem 20. Zug von Schwarz) oder `nach 20...`, `mit Ta2`, und `anerkannt` oder `abgelehnt`
heading-illegal = `{ $written }` zählt keine regelwidrigen Züge nach Spielern, wie `Weiß 2, Schwarz 1` es tut
heading-penalty = `{ $written }` sagt nicht, wer wie viel Zeit bekam oder verlor, wie `Schwarz +2 nach 31w` es tut
heading-claim-position = `{ $written }` ist keine Stellung: Verlangt sind acht Reihen wie in einer FEN
heading-side = die Seite `{ $written }` ist weder die von Weiß noch die von Schwarz
edition-open = das Datum `{ $written }` lässt offen, welche Schachregeln galten, und sie beurteilen diese Partie nicht gleich: { $differences }; angewandt werden die von { $laws }
edition-undated = ohne Datum ist offen, welche Schachregeln galten, und sie beurteilen diese Partie nicht gleich: { $differences }; angewandt werden die von { $laws }
edition-before = das Datum `{ $written }` liegt vor der ersten hier bekannten Ausgabe der Schachregeln; die Partie wird nach der von { $laws } beurteilt
edition-differs = `{ $rule }` ergibt { $severity ->
        [error] einen Fehler
        [warning] eine Warnung
       *[note] einen Hinweis
    } in { $editions }
edition-more = { $count ->
        [one] und ein weiterer Unterschied
       *[other] und { $count } weitere Unterschiede
    }

## Regelgemäß oder nicht

unread = `{ $written }` ist kein Zug
unread-drop = `{ $written }` setzt eine Figur auf das Brett ein, was nur eine Schachvariante erlaubt
illegal-near = nur einen Schreibfehler entfernt: { $moves }
faulty-rivals = die folgenden Züge gehen auf mit { $moves }
faulty-many = die folgenden Züge gehen mit jedem von { $count } Zügen auf
illegal-unexplained = `{ $written }` ist hier kein regelgemäßer Zug
no-such-piece = { $color-the } hat { $role-acc-none } auf dem Brett
not-there = { $color-the } hat { $role-acc-none } dort, wo `{ $written }` herkommen soll
no-pawn-there = { $color-the } hat keinen Bauern, der `{ $written }` spielen könnte
cannot-reach = { $count ->
        [one] { $role-the } kann { $to } nicht erreichen
       *[other] { $role-none } kann { $to } erreichen
    }
blocked = { $role-the } kann { $to } nicht erreichen: { $by-the } auf { $square } steht im Weg
own-piece = { $role-the } kann nicht nach { $square } ziehen: Dort hat { $color-the } { $by-acc-a }
pinned = { $by-the } auf { $square } fesselt { $role-acc } auf { $from } an den König
in-check = { $by-the } auf { $square } bietet dem König Schach, und dieser Zug wehrt es nicht ab
into-check = der König kann nicht nach { $to } ziehen: { $by-the } auf { $square } greift das Feld an
king-capture = der König auf { $square } kann nicht geschlagen werden
castling-king-not-home = die { $side ->
        [short] kurze
       *[long] lange
    } Rochade ist nicht erlaubt: Der König steht auf { $square }, nicht auf seinem Ursprungsfeld
castling-rook-not-home = die { $side ->
        [short] kurze
       *[long] lange
    } Rochade ist nicht erlaubt: { $color-the } hat keinen Turm auf { $square }
castling-no-right = die { $side ->
        [short] kurze
       *[long] lange
    } Rochade ist nicht erlaubt: Der König oder der Turm auf dieser Seite hat schon gezogen
castling-right-lost = hier ging das Recht zur Rochade verloren
castling-blocked = die { $side ->
        [short] kurze
       *[long] lange
    } Rochade ist nicht erlaubt: { $by-the } auf { $square } steht zwischen König und Turm
castling-in-check = die { $side ->
        [short] kurze
       *[long] lange
    } Rochade ist nicht erlaubt: { $by-the } auf { $square } bietet dem König Schach
castling-through = die { $side ->
        [short] kurze
       *[long] lange
    } Rochade ist nicht erlaubt: Der König müsste { $to } überqueren, das { $by-the } auf { $square } angreift
castling-into = die { $side ->
        [short] kurze
       *[long] lange
    } Rochade ist nicht erlaubt: Der König stünde auf { $to }, das { $by-the } auf { $square } angreift
ep-no-double-step = auf { $to } gibt es nichts zu schlagen: Kein Bauer hat dieses Feld eben mit einem Doppelschritt überquert
ep-too-late = auf { $to } gibt es nichts zu schlagen: im Vorbeigehen darf nur im Zug nach dem Doppelschritt geschlagen werden
ep-stepped = hier geschah der Doppelschritt
nothing-to-capture = der Bauer kann auf { $square } nicht schlagen: Dort steht nichts
pawn-blocked = der Bauer kann nicht nach { $to } ziehen: { $by-the } auf { $square } steht im Weg
promotion-impossible = der Bauer kann sich hier nicht { $role-into } umwandeln
no-such-capture = { $color-the } hat { $role-acc-none }, { $role-who } so geschlagen werden könnte
empty-square = auf { $square } steht keine Figur
not-yours = { $role-the } auf { $square } gehört { $color-the }
no-capture-on-file = { $role-none } kann auf der `{ $to }`-Linie schlagen
no-pawn-capture = kein Bauer der `{ $from }`-Linie kann auf der `{ $to }`-Linie schlagen
illegal-stands = `{ $written }` ist regelwidrig, wurde aber beantwortet und bleibt bestehen: { $why }
illegal-stands-unexplained = `{ $written }` ist regelwidrig, wurde aber beantwortet und bleibt bestehen
illegal-stands-open = ob ein beantworteter regelwidriger Zug bestehen bleibt, hängt davon ab, ob die Partie ausreichend beaufsichtigt war, und das steht nirgends

## Das Ende und das Ergebnis

moves-after-mate = die Partie war vor diesem Zug durch Matt beendet
moves-after-stalemate = die Partie war vor diesem Zug durch Patt beendet
moves-after-dead = die Partie war vor diesem Zug durch eine tote Stellung beendet: Mit diesem Material ist kein Matt möglich
moves-after-dead-search = die Partie war vor diesem Zug durch eine tote Stellung beendet: Keine Folge regelgemäßer Züge führte mehr zum Matt
ended-here = dieser Zug beendete die Partie
contradicts-mate = der letzte Zug setzt matt, und { $color-the } hat gewonnen: Das Ergebnis ist `{ $due }`, nicht `{ $written }`
contradicts-stalemate = der letzte Zug setzt patt, und die Partie ist remis: Das Ergebnis ist `{ $due }`, nicht `{ $written }`
contradicts-dead = mit diesem Material kann keiner der Spieler mattsetzen, und die Partie ist remis: Das Ergebnis ist `{ $due }`, nicht `{ $written }`
contradicts-dead-search = aus der letzten Stellung kann keiner der Spieler durch eine Folge regelgemäßer Züge mattsetzen, und die Partie ist remis: Das Ergebnis ist `{ $due }`, nicht `{ $written }`
dead-open = ob ein Matt noch möglich war, ließ sich in { $count } Stellungen nicht klären
result-open = das Ergebnis ist offengelassen
result-nowhere = beide Spieler sind genannt, aber nirgends steht, wie die Partie endete
signature-missing = { $color-the } hat nicht unterschrieben
signature-one = eine der beiden Unterschriften fehlt
signature-none = keiner der beiden Spieler hat unterschrieben
result-both-lose = `{ $written }` heißt, dass beide Spieler verlieren{ $told ->
        [no] , und nirgends steht, dass der Schiedsrichter so entschieden hat
       *[yes] {""}
    }
result-half = `{ $written }` gibt einem Spieler einen halben Punkt und dem anderen nichts{ $told ->
        [no] , und nirgends steht, dass der Schiedsrichter so entschieden hat
       *[yes] {""}
    }
result-forfeit = `{ $written }` ist das Zeichen für eine kampflos entschiedene Partie{ $told ->
        [no] , aber es sind Züge notiert, und nirgends steht, dass der Schiedsrichter so entschieden hat
       *[yes] {""}
    }
result-three-points = `{ $written }` sind die Punkte eines Sieges, wo er drei gibt, und nichts sagt, dass die Partien so gewertet werden
result-too-much = `{ $written }` gibt den Spielern mehr als den einen Punkt einer Partie
result-no-score = `{ $written }` ist kein Ergebnis einer Partie: Ein Spieler bekommt einen Punkt, einen halben oder keinen
reason-not-visible = nirgends steht, warum die Partie mit `{ $written }` endete
flag-no-chance = { $color-the } kann durch keine Folge regelgemäßer Züge mattsetzen, also ergibt die Zeitüberschreitung ein Remis: Das Ergebnis ist `{ $due }`, nicht `{ $written }`
flag-no-potential = { $color-the } hat nicht das Material, mit dem ein Matt zu erzwingen ist, und im Blitz ergibt die Zeitüberschreitung dann ein Remis: Das Ergebnis ist `{ $due }`, nicht `{ $written }`
flag-control-made = das Blättchen { $color-of } kann bei einer Zeitkontrolle gefallen sein, deren Züge schon gemacht waren
flag-class-open = ob es eine Blitzpartie war, ist nicht bekannt, und dort muss der Gewinner das Material haben, mit dem ein Matt zu erzwingen ist
flag-potential-open = im Blitz muss der Gewinner das Material haben, mit dem ein Matt zu erzwingen ist, und ob { $color-the } es hat, hängt von der Stellung ab
resigned-no-chance = { $color-the } kann durch keine Folge regelgemäßer Züge mattsetzen, also ergibt die Aufgabe ein Remis: Das Ergebnis ist `{ $due }`, nicht `{ $written }`
chance-end-unknown = die letzte Stellung ist nicht bekannt
chance-moves-unsure = die Züge, die zur letzten Stellung führen, sind nicht alle sicher
draw-no-moves = das Remis wurde vereinbart, bevor ein Zug gemacht war{ $allowed ->
    [yes] , was diese Ausgabe erlaubt
   *[no] {""}
}
draw-one-move = das Remis wurde vereinbart, bevor jeder Spieler einen Zug gemacht hatte{ $allowed ->
    [yes] , was diese Ausgabe erlaubt
   *[no] {""}
}
draw-before-minimum = { $told ->
    [yes] das Remis wurde nach { $count } { $count ->
        [one] Zug
       *[other] Zügen
    } vereinbart; das Turnier erlaubt vor dem { $least }. keines
   *[no] die Partie endete nach { $count } { $count ->
        [one] Zug
       *[other] Zügen
    } remis, und nichts sagt warum; das Turnier erlaubt vor dem { $least }. kein vereinbartes Remis
}
reason-here = der Grund
reason-other-winner = nach den Worten des Grundes hat { $color-the } gewonnen, und das Ergebnis ist `{ $written }`
reason-draws = der Grund `{ $reason }` ergibt ein Remis, und das Ergebnis ist `{ $written }`
reason-decides = der Grund `{ $reason }` ergibt kein Remis, und das Ergebnis ist `{ $written }`
reason-no-mate = der Grund ist Matt, und die letzte Stellung ist keines
reason-no-stalemate = der Grund ist Patt, und die letzte Stellung ist keines
reason-not-dead = der Grund ist eine tote Stellung, und in der letzten Stellung ist noch ein Matt möglich
reason-no-flag = der Grund ist `{ $reason }`, und nach dem Vermerk zu den Blättchen ist keines gefallen
reason-was-played = der Grund `{ $reason }` heißt, dass nicht gespielt wurde, und es sind Züge beider Spieler notiert
flag-of-winner = das gefallene Blättchen ist das von { $color-the }, und das Ergebnis ist `{ $written }`
flag-can-mate = das Blättchen ist gefallen, und { $color-the } kann noch mattsetzen: Das Ergebnis kann nicht `{ $written }` sein
flag-both-can-mate = ein Blättchen ist gefallen, und beide Spieler können noch mattsetzen: Das Ergebnis kann nicht `{ $written }` sein
both-flags-open = beide Blättchen sind gefallen, und welches zuerst, ist nicht bekannt: Die Partie geht weiter, und in ihrer letzten Periode ist sie remis, also braucht `{ $written }` einen Grund
both-flags-draw = beide Blättchen sind gefallen, und welches zuerst, ist nicht bekannt: Die Partie ist remis, also braucht `{ $written }` einen Grund
both-flags-increment = beide Blättchen sind gefallen, und welches zuerst, ist nicht bekannt; mit Inkrement hat diese Ausgabe keine Regel dafür, also braucht `{ $written }` einen Grund
both-flags-here = beide Blättchen
offer-missing = das Remis wurde vereinbart, aber kein Angebot `(=)` ist notiert

## Zwei Formulare einer Partie

sheets-part = die Formulare trennen sich beim { $number }. Zug { $color-of }: Das von Weiß hat `{ $white }`, das von Schwarz `{ $black }`
sheets-part-settled = die Formulare trennen sich beim { $number }. Zug { $color-of }: Das von Weiß hat `{ $white }`, das von Schwarz `{ $black }`; nur `{ $better }` passt zu dem, was beide später haben
sheets-part-illegal = die Formulare trennen sich beim { $number }. Zug { $color-of }: Das von Weiß hat `{ $white }`, das von Schwarz `{ $black }`, und keiner von beiden ist möglich
sheets-two-games = das sind Formulare zweier Partien: Von { $count } Halbzügen, die beide nennen, { $same ->
        [0] ist keiner gleich
        [one] ist nur einer gleich
       *[other] sind nur { $same } gleich
    }
sheets-settle-ambiguous = `{ $written }` auf dem Formular { $faulty-of } kann mehr als ein Zug sein; das Formular { $right-of } hat `{ $better }`
sheets-settle-illegal = `{ $written }` auf dem Formular { $faulty-of } ist nicht möglich; das Formular { $right-of } hat `{ $better }`
sheets-settle-unread = `{ $written }` auf dem Formular { $faulty-of } ist kein Zug; das Formular { $right-of } hat `{ $better }`
sheets-settle-both = `{ $white }` auf dem Formular von Weiß und `{ $black }` auf dem von Schwarz können jeweils mehr als ein Zug sein; nur `{ $better }` passt zu beiden
sheets-settle-moves = der { $number }. Zug { $color-of } ist `{ $white }` auf dem Formular von Weiß und `{ $black }` auf dem von Schwarz; nur `{ $better }` passt zu den folgenden Zügen
sheets-settle-gap = der { $number }. Zug { $color-of } fehlt auf dem Formular { $faulty-of }; das Formular { $right-of } hat `{ $better }`
sheets-settle-gaps = es fehlen { $count } Halbzüge auf dem Formular { $faulty-of }, vom { $number }. Zug { $color-of } an; das Formular { $right-of } hat sie
sheets-settle-shift = vom { $number }. Zug { $color-of } an stehen die Züge auf dem Formular { $faulty-of } in der anderen Spalte; das Formular { $right-of } hat sie in ihrer eigenen
sheets-same-illegal = beide Formulare haben `{ $written }` als { $number }. Zug { $color-of }, der nicht möglich ist; kein Zug wird an seine Stelle gesetzt
sheets-same-illegal-spelled = beide Formulare haben denselben { $number }. Zug { $color-of }, das von Weiß als `{ $white }`, das von Schwarz als `{ $black }`, und er ist nicht möglich; kein Zug wird an seine Stelle gesetzt
sheets-result = das Formular von Weiß hat das Ergebnis `{ $white }`, das von Schwarz `{ $black }`
sheets-names-exchanged = die Namen der Spieler sind vertauscht: Das Formular von Weiß hat `{ $white }` mit Weiß, das von Schwarz `{ $black }`
sheets-heading = { $key ->
        [white] die Namen des Spielers mit Weiß sind verschieden
        [black] die Namen des Spielers mit Schwarz sind verschieden
        [event] die Turniere sind verschieden
        [round] die Runden sind verschieden
        [board] die Bretter sind verschieden
        [date] die Daten sind verschieden
       *[side] beide Formulare sollen von einem Spieler sein
    }: Das Formular von Weiß hat `{ $white }`, das von Schwarz `{ $black }`
offer-on-one = das Formular { $right-of } hat ein Remisangebot `(=)` beim { $number }. Zug { $color-of }, und das Formular { $faulty-of } hat dort keines
offer-elsewhere = das Formular von Weiß hat das Remisangebot `(=)` beim { $number }. Zug { $color-of }, das von Schwarz beim { $expected }. Zug { $faulty-of }
pair-unread = das Formular { $color-of } hat keine Züge zum Vergleichen
pair-page = das Formular { $right-of } beginnt beim { $number }. Zug, wo das Formular { $faulty-of } schon zu Ende ist: Es kann eine zweite Seite desselben Formulars sein; schreiben Sie die Seiten eines Formulars in eine Datei, eine hinter die andere
pair-pages = beide Formulare beginnen beim { $number }. Zug: Schreiben Sie jedes mit seinen Seiten davor in eine Datei, eine hinter die andere
pair-open = keines der Formulare nennt den { $number }. Zug { $color-of }
pair-offer-open = das Formular { $right-of } hat ein Remisangebot `(=)` beim { $number }. Zug { $color-of }, den das Formular { $faulty-of } nicht hat

## Der Anfang

start-wrong = die Figuren stehen nicht so, wie eine Partie beginnt: { $men }
start-wrong-man = { $color-the } hat { $role-acc-a } auf { $square }, wo { $by-the } hingehört
start-wrong-more = { $count ->
        [one] eine weitere Figur ist vertauscht
       *[other] { $count } weitere Figuren sind vertauscht
    }
setup-stands = die Figuren standen nicht so, wie eine Partie beginnt, aber im Schnell- und Blitzschach bleibt das nach { $count } Zügen jedes Spielers bestehen: { $men }
setup-no-castling = keine Rochade: König oder Turm stand falsch
setup-class-open = die Regeln von { $laws } sagen nicht, zu welcher Klasse eine Partie mit Zeitgutschrift gehört: Im Schnellspiel bleibt eine falsche Aufstellung nach { $count } Zügen gültig
setup-castling-open = die Schachregeln von { $laws } sagen nicht, ob ein falsch aufgestellter König rochieren darf
fivefold-passed = die Stellung war vor diesem Zug zum fünften Mal entstanden, und die Partie war remis
fivefold-passed-decided = die Stellung war vor diesem Zug zum fünften Mal entstanden, und die Partie war remis: ob das Ergebnis `{ $written }` bestehen bleibt, entscheidet der Schiedsrichter
fivefold-passed-flagged = die Stellung war vor diesem Zug zum fünften Mal entstanden, und die Partie war remis: Das Ergebnis `{ $written }` kann nicht stimmen
fivefold-decided = mit dem letzten Zug entsteht die Stellung zum fünften Mal, und die Partie ist remis: Das Ergebnis ist `{ $due }`, nicht `{ $written }`
fivefold-here = hier entstand die Stellung zum fünften Mal
seventyfive-passed = jeder Spieler hatte vor diesem Zug 75 Züge ohne Bauernzug und ohne Schlagen gemacht, und die Partie war remis
seventyfive-passed-decided = jeder Spieler hatte vor diesem Zug 75 Züge ohne Bauernzug und ohne Schlagen gemacht, und die Partie war remis: ob das Ergebnis `{ $written }` bestehen bleibt, entscheidet der Schiedsrichter
seventyfive-passed-flagged = jeder Spieler hatte vor diesem Zug 75 Züge ohne Bauernzug und ohne Schlagen gemacht, und die Partie war remis: Das Ergebnis `{ $written }` kann nicht stimmen
seventyfive-decided = mit dem letzten Zug hat jeder Spieler 75 Züge ohne Bauernzug und ohne Schlagen gemacht, und die Partie ist remis: Das Ergebnis ist `{ $due }`, nicht `{ $written }`
seventyfive-here = hier waren die 75 Züge voll
drawn-unsure = die Züge davor sind nicht alle sicher
claim-said = { $why }
claim-stood-here = hier stand sie
claim-threefold-right = der Remisantrag ist berechtigt: Die Stellung stand { $count }-mal auf dem Brett, nach { $points }
claim-threefold-right-with = der Remisantrag ist berechtigt: `{ $written }` führt zu der Stellung, die nach { $points } stand, insgesamt { $count }-mal
claim-threefold-wrong = der Remisantrag ist unberechtigt: Die Stellung stand { $count ->
        [one] einmal
       *[other] { $count }-mal
    } auf dem Brett, nach { $points }, und sie muss { $needed }-mal dort gestanden haben
claim-threefold-wrong-with = der Remisantrag ist unberechtigt: Mit `{ $written }` steht die Stellung { $count ->
        [one] einmal
       *[other] { $count }-mal
    } auf dem Brett, und sie muss { $needed }-mal dort gestanden haben
claim-threefold-stood = die Stellung stand { $count ->
        [one] einmal
       *[other] { $count }-mal
    } auf dem Brett, nach { $points }
claim-stood = zuvor stand sie nach { $points }
claim-near-castling = nach { $points } standen dieselben Figuren, aber mit anderem Rochaderecht
claim-near-ep = nach { $points } standen dieselben Figuren, aber ein Schlagen en passant war möglich und ist es nicht mehr, oder umgekehrt
claim-near-turn = nach { $points } standen dieselben Figuren, aber der andere Spieler war am Zug
claim-disputed = die Stellungen unterscheiden sich nur in einem Rochaderecht, das der König im Schach nicht nutzen konnte, und ob sie dieselbe sind, war unter diesen Regeln strittig
claim-fifty-right = der Remisantrag ist berechtigt: { $halfmoves } Halbzüge ohne Bauernzug und ohne Schlagen, und { $needed } sind nötig
claim-fifty-wrong = der Remisantrag ist unberechtigt: { $halfmoves } Halbzüge ohne Bauernzug und ohne Schlagen, und { $needed } sind nötig
claim-fifty-broken = der Remisantrag ist unberechtigt: Der angekündigte Zug `{ $written }` ist ein Bauernzug oder schlägt
claim-over = der Remisantrag kommt zu spät: Die Partie war zu Ende durch { $state ->
        [checkmate] Schachmatt
        [stalemate] Patt
       *[dead] eine tote Stellung
    }
claim-intended-illegal = der Remisantrag ist unberechtigt: Der angekündigte Zug `{ $written }` ist regelwidrig
claim-intended-other-last = der Remisantrag ist unberechtigt: Der angekündigte Zug `{ $written }` ist nicht der letzte des Partieformulars
claim-not-announced = aber der angekündigte Zug `{ $written }` führt nicht zu dem, was beantragt wird
claim-rejected = er wurde abgelehnt
claim-yet-rejected = dennoch wurde er abgelehnt
claim-yet-accepted = dennoch wurde ihm stattgegeben
claim-yet-went-on = mit ihm war die Partie remis, und dennoch folgen Züge
claim-yet-decided = mit ihm war die Partie remis, und dennoch lautet das Ergebnis `{ $written }`
claim-lost-moved = { $color-the } hatte vor dem Remisantrag gezogen und damit das Recht auf ihn verloren
claim-lost-turn = { $color-the } kann hier nicht Remis beantragen: Der Gegner ist am Zug
claim-lost-touched = { $color-the } hatte vor dem Remisantrag eine Figur berührt und kann Remis erst bei einem späteren Zug beantragen
claim-intended-other = `{ $written }` wurde mit dem Remisantrag angekündigt und muss gespielt werden, gespielt wurde aber `{ $played }`
claim-intended-piece = `{ $written }` wurde mit dem Remisantrag angekündigt und ist regelwidrig: { $role-the } hätte einen anderen Zug machen müssen, gespielt wurde aber `{ $played }`
claim-unsure = die Züge vor dem Remisantrag stehen nicht alle fest
claim-too-many = nur die ersten { $count } Anträge werden geprüft
claim-words = die Worte `{ $written }` der Reklamation sind nicht verständlich
claim-no-place = nirgends steht, nach welchem Zug Remis beantragt wurde
claim-no-point = Remis wurde beantragt bei `{ $written }`, und das gibt es in der Partie nicht: { $why }
claim-no-turn = bei `{ $written }` ist nicht der Spieler am Zug, der Remis beantragt
claim-other-move = der Remisantrag nennt `{ $named }` bei `{ $written }`, und auf dem Partieformular steht dort ein anderer Zug
claim-intended-unread = das angekündigte `{ $written }` ist nicht als Zug zu verstehen
claim-intended-ambiguous = zu dem, was angekündigt ist, passen zwei oder mehr Züge, und sie führen zu verschiedenen Antworten
claim-intended-laws = die Regeln von { $laws } sagen nicht, was fällig ist, wenn der angekündigte Zug regelwidrig ist
claim-next-unsure = der Zug nach dem Remisantrag steht nicht fest
claim-penalty-noted = für { $color-the } ist `{ $noted }` notiert, und der unberechtigte Antrag bringt `{ $due }` { $count ->
        [one] Minute
       *[other] Minuten
    }
claim-penalty-gift = für { $color-the } ist `{ $noted }` notiert, doch wer den unberechtigten Antrag stellt, bekommt dafür keine Zeit
claim-penalty-taken = für { $color-the } ist `{ $noted }` notiert, und der unberechtigte Antrag kostet höchstens `{ $most }`
claim-penalty-clock = die Uhr { $color-of } zeigte `{ $before }` vor dem unberechtigten Antrag und `{ $after }` danach: Er bringt `{ $due }` { $count ->
        [one] Minute
       *[other] Minuten
    }
claim-penalty-kept = die Uhr { $color-of } zeigte `{ $before }` vor dem unberechtigten Antrag und `{ $after }` danach: Er lässt höchstens `{ $most }`
claim-penalty-due = für den unberechtigten Antrag bekommt { $color-the } { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
claim-penalty-untold = um den unberechtigten Antrag sind keine Zeiten notiert
claim-penalty-open = was ein unberechtigter Antrag kostet, hängt von der Bedenkzeit oder der Aufsicht ab, und sie sind nicht angegeben
claim-penalty-period = zwischen den Zeiten um den unberechtigten Antrag kann die Uhr die Bedenkzeit eines neuen Abschnitts erhalten haben
tally-lost = { $color-the } hat { $count ->
        [one] einen regelwidrigen Zug
       *[other] { $count } regelwidrige Züge
    } ausgeführt und verliert die Partie
tally-drawn = { $color-the } hat { $count ->
        [one] einen regelwidrigen Zug
       *[other] { $count } regelwidrige Züge
    } ausgeführt, und die Partie ist remis, denn der Gegner kann nicht mattsetzen
tally-goes-on = { $color-the } hat { $count ->
        [one] einen regelwidrigen Zug
       *[other] { $count } regelwidrige Züge
    } ausgeführt, und die Partie geht weiter
tally-over = { $color-the } hat { $count ->
        [one] einen regelwidrigen Zug
       *[other] { $count } regelwidrige Züge
    } ausgeführt, und die Partie ist beendet
tally-contradicts = das Ergebnis lautet `{ $written }`
tally-both = beide Spieler haben so viele regelwidrige Züge ausgeführt, wie zum Verlust führen, und wer zuerst, ist nicht angegeben
tally-open = wozu die regelwidrigen Züge führen, hängt von der Bedenkzeit, von der Aufsicht oder davon ab, ob der Gegner mattsetzen kann
tally-time = die für das regelwidrige `{ $written }` notierte Zeit sind nicht die `{ $due }` Minuten, die es bringt
quickplay-mismatch = die mit dem Antrag notierte Stellung ist nicht die nach `{ $at }`: { $men }
quickplay-missing = { $role-the } { $color-of } auf { $square } fehlt
quickplay-surplus = { $role-the } { $color-of } auf { $square } steht dort nicht
quickplay-turn = { $color-the } ist nicht am Zug
quickplay-more = { $count ->
        [one] und ein weiterer Unterschied
       *[other] und { $count } weitere Unterschiede
    }
quickplay-not-up-to-date = der Antrag, dass der Gegner sich nicht bemüht, verlangt ein vollständiges Partieformular, und Zug { $number } { $color-of } fehlt
quickplay-unsure = welche Stellung beim Antrag auf dem Brett stand, steht nicht fest
claim-open-threefold = mit diesem Zug entstand die Stellung zum dritten Mal: { $color-the } konnte Remis beantragen, und niemand hat es getan
claim-open-fifty = mit diesem Zug hatte jeder Spieler fünfzig Züge ohne Bauernzug und ohne Schlagen gemacht: { $color-the } konnte Remis beantragen, und niemand hat es getan
result-mismatch = die Partie endet mit `{ $written }`, aber ihre Kopfzeile sagt `{ $heading }`
result-hidden = das `*` am Ende verbirgt das Ergebnis `{ $heading }` der Kopfzeile, für das PGN kein Zeichen hat
result-may-be-hidden = das `*` am Ende verbirgt vielleicht ein Ergebnis, für das PGN kein Zeichen hat: Die Kopfzeile sagt `{ $heading }`
result-in-heading = diese Kopfzeile
king-centre-tail = `{ $written }` ist kein Zug: Der König wurde als Zeichen für das Ergebnis dorthin gestellt, wie auf elektronischen Brettern
king-centre-tail-two = `{ $written }` sind keine Züge: Die Könige wurden als Zeichen für das Ergebnis dorthin gestellt, wie auf elektronischen Brettern

## Der Text

encoding-assumed = der Text ist nicht UTF-8 und wurde als { $encoding } gelesen
encoding-undecoded = { $count ->
        [one] ein Byte ist
       *[other] { $count } Bytes sind
    } kein Text in { $encoding }
syntax-open-comment = hier beginnt ein Kommentar, der nie geschlossen wird{ $others ->
        [0] {""}
        [one] , und noch einer
       *[other] , und noch { $others }
    }
syntax-open-comment-swallows = hier beginnt ein Kommentar, der nie geschlossen wird: Er verschluckt { $lines ->
        [one] den Rest der Zeile
       *[other] { $lines } Zeilen
    }, und die Züge darin werden nicht beurteilt; schließen Sie ihn mit { "`}`" }, wo er endet{ $others ->
        [0] {""}
        [one] {" "}(und noch einer)
       *[other] {" "}(und noch { $others })
    }
syntax-open-variation-swallows = hier beginnt eine Variante, die nie geschlossen wird: { $moves ->
        [one] der Zug dahinter wird
       *[other] die { $moves } Züge dahinter werden
    } nicht als Partie beurteilt; schließen Sie sie mit `)`, wo sie endet{ $others ->
        [0] {""}
        [one] {" "}(und noch eine)
       *[other] {" "}(und noch { $others })
    }
syntax-open-variation = hier beginnt eine Variante, die nie geschlossen wird{ $others ->
        [0] {""}
        [one] , und noch eine
       *[other] , und noch { $others }
    }
syntax-stray-close = eine Klammer wird geschlossen, die nie geöffnet wurde{ $others ->
        [0] {""}
        [one] , und noch eine
       *[other] , und noch { $others }
    }
syntax-broken-tag = das Kopffeld `{ $written }` ist fehlerhaft; man schreibt es `[Name "Wert"]`{ $others ->
        [0] {""}
        [one] , und noch eines
       *[other] , und noch { $others }
    }
syntax-repeated-tag = `{ $written }` wiederholt ein früheres Kopffeld{ $others ->
        [0] {""}
        [one] , ein weiteres ebenso
       *[other] , { $others } weitere ebenso
    }
syntax-junk = `{ $written }` hat hier nichts zu suchen{ $others ->
        [0] {""}
        [one] , ebenso, was an einer weiteren Stelle folgt
       *[other] , ebenso, was an { $others } weiteren Stellen folgt
    }
syntax-after-result = die Partie geht nach ihrem Ergebnis weiter{ $others ->
        [0] {""}
        [one] , auch an einer weiteren Stelle
       *[other] , auch an { $others } weiteren Stellen
    }
repaired-text = `{ $written }` ist hier kein regelgemäßer Zug, wahrscheinlich `{ $move }` ({ $percent } %)
repaired-text-rivals = `{ $written }` ist hier kein regelgemäßer Zug, wahrscheinlich `{ $move }` ({ $percent } %), sonst { $rivals }
repaired-text-several = `{ $written }` ist hier kein regelgemäßer Zug, und nichts entscheidet, was gemeint war: { $rivals }
repair-percent = { $percent } %
repair-repaired = { $move }, geschrieben { $written }
repair-doubtful = { $move }, wie geschrieben ({ $written })
repair-unlike = { $move }, obwohl { $written } ihm in nichts gleicht
repair-gap = { $move }, wo nichts geschrieben steht
repair-undecided = { $place } unentschieden: { $written } bleibt stehen; möglich sind { $rivals }
repair-undecided-gap = { $place } unentschieden: Es steht nichts da; möglich sind { $rivals }
repair-extra = { $written } gehört zu keinem Zug
repair-unreached = { $written } wird nicht erreicht
repair-by-later = {""}, durch { $later } und das Folgende
repair-by-sheet = {""}, durch Formular { $sheet }
repair-by-answer = {""}, laut Antwort
repair-or = {""}; oder { $rivals }
repair-result = das Ergebnis ist { $result }
repair-two-games = das sind wahrscheinlich Formulare zweier Partien: Zwei erklären das Geschriebene besser als eine
repair-results = Formular 1 hat das Ergebnis `{ $first }`, Formular 2 hat `{ $second }`: Die Partie bleibt ohne Ergebnis; fragen Sie die Spieler oder den Schiedsrichter
repair-headings = die Formulare unterscheiden sich in { $key ->
        [white] dem Namen des Spielers mit Weiß
        [black] dem Namen des Spielers mit Schwarz
        [event] dem Turnier
        [round] der Runde
        [board] dem Brett
       *[date] dem Datum
    }: Formular 1 hat `{ $first }`, Formular 2 hat `{ $second }`; genommen wird, was Formular 1 sagt
answer-unknown = `{ $written }` ist keine Antwort: Schreiben Sie Zug und Spieler, `=` und was gespielt wurde, etwa `12w=Sf3` oder `12b=Sc6`
answer-illegal = `{ $written }` ist dort kein regelgemäßer Zug; werden die Buchstaben nicht verstanden, so schreiben Sie Ausgangs- und Zielfeld, etwa `g1f3`
answer-ambiguous = `{ $written }` passt dort auf mehrere regelgemäße Züge; schreiben Sie Ausgangs- und Zielfeld, etwa `g1f3`
answer-contradicted = `{ $written }` und `{ $other }` sind zwei Züge an derselben Stelle; geben Sie den an, der gespielt wurde
json-type = `{ $written }` ist von falscher Art und wird übergangen: Schreiben Sie { $wants ->
        [list] eine Liste in `[` und `]`
        [object] ein Objekt in { "`{`" } und { "`}`" }
        [text] einen Text in geraden Anführungszeichen
        [number] eine ganze Zahl ab 1
        [cell] einen Text in geraden Anführungszeichen, `null` für eine Lücke, oder ein Objekt mit `written` oder `readings`
        [reading] einen Text in geraden Anführungszeichen, oder ein Objekt mit `text` und `probability`
        [color] `"white"` oder `"black"`
       *[truth] `true` oder `false`
    }{ $others ->
        [0] {""}
       *[other] {" "}(und { $others } weitere)
    }
json-value = hier fehlt ein Wert, oder `{ $written }` ist keiner: Schreiben Sie einen Text in geraden Anführungszeichen, eine Zahl, `true`, `false` oder `null`{ $others ->
        [0] {""}
       *[other] {" "}(und { $others } weitere)
    }
json-comma = hier fehlt ein Komma{ $others ->
        [0] {""}
       *[other] {" "}(und { $others } weitere)
    }
json-colon = hinter dem Schlüssel `{ $written }` fehlen Doppelpunkt und Wert{ $others ->
        [0] {""}
       *[other] {" "}(und { $others } weitere)
    }
json-key = `{ $written }` ist kein Schlüssel: Schreiben Sie Schlüssel in geraden Anführungszeichen{ $others ->
        [0] {""}
       *[other] {" "}(und { $others } weitere)
    }
json-open = was hier mit `{ $written }` beginnt, wird nie geschlossen; was sich lesen ließ, wurde gelesen{ $others ->
        [0] {""}
       *[other] {" "}(und { $others } weitere)
    }
json-stray = `{ $written }` hat hier nichts zu suchen: Ein Formular ist ein Objekt, mehrere stehen hintereinander oder in einer Liste{ $others ->
        [0] {""}
       *[other] {" "}(und { $others } weitere)
    }
json-quotes = `{ $written }` steht in einfachen Anführungszeichen; JSON verlangt doppelte{ $others ->
        [0] {""}
       *[other] {" "}(und { $others } weitere)
    }
json-no-moves = dieses Objekt hat keine Liste `moves`, und nichts davon wird gelesen: Geben Sie jedes Formular als Objekt mit `"moves": [...]`{ $others ->
        [0] {""}
       *[other] {" "}(und { $others } weitere)
    }
json-probability = `{ $written }` ist keine Wahrscheinlichkeit, und die Lesart wird ohne sie genommen: Schreiben Sie eine Zahl von 0 bis 1, etwa 0.9{ $others ->
        [0] {""}
       *[other] {" "}(und { $others } weitere)
    }
json-no-probability = mehrere Lesarten dieses Kästchens haben keine `probability` und teilen sich, was die anderen lassen: Geben Sie jeder eine Zahl von 0 bis 1{ $others ->
        [0] {""}
       *[other] {" "}(und { $others } weitere)
    }
json-sum = die Wahrscheinlichkeiten dieses Kästchens ergeben zusammen mehr als 1 und werden im Verhältnis genommen{ $others ->
        [0] {""}
       *[other] {" "}(und { $others } weitere)
    }
json-no-readings = diese Liste der Lesarten ist leer, und das Kästchen gilt als Lücke: Geben Sie mindestens eine Lesart, oder schreiben Sie `null`{ $others ->
        [0] {""}
       *[other] {" "}(und { $others } weitere)
    }
json-no-text = nichts sagt, was hier geschrieben steht: Ein Kästchen hat `written` oder `readings`, eine Lesart hat `text`{ $others ->
        [0] {""}
       *[other] {" "}(und { $others } weitere)
    }
json-repeated = der Schlüssel `{ $written }` steht zweimal in diesem Objekt, und der erste zählt{ $others ->
        [0] {""}
       *[other] {" "}(und { $others } weitere)
    }
refused-variant = dies ist eine Partie `{ $name }`, keine Schachpartie, und wird nicht beurteilt
refused-chess960 = dies ist eine Partie Chess960 und wird nicht beurteilt
refused-fen = die FEN der Anfangsstellung ist nicht richtig, und die Partie wird nicht beurteilt: { $why }
fen-faults = { $why }
fen-too-long = { $count } Bytes sind zu viel für eine FEN
fen-field-count = eine FEN hat vier bis sechs durch Leerzeichen getrennte Felder, diese hat { $count }
fen-rank-count = eine FEN hat acht durch `/` getrennte Reihen, diese hat { $count }
fen-rank-length = Reihe { $rank } der FEN beschreibt { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    } statt 8
fen-unknown-letter = `{ $written }` steht in einer FEN für keine Figur
fen-no-king = { $color-the } hat keinen König
fen-several-kings = { $color-the } hat { $count } Könige
fen-pawn-on-edge = ein Bauer kann nicht auf { $square } stehen
fen-turn = wer am Zug ist, sagt die FEN mit `w` oder `b`
fen-castling = die Rochaderechte nennt die FEN mit Buchstaben aus `KQkq` oder mit `-`
fen-chess960 = Rochaderechte nach den Linien der Türme gehören zu Chess960
fen-castling-without-men = { $color-the } kann kein Recht zur { $side ->
        [short] kurzen
       *[long] langen
    } Rochade haben: Der König oder dieser Turm steht nicht auf seinem Ursprungsfeld
fen-en-passant = die FEN nennt das Feld des Schlagens im Vorbeigehen oder `-`
fen-en-passant-impossible = kein Bauer kann { $square } mit dem letzten Zug überquert haben
fen-halfmove-clock = der Halbzugzähler der FEN ist eine Zahl bis 65535
fen-fullmove-number = die Zugnummer der FEN liegt zwischen 1 und 65535
fen-too-many-men = { $color-the } hat { $count } Figuren und Bauern, mehr als 16
fen-too-many-pawns = { $color-the } hat { $count } Bauern, mehr als 8
fen-too-many-promoted = { $color-the } hat { $count ->
        [one] eine umgewandelte Figur
       *[other] { $count } umgewandelte Figuren
    }, aber nur { $missing ->
        [one] ein Bauer fehlt
       *[other] { $missing } Bauern fehlen
    }
fen-opponent-in-check = der König des Spielers, der eben gezogen hat, steht im Schach
fen-too-many-checkers = { $count } Figuren bieten zugleich Schach, mehr als zwei
start-doubtful = die FEN der Anfangsstellung ist nicht richtig: { $why }

## Berührte Figuren

touch-own = { $role-the } auf { $square } ist die erste berührte Figur, die ziehen kann, und muss ziehen
touch-opponent = { $role-the } auf { $square } ist die erste berührte Figur, die geschlagen werden kann, und muss geschlagen werden
touch-both = { $role-the } auf { $from } muss { $by-acc } auf { $square } schlagen
touch-no-capture = { $role-the } auf { $from } kann { $by-acc } auf { $square } nicht schlagen
touch-castle = König und Turm sind berührt, und die { $side ->
    [short] kurze
   *[long] lange
} Rochade ist regelgemäß: Sie muss gespielt werden
touch-castle-illegal = die { $side ->
    [short] kurze
   *[long] lange
} Rochade ist nicht regelgemäß: Der König muss anders ziehen
touch-king-stuck = der König hat keinen Zug: irgendein regelgemäßer Zug
touch-rook-first = der Turm wurde vor dem König berührt: keine { $side ->
    [short] kurze
   *[long] lange
} Rochade in diesem Zug
touch-none = keine von ihnen kann ziehen oder geschlagen werden: irgendein regelgemäßer Zug
touch-promotion = { $role-a } hat { $square } berührt: Die Wahl ist endgültig
touch-promotion-free = die neue Figur wurde nicht losgelassen: Die Wahl ist noch frei
touch-open-articles = ein Artikel spricht von König und Turm, ein anderer von den übrigen berührten Figuren; welcher vorgeht, ist nicht gesagt
touch-open-several = diese Ausgabe spricht von je einer Figur; hier wurden mehrere berührt
touch-open-intent = es hängt davon ab, ob der Spieler rochieren wollte
touch-open-rooks = König und beide Türme sind berührt, und die Rochade ist auf beiden Seiten regelgemäß
touch-not-named = erwartet wird ein Feld (`e2`) oder eine neue Figur, die das Umwandlungsfeld berührt hat (`e8=Q`)
touch-nothing = keine berührte Figur ist genannt
touch-empty = auf { $square } steht keine Figur
touch-no-promotion = { $color ->
    [white] Weiß
   *[black] Schwarz
} kann auf { $square } keinen Bauern umwandeln

## Ob ein Spieler noch mattsetzen kann

chance-mated = { $color-the } ist matt
chance-stalemate = { $color-the } ist patt, und die Partie ist beendet
chance-bare-king = { $color-the } hat nur noch den König
chance-dead = mit diesem Material ist kein Matt möglich
chance-knight = { $color-the } hat einen Springer, der einen König nicht mattsetzen kann, dem nur Damen zur Seite stehen
chance-bishops = { $color-the } hat nur Läufer auf Feldern einer Farbe, die nicht mattsetzen können, wenn kein Bauer, kein Springer und kein Läufer der anderen Farbe gegen sie steht
chance-line = { $count ->
    [one] ein Matt in einem Halbzug ist möglich
   *[other] ein Matt in { $count } Halbzügen ist möglich, wenn der Gegner hilft
}
chance-forced = alle Varianten enden bald ohne Matt
chance-walls = die Figuren sind eingemauert: { $color-the } kann nie ein Schach geben, das mattsetzt
chance-closure = keine erreichbare Stellung ist matt ({ $count } betrachtet)
chance-not-searched = weder das Material noch die Bauernketten schließen es aus; Varianten wurden nicht gesucht
chance-undecided = in { $count } Stellungen wurde kein Matt gefunden, und es gibt noch mehr

## Abgabezüge

sealed-too-long = der Text hat { $count } Bytes, und von einem Abgabezug werden nicht mehr als { $most } gelesen
sealed-blank = wo der Abgabezug stehen müsste, steht nichts
sealed-no-move = auf dem Papier steht kein Zug
sealed-left-out = `{ $written }` ist nur dann ein Zug, wenn etwas davon wegfällt: { $moves }
sealed-other-letters = `{ $written }` ist mit den Buchstaben des Spielers kein Zug, wohl aber mit anderen: { $moves }
sealed-sign-settles = das Zeichen für Schach oder Matt trifft nur auf { $moves } zu, und die Schachregeln sagen nicht, dass ein Zeichen gleiche Figuren unterscheidet
sealed-several = auf dem Papier steht mehr als ein Zug: { $moves }
sealed-second = auf dem Papier steht außerdem `{ $written }`
sealed-reply = `{ $written }` kann die Antwort des Gegners sein, die nicht zum Abgabezug gehört
sealed-other-case = mit vertauschter Groß- und Kleinschreibung wäre `{ $written }` der Zug { $moves }
sealed-number = als Nummer steht `{ $written }` da, und zur Stellung gehört `{ $expected }`
sealed-struck-out = `{ $written }` ist durchgestrichen: Der Spieler darf den Zug ändern, bis die Uhr angehalten ist
sealed-offer = { $color-the } bietet mit dem Zug Remis an: Das Angebot gilt, bis es angenommen oder abgelehnt ist
sealed-claim = { $color-the } reklamiert auf dem Papier Remis, und ob das rechtzeitig ist, sagen die Schachregeln nicht
sealed-resigns = { $color-the } gibt auf dem Papier auf
sealed-result = auf dem Papier steht das Ergebnis `{ $written }`, für das die Schachregeln dort keinen Platz haben
sealed-history = wie oft die Stellung nach dem Zug schon da war, ist nicht bekannt: Von den Zügen davor ist nichts bekannt
sealed-time = neben dem Zug steht die Zeit `{ $written }`
sealed-text = `{ $written }` wird nicht verstanden
sealed-over = die Partie war beendet, bevor der Zug abgegeben wurde
sealed-exempt = { $color-the } kann durch keine Folge regelgemäßer Züge mattsetzen: Der Abgabezug verliert nicht, und die Partie ist remis
sealed-exempt-over = die Partie war remis, bevor der Zug abgegeben wurde, also verliert er nicht
sealed-ends-checkmate = `{ $san }` ist matt: { $color-the } gewinnt
sealed-ends-stalemate = `{ $san }` ist patt: Die Partie ist remis
sealed-ends-dead = `{ $san }` ergibt eine tote Stellung: Die Partie ist remis
sealed-ends-fivefold = mit `{ $san }` steht die Stellung zum fünften Mal da: Die Partie ist remis
sealed-ends-seventyfive = mit `{ $san }` hat jeder Spieler 75 Züge ohne Bauernzug und ohne Schlagen gemacht: Die Partie ist remis

## Der Umschlag

envelope-lacks = auf dem Umschlag fehlt: { $key ->
    [white] wie Weiß heißt
    [black] wie Schwarz heißt
    [fen] die Stellung vor dem Abgabezug
    [white_time_used] die verbrauchte Zeit von Weiß
    [black_time_used] die verbrauchte Zeit von Schwarz
    [sealed_by] wer den Zug abgegeben hat
    [move_number] die Nummer des Abgabezuges
    [draw_offer] wer Remis angeboten hat
    [resumption_date] der Tag der Wiederaufnahme
    [resumption_time] die Uhrzeit der Wiederaufnahme
   *[resumption_place] der Ort der Wiederaufnahme
} (`{ $key }`)
envelope-sheets = dass beide Partieformulare im Umschlag sind, ist nicht gesagt (`sheets_enclosed`)
envelope-language = `{ $text }` ist keine bekannte Sprache, und die Buchstaben des Abgabezuges werden als die irgendeiner gelesen
envelope-turn = in der Stellung ist { $color-the } am Zug, und abgegeben haben soll { $sealer-the }
envelope-number-fen = die Nummer ist { $number }, und nach ihrem FEN steht die Stellung vor Zug { $expected }
envelope-number-sheet = die Nummer ist { $number }, und in `{ $file }` steht die Stellung vor Zug { $expected }
envelope-position = die Stellung ist nicht die vor Zug { $number } in `{ $file }`: `{ $fen }`
envelope-rights = die Figuren stehen wie vor Zug { $number } in `{ $file }`, aber die Rechte zu rochieren oder en passant zu schlagen sind andere: `{ $fen }`
envelope-nowhere = die Stellung kommt in `{ $file }` nicht vor
envelope-short = `{ $file }` endet vor Zug { $number }
envelope-sheet-broken = `{ $file }` lässt sich nicht bis dorthin nachspielen
envelope-move = der Abgabezug ist `{ $written }`, und in `{ $file }` ist Zug { $number } `{ $other }`
envelope-move-whose = der Abgabezug ist `{ $written }`, und auf `{ $file }` ist der { $number }. Zug `{ $other }`: Das passt nicht zusammen, wenn das Formular das von { $color } ist, was es nicht sagt (`side:`)
envelope-goes-on = `{ $file }` geht hinter Zug { $number } weiter: Nach dem Abgabezug steht dort `{ $written }`
envelope-follow-none-zero = keiner der Spieler kam, und niemand darf sich verspäten: Beide verlieren, wenn der Schiedsrichter nicht anders entscheidet
envelope-clock = { $color-the } soll { $given } verbraucht haben, und nach den Uhrzeiten in `{ $file }` waren es { $expected }
envelope-offer = ein Remisangebot soll nicht gelten, und in `{ $file }` bietet { $color-the } mit dem letzten Zug Remis an
envelope-late-when = um wie viel ein Spieler zu spät kam, ist nicht bekannt: Tag oder Uhrzeit fehlt
envelope-late-limit = um wie viel ein Spieler zu spät kommen darf, ist nicht bekannt: geben Sie `default_minutes` an
envelope-late-unseen = der Text dieser Fassung lag nicht vor, und so ist nicht bekannt, ob das Ende der Partie durch den Abgabezug gilt
envelope-late-both = beide Spieler kamen zu spät: Der Schiedsrichter muss entscheiden
envelope-late-loses = { $color-the } kam { $minutes } Minuten zu spät, und { $limit } sind erlaubt: { $color-the } verliert{ $result ->
    [none] {""}
   *[other] {""}; das Ergebnis lautet aber `{ $result }`
}
envelope-absent-loses = { $color-the } kam nicht, und { $limit } Minuten sind erlaubt: { $color-the } verliert{ $result ->
    [none] {""}
   *[other] {""}; das Ergebnis lautet aber `{ $result }`
}
envelope-late-ended = { $color-the } kam zu spät, aber die Partie war beendet: Das Ergebnis ist `{ $score }`{ $result ->
    [none] {""}
   *[other] {""}; das Ergebnis lautet aber `{ $result }`
}
envelope-claim = { $color-the } hat den Zug abgegeben und danach Remis reklamiert: Das war zu spät, nach der Meinung eines Schiedsrichters; die Schachregeln sagen dazu nichts
envelope-offer-standing = { $color-the } hat nach der Abgabe Remis angeboten: Das Angebot gilt, bis es angenommen oder abgelehnt ist
envelope-clock-error = { $color-the } hatte { $expected } verbraucht, und die Uhr wurde auf { $given } gestellt: Das wird berichtigt, wenn man es vor dem eigenen ersten Zug sagt
envelope-clock-before = { $color-the } hatte { $expected } verbraucht, und die Uhr wurde auf { $given } gestellt: Es wurde rechtzeitig gesagt und ist zu berichtigen
envelope-clock-severe = { $color-the } hatte { $expected } verbraucht, und die Uhr wurde auf { $given } gestellt: Es wurde nicht vor dem ersten Zug gesagt und bleibt so, wenn der Schiedsrichter die Folgen nicht zu schwer findet
envelope-clock-arbiter = { $color-the } hatte { $expected } verbraucht, und die Uhr wurde auf { $given } gestellt: Es wurde nicht vor dem ersten Zug gesagt und bleibt so, wenn der Schiedsrichter nichts anderes entscheidet
envelope-clock-late = { $color-the } hatte { $expected } verbraucht, und die Uhr wurde auf { $given } gestellt: Es wurde nicht vor dem ersten Zug gesagt
envelope-follow-both = der Umschlag wird geöffnet, der Abgabezug ausgeführt und die Uhr von { $replier-the } in Gang gesetzt
envelope-follow-replier = die Uhr von { $replier-the } wird in Gang gesetzt; wer kommt, darf sie anhalten und den Schiedsrichter rufen, dann wird der Umschlag geöffnet, der Zug ausgeführt und die Uhr wieder in Gang gesetzt
envelope-follow-sealer = { $replier-the } darf die Antwort auf das Formular schreiben, in einem neuen Umschlag abgeben und die Uhr von { $color-the } in Gang setzen; er wird geöffnet, wenn { $color-the } kommt
envelope-follow-none = die Uhr von { $replier-the } läuft, der Seite, die auf den Abgabezug antworten muss
envelope-follow-lost = die Partie geht mit der Stellung und den Zeiten des Abbruchs weiter, und wer abgegeben hat, führt den Zug aus, den er nach seinen Worten abgegeben hat; lässt sich die Stellung nicht feststellen, wird die Partie annulliert und eine neue gespielt
envelope-follow-accepted = Remis wurde vereinbart: Die Partie ist beendet, und der Abgabezug wird nicht ausgeführt
envelope-follow-flag = das Blättchen { $color-of } fiel, bevor die Uhr angehalten wurde: Das entscheidet, und nicht der Abgabezug
envelope-result = das angegebene Ergebnis ist `{ $given }`, und nach dem Abgegebenen ist es `{ $due }`

## Eine Stelle einer Partie

at-unknown = dies bezeichnet keinen Zeitpunkt einer Partie: `23b` ist nach dem 23. Zug von Schwarz, `23w` nach dem von Weiß, `23` nach beiden; auch `ply 45`, `start` und `end` sind Zeitpunkte
at-no-moves = die Partie hat keine Züge
at-before = die Partie geht von `{ $first }` bis `{ $last }`
at-beyond = die Partie geht bis `{ $last }`
at-unreached = die Partie lässt sich bis `{ $last }` nachspielen, und was danach steht, wird nicht beurteilt
at-refused = es gibt keine Stellung zu zeigen, weil die Partie nicht beurteilt wird

## Eine Stellung und eine Partie, wie man sie sieht

board-turn = { $color-the } am Zug
board-check = { $color-the } steht im Schach
board-last = letzter Zug { $written }
board-man = { $role ->
        [pawn] Bauer
        [knight] Springer
        [bishop] Läufer
        [rook] Turm
        [queen] Dame
       *[king] König
    } { $square }
board-men = { $color-the }: { $moves }
view-start = Anfangsstellung
view-number = Nr.
view-sheet = Formular { $color-of }
view-agreed = Die letzte Stellung, in der beide Formulare übereinstimmen: nach { $count ->
        [one] einem Halbzug
       *[other] { $count } Halbzügen
    }
view-column = { $color ->
        [white] Weiß
       *[black] Schwarz
    }
view-remarks = Bemerkungen
view-date = { $date }
view-round = Runde { $written }
view-laws = Schachregeln { $laws }
view-articles = Schachregeln { $laws }, { $written }
view-language = Sprache: { $language }
view-clean = nichts zu beanstanden
view-undecided = nicht entschieden: { $moves }
view-boards-cut = die ersten { $count } Eintragungen haben ein Diagramm, die übrigen sind nur aufgeführt
view-before = die Stellung davor
view-last-sure = die letzte sichere Stellung: nichts entscheidet, was gespielt wurde
view-stopped = die letzte erreichte Stellung: weiter lässt sich die Partie nicht nachspielen
view-as-if = die Partie geht weiter, als wäre { $moves } gespielt worden
view-rests = beruht darauf, was für Zug { $number } angenommen wurde
view-checkmate = Schachmatt
view-stalemate = Patt
view-dead = tote Stellung
view-legal-moves = { $count ->
        [0] keine regelgemäßen Züge
        [one] ein regelgemäßer Zug
       *[other] { $count } regelgemäße Züge
    }
view-can-mate = { $color-the } kann mattsetzen
view-cannot-mate = { $color-the } kann nicht mehr mattsetzen
view-may-mate = nicht entschieden, ob { $color-the } noch mattsetzen kann
severity-error = Fehler
severity-warning = Warnung
severity-note = Hinweis
status-normalized = unregelmäßig geschrieben
status-repaired = berichtigt
status-ambiguous = mehr als ein Zug
status-illegal = regelwidrig
status-unread = kein Zug
status-missing = ausgelassen
status-extra = gehört zu keinem Zug
status-unreached = nicht beurteilt
fix-certain = zu schreiben ist `{ $better }`
fix-likely = wahrscheinlich war `{ $better }` gemeint
fix-shown = vielleicht war `{ $better }` gemeint
fix-remove-certain = dies weglassen
fix-remove-likely = dies ist wahrscheinlich wegzulassen
fix-remove-shown = dies ist vielleicht wegzulassen

## Die Seite eines Berichts

page-title = Bericht über { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
page-to-table = zur Tabelle der Partien
page-to-games = zu den Partien
page-summary = Zusammenfassung
page-number-games = { $count ->
        [one] Partie
       *[other] Partien
    }
page-number-files = { $count ->
        [one] Datei
       *[other] Dateien
    }
page-number-errors = { $count ->
        [one] Fehler
       *[other] Fehler
    }
page-number-warnings = { $count ->
        [one] Warnung
       *[other] Warnungen
    }
page-number-notes = { $count ->
        [one] Hinweis
       *[other] Hinweise
    }
page-number-undecided = nicht entschieden
page-number-clean = { $count ->
        [one] Partie ohne Beanstandung
       *[other] Partien ohne Beanstandung
    }
page-unread = { $count ->
        [one] eine Datei konnte nicht richtig gelesen werden
       *[other] { $count } Dateien konnten nicht richtig gelesen werden
    }
page-trf = im Turnierbericht { $file }
page-passed-over = { $count ->
        [one] eine Datei in einem Ordner wurde übergangen, denn ihr Name ist nicht der eines Partieformulars
       *[other] { $count } Dateien in Ordnern wurden übergangen, denn ihre Namen sind nicht die von Partieformularen
    }
page-by-rule = was gefunden wurde
page-table-title = alle Partien
page-nothing = keine Partie wurde gelesen
page-limit-listed = in der Tabelle stehen nur { $count } Partien, zuerst die mit Beanstandungen; die übrigen sind nur gezählt
page-limit-drawn = { $count ->
        [one] nur eine Partie ist unten dargestellt; die übrigen stehen in der Tabelle
       *[other] nur { $count } Partien sind unten dargestellt, zuerst die mit Beanstandungen; die übrigen stehen in der Tabelle
    }
page-column-game = Partie
page-column-round = Runde
page-column-result = Ergebnis
page-column-found = Befund
page-column-count = Anzahl
page-column-games = Partien
page-need-error = { $count ->
        [one] eine Partie mit Fehlern
       *[other] { $count } Partien mit Fehlern
    }
page-need-warning = { $count ->
        [one] eine Partie mit Warnungen
       *[other] { $count } Partien mit Warnungen
    }
page-need-undecided = { $count ->
        [one] eine Partie, in der etwas nicht entschieden ist
       *[other] { $count } Partien, in denen etwas nicht entschieden ist
    }
page-need-note = { $count ->
        [one] eine Partie mit Hinweisen
       *[other] { $count } Partien mit Hinweisen
    }
page-need-clean = { $count ->
        [one] eine Partie ohne Beanstandung
       *[other] { $count } Partien ohne Beanstandung
    }
page-filter-text = suchen
page-filter-needs = welche Partien gezeigt werden
page-filter-errors = Fehler
page-filter-warnings = Warnungen
page-filter-undecided = nicht entschieden
page-filter-notes = Hinweise
page-filter-clean = nichts zu beanstanden
page-shown = gezeigte Partien:
page-games = die Partien im Einzelnen
page-findings = Befund
page-undecided = nicht entschieden
page-more = und { $count } weitere
page-line = Zeile { $number }
page-table = Brett { $written }
page-laws = Schachregeln { $laws }{ $how ->
        [option] {""}, wie gewünscht
        [header] {""}, nach der Kopfzeile
        [date] {""}, nach dem Datum
       *[newest] {""}, die neuesten
    }
page-language = { $language }{ $how ->
        [given] {""}, wie angegeben
        [undecided] {""}, nicht entschieden
       *[detected] {""}, nach den Zügen
    }
page-others = (liest sich gleich in { $count ->
        [one] einer weiteren Sprache
       *[other] { $count } weiteren Sprachen
    })
page-board = Brett
page-moves = Züge { $first } bis { $last }
page-no-moves = keine Züge
page-back = zurück zur Tabelle
page-keys = Brett: links und rechts gehen durch die Züge, auf und ab durch die Zeilen, Pos1 und Ende zum Anfang und zum Schluss
page-first = zum Anfang
page-previous = einen Zug zurück
page-next = einen Zug weiter
page-last = zum Schluss
page-turn = Brett drehen
page-next-finding = nächster Befund
page-made-by = erstellt mit Planilla { $written }
unread-empty = es ist keine Partie darin
unread-not-found = es gibt keine solche Datei und keinen solchen Ordner
unread-denied = die Datei darf nicht gelesen werden
unread-too-large = die Datei ist zu groß für ein Partieformular
unread-link = es ist ein Verweis auf `{ $why }`, das es nicht gibt
unread-spreadsheet = es ist eine Tabellenkalkulationsdatei; speichern Sie das Blatt mit den Zügen als CSV
unread-document = es ist ein Textdokument; speichern Sie es als reinen Text (.txt)
unread-data = es ist JSON, Daten eines Programms oder einer Webseite
unread-positions = es sind Stellungen (FEN oder EPD) und keine Partie
unread-zip = es ist ein ZIP-Archiv; entpacken Sie es
unread-office = es ist eine Tabellenkalkulationsdatei oder ein Textdokument
unread-pdf = es ist eine PDF-Datei
unread-picture = es ist ein Bild
unread-styled = es ist eine Webseite oder ein formatierter Text
unread-database = es ist die Datenbank eines Programms
unread-archive = es ist ein Archiv, das hier nicht entpackt werden kann
unread-binary = es ist kein Text
unread-damaged = die gepackte Datei ist beschädigt (`{ $why }`); was entpackt werden konnte, wurde gelesen
unread-system = `{ $why }`; was gelesen werden konnte, wurde gelesen

## Turnierberichte

trf-too-long = der Rest bleibt außer Acht, { $count ->
        [one] ein Byte
       *[other] { $count } Bytes
    }: so lang ist kein Bericht
trf-undecoded = { $count ->
        [one] ein Byte ist
       *[other] { $count } Bytes sind
    } in dieser Kodierung kein Text
trf-unknown-record = `{ $code }` beginnt keinen Datensatz: eine Zeile fängt mit der Nummer ihres Datensatzes an, mit den drei Großbuchstaben eines Verbandes oder, als Anmerkung, mit `###`
trf-tab = ein Tabulator steht, wo Spalten gezählt werden: Leerzeichen schreiben
trf-separated = in { $count ->
        [one] einem Datensatz
       *[other] { $count } Datensätzen
    } trennt `{ $text }` die Felder, wo Spalten sie trennen sollen: den Bericht vom Auslosungsprogramm als TRF schreiben lassen; gelesen wurde davon nichts
trf-late-line = die Zeile beginnt { $count ->
        [one] eine Spalte
       *[other] { $count } Spalten
    } zu spät und wurde von dort an gelesen: die Leerzeichen davor streichen
trf-columns = Spalten { $first } bis { $last }
trf-column = Spalte { $first }
trf-shifted-right = die Felder stehen von hier an { $count ->
        [one] eine Spalte
       *[other] { $count } Spalten
    } zu weit rechts; in Spalte { $column } beginnt dieses Feld: { $field }; { $count ->
        [one] ein Leerzeichen davor streichen
       *[other] { $count } Leerzeichen davor streichen
    }
trf-shifted-left = die Felder stehen von hier an { $count ->
        [one] eine Spalte
       *[other] { $count } Spalten
    } zu weit links; in Spalte { $column } beginnt dieses Feld: { $field }; { $count ->
        [one] ein Leerzeichen davor einfügen
       *[other] { $count } Leerzeichen davor einfügen
    }
trf-column-missing = in { $count ->
        [one] einem Datensatz
       *[other] { $count } Datensätzen
    } fehlt eine Spalte ({ $at }: { $field }), und was folgt, steht zu weit links: die Spalte wieder einfügen, mit Leerzeichen, wo nichts einzutragen ist
trf-padded = in { $count ->
        [one] einem Datensatz
       *[other] { $count } Datensätzen
    } wurde der Name nach Bytes aufgefüllt, und was folgt, steht zu weit links: ein Buchstabe wie `é` hat zwei Bytes und füllt eine Spalte; Namen auf 33 Zeichen auffüllen
trf-field = `{ $text }` ist nicht zu lesen als { $field } ({ $at })
trf-no-day = `{ $text }` ist kein Tag des Kalenders: Jahr, Monat und Tag schreiben
trf-points-comma = `{ $text }` hat ein Komma: Punkte mit einem Punkt schreiben, `{ $fix }`
trf-overrun = was hier steht, läuft über seine Spalten hinaus ({ $at }: { $field }): kürzen
trf-missing = hier steht nichts; einzutragen: { $field } ({ $at })
trf-field-starting-rank = die Startnummer von 1 bis 9999
trf-field-sex = das Geschlecht, `m` oder `w`
trf-field-title = der Titel, einer von `GM`, `IM`, `WGM`, `FM`, `WIM`, `CM`, `WFM`, `WCM`
trf-field-name = der Name als `Nachname, Vorname`
trf-field-rating = die Wertungszahl in Ziffern
trf-field-federation = die drei Buchstaben des Verbandes
trf-field-fide-number = die FIDE-Nummer in Ziffern
trf-field-birth-date = das Geburtsdatum wie `1990/02/28`
trf-field-points = die Punktzahl wie `11.5`
trf-field-rank = der Endrang in Ziffern
trf-field-opponent = die Startnummer des Gegners oder `0000`
trf-field-colour = die Farbe, `w`, `b` oder `-`
trf-field-result = das Ergebnis, eines von `1` `=` `0`, `+` `-`, `W` `D` `L`, `H` `F` `U` `Z`
trf-field-participant = die Nummer eines Spielers oder einer Mannschaft
trf-field-round = die Nummer einer Runde
trf-field-record-points = eine Punktzahl wie `1.5`
trf-field-count = eine Zahl in Ziffern
trf-field-day = ein Tag wie `2026/01/31`
trf-field-round-day = der Tag einer Runde wie `26/01/31`
trf-field-kind = einer der Buchstaben, die der Datensatz für seine Art hat
trf-field-team-name = der Name der Mannschaft
trf-field-engine-value = ein Kürzel und seine Punkte wie `W=1.0`
trf-date-form = `{ $text }` wurde als { $date } gelesen: Jahr, Monat und Tag mit Schrägstrichen schreiben, `2026/01/31`
trf-date-form-short = `{ $text }` wurde als { $date } gelesen: den Tag einer Runde mit zwei Ziffern des Jahres und Schrägstrichen schreiben, `26/01/31`
trf-long-days = die Tage von { $count ->
        [one] einer Runde
       *[other] { $count } Runden
    } haben vier Ziffern des Jahres wie `{ $text }`, was sich lesen lässt: zwei schreiben, `26/01/31`, in den Spalten 92 bis 99, 102 bis 109 und so fort
trf-birth-late = am { $date } geboren, wäre der Spieler zu Beginn des Turniers noch keine drei Jahre alt gewesen: das Geburtsdatum berichtigen
trf-record-missing = die Datei hat keinen Datensatz `{ $code }`, oder er ist leer, und ohne ihn wird nicht gewertet: ergänzen
trf-record-repeated = der Datensatz `{ $code }` steht hier noch einmal; der erste gilt: einen von beiden streichen
trf-both-team-records = Mannschaften stehen in Datensätzen `013` und `310` (zusammen { $count }): `310` genügt
trf-name-long = der Name ist { $count ->
        [one] eine Spalte
       *[other] { $count } Spalten
    } zu lang für seinen Platz (Spalten 15 bis 47), und was dahinter steht, steht zu weit rechts: den Namen kürzen
trf-no-rounds = kein Datensatz hat ab Spalte 92 eine Runde, und { $count ->
        [one] ein Spieler hat
       *[other] { $count } Spieler haben
    } Punkte: Die Zeilen sind vielleicht abgeschnitten; die Runden ergänzen
trf-no-players = die Datei hat keinen Spieler: für jeden einen Datensatz `001` ergänzen
trf-not-a-report-games = das sind Partien (PGN) und kein Turnierbericht: als Partien prüfen, `planilla check FILE`, und den Bericht (TRF) mit `--trf` angeben
trf-not-a-report = das ist kein Turnierbericht (TRF): keine Zeile beginnt mit der Nummer eines Datensatzes, `012` oder `001`
trf-duplicate-rank = die Startnummer { $number } ist schon vergeben: jedem Spieler eine eigene geben
trf-duplicate-fide = die FIDE-Nummer `{ $id }` hat auch Spieler { $number }: eine von beiden berichtigen
trf-opponent-unknown = Runde { $round }: in der Datei gibt es keinen Spieler { $number }: den Gegner berichtigen oder den Spieler ergänzen
trf-opponent-self = Runde { $round }: Spieler { $number } hat sich selbst zum Gegner: den Gegner berichtigen
trf-not-mirrored = Runde { $round }: Spieler { $number } hat Spieler { $opponent } zum Gegner, und im Datensatz von { $opponent } steht Spieler { $other }: den falschen berichtigen
trf-not-mirrored-none = Runde { $round }: Spieler { $number } hat Spieler { $opponent } zum Gegner, und im Datensatz von { $opponent } steht niemand: den falschen berichtigen
trf-same-colour = Runde { $round }: Beide Spieler, { $number } und { $opponent }, haben { $color-the }: die Farbe des einen berichtigen
trf-no-colour = Runde { $round }: eine Partie mit dem Zeichen `{ $code }` braucht eine Farbe: `w` oder `b` schreiben
trf-no-colours = in { $count ->
        [one] einer Runde
       *[other] { $count } Runden
    } von Spielern hat eine Partie keine Farbe: `w` oder `b` schreiben (Spalte 97 für die erste Runde, 107 für die zweite und so fort)
trf-results-disagree = Runde { $round }: Spieler { $number } hat `{ $code }` und Spieler { $opponent } `{ $other }`, und kein Datensatz `299` sagt warum: das falsche Zeichen berichtigen oder den Datensatz ergänzen
trf-bye-opponent = Runde { $round }: `{ $code }` ist spielfrei, und daneben steht Spieler { $number } als Gegner: `0000` schreiben oder das Zeichen einer Partie
trf-no-opponent = Runde { $round }: `{ $code }` ist das Zeichen einer Partie, und kein Gegner ist genannt: ihn nennen oder das Zeichen für spielfrei schreiben
trf-no-result = Runde { $round }: Das Ergebnis gegen Spieler { $number } fehlt: eintragen
trf-result-unknown = Runde { $round }: `X` ist kein Ergebnis eines fertigen Berichts: das Ergebnis der Partie schreiben
trf-second-bye = Runde { $round }: `U` steht höchstens einmal in einer Runde, und Spieler { $number } hat es schon: ein anderes Zeichen schreiben, `H`, `F` oder `Z`
trf-bye-not-given = Runde { $round }: dieser Datensatz gibt Spieler { $number } ein `{ $code }`, sein eigener nicht: einen von beiden berichtigen
trf-points-sum = Spieler { $number } hat `{ $written }` Punkte, und die Ergebnisse ergeben `{ $counted }`: die Punkte oder ein Ergebnis berichtigen, oder die Punkte in einem Datensatz `299` vergeben
trf-scoring = die Punkte sind Summen aus `{ $win }` für einen Sieg, `{ $draw }` für ein Remis und `{ $loss }` für eine Niederlage: Das gehört in einen Datensatz `162`
trf-rank-order = den Endrang { $rank } haben Spieler { $number } und Spieler { $other }, deren Punkte verschieden sind: einen Rang berichtigen
trf-rank-points = Spieler { $number } hat mehr Punkte als Spieler { $other } und steht hinter ihm: die Endränge (Spalten 86 bis 89) berichtigen, die zuerst nach Punkten gehen
trf-count = Datensatz `{ $code }` nennt { $given }, und die Datei hat { $counted }: den Datensatz berichtigen
trf-rounds = das Turnier hat { $given ->
        [one] eine Runde
       *[other] { $given } Runden
    }, und { $counted ->
        [one] eine ist
       *[other] { $counted } sind
    } verzeichnet: die Zahl der Runden berichtigen
trf-days-reversed = der letzte Tag, { $last }, liegt vor dem ersten, { $first }: Datensatz `042` oder `052` berichtigen
trf-day-outside = Runde { $round }: Der { $date } ist kein Tag des Turniers: ihn berichtigen oder Datensatz `042` oder `052`
trf-day-earlier = Runde { $round }: Der { $date } liegt vor der vorigen Runde: einen der Tage berichtigen
trf-round-days = { $given ->
        [one] der Tag einer Runde ist
       *[other] die Tage von { $given } Runden sind
    } angegeben, und { $counted ->
        [one] eine Runde ist
       *[other] { $counted } Runden sind
    } verzeichnet: für jede Runde einen Tag angeben
trf-participant-unknown = Datensatz `{ $code }` nennt { $number }, eine Nummer, die in der Datei niemand hat: berichtigen
trf-in-two-teams = Spieler { $number } steht in zwei Mannschaften: in einer streichen
trf-twice-in-team = Spieler { $number } steht zweimal in dieser Mannschaft: einmal streichen
trf-duplicate-team = die Mannschaftsnummer { $number } ist schon vergeben: jeder Mannschaft eine eigene geben
trf-duplicate-team-name = die Mannschaft `{ $name }` steht schon in der Datei: eine streichen oder beide unterscheiden
trf-other = der andere Datensatz
trf-alike = dasselbe an { $count ->
        [one] einer weiteren Stelle
       *[other] { $count } weiteren Stellen
    }
trf-follows = { $count ->
        [one] eine weitere Stelle folgt
       *[other] { $count } weitere Stellen folgen
    } daraus
trf-more = in der Datei { $count ->
        [one] ist noch eine weitere Stelle
       *[other] sind noch { $count } weitere Stellen
    } fehlerhaft
trf-time-unread = `{ $text }` ist keine codierte Bedenkzeit: Sekunden schreiben, etwa `5400+30` oder `40/6000+30:900+30`
trf-times-differ = Datensatz 122 gibt die Bedenkzeit als `{ $words }` an und Datensatz 222 als `{ $text }`: Das ist nicht dasselbe; die Partien werden mit Datensatz 222 verglichen
trf-code-lasted = Runde { $round }: Der Bericht hat `{ $white }` und `{ $black }`, eine gespielte Partie, und nicht beide haben gezogen: `{ $first }` und `{ $second }` schreiben oder die Züge ergänzen
trf-code-empty = Runde { $round }: Der Bericht hat `{ $white }` und `{ $black }`, eine gespielte Partie, und hier sind keine Züge: `{ $first }` und `{ $second }` schreiben, wenn ein Spieler nicht kam, `{ $third }` und `{ $fourth }`, wenn die Partie begonnen hatte, oder die Züge ergänzen
trf-code-not-played = Runde { $round }: Der Bericht hat `{ $white }` und `{ $black }`, und hier ist die Partie kampflos entschieden, `{ $written }`: im Bericht `{ $first }` und `{ $second }` schreiben
trf-code-short = Runde { $round }: Der Bericht hat `{ $white }` und `{ $black }`, eine Partie ohne vollständigen Zug, und beide haben gezogen: `{ $first }` und `{ $second }` schreiben
trf-code-forfeit = Runde { $round }: Der Bericht hat `{ $white }` und `{ $black }`, eine kampflose Partie, und beide haben gezogen: `{ $first }` und `{ $second }` schreiben
trf-code-result = Runde { $round }: Der Bericht hat `{ $white }` für Weiß und `{ $black }` für Schwarz, und hier ist das Ergebnis `{ $written }`: das falsche berichtigen
trf-code-open = Runde { $round }: Der Bericht hat `{ $white }` für Weiß und `{ $black }` für Schwarz, und `*` nennt hier kein Ergebnis: das Ergebnis der Partie hier eintragen
trf-code-unknown = Runde { $round }: Der Bericht hat `X`, ein unbekanntes Ergebnis, und hier ist das Ergebnis `{ $written }`: sein Zeichen in den Bericht eintragen
trf-unpaired = der Bericht hat keine Partie zwischen `{ $white }` und `{ $black }`: einen Namen berichtigen oder die Partie weglassen
trf-unpaired-player = `{ $name }` ist kein Spieler des Berichts: den Namen wie dort schreiben oder die FIDE-Nummer ergänzen
trf-unpaired-names = `{ $name }` kann mehr als ein Spieler des Berichts sein: `{ $first }`, `{ $second }`; eine FIDE-Nummer (`WhiteFideId`, `BlackFideId`) würde es sagen
trf-identity-open = die FIDE-Nummer `{ $id }` ist die von `{ $first }`, und der Name `{ $name }` der von `{ $second }`: wer von beiden gespielt hat, lässt sich nicht sagen; berichtigen Sie die Nummer oder den Namen in der Partie
trf-identity-name = die FIDE-Nummer `{ $id }` ist die von `{ $first }`, nach Name, Gegner und Runde ist es aber die Partie von `{ $second }`: berichtigen Sie die Nummer in der Partie
trf-identity-number = die FIDE-Nummer `{ $id }` ist die von `{ $first }`, was Gegner und Runde bestätigen, der Name `{ $name }` aber der von `{ $second }`: berichtigen Sie den Namen in der Partie
trf-identity-stranger = die FIDE-Nummer `{ $id }` ist die von `{ $first }`, und der Name ist hier `{ $name }`: berichtigen Sie die Nummer oder den Namen
trf-number-open = `{ $name }` hat im Bericht die FIDE-Nummer `{ $other }` und hier `{ $id }`: ob es derselbe Spieler ist, lässt sich nicht sagen; berichtigen Sie die falsche Nummer
trf-number-other = `{ $name }` hat im Bericht die FIDE-Nummer `{ $other }` und hier `{ $id }`: berichtigen Sie die falsche Nummer
trf-unpaired-rounds = `{ $white }` und `{ $black }` spielten in den Runden { $list }, und die Partie sagt nicht, in welcher sie war: die Runde ergänzen
trf-unpaired-round = der Bericht hat `{ $white }` und `{ $black }` in Runde { $list }, und hier ist es Runde { $round }: die falsche berichtigen
trf-unpaired-one = nur `{ $name }` ist genannt und keine Runde, und es kann jede seiner Partien sein: den Gegner oder die Runde ergänzen
trf-unpaired-bye = `{ $name }` hat in Runde { $round } des Berichts keinen Gegner: die Runde oder den Namen berichtigen
trf-unpaired-nameless = die Partie nennt keinen Spieler, weder mit Namen noch mit FIDE-Nummer, und kann jede des Berichts sein: die Namen ergänzen
trf-several-games = Runde { $round }: Es gibt mehrere Partien von `{ $white }` und `{ $black }`: `{ $places }`; eine davon behalten
trf-no-game = Runde { $round }: Es gibt keine Partie von `{ $white }` und `{ $black }`
trf-no-games = { $count ->
        [one] eine Partie des Berichts ist
       *[other] { $count } Partien des Berichts sind
    } nicht unter den gegebenen, die erste davon hier (`--notes` nennt alle)
trf-same-moves = die Züge von `{ $game }` sind die von `{ $other }`, { $count ->
        [one] der eine Zug
       *[other] alle { $count } Züge
    }: nachsehen, ob die eine Partie von der anderen abgeschrieben ist
trf-date-outside = der { $date } ist kein Tag des Turniers, das vom { $first } bis zum { $last } dauerte: das Datum berichtigen
trf-date-round = der Bericht hat Runde { $round } am { $date }: das Datum oder die Runde berichtigen
trf-time-other = der Bericht hat eine andere Bedenkzeit, `{ $text }`: die falsche berichtigen
rating-time-short = { $minutes } Minuten für 60 Züge sind für eine gewertete Turnierpartie eines Spielers mit { $rating } zu wenig: mindestens { $least } (Wertungsordnung B.02, 1.1)
rating-first-control = die erste Zeitkontrolle kommt nach { $count ->
        [one] einem Zug
       *[other] { $count } Zügen
    }; eine gewertete Partie hat mindestens 30 (Wertungsordnung B.02, 1.2)
colours-reversed = die Farben sind vertauscht: im Bericht hat `{ $white }` in Runde { $round } Weiß
colours-arbiter = eine solche Partie wird fortgesetzt, wenn der Schiedsrichter nicht anders entscheidet
colours-stand = nach { $count } Zügen beider Spieler wird eine solche Partie fortgesetzt
colours-ended = die Partie endete, bevor beide { $count } Züge gemacht hatten, und gilt (nach einer Auslegung der FIDE-Schiedsrichter vom Juni 2017)
colours-again = bevor beide { $count } Züge gemacht haben, wird eine solche Partie abgebrochen und mit den richtigen Farben neu gespielt

## Was jede Regel findet, in einer Zeile

rule-sheet-heading = eine Kopfangabe, die zählen würde und nicht zu verstehen ist: Datum, Schachregeln, Sprache, Seite, Ergebnis, Grund, Blättchen, Mindestzüge, Punkte, Bedenkzeit, Uhr, Remisantrag, regelwidrige Züge, Strafe
rule-sheet-move_number = eine Zugnummer, die fehlt, doppelt steht, springt oder bei einem anderen Zug steht; zwei Züge in einem Kästchen
rule-sheet-gap = ein Zug ist ausgelassen
rule-sheet-unreached = Züge, die nicht zu beurteilen sind, weil die Partie vorher abbricht
rule-sheet-extra_cell = ein Kästchen, das zu keinem Zug der Partie gehört, etwa ein doppelt geschriebener Zug
rule-start-doubtful_fen = etwas in der FEN der Anfangsstellung musste außer Acht bleiben
rule-text-encoding = der Text wurde als Windows-1252 gelesen (Hinweis) oder enthält Bytes, die kein Text sind (Warnung)
rule-pgn-syntax = Text, für den die Grammatik von PGN oder eines Formulars keinen Platz hat
rule-text-json = was sich in einem Formular als JSON nicht oder nicht so lesen lässt, wie es dasteht
rule-game-refused = die Partie wird nicht beurteilt: eine Schachvariante oder eine Anfangsstellung, die keine ist
rule-end-moves_after_stalemate = nach dem Patt, das die Partie beendet hat, sind noch Züge notiert
rule-end-moves_after_mate = nach dem Matt, das die Partie beendet hat, sind noch Züge notiert
rule-end-moves_after_dead = nach der toten Stellung, die die Partie beendet hat, sind noch Züge notiert
rule-move-illegal = eine Eintragung, zu der kein regelgemäßer Zug passt
rule-move-leaves_king_in_check = der eigene König bleibt im Schach oder gerät hinein, oder ein König wird geschlagen
rule-move-unread = ein Text an der Stelle eines Zuges, der keinen Zug nennt
rule-move-illegal_castling = eine Rochade ohne das Recht dazu, aus dem Schach heraus, über ein angegriffenes Feld oder auf eines, oder mit verstelltem Weg
rule-move-illegal_ep = ein Schlagen im Vorbeigehen, das zu spät kommt oder einen Bauern ohne Doppelschritt trifft
rule-notation-capture_mark = ein Schlagen ohne Schlagzeichen, oder das Zeichen, ohne dass geschlagen wird
rule-notation-mate_mark = das Mattzeichen bei einer Stellung, die nicht matt ist, oder ein Matt ohne das Zeichen
rule-notation-promotion_form = eine Umwandlung, die die neue Figur nicht nennt (Fehler) oder sie in anderer Form schreibt (Hinweis)
rule-notation-long_form = das Ausgangsfeld oder ein Bindestrich ist geschrieben; seit 2017 zulässig
rule-notation-piece_language = ein Figurenbuchstabe aus einer anderen Sprache als der des übrigen Formulars
rule-notation-non_algebraic = beschreibende Notation, die Ziffern des Fernschachs oder angesagte Namen; die Schachregeln kennen nur die algebraische
rule-notation-castling_form = eine Rochade, die nicht nach ihrer Norm geschrieben ist, oder ein `0-0` am Ende, das ein Ergebnis sein kann
rule-notation-check_mark = ein Schach ohne sein Zeichen, das Zeichen ohne Schach, oder `++` für ein Doppelschach
rule-notation-pawn_form = ein Bauer mit Figurenbuchstabe, oder ein schlagender Bauer ohne seine Linie oder sein Feld
rule-notation-disambiguation_style = eine Ausgangslinie oder -reihe, die der Zug nicht braucht, oder eine Reihe, wo die Linie genügte
rule-notation-ambiguous = zwei oder mehr regelgemäße Züge passen auf den Text; eine Warnung, wo spätere Züge es entscheiden
rule-notation-ep_suffix = ein Schlagen im Vorbeigehen ohne seinen Vermerk, oder der Vermerk bei einem anderen Zug
rule-notation-case_or_figurine_lost = ein Großbuchstabe oder eine Figurine, vielleicht verloren, entscheidet zwischen zwei regelgemäßen Zügen
rule-notation-repaired_text = ein Text, der so kein regelgemäßer Zug ist, mit dem wahrscheinlich gemeinten; nur mit `--repair`
rule-result-contradicts_end = die letzte Stellung ist matt, patt oder tot, und das Ergebnis lautet anders
rule-result-draw_before_minimum = ein Remis wurde vereinbart, bevor beide Spieler die Züge gemacht hatten, die das Turnier verlangt
rule-result-draw_without_moves = ein Remis wurde vereinbart, bevor jeder Spieler einen Zug gemacht hatte
rule-result-resignation_without_mating_chance = ein Spieler gab auf, und der Gewinner konnte durch keine Folge regelgemäßer Züge mattsetzen: ein Remis seit 2023
rule-result-flag_without_mating_chance = eine Partie wurde durch Zeitüberschreitung verloren, und der Gewinner konnte durch keine Folge regelgemäßer Züge mattsetzen
rule-result-contradicts_reason = das Ergebnis kann nicht aus dem genannten Grund folgen, oder das Brett zeigt diesen Grund nicht
rule-result-missing_or_unsigned = das Ergebnis ist offengelassen, oder ein Spieler hat nicht unterschrieben
rule-result-reason_not_visible = ein Spieler hat gewonnen, aber es ist kein Matt und kein Grund notiert
rule-result-unusual = beide Spieler verlieren, eine kampflose Partie, ein halber Punkt und keiner, oder Punkte, die keine Partie ergibt
rule-time-both_flags = beide Blättchen sind gefallen, niemand kann sagen, welches zuerst, und ein Spieler bekommt den Gewinn
rule-sealed-ambiguous = ein Abgabezug, auf den zwei oder mehr regelgemäße Züge passen: er verliert
rule-sealed-unintelligible = ein Abgabezug, dessen Text kein Zug ist: er verliert
rule-sealed-illegal = ein Abgabezug, der nicht regelgemäß ist: er verliert
rule-sealed-language_clash = ein Abgabezug, dessen Buchstaben je nach Sprache verschiedene Züge bezeichnen, während die des Spielers unbekannt ist
rule-sealed-loss_exempt = ein Abgabezug, der verlieren würde, aber der Gegner kann nicht mattsetzen oder die Partie war beendet: Remis
rule-sealed-ends_game = ein Abgabezug, der die Partie beendet: Matt, Patt, tote Stellung, fünfte Wiederholung oder 75 Züge
rule-sealed-envelope_incomplete = ein Umschlag, auf dem nicht alles steht, was die Schachregeln verlangen: Namen, Stellung, Zeiten, wer abgegeben hat, Zugnummer, die Wiederaufnahme, beide Formulare
rule-sealed-envelope_mismatch = ein Umschlag, der sich selbst oder einem Formular widerspricht: die Stellung, wer am Zug ist, die Nummer, der Abgabezug, eine Zeit
rule-sealed-late_or_absent = ein Spieler, der zu spät oder nicht zur Wiederaufnahme kam: wer verliert, außer der Abgabezug hatte die Partie beendet
rule-sealed-claim_after_sealing = ein Remis, das der abgebende Spieler nach der Abgabe reklamiert hat: zu spät, nach der Meinung eines Schiedsrichters; die Schachregeln schweigen
rule-sealed-offer_standing = ein Remisangebot nach der Abgabe, auf das es noch keine Antwort gibt
rule-sealed-clock_error = eine Uhr, die bei der Wiederaufnahme auf andere Zeiten gestellt wurde als auf dem Umschlag
rule-offer-missing = ein Remis wurde vereinbart, und kein Angebot ist notiert
rule-offer-not_on_both = ein Remisangebot steht nur auf einem der beiden Formulare einer Partie, oder bei verschiedenen Zügen
rule-sheets-first_divergence = wo zwei Formulare einer Partie zum ersten Mal verschiedene Züge nennen
rule-sheets-one_resolves = ein Formular ist mehrdeutig, unmöglich, kurz oder verschoben, und das andere klärt es
rule-sheets-result_differs = die Ergebnisse zweier Formulare einer Partie sind verschieden, oder Namen, Turnier, Runde, Brett, Datum oder Farben sind es
rule-sheets-same_illegal = beide Formulare einer Partie haben denselben Zug, der nicht möglich ist
rule-start-wrong_position = die Partie beginnt mit vertauschten Figuren, etwa König und Dame
rule-claim-threefold = ein Remisantrag wegen Stellungswiederholung: ob die Stellung dreimal auf dem Brett stand
rule-claim-fifty = ein Remisantrag nach fünfzig Zügen: ob jeder Spieler fünfzig ohne Bauernzug und ohne Schlagen machte
rule-claim-right_lost = Remis beantragte ein Spieler, der nicht am Zug war oder eine Figur berührt hatte
rule-claim-intended_move_not_played = mit einem Remisantrag wurde ein Zug angekündigt, der dann zu spielen ist, und ein anderer wurde gespielt
rule-claim-penalty = die Zeit, die ein unberechtigter Remisantrag bringt und kostet, gegen die notierten Zeiten und Strafen
rule-quickplay-position_mismatch = die mit einem Antrag der letzten zwei Minuten notierte Stellung ist nicht die der Züge, oder das Partieformular ist nicht vollständig
rule-move-illegal_tally = die vom Schiedsrichter gezählten regelwidrigen Züge, gegen das Ergebnis und die dafür gegebene Zeit
rule-claim-available_unused = Remis konnte wegen Stellungswiederholung oder nach der 50-Züge-Regel beantragt werden, und niemand tat es
rule-clock-inconsistent = eine Uhr, die mehr gewinnt, als die Bedenkzeit gibt, es bei einem anderen Zug gewinnt, oder weniger als nichts zeigt
rule-time-control_missed = weniger Züge, als eine Zeitkontrolle verlangt, als das Blättchen fiel, und die Partie war nicht verloren oder ging weiter
rule-time-class = es steht nicht fest, ob die Partie eine Turnierpartie, Schnellschach oder Blitz ist, und ein regelwidriger Zug kann bestehen bleiben
rule-record-stopped_early = Züge wurden mit fünf Minuten oder mehr, oder mit 30 Sekunden oder mehr je Zug, nicht mehr notiert
rule-record-gap_at_control = Züge fehlen bis zu einer Zeitkontrolle, und das Formular wurde nicht vervollständigt
rule-record-written_in_advance = ein Zug wurde auf einem elektronischen Formular notiert, bevor er ausgeführt war
rule-end-fivefold_passed = eine Stellung stand zum fünften Mal, womit die Partie remis ist, und es wurde weitergespielt, oder das Ergebnis ist kein Remis
rule-end-seventyfive_passed = nach 75 Zügen ohne Bauernzug und ohne Schlagen ist die Partie remis, und es wurde weitergespielt, oder das Ergebnis ist kein Remis
rule-pgn-king_centre_tail = die letzten Züge sind Könige, die als Zeichen des Ergebnisses in die Mitte gestellt wurden, wie elektronische Bretter es aufzeichnen
rule-pgn-result_mismatch = das Ergebnis im Kopf ist ein anderes als das nach den Zügen, oder `*` verdeckt eines, das PGN nicht schreiben kann
rule-sheet-columns_swapped = die Züge von Weiß stehen in der Spalte von Schwarz und umgekehrt; nichts wird beurteilt, bis das berichtigt ist
rule-sheet-rows_descending = die Zeilen laufen vom letzten Zug zum ersten; nichts wird beurteilt, bis das berichtigt ist
rule-sheet-no_moves = ein Text, in dem nichts ein Zug ist (Fehler), oder Kopfangaben ohne einen Zug (Warnung)
rule-sheet-extraneous = Zeichen für Lob oder Bewertung, Analysevarianten und Bemerkungen auf einem Partieformular
rule-edition-chosen = das Datum lässt die Ausgabe der Schachregeln offen, und nicht alle beurteilen die Partie gleich (ohne Datum: Hinweis)
rule-move-illegal_stands = ein regelwidriger Zug im Schnell- oder Blitzschach ohne ausreichende Beaufsichtigung, der beantwortet wurde und bestehen bleibt
rule-start-rapid_setup = vertauschte Figuren zu Beginn einer Schnell- oder Blitzpartie, was nach einer Anzahl von Zügen bestehen bleibt
rule-trf-file_fault = eine Zeile des Turnierberichts ist nicht so, wie das Format es verlangt, oder widerspricht einer anderen
rule-trf-code_mismatch = die Ergebniszeichen des Turnierberichts passen nicht zur Partie: zu ihren Zügen, ihrem Ergebnis oder zueinander
rule-trf-unpaired_game = eine Partie, die keine des Turnierberichts ist oder mehrere sein kann, oder eine Paarung ohne Partie oder mit mehreren
rule-trf-date_mismatch = das Datum einer Partie ist kein Tag des Turniers oder nicht der ihrer Runde
rule-trf-time_control_mismatch = die Bedenkzeit einer Partie ist eine andere als die des Turnierberichts
rule-trf-same_moves = zwei Partien eines Turniers sind Zug für Zug gleich
rule-rating-time_control = die Bedenkzeit ist für eine Wertung als Turnierpartie zu kurz, gemessen an den Wertungszahlen der Spieler
rule-start-colours_reversed = die Partie hat Weiß und Schwarz andersherum als der Turnierbericht
