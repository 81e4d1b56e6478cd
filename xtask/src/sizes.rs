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
pub type Visits = Vec<(String, BTreeSet<String>)>;

/// Raw, with gzip, and with brotli.
type Size = [usize; 3];

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
    say("size of the download (the best compression takes some seconds)");
    let mut sizes = BTreeMap::new();
    for name in project::files(folder)? {
        let size = measure(&fs::read(folder.join(&name))?)?;
        sizes.insert(name, size);
    }
    let visits: Visits =
        serde_json::from_str(&fs::read_to_string(file()).context("nothing is built yet")?)?;
    let visits: Vec<_> = visits
        .iter()
        .map(|(name, files)| {
            let files = files.iter().filter_map(|file| sizes.get(file));
            let sum = |sum: Size, size: &Size| [0, 1, 2].map(|kind| sum[kind] + size[kind]);
            (name.as_str(), files.fold([0; 3], sum))
        })
        .collect();
    let files = sizes.iter().map(|(name, size)| (name.as_str(), *size));
    let mut files: Vec<_> = files.collect();
    files.sort_by_key(|(_, size)| std::cmp::Reverse(size[0]));
    print!("{}\n{}", table("a visit", &visits), table("a file", &files));
    let decisions = fs::read_to_string(project::root().join(NOTED))?;
    print!("\n{}", compared(&visits, &decisions));
    Ok(())
}

/// Compares the visits with those of the table in a text, in kilobytes.
fn compared(visits: &[(&str, Size)], noted: &str) -> String {
    let mut text = format!("{:28}  gzip, KB     noted    change\n", "a visit");
    for line in noted.lines() {
        let row = || {
            let (name, rest) = line.strip_prefix("| ")?.split_once(" | ")?;
            let before: f64 = rest.strip_suffix(" |")?.parse().ok()?;
            Some((before, visits.iter().find(|visit| visit.0 == name)?))
        };
        if let Some((before, (name, size))) = row() {
            let now = size[1] as f64 / 1000.0;
            let change = now - before;
            text += &format!("{name:28}  {now:8.1}  {before:8.1}  {change:+8.1}\n");
        }
    }
    text
}

fn measure(bytes: &[u8]) -> Result<Size> {
    // The best quality and the default window, as for a host that compresses each file once.
    let mut brotli = brotli::CompressorWriter::new(Vec::new(), 4096, 11, 22);
    brotli.write_all(bytes)?;
    Ok([bytes.len(), gzip(bytes)?, brotli.into_inner().len()])
}

/// The size with gzip, in bytes.
pub fn gzip(bytes: &[u8]) -> Result<usize> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(bytes)?;
    Ok(gzip.finish()?.len())
}

/// A table of sizes in bytes.
fn table(what: &str, sizes: &[(&str, Size)]) -> String {
    let names = sizes.iter().map(|(name, _)| name.len());
    let width = names.fold(what.len(), usize::max);
    let mut text = format!("{what:width$}        raw       gzip     brotli\n");
    for (name, [raw, gzip, brotli]) in sizes {
        text += &format!("{name:width$}  {raw:>9}  {gzip:>9}  {brotli:>9}\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_that_repeats_is_smaller_when_compressed() -> Result<()> {
        let [raw, gzip, brotli] = measure(&b"tick tock ".repeat(500))?;
        assert_eq!(raw, 5000);
        assert!(
            (1..200).contains(&gzip) && (1..200).contains(&brotli),
            "{gzip} {brotli}"
        );
        Ok(())
    }

    #[test]
    fn a_visit_is_compared_with_what_is_noted_of_it() {
        let noted =
            "# Sizes\n\n| a visit | KB |\n| --- | --- |\n| clock en | 300.0 |\n| gone | 1 |\n";
        let text = compared(&[("clock en", [0, 298_800, 0])], noted);
        let words = text.lines().last().unwrap_or("").split_whitespace();
        assert!(
            words.eq(["clock", "en", "298.8", "300.0", "-1.2"]),
            "{text}"
        );
    }
}
