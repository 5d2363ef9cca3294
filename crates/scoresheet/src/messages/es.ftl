# Los mensajes en español. Una línea cada uno, en minúscula, sin punto final; casillas y jugadas entre acentos graves.
# Una pieza `$by` trae consigo `$by-the`, `$by-a`, `$by-none`; un bando `$color`, `$color-the` y `$color-of`; un idioma
# `$language`, `$language-of`; todo sale de los atributos que siguen.

## Palabras

role-pawn = peón
    .the = el peón
    .a = un peón
    .none = ningún peón
role-knight = caballo
    .the = el caballo
    .a = un caballo
    .none = ningún caballo
role-bishop = alfil
    .the = el alfil
    .a = un alfil
    .none = ningún alfil
role-rook = torre
    .the = la torre
    .a = una torre
    .none = ninguna torre
role-queen = dama
    .the = la dama
    .a = una dama
    .none = ninguna dama
role-king = rey
    .the = el rey
    .a = un rey
    .none = ningún rey
color-white = blancas
    .the = las blancas
    .of = de las blancas
color-black = negras
    .the = las negras
    .of = de las negras
list-or = { $head } o { $last }
list-and = { $head } y { $last }
list-comma = { $head }, { $last }
list-others = { $count ->
        [one] otra jugada
       *[other] otras { $count } jugadas
    }
list-languages = { $count ->
        [one] un idioma más
       *[other] { $count } idiomas más
    }
    .of = { $count ->
        [one] de un idioma más
       *[other] de { $count } idiomas más
    }

## Fechas, como las muestra `$date`

