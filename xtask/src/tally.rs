//! How many tests passed, read from what test programs print.

use std::io::{BufRead, BufReader, Write};
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
    /// Adds `test result: ok. 3 passed; 0 failed; …`, the same from libtest and from
    /// wasm-bindgen's runner. Only a line that starts so is one: a test may print
    /// the words.
    fn read(&mut self, line: &str) {
        let counts = || {
            let (_, rest) = line
                .trim_start()
                .strip_prefix("test result: ")?
                .split_once(". ")?;
            let number = |label: &str| {
                let mut parts = rest.split(';');
                parts.find_map(|part| part.trim().strip_suffix(label)?.trim().parse::<u32>().ok())
            };
            Some((number(" passed")?, number(" failed")?))
        };
        if let Some((passed, failed)) = counts() {
            self.passed += passed;
            self.failed += failed;
        }
    }
}

/// Runs a command that tests, and counts in what it prints. Only its standard
/// output is read: results are there, and cargo's progress, on standard error,
/// keeps its terminal. Tests that say nothing have not tested.
pub fn count(command: &mut Command) -> Result<Tally> {
    show(command);
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .context("could not start it")?;
    let mut output = BufReader::new(child.stdout.take().context("no output to read")?);
    let mut tally = Tally::default();
    let mut line = Vec::new();
    loop {
        // In pieces, not lines: a test that says "running" and hangs is seen to.
        let piece = output.fill_buf()?;
        let length = piece
            .iter()
            .position(|&byte| byte == b'\n')
            .map_or(piece.len(), |end| end + 1);
        let piece = &piece[..length];
        std::io::stdout().write_all(piece)?;
        std::io::stdout().flush()?;
        line.extend_from_slice(piece);
        if line.ends_with(b"\n") || length == 0 {
            tally.read(&String::from_utf8_lossy(&line));
            line.clear();
        }
        if length == 0 {
            break;
        }
        output.consume(length);
    }
    let status = child.wait()?;
    if status.success() && tally == Tally::default() {
        bail!("it ended well but ran no test");
    }
    if !status.success() {
        // One that did not compile is a failure without a failed test.
        tally.failed = tally.failed.max(1);
    }
    Ok(tally)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_add_up_and_other_lines_count_nothing() {
        let mut tally = Tally::default();
        for line in [
            "test result: ok. 2 passed; 0 failed; 0 ignored; finished in 0.00s\n",
            "test result: \x1b[32mFAILED\x1b[m. 5 passed; 1 failed; 2 ignored\r\n",
            "he said test result: ok. 9 passed; 0 failed",
            "test result: none",
        ] {
            tally.read(line);
        }
        assert_eq!((tally.passed, tally.failed), (7, 1));
    }

    #[cfg(unix)]
    #[test]
    fn a_command_is_counted_by_what_it_prints_and_how_it_ends() {
        let run = |script: &str| count(Command::new("sh").args(["-c", script]));
        let tally = run("printf 'test result: ok. 12 passed; 0 failed'").expect("tests");
        assert_eq!((tally.passed, tally.failed), (12, 0));
        let tally = run("echo 'test result: ok. 3 passed; 0 failed'; exit 1").expect("tests");
        assert_eq!((tally.passed, tally.failed), (3, 1));
        assert!(run("echo nothing").is_err());
    }
}
