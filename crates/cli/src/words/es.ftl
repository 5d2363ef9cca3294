### Lo que dice el programa por sí mismo, en español.

unreadable-not-found = { $file }: no existe ese archivo ni esa carpeta; revise el nombre y la carpeta en que se encuentra
unreadable-not-found-similar = { $file }: no existe ese archivo ni esa carpeta; ¿quiso decir { $more }?
unreadable-denied = { $file }: no tiene permiso para leerlo; pida permiso a su dueño o cópielo a una carpeta suya
unreadable-link = { $file }: es un enlace a { $more }, que no existe; indique el archivo mismo
unreadable-spreadsheet = { $file }: es una hoja de cálculo; ábrala, guarde como CSV la hoja de las jugadas («Guardar como») y compruebe ese archivo
unreadable-document = { $file }: es un documento de texto; ábralo, guárdelo como texto sin formato (.txt) y compruebe ese archivo
unreadable-zip = { $file }: es un archivo ZIP; descomprímalo y compruebe los archivos o la carpeta que salgan de él
unreadable-office = { $file }: es una hoja de cálculo o un documento; guarde la hoja como CSV, o el documento como texto sin formato (.txt), y compruebe ese archivo
unreadable-pdf = { $file }: es un PDF; copie sus jugadas a un archivo de texto sin formato
unreadable-picture = { $file }: es una imagen; escriba sus jugadas en un archivo de texto sin formato
unreadable-styled = { $file }: es una página web o un texto con formato; descargue las partidas en PGN, o copie las jugadas a un archivo de texto sin formato
unreadable-data = { $file }: es JSON, datos de un programa o de un sitio web; descargue o exporte las partidas en PGN; si es una planilla, dé cada una como un objeto con una lista `moves`
unreadable-positions = { $file }: son posiciones (FEN o EPD), no una partida; para posiciones: planilla position - < { $file }
unreadable-database = { $file }: es la base de datos de un programa; exporte sus partidas como PGN
unreadable-archive = { $file }: es un archivo comprimido que aquí no se puede leer; descomprímalo antes (.gz, .zst y .bz2 se leen tal cual)
unreadable-binary = { $file }: no es un archivo de texto; guárdelo o expórtelo como PGN o texto sin formato, o indique su codificación con --encoding
unreadable-too-large = { $file }: es demasiado grande para una planilla; si contiene partidas en PGN, indíquelo con --input pgn
unreadable-damaged = { $file }: el archivo comprimido está dañado ({ $more }); se ha leído lo que se pudo; consígalo de nuevo
unreadable-system = { $file }: { $more }; se ha leído lo que se pudo

no-input = no hay nada que leer: indique un archivo o una carpeta, o envíe una planilla por la entrada estándar
no-sheets = { $folders }: no contiene ninguna planilla ni archivo PGN (en las carpetas se leen: { $kinds })
no-games = { $file }: no contiene ninguna partida
passed-over = { $count ->
    [one] 1 archivo pasado por alto
   *[other] { $count } archivos pasados por alto
} en las carpetas: { $files } (allí se leen: { $kinds }); indique un archivo por su nombre para leerlo de todos modos
pages-not-shipped = las páginas de las reglas están en inglés y en español; esta es la inglesa
cannot-write = no se han podido escribir los resultados: { $more }

