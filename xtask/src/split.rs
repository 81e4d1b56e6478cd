//! Splitting the app at the points that `src/main.rs` has, and packing what comes
//! out into few files.
//!
//! The splitter makes a module for every *set* of split points that share code:
//! with a dozen points more than a hundred, most of them of a few hundred bytes.
//! So the small ones are put together ([`Parts::pack`]): a file is a WebAssembly
//! module that has others in its custom sections, which `public/start.js` takes
//! out.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use wasm_encoder::{CustomSection, Module};
use wasm_split_cli_support::{Options, transform as split};

use crate::packs::{Part, packs};
use crate::{hash, minify, sizes};

/// The part that is loaded first, of the folder in which all are.
pub const MAIN: &str = "main.wasm";
/// What each calls the other.
const GLUE: &str = "./main.js";
const LINK: &str = "./split.js";

/// What the name of a split point's own module begins with.
const OWN: &str = "split_";

/// From how many bytes on, as they are sent, that is worth a file of its own.
const LARGE: usize = 4_000;

/// How many files there are of all that is loaded later.
const PACKS: usize = 26;

/// What the texts' split points begin with, and what the one ends with that every
/// page of a language needs.
const TEXT: &str = "text_";
const BASE: &str = "_base";

/// How much it counts that someone gets what is not needed: most where one begins
/// and where one sits with a clock in hand.
fn weight(point: &str) -> usize {
    match point {
        "home" => 8,
        "board" => 4,
        "learn" => 3,
        "correspondence" => 2,
        text if text.starts_with(TEXT) && text.ends_with(BASE) => 6,
        text if text.starts_with(TEXT) => 2,
        _ => 1,
    }
}

/// The app in parts, as the splitter made them: files of a folder.
#[derive(Debug)]
pub struct Parts {
    /// Which modules each split point needs, its own last.
    needs: BTreeMap<String, Vec<String>>,
    /// The script that loads them.
    link: String,
}

/// The app as it is published.
#[derive(Debug)]
pub struct Split {
    /// The glue of what is loaded first, which starts it.
    pub glue: File,
    /// The script that loads the rest; each of these two imports the other.
    pub link: File,
    /// What is loaded first.
    pub wasm: File,
    /// All other files.
    pub files: Vec<File>,
    /// The names of the files that each split point needs.
    pub needs: BTreeMap<String, Vec<String>>,
}

/// A file whose name tells its content.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    /// The name.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

impl File {
    fn new(stem: &str, extension: &str, bytes: Vec<u8>) -> File {
        let name = format!("{stem}-{}.{extension}", hash::short(&bytes));
        File { name, bytes }
    }
}

/// Splits a program into the modules of a folder.
pub fn transform(wasm: &Path, folder: &Path) -> Result<Parts> {
    let program = fs::read(wasm)?;
    let main = folder.join(MAIN);
    let mut options = Options::new(&program);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.main_module = GLUE;
    options.link_name = LINK;
    let parts = split(options).map_err(|error| anyhow!("could not split the app: {error:?}"))?;
    Ok(Parts {
        needs: parts.prefetch_map.into_iter().collect(),
        link: fs::read_to_string(folder.join(LINK))?,
    })
}

impl Parts {
    /// Packs all modules into files, with what was made of the first: its glue
    /// and itself. `small` makes modules smaller, by their names.
    pub fn pack<'a>(
        &'a self,
        glue: Vec<u8>,
        wasm: Vec<u8>,
        small: impl Fn(&[&'a String]) -> Result<Vec<Vec<u8>>>,
    ) -> Result<Split> {
        let users = self.users();
        let names: Vec<&String> = users.keys().copied().collect();
        let modules: BTreeMap<&String, Vec<u8>> =
            names.iter().copied().zip(small(&names)?).collect();
        let parts = users.iter().map(|(module, users)| {
            let size = sizes::gzip(&modules[module])?;
            Ok(Part {
                name: module.to_string(),
                users: users.clone(),
                size,
                names: module.starts_with(OWN) && size >= LARGE,
            })
        });
        let mut files = Vec::new();
        // Of each module its file, and its name in there where it shares it.
        let mut places = BTreeMap::new();
        for pack in packs(parts.collect::<Result<_>>()?, PACKS, weight) {
            let name = name_of(&pack.modules);
            let inside = pack.modules.iter().map(|name| (name, &*modules[name]));
            let file = match &pack.modules[..] {
                [one] => File::new(&name, "wasm", modules[one].clone()),
                _ => File::new(&name, "wasm", together(inside)),
            };
            let shares = pack.modules.len() > 1;
            for module in pack.modules {
                let within = shares.then(|| module.clone());
                places.insert(module, (file.name.clone(), within));
            }
            files.push(file);
        }
        let needs = self.needs.iter().map(|(point, modules)| {
            let mut names: Vec<String> = Vec::new();
            for (file, _) in modules.iter().filter_map(|module| places.get(module)) {
                if !names.contains(file) {
                    names.push(file.clone());
                }
            }
            (point.clone(), names)
        });
        let needs = needs.collect();
        let link = minify::module(loading(&self.link, &places)?.as_bytes());
        // They name each other, so they have one hash.
        let both = hash::short(&[&*link, &*glue].concat());
        let [link_name, glue_name] = ["split", "app"].map(|stem| format!("{stem}-{both}.js"));
        let (glue, link) = (String::from_utf8(glue)?, String::from_utf8(link)?);
        Ok(Split {
            glue: named(&glue, LINK, &link_name, glue_name.clone())?,
            link: named(&link, GLUE, &glue_name, link_name)?,
            wasm: File::new("app", "wasm", wasm),
            files,
            needs,
        })
    }

    /// By which split points each module is needed.
    fn users(&self) -> BTreeMap<&String, BTreeSet<&str>> {
        let mut users: BTreeMap<&String, BTreeSet<&str>> = BTreeMap::new();
        for (point, modules) in &self.needs {
            for module in modules {
                users.entry(module).or_default().insert(point);
            }
        }
        users
    }
}

/// What a file of modules is called: as the split point whose own module is in it,
/// where that is only one.
fn name_of(modules: &[String]) -> String {
    let mut own = modules.iter().filter_map(|name| name.strip_prefix(OWN));
    match (own.next(), own.next()) {
        (Some(point), None) => point.replace('_', "-"),
        _ => "shared".to_owned(),
    }
}

/// A module that has others in it.
fn together<'a>(modules: impl Iterator<Item = (&'a String, &'a [u8])>) -> Vec<u8> {
    let mut file = Module::new();
    for (name, bytes) in modules {
        file.section(&CustomSection {
            name: name.into(),
            data: bytes.into(),
        });
    }
    file.finish()
}

