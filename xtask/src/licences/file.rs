//! How the file is written: the libraries, then each text once.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use anyhow::{Context, Result, bail};

use super::Library;
use super::choice::{self, Taken};

/// The licence of the whole.
const OURS: &str = "GPL-3.0-or-later";

const HEAD: &str = "\
ZEITNOT AND THE LIBRARIES IN IT

Zeitnot is free software under the GNU General Public License, version 3 or
later; its text is the first below. Its programs contain the libraries that are
listed here, each under the licence that it names. Where it leaves a choice, the
one that is taken stands behind it: MIT where there is one.

The numerals are under the SIL Open Font License: public/fonts/OFL.txt. Where the
pieces are from is told in public/pieces/README.md.
";

/// It is in every program, and no crate that cargo tells of.
const STANDARD: &str = "\
The Rust standard library
    MIT OR Apache-2.0
    https://github.com/rust-lang/rust
    by the Rust project's contributors
";

const TEXTS: &str = "\
THE TEXTS

Those that are word for word the same are here once.
";

const RULE: &str =
    "================================================================================\n";

/// The whole file.
///
/// # Errors
///
/// A library without a licence that goes with ours.
pub fn written(libraries: &BTreeSet<Library>, own: &str) -> Result<String> {
    refuse(libraries)?;
    let ours = libraries.iter().find(|library| library.name == own);
    let ours = ours.with_context(|| format!("cargo does not tell of {own}"))?;
    let mut list = format!("{HEAD}\n");
    let mut texts: BTreeMap<String, (String, Vec<String>)> = BTreeMap::new();
    for library in libraries {
        let way = way(library).unwrap_or_default();
        let mut its = fitting(library, &way);
        list.push_str(&entry(library, &way));
        if its.is_empty() && way == [OURS] {
            list.push_str("    no text of its own: the text is Zeitnot's\n");
            its = fitting(ours, &way);
        } else if its.is_empty() {
            list.push_str("    no text of its licence comes with it");
            list.push_str(&by(library));
        }
        list.push('\n');
        for text in its {
            // The same words in other lines are the same text.
            let words: Vec<_> = text.split_whitespace().collect();
            let (_, under) = texts
                .entry(words.join(" "))
                .or_insert_with(|| (tidy(text), Vec::new()));
            under.push(format!("{} {}", library.name, library.version));
        }
    }
    list.push_str(&format!("{STANDARD}\n\n{TEXTS}"));
    let ours = format!("{} {}", ours.name, ours.version);
    let mut texts: Vec<_> = texts.into_values().collect();
    texts.sort_by_cached_key(|(text, under)| (!under.contains(&ours), under.clone(), text.clone()));
    for (text, mut under) in texts {
        under.dedup();
        write!(list, "\n{RULE}{}\n\n{text}", under.join("\n"))?;
    }
    Ok(list)
}

/// Names all libraries that may not be in what is published.
fn refuse(libraries: &BTreeSet<Library>) -> Result<()> {
    let refused = libraries.iter().filter(|library| way(library).is_none());
    let refused: Vec<_> = refused
        .map(|library| match library.licence.as_str() {
            "" => format!("{} {} names no licence", library.name, library.version),
            licence => format!("{} {} is under {licence}", library.name, library.version),
        })
        .collect();
    if !refused.is_empty() {
        bail!(
            "{}: what is published is under {OURS}, and none of the licences that go with it \
             (ALLOWED in xtask/src/licences/choice.rs) is offered",
            refused.join("; ")
        );
    }
    Ok(())
}

/// The best way of taking a library that its folder has a text for, else the best.
fn way(library: &Library) -> Option<Taken> {
    let ways = choice::ways(&library.licence);
    let with_text = ways.iter().find(|way| !fitting(library, way).is_empty());
    with_text.or(ways.first()).cloned()
}

/// The library's texts without those of the licences that are not taken.
fn fitting<'a>(library: &'a Library, way: &Taken) -> Vec<&'a str> {
    let taken: BTreeSet<_> = way.iter().map(|licence| family(licence)).collect();
    let others: BTreeSet<_> = choice::named(&library.licence)
        .iter()
        .map(|licence| family(licence))
        .filter(|family| !taken.contains(family))
        .collect();
    let is_of_another = |name: &str| {
        let name = name.to_uppercase();
        let mut words = name.split(|character: char| !character.is_alphanumeric());
        words.any(|word| others.iter().any(|other| word.starts_with(other)))
    };
    let texts = library.texts.iter();
    texts
        .filter(|(name, _)| !is_of_another(name))
        .map(|(_, text)| text.as_str())
        .collect()
}

/// What files are named by: `APACHE` of `Apache-2.0`.
fn family(licence: &str) -> String {
    let word = licence.split(['-', ' ']).next();
    word.unwrap_or(licence).to_uppercase()
}

fn entry(library: &Library, way: &Taken) -> String {
    let taken = way.join(" AND ");
    let mut entry = format!("{} {}\n", library.name, library.version);
    entry.push_str("    ");
    entry.push_str(&library.licence);
    if choice::ways(&library.licence).len() > 1 {
        entry.push_str(&format!(" (taken: {taken})"));
    }
    entry.push('\n');
    if !library.repository.is_empty() {
        entry.push_str(&format!("    {}\n", library.repository));
    }
    entry
}