summary = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} en { $files ->
    [one] 1 archivo
   *[other] { $files } archivos
}: { $counts }
trf-none = { $file } no es un informe de torneo (TRF): no hay con qué comparar las partidas
trf-pipe = --trf -: el informe de torneo se lee de un archivo; dé su nombre
trf-no-games = no hay ninguna partida que comparar con { $file }: indique también las partidas; `planilla check --trf ARCHIVO` comprueba el informe por sí solo
trf-summary = { $file }: { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}, { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}: { $counts }
trf-joined = { $file }: en el informe se hallan { $joined } de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
summary-clean = sin hallazgos
count-errors = { $count ->
    [one] 1 error
   *[other] { $count } errores
}
count-warnings = { $count ->
    [one] 1 advertencia
   *[other] { $count } advertencias
}
count-notes = { $count ->
    [one] 1 nota
   *[other] { $count } notas
}
count-undecided = { $count ->
    [one] 1 cuestión sin decidir (`-v` dice cuál)
   *[other] { $count } cuestiones sin decidir (`-v` dice cuáles)
}
count-unreadable = { $count ->
    [one] 1 archivo no se pudo leer
   *[other] { $count } archivos no se pudieron leer
}
digest = { $files ->
    [one] 1 archivo leído
   *[other] { $files } archivos leídos
}{ $unreadable ->
    [0] {""}
   *[other] {" "}y { $unreadable } no, o no del todo
}; { $clean ->
    [one] 1 partida
   *[other] { $clean } partidas
} sin hallazgos, { $found } con hallazgos, { $errors } de ellas con errores
digest-errors = Partidas con errores:
digest-rules = Lo más frecuente:
digest-explain = qué busca una regla y qué hacer: planilla explain { $rule }
digest-unreadable = No se pudo leer, o no del todo:
digest-more = y { $count } más
digest-report = Todas en una página: planilla report { $names } -o informe.html
size = { $number } { $unit }
progress-games = { $games } partidas, { $rate } por segundo

error = error
warning = advertencia
note = nota
help = ayuda
laws = Leyes de { $edition }, { $articles }
game = partida { $number }
game-of = partida { $number }, { $white } - { $black }
elsewhere = línea { $line }, columna { $column }: { $message }
fix-certain = escriba `{ $replacement }`
fix-likely = probablemente se quiso escribir `{ $replacement }`
fix-shown = quizá se quiso escribir `{ $replacement }`
fix-remove-certain = quítelo
fix-remove-likely = probablemente sobra
fix-remove-shown = quizá sobra
undecided = sin decidir: { $why }

fact-language-given = idioma: { $language }
fact-language-detected = idioma: { $language }, deducido de las jugadas
fact-language-undecided = idioma: sin decidir, leído como { $language }
fact-others = (se lee igual en: { $others })
fact-laws-option = Leyes: { $edition }, como se pidió
fact-laws-header = Leyes: { $edition }, según el encabezamiento de la planilla
fact-laws-date = Leyes: { $edition }, según la fecha de la partida
fact-laws-newest = Leyes: { $edition }, las más recientes
fact-plies = { $count ->
    [one] 1 media jugada
   *[other] { $count } medias jugadas
}

move-exact = `{ $written }` es `{ $san }`
move-normalized = `{ $written }` es `{ $san }`, con una escritura irregular
move-blank = un espacio en blanco vale por una jugada que falta
move-missing = `{ $written }` indica una jugada omitida
move-languages = se lee así en: { $languages }
bad-fen = esto no es una posición: { $more }

kept-ambiguous = `{ $written }` se deja como está: corresponde a más de una jugada
kept-illegal = `{ $written }` se deja como está: aquí no es una jugada legal
kept-unread = `{ $written }` se deja como está: no indica ninguna jugada
kept-missing = `{ $written }` se deja como está: aquí falta una jugada
kept-extra = `{ $written }` se deja como está: no corresponde a ninguna jugada de la partida
kept-refused = `{ $written }` se deja como está: la partida no se juzga
kept-over = `{ $written }` se deja como está: la partida ya había terminado
kept-more = { $count ->
    [one] queda 1 jugada más como está
   *[other] quedan { $count } jugadas más como están
}
doubted = `{ $written }` se escribe como `{ $replacement }`, lo que no es seguro: conviene revisarlo
lost = `{ $written }` se escribe como `{ $replacement }`: lo demás que dice no se puede escribir allí
leaves-pgn = el texto ya no es PGN estándar: sus jugadas no llevan las letras inglesas y otros programas pueden no leerlas
doubted-more = { $count ->
    [one] 1 jugada más no es segura
   *[other] { $count } jugadas más no son seguras
}
kept-unreached = `{ $written }` se deja como está: la partida se interrumpe antes

## Una posición

