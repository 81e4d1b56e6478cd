//! The style sheets: short sources by topic, combined into the few files that a page loads.
//! `style/sheets.json` says which.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::{page, project};

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
    /// The sources that are inlined into the page of a frame, for every view, in order.
    first_of_frames: Vec<String>,
    /// The sources of the embedded clock, which are inlined there too.
    first_of_clock: Vec<String>,
}

/// The sheets that were written.
#[derive(Debug)]
pub struct Styles {
    /// The file of each sheet.
    files: BTreeMap<String, String>,
    /// The styles inlined into the page of the app.
    pub inside: String,
    /// The styles inlined into the page of a frame: of every view, and of the clock.
    pub in_frames: [String; 2],
    /// The files for every page of the app.
    pub shell: Vec<String>,
    /// The files for each embedded view.
    pub views: Lists,
}

/// Writes every sheet with a function that takes its name and contents and returns its file name.
pub fn write(write: impl Fn(&str, &str) -> Result<String>) -> Result<Styles> {
    let table: Table = project::table("style/sheets.json")?;
    let write = |(sheet, sources): (&String, &Vec<String>)| {
        Ok((sheet.clone(), write(sheet, &together(sources)?)?))
    };
    let mut styles = Styles {
        files: table.sheets.iter().map(write).collect::<Result<_>>()?,
        inside: together(&table.first)?,
        in_frames: [
            together(&table.first_of_frames)?,
            together(&table.first_of_clock)?,
        ],
        shell: Vec::new(),
        views: Lists::new(),
    };
    styles.shell = styles.of(&table.shell)?;
    for (view, sheets) in table.views {
        styles.views.insert(view, styles.of(&sheets)?);
    }
    Ok(styles)
}

impl Styles {
    /// The files of these sheets.
    pub fn of(&self, sheets: &[String]) -> Result<Vec<String>> {
        let file = |sheet: &String| {
            let found = self.files.get(sheet).cloned();
            found.with_context(|| format!("style/sheets.json has no sheet {sheet}"))
        };
        sheets.iter().map(file).collect()
    }
}

/// Concatenates sources, without comments and indentation.
fn together(sources: &[String]) -> Result<String> {
    let mut text = String::new();
    for source in sources {
        let path = format!("style/{source}.css");
        let css = fs::read_to_string(project::root().join(&path)).context(path)?;
        text += &format!("{}\n", page::dense(&css));
    }
    Ok(text)
}
