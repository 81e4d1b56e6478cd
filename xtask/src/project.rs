//! The paths of this repository.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use serde::de::DeserializeOwned;
use walkdir::WalkDir;

use crate::command::output;

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
    // Not git's own short name, which is longer in a clone where it would be ambiguous.
    let commit = commit(&["--format=%cs · %H"]);
    let commit = commit.ok().and_then(|commit| {
        let (day, name) = commit.split_once(" · ")?;
        Some(format!("{day} · {}", name.get(..8)?))
    });
    match commit {
        Some(commit) => format!("{version} · {commit}"),
        // A copy of the files without their history.
        None => version.to_owned(),
    }
}

/// Facts about the commit of this checkout, from `git log` with these options; times are in UTC.
pub fn commit(options: &[&str]) -> Result<String> {
    let log = ["log", "-1", "--no-show-signature"];
    let commit = git(&[&log, options].concat())?;
    Ok(commit.trim().to_owned())
}

/// The output of a git command in this checkout.
pub fn git(words: &[&str]) -> Result<String> {
    let mut git = Command::new("git");
    // Git answers nothing where another user made the checkout, as in the container of a workflow.
    let ours = format!("safe.directory={}", root().display());
    git.current_dir(root()).env("TZ", "UTC0");
    output(git.args(["-c", &ours]).args(words))
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
