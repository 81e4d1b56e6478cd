//! A length of correspondence time in words: [`length`].

use crate::correspondence::Seconds;
use crate::ui::text;

/// A length in words that does not wrap: `46 d 20:00:00`. It can be parsed when typed the same way.
pub fn length(length: Seconds) -> String {
    (text::correspondence().common.length)(length)
}

/// The same for input fields, with ordinary spaces.
pub fn typed_length(value: Seconds) -> String {
    text::plain(&length(value))
}
