### Die Hilfe der Befehlszeile und was zu falschen Argumenten gesagt wird, auf Deutsch. Auf Englisch spricht clap selbst.

## Der Rahmen

heading-usage = Aufruf:
heading-arguments = Argumente
heading-options = Optionen
heading-commands = Befehle
heading-common-options = Gemeinsame Optionen
heading-examples = Beispiele:
usage-options = [OPTIONEN]
default = Vorgabe: { $values }
possible = möglich: { $values }

## Was für einen Wert steht

value-code = KÜRZEL
value-color = WANN
value-command = BEFEHL
value-dir = ORDNER
value-edition = AUSGABE
value-effort = AUFWAND
value-envelope = UMSCHLAG
value-fen = FEN
value-file = DATEI
value-format = FORMAT
value-group = GRUPPE
value-input = EINGABE
value-kind = ART
value-lang = SPRACHE
value-moves = ZÜGE
value-n = N
value-name = NAME
value-other = ANDERE
value-out = ZIEL
value-point = ZEITPUNKT
value-rule = REGEL
value-secret = GEHEIMNIS
value-severity = SCHWERE
value-sheet = FORMULAR
value-shell = SHELL
value-square = FELD
value-style = STIL
value-table = TABELLE
value-text = TEXT
value-rules = REGELN
value-topic = THEMA
value-when = WANN

## Die Befehle

help-planilla = Liest Partieformulare und PGN-Dateien so, wie Menschen sie schreiben, spielt die Partien nach den Schachregeln der FIDE nach und sagt, was stimmt, was nicht, warum, und was wahrscheinlich gemeint war.
help-check = Prüft Partieformulare und PGN-Dateien
help-convert = Schreibt in eine andere Sprache, einen anderen Stil oder ein anderes Notationssystem um
help-export = Schreibt Partien, Züge oder Befunde als Tabelle: eine Parquet-Datei
help-move = Liest einen geschriebenen Zug
help-position = Was die Schachregeln zu einer Stellung sagen
help-sealed = Beurteilt den Abgabezug einer Hängepartie: was er ist und was daraus folgt
help-show = Zeigt die Tatsachen einer Partie: die Stellung nach jedem Zug, Wiederholungen, Zählungen, Remisanträge, Angebote, Uhren
help-report = Schreibt eine Seite zum Lesen, Nachspielen und Drucken
help-seal = Einen Zug versiegeln, sodass man ihn beweisen und nicht lesen kann
help-open = Einen versiegelten Umschlag öffnen: beweisen, dass der Zug der versiegelte ist
help-explain = Erklärt eine Regel: was sie findet, warum es wichtig ist, die Artikel nach Ausgaben, ein Beispiel
help-rules = Zeigt die Liste der Regeln
help-languages = Zeigt die Liste der Sprachen und ihrer Buchstaben
help-laws = Was die Ausgaben der Regeln sagen, und worin zwei sich unterscheiden
help-completions = Schreibt das Skript, mit dem eine Shell Befehle und Optionen ergänzt
help-man = Schreibt die Handbuchseite oder die Seiten aller Befehle
help-help = Zeigt diese Hilfe oder die eines Befehls

## Optionen mehrerer Befehle

help-any-lang = Die Sprachen oder Systeme, in denen die Züge stehen können, nach Kürzel oder Name (`planilla languages` zeigt sie), oder `auto`
help-any-laws = Die Ausgabe der Schachregeln; `auto`: nach dem Datum der Partie, sonst die neueste
help-any-format = Für Menschen (`human`) oder für Programme (`json`: JSON Lines)
help-any-messages = Die Sprache der Meldungen [Vorgabe: die des Systems, sonst en]
help-any-input = Was die Eingabe ist: PGN, Text, Tabelle oder JSON; `auto`: am Inhalt erkannt
help-any-encoding = Die Kodierung der Dateien, oder `auto`: UTF-8, UTF-16 an seiner Marke, sonst Windows-1252
help-any-jobs = Wie viele Partien zugleich beurteilt werden [Vorgabe: so viele, wie der Rechner Prozessoren hat]
help-any-color = Wann Farbe verwendet wird
help-any-quiet = Zeigt nichts; das Ergebnis steht nur im Rückgabewert
help-any-verbose = Sagt zu jeder Partie, wofür sie gehalten wurde und was sich nicht entscheiden ließ
help-any-help = Zeigt diese Hilfe
help-any-version = Zeigt die Version
help-any-notes = Zeigt auch Hinweise
help-any-select = Nur diese Regeln (`planilla rules` zeigt sie), Hinweise eingeschlossen
help-any-ignore = Alle Regeln außer diesen
help-any-minimum_moves = Die Turnierregel, dass kein Remis vereinbart wird, bevor beide N Züge gemacht haben [Vorgabe: was die Kopfzeile sagt]

