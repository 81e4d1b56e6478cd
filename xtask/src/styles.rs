//! The style sheets: short sources by topic, combined into the few files that a page loads.
//! `style/areas.json` says which.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::{page, project};

/// The sheet for the content of a frame's page before the program starts.
const FIRST: &str = "start";
/// The area that every page of the app has.
const SHELL: &str = "shell";

type Lists = BTreeMap<String, Vec<String>>;

/// The contents of `style/areas.json`.
#[derive(Debug, Deserialize)]
struct Table {
    /// The sources of each sheet, in order.
    sheets: Lists,
    /// The sheets of each area of the app.
    areas: Lists,
    /// The sheets of each embedded view.
    views: Lists,
    /// The sources that are inlined into the page of the app, in order.
    first: Vec<String>,
}

/// The sheets that were written, by their file names.
#[derive(Debug)]
pub struct Styles {
    /// For the content of a frame's page before the program starts.
    pub first: String,
    /// The styles inlined into the page of the app.
    pub inside: String,
    /// For every page of the app.
    pub shell: Vec<String>,
    /// For each other area.
    pub areas: Lists,
    /// For each embedded view.
    pub views: Lists,
}

/// Writes every sheet with a function that takes its name and contents and returns its file name.
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

/// Concatenates sources, without comments and indentation.
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
