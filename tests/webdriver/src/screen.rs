//! A screen that nobody sees, for the browser that has no headless mode.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::places;

/// Larger than any device that is tried.
const SIZE: &str = "2600x1800x24";

/// A running Xvfb, until it is dropped.
#[derive(Debug)]
pub struct Screen {
    process: Child,
    display: String,
}

impl Screen {
    /// Starts a screen of a number of its own and waits until it is there.
    ///
    /// # Panics
    /// When it does not start.
    pub fn start() -> Screen {
        let path = places::xvfb();
        let mut process = Command::new(&path)
            // Xvfb writes the number that it has chosen, and ends with the
            // browser even where a test is killed.
            .args(["-displayfd", "1", "-terminate", "-nolisten", "tcp"])
            .args(["-screen", "0", SIZE])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("could not start {}: {error}", path.display()));
        let mut number = String::new();
        if let Some(output) = process.stdout.take() {
            let _ = BufReader::new(output).read_line(&mut number);
        }
        let number = number.trim();
        if number.is_empty() {
            let _ = process.kill();
            let status = process.wait();
            panic!(
                "{} ended ({status:?}) without opening a screen",
                path.display()
            );
        }
        Screen {
            display: format!(":{number}"),
            process,
        }
    }

    /// Its name, as `DISPLAY` has it.
    pub fn display(&self) -> &str {
        &self.display
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
