//! The languages of the page: each is a file `src/ui/text/<tag>.rs`, and beside
//! it, in its folder, `page.json`: the words that the page needs before its
//! program, and those of the installed app.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::project;

/// The language of a page that knows no better.
pub const DEFAULT: &str = "en";

/// What every language has to say in its `page.json`.
const WORDS: [&str; 20] = [
    "dir",
    "starting",
    "noScript",
    "old",
    "thisBrowser",
    "syntax",
    "noNetwork",
    "gone",
    "notOurs",
    "cut",
    "damaged",
    "failed",
    "again",
    "description",
    "clock",
    "board",
    "games",
    "learn",
    "wide",
    "narrow",
];

/// One language.
#[derive(Debug, Clone, PartialEq)]
pub struct Language {
    /// Its tag, as in `<html lang>`.
    pub tag: String,
    /// The name of its module, as split points have it.
    pub module: String,
    words: Value,
}

impl Language {
    /// One of its words.
    pub fn word(&self, name: &str) -> &str {
        self.words[name].as_str().unwrap_or_default()
    }
}

/// All of them, the default first.
pub fn all() -> Result<Vec<Language>> {
    in_folder(&project::root().join("src/ui/text"))
}

fn in_folder(folder: &Path) -> Result<Vec<Language>> {
    let mut tags = Vec::new();
    let entries =
        fs::read_dir(folder).with_context(|| format!("could not read {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        let Some(tag) = path
            .file_name()
            .and_then(|name| name.to_str()?.strip_suffix(".rs"))
        else {
            continue;
        };
        if let Some(language) = tag_in(&fs::read_to_string(&path)?) {
            tags.push((language != DEFAULT, language, folder.join(tag)));
        }
    }
    tags.sort();
    tags.into_iter()
        .map(|(_, tag, folder)| read(tag, &folder))
        .collect()
}

/// The tag of the language that a source file is. The areas of the catalogue lie
/// beside the languages and are none; `build.rs` decides the same.
fn tag_in(source: &str) -> Option<String> {
    source
        .contains("\npub const LANGUAGE: Language =")
        .then_some(())?;
    let (_, tag) = source.split_once("tag: \"")?;
    Some(tag.split_once('"')?.0.to_owned())
}

fn read(tag: String, folder: &Path) -> Result<Language> {
    let file = folder.join("page.json");
    let text = fs::read_to_string(&file).with_context(|| {
        format!(
            "the language {tag} needs {}: what the page says before its program",
            file.display()
        )
    })?;
    let words: Value =
        serde_json::from_str(&text).with_context(|| format!("{} is no JSON", file.display()))?;
    let missing: Vec<_> = WORDS
        .into_iter()
        .filter(|word| words[word].as_str().is_none_or(str::is_empty))
        .collect();
    if !missing.is_empty() {
        bail!("{} lacks {}", file.display(), missing.join(", "));
    }
    let module = folder.file_name().unwrap_or_default();
    Ok(Language {
        tag,
        module: module.to_string_lossy().into_owned(),
        words,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_comes_first_and_every_language_has_all_words() {
        let all = all().expect("languages");
        assert_eq!(all[0].tag, DEFAULT);
        assert!(!all[0].word("again").is_empty());
    }

    #[test]
    fn a_missing_word_stops_the_build_and_is_named() {
        let folder = project::scratch().join("language");
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("page.json"), "{\"dir\": \"ltr\"}").expect("a file");
        let error = read("xx".to_owned(), &folder).expect_err("words are missing");
        assert!(error.to_string().contains("noNetwork"), "{error}");
    }
}
