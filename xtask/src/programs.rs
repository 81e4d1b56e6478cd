//! The programs of the page: what a visit downloads is one of them, in one
//! language.

use std::collections::BTreeSet;

use anyhow::{Context, Result};

use crate::project;

/// One WebAssembly program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Program {
    /// What `public/start.js` and `Route::program` call it.
    pub name: &'static str,
    /// The binary that it is.
    pub bin: &'static str,
    /// The features of the package that it needs; the usual ones without.
    pub features: Option<&'static str>,
}

/// The one that Trunk builds, in English.
pub const FIRST: Program = program("table", "zeitnot");

/// All of them.
pub const ALL: [Program; 5] = [
    FIRST,
    program("desk", "desk"),
    program("learn", "learn"),
    program("embed", "embed"),
    // Whatever Leptos brings would be in its download.
    Program {
        features: Some("browser"),
        ..program("embed-clock", "embed-clock")
    },
];

const fn program(name: &'static str, bin: &'static str) -> Program {
    Program {
        name,
        bin,
        features: None,
    }
}

impl Program {
    /// Whether it is shown in frames of other pages.
    pub fn is_embedded(self) -> bool {
        self.name.starts_with("embed")
    }

    /// Whether the package has it.
    fn is_there(self, bins: &BTreeSet<String>) -> bool {
        bins.contains(self.bin)
    }
}

/// Those that are built beside the first.
pub fn others() -> Result<Vec<Program>> {
    let bins = bins()?;
    let others = ALL.into_iter().skip(1);
    Ok(others.filter(|program| program.is_there(&bins)).collect())
}

/// The names of the package's binaries.
fn bins() -> Result<BTreeSet<String>> {
    let manifest = project::root().join("Cargo.toml");
    let text = std::fs::read_to_string(&manifest)
        .with_context(|| format!("could not read {}", manifest.display()))?;
    Ok(named_bins(&text))
}

fn named_bins(manifest: &str) -> BTreeSet<String> {
    manifest
        .split("[[bin]]")
        .skip(1)
        .filter_map(|part| {
            let line = part.lines().find_map(|line| line.strip_prefix("name = "))?;
            Some(line.trim().trim_matches('"').to_owned())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_program_is_one_of_the_package() {
        assert!(FIRST.is_there(&bins().expect("a manifest")));
    }

    #[test]
    fn binaries_are_found_by_their_names() {
        let names = named_bins("[lib]\nname = \"a\"\n[[bin]]\nname = \"b\"\npath = \"b.rs\"\n");
        assert_eq!(names.into_iter().collect::<Vec<_>>(), ["b"]);
    }
}
