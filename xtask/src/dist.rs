//! `cargo xtask dist`: what Trunk calls when it has done its part. It completes
//! the folder: all programs in all languages, the start script that knows them,
//! and the pages that begin with it.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::{Map, Value, json};

use crate::compile::{self, Compiled};
use crate::kept::Kept;
use crate::languages::{self, Language};
use crate::page::Begin;
use crate::programs::{self, Program};
use crate::tools::Toolbox;
use crate::{hash, licences, manifest, offline, page, project, step};

/// The face of the figures.
const FACE: &str = "public/fonts/numerals.woff2";

/// The words that `public/check.js` may say.
const SAID: [&str; 11] = [
    "dir",
    "old",
    "thisBrowser",
    "syntax",
    "noNetwork",
    "gone",
    "notOurs",
    "cut",
    "damaged",
    "failed",
    "again",
];

/// The folder that Trunk is about to publish.
struct Folder {
    path: PathBuf,
    release: bool,
}

/// Program, then language, then the files: the glue, the program, and where it
/// may be embedded the program as a script.
type Files = BTreeMap<&'static str, BTreeMap<String, Vec<String>>>;

/// Completes the folder that Trunk tells of.
pub fn run() -> Result<()> {
    let Some(path) = env::var_os("TRUNK_STAGING_DIR") else {
        bail!("`cargo xtask dist` is for Trunk to call: run `cargo xtask build`");
    };
    let folder = Folder {
        path: path.into(),
        release: env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release"),
    };
    folder.complete()
}

impl Folder {
    fn complete(&self) -> Result<()> {
        let languages = languages::all()?;
        let programs = if self.release {
            self.release_programs(&languages)?
        } else {
            self.one_for_all(&languages)?
        };
        // Trunk puts a script into what it serves, and into nothing else.
        let index = self.text("index.html")?;
        let (index, served) = match page::take_reloader(&index) {
            Some((index, reloader)) => {
                self.write("reload.js", reloader.as_bytes())?;
                (index, true)
            }
            None => (index, false),
        };
        // What is served for work is not kept by the browser.
        let kept = self.release && !served;
        let styles = self.styles()?;
        let build = json!({
            "offline": kept,
            "version": env!("CARGO_PKG_VERSION"),
            "programs": programs,
            "languages": manifests(&languages),
            "styles": styles,
        });
        // Other sites know the script by its name.
        if self.path.join("public/embed.js").is_file() {
            let script = self.take("public/embed.js")?;
            self.write("embed.js", &self.small(&script))?;
        }
        let check = self.take("public/check.js")?;
        // `const` is newer than what this script is there to tell of.
        let check = self.small(&format!("var WORDS = {};\n{check}", words(&languages)));
        let start = self.take("public/start.js")?;
        let begin = Begin {
            scripts: [
                self.hashed("check", "js", &check)?,
                self.hashed("start", "js", &self.script(&start, "BUILD", &build))?,
            ],
            style: styles.get("start").context("no style/start.css")?,
            languages: &languages,
            served,
        };
        let embed = self.take("public/embed.html")?;
        for (name, html) in [("index.html", index), ("embed.html", embed)] {
            let html = begin.complete(&html).with_context(|| name.to_owned())?;
            self.write(name, html.as_bytes())?;
        }
        for language in &languages {
            let text = manifest::of(language).to_string();
            self.write(&manifest::name(language), text.as_bytes())?;
        }
        self.write(licences::NAME, licences::text()?.as_bytes())?;
        self.worker(kept, &languages, &programs)
    }

    /// The service worker, which is told of all files: it comes last.
    fn worker(&self, kept: bool, languages: &[Language], programs: &Files) -> Result<()> {
        let script = self.take("public/service-worker.js")?;
        if !kept {
            return self.write("sw.js", offline::NONE.as_bytes());
        }
        let mut of_languages = BTreeMap::<String, Vec<String>>::new();
        for language in languages {
            let mut names = vec![manifest::name(language)];
            let files = programs.values().filter_map(|of| of.get(&language.tag));
            names.extend(files.flatten().cloned());
            of_languages.insert(language.tag.clone(), names);
        }
        let list = offline::list(&self.path, &of_languages, &script)?;
        self.write("sw.js", &self.script(&script, "BUILD", &list))
    }

    /// One program that has all pages and languages.
    fn one_for_all(&self, languages: &[Language]) -> Result<Files> {
        let mut files = self.first()?.to_vec();
        files.push(self.as_script("every", &fs::read(self.path.join(&files[1]))?)?);
        let tags = languages.iter().map(|language| language.tag.clone());
        let in_all: BTreeMap<_, _> = tags.map(|tag| (tag, files.clone())).collect();
        Ok(programs::ALL
            .iter()
            .map(|program| (program.name, in_all.clone()))
            .collect())
    }

