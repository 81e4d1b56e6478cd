//! A PGN reader that shares no code with the tested one: it returns the main line of a text as
//! words, and knows nothing about chess.

/// The words of the main line of the first game of a text, without numbers, marks,
/// `+` and `#`.
pub fn main_line_of(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut depth = 0_usize;
    let mut chars = text.trim_start_matches('\u{feff}').chars().peekable();
    let mut line_begins = true;
    while let Some(c) = chars.next() {
        let first = std::mem::replace(&mut line_begins, c == '\n');
        match c {
            // Tags, and lines that begin with `%`, which readers skip.
            '[' | '%' if first => {
                chars.by_ref().find(|c| *c == '\n');
                line_begins = true;
            }
            '{' => {
                take(&mut word, &mut words, depth);
                chars.by_ref().find(|c| *c == '}');
            }
            ';' => {
                take(&mut word, &mut words, depth);
                chars.by_ref().find(|c| *c == '\n');
                line_begins = true;
            }
            '(' => {
                take(&mut word, &mut words, depth);
                depth += 1;
            }
            ')' => {
                take(&mut word, &mut words, depth);
                depth = depth.saturating_sub(1);
            }
            c if c.is_whitespace() => take(&mut word, &mut words, depth),
            c => word.push(c),
        }
        if depth == 0 && words.last().is_some_and(|word| is_result(word)) {
            words.pop();
            return words;
        }
    }
    take(&mut word, &mut words, depth);
    words.retain(|word| !is_result(word));
    words
}

/// A move without the signs that may stand at its end.
pub fn plain(san: &str) -> String {
    san.trim_end_matches(['+', '#', '!', '?']).to_owned()
}

fn take(word: &mut String, words: &mut Vec<String>, depth: usize) {
    let word = std::mem::take(word);
    let body = match word.split_once('.') {
        Some((number, rest)) if number.bytes().all(|b| b.is_ascii_digit()) => {
            rest.trim_start_matches('.')
        }
        _ => &word,
    };
    let number = body.bytes().all(|b| b.is_ascii_digit());
    let null = body == "0000";
    if depth == 0 && !body.starts_with('$') && (!number || null) {
        let plain = plain(body);
        if !plain.is_empty() {
            words.push(plain);
        }
    }
}

fn is_result(word: &str) -> bool {
    matches!(word, "*" | "1-0" | "0-1" | "1/2-1/2")
}
