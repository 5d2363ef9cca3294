//! The order of the game in a table: pages below each other, and on each page part by part or row by row.

use super::layout::{Role, is_header};
use super::shape::{leading_number, number};
use super::walk::{Place, Walk};

/// Rows that stand below each other without a break, as far as all their groups belong together.
struct Page {
    from: usize,
    to: usize,
}

impl Walk<'_, '_> {
    /// The rows of the groups in the order of the game.
    pub(super) fn order(&self) -> Vec<Place> {
        let groups = self.layout.groups.len();
        let mut order = Vec::new();
        for page in self.pages() {
            if self.goes_row_by_row(&page) {
                order.extend((page.from..page.to).flat_map(|row| (0..groups).map(move |group| Place { row, group })));
            } else {
                order.extend((0..groups).flat_map(|group| (page.from..page.to).map(move |row| Place { row, group })));
            }
        }
        order
    }

    /// The pages: a further one begins at names of columns, and where the first group counts on from the last one.
    fn pages(&self) -> Vec<Page> {
        let end = self.rows.list.len();
        let mut pages = Vec::new();
        let (mut from, mut highest) = (self.layout.body, 0);
        for row in self.layout.body..end {
            let number = self.number(Place { row, group: 0 });
            let counts_on = self.layout.groups.len() > 1
                && highest > 0
                && number == Some(highest + 1)
                && self.before(row, 0).is_some_and(|before| before < highest);
            if row > from && (counts_on || is_header(self.text, self.rows, row)) {
                pages.push(Page { from, to: row });
                (from, highest) = (row, 0);
            }
            let last = Place { row, group: self.layout.groups.len() - 1 };
            highest = self.number(last).unwrap_or(0).max(highest);
        }
        pages.push(Page { from, to: end });
        pages
    }

    /// The number of a group in the row above.
    fn before(&self, row: usize, group: usize) -> Option<u32> {
        self.number(Place { row: row.checked_sub(1)?, group })
    }

    /// The number that a row of a group opens with.
    pub(super) fn number(&self, place: Place) -> Option<u32> {
        let (column, role) = self
            .group(place)
            .iter()
            .find(|(_, role)| !matches!(role, Role::Remark { .. } | Role::Offer | Role::Time(_)))?;
        let written = self.rows.field(place.row, *column).of(self.text);
        let found = if matches!(role, Role::Number | Role::Ply) {
            number(written).map(|(number, _)| number)
        } else {
            leading_number(written)
        };
        found.map(u32::from)
    }

    /// Whether the numbers of a page count on from group to group, and not from row to row.
    fn goes_row_by_row(&self, page: &Page) -> bool {
        let (mut across, mut down) = (0, 0);
        for row in page.from..page.to {
            let numbers = [0, 1]
                .map(|group| (group < self.layout.groups.len()).then(|| self.number(Place { row, group })).flatten());
            if let [Some(first), Some(second)] = numbers {
                across += usize::from(second == first + 1);
                down += usize::from(second != first + 1);
            }
        }
        across > down
    }
}
