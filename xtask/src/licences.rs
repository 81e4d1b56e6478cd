//! `licences.txt`: the libraries in the programs, and the licences that must accompany every copy
//! of them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use spdx::{Expression, Licensee, ParseMode};
use walkdir::WalkDir;

use crate::command::output;
use crate::tools::Toolbox;
use crate::{project, rust};

/// The name of the file.
pub const NAME: &str = "licences.txt";
/// The package of the programs, and its licence.
const PACKAGE: &str = "zeitnot";
const OURS: &str = "GPL-3.0-or-later";

const HEAD: &str = "\
ZEITNOT AND THE LIBRARIES IN IT

Zeitnot is free software under the GNU General Public License, version 3 or
later; its text is the first below. Its programs contain the libraries that are
listed here, each with its licence. Where a library offers a choice, the licence
taken is in brackets: MIT if it is offered.

The fonts are under the SIL Open Font License: public/fonts/OFL.txt. The origin
of the pieces is in public/pieces/README.md.

";

/// It is in every program, but not a crate that cargo lists.
const STANDARD: &str = "\
The Rust standard library
    MIT OR Apache-2.0
    https://github.com/rust-lang/rust
    by the Rust project's contributors


THE TEXTS

Identical texts are listed once.
";

const RULE: &str =
    "================================================================================\n";

/// The beginnings of the names of licence files; a folder `LICENSES` has several of them.
const FILES: &str = "LICENSE LICENCE COPYING COPYRIGHT NOTICE UNLICENSE";

/// A crate, as described in its manifest.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
struct Library {
    name: String,
    version: String,
    license: Option<String>,
    repository: Option<String>,
    authors: Vec<String>,
    manifest_path: PathBuf,
}

/// The licence texts in a crate's folder, by file name.
type Texts = BTreeMap<String, String>;

#[derive(Debug, Deserialize)]
struct Metadata {
    packages: Vec<Library>,
}

