### What the command line says for itself, in English. What it says about games comes from the library.

## Inputs that cannot be read. `$file` is the name as given.

unreadable-not-found = { $file }: there is no such file or folder; check the name and the folder you are in
unreadable-not-found-similar = { $file }: there is no such file or folder; did you mean { $more }?
unreadable-denied = { $file }: you may not read this; ask its owner, or copy it to a folder of yours
unreadable-link = { $file }: this is a link to { $more }, which is not there; name the file itself
unreadable-spreadsheet = { $file }: this is a spreadsheet; open it, save the sheet with the moves as CSV ("Save as"), and check that file
unreadable-document = { $file }: this is a text document; open it, save it as plain text (.txt), and check that file
unreadable-zip = { $file }: this is a ZIP archive; unpack it, and check the files or the folder that come out of it
unreadable-office = { $file }: this is a spreadsheet or a text document; save a spreadsheet as CSV, a document as plain text (.txt), and check that file
unreadable-pdf = { $file }: this is a PDF file; copy its moves into a plain text file
unreadable-picture = { $file }: this is a picture; type its moves into a plain text file
unreadable-styled = { $file }: this is a web page or a styled text; download the games as PGN instead, or copy the moves into a plain text file
unreadable-data = { $file }: this is JSON, data of a program or a site; download or export the games as PGN; for a sheet, give each as an object with a list `moves`
unreadable-positions = { $file }: these are positions (FEN or EPD) and no game; for positions: planilla position - < { $file }
unreadable-database = { $file }: this is the database of a program; export its games as PGN
unreadable-archive = { $file }: this is an archive of a kind that cannot be read here; unpack it first (.gz, .zst and .bz2 are read as they are)
unreadable-binary = { $file }: this is not a text file; save or export it as PGN or plain text, or name its encoding with --encoding
unreadable-too-large = { $file }: this is too large for a scoresheet; if it holds games in PGN, say so with --input pgn
unreadable-damaged = { $file }: the packed file is damaged ({ $more }); what could be unpacked was read; get it anew
unreadable-system = { $file }: { $more }; what could be read was read

## A run

no-input = nothing to read: name a file or a folder, or pipe a scoresheet in
no-sheets = { $folders }: there is no scoresheet or PGN file in it (read in folders: { $kinds })
no-games = { $file }: there is no game in it
passed-over = { $count ->
    [one] 1 file passed over
   *[other] { $count } files passed over
} in folders: { $files } (read there: { $kinds }); name a file to read it all the same
pages-not-shipped = the pages of the rules are in English and Spanish; this is the English one
cannot-write = the results could not be written: { $more }

summary = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $files ->
    [one] 1 file
   *[other] { $files } files
}: { $counts }
trf-none = { $file } is no tournament report (TRF): games have nothing to be held against
trf-pipe = --trf -: a tournament report is read from a file; give its name
trf-no-games = there is no game to be held against { $file }: name the games too; `planilla check --trf FILE` checks the report by itself
trf-summary = { $file }: { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}: { $counts }
trf-joined = { $file }: { $joined } of { $games ->
    [one] 1 game
   *[other] { $games } games
} found in the report
summary-clean = no findings
count-errors = { $count ->
    [one] 1 error
   *[other] { $count } errors
}
count-warnings = { $count ->
    [one] 1 warning
   *[other] { $count } warnings
}
count-notes = { $count ->
    [one] 1 note
   *[other] { $count } notes
}
count-undecided = { $count ->
    [one] 1 question not decided (`-v` says which)
   *[other] { $count } questions not decided (`-v` says which)
}
count-unreadable = { $count ->
    [one] 1 file could not be read
   *[other] { $count } files could not be read
}
digest = { $files ->
    [one] 1 file read
   *[other] { $files } files read
}{ $unreadable ->
    [0] {""}
   *[other] {" "}and { $unreadable } not, or not to the end
}; { $clean ->
    [one] 1 game
   *[other] { $clean } games
} without findings, { $found } with findings, { $errors } of them with errors
digest-errors = Games with errors:
digest-rules = Most frequent:
digest-explain = what a rule finds and what to do: planilla explain { $rule }
digest-unreadable = Not read, or not to the end:
digest-more = and { $count } more
digest-report = All of them on one page: planilla report { $names } -o report.html
size = { $number } { $unit }
progress-games = { $games } games, { $rate } a second

