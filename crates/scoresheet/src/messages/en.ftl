# The messages in English. One line each, lower case, no full stop; squares and moves in backticks.
# A man `$by` comes with `$by-the`, `$by-a`, `$by-none`; a player `$color` with `$color-the`, `$color-of`; both made
# from the attributes of the entries that follow. Another language is another file with the same names.

## Words

role-pawn = pawn
    .the = the pawn
    .a = a pawn
    .none = no pawn
role-knight = knight
    .the = the knight
    .a = a knight
    .none = no knight
role-bishop = bishop
    .the = the bishop
    .a = a bishop
    .none = no bishop
role-rook = rook
    .the = the rook
    .a = a rook
    .none = no rook
role-queen = queen
    .the = the queen
    .a = a queen
    .none = no queen
role-king = king
    .the = the king
    .a = a king
    .none = no king
color-white = white
    .the = White
    .of = White's
color-black = black
    .the = Black
    .of = Black's
list-or = { $head } or { $last }
list-and = { $head } and { $last }
list-comma = { $head }, { $last }
list-others = { $count ->
        [one] one other move
       *[other] { $count } other moves
    }
list-languages = { $count ->
        [one] one other language
       *[other] { $count } other languages
    }

## Dates, as `$date` shows them

date-day = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
date-month = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
date-range = { $first } – { $last }

## Languages, by their codes

language-en = English
language-es = Spanish
language-fr = French
language-de = German
language-it = Italian
language-pt = Portuguese
language-ca = Catalan
language-gl = Galician
language-eu = Basque
language-ro = Romanian
language-nl = Dutch
language-af = Afrikaans
language-lb = Luxembourgish
language-da = Danish
language-nb = Norwegian Bokmål
language-nn = Norwegian Nynorsk
language-sv = Swedish
language-is = Icelandic
language-fi = Finnish
language-et = Estonian
language-lv = Latvian
language-lt = Lithuanian
language-pl = Polish
language-cs = Czech
language-sk = Slovak
language-hu = Hungarian
language-hr = Croatian
language-bs = Bosnian
language-sl = Slovene
language-sr-latn = Serbian (Latin)
language-sr-cyrl = Serbian (Cyrillic)
language-bg = Bulgarian
language-ru = Russian
language-uk = Ukrainian
language-be = Belarusian
language-el = Greek
language-tr = Turkish
language-az = Azerbaijani
language-hy = Armenian
language-fa = Persian
language-hi = Hindi
language-id = Indonesian
language-ms = Malay
language-vi = Vietnamese
language-zh = Chinese
language-ja = Japanese
language-ko = Korean
language-eo = Esperanto
language-ia = Interlingua
language-cy = Welsh
language-gsw = Swiss German
language-figurine = figurine notation
language-iccf = ICCF numeric notation
language-en-descriptive = English descriptive notation
language-es-descriptive = Spanish descriptive notation
language-fr-descriptive = French descriptive notation
language-spoken = the spoken names

## How moves are written

piece-language = `{ $written }` is not written with the letters of { $language }
piece-language-of = `{ $written }` is not written with the letters of { $language }, but with those of { $languages }
piece-language-pgn = the letters are those of { $language }; in PGN they are English
ambiguous-rivals = `{ $written }` fits more than one move: { $moves }
ambiguous-languages = `{ $written }` is not the same move in all languages: { $moves }
ambiguous-unlisted = `{ $written }` fits more than one move
ambiguous-settled = only one of them lets this be played
hint-spare = `{ $written }` says more than it needs: `{ $better }` is enough
hint-rank = `{ $written }` names the rank where the file is enough: `{ $better }`
capture-mark-missing = `{ $written }` captures, but has no sign of capture
capture-mark-false = `{ $written }` has the sign of capture, but nothing is captured on { $square }
ep-suffix-missing = `{ $written }` captures en passant, but does not say so
ep-suffix-false = `{ $written }` is not a capture en passant
ep-suffix-pgn = `{ $written }` is marked as a capture en passant; PGN has no such mark
check-mark-missing = `{ $written }` gives check, but has no sign of check
check-mark-false = `{ $written }` does not give check
check-mark-double = `{ $written }` gives double check; in the Laws `++` means checkmate
mate-mark-missing = `{ $written }` is checkmate, but has no sign of it
mate-mark-only-check = `{ $written }` gives check, but is not checkmate
mate-mark-false = `{ $written }` is not checkmate, nor even check
castling-form = castling is written `{ $better }`, not `{ $written }`
castling-form-king = castling is written `{ $better }`, not as a move of the king `{ $written }`
castling-or-result = `{ $written }` at the end may be castling, or the result `0-0` by which both players lose
castling-is-result = `{ $written }` cannot be castling here: it is read as the result `0-0`, by which both players lose
promotion-unnamed = `{ $written }` does not say what the pawn becomes
promotion-unnamed-rivals = `{ $written }` does not say what the pawn becomes: { $moves }
promotion-form = this promotion is written `{ $better }`, not `{ $written }`
pawn-letter = a pawn is written without a letter: `{ $better }`, not `{ $written }`
pawn-no-file = a pawn that captures is written with the file it leaves: `{ $better }`, not `{ $written }`
pawn-no-square = a pawn that captures is written with the square it goes to: `{ $better }`, not `{ $written }`
non-algebraic = `{ $written }` is not algebraic notation, the only one that the Laws recognise
non-algebraic-several = `{ $written }` and { $others ->
        [one] another move are
       *[other] { $others } other moves are
    } not in algebraic notation, the only one that the Laws recognise
long-form = `{ $written }` is written in the long form; the short one is `{ $better }`
long-form-several = `{ $written }` (in short `{ $better }`) and { $others ->
        [one] another move are
       *[other] { $others } other moves are
    } written in the long form
case-decides = `{ $written }` would be another move if a capital letter or a figurine was lost
case-decides-settled = the rest makes sense if `{ $written }` is `{ $better }`: a capital letter or a figurine may be lost

## The sheet

move-number = move number `{ $written }` stands where `{ $expected }` belongs{ $others ->
        [0] {""}
        [one] , and the next number is wrong by the same
       *[other] , and the next { $others } numbers are wrong by the same
    }
move-number-ahead = move number `{ $written }` stands where `{ $expected }` belongs{ $others ->
        [0] {""}
        [one] , and the next number is wrong by the same
       *[other] , and the next { $others } numbers are wrong by the same
    }; a move may be missing before it
move-number-beside-black = the number `{ $written }` stands beside Black's move{ $others ->
        [0] {""}
        [one] , and so does the next
       *[other] , and so do the next { $others }
    }: the columns are shifted, or two moves stand in one cell
move-number-open-white = the number `{ $written }` leaves White's place open, but White is to move{ $others ->
        [0] {""}
        [one] ; so does the next
       *[other] ; so do the next { $others }
    }
move-number-left-out = move { $number } has no number before it{ $others ->
        [0] {""}
        [one] , nor has the next
       *[other] , nor have the next { $others }
    }
two-moves-in-a-cell = `{ $written }` holds two moves, `{ $first }` and `{ $second }`
two-moves-in-a-field = two moves or more stand in one cell of the table, `{ $written }`{ $others ->
        [0] {""}
        [one] , and so in one other
       *[other] , and so in { $others } others
    }
gap = { $color-of } move { $number } is missing
gap-settled = { $color-of } move { $number } is missing; only `{ $better }` fits
gap-rivals = { $color-of } move { $number } is missing; it can be { $moves }
gap-many = { $color-of } move { $number } is missing; { $count } moves fit
null-move = `{ $written }` is a null move, and no move of chess: no player may pass
gap-run = { $count } moves are missing, from { $color-of } move { $number } on
extra-cell = `{ $written }` stands for no move of the game
no-moves = nothing in this text is a move; a scoresheet has moves such as `1. e4 e5`
no-moves-report = this is a tournament report (TRF) and no game: check it with `planilla check --trf FILE`
no-moves-headings = there are headings here and no move
columns-turned = from row { $number } on White's moves stand in Black's column and Black's in White's; they are read turned round, and the text stays as it is
columns-swapped = the columns of White and Black are exchanged: turned round, { $count } of the first { $of } moves make sense; put them right and check again, nothing is judged before
rows-descending = the rows stand in descending order, from move { $last } to move 1; sort them by number and check again, nothing is judged before
rows-first = the game begins here
unreached = { $count ->
        [one] one move is
       *[other] { $count } moves are
    } not judged, from `{ $written }` on: the game cannot be followed that far
extraneous-mark = `{ $written }` carries a sign that is no part of the move{ $others ->
        [0] {""}
        [one] , and so does another
       *[other] , and so do { $others } others
    }: a scoresheet is for moves, times, offers, claims and other relevant data
extraneous-analysis = `{ $written }` begins what was not played or evaluates it{ $others ->
        [0] {""}
        [one] , and so does one other place
       *[other] , and so do { $others } other places
    }: a scoresheet is for moves, times, offers, claims and other relevant data
extraneous-offer = `{ $written }` tells of an offer by a player who had not just moved: it is joined with no move
extraneous-words = `{ $written }` stands on the sheet beside the moves{ $others ->
        [0] {""}
        [one] , and so does something else
       *[other] , and so do { $others } others
    }; it belongs there only if it is relevant data
