### Was das Programm von sich aus sagt, auf Deutsch.

unreadable-not-found = { $file }: Eine solche Datei oder einen solchen Ordner gibt es nicht; prüfen Sie den Namen und den Ordner, in dem Sie sind
unreadable-not-found-similar = { $file }: Eine solche Datei oder einen solchen Ordner gibt es nicht; meinten Sie { $more }?
unreadable-denied = { $file }: Sie dürfen dies nicht lesen; bitten Sie den Eigentümer darum, oder kopieren Sie es in einen eigenen Ordner
unreadable-link = { $file }: dies ist ein Verweis auf { $more }, das es nicht gibt; nennen Sie die Datei selbst
unreadable-spreadsheet = { $file }: dies ist eine Tabellenkalkulationsdatei; öffnen Sie sie, speichern Sie das Blatt mit den Zügen als CSV („Speichern unter“), und prüfen Sie diese Datei
unreadable-document = { $file }: dies ist ein Textdokument; öffnen Sie es, speichern Sie es als reinen Text (.txt), und prüfen Sie diese Datei
unreadable-zip = { $file }: dies ist ein ZIP-Archiv; entpacken Sie es, und prüfen Sie die Dateien oder den Ordner darin
unreadable-office = { $file }: dies ist eine Tabellenkalkulationsdatei oder ein Textdokument; speichern Sie eine Tabelle als CSV, ein Dokument als reinen Text (.txt), und prüfen Sie diese Datei
unreadable-pdf = { $file }: dies ist eine PDF-Datei; kopieren Sie die Züge in eine reine Textdatei
unreadable-picture = { $file }: dies ist ein Bild; tippen Sie die Züge in eine reine Textdatei ab
unreadable-styled = { $file }: dies ist eine Webseite oder ein formatierter Text; laden Sie die Partien als PGN herunter, oder kopieren Sie die Züge in eine reine Textdatei
unreadable-data = { $file }: dies ist JSON, Daten eines Programms oder einer Webseite; laden oder exportieren Sie die Partien als PGN; ein Formular gibt man als Objekt mit einer Liste `moves`
unreadable-positions = { $file }: dies sind Stellungen (FEN oder EPD) und keine Partie; für Stellungen: planilla position - < { $file }
unreadable-database = { $file }: dies ist die Datenbank eines Programms; exportieren Sie die Partien als PGN
unreadable-archive = { $file }: dies ist ein Archiv einer Art, die hier nicht gelesen werden kann; entpacken Sie es zuerst (.gz, .zst und .bz2 werden gelesen, wie sie sind)
unreadable-binary = { $file }: dies ist keine Textdatei; speichern oder exportieren Sie sie als PGN oder reinen Text, oder nennen Sie die Kodierung mit --encoding
unreadable-too-large = { $file }: dies ist zu groß für ein Partieformular; enthält es Partien in PGN, so sagen Sie es mit --input pgn
unreadable-damaged = { $file }: Die gepackte Datei ist beschädigt ({ $more }); was sich entpacken ließ, wurde gelesen; besorgen Sie sie neu
unreadable-system = { $file }: { $more }; was sich lesen ließ, wurde gelesen

no-input = nichts zu lesen: nennen Sie eine Datei oder einen Ordner, oder leiten Sie ein Partieformular in die Standardeingabe
no-sheets = { $folders }: darin ist kein Partieformular und keine PGN-Datei (in Ordnern werden gelesen: { $kinds })
no-games = { $file }: darin ist keine Partie
passed-over = { $count ->
    [one] 1 Datei
   *[other] { $count } Dateien
} in Ordnern übergangen: { $files } (dort werden gelesen: { $kinds }); nennen Sie eine Datei beim Namen, damit sie trotzdem gelesen wird
pages-not-shipped = die Seiten der Regeln gibt es auf Englisch und Spanisch; dies ist die englische
cannot-write = die Ergebnisse konnten nicht geschrieben werden: { $more }

