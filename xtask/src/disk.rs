//! Whether there is room on the disk: [`ensure_room`].

use std::path::Path;
use std::process::Command;

use anyhow::{Result, ensure};
use walkdir::WalkDir;

use crate::command::output;
use crate::project;

/// How much a run needs in a fresh clone, in GB, and how much of it may be there from an earlier run.
const NEEDED: f64 = 12.0;
const KEPT: f64 = 8.0;
/// Where somebody knows better.
const ASKED: &str = "ZEITNOT_DISK";

/// Refuses to begin what would fill the disk, and says what can go.
pub fn ensure_room() -> Result<()> {
    let needed = std::env::var(ASKED).ok();
    let needed = needed.and_then(|asked| asked.parse().ok());
    let (needed, target) = (needed.unwrap_or(NEEDED), project::root().join("target"));
    let there = size(&target);
    let Some(free) = free(&project::root()) else {
        return Ok(());
    };
    ensure!(
        free + there.min(KEPT) >= needed,
        "The disk is too full: {free:.1} GB are free, and {} takes {there:.1} GB; together a run \
         needs {needed}.\nTo free space, run `cargo clean` here and in other clones, and delete old \
         folders zeitnot-webdriver-* in {}.\nIf less is enough, set {ASKED} to the number of GB.",
        target.display(),
        std::env::temp_dir().display(),
    );
    Ok(())
}

/// The free space where a folder is, in GB, if the system reports it.
fn free(folder: &Path) -> Option<f64> {
    let table = output(Command::new("df").arg("-Pk").arg(folder)).ok()?;
    let free = table.lines().nth(1)?.split_whitespace().nth(3)?;
    Some(free.parse::<f64>().ok()? * 1024.0 / 1e9)
}

/// How large a folder is, in GB.
fn size(folder: &Path) -> f64 {
    let files = WalkDir::new(folder).into_iter().flatten();
    let sizes = files.filter_map(|file| Some(file.metadata().ok()?.len()));
    sizes.sum::<u64>() as f64 / 1e9
}
