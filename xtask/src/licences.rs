//! `public/licences.txt`: the libraries in the programs, and the licences that must accompany every
//! copy of them. `cargo xtask licences` makes it when they change; a build only compares a hash.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use spdx::{Expression, LicenseReq, Licensee, ParseMode};
use walkdir::WalkDir;

use crate::command::output;
use crate::tools::Toolbox;
use crate::{hash, project, rust};

/// Where it is kept.
pub const KEPT: &str = "public/licences.txt";
/// The package of the programs, whose licence theirs have to go with.
const PACKAGE: &str = "zeitnot";
const OURS: &str = "GPL-3.0-or-later";

/// The files that say which libraries there are.
const SOURCES: &str = "Cargo.lock Cargo.toml core/Cargo.toml src/solver/Cargo.toml \
                       texts/Cargo.toml LICENSE";

/// The words of ours around the list and the texts.
const TEMPLATE: &str = include_str!("licences.txt");

const RULE: &str =
    "================================================================================\n";

/// The beginnings of the names of licence files; a folder `LICENSES` has several of them.
const FILES: &str = "LICENSE LICENCE COPYING COPYRIGHT NOTICE UNLICENSE";

/// A crate, as described in its manifest.
#[derive(Debug, Deserialize)]
struct Library {
    name: String,
    version: String,
    license: Option<String>,
    repository: Option<String>,
    authors: Vec<String>,
    manifest_path: PathBuf,
    /// The licence texts in its folder.
    #[serde(skip)]
    texts: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct Metadata {
    packages: Vec<Library>,
}

/// Makes the file.
pub fn make() -> Result<()> {
    let tools = Toolbox::new()?;
    let of_page = |command: &str, target: &str| {
        let common = format!("{command} --locked --all-features {target} {}", rust::WASM);
        output(&mut tools.cargo(&common))
    };
    // The crates that cargo compiles for the page, without those of tests, build scripts and
    // macros. All features together cover all programs.
    let tree = "tree --package zeitnot --package zeitnot-solver --prefix none --format={p} \
                --edges normal,no-proc-macro";
    let mut inside = inside(&of_page(tree, "--target")?);
    // The parts of the product are one entry.
    inside.retain(|(name, _)| !name.starts_with(&format!("{PACKAGE}-")));
    // Not used for selecting the crates: it unites the features of the whole workspace, which is
    // more than there is in the programs.
    let metadata = of_page("metadata --format-version 1", "--filter-platform")?;
    let Metadata { mut packages } = serde_json::from_str(&metadata)?;
    packages.retain(|package| inside.contains(&(package.name.clone(), package.version.clone())));
    let (compiled, described) = (inside.len(), packages.len());
    ensure!(
        compiled == described,
        "cargo compiles {compiled} crates but describes {described}"
    );
    for package in &mut packages {
        let folder = package.manifest_path.parent();
        let licence = package.license.as_deref().unwrap_or_default();
        let texts = texts(folder.context("a crate without a folder")?, licence);
        package.texts = texts.with_context(|| format!("the licence of {}", package.name))?;
    }
    let deny = fs::read_to_string(project::root().join("deny.toml"))?;
    // Hosts send no encoding; the byte order mark tells browsers.
    let text = format!(
        "\u{feff}{}{}",
        written(packages, &allowed(&deny)?)?,
        last_line()?
    );
    fs::write(project::root().join(KEPT), text)?;
    println!("{KEPT} is made: {described} libraries");
    Ok(())
}

/// Fails if the text is not of these libraries.
pub fn check(text: &str) -> Result<()> {
    ensure!(
        text.ends_with(&last_line()?),
        "{KEPT} is older than Cargo.lock, or than another file that says which libraries there \
         are: run `cargo xtask licences`, and commit it"
    );
    Ok(())
}

/// The line that says of which libraries the file is.
fn last_line() -> Result<String> {
    let mut all = String::new();
    for source in SOURCES.split_whitespace() {
        let text = fs::read_to_string(project::root().join(source)).context(source)?;
        // Git may have other line breaks on Windows.
        all += &text.replace('\r', "");
    }
    let hash = hash::short(all.as_bytes());
    Ok(format!("\n{RULE}cargo xtask licences, {hash}\n"))
}

/// Names and versions from lines such as `name v1.2.3`; the rest of a line only marks repetitions
/// and local folders.
fn inside(tree: &str) -> BTreeSet<(String, String)> {
    let of_line = |line: &str| {
        let (name, rest) = line.split_once(" v")?;
        Some((name.to_owned(), rest.split(' ').next()?.to_owned()))
    };
    tree.lines().filter_map(of_line).collect()
}

/// The licences that are compatible with ours, as listed in `deny.toml`, separated by commas.
fn allowed(deny: &str) -> Result<String> {
    let list = deny.split_once("\nallow = [");
    let list = list.and_then(|(_, rest)| rest.split_once(']'));
    let (list, _) = list.context("deny.toml allows no licences")?;
    let names: Vec<_> = list.split('"').skip(1).step_by(2).collect();
    Ok(names.join(","))
}

/// The licence texts in the folder of a crate.
fn texts(folder: &Path, licence: &str) -> Result<Vec<String>> {
    let mut texts = Vec::new();
    for file in WalkDir::new(folder).max_depth(2).sort_by_file_name() {
        let file = file?;
        let name = file.path().strip_prefix(folder)?.to_string_lossy();
        let name = name.to_uppercase();
        let mut beginnings = FILES.split(' ');
        if beginnings.any(|begin| name.starts_with(begin)) && file.file_type().is_file() {
            let text = String::from_utf8_lossy(&fs::read(file.path())?).into_owned();
            texts.push((name, text));
        }
    }
    Ok(taken(licence, texts))
}

/// The texts to list, of texts with the names of their files: those of MIT if it is offered, or all.
fn taken(licence: &str, mut texts: Vec<(String, String)>) -> Vec<String> {
    let mit = |name: &str| name.contains("MIT");
    if goes_with(licence, "MIT") && texts.iter().any(|(name, _)| mit(name)) {
        let is_kept = |name: &str| name.contains("NOTICE") || name.contains("COPYRIGHT");
        texts.retain(|(name, _)| mit(name) || is_kept(name));
    }
    texts.into_iter().map(|(_, text)| text).collect()
}

/// Whether an expression can be satisfied by these licences, separated by commas.
fn goes_with(licence: &str, allowed: &str) -> bool {
    let allowed: Vec<_> = allowed.split(',').flat_map(Licensee::parse).collect();
    // Older crates wrote `/` instead of OR.
    let expression = Expression::parse_mode(licence, ParseMode::LAX);
    let goes = |is: &LicenseReq| allowed.iter().any(|allowed| allowed.satisfies(is));
    expression.is_ok_and(|expression| expression.evaluate(goes))
}

/// All but the last line; or an error with the names of all libraries that may not be published.
fn written(mut libraries: Vec<Library>, allowed: &str) -> Result<String> {
    libraries.sort_by_cached_key(|library| (library.name.clone(), library.version.clone()));
    let ours = libraries.iter().find(|library| library.name == PACKAGE);
    let ours = ours.with_context(|| format!("cargo does not describe {PACKAGE}"))?;
    let mut list = String::new();
    let mut refused = Vec::new();
    // By its words, as line breaks differ: those who share a text, and the text.
    let mut all = BTreeMap::<Vec<&str>, (Vec<String>, String)>::new();
    for library in &libraries {
        let name = format!("{} {}", library.name, library.version);
        let licence = library.license.as_deref().unwrap_or("no licence");
        if !goes_with(licence, allowed) {
            refused.push(format!("{name} is under {licence}"));
        }
        write!(list, "{name}\n    {licence}\n")?;
        if let Some(repository) = &library.repository {
            writeln!(list, "    {repository}")?;
        }
        let mut its = &library.texts;
        if its.is_empty() && licence == OURS {
            list.push_str("    no text of its own: see Zeitnot's\n");
            its = &ours.texts;
        } else if its.is_empty() {
            let authors = library.authors.iter();
            // The name in `A Person <person@example.org>`.
            let names = authors.filter_map(|author| author.split('<').next());
            let names: Vec<_> = [""].into_iter().chain(names.map(str::trim)).collect();
            let by = names.join(", ").replacen(", ", "; by ", 1);
            writeln!(list, "    the crate contains no licence text{by}")?;
        }
        list.push('\n');
        for text in its {
            let words = text.split_whitespace().collect();
            let (under, _) = all.entry(words).or_insert_with(|| (Vec::new(), tidy(text)));
            if under.last() != Some(&name) {
                under.push(name.clone());
            }
        }
    }
    if !refused.is_empty() {
        bail!(
            "{}: Zeitnot is published under {OURS}, and the crate offers no compatible licence \
             (`allow` in deny.toml)",
            refused.join("; ")
        );
    }
    let ours = format!("{} {}", ours.name, ours.version);
    let mut all: Vec<_> = all.into_values().collect();
    all.sort_by_cached_key(|(under, text)| (!under.contains(&ours), under.clone(), text.clone()));
    let text =
        |(under, text): (Vec<String>, String)| format!("{RULE}{}\n\n{text}", under.join("\n"));
    let texts: Vec<_> = all.into_iter().map(text).collect();
    let file = TEMPLATE.replace("$LIST\n", &list);
    Ok(file.replace("$TEXTS\n", &texts.join("\n")))
}

/// A text without trailing spaces, and with uniform line ends.
fn tidy(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(str::trim_end).collect();
    let text = lines.join("\n");
    let text = text.trim_start_matches(['\u{feff}', '\n']);
    format!("{}\n", text.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The file for these libraries, each with its name, its licence and its texts.
    fn with_ours(others: &[(&str, &str, &[&str])]) -> Result<String> {
        let ours = ("zeitnot", OURS, &["The General Public\n"][..]);
        let all = others.iter().chain([&ours]);
        let all = all.map(|&(name, license, texts)| Library {
            name: name.into(),
            version: "1.0.0".into(),
            license: Some(license.into()),
            repository: Some(format!("https://example.org/{name}")),
            authors: vec!["A. Person <a@example.org>".into(), "B. Person".into()],
            manifest_path: PathBuf::new(),
            texts: texts.iter().map(|&text| text.into()).collect(),
        });
        let deny = "[licenses]\nallow = [\n  \"MIT\",\n  \"GPL-3.0-or-later\"]\n";
        written(all.collect(), &allowed(deny)?)
    }

    #[test]
    fn two_libraries_with_the_same_text_share_it_under_both_names() {
        let file = with_ours(&[
            ("one", "Apache-2.0/MIT", &["It is\r\nfree.  \r\n"]),
            ("two", "MIT", &["\nIt is free.\n"]),
        ]);
        let file = file.expect("a file");
        let list = "one 1.0.0\n    Apache-2.0/MIT\n    https://example.org/one\n\n";
        let texts = "one 1.0.0\ntwo 1.0.0\n\nIt is\nfree.\n";
        assert!(file.contains(list) && file.ends_with(texts), "{file}");
        // Our own licence is the first text.
        assert!(file.contains("once.\n\n====") && file.contains("====\nzeitnot 1.0.0\n\nThe "));
    }

    #[test]
    fn mit_is_taken_with_its_text_and_all_notices_where_it_is_offered() {
        let names = ["LICENSE-APACHE", "LICENSE-MIT", "NOTICE"];
        let of = |licence| {
            let texts = names.map(|name| (name.to_owned(), name.to_owned()));
            taken(licence, texts.into())
        };
        assert_eq!(of("Apache-2.0 OR MIT"), names[1..]);
        assert_eq!(of("(Apache-2.0 OR MIT) AND Unicode-3.0"), names);
        let folder = ("LICENSES/APACHE-2.0.TXT".to_owned(), String::new());
        assert_eq!(taken("MIT/Apache-2.0", vec![folder]).len(), 1);
    }

    #[test]
    fn a_library_without_a_text_is_named_with_its_authors_or_has_ours() {
        let file = with_ours(&[("one", "MIT", &[]), ("two", OURS, &[])]).expect("a file");
        let said = "the crate contains no licence text; by A. Person, B. Person\n";
        let shared = "two 1.0.0\nzeitnot 1.0.0\n\nThe General Public\n";
        assert!(file.contains(said) && file.contains(shared), "{file}");
    }

    #[test]
    fn a_licence_that_does_not_go_with_ours_is_refused_by_name() {
        let all = [
            ("one", "BUSL-1.1", &[][..]),
            ("three", "MIT OR", &[]),
            ("two", "MIT", &[]),
        ];
        let error = with_ours(&all).expect_err("refused").to_string();
        let refused = "one 1.0.0 is under BUSL-1.1; three 1.0.0 is under MIT OR:";
        assert!(error.starts_with(refused), "{error}");
    }

    #[test]
    fn the_kept_list_names_the_libraries_in_the_programs_and_no_others() {
        let text = fs::read_to_string(project::root().join(KEPT)).expect(KEPT);
        check(&text).expect("it is of this Cargo.lock");
        let names = |name: &str| text.contains(&format!("\n{name} "));
        for name in ["zeitnot", "leptos", "shakmaty", "chasolver", "wasm-bindgen"] {
            assert!(names(name), "{name} is not named");
        }
        // Macros, crates of tests, and crates of this tool.
        for name in "serde_derive leptos_macro proptest clap xtask".split(' ') {
            assert!(!names(name), "{name} is named");
        }
    }
}