position-fen = FEN: { $fen }
position-state-ongoing = { $turn ->
    [white] Juegan las blancas
   *[black] Juegan las negras
}, { $check ->
    [true] en jaque
   *[false] sin estar en jaque
}; la partida sigue
position-state-checkmate = { $turn ->
    [white] Juegan las blancas: jaque mate, y las negras han ganado
   *[black] Juegan las negras: jaque mate, y las blancas han ganado
}
position-state-stalemate = { $turn ->
    [white] Juegan las blancas
   *[black] Juegan las negras
}: ahogado, y la partida es tablas
position-state-dead_position = { $turn ->
    [white] Juegan las blancas
   *[black] Juegan las negras
}: posición muerta, y la partida es tablas
position-moves = { $count ->
    [0] ninguna jugada legal
    [one] 1 jugada legal: { $moves }
   *[other] { $count } jugadas legales: { $moves }
}
position-chance-white = ¿Pueden aún dar mate las blancas? { $answer ->
    [yes] Sí
    [no] No
   *[undecided] Sin decidir
}: { $why }
position-chance-black = ¿Pueden aún dar mate las negras? { $answer ->
    [yes] Sí
    [no] No
   *[undecided] Sin decidir
}: { $why }
position-line = con { $line }
bad-fen-line = { $line }: esto no es una posición: { $more }; hay que corregir esta línea

## Una jugada secreta

sealed-clear = `{ $written }` es clara
sealed-irregular = `{ $written }` es de sentido claro, con una escritura irregular
sealed-ambiguous = `{ $written }` es ambigua
sealed-illegal = `{ $written }` es ilegal
sealed-unintelligible = `{ $written }` es ininteligible
sealed-blank = un papel en blanco es ininteligible
sealed-outcome-play = se efectúa la jugada y la partida sigue
sealed-outcome-loss = { $player ->
    [white] las blancas pierden
   *[black] las negras pierden
} la partida
sealed-outcome-draw = la partida es tablas
sealed-outcome-win = { $player ->
    [white] las blancas ganan
   *[black] las negras ganan
} la partida
sealed-outcome-arbiter = tiene que decidir el árbitro
sealed-chooses-opponent = el rival elige entre estas lecturas (US Chess)
sealed-chooses-arbiter = el director tiene que decidir si hay una lectura razonable (US Chess)
sealed-reasonable = por lo que puede tomarse, aunque no por sí sola: { $moves }
sealed-also = además, en el papel: { $what }
sealed-undecided = sin decidir ({ $rule }): { $why }
envelope-follows = lo que resulta: { $what }
envelope-in-order = no hay nada incorrecto en el sobre
envelope-closed = el sobre está sellado: planilla open prueba su jugada y la juzga
envelope-no-move = no hay jugada que juzgar, o no hay posición en que juzgarla; un papel abierto y en blanco se escribe `move = " "`

export-input = { $file }: es uno de los archivos que se leen; escriba en otro
export-folder = { $file }: es una carpeta; indique un archivo dentro de ella
export-terminal = un archivo Parquet no está hecho para leerse en pantalla: indique un archivo con -o, o páselo a otro programa
export-begin = { $file }: aquí no se puede crear ningún archivo: { $more }
export-broken = { $file }: no se ha podido escribir: { $more }; sigue como estaba
export-nothing = no se ha podido leer nada, así que { $file } no se ha escrito
export-pipe = la salida estándar
export-summary = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} en { $files ->
    [one] 1 archivo
   *[other] { $files } archivos
}: { $rows ->
    [one] 1 fila
   *[other] { $rows } filas
}, { $size }, en { $out }

## Lo que dice report

report-summary = { $summary }; la página está en { $out } ({ $size })

## Lo que dice show

