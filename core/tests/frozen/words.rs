//! Every value of every stored enum, each in one line of a file: its variants are words in stored
//! values, and none may ever be spelled otherwise.
//!
//! A new variant does not compile here until it is added, at the end of its list: the lines of an
//! old file are the first ones of a new file.

mod clock;
mod correspondence;
mod look;

use serde::Serialize;
use serde::de::DeserializeOwned;
use zeitnot_core::json;

use crate::assert_means;
use crate::fixture::{assert_written, each};

/// All values of an enum, from a match without `_`: a new variant has to be added.
macro_rules! every {
    ($type:ty { $($pattern:pat => $value:expr),+ $(,)? }) => {{
        #[allow(dead_code, reason = "the compiler checks that no variant is missing")]
        fn is_complete(value: &$type) {
            match value {
                $($pattern => {})+
            }
        }
        vec![$($value),+]
    }};
}
pub(crate) use every;

/// Checks the words of these values, as JSON, against the files.
#[track_caller]
fn hold<T>(name: &str, values: &[T])
where
    T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
{
    hold_as(name, values, |value| json::write(value), json::read);
}

/// Checks the words of these values, as they are written and read, against the files.
#[track_caller]
fn hold_as<T: PartialEq + std::fmt::Debug>(
    name: &str,
    values: &[T],
    write: impl Fn(&T) -> String,
    read: impl Fn(&str) -> Option<T>,
) {
    let name = format!("words/{name}.txt");
    for (version, text) in each(&name) {
        for (line, value) in text.lines().zip(values) {
            assert_means!(
                read(line).as_ref(),
                Some(value),
                "{name} of {version}: {line}"
            );
        }
        assert!(text.lines().count() <= values.len(), "{name} of {version}");
    }
    let lines: Vec<String> = values.iter().map(write).collect();
    assert_written(&name, &(lines.join("\n") + "\n"));
}