summary = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} in { $files ->
    [one] 1 Datei
   *[other] { $files } Dateien
}: { $counts }
trf-none = { $file } ist kein Turnierbericht (TRF): Es gibt nichts, womit die Partien zu vergleichen wären
trf-pipe = --trf -: Ein Turnierbericht wird aus einer Datei gelesen; ihren Namen angeben
trf-no-games = es gibt keine Partie, die mit { $file } zu vergleichen wäre: auch die Partien nennen; `planilla check --trf DATEI` prüft den Bericht allein
trf-summary = { $file }: { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}: { $counts }
trf-joined = { $file }: { $joined } von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} im Bericht gefunden
summary-clean = nichts zu beanstanden
count-errors = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
count-warnings = { $count ->
    [one] 1 Warnung
   *[other] { $count } Warnungen
}
count-notes = { $count ->
    [one] 1 Hinweis
   *[other] { $count } Hinweise
}
count-undecided = { $count ->
    [one] 1 Frage nicht entschieden (`-v` sagt, welche)
   *[other] { $count } Fragen nicht entschieden (`-v` sagt, welche)
}
count-unreadable = { $count ->
    [one] 1 Datei ließ sich nicht lesen
   *[other] { $count } Dateien ließen sich nicht lesen
}
digest = { $files ->
    [one] 1 Datei gelesen
   *[other] { $files } Dateien gelesen
}{ $unreadable ->
    [0] {""}
   *[other] {" "}und { $unreadable } nicht oder nicht bis zum Ende
}; { $clean ->
    [one] 1 Partie
   *[other] { $clean } Partien
} ohne Befund, { $found } mit Befunden, davon { $errors } mit Fehlern
digest-errors = Partien mit Fehlern:
digest-rules = Am häufigsten:
digest-explain = was eine Regel findet und was zu tun ist: planilla explain { $rule }
digest-unreadable = Nicht oder nicht bis zum Ende gelesen:
digest-more = und { $count } weitere
digest-report = Alle auf einer Seite: planilla report { $names } -o bericht.html
size = { $number } { $unit }
progress-games = { $games } Partien, { $rate } je Sekunde

error = Fehler
warning = Warnung
note = Hinweis
help = Hilfe
laws = Schachregeln { $edition }, { $articles }
game = Partie { $number }
game-of = Partie { $number }, { $white } - { $black }
elsewhere = Zeile { $line }, Spalte { $column }: { $message }
fix-certain = schreiben Sie `{ $replacement }`
fix-likely = wahrscheinlich war `{ $replacement }` gemeint
fix-shown = vielleicht war `{ $replacement }` gemeint
fix-remove-certain = dies weglassen
fix-remove-likely = dies ist wahrscheinlich wegzulassen
fix-remove-shown = dies ist vielleicht wegzulassen
undecided = nicht entschieden: { $why }

fact-language-given = Sprache: { $language }
fact-language-detected = Sprache: { $language }, aus den Zügen erschlossen
fact-language-undecided = Sprache: nicht entschieden, gelesen als { $language }
fact-others = (liest sich ebenso auf: { $others })
fact-laws-option = Schachregeln: { $edition }, wie verlangt
fact-laws-header = Schachregeln: { $edition }, nach dem Kopf des Formulars
fact-laws-date = Schachregeln: { $edition }, nach dem Datum der Partie
fact-laws-newest = Schachregeln: { $edition }, die neuesten
fact-plies = { $count ->
    [one] 1 Halbzug
   *[other] { $count } Halbzüge
}

move-exact = `{ $written }` ist `{ $san }`
move-normalized = `{ $written }` ist `{ $san }`, unregelmäßig geschrieben
move-blank = eine leere Stelle steht für einen fehlenden Zug
move-missing = `{ $written }` steht für einen ausgelassenen Zug
move-languages = liest sich so auf: { $languages }
bad-fen = dies ist keine Stellung: { $more }

