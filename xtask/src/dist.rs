//! `cargo xtask dist`: called by Trunk at the end of its build. It completes the folder: the split
//! app, the programs of frames, the style sheets, the start script that lists them, and the pages.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::{env, fs};

use anyhow::{Context, Result, ensure};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use zeitnot_texts::AREAS;

use crate::command::say;
use crate::languages::{self, Language};
use crate::page::{self, Inside, InsideFrame};
use crate::sizes::{self, Visits};
use crate::split::Points;
use crate::styles::{self, Styles};
use crate::texts::Texts;
use crate::tools::Toolbox;
use crate::{compile, faces, hash, licences, manifest, minify, offline, project};

/// The font of the digits.
const FACE: &str = "public/fonts/numerals.woff2";

/// The embedded views, and the areas of the app whose texts they say besides those of every view. The
/// clock has texts of its own.
const VIEWS: [(&str, Option<&str>); 4] = [
    ("clock", None),
    ("board", Some("study")),
    ("triple-block", Some("event_form")),
    ("lesson", Some("lesson")),
];

/// The glue of the solver, which Trunk builds.
const SOLVER: &str = "solver/solver.js";

/// The folder that Trunk is about to publish.
struct Folder {
    path: PathBuf,
    release: bool,
}

/// The programs that can be loaded, as listed in the start script.
struct Programs {
    /// The app's glue and program, and the loader of its chunks if it is split.
    app: Value,
    /// The files that each split point needs.
    needs: BTreeMap<String, Vec<String>>,
    /// The texts of the programs.
    texts: Texts,
    /// The programs of frames.
    frames: BTreeMap<&'static str, Value>,
}

/// The facts about an area that must be known before the program is loaded (`src/ui/areas.json`),
/// so that the start script requests what an address needs.
#[derive(Debug, Deserialize, Serialize)]
struct Area {
    /// The first words of its addresses.
    words: Vec<String>,
    /// The texts of its pages, besides those of every page.
    texts: Vec<String>,
    /// Its style sheets: their names in the table, their files in the start script.
    sheets: Vec<String>,
}

/// The areas of the app, by their names.
type Areas = BTreeMap<String, Area>;

/// Completes the folder that Trunk names.
pub fn run() -> Result<()> {
    let path = env::var_os("TRUNK_STAGING_DIR");
    let path = path.context("only Trunk calls `cargo xtask dist`: run `cargo xtask build`")?;
    let release = env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release");
    Folder {
        path: path.into(),
        release,
    }
    .complete()
}

