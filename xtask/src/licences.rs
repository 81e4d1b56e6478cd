//! `licences.txt`: which libraries are in the programs, and the licences that
//! ask to go along with every copy of them.

mod choice;
mod file;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{project, rust, tools};

/// The name of the file.
pub const NAME: &str = "licences.txt";

/// The package whose programs they are.
const PACKAGE: &str = "zeitnot";

/// What a licence's file is called, at the least; a folder `LICENSES` is one of
/// several.
const BEGINNINGS: [&str; 6] = [
    "LICENSE",
    "LICENCE",
    "COPYING",
    "COPYRIGHT",
    "NOTICE",
    "UNLICENSE",
];

/// A crate: what it says of itself, and the texts in its folder.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Library {
    name: String,
    version: String,
    licence: String,
    repository: String,
    authors: Vec<String>,
    /// By their files' names.
    texts: BTreeMap<String, String>,
}

/// The file's text.
pub fn text() -> Result<String> {
    let inside = inside(&asked(&tree())?);
    let metadata: Value = serde_json::from_str(&asked(&metadata())?)?;
    let libraries = known(&metadata, &inside, read)?;
    // Hosts name no encoding: the mark in front tells browsers.
    Ok(format!("\u{feff}{}", file::written(&libraries, PACKAGE)?))
}

/// What cargo compiles for the page, as it says itself: no tests' crates, none of
/// build scripts, no macros. All features together are all programs.
fn tree() -> [&'static str; 12] {
    [
        "tree",
        "--locked",
        "--all-features",
        "--package",
        PACKAGE,
        "--target",
        rust::WASM,
        "--edges",
        "normal,no-proc-macro",
        "--prefix",
        "none",
        "--format={p}",
    ]
}

/// What crates say of themselves. Here alone, all features of the workspace
/// would be taken together: that is more than there is in the programs.
fn metadata() -> [&'static str; 7] {
    [
        "metadata",
        "--locked",
        "--all-features",
        "--format-version",
        "1",
        "--filter-platform",
        rust::WASM,
    ]
}

fn asked(args: &[&str]) -> Result<String> {
    let output = Command::new(tools::cargo())
        .args(args)
        .current_dir(project::root())
        .output()
        .context("could not start cargo")?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("cargo {} failed: {}", args.join(" "), said.trim());
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// Names with versions, of lines `name v1.2.3`; what follows says that the crate
/// stands further up, too, or is in a folder here.
fn inside(tree: &str) -> BTreeSet<(String, String)> {
    let of_line = |line: &str| {
        let mut words = line.split_whitespace();
        let (name, version) = (words.next()?, words.next()?);
        Some((name.to_owned(), version.strip_prefix('v')?.to_owned()))
    };
    tree.lines().filter_map(of_line).collect()
}

/// These crates, with the texts that `read` finds in their folders.
fn known(
    metadata: &Value,
    inside: &BTreeSet<(String, String)>,
    read: impl Fn(&Path) -> Result<BTreeMap<String, String>>,
) -> Result<BTreeSet<Library>> {
    let mut libraries = BTreeSet::new();
    let mut missing = inside.clone();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let word = |key: &str| package[key].as_str().unwrap_or_default().to_owned();
        let named = (word("name"), word("version"));
        if !inside.contains(&named) {
            continue;
        }
        missing.remove(&named);
        let (name, version) = named;
        let manifest = PathBuf::from(word("manifest_path"));
        let folder = manifest.parent().context("a crate without a folder")?;
        let authors = package["authors"].as_array().into_iter().flatten();
        libraries.insert(Library {
            texts: read(folder).with_context(|| format!("the licence of {name} {version}"))?,
            licence: word("license"),
            repository: word("repository"),
            authors: authors
                .filter_map(|author| author.as_str().map(without_address))
                .collect(),
            name,
            version,
        });
    }
    if let Some((name, version)) = missing.first() {
        bail!("cargo compiles {name} {version} and does not say what it is");
    }
    Ok(libraries)
}

