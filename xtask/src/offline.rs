//! The service worker's list: every file of the build, with its hash.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::Result;
use serde_json::{Value, json};

use crate::{hash, project};

/// A worker that removes itself and its cache: for development, as an optimised build may have been
/// served at the same address before.
pub const NONE: &str = include_str!("scripts/no_worker.js");

/// Whether a file is cached: not those that only others fetch from the folder, and not the scripts
/// for frames, which cannot cache anything.
fn is_kept(name: &str) -> bool {
    let is_for_others = name == "sw.js"
        || name.starts_with("public/app/")
        || name.ends_with("README.md")
        || name.ends_with("OFL.txt");
    !is_for_others && !name.contains("-script-")
}

/// The list for the service worker: the files common to all languages, and those of each. The
/// version is the hash of the list and of the worker itself.
pub fn list(
    folder: &Path,
    of_languages: &BTreeMap<String, Vec<String>>,
    worker: &str,
) -> Result<Value> {
    let mut files: BTreeMap<&str, Vec<Value>> = BTreeMap::new();
    for name in project::files(folder)?.iter().filter(|name| is_kept(name)) {
        let language = of_languages.iter().find(|(_, names)| names.contains(name));
        // A page is requested by its folder.
        let path = if name == "index.html" { "" } else { name };
        files
            .entry(language.map_or("all", |(tag, _)| tag))
            .or_default()
            .push(json!([
                path,
                hash::integrity(&fs::read(folder.join(name))?),
                u8::from(is_named_by_content(name))
            ]));
    }
    let files = json!(files);
    let version = hash::short(format!("{files}{worker}").as_bytes());
    Ok(json!({ "version": version, "files": files }))
}

/// Whether the name ends in a hash, by us or by Trunk.
fn is_named_by_content(name: &str) -> bool {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    stem.rsplit_once('-').is_some_and(|(_, hash)| {
        hash.len() >= 12 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_a_hash_are_distinguished_from_others() {
        assert!(is_named_by_content("learn-en-0123456789abcdef.wasm"));
        for name in ["index.html", "embed.js", "post_game-plan.css", "a-1.js"] {
            assert!(!is_named_by_content(name), "{name}");
        }
    }

    #[test]
    fn the_version_changes_with_any_file_and_with_the_worker() {
        let folder = project::scratch().join("offline");
        let languages = BTreeMap::from([("en".to_owned(), vec!["a.js".to_owned()])]);
        fs::create_dir_all(folder.join("public/app")).expect("a folder");
        fs::write(folder.join("public/app/wide.png"), "not kept").expect("a file");
        fs::write(folder.join("index.html"), "page").expect("a file");
        let list = |script: &str, worker| {
            fs::write(folder.join("a.js"), script).expect("a file");
            list(&folder, &languages, worker).expect("a list")
        };
        let first = list("a()", "w");
        assert_eq!(first["files"]["en"][0][0], "a.js");
        assert_eq!(first["files"]["all"][0][0], "");
        assert_eq!(first["files"]["all"].as_array().map(Vec::len), Some(1));
        assert_eq!(first["version"], list("a()", "w")["version"]);
        assert_ne!(first["version"], list("b()", "w")["version"]);
        assert_ne!(first["version"], list("a()", "x")["version"]);
    }
}
