//! The table of findings; the games' own column of findings has the same fields.

use crate::cells::Cells;
use crate::column::{Column, Needs, Row, Table};
use crate::games::{HEADINGS, PLACE, needing};
use crate::shape::Shape;
use planilla::report::{FindingRow, FixRow};

/// A row for each finding.
pub(crate) static TABLE: Table = Table {
    name: "findings",
    about: "a row for each finding",
    groups: &[&PLACE, &HEADINGS, &OF_FINDING],
    rows: |seen| seen.check().map_or(0, |checked| checked.findings.list.len()),
    needs: Needs::LITTLE,
};

const LABEL: Shape = Shape::Struct(&[("start", Shape::Int64), ("end", Shape::Int64), ("message", Shape::Text)]);

/// What is told of a finding. A game without findings needs no check for that.
const fn told(name: &'static str, shape: Shape, about: &'static str, fill: fn(&Row<'_>, &mut Cells)) -> Column {
    needing(Needs::LITTLE, name, shape, about, fill)
}

/// The columns of a finding.
pub(crate) static OF_FINDING: [Column; 17] = OF_FINDING_DATA;

const OF_FINDING_DATA: [Column; 17] = [
    told("rule", Shape::Text, "the name of the rule (`planilla explain RULE` tells more)", |row, cells| {
        cells.text(finding(row).map(|finding| finding.rule));
    }),
    told("severity", Shape::Text, "`error`, `warning` or `note`", |row, cells| {
        cells.text(finding(row).map(|finding| finding.severity));
    }),
    told("ply", Shape::Int32, "the ply it is about, from 1", |row, cells| {
        cells.int(finding(row).and_then(|finding| finding.ply));
    }),
    told("start", Shape::Int64, "its first byte in the unpacked file, from 0", |row, cells| {
        cells.int(finding(row).map(|finding| finding.start));
    }),
    told("end", Shape::Int64, "one past its last byte", |row, cells| {
        cells.int(finding(row).map(|finding| finding.end));
    }),
    told("line", Shape::Int64, "its line in the file, from 1", |row, cells| {
        cells.int(finding(row).map(|finding| finding.line));
    }),
    told("column", Shape::Int64, "its column in the line, in characters from 1", |row, cells| {
        cells.int(finding(row).map(|finding| finding.column));
    }),
    told("articles", Shape::List(&Shape::Text), "the articles of the Laws it rests on", |row, cells| {
        cells.list(|cells| {
            for article in finding(row).map_or(&[][..], |finding| &finding.articles) {
                cells.text(Some(article));
            }
        });
    }),
    told("message", Shape::Text, "what is said", |row, cells| {
        cells.text(finding(row).map(|finding| finding.message.as_str()));
    }),
    told("labels", Shape::List(&LABEL), "other places that matter", |row, cells| {
        cells.list(|cells| {
            for label in finding(row).map_or(&[][..], |finding| &finding.labels) {
                cells.fields(|fields| {
                    fields[0].int(Some(label.start));
                    fields[1].int(Some(label.end));
                    fields[2].text(Some(&label.message));
                });
            }
        });
    }),
    told("reason", Shape::Text, "why a move is illegal: `blocked`, `pinned`, `in_check` ...", |row, cells| {
        let reason = finding(row).and_then(|finding| finding.reason.as_ref());
        cells.text(reason.map(planilla::report::ReasonRow::kind));
    }),
    told("reason_json", Shape::Text, "the same with squares and men, as a JSON object", |row, cells| {
        let reason = finding(row).and_then(|finding| finding.reason.as_ref());
        cells.text(reason.and_then(|reason| serde_json::to_string(reason).ok()).as_deref());
    }),
    told("replacement", Shape::Text, "what could be written instead", |row, cells| {
        cells.text(fix(row).map(|fix| fix.replacement.as_str()));
    }),
    told("uci", Shape::Text, "the move that the replacement stands for, in UCI", |row, cells| {
        cells.text(fix(row).and_then(|fix| fix.uci.as_deref()));
    }),
    told("san", Shape::Text, "the same in SAN", |row, cells| cells.text(fix(row).and_then(|fix| fix.san.as_deref()))),
    told("applicability", Shape::Text, "how far it may be trusted: `certain`, `likely` or `shown`", |row, cells| {
        cells.text(fix(row).map(|fix| fix.applicability));
    }),
    told("probability", Shape::Float, "how probable it is, 0 to 1, where that was worked out", |row, cells| {
        cells.float(fix(row).and_then(|fix| fix.probability));
    }),
];

/// The fields of a finding where it is a struct.
pub(crate) const FIELDS: [(&str, Shape); OF_FINDING_DATA.len()] = {
    let mut fields = [("", Shape::Bool); OF_FINDING_DATA.len()];
    let mut at = 0;
    while at < fields.len() {
        fields[at] = (OF_FINDING_DATA[at].name, OF_FINDING_DATA[at].shape);
        at += 1;
    }
    fields
};

fn finding<'r>(row: &Row<'r>) -> Option<&'r FindingRow> {
    row.seen.row()?.findings.get(row.index)
}

fn fix<'r>(row: &Row<'r>) -> Option<&'r FixRow> {
    finding(row)?.fix.as_ref()
}