## Findings

error = error
warning = warning
note = note
help = help
laws = Laws { $edition }, { $articles }
game = game { $number }
game-of = game { $number }, { $white } - { $black }
elsewhere = { $line }:{ $column }: { $message }
fix-certain = write `{ $replacement }`
fix-likely = probably `{ $replacement }` was meant
fix-shown = perhaps `{ $replacement }` was meant
fix-remove-certain = leave this out
fix-remove-likely = probably this is to be left out
fix-remove-shown = perhaps this is to be left out
undecided = not decided: { $why }

## The facts that -v tells

fact-language-given = language: { $language }
fact-language-detected = language: { $language }, found by the moves
fact-language-undecided = language: undecided, read as { $language }
fact-others = (reads the same in: { $others })
fact-laws-option = Laws: { $edition }, as asked
fact-laws-header = Laws: { $edition }, by the sheet's heading
fact-laws-date = Laws: { $edition }, by the game's date
fact-laws-newest = Laws: { $edition }, the newest
fact-plies = { $count ->
    [one] 1 half-move
   *[other] { $count } half-moves
}

## One move

move-exact = `{ $written }` is `{ $san }`
move-normalized = `{ $written }` is `{ $san }`, written irregularly
move-blank = a blank stands for a move left out
move-missing = `{ $written }` stands for a move left out
move-languages = read so in: { $languages }
bad-fen = this is no position: { $more }

## What convert leaves as it stands, by status, and what it is not certain of

kept-ambiguous = `{ $written }` is left as it stands: it fits more than one move
kept-illegal = `{ $written }` is left as it stands: it is no legal move here
kept-unread = `{ $written }` is left as it stands: it names no move
kept-missing = `{ $written }` is left as it stands: a move is missing here
kept-extra = `{ $written }` is left as it stands: it stands for no move of the game
kept-refused = `{ $written }` is left as it stands: the game is not judged
kept-over = `{ $written }` is left as it stands: the game had ended before it
kept-more = { $count ->
    [one] 1 more cell is left as it stands
   *[other] { $count } more cells are left as they stand
}
doubted = `{ $written }` is written as `{ $replacement }`, which is not certain: please look
lost = `{ $written }` is written as `{ $replacement }`: what else it says has no sign there
leaves-pgn = the text is no standard PGN any more: its moves are not in English letters, and other programs may not read them
doubted-more = { $count ->
    [one] 1 more move is
   *[other] { $count } more moves are
} not certain
kept-unreached = `{ $written }` is left as it stands: the game breaks before it

## One position

position-fen = FEN: { $fen }
position-state-ongoing = { $turn ->
    [white] White to move
   *[black] Black to move
}, { $check ->
    [true] in check
   *[false] not in check
}; the game goes on
position-state-checkmate = { $turn ->
    [white] White to move: checkmate, and Black has won
   *[black] Black to move: checkmate, and White has won
}
position-state-stalemate = { $turn ->
    [white] White to move
   *[black] Black to move
}: stalemate, and the game is drawn
position-state-dead_position = { $turn ->
    [white] White to move
   *[black] Black to move
}: a dead position, and the game is drawn
position-moves = { $count ->
    [0] no legal moves
    [one] 1 legal move: { $moves }
   *[other] { $count } legal moves: { $moves }
}
position-chance-white = Can White still mate? { $answer ->
    [yes] Yes
    [no] No
   *[undecided] Not decided
}: { $why }
position-chance-black = Can Black still mate? { $answer ->
    [yes] Yes
    [no] No
   *[undecided] Not decided
}: { $why }
position-line = by { $line }
bad-fen-line = { $line }: this is no position: { $more }; correct this line

## A sealed move

