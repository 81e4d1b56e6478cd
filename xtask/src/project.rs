//! The paths of this repository.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use serde::de::DeserializeOwned;
use walkdir::WalkDir;

/// The folder of the workspace. Cargo passes it at run time; the path at build time is only for an
/// xtask that was started by hand.
pub fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.parent().map_or_else(|| here.clone(), PathBuf::from)
}

/// The folder with the published files.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// The folder for intermediate files.
pub fn scratch() -> PathBuf {
    root().join("target").join("xtask")
}

/// The version of the app, with the day and the short name of its commit where git knows them. The
/// same commit always gives the same text.
pub fn version() -> String {
    let version = env!("CARGO_PKG_VERSION");
    let mut git = Command::new("git");
    git.current_dir(root())
        .args(["log", "-1", "--format=%cs · %h", "--abbrev=8"]);
    let commit = git.output().ok().filter(|output| output.status.success());
    match commit.and_then(|output| String::from_utf8(output.stdout).ok()) {
        Some(commit) => format!("{version} · {}", commit.trim()),
        // A copy of the files without their history.
        None => version.to_owned(),
    }
}

/// A JSON table of the repository, by its path there.
pub fn table<T: DeserializeOwned>(path: &str) -> Result<T> {
    let text =
        fs::read_to_string(root().join(path)).with_context(|| format!("could not read {path}"))?;
    serde_json::from_str(&text).with_context(|| format!("{path} has the wrong form"))
}

/// The names of all files in a folder and its subfolders, in alphabetical order.
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
