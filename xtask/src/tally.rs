//! How many tests passed, read from what test programs print.

use std::io::{Read, Write};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::command::show;

/// Tests that passed and failed; none of both for a check that has no tests.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    pub passed: u32,
    pub failed: u32,
}

impl Tally {
    /// Of a check that failed.
    pub const FAILED: Self = Self {
        passed: 0,
        failed: 1,
    };

    /// Adds up `test result: ok. 3 passed; 0 failed; …`, the same from libtest and from
    /// wasm-bindgen's runner. Only a line that starts so is one: a test may print
    /// the words.
    fn of(said: &str) -> Self {
        let counts = |line: &str| {
            let rest = line.trim_start().strip_prefix("test result: ")?;
            let mut parts = rest.split_once(". ")?.1.split("; ");
            let mut number = |label| parts.next()?.strip_suffix(label)?.parse::<u32>().ok();
            Some((number(" passed")?, number(" failed")?))
        };
        let (passed, failed) = said
            .lines()
            .filter_map(counts)
            .unzip::<_, _, Vec<_>, Vec<_>>();
        Self {
            passed: passed.iter().sum(),
            failed: failed.iter().sum(),
        }
    }

    /// Tests that say nothing have not tested, and one that did not compile is a failure
    /// without a failed test.
    fn judged(mut self, success: bool) -> Result<Self> {
        if success && self == Self::default() {
            bail!("it ended well but ran no test");
        }
        if !success {
            self.failed = self.failed.max(1);
        }
        Ok(self)
    }
}

/// Runs a command that tests, and counts in what it prints. Only its standard
/// output is read: results are there, and cargo's progress, on standard error,
/// keeps its terminal.
pub fn count(command: &mut Command) -> Result<Tally> {
    show(command);
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let output = child.stdout.take().context("no output to read")?;
    let said = pass_on(output, std::io::stdout())?;
    Tally::of(&said).judged(child.wait()?.success())
}

/// Passes on what is said, and gives all of it: in pieces, not lines, as a test that says
/// "running" and hangs is to be seen.
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
    fn results_add_up_however_they_come_and_other_lines_count_nothing() {
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
    fn a_success_without_a_test_is_none_and_a_failure_counts() {
        assert!(Tally::default().judged(true).is_err());
        let failed = Tally::default().judged(false).expect("a count").failed;
        assert_eq!(failed, 1);
    }
}
