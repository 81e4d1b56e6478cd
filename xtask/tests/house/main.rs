//! Checks that keep the source in order: who imports whom, the style sheets, plain English.

mod imports;
mod lessons;
mod outline;
mod styles;
mod voice;

use std::path::{Path, PathBuf};

/// A file or folder of the repository.
fn place(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}
