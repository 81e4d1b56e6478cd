//! The summary of `cargo xtask test`: its last lines.

use std::fmt;
use std::time::Duration;

use crate::tally::Tally;

/// How a stage ended.
#[derive(Debug)]
pub enum Outcome {
    /// It ran. A failure counts at least one failed test, so that the total never says "0 failed"
    /// after a failure.
    Done(Tally, Duration),
    /// It could not run, and why: `true` if another stage's failure is the reason.
    LeftOut(String, bool),
}

/// The table and its total.
#[derive(Debug, Default)]
pub struct Summary(Vec<(&'static str, Outcome)>);

impl Summary {
    /// Adds a stage.
    pub fn add(&mut self, name: &'static str, outcome: Outcome) {
        self.0.push((name, outcome));
    }

    /// Whether everything that could run here succeeded.
    pub fn is_well(&self) -> bool {
        self.0.iter().all(|(_, outcome)| match outcome {
            Outcome::Done(tally, _) => tally.failed == 0,
            Outcome::LeftOut(_, by_failure) => !by_failure,
        })
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.0.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
        let mut total = Tally::default();
        let mut reasons = String::new();
        writeln!(f, "{:width$}  result   passed  failed  time", "stage")?;
        for (name, outcome) in &self.0 {
            match outcome {
                Outcome::Done(tally, took) => {
                    let Tally { passed, failed } = *tally;
                    total.passed += passed;
                    total.failed += failed;
                    let (result, took) =
                        (if failed > 0 { "FAILED" } else { "ok" }, took.as_secs_f64());
                    writeln!(
                        f,
                        "{name:width$}  {result:7}  {passed:>6}  {failed:>6}  {took:.1} s"
                    )?;
                }
                Outcome::LeftOut(why, by_failure) => {
                    let how = if *by_failure { "not run" } else { "skipped" };
                    writeln!(f, "{name:width$}  {how:7}       -       -  -")?;
                    reasons.push_str(&format!("\n{how}: {name}: {why}\n"));
                }
            }
        }
        write!(
            f,
            "{reasons}\n{} passed, {} failed",
            total.passed, total.failed
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_is_the_total_and_what_was_left_out_is_told() {
        let done = |passed, failed| Outcome::Done(Tally { passed, failed }, Duration::ZERO);
        let mut summary = Summary::default();
        summary.add("rules", done(40, 0));
        summary.add("page", done(2, 0));
        summary.add(
            "WebKit",
            Outcome::LeftOut("it is not for Windows".to_owned(), false),
        );
        assert!(summary.is_well());
        let text = summary.to_string();
        assert!(
            text.contains("\nWebKit  skipped       -       -  -\n"),
            "{text}"
        );
        assert!(
            text.contains("\nskipped: WebKit: it is not for Windows\n"),
            "{text}"
        );
        assert_eq!(text.lines().last(), Some("42 passed, 0 failed"));
        summary.add("lints", done(0, 1));
        assert!(!summary.is_well());
        assert_eq!(
            summary.to_string().lines().last(),
            Some("42 passed, 1 failed")
        );
    }
}
