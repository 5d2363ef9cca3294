# Lo que dicen las Leyes, hecho por hecho: `law-KEY` lo nombra, `law-KEY-is` da sus valores; los comunes van primero.

## Valores comunes a varios hechos

law-yes_no-is = { $value ->
    [yes] sí
   *[other] no
}
law-minutes-is = { $value ->
    [0] nada
    [one] 1 minuto
   *[other] { $value } minutos
}
law-minutes_of_its_own-is = { $value ->
    [unsaid] sin cifra propia
    [one] 1 minuto
   *[other] { $value } minutos
}
law-loses_on-is = { $value ->
    [0] ninguna, según las Leyes
    [2] la segunda
   *[3] la tercera
}
law-range-is = { $value ->
    [within] de { $least } a { $most } minutos
    [below] menos de { $most } minutos
    [up_to] { $most } minutos como máximo
    [from] al menos { $least } y menos de { $most } minutos
   *[over] más de { $least } y menos de { $most } minutos
}
law-illegal_fast-is = { $value ->
    [standard] como en el ajedrez clásico
    [stands_unless_claimed] solo se juzga si el rival reclama antes de jugar; si no, vale
    [win_if_claimed] el rival puede reclamar la victoria antes de jugar; después, vale
    [loss_if_seen_or_claimed] pierde en el acto si el árbitro la ve o el rival reclama antes de jugar; si no, vale
   *[second_loses_else_stands] tiempo, y la segunda pierde, si se advierte antes de que juegue el rival; si no, vale
}
law-same = así es la norma

## De dónde se sabe

law-source-read = leído en el texto de la edición
law-source-quoted = el artículo, leído tal como otros lo citan
law-source-translated = leído en una traducción de la edición
law-source-secondary = de una fuente secundaria: una lista de cambios, una columna, un manual
law-source-recollected = de memoria: no se ha leído ningún texto

## Las ediciones

law-edition-1997 = Congreso de la FIDE de Ereván 1996; artículos 1-14, apéndices A-F: rápido B, relámpago C, anotación E
law-edition-2001 = Congreso de la FIDE de Estambul 2000; partes y letras como en 1997
law-edition-2005 = Congreso de la FIDE de Calvià 2004; partes y letras como en 1997
law-edition-2009 = Congreso de la FIDE de Dresde 2008; artículos 1-14, apéndices A-F: rápido A, relámpago B, anotación C; directrices para partidas aplazadas
law-edition-2014 = Congreso de la FIDE de Tallin 2013; artículos 1-12, apéndices A-G: aplazamiento E, final a caída de bandera G
law-edition-2017 = Congreso de la FIDE de Bakú 2016; artículos 1-12, apéndices A-D, directrices I-III; en vigor seis meses
law-edition-2018 = Congreso de la FIDE de Antalya 2017; partes como en 2017, el artículo 7 con otra numeración
law-edition-2023 = Congreso de la FIDE de Chennai 2022; partes como en 2017

## Temas

law-topic-start = comienzo de la partida
law-topic-play = jugadas
law-topic-touch = piezas tocadas
law-topic-end = final de la partida
law-topic-offer = ofertas de tablas
law-topic-claim = reclamaciones de tablas
law-topic-illegal = jugadas ilegales
law-topic-recording = anotación de las jugadas
law-topic-notation = sistema de anotación
law-topic-clock = el reloj
law-topic-result = resultado
law-topic-adjournment = partidas aplazadas

## Hechos

