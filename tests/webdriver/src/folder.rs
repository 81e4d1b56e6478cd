//! A temporary folder: [`Folder`].

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A temporary folder, empty at first, until it is dropped.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// A new, empty folder.
    ///
    /// # Panics
    /// When it cannot be made.
    #[must_use]
    #[track_caller]
    pub fn fresh() -> Folder {
        static LAST: AtomicU32 = AtomicU32::new(0);
        loop {
            let number = LAST.fetch_add(1, Ordering::Relaxed);
            let name = format!("zeitnot-webdriver-{}-{number}", std::process::id());
            let path = std::env::temp_dir().join(name);
            match fs::create_dir(&path) {
                Ok(()) => return Folder(path),
                // Left by a process of the same number that was killed.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => panic!("could not make {}: {error}", path.display()),
            }
        }
    }

    /// A folder with everything that is in another, except links, which are the
    /// locks of a browser on its profile.
    ///
    /// # Panics
    /// When it cannot be read, or there is no room for it.
    #[must_use]
    #[track_caller]
    pub fn copy_of(other: &Path) -> Folder {
        let folder = Folder::fresh();
        copy(other, folder.path());
        folder
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder").flatten() {
        let (path, to) = (entry.path(), to.join(entry.file_name()));
        let kind = entry.file_type().expect("a kind of file");
        if kind.is_dir() {
            copy(&path, &to);
        } else if kind.is_file() {
            fs::copy(path, to).expect("a copy");
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_unique_and_is_removed_with_all_its_contents() {
        let (one, other) = (Folder::fresh(), Folder::fresh());
        assert_ne!(one.path(), other.path());
        fs::create_dir(one.path().join("in it")).expect("a folder");
        fs::write(one.path().join("in it/text"), "text").expect("a file");
        let path = one.path().to_owned();
        drop(one);
        assert!(!path.exists());
        assert!(other.path().is_dir());
    }
}
