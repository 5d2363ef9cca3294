//! All suites of the workspace's own house of tests, in one program.

// The sample game of the Laws, the damage done to it, and the forms the Laws print it in.
mod sample;
mod short_ways;
// Every sheet of the corpus, with what is found in it beside it.
mod corpus;
// Every pair of sheets of the corpus, with what is found in it beside it.
mod pairs;
// Every table of the corpus, with its moves and what is found in it beside it.
mod grids;
// How one move is spelled in four languages, and in others.
mod languages;
mod spellings;
// Games in descriptive notation, in the digits of correspondence chess and by spoken names.
mod systems;
// Random games written in every language and style, and read back.
mod written_games;
// Real games: PGN files of thousands, whole and with one move damaged.
mod archives;
// Real sheets, as their players wrote them.
mod handwriting;
// Sheets with slips, and the games behind them.
mod repairs;
// Sheets with mishaps, of games that are known, repaired.
mod mishaps;
// Illegal moves, each with its reason.
mod illegal;
// The examples of the rules' pages.
mod pages;
// Each rule has its page in each language.
mod twins;
// Sealed moves, what they are and what follows in every edition.
mod sealed;
// Whether a player can still mate.
mod chances;
// Tables of games, moves and findings.
#[cfg(feature = "tables")]
mod tables;
// The board against another engine, and the identity of positions.
mod differential;
// Report files of the federation.
mod federation;
// The laws, for inputs from a seed and from quickcheck.
mod properties;
// A megabyte of one thing.
mod floods;
