# Les messages en français. Une ligne chacun, en minuscule, sans point final ; cases et coups entre accents graves.
# Une pièce `$by` apporte `$by-the`, `$by-a`, `$by-none` et `$by-into` (« en dame ») ; un camp `$color`, `$color-the`,
# `$color-of` et `$color-to` ; une langue `$language`, `$language-of` (« de l'anglais »). Ces formes sont les attributs
# des entrées qui suivent. Une espace insécable précède les deux-points et le point-virgule.

## Mots

role-pawn = pion
    .the = le pion
    .a = un pion
    .none = aucun pion
    .into = en pion
role-knight = cavalier
    .the = le cavalier
    .a = un cavalier
    .none = aucun cavalier
    .into = en cavalier
role-bishop = fou
    .the = le fou
    .a = un fou
    .none = aucun fou
    .into = en fou
role-rook = tour
    .the = la tour
    .a = une tour
    .none = aucune tour
    .into = en tour
role-queen = dame
    .the = la dame
    .a = une dame
    .none = aucune dame
    .into = en dame
role-king = roi
    .the = le roi
    .a = un roi
    .none = aucun roi
    .into = en roi
color-white = blancs
    .the = les Blancs
    .of = des Blancs
    .to = aux Blancs
color-black = noirs
    .the = les Noirs
    .of = des Noirs
    .to = aux Noirs
list-or = { $head } ou { $last }
list-and = { $head } et { $last }
list-comma = { $head }, { $last }
list-others = { $count ->
        [one] un autre coup
       *[other] { $count } autres coups
    }
list-languages = { $count ->
        [one] une autre langue
       *[other] { $count } autres langues
    }
    .of = { $count ->
        [one] d'une autre langue
       *[other] de { $count } autres langues
    }

## Dates, comme les montre `$date`

date-day = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
date-month = { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
date-range = { $first } – { $last }

## Langues, par leurs codes

language-en = anglais
    .of = de l'anglais
language-es = espagnol
    .of = de l'espagnol
language-fr = français
    .of = du français
language-de = allemand
    .of = de l'allemand
language-it = italien
    .of = de l'italien
language-pt = portugais
    .of = du portugais
language-ca = catalan
    .of = du catalan
language-gl = galicien
    .of = du galicien
language-eu = basque
    .of = du basque
language-ro = roumain
    .of = du roumain
language-nl = néerlandais
    .of = du néerlandais
language-af = afrikaans
    .of = de l'afrikaans
language-lb = luxembourgeois
    .of = du luxembourgeois
language-da = danois
    .of = du danois
language-nb = norvégien bokmål
    .of = du norvégien bokmål
language-nn = norvégien nynorsk
    .of = du norvégien nynorsk
language-sv = suédois
    .of = du suédois
language-is = islandais
    .of = de l'islandais
language-fi = finnois
    .of = du finnois
language-et = estonien
    .of = de l'estonien
language-lv = letton
    .of = du letton
language-lt = lituanien
    .of = du lituanien
language-pl = polonais
    .of = du polonais
language-cs = tchèque
    .of = du tchèque
language-sk = slovaque
    .of = du slovaque
language-hu = hongrois
    .of = du hongrois
language-hr = croate
    .of = du croate
language-bs = bosnien
    .of = du bosnien
language-sl = slovène
    .of = du slovène
language-sr-latn = serbe (latin)
    .of = du serbe (latin)
language-sr-cyrl = serbe (cyrillique)
    .of = du serbe (cyrillique)
language-bg = bulgare
    .of = du bulgare
language-ru = russe
    .of = du russe
language-uk = ukrainien
    .of = de l'ukrainien
language-be = biélorusse
    .of = du biélorusse
language-el = grec
    .of = du grec
language-tr = turc
    .of = du turc
language-az = azéri
    .of = de l'azéri
language-hy = arménien
    .of = de l'arménien
language-fa = persan
    .of = du persan
language-hi = hindi
    .of = du hindi
language-id = indonésien
    .of = de l'indonésien
language-ms = malais
    .of = du malais
language-vi = vietnamien
    .of = du vietnamien
language-zh = chinois
    .of = du chinois
language-ja = japonais
    .of = du japonais
language-ko = coréen
    .of = du coréen
language-eo = espéranto
    .of = de l'espéranto
language-ia = interlingua
    .of = de l'interlingua
language-cy = gallois
    .of = du gallois
language-gsw = suisse allemand
    .of = du suisse allemand
language-figurine = notation par figurines
    .of = de la notation par figurines
language-iccf = notation numérique de l'ICCF
    .of = de la notation numérique de l'ICCF
language-en-descriptive = notation descriptive anglaise
    .of = de la notation descriptive anglaise
language-es-descriptive = notation descriptive espagnole
    .of = de la notation descriptive espagnole
language-fr-descriptive = notation descriptive française
    .of = de la notation descriptive française
language-spoken = annonce à voix haute
    .of = de l'annonce à voix haute

## L'écriture des coups

piece-language = `{ $written }` n'est pas écrit avec les lettres { $language-of }
piece-language-of = `{ $written }` n'est pas écrit avec les lettres { $language-of }, mais avec celles { $languages-of }
piece-language-pgn = les lettres des pièces sont celles { $language-of } ; en PGN, ce sont celles de l'anglais
ambiguous-rivals = `{ $written }` peut désigner plusieurs coups : { $moves }
ambiguous-languages = `{ $written }` n'est pas le même coup dans toutes les langues : { $moves }
ambiguous-unlisted = `{ $written }` peut désigner plusieurs coups
ambiguous-settled = un seul d'entre eux permet de jouer ceci
hint-spare = `{ $written }` en dit plus que nécessaire : `{ $better }` suffit
hint-rank = `{ $written }` indique la rangée là où la colonne suffit : `{ $better }`
capture-mark-missing = `{ $written }` est une prise, mais n'en porte pas le signe
capture-mark-false = `{ $written }` porte le signe de prise, mais rien n'est pris en { $square }
ep-suffix-missing = `{ $written }` est une prise en passant, mais ne l'indique pas
ep-suffix-false = `{ $written }` n'est pas une prise en passant
ep-suffix-pgn = `{ $written }` porte la mention de prise en passant, qui n'existe pas en PGN
check-mark-missing = `{ $written }` donne échec, mais n'en porte pas le signe
check-mark-false = `{ $written }` ne donne pas échec
check-mark-double = `{ $written }` donne un échec double ; dans les Règles, `++` signifie échec et mat
mate-mark-missing = `{ $written }` donne échec et mat, mais n'en porte pas le signe
mate-mark-only-check = `{ $written }` donne échec, mais pas mat
mate-mark-false = `{ $written }` ne donne ni mat, ni même échec
castling-form = le roque s'écrit `{ $better }`, et non `{ $written }`
castling-form-king = le roque s'écrit `{ $better }`, et non comme un coup de roi `{ $written }`
castling-or-result = `{ $written }` à la fin peut être le roque, ou le résultat `0-0` par lequel les deux joueurs perdent
castling-is-result = `{ $written }` ne peut pas être le roque ici : il est lu comme le résultat `0-0`, par lequel les deux joueurs perdent
promotion-unnamed = `{ $written }` ne dit pas en quoi le pion est promu
promotion-unnamed-rivals = `{ $written }` ne dit pas en quoi le pion est promu : { $moves }
promotion-form = cette promotion s'écrit `{ $better }`, et non `{ $written }`
pawn-letter = le pion s'écrit sans lettre : `{ $better }`, et non `{ $written }`
pawn-no-file = la prise d'un pion s'écrit avec sa colonne de départ : `{ $better }`, et non `{ $written }`
pawn-no-square = la prise d'un pion s'écrit avec sa case d'arrivée : `{ $better }`, et non `{ $written }`
non-algebraic = `{ $written }` n'est pas en notation algébrique, la seule que reconnaissent les Règles
non-algebraic-several = `{ $written }` et { $others ->
        [one] un autre coup
       *[other] { $others } autres coups
    } ne sont pas en notation algébrique, la seule que reconnaissent les Règles
long-form = `{ $written }` est écrit en notation longue ; la forme abrégée est `{ $better }`
long-form-several = `{ $written }` (en abrégé `{ $better }`) et { $others ->
        [one] un autre coup
       *[other] { $others } autres coups
    } sont écrits en notation longue
case-decides = `{ $written }` serait un autre coup si une majuscule ou une figurine s'est perdue
case-decides-settled = la suite se tient si `{ $written }` est `{ $better }` : une majuscule ou une figurine s'est peut-être perdue

## La feuille de partie

move-number = le numéro `{ $written }` figure à la place de `{ $expected }`{ $others ->
        [0] {""}
        [one] , et le suivant présente le même écart
       *[other] , et les { $others } suivants présentent le même écart
    }
move-number-ahead = le numéro `{ $written }` figure à la place de `{ $expected }`{ $others ->
        [0] {""}
        [one] , et le suivant présente le même écart
       *[other] , et les { $others } suivants présentent le même écart
    } ; il manque peut-être un coup avant lui
move-number-beside-black = le numéro `{ $written }` figure à côté du coup des Noirs{ $others ->
        [0] {""}
        [one] , et le suivant aussi
       *[other] , et les { $others } suivants aussi
    } : les colonnes sont décalées, ou une case de la feuille contient deux coups
move-number-open-white = le numéro `{ $written }` laisse vide la place des Blancs, alors que c'est à eux de jouer{ $others ->
        [0] {""}
        [one] {" "}; le suivant aussi
       *[other] {" "}; les { $others } suivants aussi
    }
move-number-left-out = le coup { $number } n'est pas précédé de son numéro{ $others ->
        [0] {""}
        [one] , et le suivant non plus
       *[other] , et les { $others } suivants non plus
    }
two-moves-in-a-cell = `{ $written }` contient deux coups, `{ $first }` et `{ $second }`
two-moves-in-a-field = une case du tableau contient deux coups ou plus, `{ $written }`{ $others ->
        [0] {""}
        [one] , et une autre aussi
       *[other] , et { $others } autres aussi
    }
gap = il manque le coup { $number } { $color-of }
gap-settled = il manque le coup { $number } { $color-of } ; seul `{ $better }` convient
gap-rivals = il manque le coup { $number } { $color-of } ; ce peut être { $moves }
gap-many = il manque le coup { $number } { $color-of } ; { $count } coups conviennent
null-move = `{ $written }` est un coup nul, qui n'existe pas aux échecs : aucun joueur ne peut passer son tour
gap-run = il manque { $count } coups, à partir du coup { $number } { $color-of }
extra-cell = `{ $written }` ne correspond à aucun coup de la partie
no-moves = rien dans ce texte n'est un coup ; une feuille de partie a des coups comme `1. e4 e5`
no-moves-report = c'est un rapport de tournoi (TRF) et non une partie : vérifiez-le avec `planilla check --trf FILE`
no-moves-headings = il y a ici des en-têtes et aucun coup
columns-turned = à partir de la ligne { $number }, les coups des Blancs sont dans la colonne des Noirs et ceux des Noirs dans celle des Blancs ; ils sont lus retournés, et le texte reste tel quel
columns-swapped = les colonnes des Blancs et des Noirs sont interverties : dans l'autre sens, { $count } des { $of } premiers coups ont un sens ; corrigez-les et vérifiez à nouveau ; d'ici là, rien n'est jugé
rows-descending = les lignes sont en ordre décroissant, du coup { $last } au coup 1 ; triez-les par numéro et vérifiez à nouveau ; d'ici là, rien n'est jugé
rows-first = la partie commence ici
unreached = { $count ->
        [one] un coup n'est pas jugé
       *[other] { $count } coups ne sont pas jugés
    }, à partir de `{ $written }` : la partie ne peut pas être suivie jusque-là
extraneous-mark = `{ $written }` porte un signe qui ne fait pas partie du coup{ $others ->
        [0] {""}
        [one] , et un autre coup aussi
       *[other] , et { $others } autres aussi
    } : la feuille de partie est faite pour les coups, les temps, les propositions, les demandes et d'autres données utiles
extraneous-analysis = `{ $written }` annonce ce qui n'a pas été joué ou l'évalue{ $others ->
        [0] {""}
        [one] , et à un autre endroit aussi
       *[other] , et à { $others } autres endroits aussi
    } : la feuille de partie est faite pour les coups, les temps, les propositions, les demandes et d'autres données utiles
extraneous-offer = `{ $written }` parle d'une proposition du joueur qui ne venait pas de jouer : elle n'est jointe à aucun coup
extraneous-words = `{ $written }` figure sur la feuille à côté des coups{ $others ->
        [0] {""}
        [one] , et autre chose aussi
       *[other] , et { $others } autres choses aussi
    } ; il n'y a sa place que si c'est une donnée utile
