//! Checks one after the other: each is done, whatever became of those before
//! it, unless it needs what one of them makes.

use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Result, bail};

use crate::skip::Skip;
use crate::step;
use crate::summary::{Outcome, Summary};
use crate::tally::Tally;

/// One check, which works with what is on a bench.
pub struct Stage<B> {
    /// What the summary calls it.
    pub name: &'static str,
    /// Why it may take long, if it may.
    pub note: &'static str,
    /// Whether it has to print the results of tests.
    pub counts: bool,
    /// The name of the stage that makes what this one works on.
    pub needs: Option<&'static str>,
    /// What is done.
    pub work: fn(&B, &mut Tally) -> Result<()>,
}

/// What came of all of them.
pub struct Played {
    /// A line for each, and the total.
    pub summary: Summary,
    /// Whether all that could be done here was done, and was well.
    pub is_well: bool,
}

impl Played {
    /// As a command tells it.
    pub fn code(&self) -> ExitCode {
        if self.is_well {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }
}

/// Does all of them in their order.
pub fn play<'a, B: 'a>(stages: impl IntoIterator<Item = &'a Stage<B>>, bench: &B) -> Played {
    let mut summary = Summary::default();
    // What these make, nobody can work on.
    let mut broken = Vec::new();
    for stage in stages {
        if let Some(needed) = stage.needs.filter(|needed| broken.contains(needed)) {
            broken.push(stage.name);
            summary.leave_out(stage.name, needed);
            continue;
        }
        step::say(&format!("{}{}", stage.name, stage.note));
        let mut tally = Tally::default();
        let start = Instant::now();
        let outcome = match Skip::or(stage.run(bench, &mut tally)) {
            Ok(Ok(())) => Outcome::Ok,
            Ok(Err(skip)) => {
                println!("    skipped: {skip}");
                summary.skip(stage.name, skip.0);
                continue;
            }
            Err(error) => {
                eprintln!("\n{}: {error:#}", stage.name);
                broken.push(stage.name);
                Outcome::Failed
            }
        };
        summary.add(stage.name, outcome, &tally, start.elapsed());
    }
    Played {
        summary,
        is_well: broken.is_empty(),
    }
}

impl<B> Stage<B> {
    /// Tests that say nothing have not tested: a success without a test is none.
    fn run(&self, bench: &B, tally: &mut Tally) -> Result<()> {
        (self.work)(bench, tally)?;
        if self.counts && tally.passed + tally.failed == 0 {
            bail!("it ended well but ran no test");
        }
        if tally.failed > 0 {
            bail!("{} tests failed", tally.failed);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Work = fn(&(), &mut Tally) -> Result<()>;

    const fn stage(name: &'static str, needs: Option<&'static str>, work: Work) -> Stage<()> {
        Stage {
            name,
            note: "",
            counts: false,
            needs,
            work,
        }
    }

    const WELL: Work = |_, tally| {
        tally.read(b"test result: ok. 2 passed; 0 failed\n");
        Ok(())
    };
    const BROKEN: Work = |_, tally| {
        tally.read(b"test result: FAILED. 1 passed; 1 failed\n");
        bail!("it broke")
    };
    const NEVER: Work = |_, _| unreachable!("what it works on is not there");

    fn lines(played: &Played) -> Vec<String> {
        let text = played.summary.to_string();
        text.lines().map(str::to_owned).collect()
    }

    #[test]
    fn a_stage_that_fails_keeps_no_later_one_from_running() {
        let stages = [
            stage("lints", None, BROKEN),
            stage("rules", None, WELL),
            stage("product", Some("build"), WELL),
        ];
        let played = play(&stages, &());
        let lines = lines(&played);
        assert!(lines[1].starts_with("lints    FAILED"), "{lines:?}");
        assert!(lines[2].starts_with("rules    ok"), "{lines:?}");
        assert!(lines[3].starts_with("product  ok"), "{lines:?}");
        assert_eq!(lines.last().map(String::as_str), Some("5 passed, 1 failed"));
        assert!(!played.is_well);
    }

    #[test]
    fn without_what_it_needs_a_stage_is_not_run_and_the_reason_is_said() {
        let stages = [
            stage("build", None, |_, _| bail!("it does not compile")),
            stage("product", Some("build"), NEVER),
            stage("more of it", Some("product"), NEVER),
            stage("rules", None, WELL),
        ];
        let played = play(&stages, &());
        let lines = lines(&played);
        for line in [
            "not run: product: it needs what `build` makes",
            "not run: more of it: it needs what `product` makes",
        ] {
            assert!(lines.iter().any(|said| said == line), "{line}: {lines:?}");
        }
        assert_eq!(lines.last().map(String::as_str), Some("2 passed, 1 failed"));
        assert!(!played.is_well);
    }

    #[test]
    fn what_cannot_be_done_here_is_no_failure() {
        let skipped: Work = |_, _| Err(Skip("there is none".into()).into());
        let played = play(
            &[stage("webkit", None, skipped), stage("rules", None, WELL)],
            &(),
        );
        assert!(played.is_well);
        assert_eq!(
            lines(&played).last().map(String::as_str),
            Some("2 passed, 0 failed")
        );
    }

    #[test]
    fn tests_that_ran_none_have_failed() {
        let mut silent = stage("rules", None, |_, _| Ok(()));
        silent.counts = true;
        assert!(!play(&[silent], &()).is_well);
    }
}