show-more-games = { $file }: esta es la primera de { $games } partidas; `--game N` muestra otra, `--game all` las muestra todas
show-no-game = { $file }: no hay partida { $number }; { $games ->
    [one] contiene una partida
   *[other] contiene { $games } partidas
}
show-findings = { $counts } en esta partida: véase `planilla check`
show-after = Tras { $point }
show-at = En { $point }: { $said }
show-counts = { $moves }; contador de medias jugadas: { $clock }; la próxima jugada es la { $number }
show-times = { $times ->
    [one] esta posición estaba en el tablero por primera vez
   *[other] esta posición estuvo en el tablero { $times } veces
}
show-not-counted = no se sabe cuántas veces estuvo esta posición en el tablero, y no se cuentan las reclamaciones
show-no-claim = el jugador que está en juego no puede reclamar tablas según 9.2 o 9.3
show-rests = esto depende de lo que se supuso en { $point }
show-repetitions = Posiciones repetidas
show-repetitions-none = Ninguna posición estuvo dos veces en el tablero
show-repetition = { $times } veces: { $points }
show-third = tercera vez: { $point }
show-fifth = quinta vez: { $point }
show-repetitions-more = { $count ->
    [one] otra posición estuvo dos veces
   *[other] otras { $count } posiciones estuvieron dos veces
}
show-runs = Jugadas sin captura ni movimiento de peón
show-runs-none = Solo hay capturas y movimientos de peón
show-run = { $count ->
    [one] 1 media jugada
   *[other] { $count } medias jugadas
}: de { $from } a { $to }
show-run-of-one = 1 media jugada: { $from }
show-run-clock = con las anteriores a la planilla, { $clock }
show-run-reached = { $moves } jugadas de cada jugador: { $point }
show-claims = Reclamaciones de tablas que fueron posibles
show-claims-none = No fue posible ninguna reclamación de tablas según 9.2 o 9.3
show-claims-more = { $count ->
    [one] y otra reclamación más
   *[other] y otras { $count } reclamaciones
}
show-claim = { $player ->
    [white] Blancas
   *[black] Negras
}, { $when }: { $why } (Leyes de { $edition }, { $articles })
show-claim-after = tras { $point }
show-claim-between = en cada turno, de { $from } a { $to }
show-claim-repetition-on_board = la posición se daba por tercera vez o más
show-claim-repetition-announced = anunciando { $moves }, con lo que la posición se daría por tercera vez
show-claim-moves-on_board = cincuenta jugadas de cada jugador sin captura ni movimiento de peón
show-claim-moves-announced = anunciando { $moves }, con lo que se completarían cincuenta jugadas de cada jugador sin captura ni movimiento de peón
show-claims-made = Reclamaciones de tablas en la planilla
show-claim-made = { $player ->
    [white] Blancas
    [black] Negras
   *[none] Un jugador
}, { $when }: { $why }
show-claim-under = { $said } (Leyes de { $edition }, { $articles })
show-claim-nowhere = en un punto que no se conoce
show-claim-of-threefold = la misma posición por tercera vez
show-claim-of-fivefold = la misma posición por quinta vez
show-claim-of-fifty = cincuenta jugadas sin capturas ni movimientos de peón
show-claim-of-seventyfive = 75 jugadas sin capturas ni movimientos de peón
show-claim-of-no_normal_means = el rival no puede ganar por medios normales
show-claim-of-no_effort = el rival no hace esfuerzos por ganar
show-claim-of-unsaid = tablas, sin decir en qué se basan
show-claim-with = anunciando { $written }
show-claim-accepted = el árbitro la aceptó
show-claim-rejected = el árbitro la rechazó
show-verdict-right = es correcta
show-verdict-on_board_only = es correcta para lo que había en el tablero, no con la jugada anunciada
show-verdict-wrong = es incorrecta
show-verdict-right_lost = no había derecho a reclamar
show-verdict-disputed = es discutible
show-verdict-arbiter = le toca juzgarla al árbitro
show-verdict-undecided = no se puede decidir
show-automatic = La partida era tablas sin necesidad de reclamarlas
show-automatic-fivefold = { $point }: la posición se dio por quinta vez (Leyes de { $edition }, { $articles })
show-automatic-seventyfive = { $point }: 75 jugadas de cada jugador sin captura ni movimiento de peón (Leyes de { $edition }, { $articles })
show-counted = las repeticiones y reclamaciones se cuentan hasta { $point }: no se sabe qué se jugó después
show-offers = Ofertas de tablas
show-offers-none = Ninguna oferta de tablas en la planilla
show-offer = { $player ->
    [white] Blancas
   *[black] Negras
} con { $point }: { $answer }
show-offer-played_on = rechazada con { $point }
show-offer-drawn = la partida terminó ahí en tablas
show-offer-not_drawn = la partida terminó ahí, y no en tablas
show-offer-open = sin respuesta en la planilla
show-controls = Control de tiempo
show-controls-none = Ningún control de tiempo en la planilla
show-controls-unread = Control de tiempo: { $written } (no se puede leer con seguridad, y sus jugadas no se cuentan)
show-period = jugadas { $first } a { $last }
show-period-rest = desde la jugada { $first }
show-increment = { $time }, y { $seconds } s por jugada
show-made = { $player ->
    [white] Blancas
   *[black] Negras
}: { $moves ->
    [one] 1 jugada hecha
   *[other] { $moves } jugadas hechas
}
show-completed = completado con { $point }
show-not-completed = sin completar
show-clock = { $time } en el reloj
show-clocks = Tiempos de reloj
show-clock-of = { $player ->
    [white] Blancas
   *[black] Negras
}: quedaban { $last } tras { $point }; como mínimo { $lowest } tras { $lowestpoint }; { $count ->
    [one] anotado en 1 jugada
   *[other] anotado en { $count } jugadas
}
reason-checkmate = jaque mate
reason-resignation = abandono
reason-agreement = por acuerdo
reason-time = por tiempo
reason-stalemate = ahogado
reason-dead_position = posición muerta
reason-repetition = por repetición
reason-moves = por la regla de las 50 o las 75 jugadas
reason-forfeit = por incomparecencia o sanción
reason-arbiter = por el árbitro