/// `A Person <person@example.org>` by name.
fn without_address(author: &str) -> String {
    author.split('<').next().unwrap_or(author).trim().to_owned()
}

/// The licences' texts in a crate's folder.
fn read(folder: &Path) -> Result<BTreeMap<String, String>> {
    let mut texts = BTreeMap::new();
    for (name, path) in entries(folder)? {
        if !is_of_licence(&name) {
            continue;
        }
        if path.is_dir() {
            for (inner, path) in entries(&path)? {
                if path.is_file() {
                    texts.insert(format!("{name}/{inner}"), text_of(&path)?);
                }
            }
        } else {
            texts.insert(name, text_of(&path)?);
        }
    }
    Ok(texts)
}

fn entries(folder: &Path) -> Result<Vec<(String, PathBuf)>> {
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        entries.push((name, entry.path()));
    }
    Ok(entries)
}

fn text_of(path: &Path) -> Result<String> {
    Ok(String::from_utf8_lossy(&fs::read(path)?).into_owned())
}

fn is_of_licence(name: &str) -> bool {
    let name = name.to_uppercase();
    BEGINNINGS.iter().any(|word| name.starts_with(word))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_crates_of_a_tree_are_told_once_each() {
        let tree =
            "zeitnot v0.1.0 (/some/where)\nleptos v0.8.23\nslab v0.4.12\nleptos v0.8.23 (*)\n\n";
        let names = inside(tree);
        let names: Vec<_> = names.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["leptos", "slab", "zeitnot"]);
    }

    #[test]
    fn a_crate_is_known_by_what_it_says_and_others_are_left_out() {
        let package = |name: &str| {
            json!({ "name": name, "version": "1.0.0", "license": "MIT", "repository": null,
                    "authors": ["A. Person <a@example.org>"], "manifest_path": "/f/Cargo.toml" })
        };
        let metadata = json!({ "packages": [package("one"), package("two")] });
        let read = |folder: &Path| {
            assert_eq!(folder, Path::new("/f"));
            Ok(BTreeMap::new())
        };
        let found = known(&metadata, &inside("two v1.0.0"), read).expect("crates");
        let found: Vec<_> = found.into_iter().collect();
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].name, "two");
        assert_eq!(found[0].authors, ["A. Person"]);
        assert_eq!(found[0].repository, "");
        let error = known(&metadata, &inside("three v1.0.0"), read).expect_err("not there");
        assert!(error.to_string().contains("three 1.0.0"));
    }

    #[test]
    fn files_of_licences_are_known_by_their_names() {
        for name in ["LICENSE", "license-mit.txt", "Licence.md", "UNLICENSE"] {
            assert!(is_of_licence(name), "{name}");
        }
        for name in ["COPYING", "COPYRIGHT", "NOTICE.txt", "LICENSES"] {
            assert!(is_of_licence(name), "{name}");
        }
        for name in ["README.md", "Cargo.toml", "relicense.sh"] {
            assert!(!is_of_licence(name), "{name}");
        }
    }

    #[test]
    fn what_is_in_the_programs_is_named_and_what_is_not_is_left_out() {
        let text = text().expect("a text");
        let names = |name: &str| {
            let start = format!("{name} ");
            text.lines().any(|line| line.starts_with(&start))
        };
        for name in ["zeitnot", "leptos", "shakmaty", "chasolver", "wasm-bindgen"] {
            assert!(names(name), "{name} is not named");
        }
        // Macros, a crate of tests, and crates of this program.
        for name in [
            "serde_derive",
            "leptos_macro",
            "proptest",
            "brotli",
            "xtask",
        ] {
            assert!(!names(name), "{name} is named");
        }
        let root = project::root();
        assert!(!text.contains(&*root.to_string_lossy()), "a place of here");
        assert_eq!(text, super::text().expect("a text"));
    }
}
