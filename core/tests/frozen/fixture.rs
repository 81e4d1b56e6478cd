//! The files of `tests/data`, a folder for each version that wrote something in a form of its own.
//! A file of a later version stands in for the one of the same name before it.

use std::fs;
use std::path::{Path, PathBuf};

/// The versions with files, the oldest first. A later one is added at the end.
pub const VERSIONS: [&str; 2] = ["1.0", "1.1"];

/// The advice for a developer whose change made a test of this folder fail.
pub const ADVICE: &str = "\n\
    This was written by a released version, and devices, links and files still have it.\n\
    - Never change a file of tests/data/<version>: it is what was written then.\n\
    - If the change was not meant, take it back: a field, key, letter or word was renamed.\n\
    - If it was meant, go on reading the old form, and put the new one beside it: a file of the\n  \
      same name in tests/data/<new version>, which is added to VERSIONS in tests/frozen/fixture.rs.\n\
    docs/formats.md says how a field, a value or a form is added.\n";

fn folder(version: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(version)
}

fn read(version: &str, name: &str) -> Option<String> {
    let path = folder(version).join(name);
    path.exists()
        .then(|| fs::read_to_string(path).expect("the file is text"))
}

/// The file as each version wrote it, the newest last. It is there if [`assert_written`] says so.
pub fn each(name: &str) -> Vec<(&'static str, String)> {
    let found = VERSIONS.map(|version| Some((version, read(version, name)?)));
    found.into_iter().flatten().collect()
}

/// The names of the files in a folder of this version or of one before it.
pub fn names_in(version: &str, under: &str) -> Vec<String> {
    let until = VERSIONS.iter().position(|known| *known == version);
    let versions = &VERSIONS[..=until.expect("a version with files")];
    let mut names = Vec::new();
    for version in versions {
        let files = fs::read_dir(folder(version).join(under))
            .into_iter()
            .flatten();
        names.extend(files.map(|file| {
            let name = file.expect("a file").file_name();
            name.into_string().expect("a plain name")
        }));
    }
    names.sort_unstable();
    names.dedup();
    names
}

/// The file as it was when this version was the newest.
pub fn in_version(version: &str, name: &str) -> String {
    let until = VERSIONS.iter().position(|known| *known == version);
    let versions = &VERSIONS[..=until.expect("a version with files")];
    let mut found = versions.iter().rev().filter_map(|known| read(known, name));
    found.next().expect("a file of this version")
}

/// Asserts that the program writes what the newest file of this name has, to the byte. Nothing
/// overwrites a file: the failing test prints the text that would be written.
#[track_caller]
pub fn assert_written(name: &str, text: &str) {
    let kept = VERSIONS
        .iter()
        .rev()
        .find_map(|version| read(version, name));
    if kept.as_deref() != Some(text) {
        let kept = kept.unwrap_or_else(|| "no file\n".into());
        panic!(
            "{name} would be written differently from before.\n\
             -- before --\n{kept}\n-- now --\n{text}\n--{ADVICE}"
        );
    }
}

/// Asserts that a value that was read still has its meaning.
#[macro_export]
macro_rules! assert_means {
    ($read:expr, $meaning:expr, $($what:tt)+) => {
        assert_eq!($read, $meaning, "{}: read differently from before{}",
            format_args!($($what)+), $crate::fixture::ADVICE)
    };
}
