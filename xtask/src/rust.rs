//! The parts of the Rust toolchain that may be missing where rustup does not install what
//! `rust-toolchain.toml` names, or where Rust comes from a distribution.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::command::{output, run_patiently, say};
use crate::tools;

/// The target of the page.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Gets the standard library for WebAssembly. Asks the compiler whether it is there, not rustup,
/// because a distribution's Rust may have it too.
pub fn ensure_target() -> Result<()> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let folder = output(Command::new(rustc).args(["--print", "target-libdir", "--target", WASM]));
    let has_files = |folder: &str| {
        Path::new(folder)
            .read_dir()
            .is_ok_and(|all| all.count() > 0)
    };
    if folder.is_ok_and(|folder| has_files(folder.trim())) {
        return Ok(());
    }
    rustup("target", WASM)
}

/// Gets the formatter and the linter, which rustup's minimal profile leaves out.
pub fn ensure_checkers() -> Result<()> {
    for (component, command) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if output(Command::new(tools::cargo()).args([command, "--version"])).is_err() {
            rustup("component", component)?;
        }
    }
    Ok(())
}

fn rustup(kind: &str, name: &str) -> Result<()> {
    say(&format!(
        "the {kind} {name} is missing: adding it, about 20 MB; once per machine"
    ));
    run_patiently(Command::new("rustup").args([kind, "add", name]))
        .with_context(|| format!("please install it the way you installed Rust: {kind} {name}"))
}