## Die Argumente der Befehle

help-check-files = Dateien, Ordner oder `-` für die Standardeingabe
help-check-fail_on = Ab welcher Schwere Befunde den Rückgabewert 1 ergeben
help-check-moves = Welche Züge das JSON enthält
help-check-repair = Repariert, was sich nicht nachspielen lässt: Korrekturen tragen ihre Wahrscheinlichkeit, und `notation.repaired_text` sagt, wofür jeder Text genommen wurde
help-check-trf = Der Turnierbericht (TRF16, TRF26), mit dem die Partien verglichen werden; ohne Partien wird er allein geprüft
help-convert-files = Dateien oder `-` für die Standardeingabe
help-convert-to = Die Sprache oder das System, der Stil oder beides, worin geschrieben wird: `de`, `uci`, `es,figurine`, `es-descriptive`, `iccf`, `spoken`; ohne Sprache behält jeder Zug die seine
help-convert-style = Der Stil, in dem geschrieben wird
help-export-files = Dateien, Ordner oder `-` für die Standardeingabe
help-export-output = Die Parquet-Datei, die geschrieben wird, oder `-` für die Standardausgabe
help-export-table = Wovon jede Zeile handelt: `games` (Partien), `moves` (Züge) oder `findings` (Befunde)
help-export-columns = Nur diese Spalten, in dieser Reihenfolge
help-export-list_columns = Zeigt die Spalten der Tabelle mit Typ und Inhalt und schreibt nichts
help-export-trf = Der Turnierbericht (TRF16, TRF26), mit dem die Partien verglichen werden
help-move-text = Der geschriebene Zug: `Sf3`, `exd6 e.p.`
help-move-fen = Die Stellung, in der er gespielt wird
help-position-fen = Die Stellung als FEN, mit oder ohne Anführungszeichen; oder `-`: eine FEN je Zeile der Standardeingabe
help-position-effort = Wie lange geprüft wird, ob ein Spieler noch mattsetzen kann: `fast` braucht Mikrosekunden und entscheidet weniger
help-position-touched = Was gespielt werden darf, nachdem diese Figuren in dieser Reihenfolge berührt wurden: `e2,d7`; `e8=Q` ist eine neue Figur, die das Umwandlungsfeld berührt hat
help-sealed-text = Alles, was anstelle des Abgabezugs geschrieben steht: `Cbd2`, `41.Cf3 (=)`
help-sealed-fen = Die Stellung, in der er abgegeben wurde
help-sealed-standard = Wessen Regeln gelten; `uschess`: der Gegner wählt unter vernünftigen Lesarten [Vorgabe: was der Umschlag sagt, sonst fide]
help-sealed-envelope = Die Datei des Umschlags (TOML oder JSON): ist er vollständig, stimmt er mit den Formularen überein, was folgt; dann wird sein Zug beurteilt
help-sealed-sheets = Formulare der Partie, mit denen er verglichen wird
help-sealed-new = Einen Umschlag zum Ausfüllen ausgeben, in der Sprache der Meldungen
help-sealed-output = Die Datei, in die er geschrieben wird; sie wird nicht überschrieben
help-laws-edition = Die Ausgabe, deren Punkte gezeigt werden; ohne sie werden die Ausgaben gezeigt
help-laws-other = Eine andere Ausgabe: gezeigt wird, worin beide sich unterscheiden
help-laws-law_topic = Nur was dies betrifft: `start`, `play`, `touch`, `end`, `offer`, `claim`, `illegal`, `recording`, `notation`, `clock`, `result`, `adjournment`
help-show-files = Dateien oder `-` für die Standardeingabe
help-show-at = Die Zeitpunkte, deren Stellung gezeigt wird: `23b` nach dem 23. Zug von Schwarz, `23w` nach dem von Weiß, `23` nach beiden, `ply 45`, `start` (Anfang), `end` (Ende) [Vorgabe: end]
help-show-game = Welche Partie der Datei, nach ihrer Nummer, `first` (die erste) oder `all` (alle)
help-show-pieces = Was in Diagrammen für die Figuren steht: Buchstaben oder Figurinen
help-show-flip = Diagramme aus der Sicht von Schwarz
help-report-files = Dateien, Ordner oder `-` für die Standardeingabe
help-report-output = Die HTML-Datei, die geschrieben wird, oder `-` für die Standardausgabe
help-report-title = Der Titel der Seite [Vorgabe: das Turnier, wenn alle Partien daraus sind]
help-report-drawn = Wie viele Partien höchstens gezeichnet werden, zuerst die mit Befunden; die anderen stehen in der Tabelle
help-report-fail_on = Ab welcher Schwere Befunde den Rückgabewert 1 ergeben
help-seal-envelope = Was auf dem Umschlag steht, eine Datei in TOML oder JSON. Sie wird nicht geändert
help-seal-text = Der Zug, wie der Spieler ihn schreibt. Andere können ihn in der Liste der Prozesse sehen, und die Shell behält ihn in ihrem Verlauf: ohne diese Option wird er erfragt oder von der Standardeingabe gelesen
help-seal-visible = Den Zug beim Schreiben zeigen und nur einmal erfragen
help-seal-no_warn = Nicht sagen, ob der Zug mehrdeutig, regelwidrig oder unlesbar wäre: für Turniere, die diese Hilfe verbieten
help-seal-public = Die öffentliche Datei, die geschrieben wird, für alle [Vorgabe: UMSCHLAG mit der Endung .public.json]
help-seal-secret = Die geheime Datei, die geschrieben wird und die andere öffnet [Vorgabe: UMSCHLAG mit der Endung .secret.json]
help-open-envelope = Die öffentliche Datei
help-open-secret = Die geheime Datei
help-report-trf = Der Turnierbericht (TRF16, TRF26), mit dem die Partien verglichen werden
help-explain-topic = Der Name der Regel, wie Befunde ihn zeigen (`move.illegal`), oder eine Gruppe von Regeln (`move`); ohne Namen werden alle gezeigt
help-completions-shell = Die Shell
help-man-command = Der Befehl, den die Seite beschreibt; ohne ihn das ganze Programm
help-man-out = Der Ordner, in den die Seiten aller Befehle geschrieben werden