sealed-clear = `{ $written }` is clear
sealed-irregular = `{ $written }` is clear in meaning, written irregularly
sealed-ambiguous = `{ $written }` is ambiguous
sealed-illegal = `{ $written }` is illegal
sealed-unintelligible = `{ $written }` is unintelligible
sealed-blank = a blank paper is unintelligible
sealed-outcome-play = the move is made, and the game goes on
sealed-outcome-loss = { $player ->
    [white] White loses
   *[black] Black loses
} the game
sealed-outcome-draw = the game is drawn
sealed-outcome-win = { $player ->
    [white] White wins
   *[black] Black wins
} the game
sealed-outcome-arbiter = the arbiter has to decide
sealed-chooses-opponent = the opponent chooses among these readings (US Chess)
sealed-chooses-arbiter = the director has to decide whether there is a reasonable reading (US Chess)
sealed-reasonable = what it may be taken for, but not by itself: { $moves }
sealed-also = also on the paper: { $what }
sealed-undecided = not decided ({ $rule }): { $why }
envelope-follows = what follows: { $what }
envelope-in-order = nothing is wrong with the envelope
envelope-closed = the envelope is sealed: planilla open proves its move and judges it
envelope-no-move = there is no move to be judged, or no position to judge it in; a paper that was opened and is blank is written `move = " "`

## What export says

export-input = { $file }: this is one of the files to read; write to another
export-folder = { $file }: this is a folder; name a file in it
export-terminal = a Parquet file is not for the eye: name a file with -o, or pipe it on
export-begin = { $file }: no file can be made here: { $more }
export-broken = { $file }: this could not be written: { $more }; it is as it was before
export-nothing = nothing could be read, so { $file } was not written
export-pipe = standard output
export-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $files ->
    [one] 1 file
   *[other] { $files } files
}: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}, { $size }, in { $out }

## What report says

report-summary = { $summary }; the page is in { $out } ({ $size })

## What show tells