kept-ambiguous = `{ $written }` bleibt stehen, wie es ist: Es passt auf mehr als einen Zug
kept-illegal = `{ $written }` bleibt stehen, wie es ist: Es ist hier kein regelgemäßer Zug
kept-unread = `{ $written }` bleibt stehen, wie es ist: Es nennt keinen Zug
kept-missing = `{ $written }` bleibt stehen, wie es ist: hier fehlt ein Zug
kept-extra = `{ $written }` bleibt stehen, wie es ist: Es gehört zu keinem Zug der Partie
kept-refused = `{ $written }` bleibt stehen, wie es ist: Die Partie wird nicht beurteilt
kept-over = `{ $written }` bleibt stehen, wie es ist: Die Partie war vorher beendet
kept-more = { $count ->
    [one] 1 weiterer Zug bleibt stehen, wie er ist
   *[other] { $count } weitere Züge bleiben stehen, wie sie sind
}
doubted = `{ $written }` wird als `{ $replacement }` geschrieben, was nicht sicher ist: bitte prüfen
lost = `{ $written }` wird als `{ $replacement }` geschrieben: was es sonst noch sagt, lässt sich dort nicht schreiben
leaves-pgn = der Text ist kein Standard-PGN mehr: die Züge haben nicht die englischen Buchstaben, und andere Programme können sie vielleicht nicht lesen
doubted-more = { $count ->
    [one] 1 weiterer Zug ist
   *[other] { $count } weitere Züge sind
} nicht sicher
kept-unreached = `{ $written }` bleibt stehen, wie es ist: Die Partie bricht vorher ab

## Eine Stellung

position-fen = FEN: { $fen }
position-state-ongoing = { $turn ->
    [white] Weiß am Zug
   *[black] Schwarz am Zug
}, { $check ->
    [true] im Schach
   *[false] nicht im Schach
}; die Partie geht weiter
position-state-checkmate = { $turn ->
    [white] Weiß am Zug: Schachmatt, und Schwarz hat gewonnen
   *[black] Schwarz am Zug: Schachmatt, und Weiß hat gewonnen
}
position-state-stalemate = { $turn ->
    [white] Weiß am Zug
   *[black] Schwarz am Zug
}: Patt, und die Partie ist remis
position-state-dead_position = { $turn ->
    [white] Weiß am Zug
   *[black] Schwarz am Zug
}: tote Stellung, und die Partie ist remis
position-moves = { $count ->
    [0] keine regelgemäßen Züge
    [one] 1 regelgemäßer Zug: { $moves }
   *[other] { $count } regelgemäße Züge: { $moves }
}
position-chance-white = Kann Weiß noch mattsetzen? { $answer ->
    [yes] Ja
    [no] Nein
   *[undecided] Nicht entschieden
}: { $why }
position-chance-black = Kann Schwarz noch mattsetzen? { $answer ->
    [yes] Ja
    [no] Nein
   *[undecided] Nicht entschieden
}: { $why }
position-line = durch { $line }
bad-fen-line = { $line }: dies ist keine Stellung: { $more }; berichtigen Sie diese Zeile

## Ein Abgabezug

sealed-clear = `{ $written }` ist klar
sealed-irregular = `{ $written }` ist dem Sinn nach klar, aber unregelmäßig geschrieben
sealed-ambiguous = `{ $written }` ist mehrdeutig
sealed-illegal = `{ $written }` ist regelwidrig
sealed-unintelligible = `{ $written }` ist unverständlich
sealed-blank = ein leeres Papier ist unverständlich
sealed-outcome-play = der Zug wird ausgeführt, und die Partie geht weiter
sealed-outcome-loss = { $player ->
    [white] Weiß verliert
   *[black] Schwarz verliert
} die Partie
sealed-outcome-draw = die Partie ist remis
sealed-outcome-win = { $player ->
    [white] Weiß gewinnt
   *[black] Schwarz gewinnt
} die Partie
sealed-outcome-arbiter = der Schiedsrichter muss entscheiden
sealed-chooses-opponent = der Gegner wählt unter diesen Lesarten (US Chess)
sealed-chooses-arbiter = der Turnierleiter muss entscheiden, ob es eine vernünftige Lesart gibt (US Chess)
sealed-reasonable = wofür man ihn halten kann, aber nicht von selbst: { $moves }
sealed-also = außerdem auf dem Papier: { $what }
sealed-undecided = nicht entschieden ({ $rule }): { $why }
envelope-follows = was folgt: { $what }
envelope-in-order = an dem Umschlag ist nichts auszusetzen
envelope-closed = der Umschlag ist versiegelt: planilla open beweist seinen Zug und beurteilt ihn
envelope-no-move = es gibt keinen Zug zu beurteilen, oder keine Stellung, in der er zu beurteilen wäre; ein geöffnetes und leeres Papier wird `move = " "` geschrieben

