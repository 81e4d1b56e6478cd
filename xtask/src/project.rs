//! Where things are in this repository.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use serde_json::Value;

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
pub fn table(path: &str) -> Result<Value> {
    let text =
        fs::read_to_string(root().join(path)).with_context(|| format!("could not read {path}"))?;
    serde_json::from_str(&text).with_context(|| format!("{path} is no JSON"))
}