## Las listas de idiomas y de sistemas de notación

column-code = código
column-language = idioma
column-king = rey
column-queen = dama
column-rook = torre
column-bishop = alfil
column-knight = caballo
column-files = columnas a-h
column-system = sistema
column-example = ejemplo

bad-touch = lo tocado no casa con la posición: { $more }
bad-touch-line = { $line }: lo tocado no casa con la posición: { $more }
touched-pieces = Se han tocado, por este orden: { $pieces }; Leyes de { $laws }
touched-open = Las Leyes no lo deciden: { $why }
touched-moves = { $count ->
    [0] No puede jugarse nada: la partida ha terminado
   *[other] Puede jugarse: { $moves }
}
touched-reading = { $count ->
    [0] Según una lectura, ninguna jugada
   *[other] Según una lectura: { $moves }
}
touched-meant = Se da por sentado que las tocó a propósito quien está en juego, sin haber dicho antes que las componía (4.2)

## `planilla laws`

laws-differ = { $count ->
    [0] Las Leyes de { $before } y las de { $after } no difieren en ninguno de los hechos que aquí se conocen
    [one] Las Leyes de { $before } y las de { $after } difieren en 1 de los hechos que aquí se conocen
   *[other] Las Leyes de { $before } y las de { $after } difieren en { $count } de los hechos que aquí se conocen
}
laws-renumbered = Lo mismo en ambas, en artículos con otro número ({ $before }, { $after }):
laws-three = se nombran tres ediciones; se pueden comparar dos

## El archivo de un sobre, y lo que está mal en él. `$key` es su clave.

envelope-too-long = el archivo es más largo que un sobre: tiene más de { $most } bytes
envelope-not-text = esto no es texto en UTF-8: guarde el archivo como UTF-8
envelope-syntax = esta línea no cumple las reglas de { $format } (`{ $more }`)
envelope-unknown-key = `{ $key }` no es una clave de un sobre; las claves son las de la plantilla
envelope-unknown-key-near = `{ $key }` no es una clave de un sobre; ¿quiso decir `{ $nearest }`?
envelope-twice = `{ $key }` aparece aquí por segunda vez: deje una de las dos
envelope-value = `{ $key }`: `{ $written }` no puede ir aquí: { $expected }
envelope-expected-text = escriba un texto breve en una línea, entre comillas
envelope-expected-fen = escriba una posición en FEN, con un espacio entre sus campos
envelope-expected-move = escriba la jugada entre comillas, como la escribió el jugador, con { $most } bytes como máximo
envelope-expected-clock = escriba horas y minutos, y los segundos si se saben, entre comillas: `"1:58:30"`
envelope-expected-date = escriba año, mes y día, entre comillas: `"2005-03-14"`
envelope-expected-time = escriba horas y minutos, entre comillas: `"21:30"`
envelope-expected-when = escriba día y hora, o uno de los dos, entre comillas: `"2005-03-14 21:30"`
envelope-expected-number = escriba un número entero de { $least } a { $most }
envelope-expected-word = escriba una de estas palabras: { $words }