show-more-games = { $file }: this is the first of { $games } games; `--game N` shows another, `--game all` shows all
show-no-game = { $file }: there is no game { $number }; { $games ->
    [one] it has one game
   *[other] it has { $games } games
}
show-findings = { $counts } found in this game: see `planilla check`
show-after = After { $point }
show-at = At { $point }: { $said }
show-counts = { $moves }; half-move clock { $clock }; the next move is number { $number }
show-times = { $times ->
    [one] this position stood on the board for the first time
   *[other] this position stood on the board { $times } times
}
show-not-counted = how often this position stood on the board is not known, and claims are not counted
show-no-claim = no claim of a draw under 9.2 or 9.3 open to the player to move
show-rests = this rests on what was taken for { $point }
show-repetitions = Repeated positions
show-repetitions-none = No position stood on the board twice
show-repetition = { $times } times: { $points }
show-third = third time: { $point }
show-fifth = fifth time: { $point }
show-repetitions-more = { $count ->
    [one] 1 more position stood there twice
   *[other] { $count } more positions stood there twice
}
show-runs = Moves without a capture and a pawn move
show-runs-none = No move but captures and pawn moves
show-run = { $count ->
    [one] 1 half-move
   *[other] { $count } half-moves
}: { $from } to { $to }
show-run-of-one = 1 half-move: { $from }
show-run-clock = with those before the sheet begins { $clock }
show-run-reached = { $moves } moves by each player: { $point }
show-claims = Claims of a draw that stood open
show-claims-none = No claim of a draw under 9.2 or 9.3 stood open
show-claims-more = { $count ->
    [one] and 1 more claim
   *[other] and { $count } more claims
}
show-claim = { $player ->
    [white] White
   *[black] Black
} { $when }: { $why } (Laws { $edition }, { $articles })
show-claim-after = after { $point }
show-claim-between = at each turn from { $from } to { $to }
show-claim-repetition-on_board = the position stood there for the third time or more
show-claim-repetition-announced = by announcing { $moves }, after which the position would stand there for the third time
show-claim-moves-on_board = fifty moves by each player without a capture and a pawn move
show-claim-moves-announced = by announcing { $moves }, after which fifty moves by each player were made without a capture and a pawn move
show-claims-made = Claims of a draw on the sheet
show-claim-made = { $player ->
    [white] White
    [black] Black
   *[none] A player
} { $when }: { $why }
show-claim-under = { $said } (Laws { $edition }, { $articles })
show-claim-nowhere = at a point that is not known
show-claim-of-threefold = the same position for the third time
show-claim-of-fivefold = the same position for the fifth time
show-claim-of-fifty = fifty moves without a capture and a pawn move
show-claim-of-seventyfive = 75 moves without a capture and a pawn move
show-claim-of-no_normal_means = the opponent cannot win by normal means
show-claim-of-no_effort = the opponent makes no effort to win
show-claim-of-unsaid = a draw, on what is not said
show-claim-with = announcing { $written }
show-claim-accepted = the arbiter accepted it
show-claim-rejected = the arbiter rejected it
show-verdict-right = it is right
show-verdict-on_board_only = it is right for what stood on the board, not with the announced move
show-verdict-wrong = it is wrong
show-verdict-right_lost = the right to claim was not there
show-verdict-disputed = it is disputed
show-verdict-arbiter = it is for the arbiter to judge
show-verdict-undecided = it is not decided
show-automatic = The game was drawn by itself
show-automatic-fivefold = { $point }: the position stood there for the fifth time (Laws { $edition }, { $articles })
show-automatic-seventyfive = { $point }: 75 moves by each player without a capture and a pawn move (Laws { $edition }, { $articles })
show-counted = repetitions and claims are counted up to { $point }: what was played then is not known
show-offers = Draw offers
show-offers-none = No draw offer on the sheet
show-offer = { $player ->
    [white] White
   *[black] Black
} with { $point }: { $answer }
show-offer-played_on = refused by { $point }
show-offer-drawn = the game ended there in a draw
show-offer-not_drawn = the game ended there, and not in a draw
show-offer-open = no answer on the sheet
show-controls = Time control
show-controls-none = No time control on the sheet
show-controls-unread = Time control: { $written } (which cannot be read for sure, so its moves are not counted)
show-period = moves { $first } to { $last }
show-period-rest = from move { $first } on
show-increment = { $time }, and { $seconds } s for each move
show-made = { $player ->
    [white] White
   *[black] Black
}: { $moves ->
    [one] 1 move made
   *[other] { $moves } moves made
}
show-completed = completed with { $point }
show-not-completed = not completed
show-clock = { $time } on the clock
show-clocks = Clock times
show-clock-of = { $player ->
    [white] White
   *[black] Black
}: { $last } left after { $point }; at the least { $lowest } after { $lowestpoint }; { $count ->
    [one] told for 1 move
   *[other] told for { $count } moves
}
reason-checkmate = checkmate
reason-resignation = resignation
reason-agreement = by agreement
reason-time = on time
reason-stalemate = stalemate
reason-dead_position = dead position
reason-repetition = by repetition
reason-moves = by the rule of fifty or 75 moves
reason-forfeit = by forfeit
reason-arbiter = by the arbiter

## The lists of languages and of systems of notation

column-code = code
column-language = language
column-king = king
column-queen = queen
column-rook = rook
column-bishop = bishop
column-knight = knight
column-files = files a-h
column-system = system
column-example = example

bad-touch = what is touched does not fit the position: { $more }
bad-touch-line = { $line }: what is touched does not fit the position: { $more }
touched-pieces = Touched, in this order: { $pieces }; Laws of { $laws }
touched-open = The Laws do not decide it: { $why }
touched-moves = { $count ->
    [0] No move may be played: the game is over
   *[other] May be played: { $moves }
}
touched-reading = { $count ->
    [0] By one reading no move
   *[other] By one reading: { $moves }
}
touched-meant = Taken for granted: all were touched on purpose by the player to move, who had not said that he adjusts them (4.2)

## `planilla laws`

laws-differ = { $count ->
    [0] In none of the facts known here do the Laws of { $before } and those of { $after } differ
    [one] The Laws of { $before } and those of { $after } differ in 1 of the facts known here
   *[other] The Laws of { $before } and those of { $after } differ in { $count } of the facts known here
}
laws-renumbered = The same in both, in articles of other numbers ({ $before }, { $after }):
laws-three = three editions are named; two can be compared

