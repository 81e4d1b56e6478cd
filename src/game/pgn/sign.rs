//! The printed signs of annotations, such as `±`, as the numbers that PGN has for them: [`split`],
//! [`nag_of`].

/// The signs, with their numbers. A sign comes before those that it ends with.
const SIGNS: [(&str, u8); 19] = [
    ("+/=", 14),
    ("=/+", 15),
    ("+/-", 16),
    ("-/+", 17),
    ("+=", 14),
    ("=+", 15),
    ("+-", 18),
    ("-+", 19),
    ("=", 10),
    ("∞", 13),
    ("⩲", 14),
    ("⩱", 15),
    ("±", 16),
    ("∓", 17),
    ("□", 7),
    ("△", 140),
    ("∆", 140),
    ("⌓", 142),
    ("⊙", 22),
];

/// The number of a sign or mark that is a word by itself, or was [`split`] off; `None` if it has
/// none. A novelty is marked `N`.
pub(super) fn nag_of(word: &str) -> Option<u8> {
    match word {
        "!" => Some(1),
        "?" => Some(2),
        "!!" => Some(3),
        "??" => Some(4),
        "!?" => Some(5),
        "?!" => Some(6),
        "N" | "TN" => Some(146),
        _ => SIGNS
            .iter()
            .find(|(sign, _)| before(word, sign) == Some(""))
            .map(|(_, nag)| *nag),
    }
}

/// A word without the marks and signs at its end, and these, in their order. `Nf3!±` is `Nf3`, `!`
/// and `±`. A comma or full stop at its end is left out.
pub(super) fn split(word: &str) -> (&str, Vec<&str>) {
    let mut body = word.trim_end_matches(',');
    if !body.ends_with("e.p.") {
        body = body.trim_end_matches([',', '.']);
    }
    let mut signs = Vec::new();
    loop {
        let mut shorter = body.trim_end_matches(['!', '?']);
        if shorter.len() == body.len() {
            let mut known = SIGNS.iter();
            match known.find_map(|(sign, _)| before(body, sign)) {
                Some(rest) => shorter = rest,
                None => break,
            }
        }
        signs.push(&body[shorter.len()..]);
        body = shorter;
    }
    signs.reverse();
    (body, signs)
}

/// The part of a word before this sign at its end; `None` if the word does not end with it.
fn before<'a>(word: &'a str, sign: &str) -> Option<&'a str> {
    let mut rest = word.chars();
    for wanted in sign.chars().rev() {
        let found = match rest.next_back()? {
            '–' | '—' | '‐' | '‑' | '−' => '-',
            c => c,
        };
        if found != wanted {
            return None;
        }
    }
    Some(rest.as_str())
}
