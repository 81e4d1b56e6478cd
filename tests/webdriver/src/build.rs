//! The built page as a test changes it: [`Build`].

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::places;

/// A copy of the built page, until it is dropped.
#[derive(Debug)]
pub struct Build(PathBuf);

impl Build {
    /// One of its own.
    ///
    /// # Panics
    /// When there is no built page, or no room for another.
    #[must_use]
    pub fn copy() -> Build {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let name = format!("zeitnot-{}-{number}", std::process::id());
        let build = Build(std::env::temp_dir().join(name));
        copy(&places::dist(), &build.0);
        build
    }

    /// Where it is.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.0
    }

    /// The text of one of its files.
    ///
    /// # Panics
    /// When there is none of this name.
    #[must_use]
    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.0.join(name)).expect("a file of the build")
    }

    /// Puts a text in the place of one of its files.
    ///
    /// # Panics
    /// When it cannot be written.
    pub fn write(&self, name: &str, text: &str) {
        std::fs::write(self.0.join(name), text).expect("a file of the copy");
    }

    /// Takes away the one file whose name begins and ends so.
    ///
    /// # Panics
    /// When there is none, or more than one.
    pub fn remove(&self, begin: &str, end: &str) {
        let mut found = files(&self.0).filter(|file| {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            name.starts_with(begin) && name.ends_with(end)
        });
        let file = found.next().expect("a file of this name");
        assert!(found.next().is_none(), "several begin with {begin}");
        std::fs::remove_file(file).expect("the file is gone");
    }
}

impl Drop for Build {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
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