## Der Export

export-input = { $file }: dies ist eine der Dateien, die gelesen werden; schreiben Sie in eine andere
export-folder = { $file }: dies ist ein Ordner; nennen Sie eine Datei darin
export-terminal = eine Parquet-Datei ist nicht für das Auge: nennen Sie eine Datei mit -o, oder leiten Sie sie weiter
export-begin = { $file }: hier kann keine Datei angelegt werden: { $more }
export-broken = { $file }: dies konnte nicht geschrieben werden: { $more }; die Datei ist, wie sie war
export-nothing = nichts war zu lesen, daher wurde { $file } nicht geschrieben
export-pipe = die Standardausgabe
export-summary = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} in { $files ->
    [one] 1 Datei
   *[other] { $files } Dateien
}: { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}, { $size }, in { $out }

## Was report sagt

report-summary = { $summary }; die Seite steht in { $out } ({ $size })

## Was show sagt

show-more-games = { $file }: dies ist die erste von { $games } Partien; `--game N` zeigt eine andere, `--game all` zeigt alle
show-no-game = { $file }: es gibt keine Partie { $number }; { $games ->
    [one] die Datei enthält eine Partie
   *[other] die Datei enthält { $games } Partien
}
show-findings = { $counts } in dieser Partie: siehe `planilla check`
show-after = Nach { $point }
show-at = Bei { $point }: { $said }
show-counts = { $moves }; Halbzugzähler { $clock }; der nächste Zug hat die Nummer { $number }
show-times = { $times ->
    [one] diese Stellung war zum ersten Mal auf dem Brett
   *[other] diese Stellung war { $times }-mal auf dem Brett
}
show-not-counted = es ist nicht bekannt, wie oft diese Stellung auf dem Brett war, und Anträge sind nicht gezählt
show-no-claim = der Spieler am Zug kann kein Remis nach 9.2 oder 9.3 beantragen
show-rests = dies beruht darauf, was für { $point } angenommen wurde
show-repetitions = Wiederholte Stellungen
show-repetitions-none = Keine Stellung war zweimal auf dem Brett
show-repetition = { $times }-mal: { $points }
show-third = zum dritten Mal: { $point }
show-fifth = zum fünften Mal: { $point }
show-repetitions-more = { $count ->
    [one] 1 weitere Stellung war zweimal auf dem Brett
   *[other] { $count } weitere Stellungen waren zweimal auf dem Brett
}
show-runs = Züge ohne Schlagen und ohne Bauernzug
show-runs-none = Nur Schlagzüge und Bauernzüge
show-run = { $count ->
    [one] 1 Halbzug
   *[other] { $count } Halbzüge
}: { $from } bis { $to }
show-run-of-one = 1 Halbzug: { $from }
show-run-clock = mit denen vor dem Beginn des Formulars { $clock }
show-run-reached = { $moves } Züge jedes Spielers: { $point }
show-claims = Mögliche Remisanträge
show-claims-none = Kein Remisantrag nach 9.2 oder 9.3 war möglich
show-claims-more = { $count ->
    [one] und 1 weiterer Antrag
   *[other] und { $count } weitere Anträge
}
show-claim = { $player ->
    [white] Weiß
   *[black] Schwarz
} { $when }: { $why } (Schachregeln { $edition }, { $articles })
show-claim-after = nach { $point }
show-claim-between = bei jedem Zug von { $from } bis { $to }
show-claim-repetition-on_board = die Stellung stand zum dritten Mal oder öfter auf dem Brett
show-claim-repetition-announced = durch Ankündigung von { $moves }, wonach die Stellung zum dritten Mal entstünde
show-claim-moves-on_board = fünfzig Züge jedes Spielers ohne Schlagen und ohne Bauernzug
show-claim-moves-announced = durch Ankündigung von { $moves }, womit jeder Spieler fünfzig Züge ohne Schlagen und ohne Bauernzug gemacht hätte
show-claims-made = Remisreklamationen auf dem Formular
show-claim-made = { $player ->
    [white] Weiß
    [black] Schwarz
   *[none] Ein Spieler
} { $when }: { $why }
show-claim-under = { $said } (Schachregeln { $edition }, { $articles })
show-claim-nowhere = an einer unbekannten Stelle
show-claim-of-threefold = zum dritten Mal dieselbe Stellung
show-claim-of-fivefold = zum fünften Mal dieselbe Stellung
show-claim-of-fifty = fünfzig Züge ohne Schlagen und ohne Bauernzug
show-claim-of-seventyfive = 75 Züge ohne Schlagen und ohne Bauernzug
show-claim-of-no_normal_means = der Gegner kann nicht mit normalen Mitteln gewinnen
show-claim-of-no_effort = der Gegner unternimmt keine Gewinnversuche
show-claim-of-unsaid = Remis, ohne Begründung
show-claim-with = mit der Ankündigung { $written }
show-claim-accepted = vom Schiedsrichter anerkannt
show-claim-rejected = vom Schiedsrichter abgelehnt
show-verdict-right = sie ist berechtigt
show-verdict-on_board_only = sie ist für die Stellung auf dem Brett berechtigt, nicht mit dem angekündigten Zug
show-verdict-wrong = sie ist unberechtigt
show-verdict-right_lost = das Recht auf die Reklamation bestand nicht
show-verdict-disputed = sie ist strittig
show-verdict-arbiter = darüber urteilt der Schiedsrichter
show-verdict-undecided = sie ist nicht zu entscheiden
show-automatic = Die Partie war ohne Antrag remis
show-automatic-fivefold = { $point }: die Stellung stand zum fünften Mal auf dem Brett (Schachregeln { $edition }, { $articles })
show-automatic-seventyfive = { $point }: 75 Züge jedes Spielers ohne Schlagen und ohne Bauernzug (Schachregeln { $edition }, { $articles })
show-counted = Wiederholungen und Anträge sind bis { $point } gezählt: was danach gespielt wurde, ist nicht bekannt
show-offers = Remisangebote
show-offers-none = Kein Remisangebot auf dem Formular
show-offer = { $player ->
    [white] Weiß
   *[black] Schwarz
} mit { $point }: { $answer }
show-offer-played_on = abgelehnt durch { $point }
show-offer-drawn = die Partie endete dort remis
show-offer-not_drawn = die Partie endete dort, und nicht remis
show-offer-open = ohne Antwort auf dem Formular
show-controls = Bedenkzeit
show-controls-none = Keine Bedenkzeit auf dem Formular
show-controls-unread = Bedenkzeit: { $written } (sie ist nicht sicher zu lesen, und ihre Züge sind nicht gezählt)
show-period = Züge { $first } bis { $last }
show-period-rest = ab Zug { $first }
show-increment = { $time }, und { $seconds } s je Zug
show-made = { $player ->
    [white] Weiß
   *[black] Schwarz
}: { $moves ->
    [one] 1 Zug gemacht
   *[other] { $moves } Züge gemacht
}
show-completed = abgeschlossen mit { $point }
show-not-completed = nicht abgeschlossen
show-clock = { $time } auf der Uhr
show-clocks = Zeiten auf der Uhr
show-clock-of = { $player ->
    [white] Weiß
   *[black] Schwarz
}: noch { $last } nach { $point }; am wenigsten { $lowest } nach { $lowestpoint }; { $count ->
    [one] bei 1 Zug notiert
   *[other] bei { $count } Zügen notiert
}
reason-checkmate = Schachmatt
reason-resignation = durch Aufgabe
reason-agreement = durch Vereinbarung
reason-time = durch Zeitüberschreitung
reason-stalemate = Patt
reason-dead_position = tote Stellung
reason-repetition = durch Stellungswiederholung
reason-moves = nach der 50- oder 75-Züge-Regel
reason-forfeit = kampflos oder durch Strafe
reason-arbiter = durch den Schiedsrichter

