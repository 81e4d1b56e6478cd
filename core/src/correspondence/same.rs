//! Whether two files mean the same player or the same event: [`is_same_player`], [`is_same_event`].
//!
//! Servers and programs write names in changing forms: the surname first or last, with a title or a
//! country, with accents or without, a first name or its initial.

/// Titles and forms of address that stand around a name.
const TITLES: [&str; 24] = [
    "gm", "im", "fm", "cm", "wgm", "wim", "wfm", "wcm", "sim", "ccm", "cce", "lgm", "lim", "scm",
    "lsm", "nm", "wh", "dr", "prof", "dipl", "mr", "mrs", "ms", "jr",
];

/// Letters with accents and ligatures, each line with the letters that are written for them.
const PLAIN: [(&str, &str); 21] = [
    (
        "\u{e0}\u{e1}\u{e2}\u{e3}\u{e4}\u{e5}\u{101}\u{103}\u{105}\u{e6}",
        "a",
    ),
    ("\u{e7}\u{107}\u{109}\u{10b}\u{10d}", "c"),
    ("\u{10f}\u{111}\u{f0}", "d"),
    (
        "\u{e8}\u{e9}\u{ea}\u{eb}\u{113}\u{115}\u{117}\u{119}\u{11b}",
        "e",
    ),
    ("\u{11d}\u{11f}\u{121}\u{123}", "g"),
    ("\u{125}\u{127}", "h"),
    (
        "\u{ec}\u{ed}\u{ee}\u{ef}\u{129}\u{12b}\u{12d}\u{12f}\u{131}",
        "i",
    ),
    ("\u{135}", "j"),
    ("\u{137}", "k"),
    ("\u{13a}\u{13c}\u{13e}\u{142}", "l"),
    ("\u{f1}\u{144}\u{146}\u{148}", "n"),
    (
        "\u{f2}\u{f3}\u{f4}\u{f5}\u{f6}\u{f8}\u{14d}\u{14f}\u{151}\u{153}",
        "o",
    ),
    ("\u{155}\u{157}\u{159}", "r"),
    ("\u{15b}\u{15d}\u{15f}\u{161}\u{219}", "s"),
    ("\u{df}", "ss"),
    ("\u{163}\u{165}\u{167}\u{21b}\u{fe}", "t"),
    (
        "\u{f9}\u{fa}\u{fb}\u{fc}\u{169}\u{16b}\u{16d}\u{16f}\u{171}\u{173}",
        "u",
    ),
    ("\u{175}", "w"),
    ("\u{fd}\u{ff}\u{177}", "y"),
    ("\u{17a}\u{17c}\u{17e}", "z"),
    ("'\u{2019}`", ""),
];

/// A text in small letters without accents, in which an umlaut and its two letters are the same.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match PLAIN.iter().find(|(letters, _)| letters.contains(c)) {
            Some((_, letters)) => plain.push_str(letters),
            // A mark of its own stands behind its letter.
            None if is_mark(c) => {}
            None => plain.push(c),
        }
    }
    plain
        .replace("ae", "a")
        .replace("oe", "o")
        .replace("ue", "u")
}

/// Whether it is an accent that stands behind its letter.
const fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
}

/// The text without what stands in brackets.
fn without_brackets(text: &str) -> String {
    let mut depth = 0_u32;
    let outside = text.chars().filter(|c| match c {
        '(' | '[' | '{' => {
            depth = depth.saturating_add(1);
            false
        }
        ')' | ']' | '}' => {
            depth = depth.saturating_sub(1);
            false
        }
        _ => depth == 0,
    });
    outside.collect()
}

/// The parts of a player's name, without ratings and the country.
fn parts(name: &str) -> Vec<String> {
    let name = without_brackets(name);
    let is_between = |c: char| !c.is_alphanumeric() && !is_mark(c) && !"'\u{2019}`".contains(c);
    let words = name.split(is_between).filter(|word| !word.is_empty());
    let mut words: Vec<&str> = words
        .filter(|word| !word.bytes().any(|byte| byte.is_ascii_digit()))
        .collect();
    let is_capital = |word: &&str| word.chars().all(char::is_uppercase);
    let is_country = |word: &&str| word.chars().count() == 3 && is_capital(word);
    if words.len() > 2 && words.last().is_some_and(is_country) && !words.iter().all(is_capital) {
        words.pop();
    }
    words.into_iter().map(plain).collect()
}

