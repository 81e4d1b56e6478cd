//! What one visit downloads. `dist` knows, and writes it down here for whoever
//! wants to know how large that is.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::project;

/// A visit, and the files that it downloads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Visit {
    /// What is visited, and in which language.
    pub name: String,
    /// The names of the files, each once.
    pub files: Vec<String>,
}

impl Visit {
    /// A visit that downloads these.
    pub fn new(name: impl Into<String>, files: impl IntoIterator<Item = String>) -> Visit {
        let mut once = Vec::new();
        for file in files {
            if !once.contains(&file) {
                once.push(file);
            }
        }
        Visit {
            name: name.into(),
            files: once,
        }
    }
}

fn file() -> PathBuf {
    project::scratch().join("visits.json")
}

/// Writes down what visits to a build there are.
pub fn write(visits: &[Visit]) -> Result<()> {
    let all = visits.iter();
    let all: Vec<Value> = all
        .map(|visit| json!({ "name": visit.name, "files": visit.files }))
        .collect();
    fs::create_dir_all(project::scratch())?;
    Ok(fs::write(file(), Value::from(all).to_string())?)
}

/// The visits to what was built last.
pub fn all() -> Result<Vec<Visit>> {
    let text = fs::read_to_string(file()).context("nothing was built yet")?;
    let all: Vec<Value> = serde_json::from_str(&text)?;
    let read = |visit: &Value| {
        let files = visit["files"].as_array()?.iter();
        let files = files.map(|file| file.as_str().map(str::to_owned));
        Some(Visit {
            name: visit["name"].as_str()?.to_owned(),
            files: files.collect::<Option<_>>()?,
        })
    };
    let visits: Option<_> = all.iter().map(read).collect();
    visits.context("visits.json is not what was written")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_needed_twice_is_downloaded_once() {
        let visit = Visit::new("board en", ["a", "b", "a"].map(str::to_owned));
        assert_eq!(visit.files, ["a", "b"]);
    }
}