    /// Each in each language.
    fn release_programs(&self, languages: &[Language]) -> Result<Files> {
        let mut tools = Toolbox::new()?;
        tools.for_release_build()?;
        let others = programs::others()?;
        let mut kept = Kept::of(&compile::library(&tools)?)?;
        let mut files = Files::new();
        for language in languages {
            let tag = &language.tag;
            let is_default = tag == languages::DEFAULT;
            let mut these = others.clone();
            if !is_default {
                these.insert(0, programs::FIRST);
            }
            let mut missing = Vec::new();
            for program in these {
                match kept.get(program, tag) {
                    Some(compiled) => self.place(&mut files, &program, tag, &compiled)?,
                    None => missing.push(program),
                }
            }
            if missing.is_empty() {
                continue;
            }
            step::say(&format!("compiling {} in {tag}", named(&missing)));
            let compiled =
                compile::release(&tools, &missing, (!is_default).then_some(tag.as_str()))?;
            for (program, compiled) in missing.into_iter().zip(compiled) {
                kept.put(program, tag, &compiled)?;
                self.place(&mut files, &program, tag, &compiled)?;
            }
        }
        kept.tidy()?;
        let [glue, wasm] = self.first()?;
        let first = Compiled {
            glue: self.take_bytes(&glue)?,
            wasm: self.take_bytes(&wasm)?,
        };
        self.place(&mut files, &programs::FIRST, languages::DEFAULT, &first)?;
        // What the package does not have apart is in the first.
        let all = files[programs::FIRST.name].clone();
        for program in programs::ALL {
            files.entry(program.name).or_insert_with(|| all.clone());
        }
        Ok(files)
    }

    fn place(
        &self,
        files: &mut Files,
        program: &Program,
        tag: &str,
        compiled: &Compiled,
    ) -> Result<()> {
        let name = format!("{}-{tag}", program.name);
        let glue = self.hashed(&name, "js", &compiled.glue)?;
        let wasm = self.hashed(&name, "wasm", &compiled.wasm)?;
        let mut these = vec![glue, wasm];
        if program.is_embedded() {
            these.push(self.as_script(&name, &compiled.wasm)?);
        }
        let of_program = files.entry(program.name).or_default();
        of_program.insert(tag.to_owned(), these);
        Ok(())
    }

    /// A program as a script that declares it, and the face of the figures: a
    /// sandboxed frame, which is of no origin, may run its host's scripts and
    /// fetch nothing.
    fn as_script(&self, name: &str, wasm: &[u8]) -> Result<String> {
        let face = fs::read(self.path.join(FACE)).with_context(|| format!("no {FACE}"))?;
        let mut script = b"const WASM = \"".to_vec();
        script.extend(page::letters(wasm).as_bytes());
        script.extend(b"\";\nconst FACE = \"");
        script.extend(page::letters(&face).as_bytes());
        script.extend(b"\";\n");
        self.hashed(&format!("{name}-script"), "js", &script)
    }

    /// What Trunk has built.
    fn first(&self) -> Result<[String; 2]> {
        let start = format!("{}-", programs::FIRST.bin);
        let names = self.names()?;
        let one = |end: &str| {
            let fits = |name: &&String| name.starts_with(&start) && name.ends_with(end);
            let found = names.iter().find(fits).cloned();
            found.with_context(|| format!("Trunk left no file {start}…{end}"))
        };
        Ok([one(".js")?, one(".wasm")?])
    }

    /// The style sheets by their names without their hashes. Those of frames
    /// alone are not Trunk's, which has what the app links.
    fn styles(&self) -> Result<BTreeMap<String, String>> {
        for entry in fs::read_dir(project::root().join("style"))? {
            let path = entry?.path();
            let name = path.file_stem().and_then(|name| name.to_str());
            if let Some(name) = name.filter(|name| name.starts_with("embed")) {
                let text = fs::read_to_string(&path)?;
                self.hashed(name, "css", page::dense(&text).as_bytes())?;
            }
        }
        let names = self.names()?.into_iter();
        let sheets = names.filter(|name| name.ends_with(".css"));
        Ok(sheets
            .filter_map(|file| Some((file.rsplit_once('-')?.0.to_owned(), file)))
            .collect())
    }

    /// A script with a constant in front of it.
    fn script(&self, script: &str, name: &str, value: &Value) -> Vec<u8> {
        self.small(&format!("const {name} = {value};\n{script}"))
    }

    fn small(&self, script: &str) -> Vec<u8> {
        if self.release {
            without_comments(script).into_bytes()
        } else {
            script.into()
        }
    }