## Die Listen der Sprachen und der Notationssysteme

column-code = Code
column-language = Sprache
column-king = König
column-queen = Dame
column-rook = Turm
column-bishop = Läufer
column-knight = Springer
column-files = Linien a-h
column-system = System
column-example = Beispiel

bad-touch = was berührt ist, passt nicht zur Stellung: { $more }
bad-touch-line = { $line }: was berührt ist, passt nicht zur Stellung: { $more }
touched-pieces = Berührt, in dieser Reihenfolge: { $pieces }; Schachregeln von { $laws }
touched-open = Die Schachregeln entscheiden es nicht: { $why }
touched-moves = { $count ->
    [0] Nichts darf gespielt werden: die Partie ist beendet
   *[other] Gespielt werden darf: { $moves }
}
touched-reading = { $count ->
    [0] Nach einer Lesart kein Zug
   *[other] Nach einer Lesart: { $moves }
}
touched-meant = Vorausgesetzt: alles wurde absichtlich berührt, vom Spieler am Zug, der nicht vorher sagte, dass er zurechtrückt (4.2)

## `planilla laws`

laws-differ = { $count ->
    [0] Die Regeln von { $before } und die von { $after } unterscheiden sich in keinem der hier bekannten Punkte
    [one] Die Regeln von { $before } und die von { $after } unterscheiden sich in 1 der hier bekannten Punkte
   *[other] Die Regeln von { $before } und die von { $after } unterscheiden sich in { $count } der hier bekannten Punkte
}
laws-renumbered = In beiden gleich, in Artikeln mit anderer Nummer ({ $before }, { $after }):
laws-three = drei Ausgaben sind genannt; zwei lassen sich vergleichen

