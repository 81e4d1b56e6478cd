//! Hashes of files: in their names, so that hosts may cache them for ever, and for the integrity
//! checks of browsers.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

/// The part of a file's name that changes with its content.
pub fn short(bytes: &[u8]) -> String {
    whole(bytes)[..16].to_owned()
}

/// A hash as programs print it that compare files.
pub fn whole(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A hash in the form of `integrity` attributes.
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}
