//! The tests that ran and how they ended, read from the output of test programs.

use std::io::{Read, Write};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde::Serialize;

use crate::command::show;

/// The results of a check; empty for one without tests.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Tally {
    pub passed: u32,
    pub failed: u32,
    /// The tests by name.
    pub tests: Vec<Test>,
    /// How often a test was played again because its browser was lost.
    pub lost: u32,
}

/// A test that ran.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Test {
    pub name: String,
    pub end: End,
    /// The output of its failure, also if it then succeeded alone.
    pub said: String,
}

/// How a test ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    Ok,
    /// It failed beside others, and succeeded alone.
    Unstable,
    Failed,
}

impl Tally {
    /// A stage that failed and named no test.
    pub fn failure(stage: &str, why: &str) -> Self {
        Self {
            failed: 1,
            tests: vec![Test::stage(stage, why)],
            ..Self::default()
        }
    }

    /// Reads what libtest and wasm-bindgen's runner share: lines such as `test result: ok. 3
    /// passed; 0 failed; …` and `test NAME ... ok`, and the output of each test that failed after
    /// `---- NAME stdout ----`. Only lines that begin in this way count: a test may print these
    /// words.
    pub fn of(said: &str) -> Self {
        let mut tally = Self::default();
        let mut begun = None;
        for line in said.lines() {
            if let Some((passed, failed)) = counts(line) {
                (tally.passed, tally.failed) = (tally.passed + passed, tally.failed + failed);
                begun = None;
            } else if let Some((name, end)) = ended(line) {
                let (name, said) = (name.to_owned(), String::new());
                tally.tests.push(Test { name, end, said });
            } else if let Some(name) = heading(line) {
                let of_it = |test: &Test| test.name == name && test.end == End::Failed;
                begun = tally.tests.iter().position(of_it);
            } else if line == "failures:" {
                begun = None;
            } else if let Some(test) = begun {
                let said = &mut tally.tests[test].said;
                said.push_str(line);
                said.push('\n');
            }
        }
        tally
    }

    /// Success without any result is an error, and so counts a failure without a failed test, such
    /// as a compile error, as one.
    fn judged(mut self, success: bool, may_be_none: bool) -> Result<Self> {
        if success && !may_be_none && self == Self::default() {
            bail!("it succeeded but ran no test");
        }
        if !success {
            self.failed = self.failed.max(1);
        }
        Ok(self)
    }
}

impl Test {
    /// A stage in place of a test.
    pub fn stage(name: &str, why: &str) -> Self {
        Self {
            name: name.to_owned(),
            end: End::Failed,
            said: why.to_owned(),
        }
    }

    /// The first panic: its place and the first line of what it says. Without one, the first line.
    pub fn why(&self) -> Option<String> {
        let mut lines = self.said.lines().map(str::trim);
        let first = |line: &&str| !line.is_empty();
        let Some(place) = lines.find_map(|line| Some(line.split_once("panicked at ")?.1)) else {
            return self
                .said
                .lines()
                .map(str::trim)
                .find(first)
                .map(str::to_owned);
        };
        Some(format!(
            "{place} {}",
            lines.find(|line| first(line)).unwrap_or_default()
        ))
    }

    /// Whether it judged nothing, because its browser was lost: the harness says so in these words.
    pub fn is_lost(&self) -> bool {
        let why = || {
            self.why()
                .is_some_and(|why| why.contains(" browser lost: "))
        };
        self.end == End::Failed && why()
    }
}

/// The passed and failed tests of a line that counts them.
fn counts(line: &str) -> Option<(u32, u32)> {
    let rest = line.trim_start().strip_prefix("test result: ")?;
    let mut parts = rest.split_once(". ")?.1.split("; ");
    let mut number = |label| parts.next()?.strip_suffix(label)?.parse::<u32>().ok();
    Some((number(" passed")?, number(" failed")?))
}

/// The name of a test in the line that says how it ended.
fn ended(line: &str) -> Option<(&str, End)> {
    let (name, end) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let end = match end.trim_end() {
        end if end.contains("FAIL") => End::Failed,
        end if end.contains("ignore") => return None,
        _ => End::Ok,
    };
    Some((name.trim_end_matches(" - should panic"), end))
}

