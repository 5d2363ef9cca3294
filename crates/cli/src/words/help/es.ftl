### La ayuda de la línea de órdenes y lo que se dice de argumentos equivocados, en español. En inglés habla clap.
### `help-ORDEN` dice qué hace una orden, `help-ORDEN-ARGUMENTO` qué es un argumento, `help-any-ARGUMENTO` uno de varias.

## El marco

heading-usage = Uso:
heading-arguments = Argumentos
heading-options = Opciones
heading-commands = Comandos
heading-common-options = Opciones comunes
heading-examples = Ejemplos:
usage-options = [OPCIONES]
default = por omisión: { $values }
possible = valores: { $values }

## Lo que está en lugar de un valor

value-code = CÓDIGO
value-color = CUÁNDO
value-command = COMANDO
value-dir = CARPETA
value-edition = EDICIÓN
value-effort = ESFUERZO
value-envelope = SOBRE
value-fen = FEN
value-file = ARCHIVO
value-format = FORMATO
value-group = GRUPO
value-input = ENTRADA
value-kind = CLASE
value-lang = IDIOMA
value-moves = JUGADAS
value-n = N
value-name = NOMBRE
value-other = OTRA
value-out = SALIDA
value-point = MOMENTO
value-rule = REGLA
value-secret = SECRETO
value-severity = GRAVEDAD
value-sheet = PLANILLA
value-shell = INTÉRPRETE
value-square = CASILLA
value-style = ESTILO
value-table = TABLA
value-text = TEXTO
value-rules = REGLAMENTO
value-topic = TEMA
value-when = CUÁNDO

## Los comandos

help-planilla = Lee planillas de ajedrez y archivos PGN tal como los escribe la gente, reproduce las partidas según las Leyes del Ajedrez de la FIDE y dice qué se cumple, qué no, por qué, y qué se quiso escribir probablemente.
help-check = Comprueba planillas y archivos PGN
help-convert = Reescribe en otro idioma, estilo o sistema de notación
help-export = Escribe partidas, jugadas o hallazgos en una tabla: un archivo Parquet
help-move = Lee una jugada escrita
help-position = Lo que dicen las Leyes de una posición
help-sealed = Juzga la jugada secreta de una partida aplazada: qué es y qué resulta de ella
help-show = Muestra los hechos de una partida: la posición tras cualquier jugada, repeticiones, recuentos, reclamaciones, ofertas, relojes
help-report = Escribe una página para leer, recorrer jugada a jugada e imprimir
help-seal = Sella una jugada, de modo que se pueda probar y no leer
help-open = Abre un sobre sellado: prueba que la jugada es la que se selló
help-explain = Explica una regla: qué encuentra, por qué importa, los artículos por edición, un ejemplo
help-rules = Muestra la lista de las reglas
help-languages = Muestra la lista de los idiomas y sus letras
help-laws = Muestra qué dicen las ediciones de las Leyes y en qué difieren dos
help-completions = Escribe el guion con el que el intérprete de comandos completa comandos y opciones
help-man = Escribe la página del manual, o las de todos los comandos
help-help = Muestra esta ayuda o la de un comando

## Opciones de varios comandos

help-any-lang = Los idiomas o sistemas en que pueden estar las jugadas, por código o nombre (`planilla languages` los muestra), o `auto`
help-any-laws = La edición de las Leyes; `auto`: según la fecha de la partida; si no la hay, la más reciente
help-any-format = Para personas (`human`) o para programas (`json`: JSON Lines)
help-any-messages = El idioma de los mensajes [por omisión: el del sistema; si no, en]
help-any-input = Qué es la entrada: PGN, texto, tabla o JSON; `auto`: se reconoce por su contenido
help-any-encoding = La codificación de los archivos, o `auto`: UTF-8, UTF-16 por su marca; si no, Windows-1252
help-any-jobs = Cuántas partidas se juzgan a la vez [por omisión: tantas como procesadores tenga el equipo]
help-any-color = Cuándo se usan colores
help-any-quiet = No muestra nada; el resultado queda solo en el código de salida
help-any-verbose = Dice de cada partida cómo se ha entendido y qué no se ha podido decidir
help-any-help = Muestra esta ayuda
help-any-version = Muestra la versión
help-any-notes = Muestra también las notas
help-any-select = Solo estas reglas (`planilla rules` las muestra), con sus notas
help-any-ignore = Todas las reglas menos estas
help-any-minimum_moves = La norma del torneo por la que no se acuerdan tablas antes de que ambos hayan hecho N jugadas [por omisión: lo que diga el encabezamiento]

