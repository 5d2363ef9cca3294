//! The calendar of dates on sheets, in reports and on envelopes.

/// How many days a month of the Gregorian calendar has, from January as 1; 0 if there is no such month.
///
/// ```
/// use planilla_notation::days_in_month;
/// assert_eq!([2, 4, 12, 13].map(|month| days_in_month(2023, month)), [28, 30, 31, 0]);
/// assert_eq!([1900, 2000, 2024].map(|year| days_in_month(year, 2)), [28, 29, 29]);
/// ```
pub fn days_in_month(year: u16, month: u8) -> u8 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 => 28 + u8::from(leap),
        _ => 0,
    }
}