heading-date = the date `{ $written }` is not understood; the Laws of { $laws } are used
heading-laws = no edition of the Laws is called `{ $written }`; the Laws of { $laws } are used
heading-lang = the language `{ $written }` is not known; this heading does not count
heading-result = the result `{ $written }` is not understood
heading-clock = `clock: { $written }` does not say what the times beside the moves are: `left` and `used` do
clocks-open-sense = the times beside the moves may be times left or times used: `clock: left` or `clock: used` tells
clocks-open-unit = some of the times beside the moves may be hours and minutes, or minutes and seconds
clocks-open-given = the times beside the moves are times used, and what is left cannot be told without a time control that is known, or where the times of some moves are not told
clock-unread = `{ $written }` tells no time of a clock: hours, minutes and seconds are asked for, as in `1:29:30`{ $others ->
        [0] {""}
        [one] ; another comment tells none either
       *[other] ; { $others } other comments tell none either
    }
clock-twice = { $color-of } clock shows `{ $time }` after move { $number }, and by the time told for that move it would show `{ $expected }`{ $others ->
        [0] {""}
        [one] ; another time differs too
       *[other] ; { $others } other times differ too
    }
clock-rises = { $color-of } clock shows `{ $time }` after move { $number } and showed `{ $before }` before: that is more than the time control gives{ $others ->
        [0] {""}
        [one] ; another time is odd too
       *[other] ; { $others } other times are odd too
    }
clock-rises-bonus = { $color-of } clock shows `{ $time }` after move { $number } and showed `{ $before }` before: that is more than the time control gives, and may be time given for an illegal move or a wrong claim of the opponent{ $others ->
        [0] {""}
        [one] ; another time is odd too
       *[other] ; { $others } other times are odd too
    }
clock-early = { $color-of } clock shows `{ $time }` after move { $number } and showed `{ $before }` before: the time of the next period came before move { $expected }, which ends this one{ $others ->
        [0] {""}
        [one] ; another time is odd too
       *[other] ; { $others } other times are odd too
    }
clock-below-zero = { $color-of } clock shows `{ $time }` after move { $number }, less than nothing{ $others ->
        [0] {""}
        [one] ; another time is odd too
       *[other] ; { $others } other times are odd too
    }
clock-rises-given = { $color-of } clock shows `{ $time }` after move { $number } and showed `{ $before }` before: that is more than the time control gives, and may be time that the opponent gave{ $others ->
        [0] {""}
        [one] ; another time is odd too
       *[other] ; { $others } other times are odd too
    }
clock-no-control = a clock gains more than an increment, and no time control is given that tells whether it should
control-missed = { $color-of } flag fell after { $number } moves, and the control asks for { $expected }: the result cannot be `{ $written }`
control-flag = { $color-of } flag is on record as fallen
control-played-on = { $color-of } clock shows `{ $time }` after move { $number }, before move { $expected } of the control, and play went on
control-chance-open = the flag fell before the control, and whether { $color-the } can still mate was not found out
class-increment = whether an illegal move that was answered stands depends on whether the game is rapid or blitz, and for `{ $written }` the Laws of { $laws } do not say: they give classes by a fixed time only
class-open = whether an illegal move that was answered stands depends on whether the game is standard, rapid or blitz, and `{ $written }` does not tell
written-in-advance = `{ $written }` was entered at `{ $time }` and made at `{ $before }`: it was written in advance
stopped-early = from move { $number } on nothing is recorded, and { $color-the } had `{ $time }` left: with five minutes or more a player goes on recording
stopped-increment = from move { $number } on nothing is recorded, although { $count } seconds are added for each move: with 30 or more a player goes on recording
stopped-class-open = moves are not recorded, and whether they had to be depends on whether the game is standard, rapid or blitz, which is not known
stopped-clock-open = moves are not recorded, and whether they had to be depends on the player's clock, which is not known there
stopped-edition-open = moves are not recorded; the player had been below five minutes in this period and was above them again, and the Laws of this edition do not say whether that frees for the rest of the period
gap-at-control = { $count ->
        [one] a move is
       *[other] { $count } moves are
    } missing, from move { $number } up to the control at move { $expected }: the sheet was not brought up to date, and without other evidence the next move counts as the first of the next period
gap-at-flag = { $color-of } flag fell, and the sheet shows { $number } moves where the control asks for { $expected }: it was not brought up to date, and without other evidence the next move counts as the first of the next period
heading-reason = the reason `{ $written }` for the end of the game is not understood
heading-flag = `{ $written }` does not say whose flag fell: `white`, `black`, `both` or `none`
heading-minimum-moves = `{ $written }` is no number of moves before which no draw may be agreed
heading-time-control = the thinking time `{ $written }` is not understood, and the game is judged without it; `90 min + 30 s`, `40/2h, 1h`, `15+10` and `blitz` are understood
heading-penalty-point = `{ $written }` names a point that is not there: { $why }
heading-scoring = `{ $written }` does not give the points for a win, a draw and a loss, as `3-1-0` does
heading-claim = the claim `{ $written }` is not understood because of `{ $word }`: it may say `threefold`, `fifty`, `fivefold`, `seventyfive`, `no_normal_means` or `no_effort`, `white` or `black`, `20b` or `after 20...`, `with Ra2`, and `accepted` or `rejected`
heading-illegal = `{ $written }` does not count illegal moves by player, as `white 2, black 1` does
heading-penalty = `{ $written }` does not say who got or lost how much time, as `black +2 at 31w` does
heading-claim-position = `{ $written }` is no position: eight ranks as in a FEN are asked for
heading-side = the side `{ $written }` is neither White's nor Black's
edition-open = the date `{ $written }` leaves open which Laws hold, and they do not judge this game alike: { $differences }; those of { $laws } are used
edition-undated = without a date it is open which Laws hold, and they do not judge this game alike: { $differences }; those of { $laws } are used
edition-before = the date `{ $written }` lies before the first edition of the Laws known here; the game is judged by that of { $laws }
edition-differs = `{ $rule }` finds { $severity ->
        [error] an error
        [warning] a warning
       *[note] a note
    } in { $editions }
edition-more = { $count ->
        [one] and one more difference
       *[other] and { $count } more differences
    }

## Legality

unread = `{ $written }` is no move
unread-drop = `{ $written }` puts a man on the board, as only a variant of chess allows
illegal-near = one step away: { $moves }
faulty-rivals = the moves after it make sense with { $moves }
faulty-many = the moves after it make sense with any of { $count } moves
illegal-unexplained = `{ $written }` is not a legal move here
no-such-piece = { $color-the } has { $role-none } on the board
not-there = { $color-the } has { $role-none } where `{ $written }` says it comes from
no-pawn-there = { $color-the } has no pawn that could play `{ $written }`
cannot-reach = { $count ->
        [one] { $role-the } cannot reach { $to }
       *[other] { $role-none } can reach { $to }
    }
blocked = { $role-the } cannot reach { $to }: { $by-the } on { $square } is in the way
own-piece = { $role-the } cannot go to { $square }: { $color-the } has { $by-a } there
pinned = { $role-the } on { $from } is pinned to its king by { $by-the } on { $square }
in-check = the king is in check from { $by-the } on { $square }, and this move leaves it there
into-check = the king cannot go to { $to }: { $by-the } on { $square } attacks it
king-capture = the king on { $square } cannot be captured
castling-king-not-home = { $side } castling is not allowed: the king is on { $square }, not on its original square
castling-rook-not-home = { $side } castling is not allowed: { $color-the } has no rook on { $square }
castling-no-right = { $side } castling is not allowed: the king or the rook on that side has already moved
castling-right-lost = the right was lost here
castling-blocked = { $side } castling is not allowed: { $by-the } on { $square } is between the king and the rook
castling-in-check = { $side } castling is not allowed: the king is in check from { $by-the } on { $square }
castling-through = { $side } castling is not allowed: the king would cross { $to }, which { $by-the } on { $square } attacks
castling-into = { $side } castling is not allowed: the king would stand on { $to }, which { $by-the } on { $square } attacks
ep-no-double-step = nothing can be captured on { $to }: no pawn has just passed it by a double step
ep-too-late = nothing can be captured on { $to }: en passant is allowed only on the move after the double step
ep-stepped = the double step was made here
nothing-to-capture = the pawn cannot capture on { $square }: nothing stands there
pawn-blocked = the pawn cannot move to { $to }: { $by-the } on { $square } is in the way
promotion-impossible = the pawn cannot become { $role-a } here
no-such-capture = { $color-the } has { $role-none } that could be captured so
empty-square = no man stands on { $square }
not-yours = { $role-the } on { $square } is { $color-of }
no-capture-on-file = { $role-none } can capture on the `{ $to }`-file
no-pawn-capture = no pawn of the `{ $from }`-file can capture on the `{ $to }`-file
illegal-stands = `{ $written }` is illegal but was answered, so it stands: { $why }
illegal-stands-unexplained = `{ $written }` is illegal but was answered, so it stands
illegal-stands-open = whether an illegal move that was answered stands depends on whether the game was adequately supervised, and nothing says so