## Die Beispiele in der Reihenfolge der Hilfe, und was danach gesagt wird

example-planilla-1 = Alle Partieformulare und PGN-Dateien eines Ordners prüfen:
example-planilla-2 = Ein Partieformular prüfen, mit der Antwort auf Spanisch:
example-planilla-3 = Erfahren, was eine Regel sucht:
example-planilla-4 = Die Hilfe zu einem Befehl sehen:
after-planilla = Rückgabewert: 0 keine Befunde, 1 Befunde, 2 falscher Aufruf oder nicht lesbare Eingabe.
example-check-1 = Alle Partieformulare und PGN-Dateien eines Ordners:
example-check-2 = Ein spanisches Partieformular nach den Schachregeln von 2005, mit Hinweisen:
example-check-3 = Eine gepackte PGN-Datei; auch Warnungen zählen als Fehlschlag:
example-check-4 = Nur was regelwidrige Züge betrifft:
example-check-5 = Partien mit dem Turnierbericht des Verbandes vergleichen:
example-check-6 = Der Bericht allein:
example-check-7 = Ein Turnier, in dem vor dem 30. Zug kein Remis vereinbart wird:
after-check = Rückgabewert: 0 nichts, was die Schwere von `--fail-on` erreicht, 1 Befunde, 2 falscher Aufruf oder nicht lesbare Eingabe.
example-convert-1 = Ein Partieformular mit deutschen Buchstaben:
example-convert-2 = Auf Spanisch, mit Figurinen:
example-convert-3 = Eine PGN-Datei mit den Ausgangsfeldern:
after-convert = Was sich nicht sicher lesen lässt, bleibt stehen, wie es ist, und wird genannt.
example-export-1 = Eine Zeile je Partie:
example-export-2 = Eine Zeile je Zug, mit einigen Spalten:
example-export-3 = Eine Zeile je Befund, mit Hinweisen:
example-export-4 = Welche Spalten es gibt:
after-export = Was in den Partien gefunden wird, steht in der Datei und ändert den Rückgabewert nicht. Rückgabewert: 0 alles wurde geschrieben, 2 falscher Aufruf oder nicht lesbare Eingabe; was lesbar war, wurde geschrieben.
example-move-1 = Ein spanisch geschriebener Zug in der Anfangsstellung:
example-move-2 = Ein Schlagen im Vorbeigehen in einer anderen Stellung:
after-move = Rückgabewert: 0 der Zug ist lesbar, 1 er ist es nicht, 2 falscher Aufruf.
example-position-1 = Eine Stellung:
example-position-2 = Eine Stellung je Zeile:
example-position-3 = Was gespielt werden darf, nachdem König und Turm berührt wurden:
after-position = Rückgabewert: 0 es ist eine Stellung, 2 es ist keine.
example-sealed-1 = Ein Zug auf Spanisch, nach den Schachregeln von 2005:
example-sealed-2 = Ein Zug, dessen Sprache nicht bekannt ist, für Programme:
example-sealed-3 = Ein Umschlag zum Ausfüllen:
example-sealed-4 = Ein Umschlag mit den beiden Formularen der Partie:
after-sealed = Rückgabewert: 0 ein regelgemäßer Zug, 1 er verliert oder jemand muss entscheiden, 2 falscher Aufruf.
example-show-1 = Die letzte Stellung einer Partie mit ihren Zählungen:
example-show-2 = Die Stellung nach dem zweiten Zug von Schwarz:
example-show-3 = Mehrere Stellungen der ersten Partie einer Datei, mit Figurinen:
example-show-4 = Alle Partien, für Programme:
after-show = Rückgabewert: 0 alles wurde gezeigt, 1 manche Partien haben keinen solchen Zeitpunkt (mit --game all), 2 falscher Aufruf oder nicht lesbare Eingabe.
example-report-1 = Die Seite einer Runde, mit Titel:
example-report-2 = Eine Seite auf Spanisch, mit Hinweisen:
after-report = Die Seite ist eine einzige Datei, die nichts nachlädt: sie lässt sich per Mail verschicken, ohne Netz öffnen und drucken, eine Partie je Seite. Rückgabewert: 0 keine Befunde, 1 Befunde, 2 falscher Aufruf oder nicht lesbare Eingabe; was lesbar war, steht auf der Seite.
example-seal-1 = Ein Zug, der erfragt und nicht gezeigt wird:
example-seal-2 = Dasselbe mit eigenen Namen:
after-seal = Geben Sie die öffentliche Datei dem Gegner und dem Schiedsrichter, bevor die Uhr angehalten wird, und behalten Sie die geheime. Beide können nur Sie lesen, und keine Datei wird überschrieben. Rückgabewert: 0 versiegelt, 1 der Zug wäre mehrdeutig, regelwidrig oder unlesbar, 2 falscher Aufruf; geschrieben wurde dann nichts.
example-open-1 = Ein Umschlag mit seinem Geheimnis:
example-open-2 = Dasselbe für Programme:
after-open = Rückgabewert: 0 der Zug ist der versiegelte und regelgemäß, 1 er ist der versiegelte und verliert, oder jemand muss entscheiden, 2 es ist nicht bewiesen: Eine Datei wurde geändert oder kann nicht gelesen werden.
example-explain-1 = Die Seite einer Regel:
example-explain-2 = Dieselbe Seite auf Spanisch:
example-explain-3 = Die Regeln einer Gruppe:
example-rules-1 = Die Liste für Menschen:
example-rules-2 = Die Liste für Programme:
example-languages-1 = Die Liste für Menschen:
example-languages-2 = Die Liste für Programme:
example-laws-1 = Die Ausgaben, und ab wann jede gilt:
example-laws-2 = Worin zwei sich unterscheiden:
example-laws-3 = Was eine zu regelwidrigen Zügen sagt, mit ihren Artikeln:
example-completions-1 = Für bash:
example-completions-2 = Für fish:
after-completions = Andere Shells haben ihre eigenen Ordner; ihr Handbuch nennt sie.
example-man-1 = Das Handbuch lesen:
example-man-2 = Das Handbuch zu einem Befehl:
example-man-3 = Die Seiten aller Befehle in einen Ordner schreiben:

## Falsche Argumente

error-label = Fehler:
tip-label = Tipp:
error-no-command = der Befehl fehlt
error-unknown-command = es gibt keinen Befehl `{ $name }`
error-unknown-option = es gibt keine Option `{ $name }`
error-unexpected = `{ $name }` ist zu viel: hier wird nichts mehr erwartet
error-no-value = der Wert von `{ $option }` fehlt
error-bad-value = `{ $value }` passt nicht zu `{ $option }`
because = { $fault }: { $why }
and-more = { $first }; { $next }
error-conflict = `{ $option }` lässt sich nicht zusammen mit { $others } verwenden
error-repeated = `{ $option }` kann nur einmal angegeben werden
error-missing = es fehlt: { $names }
error-not-utf8 = ein Argument ist kein UTF-8-Text
error-other = die Argumente stimmen nicht
did-you-mean = war `{ $name }` gemeint?
allowed = möglich sind: { $names }
not-a-number = erwartet wird eine ganze Zahl größer als null
tip-dashes = ist es der Name einer Datei, schreiben Sie `-- { $name }`
rules-tell = `planilla rules` sagt, was sie finden
more-help = Mehr dazu: `{ $command } --help`.
check-the-file = Die Datei prüfen: planilla check { $file }
not-a-language = das ist keine Sprache
not-an-edition-of-the-laws = das ist keine Ausgabe der Schachregeln
not-a-topic-of-the-laws = das ist kein Thema der Regeln
not-an-encoding = das ist keine Kodierung
not-a-rule = das ist keine Regel
not-a-rule-or-a-group-of-rules = das ist weder eine Regel noch eine Gruppe von Regeln
not-a-style = das ist kein Stil
not-a-style-of-a-system-that-has-a-form-of-its-own = das ist kein Stil eines Systems, das eine eigene Form hat
not-a-language-or-a-style = das ist weder eine Sprache noch ein Stil
not-a-table = das ist keine Tabelle
not-a-command = das ist kein Befehl
not-a-number-of-moves = das ist keine Zahl von Zügen
not-the-number-of-a-game = dies ist nicht die Nummer einer Partie
not-a-probability = dies ist keine Wahrscheinlichkeit
not-a-number-of-games = dies ist keine Zahl von Partien