law-wrong_start = una partida comenzada desde una posición errónea se juega de nuevo
law-setup_moves = rápido y relámpago: hasta cuándo puede corregirse una colocación errónea
law-setup_moves-is = hasta que cada uno haya hecho { $value } jugadas
law-setup_castling = rápido y relámpago: qué cuesta en enroques una colocación errónea que se queda
law-setup_castling-is = { $value ->
    [none] no se dice nada
    [kq_swapped] no enroca un rey colocado en la casilla de la dama
   *[king_or_rook] no enroca un rey mal colocado, ni se enroca con una torre mal colocada
}
law-colours_moves = partida comenzada con los colores cambiados
law-colours_moves-is = { $value ->
    [unsaid] continúa, salvo que el árbitro decida otra cosa
   *[other] se juega de nuevo si no se han hecho { $value } jugadas por bando; si no, continúa
}
law-king_capture = capturar el rey
law-king_capture-is = { $value ->
    [pictured] el mate se explica con ello; no se dice que esté prohibido
   *[barred] no está permitido, como tampoco exponer el rey
}
law-pawn_left = peón dejado en la última fila al pulsar el reloj
law-pawn_left-is = { $value ->
    [none] no se dice nada
    [illegal] jugada ilegal
   *[queen] jugada ilegal, y el peón se convierte en dama
}
law-touch_own = debe moverse la primera pieza propia tocada que pueda moverse
law-touch_opponent = debe capturarse la primera pieza rival tocada que pueda capturarse
law-touch_both = tocada una pieza de cada color: aquella captura a esta, o si no, la primera que pueda moverse o capturarse
law-touched_of_each = tocadas varias piezas de ambos colores
law-touched_of_each-is = { $value ->
    [one] no se dice nada
   *[first] cuenta la primera de cada color
}
law-touch_castling = tocados el rey y una torre: enroque, si es legal
law-touch_rook_first = tocada la torre antes que el rey: no se enroca por ese lado
law-touch_castling_illegal = el enroque que se quería hacer es ilegal: otra jugada del rey, y si no la hay, cualquiera
law-touch_none = ninguna pieza tocada puede moverse ni capturarse: cualquier jugada legal
law-touch_adjusting = el jugador que está en juego puede componer piezas si antes lo dice
law-touch_claim_lost = el derecho a protestar se pierde al tocar una pieza
law-promotion_choice = cuándo es definitiva la elección de la pieza nueva
law-promotion_choice-is = { $value ->
    [released] cuando la mano la ha soltado
   *[touched] cuando ha tocado la casilla de promoción
}
law-checkmate = el jaque mate gana
law-stalemate = el ahogado es tablas
law-dead_position = la posición muerta es tablas: criterio
law-dead_position-is = { $value ->
    [unskilled] ninguna jugada legal lleva al mate, ni con el juego más torpe
   *[series] ninguna serie de jugadas legales lleva al mate
}
law-resign_draw_exception = abandonar ante quien no puede dar mate es tablas
law-agree_min_moves = jugadas que cada uno debe haber hecho antes de acordar tablas
law-agree_min_moves-is = { $value ->
    [0] ninguna
   *[one] una
}
law-fivefold = la misma posición cinco veces: tablas sin reclamarlas
law-fivefold-is = { $value ->
    [none] no
    [consecutive] solo en jugadas alternas consecutivas
   *[any] estén como estén repartidas las cinco
}
law-seventyfive = 75 jugadas de cada uno sin captura ni movimiento de peón: tablas sin reclamarlas
law-offer = las tablas se ofrecen tras la jugada, antes de pulsar el reloj
law-offer_refused_by = qué rechaza una oferta, además de las palabras
law-offer_refused_by-is = { $value ->
    [move] hacer una jugada
   *[touch] tocar una pieza para moverla o capturarla
}
law-event_may_limit_offers = las bases pueden prohibir o limitar las tablas acordadas
law-threefold = la misma posición tres veces: tablas si se reclaman
law-same_position_castling = cuándo un derecho a enrocar hace otra posición
law-same_position_castling-is = { $value ->
    [temporarily] si ha cambiado, de momento o para siempre
   *[after_moving] si se ha perdido, y solo se pierde al mover el rey o la torre
}
law-fifty = 50 jugadas de cada uno sin captura ni movimiento de peón: tablas si se reclaman
law-announced_move_fixed = la jugada anotada para reclamar no puede cambiarse
law-castling_for_a_time = misma posición: un derecho de enroque perdido por un tiempo hace que sea otra
law-intended_by_touch = la jugada anunciada al reclamar se hace según el artículo 4: si es ilegal, se debe otra con esa pieza
law-claim_lost_by = qué pone fin al derecho a reclamar
law-claim_lost_by-is = { $value ->
    [move] hacer una jugada
   *[touch] tocar una pieza
}
law-claim_opponent = reclamación incorrecta: el rival recibe
law-claim_opponent_rapid = reclamación incorrecta, rápido: el rival recibe
law-claim_opponent_blitz = reclamación incorrecta, relámpago: el rival recibe
law-claim_opponent_blitz_supervised = reclamación incorrecta, relámpago con un árbitro por partida: el rival recibe
law-claim_self = reclamación incorrecta: quien reclama pierde
law-claim_self-is = { $value ->
    [half_max3] la mitad del tiempo que le queda, tres minutos como máximo
    [ladder] con más de dos minutos: la mitad, tres minutos como máximo; de uno a dos: le queda uno; con menos: nada
   *[none] nada
}
law-illegal_loss_on = qué jugada ilegal de un jugador pierde
law-illegal_loss_on_quickplay = lo mismo en un final a caída de bandera
law-illegal_minutes = jugada ilegal que no pierde: el rival recibe
law-illegal_draw_exception = perdida por una jugada ilegal, pero tablas si el rival no puede dar mate
law-illegal_without_board = pulsar el reloj sin jugar, o mover con las dos manos, cuenta como jugada ilegal
law-illegal_rapid = jugada ilegal en rápido sin supervisión adecuada
law-illegal_blitz = jugada ilegal en relámpago sin supervisión adecuada
law-illegal_blitz_draw_claim = reclamar la victoria en relámpago da tablas si quien reclama no puede dar mate
law-illegal_minutes_rapid = jugada ilegal, rápido: el rival recibe
law-illegal_minutes_blitz = jugada ilegal, relámpago: el rival recibe
law-supervision = con supervisión adecuada, rápido y relámpago se rigen por las reglas del ajedrez clásico
law-illegal_minutes_rapid_supervised = jugada ilegal, rápido supervisado: el rival recibe
law-illegal_minutes_blitz_supervised = jugada ilegal, relámpago supervisado: el rival recibe
law-blitz_mating_potential = para ganar en relámpago hay que tener material de mate
law-recording = ambos jugadores anotan todas las jugadas
law-advance_ban = las jugadas no pueden anotarse por adelantado
law-advance_exceptions = cuándo pueden anotarse por adelantado
law-advance_exceptions-is = { $value ->
    [unsaid] no se dice nada
    [a9_2-a9_3] al reclamar tablas
   *[a9_2-a9_3-adjourn] al reclamar tablas o aplazar la partida
}
law-recording_low_time = con menos de cinco minutos, sin 30 segundos por jugada: no se anota
law-recording_low_time-is = { $value ->
    [none] no se dice hasta cuándo
   *[rest_of_period] durante el resto del período
}
law-recording_fast = anotación en rápido y relámpago
law-recording_fast-is = { $value ->
    [not_required] no es obligatoria
   *[claims_kept] no es obligatoria; se puede reclamar tablas, y el jugador puede pedir una planilla
}
law-use_of_sheet = qué puede figurar en la planilla además de jugadas, tiempos y ofertas de tablas
law-use_of_sheet-is = { $value ->
    [claims] lo relativo a una reclamación
   *[relevant] lo relativo a una reclamación y otros datos relevantes
}
law-electronic_sheet = puede usarse una planilla electrónica
law-notation = anotación algebraica
law-marks_optional = signos que no es obligatorio escribir
law-marks_optional-is = { $value ->
    [none] no se nombra ninguno
    [capture-check-mate] captura, jaque, mate
   *[capture-check-mate-ep] captura, jaque, mate, al paso
}
law-ep_mark_optional = no es obligatorio indicar la captura al paso
law-long_form = la casilla de salida delante de la de llegada
law-long_form-is = { $value ->
    [no_hyphen] solo la casilla de llegada, sin guion
    [not_mentioned] no se menciona
   *[allowed] puede escribirse
}
law-default_minutes = cuánto puede retrasarse un jugador, salvo que las bases digan otra cosa
law-default_minutes-is = { $value ->
    [event] las bases deben decirlo
    [0] nada
   *[other] { $value } minutos
}
law-rapid = rápido: tiempo de reflexión de cada uno
law-blitz = relámpago: tiempo de reflexión de cada uno
law-increment60 = el incremento multiplicado por 60 cuenta para la modalidad
law-flag_fallen = cuándo se considera caída una bandera
law-loss_on_time = bandera caída: tablas si el rival no puede dar mate; criterio
law-loss_on_time-is = { $value ->
    [unskilled] ninguna jugada legal lleva al mate, ni con el juego más torpe
   *[series] ninguna serie de jugadas legales lleva al mate
}
law-flag_called_fast = quién señala la bandera en rápido y relámpago sin supervisión adecuada
law-flag_called_fast-is = { $value ->
    [players] solo los jugadores
    [may] el árbitro puede hacerlo
   *[shall] también el árbitro, si la ve caer
}
law-both_flags = ambas banderas caídas sin que se sepa cuál cayó primero
law-both_flags-is = { $value ->
    [quickplay_draw] la partida continúa; en un final a caída de bandera es tablas
    [last_period_draw] la partida continúa; en el último período es tablas
   *[no_increment_draw] la partida continúa, en el último período es tablas; solo en partidas sin incremento
}
law-quickplay_finish = reclamar, con menos de dos minutos, que el rival no gana por procedimientos normales
law-quickplay_finish-is = { $value ->
    [agree_or_postpone] el árbitro acepta o aplaza la decisión
    [may_reject] el árbitro acepta, aplaza la decisión o rechaza
    [or_increment] lo mismo, o puede pedirse un incremento de cinco segundos
   *[if_announced] lo mismo, solo si se anunció y sin incremento; nunca en relámpago
}
law-points = puntos: victoria 1, tablas ½, derrota 0
law-normal_scores = solo pueden darse esos puntos
law-both_lose = pueden perder ambos jugadores
law-sealed_move = jugada secreta y partida aplazada
law-sealed_loss_draws = una jugada secreta que pierde por su forma es tablas si el rival no puede dar mate
law-resume_late_minutes = cuánto puede retrasarse un jugador en la reanudación
law-resume_late_minutes-is = { $value ->
    [default] como al comienzo de la partida
    [unseen] no se conoce aquí
   *[other] { $value } minutos
}