## The end and the result

moves-after-mate = the game had ended by checkmate before this move
moves-after-stalemate = the game had ended by stalemate before this move
moves-after-dead = the game had ended in a dead position before this move: mate is impossible with these men
moves-after-dead-search = the game had ended in a dead position before this move: no series of legal moves led to a mate any more
ended-here = this move ended the game
contradicts-mate = the last move is checkmate and { $color-the } has won: the result is `{ $due }`, not `{ $written }`
contradicts-stalemate = the last move is stalemate and the game is drawn: the result is `{ $due }`, not `{ $written }`
contradicts-dead = neither player can mate with these men and the game is drawn: the result is `{ $due }`, not `{ $written }`
contradicts-dead-search = neither player can mate from the last position by any series of legal moves and the game is drawn: the result is `{ $due }`, not `{ $written }`
dead-open = whether a mate could still come about was not found out in { $count } positions
result-open = the result is left open
result-nowhere = both players are named, but nothing says how the game ended
signature-missing = { $color-the } has not signed
signature-one = one of the two signatures is missing
signature-none = neither player has signed
result-both-lose = `{ $written }` means that both players lose{ $told ->
        [no] , and nothing says that the arbiter decided so
       *[yes] {""}
    }
result-half = `{ $written }` gives half a point to one player and nothing to the other{ $told ->
        [no] , and nothing says that the arbiter decided so
       *[yes] {""}
    }
result-forfeit = `{ $written }` is the sign of a forfeit{ $told ->
        [no] , but moves are recorded, and nothing says that the arbiter decided so
       *[yes] {""}
    }
result-three-points = `{ $written }` are the points of a win where it gives three, and nothing says that games are scored so
result-too-much = `{ $written }` gives the players more than the one point that a game has
result-no-score = `{ $written }` is no score of a game: a player gets a point, half a point or nothing
reason-not-visible = nothing says why the game ended `{ $written }`
flag-no-chance = { $color-the } cannot mate by any series of legal moves, so the loss on time is a draw: the result is `{ $due }`, not `{ $written }`
flag-no-potential = { $color-the } does not have the men with which a mate can be forced, and in blitz the loss on time is then a draw: the result is `{ $due }`, not `{ $written }`
flag-control-made = { $color-of } flag may have fallen at a control after its moves were made
flag-class-open = whether the game was blitz is not known, and there the winner must have the men with which a mate can be forced
flag-potential-open = in blitz the winner must have the men with which a mate can be forced, and whether { $color-the } has them depends on the position
resigned-no-chance = { $color-the } cannot mate by any series of legal moves, so the resignation gives a draw: the result is `{ $due }`, not `{ $written }`
chance-end-unknown = the last position is not known
chance-moves-unsure = the moves that lead to the last position are not all sure
draw-no-moves = the draw was agreed before a move was made{ $allowed ->
    [yes] , which this edition allows
   *[no] {""}
}
draw-one-move = the draw was agreed before each player had made a move{ $allowed ->
    [yes] , which this edition allows
   *[no] {""}
}
draw-before-minimum = { $told ->
    [yes] the draw was agreed after { $count } { $count ->
        [one] move
       *[other] moves
    }; the event allows none before { $least }
   *[no] the game was drawn after { $count } { $count ->
        [one] move
       *[other] moves
    } and nothing says why; the event allows no agreed draw before { $least }
}
reason-here = the reason
reason-other-winner = by the words for the reason { $color-the } has won, and the result is `{ $written }`
reason-draws = the reason `{ $reason }` makes a draw, and the result is `{ $written }`
reason-decides = the reason `{ $reason }` makes no draw, and the result is `{ $written }`
reason-no-mate = the reason is checkmate, and the last position is none
reason-no-stalemate = the reason is stalemate, and the last position is none
reason-not-dead = the reason is a dead position, and in the last position a mate is still possible
reason-no-flag = the reason is `{ $reason }`, and the note on the flags says that none fell
reason-was-played = the reason `{ $reason }` is that the game was not played, and moves of both players are recorded
flag-of-winner = the flag that fell is that of { $color-the }, and the result is `{ $written }`
flag-can-mate = the flag fell and { $color-the } can still mate: the result cannot be `{ $written }`
flag-both-can-mate = a flag fell and both players can still mate: the result cannot be `{ $written }`
both-flags-open = both flags fell and which was first is not known: the game goes on, and in its last period it is a draw, so `{ $written }` needs a reason
both-flags-draw = both flags fell and which was first is not known: the game is a draw, so `{ $written }` needs a reason
both-flags-increment = both flags fell and which was first is not known; with an increment this edition has no rule for it, so `{ $written }` needs a reason
both-flags-here = both flags
offer-missing = the draw was agreed, but no offer `(=)` is recorded

## Two sheets of one game

sheets-part = the sheets part at { $color-of } move { $number }: White's has `{ $white }`, Black's has `{ $black }`
sheets-part-settled = the sheets part at { $color-of } move { $number }: White's has `{ $white }`, Black's has `{ $black }`; only `{ $better }` goes with what both have later
sheets-part-illegal = the sheets part at { $color-of } move { $number }: White's has `{ $white }`, Black's has `{ $black }`, and neither is possible
sheets-two-games = these are sheets of two games: of { $count } half-moves that both tell { $same ->
        [0] none is
        [one] only one is
       *[other] only { $same } are
    } the same
sheets-settle-ambiguous = `{ $written }` on { $faulty-of } sheet fits more than one move; { $right-of } sheet has `{ $better }`
sheets-settle-illegal = `{ $written }` on { $faulty-of } sheet is not possible; { $right-of } sheet has `{ $better }`
sheets-settle-unread = `{ $written }` on { $faulty-of } sheet is no move; { $right-of } sheet has `{ $better }`
sheets-settle-both = `{ $white }` on White's sheet and `{ $black }` on Black's each fit more than one move; only `{ $better }` fits both
sheets-settle-moves = { $color-of } move { $number } is `{ $white }` on White's sheet and `{ $black }` on Black's; only `{ $better }` goes with the moves that follow
sheets-settle-gap = { $color-of } move { $number } is missing on { $faulty-of } sheet; { $right-of } sheet has `{ $better }`
sheets-settle-gaps = { $count } half-moves are missing on { $faulty-of } sheet, from { $color-of } move { $number } on; { $right-of } sheet has them
sheets-settle-shift = from { $color-of } move { $number } on the moves of { $faulty-of } sheet stand in the other column; { $right-of } sheet has them in their own
sheets-same-illegal = both sheets have `{ $written }` as { $color-of } move { $number }, which is not possible; no move is put in its place
sheets-same-illegal-spelled = both sheets have the same move as { $color-of } move { $number }, White's as `{ $white }` and Black's as `{ $black }`, and it is not possible; no move is put in its place
sheets-result = White's sheet has the result `{ $white }`, Black's has `{ $black }`
sheets-names-exchanged = the names of the players are exchanged: White's sheet has `{ $white }` as White, Black's has `{ $black }`
sheets-heading = { $key ->
        [white] the names of White's player differ
        [black] the names of Black's player differ
        [event] the events differ
        [round] the rounds differ
        [board] the boards differ
        [date] the dates differ
       *[side] both sheets are said to be of one player
    }: White's sheet has `{ $white }`, Black's has `{ $black }`
offer-on-one = { $right-of } sheet has a draw offer `(=)` at { $color-of } move { $number }, and { $faulty-of } sheet has none there
offer-elsewhere = White's sheet has the draw offer `(=)` at { $color-of } move { $number }, Black's has it at { $faulty-of } move { $expected }
pair-unread = { $color-of } sheet has no moves to compare
pair-page = { $right-of } sheet begins at move { $number }, where { $faulty-of } has ended: it may be a second page of the same sheet; put the pages of a sheet into one file, one behind the other
pair-pages = both sheets begin at move { $number }: put each into one file with its pages before, one behind the other
pair-open = neither sheet tells { $color-of } move { $number }
pair-offer-open = { $right-of } sheet has a draw offer `(=)` at { $color-of } move { $number }, which { $faulty-of } sheet does not have

## The beginning

start-wrong = the men do not stand where a game starts: { $men }
start-wrong-man = { $color-the } has { $role-a } on { $square } where { $by-the } belongs
start-wrong-more = { $count ->
        [one] one more man is exchanged
       *[other] { $count } more men are exchanged
    }
