//! Percent-encoding for the query of an address.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// Encodes everything except letters, digits, `-`, `.` and `_`.
pub const STRICT: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_');
/// Also keeps `~`, `/` and `:`, for addresses that people read.
pub(crate) const READABLE: &AsciiSet = &STRICT.remove(b'~').remove(b'/').remove(b':');

/// Encodes every byte that is in the set or not ASCII.
pub fn encode(text: &str, set: &'static AsciiSet) -> String {
    utf8_percent_encode(text, set).collect()
}

/// Decodes a text; `None` if a `%` is not followed by two hexadecimal digits or the result is not
/// UTF-8: the address was cut off.
pub(crate) fn decode(text: &str, plus_is_space: bool) -> Option<String> {
    let is_escape = |after: &str| {
        let digits = after.as_bytes().get(..2);
        digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit))
    };
    // The crate would keep such a `%` unchanged.
    if !text.split('%').skip(1).all(is_escape) {
        return None;
    }
    let spaced = plus_is_space.then(|| text.replace('+', " "));
    let bytes = percent_decode_str(spaced.as_deref().unwrap_or(text));
    String::from_utf8(bytes.collect()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encoding_leaves_the_characters_of_its_set_and_encodes_all_others() {
        let ascii: String = (0..128).map(char::from).collect();
        for (set, marks) in [(STRICT, "-._"), (READABLE, "-._~/:")] {
            for c in ascii.chars() {
                let plain = c.is_ascii_alphanumeric() || marks.contains(c);
                let expected = if plain {
                    c.to_string()
                } else {
                    format!("%{:02X}", u32::from(c))
                };
                assert_eq!(encode(&c.to_string(), set), expected);
            }
            assert_eq!(encode("é♔", set), "%C3%A9%E2%99%94");
            assert_eq!(decode(&encode(&ascii, set), true), Some(ascii.clone()));
        }
    }

    #[test]
    fn a_cut_escape_or_invalid_utf8_is_refused() {
        for text in [
            "%", "a%4", "%%41", "%4%41", "%é", "%+1", "%G0", "%FF", "%C3",
        ] {
            assert_eq!(decode(text, true), None, "{text}");
        }
        for (text, plus, plain) in [
            ("", true, ""),
            ("a+b%2B%2b", true, "a b++"),
            ("a+b", false, "a+b"),
            ("é%C3%A9%00%25", true, "éé\0%"),
        ] {
            assert_eq!(decode(text, plus).as_deref(), Some(plain), "{text}");
        }
    }
}
