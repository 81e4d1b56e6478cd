//! The summary of `cargo xtask test`: its last lines.

use std::fmt;
use std::time::Duration;

use crate::system::Skip;
use crate::tally::{End, Tally, Test};

/// The stages with their tests and their time, or why they could not run.
#[derive(Debug, Default)]
pub struct Summary(pub Vec<(&'static str, Result<Tally, Skip>, Duration)>);

impl Summary {
    /// All tests that ran, with their stages.
    pub fn tests(&self) -> impl Iterator<Item = (&'static str, &Test)> {
        self.0.iter().flat_map(|(stage, tally, _)| {
            let tests = tally.iter().flat_map(|tally| &tally.tests);
            tests.map(move |test| (*stage, test))
        })
    }

    /// All tests that ran, to be changed.
    pub fn tests_mut(&mut self) -> impl Iterator<Item = &mut Test> {
        let tallies = self
            .0
            .iter_mut()
            .filter_map(|(_, tally, _)| tally.as_mut().ok());
        tallies.flat_map(|tally| &mut tally.tests)
    }

    /// Whether everything that could run here succeeded.
    pub fn is_well(&self) -> bool {
        self.tests().all(|(_, test)| test.end != End::Failed)
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self
            .0
            .iter()
            .map(|(name, ..)| name.len())
            .max()
            .unwrap_or(0);
        let (mut lost, mut reasons) = (0, String::new());
        writeln!(f, "{:width$}  result   passed  failed  time", "stage")?;
        for (name, tally, took) in &self.0 {
            match tally {
                Ok(tally) => {
                    let failed = tally.failed();
                    let (passed, took) = (tally.tests.len() - failed, took.as_secs_f64());
                    let result = if failed > 0 { "FAILED" } else { "ok" };
                    lost += tally.lost;
                    writeln!(
                        f,
                        "{name:width$}  {result:7}  {passed:>6}  {failed:>6}  {took:.1} s"
                    )?;
                }
                Err(why) => {
                    writeln!(f, "{name:width$}  skipped       -       -  -")?;
                    reasons += &format!("\nskipped: {name}: {why}\n");
                }
            }
        }
        if lost > 0 {
            reasons += &format!("\nbrowsers lost, and tests run again: {lost}\n");
        }
        write!(f, "{reasons}")?;
        // The failed tests, which matter most, come last.
        for wanted in [End::Unstable, End::Failed] {
            for (stage, test) in self.tests().filter(|(_, test)| test.end == wanted) {
                write_trouble(f, stage, test)?;
            }
        }
        let (all, failed) = (self.tests().count(), self.tests());
        let failed = failed.filter(|(_, test)| test.end == End::Failed).count();
        write!(f, "\n{} passed, {failed} failed", all - failed)
    }
}

/// Writes of a test that did not just succeed its stage and name, the first line of why, and the
/// command that plays it alone.
fn write_trouble(f: &mut fmt::Formatter<'_>, stage: &str, test: &Test) -> fmt::Result {
    let end = match test.end {
        End::Failed => "failed",
        End::Ok | End::Unstable => "UNSTABLE, it passed alone",
    };
    let (name, why) = (&test.name, test.why());
    write!(
        f,
        "\n{end}: {stage}: {name}\n    {why}\n    cargo xtask test --only '{name}'"
    )?;
    // The pictures and consoles of pages are kept.
    let kept = "  # see target/xtask/failures/";
    let kept = stage.starts_with("product").then_some(kept);
    writeln!(f, "{}", kept.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_is_the_total_after_the_failed_tests_and_the_skipped_stages() {
        let done = |text: &str| Ok(Tally::of(text));
        let skip = Err(Skip("it is not for Windows".to_owned()));
        let mut summary = Summary(vec![
            (
                "rules",
                done("test a ... ok\ntest b ... ok\n"),
                Duration::ZERO,
            ),
            ("WebKit", skip, Duration::ZERO),
        ]);
        assert!(summary.is_well());
        let text = summary.to_string();
        let end = "\nWebKit  skipped       -       -  -\n\n\
                   skipped: WebKit: it is not for Windows\n\n2 passed, 0 failed";
        assert!(text.ends_with(end), "{text}");
        let text = "test tabs::a ... FAILED\ntest tabs::b ... ok\nfailures:\n\
                    ---- tabs::a stdout ----\npanicked at tests/tabs.rs:3:9:\nno\nfailures:\n";
        let mut product = Tally::of(text);
        product.tests[1].end = End::Unstable;
        summary.0.push(("product", Ok(product), Duration::ZERO));
        assert!(!summary.is_well());
        let end = "\nUNSTABLE, it passed alone: product: tabs::b\n    \n    \
                   cargo xtask test --only 'tabs::b'  # see target/xtask/failures/\n\
                   \nfailed: product: tabs::a\n    tests/tabs.rs:3:9: no\n    \
                   cargo xtask test --only 'tabs::a'  # see target/xtask/failures/\n\n3 passed, 1 failed";
        let text = summary.to_string();
        assert!(text.ends_with(end), "{text}");
    }
}