## Los argumentos de cada comando

help-check-files = Archivos, carpetas, o `-` para la entrada estándar
help-check-fail_on = A partir de qué gravedad los hallazgos dan el código de salida 1
help-check-moves = Qué jugadas contiene el JSON
help-check-repair = Repara lo que no se puede reproducir: las correcciones llevan su probabilidad, y `notation.repaired_text` dice por qué jugada se tomó cada texto
help-check-pairs = Compara además los archivos de una carpeta que son las dos planillas de una partida, por `NAME.white` y `NAME.black` o por sus encabezados
help-check-trf = El informe del torneo (TRF16, TRF26) con el que se comparan las partidas; sin partidas se comprueba solo
help-compare = Compara las dos planillas de una partida
help-compare-white = La planilla de las blancas, o `-` para la entrada estándar. Lo que dicen las planillas de sí mismas (`side: white`) cuenta más que su orden
help-compare-black = La planilla de las negras; sin ella, el primer archivo contiene ambas, primero la de las blancas
help-compare-white_lang = Los idiomas o sistemas de la planilla de las blancas [por omisión: los de --lang]
help-compare-black_lang = Los idiomas o sistemas de la planilla de las negras [por omisión: los de --lang]
help-compare-fail_on = A partir de qué gravedad los hallazgos dan el código de salida 1
help-compare-pieces = Qué representa a las piezas en el diagrama
help-compare-flip = El diagrama desde el lado de las negras
help-convert-files = Archivos, o `-` para la entrada estándar
help-convert-to = El idioma o sistema en que se escribe, el estilo, o ambos: `de`, `uci`, `es,figurine`, `es-descriptive`, `iccf`, `spoken`; sin idioma, cada jugada conserva el suyo
help-convert-style = El estilo en que se escribe
help-export-files = Archivos, carpetas, o `-` para la entrada estándar
help-export-output = El archivo Parquet que se escribe, o `-` para la salida estándar
help-export-table = De qué es cada fila: `games` (partidas), `moves` (jugadas) o `findings` (hallazgos)
help-export-columns = Solo estas columnas, en este orden
help-export-list_columns = Muestra las columnas de la tabla, con su tipo y su contenido, y no escribe nada
help-export-trf = El informe del torneo (TRF16, TRF26) con el que se comparan las partidas
help-move-text = La jugada escrita: `Cf3`, `exd6 a.p.`
help-move-fen = La posición en que se juega
help-position-fen = La posición en FEN, entre comillas o no; o `-`: un FEN por línea de la entrada estándar
help-position-effort = Con cuánto esfuerzo se busca si un jugador puede aún dar mate: `fast` tarda microsegundos y decide menos
help-position-touched = Qué puede jugarse tras tocar estas piezas, por este orden: `e2,d7`; `e8=Q` es una pieza nueva que tocó la casilla de promoción
help-sealed-text = Todo lo que está escrito en el lugar de la jugada secreta: `Cbd2`, `41.Cf3 (=)`
help-sealed-fen = La posición en que se anotó
help-sealed-standard = Qué reglamento vale; `uschess`: el rival elige entre las lecturas razonables [por omisión: lo que diga el sobre; si no, fide]
help-sealed-envelope = El archivo del sobre (TOML o JSON): si está completo, si concuerda con las planillas, qué resulta; después se juzga su jugada
help-sealed-sheets = Planillas de la partida con las que se compara
help-sealed-new = Muestra un sobre para rellenar, en el idioma de los mensajes
help-sealed-output = El archivo en que se escribe; no se sobrescribe
help-laws-edition = La edición cuyos hechos se muestran; sin ella se muestran las ediciones
help-laws-other = Otra edición: se muestra en qué difieren las dos
help-laws-law_topic = Solo lo relativo a esto: `start`, `play`, `touch`, `end`, `offer`, `claim`, `illegal`, `recording`, `notation`, `clock`, `result`, `adjournment`
help-show-files = Archivos, o `-` para la entrada estándar
help-show-at = Los momentos cuya posición se muestra: `23b` tras la jugada 23 de las negras, `23w` tras la de las blancas, `23` tras ambas, `ply 45`, `start` (el comienzo), `end` (el final) [por omisión: end]
help-show-game = Qué partida del archivo, por su número, `first` (la primera) o `all` (todas)
help-show-pieces = Con qué se representan las piezas en los diagramas: letras o figurillas
help-show-flip = Muestra los diagramas desde el lado de las negras
help-report-files = Archivos, carpetas, o `-` para la entrada estándar
help-report-output = El archivo HTML que se escribe, o `-` para la salida estándar
help-report-title = El título de la página [por omisión: el torneo, si todas las partidas son del mismo]
help-report-drawn = Cuántas partidas se dibujan como máximo, primero las que tienen hallazgos; las demás quedan en la tabla
help-report-fail_on = A partir de qué gravedad los hallazgos dan el código de salida 1
help-seal-envelope = Lo que va en el sobre, un archivo TOML o JSON. No se cambia
help-seal-text = La jugada, como la escribe el jugador. Otros pueden verla en la lista de procesos, y el intérprete la guarda en su historial: sin esta opción se pregunta, o se lee de la entrada estándar
help-seal-visible = Muestra la jugada al escribirla, y la pide una sola vez
help-seal-no_warn = No dice si la jugada sería ambigua, ilegal o ilegible: para torneos que prohíben esa ayuda
help-seal-public = El archivo público que se escribe, para todos [por omisión: SOBRE con la terminación .public.json]
help-seal-secret = El archivo secreto que se escribe, con el que se abre el otro [por omisión: SOBRE con la terminación .secret.json]
help-open-envelope = El archivo público
help-open-secret = El archivo secreto
help-report-trf = El informe del torneo (TRF16, TRF26) con el que se comparan las partidas
help-explain-topic = El nombre de la regla, como lo muestran los hallazgos (`move.illegal`), o un grupo de reglas (`move`); sin él se muestran todas
help-completions-shell = El intérprete de comandos
help-man-command = El comando del que trata; sin él, el programa entero
help-man-out = La carpeta en que se escriben las páginas de todos los comandos