impl Folder {
    fn complete(&self) -> Result<()> {
        // Published, it is beside the page, which links to it.
        let licences = self.take(licences::KEPT)?;
        let mut languages = languages::all()?;
        if self.release {
            licences::check(&licences)?;
        } else {
            languages.extend(languages::pseudo()?);
        }
        let mut areas: Areas = project::table("src/ui/areas.json")?;
        let points = points(&areas);
        let programs = if self.release {
            self.parts(&points)?
        } else {
            self.one_for_all()?
        };
        // Trunk adds a reload script only to what it serves.
        let (mut index, reloader) = page::take_reloader(self.take("index.html")?);
        let served = reloader.is_some();
        if let Some(script) = reloader {
            self.write("reload.js", script)?;
        }
        if self.release {
            index = page::of_one_line(&index);
        }
        // A build served for development is not cached by the service worker.
        let kept = self.release && !served;
        let styles = styles::write(|name, text| self.hashed(name, "css", text))?;
        for area in areas.values_mut() {
            area.sheets = styles.of(&area.sheets)?;
        }
        let manifests = languages.iter().map(|language| {
            let name = manifest::name(language);
            (&language.tag, json!({ "manifest": name }))
        });
        let of_app = json!({
            "offline": kept,
            "app": programs.app,
            "files": users(&programs.needs),
            "texts": programs.texts.hashes(),
            "languages": BTreeMap::from_iter(manifests),
            "shell": styles.shell,
            "areas": areas,
        });
        let faces = self.faces(&languages, &programs.texts)?;
        let texts_of_views = self.texts_of_views(&programs.texts, &areas)?;
        let of_frames = json!({
            "frames": programs.frames,
            "views": styles.views,
            "texts": texts_of_views,
            "faces": faces,
        });
        // Other sites refer to the script by this name.
        self.write("embed.js", self.small(&self.take("public/embed.js")?))?;
        // `const` is newer than some browsers that this script has to reject.
        let first_words = self.first_words(&languages)?;
        let words = json!({ languages::DEFAULT: words(&languages[0]) });
        let of_languages = languages.iter().map(|language| {
            let file = first_words.get(&language.tag);
            (
                &language.tag,
                json!({ "dir": language.word("dir"), "words": file }),
            )
        });
        let of_languages = json!(BTreeMap::from_iter(of_languages));
        let face = BASE64_STANDARD.encode(self.take_bytes(FACE)?);
        let check = self.take("public/check.js")?;
        let check = format!(
            "var WORDS = {words};\nvar LANGUAGES = {of_languages};\nvar FACE = \"{face}\";\n{check}"
        );
        let check = self.small(&check);
        let start = self.take("public/start.js")?;
        let scripts = [
            self.hashed("start", "js", self.built(&of_app, &start))?,
            self.hashed("frames", "js", self.built(&of_frames, &start))?,
        ];
        let visits = visits(
            &languages,
            &areas,
            &programs,
            &styles,
            (&first_words, &texts_of_views),
            &scripts,
        );
        sizes::note(&visits?)?;
        let [start, frames] = scripts;
        let standing = page::standing(&languages);
        let inside = Inside {
            check: &check,
            styles: &styles.inside,
            outline: &page::of_one_line(&self.take("public/outline.html")?),
            start: &start,
            wanted: &page::wanted(&programs.app, &styles.shell),
            version: &project::version(),
        };
        self.write("index.html", page::app(&index, &inside, &standing, served)?)?;
        let embed = self.take("public/embed.html")?;
        let inside = InsideFrame {
            check: &check,
            styles: &styles.in_frames,
            outline: &page::of_one_line(&self.take("public/embed_outline.html")?),
            start: &frames,
        };
        self.write(
            "embed.html",
            page::frame(&embed, &inside, &standing, served)?,
        )?;
        for language in &languages {
            self.write(&manifest::name(language), manifest::of(language)?)?;
        }
        self.write("licences.txt", licences)?;
        // The service worker lists all files, so it comes last.
        let worker = self.take("public/service-worker.js")?;
        if !kept {
            return self.write("sw.js", offline::NONE);
        }
        let of_languages = languages.iter().map(|language| {
            let texts = AREAS.iter();
            let texts = texts.filter_map(|(area, _)| programs.texts.file(&language.tag, area));
            let names = texts.chain(first_words.get(&language.tag).cloned());
            let names = names.chain([manifest::name(language)]);
            (language.tag.clone(), names.collect())
        });
        let list = offline::list(&self.path, &of_languages.collect(), &worker)?;
        self.write("sw.js", self.built(&list, &worker))
    }

    /// A single program with all pages, languages and views.
    fn one_for_all(&self) -> Result<Programs> {
        let [glue, wasm] = self.built_by_trunk()?;
        let app = json!({ "glue": glue, "wasm": wasm, "isModule": true });
        let app = self.with_hashes(app)?;
        let frames = compile::FRAMES.map(|(name, _)| (name, app.clone())).into();
        Ok(Programs {
            app,
            needs: BTreeMap::new(),
            frames,
            texts: Texts::default(),
        })
    }

    /// The split app, and the programs of frames.
    fn parts(&self, points: &Points) -> Result<Programs> {
        let mut tools = Toolbox::new()?;
        tools.for_release_build()?;
        say("splitting the app");
        // Trunk's own unsplit output is not needed.
        for whole in self.built_by_trunk()? {
            fs::remove_file(self.path.join(whole))?;
        }
        let split = compile::app(&tools, points)?;
        for (name, bytes) in &split.files {
            self.write(name, bytes)?;
        }
        let mut frames = BTreeMap::new();
        for (name, features) in compile::FRAMES {
            say(&format!("compiling {name}"));
            let (glue, wasm) = compile::frame(&tools, name, features)?;
            let files = json!({
                "glue": self.hashed(name, "js", glue)?,
                "wasm": self.hashed(name, "wasm", &wasm)?,
                "script": self.as_script(name, &wasm)?,
            });
            frames.insert(name, self.with_hashes(files)?);
        }
        let solver = self.take_bytes(SOLVER)?;
        self.write(SOLVER, minify::script(&solver))?;
        let texts = Texts::read()?;
        for (name, table) in texts.files() {
            self.write(&name, table)?;
        }
        for point in points.values().flatten() {
            ensure!(
                split.needs.contains_key(point),
                "{point} of src/ui/areas.json is no chunk of src/main.rs"
            );
        }
        Ok(Programs {
            app: self.with_hashes(split.app)?,
            needs: split.needs,
            frames,
            texts,
        })
    }

