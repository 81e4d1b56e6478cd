//! Tests that failed in a browser, once more alone: a failure beside others on a busy machine says
//! less than one with nothing else going on.

use anyhow::Result;

use crate::command::say;
use crate::summary::Summary;
use crate::tally::{End, Tally, Test};

/// With more first failures nothing is repeated: something is broken.
const FIRST: usize = 8;
/// How often a test may lose its browser and be played again.
const LOST: u32 = 2;
/// How many tests of a run may be unstable.
const UNSTABLE: usize = 2;
/// In this many runs, including the one that ends, a test may be unstable once.
const RUNS: usize = 20;

/// Plays each test that failed once more by `alone`, which is given its name. A lost browser is no
/// judgement, so the test is played again for it.
pub fn again(tally: &mut Tally, mut alone: impl FnMut(&str) -> Result<Tally>) -> Result<()> {
    let failed = |(place, test): (usize, &_)| has_failed(test).then_some(place);
    let failed: Vec<usize> = tally.tests.iter().enumerate().filter_map(failed).collect();
    if failed.len() > FIRST {
        return Ok(());
    }
    for place in failed {
        let mut test = tally.tests[place].clone();
        let (mut is_alone, mut lost, mut first) = (false, 0, None);
        while has_failed(&test) {
            let why = test.why().unwrap_or_default();
            if test.is_lost() {
                if lost == LOST {
                    break;
                }
                lost += 1;
                say(&format!("running {} again: {why}", test.name));
            } else if is_alone {
                break;
            } else {
                first = Some(test.said.clone());
                say(&format!(
                    "{} failed: running it once more, alone",
                    test.name
                ));
            }
            let named = |other: &Test| other.name == test.name;
            let Some(next) = alone(&test.name)?.tests.into_iter().find(named) else {
                break;
            };
            (test, is_alone) = (next, true);
        }
        if test.end == End::Ok {
            (tally.passed, tally.failed) = (tally.passed + 1, tally.failed.saturating_sub(1));
            if let Some(said) = first {
                (test.end, test.said) = (End::Unstable, said);
            }
        }
        tally.lost += lost;
        tally.tests[place] = test;
    }
    Ok(())
}

/// Makes unstable tests failures where they are too many: more than two, or one that was unstable
/// in a recent run. `runs` has the unstable tests of each run, and gets those of this one.
pub fn limit_unstable(summary: &mut Summary, runs: &mut Vec<Vec<String>>) {
    let late = runs.len().saturating_sub(RUNS - 1);
    runs.drain(..late);
    let is_unstable = |test: &Test| test.end == End::Unstable;
    let all = summary.tallies().flat_map(|tally| &tally.tests);
    let now: Vec<String> = all
        .filter(|test| is_unstable(test))
        .map(|test| test.name.clone())
        .collect();
    for tally in summary.tallies_mut() {
        for test in tally.tests.iter_mut().filter(|test| is_unstable(test)) {
            if now.len() > UNSTABLE || runs.iter().flatten().any(|name| *name == test.name) {
                test.end = End::Failed;
                (tally.passed, tally.failed) = (tally.passed.saturating_sub(1), tally.failed + 1);
            }
        }
    }
    runs.push(now);
}

/// Whether a browser test failed; those beside the code of the harness have none.
fn has_failed(test: &Test) -> bool {
    test.end == End::Failed && !test.name.contains("::tests::")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::summary::Outcome;

    const LOST_IT: &str = "browser lost: tab crashed";

    /// The tally of a run of these tests, each with the reason for its failure, if it failed.
    fn said(tests: &[(&str, Option<&str>)]) -> Tally {
        let mut text = String::new();
        for (name, why) in tests {
            let end = why.map_or("ok", |_| "FAILED");
            text += &format!("test {name} ... {end}\n");
        }
        text += "failures:\n";
        for (name, why) in tests.iter().filter_map(|(name, why)| Some((name, (*why)?))) {
            text += &format!("---- {name} stdout ----\npanicked at a.rs:1:1:\n{why}\n");
        }
        let failed = tests.iter().filter(|(_, why)| why.is_some()).count();
        let passed = tests.len() - failed;
        Tally::of(&format!(
            "{text}test result: x. {passed} passed; {failed} failed\n"
        ))
    }

    /// How a test ends that fails for these reasons in turn, and what the tally then counts.
    fn ends(whys: &[Option<&str>]) -> (End, u32, u32, u32) {
        let mut tally = said(&[("a", whys[0]), ("b", None)]);
        let mut later = whys[1..].iter();
        let mut alone = |name: &str| Ok(said(&[(name, *later.next().expect("one more"))]));
        again(&mut tally, &mut alone).expect("a tally");
        assert_eq!(later.len(), 0);
        (tally.tests[0].end, tally.passed, tally.failed, tally.lost)
    }

    #[test]
    fn a_test_that_succeeds_alone_is_unstable_and_one_that_does_not_fails() {
        assert_eq!(ends(&[None]), (End::Ok, 2, 0, 0));
        assert_eq!(ends(&[Some("no"), None]), (End::Unstable, 2, 0, 0));
        assert_eq!(ends(&[Some("no"), Some("no")]), (End::Failed, 1, 1, 0));
    }

    #[test]
    fn a_test_that_lost_its_browser_is_repeated_at_most_twice_for_it() {
        let lost = Some(LOST_IT);
        assert_eq!(ends(&[lost, None]), (End::Ok, 2, 0, 1));
        assert_eq!(ends(&[lost, lost, None]), (End::Ok, 2, 0, 2));
        assert_eq!(ends(&[lost, lost, lost]), (End::Failed, 1, 1, 2));
        assert_eq!(ends(&[lost, Some("no")]), (End::Failed, 1, 1, 1));
        assert_eq!(ends(&[Some("no"), lost, None]), (End::Unstable, 2, 0, 1));
    }

    #[test]
    fn no_test_is_repeated_if_many_failed() {
        let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"].map(|name| (name, Some("no")));
        let mut tally = said(&names);
        again(&mut tally, |name| panic!("{name} is repeated")).expect("a tally");
        assert_eq!((tally.passed, tally.failed), (0, 9));
    }

    /// The failures of a run with these unstable tests, after runs with unstable ones.
    fn failures(now: &[&str], runs: &mut Vec<Vec<String>>) -> u32 {
        let mut tally = said(&now.iter().map(|name| (*name, None)).collect::<Vec<_>>());
        for test in &mut tally.tests {
            test.end = End::Unstable;
        }
        let mut summary = Summary::default();
        summary.add("product", Outcome::Done(tally, Duration::ZERO));
        limit_unstable(&mut summary, runs);
        summary.tallies().map(|tally| tally.failed).sum()
    }

    #[test]
    fn more_than_two_unstable_tests_are_failures() {
        assert_eq!(failures(&["a", "b"], &mut Vec::new()), 0);
        assert_eq!(failures(&["a", "b", "c"], &mut Vec::new()), 3);
    }

    #[test]
    fn a_test_may_be_unstable_once_in_twenty_runs() {
        let mut runs = Vec::new();
        assert_eq!(failures(&["a"], &mut runs), 0);
        assert_eq!(failures(&["a", "b"], &mut runs), 1);
        for _ in 0..18 {
            assert_eq!(failures(&[], &mut runs), 0);
        }
        assert_eq!(failures(&["a"], &mut runs), 1);
        runs = vec![vec!["a".to_owned()]];
        runs.extend(vec![Vec::new(); 19]);
        assert_eq!(failures(&["a"], &mut runs), 0);
        assert_eq!(runs.len(), 20);
    }
}
