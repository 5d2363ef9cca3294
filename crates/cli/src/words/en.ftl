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
unreadable-data = { $file }: this is JSON, data of a program or a site; download or export the games as PGN
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
} in folders (read there: { $kinds }); name a file to read it all the same
pages-not-shipped = the pages of the rules are in English and Spanish; this is the English one
cannot-write = the results could not be written: { $more }

summary = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $files ->
    [one] 1 file
   *[other] { $files } files
}: { $counts }
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
