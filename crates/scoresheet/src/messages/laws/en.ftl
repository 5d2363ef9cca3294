# What the Laws say, fact by fact: `law-KEY` names it, `law-KEY-is` its values; shared values stand first.

## Values that several facts share

law-yes_no-is = { $value ->
    [yes] yes
   *[other] no
}
law-minutes-is = { $value ->
    [0] none
    [one] 1 minute
   *[other] { $value } minutes
}
law-minutes_of_its_own-is = { $value ->
    [unsaid] no number of its own
    [one] 1 minute
   *[other] { $value } minutes
}
law-loses_on-is = { $value ->
    [0] none, by the Laws
    [2] the second
   *[3] the third
}
law-range-is = { $value ->
    [within] { $least } to { $most } minutes
    [below] less than { $most } minutes
    [up_to] { $most } minutes at the most
    [from] at least { $least } and less than { $most } minutes
   *[over] more than { $least } and less than { $most } minutes
}
law-illegal_fast-is = { $value ->
    [standard] as in standard play
    [stands_unless_claimed] ruled on only if the opponent claims before moving; else it stands
    [win_if_claimed] the opponent may claim a win before moving; later it stands
    [loss_if_seen_or_claimed] loses at once if the arbiter sees it or the opponent claims before moving; else it stands
   *[second_loses_else_stands] time, and the second loses, if it is noticed before the opponent moves; else it stands
}
law-same = this is the rule

## Where it is from

law-source-read = read in the text of the edition
law-source-quoted = the article read as others quote it
law-source-translated = read in a translation of the edition
law-source-secondary = from a secondary source: a list of changes, a column, a manual
law-source-recollected = from recollection: no text of it was read

## The editions

law-edition-1997 = FIDE Congress of Yerevan 1996; Articles 1-14, Appendices A-F: rapid play B, blitz C, notation E
law-edition-2001 = FIDE Congress of Istanbul 2000; parts and letters as in 1997
law-edition-2005 = FIDE Congress of Calvià 2004; parts and letters as in 1997
law-edition-2009 = FIDE Congress of Dresden 2008; Articles 1-14, Appendices A-F: rapid play A, blitz B, notation C; guidelines for adjourned games
law-edition-2014 = FIDE Congress of Tallinn 2013; Articles 1-12, Appendices A-G: adjournment E, quickplay finishes G
law-edition-2017 = FIDE Congress of Baku 2016; Articles 1-12, Appendices A-D, Guidelines I-III; in force for six months
law-edition-2018 = FIDE Congress of Antalya 2017; parts as in 2017, Article 7 with new numbers
law-edition-2023 = FIDE Congress of Chennai 2022; parts as in 2017

## Topics

law-topic-start = start of the game
law-topic-play = moves
law-topic-touch = touched pieces
law-topic-end = end of the game
law-topic-offer = draw offers
law-topic-claim = claims of a draw
law-topic-illegal = illegal moves
law-topic-recording = recording
law-topic-notation = notation
law-topic-clock = the clock
law-topic-result = result
law-topic-adjournment = adjourned games

## Facts

