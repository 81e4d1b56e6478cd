//! `cargo xtask dist`: what Trunk calls when it has done its part. It completes
//! the folder: the app in its parts, the programs of frames, the style sheets, the
//! start script that knows them, and the pages that begin with it.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::{Map, Value, json};

use crate::areas::{self, Areas};
use crate::compile::{self, Compiled};
use crate::languages::{self, Language};
use crate::page::{Begin, Inside, Scripts, Wanted};
use crate::split::{File, Split};
use crate::styles::{self, Styles};
use crate::tools::Toolbox;
use crate::visits::{self, Visit};
use crate::{hash, licences, manifest, offline, page, step};

/// The face of the figures.
const FACE: &str = "public/fonts/numerals.woff2";

/// The words that `public/check.js` may say.
const SAID: [&str; 15] = [
    "dir",
    "clock",
    "board",
    "games",
    "learn",
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

/// What there is to be loaded, as the start script has it.
struct Built {
    /// The glue of the app, itself, and where it is split what loads the rest.
    app: Value,
    /// The files that each split point needs.
    needs: BTreeMap<String, Vec<String>>,
    /// The programs of frames.
    frames: Value,
}

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
        let (languages, areas) = (languages::all()?, areas::all()?);
        let programs = if self.release {
            self.release_programs()?
        } else {
            self.one_for_all()?
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
        let of_app = json!({
            "offline": kept,
            "app": programs.app,
            "needs": programs.needs,
            "languages": manifests(&languages),
            "shell": styles.shell,
            "areas": told(&areas, &styles),
        });
        let of_frames = json!({ "frames": programs.frames, "views": styles.views });
        // Other sites know the script by its name.
        if self.path.join("public/embed.js").is_file() {
            let script = self.take("public/embed.js")?;
            self.write("embed.js", self.small(&script).as_bytes())?;
        }
        let check = self.take("public/check.js")?;
        // `const` is newer than what this script is there to tell of.
        let check = self.small(&format!("var WORDS = {};\n{check}", words(&languages)));
        let start = self.take("public/start.js")?;
        let start = |name: &str, build: &Value| {
            self.hashed(name, "js", self.script(&start, "BUILD", build).as_bytes())
        };
        let scripts = Scripts {
            check: self.hashed("check", "js", check.as_bytes())?,
            app: start("start", &of_app)?,
            frames: start("frames", &of_frames)?,
        };
        let visit = Visits {
            languages: &languages,
            areas: &areas,
            programs: &programs,
            styles: &styles,
            scripts: &scripts,
        };
        visits::write(&visit.all())?;
        let outline = page::of_one_line(&self.take("public/outline.html")?);
        let begin = Begin {
            scripts: &scripts,
            first: &styles.first,
            inside: Inside {
                check: &check,
                styles: &styles.inside,
                outline: &outline,
                wanted: &programs.wanted(&styles),
            },
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
    fn worker(&self, kept: bool, languages: &[Language], programs: &Built) -> Result<()> {
        let script = self.take("public/service-worker.js")?;
        if !kept {
            return self.write("sw.js", offline::NONE.as_bytes());
        }
        let mut of_languages = BTreeMap::new();
        for language in languages {
            let mut names = vec![manifest::name(language)];
            names.extend(only_of(language, &programs.needs));
            of_languages.insert(language.tag.clone(), names);
        }
        let list = offline::list(&self.path, &of_languages, &script)?;
        self.write("sw.js", self.script(&script, "BUILD", &list).as_bytes())
    }

    /// One program that has all pages, languages and views.
    fn one_for_all(&self) -> Result<Built> {
        let [glue, wasm] = self.built_by_trunk()?;
        let all = json!({ "glue": glue, "wasm": wasm, "isModule": true });
        let frames = compile::FRAMES.map(|frame| (frame.name.to_owned(), all.clone()));
        Ok(Built {
            app: all,
            needs: BTreeMap::new(),
            frames: Map::from_iter(frames).into(),
        })
    }

    /// The app in its parts, and the programs of frames.
    fn release_programs(&self) -> Result<Built> {
        let mut tools = Toolbox::new()?;
        tools.for_release_build()?;
        step::say("splitting the app");
        // What Trunk has made of it is the same in one piece.
        for whole in self.built_by_trunk()? {
            fs::remove_file(self.path.join(whole))?;
        }
        let Split {
            glue,
            link,
            wasm,
            files,
            needs,
        } = compile::app(&tools)?;
        let app = json!({
            "glue": glue.name, "wasm": wasm.name, "link": link.name, "isModule": true
        });
        for File { name, bytes } in files.iter().chain([&glue, &link, &wasm]) {
            self.write(name, bytes)?;
        }
        let mut frames = Map::new();
        for frame in compile::FRAMES {
            step::say(&format!("compiling {}", frame.name));
            let Compiled { glue, wasm } = compile::frame(&tools, frame)?;
            let files = json!({
                "glue": self.hashed(frame.name, "js", &glue)?,
                "wasm": self.hashed(frame.name, "wasm", &wasm)?,
                "script": self.as_script(frame.name, &wasm)?,
            });
            frames.insert(frame.name.to_owned(), files);
        }
        Ok(Built {
            app,
            needs,
            frames: frames.into(),
        })
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

    /// What Trunk has built of the app: the glue, and the program.
    fn built_by_trunk(&self) -> Result<[String; 2]> {
        let names = self.names()?;
        let one = |end: &str| {
            let fits = |name: &&String| name.starts_with("zeitnot-") && name.ends_with(end);
            let found = names.iter().find(fits).cloned();
            found.with_context(|| format!("Trunk left no file zeitnot-…{end}"))
        };
        Ok([one(".js")?, one(".wasm")?])
    }

    /// The style sheets, put together by `style/areas.json`.
    fn styles(&self) -> Result<Styles> {
        styles::Table::read()?.write(|name, text| self.hashed(name, "css", text.as_bytes()))
    }

    /// A script with a constant in front of it.
    fn script(&self, script: &str, name: &str, value: &Value) -> String {
        self.small(&format!("const {name} = {value};\n{script}"))
    }

    fn small(&self, script: &str) -> String {
        if self.release {
            without_comments(script)
        } else {
            script.to_owned()
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

/// What the start script is told of each area.
fn told(areas: &Areas, styles: &Styles) -> Value {
    let told = areas.iter().map(|(name, area)| {
        let sheets = styles.areas.get(name).map_or(&[][..], Vec::as_slice);
        (name.clone(), area.told(sheets))
    });
    told.collect::<Map<_, _>>().into()
}

impl Built {
    /// What every start of the app asks for.
    fn wanted(&self, styles: &Styles) -> Vec<Wanted> {
        let file = |part: &str| self.app[part].as_str().map(str::to_owned);
        let modules = ["glue", "link"].into_iter().filter_map(file);
        // The largest comes first.
        let program = file("wasm").map(Wanted::Wasm).into_iter();
        let sheets = styles.shell.iter().cloned().map(Wanted::Style);
        program
            .chain(modules.map(Wanted::Module))
            .chain(sheets)
            .collect()
    }
}

/// What visits download.
struct Visits<'a> {
    languages: &'a [Language],
    areas: &'a Areas,
    programs: &'a Built,
    styles: &'a Styles,
    scripts: &'a Scripts,
}

impl Visits<'_> {
    /// What is downloaded by who goes to an area first, who looks at all pages,
    /// and who sees a view in a frame.
    fn all(&self) -> Vec<Visit> {
        let mut visits = Vec::new();
        let mut everything = Vec::new();
        for language in self.languages {
            let shell = self.shell(language);
            visits.push(Visit::new(format!("clock {}", language.tag), shell.clone()));
            let mut all = shell.clone();
            for (name, area) in self.areas {
                let mut files = shell.clone();
                let texts = area.texts.iter().map(|area| text_of(language, area));
                files.extend(self.needs(texts.chain([name.clone()])));
                files.extend(self.styles.areas.get(name).into_iter().flatten().cloned());
                all.extend(files.iter().cloned());
                visits.push(Visit::new(format!("{name} {}", language.tag), files));
            }
            visits.push(Visit::new(
                format!("all pages {}", language.tag),
                all.clone(),
            ));
            everything.extend(all);
        }
        visits.push(Visit::new("all pages, all languages", everything));
        for (view, sheets) in &self.styles.views {
            visits.extend(self.frame(view, sheets));
        }
        visits
    }

    /// What every page of the app has.
    fn shell(&self, language: &Language) -> Vec<String> {
        let mut files = vec![
            "index.html".to_owned(),
            FACE.to_owned(),
            self.scripts.app.clone(),
        ];
        files.extend(self.styles.shell.iter().cloned());
        files.extend(files_of(&self.programs.app, &["glue", "wasm", "link"]));
        if language.tag != languages::DEFAULT {
            files.extend(self.needs([text_of(language, "base")]));
        }
        files
    }

    fn needs(&self, points: impl IntoIterator<Item = String>) -> Vec<String> {
        let points = points.into_iter();
        let files = points.filter_map(|point| self.programs.needs.get(&point));
        files.flatten().cloned().collect()
    }

    /// A view in a frame, and in one of no origin.
    fn frame(&self, view: &str, sheets: &[String]) -> [Visit; 2] {
        let program = match view {
            "clock" => &self.programs.frames["embed-clock"],
            _ => &self.programs.frames["embed"],
        };
        let mut sandboxed = vec!["embed.html".to_owned(), self.styles.first.clone()];
        let Scripts { check, frames, .. } = self.scripts;
        sandboxed.extend([check, frames].into_iter().chain(sheets).cloned());
        let mut open = sandboxed.clone();
        open.extend(files_of(program, &["glue", "wasm"]));
        open.push(FACE.to_owned());
        // It may fetch nothing: one script has program and face.
        sandboxed.extend(files_of(program, &["glue", "script"]));
        [
            Visit::new(format!("embed {view}"), open),
            Visit::new(format!("embed {view}, sandboxed"), sandboxed),
        ]
    }
}

fn text_of(language: &Language, area: &str) -> String {
    format!("text_{}_{area}", language.module)
}

fn files_of(program: &Value, parts: &[&str]) -> Vec<String> {
    let files = parts.iter().filter_map(|part| program[part].as_str());
    files.map(str::to_owned).collect()
}

/// The files of which only the texts of one language make use.
fn only_of(language: &Language, needs: &BTreeMap<String, Vec<String>>) -> Vec<String> {
    let of_it = |point: &str| point.starts_with(&format!("text_{}_", language.module));
    let is_only = |file: &&String| {
        let mut others = needs.iter().filter(|(point, _)| !of_it(point));
        others.all(|(_, files)| !files.contains(file))
    };
    let own = needs.iter().filter(|(point, _)| of_it(point));
    own.flat_map(|(_, files)| files)
        .filter(is_only)
        .cloned()
        .collect()
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
