//! The built page as a test changes it: [`Build`].

use std::path::{Path, PathBuf};

use crate::folder::Folder;
use crate::places;

/// A copy of the built page, until it is dropped.
#[derive(Debug)]
pub struct Build(Folder);

impl Build {
    /// One of its own.
    ///
    /// # Panics
    /// When there is no built page, or no room for another.
    #[must_use]
    pub fn copy() -> Build {
        let folder = Folder::fresh();
        copy(&places::dist(), folder.path());
        Build(folder)
    }

    /// Where it is.
    #[must_use]
    pub fn root(&self) -> &Path {
        self.0.path()
    }

    /// The text of one of its files.
    ///
    /// # Panics
    /// When there is none of this name.
    #[must_use]
    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.root().join(name)).expect("a file of the build")
    }

    /// Puts a text in the place of one of its files.
    ///
    /// # Panics
    /// When it cannot be written.
    pub fn write(&self, name: &str, text: &str) {
        std::fs::write(self.root().join(name), text).expect("a file of the copy");
    }

    /// Takes away the one file whose name begins and ends so.
    ///
    /// # Panics
    /// When there is none, or more than one.
    pub fn remove(&self, begin: &str, end: &str) {
        let mut found = files(self.root()).filter(|file| {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            name.starts_with(begin) && name.ends_with(end)
        });
        let file = found.next().expect("a file of this name");
        assert!(found.next().is_none(), "several begin with {begin}");
        std::fs::remove_file(file).expect("the file is gone");
    }
}

fn files(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    entries.flatten().map(|entry| entry.path())
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for path in files(from) {
        let to = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy(&path, &to);
        } else {
            std::fs::copy(path, to).expect("a copy");
        }
    }
}