/// The script that loads the parts, with `public/start.js` as the one that
/// fetches them: the splitter's own way needs a host that knows the type of
/// WebAssembly, and cannot say why a part does not come.
fn loading(link: &str, places: &BTreeMap<String, (String, Option<String>)>) -> Result<String> {
    const BEFORE: &str = "() => {\n    const src = fetch(new URL(\"./";
    const AFTER: &str = "instantiateStreaming(src, imports));\n}\n";
    let mut text = String::new();
    let mut rest = link;
    let mut found = 0;
    while let Some((before, loader)) = rest.split_once(BEFORE) {
        let (module, _) = loader
            .split_once(".wasm\"")
            .context("the splitter's script names no module")?;
        let (file, within) = places
            .get(module)
            .with_context(|| format!("the splitter's script loads {module}, which nobody needs"))?;
        let within = within.as_deref().map_or("null".to_owned(), quoted);
        text.push_str(before);
        text.push_str(&format!("() => zeitnot.part({}, {within})", quoted(file)));
        let (_, after) = loader
            .split_once(AFTER)
            .context("the splitter's script loads in a way that is new here")?;
        rest = after;
        found += 1;
    }
    text.push_str(rest);
    if found != places.len() {
        bail!(
            "the splitter's script loads {found} of {} parts",
            places.len()
        );
    }
    Ok(text)
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// A script in which another one has its name, as a file, where it is imported.
/// What the program imports of it goes by the old name.
fn named(script: &str, other: &str, name: &str, own: String) -> Result<File> {
    for from in ["from", "from "] {
        for quote in ['"', '\''] {
            let import = format!("{from}{quote}{other}{quote}");
            if script.contains(&import) {
                let bytes = script
                    .replace(&import, &format!("from\"./{name}\""))
                    .into_bytes();
                return Ok(File { name: own, bytes });
            }
        }
    }
    bail!("{own} does not import {other}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_called_after_the_split_point_whose_own_it_is() {
        let name = |modules: &[&str]| {
            name_of(&modules.iter().map(ToString::to_string).collect::<Vec<_>>())
        };
        assert_eq!(name(&["chunk_7", "split_text_de_base"]), "text-de-base");
        assert_eq!(name(&["chunk_7", "chunk_8"]), "shared");
        assert_eq!(name(&["split_home", "split_board"]), "shared");
    }

    #[test]
    fn modules_in_one_file_are_a_module_with_sections_of_their_names() {
        let names = ["a".to_owned(), "b".to_owned()];
        let file = together(names.iter().zip([&[1, 2, 3][..], &[4]]));
        assert_eq!(
            file,
            b"\0asm\x01\0\0\0\0\x05\x01a\x01\x02\x03\0\x03\x01b\x04"
        );
    }

    #[test]
    fn a_script_imports_the_other_by_its_file_and_what_it_hands_on_keeps_its_name() {
        let glue = "import*as a from\"./split.js\";const b={'./split.js':a};";
        let file = named(glue, LINK, "split-00.js", "app-00.js".to_owned()).expect("an import");
        assert_eq!(
            file.bytes,
            b"import*as a from\"./split-00.js\";const b={'./split.js':a};"
        );
        assert!(named("const a=1;", LINK, "split-00.js", "app-00.js".to_owned()).is_err());
    }

    #[test]
    fn parts_are_loaded_by_the_start_script() {
        let link = "const a = makeLoad(() => {\n    const src = fetch(new URL(\"./chunk_1.wasm\", \
                    import.meta.url));\n    src.catch(() => {});\n    return async (imports) => \
                    (WebAssembly.instantiateStreaming(src, imports));\n}\n, []);\n";
        let places = BTreeMap::from([(
            "chunk_1".to_owned(),
            ("shared-00.wasm".to_owned(), Some("chunk_1".to_owned())),
        )]);
        let script = loading(link, &places).expect("a script");
        assert_eq!(
            script,
            "const a = makeLoad(() => zeitnot.part(\"shared-00.wasm\", \"chunk_1\"), []);\n"
        );
        assert!(loading("", &places).is_err());
    }
}