setup-stands = the men did not stand where a game starts, but in fast play that stands after { $count } moves by each player: { $men }
setup-no-castling = no castling: king or rook had a wrong place
setup-class-open = the Laws of { $laws } do not say of which class a game with an increment is: in fast play a wrong set-up stands after { $count } moves
setup-castling-open = the Laws of { $laws } do not say whether a king that was set up on a wrong square may castle
fivefold-passed = the position had stood for the fifth time before this move, and the game was drawn
fivefold-passed-decided = the position had stood for the fifth time before this move, and the game was drawn: whether the result `{ $written }` stands is for the arbiter
fivefold-passed-flagged = the position had stood for the fifth time before this move, and the game was drawn: the result `{ $written }` cannot be right
fivefold-decided = the last move brings the position for the fifth time and the game is drawn: the result is `{ $due }`, not `{ $written }`
fivefold-here = here the position stood for the fifth time
seventyfive-passed = each player had made 75 moves without a pawn move or a capture before this move, and the game was drawn
seventyfive-passed-decided = each player had made 75 moves without a pawn move or a capture before this move, and the game was drawn: whether the result `{ $written }` stands is for the arbiter
seventyfive-passed-flagged = each player had made 75 moves without a pawn move or a capture before this move, and the game was drawn: the result `{ $written }` cannot be right
seventyfive-decided = with the last move each player has made 75 moves without a pawn move or a capture, and the game is drawn: the result is `{ $due }`, not `{ $written }`
seventyfive-here = here the 75 moves were complete
drawn-unsure = the moves before it are not all sure
claim-said = { $why }
claim-stood-here = here it stood
claim-threefold-right = the claim is right: the position stood on the board { $count } times, after { $points }
claim-threefold-right-with = the claim is right: `{ $written }` brings the position that stood after { $points }, { $count } times in all
claim-threefold-wrong = the claim is wrong: the position stood on the board { $count ->
        [one] once
       *[other] { $count } times
    }, after { $points }, and { $needed } times are needed
claim-threefold-wrong-with = the claim is wrong: with `{ $written }` the position stands on the board { $count ->
        [one] once
       *[other] { $count } times
    }, and { $needed } times are needed
claim-threefold-stood = the position stood on the board { $count ->
        [one] once
       *[other] { $count } times
    }, after { $points }
claim-stood = it stood after { $points } before
claim-near-castling = after { $points } the same men stood with a right to castle that differs
claim-near-ep = after { $points } the same men stood and a capture en passant was possible or is now
claim-near-turn = after { $points } the same men stood with the other player to move
claim-disputed = the positions differ only in a right to castle that the king in check could not use, and whether these are the same was disputed under these Laws
claim-fifty-right = the claim is right: { $halfmoves } half-moves without a pawn move or a capture, and { $needed } are needed
claim-fifty-wrong = the claim is wrong: { $halfmoves } half-moves without a pawn move or a capture, and { $needed } are needed
claim-fifty-broken = the claim is wrong: the announced `{ $written }` is a pawn move or a capture
claim-over = the claim comes too late: the game was over by { $state ->
        [checkmate] checkmate
        [stalemate] stalemate
       *[dead] a dead position
    }
claim-intended-illegal = the claim is wrong: the announced `{ $written }` is illegal
claim-intended-other-last = the claim is wrong: the announced `{ $written }` is not the last move of the sheet
claim-not-announced = but the announced `{ $written }` does not bring about what is claimed
claim-rejected = it was rejected
claim-yet-rejected = yet it was rejected
claim-yet-accepted = yet it was accepted
claim-yet-went-on = it drew the game, and yet moves follow
claim-yet-decided = it drew the game, and yet the result is `{ $written }`
claim-lost-moved = { $color-the } had made a move before the claim, and with it the right to claim was lost
claim-lost-turn = { $color-the } cannot claim a draw here: it is the opponent's turn
claim-lost-touched = { $color-the } had touched a piece before the claim, and can claim a draw only on a later turn
claim-intended-other = `{ $written }` was announced with the claim and has to be played, but `{ $played }` was
claim-intended-piece = `{ $written }` was announced with the claim and is illegal: another move with { $role-the } was due, but `{ $played }` was played
claim-unsure = the moves before the claim are not all sure
claim-too-many = only the first { $count } claims are judged
claim-words = the words `{ $written }` of the claim are not understood
claim-no-place = nothing says after which move the claim was made
claim-no-point = the claim was made at `{ $written }`, which is not in the game: { $why }
claim-no-turn = at `{ $written }` it is not the turn of the player who claims
claim-other-move = the claim names `{ $named }` at `{ $written }`, and the sheet has another move there
claim-intended-unread = the announced `{ $written }` is not understood as a move
claim-intended-ambiguous = two or more moves fit what was announced, and they lead to different answers
claim-intended-laws = the Laws of { $laws } do not say what is due where the announced move is illegal
claim-next-unsure = the move after the claim is not sure
claim-penalty-noted = `{ $noted }` is noted for { $color-the }, and the wrong claim gives `{ $due }` { $count ->
        [one] minute
       *[other] minutes
    }
claim-penalty-gift = `{ $noted }` is noted for { $color-the }, who made the wrong claim and gets no time for it
claim-penalty-taken = `{ $noted }` is noted for { $color-the }, from whom the wrong claim takes `{ $most }` at the most
claim-penalty-clock = { $color-of } clock showed `{ $before }` before the wrong claim and `{ $after }` after it: it gives `{ $due }` { $count ->
        [one] minute
       *[other] minutes
    }
