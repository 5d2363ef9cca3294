### Ce que le programme dit de lui-même, en français. Une espace insécable précède `:`, `;` et `?`.

unreadable-not-found = { $file } : ce fichier ou dossier n'existe pas ; vérifiez le nom et le dossier où vous êtes
unreadable-not-found-similar = { $file } : ce fichier ou dossier n'existe pas ; vouliez-vous dire { $more } ?
unreadable-denied = { $file } : vous n'avez pas le droit de le lire ; demandez-le à son propriétaire, ou copiez-le dans un dossier à vous
unreadable-link = { $file } : c'est un lien vers { $more }, qui n'existe pas ; indiquez le fichier lui-même
unreadable-spreadsheet = { $file } : c'est un classeur ; ouvrez-le, enregistrez en CSV la feuille des coups (« Enregistrer sous ») et vérifiez ce fichier
unreadable-document = { $file } : c'est un document de texte ; ouvrez-le, enregistrez-le en texte brut (.txt) et vérifiez ce fichier
unreadable-zip = { $file } : c'est une archive ZIP ; décompressez-la et vérifiez les fichiers ou le dossier qui en sortent
unreadable-office = { $file } : c'est un classeur ou un document ; enregistrez le classeur en CSV, ou le document en texte brut (.txt), et vérifiez ce fichier
unreadable-pdf = { $file } : c'est un fichier PDF ; copiez ses coups dans un fichier de texte brut
unreadable-picture = { $file } : c'est une image ; tapez ses coups dans un fichier de texte brut
unreadable-styled = { $file } : c'est une page web ou un texte mis en forme ; téléchargez plutôt les parties en PGN, ou copiez les coups dans un fichier de texte brut
unreadable-data = { $file } : c'est du JSON, les données d'un programme ou d'un site ; téléchargez ou exportez les parties en PGN ; pour une feuille, donnez chacune comme un objet avec une liste `moves`
unreadable-positions = { $file } : ce sont des positions (FEN ou EPD), pas une partie ; pour des positions : planilla position - < { $file }
unreadable-database = { $file } : c'est la base de données d'un programme ; exportez ses parties en PGN
unreadable-archive = { $file } : c'est une archive d'un type qui ne peut pas être lu ici ; décompressez-la d'abord (.gz, .zst et .bz2 se lisent tels quels)
unreadable-binary = { $file } : ce n'est pas un fichier de texte ; enregistrez-le ou exportez-le en PGN ou en texte brut, ou indiquez son encodage avec --encoding
unreadable-too-large = { $file } : c'est trop grand pour une feuille de partie ; s'il contient des parties en PGN, indiquez-le avec --input pgn
unreadable-damaged = { $file } : le fichier compressé est endommagé ({ $more }) ; ce qui a pu être décompressé a été lu ; procurez-vous une nouvelle copie
unreadable-system = { $file } : { $more } ; ce qui a pu être lu a été lu

no-input = rien à lire : indiquez un fichier ou un dossier, ou envoyez une feuille de partie sur l'entrée standard
no-sheets = { $folders } : aucune feuille de partie ni aucun fichier PGN n'y figure (lus dans les dossiers : { $kinds })
no-games = { $file } : aucune partie n'y figure
passed-over = { $count ->
    [one] { $count } fichier laissé de côté
   *[other] { $count } fichiers laissés de côté
} dans les dossiers : { $files } (y sont lus : { $kinds }) ; nommez un fichier pour qu'il soit lu tout de même
pages-not-shipped = les pages des règles sont en anglais et en espagnol ; voici celle en anglais
cannot-write = les résultats n'ont pas pu être écrits : { $more }

summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} dans { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
} : { $counts }
trf-none = { $file } n'est pas un rapport de tournoi (TRF) : il n'y a rien à quoi comparer les parties
trf-pipe = --trf - : le rapport de tournoi est lu dans un fichier ; donnez son nom
trf-no-games = il n'y a aucune partie à comparer à { $file } : nommez aussi les parties ; `planilla check --trf FICHIER` vérifie le rapport seul
trf-summary = { $file } : { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} : { $counts }
trf-joined = { $file } : { $joined } sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} dans le rapport
summary-clean = rien à signaler
count-errors = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
count-warnings = { $count ->
    [one] { $count } avertissement
   *[other] { $count } avertissements
}
count-notes = { $count ->
    [one] { $count } remarque
   *[other] { $count } remarques
}
count-undecided = { $count ->
    [one] { $count } question non tranchée (`-v` dit laquelle)
   *[other] { $count } questions non tranchées (`-v` dit lesquelles)
}
count-unreadable = { $count ->
    [one] { $count } fichier n'a pas pu être lu
   *[other] { $count } fichiers n'ont pas pu être lus
}
digest = { $files ->
    [one] { $files } fichier lu
   *[other] { $files } fichiers lus
}{ $unreadable ->
    [0] {""}
   *[other] {" "}et { $unreadable } non lus, ou pas jusqu'au bout
} ; { $clean ->
    [one] { $clean } partie
   *[other] { $clean } parties
} où rien n'est à signaler, { $found } à regarder, dont { $errors } avec des erreurs
digest-errors = Parties avec des erreurs :
digest-rules = Le plus fréquent :
digest-explain = ce que trouve une règle et que faire : planilla explain { $rule }
digest-unreadable = Non lus, ou pas jusqu'au bout :
digest-more = et { $count } de plus
digest-report = Toutes sur une page : planilla report { $names } -o rapport.html
size = { $number } { $unit ->
    [KiB] Kio
    [MiB] Mio
    [GiB] Gio
    [TiB] Tio
   *[B] o
}
progress-games = { $games } parties, { $rate } par seconde

error = erreur
warning = avertissement
note = remarque
help = aide
laws = Règles de { $edition }, { $articles }
game = partie { $number }
game-of = partie { $number }, { $white } - { $black }
elsewhere = ligne { $line }, colonne { $column } : { $message }
fix-certain = écrivez `{ $replacement }`
fix-likely = c'est probablement `{ $replacement }` qui était voulu
fix-shown = c'est peut-être `{ $replacement }` qui était voulu
fix-remove-certain = à supprimer
fix-remove-likely = probablement à supprimer
fix-remove-shown = peut-être à supprimer
undecided = non tranché : { $why }

fact-language-given = langue : { $language }
fact-language-detected = langue : { $language }, déduite des coups
fact-language-undecided = langue : non tranchée, lue comme { $language }
fact-others = (se lit de même en : { $others })
fact-laws-option = Règles : { $edition }, comme demandé
fact-laws-header = Règles : { $edition }, d'après l'en-tête de la feuille
fact-laws-date = Règles : { $edition }, d'après la date de la partie
fact-laws-newest = Règles : { $edition }, les plus récentes
fact-plies = { $count ->
    [one] { $count } demi-coup
   *[other] { $count } demi-coups
}

move-exact = `{ $written }` est `{ $san }`
move-normalized = `{ $written }` est `{ $san }`, dans une écriture irrégulière
move-blank = un blanc tient lieu d'un coup manquant
move-missing = `{ $written }` tient lieu d'un coup omis
move-languages = se lit ainsi en : { $languages }
bad-fen = ce n'est pas une position : { $more }

kept-ambiguous = `{ $written }` est laissé tel quel : plusieurs coups y correspondent
kept-illegal = `{ $written }` est laissé tel quel : ce n'est pas un coup légal ici
kept-unread = `{ $written }` est laissé tel quel : cela ne désigne aucun coup
kept-missing = `{ $written }` est laissé tel quel : un coup manque ici
kept-extra = `{ $written }` est laissé tel quel : cela ne correspond à aucun coup de la partie
kept-refused = `{ $written }` est laissé tel quel : la partie n'est pas jugée
kept-over = `{ $written }` est laissé tel quel : la partie était déjà terminée
kept-more = { $count ->
    [one] { $count } autre coup est laissé tel quel
   *[other] { $count } autres coups sont laissés tels quels
}
doubted = `{ $written }` s'écrit `{ $replacement }`, ce qui n'est pas certain : vérifiez-le
lost = `{ $written }` s'écrit `{ $replacement }` : ce qu'il dit de plus ne peut pas s'y écrire
leaves-pgn = le texte n'est plus du PGN standard : ses coups ne portent pas les lettres anglaises, et d'autres programmes risquent de ne pas les lire
doubted-more = { $count ->
    [one] { $count } autre coup n'est pas certain
   *[other] { $count } autres coups ne sont pas certains
}
kept-unreached = `{ $written }` est laissé tel quel : la partie s'interrompt avant lui