## Die Datei eines Umschlags, und was darin falsch ist. `$key` ist ihr Schlüssel.

envelope-too-long = die Datei ist länger als ein Umschlag: sie hat mehr als { $most } Bytes
envelope-not-text = das ist kein Text in UTF-8: speichern Sie die Datei als UTF-8
envelope-syntax = diese Zeile bricht die Regeln von { $format } (`{ $more }`)
envelope-unknown-key = `{ $key }` ist kein Schlüssel eines Umschlags; die Schlüssel sind die der Vorlage
envelope-unknown-key-near = `{ $key }` ist kein Schlüssel eines Umschlags; meinten Sie `{ $nearest }`?
envelope-twice = `{ $key }` steht hier zum zweiten Mal: lassen Sie nur eines stehen
envelope-value = `{ $key }`: `{ $written }` kann hier nicht stehen: { $expected }
envelope-expected-text = schreiben Sie einen kurzen Text in einer Zeile, in Anführungszeichen
envelope-expected-fen = schreiben Sie eine Stellung als FEN, mit einem Leerzeichen zwischen den Feldern
envelope-expected-move = schreiben Sie den Zug in Anführungszeichen, wie der Spieler ihn schrieb, mit höchstens { $most } Bytes
envelope-expected-clock = schreiben Sie Stunden und Minuten, und Sekunden, wenn sie bekannt sind, in Anführungszeichen: `"1:58:30"`
envelope-expected-date = schreiben Sie Jahr, Monat und Tag, in Anführungszeichen: `"2005-03-14"`
envelope-expected-time = schreiben Sie Stunden und Minuten, in Anführungszeichen: `"21:30"`
envelope-expected-when = schreiben Sie Tag und Uhrzeit, oder eines von beiden, in Anführungszeichen: `"2005-03-14 21:30"`
envelope-expected-number = schreiben Sie eine ganze Zahl von { $least } bis { $most }
envelope-expected-word = schreiben Sie eines dieser Wörter: { $words }

## Einen Zug versiegeln. `$file` ist die Datei, um die es geht.