/// The name of a test in the line before its output.
fn heading(line: &str) -> Option<&str> {
    let name = line.strip_prefix("---- ")?.strip_suffix(" ----")?;
    let name = name
        .strip_suffix(" stdout")
        .or_else(|| name.strip_suffix(" output"));
    Some(name?.trim_end_matches(" - should panic"))
}

/// Runs a test command and counts its results. Only its standard output is read: the results are
/// there, and cargo's progress, on standard error, keeps the terminal. Success without a test is an
/// error, unless `may_be_none`: a run of only a few tests may find none here.
pub fn count(command: &mut Command, may_be_none: bool) -> Result<Tally> {
    show(command);
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let output = child.stdout.take().context("no output to read")?;
    let said = pass_on(output, std::io::stdout())?;
    Tally::of(&said).judged(child.wait()?.success(), may_be_none)
}

/// Copies the output and returns all of it. It is copied in pieces rather than lines, so that a
/// test that prints "running" and hangs is visible.
fn pass_on(mut from: impl Read, mut to: impl Write) -> Result<String> {
    let (mut said, mut piece) = (Vec::new(), [0; 4096]);
    loop {
        let length = from.read(&mut piece)?;
        if length == 0 {
            return Ok(String::from_utf8_lossy(&said).into_owned());
        }
        to.write_all(&piece[..length])?;
        said.extend_from_slice(&piece[..length]);
        to.flush()?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_add_up_however_they_are_cut_and_other_lines_do_not_count() {
        let text = "test result: ok. 2 passed; 0 failed; 0 ignored; finished in 0.00s\n\
                    test result: \x1b[32mFAILED\x1b[m. 5 passed; 1 failed; 2 ignored\r\n\
                    he said test result: ok. 9 passed; 0 failed\ntest result: none\n\
                    test result: ok. 12 passed; 0 failed";
        for cut in 0..text.len() {
            let (first, rest) = text.as_bytes().split_at(cut);
            let mut seen = Vec::new();
            let tally = Tally::of(&pass_on(first.chain(rest), &mut seen).expect("a text"));
            assert_eq!((tally.passed, tally.failed), (19, 1));
            assert_eq!(seen, text.as_bytes());
        }
    }

    #[test]
    fn a_success_without_a_test_is_an_error_and_a_failure_counts() {
        assert!(Tally::default().judged(true, false).is_err());
        assert!(Tally::default().judged(true, true).is_ok());
        let failed = Tally::default()
            .judged(false, false)
            .expect("a count")
            .failed;
        assert_eq!(failed, 1);
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
        let tally = Tally::of(text);
        let names: Vec<_> = tally
            .tests
            .iter()
            .map(|test| (&*test.name, test.end))
            .collect();
        let expected = [
            ("tabs::a", End::Ok),
            ("tabs::b", End::Failed),
            ("d", End::Failed),
        ];
        assert_eq!(names, expected);
        let why = tally.tests[1].why();
        assert_eq!(
            why.as_deref(),
            Some("tests/tabs.rs:12:5: this did not come true: x")
        );
        let lost: Vec<_> = tally.tests.iter().map(Test::is_lost).collect();
        assert_eq!(lost, [false, false, true]);
        assert!(!tally.tests[2].said.contains("failures:"));
    }

    #[test]
    fn the_message_of_a_test_in_the_browser_is_found_in_its_own_format() {
        let text = "test app::a ... FAIL\n\nfailures:\n\n---- app::a output ----\n    error output:\n\
                    \x20       panicked at tests/web/app.rs:9:5:\n        it is not there\n\
                    \nfailures:\n\n    app::a\n\ntest result: FAILED. 0 passed; 1 failed; 0 ignored\n";
        let why = Tally::of(text).tests[0].why();
        assert_eq!(
            why.as_deref(),
            Some("tests/web/app.rs:9:5: it is not there")
        );
    }
}
