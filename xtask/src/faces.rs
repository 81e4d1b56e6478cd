//! The fonts of text in frames, as scripts: a frame without an origin cannot fetch fonts. Each language
//! loads those of its letters.

use std::collections::BTreeMap;
use std::fs;
use std::ops::RangeInclusive;
use std::path::Path;

use anyhow::{Context, Result};
use base64::prelude::{BASE64_STANDARD, Engine};
use serde_json::{Value, json};

use crate::languages::Language;
use crate::texts::Texts;

/// Fonts of the same letters, as in `style/faces.css`.
struct Letters {
    name: &'static str,
    /// The letters that ask for these fonts; none if every language needs them.
    range: &'static [RangeInclusive<char>],
    /// The descriptors of a font besides family, weight and range.
    more: &'static [(&'static str, &'static str)],
    /// The family, the weight and the file of each.
    faces: &'static [(&'static str, u32, &'static str)],
}

const LETTERS: [Letters; 3] = [
    Letters {
        name: "faces",
        range: &[],
        more: &[],
        faces: &[
            ("Barlow", 400, "barlow-400"),
            ("Barlow", 600, "barlow-600"),
            ("Barlow Condensed", 500, "barlow-condensed-500"),
            ("Barlow Condensed", 600, "barlow-condensed-600"),
        ],
    },
    Letters {
        name: "faces-ext",
        range: &[
            '\u{100}'..='\u{130}',
            '\u{132}'..='\u{151}',
            '\u{154}'..='\u{17f}',
            '\u{218}'..='\u{21b}',
        ],
        more: &[],
        faces: &[
            ("Barlow", 400, "barlow-ext-400"),
            ("Barlow", 600, "barlow-ext-600"),
            ("Barlow Condensed", 500, "barlow-condensed-ext-500"),
            ("Barlow Condensed", 600, "barlow-condensed-ext-600"),
        ],
    },
    Letters {
        name: "faces-cyrillic",
        range: &['\u{400}'..='\u{45f}', '\u{490}'..='\u{491}', '№'..='№'],
        more: &[
            ("sizeAdjust", "107%"),
            ("ascentOverride", "93%"),
            ("descentOverride", "19%"),
        ],
        faces: &[
            ("Barlow", 400, "sofia-sans-cyrillic-400"),
            ("Barlow", 600, "sofia-sans-cyrillic-600"),
            ("Barlow Condensed", 500, "sofia-sans-condensed-cyrillic-600"),
            ("Barlow Condensed", 600, "sofia-sans-condensed-cyrillic-600"),
        ],
    },
];

impl Letters {
    /// Whether a text has such letters.
    fn are_in(&self, text: &str) -> bool {
        let has = |letter: char| self.range.iter().any(|range| range.contains(&letter));
        self.range.is_empty() || text.chars().any(has)
    }

    /// The range as style sheets write it.
    fn unicode_range(&self) -> String {
        let range = |range: &RangeInclusive<char>| {
            let [first, last] = [range.start(), range.end()].map(|letter| u32::from(*letter));
            format!("U+{first:X}-{last:X}")
        };
        let ranges: Vec<_> = self.range.iter().map(range).collect();
        ranges.join(", ")
    }

    /// The list of fonts for `public/faces.js`: the family, the bytes, and all else.
    fn list(&self, folder: &Path) -> Result<Value> {
        let face = |(family, weight, file): &(&str, u32, &str)| {
            let path = folder.join(format!("public/fonts/{file}.woff2"));
            let bytes = fs::read(&path).with_context(|| path.display().to_string())?;
            let mut more =
                BTreeMap::from_iter(self.more.iter().map(|(key, value)| (*key, json!(value))));
            more.insert("weight", json!(weight.to_string()));
            if !self.range.is_empty() {
                more.insert("unicodeRange", json!(self.unicode_range()));
            }
            Ok(json!([family, BASE64_STANDARD.encode(bytes), more]))
        };
        self.faces.iter().map(face).collect()
    }
}

/// The scripts that each language loads, by its tag. `write` writes a script, given its name and its
/// list of fonts, and returns the name of the file.
pub fn write(
    folder: &Path,
    languages: &[Language],
    texts: &Texts,
    write: impl Fn(&str, &Value) -> Result<String>,
) -> Result<BTreeMap<String, Vec<String>>> {
    let mut files = BTreeMap::<String, Vec<String>>::new();
    for letters in &LETTERS {
        let file = write(letters.name, &letters.list(folder)?)?;
        for Language { tag, .. } in languages {
            // Others say such letters only in names, as lessons do.
            let said = texts.table(tag, "base").unwrap_or_default();
            if letters.are_in(said) {
                files.entry(tag.clone()).or_default().push(file.clone());
            }
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project;

    #[test]
    fn the_fonts_of_frames_are_those_of_the_app() {
        let sheet = fs::read_to_string(project::root().join("style/faces.css")).expect("a sheet");
        let rules: Vec<&str> = sheet.split("@font-face").skip(1).collect();
        let mut count = 0;
        for letters in &LETTERS {
            for (family, weight, file) in letters.faces {
                let line = format!("font-weight: {weight};");
                let rule = rules
                    .iter()
                    .find(|rule| rule.contains(&line) && rule.contains(file));
                let rule = rule.unwrap_or_else(|| panic!("no rule for {file} {weight}"));
                let family = if family.contains(' ') {
                    format!("\"{family}\"")
                } else {
                    (*family).to_owned()
                };
                assert!(rule.contains(&format!("font-family: {family};")), "{rule}");
                let range = letters.unicode_range().replace("U+2116-2116", "U+2116");
                assert_eq!(rule.contains("unicode-range"), !range.is_empty(), "{rule}");
                assert!(range.split(", ").all(|part| rule.contains(part)), "{rule}");
                count += 1;
            }
        }
        assert_eq!(rules.len(), count, "a font of the app is in no frame");
    }

    #[test]
    fn a_language_asks_for_the_fonts_of_its_letters() {
        let [latin, ext, cyrillic] = &LETTERS;
        for (text, expected) in [
            ("Zurück", [true, false, false]),
            ("Sıra, œuvre", [true, false, false]),
            ("Białe", [true, true, false]),
            ("Чёрные", [true, false, true]),
        ] {
            let asked = [latin, ext, cyrillic].map(|letters| letters.are_in(text));
            assert_eq!(asked, expected, "{text}");
        }
    }
}