heading-date = la date `{ $written }` n'est pas comprise ; les Règles de { $laws } s'appliquent
heading-laws = aucune édition des Règles ne s'appelle `{ $written }` ; les Règles de { $laws } s'appliquent
heading-lang = la langue `{ $written }` n'est pas connue ; cet en-tête ne compte pas
heading-result = le résultat `{ $written }` n'est pas compris
heading-clock = `clock: { $written }` ne dit pas ce que sont les temps à côté des coups : `restant` et `utilisé` le disent
clocks-open-sense = les temps à côté des coups peuvent être restants ou utilisés : `clock: left` ou `clock: used` le dit
clocks-open-unit = certains des temps à côté des coups peuvent être des heures et des minutes, ou des minutes et des secondes
clocks-open-given = les temps à côté des coups sont des temps utilisés, et ce qui reste est inconnu sans une cadence connue, ou si celui de certains coups n'est pas noté
clock-unread = `{ $written }` n'indique aucun temps de pendule : il faut des heures, des minutes et des secondes, comme dans `1:29:30`{ $others ->
        [0] {""}
        [one]  ; un autre commentaire n'en indique pas non plus
       *[other]  ; { $others } autres commentaires n'en indiquent pas non plus
    }
clock-twice = la pendule { $color-of } indique `{ $time }` après le coup { $number }, et d'après le temps noté pour ce coup elle indiquerait `{ $expected }`{ $others ->
        [0] {""}
        [one]  ; un autre temps diffère aussi
       *[other]  ; { $others } autres temps diffèrent aussi
    }
clock-rises = la pendule { $color-of } indique `{ $time }` après le coup { $number } et indiquait `{ $before }` avant : c'est plus que n'en donne la cadence{ $others ->
        [0] {""}
        [one] ; un autre temps est étrange aussi
       *[other] ; { $others } autres temps sont étranges aussi
    }
clock-rises-bonus = la pendule { $color-of } indique `{ $time }` après le coup { $number } et indiquait `{ $before }` avant : c'est plus que n'en donne la cadence, et peut être du temps accordé pour un coup illégal ou une réclamation infondée de l'adversaire{ $others ->
        [0] {""}
        [one] ; un autre temps est étrange aussi
       *[other] ; { $others } autres temps sont étranges aussi
    }
clock-early = la pendule { $color-of } indique `{ $time }` après le coup { $number } et indiquait `{ $before }` avant : le temps de la période suivante est venu avant le coup { $expected }, qui termine celle-ci{ $others ->
        [0] {""}
        [one] ; un autre temps est étrange aussi
       *[other] ; { $others } autres temps sont étranges aussi
    }
clock-below-zero = la pendule { $color-of } indique `{ $time }` après le coup { $number }, moins que rien{ $others ->
        [0] {""}
        [one] ; un autre temps est étrange aussi
       *[other] ; { $others } autres temps sont étranges aussi
    }
clock-rises-given = la pendule { $color-of } indique `{ $time }` après le coup { $number } et indiquait `{ $before }` avant : c'est plus que n'en donne la cadence, et peut être du temps offert par l'adversaire{ $others ->
        [0] {""}
        [one] ; un autre temps est étrange aussi
       *[other] ; { $others } autres temps sont étranges aussi
    }
clock-no-control = une pendule gagne plus qu'un incrément, et aucune cadence ne dit si elle le doit
control-missed = le drapeau { $color-of } est tombé après { $number } coups, et le contrôle en demande { $expected } : le résultat ne peut pas être `{ $written }`
control-flag = le drapeau { $color-of } est noté comme tombé
control-played-on = la pendule { $color-of } indique `{ $time }` après le coup { $number }, avant le coup { $expected } du contrôle, et la partie a continué
control-chance-open = le drapeau est tombé avant le contrôle, et on n'a pas pu établir si { $color-the } peuvent encore mater
class-increment = qu'un coup illégal suivi d'une réponse soit maintenu dépend de savoir si la partie est rapide ou de blitz, et pour `{ $written }` les Règles de { $laws } ne le disent pas : elles ne définissent ces parties que par un temps fixe
class-open = qu'un coup illégal suivi d'une réponse soit maintenu dépend de savoir si la partie est standard, rapide ou de blitz, et `{ $written }` ne le dit pas
written-in-advance = `{ $written }` a été noté à `{ $time }` et joué à `{ $before }` : il a été écrit à l'avance
stopped-early = à partir du coup { $number } rien n'est noté, et { $color-the } avaient encore `{ $time }` : avec cinq minutes ou plus, on continue de noter
stopped-increment = à partir du coup { $number } rien n'est noté, alors que { $count } secondes s'ajoutent à chaque coup : avec 30 ou plus, on continue de noter
stopped-class-open = des coups ne sont pas notés, et s'ils devaient l'être dépend de savoir si la partie est standard, rapide ou de blitz, ce qu'on ignore
stopped-clock-open = des coups ne sont pas notés, et s'ils devaient l'être dépend de la pendule du joueur, qui n'est pas connue à cet endroit
stopped-edition-open = des coups ne sont pas notés ; le joueur était passé sous cinq minutes dans cette période et se trouvait de nouveau au-dessus, et les Règles de cette édition ne disent pas si cela dispense pour le reste de la période
gap-at-control = il manque { $count ->
        [one] un coup
       *[other] { $count } coups
    }, du coup { $number } jusqu'au contrôle du coup { $expected } : la feuille n'a pas été mise à jour, et sans autre preuve le coup suivant compte comme le premier de la période suivante
gap-at-flag = le drapeau { $color-of } est tombé, et la feuille montre { $number } coups alors que le contrôle en demande { $expected } : elle n'a pas été mise à jour, et sans autre preuve le coup suivant compte comme le premier de la période suivante
heading-reason = le motif `{ $written }` de la fin de la partie n'est pas compris
heading-flag = `{ $written }` ne dit pas quel drapeau est tombé : `white`, `black`, `both` ou `none`
heading-minimum-moves = `{ $written }` n'est pas un nombre de coups avant lequel la nulle ne peut pas être convenue
heading-time-control = la cadence `{ $written }` n'est pas comprise, et la partie est jugée sans elle ; `90 min + 30 s`, `40/2h, 1h`, `15+10` et `blitz` sont compris
heading-penalty-point = `{ $written }` nomme un moment qui n'existe pas : { $why }
heading-scoring = `{ $written }` ne donne pas les points d'une victoire, d'une nulle et d'une défaite, comme le fait `3-1-0`
heading-claim = la demande `{ $written }` n'est pas comprise à cause de `{ $word }` : elle peut dire `répétition`, `50 coups`, `moyens normaux` ou `aucun effort`, `Blancs` ou `Noirs`, `20b` (après le coup 20 des Noirs) ou `après 20...`, `avec Ta2`, et `acceptée` ou `rejetée`
heading-illegal = `{ $written }` ne compte pas les coups illégaux par joueur, comme le fait `Blancs 2, Noirs 1`
heading-penalty = `{ $written }` ne dit pas qui a reçu ou perdu combien de temps, comme le fait `Noirs +2 après 31w`
heading-claim-position = `{ $written }` n'est pas une position : il faut huit rangées, comme dans une FEN
heading-side = le camp `{ $written }` n'est ni celui des Blancs, ni celui des Noirs
edition-open = la date `{ $written }` ne dit pas quelle édition des Règles s'applique, et toutes ne jugent pas cette partie de la même façon : { $differences } ; celle de { $laws } est appliquée
edition-undated = sans date, on ne sait pas quelle édition des Règles s'applique, et toutes ne jugent pas cette partie de la même façon : { $differences } ; celle de { $laws } est appliquée
edition-before = la date `{ $written }` précède la première édition des Règles connue ici ; la partie est jugée selon celle de { $laws }
edition-differs = `{ $rule }` donne { $severity ->
        [error] une erreur
        [warning] un avertissement
       *[note] une remarque
    } en { $editions }
edition-more = { $count ->
        [one] et une autre différence
       *[other] et { $count } autres différences
    }

## Légalité

unread = `{ $written }` n'est pas un coup
unread-drop = `{ $written }` pose une pièce sur l'échiquier, ce que seule une variante des échecs permet
illegal-near = à une faute de plume près : { $moves }
faulty-rivals = les coups suivants se tiennent avec { $moves }
faulty-many = les coups suivants se tiennent avec n'importe lequel de { $count } coups
illegal-unexplained = `{ $written }` n'est pas un coup légal ici
no-such-piece = { $color-the } n'ont { $role-none } sur l'échiquier
not-there = { $color-the } n'ont { $role-none } au point de départ qu'indique `{ $written }`
no-pawn-there = { $color-the } n'ont aucun pion qui puisse jouer `{ $written }`
cannot-reach = { $count ->
        [one] { $role-the } ne peut pas atteindre { $to }
       *[other] { $role-none } ne peut atteindre { $to }
    }
blocked = { $role-the } ne peut pas atteindre { $to } : { $by-the } en { $square } barre le passage
own-piece = { $role-the } ne peut pas aller en { $square } : { $color-the } y ont { $by-a }
pinned = { $by-the } en { $square } cloue { $role-the } en { $from } sur son roi
in-check = { $by-the } en { $square } fait échec au roi, et ce coup n'y remédie pas
into-check = le roi ne peut pas aller en { $to } : { $by-the } en { $square } attaque cette case
king-capture = le roi en { $square } ne peut pas être pris
castling-king-not-home = le { $side ->
        [short] petit
       *[long] grand
    } roque n'est pas permis : le roi est en { $square }, et non sur sa case d'origine
castling-rook-not-home = le { $side ->
        [short] petit
       *[long] grand
    } roque n'est pas permis : { $color-the } n'ont pas de tour en { $square }
castling-no-right = le { $side ->
        [short] petit
       *[long] grand
    } roque n'est pas permis : le roi ou la tour de cette aile a déjà bougé
castling-right-lost = le droit au roque s'est perdu ici
castling-blocked = le { $side ->
        [short] petit
       *[long] grand
    } roque n'est pas permis : { $by-the } en { $square } se trouve entre le roi et la tour
castling-in-check = le { $side ->
        [short] petit
       *[long] grand
    } roque n'est pas permis : { $by-the } en { $square } fait échec au roi
castling-through = le { $side ->
        [short] petit
       *[long] grand
    } roque n'est pas permis : le roi traverserait { $to }, que { $by-the } en { $square } attaque
castling-into = le { $side ->
        [short] petit
       *[long] grand
    } roque n'est pas permis : le roi arriverait en { $to }, que { $by-the } en { $square } attaque
ep-no-double-step = il n'y a rien à prendre en { $to } : aucun pion ne vient d'y passer en avançant de deux cases
ep-too-late = il n'y a rien à prendre en { $to } : la prise en passant n'est permise qu'au coup qui suit l'avance de deux cases
ep-stepped = l'avance de deux cases a eu lieu ici
nothing-to-capture = le pion ne peut pas prendre en { $square } : la case est vide
pawn-blocked = le pion ne peut pas avancer en { $to } : { $by-the } en { $square } barre le passage
promotion-impossible = le pion ne peut pas être promu { $role-into } ici
no-such-capture = { $color-the } n'ont { $role-none } que l'on puisse prendre ainsi
empty-square = il n'y a aucune pièce en { $square }
not-yours = { $role-the } en { $square } appartient { $color-to }
no-capture-on-file = { $role-none } ne peut prendre sur la colonne `{ $to }`
no-pawn-capture = aucun pion de la colonne `{ $from }` ne peut prendre sur la colonne `{ $to }`
illegal-stands = `{ $written }` est illégal, mais l'adversaire y a répondu et il est maintenu : { $why }
illegal-stands-unexplained = `{ $written }` est illégal, mais l'adversaire y a répondu et il est maintenu
illegal-stands-open = un coup illégal auquel l'adversaire a répondu n'est maintenu que si la partie n'était pas surveillée de façon adéquate, et rien ne le dit

## La fin et le résultat

moves-after-mate = la partie était terminée par échec et mat avant ce coup
moves-after-stalemate = la partie était terminée par pat avant ce coup
moves-after-dead = la partie était terminée par une position morte avant ce coup : aucun mat n'est possible avec ce matériel
moves-after-dead-search = la partie était terminée par une position morte avant ce coup : aucune suite de coups légaux ne menait plus au mat
ended-here = ce coup a terminé la partie
contradicts-mate = le dernier coup donne échec et mat, et { $color-the } ont gagné : le résultat est `{ $due }`, et non `{ $written }`
contradicts-stalemate = le dernier coup met le roi pat, et la partie est nulle : le résultat est `{ $due }`, et non `{ $written }`
contradicts-dead = aucun des joueurs ne peut mater avec ce matériel, et la partie est nulle : le résultat est `{ $due }`, et non `{ $written }`
contradicts-dead-search = à partir de la dernière position, aucun des joueurs ne peut mater par une suite de coups légaux, et la partie est nulle : le résultat est `{ $due }`, et non `{ $written }`
dead-open = { $count } positions n'ont pas permis de savoir si un mat était encore possible
result-open = le résultat est en blanc
result-nowhere = les deux joueurs sont nommés, mais rien ne dit comment la partie s'est terminée
signature-missing = { $color-the } n'ont pas signé
signature-one = il manque une des deux signatures
signature-none = aucun des deux joueurs n'a signé
result-both-lose = `{ $written }` signifie que les deux joueurs perdent{ $told ->
        [no] , et rien ne dit que l'arbitre en a décidé ainsi
       *[yes] {""}
    }
result-half = `{ $written }` donne un demi-point à un joueur et rien à l'autre{ $told ->
        [no] , et rien ne dit que l'arbitre en a décidé ainsi
       *[yes] {""}
    }
result-forfeit = `{ $written }` est le signe d'un forfait{ $told ->
        [no] , mais des coups sont notés et rien ne dit que l'arbitre en a décidé ainsi
       *[yes] {""}
    }