## Une position

position-fen = FEN : { $fen }
position-state-ongoing = { $turn ->
    [white] Trait aux Blancs
   *[black] Trait aux Noirs
}, { $check ->
    [true] en échec
   *[false] pas en échec
} ; la partie continue
position-state-checkmate = { $turn ->
    [white] Trait aux Blancs : échec et mat, et les Noirs ont gagné
   *[black] Trait aux Noirs : échec et mat, et les Blancs ont gagné
}
position-state-stalemate = { $turn ->
    [white] Trait aux Blancs
   *[black] Trait aux Noirs
} : pat, et la partie est nulle
position-state-dead_position = { $turn ->
    [white] Trait aux Blancs
   *[black] Trait aux Noirs
} : position morte, et la partie est nulle
position-moves = { $count ->
    [0] aucun coup légal
    [one] { $count } coup légal : { $moves }
   *[other] { $count } coups légaux : { $moves }
}
position-chance-white = Les Blancs peuvent-ils encore mater ? { $answer ->
    [yes] Oui
    [no] Non
   *[undecided] Non tranché
} : { $why }
position-chance-black = Les Noirs peuvent-ils encore mater ? { $answer ->
    [yes] Oui
    [no] Non
   *[undecided] Non tranché
} : { $why }
position-line = par { $line }
bad-fen-line = { $line } : ce n'est pas une position : { $more } ; corrigez cette ligne

## Un coup sous enveloppe

sealed-clear = `{ $written }` est clair
sealed-irregular = `{ $written }` a un sens clair, avec une écriture irrégulière
sealed-ambiguous = `{ $written }` est ambigu
sealed-illegal = `{ $written }` est illégal
sealed-unintelligible = `{ $written }` est inintelligible
sealed-blank = un papier blanc est inintelligible
sealed-outcome-play = le coup est joué, et la partie continue
sealed-outcome-loss = { $player ->
    [white] les Blancs perdent
   *[black] les Noirs perdent
} la partie
sealed-outcome-draw = la partie est nulle
sealed-outcome-win = { $player ->
    [white] les Blancs gagnent
   *[black] les Noirs gagnent
} la partie
sealed-outcome-arbiter = l'arbitre doit décider
sealed-chooses-opponent = l'adversaire choisit parmi ces lectures (US Chess)
sealed-chooses-arbiter = le directeur doit décider s'il y a une lecture raisonnable (US Chess)
sealed-reasonable = ce pour quoi on peut le prendre, mais pas de soi-même : { $moves }
sealed-also = aussi sur le papier : { $what }
sealed-undecided = non tranché ({ $rule }) : { $why }
envelope-follows = ce qui suit : { $what }
envelope-in-order = l'enveloppe est en ordre
envelope-closed = l'enveloppe est scellée : planilla open prouve son coup et le juge
envelope-no-move = il n'y a pas de coup à juger, ou pas de position où le juger ; un papier ouvert et vierge s'écrit `move = " "`

## L'exportation

export-input = { $file } : c'est l'un des fichiers à lire ; écrivez dans un autre
export-folder = { $file } : c'est un dossier ; indiquez un fichier de ce dossier
export-terminal = un fichier Parquet n'est pas fait pour l'écran : indiquez un fichier avec -o, ou passez-le à un autre programme
export-begin = { $file } : aucun fichier ne peut être créé ici : { $more }
export-broken = { $file } : l'écriture a échoué : { $more } ; il est tel qu'il était
export-nothing = rien n'a pu être lu, { $file } n'a donc pas été écrit
export-pipe = la sortie standard
export-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} dans { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
} : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}, { $size }, dans { $out }

## Ce que dit report

report-summary = { $summary } ; la page est dans { $out } ({ $size })

## Ce que dit show

