//! What ran and how it went: the last lines of `cargo xtask test`.

use std::fmt;
use std::time::Duration;

use crate::step::spoken;
use crate::tally::Tally;

/// How a stage ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// All was well.
    Ok,
    /// It was not.
    Failed,
    /// What it needs was not made; the summary says by whom.
    NotRun,
    /// It cannot be done on this machine; the summary says why.
    Skipped,
}

/// One stage's line.
#[derive(Debug)]
struct Row {
    name: &'static str,
    outcome: Outcome,
    /// Tests passed and failed; none for a stage that is one check.
    tests: Option<(u32, u32)>,
    took: Duration,
}

/// The table and its total.
#[derive(Debug, Default)]
pub struct Summary {
    rows: Vec<Row>,
    /// Stages that were left out, how that is called, and why.
    left_out: Vec<(&'static str, &'static str, String)>,
}

impl Summary {
    /// Adds a stage. A stage that failed without a failed test (it did not
    /// compile, or a lint spoke) counts as one failure: the total never says
    /// "0 failed" of a run that failed.
    pub fn add(&mut self, name: &'static str, outcome: Outcome, tally: &Tally, took: Duration) {
        let failed = match outcome {
            Outcome::Failed => tally.failed.max(1),
            Outcome::Ok | Outcome::NotRun | Outcome::Skipped => tally.failed,
        };
        let tests = (tally.results > 0 || failed > 0).then_some((tally.passed, failed));
        self.rows.push(Row {
            name,
            outcome,
            tests,
            took,
        });
    }

    /// Adds a stage that cannot be done here.
    pub fn skip(&mut self, name: &'static str, why: String) {
        self.add(name, Outcome::Skipped, &Tally::default(), Duration::ZERO);
        self.left_out.push(("skipped", name, why));
    }

    /// Adds a stage that works on what another one was to make.
    pub fn leave_out(&mut self, name: &'static str, needed: &str) {
        self.add(name, Outcome::NotRun, &Tally::default(), Duration::ZERO);
        let why = format!("it needs what `{needed}` makes");
        self.left_out.push(("not run", name, why));
    }

    fn total(&self) -> (u32, u32) {
        self.rows
            .iter()
            .filter_map(|row| row.tests)
            .fold((0, 0), |sum, tests| (sum.0 + tests.0, sum.1 + tests.1))
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self
            .rows
            .iter()
            .map(|row| row.name.len())
            .max()
            .unwrap_or(0);
        writeln!(f, "{:width$}  result   passed  failed  time", "stage")?;
        for row in &self.rows {
            let outcome = match row.outcome {
                Outcome::Ok => "ok",
                Outcome::Failed => "FAILED",
                Outcome::NotRun => "not run",
                Outcome::Skipped => "skipped",
            };
            let (passed, failed) = row.tests.map_or_else(
                || ("-".into(), "-".into()),
                |(p, f)| (p.to_string(), f.to_string()),
            );
            let took = match row.outcome {
                Outcome::NotRun | Outcome::Skipped => "-".to_owned(),
                Outcome::Ok | Outcome::Failed => spoken(row.took),
            };
            writeln!(
                f,
                "{:width$}  {outcome:7}  {passed:>6}  {failed:>6}  {took}",
                row.name
            )?;
        }
        for (how, name, why) in &self.left_out {
            writeln!(f, "\n{how}: {name}: {why}")?;
        }
        let (passed, failed) = self.total();
        write!(f, "\n{passed} passed, {failed} failed")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(output: &str) -> Tally {
        let mut tally = Tally::default();
        tally.read(output.as_bytes());
        tally.finish();
        tally
    }

    #[test]
    fn the_last_line_is_the_total_alone() {
        let mut summary = Summary::default();
        let second = Duration::from_secs(1);
        summary.add("format", Outcome::Ok, &Tally::default(), second);
        summary.add(
            "rules",
            Outcome::Ok,
            &tally("test result: ok. 40 passed; 0 failed"),
            second,
        );
        summary.add(
            "browser",
            Outcome::Ok,
            &tally("test result: ok. 2 passed; 0 failed"),
            second,
        );
        let text = summary.to_string();
        assert_eq!(text.lines().last(), Some("42 passed, 0 failed"), "{text}");
        assert_eq!(text.lines().count(), 6);
    }

    #[test]
    fn a_stage_that_fails_without_a_failed_test_is_one_failure() {
        let mut summary = Summary::default();
        summary.add("lints", Outcome::Failed, &Tally::default(), Duration::ZERO);
        summary.add("rules", Outcome::NotRun, &Tally::default(), Duration::ZERO);
        assert_eq!(
            summary.to_string().lines().last(),
            Some("0 passed, 1 failed")
        );
    }

    #[test]
    fn what_was_skipped_is_said_with_the_reason() {
        let mut summary = Summary::default();
        let all = tally("test result: ok. 40 passed; 0 failed");
        summary.add("rules", Outcome::Ok, &all, Duration::ZERO);
        summary.skip("product, WebKit", "it is not for Windows".into());
        let text = summary.to_string();
        assert!(
            text.contains("\nproduct, WebKit  skipped       -       -  -\n"),
            "{text}"
        );
        assert!(
            text.contains("\nskipped: product, WebKit: it is not for Windows\n"),
            "{text}"
        );
        assert_eq!(text.lines().last(), Some("40 passed, 0 failed"));
    }

    #[test]
    fn failed_tests_are_counted_as_they_are() {
        let mut summary = Summary::default();
        let tally = tally("test result: FAILED. 5 passed; 3 failed; 0 ignored");
        summary.add("rules", Outcome::Failed, &tally, Duration::ZERO);
        assert_eq!(
            summary.to_string().lines().last(),
            Some("5 passed, 3 failed")
        );
    }
}
