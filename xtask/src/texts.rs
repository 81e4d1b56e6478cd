//! The texts as files of a build. The app loads a table for each area that a page says; a frame, which
//! may not fetch anything, loads a script with all tables of its view.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use serde_json::json;
use zeitnot_texts::AREAS;

use crate::command::say;
use crate::{hash, project};

/// The texts of all languages, by their tags.
#[derive(Debug, Default)]
pub struct Texts(BTreeMap<String, Tables>);

/// The texts of a language.
#[derive(Debug, Default)]
struct Tables {
    /// The table of each area.
    of: BTreeMap<&'static str, String>,
    /// The hash of them all.
    hash: String,
}

impl Texts {
    /// Makes the tables of all languages, and names the messages that a language lacks.
    ///
    /// # Errors
    /// If a file of `locales/` has mistakes.
    pub fn read() -> Result<Texts> {
        let locales = project::root().join("locales");
        let mut languages = BTreeMap::<String, Tables>::new();
        for (area, _) in AREAS {
            for texts in zeitnot_texts::Area::read(&locales, area)?.tables {
                if !texts.missing.is_empty() {
                    let (tag, missing) = (&texts.tag, texts.missing.join(", "));
                    say(&format!(
                        "{tag} lacks texts, which are English there: {missing}"
                    ));
                }
                let tables = languages.entry(texts.tag).or_default();
                tables.of.insert(area, texts.table);
            }
        }
        for tables in languages.values_mut() {
            tables.hash = hash::short(json!(tables.of).to_string().as_bytes());
        }
        Ok(Texts(languages))
    }

    /// The hash of each language, which the names of its files contain: one for all of them, so that
    /// a language adds no list of files to the start script.
    pub fn hashes(&self) -> BTreeMap<&str, &str> {
        let languages = self.0.iter();
        languages
            .map(|(tag, tables)| (&**tag, &*tables.hash))
            .collect()
    }

    /// The name of the file of a table, as `public/start.js` makes it too. `None` in a build for
    /// development, whose program contains the tables.
    pub fn file(&self, tag: &str, area: &str) -> Option<String> {
        let Tables { hash, .. } = self.0.get(tag)?;
        Some(format!("text-{tag}-{area}-{hash}.txt"))
    }

    /// The table of an area, but in a build for development.
    pub fn table(&self, tag: &str, area: &str) -> Option<&str> {
        self.0.get(tag)?.of.get(area).map(String::as_str)
    }

    /// All tables, each with the name of its file.
    pub fn files(&self) -> impl Iterator<Item = (String, &str)> {
        let tables = self.0.iter().flat_map(move |(tag, tables)| {
            let files = tables.of.iter();
            files.map(move |(area, table)| Some((self.file(tag, area)?, &**table)))
        });
        tables.flatten()
    }

    /// The script that hands the tables of these areas to a frame, for each language.
    ///
    /// # Errors
    /// If there is no such area.
    pub fn scripts(&self, areas: &[&str]) -> Result<Vec<(&str, String)>> {
        let script = |(tag, tables): (_, &Tables)| {
            let of = areas.iter().map(|area| {
                let table = tables.of.get(area);
                Ok((*area, table.with_context(|| format!("no texts {area}"))?))
            });
            let of = of.collect::<Result<BTreeMap<_, _>>>()?;
            Ok((tag, format!("zeitnot.tables = {};\n", json!(of))))
        };
        let languages = self.0.iter().map(|(tag, tables)| (&**tag, tables));
        languages.map(script).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_a_file_and_a_frame_gets_those_of_its_view_as_a_script() {
        let texts = Texts::read().expect("texts without mistakes");
        let file = texts.file("de", "base").expect("a language");
        assert!(file.starts_with("text-de-base-") && file.contains(texts.hashes()["de"]));
        let (_, table) = texts.files().find(|(name, _)| *name == file).expect("it");
        let scripts = texts.scripts(&["base", "embed"]).expect("two areas");
        let (_, script) = scripts.iter().find(|(tag, _)| *tag == "de").expect("one");
        assert!(script.contains(&json!(table).to_string()), "{script}");
        assert_eq!(scripts.len(), texts.hashes().len());
        assert!(texts.scripts(&["nothing"]).is_err());
    }
}