    /// Writes the scripts with the texts of each embedded view, and returns their names: by the view
    /// and the language.
    fn texts_of_views(&self, texts: &Texts, areas: &Areas) -> Result<Value> {
        let mut files = Value::Null;
        for (view, area) in VIEWS {
            let mut said = vec!["embed"];
            if let Some(area) = area {
                let area = areas.get(area).with_context(|| format!("no area {area}"))?;
                said.extend(["base", "learn"]);
                said.extend(area.texts.iter().map(String::as_str));
            }
            for (tag, script) in texts.scripts(&said)? {
                let name = format!("{view}-script-{tag}");
                files[view][tag] = self.hashed(&name, "js", script)?.into();
            }
        }
        Ok(files)
    }

    /// Writes the words before the program as scripts, but the English ones, which are in the check;
    /// returns their names.
    fn first_words(&self, languages: &[Language]) -> Result<BTreeMap<String, String>> {
        let others = languages.iter().filter(|of| of.tag != languages::DEFAULT);
        let write = |language: &Language| {
            let (tag, words) = (json!(language.tag), words(language));
            let script = format!("zeitnot.worded({tag}, {words});\n");
            let name = self.hashed(&format!("words-{}", language.tag), "js", script)?;
            Ok((language.tag.clone(), name))
        };
        others.map(write).collect()
    }

    /// A program with the hashes of its files, by which the start script knows damaged ones. Two
    /// files that contain each other's names have other hashes in their names.
    fn with_hashes(&self, mut program: Value) -> Result<Value> {
        let files = ["glue", "link", "wasm"].into_iter();
        let hashes = files.filter_map(|part| program[part].as_str()).map(|name| {
            let bytes = fs::read(self.path.join(name))?;
            Ok((name.to_owned(), hash::short(&bytes)))
        });
        program["hashes"] = json!(hashes.collect::<Result<BTreeMap<_, _>>>()?);
        Ok(program)
    }

    /// A program as a script that declares it: a sandboxed frame without an origin may run its
    /// host's scripts but fetch nothing.
    fn as_script(&self, name: &str, wasm: &[u8]) -> Result<String> {
        let script = format!("const WASM = \"{}\";\n", page::letters(wasm));
        self.hashed(&format!("{name}-script"), "js", script)
    }

    /// Writes the scripts with the fonts of text in frames; returns those of each language.
    fn faces(
        &self,
        languages: &[Language],
        texts: &Texts,
    ) -> Result<BTreeMap<String, Vec<String>>> {
        let uses = self.take("public/faces.js")?;
        faces::write(&self.path, languages, texts, |name, faces| {
            // A language may load two of them: each constant is in a block of its own.
            let script = format!("{{\nconst FACES = {faces};\n{uses}}}\n");
            self.hashed(&format!("{name}-script"), "js", self.small(&script))
        })
    }

    /// The files that Trunk has built of the app: the glue, and the program.
    fn built_by_trunk(&self) -> Result<[String; 2]> {
        let names = project::files(&self.path)?;
        let one = |end: &str| {
            let fits = |name: &&String| name.starts_with("zeitnot-") && name.ends_with(end);
            let found = names.iter().find(fits).cloned();
            found.with_context(|| format!("Trunk left no file zeitnot-…{end}"))
        };
        Ok([one(".js")?, one(".wasm")?])
    }

    /// A script preceded by a constant with the data of this build.
    fn built(&self, build: &Value, script: &str) -> String {
        self.small(&format!("const BUILD = {build};\n{script}"))
    }

    fn small(&self, script: &str) -> String {
        if self.release {
            without_comments(script)
        } else {
            script.to_owned()
        }
    }

    /// Reads and deletes a text.
    fn take(&self, name: &str) -> Result<String> {
        String::from_utf8(self.take_bytes(name)?).with_context(|| name.to_owned())
    }

    /// Reads and deletes a file.
    fn take_bytes(&self, name: &str) -> Result<Vec<u8>> {
        let path = self.path.join(name);
        let bytes = fs::read(&path).with_context(|| path.display().to_string())?;
        fs::remove_file(path)?;
        Ok(bytes)
    }

    fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> Result<()> {
        fs::write(self.path.join(name), bytes).with_context(|| format!("could not write {name}"))
    }

    /// Writes a file with a hash of its content in its name, and returns the name.
    fn hashed(&self, name: &str, extension: &str, bytes: impl AsRef<[u8]>) -> Result<String> {
        let name = format!("{name}-{}.{extension}", hash::short(bytes.as_ref()));
        self.write(&name, bytes)?;
        Ok(name)
    }
}

/// Each file with the split points that need it: shorter than a list of files for each point.
fn users(needs: &BTreeMap<String, Vec<String>>) -> BTreeMap<&String, Vec<&String>> {
    let mut users = BTreeMap::<_, Vec<_>>::new();
    for (point, files) in needs {
        for file in files {
            users.entry(file).or_default().push(point);
        }
    }
    users
}

