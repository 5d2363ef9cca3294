//! Games as one page for people.

use crate::errors::{bad_value, unreadable};
use crate::options::Options;
use crate::scan::{From, workers};
use crate::sources::input;
use planilla::report::{GameSection, Painter, Place, ReportPage};
use planilla_files::{
    FileOf, Game, Gathered, InOrder, Input, Kind, News, Outcome, Pace, Unreadable, Worker, gather, is_input,
};
use pyo3::prelude::*;
use std::path::PathBuf;

/// Parts of a page are many times as long as the games they are made from.
const PACE: Pace = Pace { first: 16 * 1024, full: 128 * 1024, least: 8 * 1024, results: 1 << 20, held: 16 << 20 };

/// The page of some sources, in UTF-8.
#[pyfunction]
pub(crate) fn report(
    py: Python<'_>,
    sources: Vec<From<'_>>,
    output: Option<&Bound<'_, PyAny>>,
    title: Option<&str>,
    drawn: &Bound<'_, PyAny>,
    jobs: Option<&Bound<'_, PyAny>>,
    options: &Options,
) -> PyResult<Vec<u8>> {
    let Ok(most) = drawn.extract::<usize>() else {
        return Err(bad_value("drawn", drawn, "must be a whole number from 0"));
    };
    let jobs = workers(jobs)?;
    let mut page = ReportPage::new(options.messages).title(title).most_drawn(most);
    let (mut inputs, mut faults) = (Vec::new(), Vec::new());
    for source in sources {
        match source {
            From::Part(path, offset, length, lines, games) => {
                inputs.push(Input::Part(planilla_files::Part { path, offset, length: Some(length), lines, games }));
            }
            From::Source(source, name) => match input(&source, name)? {
                Input::File(path) => {
                    let Gathered { inputs: found, faults: missing, passed_over } = gather(&[path], true);
                    inputs.extend(found);
                    faults.extend(missing);
                    page.add_passed_over(passed_over.len() as u64);
                }
                other => inputs.push(other),
            },
        }
    }
    if let Some(output) = output
        && is_input(&output.extract::<PathBuf>()?, &inputs)
    {
        return Err(bad_value(
            "output",
            &output.str()?.into_any(),
            "this is one of the files to read; write to another",
        ));
    }
    let settings = &options.settings;
    let kind = Kind { input: settings.input, encoding: settings.encoding };
    let painters = (0..jobs).map(|_| One(page.painter(settings.clone()))).collect();
    let mut games = InOrder::new(inputs, kind, painters, PACE);
    let mut worst = Vec::new();
    let mut note = |page: &mut ReportPage, found: Vec<(String, Unreadable)>| {
        for (file, fault) in found {
            let (why, more) = fault.word();
            page.add_unreadable(&file, why, &more);
            worst.push((file, fault));
        }
    };
    note(&mut page, faults);
    // Between two batches the user may stop the run.
    while let Some((News { files, unreadable, empty }, sections)) = py.detach(|| games.next()) {
        py.check_signals()?;
        page.add_files(files);
        for game in sections.0 {
            page.add(game);
        }
        note(&mut page, unreadable);
        for file in empty {
            page.add_empty(&file);
        }
    }
    if page.summary_row().files == 0
        && let Some((file, fault)) = worst.into_iter().next()
    {
        return Err(unreadable(file, fault));
    }
    py.detach(|| {
        let mut bytes = Vec::new();
        page.write_to(&mut bytes).map(|()| bytes)
    })
    .map_err(Into::into)
}

/// One worker.
struct One(Painter);

/// What some games come to.
#[derive(Default)]
struct Sections(Vec<GameSection>);

impl Worker for One {
    type Outcome = Sections;

    fn work(&mut self, file: &FileOf, bytes: &[u8], game: &Game, sections: &mut Sections) {
        let place = Place { file: &file.name, game: game.number, line: game.line, offset: game.offset };
        sections.0.push(self.0.paint(file.input, file.encoding, bytes, &place));
    }
}

impl Outcome for Sections {
    fn size(&self) -> usize {
        self.0.iter().map(GameSection::size).sum()
    }

    fn clear(&mut self) {
        self.0.clear();
    }
}
