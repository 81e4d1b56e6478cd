//! Where things are in this repository.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::de::DeserializeOwned;
use walkdir::WalkDir;

/// The folder that holds the workspace. Cargo says where it is at run time; the
/// place of the build is only for an xtask that was started by hand.
pub fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.parent().map_or_else(|| here.clone(), PathBuf::from)
}

/// What is published.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Files of ours that no one looks at.
pub fn scratch() -> PathBuf {
    root().join("target").join("xtask")
}

/// A table of the repository, by its path in there.
pub fn table<T: DeserializeOwned>(path: &str) -> Result<T> {
    let text =
        fs::read_to_string(root().join(path)).with_context(|| format!("could not read {path}"))?;
    serde_json::from_str(&text).with_context(|| format!("{path} is not as it should be"))
}

/// The names of all files in a folder and in those inside, in the order of the alphabet.
pub fn files(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for file in WalkDir::new(folder) {
        let file = file?;
        if file.file_type().is_file() {
            let name = file.path().strip_prefix(folder)?.to_string_lossy();
            names.push(name.replace('\\', "/"));
        }
    }
    names.sort();
    Ok(names)
}