/// The words of a language that are needed before the program.
fn words(language: &Language) -> Value {
    let words = languages::SAID.split_whitespace();
    json!(BTreeMap::from_iter(
        words.map(|name| (name, language.word(name)))
    ))
}

/// One of our scripts without indentation and comment lines. Nothing more, because a minifier that
/// does not know a new syntax breaks it, and compression makes up for most of the rest.
fn without_comments(script: &str) -> String {
    let lines = script.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The split points needed by a first visit to each area: its own.
fn points(areas: &Areas) -> Points {
    let own = |area: &String| (area.clone(), vec![area.clone()]);
    areas.keys().map(own).collect()
}

/// The files downloaded by a first visit to an area in each language, by visiting all pages, and by a
/// view in a frame. The clock is in the shell.
fn visits(
    languages: &[Language],
    areas: &Areas,
    programs: &Programs,
    styles: &Styles,
    (first_words, texts_of_views): (&BTreeMap<String, String>, &Value),
    [start, frames]: &[String; 2],
) -> Result<Visits> {
    let files_of = |program: &Value| -> Vec<String> {
        let files = ["glue", "wasm", "link"].map(|part| program[part].as_str());
        files.into_iter().flatten().map(str::to_owned).collect()
    };
    let mut shell = vec!["index.html".to_owned(), start.clone()];
    shell.extend(styles.shell.iter().cloned());
    shell.extend(files_of(&programs.app));
    let mut visits = Visits::new();
    for Language { tag, .. } in languages {
        let texts = |areas: &[String]| -> Vec<String> {
            let file = |area: &str| programs.texts.file(tag, area);
            let areas = areas.iter().map(String::as_str).chain(["base"]);
            let tables = areas.filter_map(file);
            tables.chain(first_words.get(tag).cloned()).collect()
        };
        let mut add = |visit: &str, files: Vec<String>| {
            let all = format!("all pages {tag}");
            for name in [&format!("{visit} {tag}"), &all, "all pages, all languages"] {
                let visit = visits.entry(name.to_owned()).or_default();
                visit.extend(shell.iter().chain(&files).cloned());
            }
        };
        add("clock", texts(&[]));
        for (name, area) in areas {
            let chunks = programs.needs.get(name).into_iter().flatten().cloned();
            let files = chunks.chain(texts(&area.texts));
            add(name, files.chain(area.sheets.iter().cloned()).collect());
        }
    }
    for (view, sheets) in &styles.views {
        let is_clock = view == "clock";
        let program = &programs.frames[if is_clock { "embed-clock" } else { "embed" }];
        let page = ["embed.html", frames].map(str::to_owned);
        let texts = texts_of_views[view][languages::DEFAULT].as_str();
        let files = page.into_iter().chain(texts.map(str::to_owned));
        let files = files.chain(sheets.iter().cloned());
        let files = files.chain(files_of(program)).collect();
        visits.insert(format!("embed {view}"), files);
    }
    Ok(visits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn public(script: &str) -> String {
        let file = project::root().join(format!("public/{script}.js"));
        fs::read_to_string(file).expect("a script")
    }

    #[test]
    fn a_script_loses_its_comments_and_no_text_in_it_spans_lines() {
        let script = "// Says it.\n(() => {\n\n  // Why.\n  f(\"a // b\");\n})();\n";
        assert_eq!(
            without_comments(script),
            "(() => {\nf(\"a // b\");\n})();\n"
        );
        // A text that spans lines would lose its indentation.
        for script in ["check", "start", "service-worker", "embed"] {
            for line in public(script).lines() {
                assert!(
                    line.matches('`').count().is_multiple_of(2),
                    "{script}: {line}"
                );
            }
        }
    }

    /// A browser that cannot parse the check would not show what is missing.
    #[test]
    fn the_check_is_written_for_browsers_that_are_too_old() {
        let script = without_comments(&public("check"));
        let newer = "=>|`|...|?.|??|**|let |const |class |async |await |import|catch {| of |.at(|includes(|\
                     startsWith(|padStart(|forEach|.append(|.remove()|closest(|.find(|Symbol|BigInt";
        for newer in newer.split('|') {
            assert!(!script.contains(newer), "{newer}");
        }
    }

    #[test]
    fn the_check_gets_all_its_words_in_every_language() {
        let languages = languages::all().expect("languages");
        let scripts = public("check") + &public("start");
        for kind in "old noNetwork gone notOurs cut damaged failed broken".split(' ') {
            assert!(scripts.contains(&format!("\"{kind}\"")), "{kind}");
            for language in &languages {
                assert!(words(language)[kind].is_string(), "{kind}");
                let old = language.word("old");
                assert!(old.contains("{browser}") && old.contains("{what}"), "{old}");
            }
        }
    }
}
