//! The size of the download: raw and compressed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::command::say;
use crate::project;

/// The file with a table of the recorded sizes of visits.
const NOTED: &str = "docs/decisions.md";

/// The visits, with the names of the files that each downloads.
pub type Visits = BTreeMap<String, BTreeSet<String>>;

/// Raw, and with gzip.
type Size = [usize; 2];

fn file() -> PathBuf {
    project::scratch().join("visits.json")
}

/// Records which files the visits to a build download, for [`print()`].
pub fn note(visits: &Visits) -> Result<()> {
    fs::create_dir_all(project::scratch())?;
    Ok(fs::write(file(), serde_json::to_string(visits)?)?)
}

/// Prints the download of a first visit to each area in each language, the files, the largest
/// first, and a comparison with the recorded sizes.
pub fn print(folder: &Path) -> Result<()> {
    say("size of the download");
    let size = |name: String| {
        let bytes = fs::read(folder.join(&name))?;
        Ok((name, [bytes.len(), gzip(&bytes)?]))
    };
    let files = project::files(folder)?.into_iter().map(size);
    let sizes = files.collect::<Result<BTreeMap<String, Size>>>()?;
    let visits = fs::read_to_string(file()).context("nothing is built yet")?;
    let visits: Visits = serde_json::from_str(&visits)?;
    let whole = |(name, files): (String, BTreeSet<String>)| {
        let files = files.iter().filter_map(|file| sizes.get(file));
        let sum = |sum: Size, size: &Size| [0, 1].map(|kind| sum[kind] + size[kind]);
        (name, files.fold([0; 2], sum))
    };
    let visits: Vec<_> = visits.into_iter().map(whole).collect();
    let mut files: Vec<_> = sizes.clone().into_iter().collect();
    files.sort_by_key(|(_, size)| std::cmp::Reverse(size[0]));
    print!("{}\n{}", table("a visit", &visits), table("a file", &files));
    let decisions = fs::read_to_string(project::root().join(NOTED))?;
    print!("\n{}", compared(&visits, &decisions));
    Ok(())
}

/// Compares the visits with those of the table in a text, in kilobytes.
fn compared(visits: &[(String, Size)], noted: &str) -> String {
    let mut text = format!("{:28}  gzip, KB     noted    change\n", "a visit");
    for line in noted.lines() {
        let row = || {
            let (name, rest) = line.strip_prefix("| ")?.split_once(" | ")?;
            let before: f64 = rest.strip_suffix(" |")?.parse().ok()?;
            Some((before, visits.iter().find(|visit| visit.0 == name)?))
        };
        if let Some((before, (name, [_, gzip]))) = row() {
            let now = *gzip as f64 / 1000.0;
            let change = now - before;
            text += &format!("{name:28}  {now:8.1}  {before:8.1}  {change:+8.1}\n");
        }
    }
    text
}

/// The size with gzip, in bytes.
pub fn gzip(bytes: &[u8]) -> Result<usize> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(bytes)?;
    Ok(gzip.finish()?.len())
}

/// A table of sizes in bytes.
fn table(what: &str, sizes: &[(String, Size)]) -> String {
    let names = sizes.iter().map(|(name, _)| name.len());
    let width = names.fold(what.len(), usize::max);
    let mut text = format!("{what:width$}        raw       gzip\n");
    for (name, [raw, gzip]) in sizes {
        text += &format!("{name:width$}  {raw:>9}  {gzip:>9}\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visit_is_compared_with_what_is_noted_of_it() {
        let noted =
            "# Sizes\n\n| a visit | KB |\n| --- | --- |\n| clock en | 300.0 |\n| gone | 1 |\n";
        let text = compared(&[("clock en".to_owned(), [0, 298_800])], noted);
        assert!(text.ends_with("298.8     300.0      -1.2\n"), "{text}");
    }
}
