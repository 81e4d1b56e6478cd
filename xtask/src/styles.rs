//! The style sheets: short sources by what they are about, put together into the
//! few files that a page loads. `style/areas.json` says which.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result};

use crate::{page, project};

/// The sheet of what stands in the page of a frame before there is a program.
const FIRST: &str = "start";
/// The area that every page of the app has.
const SHELL: &str = "shell";

type Lists = BTreeMap<String, Vec<String>>;

/// What `style/areas.json` says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Of each sheet its sources, in their order.
    sheets: Lists,
    /// Of each area of the app its sheets.
    pub areas: Lists,
    /// Of each embedded view its sheets.
    pub views: Lists,
    /// The sources that are written into the page of the app, in their order.
    first: Vec<String>,
}

/// The sheets as they were written, by their files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Styles {
    /// Of what stands in the page of a frame before there is a program.
    pub first: String,
    /// What is written into the page of the app itself.
    pub inside: String,
    /// Of every page of the app.
    pub shell: Vec<String>,
    /// Of each other area.
    pub areas: Lists,
    /// Of each embedded view.
    pub views: Lists,
}

impl Table {
    /// Reads it.
    pub fn read() -> Result<Table> {
        let table = project::table("style/areas.json")?;
        let lists = |name: &str| -> Result<Lists> {
            serde_json::from_value(table[name].clone())
                .with_context(|| format!("style/areas.json has no lists \"{name}\""))
        };
        Ok(Table {
            sheets: lists("sheets")?,
            areas: lists("areas")?,
            views: lists("views")?,
            first: serde_json::from_value(table["first"].clone())
                .context("style/areas.json has no list \"first\"")?,
        })
    }

    /// Writes every sheet by a function that is given its name and what is in it,
    /// and gives the name of the file.
    pub fn write(mut self, write: impl Fn(&str, &str) -> Result<String>) -> Result<Styles> {
        let mut files = BTreeMap::new();
        for (sheet, sources) in &self.sheets {
            files.insert(sheet.clone(), write(sheet, &together(sources)?)?);
        }
        let file = |sheet: &String| -> Result<String> {
            let found = files.get(sheet).cloned();
            found.with_context(|| format!("style/areas.json has no sheet {sheet}"))
        };
        let named = |lists: Lists| -> Result<Lists> {
            let named = lists.into_iter().map(|(name, sheets)| {
                let sheets: Result<Vec<_>> = sheets.iter().map(file).collect();
                Ok((name, sheets?))
            });
            named.collect()
        };
        let shell = self.areas.remove(SHELL).unwrap_or_default();
        let shell: Result<Vec<_>> = shell.iter().map(file).collect();
        Ok(Styles {
            first: file(&FIRST.to_owned())?,
            inside: together(&self.first)?,
            shell: shell?,
            areas: named(self.areas)?,
            views: named(self.views)?,
        })
    }
}

/// Sources in one text, without what is only for their readers.
fn together(sources: &[String]) -> Result<String> {
    let mut text = String::new();
    for source in sources {
        let path = project::root().join(format!("style/{source}.css"));
        let css = fs::read_to_string(&path)
            .with_context(|| format!("could not read {}", path.display()))?;
        text.push_str(&page::dense(&css));
        text.push('\n');
    }
    Ok(text)
}
