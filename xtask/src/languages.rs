//! The languages of the page: each is a file `src/ui/text/<tag>.rs` and a folder beside it with
//! `page.json`: the words that the page needs before the program, and those of the installed app.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Result, bail};

use crate::project;

/// The language of a page for which no other is known.
pub const DEFAULT: &str = "en";

/// The words that `public/check.js` uses.
pub const SAID: &str = "dir clock board correspondence games learn noGames noGamesMore old \
                        thisBrowser syntax noNetwork gone notOurs cut damaged failed again broken \
                        safe restart";
/// The other words of every language's `page.json`.
const OTHERS: &str = "starting noScript description wide narrow";

/// The folder of the languages.
const FOLDER: &str = "src/ui/text";

/// One language.
#[derive(Debug, Clone, PartialEq)]
pub struct Language {
    /// Its tag, as in `<html lang>`.
    pub tag: String,
    /// The name of its module, as used in split points.
    pub module: String,
    /// The words of its `page.json`, by name.
    pub words: BTreeMap<String, String>,
}

impl Language {
    /// The word of this name.
    pub fn word(&self, name: &str) -> &str {
        self.words.get(name).map_or("", String::as_str)
    }

    /// The name by which pages need its texts for an area.
    pub fn texts(&self, area: &str) -> String {
        texts(&self.tag, area)
    }

    /// The first missing word.
    fn lacks(&self) -> Option<&'static str> {
        let mut words = SAID.split_whitespace().chain(OTHERS.split(' '));
        words.find(|word| self.word(word).is_empty())
    }
}

/// The name by which pages need the texts of an area: a split point of the program, or a table.
pub fn texts(tag: &str, area: &str) -> String {
    format!("text_{}_{area}", tag.replace('-', "_").to_lowercase())
}

/// All languages, the default first.
pub fn all() -> Result<Vec<Language>> {
    let mut all = Vec::new();
    for entry in fs::read_dir(project::root().join(FOLDER))? {
        let entry = entry?;
        // The catalogue's areas lie beside the languages; `build.rs` skips them too.
        if !entry.path().join("page.json").is_file() {
            continue;
        }
        let module = entry.file_name().to_string_lossy().into_owned();
        let words = project::table(&format!("{FOLDER}/{module}/page.json"))?;
        let tag = module.replace('_', "-");
        let language = Language { tag, module, words };
        if let Some(word) = language.lacks() {
            bail!("page.json of the language {} lacks {word}", language.tag);
        }
        all.push(language);
    }
    all.sort_by_key(|language| (language.tag != DEFAULT, language.tag.clone()));
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_comes_first_and_every_language_has_all_words() {
        let mut all = all().expect("languages");
        assert_eq!(all[0].tag, DEFAULT);
        // The program must use the same tag for each.
        for Language { tag, module, .. } in &all {
            let source = project::root().join(format!("{FOLDER}/{module}.rs"));
            let source = fs::read_to_string(source).expect("a language");
            assert!(source.contains(&format!("tag: \"{tag}\"")), "{module}");
        }
        all[0].words.remove("noNetwork");
        assert_eq!(all[0].lacks(), Some("noNetwork"));
    }
}