## The file of an envelope, and what is wrong in it. `$key` is its key.

envelope-too-long = the file is longer than an envelope: it has more than { $most } bytes
envelope-not-text = this is no text in UTF-8: save the file as UTF-8
envelope-syntax = this line breaks the rules of { $format } (`{ $more }`)
envelope-unknown-key = `{ $key }` is not a key of an envelope; the keys are those of the template
envelope-unknown-key-near = `{ $key }` is not a key of an envelope; did you mean `{ $nearest }`?
envelope-twice = `{ $key }` stands here for the second time: leave one of the two
envelope-value = `{ $key }`: `{ $written }` cannot stand here: { $expected }
envelope-expected-text = write a short text in one line, in quotes
envelope-expected-fen = write a position in FEN, with one space between its fields
envelope-expected-move = write the move in quotes, as the player did, in { $most } bytes at the most
envelope-expected-clock = write hours and minutes, and seconds if known, in quotes: `"1:58:30"`
envelope-expected-date = write year, month and day, in quotes: `"2005-03-14"`
envelope-expected-time = write hours and minutes, in quotes: `"21:30"`
envelope-expected-when = write day and time, or one of the two, in quotes: `"2005-03-14 21:30"`
envelope-expected-number = write a whole number from { $least } to { $most }
envelope-expected-word = write one of these words: { $words }

## Sealing a move. `$file` is the file it is about.

seal-system = { $file }: { $more }
seal-sealed = { $file }: this envelope is sealed already
seal-move-in-envelope = { $file }: the envelope has a `move`, which everybody could read: take it out and give the move apart
seal-exists = { $file }: there is something of this name, and it is left as it is: choose another name with { $option }
seal-not-written = { $file }: { $more }; nothing was sealed
seal-unfit = { $file }: the envelope cannot be sealed so that it can be opened again: { $more }
seal-no-nonce = the system has no random number: { $more }
seal-no-input = the move cannot be read: { $more }
seal-blank = no move was written
seal-too-long = the move is too long: { $most } bytes are allowed
seal-not-text = the move is no text in UTF-8
seal-ask = The move to be sealed (it is not shown):
seal-ask-visible = The move to be sealed:
seal-ask-again = The same move once more:
seal-differs = that was not the same; from the beginning
seal-public = { $file }: the sealed envelope; give it to the opponent and the arbiter before the clock is stopped
seal-secret = { $file }: the secret; who has it can read the move, and without it nobody can open the envelope
seal-commitment = commitment: { $commitment }
seal-not-judged = { $file }: there is no position on the envelope, so nobody can say whether the move is clear
seal-the-move = the move
seal-warn-ambiguous = { $move } would be ambiguous: more than one legal move fits it
seal-warn-illegal = { $move } would be illegal
seal-warn-unintelligible = { $move } would be no move that can be read
seal-not-sealed = nothing was sealed; write another move, or seal it all the same with --no-warn
seal-all-the-same = Seal it all the same? (y/n)

## Opening a sealed envelope

open-proved-blank = a blank paper was sealed (commitment { $commitment })
open-proved = `{ $written }` is the move that was sealed (commitment { $commitment })
open-commitment-public = the commitment is not that of the envelope and the move: it was changed, or the secret file is of another sealing of the same envelope
open-commitment-secret = the commitment is not that of the envelope and the move: it was changed
open-not-together = { $file } and { $other } do not belong together: they name different commitments
open-not-committed = the move, the nonce and the envelope do not give the commitment that { $file } and { $other } name: a value in one of the two was changed after sealing
open-no-json = this line breaks the rules of JSON
open-missing-key = `{ $key }` is missing
open-foreign-key = there is a key here that the file cannot have
open-move-in-envelope = a sealed envelope has no `move`: it was put in afterwards
open-swapped = this is the other of the two files: the public one comes first, then the secret one
open-format = `format` is none that is known: the file was not made by `planilla seal`, or by a newer version
open-digits = `{ $key }` is not 64 hexadecimal digits in small letters
open-move = `move` is no text of { $most } bytes at the most
open-form = these are not the bytes that sealing writes: space, letter case, order or line ends were changed
open-not-judged = there is no position on the envelope to judge it in

