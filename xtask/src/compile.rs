//! Compiles what Trunk does not: Trunk builds one binary per page, and cannot split it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use serde_json::json;

use crate::command::{output, run};
use crate::split::{self, Points, Split};
use crate::tools::Toolbox;
use crate::{minify, project, rust, wasm};

/// The app: built by Trunk, and split here.
const APP: &str = "zeitnot";

/// The programs of frames, and whether they have the app's default features: the clock, which must
/// stay small, does without Leptos. They are scripts rather than modules: a frame without an origin
/// may not load modules from its own host.
pub const FRAMES: [(&str, bool); 2] = [("embed-clock", false), ("embed", true)];

/// The app, optimised and split for these visits.
pub fn app(tools: &Toolbox, visits: &Points) -> Result<Split> {
    let whole = cargo(tools, APP, true)?;
    let folder = scratch("split")?;
    let parts = split::transform(&whole, &folder)?;
    // The chunks refer to shared items by these names.
    let names = ["--target", "web", "--keep-lld-exports", "--no-demangle"];
    let (glue, wasm) = finish(tools, &folder.join(split::MAIN), &names)?;
    let packs = scratch("packs")?;
    parts.pack(visits, minify::module(&glue), wasm, |merged| {
        let files = merged.iter().enumerate().map(|(place, bytes)| {
            let file = packs.join(format!("{place}.wasm"));
            fs::write(&file, bytes)?;
            Ok(file)
        });
        optimised(tools, &files.collect::<Result<Vec<_>>>()?)
    })
}

/// The glue and the program of a frame, optimised.
pub fn frame(tools: &Toolbox, name: &str, has_leptos: bool) -> Result<(Vec<u8>, Vec<u8>)> {
    let wasm = cargo(tools, name, has_leptos)?;
    let (glue, wasm) = finish(tools, &wasm, &["--target", "no-modules"])?;
    Ok((minify::script(glue.as_bytes()), wasm))
}

/// Builds a binary, and returns its path.
fn cargo(tools: &Toolbox, bin: &str, has_leptos: bool) -> Result<PathBuf> {
    let folder = project::root().join("target");
    // All crates were fetched before, by Trunk or by the caller.
    let mut command = tools.cargo("build --release --offline --target");
    command.args([rust::WASM, "--bin", bin, "--target-dir"]);
    command.arg(&folder);
    command.args((!has_leptos).then_some("--no-default-features"));
    run(&mut command)?;
    Ok(folder
        .join(rust::WASM)
        .join("release")
        .join(format!("{bin}.wasm")))
}

/// Does what Trunk does with the binary that it builds; returns the glue and the program.
fn finish(tools: &Toolbox, wasm: &Path, bindgen: &[&str]) -> Result<(String, Vec<u8>)> {
    let folder = scratch("programs")?;
    let mut command = tools.program("wasm-bindgen");
    command
        .args(["--no-typescript", "--out-name", "it"])
        .args(bindgen);
    output(command.arg("--out-dir").arg(&folder).arg(wasm))?;
    let program = folder.join("it_bg.wasm");
    let glue = fs::read_to_string(folder.join("it.js"))?;
    let (glue, small) = wasm::slim(&glue, &fs::read(&program)?)?;
    fs::write(&program, small)?;
    let small = optimised(tools, &[program])?.remove(0);
    Ok((glue, small))
}

/// Programs, optimised for size, with nothing but what runs.
fn optimised(tools: &Toolbox, files: &[PathBuf]) -> Result<Vec<Vec<u8>>> {
    let [script, list] =
        ["optimise.mjs", "optimise.json"].map(|name| project::scratch().join(name));
    fs::write(&script, include_str!("scripts/optimise.mjs"))?;
    fs::write(&list, json!(files).to_string())?;
    let mut node = tools.program("node");
    output(node.arg(script).arg(tools.binaryen()).arg(list))?;
    let small = files.iter().map(|file| file.with_extension("small"));
    small.map(|file| wasm::bare(&fs::read(file)?)).collect()
}

/// An empty scratch folder.
fn scratch(name: &str) -> Result<PathBuf> {
    let folder = project::scratch().join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    Ok(folder)
}
