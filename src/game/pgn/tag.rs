//! The value of a tag: [`value`].

use super::scan::begins_tag;

/// How a value ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// At its closing `"`.
    Quote {
        /// Whether the value contains other `"` without a backslash.
        bare: bool,
    },
    /// At the end of its line.
    Line,
}

/// Reads a tag's value after its opening `"`. Returns the value, the number of bytes read,
/// including the closing `"`, and how it ended.
///
/// A `"` closes the value only if `]`, another tag or the end of the line follows it. Others belong
/// to the value: `[Event "The "Best" of 2026"]`. If none closes it, it ends at the first.
pub(super) fn value(text: &str) -> (String, usize, End) {
    let mut value = String::new();
    let mut escaped = false;
    // The first quote that does not close the value: its index, and the value before it.
    let mut first = None;
    let mut length = text.len();
    for (here, c) in text.char_indices() {
        match c {
            '\n' | '\r' => {
                length = here;
                break;
            }
            _ if escaped => {
                // A backslash before anything else is literal.
                if c != '"' && c != '\\' {
                    value.push('\\');
                }
                value.push(c);
                escaped = false;
            }
            '\\' => escaped = true,
            '"' if closes(&text[here + 1..]) => {
                let bare = first.is_some();
                return (value, here + 1, End::Quote { bare });
            }
            _ => {
                if c == '"' {
                    first.get_or_insert((here, value.len()));
                }
                value.push(c);
            }
        }
    }
    if let Some((here, kept)) = first {
        value.truncate(kept);
        return (value, here + 1, End::Quote { bare: false });
    }
    if escaped {
        value.push('\\');
    }
    (value, length, End::Line)
}

/// Whether a quote before this text is the closing one.
fn closes(after: &str) -> bool {
    let after = after.trim_start_matches([' ', '\t']);
    after.is_empty() || after.starts_with([']', '\n', '\r']) || begins_tag(after)
}