result-three-points = `{ $written }` donne les points d'une victoire là où elle en vaut trois, et rien ne dit que les parties sont comptées ainsi
result-too-much = `{ $written }` donne aux joueurs plus que le seul point d'une partie
result-no-score = `{ $written }` n'est pas le score d'une partie : un joueur reçoit un point, un demi-point ou rien
reason-not-visible = rien ne dit pourquoi la partie s'est terminée par `{ $written }`
flag-no-chance = { $color-the } ne peuvent mater par aucune suite de coups légaux, et la perte au temps donne donc la nulle : le résultat est `{ $due }`, et non `{ $written }`
flag-no-potential = { $color-the } n'ont pas le matériel avec lequel un mat peut être forcé, et en blitz la perte au temps donne alors la nulle : le résultat est `{ $due }`, et non `{ $written }`
flag-control-made = le drapeau { $color-of } a pu tomber à un contrôle dont les coups étaient déjà joués
flag-class-open = on ne sait pas si la partie était un blitz, et le gagnant doit alors avoir le matériel avec lequel un mat peut être forcé
flag-potential-open = en blitz, le gagnant doit avoir le matériel avec lequel un mat peut être forcé, et que { $color-the } l'aient dépend de la position
resigned-no-chance = { $color-the } ne peuvent mater par aucune suite de coups légaux, et l'abandon donne donc la nulle : le résultat est `{ $due }`, et non `{ $written }`
chance-end-unknown = la dernière position n'est pas connue
chance-moves-unsure = les coups qui mènent à la dernière position ne sont pas tous sûrs
draw-no-moves = la nulle a été convenue avant tout coup{ $allowed ->
    [yes] , ce que cette édition permet
   *[no] {""}
}
draw-one-move = la nulle a été convenue avant que chaque joueur ait joué un coup{ $allowed ->
    [yes] , ce que cette édition permet
   *[no] {""}
}
draw-before-minimum = { $told ->
    [yes] la nulle a été convenue après { $count } { $count ->
        [one] coup
       *[other] coups
    } ; le tournoi n'en admet pas avant le { $least }e
   *[no] la partie a fini nulle après { $count } { $count ->
        [one] coup
       *[other] coups
    } et rien ne dit pourquoi ; le tournoi n'admet pas de nulle convenue avant le { $least }e
}
reason-here = le motif
reason-other-winner = d'après les mots du motif, { $color-the } ont gagné, et le résultat est `{ $written }`
reason-draws = le motif `{ $reason }` donne la nulle, et le résultat est `{ $written }`
reason-decides = le motif `{ $reason }` ne donne pas la nulle, et le résultat est `{ $written }`
reason-no-mate = le motif est l'échec et mat, et la dernière position n'en est pas un
reason-no-stalemate = le motif est le pat, et la dernière position n'en est pas un
reason-not-dead = le motif est une position morte, et dans la dernière position un mat est encore possible
reason-no-flag = le motif est `{ $reason }`, et la note sur les drapeaux dit qu'aucun n'est tombé
reason-was-played = le motif `{ $reason }` est que la partie n'a pas été jouée, et des coups des deux joueurs sont notés
flag-of-winner = le drapeau tombé est celui { $color-of }, et le résultat est `{ $written }`
flag-can-mate = le drapeau est tombé et { $color-the } peuvent encore mater : le résultat ne peut pas être `{ $written }`
flag-both-can-mate = un drapeau est tombé et les deux joueurs peuvent encore mater : le résultat ne peut pas être `{ $written }`
both-flags-open = les deux drapeaux sont tombés et on ne sait pas lequel d'abord : la partie continue, et dans sa dernière période elle est nulle, si bien que `{ $written }` demande un motif
both-flags-draw = les deux drapeaux sont tombés et on ne sait pas lequel d'abord : la partie est nulle, si bien que `{ $written }` demande un motif
both-flags-increment = les deux drapeaux sont tombés et on ne sait pas lequel d'abord ; avec un incrément, cette édition n'a pas de règle pour cela, si bien que `{ $written }` demande un motif
both-flags-here = les deux drapeaux
offer-missing = la nulle a été convenue, mais aucune proposition `(=)` n'est notée

## Deux feuilles d’une partie

sheets-part = les feuilles se séparent au coup { $number } { $color-of } : celle des Blancs a `{ $white }`, celle des Noirs `{ $black }`
sheets-part-settled = les feuilles se séparent au coup { $number } { $color-of } : celle des Blancs a `{ $white }`, celle des Noirs `{ $black }` ; seul `{ $better }` s'accorde avec la suite des deux feuilles
sheets-part-illegal = les feuilles se séparent au coup { $number } { $color-of } : celle des Blancs a `{ $white }`, celle des Noirs `{ $black }`, et ni l'un ni l'autre n'est possible
sheets-two-games = ce sont les feuilles de deux parties : sur { $count } demi-coups que toutes deux indiquent, { $same ->
        [0] aucun n'est identique
        [one] un seul est identique
       *[other] seuls { $same } sont identiques
    }
sheets-settle-ambiguous = `{ $written }` sur la feuille { $faulty-of } peut être plusieurs coups ; la feuille { $right-of } a `{ $better }`
sheets-settle-illegal = `{ $written }` sur la feuille { $faulty-of } n'est pas possible ; la feuille { $right-of } a `{ $better }`
sheets-settle-unread = `{ $written }` sur la feuille { $faulty-of } n'est pas un coup ; la feuille { $right-of } a `{ $better }`
sheets-settle-both = `{ $white }` sur la feuille des Blancs et `{ $black }` sur celle des Noirs peuvent être chacun plusieurs coups ; seul `{ $better }` convient aux deux
sheets-settle-moves = le coup { $number } { $color-of } est `{ $white }` sur la feuille des Blancs et `{ $black }` sur celle des Noirs ; seul `{ $better }` s'accorde avec les coups suivants
sheets-settle-gap = il manque le coup { $number } { $color-of } sur la feuille { $faulty-of } ; la feuille { $right-of } a `{ $better }`
sheets-settle-gaps = il manque { $count } demi-coups sur la feuille { $faulty-of }, à partir du coup { $number } { $color-of } ; la feuille { $right-of } les a
sheets-settle-shift = à partir du coup { $number } { $color-of }, les coups de la feuille { $faulty-of } sont dans l'autre colonne ; la feuille { $right-of } les a dans la leur
sheets-same-illegal = les deux feuilles ont `{ $written }` comme coup { $number } { $color-of }, qui n'est pas possible ; aucun coup n'est mis à sa place
sheets-same-illegal-spelled = les deux feuilles ont le même coup { $number } { $color-of }, celle des Blancs sous la forme `{ $white }`, celle des Noirs `{ $black }`, et il n'est pas possible ; aucun coup n'est mis à sa place
sheets-result = la feuille des Blancs a le résultat `{ $white }`, celle des Noirs `{ $black }`
sheets-names-exchanged = les noms des joueurs sont intervertis : la feuille des Blancs a `{ $white }` avec les Blancs, celle des Noirs `{ $black }`
sheets-heading = { $key ->
        [white] les noms du joueur des Blancs diffèrent
        [black] les noms du joueur des Noirs diffèrent
        [event] les tournois diffèrent
        [round] les rondes diffèrent
        [board] les échiquiers diffèrent
        [date] les dates diffèrent
       *[side] les deux feuilles sont dites d'un même joueur
    } : la feuille des Blancs a `{ $white }`, celle des Noirs `{ $black }`
offer-on-one = la feuille { $right-of } a une proposition de nulle `(=)` au coup { $number } { $color-of }, et la feuille { $faulty-of } n'en a pas là
offer-elsewhere = la feuille des Blancs a la proposition de nulle `(=)` au coup { $number } { $color-of }, celle des Noirs au coup { $expected } { $faulty-of }
pair-unread = la feuille { $color-of } n'a pas de coups à comparer
pair-page = la feuille { $right-of } commence au coup { $number }, où la feuille { $faulty-of } est déjà finie : c'est peut-être une deuxième page de la même feuille ; mettez les pages d'une feuille dans un seul fichier, l'une derrière l'autre
pair-pages = les deux feuilles commencent au coup { $number } : mettez chacune dans un seul fichier avec les pages qui la précèdent, l'une derrière l'autre
pair-open = aucune des deux feuilles ne dit le coup { $number } { $color-of }
pair-offer-open = la feuille { $right-of } a une proposition de nulle `(=)` au coup { $number } { $color-of }, que la feuille { $faulty-of } n'a pas

## Le début

start-wrong = les pièces ne sont pas placées comme au début d'une partie : { $men }
start-wrong-man = { $color-the } ont { $role-a } en { $square }, à la place prévue pour { $by-the }
start-wrong-more = { $count ->
        [one] une autre pièce est intervertie
       *[other] { $count } autres pièces sont interverties
    }
setup-stands = les pièces n'étaient pas placées comme au début d'une partie, mais en rapide et en blitz cela reste acquis après { $count } coups de chaque joueur : { $men }
setup-no-castling = pas de roque : le roi ou la tour étaient mal placés
setup-class-open = les Règles de { $laws } ne disent pas de quelle classe est une partie avec incrément : en jeu rapide une mauvaise disposition reste valable après { $count } coups
setup-castling-open = les Règles de { $laws } ne disent pas si un roi mal placé au début peut roquer
fivefold-passed = la position s'était présentée pour la cinquième fois avant ce coup, et la partie était nulle
fivefold-passed-decided = la position s'était présentée pour la cinquième fois avant ce coup, et la partie était nulle : il appartient à l'arbitre de dire si le résultat `{ $written }` est maintenu
fivefold-passed-flagged = la position s'était présentée pour la cinquième fois avant ce coup, et la partie était nulle : le résultat `{ $written }` ne peut pas être juste
fivefold-decided = le dernier coup amène la position pour la cinquième fois, et la partie est nulle : le résultat est `{ $due }`, et non `{ $written }`
fivefold-here = ici, la position s'est présentée pour la cinquième fois
seventyfive-passed = chaque joueur avait fait 75 coups sans mouvement de pion ni prise avant ce coup, et la partie était nulle
seventyfive-passed-decided = chaque joueur avait fait 75 coups sans mouvement de pion ni prise avant ce coup, et la partie était nulle : il appartient à l'arbitre de dire si le résultat `{ $written }` est maintenu
seventyfive-passed-flagged = chaque joueur avait fait 75 coups sans mouvement de pion ni prise avant ce coup, et la partie était nulle : le résultat `{ $written }` ne peut pas être juste
seventyfive-decided = avec le dernier coup, chaque joueur a fait 75 coups sans mouvement de pion ni prise, et la partie est nulle : le résultat est `{ $due }`, et non `{ $written }`
seventyfive-here = ici, les 75 coups étaient complets
drawn-unsure = les coups qui précèdent ne sont pas tous sûrs
claim-said = { $why }
claim-stood-here = elle s'est présentée ici
claim-threefold-right = la demande est fondée : la position s'est présentée { $count } fois, après { $points }
claim-threefold-right-with = la demande est fondée : `{ $written }` amène la position qui s'était présentée après { $points }, { $count } fois en tout
claim-threefold-wrong = la demande est infondée : la position s'est présentée { $count ->
        [one] une fois
       *[other] { $count } fois
    }, après { $points }, et il en faut { $needed }
claim-threefold-wrong-with = la demande est infondée : avec `{ $written }`, la position se présente { $count ->
        [one] une fois
       *[other] { $count } fois
    }, et il en faut { $needed }
claim-threefold-stood = la position s'est présentée { $count ->
        [one] une fois
       *[other] { $count } fois
    }, après { $points }
claim-stood = elle s'était présentée après { $points }
claim-near-castling = après { $points }, les pièces étaient les mêmes, mais un droit au roque était différent
claim-near-ep = après { $points }, les pièces étaient les mêmes, mais une prise en passant était possible et ne l'est plus, ou l'inverse
claim-near-turn = après { $points }, les pièces étaient les mêmes, mais le trait était à l'autre joueur
claim-disputed = les positions ne diffèrent que par un droit au roque dont le roi en échec ne pouvait user, et l'on discutait, sous ces Règles, si elles étaient la même
claim-fifty-right = la demande est fondée : { $halfmoves } demi-coups sans mouvement de pion ni prise, et il en faut { $needed }
claim-fifty-wrong = la demande est infondée : { $halfmoves } demi-coups sans mouvement de pion ni prise, et il en faut { $needed }
claim-fifty-broken = la demande est infondée : le coup annoncé `{ $written }` est une prise ou un coup de pion
claim-over = la demande vient trop tard : la partie était finie par { $state ->
        [checkmate] échec et mat
        [stalemate] pat
       *[dead] position morte
    }