show-more-games = { $file } : c'est la première de { $games } parties ; `--game N` en montre une autre, `--game all` les montre toutes
show-no-game = { $file } : il n'y a pas de partie { $number } ; { $games ->
    [one] le fichier contient { $games } partie
   *[other] le fichier contient { $games } parties
}
show-findings = { $counts } dans cette partie : voir `planilla check`
show-after = Après { $point }
show-at = À { $point } : { $said }
show-counts = { $moves } ; compteur de demi-coups : { $clock } ; le prochain coup porte le numéro { $number }
show-times = { $times ->
    [one] cette position était sur l'échiquier pour la première fois
   *[other] cette position a été { $times } fois sur l'échiquier
}
show-not-counted = on ne sait pas combien de fois cette position a été sur l'échiquier, et les demandes de nulle ne sont pas comptées
show-no-claim = le joueur au trait ne peut pas demander la nulle selon 9.2 ou 9.3
show-rests = ceci repose sur ce qui a été retenu pour { $point }
show-repetitions = Positions répétées
show-repetitions-none = Aucune position n'a été deux fois sur l'échiquier
show-repetition = { $times } fois : { $points }
show-third = troisième fois : { $point }
show-fifth = cinquième fois : { $point }
show-repetitions-more = { $count ->
    [one] { $count } autre position a été deux fois sur l'échiquier
   *[other] { $count } autres positions ont été deux fois sur l'échiquier
}
show-runs = Coups sans prise ni coup de pion
show-runs-none = Rien que des prises et des coups de pion
show-run = { $count ->
    [one] { $count } demi-coup
   *[other] { $count } demi-coups
} : de { $from } à { $to }
show-run-of-one = 1 demi-coup : { $from }
show-run-clock = avec ceux d'avant le début de la feuille, { $clock }
show-run-reached = { $moves } coups de chaque joueur : { $point }
show-claims = Demandes de nulle possibles
show-claims-none = Aucune demande de nulle selon 9.2 ou 9.3 n'était possible
show-claims-more = { $count ->
    [one] et { $count } autre demande
   *[other] et { $count } autres demandes
}
show-claim = { $player ->
    [white] Blancs
   *[black] Noirs
}, { $when } : { $why } (Règles de { $edition }, { $articles })
show-claim-after = après { $point }
show-claim-between = à chaque trait, de { $from } à { $to }
show-claim-repetition-on_board = la position apparaissait pour la troisième fois ou plus
show-claim-repetition-announced = en annonçant { $moves }, après quoi la position apparaîtrait pour la troisième fois
show-claim-moves-on_board = cinquante coups de chaque joueur sans prise ni coup de pion
show-claim-moves-announced = en annonçant { $moves }, avec quoi chaque joueur aurait fait cinquante coups sans prise ni coup de pion
show-claims-made = Demandes de nulle sur la feuille
show-claim-made = { $player ->
    [white] Blancs
    [black] Noirs
   *[none] Un joueur
}, { $when } : { $why }
show-claim-under = { $said } (Règles de { $edition }, { $articles })
show-claim-nowhere = à un moment inconnu
show-claim-of-threefold = la même position pour la troisième fois
show-claim-of-fivefold = la même position pour la cinquième fois
show-claim-of-fifty = cinquante coups sans prise ni coup de pion
show-claim-of-seventyfive = 75 coups sans prise ni coup de pion
show-claim-of-no_normal_means = l'adversaire ne peut gagner par des moyens normaux
show-claim-of-no_effort = l'adversaire ne fait aucun effort pour gagner
show-claim-of-unsaid = la nulle, sans dire pourquoi
show-claim-with = en annonçant { $written }
show-claim-accepted = l'arbitre l'a acceptée
show-claim-rejected = l'arbitre l'a rejetée
show-verdict-right = elle est fondée
show-verdict-on_board_only = elle est fondée pour ce qui était sur l'échiquier, pas avec le coup annoncé
show-verdict-wrong = elle est infondée
show-verdict-right_lost = le droit de la faire n'existait pas
show-verdict-disputed = elle est discutable
show-verdict-arbiter = c'est à l'arbitre d'en juger
show-verdict-undecided = elle ne peut être tranchée
show-automatic = La partie était nulle sans demande
show-automatic-fivefold = { $point } : la position apparaissait pour la cinquième fois (Règles de { $edition }, { $articles })
show-automatic-seventyfive = { $point } : 75 coups de chaque joueur sans prise ni coup de pion (Règles de { $edition }, { $articles })
show-counted = les répétitions et les demandes de nulle sont comptées jusqu'à { $point } : on ne sait pas ce qui a été joué ensuite
show-offers = Propositions de nulle
show-offers-none = Aucune proposition de nulle sur la feuille
show-offer = { $player ->
    [white] Blancs
   *[black] Noirs
} avec { $point } : { $answer }
show-offer-played_on = refusée par { $point }
show-offer-drawn = la partie s'est terminée là par la nulle
show-offer-not_drawn = la partie s'est terminée là, et non par la nulle
show-offer-open = sans réponse sur la feuille
show-controls = Cadence
show-controls-none = Aucune cadence sur la feuille
show-controls-unread = Cadence : { $written } (elle ne peut pas être lue avec certitude, et ses coups ne sont pas comptés)
show-period = coups { $first } à { $last }
show-period-rest = à partir du coup { $first }
show-increment = { $time }, et { $seconds } s par coup
show-made = { $player ->
    [white] Blancs
   *[black] Noirs
} : { $moves ->
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
}
show-completed = achevée avec { $point }
show-not-completed = non achevée
show-clock = { $time } à la pendule
show-clocks = Temps à la pendule
show-clock-of = { $player ->
    [white] Blancs
   *[black] Noirs
} : il restait { $last } après { $point } ; au plus bas { $lowest } après { $lowestpoint } ; { $count ->
    [one] noté pour { $count } coup
   *[other] noté pour { $count } coups
}
reason-checkmate = échec et mat
reason-resignation = abandon
reason-agreement = par accord
reason-time = au temps
reason-stalemate = pat
reason-dead_position = position morte
reason-repetition = par répétition
reason-moves = par la règle des 50 ou des 75 coups
reason-forfeit = par forfait ou sanction
reason-arbiter = par l'arbitre

