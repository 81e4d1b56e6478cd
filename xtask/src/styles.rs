//! The style sheets: short sources by topic, combined into the few files that a page loads.
//! `style/sheets.json` says which.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::{page, project};

/// The sheet for the content of a frame's page before the program starts.
const FIRST: &str = "start";

/// Names of style sheets or their files, by the name of what loads them.
pub type Lists = BTreeMap<String, Vec<String>>;

/// The contents of `style/sheets.json`.
#[derive(Debug, Deserialize)]
struct Table {
    /// The sources of each sheet, in order.
    sheets: Lists,
    /// The sheets of every page of the app.
    shell: Vec<String>,
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
    /// For each area of the app.
    pub areas: Lists,
    /// For each embedded view.
    pub views: Lists,
}

/// Writes every sheet with a function that takes its name and contents and returns its file name.
/// `areas` has the names of each area's sheets.
pub fn write(areas: &Lists, write: impl Fn(&str, &str) -> Result<String>) -> Result<Styles> {
    let table: Table = project::table("style/sheets.json")?;
    let mut files = BTreeMap::new();
    for (sheet, sources) in &table.sheets {
        files.insert(sheet.as_str(), write(sheet, &together(sources)?)?);
    }
    let file = |sheet: &str| -> Result<String> {
        let found = files.get(sheet).cloned();
        found.with_context(|| format!("style/sheets.json has no sheet {sheet}"))
    };
    let all = |sheets: &[String]| -> Result<Vec<String>> {
        let files = sheets.iter().map(|sheet| file(sheet));
        files.collect()
    };
    let named = |lists: &Lists| -> Result<Lists> {
        let named = lists
            .iter()
            .map(|(name, sheets)| Ok((name.clone(), all(sheets)?)));
        named.collect()
    };
    Ok(Styles {
        first: file(FIRST)?,
        inside: together(&table.first)?,
        shell: all(&table.shell)?,
        areas: named(areas)?,
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
