//! Compiling what Trunk does not: it builds one binary of a page, and knows
//! nothing of splitting one.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::slim::slim;
use crate::split::{self, Split};
use crate::tools::Toolbox;
use crate::{minify, project, rust, step, wasm};

/// The app: Trunk has built it, and it is split here.
const APP: &str = "zeitnot";

/// A program of frames. They are scripts and no modules: a frame of no origin may
/// not load modules from its own host.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Frame {
    /// What `public/start.js` calls it, and the binary that it is.
    pub name: &'static str,
    /// The features of the package that it needs; the usual ones without.
    features: Option<&'static str>,
}

/// All of them: the clock, which is to be small, and the rest.
pub const FRAMES: [Frame; 2] = [
    Frame {
        name: "embed-clock",
        // Whatever Leptos brings would be in its download.
        features: Some("browser"),
    },
    Frame {
        name: "embed",
        features: None,
    },
];

/// A program as the browser wants it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Compiled {
    /// The script that starts the program.
    pub glue: Vec<u8>,
    /// The program.
    pub wasm: Vec<u8>,
}

/// The app, optimised and split.
pub fn app(tools: &Toolbox) -> Result<Split> {
    let wasm = cargo(tools, APP, None)?;
    let folder = scratch("split")?;
    let parts = split::transform(&wasm, &folder)?;
    let Compiled { glue, wasm } = finish(tools, &folder.join(split::MAIN), Kind::Module)?;
    parts.pack(glue, wasm, |names| {
        let files = names.iter().map(|name| folder.join(format!("{name}.wasm")));
        let small = all_optimised(tools, &files.collect::<Vec<_>>())?;
        small.iter().map(|module| wasm::bare(module)).collect()
    })
}

/// A program of frames, optimised.
pub fn frame(tools: &Toolbox, frame: Frame) -> Result<Compiled> {
    let wasm = cargo(tools, frame.name, frame.features)?;
    finish(tools, &wasm, Kind::Script)
}

/// Builds a binary, and says where it is.
fn cargo(tools: &Toolbox, bin: &str, features: Option<&str>) -> Result<PathBuf> {
    let mut command = tools.cargo();
    // Trunk, or whoever called, has fetched all crates.
    command.args(["build", "--release", "--offline", "--target", rust::WASM]);
    command.args(["--message-format", "json-render-diagnostics", "--bin", bin]);
    if let Some(features) = features {
        command.args(["--no-default-features", "--features", features]);
    }
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .context("could not start cargo")?;
    if !output.status.success() {
        bail!("cargo failed ({})", output.status);
    }
    let mut built = artifacts(&String::from_utf8_lossy(&output.stdout));
    let path = built.remove(bin);
    path.with_context(|| format!("cargo did not say where {bin} is"))
}

/// What cargo's messages say of binaries.
fn artifacts(messages: &str) -> BTreeMap<String, PathBuf> {
    messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .filter_map(|message| {
            let name = message["target"]["name"].as_str()?;
            let mut files = message["filenames"].as_array()?.iter();
            let wasm =
                files.find_map(|file| file.as_str().filter(|file| file.ends_with(".wasm")))?;
            Some((name.to_owned(), wasm.into()))
        })
        .collect()
}

/// How the glue of a program is loaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Script,
    Module,
}

/// What Trunk does with the one that it builds.
fn finish(tools: &Toolbox, wasm: &Path, kind: Kind) -> Result<Compiled> {
    let folder = scratch("programs")?;
    let target = match kind {
        Kind::Script => "no-modules",
        Kind::Module => "web",
    };
    let mut bindgen = tools.program("wasm-bindgen");
    bindgen.args(["--no-typescript", "--target", target, "--out-name", "it"]);
    if kind == Kind::Module {
        // By these names the chunks know what they share.
        bindgen.args(["--keep-lld-exports", "--no-demangle"]);
    }
    step::quietly(bindgen.arg("--out-dir").arg(&folder).arg(wasm))?;
    let program = folder.join("it_bg.wasm");
    let (glue, small) = slim(
        &fs::read_to_string(folder.join("it.js"))?,
        &fs::read(&program)?,
    )?;
    fs::write(&program, small)?;
    Ok(Compiled {
        glue: match kind {
            Kind::Script => minify::script(glue.as_bytes()),
            Kind::Module => minify::module(glue.as_bytes()),
        },
        wasm: optimised(tools, &program)?,
    })
}

/// A program made as small as can be.
fn optimised(tools: &Toolbox, wasm: &Path) -> Result<Vec<u8>> {
    let small = wasm.with_extension("small");
    let mut opt = tools.program("wasm-opt");
    step::quietly(opt.arg("-Oz").arg("--output").arg(&small).arg(wasm))?;
    Ok(fs::read(small)?)
}

/// Programs made as small as can be, as many at once as there are processors: most
/// are so small that it is the start of the optimiser that takes the time.
fn all_optimised(tools: &Toolbox, files: &[PathBuf]) -> Result<Vec<Vec<u8>>> {
    let processors = thread::available_parallelism().map_or(1, usize::from);
    let shares = files.chunks(files.len().div_ceil(processors).max(1));
    let optimise = |file: &PathBuf| optimised(tools, file);
    thread::scope(|scope| {
        let threads: Vec<_> = shares
            .map(|share| scope.spawn(move || share.iter().map(optimise).collect()))
            .collect();
        let mut small = Vec::new();
        for thread in threads {
            let share: Result<Vec<Vec<u8>>> = thread.join().expect("no share panics");
            small.extend(share?);
        }
        Ok(small)
    })
}

/// An empty folder of ours.
fn scratch(name: &str) -> Result<PathBuf> {
    let folder = project::scratch().join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

impl Toolbox {
    /// A tool that was asked for before.
    fn program(&self, name: &str) -> Command {
        self.command(&self.find(name).unwrap_or_else(|| name.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn binaries_are_found_in_what_cargo_says() {
        let said = "{\"reason\":\"compiler-artifact\",\"target\":{\"name\":\"embed\"},\
                    \"filenames\":[\"/t/embed.js\",\"/t/embed.wasm\"]}\nno json\n\
                    {\"reason\":\"build-finished\",\"success\":true}";
        let found = artifacts(said);
        assert_eq!(found["embed"], PathBuf::from("/t/embed.wasm"));
        assert_eq!(found.len(), 1);
    }
}