claim-penalty-kept = { $color-of } clock showed `{ $before }` before the wrong claim and `{ $after }` after it: it leaves `{ $most }` at the most
claim-penalty-due = for the wrong claim { $color-the } gets { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
claim-penalty-untold = no times are told around the wrong claim
claim-penalty-open = how much a wrong claim costs depends on the thinking time or on supervision, and these are not told
claim-penalty-period = between the times around the wrong claim the clock may have been put forward for a new period
tally-lost = { $color-the } has completed { $count ->
        [one] an illegal move
       *[other] { $count } illegal moves
    } and loses the game
tally-drawn = { $color-the } has completed { $count ->
        [one] an illegal move
       *[other] { $count } illegal moves
    }, and the game is drawn, for the opponent cannot mate
tally-goes-on = { $color-the } has completed { $count ->
        [one] an illegal move
       *[other] { $count } illegal moves
    }, and the game goes on
tally-over = { $color-the } has completed { $count ->
        [one] an illegal move
       *[other] { $count } illegal moves
    }, and the game is over
tally-contradicts = the result is `{ $written }`
tally-both = both players have completed as many illegal moves as lose the game, and it is not told who did first
tally-open = what the illegal moves lead to depends on the thinking time, on supervision or on whether the opponent can mate
tally-time = the time noted for the illegal `{ $written }` is not the `{ $due }` minutes that it gives
quickplay-mismatch = the position written with the claim is not that after `{ $at }`: { $men }
quickplay-missing = { $color-of } { $role } on { $square } is missing
quickplay-surplus = { $color-of } { $role } on { $square } is not there
quickplay-turn = it is not { $color-the } who is to move
quickplay-more = { $count ->
        [one] and one more difference
       *[other] and { $count } more differences
    }
quickplay-not-up-to-date = a claim that the opponent makes no effort needs a complete scoresheet, and { $color-of } move { $number } is missing
quickplay-unsure = which position stood on the board when the claim was made is not sure
claim-open-threefold = with this move the position stood for the third time: { $color-the } could claim a draw, and nobody did
claim-open-fifty = with this move fifty moves were made by each player without a pawn move or a capture: { $color-the } could claim a draw, and nobody did
result-mismatch = the game ends with `{ $written }`, but its heading says `{ $heading }`
result-hidden = the `*` at the end hides the result `{ $heading }` of the heading, which PGN has no sign for
result-may-be-hidden = the `*` at the end may hide a result that PGN has no sign for: the heading says `{ $heading }`
result-in-heading = this heading
king-centre-tail = `{ $written }` is no move: the king was put there as a sign of the result, as on electronic boards
king-centre-tail-two = `{ $written }` are no moves: the kings were put there as a sign of the result, as on electronic boards

## The text

encoding-assumed = the text is not UTF-8 and was read as { $encoding }
encoding-undecoded = { $count ->
        [one] one byte is
       *[other] { $count } bytes are
    } no text in { $encoding }
syntax-open-comment = a comment opens here and is never closed{ $others ->
        [0] {""}
       *[other] , and { $others } more
    }
syntax-open-comment-swallows = a comment opens here and is never closed: it swallows { $lines ->
        [one] the rest of the line
       *[other] { $lines } lines
    }, and { $lines ->
        [one] its
       *[other] their
    } moves are not judged; close it with { "`}`" } where it ends{ $others ->
        [0] {""}
       *[other] {" "}(and { $others } more)
    }
syntax-open-variation-swallows = a variation opens here and is never closed: { $moves ->
        [one] the move behind it is not judged as a move
       *[other] the { $moves } moves behind it are not judged as moves
    } of the game; close it with `)` where it ends{ $others ->
        [0] {""}
       *[other] {" "}(and { $others } more)
    }
syntax-open-variation = a variation opens here and is never closed{ $others ->
        [0] {""}
       *[other] , and { $others } more
    }
syntax-stray-close = a bracket is closed that was never opened{ $others ->
        [0] {""}
       *[other] , and { $others } more
    }
syntax-broken-tag = the tag `{ $written }` is broken; it is written `[Name "value"]`{ $others ->
        [0] {""}
       *[other] , and { $others } more
    }
syntax-repeated-tag = `{ $written }` repeats an earlier tag{ $others ->
        [0] {""}
        [one] , and so does another
       *[other] , and so do { $others } more
    }
syntax-junk = `{ $written }` has no place here{ $others ->
        [0] {""}
       *[other] , nor has what follows in { $others } places
    }
syntax-after-result = the game goes on after its result{ $others ->
        [0] {""}
       *[other] , in { $others } more places
    }
repaired-text = `{ $written }` is no legal move here, and probably `{ $move }` ({ $percent }%)
repaired-text-rivals = `{ $written }` is no legal move here, and probably `{ $move }` ({ $percent }%), else { $rivals }
repaired-text-several = `{ $written }` is no legal move here, and nothing decides what was meant: { $rivals }
repair-percent = { $percent }%
repair-repaired = { $move }, written { $written }
repair-doubtful = { $move }, as written ({ $written })
repair-unlike = { $move }, though { $written } is nothing like it
repair-gap = { $move }, where nothing is written
repair-undecided = { $place } undecided: { $written } stands; it may be { $rivals }
repair-undecided-gap = { $place } undecided: nothing is written; it may be { $rivals }
repair-extra = { $written } stands for no move
repair-unreached = { $written } is not reached
repair-by-later = {""}, by { $later } and what follows
repair-by-sheet = {""}, by sheet { $sheet }
repair-by-answer = {""}, as answered
repair-or = {""}; or { $rivals }
repair-result = the result is { $result }
repair-two-games = these are probably sheets of two games: two explain what is written better than one
repair-results = sheet 1 has the result `{ $first }`, sheet 2 has `{ $second }`: the game is left without one; ask the players or the arbiter
repair-headings = the sheets differ in { $key ->
        [white] the name of White's player
        [black] the name of Black's player
        [event] the event
        [round] the round
        [board] the board
       *[date] the date
    }: sheet 1 has `{ $first }`, sheet 2 has `{ $second }`; what sheet 1 says is taken
answer-unknown = `{ $written }` is no answer: write the move and the player, `=` and what was played, as in `12w=Nf3` or `12b=Nc6`
answer-illegal = `{ $written }` is no legal move there; write it as from square and to square, as in `g1f3`, if the letters are not understood
answer-ambiguous = `{ $written }` fits several legal moves there; write it as from square and to square, as in `g1f3`
answer-contradicted = `{ $written }` and `{ $other }` are two moves at the same point; give the one that was played
json-type = `{ $written }` is of the wrong kind and is passed over: write { $wants ->
        [list] a list in `[` and `]`
        [object] an object in { "`{`" } and { "`}`" }
        [text] a text in double quotes
        [number] a whole number from 1
        [cell] a text in double quotes, `null` for a gap, or an object with `written` or `readings`
        [reading] a text in double quotes, or an object with `text` and `probability`
        [color] `"white"` or `"black"`
       *[truth] `true` or `false`
    }{ $others ->
        [0] {""}
       *[other] {" "}(and { $others } more)
    }
json-value = no value stands here, or `{ $written }` is none: write a text in double quotes, a number, `true`, `false` or `null`{ $others ->
        [0] {""}
       *[other] {" "}(and { $others } more)
    }
json-comma = a comma is missing here{ $others ->
        [0] {""}
       *[other] {" "}(and { $others } more)
    }
json-colon = a colon and a value are missing behind the key `{ $written }`{ $others ->
        [0] {""}
       *[other] {" "}(and { $others } more)
    }
json-key = `{ $written }` is no key: write keys in double quotes{ $others ->
        [0] {""}
       *[other] {" "}(and { $others } more)
    }
json-open = what is opened here with `{ $written }` is never closed; what could be read was read{ $others ->
        [0] {""}
       *[other] {" "}(and { $others } more)
    }
json-stray = `{ $written }` has no place here: a sheet is one object, and several stand one behind the other or in one list{ $others ->
        [0] {""}
       *[other] {" "}(and { $others } more)
    }
json-quotes = `{ $written }` stands in single quotes; JSON wants double quotes{ $others ->
        [0] {""}
       *[other] {" "}(and { $others } more)
    }
json-no-moves = this object has no list `moves`, and nothing of it is read: give each sheet as an object with `"moves": [...]`{ $others ->
        [0] {""}
       *[other] {" "}(and { $others } more)
    }
json-probability = `{ $written }` is no probability, and the reading is taken without one: write a number from 0 to 1, such as 0.9{ $others ->
        [0] {""}
       *[other] {" "}(and { $others } more)
    }
json-no-probability = several readings of this cell have no `probability`, and share what the others leave: give each a number from 0 to 1{ $others ->
        [0] {""}
       *[other] {" "}(and { $others } more)
    }
json-sum = the probabilities of this cell add up to more than 1, and are taken in proportion{ $others ->
        [0] {""}
       *[other] {" "}(and { $others } more)
    }
json-no-readings = this list of readings is empty, and the cell counts as a gap: give it at least one reading, or write `null`{ $others ->
        [0] {""}
       *[other] {" "}(and { $others } more)
    }
json-no-text = nothing says what is written here: a cell has `written` or `readings`, and a reading has `text`{ $others ->
        [0] {""}
       *[other] {" "}(and { $others } more)
    }
json-repeated = the key `{ $written }` stands twice in this object, and the first counts{ $others ->
        [0] {""}
       *[other] {" "}(and { $others } more)
    }
refused-variant = this is a game of `{ $name }`, not of chess, and is not judged
refused-chess960 = this is a game of Chess960 and is not judged
refused-fen = the FEN of the start position is not right, and the game is not judged: { $why }
fen-faults = { $why }
fen-too-long = { $count } bytes are too long for a FEN
fen-field-count = a FEN has four to six fields separated by spaces, and this has { $count }
fen-rank-count = a FEN has eight ranks separated by `/`, and this has { $count }
fen-rank-length = rank { $rank } of the FEN describes { $count ->
        [one] one square
       *[other] { $count } squares
    } instead of 8
fen-unknown-letter = `{ $written }` stands for no man in a FEN
fen-no-king = { $color-the } has no king
fen-several-kings = { $color-the } has { $count } kings
fen-pawn-on-edge = a pawn cannot stand on { $square }
fen-turn = the FEN says who is to move by `w` or `b`
fen-castling = the FEN gives the rights to castle by letters of `KQkq`, or `-`
fen-chess960 = rights to castle by the files of the rooks belong to Chess960
fen-castling-without-men = { $color-the } cannot have the right to castle { $side }: the king or that rook is not at home
fen-en-passant = the FEN gives the en passant square, or `-`
fen-en-passant-impossible = no pawn can have crossed { $square } with the last move
fen-halfmove-clock = the half-move clock of the FEN is a number up to 65535
fen-fullmove-number = the move number of the FEN is one from 1 to 65535
fen-too-many-men = { $color-the } has { $count } men, more than 16
fen-too-many-pawns = { $color-the } has { $count } pawns, more than 8
fen-too-many-promoted = { $color-the } has { $count } promoted pieces, but only { $missing ->
        [one] one pawn is
       *[other] { $missing } pawns are
    } gone
fen-opponent-in-check = the king of the player who has just moved is in check
fen-too-many-checkers = { $count } men give check at once, more than two
start-doubtful = the FEN of the start position is not right: { $why }

## Touched pieces

touch-own = { $role-the } on { $square } is the first of them that can be moved: it must move
touch-opponent = { $role-the } on { $square } is the first of them that can be taken: it must be taken
touch-both = { $role-the } on { $from } must take { $by-the } on { $square }
touch-no-capture = { $role-the } on { $from } cannot take { $by-the } on { $square }
touch-castle = king and rook are touched, and { $side } castling is legal: it must be played
touch-castle-illegal = { $side } castling is not legal: the king must make another move
touch-king-stuck = the king has none: any legal move
touch-rook-first = the rook was touched before the king: no { $side } castling on this move
touch-none = none of them can be moved or taken: any legal move
touch-promotion = { $role-a } has touched { $square }: the choice is final
touch-promotion-free = the new piece has not been released: the choice is still free
touch-open-articles = one article speaks of the king and the rook, another of the other pieces touched; which goes first is not said
touch-open-several = this edition speaks of one piece of each colour; here several were touched
touch-open-intent = it depends on whether the player meant to castle
touch-open-rooks = the king and both rooks are touched, and castling is legal on either side
touch-not-named = a square is expected (`e2`), or a new piece that touched the square of promotion (`e8=Q`)
touch-nothing = no touched piece is named
touch-empty = no piece stands on { $square }
touch-no-promotion = { $color ->
    [white] White
   *[black] Black
} can promote no pawn on { $square }

## Whether a player can still mate

chance-mated = { $color-the } is checkmated
chance-stalemate = { $color-the } is stalemated, and the game is over
chance-bare-king = { $color-the } has only the king
chance-dead = no mate is possible with these men
chance-knight = { $color-the } has one knight, which cannot mate a king that has only queens beside it
chance-bishops = { $color-the } has bishops on squares of one colour, which cannot mate without a pawn, a knight or a bishop of the other colour against them
chance-line = { $count ->
    [one] a mate in one half-move is possible
   *[other] a mate in { $count } half-moves is possible, the opponent helping
}
chance-forced = every line soon ends without a mate
chance-walls = the men stand walled in: { $color-the } can never give a check that mates
chance-closure = no position that can be reached is a mate ({ $count } looked at)
chance-not-searched = neither the men nor their walls rule it out; lines were not searched
chance-undecided = no mate was found in { $count } positions, and there are more

## Sealed moves

sealed-too-long = the text has { $count } bytes, and of a sealed move no more than { $most } are read
sealed-blank = nothing is written in the place of the sealed move
sealed-no-move = no move stands on the paper
sealed-left-out = `{ $written }` is a move only if something in it is left out: { $moves }
sealed-other-letters = `{ $written }` is no move in the player's letters, but it is one in others: { $moves }
sealed-sign-settles = the sign of check or mate is true of { $moves } alone, and the Laws do not say that a sign tells like pieces apart
sealed-several = more than one move stands on the paper: { $moves }
sealed-second = `{ $written }` stands on the paper too
sealed-reply = `{ $written }` can be the opponent's reply, which is no part of the sealed move
sealed-other-case = with capitals and small letters exchanged, `{ $written }` would be { $moves }
sealed-number = the number written is `{ $written }`, and the position asks for `{ $expected }`
sealed-struck-out = `{ $written }` is struck out: the player may change the move until the clock is stopped
sealed-offer = { $color-the } offers a draw with the move: the offer stands until it is accepted or refused
sealed-claim = { $color-the } claims a draw on the paper, and whether that is in time the Laws do not say
sealed-resigns = { $color-the } resigns on the paper
sealed-result = the result `{ $written }` stands on the paper, where the Laws have no place for it
sealed-history = it is not known how often the position after the move stood before: nothing is told of the moves before it
sealed-time = the time `{ $written }` stands beside the move
sealed-text = `{ $written }` is not understood
sealed-over = the game was over before the move was sealed
sealed-exempt = { $color-the } cannot mate by any series of legal moves: the sealed move does not lose, and the game is drawn
sealed-exempt-over = the game was drawn before the move was sealed, so it does not lose
sealed-ends-checkmate = `{ $san }` is checkmate: { $color-the } wins
sealed-ends-stalemate = `{ $san }` is stalemate: the game is drawn
sealed-ends-dead = `{ $san }` makes a dead position: the game is drawn
sealed-ends-fivefold = with `{ $san }` the position stands for the fifth time: the game is drawn
sealed-ends-seventyfive = with `{ $san }` each player has made 75 moves without a pawn move or a capture: the game is drawn

## The envelope

envelope-lacks = the envelope does not say { $key ->
    [white] the name of White
    [black] the name of Black
    [fen] the position before the sealed move
    [white_time_used] the time that White has used
    [black_time_used] the time that Black has used
    [sealed_by] who sealed the move
    [move_number] the number of the sealed move
    [draw_offer] who offered a draw
    [resumption_date] the day of the resumption
    [resumption_time] the time of the resumption
   *[resumption_place] the place of the resumption
} (`{ $key }`)
envelope-sheets = it is not said that both scoresheets are in the envelope (`sheets_enclosed`)
envelope-language = `{ $text }` is no language that is known, and the letters of the sealed move are read as of any
envelope-turn = { $color-the } is to move in the position, and { $sealer-the } is said to have sealed
envelope-number-fen = the number is { $number }, and by its FEN the position stands before move { $expected }
envelope-number-sheet = the number is { $number }, and on `{ $file }` the position stands before move { $expected }
envelope-position = the position is not the one that stands before move { $number } on `{ $file }`: `{ $fen }`
envelope-rights = the men stand as before move { $number } on `{ $file }`, but the rights to castle or to capture en passant are others: `{ $fen }`
envelope-nowhere = the position stands nowhere on `{ $file }`
envelope-short = `{ $file }` ends before move { $number }
envelope-sheet-broken = `{ $file }` cannot be replayed as far as that
envelope-move = the sealed move is `{ $written }`, and on `{ $file }` move { $number } is `{ $other }`
envelope-move-whose = the sealed move is `{ $written }`, and on `{ $file }` move { $number } is `{ $other }`: that is a mismatch if the sheet is { $color }'s, which it does not say (`side:`)
envelope-goes-on = `{ $file }` goes on behind move { $number }: `{ $written }` is written after the move that was sealed
envelope-follow-none-zero = neither player came, and nobody may come late: both lose, unless the arbiter decides otherwise
envelope-clock = { $color-the } is said to have used { $given }, and by the clock times of `{ $file }` it was { $expected }
envelope-offer = no offer of a draw is said to stand, and on `{ $file }` { $color-the } offers one with the last move
envelope-late-when = it is not known how late a player came: day or time is missing
envelope-late-limit = it is not known how late a player may come: give `default_minutes`
envelope-late-unseen = the text of this edition was not seen, and so it is not known whether the end of the game by the sealed move stands
envelope-late-both = both players came too late: the arbiter has to decide
envelope-late-loses = { $color-the } came { $minutes } minutes late, and { $limit } are allowed: { $color-the } loses{ $result ->
    [none] {""}
   *[other] {""}; but the result given is `{ $result }`
}
envelope-absent-loses = { $color-the } did not come, and { $limit } minutes are allowed: { $color-the } loses{ $result ->
    [none] {""}
   *[other] {""}; but the result given is `{ $result }`
}
envelope-late-ended = { $color-the } came too late, but the game had ended: the result is `{ $score }`{ $result ->
    [none] {""}
   *[other] {""}; but the result given is `{ $result }`
}
envelope-claim = { $color-the } sealed the move and claimed a draw afterwards: that was too late, in the opinion of an arbiter; the Laws do not speak of it
envelope-offer-standing = { $color-the } offered a draw after sealing: the offer stands until it is accepted or refused
envelope-clock-error = { $color-the } had used { $expected }, and the clock was set to { $given }: that is put right if it is said before one makes a first move
envelope-clock-before = { $color-the } had used { $expected }, and the clock was set to { $given }: it was said in time, and has to be put right
envelope-clock-severe = { $color-the } had used { $expected }, and the clock was set to { $given }: it was not said before the first move, and stays so unless the arbiter finds the consequences too severe
envelope-clock-arbiter = { $color-the } had used { $expected }, and the clock was set to { $given }: it was not said before the first move, and stays so unless the arbiter decides otherwise
envelope-clock-late = { $color-the } had used { $expected }, and the clock was set to { $given }: it was not said before the first move
envelope-follow-both = the envelope is opened, the sealed move is made, and the clock of { $replier-the } is started
envelope-follow-replier = the clock of { $replier-the } is started; who comes may stop it and call the arbiter, then the envelope is opened, the move made, and the clock started again
envelope-follow-sealer = { $replier-the } may write a reply on the scoresheet, seal it in a fresh envelope, and start the clock of { $color-the }; it is opened when { $color-the } comes
envelope-follow-none = the clock of { $replier-the } runs, who has to reply to the sealed move
envelope-follow-lost = the game goes on from the position and with the times of the adjournment, and the player who sealed makes the move that was sealed by that player's word; if the position cannot be established, the game is annulled and a new one is played
envelope-follow-accepted = the draw was agreed: the game has ended, and the sealed move is not made
envelope-follow-flag = { $color-of } flag fell before the clock was stopped: that decides, and not the sealed move
envelope-result = the result given is `{ $given }`, and it is `{ $due }` by what is sealed

## A point of a game

at-unknown = this names no point of a game: `23b` is after Black's move 23, `23w` after White's, `23` after both; `ply 45`, `start` and `end` are points too
at-no-moves = the game has no moves
at-before = the game goes from `{ $first }` to `{ $last }`
at-beyond = the game goes to `{ $last }`
at-unreached = the game can be followed to `{ $last }`, and what is written after it is not judged
at-refused = there is no position to show, as the game is not judged

## A position and a game as people see them

board-turn = { $color-the } to move
board-check = { $color-the } is in check
board-last = last move { $written }
board-man = { $role ->
        [pawn] pawn
        [knight] knight
        [bishop] bishop
        [rook] rook
        [queen] queen
       *[king] king
    } { $square }
board-men = { $color-the }: { $moves }
view-start = starting position
view-number = #
view-sheet = { $color-of } sheet
view-agreed = The last position on which both sheets agree: after { $count ->
        [one] one half-move
       *[other] { $count } half-moves
    }
view-column = { $color ->
        [white] White
       *[black] Black
    }
view-remarks = remarks
view-date = { $date }
view-round = round { $written }
view-laws = Laws of { $laws }
view-articles = Laws { $laws }, { $written }
view-language = language: { $language }
view-clean = no findings
view-undecided = not decided: { $moves }
view-boards-cut = the first { $count } entries have a board, the others are only listed
view-before = the position before it
view-last-sure = the last sure position: nothing settles what was played
view-stopped = the last position reached: the game cannot be followed further
view-as-if = the game goes on as if { $moves } had been played
view-rests = rests on what was taken for move { $number }
view-checkmate = checkmate
view-stalemate = stalemate
view-dead = dead position
view-legal-moves = { $count ->
        [0] no legal moves
        [one] one legal move
       *[other] { $count } legal moves
    }
view-can-mate = { $color-the } can mate
view-cannot-mate = { $color-the } cannot mate any more
view-may-mate = whether { $color-the } can still mate is not decided
severity-error = error
severity-warning = warning
severity-note = note
status-normalized = written irregularly
status-repaired = repaired
status-ambiguous = more than one move
status-illegal = illegal
status-unread = no move
status-missing = left out
status-extra = stands for no move
status-unreached = not judged
fix-certain = write `{ $better }`
fix-likely = probably `{ $better }` was meant
fix-shown = perhaps `{ $better }` was meant
fix-remove-certain = leave this out
fix-remove-likely = probably this is to be left out
fix-remove-shown = perhaps this is to be left out

## Tournament reports

trf-too-long = the rest is left out, { $count ->
        [one] one byte
       *[other] { $count } bytes
    }: no report is so long
trf-undecoded = { $count ->
        [one] one byte is
       *[other] { $count } bytes are
    } no text in the encoding
trf-unknown-record = `{ $code }` opens no record: a line begins with the number of its record, with the three capital letters of a federation, or with `###` if it is a remark
trf-tab = a tab stands where columns are counted: write spaces
trf-separated = in { $count ->
        [one] one record
       *[other] { $count } records
    } `{ $text }` parts the fields, and columns should: have the pairing program write the report as TRF; these records were not read
trf-late-line = the line begins { $count ->
        [one] one column
       *[other] { $count } columns
    } late, and was read from there: take out the blanks before it
trf-columns = columns { $first } to { $last }
trf-column = column { $first }
trf-shifted-right = the fields stand { $count ->
        [one] one column
       *[other] { $count } columns
    } too far to the right, from here on: column { $column } holds { $field }; { $count ->
        [one] take out one blank
       *[other] take out { $count } blanks
    } before it
trf-shifted-left = the fields stand { $count ->
        [one] one column
       *[other] { $count } columns
    } too far to the left, from here on: column { $column } holds { $field }; { $count ->
        [one] put in one blank
       *[other] put in { $count } blanks
    } before it
trf-column-missing = a column is missing in { $count ->
        [one] one record
       *[other] { $count } records
    }, that of { $field } ({ $at }), and what follows stands too far to the left: put it back, with blanks where nothing is to be written
trf-padded = in { $count ->
        [one] one record
       *[other] { $count } records
    } the name was padded by its bytes, so that what follows stands too far to the left: a letter like `é` has two bytes and takes one column; pad names to 33 characters
trf-field = `{ $text }` cannot be read as { $field } ({ $at })
trf-no-day = `{ $text }` is no day of the calendar: write year, month and day
trf-points-comma = `{ $text }` has a comma: write points with a point, `{ $fix }`
trf-overrun = what stands here runs over the columns of { $field } ({ $at }): shorten it
trf-missing = nothing is written here: add { $field } ({ $at })
trf-field-starting-rank = the starting rank, from 1 to 9999
trf-field-sex = the sex, `m` or `w`
trf-field-title = the title, one of `GM`, `IM`, `WGM`, `FM`, `WIM`, `CM`, `WFM`, `WCM`
trf-field-name = the name, as `Lastname, Firstname`
trf-field-rating = the rating, in figures
trf-field-federation = the three letters of the federation
trf-field-fide-number = the FIDE number, in figures
trf-field-birth-date = the birth date, as `1990/02/28`
trf-field-points = the points, as `11.5`
trf-field-rank = the final rank, in figures
trf-field-opponent = the starting rank of the opponent, or `0000`
trf-field-colour = the colour, `w`, `b` or `-`
trf-field-result = the result, one of `1` `=` `0`, `+` `-`, `W` `D` `L`, `H` `F` `U` `Z`
trf-field-participant = the number of a player or a team
trf-field-round = the number of a round
trf-field-record-points = points, as `1.5`
trf-field-count = a number, in figures
trf-field-day = a day, as `2026/01/31`
trf-field-round-day = the day of a round, as `26/01/31`
trf-field-kind = one of the letters that the record has for its kind
trf-field-team-name = the name of the team
trf-field-engine-value = a code and its points, as `W=1.0`
trf-date-form = `{ $text }` was read as { $date }: write year, month and day with strokes between, `2026/01/31`
trf-date-form-short = `{ $text }` was read as { $date }: write the day of a round with two figures of the year and strokes between, `26/01/31`
trf-long-days = the days of { $count ->
        [one] one round
       *[other] { $count } rounds
    } have four figures of the year, as `{ $text }`, which can be read: write two, `26/01/31`, in columns 92 to 99, 102 to 109 and so on
trf-birth-late = born on { $date }, the player was younger than three when the tournament began: correct the birth date
trf-record-missing = the file has no record `{ $code }`, or an empty one, and the report cannot be rated without it: add it
trf-record-repeated = the record `{ $code }` stands here again; the first one counts: leave one of them out
trf-both-team-records = teams stand in records `013` and in records `310` ({ $count } in all): `310` is enough
trf-name-long = the name is { $count ->
        [one] one column
       *[other] { $count } columns
    } too long for its place (columns 15 to 47), and what stands behind it is too far to the right: shorten the name
trf-no-rounds = no record has a round from column 92 on, and { $count ->
        [one] one player has
       *[other] { $count } players have
    } points: the lines may have been cut off; add the rounds
trf-no-players = the file has no player: add a record `001` for each
trf-not-a-report-games = these are games (PGN) and no tournament report: check them as games, `planilla check FILE`, and give the report (TRF) with `--trf`
trf-not-a-report = this is no tournament report (TRF): none of its lines begins with the number of a record, `012` or `001`
trf-duplicate-rank = the starting rank { $number } was given before: give each player a number of his own
trf-duplicate-fide = the FIDE number `{ $id }` is that of player { $number } too: correct one of them
trf-opponent-unknown = round { $round }: there is no player { $number } in the file: correct the opponent, or add the player
trf-opponent-self = round { $round }: player { $number } has himself as opponent: correct the opponent
trf-not-mirrored = round { $round }: player { $number } has player { $opponent } as opponent, and the record of { $opponent } has player { $other }: correct the one that is wrong
trf-not-mirrored-none = round { $round }: player { $number } has player { $opponent } as opponent, and the record of { $opponent } has nobody: correct the one that is wrong
trf-same-colour = round { $round }: both players, { $number } and { $opponent }, are { $color-the }: correct the colour of one
trf-no-colour = round { $round }: a game with the code `{ $code }` needs a colour: write `w` or `b`
trf-no-colours = in { $count ->
        [one] one round
       *[other] { $count } rounds
    } of players a game has no colour: write `w` or `b` (column 97 for the first round, 107 for the second and so on)
trf-results-disagree = round { $round }: player { $number } has `{ $code }` and player { $opponent } `{ $other }`, and no record `299` says why: correct the one that is wrong, or add the record
trf-bye-opponent = round { $round }: `{ $code }` is a bye, and player { $number } stands beside it as opponent: write `0000`, or the code of a game
trf-no-opponent = round { $round }: `{ $code }` is the code of a game, and no opponent is named: name him, or write the code of a bye
trf-no-result = round { $round }: there is no result against player { $number }: write it
trf-result-unknown = round { $round }: `X` is no result of a finished report: write the result of the game
trf-second-bye = round { $round }: `U` stands once in a round at the most, and player { $number } has it already: write another bye, `H`, `F` or `Z`
trf-bye-not-given = round { $round }: this record gives player { $number } the bye `{ $code }`, and his own record does not: correct one of them
trf-points-sum = player { $number } has `{ $written }` points, and the results add up to `{ $counted }`: correct the points or a result, or give the points in a record `299`
trf-scoring = the points are sums of `{ $win }` for a win, `{ $draw }` for a draw and `{ $loss }` for a loss: say so in a record `162`
trf-rank-order = the final rank { $rank } is that of player { $number } and of player { $other }, who have different points: correct one rank
trf-rank-points = player { $number } has more points than player { $other } and stands behind him: correct the final ranks (columns 86 to 89), which go by points first
trf-count = record `{ $code }` gives { $given }, and the file has { $counted }: correct the record
trf-rounds = the tournament has { $given ->
        [one] one round
       *[other] { $given } rounds
    }, and { $counted ->
        [one] one is
       *[other] { $counted } are
    } recorded: correct the number of rounds
trf-days-reversed = the last day, { $last }, is earlier than the first, { $first }: correct record `042` or `052`
trf-day-outside = round { $round }: { $date } is no day of the tournament: correct it, or record `042` or `052`
trf-day-earlier = round { $round }: { $date } is earlier than the round before: correct one of the days
trf-round-days = { $given ->
        [one] the day of one round is
       *[other] the days of { $given } rounds are
    } given, and { $counted ->
        [one] one round is
       *[other] { $counted } rounds are
    } recorded: give one day for each round
trf-participant-unknown = record `{ $code }` names { $number }, a number that nobody has in the file: correct it
trf-in-two-teams = player { $number } stands in two teams: leave him in one
trf-twice-in-team = player { $number } stands in this team twice: leave him there once
trf-duplicate-team = the team number { $number } was given before: give each team a number of its own
trf-duplicate-team-name = the team `{ $name }` stands in the file before: leave one out, or tell them apart
trf-other = the other record
trf-alike = the same in { $count ->
        [one] one more place
       *[other] { $count } more places
    }
trf-follows = { $count ->
        [one] one more thing follows
       *[other] { $count } more things follow
    } from this
trf-more = { $count ->
        [one] one more thing is
       *[other] { $count } more things are
    } wrong in the file
trf-time-unread = `{ $text }` is no coded time control: write seconds, as `5400+30` or `40/6000+30:900+30`
trf-times-differ = record 122 gives the thinking time as `{ $words }`, and record 222 as `{ $text }`: these are not the same; games are held against record 222
trf-code-lasted = round { $round }: the report has `{ $white }` and `{ $black }`, a game over the board, and the players did not both move: write `{ $first }` and `{ $second }`, or add the moves
trf-code-empty = round { $round }: the report has `{ $white }` and `{ $black }`, a game over the board, and here are no moves: write `{ $first }` and `{ $second }` if a player did not come, `{ $third }` and `{ $fourth }` if the game had begun, or add the moves
trf-code-not-played = round { $round }: the report has `{ $white }` and `{ $black }`, and here the game was decided by forfeit, `{ $written }`: write `{ $first }` and `{ $second }` in the report
trf-code-short = round { $round }: the report has `{ $white }` and `{ $black }`, a game of less than one move, and both players moved: write `{ $first }` and `{ $second }`
trf-code-forfeit = round { $round }: the report has `{ $white }` and `{ $black }`, a forfeit, and both players moved: write `{ $first }` and `{ $second }`
trf-code-result = round { $round }: the report has `{ $white }` for White and `{ $black }` for Black, and the result here is `{ $written }`: correct the one that is wrong
trf-code-open = round { $round }: the report has `{ $white }` for White and `{ $black }` for Black, and `*` here tells no result: write the result of the game here
trf-code-unknown = round { $round }: the report has `X`, a result not known, and the result here is `{ $written }`: write its code in the report
trf-unpaired = the report has no game of `{ $white }` and `{ $black }`: correct a name, or leave the game out
trf-unpaired-player = `{ $name }` is no player of the report: write the name as there, or add the FIDE number
trf-unpaired-names = `{ $name }` can be more than one player of the report: `{ $first }`, `{ $second }`; a FIDE number (`WhiteFideId`, `BlackFideId`) would tell
trf-identity-open = the FIDE number `{ $id }` is that of `{ $first }`, and the name `{ $name }` that of `{ $second }`: which of them played cannot be told; correct the number or the name in the game
trf-identity-name = the FIDE number `{ $id }` is that of `{ $first }`, and by name, opponent and round it is the game of `{ $second }`: correct the number in the game
trf-identity-number = the FIDE number `{ $id }` is that of `{ $first }`, and so say opponent and round, but the name `{ $name }` is that of `{ $second }`: correct the name in the game
trf-identity-stranger = the FIDE number `{ $id }` is that of `{ $first }`, and the name here is `{ $name }`: correct the number or the name
trf-number-open = `{ $name }` has the FIDE number `{ $other }` in the report and `{ $id }` here: whether it is the same player cannot be told; correct the number that is wrong
trf-number-other = `{ $name }` has the FIDE number `{ $other }` in the report and `{ $id }` here: correct the number that is wrong
trf-unpaired-rounds = `{ $white }` and `{ $black }` met in rounds { $list }, and the game does not say in which round it was played: add the round
trf-unpaired-round = the report has `{ $white }` and `{ $black }` in round { $list }, and here it is round { $round }: correct the one that is wrong
trf-unpaired-one = only `{ $name }` is named, and no round, so that it may be any game of his: add the opponent or the round
trf-unpaired-bye = `{ $name }` has no opponent in round { $round } of the report: correct the round or the name
trf-unpaired-nameless = the game names no player, by name or by FIDE number, and may be any of the report: add the names
trf-several-games = round { $round }: several games are given of `{ $white }` and `{ $black }`: `{ $places }`; leave one
trf-no-game = round { $round }: no game is given of `{ $white }` and `{ $black }`
trf-no-games = { $count ->
        [one] one game of the report is
       *[other] { $count } games of the report are
    } not among those given, the first of them here (`--notes` names them all)
trf-same-moves = the moves of `{ $game }` are those of `{ $other }`, { $count ->
        [one] the one move
       *[other] all { $count } moves
    }: see whether one was copied from the other
trf-date-outside = { $date } is no day of the tournament, which lasted from { $first } to { $last }: correct the date
trf-date-round = the report has round { $round } on { $date }: correct the date or the round
trf-time-other = the report has another thinking time, `{ $text }`: correct the one that is wrong
rating-time-short = { $minutes } minutes for 60 moves are too few for a rated standard game of a player with { $rating }: { $least } at the least (Rating Regulations B.02, 1.1)
rating-first-control = the first control comes after { $count ->
        [one] one move
       *[other] { $count } moves
    }; a rated game has 30 at the least (Rating Regulations B.02, 1.2)
colours-reversed = the colours are reversed: the report has `{ $white }` with White in round { $round }
colours-arbiter = such a game goes on unless the arbiter rules otherwise
colours-stand = once both have made { $count } moves such a game goes on
colours-ended = the game ended before both had made { $count } moves, and stands (by an interpretation of FIDE's arbiters of June 2017)
colours-again = before both have made { $count } moves such a game is stopped, and a new one is played with the right colours

## The page of a report

page-title = report on { $count ->
        [one] one game
       *[other] { $count } games
    }
page-to-table = to the table of the games
page-to-games = to the games
page-summary = summary
page-number-games = { $count ->
        [one] game
       *[other] games
    }
page-number-files = { $count ->
        [one] file
       *[other] files
    }
page-number-errors = { $count ->
        [one] error
       *[other] errors
    }
page-number-warnings = { $count ->
        [one] warning
       *[other] warnings
    }
page-number-notes = { $count ->
        [one] note
       *[other] notes
    }
page-number-undecided = not decided
page-number-clean = { $count ->
        [one] game without findings
       *[other] games without findings
    }
page-unread = { $count ->
        [one] one file could not be read as it should
       *[other] { $count } files could not be read as they should
    }
page-trf = in the tournament report { $file }
page-passed-over = { $count ->
        [one] one file in a folder was passed over, as its name is not that of a sheet
       *[other] { $count } files in folders were passed over, as their names are not those of sheets
    }
page-by-rule = what was found
page-table-title = all games
page-nothing = no game was read
page-limit-listed = only { $count } games stand in the table, those with findings first; the others are counted
page-limit-drawn = { $count ->
        [one] only one game is drawn below; the others stand in the table
       *[other] only { $count } games are drawn below, those with findings first; the others stand in the table
    }
page-column-game = game
page-column-round = round
page-column-result = result
page-column-found = found
page-column-count = times
page-column-games = games
page-need-error = { $count ->
        [one] one game with errors
       *[other] { $count } games with errors
    }
page-need-warning = { $count ->
        [one] one game with warnings
       *[other] { $count } games with warnings
    }
page-need-undecided = { $count ->
        [one] one game in which something is not decided
       *[other] { $count } games in which something is not decided
    }
page-need-note = { $count ->
        [one] one game with notes
       *[other] { $count } games with notes
    }
page-need-clean = { $count ->
        [one] one game without findings
       *[other] { $count } games without findings
    }
page-filter-text = search
page-filter-needs = which games are shown
page-filter-errors = errors
page-filter-warnings = warnings
page-filter-undecided = not decided
page-filter-notes = notes
page-filter-clean = no findings
page-shown = games shown:
page-games = the games one by one
page-findings = findings
page-undecided = not decided
page-more = and { $count } more
page-line = line { $number }
page-table = board { $written }
page-laws = Laws of { $laws }{ $how ->
        [option] {""}, as asked
        [header] {""}, by the heading
        [date] {""}, by the date
       *[newest] {""}, the newest
    }
page-language = { $language }{ $how ->
        [given] {""}, as told
        [undecided] {""}, not decided
       *[detected] {""}, by the moves
    }
page-others = (reads the same in { $count ->
        [one] one other language
       *[other] { $count } other languages
    })
page-board = board
page-moves = moves { $first } to { $last }
page-no-moves = no moves
page-back = back to the table
page-keys = board: left and right step through the moves, up and down through the rows, Home and End to the start and the end
page-first = to the start
page-previous = one move back
page-next = one move on
page-last = to the end
page-turn = turn the board
page-next-finding = next finding
page-made-by = made by Planilla { $written }
unread-empty = there is no game in it
unread-not-found = there is no such file or folder
unread-denied = it may not be read by the one who asked
unread-too-large = it is too large for a scoresheet
unread-link = it is a link to `{ $why }`, which is not there
unread-spreadsheet = it is a spreadsheet; save the sheet with the moves as CSV
unread-document = it is a text document; save it as plain text (.txt)
unread-data = it is JSON, data of a program or a site
unread-positions = these are positions (FEN or EPD) and no game
unread-zip = it is a ZIP archive; unpack it
unread-office = it is a spreadsheet or a document
unread-pdf = it is a PDF file
unread-picture = it is a picture
unread-styled = it is a web page or a styled text
unread-database = it is the database of a program
unread-archive = it is an archive that cannot be unpacked here
unread-binary = it is no text
unread-damaged = the packed file is damaged (`{ $why }`); what could be unpacked was read
unread-system = `{ $why }`; what could be read was read
