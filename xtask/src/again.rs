//! Tests that failed in a browser, once more alone: a failure while others run on a busy machine says
//! less than one with nothing else going on.

use anyhow::Result;

use crate::command::say;
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
    // Tests beside the code of the harness have no browser.
    let failed = |test: &&mut Test| test.end == End::Failed && !test.name.contains("::tests::");
    let failed: Vec<_> = tally.tests.iter_mut().filter(failed).collect();
    if failed.len() > FIRST {
        return Ok(());
    }
    for test in failed {
        let (mut is_alone, mut lost, mut first) = (false, 0, None);
        while test.end == End::Failed {
            if test.is_lost() && lost < LOST {
                lost += 1;
            } else if test.is_lost() || is_alone {
                break;
            } else {
                first = Some(test.said.clone());
            }
            let (name, why) = (&test.name, test.why());
            say(&format!("running {name} once more, alone: {why}"));
            let next = alone(name)?.tests.into_iter();
            let Some(next) = next.into_iter().find(|next| next.name == *name) else {
                break;
            };
            (*test, is_alone) = (next, true);
        }
        if let (End::Ok, Some(said)) = (test.end, first) {
            (test.end, test.said) = (End::Unstable, said);
        }
        tally.lost += lost;
    }
    Ok(())
}

/// Makes unstable tests failures where they are too many: more than two, or one that was unstable
/// in a recent run. `runs` has the unstable tests of each run, and gets those of this one.
pub fn limit_unstable<'a>(tests: impl Iterator<Item = &'a mut Test>, runs: &mut Vec<Vec<String>>) {
    runs.drain(..runs.len().saturating_sub(RUNS - 1));
    let unstable: Vec<_> = tests.filter(|test| test.end == End::Unstable).collect();
    let names: Vec<_> = unstable.iter().map(|test| test.name.clone()).collect();
    for test in unstable {
        if names.len() > UNSTABLE || runs.iter().flatten().any(|name| *name == test.name) {
            test.end = End::Failed;
        }
    }
    runs.push(names);
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOST_IT: Option<&str> = Some("panicked at a.rs:1:1: browser lost: tab crashed");

    /// A test that failed for this reason, if there is one.
    fn test(name: &str, why: Option<&str>) -> Test {
        let mut test = Test::stage(name, why.unwrap_or_default());
        if why.is_none() {
            test.end = End::Ok;
        }
        test
    }

    fn tally(tests: Vec<Test>) -> Tally {
        Tally {
            tests,
            ..Tally::default()
        }
    }

    /// How a test ends that fails for these reasons in turn, and how often it lost its browser.
    fn ends(whys: &[Option<&str>]) -> (End, u32) {
        let mut all = tally(vec![test("a", whys[0]), test("b", None)]);
        let mut later = whys[1..].iter();
        let mut alone = |name: &str| Ok(tally(vec![test(name, *later.next().expect("one more"))]));
        again(&mut all, &mut alone).expect("a tally");
        assert_eq!(later.len(), 0);
        (all.tests[0].end, all.lost)
    }

    #[test]
    fn a_test_that_succeeds_alone_is_unstable_and_one_that_does_not_fails() {
        assert_eq!(ends(&[None]), (End::Ok, 0));
        assert_eq!(ends(&[Some("no"), None]), (End::Unstable, 0));
        assert_eq!(ends(&[Some("no"), Some("no")]), (End::Failed, 0));
    }

    #[test]
    fn a_test_that_lost_its_browser_is_repeated_at_most_twice_for_it() {
        let lost = LOST_IT;
        assert_eq!(ends(&[lost, None]), (End::Ok, 1));
        assert_eq!(ends(&[lost, lost, None]), (End::Ok, 2));
        assert_eq!(ends(&[lost, lost, lost]), (End::Failed, 2));
        assert_eq!(ends(&[lost, Some("no")]), (End::Failed, 1));
        assert_eq!(ends(&[Some("no"), lost, None]), (End::Unstable, 1));
    }

    #[test]
    fn no_test_is_repeated_if_many_failed() {
        let mut all = tally(vec![test("a", Some("no")); 9]);
        again(&mut all, |name| panic!("{name} is repeated")).expect("a tally");
        assert_eq!(all.failed(), 9);
    }

    /// The failures of a run with these unstable tests, after runs with unstable ones.
    fn failures(now: &[&str], runs: &mut Vec<Vec<String>>) -> usize {
        let unstable = |name: &&str| Test {
            end: End::Unstable,
            ..test(name, None)
        };
        let mut all = tally(now.iter().map(unstable).collect());
        limit_unstable(all.tests.iter_mut(), runs);
        all.failed()
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
