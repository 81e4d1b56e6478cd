//! How large the download is: as it lies there and as a host sends it.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::{project, step, visits};

/// Where the sizes of visits are noted, in a table.
const NOTED: &str = "docs/decisions.md";

/// One file, or the sum of all.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
struct Size {
    name: String,
    raw: usize,
    gzip: usize,
    brotli: usize,
}

/// Prints what a visit to each area downloads in each language, and the files
/// themselves, the largest first.
pub fn print(folder: &Path) -> Result<()> {
    step::say("size of the download (compressing as well as can be takes some seconds)");
    let mut sizes = Vec::new();
    measure(folder, "", &mut sizes)
        .with_context(|| format!("could not measure {}", folder.display()))?;
    sizes.sort_by(|a, b| b.raw.cmp(&a.raw).then_with(|| a.name.cmp(&b.name)));
    let visits: Vec<Size> = visits::all()?
        .iter()
        .map(|visit| {
            let files = sizes.iter().filter(|size| visit.files.contains(&size.name));
            Size::sum(&visit.name, files)
        })
        .collect();
    print!("{}\n{}", table("a visit", &visits), table("a file", &sizes));
    let decisions = fs::read_to_string(project::root().join(NOTED))?;
    print!("\n{}", compared(&visits, &noted(&decisions)));
    Ok(())
}

/// The visits of the table in a text, each with its kilobytes.
fn noted(text: &str) -> Vec<(&str, f64)> {
    fn row(line: &str) -> Option<(&str, f64)> {
        let (name, rest) = line.strip_prefix("| ")?.split_once(" | ")?;
        let (kilobytes, _) = rest.split_once(" |")?;
        Some((name, kilobytes.trim().parse().ok()?))
    }
    text.lines().filter_map(row).collect()
}

/// What has become of the sizes that are noted.
fn compared(visits: &[Size], noted: &[(&str, f64)]) -> String {
    let mut text = format!("{:28}  gzip, KB     noted    change\n", "a visit");
    for (name, before) in noted {
        let Some(visit) = visits.iter().find(|visit| visit.name == *name) else {
            continue;
        };
        let now = visit.gzip as f64 / 1000.0;
        let change = now - before;
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{name:28}  {now:8.1}  {before:8.1}  {change:+8.1}");
    }
    text
}

fn measure(folder: &Path, prefix: &str, sizes: &mut Vec<Size>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            measure(&entry.path(), &format!("{name}/"), sizes)?;
        } else {
            sizes.push(Size::of(name, &fs::read(entry.path())?)?);
        }
    }
    Ok(())
}

impl Size {
    fn sum<'a>(name: &str, sizes: impl Iterator<Item = &'a Size>) -> Self {
        let mut sum = Size {
            name: name.to_owned(),
            ..Size::default()
        };
        for size in sizes {
            sum.raw += size.raw;
            sum.gzip += size.gzip;
            sum.brotli += size.brotli;
        }
        sum
    }

    fn of(name: String, bytes: &[u8]) -> Result<Self> {
        // The best quality and the usual window, as a host does once per file.
        let mut brotli = brotli::CompressorWriter::new(Vec::new(), 4096, 11, 22);
        brotli.write_all(bytes)?;
        Ok(Self {
            name,
            raw: bytes.len(),
            gzip: gzip(bytes)?,
            brotli: brotli.into_inner().len(),
        })
    }
}

/// How large something is as a host sends it.
pub fn gzip(bytes: &[u8]) -> Result<usize> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(bytes)?;
    Ok(gzip.finish()?.len())
}

fn table(what: &str, sizes: &[Size]) -> String {
    let names = sizes.iter().map(|size| size.name.chars().count());
    let width = names.max().unwrap_or(0).max(what.len());
    let mut text = format!(
        "{what:width$}  {:>11}  {:>11}  {:>11}\n",
        "raw", "gzip", "brotli"
    );
    for size in sizes {
        let [raw, gzip, brotli] = [size.raw, size.gzip, size.brotli].map(grouped);
        let name = &size.name;
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{name:width$}  {raw:>11}  {gzip:>11}  {brotli:>11}");
    }
    text
}

/// 1234567 as `1,234,567`.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_thousands() {
        for (number, text) in [
            (0, "0"),
            (999, "999"),
            (1000, "1,000"),
            (1_234_567, "1,234,567"),
        ] {
            assert_eq!(grouped(number), text);
        }
    }

    #[test]
    fn text_that_repeats_is_smaller_when_compressed() -> Result<()> {
        let size = Size::of("a.js".to_owned(), &b"tick tock ".repeat(500))?;
        assert_eq!(size.raw, 5000);
        assert!(size.gzip > 0 && size.gzip < 200, "{size:?}");
        assert!(size.brotli > 0 && size.brotli < 200, "{size:?}");
        Ok(())
    }

    #[test]
    fn a_visit_is_compared_with_what_is_noted_of_it() {
        let text =
            "# Sizes\n\n| a visit | KB |\n| --- | --- |\n| clock en | 300.0 |\n| gone | 1 |\n";
        let noted = noted(text);
        assert_eq!(noted, [("clock en", 300.0), ("gone", 1.0)]);
        let visit = Size {
            name: "clock en".to_owned(),
            gzip: 298_800,
            ..Size::default()
        };
        let text = compared(&[visit], &noted);
        let last: Vec<_> = text
            .lines()
            .last()
            .unwrap_or("")
            .split_whitespace()
            .collect();
        assert_eq!(last, ["clock", "en", "298.8", "300.0", "-1.2"]);
    }

    #[test]
    fn a_visit_is_the_sum_of_its_files() {
        let size = |name: &str, raw, gzip, brotli| Size {
            name: name.to_owned(),
            raw,
            gzip,
            brotli,
        };
        let files = [
            size("b.wasm", 900_000, 300_000, 250_000),
            size("a.js", 100_000, 20_000, 18_000),
        ];
        let text = table("a visit", &[Size::sum("table en", files.iter())]);
        let last = text.lines().last().unwrap_or("");
        let words: Vec<_> = last.split_whitespace().collect();
        assert_eq!(words, ["table", "en", "1,000,000", "320,000", "268,000"]);
    }
}
