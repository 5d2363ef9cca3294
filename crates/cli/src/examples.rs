//! The examples that each command's help ends with. Every line of them is tried by a test. In other languages their captions
//! are `example-COMMAND-NUMBER` of `words/help/`.

/// The end of a command's help.
pub(crate) struct Examples {
    /// The command; `planilla` for the whole program.
    pub command: &'static str,
    /// What each example does, and its line.
    pub lines: &'static [(&'static str, &'static str)],
    /// What is said after them, if anything.
    pub after: &'static str,
}

impl Examples {
    /// Those of a command.
    pub(crate) fn of(command: &str) -> Option<&'static Examples> {
        EXAMPLES.iter().find(|examples| examples.command == command)
    }
}

/// The examples, by command.
pub(crate) const EXAMPLES: &[Examples] = &[
    Examples {
        command: "planilla",
        lines: &[
            ("Check all scoresheets and PGN files of a folder:", "planilla check round3/"),
            ("Check one sheet, and be answered in Spanish:", "planilla check sheet.txt --messages es"),
            ("Learn what a rule looks for:", "planilla explain move.illegal"),
            ("See the help of a command:", "planilla help check"),
        ],
        after: "Exit status: 0 nothing found, 1 findings, 2 misuse or input that cannot be read.",
    },
    Examples {
        command: "check",
        lines: &[
            ("All scoresheets and PGN files of a folder:", "planilla check round3/"),
            (
                "A sheet in Spanish, by the Laws of 2005, with notes:",
                "planilla check sheet.txt --lang es --laws 2005 --notes",
            ),
            ("A packed PGN file; warnings too count as failure:", "planilla check games.pgn.zst --fail-on warning"),
            (
                "Only what concerns illegal moves:",
                "planilla check games.pgn --select move.illegal,move.leaves_king_in_check",
            ),
            ("Games held against the tournament report of the federation:", "planilla check round3/ --trf open.trf"),
            ("The report by itself:", "planilla check --trf open.trf"),
            ("An event in which no draw is agreed before move 30:", "planilla check round3/ --minimum-moves 30"),
            ("Each game of a folder, its two sheets compared:", "planilla check round3/ --pairs"),
        ],
        after: "Exit status: 0 nothing as grave as `--fail-on`, 1 findings, 2 misuse or input that cannot be read.",
    },
    Examples {
        command: "compare",
        lines: &[
            ("White's sheet and Black's:", "planilla compare white.txt black.txt"),
            (
                "White's in Spanish, Black's in German, by the Laws of 2005:",
                "planilla compare white.txt black.txt --white-lang es --black-lang de --laws 2005",
            ),
            ("For programs:", "planilla compare white.txt black.txt --format json"),
        ],
        after: "Exit status: 0 nothing as grave as `--fail-on`, 1 findings, 2 misuse or input that cannot be read.",
    },
    Examples {
        command: "repair",
        lines: &[
            ("One sheet:", "planilla repair sheet.txt"),
            ("The two sheets of a game, in different languages:", "planilla repair white.txt black.txt --lang en,es"),
            ("The game as PGN, with comments at doubtful moves:", "planilla repair sheet.txt --to pgn"),
            ("With what a player said:", "planilla repair sheet.txt --known 2w=Cf3"),
            (
                "The readings of a recogniser of handwriting, for programs, with three whole games:",
                "planilla repair readings.json --best 3 --format json",
            ),
        ],
        after: "What is written is never altered: it stands beside the proposal, and where nothing decides it stays. Exit status: \
                0 all is decided, 1 something is left to a person (an undecided move, a text that is no move, an error), 2 misuse or \
                input that cannot be read.",
    },
    Examples {
        command: "convert",
        lines: &[
            ("A sheet in German letters:", "planilla convert sheet.txt --to de"),
            ("In Spanish, with figurines:", "planilla convert sheet.txt --to es,figurine"),
            ("A PGN file with the departure squares:", "planilla convert games.pgn --style long"),
        ],
        after: "What cannot be read for certain is left as it stands, and said.",
    },
    #[cfg(feature = "export")]
    Examples {
        command: "export",
        lines: &[
            ("A row a game:", "planilla export games.pgn.zst -o games.parquet"),
            (
                "A row a move, with some columns:",
                "planilla export round3/ -o moves.parquet --table moves --columns file,game,ply,san,clock",
            ),
            (
                "A row a finding, notes among them:",
                "planilla export games.pgn -o findings.parquet --table findings --notes",
            ),
            ("Which columns there are:", "planilla export --table moves --list-columns"),
        ],
        after: "What is found in the games is told in the file and does not change the exit status. Exit status: 0 all was \
                written, 2 misuse or input that cannot be read; what could be read was written.",
    },
    Examples {
        command: "move",
        lines: &[
            ("A move in Spanish in the initial position:", "planilla move Cf3 --lang es"),
            (
                "A capture en passant in another position:",
                "planilla move 'exd6 e.p.' --fen '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2'",
            ),
        ],
        after: "Exit status: 0 the move can be read, 1 it cannot, 2 misuse.",
    },
    Examples {
        command: "position",
        lines: &[
            ("One position:", "planilla position 'k7/2K5/8/8/8/8/8/1Q6 w - - 0 1'"),
            ("A position a line:", "planilla position - < positions.txt"),
            (
                "What may be played after the king and a rook were touched:",
                "planilla position '4k3/8/8/8/8/8/8/4K2R w K - 0 1' --touched e1,h1",
            ),
        ],
        after: "Exit status: 0 it is a position, 2 it is none.",
    },
    Examples {
        command: "sealed",
        lines: &[
            (
                "A move in Spanish, by the Laws of 2005:",
                "planilla sealed --fen '8/8/8/4k3/8/8/8/4K2Q w - - 0 60' --move Dh2+ --lang es --laws 2005",
            ),
            (
                "A move whose language is not known, for programs:",
                "planilla sealed --fen '4k3/8/8/8/8/8/8/4K2R w - - 0 41' --move 41.Rf1 --format json",
            ),
            ("An envelope to be filled in:", "planilla sealed --new -o adjourned.toml"),
            ("An envelope with the two sheets of its game:", "planilla sealed game.toml white.txt black.txt"),
        ],
        after: "Exit status: 0 one legal move, 1 it loses or somebody has to decide, 2 misuse.",
    },
    Examples {
        command: "show",
        lines: &[
            ("The last position of a game, with its counts:", "planilla show sheet.txt"),
            ("The position after Black's second move:", "planilla show sheet.txt --at 2b"),
            (
                "Several positions of the first game of a file, with figurines:",
                "planilla show games.pgn --game 1 --at start,1w,2b --pieces figurines",
            ),
            ("All games, for programs:", "planilla show games.pgn --game all --format json"),
        ],
        after: "Exit status: 0 all was shown, 1 some games have no such point (with --game all), 2 misuse or input that cannot \
                be read.",
    },
    Examples {
        command: "report",
        lines: &[
            ("A page of a round, with a title:", "planilla report round3/ -o round3.html --title 'Round 3'"),
            ("A page in Spanish, with notes:", "planilla report games.pgn -o games.html --messages es --notes"),
        ],
        after: "The page is one file that loads nothing: it can be sent by mail, opened without a network, and printed, a game \
                a page. Exit status: 0 nothing found, 1 findings, 2 misuse or input that cannot be read; what could be read is \
                on the page.",
    },
    Examples {
        command: "seal",
        lines: &[
            ("A move that is asked for and not shown:", "planilla seal game.toml"),
            ("The same with names of its own:", "planilla seal game.toml --public for-all.json --secret mine.json"),
        ],
        after: "Give the public file to the opponent and the arbiter before the clock is stopped, and keep the secret one. Both \
                can be read by you alone, and no file is overwritten. Exit status: 0 sealed, 1 the move \
                would be ambiguous, illegal or unreadable, 2 misuse; nothing was written then.",
    },
    Examples {
        command: "open",
        lines: &[
            ("An envelope with its secret:", "planilla open game.public.json game.secret.json"),
            ("The same for programs:", "planilla open game.public.json game.secret.json --format json"),
        ],
        after: "Exit status: 0 the move is the one that was sealed and a legal one, 1 it is the one that was sealed, and loses or \
                somebody has to decide, 2 it is not proved: a file was changed, or cannot be read.",
    },
    Examples {
        command: "explain",
        lines: &[
            ("The page of a rule:", "planilla explain move.illegal"),
            ("The same page in Spanish:", "planilla explain move.illegal --messages es"),
            ("The rules of a group:", "planilla explain notation"),
        ],
        after: "",
    },
    Examples {
        command: "rules",
        lines: &[
            ("The list for people:", "planilla rules"),
            ("The list for programs:", "planilla rules --format json"),
        ],
        after: "",
    },
    Examples {
        command: "laws",
        lines: &[
            ("The editions, and from when each is in force:", "planilla laws"),
            ("What differs between two:", "planilla laws 2014 2018"),
            ("What one says of illegal moves, with its articles:", "planilla laws 2009 --topic illegal"),
        ],
        after: "",
    },
    Examples {
        command: "languages",
        lines: &[
            ("The list for people:", "planilla languages"),
            ("The list for programs:", "planilla languages --format json"),
        ],
        after: "",
    },
    Examples {
        command: "completions",
        lines: &[
            ("For bash:", "planilla completions bash > ~/.local/share/bash-completion/completions/planilla"),
            ("For fish:", "planilla completions fish > ~/.config/fish/completions/planilla.fish"),
        ],
        after: "The other shells have folders of their own; their manuals name them.",
    },
    Examples {
        command: "man",
        lines: &[
            ("Read the manual:", "planilla man | man -l -"),
            ("The manual of a command:", "planilla man check | man -l -"),
            ("Write the pages of all commands to a folder:", "planilla man --out man1/"),
        ],
        after: "",
    },
];
