//! The words of the exhibits of the course on the double flag:
//! [`DoubleFlagText`].

use crate::time::Millis;

/// The words of the board, the curves and the clocks side by side.
#[allow(missing_docs, reason = "the names say what the texts say")]
#[derive(Clone, Copy, Debug)]
pub struct DoubleFlagText {
    /// Beside a board that waits for the learner's first move.
    pub first_move_starts: &'static str,
    /// The group of the three curves.
    pub curves: &'static str,
    /// What is dragged.
    pub left: &'static str,
    pub gives: &'static str,
    pub after: &'static str,
    pub press: &'static str,
    /// How one drags.
    pub drag: &'static str,
    /// The place on a curve: what is left, and what it is after a press.
    pub place: fn(Millis, Millis) -> String,
    /// Seconds, exactly: up to three decimals.
    pub seconds: fn(Millis) -> String,
    /// The button that presses all clocks.
    pub press_all: &'static str,
    /// While Black's clocks run.
    pub black_thinks: &'static str,
    /// What the last move took.
    pub spent: fn(Millis) -> String,
}

/// Seconds with as many decimals as there are, at most three, and this mark
/// before them: `26.666`, `52`.
pub(crate) fn exact_seconds(time: Millis, mark: char) -> String {
    let ms = time.get();
    let (whole, rest) = (ms / 1_000, (ms % 1_000).abs());
    if rest == 0 {
        return whole.to_string();
    }
    let decimals = (1_000 + rest).to_string();
    let decimals = decimals[1..].trim_end_matches('0');
    [&whole.to_string(), mark.to_string().as_str(), decimals].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_have_the_decimals_that_there_are() {
        let told = |ms| exact_seconds(Millis::new(ms), '.');
        assert_eq!(told(52_000), "52");
        assert_eq!(told(26_666), "26.666");
        assert_eq!(told(5_050), "5.05");
        assert_eq!(told(500), "0.5");
    }
}