claim-intended-illegal = la demande est infondée : le coup annoncé `{ $written }` est illégal
claim-intended-other-last = la demande est infondée : le coup annoncé `{ $written }` n'est pas le dernier de la feuille
claim-not-announced = mais le coup annoncé `{ $written }` n'amène pas ce qui est demandé
claim-rejected = elle a été rejetée
claim-yet-rejected = elle a pourtant été rejetée
claim-yet-accepted = elle a pourtant été acceptée
claim-yet-went-on = la partie était nulle par elle, et pourtant des coups suivent
claim-yet-decided = la partie était nulle par elle, et pourtant le résultat est `{ $written }`
claim-lost-moved = { $color-the } avaient joué un coup avant la demande, et perdu par là le droit de la faire
claim-lost-turn = { $color-the } ne peuvent pas demander la nulle ici : le trait est à l'adversaire
claim-lost-touched = { $color-the } avaient touché une pièce avant la demande, et ne peuvent demander la nulle qu'à un tour suivant
claim-intended-other = `{ $written }` était annoncé avec la demande et doit être joué, mais `{ $played }` a été joué
claim-intended-piece = `{ $written }` était annoncé avec la demande et est illégal : un autre coup avec { $role-the } était dû, mais `{ $played }` a été joué
claim-unsure = les coups avant la demande ne sont pas tous sûrs
claim-too-many = seules les { $count } premières demandes sont examinées
claim-words = les mots `{ $written }` de la réclamation ne sont pas compris
claim-no-place = rien ne dit après quel coup la demande a été faite
claim-no-point = la demande a été faite à `{ $written }`, qui n'est pas dans la partie : { $why }
claim-no-turn = à `{ $written }`, le trait n'est pas à qui demande la nulle
claim-other-move = la demande nomme `{ $named }` à `{ $written }`, et la feuille y porte un autre coup
claim-intended-unread = le coup annoncé `{ $written }` n'est pas compris
claim-intended-ambiguous = deux coups ou plus répondent à l'annonce, et mènent à des réponses différentes
claim-intended-laws = les Règles de { $laws } ne disent pas ce qui est dû si le coup annoncé est illégal
claim-next-unsure = le coup qui suit la demande n'est pas sûr
claim-penalty-noted = `{ $noted }` est noté pour { $color-the }, et la demande infondée donne `{ $due }` { $count ->
        [one] minute
       *[other] minutes
    }
claim-penalty-gift = `{ $noted }` est noté pour { $color-the }, qui ont fait la demande infondée et n'en reçoivent pas de temps
claim-penalty-taken = `{ $noted }` est noté pour { $color-the }, à qui la demande infondée retire `{ $most }` au plus
claim-penalty-clock = la pendule { $color-of } marquait `{ $before }` avant la demande infondée et `{ $after }` après : celle-ci donne `{ $due }` { $count ->
        [one] minute
       *[other] minutes
    }
claim-penalty-kept = la pendule { $color-of } marquait `{ $before }` avant la demande infondée et `{ $after }` après : celle-ci laisse `{ $most }` au plus
claim-penalty-due = pour la demande infondée, { $color-the } reçoivent { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
claim-penalty-untold = aucun temps n'est noté autour de la demande infondée
claim-penalty-open = ce que coûte une demande infondée dépend de la cadence ou de la surveillance, et rien ne les dit
claim-penalty-period = entre les temps notés autour de la demande infondée, la pendule a pu recevoir le temps d'une nouvelle période
tally-lost = { $color-the } ont achevé { $count ->
        [one] un coup illégal
       *[other] { $count } coups illégaux
    } et perdent la partie
tally-drawn = { $color-the } ont achevé { $count ->
        [one] un coup illégal
       *[other] { $count } coups illégaux
    }, et la partie est nulle, car l'adversaire ne peut pas mater
tally-goes-on = { $color-the } ont achevé { $count ->
        [one] un coup illégal
       *[other] { $count } coups illégaux
    }, et la partie continue
tally-over = { $color-the } ont achevé { $count ->
        [one] un coup illégal
       *[other] { $count } coups illégaux
    }, et la partie est finie
tally-contradicts = le résultat est `{ $written }`
tally-both = les deux joueurs ont achevé autant de coups illégaux qu'il en faut pour perdre, et rien ne dit qui le premier
tally-open = les suites des coups illégaux dépendent de la cadence, de la surveillance, ou de ce que l'adversaire peut mater ou non
tally-time = le temps noté pour le coup illégal `{ $written }` n'est pas celui qu'il donne : `{ $due }` minutes
quickplay-mismatch = la position notée avec la demande n'est pas celle après `{ $at }` : { $men }
quickplay-missing = { $role-the } { $color-of } en { $square } manque
quickplay-surplus = { $role-the } { $color-of } en { $square } n'y est pas
quickplay-turn = le trait n'est pas celui noté ({ $color-the })
quickplay-more = { $count ->
        [one] et une autre différence
       *[other] et { $count } autres différences
    }
quickplay-not-up-to-date = demander la nulle parce que l'adversaire ne fait aucun effort exige une feuille complète, et le coup { $number } { $color-of } manque
quickplay-unsure = on ne sait pas sûrement quelle position était sur l'échiquier lors de la demande
claim-open-threefold = avec ce coup, la position s'est présentée pour la troisième fois : { $color-the } pouvaient demander la nulle, et personne ne l'a fait
claim-open-fifty = avec ce coup, chaque joueur avait fait cinquante coups sans mouvement de pion ni prise : { $color-the } pouvaient demander la nulle, et personne ne l'a fait
result-mismatch = la partie se termine par `{ $written }`, mais son en-tête dit `{ $heading }`
result-hidden = le `*` de la fin cache le résultat `{ $heading }` de l'en-tête, pour lequel le PGN n'a pas de signe
result-may-be-hidden = le `*` de la fin peut cacher un résultat pour lequel le PGN n'a pas de signe : l'en-tête dit `{ $heading }`
result-in-heading = cet en-tête
king-centre-tail = `{ $written }` n'est pas un coup : le roi a été mis là pour signaler le résultat, comme sur les échiquiers électroniques
king-centre-tail-two = `{ $written }` ne sont pas des coups : les rois ont été mis là pour signaler le résultat, comme sur les échiquiers électroniques

## Le texte

encoding-assumed = le texte n'est pas en UTF-8 et a été lu en { $encoding }
encoding-undecoded = { $count ->
        [one] un octet ne correspond
       *[other] { $count } octets ne correspondent
    } à aucun texte en { $encoding }
syntax-open-comment = un commentaire s'ouvre ici et n'est jamais fermé{ $others ->
        [0] {""}
        [one] , et un autre de même
       *[other] , et { $others } autres de même
    }
syntax-open-comment-swallows = un commentaire s'ouvre ici et n'est jamais fermé : il avale { $lines ->
        [one] le reste de la ligne, dont les coups ne sont pas jugés
       *[other] { $lines } lignes, dont les coups ne sont pas jugés
    } ; fermez-le avec { "`}`" } là où il finit{ $others ->
        [0] {""}
        [one] {" "}(et un autre de même)
       *[other] {" "}(et { $others } autres de même)
    }
syntax-open-variation-swallows = une variante s'ouvre ici et n'est jamais fermée : { $moves ->
        [one] le coup qui suit n'est pas jugé comme coup
       *[other] les { $moves } coups qui suivent ne sont pas jugés comme coups
    } de la partie ; fermez-la avec `)` là où elle finit{ $others ->
        [0] {""}
        [one] {" "}(et une autre de même)
       *[other] {" "}(et { $others } autres de même)
    }
syntax-open-variation = une variante s'ouvre ici et n'est jamais fermée{ $others ->
        [0] {""}
        [one] , et une autre de même
       *[other] , et { $others } autres de même
    }
syntax-stray-close = une parenthèse est fermée sans avoir été ouverte{ $others ->
        [0] {""}
        [one] , et une autre de même
       *[other] , et { $others } autres de même
    }
syntax-broken-tag = l'étiquette `{ $written }` est mal formée ; elle s'écrit `[Nom "valeur"]`{ $others ->
        [0] {""}
        [one] , et une autre de même
       *[other] , et { $others } autres de même
    }
syntax-repeated-tag = `{ $written }` répète une étiquette précédente{ $others ->
        [0] {""}
        [one] , et une autre de même
       *[other] , et { $others } autres de même
    }
syntax-junk = `{ $written }` n'a pas sa place ici{ $others ->
        [0] {""}
        [one] , ni ce qui suit à un autre endroit
       *[other] , ni ce qui suit à { $others } autres endroits
    }
syntax-after-result = la partie continue après son résultat{ $others ->
        [0] {""}
        [one] , et encore à un autre endroit
       *[other] , et encore à { $others } autres endroits
    }
repaired-text = `{ $written }` n'est pas ici un coup légal, et c'est sans doute `{ $move }` ({ $percent } %)
repaired-text-rivals = `{ $written }` n'est pas ici un coup légal, et c'est sans doute `{ $move }` ({ $percent } %), sinon { $rivals }
repaired-text-several = `{ $written }` n'est pas ici un coup légal, et rien ne décide de ce qui était voulu : { $rivals }
repair-percent = { $percent } %
repair-repaired = { $move }, écrit { $written }
repair-doubtful = { $move }, comme écrit ({ $written })
repair-unlike = { $move }, bien que { $written } n'y ressemble en rien
repair-gap = { $move }, là où rien n'est écrit
repair-undecided = { $place } indécis : { $written } reste ; ce peut être { $rivals }
repair-undecided-gap = { $place } indécis : rien n'est écrit ; ce peut être { $rivals }
repair-extra = { $written } ne correspond à aucun coup
repair-unreached = { $written } n'est pas atteint
repair-by-later = {""}, par { $later } et la suite
repair-by-sheet = {""}, par la feuille { $sheet }
repair-by-answer = {""}, selon la réponse
repair-or = {""} ; ou { $rivals }
repair-result = le résultat est { $result }
repair-two-games = ce sont sans doute les feuilles de deux parties : deux expliquent ce qui est écrit mieux qu'une
repair-results = la feuille 1 a le résultat `{ $first }`, la feuille 2 `{ $second }` : la partie reste sans résultat ; demandez aux joueurs ou à l'arbitre
repair-headings = les feuilles diffèrent par { $key ->
        [white] le nom du joueur des Blancs
        [black] le nom du joueur des Noirs
        [event] le tournoi
        [round] la ronde
        [board] l'échiquier
       *[date] la date
    } : la feuille 1 a `{ $first }`, la feuille 2 `{ $second }` ; ce que dit la feuille 1 est retenu
answer-unknown = `{ $written }` n'est pas une réponse : écrivez le coup et le joueur, `=` et ce qui a été joué, comme `12w=Cf3` ou `12b=Cc6`
answer-illegal = `{ $written }` n'est pas un coup légal à cet endroit ; si les lettres ne sont pas comprises, écrivez la case de départ et celle d'arrivée, comme `g1f3`
answer-ambiguous = `{ $written }` convient à plusieurs coups légaux à cet endroit ; écrivez la case de départ et celle d'arrivée, comme `g1f3`
answer-contradicted = `{ $written }` et `{ $other }` sont deux coups pour le même moment ; donnez celui qui a été joué
json-type = `{ $written }` n'est pas du bon type et est ignoré : écrivez { $wants ->
        [list] une liste entre `[` et `]`
        [object] un objet entre { "`{`" } et { "`}`" }
        [text] un texte entre guillemets droits
        [number] un nombre entier à partir de 1
        [cell] un texte entre guillemets droits, `null` pour un vide, ou un objet avec `written` ou `readings`
        [reading] un texte entre guillemets droits, ou un objet avec `text` et `probability`
        [color] `"white"` ou `"black"`
       *[truth] `true` ou `false`
    }{ $others ->
        [0] {""}
       *[other] {" "}(et { $others } de plus)
    }
json-value = il manque ici une valeur, ou `{ $written }` n'en est pas une : écrivez un texte entre guillemets droits, un nombre, `true`, `false` ou `null`{ $others ->
        [0] {""}
       *[other] {" "}(et { $others } de plus)
    }
json-comma = il manque ici une virgule{ $others ->
        [0] {""}
       *[other] {" "}(et { $others } de plus)
    }
json-colon = il manque deux-points et une valeur après la clé `{ $written }`{ $others ->
        [0] {""}
       *[other] {" "}(et { $others } de plus)
    }
json-key = `{ $written }` n'est pas une clé : écrivez les clés entre guillemets droits{ $others ->
        [0] {""}
       *[other] {" "}(et { $others } de plus)
    }
json-open = ce qui s'ouvre ici par `{ $written }` n'est jamais fermé ; ce qui pouvait être lu l'a été{ $others ->
        [0] {""}
       *[other] {" "}(et { $others } de plus)
    }
json-stray = `{ $written }` n'a pas sa place ici : une feuille est un objet, et plusieurs se suivent ou forment une liste{ $others ->
        [0] {""}
       *[other] {" "}(et { $others } de plus)
    }
json-quotes = `{ $written }` est entre apostrophes ; JSON demande des guillemets droits{ $others ->
        [0] {""}
       *[other] {" "}(et { $others } de plus)
    }
json-no-moves = cet objet n'a pas de liste `moves`, et rien n'en est lu : donnez chaque feuille comme un objet avec `"moves": [...]`{ $others ->
        [0] {""}
       *[other] {" "}(et { $others } de plus)
    }
json-probability = `{ $written }` n'est pas une probabilité, et la lecture est prise sans elle : écrivez un nombre de 0 à 1, comme 0.9{ $others ->
        [0] {""}
       *[other] {" "}(et { $others } de plus)
    }