## Les listes des langues et des systèmes de notation

column-code = code
column-language = langue
column-king = roi
column-queen = dame
column-rook = tour
column-bishop = fou
column-knight = cavalier
column-files = colonnes a-h
column-system = système
column-example = exemple

bad-touch = ce qui est touché ne va pas avec la position : { $more }
bad-touch-line = { $line } : ce qui est touché ne va pas avec la position : { $more }
touched-pieces = Touché, dans cet ordre : { $pieces } ; Règles de { $laws }
touched-open = Les Règles n'en décident pas : { $why }
touched-moves = { $count ->
    [0] Rien ne peut être joué : la partie est finie
   *[other] Peut être joué : { $moves }
}
touched-reading = { $count ->
    [0] Selon une lecture, aucun coup
   *[other] Selon une lecture : { $moves }
}
touched-meant = Tenu pour acquis : tout a été touché exprès par le joueur au trait, qui n'avait pas dit qu'il rectifiait (4.2)

## `planilla laws`

laws-differ = { $count ->
    [0] Les Règles de { $before } et celles de { $after } ne diffèrent sur aucun des faits connus ici
   *[other] Les Règles de { $before } et celles de { $after } diffèrent sur { $count } des faits connus ici
}
laws-renumbered = Identique dans les deux, dans des articles d'autres numéros ({ $before }, { $after }) :
laws-three = trois éditions sont nommées ; on peut en comparer deux

## Le fichier d'une enveloppe, et ce qui n'y va pas. `$key` est sa clé.

envelope-too-long = le fichier est plus long qu'une enveloppe : il a plus de { $most } octets
envelope-not-text = ce n'est pas du texte en UTF-8 : enregistrez le fichier en UTF-8
envelope-syntax = cette ligne ne respecte pas les règles de { $format } (`{ $more }`)
envelope-unknown-key = `{ $key }` n'est pas une clé d'une enveloppe ; les clés sont celles du modèle
envelope-unknown-key-near = `{ $key }` n'est pas une clé d'une enveloppe ; vouliez-vous dire `{ $nearest }` ?
envelope-twice = `{ $key }` figure ici pour la deuxième fois : n'en laissez qu'une
envelope-value = `{ $key }` : `{ $written }` ne peut figurer ici : { $expected }
envelope-expected-text = écrivez un texte court sur une ligne, entre guillemets
envelope-expected-fen = écrivez une position en FEN, avec une espace entre les champs
envelope-expected-move = écrivez le coup entre guillemets, comme le joueur, en { $most } octets au plus
envelope-expected-clock = écrivez les heures et les minutes, et les secondes si elles sont connues, entre guillemets : `"1:58:30"`
envelope-expected-date = écrivez l'année, le mois et le jour, entre guillemets : `"2005-03-14"`
envelope-expected-time = écrivez les heures et les minutes, entre guillemets : `"21:30"`
envelope-expected-when = écrivez le jour et l'heure, ou l'un des deux, entre guillemets : `"2005-03-14 21:30"`
envelope-expected-number = écrivez un nombre entier de { $least } à { $most }
envelope-expected-word = écrivez l'un de ces mots : { $words }

