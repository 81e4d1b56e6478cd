//! The value of a tag: [`value`].

use super::scan::begins_tag;

/// Where a value ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// At its closing `"`.
    Quote {
        /// Whether the value contains other `"` without a backslash.
        bare: bool,
    },
    /// With its line.
    Line,
}

/// What a text says after the opening `"` of a tag, how many bytes of it that is,
/// the closing `"` included, and where it ended.
///
/// A `"` that no `]`, no other tag and no end of the line follows is one of the
/// value, if there is one after it that closes: `[Event "The "Best" of 2026"]`.
pub(super) fn value(text: &str) -> (String, usize, End) {
    let mut value = String::new();
    let mut escaped = false;
    // The first quote that closes nothing: where, and the value before it.
    let mut first = None;
    let mut length = text.len();
    for (here, c) in text.char_indices() {
        match c {
            '\n' | '\r' => {
                length = here;
                break;
            }
            _ if escaped => {
                // A backslash before anything else stands for itself.
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
