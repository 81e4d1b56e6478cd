//! Compiling the programs that Trunk does not: it builds one binary of a page.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::programs::Program;
use crate::tools::Toolbox;
use crate::{project, rust, step};

/// A program as the browser wants it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Compiled {
    /// The script that starts the program: no module, so that it runs in a
    /// frame that may not read from its own host.
    pub glue: Vec<u8>,
    /// The program.
    pub wasm: Vec<u8>,
}

/// Compiles programs, optimised, in a language; the default without one. They
/// are in cargo's own folder: the library is compiled once for all languages.
pub fn release(
    tools: &Toolbox,
    programs: &[Program],
    language: Option<&str>,
) -> Result<Vec<Compiled>> {
    if programs.is_empty() {
        return Ok(Vec::new());
    }
    let mut built = BTreeMap::new();
    let kinds: BTreeSet<_> = programs.iter().map(|program| program.features).collect();
    for features in kinds {
        let these = || {
            let all = programs.iter();
            all.filter(|program| program.features == features)
        };
        let bins: Vec<_> = these().flat_map(|program| ["--bin", program.bin]).collect();
        // Of these alone: the library has the name of a program of the others.
        let made = cargo(tools, &bins, features, language)?;
        for program in these() {
            built.insert(
                program.bin.to_owned(),
                found(&made, program.bin)?.to_owned(),
            );
        }
    }
    programs
        .iter()
        .map(|program| finish(tools, found(&built, program.bin)?))
        .collect()
}

/// The library that all programs are linked with.
pub fn library(tools: &Toolbox) -> Result<Vec<u8>> {
    let built = cargo(tools, &["--lib"], None, None)?;
    Ok(std::fs::read(found(&built, "zeitnot")?)?)
}

fn found<'a>(built: &'a BTreeMap<String, PathBuf>, name: &str) -> Result<&'a PathBuf> {
    let path = built.get(name);
    path.with_context(|| format!("cargo did not say where {name} is"))
}

/// What is built, by its name.
fn cargo(
    tools: &Toolbox,
    what: &[&str],
    features: Option<&str>,
    language: Option<&str>,
) -> Result<BTreeMap<String, PathBuf>> {
    let mut command = tools.cargo();
    // Trunk, or whoever called, has fetched all crates.
    command.args(["build", "--release", "--offline", "--target", rust::WASM]);
    command.args(["--message-format", "json-render-diagnostics"]);
    command.args(what);
    if let Some(features) = features {
        command.args(["--no-default-features", "--features", features]);
    }
    command.env_remove("ZEITNOT_LANGUAGE");
    if let Some(language) = language {
        command.env("ZEITNOT_LANGUAGE", language);
    }
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .context("could not start cargo")?;
    if !output.status.success() {
        bail!("cargo failed ({})", output.status);
    }
    Ok(artifacts(&String::from_utf8_lossy(&output.stdout)))
}

/// What cargo's messages say of libraries and binaries.
fn artifacts(messages: &str) -> BTreeMap<String, PathBuf> {
    messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .filter_map(|message| {
            let name = message["target"]["name"].as_str()?;
            let mut files = message["filenames"].as_array()?.iter();
            let wasm = files.find_map(|file| {
                file.as_str()
                    .filter(|file| file.ends_with(".wasm") || file.ends_with(".rlib"))
            })?;
            Some((name.to_owned(), wasm.into()))
        })
        .collect()
}

/// What Trunk does with the one that it builds.
fn finish(tools: &Toolbox, wasm: &Path) -> Result<Compiled> {
    let folder = project::scratch().join("programs");
    std::fs::create_dir_all(&folder)?;
    let mut bindgen = tools.program("wasm-bindgen");
    bindgen
        .args([
            "--target",
            "no-modules",
            "--no-typescript",
            "--out-name",
            "it",
            "--out-dir",
        ])
        .arg(&folder)
        .arg(wasm);
    step::quietly(&mut bindgen)?;
    let (from, to) = (folder.join("it_bg.wasm"), folder.join("small.wasm"));
    let mut opt = tools.program("wasm-opt");
    step::quietly(opt.arg("-Oz").arg("--output").arg(&to).arg(&from))?;
    Ok(Compiled {
        glue: minified(&std::fs::read(folder.join("it.js"))?),
        wasm: std::fs::read(to)?,
    })
}

/// The script that wasm-bindgen makes, made as small as Trunk does it.
fn minified(script: &[u8]) -> Vec<u8> {
    let mut small = Vec::new();
    let session = minify_js::Session::new();
    match minify_js::minify(
        &session,
        minify_js::TopLevelMode::Global,
        script,
        &mut small,
    ) {
        Ok(()) => small,
        // It is as good, only longer.
        Err(_) => script.to_vec(),
    }
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
        let said = "{\"reason\":\"compiler-artifact\",\"target\":{\"name\":\"desk\"},\
                    \"filenames\":[\"/t/desk.js\",\"/t/desk.wasm\"]}\nno json\n\
                    {\"reason\":\"build-finished\",\"success\":true}";
        let found = artifacts(said);
        assert_eq!(found["desk"], PathBuf::from("/t/desk.wasm"));
        assert_eq!(found.len(), 1);
    }

    #[test]
    fn a_script_is_smaller_and_one_that_is_not_understood_is_kept() {
        assert!(minified(b"const a = 1;  // said\nf( a )").len() < 20);
        assert_eq!(minified(b"const ="), b"const =");
    }
}