date-day = { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de { $year }
date-month = { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de { $year }
date-range = { $first } – { $last }

## Idiomas, por sus códigos

language-en = inglés
    .of = del inglés
language-es = español
    .of = del español
language-fr = francés
    .of = del francés
language-de = alemán
    .of = del alemán
language-it = italiano
    .of = del italiano
language-pt = portugués
    .of = del portugués
language-ca = catalán
    .of = del catalán
language-gl = gallego
    .of = del gallego
language-eu = euskera
    .of = del euskera
language-ro = rumano
    .of = del rumano
language-nl = neerlandés
    .of = del neerlandés
language-af = afrikáans
    .of = del afrikáans
language-lb = luxemburgués
    .of = del luxemburgués
language-da = danés
    .of = del danés
language-nb = noruego bokmål
    .of = del noruego bokmål
language-nn = noruego nynorsk
    .of = del noruego nynorsk
language-sv = sueco
    .of = del sueco
language-is = islandés
    .of = del islandés
language-fi = finés
    .of = del finés
language-et = estonio
    .of = del estonio
language-lv = letón
    .of = del letón
language-lt = lituano
    .of = del lituano
language-pl = polaco
    .of = del polaco
language-cs = checo
    .of = del checo
language-sk = eslovaco
    .of = del eslovaco
language-hu = húngaro
    .of = del húngaro
language-hr = croata
    .of = del croata
language-bs = bosnio
    .of = del bosnio
language-sl = esloveno
    .of = del esloveno
language-sr-latn = serbio (latino)
    .of = del serbio (latino)
language-sr-cyrl = serbio (cirílico)
    .of = del serbio (cirílico)
language-bg = búlgaro
    .of = del búlgaro
language-ru = ruso
    .of = del ruso
language-uk = ucraniano
    .of = del ucraniano
language-be = bielorruso
    .of = del bielorruso
language-el = griego
    .of = del griego
language-tr = turco
    .of = del turco
language-az = azerí
    .of = del azerí
language-hy = armenio
    .of = del armenio
language-fa = persa
    .of = del persa
language-hi = hindi
    .of = del hindi
language-id = indonesio
    .of = del indonesio
language-ms = malayo
    .of = del malayo
language-vi = vietnamita
    .of = del vietnamita
language-zh = chino
    .of = del chino
language-ja = japonés
    .of = del japonés
language-ko = coreano
    .of = del coreano
language-eo = esperanto
    .of = del esperanto
language-ia = interlingua
    .of = del interlingua
language-cy = galés
    .of = del galés
language-gsw = alemán suizo
    .of = del alemán suizo
language-figurine = notación con figurillas
    .of = de la notación con figurillas
language-iccf = notación numérica de la ICCF
    .of = de la notación numérica de la ICCF
language-en-descriptive = notación descriptiva inglesa
    .of = de la notación descriptiva inglesa
language-es-descriptive = notación descriptiva española
    .of = de la notación descriptiva española
language-fr-descriptive = notación descriptiva francesa
    .of = de la notación descriptiva francesa
language-spoken = nombres hablados
    .of = de los nombres hablados

## Cómo se escriben las jugadas

piece-language = `{ $written }` no está escrita con las letras { $language-of }
piece-language-of = `{ $written }` no está escrita con las letras { $language-of }, sino con las { $languages-of }
piece-language-pgn = las letras de las piezas son las { $language-of }; en el PGN son las inglesas
ambiguous-rivals = `{ $written }` puede ser más de una jugada: { $moves }
ambiguous-languages = `{ $written }` no es la misma jugada en todos los idiomas: { $moves }
ambiguous-unlisted = `{ $written }` puede ser más de una jugada
ambiguous-settled = solo una de ellas permite jugar esto
hint-spare = `{ $written }` dice más de lo necesario: basta `{ $better }`
hint-rank = `{ $written }` indica la fila donde basta la columna: `{ $better }`
capture-mark-missing = `{ $written }` es una captura, pero no lleva su signo
capture-mark-false = `{ $written }` lleva el signo de captura, pero no se captura nada en { $square }
ep-suffix-missing = `{ $written }` es una captura al paso, pero no lo indica
ep-suffix-false = `{ $written }` no es una captura al paso
ep-suffix-pgn = `{ $written }` lleva la indicación de captura al paso, que el PGN no tiene
check-mark-missing = `{ $written }` da jaque, pero no lleva su signo
check-mark-false = `{ $written }` no da jaque
check-mark-double = `{ $written }` da jaque doble; en las Leyes `++` significa jaque mate
mate-mark-missing = `{ $written }` es jaque mate, pero no lleva su signo
mate-mark-only-check = `{ $written }` da jaque, pero no es mate
mate-mark-false = `{ $written }` no es mate ni da jaque
castling-form = el enroque se escribe `{ $better }`, no `{ $written }`
castling-form-king = el enroque se escribe `{ $better }`, no como jugada del rey `{ $written }`
castling-or-result = `{ $written }` al final puede ser el enroque, o el resultado `0-0`, con el que pierden ambos
castling-is-result = `{ $written }` no puede ser aquí el enroque: se lee como el resultado `0-0`, con el que pierden ambos
promotion-unnamed = `{ $written }` no dice en qué pieza se convierte el peón
promotion-unnamed-rivals = `{ $written }` no dice en qué pieza se convierte el peón: { $moves }
promotion-form = esta promoción se escribe `{ $better }`, no `{ $written }`
pawn-letter = el peón se escribe sin letra: `{ $better }`, no `{ $written }`
pawn-no-file = la captura de un peón se escribe con la columna de salida: `{ $better }`, no `{ $written }`
pawn-no-square = la captura de un peón se escribe con la casilla de llegada: `{ $better }`, no `{ $written }`
non-algebraic = `{ $written }` no es notación algebraica, la única que reconocen las Leyes
non-algebraic-several = `{ $written }` y { $others ->
        [one] otra jugada no están
       *[other] otras { $others } jugadas no están
    } en notación algebraica, la única que reconocen las Leyes
long-form = `{ $written }` está escrita en la forma larga; la corta es `{ $better }`
long-form-several = `{ $written }` (en corto `{ $better }`) y { $others ->
        [one] otra jugada están escritas
       *[other] otras { $others } jugadas están escritas
    } en la forma larga
case-decides = `{ $written }` sería otra jugada si se perdió una mayúscula o una figurilla
case-decides-settled = lo demás tiene sentido si `{ $written }` es `{ $better }`: puede haberse perdido una mayúscula o una figurilla

## La planilla

move-number = el número `{ $written }` está donde corresponde el `{ $expected }`{ $others ->
        [0] {""}
        [one] , y el siguiente tiene la misma diferencia
       *[other] , y los { $others } siguientes tienen la misma diferencia
    }
move-number-ahead = el número `{ $written }` está donde corresponde el `{ $expected }`{ $others ->
        [0] {""}
        [one] , y el siguiente tiene la misma diferencia
       *[other] , y los { $others } siguientes tienen la misma diferencia
    }; quizá falte una jugada antes
move-number-beside-black = el número `{ $written }` está junto a la jugada de las negras{ $others ->
        [0] {""}
        [one] , y el siguiente también
       *[other] , y los { $others } siguientes también
    }: las columnas están corridas o hay dos jugadas en una casilla de la planilla
move-number-open-white = el número `{ $written }` deja libre el lugar de las blancas, pero les toca jugar a ellas{ $others ->
        [0] {""}
        [one] ; el siguiente también
       *[other] ; los { $others } siguientes también
    }
move-number-left-out = la jugada { $number } no lleva número delante{ $others ->
        [0] {""}
        [one] , ni la siguiente
       *[other] , ni las { $others } siguientes
    }
two-moves-in-a-cell = `{ $written }` contiene dos jugadas, `{ $first }` y `{ $second }`
two-moves-in-a-field = hay dos jugadas o más en una casilla de la tabla, `{ $written }`{ $others ->
        [0] {""}
        [one] , y también en otra
       *[other] , y también en otras { $others }
    }
gap = falta la jugada { $number } { $color-of }
gap-settled = falta la jugada { $number } { $color-of }; solo encaja `{ $better }`
gap-rivals = falta la jugada { $number } { $color-of }; puede ser { $moves }
gap-many = falta la jugada { $number } { $color-of }; encajan { $count } jugadas
null-move = `{ $written }` es una jugada nula, que no existe en el ajedrez: ningún jugador puede pasar
gap-run = faltan { $count } jugadas, desde la jugada { $number } { $color-of }
extra-cell = `{ $written }` no corresponde a ninguna jugada de la partida
no-moves = en este texto no hay ninguna jugada; una planilla tiene jugadas como `1. e4 e5`
no-moves-report = esto es un informe de torneo (TRF) y no una partida: compruébelo con `planilla check --trf FILE`
no-moves-headings = aquí hay encabezamientos y ninguna jugada
columns-turned = desde la fila { $number } las jugadas de las blancas están en la columna de las negras y las de las negras en la de las blancas; se leen al revés, y el texto queda como está
columns-swapped = las columnas de las blancas y las negras están intercambiadas: al revés tienen sentido { $count } de las primeras { $of } jugadas; corríjalas y compruebe de nuevo; hasta entonces no se juzga nada
rows-descending = las filas están en orden descendente, de la jugada { $last } a la 1; ordénelas por número y compruebe de nuevo; hasta entonces no se juzga nada
rows-first = la partida empieza aquí
unreached = desde `{ $written }` { $count ->
        [one] una jugada queda
       *[other] { $count } jugadas quedan
    } sin juzgar: la partida no puede seguirse hasta allí
extraneous-mark = `{ $written }` lleva un signo que no es parte de la jugada{ $others ->
        [0] {""}
        [one] , y otra también
       *[other] , y otras { $others } también
    }: la planilla es para jugadas, tiempos, ofertas, reclamaciones y otros datos relevantes
extraneous-analysis = `{ $written }` introduce algo que no se jugó o lo valora{ $others ->
        [0] {""}
        [one] , y otro lugar también
       *[other] , y otros { $others } lugares también
    }: la planilla es para jugadas, tiempos, ofertas, reclamaciones y otros datos relevantes
extraneous-offer = `{ $written }` habla de una oferta del jugador que no acababa de jugar: no se une a ninguna jugada
extraneous-words = `{ $written }` está en la planilla junto a las jugadas{ $others ->
        [0] {""}
        [one] , y hay algo más
       *[other] , y hay { $others } cosas más
    }; solo debe constar ahí si es un dato relevante
heading-date = no se entiende la fecha `{ $written }`; se aplican las Leyes de { $laws }
heading-laws = no hay ninguna edición de las Leyes llamada `{ $written }`; se aplican las Leyes de { $laws }
heading-lang = no se conoce el idioma `{ $written }`; este encabezamiento no cuenta
heading-result = no se entiende el resultado `{ $written }`
heading-clock = `clock: { $written }` no dice qué son los tiempos junto a las jugadas: `restante` y `usado` sí
clocks-open-sense = los tiempos junto a las jugadas pueden ser restantes o usados: `clock: left` o `clock: used` lo dice
clocks-open-unit = algunos de los tiempos junto a las jugadas pueden ser horas y minutos, o minutos y segundos
clocks-open-given = los tiempos junto a las jugadas son tiempos usados, y lo que queda no se sabe sin un ritmo de juego conocido, o si no consta el de algunas jugadas
clock-unread = `{ $written }` no da ningún tiempo de un reloj: se piden horas, minutos y segundos, como en `1:29:30`{ $others ->
        [0] {""}
        [one] ; otro comentario tampoco lo da
       *[other] ; otros { $others } comentarios tampoco lo dan
    }
clock-twice = el reloj { $color-of } marca `{ $time }` tras la jugada { $number }, y según el tiempo anotado para esa jugada marcaría `{ $expected }`{ $others ->
        [0] {""}
        [one] ; otro tiempo también difiere
       *[other] ; otros { $others } tiempos también difieren
    }
clock-rises = el reloj { $color-of } marca `{ $time }` tras la jugada { $number } y marcaba `{ $before }` antes: es más de lo que da el ritmo de juego{ $others ->
        [0] {""}
        [one] ; otro tiempo también es extraño
       *[other] ; otros { $others } tiempos también son extraños
    }
clock-rises-bonus = el reloj { $color-of } marca `{ $time }` tras la jugada { $number } y marcaba `{ $before }` antes: es más de lo que da el ritmo de juego, y puede ser tiempo dado por una jugada ilegal o una reclamación incorrecta del rival{ $others ->
        [0] {""}
        [one] ; otro tiempo también es extraño
       *[other] ; otros { $others } tiempos también son extraños
    }
clock-early = el reloj { $color-of } marca `{ $time }` tras la jugada { $number } y marcaba `{ $before }` antes: el tiempo del período siguiente llegó antes de la jugada { $expected }, que termina este{ $others ->
        [0] {""}
        [one] ; otro tiempo también es extraño
       *[other] ; otros { $others } tiempos también son extraños
    }
clock-below-zero = el reloj { $color-of } marca `{ $time }` tras la jugada { $number }, menos que nada{ $others ->
        [0] {""}
        [one] ; otro tiempo también es extraño
       *[other] ; otros { $others } tiempos también son extraños
    }
clock-rises-given = el reloj { $color-of } marca `{ $time }` tras la jugada { $number } y marcaba `{ $before }` antes: es más de lo que da el ritmo de juego, y puede ser tiempo que dio el rival{ $others ->
        [0] {""}
        [one] ; otro tiempo también es extraño
       *[other] ; otros { $others } tiempos también son extraños
    }
clock-no-control = un reloj gana más que un incremento, y no consta un ritmo de juego que diga si debe hacerlo
control-missed = la bandera { $color-of } cayó tras { $number } jugadas, y el control pide { $expected }: el resultado no puede ser `{ $written }`
control-flag = la bandera { $color-of } consta como caída
control-played-on = el reloj { $color-of } marca `{ $time }` tras la jugada { $number }, antes de la jugada { $expected } del control, y la partida siguió
control-chance-open = la bandera cayó antes del control, y no se pudo averiguar si { $color-the } aún pueden dar mate
class-increment = que una jugada ilegal respondida quede en pie depende de si la partida es rápida o relámpago, y para `{ $written }` las Leyes de { $laws } no lo dicen: dan las clases solo por un tiempo fijo
class-open = que una jugada ilegal respondida quede en pie depende de si la partida es estándar, rápida o relámpago, y `{ $written }` no lo dice
written-in-advance = `{ $written }` se anotó a las `{ $time }` y se hizo a las `{ $before }`: se anotó por adelantado
stopped-early = desde la jugada { $number } no se anotó nada, y { $color-the } tenían `{ $time }`: con cinco minutos o más hay que seguir anotando
stopped-increment = desde la jugada { $number } no se anotó nada, aunque se añaden { $count } segundos por jugada: con 30 o más hay que seguir anotando
stopped-class-open = hay jugadas sin anotar, y si debían anotarse depende de si la partida es estándar, rápida o relámpago, lo que no se sabe
stopped-clock-open = hay jugadas sin anotar, y si debían anotarse depende del reloj del jugador, que ahí no consta
stopped-edition-open = hay jugadas sin anotar; el jugador había estado por debajo de cinco minutos en este período y volvió a superarlos, y las Leyes de esta edición no dicen si eso exime durante el resto del período
gap-at-control = { $count ->
        [one] falta una jugada
       *[other] faltan { $count } jugadas
    }, desde la jugada { $number } hasta el control de la jugada { $expected }: la planilla no se puso al día, y sin otra prueba la jugada siguiente cuenta como la primera del período siguiente
gap-at-flag = cayó la bandera { $color-of }, y la planilla muestra { $number } jugadas donde el control pide { $expected }: no se puso al día, y sin otra prueba la jugada siguiente cuenta como la primera del período siguiente
heading-reason = no se entiende el motivo `{ $written }` del final de la partida
heading-flag = `{ $written }` no dice qué bandera cayó: `white`, `black`, `both` o `none`
heading-minimum-moves = `{ $written }` no es un número de jugadas antes del cual no se pueden acordar tablas
heading-time-control = no se entiende el ritmo de juego `{ $written }`, y la partida se juzga sin él; se entienden `90 min + 30 s`, `40/2h, 1h`, `15+10` y `blitz`
heading-penalty-point = `{ $written }` nombra un punto que no existe: { $why }
heading-scoring = `{ $written }` no da los puntos de una victoria, unas tablas y una derrota, como hace `3-1-0`
heading-claim = no se entiende la reclamación `{ $written }` por `{ $word }`: puede decir `repetición`, `50 jugadas`, `medios normales` o `sin esfuerzo`, `blancas` o `negras`, `20b` (tras la jugada 20 de las negras) o `tras 20...`, `con Ta2`, y `admitida` o `rechazada`
heading-illegal = `{ $written }` no cuenta jugadas ilegales por jugador, como hace `blancas 2, negras 1`
heading-penalty = `{ $written }` no dice quién recibió o perdió cuánto tiempo, como hace `negras +2 tras 31w`
heading-claim-position = `{ $written }` no es una posición: se piden ocho filas, como en un FEN
heading-side = el bando `{ $written }` no es ni el de las blancas ni el de las negras
edition-open = la fecha `{ $written }` no aclara qué Leyes rigen, y no todas juzgan igual esta partida: { $differences }; se aplican las de { $laws }
edition-undated = sin fecha no se sabe qué Leyes rigen, y no todas juzgan igual esta partida: { $differences }; se aplican las de { $laws }
edition-before = la fecha `{ $written }` es anterior a la primera edición de las Leyes que aquí se conoce; se juzga por la de { $laws }
edition-differs = `{ $rule }` da { $severity ->
        [error] un error
        [warning] una advertencia
       *[note] una nota
    } en { $editions }
edition-more = { $count ->
        [one] y una diferencia más
       *[other] y { $count } diferencias más
    }

## Legalidad

unread = `{ $written }` no es una jugada
unread-drop = `{ $written }` pone una pieza en el tablero, lo que solo permite una variante del ajedrez
illegal-near = a una errata de lo escrito: { $moves }
faulty-rivals = las jugadas siguientes tienen sentido con { $moves }
faulty-many = las jugadas siguientes tienen sentido con cualquiera de { $count } jugadas
illegal-unexplained = `{ $written }` no es una jugada legal aquí
no-such-piece = { $color-the } no tienen { $role-none } en el tablero
not-there = { $color-the } no tienen { $role-none } en el lugar de salida que indica `{ $written }`
no-pawn-there = { $color-the } no tienen ningún peón que pueda jugar `{ $written }`
cannot-reach = { $count ->
        [one] { $role-the } no llega a { $to }
       *[other] { $role-none } llega a { $to }
    }
blocked = { $role-the } no llega a { $to }: { $by-the } de { $square } está en el camino
own-piece = { $role-the } no puede ir a { $square }: { $color-the } tienen allí { $by-a }
pinned = { $by-the } de { $square } clava { $role-the } de { $from } contra su rey
in-check = { $by-the } de { $square } da jaque al rey, y esta jugada no lo evita
into-check = el rey no puede ir a { $to }: { $by-the } de { $square } ataca la casilla
king-capture = el rey de { $square } no puede ser capturado
castling-king-not-home = el enroque { $side ->
        [short] corto
       *[long] largo
    } no está permitido: el rey está en { $square }, no en su casilla original
castling-rook-not-home = el enroque { $side ->
        [short] corto
       *[long] largo
    } no está permitido: { $color-the } no tienen ninguna torre en { $square }
castling-no-right = el enroque { $side ->
        [short] corto
       *[long] largo
    } no está permitido: el rey o la torre de ese lado ya se ha movido
castling-right-lost = aquí se perdió el derecho al enroque
castling-blocked = el enroque { $side ->
        [short] corto
       *[long] largo
    } no está permitido: { $by-the } de { $square } está entre el rey y la torre
castling-in-check = el enroque { $side ->
        [short] corto
       *[long] largo
    } no está permitido: { $by-the } de { $square } da jaque al rey
castling-through = el enroque { $side ->
        [short] corto
       *[long] largo
    } no está permitido: el rey pasaría por { $to }, casilla atacada por { $by-the } de { $square }
castling-into = el enroque { $side ->
        [short] corto
       *[long] largo
    } no está permitido: el rey quedaría en { $to }, casilla atacada por { $by-the } de { $square }
ep-no-double-step = no hay nada que capturar en { $to }: ningún peón acaba de pasar por allí con un avance doble
ep-too-late = no hay nada que capturar en { $to }: al paso solo se captura en la jugada siguiente al avance doble
ep-stepped = aquí se hizo el avance doble
nothing-to-capture = el peón no puede capturar en { $square }: no hay nada allí
pawn-blocked = el peón no puede avanzar a { $to }: { $by-the } de { $square } está en el camino
promotion-impossible = el peón no puede convertirse aquí en { $role-a }
no-such-capture = { $color-the } no tienen { $role-none } que pueda capturarse así
empty-square = no hay ninguna pieza en { $square }
not-yours = { $role-the } de { $square } es { $color-of }
no-capture-on-file = { $role-none } puede capturar en la columna `{ $to }`
no-pawn-capture = ningún peón de la columna `{ $from }` puede capturar en la columna `{ $to }`
illegal-stands = `{ $written }` es ilegal, pero se respondió y queda en pie: { $why }
illegal-stands-unexplained = `{ $written }` es ilegal, pero se respondió y queda en pie
illegal-stands-open = que una jugada ilegal respondida quede en pie depende de si la partida tuvo supervisión adecuada, y eso no consta

## El final y el resultado

moves-after-mate = la partida había terminado por jaque mate antes de esta jugada
moves-after-stalemate = la partida había terminado por ahogado antes de esta jugada
moves-after-dead = la partida había terminado en posición muerta antes de esta jugada: con estas piezas no hay mate posible
moves-after-dead-search = la partida había terminado en posición muerta antes de esta jugada: ninguna serie de jugadas legales llevaba ya al mate
ended-here = con esta jugada terminó la partida
contradicts-mate = la última jugada es jaque mate y ganan { $color-the }: el resultado es `{ $due }`, no `{ $written }`
contradicts-stalemate = la última jugada deja ahogado al rey y la partida es tablas: el resultado es `{ $due }`, no `{ $written }`
contradicts-dead = con estas piezas nadie puede dar mate y la partida es tablas: el resultado es `{ $due }`, no `{ $written }`
contradicts-dead-search = desde la última posición nadie puede dar mate con ninguna serie de jugadas legales y la partida es tablas: el resultado es `{ $due }`, no `{ $written }`
dead-open = no se ha podido averiguar en { $count } posiciones si aún era posible un mate
result-open = el resultado está en blanco
result-nowhere = constan los dos jugadores, pero nada dice cómo terminó la partida
signature-missing = no han firmado { $color-the }
signature-one = falta una de las dos firmas
signature-none = no ha firmado ninguno de los dos jugadores
result-both-lose = `{ $written }` significa que pierden ambos jugadores{ $told ->
        [no] , y nada dice que lo decidiera el árbitro
       *[yes] {""}
    }
result-half = `{ $written }` da medio punto a un jugador y nada al otro{ $told ->
        [no] , y nada dice que lo decidiera el árbitro
       *[yes] {""}
    }
result-forfeit = `{ $written }` es el signo de incomparecencia{ $told ->
        [no] , pero constan jugadas y nada dice que lo decidiera el árbitro
       *[yes] {""}
    }
result-three-points = `{ $written }` son los puntos de una victoria donde esta vale tres, y nada dice que las partidas se puntúen así
result-too-much = `{ $written }` da a los jugadores más que el único punto de una partida
result-no-score = `{ $written }` no es un resultado de una partida: un jugador obtiene un punto, medio punto o nada
reason-not-visible = nada dice por qué terminó la partida con `{ $written }`
flag-no-chance = { $color-the } no pueden dar mate con ninguna serie de jugadas legales, así que la pérdida por tiempo da tablas: el resultado es `{ $due }`, no `{ $written }`
flag-no-potential = { $color-the } no tienen piezas con las que se pueda forzar el mate, y en relámpago la pérdida por tiempo es entonces tablas: el resultado es `{ $due }`, no `{ $written }`
flag-control-made = la bandera { $color-of } pudo caer en un control cuyas jugadas ya estaban hechas
flag-class-open = no se sabe si la partida era relámpago, y en ese caso quien gana debe tener piezas con las que se pueda forzar el mate
flag-potential-open = en relámpago quien gana debe tener piezas con las que se pueda forzar el mate, y que { $color-the } las tengan depende de la posición
resigned-no-chance = { $color-the } no pueden dar mate con ninguna serie de jugadas legales, así que el abandono da tablas: el resultado es `{ $due }`, no `{ $written }`
chance-end-unknown = no se conoce la última posición
chance-moves-unsure = no todas las jugadas que llevan a la última posición son seguras
draw-no-moves = las tablas se acordaron antes de hacer ninguna jugada{ $allowed ->
    [yes] , lo que esta edición permite
   *[no] {""}
}
draw-one-move = las tablas se acordaron antes de que cada jugador hubiera hecho una jugada{ $allowed ->
    [yes] , lo que esta edición permite
   *[no] {""}
}
draw-before-minimum = { $told ->
    [yes] las tablas se acordaron tras { $count } { $count ->
        [one] jugada
       *[other] jugadas
    }; el torneo no las admite antes de la { $least }
   *[no] la partida terminó en tablas tras { $count } { $count ->
        [one] jugada
       *[other] jugadas
    } y nada dice por qué; el torneo no admite tablas acordadas antes de la { $least }
}
reason-here = el motivo
reason-other-winner = según las palabras del motivo han ganado { $color-the }, y el resultado es `{ $written }`
reason-draws = el motivo `{ $reason }` da tablas, y el resultado es `{ $written }`
reason-decides = el motivo `{ $reason }` no da tablas, y el resultado es `{ $written }`
reason-no-mate = el motivo es jaque mate, y la última posición no lo es
reason-no-stalemate = el motivo es rey ahogado, y en la última posición no lo está
reason-not-dead = el motivo es una posición muerta, y en la última posición aún es posible un mate
reason-no-flag = el motivo es `{ $reason }`, y la nota sobre las banderas dice que no cayó ninguna
reason-was-played = el motivo `{ $reason }` es que la partida no se jugó, y constan jugadas de ambos jugadores
flag-of-winner = la bandera que cayó es la de { $color-the }, y el resultado es `{ $written }`
flag-can-mate = cayó la bandera y { $color-the } aún pueden dar mate: el resultado no puede ser `{ $written }`
flag-both-can-mate = cayó una bandera y los dos jugadores aún pueden dar mate: el resultado no puede ser `{ $written }`
both-flags-open = cayeron las dos banderas y no se sabe cuál cayó primero: la partida sigue, y en su último período es tablas, así que `{ $written }` necesita un motivo
both-flags-draw = cayeron las dos banderas y no se sabe cuál cayó primero: la partida es tablas, así que `{ $written }` necesita un motivo
both-flags-increment = cayeron las dos banderas y no se sabe cuál cayó primero; con incremento esta edición no tiene norma para ello, así que `{ $written }` necesita un motivo
both-flags-here = las dos banderas
offer-missing = las tablas se acordaron, pero no consta ninguna oferta `(=)`

## Dos planillas de una partida

sheets-part = las planillas se separan en la jugada { $number } { $color-of }: la de las blancas tiene `{ $white }`, la de las negras `{ $black }`
sheets-part-settled = las planillas se separan en la jugada { $number } { $color-of }: la de las blancas tiene `{ $white }`, la de las negras `{ $black }`; solo `{ $better }` concuerda con lo que ambas tienen después
sheets-part-illegal = las planillas se separan en la jugada { $number } { $color-of }: la de las blancas tiene `{ $white }`, la de las negras `{ $black }`, y ninguna es posible
sheets-two-games = son planillas de dos partidas: de { $count } medias jugadas que ambas dicen, { $same ->
        [0] ninguna es igual
        [one] solo una es igual
       *[other] solo { $same } son iguales
    }
sheets-settle-ambiguous = `{ $written }` en la planilla { $faulty-of } puede ser más de una jugada; la planilla { $right-of } tiene `{ $better }`
sheets-settle-illegal = `{ $written }` en la planilla { $faulty-of } no es posible; la planilla { $right-of } tiene `{ $better }`
sheets-settle-unread = `{ $written }` en la planilla { $faulty-of } no es una jugada; la planilla { $right-of } tiene `{ $better }`
sheets-settle-both = `{ $white }` en la planilla de las blancas y `{ $black }` en la de las negras pueden ser cada una más de una jugada; solo `{ $better }` encaja en ambas
sheets-settle-moves = la jugada { $number } { $color-of } es `{ $white }` en la planilla de las blancas y `{ $black }` en la de las negras; solo `{ $better }` concuerda con las jugadas siguientes
sheets-settle-gap = falta la jugada { $number } { $color-of } en la planilla { $faulty-of }; la planilla { $right-of } tiene `{ $better }`
sheets-settle-gaps = faltan { $count } medias jugadas en la planilla { $faulty-of }, desde la jugada { $number } { $color-of }; la planilla { $right-of } las tiene
sheets-settle-shift = desde la jugada { $number } { $color-of }, las jugadas de la planilla { $faulty-of } están en la otra columna; la planilla { $right-of } las tiene en la suya
sheets-same-illegal = ambas planillas tienen `{ $written }` como jugada { $number } { $color-of }, que no es posible; no se pone ninguna jugada en su lugar
sheets-same-illegal-spelled = ambas planillas tienen la misma jugada { $number } { $color-of }, la de las blancas como `{ $white }` y la de las negras como `{ $black }`, y no es posible; no se pone ninguna jugada en su lugar
sheets-result = la planilla de las blancas tiene el resultado `{ $white }`, la de las negras `{ $black }`
sheets-names-exchanged = los nombres de los jugadores están cambiados: la planilla de las blancas tiene a `{ $white }` con blancas, la de las negras a `{ $black }`
sheets-heading = { $key ->
        [white] los nombres del jugador de las blancas difieren
        [black] los nombres del jugador de las negras difieren
        [event] los torneos difieren
        [round] las rondas difieren
        [board] los tableros difieren
        [date] las fechas difieren
       *[side] ambas planillas dicen ser de un mismo jugador
    }: la planilla de las blancas tiene `{ $white }`, la de las negras `{ $black }`
offer-on-one = la planilla { $right-of } tiene una oferta de tablas `(=)` en la jugada { $number } { $color-of }, y la planilla { $faulty-of } no tiene ninguna ahí
offer-elsewhere = la planilla de las blancas tiene la oferta de tablas `(=)` en la jugada { $number } { $color-of }, la de las negras en la jugada { $expected } { $faulty-of }
pair-unread = la planilla { $color-of } no tiene jugadas que comparar
pair-page = la planilla { $right-of } empieza en la jugada { $number }, cuando la planilla { $faulty-of } ya ha terminado: puede ser una segunda página de la misma planilla; ponga las páginas de una planilla en un solo archivo, una tras otra
pair-pages = ambas planillas empiezan en la jugada { $number }: ponga cada una en un solo archivo con sus páginas anteriores, una tras otra
pair-open = ninguna de las planillas dice la jugada { $number } { $color-of }
pair-offer-open = la planilla { $right-of } tiene una oferta de tablas `(=)` en la jugada { $number } { $color-of }, que la planilla { $faulty-of } no tiene

## El comienzo

start-wrong = las piezas no están donde empieza la partida: { $men }
start-wrong-man = { $color-the } tienen { $role-a } en { $square }, donde va { $by-the }
start-wrong-more = { $count ->
        [one] hay una pieza más cambiada de sitio
       *[other] hay { $count } piezas más cambiadas de sitio
    }
setup-stands = las piezas no estaban donde empieza la partida, pero en ajedrez rápido y relámpago eso queda en pie tras { $count } jugadas de cada bando: { $men }
setup-no-castling = sin enroque: el rey o la torre estaban mal colocados
setup-class-open = las Leyes de { $laws } no dicen de qué clase es una partida con incremento: en el juego rápido la mala colocación vale tras { $count } jugadas
setup-castling-open = las Leyes de { $laws } no dicen si puede enrocarse un rey mal colocado al comienzo
fivefold-passed = la posición se había dado por quinta vez antes de esta jugada, y la partida era tablas
fivefold-passed-decided = la posición se había dado por quinta vez antes de esta jugada, y la partida era tablas: que valga el resultado `{ $written }` lo decide el árbitro
fivefold-passed-flagged = la posición se había dado por quinta vez antes de esta jugada, y la partida era tablas: el resultado `{ $written }` no puede ser correcto
fivefold-decided = la última jugada da la posición por quinta vez y la partida es tablas: el resultado es `{ $due }`, no `{ $written }`
fivefold-here = aquí la posición se dio por quinta vez
seventyfive-passed = cada bando había hecho 75 jugadas sin mover un peón ni capturar antes de esta jugada, y la partida era tablas
seventyfive-passed-decided = cada bando había hecho 75 jugadas sin mover un peón ni capturar antes de esta jugada, y la partida era tablas: que valga el resultado `{ $written }` lo decide el árbitro
seventyfive-passed-flagged = cada bando había hecho 75 jugadas sin mover un peón ni capturar antes de esta jugada, y la partida era tablas: el resultado `{ $written }` no puede ser correcto
seventyfive-decided = con la última jugada cada bando ha hecho 75 jugadas sin mover un peón ni capturar, y la partida es tablas: el resultado es `{ $due }`, no `{ $written }`
seventyfive-here = aquí se completaron las 75 jugadas
drawn-unsure = no todas las jugadas anteriores son seguras
claim-said = { $why }
claim-stood-here = aquí se dio
claim-threefold-right = la reclamación es correcta: la posición se dio { $count } veces, tras { $points }
claim-threefold-right-with = la reclamación es correcta: con `{ $written }` se da la posición que hubo tras { $points }, { $count } veces en total
claim-threefold-wrong = la reclamación es incorrecta: la posición se dio { $count ->
        [one] una vez
       *[other] { $count } veces
    }, tras { $points }, y hacen falta { $needed }
claim-threefold-wrong-with = la reclamación es incorrecta: con `{ $written }` la posición se da { $count ->
        [one] una vez
       *[other] { $count } veces
    }, y hacen falta { $needed }
claim-threefold-stood = la posición se dio { $count ->
        [one] una vez
       *[other] { $count } veces
    }, tras { $points }
claim-stood = antes se dio tras { $points }
claim-near-castling = tras { $points } las piezas estaban igual, pero con otro derecho de enroque
claim-near-ep = tras { $points } las piezas estaban igual, pero se podía capturar al paso y ahora no, o al revés
claim-near-turn = tras { $points } las piezas estaban igual, pero le tocaba jugar al otro bando
claim-disputed = las posiciones solo difieren en un derecho de enroque que el rey en jaque no podía usar, y con estas Leyes se discutía si eran la misma
claim-fifty-right = la reclamación es correcta: { $halfmoves } medias jugadas sin mover un peón ni capturar, y hacen falta { $needed }
claim-fifty-wrong = la reclamación es incorrecta: { $halfmoves } medias jugadas sin mover un peón ni capturar, y hacen falta { $needed }
claim-fifty-broken = la reclamación es incorrecta: la jugada anunciada `{ $written }` es una captura o una jugada de peón
claim-over = la reclamación llega tarde: la partida había acabado por { $state ->
        [checkmate] jaque mate
        [stalemate] rey ahogado
       *[dead] posición muerta
    }
claim-intended-illegal = la reclamación es incorrecta: la jugada anunciada `{ $written }` es ilegal
claim-intended-other-last = la reclamación es incorrecta: la jugada anunciada `{ $written }` no es la última de la planilla
claim-not-announced = pero con la jugada anunciada `{ $written }` no se da lo que se reclama
claim-rejected = se rechazó
claim-yet-rejected = y sin embargo se rechazó
claim-yet-accepted = y sin embargo se aceptó
claim-yet-went-on = con ella la partida era tablas, y sin embargo siguen jugadas
claim-yet-decided = con ella la partida era tablas, y sin embargo el resultado es `{ $written }`
claim-lost-moved = { $color-the } habían hecho una jugada antes de reclamar, y con ella perdieron el derecho a reclamar
claim-lost-turn = { $color-the } no pueden reclamar tablas aquí: no les toca jugar
claim-lost-touched = { $color-the } habían tocado una pieza antes de reclamar, y no pueden reclamar tablas hasta un turno posterior
claim-intended-other = `{ $written }` se anunció con la reclamación y debe jugarse, pero se jugó `{ $played }`
claim-intended-piece = `{ $written }` se anunció con la reclamación y es ilegal: se debía otra jugada con { $role-the }, pero se jugó `{ $played }`
claim-unsure = las jugadas anteriores a la reclamación no son todas seguras
claim-too-many = solo se examinan las { $count } primeras reclamaciones
claim-words = no se entienden las palabras `{ $written }` de la reclamación
claim-no-place = nada dice tras qué jugada se hizo la reclamación
claim-no-point = la reclamación se hizo en `{ $written }`, que no está en la partida: { $why }
claim-no-turn = en `{ $written }` no le toca jugar a quien reclama
claim-other-move = la reclamación nombra `{ $named }` en `{ $written }`, y la planilla tiene allí otra jugada
claim-intended-unread = lo anunciado, `{ $written }`, no se entiende como jugada
claim-intended-ambiguous = a lo anunciado corresponden dos o más jugadas, y llevan a respuestas distintas
claim-intended-laws = las Leyes de { $laws } no dicen qué corresponde si la jugada anunciada es ilegal
claim-next-unsure = la jugada posterior a la reclamación no es segura
claim-penalty-noted = consta `{ $noted }` para { $color-the }, y la reclamación incorrecta da `{ $due }` { $count ->
        [one] minuto
       *[other] minutos
    }
claim-penalty-gift = consta `{ $noted }` para { $color-the }, que hicieron la reclamación incorrecta y no reciben tiempo por ella
claim-penalty-taken = consta `{ $noted }` para { $color-the }, a quienes la reclamación incorrecta quita como mucho `{ $most }`
claim-penalty-clock = el reloj { $color-of } marcaba `{ $before }` antes de la reclamación incorrecta y `{ $after }` después: esta da `{ $due }` { $count ->
        [one] minuto
       *[other] minutos
    }
claim-penalty-kept = el reloj { $color-of } marcaba `{ $before }` antes de la reclamación incorrecta y `{ $after }` después: esta deja como mucho `{ $most }`
claim-penalty-due = por la reclamación incorrecta { $color-the } reciben { $count ->
        [one] un minuto
       *[other] { $count } minutos
    }
claim-penalty-untold = no constan tiempos en torno a la reclamación incorrecta
claim-penalty-open = lo que cuesta una reclamación incorrecta depende del ritmo de juego o de la supervisión, y no constan
claim-penalty-period = entre los tiempos en torno a la reclamación incorrecta puede haberse añadido al reloj el tiempo de un nuevo período
tally-lost = { $color-the } han completado { $count ->
        [one] una jugada ilegal
       *[other] { $count } jugadas ilegales
    } y pierden la partida
tally-drawn = { $color-the } han completado { $count ->
        [one] una jugada ilegal
       *[other] { $count } jugadas ilegales
    }, y la partida es tablas, porque el rival no puede dar mate
tally-goes-on = { $color-the } han completado { $count ->
        [one] una jugada ilegal
       *[other] { $count } jugadas ilegales
    }, y la partida sigue
tally-over = { $color-the } han completado { $count ->
        [one] una jugada ilegal
       *[other] { $count } jugadas ilegales
    }, y la partida ha terminado
tally-contradicts = el resultado es `{ $written }`
tally-both = ambos jugadores han completado tantas jugadas ilegales como hacen perder, y no consta quién lo hizo antes
tally-open = las consecuencias de las jugadas ilegales dependen del ritmo de juego, de la supervisión o de si el rival puede dar mate
tally-time = el tiempo que consta por la jugada ilegal `{ $written }` no son los `{ $due }` minutos que da
quickplay-mismatch = la posición escrita con la reclamación no es la que hay tras `{ $at }`: { $men }
quickplay-missing = falta { $role-the } { $color-of } en { $square }
quickplay-surplus = sobra { $role-the } { $color-of } en { $square }
quickplay-turn = no les toca jugar a { $color-the }
quickplay-more = { $count ->
        [one] y otra diferencia
       *[other] y { $count } diferencias más
    }
quickplay-not-up-to-date = reclamar que el rival no se esfuerza exige una planilla completa, y falta la jugada { $number } { $color-of }
quickplay-unsure = no es seguro qué posición había cuando se hizo la reclamación
claim-open-threefold = con esta jugada la posición se dio por tercera vez: { $color-the } podían reclamar tablas, y nadie lo hizo
claim-open-fifty = con esta jugada cada bando había hecho cincuenta jugadas sin mover un peón ni capturar: { $color-the } podían reclamar tablas, y nadie lo hizo
result-mismatch = la partida termina con `{ $written }`, pero su encabezamiento dice `{ $heading }`
result-hidden = el `*` del final oculta el resultado `{ $heading }` del encabezamiento, para el que el PGN no tiene signo
result-may-be-hidden = el `*` del final puede ocultar un resultado para el que el PGN no tiene signo: el encabezamiento dice `{ $heading }`
result-in-heading = este encabezamiento
king-centre-tail = `{ $written }` no es una jugada: el rey se puso allí como señal del resultado, como en los tableros electrónicos
king-centre-tail-two = `{ $written }` no son jugadas: los reyes se pusieron allí como señal del resultado, como en los tableros electrónicos

## El texto

encoding-assumed = el texto no es UTF-8 y se leyó como { $encoding }
encoding-undecoded = { $count ->
        [one] un byte no es texto
       *[other] { $count } bytes no son texto
    } en { $encoding }
syntax-open-comment = aquí se abre un comentario que no se cierra{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
syntax-open-comment-swallows = aquí se abre un comentario que no se cierra: se traga { $lines ->
        [one] el resto de la línea
       *[other] { $lines } líneas
    }, y sus jugadas no se juzgan; ciérrelo con { "`}`" } donde termine{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
syntax-open-variation-swallows = aquí se abre una variante que no se cierra: { $moves ->
        [one] la jugada que sigue no se juzga
       *[other] las { $moves } jugadas que siguen no se juzgan
    } como de la partida; ciérrela con `)` donde termine{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
syntax-open-variation = aquí se abre una variante que no se cierra{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
syntax-stray-close = se cierra un paréntesis que no se abrió{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
syntax-broken-tag = la etiqueta `{ $written }` está mal formada; se escribe `[Nombre "valor"]`{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
syntax-repeated-tag = `{ $written }` repite una etiqueta anterior{ $others ->
        [0] {""}
        [one] , y otra también
       *[other] , y otras { $others } también
    }
syntax-junk = `{ $written }` no tiene lugar aquí{ $others ->
        [0] {""}
       *[other] {" "}(ni lo que sigue en { $others } lugares)
    }
syntax-after-result = la partida sigue después de su resultado{ $others ->
        [0] {""}
       *[other] {" "}(en { $others } lugares más)
    }
repaired-text = `{ $written }` no es aquí una jugada legal, y probablemente es `{ $move }` ({ $percent } %)
repaired-text-rivals = `{ $written }` no es aquí una jugada legal, y probablemente es `{ $move }` ({ $percent } %), si no { $rivals }
repaired-text-several = `{ $written }` no es aquí una jugada legal, y nada decide qué se quiso escribir: { $rivals }
repair-percent = { $percent } %
repair-repaired = { $move }, escrito { $written }
repair-doubtful = { $move }, como está escrito ({ $written })
repair-unlike = { $move }, aunque { $written } no se le parece en nada
repair-gap = { $move }, donde no hay nada escrito
repair-undecided = { $place } sin decidir: queda { $written }; puede ser { $rivals }
repair-undecided-gap = { $place } sin decidir: no hay nada escrito; puede ser { $rivals }
repair-extra = { $written } no corresponde a ninguna jugada
repair-unreached = hasta { $written } no se llega
repair-by-later = {""}, por { $later } y lo que sigue
repair-by-sheet = {""}, por la planilla { $sheet }
repair-by-answer = {""}, según la respuesta
repair-or = {""}; o { $rivals }
repair-result = el resultado es { $result }
repair-two-games = son probablemente planillas de dos partidas: dos explican lo escrito mejor que una
repair-results = la planilla 1 tiene el resultado `{ $first }`, la planilla 2 `{ $second }`: la partida queda sin resultado; pregunte a los jugadores o al árbitro
repair-headings = las planillas difieren en { $key ->
        [white] el nombre del jugador de las blancas
        [black] el nombre del jugador de las negras
        [event] el torneo
        [round] la ronda
        [board] el tablero
       *[date] la fecha
    }: la planilla 1 tiene `{ $first }`, la planilla 2 `{ $second }`; se toma lo de la planilla 1
answer-unknown = `{ $written }` no es una respuesta: escriba la jugada y el jugador, `=` y lo que se jugó, como en `12w=Cf3` o `12b=Cc6`
answer-illegal = `{ $written }` no es una jugada legal ahí; si no se entienden las letras, escríbala con la casilla de salida y la de llegada, como `g1f3`
answer-ambiguous = `{ $written }` vale ahí para varias jugadas legales; escríbala con la casilla de salida y la de llegada, como `g1f3`
answer-contradicted = `{ $written }` y `{ $other }` son dos jugadas para el mismo punto; dé la que se jugó
json-type = `{ $written }` no es del tipo debido y se pasa por alto: escriba { $wants ->
        [list] una lista entre `[` y `]`
        [object] un objeto entre { "`{`" } y { "`}`" }
        [text] un texto entre comillas dobles
        [number] un número entero desde 1
        [cell] un texto entre comillas dobles, `null` para un hueco, o un objeto con `written` o `readings`
        [reading] un texto entre comillas dobles, o un objeto con `text` y `probability`
        [color] `"white"` o `"black"`
       *[truth] `true` o `false`
    }{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
json-value = aquí falta un valor, o `{ $written }` no lo es: escriba un texto entre comillas dobles, un número, `true`, `false` o `null`{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
json-comma = aquí falta una coma{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
json-colon = detrás de la clave `{ $written }` faltan los dos puntos y el valor{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
json-key = `{ $written }` no es una clave: escriba las claves entre comillas dobles{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
json-open = lo que se abre aquí con `{ $written }` no se cierra; se ha leído lo que se pudo{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
json-stray = `{ $written }` no tiene lugar aquí: una planilla es un objeto, y si hay varias van una tras otra o en una lista{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
json-quotes = `{ $written }` está entre comillas simples; JSON pide comillas dobles{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
json-no-moves = este objeto no tiene una lista `moves`, y no se lee nada de él: dé cada planilla como un objeto con `"moves": [...]`{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
json-probability = `{ $written }` no es una probabilidad, y la lectura se toma sin ella: escriba un número de 0 a 1, como 0.9{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
json-no-probability = varias lecturas de esta casilla no tienen `probability`, y se reparten lo que dejan las demás: dé a cada una un número de 0 a 1{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
json-sum = las probabilidades de esta casilla suman más de 1, y se toman en proporción{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
json-no-readings = esta lista de lecturas está vacía, y la casilla cuenta como un hueco: ponga al menos una lectura, o escriba `null`{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
json-no-text = nada dice qué está escrito aquí: una casilla tiene `written` o `readings`, y una lectura tiene `text`{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
json-repeated = la clave `{ $written }` está dos veces en este objeto, y vale la primera{ $others ->
        [0] {""}
       *[other] {" "}(y { $others } más)
    }
refused-variant = es una partida de `{ $name }`, no de ajedrez, y no se juzga
refused-chess960 = es una partida de Chess960 y no se juzga
refused-fen = el FEN de la posición inicial no es correcto, y la partida no se juzga: { $why }
fen-faults = { $why }
fen-too-long = { $count } bytes son demasiados para un FEN
fen-field-count = un FEN tiene de cuatro a seis campos separados por espacios, y este tiene { $count }
fen-rank-count = un FEN tiene ocho filas separadas por `/`, y este tiene { $count }
fen-rank-length = la fila { $rank } del FEN describe { $count ->
        [one] una casilla
       *[other] { $count } casillas
    } en lugar de 8
fen-unknown-letter = `{ $written }` no representa ninguna pieza en un FEN
fen-no-king = { $color-the } no tienen rey
fen-several-kings = { $color-the } tienen { $count } reyes
fen-pawn-on-edge = un peón no puede estar en { $square }
fen-turn = el FEN indica a quién le toca jugar con `w` o `b`
fen-castling = el FEN indica los derechos de enroque con letras de `KQkq`, o `-`
fen-chess960 = los derechos de enroque por columnas de las torres son del Chess960
fen-castling-without-men = { $color-the } no pueden tener derecho al enroque { $side ->
        [short] corto
       *[long] largo
    }: el rey o esa torre no está en su casilla inicial
fen-en-passant = el FEN indica la casilla de captura al paso, o `-`
fen-en-passant-impossible = ningún peón puede haber pasado por { $square } en la última jugada
fen-halfmove-clock = el contador de medias jugadas del FEN es un número hasta 65535
fen-fullmove-number = el número de jugada del FEN va de 1 a 65535
fen-too-many-men = { $color-the } tienen { $count } piezas y peones, más de 16
fen-too-many-pawns = { $color-the } tienen { $count } peones, más de 8
fen-too-many-promoted = { $color-the } tienen { $count } piezas promocionadas, pero solo { $missing ->
        [one] falta un peón
       *[other] faltan { $missing } peones
    }
fen-opponent-in-check = está en jaque el rey del bando que acaba de jugar
fen-too-many-checkers = { $count } piezas dan jaque a la vez, más de dos
start-doubtful = el FEN de la posición inicial no es correcto: { $why }

## Piezas tocadas

touch-own = { $role-the } de { $square } es la primera de ellas que puede moverse: debe moverse
touch-opponent = { $role-the } de { $square } es la primera de ellas que puede capturarse: debe capturarse
touch-both = { $role-the } de { $from } debe capturar { $by-the } de { $square }
touch-no-capture = { $role-the } de { $from } no puede capturar { $by-the } de { $square }
touch-castle = se han tocado el rey y la torre, y el enroque { $side ->
    [short] corto
   *[long] largo
} es legal: debe jugarse
touch-castle-illegal = el enroque { $side ->
    [short] corto
   *[long] largo
} no es legal: el rey debe hacer otra jugada
touch-king-stuck = el rey no tiene ninguna: cualquier jugada legal
touch-rook-first = se tocó la torre antes que el rey: en esta jugada no cabe el enroque { $side ->
    [short] corto
   *[long] largo
}
touch-none = ninguna puede moverse ni capturarse: cualquier jugada legal
touch-promotion = { $role-a } ha tocado { $square }: la elección es definitiva
touch-promotion-free = la nueva pieza no se ha soltado: la elección sigue abierta
touch-open-articles = un artículo habla del rey y la torre, otro de las demás piezas tocadas; no se dice cuál va primero
touch-open-several = esta edición habla de una pieza de cada color; aquí se han tocado varias
touch-open-intent = depende de si el jugador quería enrocar
touch-open-rooks = se han tocado el rey y ambas torres, y el enroque es legal por los dos lados
touch-not-named = se espera una casilla (`e2`) o una pieza nueva que tocó la casilla de promoción (`e8=Q`)
touch-nothing = no se nombra ninguna pieza tocada
touch-empty = en { $square } no hay ninguna pieza
touch-no-promotion = { $color ->
    [white] las blancas
   *[black] las negras
} no pueden promocionar ningún peón en { $square }

## Si un jugador aún puede dar mate

chance-mated = { $color-the } están en jaque mate
chance-stalemate = { $color-the } están ahogadas y la partida ha terminado
chance-bare-king = { $color-the } solo tienen el rey
chance-dead = con estas piezas no hay mate posible
chance-knight = { $color-the } tienen un caballo, que no puede dar mate a un rey acompañado solo de damas
chance-bishops = { $color-the } tienen alfiles en casillas de un solo color, que no pueden dar mate si no hay enfrente un peón, un caballo o un alfil del otro color
chance-line = { $count ->
    [one] es posible un mate en una media jugada
   *[other] es posible un mate en { $count } medias jugadas, con la ayuda del rival
}
chance-forced = todas las líneas terminan pronto sin mate
chance-walls = las piezas están encerradas: { $color-the } nunca pueden dar un jaque que sea mate
chance-closure = ninguna posición alcanzable es mate (se han mirado { $count })
chance-not-searched = ni las piezas ni las cadenas de peones lo excluyen; no se han buscado líneas
chance-undecided = no se ha encontrado ningún mate en { $count } posiciones, y hay más

## Jugadas secretas

sealed-too-long = el texto tiene { $count } bytes, y de una jugada secreta no se leen más de { $most }
sealed-blank = no hay nada escrito en el lugar de la jugada secreta
sealed-no-move = en el papel no figura ninguna jugada
sealed-left-out = `{ $written }` solo es una jugada si se omite algo de lo escrito: { $moves }
sealed-other-letters = `{ $written }` no es una jugada con las letras del jugador, pero sí con otras: { $moves }
sealed-sign-settles = el signo de jaque o mate solo es cierto de { $moves }, y las Leyes no dicen que un signo distinga piezas iguales
sealed-several = en el papel figura más de una jugada: { $moves }
sealed-second = en el papel figura además `{ $written }`
sealed-reply = `{ $written }` puede ser la respuesta del rival, que no forma parte de la jugada secreta
sealed-other-case = con mayúsculas y minúsculas cambiadas, `{ $written }` sería { $moves }
sealed-number = el número escrito es `{ $written }`, y a la posición le corresponde `{ $expected }`
sealed-struck-out = `{ $written }` está tachado: el jugador puede cambiar la jugada hasta que se para el reloj
sealed-offer = { $color-the } ofrecen tablas con la jugada: la oferta vale hasta que se acepte o se rechace
sealed-claim = { $color-the } reclaman tablas en el papel, y las Leyes no dicen si eso llega a tiempo
sealed-resigns = { $color-the } abandonan en el papel
sealed-result = en el papel figura el resultado `{ $written }`, que no tiene ahí lugar en las Leyes
sealed-history = no se sabe cuántas veces estuvo antes la posición tras la jugada: nada consta de las jugadas anteriores
sealed-time = junto a la jugada figura el tiempo `{ $written }`
sealed-text = `{ $written }` no se entiende
sealed-over = la partida había terminado antes de anotarse la jugada secreta
sealed-exempt = { $color-the } no pueden dar mate con ninguna serie de jugadas legales: la jugada secreta no pierde y la partida es tablas
sealed-exempt-over = la partida era tablas antes de anotarse la jugada secreta, así que esta no pierde
sealed-ends-checkmate = `{ $san }` es jaque mate: ganan { $color-the }
sealed-ends-stalemate = `{ $san }` es ahogado: la partida es tablas
sealed-ends-dead = `{ $san }` da una posición muerta: la partida es tablas
sealed-ends-fivefold = con `{ $san }` la posición se da por quinta vez: la partida es tablas
sealed-ends-seventyfive = con `{ $san }` cada jugador ha hecho 75 jugadas sin mover un peón ni capturar: la partida es tablas

## El sobre

envelope-lacks = el sobre no dice { $key ->
    [white] el nombre de las blancas
    [black] el nombre de las negras
    [fen] la posición anterior a la jugada secreta
    [white_time_used] el tiempo usado por las blancas
    [black_time_used] el tiempo usado por las negras
    [sealed_by] quién selló la jugada
    [move_number] el número de la jugada secreta
    [draw_offer] quién ofreció tablas
    [resumption_date] el día de la reanudación
    [resumption_time] la hora de la reanudación
   *[resumption_place] el lugar de la reanudación
} (`{ $key }`)
envelope-sheets = no se dice que las dos planillas estén en el sobre (`sheets_enclosed`)
envelope-language = `{ $text }` no es un idioma conocido, y las letras de la jugada secreta se leen como de cualquiera
envelope-turn = en la posición juegan { $color-the }, y se dice que sellaron { $sealer-the }
envelope-number-fen = el número es { $number }, y según su FEN la posición es la anterior a la jugada { $expected }
envelope-number-sheet = el número es { $number }, y en `{ $file }` la posición es la anterior a la jugada { $expected }
envelope-position = la posición no es la anterior a la jugada { $number } en `{ $file }`: `{ $fen }`
envelope-rights = las piezas están como antes de la jugada { $number } en `{ $file }`, pero los derechos de enroque o de captura al paso son otros: `{ $fen }`
envelope-nowhere = la posición no se da en ningún momento de `{ $file }`
envelope-short = `{ $file }` termina antes de la jugada { $number }
envelope-sheet-broken = `{ $file }` no se puede reproducir hasta ese punto
envelope-move = la jugada secreta es `{ $written }`, y en `{ $file }` la jugada { $number } es `{ $other }`
envelope-move-whose = la jugada secreta es `{ $written }`, y en `{ $file }` la jugada { $number } es `{ $other }`: no concuerdan si la planilla es { $color-of }, lo que no dice (`side:`)
envelope-goes-on = `{ $file }` sigue tras la jugada { $number }: después de la jugada secreta figura `{ $written }`
envelope-follow-none-zero = no vino ningún jugador, y no se admite retraso: pierden ambos, salvo que el árbitro decida otra cosa
envelope-clock = se dice que { $color-the } habían usado { $given }, y según los tiempos de `{ $file }` eran { $expected }
envelope-offer = se dice que no hay oferta de tablas, y en `{ $file }` { $color-the } las ofrecen con la última jugada
envelope-late-when = no se sabe con cuánto retraso llegó un jugador: falta el día o la hora
envelope-late-limit = no se sabe con cuánto retraso puede llegar un jugador: indique `default_minutes`
envelope-late-unseen = el texto de esta edición no se ha visto, y por eso no se sabe si vale el final de la partida por la jugada secreta
envelope-late-both = ambos jugadores llegaron demasiado tarde: debe decidir el árbitro
envelope-late-loses = { $color-the } llegaron { $minutes } minutos tarde, y se admiten { $limit }: pierden{ $result ->
    [none] {""}
   *[other] {""}; pero se dio el resultado `{ $result }`
}
envelope-absent-loses = { $color-the } no llegaron, y se admiten { $limit } minutos: pierden{ $result ->
    [none] {""}
   *[other] {""}; pero se dio el resultado `{ $result }`
}
envelope-late-ended = { $color-the } llegaron demasiado tarde, pero la partida había terminado: el resultado es `{ $score }`{ $result ->
    [none] {""}
   *[other] {""}; pero se dio el resultado `{ $result }`
}
envelope-claim = { $color-the } sellaron la jugada y después reclamaron tablas: era tarde, en opinión de un árbitro; las Leyes no hablan de ello
envelope-offer-standing = { $color-the } ofrecieron tablas después de sellar: la oferta sigue en pie hasta que se acepte o se rechace
envelope-clock-error = { $color-the } habían usado { $expected }, y el reloj se puso en { $given }: se corrige si se dice antes de la propia primera jugada
envelope-clock-before = { $color-the } habían usado { $expected }, y el reloj se puso en { $given }: se dijo a tiempo, y hay que corregirlo
envelope-clock-severe = { $color-the } habían usado { $expected }, y el reloj se puso en { $given }: no se dijo antes de la primera jugada, y queda así salvo que el árbitro vea consecuencias demasiado graves
envelope-clock-arbiter = { $color-the } habían usado { $expected }, y el reloj se puso en { $given }: no se dijo antes de la primera jugada, y queda así salvo que el árbitro decida otra cosa
envelope-clock-late = { $color-the } habían usado { $expected }, y el reloj se puso en { $given }: no se dijo antes de la primera jugada
envelope-follow-both = se abre el sobre, se hace la jugada secreta y se pone en marcha el reloj de { $replier-the }
envelope-follow-replier = se pone en marcha el reloj de { $replier-the }; quien llega puede pararlo y llamar al árbitro, y entonces se abre el sobre, se hace la jugada y el reloj vuelve a andar
envelope-follow-sealer = { $replier-the } pueden anotar su respuesta en la planilla, sellarla en otro sobre y poner en marcha el reloj de { $color-the }; se abre cuando llegan { $color-the }
envelope-follow-none = corre el reloj de { $replier-the }, que deben responder a la jugada secreta
envelope-follow-lost = la partida sigue desde la posición y con los tiempos del aplazamiento, y quien selló hace la jugada que dice que selló; si la posición no se puede establecer, la partida se anula y se juega otra
envelope-follow-accepted = se acordaron tablas: la partida ha terminado, y la jugada secreta no se hace
envelope-follow-flag = la bandera { $color-of } cayó antes de que se parara el reloj: eso decide, y no la jugada secreta
envelope-result = se dio el resultado `{ $given }`, y por lo sellado es `{ $due }`

## Un punto de una partida

at-unknown = esto no indica ningún momento de una partida: `23b` es tras la jugada 23 de las negras, `23w` tras la de las blancas, `23` tras las dos; también valen `ply 45`, `start` y `end`
at-no-moves = la partida no tiene jugadas
at-before = la partida va de `{ $first }` a `{ $last }`
at-beyond = la partida llega hasta `{ $last }`
at-unreached = la partida se puede seguir hasta `{ $last }`, y lo escrito después no se juzga
at-refused = no hay posición que mostrar, porque la partida no se juzga

## Una posición y una partida a la vista

board-turn = juegan { $color-the }
board-check = { $color-the } están en jaque
board-last = última jugada { $written }
board-man = { $role ->
        [pawn] peón
        [knight] caballo
        [bishop] alfil
        [rook] torre
        [queen] dama
       *[king] rey
    } { $square }
board-men = { $color-the }: { $moves }
view-start = posición inicial
view-number = n.º
view-sheet = Planilla { $color-of }
view-agreed = La última posición en que ambas planillas concuerdan: después de { $count ->
        [one] una media jugada
       *[other] { $count } medias jugadas
    }
view-column = { $color ->
        [white] blancas
       *[black] negras
    }
view-remarks = observaciones
view-date = { $date }
view-round = ronda { $written }
view-laws = Leyes de { $laws }
view-articles = Leyes de { $laws }, { $written }
view-language = idioma: { $language }
view-clean = nada que señalar
view-undecided = sin decidir: { $moves }
view-boards-cut = tienen tablero las primeras { $count } anotaciones; las demás solo se enumeran
view-before = la posición anterior
view-last-sure = la última posición segura: nada permite saber qué se jugó
view-stopped = la última posición alcanzada: la partida no se puede seguir más allá
view-as-if = la partida sigue como si se hubiera jugado { $moves }
view-rests = depende de lo que se supuso en la jugada { $number }
view-checkmate = jaque mate
view-stalemate = ahogado
view-dead = posición muerta
view-legal-moves = { $count ->
        [0] ninguna jugada legal
        [one] una jugada legal
       *[other] { $count } jugadas legales
    }
view-can-mate = { $color-the } pueden dar mate
view-cannot-mate = { $color-the } ya no pueden dar mate
view-may-mate = sin decidir si { $color-the } aún pueden dar mate
severity-error = error
severity-warning = advertencia
severity-note = nota
status-normalized = escrita de forma irregular
status-repaired = reparada
status-ambiguous = más de una jugada
status-illegal = ilegal
status-unread = no es una jugada
status-missing = falta
status-extra = no corresponde a ninguna jugada
status-unreached = no juzgada
fix-certain = escriba `{ $better }`
fix-likely = probablemente se quiso escribir `{ $better }`
fix-shown = quizá se quiso escribir `{ $better }`
fix-remove-certain = quítelo
fix-remove-likely = probablemente sobra
fix-remove-shown = quizá sobra

## La página de un informe

page-title = informe sobre { $count ->
        [one] una partida
       *[other] { $count } partidas
    }
page-to-table = a la tabla de las partidas
page-to-games = a las partidas
page-summary = resumen
page-number-games = { $count ->
        [one] partida
       *[other] partidas
    }
page-number-files = { $count ->
        [one] archivo
       *[other] archivos
    }
page-number-errors = { $count ->
        [one] error
       *[other] errores
    }
page-number-warnings = { $count ->
        [one] advertencia
       *[other] advertencias
    }
page-number-notes = { $count ->
        [one] nota
       *[other] notas
    }
page-number-undecided = sin decidir
page-number-clean = { $count ->
        [one] partida sin hallazgos
       *[other] partidas sin hallazgos
    }
page-unread = { $count ->
        [one] un archivo no se pudo leer como es debido
       *[other] { $count } archivos no se pudieron leer como es debido
    }
page-trf = en el informe de torneo { $file }
page-passed-over = { $count ->
        [one] se pasó por alto un archivo de una carpeta: su nombre no es el de una planilla
       *[other] se pasaron por alto { $count } archivos de las carpetas: sus nombres no son los de planillas
    }
page-by-rule = qué se encontró
page-table-title = todas las partidas
page-nothing = no se leyó ninguna partida
page-limit-listed = la tabla tiene solo { $count } partidas, primero las que tienen hallazgos; las demás se cuentan
page-limit-drawn = { $count ->
        [one] abajo se muestra solo una partida; las demás están en la tabla
       *[other] abajo se muestran solo { $count } partidas, primero las que tienen hallazgos; las demás están en la tabla
    }
page-column-game = partida
page-column-round = ronda
page-column-result = resultado
page-column-found = hallazgos
page-column-count = veces
page-column-games = partidas
page-need-error = { $count ->
        [one] una partida con errores
       *[other] { $count } partidas con errores
    }
page-need-warning = { $count ->
        [one] una partida con advertencias
       *[other] { $count } partidas con advertencias
    }
page-need-undecided = { $count ->
        [one] una partida con algo sin decidir
       *[other] { $count } partidas con algo sin decidir
    }
page-need-note = { $count ->
        [one] una partida con notas
       *[other] { $count } partidas con notas
    }
page-need-clean = { $count ->
        [one] una partida sin hallazgos
       *[other] { $count } partidas sin hallazgos
    }
page-filter-text = buscar
page-filter-needs = qué partidas se muestran
page-filter-errors = errores
page-filter-warnings = advertencias
page-filter-undecided = sin decidir
page-filter-notes = notas
page-filter-clean = sin hallazgos
page-shown = partidas a la vista:
page-games = las partidas, una a una
page-findings = hallazgos
page-undecided = sin decidir
page-more = y { $count } más
page-line = línea { $number }
page-table = tablero { $written }
page-laws = Leyes de { $laws }{ $how ->
        [option] {""}, como se pidió
        [header] {""}, según el encabezamiento
        [date] {""}, según la fecha
       *[newest] {""}, las más recientes
    }
page-language = { $language }{ $how ->
        [given] {""}, según lo indicado
        [undecided] {""}, sin decidir
       *[detected] {""}, según las jugadas
    }
page-others = (se lee igual en { $count ->
        [one] un idioma más
       *[other] { $count } idiomas más
    })
page-board = tablero
page-moves = jugadas { $first } a { $last }
page-no-moves = ninguna jugada
page-back = volver a la tabla
page-keys = tablero: izquierda y derecha recorren las jugadas, arriba y abajo las filas, Inicio y Fin van al principio y al final
page-first = al principio
page-previous = una jugada atrás
page-next = una jugada adelante
page-last = al final
page-turn = girar el tablero
page-next-finding = siguiente hallazgo
page-made-by = hecho con Planilla { $written }
unread-empty = no contiene ninguna partida
unread-not-found = no existe tal archivo ni carpeta
unread-denied = quien lo pidió no tiene permiso para leerlo
unread-too-large = es demasiado grande para una planilla
unread-link = es un enlace a `{ $why }`, que no existe
unread-spreadsheet = es una hoja de cálculo; guarde como CSV la hoja de las jugadas
unread-document = es un documento de texto; guárdelo como texto sin formato (.txt)
unread-data = es JSON, datos de un programa o de un sitio web
unread-positions = son posiciones (FEN o EPD), no una partida
unread-zip = es un archivo ZIP; descomprímalo
unread-office = es una hoja de cálculo o un documento
unread-pdf = es un archivo PDF
unread-picture = es una imagen
unread-styled = es una página web o un texto con formato
unread-database = es la base de datos de un programa
unread-archive = es un archivo comprimido que aquí no se puede abrir
unread-binary = no es texto
unread-damaged = el archivo comprimido está dañado (`{ $why }`); se leyó lo que se pudo descomprimir
unread-system = `{ $why }`; se leyó lo que se pudo leer

## Los informes de torneo

trf-too-long = el resto se deja fuera, { $count ->
        [one] un byte
       *[other] { $count } bytes
    }: ningún informe es tan largo
trf-undecoded = { $count ->
        [one] un byte no es
       *[other] { $count } bytes no son
    } texto en esa codificación
trf-unknown-record = `{ $code }` no abre ningún registro: la línea empieza con el número de su registro, con las tres mayúsculas de una federación o, si es una nota, con `###`
trf-tab = hay un tabulador donde se cuentan columnas: escriba espacios
trf-separated = en { $count ->
        [one] un registro
       *[other] { $count } registros
    } `{ $text }` separa los campos, y deberían hacerlo las columnas: haga que el programa de emparejamientos escriba el informe como TRF; nada de esto se ha leído
trf-late-line = la línea empieza { $count ->
        [one] una columna
       *[other] { $count } columnas
    } tarde, y se ha leído desde ahí: quite los espacios de delante
trf-columns = columnas { $first } a { $last }
trf-column = columna { $first }
trf-shifted-right = los campos están { $count ->
        [one] una columna
       *[other] { $count } columnas
    } demasiado a la derecha desde aquí; en la columna { $column } empieza este campo: { $field }; { $count ->
        [one] quite un espacio
       *[other] quite { $count } espacios
    } antes
trf-shifted-left = los campos están { $count ->
        [one] una columna
       *[other] { $count } columnas
    } demasiado a la izquierda desde aquí; en la columna { $column } empieza este campo: { $field }; { $count ->
        [one] añada un espacio
       *[other] añada { $count } espacios
    } antes
trf-column-missing = en { $count ->
        [one] un registro
       *[other] { $count } registros
    } falta una columna ({ $at }: { $field }), y lo que sigue está demasiado a la izquierda: vuelva a ponerla, con espacios donde no haya nada que escribir
trf-padded = en { $count ->
        [one] un registro
       *[other] { $count } registros
    } el nombre se rellenó por bytes, y lo que sigue está demasiado a la izquierda: una letra como `é` tiene dos bytes y ocupa una columna; rellene los nombres hasta 33 caracteres
trf-field = `{ $text }` no se entiende como { $field } ({ $at })
trf-no-day = `{ $text }` no es un día del calendario: escriba año, mes y día
trf-points-comma = `{ $text }` lleva coma: escriba los puntos con un punto, `{ $fix }`
trf-overrun = lo que hay aquí se sale de su sitio ({ $at }: { $field }): acórtelo
trf-missing = aquí no hay nada: añada { $field } ({ $at })
trf-field-starting-rank = el número inicial, de 1 a 9999
trf-field-sex = el sexo, `m` o `w`
trf-field-title = el título, uno de `GM`, `IM`, `WGM`, `FM`, `WIM`, `CM`, `WFM`, `WCM`
trf-field-name = el nombre, como `Apellido, Nombre`
trf-field-rating = el Elo, en cifras
trf-field-federation = las tres letras de la federación
trf-field-fide-number = el número FIDE, en cifras
trf-field-birth-date = la fecha de nacimiento, como `1990/02/28`
trf-field-points = los puntos, como `11.5`
trf-field-rank = el puesto final, en cifras
trf-field-opponent = el número inicial del rival, o `0000`
trf-field-colour = el color, `w`, `b` o `-`
trf-field-result = el resultado, uno de `1` `=` `0`, `+` `-`, `W` `D` `L`, `H` `F` `U` `Z`
trf-field-participant = el número de un jugador o de un equipo
trf-field-round = el número de una ronda
trf-field-record-points = puntos, como `1.5`
trf-field-count = un número, en cifras
trf-field-day = un día, como `2026/01/31`
trf-field-round-day = el día de una ronda, como `26/01/31`
trf-field-kind = una de las letras que el registro tiene para su clase
trf-field-team-name = el nombre del equipo
trf-field-engine-value = un código y sus puntos, como `W=1.0`
trf-date-form = `{ $text }` se ha leído como { $date }: escriba año, mes y día con barras, `2026/01/31`
trf-date-form-short = `{ $text }` se ha leído como { $date }: escriba el día de una ronda con dos cifras del año y barras, `26/01/31`
trf-long-days = los días de { $count ->
        [one] una ronda
       *[other] { $count } rondas
    } llevan cuatro cifras del año, como `{ $text }`, lo cual se entiende: escriba dos, `26/01/31`, en las columnas 92 a 99, 102 a 109, etc
trf-birth-late = nacido el { $date }, el jugador no tendría tres años al empezar el torneo: corrija la fecha de nacimiento
trf-record-missing = el archivo no tiene el registro `{ $code }`, o está vacío, y sin él no se puede valorar el torneo: añádalo
trf-record-repeated = el registro `{ $code }` está aquí otra vez; vale el primero: quite uno de los dos
trf-both-team-records = los equipos están en registros `013` y en registros `310` ({ $count } en total): basta `310`
trf-name-long = el nombre ocupa { $count ->
        [one] una columna
       *[other] { $count } columnas
    } más de las que tiene (de la 15 a la 47), y lo que está detrás queda demasiado a la derecha: acorte el nombre
trf-no-rounds = ningún registro tiene rondas desde la columna 92, y { $count ->
        [one] un jugador tiene
       *[other] { $count } jugadores tienen
    } puntos: puede que las líneas estén cortadas; añada las rondas
trf-no-players = el archivo no tiene ningún jugador: añada un registro `001` para cada uno
trf-not-a-report-games = esto son partidas (PGN) y no un informe de torneo: compruébelas como partidas, `planilla check FILE`, y dé el informe (TRF) con `--trf`
trf-not-a-report = esto no es un informe de torneo (TRF): ninguna línea empieza con el número de un registro, `012` o `001`
trf-duplicate-rank = el número inicial { $number } ya se había dado: dé a cada jugador el suyo
trf-duplicate-fide = el número FIDE `{ $id }` es también el del jugador { $number }: corrija uno de los dos
trf-opponent-unknown = ronda { $round }: no hay ningún jugador { $number } en el archivo: corrija el rival o añada el jugador
trf-opponent-self = ronda { $round }: el jugador { $number } se tiene a sí mismo por rival: corrija el rival
trf-not-mirrored = ronda { $round }: el jugador { $number } tiene por rival al { $opponent }, y el registro del { $opponent } tiene al { $other }: corrija el equivocado
trf-not-mirrored-none = ronda { $round }: el jugador { $number } tiene por rival al { $opponent }, y el registro del { $opponent } no tiene a nadie: corrija el equivocado
trf-same-colour = ronda { $round }: los dos jugadores, { $number } y { $opponent }, llevan { $color-the }: corrija el color de uno
trf-no-colour = ronda { $round }: una partida con el código `{ $code }` necesita un color: escriba `w` o `b`
trf-no-colours = en { $count ->
        [one] una ronda
       *[other] { $count } rondas
    } de jugadores la partida no tiene color: escriba `w` o `b` (columna 97 para la primera ronda, 107 para la segunda, etc)
trf-results-disagree = ronda { $round }: el jugador { $number } tiene `{ $code }` y el jugador { $opponent } `{ $other }`, y ningún registro `299` dice por qué: corrija el equivocado o añada el registro
trf-bye-opponent = ronda { $round }: `{ $code }` es un descanso, y a su lado está el jugador { $number } como rival: escriba `0000`, o el código de una partida
trf-no-opponent = ronda { $round }: `{ $code }` es el código de una partida, y no se nombra ningún rival: nómbrelo, o escriba el código de un descanso
trf-no-result = ronda { $round }: falta el resultado contra el jugador { $number }: escríbalo
trf-result-unknown = ronda { $round }: `X` no es un resultado de un informe acabado: escriba el de la partida
trf-second-bye = ronda { $round }: `U` está a lo sumo una vez por ronda, y ya lo tiene el jugador { $number }: escriba otro descanso, `H`, `F` o `Z`
trf-bye-not-given = ronda { $round }: este registro da al jugador { $number } el descanso `{ $code }`, y el suyo propio no: corrija uno de los dos
trf-points-sum = en el registro del jugador { $number } hay `{ $written }` puntos, y los resultados suman `{ $counted }`: corrija los puntos o un resultado, o dé los puntos en un registro `299`
trf-scoring = los puntos son sumas de `{ $win }` por victoria, `{ $draw }` por tablas y `{ $loss }` por derrota: dígalo en un registro `162`
trf-rank-order = el puesto final { $rank } es el del jugador { $number } y el del jugador { $other }, que tienen puntos distintos: corrija uno de los puestos
trf-rank-points = el jugador { $number } tiene más puntos que el { $other } y está detrás de él: corrija los puestos finales (columnas 86 a 89), que van ante todo por puntos
trf-count = el registro `{ $code }` da { $given }, y en el archivo hay { $counted }: corrija el registro
trf-rounds = el torneo tiene { $given ->
        [one] una ronda
       *[other] { $given } rondas
    }, y hay { $counted ->
        [one] una registrada
       *[other] { $counted } registradas
    }: corrija el número de rondas
trf-days-reversed = el último día, { $last }, es anterior al primero, { $first }: corrija el registro `042` o el `052`
trf-day-outside = ronda { $round }: el { $date } no es un día del torneo: corríjalo, o el registro `042` o `052`
trf-day-earlier = ronda { $round }: el { $date } es anterior a la ronda precedente: corrija uno de los días
trf-round-days = { $given ->
        [one] se da el día de una ronda
       *[other] se dan los días de { $given } rondas
    }, y hay { $counted ->
        [one] una ronda registrada
       *[other] { $counted } rondas registradas
    }: dé un día por ronda
trf-participant-unknown = el registro `{ $code }` nombra el { $number }, un número que nadie tiene en el archivo: corríjalo
trf-in-two-teams = el jugador { $number } está en dos equipos: déjelo en uno
trf-twice-in-team = el jugador { $number } está dos veces en este equipo: déjelo una vez
trf-duplicate-team = el número de equipo { $number } ya se había dado: dé a cada equipo el suyo
trf-duplicate-team-name = el equipo `{ $name }` ya está en el archivo: quite uno o distíngalos
trf-other = el otro registro
trf-alike = lo mismo en { $count ->
        [one] un lugar más
       *[other] { $count } lugares más
    }
trf-follows = { $count ->
        [one] de esto se sigue un defecto más
       *[other] de esto se siguen { $count } defectos más
    }
trf-more = { $count ->
        [one] hay un defecto más
       *[other] hay { $count } defectos más
    } en el archivo
trf-time-unread = `{ $text }` no es un ritmo de juego codificado: escriba segundos, como `5400+30` o `40/6000+30:900+30`
trf-times-differ = el registro 122 da el ritmo de juego como `{ $words }` y el registro 222 como `{ $text }`: no son lo mismo; las partidas se comparan con el registro 222
trf-code-lasted = ronda { $round }: el informe tiene `{ $white }` y `{ $black }`, una partida jugada, y no jugaron ambos: escriba `{ $first }` y `{ $second }`, o añada las jugadas
trf-code-empty = ronda { $round }: el informe tiene `{ $white }` y `{ $black }`, una partida jugada, y aquí no hay jugadas: escriba `{ $first }` y `{ $second }` si un jugador no compareció, `{ $third }` y `{ $fourth }` si la partida había empezado, o añada las jugadas
trf-code-not-played = ronda { $round }: el informe tiene `{ $white }` y `{ $black }`, y aquí la partida se decidió por incomparecencia, `{ $written }`: escriba `{ $first }` y `{ $second }` en el informe
trf-code-short = ronda { $round }: el informe tiene `{ $white }` y `{ $black }`, una partida de menos de una jugada, y ambos jugaron: escriba `{ $first }` y `{ $second }`
trf-code-forfeit = ronda { $round }: el informe tiene `{ $white }` y `{ $black }`, una incomparecencia, y ambos jugaron: escriba `{ $first }` y `{ $second }`
trf-code-result = ronda { $round }: el informe tiene `{ $white }` para las blancas y `{ $black }` para las negras, y el resultado aquí es `{ $written }`: corrija el equivocado
trf-code-open = ronda { $round }: el informe tiene `{ $white }` para las blancas y `{ $black }` para las negras, y aquí `*` no da ningún resultado: escriba aquí el de la partida
trf-code-unknown = ronda { $round }: el informe tiene `X`, un resultado desconocido, y el resultado aquí es `{ $written }`: escriba su código en el informe
trf-unpaired = el informe no tiene ninguna partida entre `{ $white }` y `{ $black }`: corrija un nombre o deje la partida fuera
trf-unpaired-player = `{ $name }` no es ningún jugador del informe: escriba el nombre como allí o añada el número FIDE
trf-unpaired-names = `{ $name }` puede ser más de un jugador del informe: `{ $first }`, `{ $second }`; lo diría un número FIDE (`WhiteFideId`, `BlackFideId`)
trf-identity-open = el número FIDE `{ $id }` es el de `{ $first }`, y el nombre `{ $name }` es el de `{ $second }`: no se sabe cuál de los dos jugó; corrija el número o el nombre en la partida
trf-identity-name = el número FIDE `{ $id }` es el de `{ $first }`, pero por el nombre, el rival y la ronda la partida es la de `{ $second }`: corrija el número en la partida
trf-identity-number = el número FIDE `{ $id }` es el de `{ $first }`, y así lo dicen el rival y la ronda, pero el nombre `{ $name }` es el de `{ $second }`: corrija el nombre en la partida
trf-identity-stranger = el número FIDE `{ $id }` es el de `{ $first }`, y el nombre aquí es `{ $name }`: corrija el número o el nombre
trf-number-open = `{ $name }` tiene en el informe el número FIDE `{ $other }` y aquí `{ $id }`: no se sabe si es el mismo jugador; corrija el número equivocado
trf-number-other = `{ $name }` tiene en el informe el número FIDE `{ $other }` y aquí `{ $id }`: corrija el número equivocado
trf-unpaired-rounds = `{ $white }` y `{ $black }` jugaron en las rondas { $list }, y la partida no dice de cuál es: añada la ronda
trf-unpaired-round = el informe tiene a `{ $white }` y `{ $black }` en la ronda { $list }, y aquí es la ronda { $round }: corrija la equivocada
trf-unpaired-one = solo se nombra a `{ $name }`, y ninguna ronda, y puede ser cualquiera de sus partidas: añada el rival o la ronda
trf-unpaired-bye = `{ $name }` no tiene rival en la ronda { $round } del informe: corrija la ronda o el nombre
trf-unpaired-nameless = la partida no nombra a ningún jugador, ni por su nombre ni por su número FIDE, y puede ser cualquiera del informe: añada los nombres
trf-several-games = ronda { $round }: hay varias partidas de `{ $white }` y `{ $black }`: `{ $places }`; deje una
trf-no-game = ronda { $round }: no hay ninguna partida de `{ $white }` y `{ $black }`
trf-no-games = { $count ->
        [one] una partida del informe no está
       *[other] { $count } partidas del informe no están
    } entre las dadas, la primera aquí (`--notes` las nombra todas)
trf-same-moves = las jugadas de `{ $game }` son las de `{ $other }`, { $count ->
        [one] la única jugada
       *[other] las { $count } jugadas
    }: mire si una se copió de la otra
trf-date-outside = el { $date } no es un día del torneo, que duró del { $first } al { $last }: corrija la fecha
trf-date-round = el informe tiene la ronda { $round } el { $date }: corrija la fecha o la ronda
trf-time-other = el informe tiene otro ritmo de juego, `{ $text }`: corrija el equivocado
rating-time-short = { $minutes } minutos para 60 jugadas son pocos para una partida clásica valorada de un jugador con { $rating }: { $least } como mínimo (Reglamento de Elo B.02, 1.1)
rating-first-control = el primer control llega tras { $count ->
        [one] una jugada
       *[other] { $count } jugadas
    }; una partida valorada tiene 30 como mínimo (Reglamento de Elo B.02, 1.2)
colours-reversed = los colores están cambiados: el informe tiene a `{ $white }` con blancas en la ronda { $round }
colours-arbiter = tal partida continúa salvo que el árbitro decida otra cosa
colours-stand = tras { $count } jugadas de cada uno tal partida continúa
colours-ended = la partida acabó antes de que ambos hicieran { $count } jugadas, y vale (según una interpretación de los árbitros de la FIDE de junio de 2017)
colours-again = antes de que ambos hagan { $count } jugadas tal partida se detiene, y se juega otra con los colores correctos

## Lo que encuentra cada regla, en una línea

rule-sheet-heading = un encabezamiento que importa y no se entiende: fecha, leyes, idioma, bando, resultado, motivo, bandera, mínimo de jugadas, puntos, ritmo de juego, reloj, reclamación, jugadas ilegales, sanción
rule-sheet-move_number = un número de jugada que falta, se repite, salta o está junto a otra jugada; dos jugadas en una casilla de la planilla
rule-sheet-gap = se omitió una jugada
rule-sheet-unreached = jugadas que no se pudieron juzgar porque la partida se interrumpe antes
rule-sheet-extra_cell = una casilla de la planilla que no corresponde a ninguna jugada, como una jugada escrita dos veces
rule-start-doubtful_fen = hubo que dejar de lado algo del FEN de la posición inicial
rule-text-encoding = el texto se leyó como Windows-1252 (nota), o contiene bytes que no son texto (advertencia)
rule-pgn-syntax = texto que no tiene lugar en la gramática del PGN ni en la de una planilla
rule-text-json = lo que en una planilla en JSON no se puede leer, o no tal como está
rule-game-refused = la partida no se juzga: otra variante del ajedrez, o una posición inicial que no es tal
rule-end-moves_after_stalemate = hay jugadas anotadas después de que el ahogado terminara la partida
rule-end-moves_after_mate = hay jugadas anotadas después de que el jaque mate terminara la partida
rule-end-moves_after_dead = hay jugadas anotadas después de que una posición muerta terminara la partida
rule-move-illegal = una anotación a la que no corresponde ninguna jugada legal
rule-move-leaves_king_in_check = el rey propio queda o se pone en jaque, o se captura un rey
rule-move-unread = un texto en el lugar de una jugada que no indica ninguna
rule-move-illegal_castling = un enroque sin derecho a él, con el rey en jaque, por una casilla atacada o hasta ella, o con el camino ocupado
rule-move-illegal_ep = una captura al paso que llega tarde, o de un peón que no hizo un avance doble
rule-notation-capture_mark = una captura sin su signo, o el signo sin captura
rule-notation-mate_mark = el signo de mate en una posición que no es mate, o un mate sin su signo
rule-notation-promotion_form = una promoción que no nombra la pieza nueva (error), o que se escribe de otra forma (nota)
rule-notation-long_form = se escribe la casilla de salida o un guion; lícito desde 2017
rule-notation-piece_language = una letra de pieza de otro idioma que el resto de la planilla
rule-notation-non_algebraic = notación descriptiva, las cifras del ajedrez por correspondencia o nombres hablados; las Leyes solo conocen la algebraica
rule-notation-castling_form = un enroque que no se escribe como quiere su norma, o un `0-0` al final que puede ser un resultado
rule-notation-check_mark = un jaque sin su signo, el signo sin jaque, o `++` por un jaque doble
rule-notation-pawn_form = un peón escrito con letra, o la captura de un peón sin su columna o su casilla
rule-notation-disambiguation_style = una columna o fila de salida que la jugada no necesita, o una fila donde bastaría la columna
rule-notation-ambiguous = al texto corresponden dos o más jugadas legales; advertencia si lo resuelven jugadas posteriores
rule-notation-ep_suffix = una captura al paso sin su indicación, o la indicación en otra jugada
rule-notation-case_or_figurine_lost = una mayúscula o una figurilla, quizá perdida, decide entre dos jugadas legales
rule-notation-repaired_text = un texto que no es una jugada legal tal como está, con la que probablemente se quiso escribir; solo con `--repair`
rule-result-contradicts_end = la última posición es mate, ahogado o posición muerta, y el resultado es otro
rule-result-draw_before_minimum = se acordaron tablas antes de que ambos jugadores hubieran hecho las jugadas que pide el torneo
rule-result-draw_without_moves = se acordaron tablas antes de que cada jugador hubiera hecho una jugada
rule-result-resignation_without_mating_chance = un jugador abandonó y quien ganó no podía dar mate con ninguna serie de jugadas legales: tablas desde 2023
rule-result-flag_without_mating_chance = una partida se perdió por tiempo y quien ganó no podía dar mate con ninguna serie de jugadas legales
rule-result-contradicts_reason = el resultado no puede venir del motivo que consta, o el tablero no muestra ese motivo
rule-result-missing_or_unsigned = el resultado está en blanco, o un jugador no ha firmado
rule-result-reason_not_visible = un jugador ha ganado, pero no hay mate ni consta el motivo
rule-result-unusual = pierden ambos jugadores, una incomparecencia, medio punto para uno y nada para el otro, o puntos que ninguna partida da
rule-time-both_flags = cayeron las dos banderas sin que nadie pueda decir cuál cayó primero, y se da la victoria a un jugador
rule-sealed-ambiguous = una jugada secreta a la que corresponden dos o más jugadas legales: pierde
rule-sealed-unintelligible = una jugada secreta cuyo texto no es una jugada: pierde
rule-sealed-illegal = una jugada secreta que no es legal: pierde
rule-sealed-language_clash = una jugada secreta cuyas letras indican jugadas distintas en distintos idiomas, sin que se sepa el del jugador
rule-sealed-loss_exempt = una jugada secreta que perdería, pero el rival no puede dar mate o la partida había terminado: tablas
rule-sealed-ends_game = una jugada secreta que termina la partida: mate, ahogado, posición muerta, quinta repetición o 75 jugadas
rule-sealed-envelope_incomplete = un sobre que no dice todo lo que piden las Leyes: nombres, posición, tiempos, quién selló, número de la jugada, la reanudación, las dos planillas
rule-sealed-envelope_mismatch = un sobre que se contradice a sí mismo o a una planilla: la posición, a quién le toca jugar, el número, la jugada secreta, un tiempo
rule-sealed-late_or_absent = un jugador que llegó demasiado tarde a la reanudación, o no llegó: quién pierde, salvo que la jugada secreta hubiera terminado la partida
rule-sealed-claim_after_sealing = unas tablas que el jugador que selló reclamó después de sellar: tarde, en opinión de un árbitro; las Leyes callan
rule-sealed-offer_standing = una oferta de tablas hecha después de sellar, y aún sin respuesta
rule-sealed-clock_error = un reloj que al reanudar se puso con otros tiempos que los del sobre
rule-offer-missing = se acordaron tablas y no consta ninguna oferta
rule-offer-not_on_both = una oferta de tablas está solo en una de las dos planillas de una partida, o en jugadas distintas
rule-sheets-first_divergence = el lugar donde dos planillas de una partida dicen por primera vez jugadas distintas
rule-sheets-one_resolves = una planilla es ambigua, imposible, corta o está desplazada, y la otra lo resuelve
rule-sheets-result_differs = los resultados de dos planillas de una partida difieren, o los nombres, el torneo, la ronda, el tablero, la fecha o los colores
rule-sheets-same_illegal = ambas planillas de una partida tienen la misma jugada, que no es posible
rule-start-wrong_position = la partida empieza con piezas cambiadas de sitio, como el rey y la dama
rule-claim-threefold = una reclamación de tablas por repetición: si la posición se dio tres veces
rule-claim-fifty = una reclamación de tablas por cincuenta jugadas: si cada bando hizo cincuenta sin mover un peón ni capturar
rule-claim-right_lost = reclamó tablas un jugador al que no le tocaba jugar, o que había tocado una pieza
rule-claim-intended_move_not_played = se reclamó con una jugada que después debe jugarse, y se jugó otra
rule-claim-penalty = el tiempo que da y quita una reclamación incorrecta, frente a los tiempos y sanciones que constan
rule-quickplay-position_mismatch = la posición escrita con una reclamación de los dos últimos minutos no es la de las jugadas, o la planilla no está al día
rule-move-illegal_tally = las jugadas ilegales completadas que contó el árbitro, frente al resultado y al tiempo dado por ellas
rule-claim-available_unused = se podían reclamar tablas por repetición o por los cincuenta movimientos, y nadie lo hizo
rule-clock-inconsistent = un reloj que gana más de lo que da el ritmo de juego, lo gana en otra jugada, o marca menos que nada
rule-time-control_missed = menos jugadas de las que pide un control cuando cayó la bandera, y la partida no se perdió o siguió
rule-time-class = no se sabe si la partida es estándar, rápida o relámpago, y una jugada ilegal puede quedar en pie
rule-record-stopped_early = se dejó de anotar con cinco minutos o más, o con 30 segundos o más por jugada
rule-record-gap_at_control = faltan jugadas hasta un control de tiempo, y la planilla no se puso al día
rule-record-written_in_advance = una jugada se anotó en una planilla electrónica antes de hacerla
rule-end-fivefold_passed = una posición se dio por quinta vez, lo que hace tablas, y la partida siguió o el resultado no es tablas
rule-end-seventyfive_passed = 75 movimientos sin mover un peón ni capturar hacen tablas, y la partida siguió o el resultado no es tablas
rule-pgn-king_centre_tail = las últimas jugadas son reyes llevados al centro como señal del resultado, como las registran los tableros electrónicos
rule-pgn-result_mismatch = el resultado de las etiquetas no es el que sigue a las jugadas, o `*` oculta uno que el PGN no puede escribir
rule-sheet-columns_swapped = las jugadas de las blancas están en la columna de las negras y al revés; no se juzga nada hasta que se corrija
rule-sheet-rows_descending = las filas van de la última jugada a la primera; no se juzga nada hasta que se corrija
rule-sheet-no_moves = un texto en el que nada es una jugada (error), o encabezamientos sin ninguna jugada (advertencia)
rule-sheet-extraneous = signos de elogio o de valoración, líneas de análisis y comentarios en una planilla
rule-edition-chosen = la fecha deja abierta la edición de las Leyes, y no todas juzgan igual la partida (sin fecha: nota)
rule-move-illegal_stands = una jugada ilegal, en partida rápida o relámpago sin supervisión adecuada, que el rival respondió y queda en pie
rule-start-rapid_setup = piezas cambiadas al comienzo de una partida rápida o relámpago, lo que queda en pie tras cierto número de jugadas
rule-trf-file_fault = una línea del informe del torneo no es como pide el formato, o contradice a otra
rule-trf-code_mismatch = los códigos de resultado del informe no casan con la partida: sus jugadas, su resultado o entre sí
rule-trf-unpaired_game = una partida que no es ninguna del informe del torneo o puede ser varias, o una del informe sin partida o con varias
rule-trf-date_mismatch = la fecha de una partida no es un día del torneo, o no el de su ronda
rule-trf-time_control_mismatch = el ritmo de juego de una partida no es el del informe del torneo
rule-trf-same_moves = dos partidas de un torneo son iguales jugada por jugada
rule-rating-time_control = el ritmo de juego es demasiado corto para que la partida cuente para el Elo clásico, según el Elo de los jugadores
rule-start-colours_reversed = la partida tiene blancas y negras al revés que el informe del torneo
