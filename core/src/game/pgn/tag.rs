//! The value of a tag: [`value`], [`without_quotes`].

use super::scan::{begins_number, begins_tag};

/// How a value ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// At its closing `"`.
    Quote {
        /// Whether the value contains other `"` without a backslash.
        bare: bool,
    },
    /// Without a quote: at the end of its line, or before the next tag.
    Line,
}

/// Reads a tag's value after its opening `"`. Returns the value, the number of bytes read,
/// including the closing `"`, and how it ended.
///
/// A `"` closes the value only if `]`, another tag or the end of the line follows it. Others belong
/// to the value: `[Event "The "Best" of 2026"]`. If none closes it, it ends at the first. A `]` with
/// another tag behind it ends the value, too.
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
            ']' if opens_tag(&text[here + 1..]) => {
                length = here + 1;
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

/// Whether another tag begins here. In `[Event "a][b"]` none does: the quote closes the value.
fn opens_tag(text: &str) -> bool {
    let text = text.trim_start_matches([' ', '\t']);
    let closes = |(_, after): (&str, &str)| after.strip_prefix(']').is_some_and(is_after_tag);
    begins_tag(text) && !text.split_once('"').is_some_and(closes)
}

/// Whether a quote before this text is the closing one.
fn closes(after: &str) -> bool {
    let after = after.trim_start_matches([' ', '\t']);
    after.is_empty() || after.starts_with([']', '\n', '\r']) || begins_tag(after)
}

/// The value of a tag without quotes, from its beginning or from some place in it on, and the number
/// of bytes read, including the closing `]`.
///
/// A value with several `]` behind it is closed by the first that the end of the line, another tag
/// or a move follows, else by the first one; those that belong to a `[` in the value do not count.
/// Without a `]`, it ends with the line.
pub(super) fn without_quotes(text: &str) -> (&str, usize) {
    let mut depth = 0_usize;
    let (mut first, mut last) = (None, None);
    let mut end = text.len();
    for (here, c) in text.char_indices() {
        match c {
            '\n' | '\r' => {
                end = here;
                break;
            }
            '[' if begins_tag(&text[here..]) => return (text[..here].trim(), here),
            '[' | '{' | ';' | '(' if first.is_some() => break,
            '[' => depth += 1,
            ']' if depth > 0 => {
                depth -= 1;
                last = Some(here);
            }
            ']' if is_after_tag(&text[here + 1..]) => return (text[..here].trim(), here + 1),
            ']' => {
                first.get_or_insert(here);
            }
            _ => {}
        }
    }
    match first.or(last) {
        Some(close) => (text[..close].trim(), close + 1),
        None => (text[..end].trim(), end),
    }
}

/// Whether a tag must be over before this text.
fn is_after_tag(text: &str) -> bool {
    let text = text.trim_start_matches([' ', '\t']);
    text.is_empty() || text.starts_with(['\n', '\r', '[', '{', '*']) || begins_number(text)
}