json-no-probability = plusieurs lectures de cette case n'ont pas de `probability` et se partagent ce que laissent les autres : donnez à chacune un nombre de 0 à 1{ $others ->
        [0] {""}
       *[other] {" "}(et { $others } de plus)
    }
json-sum = les probabilités de cette case font ensemble plus de 1 et sont prises en proportion{ $others ->
        [0] {""}
       *[other] {" "}(et { $others } de plus)
    }
json-no-readings = cette liste de lectures est vide, et la case compte comme un vide : donnez-lui au moins une lecture, ou écrivez `null`{ $others ->
        [0] {""}
       *[other] {" "}(et { $others } de plus)
    }
json-no-text = rien ne dit ce qui est écrit ici : une case a `written` ou `readings`, et une lecture a `text`{ $others ->
        [0] {""}
       *[other] {" "}(et { $others } de plus)
    }
json-repeated = la clé `{ $written }` figure deux fois dans cet objet, et la première compte{ $others ->
        [0] {""}
       *[other] {" "}(et { $others } de plus)
    }
refused-variant = c'est une partie de `{ $name }`, et non d'échecs, et elle n'est pas jugée
refused-chess960 = c'est une partie de Chess960, et elle n'est pas jugée
refused-fen = la FEN de la position de départ n'est pas correcte, et la partie n'est pas jugée : { $why }
fen-faults = { $why }
fen-too-long = { $count ->
        [one] { $count } octet
       *[other] { $count } octets
    }, c'est trop long pour une FEN
fen-field-count = une FEN compte de quatre à six champs séparés par des espaces, et celle-ci en a { $count }
fen-rank-count = une FEN compte huit rangées séparées par `/`, et celle-ci en a { $count }
fen-rank-length = la rangée { $rank } de la FEN décrit { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } au lieu de 8
fen-unknown-letter = `{ $written }` ne désigne aucune pièce dans une FEN
fen-no-king = { $color-the } n'ont pas de roi
fen-several-kings = { $color-the } ont { $count } rois
fen-pawn-on-edge = un pion ne peut pas se trouver en { $square }
fen-turn = la FEN indique le trait par `w` ou `b`
fen-castling = la FEN indique les droits de roque par des lettres de `KQkq`, ou par `-`
fen-chess960 = les droits de roque indiqués par les colonnes des tours relèvent du Chess960
fen-castling-without-men = { $color-the } ne peuvent pas avoir droit au { $side ->
        [short] petit
       *[long] grand
    } roque : le roi ou cette tour n'est pas sur sa case d'origine
fen-en-passant = la FEN indique la case de la prise en passant, ou `-`
fen-en-passant-impossible = aucun pion ne peut avoir traversé { $square } au dernier coup
fen-halfmove-clock = le compteur de demi-coups de la FEN est un nombre jusqu'à 65535
fen-fullmove-number = le numéro de coup de la FEN va de 1 à 65535
fen-too-many-men = { $color-the } ont { $count } pièces et pions, soit plus de 16
fen-too-many-pawns = { $color-the } ont { $count } pions, soit plus de 8
fen-too-many-promoted = { $color-the } ont { $count ->
        [one] { $count } pièce promue
       *[other] { $count } pièces promues
    }, mais il ne manque { $missing ->
        [0] aucun pion
        [one] qu'un pion
       *[other] que { $missing } pions
    }
fen-opponent-in-check = le roi du joueur qui vient de jouer est en échec
fen-too-many-checkers = { $count } pièces donnent échec à la fois, soit plus de deux
start-doubtful = la FEN de la position de départ n'est pas correcte : { $why }

## Pièces touchées

touch-own = { $role-the } en { $square } est la première pièce touchée qui peut être jouée : il faut la jouer
touch-opponent = { $role-the } en { $square } est la première pièce touchée qui peut être prise : il faut la prendre
touch-both = { $role-the } en { $from } doit prendre { $by-the } en { $square }
touch-no-capture = { $role-the } en { $from } ne peut pas prendre { $by-the } en { $square }
touch-castle = le roi et la tour sont touchés, et le { $side ->
    [short] petit
   *[long] grand
} roque est légal : il faut le jouer
touch-castle-illegal = le { $side ->
    [short] petit
   *[long] grand
} roque n'est pas légal : le roi doit jouer un autre coup
touch-king-stuck = le roi n'en a aucun : n'importe quel coup légal
touch-rook-first = la tour a été touchée avant le roi : pas de { $side ->
    [short] petit
   *[long] grand
} roque à ce coup
touch-none = aucune ne peut être jouée ni prise : n'importe quel coup légal
touch-promotion = { $role-a } a touché { $square } : le choix est définitif
touch-promotion-free = la nouvelle pièce n'a pas été lâchée : le choix reste libre
touch-open-articles = un article parle du roi et de la tour, un autre des autres pièces touchées ; il n'est pas dit lequel l'emporte
touch-open-several = cette édition parle d'une pièce de chaque couleur ; ici plusieurs ont été touchées
touch-open-intent = cela dépend de l'intention de roquer du joueur
touch-open-rooks = le roi et les deux tours sont touchés, et le roque est légal des deux côtés
touch-not-named = une case est attendue (`e2`), ou une nouvelle pièce qui a touché la case de promotion (`e8=Q`)
touch-nothing = aucune pièce touchée n'est nommée
touch-empty = aucune pièce en { $square }
touch-no-promotion = { $color ->
    [white] les Blancs
   *[black] les Noirs
} ne peuvent promouvoir aucun pion en { $square }

## Si un joueur peut encore mater

chance-mated = { $color-the } sont échec et mat
chance-stalemate = { $color-the } sont pat, et la partie est terminée
chance-bare-king = { $color-the } n'ont plus que le roi
chance-dead = aucun mat n'est possible avec ce matériel
chance-knight = { $color-the } ont un cavalier, qui ne peut pas mater un roi accompagné seulement de dames
chance-bishops = { $color-the } ont des fous sur des cases d'une seule couleur, qui ne peuvent pas mater sans un pion, un cavalier ou un fou de l'autre couleur en face d'eux
chance-line = { $count ->
    [one] un mat en un demi-coup est possible
   *[other] un mat en { $count } demi-coups est possible, avec l'aide de l'adversaire
}
chance-forced = toutes les variantes se terminent bientôt sans mat
chance-walls = les pièces sont enfermées : { $color-the } ne peuvent plus jamais donner un échec qui soit mat
chance-closure = aucune position accessible n'est un mat ({ $count } examinées)
chance-not-searched = ni le matériel ni les chaînes de pions ne l'excluent ; aucune variante n'a été cherchée
chance-undecided = aucun mat trouvé dans { $count } positions, et il y en a d'autres

## Coups sous enveloppe

sealed-too-long = le texte a { $count } octets, et d'un coup sous enveloppe on n'en lit pas plus de { $most }
sealed-blank = rien n'est écrit à la place du coup sous enveloppe
sealed-no-move = aucun coup ne figure sur le papier
sealed-left-out = `{ $written }` n'est un coup que si l'on en omet une partie : { $moves }
sealed-other-letters = `{ $written }` n'est pas un coup avec les lettres du joueur, mais c'en est un avec d'autres : { $moves }
sealed-sign-settles = le signe d'échec ou de mat n'est vrai que de { $moves }, et les Règles ne disent pas qu'un signe distingue des pièces semblables
sealed-several = plus d'un coup figure sur le papier : { $moves }
sealed-second = `{ $written }` figure aussi sur le papier
sealed-reply = `{ $written }` peut être la réponse de l'adversaire, qui ne fait pas partie du coup sous enveloppe
sealed-other-case = en échangeant majuscules et minuscules, `{ $written }` serait { $moves }
sealed-number = le numéro écrit est `{ $written }`, et la position demande `{ $expected }`
sealed-struck-out = `{ $written }` est rayé : le joueur peut changer de coup jusqu'à l'arrêt de la pendule
sealed-offer = { $color-the } proposent la nulle avec le coup : la proposition vaut jusqu'à son acceptation ou son refus
sealed-claim = { $color-the } réclament la nulle sur le papier, et les Règles ne disent pas si c'est à temps
sealed-resigns = { $color-the } abandonnent sur le papier
sealed-result = le résultat `{ $written }` figure sur le papier, où les Règles ne lui donnent pas de place
sealed-history = on ne sait pas combien de fois la position après le coup s'est déjà présentée : rien n'est dit des coups précédents
sealed-time = le temps `{ $written }` figure à côté du coup
sealed-text = `{ $written }` n'est pas compris
sealed-over = la partie était terminée avant la mise du coup sous enveloppe
sealed-exempt = { $color-the } ne peuvent mater par aucune suite de coups légaux : le coup sous enveloppe ne perd pas, et la partie est nulle
sealed-exempt-over = la partie était nulle avant la mise du coup sous enveloppe, qui ne perd donc pas
sealed-ends-checkmate = `{ $san }` est échec et mat : { $color-the } gagnent
sealed-ends-stalemate = `{ $san }` est pat : la partie est nulle
sealed-ends-dead = `{ $san }` donne une position morte : la partie est nulle
sealed-ends-fivefold = avec `{ $san }`, la position apparaît pour la cinquième fois : la partie est nulle
sealed-ends-seventyfive = avec `{ $san }`, chaque joueur a joué 75 coups sans mouvement de pion ni prise : la partie est nulle

## L'enveloppe

envelope-lacks = l'enveloppe ne dit pas { $key ->
    [white] le nom des Blancs
    [black] le nom des Noirs
    [fen] la position avant le coup mis sous enveloppe
    [white_time_used] le temps utilisé par les Blancs
    [black_time_used] le temps utilisé par les Noirs
    [sealed_by] qui a mis le coup sous enveloppe
    [move_number] le numéro du coup mis sous enveloppe
    [draw_offer] qui a proposé la nulle
    [resumption_date] le jour de la reprise
    [resumption_time] l'heure de la reprise
   *[resumption_place] le lieu de la reprise
} (`{ $key }`)
envelope-sheets = il n'est pas dit que les deux feuilles de partie sont dans l'enveloppe (`sheets_enclosed`)
envelope-language = `{ $text }` n'est pas une langue connue, et les lettres du coup sont lues comme de n'importe laquelle
envelope-turn = dans la position le trait est { $color-to }, et il est dit que { $sealer-the } ont mis le coup sous enveloppe
envelope-number-fen = le numéro est { $number }, et d'après son FEN la position est celle d'avant le coup { $expected }
envelope-number-sheet = le numéro est { $number }, et dans `{ $file }` la position est celle d'avant le coup { $expected }
envelope-position = la position n'est pas celle d'avant le coup { $number } dans `{ $file }` : `{ $fen }`
envelope-rights = les pièces sont placées comme avant le coup { $number } dans `{ $file }`, mais les droits de roque ou de prise en passant sont autres : `{ $fen }`
envelope-nowhere = la position n'apparaît nulle part dans `{ $file }`
envelope-short = `{ $file }` s'arrête avant le coup { $number }
envelope-sheet-broken = `{ $file }` ne peut être rejouée jusque-là
envelope-move = le coup mis sous enveloppe est `{ $written }`, et dans `{ $file }` le coup { $number } est `{ $other }`
envelope-move-whose = le coup mis sous enveloppe est `{ $written }`, et sur `{ $file }` le coup { $number } est `{ $other }` : ils ne concordent pas si la feuille est celle { $color-of }, ce qu'elle ne dit pas (`side:`)
envelope-goes-on = `{ $file }` continue après le coup { $number } : `{ $written }` est noté après le coup mis sous enveloppe
envelope-follow-none-zero = aucun joueur n'est venu, et aucun retard n'est admis : les deux perdent, sauf si l'arbitre en décide autrement
envelope-clock = il est dit que { $color-the } avaient utilisé { $given }, et d'après les temps de `{ $file }` c'était { $expected }
envelope-offer = il est dit qu'aucune proposition de nulle ne tient, et dans `{ $file }` { $color-the } en font une avec le dernier coup
envelope-late-when = on ne sait pas de combien un joueur était en retard : le jour ou l'heure manque
envelope-late-limit = on ne sait pas de combien un joueur peut être en retard : indiquez `default_minutes`
envelope-late-unseen = le texte de cette édition n'a pas été vu, et l'on ne sait donc pas si la fin de partie par le coup sous enveloppe tient
envelope-late-both = les deux joueurs sont arrivés trop tard : l'arbitre doit décider
envelope-late-loses = { $color-the } sont arrivés avec { $minutes } minutes de retard, et { $limit } sont admises : ils perdent{ $result ->
    [none] {""}
   *[other] {""} ; mais le résultat donné est `{ $result }`
}
envelope-absent-loses = { $color-the } ne sont pas arrivés, et { $limit } minutes sont admises : ils perdent{ $result ->
    [none] {""}
   *[other] {""} ; mais le résultat donné est `{ $result }`
}
envelope-late-ended = { $color-the } sont arrivés trop tard, mais la partie était finie : le résultat est `{ $score }`{ $result ->
    [none] {""}
   *[other] {""} ; mais le résultat donné est `{ $result }`
}
envelope-claim = { $color-the } ont mis le coup sous enveloppe et ont ensuite réclamé la nulle : c'était trop tard, de l'avis d'un arbitre ; les Règles n'en parlent pas
envelope-offer-standing = { $color-the } ont proposé la nulle après la mise sous enveloppe : la proposition tient jusqu'à ce qu'elle soit acceptée ou refusée
envelope-clock-error = { $color-the } avaient utilisé { $expected }, et la pendule a été réglée sur { $given } : c'est corrigé si on le dit avant son propre premier coup
envelope-clock-before = { $color-the } avaient utilisé { $expected }, et la pendule a été réglée sur { $given } : on l'a dit à temps, et il faut le corriger
envelope-clock-severe = { $color-the } avaient utilisé { $expected }, et la pendule a été réglée sur { $given } : on ne l'a pas dit avant le premier coup, et cela reste ainsi sauf si l'arbitre juge les conséquences trop graves
envelope-clock-arbiter = { $color-the } avaient utilisé { $expected }, et la pendule a été réglée sur { $given } : on ne l'a pas dit avant le premier coup, et cela reste ainsi sauf si l'arbitre en décide autrement
envelope-clock-late = { $color-the } avaient utilisé { $expected }, et la pendule a été réglée sur { $given } : on ne l'a pas dit avant le premier coup
envelope-follow-both = l'enveloppe est ouverte, le coup est joué, et l'on met en marche la pendule { $replier-of }
envelope-follow-replier = on met en marche la pendule { $replier-of } ; à son arrivée ce joueur peut l'arrêter et appeler l'arbitre, puis l'enveloppe est ouverte, le coup joué, et la pendule remise en marche
envelope-follow-sealer = { $replier-the } peuvent écrire leur réponse sur la feuille, la mettre dans une nouvelle enveloppe et mettre en marche la pendule de l'absent ; elle est ouverte quand { $color-the } arrivent
envelope-follow-none = la pendule { $replier-of } est en marche, à qui il revient de répondre au coup sous enveloppe
envelope-follow-lost = la partie continue depuis la position et avec les temps de l'ajournement, et le joueur joue le coup qu'il dit avoir mis sous enveloppe ; si la position ne peut être établie, la partie est annulée et l'on en joue une nouvelle
envelope-follow-accepted = la nulle a été convenue : la partie est finie, et le coup n'est pas joué
envelope-follow-flag = le drapeau { $color-of } est tombé avant l'arrêt de la pendule : c'est ce qui décide, et non le coup sous enveloppe
envelope-result = le résultat donné est `{ $given }`, et il est `{ $due }` d'après ce qui est sous enveloppe

