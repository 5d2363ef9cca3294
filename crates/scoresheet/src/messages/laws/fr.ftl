# Ce que disent les Règles, fait par fait : `law-KEY` le nomme, `law-KEY-is` donne ses valeurs ; les valeurs communes d'abord.

## Valeurs communes à plusieurs faits

law-yes_no-is = { $value ->
    [yes] oui
   *[other] non
}
law-minutes-is = { $value ->
    [0] rien
    [one] { $value } minute
   *[other] { $value } minutes
}
law-minutes_of_its_own-is = { $value ->
    [unsaid] pas de chiffre propre
    [one] { $value } minute
   *[other] { $value } minutes
}
law-loses_on-is = { $value ->
    [0] aucun, selon les Règles
    [2] le deuxième
   *[3] le troisième
}
law-range-is = { $value ->
    [within] de { $least } à { $most } minutes
    [below] moins de { $most } minutes
    [up_to] { $most } minutes au plus
    [from] au moins { $least } et moins de { $most } minutes
   *[over] plus de { $least } et moins de { $most } minutes
}
law-illegal_fast-is = { $value ->
    [standard] comme en cadence classique
    [stands_unless_claimed] n'est jugé que si l'adversaire réclame avant de jouer ; sinon il reste
    [win_if_claimed] l'adversaire peut réclamer le gain avant de jouer ; après, il reste
    [loss_if_seen_or_claimed] perd aussitôt si l'arbitre le voit ou si l'adversaire réclame avant de jouer ; sinon il reste
   *[second_loses_else_stands] du temps, et le deuxième perd, s'il est constaté avant que l'adversaire joue ; sinon il reste
}
law-same = telle est la règle

## D'où on le sait

law-source-read = lu dans le texte de l'édition
law-source-quoted = l'article, lu tel que d'autres le citent
law-source-translated = lu dans une traduction de l'édition
law-source-secondary = d'une source secondaire : liste de changements, chronique, manuel
law-source-recollected = de mémoire : aucun texte n'a été lu

## Les éditions

law-edition-1997 = congrès de la FIDE d'Erevan 1996 ; articles 1-14, annexes A-F : rapide B, blitz C, notation E
law-edition-2001 = congrès de la FIDE d'Istanbul 2000 ; parties et lettres comme en 1997
law-edition-2005 = congrès de la FIDE de Calvià 2004 ; parties et lettres comme en 1997
law-edition-2009 = congrès de la FIDE de Dresde 2008 ; articles 1-14, annexes A-F : rapide A, blitz B, notation C ; directives pour les parties ajournées
law-edition-2014 = congrès de la FIDE de Tallinn 2013 ; articles 1-12, annexes A-G : ajournement E, finish au KO G
law-edition-2017 = congrès de la FIDE de Bakou 2016 ; articles 1-12, annexes A-D, directives I-III ; en vigueur six mois
law-edition-2018 = congrès de la FIDE d'Antalya 2017 ; parties comme en 2017, l'article 7 renuméroté
law-edition-2023 = congrès de la FIDE de Chennai 2022 ; parties comme en 2017

## Thèmes

law-topic-start = début de la partie
law-topic-play = coups
law-topic-touch = pièces touchées
law-topic-end = fin de la partie
law-topic-offer = propositions de nulle
law-topic-claim = réclamations de nulle
law-topic-illegal = coups illégaux
law-topic-recording = tenue de la feuille
law-topic-notation = notation
law-topic-clock = la pendule
law-topic-result = résultat
law-topic-adjournment = parties ajournées

## Faits

