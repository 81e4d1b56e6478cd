//! The parts of the Rust toolchain that a fresh rustup does not bring.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::{step, system, tools};

/// The target of the page.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Gets the standard library for WebAssembly.
pub fn ensure_target() -> Result<()> {
    if has_target() {
        return Ok(());
    }
    rustup(
        &format!("the target {WASM} is not here: adding it, some 20 MB; once per machine"),
        &["target", "add", WASM],
    )
}

/// Gets the formatter and the linter, which rustup's minimal profile leaves out.
pub fn ensure_checkers() -> Result<()> {
    for (component, command) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if !step::asks(Command::new(tools::cargo()).args([command, "--version"])) {
            rustup(
                &format!("{component} is not here: adding it; once per machine"),
                &["component", "add", component],
            )?;
        }
    }
    Ok(())
}

/// Asks the compiler, not rustup: a distribution's Rust has targets too.
fn has_target() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    Command::new(rustc)
        .args(["--print", "target-libdir", "--target", WASM])
        .stderr(Stdio::null())
        .output()
        .ok()
        .filter(|output| output.status.success())
        .and_then(|output| String::from_utf8(output.stdout).ok())
        .and_then(|folder| Path::new(folder.trim()).read_dir().ok())
        .is_some_and(|mut files| files.next().is_some())
}

fn rustup(what: &str, arguments: &[&str]) -> Result<()> {
    let Some(rustup) = system::in_path("rustup") else {
        bail!(
            "{} is missing, and there is no rustup to get it with. Please install rustup, or get the same from where \
             your Rust came from. With rustup it is:\n\n    rustup {}",
            arguments[2],
            arguments.join(" ")
        );
    };
    step::say(what);
    step::run(Command::new(rustup).args(arguments))
}
