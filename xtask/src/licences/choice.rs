//! Which licence of an SPDX expression is taken.

/// Those that go with GPL-3.0-or-later, under which the whole is. Where a crate
/// leaves the choice, the first is taken.
pub const ALLOWED: [&str; 20] = [
    "MIT",
    "MIT-0",
    "ISC",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "Zlib",
    "BSL-1.0",
    "0BSD",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "Apache-2.0 WITH LLVM-exception",
    "Apache-2.0",
    "Unlicense",
    "CC0-1.0",
    "LGPL-2.1-only",
    "LGPL-2.1-or-later",
    "LGPL-3.0-only",
    "LGPL-3.0-or-later",
    "GPL-2.0-or-later",
    "GPL-3.0-or-later",
];

/// The licences that are taken together, in the order of the expression.
pub type Taken = Vec<String>;

/// The ways of taking a crate that are allowed, the best first; none if there
/// is none, or if this is no expression.
pub fn ways(expression: &str) -> Vec<Taken> {
    let mut words = words(expression);
    words.reverse();
    let Some(mut ways) = any(&mut words).filter(|_| words.is_empty()) else {
        return Vec::new();
    };
    let rank = |licence: &String| ALLOWED.iter().position(|allowed| allowed == licence);
    ways.retain(|way| way.iter().all(|licence| rank(licence).is_some()));
    ways.sort_by_key(|way| way.iter().map(rank).max());
    ways
}

/// All licences that an expression names.
pub fn named(expression: &str) -> Vec<String> {
    let words = words(expression).into_iter();
    words
        .filter(|word| !matches!(word.as_str(), "(" | ")" | "AND" | "OR" | "WITH"))
        .collect()
}

fn words(expression: &str) -> Vec<String> {
    // `/` is how crates once wrote OR.
    let spaced = expression
        .replace('/', " OR ")
        .replace('(', " ( ")
        .replace(')', " ) ");
    spaced.split_whitespace().map(str::to_owned).collect()
}

// What follows takes words from the end of the list, which is the beginning of
// the expression.

fn any(words: &mut Vec<String>) -> Option<Vec<Taken>> {
    let mut ways = all(words)?;
    while words.pop_if(|word| word == "OR").is_some() {
        ways.extend(all(words)?);
    }
    Some(ways)
}

fn all(words: &mut Vec<String>) -> Option<Vec<Taken>> {
    let mut ways = one(words)?;
    while words.pop_if(|word| word == "AND").is_some() {
        let others = one(words)?;
        let both = |way: &Taken| {
            let way = way.clone();
            let others = others.clone().into_iter();
            others.map(move |other| [way.clone(), other].concat())
        };
        ways = ways.iter().flat_map(both).collect();
    }
    Some(ways)
}

fn one(words: &mut Vec<String>) -> Option<Vec<Taken>> {
    let word = words.pop()?;
    match word.as_str() {
        "(" => {
            let ways = any(words)?;
            words.pop_if(|word| word == ")").map(|_| ways)
        }
        ")" | "AND" | "OR" | "WITH" => None,
        _ if words.pop_if(|word| word == "WITH").is_some() => {
            Some(vec![vec![format!("{word} WITH {}", words.pop()?)]])
        }
        _ => Some(vec![vec![word]]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_choice_mit_is_taken_wherever_it_stands() {
        for choice in [
            "MIT OR Apache-2.0",
            "Apache-2.0/MIT",
            "0BSD OR MIT OR Apache-2.0",
            "Unlicense OR MIT",
            "Proprietary OR (MIT)",
            "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT",
        ] {
            assert_eq!(ways(choice).first(), Some(&vec!["MIT".into()]), "{choice}");
        }
    }

    #[test]
    fn what_stands_together_is_taken_together() {
        assert_eq!(
            ways("(MIT OR Apache-2.0) AND Unicode-3.0"),
            [["MIT", "Unicode-3.0"], ["Apache-2.0", "Unicode-3.0"]]
        );
        // AND binds more than OR.
        assert_eq!(
            ways("Zlib AND BSL-1.0 OR MIT"),
            [vec!["MIT"], vec!["Zlib", "BSL-1.0"]]
        );
    }

    #[test]
    fn what_does_not_go_with_the_gpl_is_not_taken() {
        for licence in [
            "GPL-2.0-only",
            "CC-BY-NC-4.0",
            "BUSL-1.1",
            "MIT AND BUSL-1.1",
            "Apache-2.0 WITH Commons-Clause",
        ] {
            assert_eq!(ways(licence), Vec::<Taken>::new(), "{licence}");
        }
    }

    #[test]
    fn what_is_no_expression_is_not_taken() {
        for text in [
            "", "MIT OR", "(MIT", "MIT)", "OR MIT", "MIT MIT", "MIT WITH", "()",
        ] {
            assert_eq!(ways(text), Vec::<Taken>::new(), "{text:?}");
        }
    }
}
