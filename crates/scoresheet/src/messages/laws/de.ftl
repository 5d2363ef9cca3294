# Was die Regeln sagen, Punkt für Punkt: `law-KEY` nennt ihn, `law-KEY-is` seine Werte; gemeinsame Werte zuerst.

## Werte, die mehrere Punkte haben

law-yes_no-is = { $value ->
    [yes] ja
   *[other] nein
}
law-minutes-is = { $value ->
    [0] nichts
    [one] 1 Minute
   *[other] { $value } Minuten
}
law-minutes_of_its_own-is = { $value ->
    [unsaid] keine eigene Zahl
    [one] 1 Minute
   *[other] { $value } Minuten
}
law-loses_on-is = { $value ->
    [0] keiner, nach den Regeln
    [2] der zweite
   *[3] der dritte
}
law-range-is = { $value ->
    [within] { $least } bis { $most } Minuten
    [below] weniger als { $most } Minuten
    [up_to] höchstens { $most } Minuten
    [from] mindestens { $least } und weniger als { $most } Minuten
   *[over] mehr als { $least } und weniger als { $most } Minuten
}
law-illegal_fast-is = { $value ->
    [standard] wie im Normalschach
    [stands_unless_claimed] nur auf Reklamation, bevor der Gegner zieht; sonst bleibt er stehen
    [win_if_claimed] der Gegner darf, bevor er zieht, den Gewinn reklamieren; danach bleibt er stehen
    [loss_if_seen_or_claimed] verliert sofort, wenn der Schiedsrichter ihn sieht oder der Gegner reklamiert, bevor er zieht; sonst bleibt er stehen
   *[second_loses_else_stands] Zeit, und der zweite verliert, wenn er bemerkt wird, bevor der Gegner zieht; sonst bleibt er stehen
}
law-same = so lautet die Regel

## Woher man es weiß

law-source-read = im Text der Ausgabe gelesen
law-source-quoted = der Artikel, gelesen wie andere ihn zitieren
law-source-translated = in einer Übersetzung der Ausgabe gelesen
law-source-secondary = aus zweiter Hand: Liste der Änderungen, Kolumne, Handbuch
law-source-recollected = aus dem Gedächtnis: kein Text wurde gelesen

## Die Ausgaben

law-edition-1997 = FIDE-Kongress Eriwan 1996; Artikel 1-14, Anhänge A-F: Schnellschach B, Blitz C, Notation E
law-edition-2001 = FIDE-Kongress Istanbul 2000; Teile und Buchstaben wie 1997
law-edition-2005 = FIDE-Kongress Calvià 2004; Teile und Buchstaben wie 1997
law-edition-2009 = FIDE-Kongress Dresden 2008; Artikel 1-14, Anhänge A-F: Schnellschach A, Blitz B, Notation C; Richtlinien für Hängepartien
law-edition-2014 = FIDE-Kongress Tallinn 2013; Artikel 1-12, Anhänge A-G: Hängepartien E, Endspurtphase G
law-edition-2017 = FIDE-Kongress Baku 2016; Artikel 1-12, Anhänge A-D, Richtlinien I-III; sechs Monate in Kraft
law-edition-2018 = FIDE-Kongress Antalya 2017; Teile wie 2017, Artikel 7 neu nummeriert
law-edition-2023 = FIDE-Kongress Chennai 2022; Teile wie 2017

## Themen

law-topic-start = Beginn der Partie
law-topic-play = Züge
law-topic-touch = berührte Figuren
law-topic-end = Ende der Partie
law-topic-offer = Remisangebote
law-topic-claim = Remisreklamationen
law-topic-illegal = regelwidrige Züge
law-topic-recording = Mitschreiben
law-topic-notation = Notation
law-topic-clock = die Uhr
law-topic-result = Ergebnis
law-topic-adjournment = Hängepartien

## Punkte

