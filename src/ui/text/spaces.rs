//! Spaces at which no line ends, so that words that belong together stay on one line.

/// The space at which no line ends.
const NO_BREAK: &str = "\u{a0}";

/// A text in which no line ends between a figure and what it counts, nor after a word of one letter:
/// Polish, Czech and Russian forbid that to their prepositions, and no language wants it.
pub fn bound(text: &str) -> String {
    let mut bound = String::with_capacity(text.len());
    let mut after_figure = false;
    // The letters since the last space, and whether they are the unit of a figure before it, as in
    // "10 s".
    let (mut letters, mut is_unit) = (0, false);
    for letter in text.chars() {
        match letter {
            ' ' if after_figure || (letters == 1 && !is_unit) => bound.push_str(NO_BREAK),
            _ => bound.push(letter),
        }
        if letter.is_whitespace() {
            is_unit = after_figure;
        }
        after_figure = letter.is_ascii_digit();
        letters = match letter {
            _ if letter.is_whitespace() => 0,
            _ if letters == 0 && !letter.is_alphabetic() => 2,
            _ => letters + 1,
        };
    }
    bound
}

/// A text in which no line ends at all.
pub fn whole(text: &str) -> String {
    text.replace(' ', NO_BREAK)
}

/// A text with the spaces that a keyboard types, to be copied or typed further.
pub fn plain(text: &str) -> String {
    text.replace(NO_BREAK, " ")
}