## Mettre un coup sous enveloppe. `$file` est le fichier dont il s'agit.

seal-system = { $file } : { $more }
seal-sealed = { $file } : cette enveloppe est déjà scellée
seal-move-in-envelope = { $file } : l'enveloppe a une clé `move`, que tous pourraient lire : ôtez-la et donnez le coup à part
seal-exists = { $file } : quelque chose porte déjà ce nom, et reste tel quel : choisissez un autre nom avec { $option }
seal-not-written = { $file } : { $more } ; rien n'a été scellé
seal-unfit = { $file } : l'enveloppe ne peut être scellée de façon à pouvoir être rouverte : { $more }
seal-no-nonce = le système n'a pas de nombre aléatoire : { $more }
seal-no-input = le coup ne peut être lu : { $more }
seal-blank = aucun coup n'a été écrit
seal-too-long = le coup est trop long : { $most } octets sont admis
seal-not-text = le coup n'est pas du texte en UTF-8
seal-ask = Le coup à mettre sous enveloppe (il n'est pas montré) :
seal-ask-visible = Le coup à mettre sous enveloppe :
seal-ask-again = Le même coup encore une fois :
seal-differs = ce n'était pas le même ; depuis le début
seal-public = { $file } : l'enveloppe scellée ; donnez-la à l'adversaire et à l'arbitre avant d'arrêter la pendule
seal-secret = { $file } : le secret ; qui le possède peut lire le coup, et sans lui personne ne peut ouvrir l'enveloppe
seal-commitment = engagement : { $commitment }
seal-not-judged = { $file } : il n'y a pas de position sur l'enveloppe, et l'on ne peut dire si le coup est clair
seal-the-move = le coup
seal-warn-ambiguous = { $move } serait ambigu : plus d'un coup légal y répond
seal-warn-illegal = { $move } serait illégal
seal-warn-unintelligible = { $move } ne serait pas un coup que l'on puisse lire
seal-not-sealed = rien n'a été scellé ; écrivez un autre coup, ou scellez-le quand même avec --no-warn
seal-all-the-same = Le sceller quand même ? (o/n)

## Ouvrir une enveloppe scellée

open-proved-blank = c'est un papier vierge qui a été scellé (engagement { $commitment })
open-proved = `{ $written }` est le coup qui a été scellé (engagement { $commitment })
open-commitment-public = l'engagement n'est pas celui de l'enveloppe et du coup : il a été changé, ou le secret est d'une autre mise sous scellé de la même enveloppe
open-commitment-secret = l'engagement n'est pas celui de l'enveloppe et du coup : il a été changé
open-not-together = { $file } et { $other } ne vont pas ensemble : ils nomment des engagements différents
open-not-committed = le coup, le nombre aléatoire et l'enveloppe ne donnent pas l'engagement que nomment { $file } et { $other } : une valeur de l'un des deux a été changée après coup
open-no-json = cette ligne ne respecte pas les règles de JSON
open-missing-key = `{ $key }` manque
open-foreign-key = il y a ici une clé que le fichier ne peut avoir
open-move-in-envelope = une enveloppe scellée n'a pas de `move` : il a été ajouté après
open-swapped = c'est l'autre des deux fichiers : d'abord le public, puis le secret
open-format = `format` n'est pas connu : le fichier n'a pas été fait par `planilla seal`, ou l'a été par une version plus récente
open-digits = `{ $key }` n'est pas fait de 64 chiffres hexadécimaux en minuscules
open-move = `move` n'est pas un texte de { $most } octets au plus
open-form = ce ne sont pas les octets que l'on écrit en scellant : espaces, majuscules, ordre ou fins de ligne ont été changés
open-not-judged = il n'y a pas sur l'enveloppe de position où le juger

repair-head = { $place } : { $language }
repair-written = écrit
repair-as-written = tous les coups, comme ils sont écrits
repair-game = Partie { $number }, { $percent } : { $moves }
repair-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}, { $changed } autrement qu'écrit, { $undecided } indécis
repair-folders = deux noms sont deux fichiers, les feuilles d'une partie ; pour réparer toutes les parties d'un dossier, nommez-le seul
repair-not-a-pair = deux fichiers sont les deux feuilles de chaque partie, et ceux-ci ont { $first } et { $second } parties ; donnez des fichiers avec les mêmes parties dans le même ordre
repair-unanswered = --known : { $why }
repair-known-many = --known concerne une partie, et il y en a plusieurs ; nommez la partie avec --game N
repair-known-two-games = --known concerne une partie, et les deux feuilles sont de deux ; donnez une feuille à la fois
repair-no-game = il n'y a pas ici de partie { $number } ; sans --game toutes les parties sont réparées
repair-unmet = la réponse pour le demi-coup { $ply } ne mène à aucune partie légale et a été laissée de côté