law-wrong_start = aus falscher Stellung begonnene Partie wird neu gespielt
law-setup_moves = Schnellschach und Blitz: bis wann eine falsche Aufstellung berichtigt werden kann
law-setup_moves-is = bis jeder { $value } Züge gemacht hat
law-setup_castling = Schnellschach und Blitz: was eine falsche Aufstellung, die bleibt, bei der Rochade kostet
law-setup_castling-is = { $value ->
    [none] nichts gesagt
    [kq_swapped] keine Rochade mit einem König auf dem Feld der Dame
   *[king_or_rook] keine Rochade mit einem falsch stehenden König noch mit einem falsch stehenden Turm
}
law-colours_moves = Partie mit vertauschten Farben begonnen
law-colours_moves-is = { $value ->
    [unsaid] sie geht weiter, wenn der Schiedsrichter nicht anders entscheidet
   *[other] neu begonnen, wenn beide weniger als { $value } Züge gemacht haben; sonst geht sie weiter
}
law-king_capture = den König schlagen
law-king_capture-is = { $value ->
    [pictured] Matt wird so erklärt; dass es verboten ist, steht nicht da
   *[barred] nicht erlaubt, ebenso wenig wie den König einem Angriff auszusetzen
}
law-pawn_left = Bauer auf der letzten Reihe, wenn die Uhr gedrückt wird
law-pawn_left-is = { $value ->
    [none] nichts gesagt
    [illegal] ein regelwidriger Zug
   *[queen] ein regelwidriger Zug, und der Bauer wird zur Dame
}
law-touch_own = die erste berührte eigene Figur, die ziehen kann, muss ziehen
law-touch_opponent = die erste berührte gegnerische Figur, die geschlagen werden kann, muss geschlagen werden
law-touch_both = je eine Figur berührt: die eigene schlägt die andere, sonst die erste, die ziehen oder geschlagen werden kann
law-touched_of_each = mehrere Figuren beider Farben berührt
law-touched_of_each-is = { $value ->
    [one] nichts gesagt
   *[first] die erste jeder Farbe zählt
}
law-touch_castling = König und Turm berührt: Rochade, wenn sie regelgemäß ist
law-touch_rook_first = Turm vor dem König berührt: keine Rochade auf dieser Seite
law-touch_castling_illegal = die beabsichtigte Rochade ist regelwidrig: ein anderer Königszug, sonst irgendein Zug
law-touch_none = keine berührte Figur kann ziehen oder geschlagen werden: irgendein regelgemäßer Zug
law-touch_adjusting = wer am Zug ist, darf Figuren zurechtrücken, wenn er es vorher sagt
law-touch_claim_lost = das Recht zu reklamieren verliert, wer eine Figur berührt
law-promotion_choice = wann die Wahl der neuen Figur endgültig ist
law-promotion_choice-is = { $value ->
    [released] sobald die Hand sie losgelassen hat
   *[touched] sobald sie das Umwandlungsfeld berührt hat
}
law-checkmate = Matt gewinnt
law-stalemate = Patt ist remis
law-dead_position = tote Stellung ist remis: der Maßstab
law-dead_position-is = { $value ->
    [unskilled] keine regelgemäßen Züge führen zum Matt, selbst beim ungeschicktesten Spiel
   *[series] keine Folge regelgemäßer Züge führt zum Matt
}
law-resign_draw_exception = Aufgabe gegen einen, der nicht mattsetzen kann, ist remis
law-agree_min_moves = Züge, die jeder vor einer Remisvereinbarung gemacht haben muss
law-agree_min_moves-is = { $value ->
    [0] keiner
   *[one] einer
}
law-fivefold = fünfmal dieselbe Stellung: remis ohne Reklamation
law-fivefold-is = { $value ->
    [none] nein
    [consecutive] nur in aufeinanderfolgenden abwechselnden Zügen
   *[any] wie die fünf auch verteilt sind
}
law-seventyfive = je 75 Züge ohne Schlagen und Bauernzug: remis ohne Reklamation
law-offer = Remis wird nach dem Zug angeboten, bevor die Uhr gedrückt wird
law-offer_refused_by = was ein Angebot ablehnt, außer Worten
law-offer_refused_by-is = { $value ->
    [move] ein Zug
   *[touch] eine Figur berühren, um sie zu ziehen oder zu schlagen
}
law-event_may_limit_offers = die Ausschreibung darf Remisvereinbarungen verbieten oder begrenzen
law-threefold = dreimal dieselbe Stellung: remis auf Reklamation
law-same_position_castling = wann ein Rochaderecht eine andere Stellung macht
law-same_position_castling-is = { $value ->
    [temporarily] wenn es sich geändert hat, vorübergehend oder auf Dauer
   *[after_moving] wenn es verloren ist, und nur ein Zug von König oder Turm verliert es
}
law-fifty = je 50 Züge ohne Schlagen und Bauernzug: remis auf Reklamation
law-announced_move_fixed = der zur Reklamation geschriebene Zug darf nicht geändert werden
law-castling_for_a_time = dieselbe Stellung: Ein zeitweise verlorenes Rochaderecht macht einen Unterschied
law-intended_by_touch = der mit dem Antrag angekündigte Zug wird nach Artikel 4 ausgeführt: Ist er regelwidrig, ist ein anderer mit dieser Figur fällig
law-claim_lost_by = was das Recht zu reklamieren beendet
law-claim_lost_by-is = { $value ->
    [move] ein Zug
   *[touch] eine Figur berühren
}
law-claim_opponent = falsche Reklamation: der Gegner bekommt
law-claim_opponent_rapid = falsche Reklamation, Schnellschach: der Gegner bekommt
law-claim_opponent_blitz = falsche Reklamation, Blitz: der Gegner bekommt
law-claim_opponent_blitz_supervised = falsche Reklamation, Blitz mit einem Schiedsrichter für jede Partie: der Gegner bekommt
law-claim_self = falsche Reklamation: wer reklamiert, verliert
law-claim_self-is = { $value ->
    [half_max3] die Hälfte der Restzeit, höchstens drei Minuten
    [ladder] über zwei Minuten: die Hälfte, höchstens drei Minuten; von einer bis zwei: eine bleibt; weniger: nichts
   *[none] nichts
}
law-illegal_loss_on = der wievielte regelwidrige Zug eines Spielers verliert
law-illegal_loss_on_quickplay = dasselbe in der Endspurtphase
law-illegal_minutes = regelwidriger Zug, der nicht verliert: der Gegner bekommt
law-illegal_draw_exception = durch regelwidrigen Zug verloren, aber remis, wenn der Gegner nicht mattsetzen kann
law-illegal_without_board = die Uhr drücken ohne Zug oder mit zwei Händen ziehen gilt als regelwidriger Zug
law-illegal_rapid = regelwidriger Zug im Schnellschach ohne ausreichende Aufsicht
law-illegal_blitz = regelwidriger Zug im Blitz ohne ausreichende Aufsicht
law-illegal_blitz_draw_claim = Gewinnreklamation im Blitz gibt remis, wenn der Reklamierende nicht mattsetzen kann
law-illegal_minutes_rapid = regelwidriger Zug, Schnellschach: der Gegner bekommt
law-illegal_minutes_blitz = regelwidriger Zug, Blitz: der Gegner bekommt
law-supervision = bei ausreichender Aufsicht gelten in Schnellschach und Blitz die Regeln des Normalschachs
law-illegal_minutes_rapid_supervised = regelwidriger Zug, Schnellschach unter Aufsicht: der Gegner bekommt
law-illegal_minutes_blitz_supervised = regelwidriger Zug, Blitz unter Aufsicht: der Gegner bekommt
law-blitz_mating_potential = um im Blitz zu gewinnen, braucht man Mattmaterial
law-recording = beide Spieler schreiben alle Züge auf
law-advance_ban = Züge dürfen nicht im Voraus aufgeschrieben werden
law-advance_exceptions = wann sie im Voraus aufgeschrieben werden dürfen
law-advance_exceptions-is = { $value ->
    [unsaid] nichts gesagt
    [a9_2-a9_3] bei einer Remisreklamation
   *[a9_2-a9_3-adjourn] bei einer Remisreklamation oder Vertagung
}
law-recording_low_time = unter fünf Minuten, ohne 30 Sekunden je Zug: nicht mitschreiben
law-recording_low_time-is = { $value ->
    [none] bis wann, ist nicht gesagt
   *[rest_of_period] für den Rest der Periode
}
law-recording_fast = Mitschreiben in Schnellschach und Blitz
law-recording_fast-is = { $value ->
    [not_required] nicht verlangt
   *[claims_kept] nicht verlangt; Remis kann reklamiert und ein Formular verlangt werden
}
law-use_of_sheet = was außer Zügen, Zeiten und Remisangeboten auf dem Formular stehen darf
law-use_of_sheet-is = { $value ->
    [claims] was zu einer Reklamation gehört
   *[relevant] was zu einer Reklamation gehört und andere wichtige Angaben
}
law-electronic_sheet = ein elektronisches Partieformular darf benutzt werden
law-notation = algebraische Notation
law-marks_optional = Zeichen, die nicht geschrieben werden müssen
law-marks_optional-is = { $value ->
    [none] keines genannt
    [capture-check-mate] Schlagen, Schach, Matt
   *[capture-check-mate-ep] Schlagen, Schach, Matt, en passant
}
law-ep_mark_optional = das Zeichen für en passant muss nicht geschrieben werden
law-long_form = das Ausgangsfeld vor dem Zielfeld
law-long_form-is = { $value ->
    [no_hyphen] nur das Zielfeld, kein Bindestrich
    [not_mentioned] nicht erwähnt
   *[allowed] darf geschrieben werden
}
law-default_minutes = wie spät ein Spieler kommen darf, wenn die Ausschreibung nichts anderes sagt
law-default_minutes-is = { $value ->
    [event] die Ausschreibung muss es sagen
    [0] gar nicht
   *[other] { $value } Minuten
}
law-rapid = Schnellschach: Bedenkzeit eines jeden
law-blitz = Blitz: Bedenkzeit eines jeden
law-increment60 = das 60-Fache der Zeitgutschrift zählt für die Spielart
law-flag_fallen = wann ein Blättchen als gefallen gilt
law-loss_on_time = Blättchen gefallen: remis, wenn der Gegner nicht mattsetzen kann; der Maßstab
law-loss_on_time-is = { $value ->
    [unskilled] keine regelgemäßen Züge führen zum Matt, selbst beim ungeschicktesten Spiel
   *[series] keine Folge regelgemäßer Züge führt zum Matt
}
law-flag_called_fast = wer in Schnellschach und Blitz ohne ausreichende Aufsicht das Blättchen feststellt
law-flag_called_fast-is = { $value ->
    [players] nur die Spieler
    [may] der Schiedsrichter darf es
   *[shall] auch der Schiedsrichter, wenn er es sieht
}
law-both_flags = beide Blättchen gefallen, und welches zuerst, ist unbekannt
law-both_flags-is = { $value ->
    [quickplay_draw] die Partie geht weiter; in der Endspurtphase ist sie remis
    [last_period_draw] die Partie geht weiter; in der letzten Periode ist sie remis
   *[no_increment_draw] die Partie geht weiter, in der letzten Periode ist sie remis; nur ohne Zeitgutschrift
}
law-quickplay_finish = mit weniger als zwei Minuten reklamieren, dass der Gegner nicht mit normalen Mitteln gewinnt
law-quickplay_finish-is = { $value ->
    [agree_or_postpone] der Schiedsrichter stimmt zu oder verschiebt die Entscheidung
    [may_reject] der Schiedsrichter stimmt zu, verschiebt die Entscheidung oder lehnt ab
    [or_increment] dasselbe, oder fünf Sekunden Zeitgutschrift dürfen verlangt werden
   *[if_announced] dasselbe, nur wenn angekündigt und ohne Zeitgutschrift; nie im Blitz
}
law-points = Punkte: Gewinn 1, Remis ½, Verlust 0
law-normal_scores = nur diese Punkte dürfen gegeben werden
law-both_lose = beide Spieler können verlieren
law-sealed_move = Abgabezug und Hängepartie
law-sealed_loss_draws = ein Abgabezug, der durch seine Form verliert, ist remis, wenn der Gegner nicht mattsetzen kann
law-resume_late_minutes = wie spät ein Spieler zur Wiederaufnahme kommen darf
law-resume_late_minutes-is = { $value ->
    [default] wie zum Beginn der Partie
    [unseen] hier nicht bekannt
   *[other] { $value } Minuten
}