fn by(library: &Library) -> String {
    match library.authors.join(", ") {
        names if names.is_empty() => "\n".to_owned(),
        names => format!("; by {names}\n"),
    }
}

/// A text without what no one sees: spaces at the ends, lines in another way.
fn tidy(text: &str) -> String {
    let lines = text.lines().map(str::trim_end);
    let text: String = lines.flat_map(|line| [line, "\n"]).collect();
    let text = text.trim_start_matches(['\u{feff}', '\n']);
    format!("{}\n", text.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn library(name: &str, licence: &str, texts: &[(&str, &str)]) -> Library {
        let texts = texts.iter().map(|&(name, text)| (name.into(), text.into()));
        Library {
            name: name.into(),
            version: "1.0.0".into(),
            licence: licence.into(),
            repository: format!("https://example.org/{name}"),
            authors: vec!["A. Person".into(), "B. Person".into()],
            texts: texts.collect(),
        }
    }

    fn with_ours(others: &[Library]) -> Result<String> {
        let ours = library("zeitnot", OURS, &[("LICENSE", "The General Public\n")]);
        let all = others.iter().cloned().chain([ours]);
        written(&all.collect(), "zeitnot")
    }

    #[test]
    fn each_library_is_named_with_its_version_licence_and_address() {
        let file = with_ours(&[library("one", "MIT", &[("LICENSE", "It is free.")])]);
        let file = file.expect("a file");
        assert!(file.contains("one 1.0.0\n    MIT\n    https://example.org/one\n\n"));
        assert!(file.contains("one 1.0.0\n\nIt is free.\n"), "{file}");
        assert!(file.contains("rust-lang/rust"));
        // Ours is the first text.
        let at = |text: &str| file.find(text).expect(text);
        assert!(at("The General Public\n") < at("It is free."));
    }

    #[test]
    fn a_text_of_two_libraries_is_there_once_under_both_names() {
        let file = with_ours(&[
            library("one", "MIT", &[("LICENSE", "It is\r\nfree.  \r\n")]),
            library("two", "MIT", &[("LICENSE-MIT", "\nIt is free.\n")]),
        ])
        .expect("a file");
        assert_eq!(file.matches("free.").count(), 1);
        assert!(
            file.contains("one 1.0.0\ntwo 1.0.0\n\nIt is\nfree.\n"),
            "{file}"
        );
    }

    #[test]
    fn of_a_choice_the_text_that_is_taken_is_there_and_notices_are_always() {
        let both = [
            ("LICENSE-APACHE", "Apache."),
            ("LICENSE-MIT", "Mit."),
            ("NOTICE", "Notice."),
        ];
        let file = with_ours(&[library("one", "Apache-2.0 OR MIT", &both)]).expect("a file");
        assert!(file.contains("Apache-2.0 OR MIT (taken: MIT)"));
        assert!(file.contains("Mit.") && file.contains("Notice."));
        assert!(!file.contains("Apache."));
    }

    #[test]
    fn where_a_choice_has_one_text_this_is_the_licence_that_is_taken() {
        let texts = [("LICENSES/Apache-2.0.txt", "Apache.")];
        let file = with_ours(&[library("one", "MIT OR Apache-2.0", &texts)]).expect("a file");
        assert!(file.contains("(taken: Apache-2.0)"), "{file}");
        assert!(file.contains("Apache."));
    }

    #[test]
    fn licences_that_hold_together_have_all_their_texts() {
        let texts = [
            ("LICENSE-APACHE", "Apache."),
            ("LICENSE-MIT", "Mit."),
            ("LICENSE-UNICODE", "Unicode."),
        ];
        let expression = "(MIT OR Apache-2.0) AND Unicode-3.0";
        let file = with_ours(&[library("one", expression, &texts)]).expect("a file");
        assert!(file.contains("Mit.") && file.contains("Unicode."));
        assert!(!file.contains("Apache."));
    }

    #[test]
    fn a_library_without_a_text_is_named_with_who_made_it() {
        let file = with_ours(&[library("one", "MIT", &[])]).expect("a file");
        let said = "no text of its licence comes with it; by A. Person, B. Person\n";
        assert!(file.contains(said), "{file}");
    }

    #[test]
    fn a_library_under_our_licence_has_our_text() {
        let file = with_ours(&[library("one", OURS, &[])]).expect("a file");
        assert!(file.contains("one 1.0.0\nzeitnot 1.0.0\n\nThe General Public\n"));
    }

    #[test]
    fn a_licence_that_does_not_go_with_ours_is_refused_by_name() {
        let error = with_ours(&[
            library("one", "BUSL-1.1", &[]),
            library("two", "MIT", &[]),
            library("three", "", &[]),
        ]);
        let error = error.expect_err("refused").to_string();
        for part in [
            "one 1.0.0 is under BUSL-1.1",
            "three 1.0.0 names no licence",
            "choice.rs",
        ] {
            assert!(error.contains(part), "{error}");
        }
        assert!(!error.contains("two"), "{error}");
    }
}