## Los ejemplos, en el orden de la ayuda, y lo que se dice después

example-planilla-1 = Comprobar todas las planillas y archivos PGN de una carpeta:
example-planilla-2 = Comprobar una planilla y recibir la respuesta en español:
example-planilla-3 = Saber qué busca una regla:
example-planilla-4 = Ver la ayuda de un comando:
after-planilla = Código de salida: 0 sin hallazgos, 1 con hallazgos, 2 uso incorrecto o entrada que no se puede leer.
example-check-1 = Todas las planillas y archivos PGN de una carpeta:
example-check-2 = Una planilla en español, según las Leyes de 2005, con las notas:
example-check-3 = Un archivo PGN comprimido; las advertencias cuentan también como fallo:
example-check-4 = Solo lo que se refiere a jugadas ilegales:
example-check-5 = Partidas comparadas con el informe de torneo de la federación:
example-check-6 = El informe solo:
example-check-7 = Un torneo en el que no se acuerdan tablas antes de la jugada 30:
example-check-8 = Cada partida de una carpeta, con sus dos planillas comparadas:
after-check = Código de salida: 0 nada tan grave como `--fail-on`, 1 hallazgos, 2 uso incorrecto o entrada que no se puede leer.
example-compare-1 = La planilla de las blancas y la de las negras:
example-compare-2 = La de las blancas en español, la de las negras en alemán, según las Leyes de 2005:
example-compare-3 = Para programas:
after-compare = Código de salida: 0 nada tan grave como `--fail-on`, 1 hallazgos, 2 uso incorrecto o entrada que no se puede leer.
example-convert-1 = Una planilla con las letras alemanas:
example-convert-2 = En español, con figurillas:
example-convert-3 = Un archivo PGN con las casillas de salida:
after-convert = Lo que no se puede leer con certeza se deja como está y se dice.
example-export-1 = Una fila por partida:
example-export-2 = Una fila por jugada, con algunas columnas:
example-export-3 = Una fila por hallazgo, con las notas:
example-export-4 = Qué columnas hay:
after-export = Lo que se encuentra en las partidas queda en el archivo y no cambia el código de salida. Código de salida: 0 se escribió todo, 2 uso incorrecto o entrada que no se puede leer; lo que se pudo leer se escribió.
example-move-1 = Una jugada en español en la posición inicial:
example-move-2 = Una captura al paso en otra posición:
after-move = Código de salida: 0 la jugada se puede leer, 1 no se puede, 2 uso incorrecto.
example-position-1 = Una posición:
example-position-2 = Una posición por línea:
example-position-3 = Qué puede jugarse tras tocar el rey y una torre:
after-position = Código de salida: 0 es una posición, 2 no lo es.
example-sealed-1 = Una jugada en español, según las Leyes de 2005:
example-sealed-2 = Una jugada cuyo idioma no se sabe, para programas:
example-sealed-3 = Un sobre para rellenar:
example-sealed-4 = Un sobre con las dos planillas de la partida:
after-sealed = Código de salida: 0 una jugada legal, 1 pierde o alguien tiene que decidir, 2 uso incorrecto.
example-show-1 = La última posición de una partida, con sus recuentos:
example-show-2 = La posición tras la segunda jugada de las negras:
example-show-3 = Varias posiciones de la primera partida de un archivo, con figurillas:
example-show-4 = Todas las partidas, para programas:
after-show = Código de salida: 0 se mostró todo, 1 algunas partidas no tienen ese momento (con --game all), 2 uso incorrecto o entrada que no se puede leer.
example-report-1 = La página de una ronda, con un título:
example-report-2 = Una página en español, con las notas:
after-report = La página es un solo archivo que no carga nada: se puede enviar por correo, abrir sin red e imprimir, una partida por página. Código de salida: 0 sin hallazgos, 1 hallazgos, 2 uso incorrecto o entrada que no se puede leer; lo que se pudo leer está en la página.
example-seal-1 = Una jugada que se pregunta y no se muestra:
example-seal-2 = Lo mismo con nombres propios:
after-seal = Dé el archivo público al rival y al árbitro antes de parar el reloj, y guarde el secreto. Solo usted puede leer ambos, y no se sobrescribe ningún archivo. Código de salida: 0 sellada, 1 la jugada sería ambigua, ilegal o ilegible, 2 uso incorrecto; entonces no se escribió nada.
example-open-1 = Un sobre con su secreto:
example-open-2 = Lo mismo para programas:
after-open = Código de salida: 0 la jugada es la que se selló y es legal, 1 es la que se selló, y pierde o alguien tiene que decidir, 2 no queda probado: se cambió un archivo o no se puede leer.
example-explain-1 = La página de una regla:
example-explain-2 = La misma página en español:
example-explain-3 = Las reglas de un grupo:
example-rules-1 = La lista para personas:
example-rules-2 = La lista para programas:
example-languages-1 = La lista para personas:
example-languages-2 = La lista para programas:
example-laws-1 = Las ediciones, y desde cuándo rige cada una:
example-laws-2 = En qué difieren dos:
example-laws-3 = Qué dice una de las jugadas ilegales, con sus artículos:
example-completions-1 = Para bash:
example-completions-2 = Para fish:
after-completions = Los otros intérpretes tienen sus propias carpetas; las indica el manual de cada uno.
example-man-1 = Leer el manual:
example-man-2 = El manual de un comando:
example-man-3 = Escribir las páginas de todos los comandos en una carpeta:

## Argumentos equivocados

error-label = error:
tip-label = sugerencia:
error-no-command = falta el comando
error-unknown-command = no existe el comando `{ $name }`
error-unknown-option = no existe la opción `{ $name }`
error-unexpected = `{ $name }` sobra: aquí no se espera nada más
error-no-value = falta el valor de `{ $option }`
error-bad-value = `{ $value }` no vale para `{ $option }`
because = { $fault }: { $why }
and-more = { $first }; { $next }
error-conflict = `{ $option }` no se puede usar junto con { $others }
error-repeated = `{ $option }` solo se puede indicar una vez
error-missing = falta lo siguiente: { $names }
error-not-utf8 = un argumento no es texto UTF-8
error-other = los argumentos no son correctos
did-you-mean = ¿quiso decir `{ $name }`?
allowed = se admite: { $names }
not-a-number = se espera un número entero mayor que cero
tip-dashes = si es el nombre de un archivo, escriba `-- { $name }`
rules-tell = `planilla rules` dice qué encuentran
more-help = Para más información, escriba `{ $command } --help`.
check-the-file = Para comprobar el archivo: planilla check { $file }
not-a-language = no es un idioma
not-an-edition-of-the-laws = no es una edición de las Leyes
not-a-topic-of-the-laws = no es un tema de las Leyes
not-an-encoding = no es una codificación
not-a-rule = no es una regla
not-a-rule-or-a-group-of-rules = no es una regla ni un grupo de reglas
not-a-style = no es un estilo
not-a-style-of-a-system-that-has-a-form-of-its-own = no es un estilo de un sistema que tiene su propia forma
not-a-language-or-a-style = no es un idioma ni un estilo
not-a-table = no es una tabla
not-a-command = no es un comando
not-a-number-of-moves = no es un número de jugadas
not-the-number-of-a-game = no es el número de una partida
not-a-probability = no es una probabilidad
not-a-number-of-games = no es un número de partidas

