//! How many tests passed, read from what test programs print.

/// A count that grows while output arrives.
#[derive(Debug, Default)]
pub struct Tally {
    /// Tests that passed.
    pub passed: u32,
    /// Tests that failed.
    pub failed: u32,
    /// How many `test result:` lines there were: a stage of tests without one
    /// has tested nothing.
    pub results: u32,
    line: Vec<u8>,
}

impl Tally {
    /// Reads a piece of output, which may end anywhere.
    pub fn read(&mut self, piece: &[u8]) {
        for &byte in piece {
            if byte == b'\n' {
                self.finish();
            } else {
                self.line.push(byte);
            }
        }
    }

    /// Reads the last line, if nothing ended it.
    pub fn finish(&mut self) {
        let line = std::mem::take(&mut self.line);
        let line = String::from_utf8_lossy(&line);
        if let Some((passed, failed)) = counts(&line) {
            self.results += 1;
            self.passed += passed;
            self.failed += failed;
        }
    }
}

/// `test result: ok. 3 passed; 0 failed; 1 ignored; …`, the same from libtest
/// and from wasm-bindgen's runner. Only a line that starts so is one: a test may
/// print the words.
fn counts(line: &str) -> Option<(u32, u32)> {
    let rest = line.trim_start().strip_prefix("test result: ")?;
    let (_, rest) = rest.split_once(". ")?;
    let number = |label: &str| {
        rest.split(';')
            .find_map(|part| part.trim().strip_suffix(label)?.trim().parse().ok())
    };
    Some((number(" passed")?, number(" failed")?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_several_programs_add_up() {
        let mut tally = Tally::default();
        tally.read(b"running 2 tests\ntest a ... ok\n\ntest result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n");
        tally.read(
            b"test result: FAILED. 5 passed; 1 failed; 2 ignored; 0 measured; 0 filtered out\n",
        );
        assert_eq!((tally.passed, tally.failed, tally.results), (7, 1, 2));
    }

    #[test]
    fn a_line_may_arrive_in_pieces_and_without_an_end() {
        let mut tally = Tally::default();
        for piece in [
            "test res",
            "ult: ok. 1",
            "2 passed; 0 fai",
            "led; 0 ignored",
        ] {
            tally.read(piece.as_bytes());
        }
        assert_eq!(tally.results, 0);
        tally.finish();
        assert_eq!((tally.passed, tally.failed, tally.results), (12, 0, 1));
    }

    #[test]
    fn windows_line_ends_and_colours_do_not_hide_a_result() {
        let mut tally = Tally::default();
        tally.read(b"test result: \x1b[32mok\x1b[m. 3 passed; 0 failed; 0 ignored\r\n");
        assert_eq!((tally.passed, tally.results), (3, 1));
    }

    #[test]
    fn other_lines_count_nothing() {
        let mut tally = Tally::default();
        tally.read(b"he said test result: ok. 9 passed; 0 failed\ntest result: none\n\xff\n");
        assert_eq!((tally.passed, tally.failed, tally.results), (0, 0, 0));
    }
}
