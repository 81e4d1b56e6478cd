//! The areas of the app: `src/ui/areas.json`, which the start script is handed, so
//! that it asks for what an address needs before there is a program. `Area` in
//! `src/ui/route.rs` is the same in the program, and a test holds it to the file.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::project;

/// By its name, what each area is.
pub type Areas = BTreeMap<String, Area>;

/// What is known of an area without its program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Area {
    /// The first words of its addresses.
    words: Vec<String>,
    /// The texts that its pages say, beside those of every page.
    pub texts: Vec<String>,
}

/// Reads them.
pub fn all() -> Result<Areas> {
    let table = project::table("src/ui/areas.json")?;
    let areas = table.as_object().context("src/ui/areas.json is no table")?;
    let read = |(name, area): (&String, &Value)| {
        let list = |of: &str| -> Result<Vec<String>> {
            serde_json::from_value(area[of].clone())
                .with_context(|| format!("src/ui/areas.json has no list \"{of}\" of {name}"))
        };
        let area = Area {
            words: list("words")?,
            texts: list("texts")?,
        };
        Ok((name.clone(), area))
    };
    areas.iter().map(read).collect()
}

impl Area {
    /// What the start script is told of it, with the files of its style sheets.
    pub fn told(&self, sheets: &[String]) -> Value {
        json!({ "words": self.words, "texts": self.texts, "sheets": sheets })
    }
}