## Un point d'une partie

at-unknown = ceci ne désigne aucun point d'une partie : `23b` est après le coup 23 des Noirs, `23w` après celui des Blancs, `23` après les deux ; `ply 45`, `start` et `end` en désignent aussi
at-no-moves = la partie n'a pas de coups
at-before = la partie va de `{ $first }` à `{ $last }`
at-beyond = la partie va jusqu'à `{ $last }`
at-unreached = la partie peut être suivie jusqu'à `{ $last }`, et ce qui est écrit après n'est pas jugé
at-refused = il n'y a pas de position à montrer, car la partie n'est pas jugée

## Une position et une partie sous les yeux

board-turn = trait { $color-to }
board-check = { $color-the } sont en échec
board-last = dernier coup { $written }
board-man = { $role ->
        [pawn] pion
        [knight] cavalier
        [bishop] fou
        [rook] tour
        [queen] dame
       *[king] roi
    } { $square }
board-men = { $color-the } : { $moves }
view-start = position de départ
view-number = n°
view-sheet = Feuille { $color-of }
view-agreed = La dernière position sur laquelle les deux feuilles s'accordent : après { $count ->
        [one] un demi-coup
       *[other] { $count } demi-coups
    }
view-column = { $color ->
        [white] Blancs
       *[black] Noirs
    }
view-remarks = remarques
view-date = { $date }
view-round = ronde { $written }
view-laws = Règles de { $laws }
view-articles = Règles de { $laws }, { $written }
view-language = langue : { $language }
view-clean = rien à signaler
view-undecided = non tranché : { $moves }
view-boards-cut = les { $count } premières inscriptions ont un échiquier, les autres sont seulement listées
view-before = la position qui précède
view-last-sure = la dernière position sûre : rien ne permet de trancher ce qui a été joué
view-stopped = la dernière position atteinte : la partie ne peut pas être suivie plus loin
view-as-if = la partie continue comme si { $moves } avait été joué
view-rests = repose sur ce qui a été retenu pour le coup { $number }
view-checkmate = échec et mat
view-stalemate = pat
view-dead = position morte
view-legal-moves = { $count ->
        [0] aucun coup légal
        [one] un coup légal
       *[other] { $count } coups légaux
    }
view-can-mate = { $color-the } peuvent mater
view-cannot-mate = { $color-the } ne peuvent plus mater
view-may-mate = non tranché : si { $color-the } peuvent encore mater
severity-error = erreur
severity-warning = avertissement
severity-note = remarque
status-normalized = écriture irrégulière
status-repaired = rectifié
status-ambiguous = plusieurs coups possibles
status-illegal = illégal
status-unread = pas un coup
status-missing = manquant
status-extra = ne correspond à aucun coup
status-unreached = non jugé
fix-certain = écrire `{ $better }`
fix-likely = c'est probablement `{ $better }` qui était voulu
fix-shown = c'est peut-être `{ $better }` qui était voulu
fix-remove-certain = à supprimer
fix-remove-likely = probablement à supprimer
fix-remove-shown = peut-être à supprimer

## La page d'un rapport

page-title = rapport sur { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
page-to-table = au tableau des parties
page-to-games = aux parties
page-summary = résumé
page-number-games = { $count ->
        [one] partie
       *[other] parties
    }
page-number-files = { $count ->
        [one] fichier
       *[other] fichiers
    }
page-number-errors = { $count ->
        [one] erreur
       *[other] erreurs
    }
page-number-warnings = { $count ->
        [one] avertissement
       *[other] avertissements
    }
page-number-notes = { $count ->
        [one] remarque
       *[other] remarques
    }
page-number-undecided = non tranché
page-number-clean = { $count ->
        [one] partie où rien n'est à signaler
       *[other] parties où rien n'est à signaler
    }
page-unread = { $count ->
        [one] { $count } fichier n'a pas pu être lu comme il faut
       *[other] { $count } fichiers n'ont pas pu être lus comme il faut
    }
page-trf = dans le rapport de tournoi { $file }
page-passed-over = { $count ->
        [one] { $count } fichier d'un dossier a été laissé de côté : son nom n'est pas celui d'une feuille de partie
       *[other] { $count } fichiers des dossiers ont été laissés de côté : leurs noms ne sont pas ceux de feuilles de partie
    }
page-by-rule = ce qui a été relevé
page-table-title = toutes les parties
page-nothing = aucune partie n'a été lue
page-limit-listed = le tableau ne contient que { $count } parties, d'abord celles où quelque chose est signalé ; les autres sont seulement comptées
page-limit-drawn = { $count ->
        [one] seule { $count } partie est montrée plus bas ; les autres sont dans le tableau
       *[other] seules { $count } parties sont montrées plus bas, d'abord celles où quelque chose est signalé ; les autres sont dans le tableau
    }
page-column-game = partie
page-column-round = ronde
page-column-result = résultat
page-column-found = relevé
page-column-count = fois
page-column-games = parties
page-need-error = { $count ->
        [one] { $count } partie avec des erreurs
       *[other] { $count } parties avec des erreurs
    }
page-need-warning = { $count ->
        [one] { $count } partie avec des avertissements
       *[other] { $count } parties avec des avertissements
    }
page-need-undecided = { $count ->
        [one] { $count } partie où quelque chose n'est pas tranché
       *[other] { $count } parties où quelque chose n'est pas tranché
    }
page-need-note = { $count ->
        [one] { $count } partie avec des remarques
       *[other] { $count } parties avec des remarques
    }
page-need-clean = { $count ->
        [one] { $count } partie où rien n'est à signaler
       *[other] { $count } parties où rien n'est à signaler
    }
page-filter-text = chercher
page-filter-needs = quelles parties sont montrées
page-filter-errors = erreurs
page-filter-warnings = avertissements
page-filter-undecided = non tranché
page-filter-notes = remarques
page-filter-clean = rien à signaler
page-shown = parties montrées :
page-games = les parties, une à une
page-findings = relevé
page-undecided = non tranché
page-more = et { $count } de plus
page-line = ligne { $number }
page-table = échiquier { $written }
page-laws = Règles de { $laws }{ $how ->
        [option] {""}, comme demandé
        [header] {""}, d'après l'en-tête
        [date] {""}, d'après la date
       *[newest] {""}, les plus récentes
    }
page-language = { $language }{ $how ->
        [given] {""}, comme indiqué
        [undecided] {""}, non tranché
       *[detected] {""}, d'après les coups
    }
page-others = (se lit de même dans { $count ->
        [one] { $count } autre langue
       *[other] { $count } autres langues
    })
page-board = échiquier
page-moves = coups { $first } à { $last }
page-no-moves = aucun coup
page-back = retour au tableau
page-keys = échiquier : gauche et droite parcourent les coups, haut et bas les lignes, Début et Fin mènent au début et à la fin
page-first = au début
page-previous = un coup en arrière
page-next = un coup en avant
page-last = à la fin
page-turn = tourner l'échiquier
page-next-finding = point suivant
page-made-by = fait avec Planilla { $written }
unread-empty = il ne contient aucune partie
unread-not-found = ce fichier ou ce dossier n'existe pas
unread-denied = la lecture n'en est pas permise
unread-too-large = il est trop grand pour une feuille de partie
unread-link = c'est un lien vers `{ $why }`, qui n'existe pas
unread-spreadsheet = c'est un classeur ; enregistrez en CSV la feuille des coups
unread-document = c'est un document de texte ; enregistrez-le en texte brut (.txt)
unread-data = c'est du JSON, les données d'un programme ou d'un site
unread-positions = ce sont des positions (FEN ou EPD), pas une partie
unread-zip = c'est une archive ZIP ; décompressez-la
unread-office = c'est un classeur ou un document
unread-pdf = c'est un fichier PDF
unread-picture = c'est une image
unread-styled = c'est une page web ou un texte mis en forme
unread-database = c'est la base de données d'un programme
unread-archive = c'est une archive qui ne peut pas être décompressée ici
unread-binary = ce n'est pas du texte
unread-damaged = le fichier compressé est endommagé (`{ $why }`) ; ce qui a pu être décompressé a été lu
unread-system = `{ $why }` ; ce qui a pu être lu l'a été

## Les rapports de tournoi

trf-too-long = le reste est laissé de côté, { $count ->
        [one] un octet
       *[other] { $count } octets
    } : aucun rapport n'est si long
trf-undecoded = { $count ->
        [one] un octet n'est
       *[other] { $count } octets ne sont
    } pas du texte dans cet encodage
trf-unknown-record = `{ $code }` n'ouvre aucun enregistrement : une ligne commence par le numéro de son enregistrement, par les trois capitales d'une fédération ou, pour une remarque, par `###`
trf-tab = une tabulation se trouve là où l'on compte les colonnes : écrivez des espaces
trf-separated = dans { $count ->
        [one] un enregistrement
       *[other] { $count } enregistrements
    } `{ $text }` sépare les champs, ce que les colonnes devraient faire : faites écrire le rapport en TRF par le programme d'appariement ; rien de cela n'a été lu
trf-late-line = la ligne commence { $count ->
        [one] une colonne
       *[other] { $count } colonnes
    } trop tard, et on a lu à partir de là : ôtez les espaces qui la précèdent
trf-columns = colonnes { $first } à { $last }
trf-column = colonne { $first }
trf-shifted-right = les champs sont décalés vers la droite à partir d'ici, { $count ->
        [one] d'une colonne
       *[other] de { $count } colonnes
    } ; en colonne { $column } commence ce champ : { $field } ; { $count ->
        [one] ôtez une espace
       *[other] ôtez { $count } espaces
    } avant
trf-shifted-left = les champs sont décalés vers la gauche à partir d'ici, { $count ->
        [one] d'une colonne
       *[other] de { $count } colonnes
    } ; en colonne { $column } commence ce champ : { $field } ; { $count ->
        [one] ajoutez une espace
       *[other] ajoutez { $count } espaces
    } avant
trf-column-missing = dans { $count ->
        [one] un enregistrement
       *[other] { $count } enregistrements
    } il manque une colonne ({ $at } : { $field }), et la suite est trop à gauche : remettez-la, avec des espaces là où il n'y a rien à écrire
trf-padded = dans { $count ->
        [one] un enregistrement
       *[other] { $count } enregistrements
    } le nom a été complété selon ses octets, et la suite est trop à gauche : une lettre comme `é` a deux octets et occupe une colonne ; complétez les noms à 33 caractères
