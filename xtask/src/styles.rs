//! The style sheets: short sources by what they are about, put together into the
//! few files that a page loads. `style/areas.json` says which.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::{page, project};

/// The sheet of what stands in the page of a frame before there is a program.
const FIRST: &str = "start";
/// The area that every page of the app has.
const SHELL: &str = "shell";

type Lists = BTreeMap<String, Vec<String>>;

/// What `style/areas.json` says.
#[derive(Debug, Deserialize)]
struct Table {
    /// Of each sheet its sources, in their order.
    sheets: Lists,
    /// Of each area of the app its sheets.
    areas: Lists,
    /// Of each embedded view its sheets.
    views: Lists,
    /// The sources that are written into the page of the app, in their order.
    first: Vec<String>,
}

/// The sheets as they were written, by their files.
#[derive(Debug)]
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

/// Writes every sheet by a function that is given its name and what is in it,
/// and gives the name of the file.
pub fn write(write: impl Fn(&str, &str) -> Result<String>) -> Result<Styles> {
    let table: Table = project::table("style/areas.json")?;
    let mut files = BTreeMap::new();
    for (sheet, sources) in &table.sheets {
        files.insert(sheet.as_str(), write(sheet, &together(sources)?)?);
    }
    let file = |sheet: &str| -> Result<String> {
        let found = files.get(sheet).cloned();
        found.with_context(|| format!("style/areas.json has no sheet {sheet}"))
    };
    let named = |lists: &Lists| -> Result<Lists> {
        let named = lists.iter().map(|(name, sheets)| {
            let sheets: Result<_> = sheets.iter().map(|sheet| file(sheet)).collect();
            Ok((name.clone(), sheets?))
        });
        named.collect()
    };
    let mut areas = named(&table.areas)?;
    Ok(Styles {
        first: file(FIRST)?,
        inside: together(&table.first)?,
        shell: areas.remove(SHELL).unwrap_or_default(),
        areas,
        views: named(&table.views)?,
    })
}

/// Sources in one text, without what is only for their readers.
fn together(sources: &[String]) -> Result<String> {
    let mut text = String::new();
    for source in sources {
        let path = format!("style/{source}.css");
        let css = fs::read_to_string(project::root().join(&path)).context(path)?;
        text.push_str(&page::dense(&css));
        text.push('\n');
    }
    Ok(text)
}