help-repair = Schlägt die wahrscheinlichste regelgemäße Partie hinter einem Formular oder hinter den beiden einer Partie vor
help-repair-files = Eine Datei mit Formularen oder Partien; oder zwei, die beiden Formulare einer Partie; `-` für die Standardeingabe
help-repair-margin = Ein Zug wird nur gewählt, wenn er um so viel wahrscheinlicher ist als der nächste, sonst bleibt das Geschriebene stehen: eine Zahl von 0 bis 1
help-repair-known = Was ein Mensch weiß: `12w=Sf3` sagt, dass der 12. Zug von Weiß Sf3 war; damit wird die Partie neu gesucht
help-repair-best = Wie viele ganze Partien angegeben werden, die wahrscheinlichste zuerst
help-repair-to = Schreibt die reparierten Partien in dieser Form, mit einem Kommentar, wo sie nicht einfach das Geschriebene sind
example-repair-1 = Ein Formular:
example-repair-2 = Die beiden Formulare einer Partie, in verschiedenen Sprachen:
example-repair-3 = Die Partie als PGN, mit Kommentaren bei zweifelhaften Zügen:
example-repair-4 = Mit dem, was ein Spieler gesagt hat:
example-repair-5 = Die Lesarten einer Handschrifterkennung, für Programme, mit drei ganzen Partien:
after-repair = Das Geschriebene wird nie verändert: Es steht neben dem Vorschlag, und wo nichts entscheidet, bleibt es stehen. Exit-Status: 0 alle Züge sind entschieden, 1 etwas bleibt einem Menschen, 2 falscher Aufruf oder unlesbare Eingabe.
