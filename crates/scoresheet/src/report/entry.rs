//! The entries of a checked game one by one, as the rows tell them, without a copy of anything.

use super::moves::is_draw_offer;
use super::pen::Word;
use super::reason_row::player;
use super::san::san_of_exact;
use crate::checked::Checked;
use crate::record::{Candidate, Ply, Record, Signals, Status};
use planilla_board::Move;
use planilla_notation::{Dialect, Encoding, Span};

/// The entries of a checked game: what [`MoveRow`](super::MoveRow) holds of each, as asked for.
///
/// ```
/// use planilla::{Checker, Settings, report::Entries};
/// let mut checker = Checker::new(Settings::default());
/// let checked = checker.check(b"1.e4 e5 2.Cf3");
/// let entries = Entries::new(&checked, 100);
/// let third = entries.get(2).unwrap();
/// assert_eq!((third.number(), third.color(), third.written()), (Some(2), Some("white"), Some("Cf3")));
/// assert_eq!((third.place(), third.status()), (Some((110, 113)), "exact"));
/// assert_eq!(third.san().unwrap().to_string(), "Nf3");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Entries<'c> {
    checked: &'c Checked<'c>,
    offset: u64,
    shift: Option<u64>,
    judged: bool,
}

impl<'c> Entries<'c> {
    /// The entries of a game that begins at a byte of its file.
    pub fn new(checked: &'c Checked<'c>, offset: u64) -> Entries<'c> {
        let mut entries = Entries { checked, offset, shift: None, judged: is_judged_on_one_board(checked) };
        entries.shift = entries.is_as_it_stands().then(|| entries.offset(0));
        entries
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.checked.record.plies.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// One of them, counted from 0.
    #[inline]
    pub fn get(&self, index: usize) -> Option<Entry<'_>> {
        self.checked.record.plies.get(index).map(|ply| Entry { entries: self, index, ply })
    }

    /// All of them, in the order of the sheet.
    pub fn iter(&self) -> impl Iterator<Item = Entry<'_>> {
        (0..self.len()).filter_map(|index| self.get(index))
    }

    /// Whether the bytes are the text, so that each place in the text is as far from the place in the file.
    fn is_as_it_stands(&self) -> bool {
        let source = &self.checked.source;
        source.encoding == Encoding::Utf8 && source.undecoded == 0 && source.is_in_step()
    }

    /// The byte of the file at which a place of the text lies.
    #[inline]
    pub(super) fn offset(&self, at: u32) -> u64 {
        match self.shift {
            Some(shift) => shift + u64::from(at),
            None => self.offset + self.checked.source.original_offset(at as usize) as u64,
        }
    }

    /// A move of an entry in SAN, if it is legal in the position before.
    pub(super) fn san(&self, index: usize, played: Move) -> Option<Word> {
        let position = self.checked.record.position_before(index);
        position.is_legal(played).then(|| Word::of(position.san(played).as_str()))
    }
}

/// Whether the marks and hints of each exact move were held against the one board it was made on, by the standard of
/// PGN: no rivals stood, and no legal moves near an illegal one.
pub(super) fn is_judged_on_one_board(checked: &Checked<'_>) -> bool {
    checked.score.dialect == Dialect::Pgn && checked.record.candidates.is_empty()
}

/// One entry.
#[derive(Clone, Copy, Debug)]
pub struct Entry<'e> {
    entries: &'e Entries<'e>,
    index: usize,
    ply: &'e Ply,
}

impl<'e> Entry<'e> {
    fn record(&self) -> &'e Record {
        self.entries.checked.record
    }

    fn is_reached(&self) -> bool {
        self.ply.status != Status::Unreached
    }

    /// The ply on the board, from 1; `None` for a cell that stands for none.
    #[inline]
    pub fn ply(&self) -> Option<u32> {
        (self.ply.ply != 0).then_some(self.ply.ply)
    }

    /// The number of the move.
    #[inline]
    pub fn number(&self) -> Option<u16> {
        self.is_reached().then_some(self.ply.number)
    }

    /// Who plays it: `white`, `black`.
    #[inline]
    pub fn color(&self) -> Option<&'static str> {
        self.is_reached().then_some(player(self.ply.color))
    }

    /// The text on the sheet; `None` where the sheet has none.
    #[inline]
    pub fn written(&self) -> Option<&'e str> {
        self.ply.span.map(|span| span.of(&self.entries.checked.source.text))
    }

    /// The first byte of the text in the file, and one past its last.
    #[inline]
    pub fn place(&self) -> Option<(u64, u64)> {
        self.ply.span.map(|Span { start, end }| (self.entries.offset(start), self.entries.offset(end)))
    }

    /// What became of it.
    #[inline]
    pub fn status(&self) -> &'static str {
        self.ply.status.as_str()
    }

    /// The move it was read as.
    #[inline]
    pub fn played(&self) -> Option<Move> {
        self.record().told(self.ply)
    }

    /// The same in SAN; `None` also where the position before it is open.
    #[inline]
    pub fn san(&self) -> Option<Word> {
        let played = self.played()?;
        let settled = self.ply.settled_by.is_none() && !self.ply.signals.any(Signals::AMBIGUOUS);
        let exact = if self.entries.judged && settled { san_of_exact(self.ply) } else { None };
        exact.or_else(|| self.entries.san(self.index, played))
    }

    /// The rivals of an ambiguous move.
    pub fn rivals(&self) -> &'e [Candidate] {
        let stood = self.ply.status == Status::Ambiguous || self.ply.signals.any(Signals::AMBIGUOUS);
        // What is near an illegal move is no rival, and neither is the one move that is left.
        let kept = self.record().candidates_of(self.ply);
        if stood && kept.len() > 1 { kept } else { &[] }
    }

    /// One of the rivals in SAN; `None` where the position before it is open.
    pub fn san_of(&self, rival: &Candidate) -> Option<Word> {
        self.entries.san(self.index, rival.played)
    }

    /// The ply that decided an ambiguity or a gap.
    #[inline]
    pub fn settled_by(&self) -> Option<u32> {
        let entry = self.ply.settled_by?;
        self.entries.get(entry as usize).and_then(|entry| entry.ply())
    }

    /// Whether a draw was offered with it.
    #[inline]
    pub fn is_draw_offer(&self) -> bool {
        is_draw_offer(self.ply)
    }
}
