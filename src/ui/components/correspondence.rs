//! Pieces of the correspondence pages.

pub(crate) mod backup;
pub(crate) mod blocks;
pub(crate) mod following;
pub mod moment;
pub(crate) mod room;
pub(crate) mod stamp;

use crate::correspondence::Seconds;
use crate::ui::text;

/// A length in words of the language, which no line breaks: `46 d 20:00:00`.
/// Typed like this, it is read again.
pub fn length(length: Seconds) -> String {
    (text::desk().correspondence.common.length)(length)
}

/// The same as it is put into a field: with the spaces that a keyboard types.
pub fn typed_length(value: Seconds) -> String {
    text::plain(&length(value))
}
