//! The target of the page, and programs that are the same on every machine.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result};

use crate::command::{output, run_patiently, say};
use crate::{project, tools};

/// The target of the page.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Gets the standard library for WebAssembly where rustup does not install by itself what
/// `rust-toolchain.toml` names. Asks the compiler whether it is there, not rustup, because a
/// distribution's Rust may have it too.
pub fn ensure_target() -> Result<()> {
    let folder = output(rustc().args(["--print", "target-libdir", "--target", WASM]));
    let files = folder
        .ok()
        .and_then(|folder| fs::read_dir(folder.trim()).ok());
    if files.is_some_and(|files| files.count() > 0) {
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

fn rustc() -> Command {
    Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
}

/// Lets the programs that a command builds for the page have the same bytes on every machine: the
/// places of panics in them name the source files of crates, and so the folder of cargo, of the
/// toolchain and of the project. These get names that are the same everywhere; cargo adds the flags
/// to those of `.cargo/config.toml`. The crates must have been fetched.
pub fn hide_folders(command: &mut Command) -> Result<()> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(dirs::home_dir()?.join(".cargo")));
    let home = home.context("cargo's folder is unknown: set CARGO_HOME")?;
    let toolchain = output(rustc().args(["--print", "sysroot"]))?;
    let mut folders = vec![
        (project::root(), "zeitnot"),
        (Path::new(toolchain.trim()).to_path_buf(), "rust"),
    ];
    // One for each registry: its name depends on where the crates were fetched from. There is none
    // if all crates lie in the project.
    let registries = fs::read_dir(home.join("registry/src"));
    let registries = registries.into_iter().flatten().flatten();
    folders.extend(registries.map(|registry| (registry.path(), "crates")));
    let target = WASM.replace('-', "_").to_uppercase();
    command.env(format!("CARGO_TARGET_{target}_RUSTFLAGS"), flags(&folders));
    Ok(())
}

/// The flags that give folders other names. A folder with a space keeps its own: flags end there.
fn flags(folders: &[(PathBuf, &str)]) -> String {
    let flags = folders.iter().map(|(folder, name)| {
        let folder = folder.display();
        format!("--remap-path-prefix={folder}={name}")
    });
    let flags = flags.filter(|flag| !flag.contains(char::is_whitespace));
    flags.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_get_other_names_unless_they_contain_a_space() {
        let folders = [("/a/zeitnot", "b"), ("/my code", "c"), ("/d", "e")];
        let folders = folders.map(|(folder, name)| (folder.into(), name));
        assert_eq!(
            flags(&folders),
            "--remap-path-prefix=/a/zeitnot=b --remap-path-prefix=/d=e"
        );
    }
}