/// The file's text.
pub fn text() -> Result<String> {
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
    if compiled != described {
        bail!("cargo compiles {compiled} crates but describes {described}");
    }
    let mut libraries = BTreeMap::new();
    for package in packages {
        let folder = package.manifest_path.parent();
        let texts = texts(folder.context("a crate without a folder")?);
        let texts = texts.with_context(|| format!("the licence of {}", package.name))?;
        libraries.insert(package, texts);
    }
    let deny = fs::read_to_string(project::root().join("deny.toml"))?;
    // Hosts send no encoding; the byte order mark tells browsers.
    let text = written(&libraries, &allowed(&deny)?)?;
    Ok(format!("\u{feff}{text}"))
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

/// The licences that are compatible with ours, as listed in `deny.toml`, in that order: where a
/// crate offers a choice, the first is taken.
fn allowed(deny: &str) -> Result<Vec<Licensee>> {
    let list = deny
        .split_once("\nallow = [")
        .and_then(|(_, rest)| rest.split_once(']'));
    let (list, _) = list.context("deny.toml allows no licences")?;
    let names = list.split('"').skip(1).step_by(2);
    names.map(|name| Ok(Licensee::parse(name)?)).collect()
}

fn texts(folder: &Path) -> Result<Texts> {
    let mut texts = Texts::new();
    for file in WalkDir::new(folder).min_depth(1).max_depth(2) {
        let file = file?;
        let name = file.path().strip_prefix(folder)?.to_string_lossy();
        let mut beginnings = FILES.split(' ');
        let is_licence = beginnings.any(|begin| name.to_uppercase().starts_with(begin));
        if is_licence && file.file_type().is_file() {
            let text = fs::read(file.path())?;
            texts.insert(
                name.into_owned(),
                String::from_utf8_lossy(&text).into_owned(),
            );
        }
    }
    Ok(texts)
}

/// The whole file; or an error with the names of all libraries that may not be published.
fn written(libraries: &BTreeMap<Library, Texts>, allowed: &[Licensee]) -> Result<String> {
    let mut all = libraries.iter();
    let ours = all.find(|(library, _)| library.name == PACKAGE);
    let (ours, our_texts) = ours.with_context(|| format!("cargo does not describe {PACKAGE}"))?;
    let mut list = HEAD.to_owned();
    let mut refused = Vec::new();
    let mut all: BTreeMap<String, (Vec<String>, String)> = BTreeMap::new();
    for (library, texts) in libraries {
        let name = format!("{} {}", library.name, library.version);
        let licence = library.license.as_deref().unwrap_or("no licence");
        let Some((taken, mut its)) = choice(licence, texts, allowed) else {
            refused.push(format!("{name} is under {licence}"));
            continue;
        };
        writeln!(list, "{name}")?;
        if licence.contains(" OR ") || licence.contains('/') {
            writeln!(list, "    {licence} (taken: {})", taken.join(" AND "))?
        } else {
            writeln!(list, "    {licence}")?
        }
        if let Some(repository) = &library.repository {
            writeln!(list, "    {repository}")?;
        }
        if its.is_empty() && taken == [OURS] {
            list.push_str("    no text of its own: see Zeitnot's\n");
            its = our_texts.values().collect();
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
            // Texts with the same words but other line breaks count as the same.
            let words: Vec<_> = text.split_whitespace().collect();
            let new = || (Vec::new(), tidy(text));
            let (under, _) = all.entry(words.join(" ")).or_insert_with(new);
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
    list.push_str(STANDARD);
    let ours = format!("{} {}", ours.name, ours.version);
    let mut all: Vec<_> = all.into_values().collect();
    all.sort_by_cached_key(|(under, text)| (!under.contains(&ours), under.clone(), text.clone()));
    for (under, text) in all {
        write!(list, "\n{RULE}{}\n\n{text}", under.join("\n"))?;
    }
    Ok(list)
}

/// The licences chosen from an expression, and their texts: the first allowed one with a text in
/// the folder, else the first allowed one.
fn choice<'a>(
    licence: &str,
    texts: &'a Texts,
    allowed: &[Licensee],
) -> Option<(Vec<String>, Vec<&'a String>)> {
    // Older crates wrote `/` instead of OR.
    let expression = Expression::parse_mode(licence, ParseMode::LAX).ok()?;
    let with = |allowed: &[Licensee]| {
        let taken = expression.minimized_requirements(allowed).ok()?;
        let taken: Vec<_> = taken.iter().map(ToString::to_string).collect();
        let families: BTreeSet<_> = taken.iter().map(|licence| family(licence)).collect();
        let named = expression.requirements();
        let named = named.map(|named| family(&named.req.to_string()));
        let others: Vec<_> = named.filter(|family| !families.contains(family)).collect();
        let is_taken = |name: &&String| {
            let name = name.to_uppercase();
            let mut words = name.split(|letter: char| !letter.is_alphanumeric());
            !words.any(|word| others.iter().any(|other| word.starts_with(other)))
        };
        let files = texts.iter().filter(|(name, _)| is_taken(name));
        Some((taken, files.map(|(_, text)| text).collect::<Vec<_>>()))
    };
    let first = with(allowed)?;
    if !first.1.is_empty() {
        return Some(first);
    }
    let others = (1..allowed.len()).filter_map(|from| with(&allowed[from..]));
    let with_text = others.into_iter().find(|(_, texts)| !texts.is_empty());
    Some(with_text.unwrap_or(first))
}

/// The word in file names: `APACHE` for `Apache-2.0`.
fn family(licence: &str) -> String {
    let (family, _) = licence.split_once(['-', ' ']).unwrap_or((licence, ""));
    family.to_uppercase()
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

    /// Its name, its licence, and its texts by their files.
    type Known<'a> = (&'a str, &'a str, &'a [(&'a str, &'a str)]);

    fn with_ours(others: &[Known<'_>]) -> Result<String> {
        let ours: Known<'_> = ("zeitnot", OURS, &[("LICENSE", "The General Public\n")]);
        let all = others
            .iter()
            .copied()
            .chain([ours])
            .map(|(name, license, texts)| {
                let library = Library {
                    name: name.into(),
                    version: "1.0.0".into(),
                    license: Some(license.into()),
                    repository: Some(format!("https://example.org/{name}")),
                    authors: vec!["A. Person <a@example.org>".into(), "B. Person".into()],
                    manifest_path: PathBuf::new(),
                };
                let texts = texts.iter().map(|&(name, text)| (name.into(), text.into()));
                (library, texts.collect())
            });
        let deny = "[licenses]\nallow = [\n  \"MIT\",\n  \"Unicode-3.0\", \"Apache-2.0\", \
                    \"GPL-3.0-or-later\"]\n";
        written(&all.collect(), &allowed(deny)?)
    }

    #[test]
    fn two_libraries_with_the_same_text_share_it_under_both_names() {
        let file = with_ours(&[
            ("one", "MIT", &[("LICENSE", "It is\r\nfree.  \r\n")]),
            ("two", "MIT", &[("LICENSE-MIT", "\nIt is free.\n")]),
        ])
        .expect("a file");
        assert!(
            file.contains("one 1.0.0\n    MIT\n    https://example.org/one\n\n"),
            "{file}"
        );
        assert!(
            file.contains("one 1.0.0\ntwo 1.0.0\n\nIt is\nfree.\n"),
            "{file}"
        );
        // Our own licence is the first text.
        let at = |text: &str| file.find(text).expect(text);
        assert!(at("The General Public\n") < at("It is\nfree."));
    }

    #[test]
    fn a_choice_of_licences_adds_the_taken_texts_and_all_notices() {
        let texts = [
            ("LICENSE-APACHE", "Apache."),
            ("LICENSE-MIT", "Mit."),
            ("LICENSE-UNICODE", "Unicode."),
            ("NOTICE", "Notice."),
        ];
        let expression = "(Apache-2.0 OR MIT) AND Unicode-3.0";
        let file = with_ours(&[("one", expression, &texts)]).expect("a file");
        assert!(file.contains("(taken: MIT AND Unicode-3.0)"), "{file}");
        assert!(file.contains("Mit.") && file.contains("Unicode.") && file.contains("Notice."));
        assert!(!file.contains("Apache."));
        let texts = [("LICENSES/Apache-2.0.txt", "Apache.")];
        let file = with_ours(&[("one", "MIT/Apache-2.0", &texts)]).expect("a file");
        assert!(
            file.contains("(taken: Apache-2.0)") && file.contains("Apache."),
            "{file}"
        );
    }

    #[test]
    fn a_library_without_a_text_is_named_with_its_authors_or_has_ours() {
        let file = with_ours(&[("one", "MIT", &[]), ("two", OURS, &[])]).expect("a file");
        let said = "the crate contains no licence text; by A. Person, B. Person\n";
        assert!(file.contains(said), "{file}");
        assert!(
            file.contains("two 1.0.0\nzeitnot 1.0.0\n\nThe General Public\n"),
            "{file}"
        );
    }

    #[test]
    fn a_licence_that_does_not_go_with_ours_is_refused_by_name() {
        let all: [Known<'_>; 3] = [
            ("one", "BUSL-1.1", &[]),
            ("two", "MIT", &[]),
            ("three", "MIT OR", &[]),
        ];
        let error = with_ours(&all).expect_err("refused").to_string();
        assert!(error.contains("one 1.0.0 is under BUSL-1.1; three 1.0.0 is under MIT OR:"));
    }

    #[test]
    fn the_list_names_the_libraries_in_the_programs_and_no_others() {
        let text = text().expect("a text");
        let names = |name: &str| {
            text.lines()
                .any(|line| line.starts_with(&format!("{name} ")))
        };
        for name in ["zeitnot", "leptos", "shakmaty", "chasolver", "wasm-bindgen"] {
            assert!(names(name), "{name} is not named");
        }
        // Macros, crates of tests, and crates of this tool.
        for name in "serde_derive leptos_macro proptest brotli xtask".split(' ') {
            assert!(!names(name), "{name} is named");
        }
        assert!(
            !text.contains(&*project::root().to_string_lossy()),
            "the text contains a path of this machine"
        );
    }
}