help-repair = Propone la partida legal más probable que hay detrás de una planilla, o de las dos de una partida
help-repair-files = Un archivo de planillas o partidas; o dos, que son las dos planillas de una partida; `-` para la entrada estándar
help-repair-margin = Una jugada solo se elige si es tanto más probable que la siguiente; si no, queda lo escrito: un número de 0 a 1
help-repair-known = Lo que una persona sabe: `12w=Cf3` dice que la jugada 12 de las blancas fue Cf3; la partida se busca de nuevo con ello
help-repair-best = Cuántas partidas enteras se dan, la más probable primero
help-repair-to = Escribe las partidas reparadas en esta forma, con un comentario donde no sean simplemente lo escrito
example-repair-1 = Una planilla:
example-repair-2 = Las dos planillas de una partida, en idiomas distintos:
example-repair-3 = La partida en PGN, con comentarios en las jugadas dudosas:
example-repair-4 = Con lo que dijo un jugador:
example-repair-5 = Las lecturas de un reconocedor de escritura, para programas, con tres partidas enteras:
after-repair = Lo escrito no se altera nunca: está junto a la propuesta, y donde nada decide, queda. Estado de salida: 0 todas las jugadas están decididas, 1 algo queda para una persona, 2 mal uso o entrada que no se puede leer.