## Deux feuilles d'une partie

compare-exchanged = d'après ce que disent les feuilles, { $white } est celle des Blancs et { $black } celle des Noirs : elles sont comparées ainsi
compare-same-text = { $white } et { $black } ont le même texte : il n'y a rien à comparer
compare-same-file = { $file } est nommé deux fois : nommez la feuille des Blancs et celle des Noirs
compare-many = { $file } contient { $games } parties, et une feuille en est une : mettez chacune dans un fichier, ou nommez seul un fichier qui contient les deux feuilles
compare-not-two = { $file } contient { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : nommez la feuille des Blancs et celle des Noirs, ou un fichier qui contient les deux
compare-folder = { $file } est un dossier : nommez la feuille des Blancs et celle des Noirs
compare-pair = { $white } et { $black } : { $agreed ->
    [one] { $agreed } demi-coup identique
   *[other] { $agreed } demi-coups identiques
}
compare-pairs-many = { $files } : plus de deux feuilles d'une partie ; elles ne sont pas comparées
compare-pairs-pages = { $files } : un joueur a plusieurs feuilles d'une partie ; pour les comparer, mettez les pages d'une feuille dans un seul fichier, l'une derrière l'autre
compare-sheet = { $color ->
    [white] Feuille des Blancs
   *[black] Feuille des Noirs
} : { $file } ; { $language }
compare-own = { $count ->
    [one] { $count } constat
   *[other] { $count } constats
} sur elle seule (`planilla check`)
compare-column = { $color ->
    [white] Feuille des Blancs
   *[black] Feuille des Noirs
}
compare-parted = « elles se séparent ici
compare-is-illegal = pas possible
compare-is-open = pas indiqué
compare-is-extra = ne correspond à aucun coup
compare-is-unreached = pas suivi
compare-kind-move = coup
compare-kind-missing = manque
compare-kind-extra = ne correspond à aucun coup
compare-kind-shift = autre colonne
compare-kind-spelling = écrit autrement
compare-kind-draw_offer = proposition de nulle
compare-kind-result = résultat
compare-kind-header = en-tête
compare-two-games = Ce sont les feuilles de deux parties.
compare-agreed-all = Les deux feuilles ont { $count ->
    [one] le même demi-coup
   *[other] les mêmes { $count } demi-coups
} ; le dernier est { $point }
compare-agreed = La dernière position sur laquelle les deux feuilles s'accordent : après { $count ->
    [one] { $count } demi-coup
   *[other] { $count } demi-coups
} ({ $point })
compare-differences = Différences (feuille des Blancs / des Noirs)
compare-both = { $white } / { $black }
compare-settled = { $san }, par { $by ->
    [white] la feuille des Blancs
    [black] la feuille des Noirs
    [both] les deux ensemble
   *[moves] les coups suivants
}
compare-open = pas tranché
compare-spelled = { $count ->
    [one] { $count } coup est seulement écrit
   *[other] { $count } coups sont seulement écrits
} autrement (`--notes` les montre)
compare-missing-control = Demi-coups qui manquent jusqu'au contrôle du coup { $control } : { $white } sur la feuille des Blancs (coups entiers : { $whitepairs }), { $black } sur celle des Noirs (coups entiers : { $blackpairs }), { $neither } sur les deux ; à compléter par { $by ->
    [white] les Blancs
    [black] les Noirs
   *[both] les deux
} (Règles { $edition }, { $articles })
compare-missing = Demi-coups qui manquent : { $white } sur la feuille des Blancs (coups entiers : { $whitepairs }), { $black } sur celle des Noirs (coups entiers : { $blackpairs }), { $neither } sur les deux