trf-field = `{ $text }` ne se lit pas comme { $field } ({ $at })
trf-no-day = `{ $text }` n'est pas un jour du calendrier : écrivez année, mois et jour
trf-points-comma = `{ $text }` a une virgule : écrivez les points avec un point, `{ $fix }`
trf-overrun = ce qui se trouve ici déborde de ses colonnes ({ $at } : { $field }) : raccourcissez-le
trf-missing = rien n'est écrit ici : ajoutez { $field } ({ $at })
trf-field-starting-rank = le numéro de départ, de 1 à 9999
trf-field-sex = le sexe, `m` ou `w`
trf-field-title = le titre, l'un de `GM`, `IM`, `WGM`, `FM`, `WIM`, `CM`, `WFM`, `WCM`
trf-field-name = le nom, sous la forme `Nom, Prénom`
trf-field-rating = le classement Elo, en chiffres
trf-field-federation = les trois lettres de la fédération
trf-field-fide-number = le numéro FIDE, en chiffres
trf-field-birth-date = la date de naissance, comme `1990/02/28`
trf-field-points = les points, comme `11.5`
trf-field-rank = le rang final, en chiffres
trf-field-opponent = le numéro de départ de l'adversaire, ou `0000`
trf-field-colour = la couleur, `w`, `b` ou `-`
trf-field-result = le résultat, l'un de `1` `=` `0`, `+` `-`, `W` `D` `L`, `H` `F` `U` `Z`
trf-field-participant = le numéro d'un joueur ou d'une équipe
trf-field-round = le numéro d'une ronde
trf-field-record-points = des points, comme `1.5`
trf-field-count = un nombre, en chiffres
trf-field-day = un jour, comme `2026/01/31`
trf-field-round-day = le jour d'une ronde, comme `26/01/31`
trf-field-kind = l'une des lettres que l'enregistrement prévoit pour son genre
trf-field-team-name = le nom de l'équipe
trf-field-engine-value = un code et ses points, comme `W=1.0`
trf-date-form = `{ $text }` a été lu comme le { $date } : écrivez année, mois et jour avec des barres, `2026/01/31`
trf-date-form-short = `{ $text }` a été lu comme le { $date } : écrivez le jour d'une ronde avec deux chiffres de l'année et des barres, `26/01/31`
trf-long-days = les jours { $count ->
        [one] d'une ronde
       *[other] de { $count } rondes
    } ont quatre chiffres de l'année, comme `{ $text }`, ce qui se lit : écrivez-en deux, `26/01/31`, dans les colonnes 92 à 99, 102 à 109, etc
trf-birth-late = né le { $date }, le joueur n'aurait pas eu trois ans au début du tournoi : corrigez la date de naissance
trf-record-missing = le fichier n'a pas d'enregistrement `{ $code }`, ou il est vide, et le tournoi ne peut pas être classé sans lui : ajoutez-le
trf-record-repeated = l'enregistrement `{ $code }` se trouve ici une seconde fois ; le premier compte : ôtez l'un des deux
trf-both-team-records = les équipes se trouvent dans des enregistrements `013` et `310` ({ $count } en tout) : `310` suffit
trf-name-long = le nom dépasse { $count ->
        [one] d'une colonne
       *[other] de { $count } colonnes
    } la place qu'il a (colonnes 15 à 47), et ce qui le suit est trop à droite : raccourcissez le nom
trf-no-rounds = aucun enregistrement n'a de ronde à partir de la colonne 92, et { $count ->
        [one] un joueur a
       *[other] { $count } joueurs ont
    } des points : les lignes sont peut-être coupées ; ajoutez les rondes
trf-no-players = le fichier n'a aucun joueur : ajoutez un enregistrement `001` pour chacun
trf-not-a-report-games = ce sont des parties (PGN) et non un rapport de tournoi : vérifiez-les comme parties, `planilla check FILE`, et donnez le rapport (TRF) avec `--trf`
trf-not-a-report = ce n'est pas un rapport de tournoi (TRF) : aucune ligne ne commence par le numéro d'un enregistrement, `012` ou `001`
trf-duplicate-rank = le numéro de départ { $number } a déjà été donné : donnez à chaque joueur le sien
trf-duplicate-fide = le numéro FIDE `{ $id }` est aussi celui du joueur { $number } : corrigez l'un des deux
trf-opponent-unknown = ronde { $round } : il n'y a pas de joueur { $number } dans le fichier : corrigez l'adversaire ou ajoutez le joueur
trf-opponent-self = ronde { $round } : le joueur { $number } est son propre adversaire : corrigez l'adversaire
trf-not-mirrored = ronde { $round } : le joueur { $number } a pour adversaire le { $opponent }, et l'enregistrement du { $opponent } a le { $other } : corrigez celui qui est faux
trf-not-mirrored-none = ronde { $round } : le joueur { $number } a pour adversaire le { $opponent }, et l'enregistrement du { $opponent } n'a personne : corrigez celui qui est faux
trf-same-colour = ronde { $round } : les deux joueurs, { $number } et { $opponent }, ont { $color-the } : corrigez la couleur de l'un
trf-no-colour = ronde { $round } : une partie avec le code `{ $code }` exige une couleur : écrivez `w` ou `b`
trf-no-colours = dans { $count ->
        [one] une ronde
       *[other] { $count } rondes
    } de joueurs la partie n'a pas de couleur : écrivez `w` ou `b` (colonne 97 pour la première ronde, 107 pour la deuxième, etc)
trf-results-disagree = ronde { $round } : le joueur { $number } a `{ $code }` et le joueur { $opponent } `{ $other }`, et aucun enregistrement `299` ne dit pourquoi : corrigez celui qui est faux ou ajoutez l'enregistrement
trf-bye-opponent = ronde { $round } : `{ $code }` est une exemption, et le joueur { $number } figure à côté comme adversaire : écrivez `0000`, ou le code d'une partie
trf-no-opponent = ronde { $round } : `{ $code }` est le code d'une partie, et aucun adversaire n'est nommé : nommez-le, ou écrivez le code d'une exemption
trf-no-result = ronde { $round } : il manque le résultat contre le joueur { $number } : écrivez-le
trf-result-unknown = ronde { $round } : `X` n'est pas un résultat dans un rapport final : écrivez celui de la partie
trf-second-bye = ronde { $round } : `U` figure une seule fois par ronde, et le joueur { $number } l'a déjà : écrivez une autre exemption, `H`, `F` ou `Z`
trf-bye-not-given = ronde { $round } : cet enregistrement donne au joueur { $number } l'exemption `{ $code }`, et le sien ne la donne pas : corrigez l'un des deux
trf-points-sum = le joueur { $number } a `{ $written }` points, et les résultats donnent `{ $counted }` : corrigez les points ou un résultat, ou donnez les points dans un enregistrement `299`
trf-scoring = les points sont des sommes de `{ $win }` par gain, `{ $draw }` par nulle et `{ $loss }` par perte : dites-le dans un enregistrement `162`
trf-rank-order = le rang final { $rank } est celui du joueur { $number } et du joueur { $other }, dont les points diffèrent : corrigez un rang
trf-rank-points = le joueur { $number } a plus de points que le { $other } et se trouve derrière lui : corrigez les rangs finaux (colonnes 86 à 89), qui suivent d'abord les points
trf-count = l'enregistrement `{ $code }` donne { $given }, et le fichier en a { $counted } : corrigez l'enregistrement
trf-rounds = le tournoi a { $given ->
        [one] une ronde
       *[other] { $given } rondes
    }, et { $counted ->
        [one] une est enregistrée
       *[other] { $counted } sont enregistrées
    } : corrigez le nombre de rondes
trf-days-reversed = le dernier jour, { $last }, précède le premier, { $first } : corrigez l'enregistrement `042` ou `052`
trf-day-outside = ronde { $round } : le { $date } n'est pas un jour du tournoi : corrigez-le, ou l'enregistrement `042` ou `052`
trf-day-earlier = ronde { $round } : le { $date } précède la ronde d'avant : corrigez l'un des jours
trf-round-days = { $given ->
        [one] le jour d'une ronde est donné
       *[other] les jours de { $given } rondes sont donnés
    }, et { $counted ->
        [one] une ronde est enregistrée
       *[other] { $counted } rondes sont enregistrées
    } : donnez un jour par ronde
trf-participant-unknown = l'enregistrement `{ $code }` nomme le { $number }, un numéro que personne ne porte dans le fichier : corrigez-le
trf-in-two-teams = le joueur { $number } figure dans deux équipes : laissez-le dans une seule
trf-twice-in-team = le joueur { $number } figure deux fois dans cette équipe : laissez-le une seule fois
trf-duplicate-team = le numéro d'équipe { $number } a déjà été donné : donnez à chaque équipe le sien
trf-duplicate-team-name = l'équipe `{ $name }` figure déjà dans le fichier : ôtez-en une ou distinguez-les
trf-other = l'autre enregistrement
trf-alike = de même à { $count ->
        [one] un autre endroit
       *[other] { $count } autres endroits
    }
trf-follows = { $count ->
        [one] un autre défaut en découle
       *[other] { $count } autres défauts en découlent
    }
trf-more = il y a encore { $count ->
        [one] un défaut
       *[other] { $count } défauts
    } dans le fichier
trf-time-unread = `{ $text }` n'est pas une cadence codée : écrivez des secondes, comme `5400+30` ou `40/6000+30:900+30`
trf-times-differ = l'enregistrement 122 donne la cadence comme `{ $words }` et l'enregistrement 222 comme `{ $text }` : ce n'est pas la même ; les parties sont comparées à l'enregistrement 222
trf-code-lasted = ronde { $round } : le rapport a `{ $white }` et `{ $black }`, une partie jouée, et les deux joueurs n'ont pas joué : écrivez `{ $first }` et `{ $second }`, ou ajoutez les coups
trf-code-empty = ronde { $round } : le rapport a `{ $white }` et `{ $black }`, une partie jouée, et il n'y a pas de coups ici : écrivez `{ $first }` et `{ $second }` si un joueur n'est pas venu, `{ $third }` et `{ $fourth }` si la partie avait commencé, ou ajoutez les coups
trf-code-not-played = ronde { $round } : le rapport a `{ $white }` et `{ $black }`, et ici la partie a été décidée par forfait, `{ $written }` : écrivez `{ $first }` et `{ $second }` dans le rapport
trf-code-short = ronde { $round } : le rapport a `{ $white }` et `{ $black }`, une partie sans un coup complet, et les deux ont joué : écrivez `{ $first }` et `{ $second }`
trf-code-forfeit = ronde { $round } : le rapport a `{ $white }` et `{ $black }`, un forfait, et les deux joueurs ont joué : écrivez `{ $first }` et `{ $second }`
trf-code-result = ronde { $round } : le rapport a `{ $white }` pour les blancs et `{ $black }` pour les noirs, et le résultat est ici `{ $written }` : corrigez celui qui est faux
trf-code-open = ronde { $round } : le rapport a `{ $white }` pour les blancs et `{ $black }` pour les noirs, et `*` ne donne ici aucun résultat : écrivez ici celui de la partie
trf-code-unknown = ronde { $round } : le rapport a `X`, un résultat inconnu, et le résultat est ici `{ $written }` : écrivez son code dans le rapport
trf-unpaired = le rapport n'a aucune partie entre `{ $white }` et `{ $black }` : corrigez un nom ou laissez la partie de côté
trf-unpaired-player = `{ $name }` n'est pas un joueur du rapport : écrivez le nom comme dans celui-ci ou ajoutez le numéro FIDE
trf-unpaired-names = `{ $name }` peut être plusieurs joueurs du rapport : `{ $first }`, `{ $second }` ; un numéro FIDE (`WhiteFideId`, `BlackFideId`) le dirait
trf-identity-open = le numéro FIDE `{ $id }` est celui de `{ $first }`, et le nom `{ $name }` celui de `{ $second }` : on ne sait pas lequel des deux a joué ; corrigez le numéro ou le nom dans la partie
trf-identity-name = le numéro FIDE `{ $id }` est celui de `{ $first }`, mais par le nom, l'adversaire et la ronde c'est la partie de `{ $second }` : corrigez le numéro dans la partie
trf-identity-number = le numéro FIDE `{ $id }` est celui de `{ $first }`, ce que l'adversaire et la ronde confirment, mais le nom `{ $name }` est celui de `{ $second }` : corrigez le nom dans la partie
trf-identity-stranger = le numéro FIDE `{ $id }` est celui de `{ $first }`, et le nom est ici `{ $name }` : corrigez le numéro ou le nom
trf-number-open = `{ $name }` a dans le rapport le numéro FIDE `{ $other }` et ici `{ $id }` : on ne sait pas si c'est le même joueur ; corrigez le numéro erroné
trf-number-other = `{ $name }` a dans le rapport le numéro FIDE `{ $other }` et ici `{ $id }` : corrigez le numéro erroné
trf-unpaired-rounds = `{ $white }` et `{ $black }` se sont rencontrés aux rondes { $list }, et la partie ne dit pas à laquelle elle appartient : ajoutez la ronde
trf-unpaired-round = le rapport a `{ $white }` et `{ $black }` à la ronde { $list }, et ici c'est la ronde { $round } : corrigez celle qui est fausse
trf-unpaired-one = seul `{ $name }` est nommé, sans ronde, et ce peut être n'importe laquelle de ses parties : ajoutez l'adversaire ou la ronde
trf-unpaired-bye = `{ $name }` n'a pas d'adversaire à la ronde { $round } du rapport : corrigez la ronde ou le nom
trf-unpaired-nameless = la partie ne nomme aucun joueur, ni par son nom ni par son numéro FIDE, et peut être n'importe laquelle du rapport : ajoutez les noms
trf-several-games = ronde { $round } : plusieurs parties sont données entre `{ $white }` et `{ $black }` : `{ $places }` ; gardez-en une
trf-no-game = ronde { $round } : aucune partie n'est donnée entre `{ $white }` et `{ $black }`
trf-no-games = { $count ->
        [one] une partie du rapport n'est
       *[other] { $count } parties du rapport ne sont
    } pas parmi celles qui sont données, la première ici (`--notes` les nomme toutes)