law-wrong_start = une partie commencée d'une position fausse est rejouée
law-setup_moves = rapide et blitz : jusqu'à quand une position de départ fausse peut être corrigée
law-setup_moves-is = tant que chacun n'a pas joué { $value } coups
law-setup_castling = rapide et blitz : ce qu'une position de départ fausse qui reste coûte pour le roque
law-setup_castling-is = { $value ->
    [none] rien n'est dit
    [kq_swapped] pas de roque avec un roi placé sur la case de la dame
   *[king_or_rook] pas de roque avec un roi mal placé, ni avec une tour mal placée
}
law-colours_moves = partie commencée avec les couleurs inversées
law-colours_moves-is = { $value ->
    [unsaid] elle continue, sauf avis contraire de l'arbitre
   *[other] rejouée si moins de { $value } coups ont été joués par chacun ; sinon elle continue
}
law-king_capture = prendre le roi
law-king_capture-is = { $value ->
    [pictured] le mat s'explique ainsi ; il n'est pas dit que c'est interdit
   *[barred] n'est pas permis, pas plus que d'exposer son roi
}
law-pawn_left = pion laissé sur la dernière rangée quand la pendule est appuyée
law-pawn_left-is = { $value ->
    [none] rien n'est dit
    [illegal] un coup illégal
   *[queen] un coup illégal, et le pion devient une dame
}
law-touch_own = la première pièce propre touchée qui peut être jouée doit l'être
law-touch_opponent = la première pièce adverse touchée qui peut être prise doit l'être
law-touch_both = une pièce de chaque couleur touchée : l'une prend l'autre, sinon la première qui peut être jouée ou prise
law-touched_of_each = plusieurs pièces des deux couleurs touchées
law-touched_of_each-is = { $value ->
    [one] rien n'est dit
   *[first] la première de chaque couleur compte
}
law-touch_castling = roi et tour touchés : le roque, s'il est légal
law-touch_rook_first = tour touchée avant le roi : pas de roque de ce côté
law-touch_castling_illegal = le roque voulu est illégal : un autre coup du roi, à défaut n'importe lequel
law-touch_none = aucune pièce touchée ne peut être jouée ni prise : n'importe quel coup légal
law-touch_adjusting = le joueur au trait peut rectifier des pièces s'il le dit d'abord
law-touch_claim_lost = le droit de protester se perd en touchant une pièce
law-promotion_choice = quand le choix de la nouvelle pièce est définitif
law-promotion_choice-is = { $value ->
    [released] quand la main l'a lâchée
   *[touched] quand elle a touché la case de promotion
}
law-checkmate = l'échec et mat gagne
law-stalemate = le pat est nul
law-dead_position = la position morte est nulle : critère
law-dead_position-is = { $value ->
    [unskilled] aucun coup légal ne mène au mat, même avec le jeu le plus maladroit
   *[series] aucune suite de coups légaux ne mène au mat
}
law-resign_draw_exception = abandonner contre qui ne peut pas mater donne la nulle
law-agree_min_moves = coups que chacun doit avoir joués avant une nulle par accord
law-agree_min_moves-is = { $value ->
    [0] aucun
   *[one] un
}
law-fivefold = même position cinq fois : nulle sans réclamation
law-fivefold-is = { $value ->
    [none] non
    [consecutive] seulement sur des coups alternés consécutifs
   *[any] quelle que soit la répartition des cinq
}
law-seventyfive = 75 coups de chacun sans prise ni coup de pion : nulle sans réclamation
law-offer = la nulle se propose après le coup, avant d'appuyer sur la pendule
law-offer_refused_by = ce qui refuse une proposition, outre les mots
law-offer_refused_by-is = { $value ->
    [move] jouer un coup
   *[touch] toucher une pièce pour la jouer ou la prendre
}
law-event_may_limit_offers = le règlement peut interdire ou limiter les nulles par accord
law-threefold = même position trois fois : nulle sur réclamation
law-same_position_castling = quand un droit de roquer fait une autre position
law-same_position_castling-is = { $value ->
    [temporarily] s'il a changé, pour un temps ou pour toujours
   *[after_moving] s'il est perdu, et seul un coup du roi ou de la tour le fait perdre
}
law-fifty = 50 coups de chacun sans prise ni coup de pion : nulle sur réclamation
law-announced_move_fixed = le coup écrit pour une réclamation ne peut être changé
law-castling_for_a_time = même position : un droit au roque perdu pour un temps fait qu'elle est autre
law-intended_by_touch = le coup annoncé avec la demande est joué selon l'article 4 : s'il est illégal, un autre coup de cette pièce est dû
law-claim_lost_by = ce qui met fin au droit de réclamer
law-claim_lost_by-is = { $value ->
    [move] jouer un coup
   *[touch] toucher une pièce
}
law-claim_opponent = réclamation incorrecte : l'adversaire reçoit
law-claim_opponent_rapid = réclamation incorrecte, rapide : l'adversaire reçoit
law-claim_opponent_blitz = réclamation incorrecte, blitz : l'adversaire reçoit
law-claim_opponent_blitz_supervised = réclamation incorrecte, blitz avec un arbitre par partie : l'adversaire reçoit
law-claim_self = réclamation incorrecte : celui qui réclame perd
law-claim_self-is = { $value ->
    [half_max3] la moitié du temps restant, trois minutes au plus
    [ladder] plus de deux minutes : la moitié, trois minutes au plus ; d'une à deux : il en garde une ; moins : rien
   *[none] rien
}
law-illegal_loss_on = quel coup illégal d'un joueur perd
law-illegal_loss_on_quickplay = de même dans un finish au KO
law-illegal_minutes = coup illégal qui ne perd pas : l'adversaire reçoit
law-illegal_draw_exception = perdue par un coup illégal, mais nulle si l'adversaire ne peut pas mater
law-illegal_without_board = appuyer sur la pendule sans jouer, ou jouer à deux mains, compte comme coup illégal
law-illegal_rapid = coup illégal en rapide sans supervision adéquate
law-illegal_blitz = coup illégal en blitz sans supervision adéquate
law-illegal_blitz_draw_claim = réclamer le gain en blitz donne la nulle si celui qui réclame ne peut pas mater
law-illegal_minutes_rapid = coup illégal, rapide : l'adversaire reçoit
law-illegal_minutes_blitz = coup illégal, blitz : l'adversaire reçoit
law-supervision = une supervision adéquate soumet rapide et blitz aux règles de la cadence classique
law-illegal_minutes_rapid_supervised = coup illégal, rapide supervisé : l'adversaire reçoit
law-illegal_minutes_blitz_supervised = coup illégal, blitz supervisé : l'adversaire reçoit
law-blitz_mating_potential = pour gagner en blitz il faut du matériel de mat
law-recording = les deux joueurs notent tous les coups
law-advance_ban = les coups ne peuvent être notés à l'avance
law-advance_exceptions = quand ils peuvent être notés à l'avance
law-advance_exceptions-is = { $value ->
    [unsaid] rien n'est dit
    [a9_2-a9_3] pour réclamer la nulle
   *[a9_2-a9_3-adjourn] pour réclamer la nulle ou ajourner
}
law-recording_low_time = à moins de cinq minutes, sans 30 secondes par coup : on ne note plus
law-recording_low_time-is = { $value ->
    [none] jusqu'à quand n'est pas dit
   *[rest_of_period] pour le reste de la période
}
law-recording_fast = noter en rapide et en blitz
law-recording_fast-is = { $value ->
    [not_required] n'est pas obligatoire
   *[claims_kept] n'est pas obligatoire ; on peut réclamer la nulle, et demander une feuille
}
law-use_of_sheet = ce qui peut figurer sur la feuille outre les coups, les temps et les propositions de nulle
law-use_of_sheet-is = { $value ->
    [claims] ce qui touche à une réclamation
   *[relevant] ce qui touche à une réclamation, et d'autres données pertinentes
}
law-electronic_sheet = une feuille de partie électronique peut servir
law-notation = notation algébrique
law-marks_optional = signes que l'on n'est pas tenu d'écrire
law-marks_optional-is = { $value ->
    [none] aucun n'est nommé
    [capture-check-mate] prise, échec, mat
   *[capture-check-mate-ep] prise, échec, mat, en passant
}
law-ep_mark_optional = on n'est pas tenu d'écrire le signe de la prise en passant
law-long_form = la case de départ avant la case d'arrivée
law-long_form-is = { $value ->
    [no_hyphen] la case d'arrivée seule, sans tiret
    [not_mentioned] n'est pas mentionnée
   *[allowed] peut être écrite
}
law-default_minutes = retard permis à un joueur, sauf règlement contraire
law-default_minutes-is = { $value ->
    [event] le règlement doit le dire
    [0] aucun
   *[other] { $value } minutes
}
law-rapid = rapide : temps de réflexion de chacun
law-blitz = blitz : temps de réflexion de chacun
law-increment60 = l'incrément multiplié par 60 compte pour la cadence
law-flag_fallen = quand un drapeau est considéré comme tombé
law-loss_on_time = drapeau tombé : nulle si l'adversaire ne peut pas mater ; critère
law-loss_on_time-is = { $value ->
    [unskilled] aucun coup légal ne mène au mat, même avec le jeu le plus maladroit
   *[series] aucune suite de coups légaux ne mène au mat
}
law-flag_called_fast = qui signale le drapeau en rapide et en blitz sans supervision adéquate
law-flag_called_fast-is = { $value ->
    [players] les joueurs seuls
    [may] l'arbitre peut le faire
   *[shall] l'arbitre aussi, s'il le voit
}
law-both_flags = les deux drapeaux tombés sans qu'on sache lequel d'abord
law-both_flags-is = { $value ->
    [quickplay_draw] la partie continue ; dans un finish au KO elle est nulle
    [last_period_draw] la partie continue ; dans la dernière période elle est nulle
   *[no_increment_draw] la partie continue, dans la dernière période elle est nulle ; sans incrément seulement
}
law-quickplay_finish = réclamer, à moins de deux minutes, que l'adversaire ne gagne pas par des moyens normaux
law-quickplay_finish-is = { $value ->
    [agree_or_postpone] l'arbitre accepte ou diffère sa décision
    [may_reject] l'arbitre accepte, diffère ou rejette
    [or_increment] de même, ou un incrément de cinq secondes peut être demandé
   *[if_announced] de même, seulement si c'est annoncé et sans incrément ; jamais en blitz
}
law-points = points : gain 1, nulle ½, perte 0
law-normal_scores = seuls ces points peuvent être donnés
law-both_lose = les deux joueurs peuvent perdre
law-sealed_move = coup sous enveloppe et partie ajournée
law-sealed_loss_draws = un coup sous enveloppe perdant par sa forme donne la nulle si l'adversaire ne peut pas mater
law-resume_late_minutes = retard permis à la reprise
law-resume_late_minutes-is = { $value ->
    [default] comme au début de la partie
    [unseen] inconnu ici
   *[other] { $value } minutes
}
