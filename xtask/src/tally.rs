//! The number of passed tests, read from the output of test programs.

use std::io::{Read, Write};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::command::show;

/// The numbers of passed and failed tests; both zero for a check without tests.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    pub passed: u32,
    pub failed: u32,
}

impl Tally {
    /// A check that failed.
    pub const FAILED: Self = Self {
        passed: 0,
        failed: 1,
    };

    /// Adds up lines such as `test result: ok. 3 passed; 0 failed; …`, which libtest and
    /// wasm-bindgen's runner share. Only lines that begin in this way count: a test may print these
    /// words.
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

    /// Success without any result is an error, and so counts a failure without a failed test, such
    /// as a compile error, as one.
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

/// Runs a test command and counts its results. Only its standard output is read: the results are
/// there, and cargo's progress, on standard error, keeps the terminal.
pub fn count(command: &mut Command) -> Result<Tally> {
    show(command);
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let output = child.stdout.take().context("no output to read")?;
    let said = pass_on(output, std::io::stdout())?;
    Tally::of(&said).judged(child.wait()?.success())
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