repair-head = { $place }: { $language }
repair-written = written
repair-as-written = every move as written
repair-game = Game { $number }, { $percent }: { $moves }
repair-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $plies ->
    [one] 1 half-move
   *[other] { $plies } half-moves
}, { $changed } not as written, { $undecided } undecided
repair-folders = two names are two files, the sheets of one game; to repair all games of a folder, name it alone
repair-not-a-pair = two files are the two sheets of each game, and these have { $first } and { $second } games; give files with the same games in the same order
repair-unanswered = --known: { $why }
repair-known-many = --known is about one game, and these are several; name the game with --game N
repair-known-two-games = --known is about one game, and the two sheets are of two; give one sheet at a time
repair-no-game = there is no game { $number } here; without --game all games are repaired
repair-unmet = the answer for half-move { $ply } leads to no legal game and was set aside

## Two sheets of one game

compare-exchanged = by what the sheets say, { $white } is White's and { $black } Black's: they are compared so
compare-same-text = { $white } and { $black } have the same text: there is nothing to compare
compare-same-file = { $file } is named twice: name White's sheet and Black's
compare-many = { $file } holds { $games } games, and a sheet is one: put each into a file of its own, or name a file with both sheets alone
compare-not-two = { $file } holds { $games ->
    [one] one game
   *[other] { $games } games
}: name White's sheet and Black's, or a file that holds both
compare-folder = { $file } is a folder: name White's sheet and Black's
compare-pair = { $white } and { $black }: { $agreed ->
    [one] 1 half-move
   *[other] { $agreed } half-moves
} the same
compare-pairs-many = { $files }: more than two sheets of one game; they are not compared
compare-pairs-pages = { $files }: a player has several sheets of one game; put the pages of a sheet into one file, one behind the other, to have them compared
compare-sheet = { $color ->
    [white] White's sheet
   *[black] Black's sheet
}: { $file }; { $language }
compare-own = { $count ->
    [one] 1 finding
   *[other] { $count } findings
} on it by itself (`planilla check`)
compare-column = { $color ->
    [white] White's sheet
   *[black] Black's sheet
}
compare-parted = « here they part
compare-is-illegal = not possible
compare-is-open = not told
compare-is-extra = stands for no move
compare-is-unreached = not followed
compare-kind-move = move
compare-kind-missing = missing
compare-kind-extra = stands for no move
compare-kind-shift = other column
compare-kind-spelling = written otherwise
compare-kind-draw_offer = draw offer
compare-kind-result = result
compare-kind-header = heading
compare-two-games = These are sheets of two games.
compare-agreed-all = Both sheets have the same { $count ->
    [one] half-move
   *[other] { $count } half-moves
}, the last is { $point }
compare-agreed = The last position on which both sheets agree: after { $count ->
    [one] 1 half-move
   *[other] { $count } half-moves
} ({ $point })
compare-differences = Differences (White's sheet / Black's sheet)
compare-both = { $white } / { $black }
compare-settled = { $san }, by { $by ->
    [white] White's sheet
    [black] Black's sheet
    [both] both together
   *[moves] the moves that follow
}
compare-open = not settled
compare-spelled = { $count ->
    [one] 1 move is
   *[other] { $count } moves are
} only written in another form (`--notes` shows them)
compare-missing-control = Half-moves missing up to the control at move { $control }: { $white } on White's sheet (whole moves: { $whitepairs }), { $black } on Black's (whole moves: { $blackpairs }), { $neither } on both; to be made up by { $by ->
    [white] White
    [black] Black
   *[both] both
} (Laws { $edition }, { $articles })
compare-missing = Half-moves missing: { $white } on White's sheet (whole moves: { $whitepairs }), { $black } on Black's (whole moves: { $blackpairs }), { $neither } on both