seal-system = { $file }: { $more }
seal-sealed = { $file }: dieser Umschlag ist schon versiegelt
seal-move-in-envelope = { $file }: der Umschlag hat ein `move`, das alle lesen könnten: nehmen Sie es heraus und geben Sie den Zug gesondert an
seal-exists = { $file }: es gibt schon etwas mit diesem Namen, und es bleibt, wie es ist: wählen Sie mit { $option } einen anderen
seal-not-written = { $file }: { $more }; nichts wurde versiegelt
seal-unfit = { $file }: der Umschlag kann nicht so versiegelt werden, dass er sich wieder öffnen lässt: { $more }
seal-no-nonce = das System hat keine Zufallszahl: { $more }
seal-no-input = der Zug kann nicht gelesen werden: { $more }
seal-blank = es wurde kein Zug geschrieben
seal-too-long = der Zug ist zu lang: { $most } Bytes sind erlaubt
seal-not-text = der Zug ist kein Text in UTF-8
seal-ask = Der Zug, der versiegelt wird (er wird nicht gezeigt):
seal-ask-visible = Der Zug, der versiegelt wird:
seal-ask-again = Derselbe Zug noch einmal:
seal-differs = das war nicht derselbe; von vorn
seal-public = { $file }: der versiegelte Umschlag; geben Sie ihn dem Gegner und dem Schiedsrichter, bevor die Uhr angehalten wird
seal-secret = { $file }: das Geheimnis; wer es hat, kann den Zug lesen, und ohne es kann niemand den Umschlag öffnen
seal-commitment = Festlegung: { $commitment }
seal-not-judged = { $file }: auf dem Umschlag steht keine Stellung, und so kann niemand sagen, ob der Zug eindeutig ist
seal-the-move = der Zug
seal-warn-ambiguous = { $move } wäre mehrdeutig: mehr als ein regelgemäßer Zug passt darauf
seal-warn-illegal = { $move } wäre regelwidrig
seal-warn-unintelligible = { $move } wäre kein lesbarer Zug
seal-not-sealed = nichts wurde versiegelt; schreiben Sie einen anderen Zug, oder versiegeln Sie ihn mit --no-warn trotzdem
seal-all-the-same = Trotzdem versiegeln? (j/n)

## Einen versiegelten Umschlag öffnen

open-proved-blank = versiegelt wurde ein leeres Papier (Festlegung { $commitment })
open-proved = `{ $written }` ist der Zug, der versiegelt wurde (Festlegung { $commitment })
open-commitment-public = die Festlegung ist nicht die des Umschlags und des Zuges: sie wurde geändert, oder das Geheimnis stammt von einer anderen Versiegelung desselben Umschlags
open-commitment-secret = die Festlegung ist nicht die des Umschlags und des Zuges: sie wurde geändert
open-not-together = { $file } und { $other } gehören nicht zusammen: sie nennen verschiedene Festlegungen
open-not-committed = Zug, Zufallszahl und Umschlag ergeben nicht die Festlegung, die { $file } und { $other } nennen: ein Wert in einer der beiden wurde nach dem Versiegeln geändert
open-no-json = diese Zeile bricht die Regeln von JSON
open-missing-key = `{ $key }` fehlt
open-foreign-key = hier steht ein Schlüssel, den die Datei nicht haben kann
open-move-in-envelope = ein versiegelter Umschlag hat kein `move`: es wurde nachher hineingeschrieben
open-swapped = das ist die andere der beiden Dateien: zuerst kommt die öffentliche, dann die geheime
open-format = `format` ist nicht bekannt: die Datei stammt nicht von `planilla seal`, oder von einer neueren Fassung
open-digits = `{ $key }` besteht nicht aus 64 hexadezimalen Ziffern in Kleinbuchstaben
open-move = `move` ist kein Text von höchstens { $most } Bytes
open-form = das sind nicht die Bytes, die beim Versiegeln entstehen: Leerzeichen, Groß- und Kleinschreibung, Reihenfolge oder Zeilenenden wurden geändert
open-not-judged = auf dem Umschlag steht keine Stellung, in der er zu beurteilen wäre

repair-head = { $place }: { $language }
repair-written = geschrieben
repair-as-written = alle Züge, wie sie geschrieben sind
repair-game = Partie { $number }, { $percent }: { $moves }
repair-summary = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: { $plies ->
    [one] 1 Halbzug
   *[other] { $plies } Halbzüge
}, { $changed } nicht wie geschrieben, { $undecided } unentschieden
repair-folders = zwei Namen sind zwei Dateien, die Formulare einer Partie; um alle Partien eines Ordners zu reparieren, nennen Sie ihn allein
repair-not-a-pair = zwei Dateien sind die beiden Formulare jeder Partie, und diese haben { $first } und { $second } Partien; geben Sie Dateien mit denselben Partien in derselben Reihenfolge
repair-unanswered = --known: { $why }
repair-known-many = --known betrifft eine Partie, und dies sind mehrere; nennen Sie die Partie mit --game N
repair-known-two-games = --known betrifft eine Partie, und die beiden Formulare sind von zweien; geben Sie ein Formular nach dem anderen
repair-no-game = hier gibt es keine Partie { $number }; ohne --game werden alle Partien repariert
repair-unmet = die Antwort für Halbzug { $ply } führt zu keiner regelgemäßen Partie und wurde beiseitegelassen