/// A player's name, taken apart to be compared.
#[derive(Clone, Debug)]
pub(super) struct Name {
    parts: Vec<String>,
    /// The parts that are no titles.
    untitled: Vec<String>,
}

impl Name {
    pub(super) fn of(name: &str) -> Name {
        let parts = parts(name);
        let mut untitled = parts.clone();
        untitled.retain(|part| !TITLES.contains(&part.as_str()));
        Name { parts, untitled }
    }

    /// Whether nothing is left of it.
    pub(super) fn is_unknown(&self) -> bool {
        self.parts.is_empty()
    }

    /// As of [`is_same_player`].
    pub(super) fn is_same(&self, other: &Name) -> bool {
        // What looks like a title may be the name.
        are_of_one(&self.untitled, &other.untitled) || are_of_one(&self.parts, &other.parts)
    }
}

/// Whether two names can be those of one player: each part of the shorter one is in the other, or
/// its initial is, and one part is whole. Not so if a name is empty.
///
/// ```
/// # use zeitnot_core::correspondence::same::is_same_player;
/// assert!(is_same_player("Weber, Anna (GER)", "SIM Anna Weber"));
/// assert!(is_same_player("M\u{fc}ller, J.", "Jan Mueller"));
/// assert!(!is_same_player("Weber, Anna", "Weber, Bernd"));
/// ```
pub fn is_same_player(one: &str, other: &str) -> bool {
    Name::of(one).is_same(&Name::of(other))
}

fn are_of_one(one: &[String], other: &[String]) -> bool {
    let (short, long) = if one.len() <= other.len() {
        (one, other)
    } else {
        (other, one)
    };
    let is_initial = |a: &str, b: &str| a.chars().count() == 1 && b.starts_with(a);
    let is_in = |part: &String| {
        (long.iter())
            .any(|other| part == other || is_initial(part, other) || is_initial(other, part))
    };
    let is_whole = |part: &String| part.chars().count() > 1 && long.contains(part);
    short.iter().any(is_whole) && short.iter().all(is_in)
}

/// Whether two names are those of one event, whatever stands between their letters and numbers.
///
/// ```
/// # use zeitnot_core::correspondence::same::is_same_event;
/// assert!(is_same_event("World Cup 26, Semi-Final 3", "WORLD CUP 26 / semifinal 3"));
/// assert!(!is_same_event("World Cup 26, Semi-Final 3", "World Cup 26, Semi-Final 4"));
/// ```
pub fn is_same_event(one: &str, other: &str) -> bool {
    event_key(one) == event_key(other)
}

/// The letters and numbers of the name of an event.
pub(super) fn event_key(name: &str) -> String {
    plain(name)
        .chars()
        .filter(|c| c.is_alphanumeric())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_forms_in_which_files_write_a_player_are_one() {
        let forms = [
            "Lindqvist, \u{c5}sa",
            "\u{c5}sa Lindqvist",
            "Lindqvist, Asa",
            "LINDQVIST, \u{c5}sa",
            "Lindqvist, A\u{30a}sa",
            "GM Lindqvist, \u{c5}sa (SWE)",
            "Lindqvist, \u{c5}sa [SWE] 2431",
            "\u{c5}sa Lindqvist SWE",
            "Lindqvist, \u{c5}.",
            "Dr. \u{c5}sa Maria Lindqvist",
            "Lindqvist",
        ];
        for one in forms {
            for other in forms {
                assert!(is_same_player(one, other), "{one} / {other}");
            }
        }
    }

    #[test]
    fn other_players_are_told_apart() {
        let pairs = [
            ("Weber, Anna", "Weber, Bernd"),
            ("Weber, A.", "Weber, B."),
            ("Weber, Anna", "Weberova, Anna Maria B"),
            ("", "Weber, Anna"),
            ("", ""),
            ("(GER)", "Weber (GER)"),
            ("A. B.", "Anna Bauer"),
        ];
        for (one, other) in pairs {
            assert!(!is_same_player(one, other), "{one} / {other}");
            assert!(!is_same_player(other, one), "{other} / {one}");
        }
    }

    #[test]
    fn a_name_that_looks_like_a_title_or_a_country_is_a_name() {
        assert!(is_same_player("Im", "Im, Jin"));
        assert!(is_same_player("NG, KIM", "Kim Ng"));
        assert!(is_same_player("LEE", "Lee, Ann"));
        assert!(is_same_player("O'Neil, Pat", "Pat O\u{2019}Neil"));
    }
}
