//! Which names have room over a line of days: [`names_in_line`].

/// The width of the narrowest line that has names, in letters of which two are a little wider than
/// a day of a month.
pub(crate) const SLOTS: f64 = 30.0;

/// The room that a name has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NameLine {
    None,
    Low,
    /// Above the low one, which another name fills.
    High,
}

/// The lines of names whose places (of [`SLOTS`]) and lengths are given, from the left.
pub(crate) fn names_in_line(names: impl Iterator<Item = (f64, usize)>) -> Vec<NameLine> {
    // From where on there is room in the low line, and in the high one.
    let mut free = [0.0_f64; 2];
    let line = |(at, letters): (f64, usize)| {
        let half = (letters as f64 * 0.6 + 1.0) / 2.0;
        let begin = (at - half).max(0.0);
        if begin >= free[0] {
            free[0] = begin + 2.0 * half;
            NameLine::Low
        } else if begin >= free[1] && at >= free[0] {
            // Its stroke goes through the low line.
            free = [at + 1.0, begin + 2.0 * half];
            NameLine::High
        } else {
            NameLine::None
        }
    };
    names.map(line).collect()
}
