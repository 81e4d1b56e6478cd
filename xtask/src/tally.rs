//! The tests that ran and how they ended, read from the output of test programs. Whether all is
//! well, their exit codes say: this is for the names and the total at the end of a run.

use std::io::{Read, Write};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};

use crate::command::show;

/// The tests of a stage; none if it is a check without tests.
#[derive(Debug, Default)]
pub struct Tally {
    pub tests: Vec<Test>,
    /// Whether it failed without naming a test, as when something does not compile.
    pub is_broken: bool,
    /// How often a test was played again because its browser was lost.
    pub lost: u32,
}

/// A test that ran.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Test {
    pub name: String,
    pub end: End,
    /// The output of its failure, also if it then succeeded alone.
    pub said: String,
}

/// How a test ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    Ok,
    /// It failed while others ran, and succeeded alone.
    Unstable,
    Failed,
}

impl Tally {
    /// Reads what libtest and wasm-bindgen's runner share: lines such as `test NAME ... ok`, and the
    /// output of each test that failed after `---- NAME stdout ----`.
    pub fn of(said: &str) -> Self {
        let mut tests: Vec<Test> = Vec::new();
        let mut begun = None;
        for line in said.lines() {
            if let Some((name, end)) = ended(line) {
                let (name, said) = (name.to_owned(), String::new());
                tests.push(Test { name, end, said });
            } else if let Some(name) = heading(line) {
                begun = tests
                    .iter()
                    .position(|test| test.name == name && test.end == End::Failed);
            } else if line == "failures:" {
                begun = None;
            } else if let Some(test) = begun {
                tests[test].said += &format!("{line}\n");
            }
        }
        Self {
            tests,
            ..Self::default()
        }
    }

    /// How many tests failed.
    pub fn failed(&self) -> usize {
        let failed = self.tests.iter().filter(|test| test.end == End::Failed);
        failed.count()
    }
}

impl Test {
    /// A stage in place of a test: it failed and named none.
    pub fn stage(name: &str, why: &str) -> Self {
        Self {
            name: name.to_owned(),
            end: End::Failed,
            said: why.to_owned(),
        }
    }

    /// The first panic: its place and the first line of what it says. Without one, the first line.
    pub fn why(&self) -> String {
        let (said, count) = match self.said.split_once("panicked at ") {
            Some((_, panic)) => (panic, 2),
            None => (&*self.said, 1),
        };
        let lines = said.lines().map(str::trim).filter(|line| !line.is_empty());
        lines.take(count).collect::<Vec<_>>().join(" ")
    }

    /// Whether it judged nothing, because its browser was lost: the harness says so in these words.
    pub fn is_lost(&self) -> bool {
        self.end == End::Failed && self.why().contains(" browser lost: ")
    }
}

/// The name of a test in the line that says how it ended.
fn ended(line: &str) -> Option<(&str, End)> {
    let (name, end) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let end = match end {
        end if end.contains("FAIL") => End::Failed,
        end if end.contains("ignore") => return None,
        _ => End::Ok,
    };
    Some((name.trim_end_matches(" - should panic"), end))
}

/// The name of a test in the line before its output.
fn heading(line: &str) -> Option<&str> {
    let name = line.strip_prefix("---- ")?.strip_suffix(" ----")?;
    let (name, _) = name.rsplit_once(' ')?;
    Some(name.trim_end_matches(" - should panic"))
}

/// Runs a test command. Only its standard output is read: the results are there, and cargo's
/// progress, on standard error, keeps the terminal. Success without a test is an error, unless
/// `may_be_none`: a run of only a few tests may find none here.
pub fn count(command: &mut Command, may_be_none: bool) -> Result<Tally> {
    show(command);
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let mut output = child.stdout.take().context("no output to read")?;
    // It is copied in pieces rather than lines, so that a test that prints "running" and hangs is
    // visible.
    let (mut said, mut piece, mut terminal) = (Vec::new(), [0; 4096], std::io::stdout());
    loop {
        let length = output.read(&mut piece)?;
        if length == 0 {
            break;
        }
        terminal.write_all(&piece[..length])?;
        terminal.flush()?;
        said.extend_from_slice(&piece[..length]);
    }
    let success = child.wait()?.success();
    let mut tally = Tally::of(&String::from_utf8_lossy(&said));
    if success && !may_be_none && tally.tests.is_empty() {
        bail!("it succeeded but ran no test");
    }
    tally.is_broken = !success && tally.failed() == 0;
    Ok(tally)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_that_runs_no_test_is_an_error_and_its_failure_counts() {
        assert!(count(&mut Command::new("true"), false).is_err());
        assert!(count(&mut Command::new("true"), true).is_ok());
        let failed = count(&mut Command::new("false"), false);
        assert!(failed.expect("a tally").is_broken);
    }

    #[test]
    fn failed_tests_are_known_by_name_with_their_messages() {
        let text = "running 4 tests\ntest tabs::a ... ok\ntest tabs::b - should panic ... FAILED\n\
                    test c ... ignored\ntest d ... FAILED\n\nfailures:\n\n\
                    ---- tabs::b stdout ----\n\nthread 'tabs::b' (7) panicked at tests/tabs.rs:12:5:\n\
                    this did not come true: x\nnote: run with `RUST_BACKTRACE=1`\n\n\
                    ---- d stdout ----\nthread 'd' panicked at src/session.rs:1:2:\n\
                    browser lost: tab crashed\n\nfailures:\n    tabs::b\n    d\n\n\
                    test result: FAILED. 1 passed; 2 failed; 1 ignored\n";
        let tests = Tally::of(text).tests;
        let ends: Vec<_> = tests.iter().map(|test| (&*test.name, test.end)).collect();
        let expected = [
            ("tabs::a", End::Ok),
            ("tabs::b", End::Failed),
            ("d", End::Failed),
        ];
        assert_eq!(ends, expected);
        let why = "tests/tabs.rs:12:5: this did not come true: x";
        assert_eq!(tests[1].why(), why);
        assert!(!tests[1].is_lost() && tests[2].is_lost());
        assert!(!tests[2].said.contains("failures:"));
    }

    #[test]
    fn the_message_of_a_test_in_the_browser_is_found_in_its_own_format() {
        let text = "test app::a ... FAIL\n\nfailures:\n\n---- app::a output ----\n    error output:\n\
                    \x20       panicked at tests/web/app.rs:9:5:\n        it is not there\n\
                    \nfailures:\n\n    app::a\n\ntest result: FAILED. 0 passed; 1 failed; 0 ignored\n";
        let why = Tally::of(text).tests[0].why();
        assert_eq!(why, "tests/web/app.rs:9:5: it is not there");
    }
}
