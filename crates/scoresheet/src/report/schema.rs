//! The JSON Schema of the output, made from the types.

use super::comparison::ComparisonRow;
use super::conversion::ConversionRow;
use super::envelope::{EnvelopeJudgedRow, OpenedRow, SealRow};
use super::facts::FactsRow;
use super::laws::{EditionRow, LawDifferenceRow, LawRow};
use super::lists::{KnownLanguageRow, RuleRow};
use super::position::PositionRow;
use super::repair::RepairRow;
use super::rows::{GameRow, MoveReadRow, SummaryRow};
use super::sealed::SealedMoveRow;
use super::trf::TrfRow;
use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

/// The JSON Schema (draft 2020-12) of the lines: one definition for each `type`, any of which a line may be.
///
/// ```
/// assert!(planilla::report::schemas()["$defs"]["GameRow"].is_object());
/// ```
pub fn schemas() -> Value {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let lines = [
        generator.subschema_for::<GameRow>(),
        generator.subschema_for::<SummaryRow>(),
        generator.subschema_for::<TrfRow>(),
        generator.subschema_for::<RepairRow>(),
        generator.subschema_for::<MoveReadRow>(),
        generator.subschema_for::<PositionRow>(),
        generator.subschema_for::<SealedMoveRow>(),
        generator.subschema_for::<FactsRow>(),
        generator.subschema_for::<SealRow>(),
        generator.subschema_for::<OpenedRow>(),
        generator.subschema_for::<EnvelopeJudgedRow>(),
        generator.subschema_for::<ComparisonRow>(),
        generator.subschema_for::<ConversionRow>(),
        generator.subschema_for::<RuleRow>(),
        generator.subschema_for::<KnownLanguageRow>(),
        generator.subschema_for::<EditionRow>(),
        generator.subschema_for::<LawRow>(),
        generator.subschema_for::<LawDifferenceRow>(),
    ];
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A line of planilla's JSON Lines output, version 1",
        "anyOf": lines,
        "$defs": generator.take_definitions(true),
    })
}