## Zwei Formulare einer Partie

compare-exchanged = nach dem, was die Formulare sagen, ist { $white } das von Weiß und { $black } das von Schwarz: So werden sie verglichen
compare-same-text = { $white } und { $black } haben denselben Text: Es gibt nichts zu vergleichen
compare-same-file = { $file } ist zweimal genannt: Nennen Sie das Formular von Weiß und das von Schwarz
compare-many = { $file } enthält { $games } Partien, und ein Formular ist eine: Legen Sie jede in eine eigene Datei, oder nennen Sie eine Datei mit beiden Formularen allein
compare-not-two = { $file } enthält { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}: Nennen Sie das Formular von Weiß und das von Schwarz, oder eine Datei, die beide enthält
compare-folder = { $file } ist ein Ordner: Nennen Sie das Formular von Weiß und das von Schwarz
compare-pair = { $white } und { $black }: { $agreed ->
    [one] 1 Halbzug gleich
   *[other] { $agreed } Halbzüge gleich
}
compare-pairs-many = { $files }: mehr als zwei Formulare einer Partie; sie werden nicht verglichen
compare-pairs-pages = { $files }: ein Spieler hat mehrere Formulare einer Partie; damit sie verglichen werden, schreiben Sie die Seiten eines Formulars in eine Datei, eine hinter die andere
compare-sheet = { $color ->
    [white] Formular von Weiß
   *[black] Formular von Schwarz
}: { $file }; { $language }
compare-own = { $count ->
    [one] 1 Befund
   *[other] { $count } Befunde
} zu diesem allein (`planilla check`)
compare-column = { $color ->
    [white] Formular von Weiß
   *[black] Formular von Schwarz
}
compare-parted = « hier trennen sie sich
compare-is-illegal = nicht möglich
compare-is-open = nicht genannt
compare-is-extra = gehört zu keinem Zug
compare-is-unreached = nicht verfolgt
compare-kind-move = Zug
compare-kind-missing = fehlt
compare-kind-extra = gehört zu keinem Zug
compare-kind-shift = andere Spalte
compare-kind-spelling = anders geschrieben
compare-kind-draw_offer = Remisangebot
compare-kind-result = Ergebnis
compare-kind-header = Kopfzeile
compare-two-games = Das sind Formulare zweier Partien.
compare-agreed-all = Beide Formulare haben { $count ->
    [one] denselben Halbzug
   *[other] dieselben { $count } Halbzüge
}; der letzte ist { $point }
compare-agreed = Die letzte Stellung, in der beide Formulare übereinstimmen: nach { $count ->
    [one] 1 Halbzug
   *[other] { $count } Halbzügen
} ({ $point })
compare-differences = Unterschiede (Formular von Weiß / von Schwarz)
compare-both = { $white } / { $black }
compare-settled = { $san }, durch { $by ->
    [white] das Formular von Weiß
    [black] das Formular von Schwarz
    [both] beide zusammen
   *[moves] die folgenden Züge
}
compare-open = nicht geklärt
compare-spelled = { $count ->
    [one] 1 Zug ist nur
   *[other] { $count } Züge sind nur
} anders geschrieben (`--notes` zeigt sie)
compare-missing-control = Halbzüge, die bis zur Zeitkontrolle bei Zug { $control } fehlen: { $white } auf dem Formular von Weiß (ganze Züge: { $whitepairs }), { $black } auf dem von Schwarz (ganze Züge: { $blackpairs }), { $neither } auf beiden; nachzutragen von { $by ->
    [white] Weiß
    [black] Schwarz
   *[both] beiden
} (Regeln { $edition }, { $articles })
compare-missing = Halbzüge, die fehlen: { $white } auf dem Formular von Weiß (ganze Züge: { $whitepairs }), { $black } auf dem von Schwarz (ganze Züge: { $blackpairs }), { $neither } auf beiden
