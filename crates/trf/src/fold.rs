//! Many faults of one cause are one fault: what is alike in many records, and what follows from another fault. The first of
//! them stands for all, and has the others with it.

use crate::fault::{Fault, FaultKind};
use crate::field::Field;
use crate::follow::follow;
use crate::layout;
use std::collections::{BTreeMap, HashMap, HashSet};

#[cfg(test)]
mod tests;

/// From so many on, faults that a program makes in every record are told as one.
const MANY: usize = 4;

/// From so many on, faults that each want a look of their own are told as one.
const VERY_MANY: usize = 20;

/// What faults have in common: their kind, and a number that tells apart what is not alike.
pub(crate) type Likeness = (&'static str, u64);

/// Faults that were counted and not kept, by what they have in common.
pub(crate) type LeftOut = HashMap<Likeness, usize>;

/// The name of what is said of opponents who are not in the file.
const UNKNOWN: &str = "opponent_unknown";

fn is_unknown(fault: &Fault) -> bool {
    matches!(fault.kind, FaultKind::OpponentUnknown { .. })
}

/// What a fault has in common with others.
pub(crate) fn likeness(kind: &FaultKind) -> Likeness {
    let of_field = |field: &Field| *field as u64 + 1;
    let number = match kind {
        FaultKind::Field { field, .. } | FaultKind::Overrun { field, .. } | FaultKind::Missing { field, .. } => {
            of_field(field)
        }
        // Fields of one record hang together: they are as far from their columns as those before them.
        FaultKind::Shifted { field, by, .. } => {
            let of_round = matches!(field, Field::Opponent | Field::Colour | Field::Result | Field::RoundDay);
            (u64::from(by.cast_unsigned()) << 8) + if of_round { of_field(field) } else { 0 }
        }
        FaultKind::OpponentUnknown { opponent: number, .. } | FaultKind::ParticipantUnknown { number, .. } => {
            u64::from(*number)
        }
        FaultKind::DateForm { is_short, .. } => u64::from(*is_short),
        FaultKind::NoResult { last, .. } => u64::from(*last),
        FaultKind::UnknownRecord { code } => code.bytes().fold(0, |number, byte| number << 8 | u64::from(byte)),
        _ => 0,
    };
    (kind.name(), number)
}

/// How many faults that are alike are told as one; `None` for those that never are.
fn enough(kind: &FaultKind) -> Option<usize> {
    Some(match kind {
        FaultKind::Shifted { .. }
        | FaultKind::PaddedByBytes { .. }
        | FaultKind::NameLong { .. }
        | FaultKind::Separated { .. }
        | FaultKind::LateLine { .. }
        | FaultKind::Field { .. }
        | FaultKind::Overrun { .. }
        | FaultKind::Missing { .. }
        | FaultKind::DateForm { .. }
        | FaultKind::BirthLate { .. }
        | FaultKind::Tab
        | FaultKind::TooLong { .. }
        | FaultKind::UnknownRecord { .. }
        | FaultKind::RankPoints { .. }
        | FaultKind::OpponentUnknown { .. }
        | FaultKind::ParticipantUnknown { .. } => MANY,
        FaultKind::RecordMissing { .. } | FaultKind::RecordRepeated { .. } | FaultKind::CountWrong { .. } => {
            return None;
        }
        _ => VERY_MANY,
    })
}

/// Folds faults that stand by their place, and gives how many of those that were not kept are told by none of them.
pub(crate) fn fold(faults: Vec<Fault>, mut left_out: LeftOut) -> (Vec<Fault>, usize) {
    let faults = follow(as_their_neighbours(faults, &mut left_out));
    let mut groups: HashMap<Likeness, Vec<usize>> = HashMap::new();
    // Of few players who are not there each is told, of many all together.
    let unknown: HashSet<Likeness> =
        faults.iter().filter(|fault| is_unknown(fault)).map(|fault| likeness(&fault.kind)).collect();
    let together = unknown.len() >= VERY_MANY;
    if together {
        let sum = unknown.iter().filter_map(|likeness| left_out.remove(likeness)).sum();
        left_out.insert((UNKNOWN, 0), sum);
    }
    for (at, fault) in faults.iter().enumerate() {
        let likeness = if together && is_unknown(fault) { (UNKNOWN, 0) } else { likeness(&fault.kind) };
        groups.entry(likeness).or_default().push(at);
    }
    let mut head_of: BTreeMap<usize, usize> = BTreeMap::new();
    let mut more: HashMap<usize, usize> = HashMap::new();
    for (likeness, members) in &groups {
        let first = members[0];
        let kept_out = left_out.get(likeness).copied().unwrap_or_default();
        if enough(&faults[first].kind).is_some_and(|enough| members.len() + kept_out >= enough) {
            head_of.extend(members[1..].iter().map(|&at| (at, first)));
            more.insert(first, kept_out);
            left_out.remove(likeness);
        }
    }
    let mut folded: Vec<Option<Fault>> = Vec::with_capacity(faults.len());
    for (at, mut fault) in faults.into_iter().enumerate() {
        let Some(head) = head_of.get(&at).and_then(|&head| folded[head].as_mut()) else {
            fault.alike_more = more.get(&at).copied().unwrap_or_default();
            folded.push(Some(fault));
            continue;
        };
        head.follows.append(&mut fault.follows);
        head.alike.push(fault);
        folded.push(None);
    }
    let mut folded: Vec<Fault> = folded.into_iter().flatten().collect();
    folded.iter_mut().for_each(name_column);
    (folded, left_out.into_values().sum())
}

/// Where most records have fields so far beside their columns, those whose names happen to have so many bytes more than letters
/// are no others.
fn as_their_neighbours(mut faults: Vec<Fault>, left_out: &mut LeftOut) -> Vec<Fault> {
    let mut counts: HashMap<i8, (usize, usize)> = HashMap::new();
    for fault in &faults {
        match fault.kind {
            FaultKind::PaddedByBytes { by } => counts.entry(by).or_default().0 += 1,
            FaultKind::Shifted { by, .. } => counts.entry(by).or_default().1 += 1,
            _ => {}
        }
    }
    for fault in &mut faults {
        if let FaultKind::PaddedByBytes { by } = fault.kind
            && counts.get(&by).is_some_and(|(padded, shifted)| shifted >= padded)
        {
            let (column, _) = layout::columns(Field::Rating);
            fault.kind = FaultKind::Shifted { field: Field::Rating, by, column, lost: None };
        }
    }
    // Those that were counted and not kept are of the same kind.
    let padded = |fault: &Fault| matches!(fault.kind, FaultKind::PaddedByBytes { .. });
    let most = faults.iter().filter(|fault| matches!(fault.kind, FaultKind::Shifted { .. }));
    let most = most.map(|fault| likeness(&fault.kind)).max_by_key(|likeness| left_out.get(likeness).copied());
    if let Some(likeness) = most.filter(|_| !faults.iter().any(padded))
        && let Some(count) = left_out.remove(&("padded_by_bytes", 0))
    {
        *left_out.entry(likeness).or_default() += count;
    }
    faults
}

/// Says of shifts that are alike which column was cut away, if most of them say so; else from which field on they are.
fn name_column(head: &mut Fault) {
    let FaultKind::Shifted { by, .. } = head.kind else { return };
    if head.alike.is_empty() {
        return;
    }
    let kinds = || std::iter::once(&head.kind).chain(head.alike.iter().map(|fault| &fault.kind));
    let mut lost: BTreeMap<u8, (usize, Field)> = BTreeMap::new();
    for kind in kinds() {
        if let FaultKind::Shifted { lost: Some(field), .. } = kind {
            lost.entry(*field as u8).or_insert((0, *field)).0 += 1;
        }
    }
    let most = lost.into_values().max_by_key(|(count, _)| *count);
    if let Some((_, field)) = most.filter(|(count, _)| count * 2 > head.alike.len()) {
        head.kind = FaultKind::ColumnMissing { field, columns: layout::columns(field), by };
        return;
    }
    let first = kinds().filter_map(|kind| match kind {
        FaultKind::Shifted { field, column, .. } => Some((*column, *field)),
        _ => None,
    });
    if let Some((column, field)) = first.min_by_key(|(column, _)| *column) {
        head.kind = FaultKind::Shifted { field, by, column, lost: None };
    }
}
