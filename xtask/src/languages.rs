//! The languages of the page: each is a folder `locales/TAG`. Its file `page.ftl` has the words that
//! the page needs before the program, and those of the installed app.

use std::collections::BTreeMap;

use anyhow::Result;
use zeitnot_texts::{Area, Pseudo, Texts};

use crate::project;

/// The language of a page for which no other is known.
pub const DEFAULT: &str = zeitnot_texts::DEFAULT;

/// The words that `public/check.js` uses.
pub const SAID: &str = "starting clock board correspondence games learn noGames noGamesMore homeNone \
                        old thisBrowser syntax noNetwork gone notOurs cut damaged failed again broken \
                        safe restart";
/// One language.
#[derive(Debug, Clone, PartialEq)]
pub struct Language {
    /// Its tag, as in `<html lang>`.
    pub tag: String,
    /// The words of its `page.ftl`, by name: `noScript` is the message `no-script`.
    pub words: BTreeMap<String, String>,
}

impl Language {
    /// The word of this name.
    pub fn word(&self, name: &str) -> &str {
        self.words.get(name).map_or("", String::as_str)
    }
}

/// All languages, the default first. A word that a language lacks is English.
///
/// # Errors
/// If their words have mistakes.
pub fn all() -> Result<Vec<Language>> {
    let mut all: Vec<_> = page()?.tables.into_iter().map(language).collect();
    all.sort_by_key(|language| (language.tag != DEFAULT, language.tag.clone()));
    Ok(all)
}

/// The made-up languages of a build for development, for an address with `?lang=en-XA`.
///
/// # Errors
/// If the English words have mistakes.
pub fn pseudo() -> Result<Vec<Language>> {
    let page = page()?;
    let language = |pseudo: &Pseudo| {
        let mut language = language(page.pseudo(*pseudo));
        let dir = if *pseudo == Pseudo::Backwards {
            "rtl"
        } else {
            "ltr"
        };
        language.words.insert("dir".into(), dir.into());
        language
    };
    Ok(Pseudo::ALL.iter().map(language).collect())
}

fn page() -> Result<Area> {
    Ok(Area::read(&project::root().join("locales"), "page")?)
}

fn language(texts: Texts) -> Language {
    let words = texts.words.into_iter();
    let words = words.map(|(name, word)| (camel(&name), word)).collect();
    Language {
        tag: texts.tag,
        words,
    }
}

/// A message's name as a script writes it: `no-script` is `noScript`.
fn camel(name: &str) -> String {
    let mut words = name.split('-');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| {
        let mut letters = word.chars();
        let capital = letters.next().map(|letter| letter.to_ascii_uppercase());
        name.chars().chain(capital).chain(letters).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_comes_first_and_has_every_word_that_the_page_says() {
        let all = all().expect("languages");
        assert_eq!(all[0].tag, DEFAULT);
        let others = "starting noScript description wide narrow name";
        for word in SAID.split_whitespace().chain(others.split(' ')) {
            assert!(!all[0].word(word).is_empty(), "{word}");
        }
    }
}