law-wrong_start = a game begun from a wrong position is played anew
law-setup_moves = rapid and blitz: until when a wrong set-up may be put right
law-setup_moves-is = until each has made { $value } moves
law-setup_castling = rapid and blitz: what a wrong set-up that stays costs in castling
law-setup_castling-is = { $value ->
    [none] nothing is said
    [kq_swapped] no castling with a king set up on the queen's square
   *[king_or_rook] no castling with a king in a wrong place, nor with a rook in a wrong place
}
law-colours_moves = game begun with the wrong colours
law-colours_moves-is = { $value ->
    [unsaid] it goes on, unless the arbiter rules otherwise
   *[other] begun anew if fewer than { $value } moves were made by both; else it goes on
}
law-king_capture = taking the king
law-king_capture-is = { $value ->
    [pictured] mate is explained by it; no word that it is forbidden
   *[barred] not allowed, as exposing the king is not
}
law-pawn_left = pawn left on the last rank when the clock is pressed
law-pawn_left-is = { $value ->
    [none] nothing is said
    [illegal] an illegal move
   *[queen] an illegal move, and the pawn becomes a queen
}
law-touch_own = the first own piece touched that can be moved must be moved
law-touch_opponent = the first opponent's piece touched that can be taken must be taken
law-touch_both = a piece of each colour touched: that one takes this one, else the first that can be moved or taken
law-touched_of_each = several pieces of both colours touched
law-touched_of_each-is = { $value ->
    [one] nothing is said
   *[first] the first of each counts
}
law-touch_castling = king and rook touched: castling, if it is legal
law-touch_rook_first = rook touched before the king: no castling on that side
law-touch_castling_illegal = castling that was meant is illegal: another move of the king, else any
law-touch_none = none of the pieces touched can be moved or taken: any legal move
law-touch_adjusting = pieces may be adjusted by the player to move who says so first
law-touch_claim_lost = the right to object is lost by touching a piece
law-promotion_choice = when the choice of the new piece is final
law-promotion_choice-is = { $value ->
    [released] once the hand has let go of it
   *[touched] once it has touched the square of promotion
}
law-checkmate = checkmate wins
law-stalemate = stalemate draws
law-dead_position = a dead position draws: the test
law-dead_position-is = { $value ->
    [unskilled] no legal moves lead to mate, even by the most unskilled play
   *[series] no series of legal moves leads to mate
}
law-resign_draw_exception = resigning to one who cannot mate is a draw
law-agree_min_moves = moves that each must have made before a draw is agreed
law-agree_min_moves-is = { $value ->
    [0] none
   *[one] one
}
law-fivefold = same position five times: a draw without a claim
law-fivefold-is = { $value ->
    [none] no
    [consecutive] on consecutive alternate moves only
   *[any] however the five are spread
}
law-seventyfive = 75 moves by each without a capture or pawn move: a draw without a claim
law-offer = a draw is offered after the move, before the clock is pressed
law-offer_refused_by = what refuses an offer, besides words
law-offer_refused_by-is = { $value ->
    [move] making a move
   *[touch] touching a piece to move or take it
}
law-event_may_limit_offers = the event may forbid or limit agreed draws
law-threefold = same position three times: a draw by claim
law-same_position_castling = when a right to castle makes another position
law-same_position_castling-is = { $value ->
    [temporarily] where it changed, temporarily or for good
   *[after_moving] where it is lost, and only moving king or rook loses it
}
law-fifty = 50 moves by each without a capture or pawn move: a draw by claim
law-announced_move_fixed = the move written for a claim may not be changed
law-castling_for_a_time = same position: a right to castle that is lost for a time makes a difference
law-intended_by_touch = the move announced with a claim is made under Article 4: of an illegal one, another move with that piece is due
law-claim_lost_by = what ends the right to claim
law-claim_lost_by-is = { $value ->
    [move] making a move
   *[touch] touching a piece
}
law-claim_opponent = wrong claim: the opponent gets
law-claim_opponent_rapid = wrong claim, rapid: the opponent gets
law-claim_opponent_blitz = wrong claim, blitz: the opponent gets
law-claim_opponent_blitz_supervised = wrong claim, blitz with an arbiter for each game: the opponent gets
law-claim_self = wrong claim: the claimant loses
law-claim_self-is = { $value ->
    [half_max3] half of the time left, three minutes at the most
    [ladder] over two minutes left: half, three minutes at the most; from one to two: one minute stays; less: nothing
   *[none] nothing
}
law-illegal_loss_on = which illegal move of a player loses
law-illegal_loss_on_quickplay = the same in a quickplay finish
law-illegal_minutes = illegal move that does not lose: the opponent gets
law-illegal_draw_exception = lost by an illegal move, but a draw if the opponent cannot mate
law-illegal_without_board = pressing the clock without a move, or moving with two hands, counts as an illegal move
law-illegal_rapid = illegal move in rapid play without adequate supervision
law-illegal_blitz = illegal move in blitz without adequate supervision
law-illegal_blitz_draw_claim = claim of a win in blitz gives a draw if the claimant cannot mate
law-illegal_minutes_rapid = illegal move, rapid: the opponent gets
law-illegal_minutes_blitz = illegal move, blitz: the opponent gets
law-supervision = adequate supervision brings rapid and blitz under the rules of standard play
law-illegal_minutes_rapid_supervised = illegal move, supervised rapid: the opponent gets
law-illegal_minutes_blitz_supervised = illegal move, supervised blitz: the opponent gets
law-blitz_mating_potential = to win in blitz a player must have mating potential
law-recording = both players record all moves
law-advance_ban = moves may not be written in advance
law-advance_exceptions = where they may be written in advance
law-advance_exceptions-is = { $value ->
    [unsaid] nothing is said
    [a9_2-a9_3] when claiming a draw
   *[a9_2-a9_3-adjourn] when claiming a draw or adjourning
}
law-recording_low_time = once under five minutes, without 30 seconds a move: no recording
law-recording_low_time-is = { $value ->
    [none] until when is not said
   *[rest_of_period] for the rest of the period
}
law-recording_fast = recording in rapid and blitz
law-recording_fast-is = { $value ->
    [not_required] not required
   *[claims_kept] not required; claims of a draw remain open, and a player may ask for a sheet
}
law-use_of_sheet = what may stand on the sheet besides moves, times and draw offers
law-use_of_sheet-is = { $value ->
    [claims] what belongs to a claim
   *[relevant] what belongs to a claim, and other relevant data
}
law-electronic_sheet = an electronic scoresheet may be used
law-notation = algebraic notation
law-marks_optional = marks that need not be written
law-marks_optional-is = { $value ->
    [none] none is named
    [capture-check-mate] capture, check, mate
   *[capture-check-mate-ep] capture, check, mate, en passant
}
law-ep_mark_optional = the mark of en passant need not be written
law-long_form = the departure square before the arrival square
law-long_form-is = { $value ->
    [no_hyphen] arrival square only, no hyphen
    [not_mentioned] not mentioned
   *[allowed] may be written
}
law-default_minutes = how late a player may come, unless the event says otherwise
law-default_minutes-is = { $value ->
    [event] the event must say
    [0] not late at all
   *[other] { $value } minutes
}
law-rapid = rapid play: thinking time of each
law-blitz = blitz: thinking time of each
law-increment60 = 60 times the increment counts for the class
law-flag_fallen = when a flag counts as fallen
law-loss_on_time = flag fallen: a draw if the opponent cannot mate; the test
law-loss_on_time-is = { $value ->
    [unskilled] no legal moves lead to mate, even by the most unskilled play
   *[series] no series of legal moves leads to mate
}
law-flag_called_fast = who calls the flag in rapid and blitz without adequate supervision
law-flag_called_fast-is = { $value ->
    [players] the players only
    [may] the arbiter may
   *[shall] the arbiter too, if he sees it
}
law-both_flags = both flags down, and it is not known which fell first
law-both_flags-is = { $value ->
    [quickplay_draw] the game goes on; in a quickplay finish it is a draw
    [last_period_draw] the game goes on; in the last period it is a draw
   *[no_increment_draw] the game goes on, in the last period it is a draw; for games without increment only
}
law-quickplay_finish = claim with less than two minutes left that the opponent does not win by normal means
law-quickplay_finish-is = { $value ->
    [agree_or_postpone] the arbiter agrees or postpones
    [may_reject] the arbiter agrees, postpones or rejects
    [or_increment] the same, or an increment of five seconds may be asked for
   *[if_announced] the same, only where announced and without increment; never in blitz
}
law-points = points: win 1, draw ½, loss 0
law-normal_scores = only these points may be given
law-both_lose = both players may lose
law-sealed_move = sealed move and adjourned game
law-sealed_loss_draws = a sealed move that loses by its form draws if the opponent cannot mate
law-resume_late_minutes = how late a player may come to the resumption
law-resume_late_minutes-is = { $value ->
    [default] as to the start of the game
    [unseen] not known here
   *[other] { $value } minutes
}
