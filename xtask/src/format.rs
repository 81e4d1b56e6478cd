//! The form of the source. `cargo fmt` follows the `mod`s that are written in
//! it, and those of the languages are made by the build script.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{project, step};

/// Checks every file that is the crate's, or else the first that is not in form.
pub fn check(cargo: &mut Command) -> Result<()> {
    step::run(cargo.args(["fmt", "--all", "--check"]))?;
    for file in sources(&project::root().join("src/ui/text"))? {
        // Read from its standard input, a file is formatted without the modules
        // that it names. What it would change is printed: by its status alone it
        // does not tell.
        let source = File::open(&file).with_context(|| file.display().to_string())?;
        let checked = Command::new("rustfmt")
            .args(["--edition", "2024", "--check"])
            .stdin(source)
            .output()
            .context("rustfmt did not start")?;
        if !checked.status.success() || !checked.stdout.is_empty() {
            let file = file.display();
            bail!("{file} is not in form: rustfmt --edition 2024 < {file}");
        }
    }
    Ok(())
}

fn sources(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(sources(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