## Sellar una jugada. `$file` es el archivo del que se trata.

seal-system = { $file }: { $more }
seal-sealed = { $file }: este sobre ya está sellado
seal-move-in-envelope = { $file }: el sobre tiene una clave `move`, que todos podrían leer: quítela y dé la jugada aparte
seal-exists = { $file }: ya hay algo con este nombre, y se deja como está: elija otro nombre con { $option }
seal-not-written = { $file }: { $more }; no se ha sellado nada
seal-unfit = { $file }: el sobre no se puede sellar de modo que pueda abrirse de nuevo: { $more }
seal-no-nonce = el sistema no tiene un número aleatorio: { $more }
seal-no-input = la jugada no se puede leer: { $more }
seal-blank = no se ha escrito ninguna jugada
seal-too-long = la jugada es demasiado larga: se admiten { $most } bytes
seal-not-text = la jugada no es texto en UTF-8
seal-ask = La jugada que se sella (no se muestra):
seal-ask-visible = La jugada que se sella:
seal-ask-again = La misma jugada otra vez:
seal-differs = no era la misma; desde el principio
seal-public = { $file }: el sobre sellado; déselo al rival y al árbitro antes de parar el reloj
seal-secret = { $file }: el secreto; quien lo tiene puede leer la jugada, y sin él nadie puede abrir el sobre
seal-commitment = compromiso: { $commitment }
seal-not-judged = { $file }: en el sobre no hay posición, y no se puede decir si la jugada es clara
seal-the-move = la jugada
seal-warn-ambiguous = { $move } sería ambigua: le corresponde más de una jugada legal
seal-warn-illegal = { $move } sería ilegal
seal-warn-unintelligible = { $move } no sería una jugada que se pueda leer
seal-not-sealed = no se ha sellado nada; escriba otra jugada, o séllela igualmente con --no-warn
seal-all-the-same = ¿Sellarla igualmente? (s/n)

## Abrir un sobre sellado

open-proved-blank = se selló un papel en blanco (compromiso { $commitment })
open-proved = `{ $written }` es la jugada que se selló (compromiso { $commitment })
open-commitment-public = el compromiso no es el del sobre y la jugada: se ha cambiado, o el secreto es de otro sellado del mismo sobre
open-commitment-secret = el compromiso no es el del sobre y la jugada: se ha cambiado
open-not-together = { $file } y { $other } no van juntos: nombran compromisos distintos
open-not-committed = la jugada, el número aleatorio y el sobre no dan el compromiso que nombran { $file } y { $other }: un valor de uno de los dos se cambió después de sellar
open-no-json = esta línea no cumple las reglas de JSON
open-missing-key = falta `{ $key }`
open-foreign-key = aquí hay una clave que el archivo no puede tener
open-move-in-envelope = un sobre sellado no tiene `move`: se añadió después
open-swapped = este es el otro de los dos archivos: primero va el público, después el secreto
open-format = `format` no es ninguno conocido: el archivo no lo hizo `planilla seal`, o lo hizo una versión más nueva
open-digits = `{ $key }` no son 64 cifras hexadecimales en minúsculas
open-move = `move` no es un texto de { $most } bytes como máximo
open-form = estos no son los bytes que se escriben al sellar: se cambiaron espacios, mayúsculas, el orden o los fines de línea
open-not-judged = en el sobre no hay posición en que juzgarla