    fn names(&self) -> Result<Vec<String>> {
        let mut names = Vec::new();
        for entry in fs::read_dir(&self.path)? {
            names.push(entry?.file_name().to_string_lossy().into_owned());
        }
        names.sort();
        Ok(names)
    }

    fn text(&self, name: &str) -> Result<String> {
        let path = self.path.join(name);
        fs::read_to_string(&path).with_context(|| format!("could not read {}", path.display()))
    }

    /// A file's text; the file is no more.
    fn take(&self, name: &str) -> Result<String> {
        let text = self.text(name)?;
        fs::remove_file(self.path.join(name))?;
        Ok(text)
    }

    fn take_bytes(&self, name: &str) -> Result<Vec<u8>> {
        let path = self.path.join(name);
        let bytes = fs::read(&path)?;
        fs::remove_file(path)?;
        Ok(bytes)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Result<()> {
        write(&self.path.join(name), bytes)
    }

    /// Writes a file whose name tells its content, and gives the name.
    fn hashed(&self, name: &str, extension: &str, bytes: &[u8]) -> Result<String> {
        let name = format!("{name}-{}.{extension}", hash::short(bytes));
        self.write(&name, bytes)?;
        Ok(name)
    }
}

/// What is said in each language before there is a program.
fn words(languages: &[Language]) -> Value {
    let of = |language: &Language| -> Map<String, Value> {
        let words = SAID.iter();
        words
            .map(|name| ((*name).to_owned(), language.word(name).into()))
            .collect()
    };
    let all = languages.iter();
    all.map(|language| (language.tag.clone(), of(language).into()))
        .collect::<Map<_, _>>()
        .into()
}

/// The manifest of each language.
fn manifests(languages: &[Language]) -> Value {
    let all = languages.iter();
    all.map(|language| {
        let manifest = json!({ "manifest": manifest::name(language) });
        (language.tag.clone(), manifest)
    })
    .collect::<Map<_, _>>()
    .into()
}

/// A script of ours without its indentation and the lines that are comments: no
/// more, as a minifier that understands less than a browser breaks what it
/// changes. Compressed, little is left of the rest.
fn without_comments(script: &str) -> String {
    let lines = script.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    fs::write(path, bytes).with_context(|| format!("could not write {}", path.display()))
}

fn named(programs: &[Program]) -> String {
    let names: Vec<_> = programs.iter().map(|program| program.name).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_loses_what_only_its_readers_need() {
        let script = "// Says it.\n(() => {\n\n  // Why.\n  f(\"a // b\");\n})();\n";
        assert_eq!(
            without_comments(script),
            "(() => {\nf(\"a // b\");\n})();\n"
        );
    }

    fn public(script: &str) -> String {
        let file = crate::project::root().join(format!("public/{script}.js"));
        fs::read_to_string(file).expect("a script")
    }

    /// Who cannot read it is not told what is missing.
    #[test]
    fn the_check_is_written_for_browsers_that_are_too_old() {
        let script = without_comments(&public("check"));
        for newer in [
            "=>",
            "`",
            "...",
            "?.",
            "??",
            "**",
            "let ",
            "const ",
            "class ",
            "async ",
            "await ",
            "import",
            "catch {",
            " of ",
            ".at(",
            "includes(",
            "startsWith(",
            "padStart(",
            "forEach",
            ".append(",
            ".remove()",
            "closest(",
            ".find(",
            "Symbol",
            "BigInt",
        ] {
            assert!(!script.contains(newer), "{newer}");
        }
    }

    #[test]
    fn every_word_that_the_check_says_is_handed_to_it() {
        let languages = languages::all().expect("languages");
        let words = words(&languages);
        for language in &languages {
            for said in ["old", "notOurs", "damaged", "again"] {
                let word = words[&language.tag][said].as_str();
                assert!(word.is_some_and(|word| !word.is_empty()), "{said}");
            }
            let old = language.word("old");
            assert!(old.contains("{browser}") && old.contains("{what}"), "{old}");
        }
        let scripts = public("check") + &public("start");
        for kind in [
            "old",
            "noNetwork",
            "gone",
            "notOurs",
            "cut",
            "damaged",
            "failed",
        ] {
            assert!(
                SAID.contains(&kind) && scripts.contains(&format!("\"{kind}\"")),
                "{kind}"
            );
        }
    }

    #[test]
    fn no_text_of_our_scripts_spans_lines() {
        // Or it would lose its indentation.
        for script in ["check", "start", "service-worker", "embed"] {
            for line in public(script).lines() {
                assert!(
                    line.matches('`').count().is_multiple_of(2),
                    "{script}: {line}"
                );
            }
        }
    }
}
