//! The summary of `cargo xtask test`: its last lines.

use std::fmt;
use std::time::Duration;

use crate::tally::{End, Tally, Test};

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

    /// The stages that ran.
    pub fn stages(&self) -> impl Iterator<Item = (&'static str, &Tally)> {
        self.0.iter().filter_map(|(name, outcome)| match outcome {
            Outcome::Done(tally, _) => Some((*name, tally)),
            Outcome::LeftOut(..) => None,
        })
    }

    /// The tallies of the stages that ran.
    pub fn tallies(&self) -> impl Iterator<Item = &Tally> {
        self.stages().map(|(_, tally)| tally)
    }

    /// The tallies of the stages that ran, to be changed.
    pub fn tallies_mut(&mut self) -> impl Iterator<Item = &mut Tally> {
        self.0.iter_mut().filter_map(|(_, outcome)| match outcome {
            Outcome::Done(tally, _) => Some(tally),
            Outcome::LeftOut(..) => None,
        })
    }

    /// Each test that did not just succeed, in three lines: its stage and name, the first line of
    /// why, and the command that plays it alone.
    fn troubles(&self) -> String {
        let tests = self.stages().flat_map(|(stage, tally)| {
            let not_ok = tally.tests.iter().filter(|test| test.end != End::Ok);
            not_ok.map(move |test| (stage, test))
        });
        // The failed tests, which matter most, come last.
        let mut tests: Vec<(&str, &Test)> = tests.collect();
        tests.sort_by_key(|(_, test)| test.end == End::Failed);
        let text = |(stage, test): (&str, &Test)| {
            let end = match test.end {
                End::Failed => "failed",
                End::Ok | End::Unstable => "UNSTABLE, it passed alone",
            };
            let (name, why) = (&test.name, test.why().unwrap_or_default());
            // The pictures and consoles of pages are kept.
            let kept = if stage.starts_with("product") {
                "  # see target/xtask/failures/"
            } else {
                ""
            };
            let command = format!("cargo xtask test --only '{name}'{kept}");
            format!("\n{end}: {stage}: {name}\n    {why}\n    {command}\n")
        };
        tests.into_iter().map(text).collect()
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
        let (mut total, mut lost) = (Tally::default(), 0);
        let mut reasons = String::new();
        writeln!(f, "{:width$}  result   passed  failed  time", "stage")?;
        for (name, outcome) in &self.0 {
            match outcome {
                Outcome::Done(tally, took) => {
                    let Tally { passed, failed, .. } = *tally;
                    lost += tally.lost;
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
        if lost > 0 {
            reasons.push_str(&format!("\nbrowsers lost, and tests run again: {lost}\n"));
        }
        reasons.push_str(&self.troubles());
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
    fn the_last_line_is_the_total_and_the_summary_names_skipped_stages() {
        let done = |passed, failed| {
            let tally = Tally {
                passed,
                failed,
                ..Tally::default()
            };
            Outcome::Done(tally, Duration::ZERO)
        };
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

    #[test]
    fn a_summary_ends_with_the_failed_tests_in_three_lines_each() {
        let text = "test tabs::a ... FAILED\ntest tabs::b ... ok\nfailures:\n\
                    ---- tabs::a stdout ----\npanicked at tests/tabs.rs:3:9:\nno\nfailures:\n\
                    test result: FAILED. 1 passed; 1 failed\n";
        let mut tally = Tally::of(text);
        tally.tests[1].end = End::Unstable;
        let mut summary = Summary::default();
        summary.add("product", Outcome::Done(tally, Duration::ZERO));
        let end = "\nUNSTABLE, it passed alone: product: tabs::b\n    \n    \
                   cargo xtask test --only 'tabs::b'  # see target/xtask/failures/\n\
                   \nfailed: product: tabs::a\n    tests/tabs.rs:3:9: no\n    \
                   cargo xtask test --only 'tabs::a'  # see target/xtask/failures/\n\n1 passed, 1 failed";
        let text = summary.to_string();
        assert!(text.ends_with(end), "{text}");
    }
}
