//! The built page as a test changes it: [`Build`].

use std::path::{Path, PathBuf};

use crate::folder::Folder;
use crate::places;

/// A copy of the built page, until it is dropped.
#[derive(Debug)]
pub struct Build(Folder);

impl Build {
    /// A copy that no other test has.
    ///
    /// # Panics
    /// When there is no built page, or no room for another.
    #[must_use]
    pub fn copy() -> Build {
        Build(Folder::copy_of(&places::dist()))
    }

    /// Where it is.
    #[must_use]
    pub fn root(&self) -> &Path {
        self.0.path()
    }

    /// The text of one of its files.
    ///
    /// # Panics
    /// When there is no file of this name.
    #[must_use]
    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.root().join(name)).expect("a file of the build")
    }

    /// Writes a text to one of its files.
    ///
    /// # Panics
    /// When it cannot be written.
    pub fn write(&self, name: &str, text: &str) {
        std::fs::write(self.root().join(name), text).expect("a file of the copy");
    }

    /// The name of the one file that begins with `begin` and ends with `end`.
    ///
    /// # Panics
    /// When there is no such file, or more than one.
    #[must_use]
    pub fn name(&self, begin: &str, end: &str) -> String {
        let names =
            files(self.root()).filter_map(|file| file.file_name()?.to_owned().into_string().ok());
        let mut found = names.filter(|name| name.starts_with(begin) && name.ends_with(end));
        let name = found.next().expect("a file of this name");
        assert!(found.next().is_none(), "several begin with {begin}");
        name
    }

    /// The name of the one file that has only a hash between `begin` and `end`.
    ///
    /// # Panics
    /// When there is no such file.
    #[must_use]
    pub fn hashed(&self, begin: &str, end: &str) -> String {
        let is_it = |name: &String| {
            let hash = name
                .strip_prefix(begin)
                .and_then(|name| name.strip_suffix(end));
            hash.is_some_and(|hash| hash.chars().all(|letter| letter.is_ascii_hexdigit()))
        };
        let mut names =
            files(self.root()).filter_map(|file| file.file_name()?.to_owned().into_string().ok());
        names.find(is_it).expect("a file of this name")
    }

    /// Removes the one file whose name begins with `begin` and ends with `end`.
    ///
    /// # Panics
    /// When there is no such file, or more than one.
    pub fn remove(&self, begin: &str, end: &str) {
        std::fs::remove_file(self.root().join(self.name(begin, end))).expect("the file is gone");
    }

    /// Cuts off the second half of the one file whose name begins with `begin`
    /// and ends with `end`.
    ///
    /// # Panics
    /// When there is no such file, or more than one.
    pub fn cut(&self, begin: &str, end: &str) {
        let file = self.root().join(self.name(begin, end));
        let bytes = std::fs::read(&file).expect("a file of the build");
        std::fs::write(file, &bytes[..bytes.len() / 2]).expect("a file of the copy");
    }
}

fn files(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    entries.flatten().map(|entry| entry.path())
}