trf-same-moves = les coups de `{ $game }` sont ceux de `{ $other }`, { $count ->
        [one] l'unique coup
       *[other] tous les { $count } coups
    } : voyez si l'une a été copiée sur l'autre
trf-date-outside = le { $date } n'est pas un jour du tournoi, qui a duré du { $first } au { $last } : corrigez la date
trf-date-round = le rapport a la ronde { $round } le { $date } : corrigez la date ou la ronde
trf-time-other = le rapport a une autre cadence, `{ $text }` : corrigez celle qui est fausse
rating-time-short = { $minutes } minutes pour 60 coups ne suffisent pas pour une partie lente classée d'un joueur à { $rating } : { $least } au moins (Règlement Elo B.02, 1.1)
rating-first-control = le premier contrôle vient après { $count ->
        [one] un coup
       *[other] { $count } coups
    } ; une partie classée en a 30 au moins (Règlement Elo B.02, 1.2)
colours-reversed = les couleurs sont inversées : le rapport a `{ $white }` avec les blancs à la ronde { $round }
colours-arbiter = une telle partie continue, sauf décision contraire de l'arbitre
colours-stand = une fois que les deux ont joué { $count } coups, une telle partie continue
colours-ended = la partie s'est terminée avant que les deux aient joué { $count } coups, et elle compte (selon une interprétation des arbitres de la FIDE, juin 2017)
colours-again = tant que les deux n'ont pas joué { $count } coups, une telle partie est arrêtée et une nouvelle est jouée avec les bonnes couleurs

## Ce que trouve chaque règle, en une ligne

rule-sheet-heading = un en-tête qui compterait et n'est pas compris : date, règles, langue, camp, résultat, motif, drapeau, minimum de coups, points, cadence, pendule, demande, coups illégaux, pénalité
rule-sheet-move_number = un numéro de coup qui manque, se répète, saute ou figure à côté d'un autre coup ; deux coups dans une case de la feuille
rule-sheet-gap = un coup a été omis
rule-sheet-unreached = des coups qui n'ont pas pu être jugés parce que la partie s'interrompt avant eux
rule-sheet-extra_cell = une case de la feuille qui ne correspond à aucun coup, comme un coup écrit deux fois
rule-start-doubtful_fen = il a fallu laisser de côté une partie de la FEN de la position de départ
rule-text-encoding = le texte a été lu en Windows-1252 (remarque), ou contient des octets qui ne sont pas du texte (avertissement)
rule-pgn-syntax = du texte qui n'a sa place ni dans la grammaire du PGN, ni dans celle d'une feuille
rule-text-json = ce qui, dans une feuille en JSON, ne peut pas être lu, ou pas tel quel
rule-game-refused = la partie n'est pas jugée : une variante des échecs, ou une position de départ qui n'en est pas une
rule-end-moves_after_stalemate = des coups sont notés après que le pat a terminé la partie
rule-end-moves_after_mate = des coups sont notés après que l'échec et mat a terminé la partie
rule-end-moves_after_dead = des coups sont notés après qu'une position morte a terminé la partie
rule-move-illegal = une inscription à laquelle aucun coup légal ne correspond
rule-move-leaves_king_in_check = le joueur laisse ou met son propre roi en échec, ou un roi est pris
rule-move-unread = un texte à la place d'un coup et qui n'en désigne aucun
rule-move-illegal_castling = un roque sans en avoir le droit, depuis, à travers ou vers une case attaquée, ou avec le passage barré
rule-move-illegal_ep = une prise en passant trop tardive, ou d'un pion qui n'a pas avancé de deux cases
rule-notation-capture_mark = une prise sans le signe de prise, ou le signe sans prise
rule-notation-mate_mark = le signe de mat sur une position qui n'est pas mat, ou un mat sans son signe
rule-notation-promotion_form = une promotion qui ne nomme pas la nouvelle pièce (erreur), ou qui s'écrit d'une autre façon (remarque)
rule-notation-long_form = la case de départ ou un tiret est écrit ; permis depuis 2017
rule-notation-piece_language = une lettre de pièce d'une autre langue que le reste de la feuille
rule-notation-non_algebraic = la notation descriptive, les chiffres des échecs par correspondance ou l'annonce à voix haute ; les Règles ne connaissent que l'algébrique
rule-notation-castling_form = un roque qui n'est pas écrit comme le veut sa norme, ou un `0-0` à la fin qui peut être un résultat
rule-notation-check_mark = un échec sans son signe, le signe sans échec, ou `++` pour un échec double
rule-notation-pawn_form = un pion écrit avec une lettre, ou la prise d'un pion sans sa colonne ou sa case
rule-notation-disambiguation_style = une colonne ou une rangée de départ dont le coup n'a pas besoin, ou une rangée là où la colonne suffirait
rule-notation-ambiguous = deux coups légaux ou plus correspondent au texte ; un avertissement si la suite tranche
rule-notation-ep_suffix = une prise en passant sans sa mention, ou la mention sur un autre coup
rule-notation-case_or_figurine_lost = une majuscule ou une figurine, peut-être perdue, décide entre deux coups légaux
rule-notation-repaired_text = un texte qui n'est pas un coup légal tel quel, avec celui qui était sans doute voulu ; seulement avec `--repair`
rule-result-contradicts_end = la dernière position est un mat, un pat ou une position morte, et le résultat en est un autre
rule-result-draw_before_minimum = une nulle a été convenue avant que les deux joueurs aient joué les coups que demande le tournoi
rule-result-draw_without_moves = une nulle a été convenue avant que chaque joueur ait joué un coup
rule-result-resignation_without_mating_chance = un joueur a abandonné, et le gagnant ne pouvait mater par aucune suite de coups légaux : nulle depuis 2023
rule-result-flag_without_mating_chance = une partie a été perdue au temps, et le gagnant ne pouvait mater par aucune suite de coups légaux
rule-result-contradicts_reason = le résultat ne peut pas venir du motif indiqué, ou l'échiquier ne montre pas ce motif
rule-result-missing_or_unsigned = le résultat est laissé en blanc, ou un joueur n'a pas signé
rule-result-reason_not_visible = un joueur a gagné, mais il n'y a pas mat et aucun motif n'est noté
rule-result-unusual = les deux joueurs perdent, un forfait, un demi-point et rien, ou des points qu'aucune partie ne donne
rule-time-both_flags = les deux drapeaux sont tombés sans que personne puisse dire lequel d'abord, et le gain est donné à un joueur
rule-sealed-ambiguous = un coup sous enveloppe auquel correspondent deux coups légaux ou plus : il perd
rule-sealed-unintelligible = un coup sous enveloppe dont le texte n'est pas un coup : il perd
rule-sealed-illegal = un coup sous enveloppe qui n'est pas légal : il perd
rule-sealed-language_clash = un coup sous enveloppe dont les lettres désignent des coups différents selon la langue, celle du joueur étant inconnue
rule-sealed-loss_exempt = un coup sous enveloppe qui perdrait, mais l'adversaire ne peut pas mater ou la partie était terminée : nulle
rule-sealed-ends_game = un coup sous enveloppe qui termine la partie : mat, pat, position morte, cinquième répétition ou 75 coups
rule-sealed-envelope_incomplete = une enveloppe qui ne dit pas tout ce que demandent les Règles : noms, position, temps, qui a mis le coup, numéro du coup, la reprise, les deux feuilles
rule-sealed-envelope_mismatch = une enveloppe qui se contredit ou contredit une feuille : la position, le trait, le numéro, le coup, un temps
rule-sealed-late_or_absent = un joueur arrivé trop tard à la reprise, ou pas du tout : qui perd, à moins que le coup sous enveloppe n'ait fini la partie
rule-sealed-claim_after_sealing = une nulle que le joueur a réclamée après avoir mis son coup sous enveloppe : trop tard, de l'avis d'un arbitre ; les Règles se taisent
rule-sealed-offer_standing = une proposition de nulle faite après la mise sous enveloppe, et encore sans réponse
rule-sealed-clock_error = une pendule réglée à la reprise sur d'autres temps que ceux de l'enveloppe
rule-offer-missing = une nulle a été convenue et aucune proposition n'est notée
rule-offer-not_on_both = une proposition de nulle n'est que sur une des deux feuilles d'une partie, ou à des coups différents
rule-sheets-first_divergence = l'endroit où deux feuilles d'une partie indiquent pour la première fois des coups différents
rule-sheets-one_resolves = une feuille est ambiguë, impossible, courte ou décalée, et l'autre tranche
rule-sheets-result_differs = les résultats de deux feuilles d'une partie diffèrent, ou les noms, le tournoi, la ronde, l'échiquier, la date ou les couleurs
rule-sheets-same_illegal = les deux feuilles d'une partie ont le même coup, qui n'est pas possible
rule-start-wrong_position = la partie commence avec des pièces interverties, comme le roi et la dame
rule-claim-threefold = une demande de nulle par répétition : si la position s'est présentée trois fois
rule-claim-fifty = une demande de nulle par cinquante coups : si chaque joueur en a fait cinquante sans mouvement de pion ni prise
rule-claim-right_lost = la nulle a été demandée par un joueur qui n'avait pas le trait, ou qui avait touché une pièce
rule-claim-intended_move_not_played = une demande a été faite avec un coup qui doit ensuite être joué, et un autre l'a été
rule-claim-penalty = le temps que donne et retire une demande infondée, face aux temps et pénalités notés
rule-quickplay-position_mismatch = la position notée avec une demande des deux dernières minutes n'est pas celle des coups, ou la feuille n'est pas à jour
rule-move-illegal_tally = les coups illégaux achevés que l'arbitre a comptés, face au résultat et au temps donné pour eux
rule-claim-available_unused = la nulle pouvait être demandée par répétition ou par la règle des cinquante coups, et personne ne l'a fait
rule-clock-inconsistent = une pendule qui gagne plus que n'en donne la cadence, le gagne à un autre coup, ou indique moins que rien
rule-time-control_missed = moins de coups que n'en demande un contrôle à la chute du drapeau, et la partie n'a pas été perdue ou a continué
rule-time-class = on ne sait pas si la partie est standard, rapide ou de blitz, et un coup illégal peut être maintenu
rule-record-stopped_early = les coups n'ont plus été notés avec cinq minutes ou plus, ou avec 30 secondes ou plus par coup
rule-record-gap_at_control = des coups manquent jusqu'à un contrôle de temps, et la feuille n'a pas été mise à jour
rule-record-written_in_advance = un coup a été noté sur une feuille électronique avant d'être joué
rule-end-fivefold_passed = une position est apparue pour la cinquième fois, ce qui rend la partie nulle, et elle a continué ou le résultat n'est pas la nulle
rule-end-seventyfive_passed = 75 coups sans coup de pion ni prise rendent la partie nulle, et elle a continué ou le résultat n'est pas la nulle
rule-pgn-king_centre_tail = les derniers coups sont des rois placés au centre pour signaler le résultat, comme les échiquiers électroniques les enregistrent
rule-pgn-result_mismatch = le résultat des étiquettes n'est pas celui qui suit les coups, ou `*` en cache un que le PGN ne peut pas écrire
rule-sheet-columns_swapped = les coups des Blancs sont dans la colonne des Noirs et inversement ; rien n'est jugé tant que ce n'est pas rectifié
rule-sheet-rows_descending = les lignes vont du dernier coup au premier ; rien n'est jugé tant que ce n'est pas rectifié
rule-sheet-no_moves = un texte où rien n'est un coup (erreur), ou des en-têtes sans aucun coup (avertissement)
rule-sheet-extraneous = des signes d'éloge ou d'évaluation, des variantes d'analyse et des remarques sur une feuille de partie
rule-edition-chosen = la date laisse l'édition des Règles ouverte, et toutes ne jugent pas la partie de la même façon (sans date : remarque)
rule-move-illegal_stands = un coup illégal, en rapide ou en blitz sans surveillance adéquate, auquel l'adversaire a répondu et qui est maintenu
rule-start-rapid_setup = des pièces interverties au début d'une partie rapide ou de blitz, ce qui reste acquis après un certain nombre de coups
rule-trf-file_fault = une ligne du rapport de tournoi n'est pas conforme au format, ou en contredit une autre
rule-trf-code_mismatch = les codes de résultat du rapport ne s'accordent pas avec la partie : ses coups, son résultat, ou entre eux
rule-trf-unpaired_game = une partie qui n'est aucune du rapport de tournoi ou peut être plusieurs, ou une rencontre du rapport sans partie ou avec plusieurs
rule-trf-date_mismatch = la date d'une partie n'est pas un jour du tournoi, ou pas celui de sa ronde
rule-trf-time_control_mismatch = la cadence d'une partie n'est pas celle du rapport de tournoi
rule-trf-same_moves = deux parties d'un tournoi sont identiques coup par coup
rule-rating-time_control = la cadence est trop courte pour que la partie compte pour le classement lent, d'après le classement des joueurs
rule-start-colours_reversed = la partie a les blancs et les noirs à l'inverse du rapport de tournoi
