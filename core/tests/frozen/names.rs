//! The names by which a page finds what another one left: keys of the browser's storages, locks
//! between tabs, names in addresses. Most are in sources that need a browser, and are read there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::assert_means;
use crate::fixture::{assert_written, each};

/// The sources in folders of the repository, without comments and tests.
fn sources(folders: &[&str]) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders: Vec<PathBuf> = folders.iter().map(|folder| root.join(folder)).collect();
    let mut texts = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let kind = path.extension().and_then(|kind| kind.to_str());
            if path.is_dir() {
                folders.push(path);
            } else if matches!(kind, Some("rs" | "js")) && !path.ends_with("tests.rs") {
                let text = fs::read_to_string(&path).expect("a source");
                let code = text.split("#[cfg(test)]").next().unwrap_or_default();
                let lines = code
                    .lines()
                    .filter(|line| !line.trim_start().starts_with("//"));
                texts.push(lines.collect::<Vec<_>>().join("\n"));
            }
        }
    }
    texts
}

/// The quoted texts that follow `before`, up to the next quotation mark.
fn quoted(sources: &[String], before: &str) -> BTreeSet<String> {
    let after = sources.iter().flat_map(|text| text.split(before).skip(1));
    let quoted = after.filter_map(|rest| rest.split('"').next());
    quoted.map(String::from).collect()
}

/// Checks names, one a line, against the files: each name of a version still exists.
fn hold(name: &str, names: &BTreeSet<String>) {
    for (version, text) in each(name) {
        let gone = text.lines().find(|known| !names.contains(*known));
        assert_means!(gone, None, "{name} of {version}");
    }
    let lines: String = names.iter().map(|known| format!("{known}\n")).collect();
    assert_written(name, &lines);
}

#[test]
fn every_key_and_lock_of_the_app_keeps_its_name() {
    let mut names = quoted(&sources(&["src", "core/src"]), ": &str = \"zeitnot.");
    names.extend(quoted(&sources(&["public"]), "\"zeitnot."));
    // The prefix alone, and the name of a file that is saved.
    names.retain(|name| !["", "ics"].contains(&&**name));
    let names = names.iter().map(|name| format!("zeitnot.{name}"));
    hold("keys.txt", &names.collect());
}

#[test]
fn every_name_in_the_query_of_an_address_is_still_read() {
    let sources = sources(&["src", "core/src"]);
    let mut names = quoted(&sources, "location::value_of(\"");
    // The name of the language's parameter is a constant.
    names.extend(quoted(&sources, "const QUERY: &str = \""));
    hold("query-names.txt", &names);
}

/// The second copy is a database of its own, which a later version has to find and to read.
#[test]
fn the_database_of_the_second_copy_keeps_its_names() {
    let source = [include_str!("../../../src/platform/mirror.rs").to_owned()];
    let mut names = BTreeSet::new();
    for constant in ["DATABASE", "WRITES", "NUMBER", "COMPLETE"] {
        names.extend(quoted(&source, &format!("const {constant}: &str = \"")));
    }
    for field in ["js::get(object, \"", " number(\""] {
        names.extend(quoted(&source, field));
    }
    hold("database.txt", &names);
}
