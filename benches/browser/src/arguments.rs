//! The arguments of the programs of this crate: [`read`].

use std::ffi::OsString;
use std::ops::RangeBounds;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

/// The option that makes a program do everything only a few times: for a test
/// that it still works.
const SHORT: &str = "--short";

static IS_SHORT: AtomicBool = AtomicBool::new(false);

/// Whether this program is to do everything only a few times.
pub fn is_short() -> bool {
    IS_SHORT.load(Ordering::Relaxed)
}

/// How many times a program does something that it usually does `usually`
/// times.
pub fn times(usually: usize) -> usize {
    if is_short() {
        usually.div_ceil(50)
    } else {
        usually
    }
}

/// The words after the name of this program. It knows no option but `--short`
/// ([`times`]) and the one that asks for help: a slip must not start work that
/// takes minutes.
///
/// # Errors
/// When the number of words is not in `count`, or one is an option or not
/// Unicode, or one asks for help. `read` has then printed `command`, the line
/// that starts the program, and the program is to end with the code.
pub fn read(command: &str, count: impl RangeBounds<usize>) -> Result<Vec<String>, ExitCode> {
    let usage = format!("usage: {command} [{SHORT}]");
    match words(std::env::args_os().skip(1), count) {
        Ok((words, is_short)) => {
            IS_SHORT.store(is_short, Ordering::Relaxed);
            Ok(words)
        }
        Err(Refusal::Help) => {
            println!("{usage}");
            Err(ExitCode::SUCCESS)
        }
        Err(Refusal::Wrong) => {
            eprintln!("{usage}");
            Err(ExitCode::FAILURE)
        }
    }
}

/// Why a program does not start.
#[derive(Debug, PartialEq, Eq)]
enum Refusal {
    Help,
    Wrong,
}

fn words(
    given: impl Iterator<Item = OsString>,
    count: impl RangeBounds<usize>,
) -> Result<(Vec<String>, bool), Refusal> {
    let (short, given): (Vec<_>, Vec<_>) = given.partition(|word| word == SHORT);
    if given.iter().any(|word| word == "--help" || word == "-h") {
        return Err(Refusal::Help);
    }
    let words = given.into_iter().map(OsString::into_string);
    let words: Vec<String> = words.collect::<Result<_, _>>().or(Err(Refusal::Wrong))?;
    if words.iter().any(|word| word.starts_with('-')) || !count.contains(&words.len()) {
        return Err(Refusal::Wrong);
    }
    Ok((words, !short.is_empty()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(line: &str, count: impl RangeBounds<usize>) -> Result<Vec<String>, Refusal> {
        words(line.split_whitespace().map(OsString::from), count).map(|(words, _)| words)
    }

    #[test]
    fn the_short_option_is_not_a_word_wherever_it_stands() {
        for (line, expected) in [("a --short", true), ("--short a", true), ("a", false)] {
            let words = words(line.split_whitespace().map(OsString::from), 1..=1);
            assert_eq!(words, Ok((vec!["a".to_owned()], expected)), "{line}");
        }
    }

    #[test]
    fn words_are_taken_as_they_are() {
        let words = ["shots", "phone|desktop", "panel-end"].map(str::to_owned);
        assert_eq!(
            given("shots phone|desktop panel-end", 1..),
            Ok(words.into())
        );
        assert_eq!(given("", ..), Ok(Vec::new()));
    }

    #[test]
    fn an_option_is_never_taken_for_a_word() {
        assert_eq!(given("--release", 1..), Err(Refusal::Wrong));
        assert_eq!(given("shots -v", 1..), Err(Refusal::Wrong));
        assert_eq!(given("-", 1..), Err(Refusal::Wrong));
    }

    #[test]
    fn the_help_option_prevails_over_all_other_arguments() {
        assert_eq!(given("--help", 1..), Err(Refusal::Help));
        assert_eq!(given("shots -h", 1..), Err(Refusal::Help));
        assert_eq!(given("--help", ..=0), Err(Refusal::Help));
    }

    #[test]
    fn too_few_or_too_many_words_are_refused() {
        assert_eq!(given("", 1..), Err(Refusal::Wrong));
        assert_eq!(given("names", ..=0), Err(Refusal::Wrong));
    }
}