repair-head = { $place }: { $language }
repair-written = escrito
repair-as-written = todas las jugadas, como están escritas
repair-game = Partida { $number }, { $percent }: { $moves }
repair-summary = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}: { $plies ->
    [one] 1 media jugada
   *[other] { $plies } medias jugadas
}, { $changed } no como están escritas, { $undecided } sin decidir
repair-folders = dos nombres son dos archivos, las planillas de una partida; para reparar todas las partidas de una carpeta, nómbrela sola
repair-not-a-pair = dos archivos son las dos planillas de cada partida, y estos tienen { $first } y { $second } partidas; dé archivos con las mismas partidas en el mismo orden
repair-unanswered = --known: { $why }
repair-known-many = --known trata de una partida, y estas son varias; nombre la partida con --game N
repair-known-two-games = --known trata de una partida, y las dos planillas son de dos; dé una planilla cada vez
repair-no-game = aquí no hay partida { $number }; sin --game se reparan todas las partidas
repair-unmet = la respuesta para la media jugada { $ply } no lleva a ninguna partida legal y se ha dejado de lado

## Dos planillas de una partida

compare-exchanged = por lo que dicen las planillas, { $white } es la de las blancas y { $black } la de las negras: así se comparan
compare-same-text = { $white } y { $black } tienen el mismo texto: no hay nada que comparar
compare-same-file = { $file } se nombra dos veces: nombre la planilla de las blancas y la de las negras
compare-many = { $file } contiene { $games } partidas, y una planilla es una: ponga cada una en un archivo propio, o nombre solo un archivo con ambas planillas
compare-not-two = { $file } contiene { $games ->
    [one] una partida
   *[other] { $games } partidas
}: nombre la planilla de las blancas y la de las negras, o un archivo que contenga ambas
compare-folder = { $file } es una carpeta: nombre la planilla de las blancas y la de las negras
compare-pair = { $white } y { $black }: { $agreed ->
    [one] 1 media jugada igual
   *[other] { $agreed } medias jugadas iguales
}
compare-pairs-many = { $files }: más de dos planillas de una partida; no se comparan
compare-pairs-pages = { $files }: un jugador tiene varias planillas de una partida; para compararlas, ponga las páginas de una planilla en un solo archivo, una tras otra
compare-sheet = { $color ->
    [white] Planilla de las blancas
   *[black] Planilla de las negras
}: { $file }; { $language }
compare-own = { $count ->
    [one] 1 hallazgo
   *[other] { $count } hallazgos
} en ella sola (`planilla check`)
compare-column = { $color ->
    [white] Planilla de las blancas
   *[black] Planilla de las negras
}
compare-parted = « aquí se separan
compare-is-illegal = imposible
compare-is-open = no se dice
compare-is-extra = no corresponde a ninguna jugada
compare-is-unreached = no se puede seguir
compare-kind-move = jugada
compare-kind-missing = falta
compare-kind-extra = no corresponde a ninguna jugada
compare-kind-shift = otra columna
compare-kind-spelling = escrita de otro modo
compare-kind-draw_offer = oferta de tablas
compare-kind-result = resultado
compare-kind-header = encabezado
compare-two-games = Son planillas de dos partidas.
compare-agreed-all = Ambas planillas tienen { $count ->
    [one] la misma media jugada
   *[other] las mismas { $count } medias jugadas
}; la última es { $point }
compare-agreed = La última posición en que ambas planillas concuerdan: después de { $count ->
    [one] 1 media jugada
   *[other] { $count } medias jugadas
} ({ $point })
compare-differences = Diferencias (planilla de las blancas / de las negras)
compare-both = { $white } / { $black }
compare-settled = { $san }, por { $by ->
    [white] la planilla de las blancas
    [black] la planilla de las negras
    [both] las dos juntas
   *[moves] las jugadas siguientes
}
compare-open = sin resolver
compare-spelled = { $count ->
    [one] 1 jugada solo está escrita
   *[other] { $count } jugadas solo están escritas
} de otro modo (`--notes` las muestra)
compare-missing-control = Medias jugadas que faltan hasta el control de la jugada { $control }: { $white } en la planilla de las blancas (jugadas enteras: { $whitepairs }), { $black } en la de las negras (jugadas enteras: { $blackpairs }), { $neither } en ambas; debe completarlas { $by ->
    [white] el jugador de las blancas
    [black] el jugador de las negras
   *[both] cada jugador
} (Leyes { $edition }, { $articles })
compare-missing = Medias jugadas que faltan: { $white } en la planilla de las blancas (jugadas enteras: { $whitepairs }), { $black } en la de las negras (jugadas enteras: { $blackpairs }), { $neither } en ambas
