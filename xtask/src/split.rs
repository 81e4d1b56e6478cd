//! Splitting the app at the points that `src/main.rs` defines, and merging the resulting modules
//! into a few.
//!
//! The splitter makes a module for every *set* of split points that share code: some eight hundred,
//! most of them a few hundred bytes long. [`Parts::pack`] merges them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Value, json};
use wasm_split_cli_support::{Options, transform as split};

use crate::merge::merged;
use crate::packs::{Part, packs};
use crate::{hash, minify, sizes, wasm};

/// The file name of the part that is loaded first.
pub const MAIN: &str = "main.wasm";
/// The names by which glue and loader import each other.
const GLUE: &str = "./main.js";
const LINK: &str = "./split.js";

/// The prefix of the name of a split point's own module.
const OWN: &str = "split_";

/// The size in bytes, compressed but not optimised, from which a file is named after its module.
const LARGE: usize = 8_000;

/// The number of files for everything that is loaded later.
const PACKS: usize = 120;

/// The split points that each visit needs, by its name: an area and a language.
pub type Points = BTreeMap<String, Vec<String>>;

/// The weight of bytes wasted in a visit: double for the areas where most visits begin.
fn weight(visit: &str) -> usize {
    match visit.split(' ').next() {
        Some(
            "home"
            | "board"
            | "study"
            | "correspondence"
            | "correspondence_game"
            | "lesson"
            | "manage",
        ) => 2,
        _ => 1,
    }
}

/// The split app as the splitter produced it.
#[derive(Debug)]
pub struct Parts {
    /// All modules, by name.
    modules: BTreeMap<String, Vec<u8>>,
    /// The modules that each split point needs, its own last.
    needs: BTreeMap<String, Vec<String>>,
    /// The script that loads them.
    link: String,
}

/// The app as published.
#[derive(Debug)]
pub struct Split {
    /// The names of the files that are loaded first: the program, its glue, which starts it, and
    /// the loader of the rest. Glue and loader import each other.
    pub app: Value,
    /// All files, with hashes in their names.
    pub files: Vec<(String, Vec<u8>)>,
    /// The names of the files that each split point needs.
    pub needs: BTreeMap<String, Vec<String>>,
}

/// Splits a program into modules in a folder.
pub fn transform(wasm: &Path, folder: &Path) -> Result<Parts> {
    let program = fs::read(wasm)?;
    let main = folder.join(MAIN);
    let mut options = Options::new(&program);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.main_module = GLUE;
    options.link_name = LINK;
    let parts = split(options).map_err(|error| anyhow!("could not split the app: {error:?}"))?;
    let needs: BTreeMap<String, Vec<String>> = parts.prefetch_map.into_iter().collect();
    let read = |name: &String| Ok((name.clone(), fs::read(folder.join(format!("{name}.wasm")))?));
    Ok(Parts {
        modules: needs.values().flatten().map(read).collect::<Result<_>>()?,
        needs,
        link: fs::read_to_string(folder.join(LINK))?,
    })
}

impl Parts {
    /// Merges all modules into files so that the visits download little in vain, and adds the glue
    /// and the program. `small` optimises modules.
    pub fn pack(
        &self,
        visits: &Points,
        glue: Vec<u8>,
        wasm: Vec<u8>,
        small: impl Fn(&[Vec<u8>]) -> Result<Vec<Vec<u8>>>,
    ) -> Result<Split> {
        let packs = packs(self.parts(visits)?, PACKS, weight);
        let merged = packs.iter().map(|pack| {
            let inside = pack.modules.iter();
            merged(inside.map(|name| &*self.modules[name]))
        });
        let small = small(&merged.collect::<Result<Vec<_>>>()?)?;
        let mut files = Vec::new();
        // For each module its file.
        let mut places = BTreeMap::<&str, &str>::new();
        let names = packs.iter().zip(&small).map(|(pack, bytes)| {
            let name = pack.name.as_deref().unwrap_or("shared");
            format!("{name}-{}.wasm", hash::short(bytes))
        });
        let names: Vec<String> = names.collect();
        for ((pack, bytes), file) in packs.iter().zip(small).zip(&names) {
            places.extend(pack.modules.iter().map(|module| (&**module, &**file)));
            files.push((file.clone(), bytes));
        }
        let needs = self.needs.iter().map(|(point, modules)| {
            let mut files: Vec<String> = Vec::new();
            for module in modules {
                let file = places[&**module];
                if !files.iter().any(|known| known == file) {
                    files.push(file.to_owned());
                }
            }
            (point.clone(), files)
        });
        let needs = needs.collect();
        let link = minify::module(&loading(&self.link, self.needs.keys())?);
        // They contain each other's names, so they share a hash.
        let both = hash::short(&[&*link, &*glue].concat());
        let [link_name, glue_name] = ["split", "app"].map(|stem| format!("{stem}-{both}.js"));
        let wasm_name = format!("app-{}.wasm", hash::short(&wasm));
        let app = json!({
            "glue": glue_name, "wasm": wasm_name, "link": link_name, "isModule": true
        });
        let glue = importing(&String::from_utf8(glue)?, LINK, &link_name)?;
        let link = importing(&String::from_utf8(link)?, GLUE, &glue_name)?;
        files.extend([(glue_name, glue), (link_name, link), (wasm_name, wasm)]);
        Ok(Split { app, files, needs })
    }

    /// Each module with the visits that need it, to be packed.
    fn parts<'a>(&'a self, visits: &'a Points) -> Result<Vec<Part<'a>>> {
        let mut users: BTreeMap<&String, BTreeSet<&str>> = BTreeMap::new();
        for (point, modules) in &self.needs {
            let its = visits.iter().filter(|(_, points)| points.contains(point));
            let mut its: BTreeSet<_> = its.map(|(visit, _)| visit.as_str()).collect();
            if its.is_empty() {
                // It is requested later, in the middle of any visit.
                its.insert(point);
            }
            for module in modules {
                users.entry(module).or_default().extend(&its);
            }
        }
        let parts = users.into_iter().map(|(module, users)| {
            let size = sizes::gzip(&wasm::bare(&self.modules[module])?)?;
            let name = module.strip_prefix(OWN).filter(|_| size >= LARGE);
            Ok(Part {
                modules: vec![module.clone()],
                users,
                size,
                name: name.map(|point| point.replace('_', "-")),
            })
        });
        parts.collect()
    }
}

/// The script that loads the parts: the beginning of the splitter's script, which has its
/// functions, and a loader for each split point, which takes the names of its files from
/// `public/start.js` and fetches through it. The splitter's own loaders need a host that sends the
/// type of WebAssembly, and cannot tell why a part fails to load.
fn loading<'a>(link: &str, points: impl ExactSizeIterator<Item = &'a String>) -> Result<String> {
    const EXPORT: &str = "export const __wasm_split_load_";
    const LOAD: &str = "\
const files = {};
const file = (name) => (files[name] ??= makeLoad(() => zeitnot.part(name), []));
const load = (point) => wrapAsyncCb(makeLoad(() => async () => {}, zeitnot.needs(point).map(file)));
";
    let loaders = link
        .find("/* ")
        .context("the splitter's script has an unknown form")?;
    let (functions, loaders) = link.split_at(loaders);
    if loaders.matches(EXPORT).count() != points.len() {
        bail!("the splitter's script loads something unknown");
    }
    let mut text = [functions, LOAD].concat();
    for point in points {
        if !loaders.contains(&format!("{EXPORT}{point} = ")) {
            bail!("the splitter's script does not load {point}");
        }
        text += &format!("{EXPORT}{point} = load({});\n", json!(point));
    }
    Ok(text)
}

/// A script in which the import of another one is replaced by its file name. For the program's
/// imports the old name remains.
fn importing(script: &str, other: &str, name: &str) -> Result<Vec<u8>> {
    let ways =
        ["from\"?\"", "from \"?\"", "from'?'", "from '?'"].map(|way| way.replace('?', other));
    let import = ways.iter().find(|way| script.contains(*way));
    let import = import.with_context(|| format!("the script does not import {other}"))?;
    Ok(script
        .replace(import, &format!("from\"./{name}\""))
        .into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_imports_the_other_by_file_and_hands_it_on_under_its_old_name() {
        let glue = "import*as a from\"./split.js\";const b={'./split.js':a};";
        let script = importing(glue, LINK, "split-00.js").expect("an import");
        assert_eq!(
            script,
            b"import*as a from\"./split-00.js\";const b={'./split.js':a};"
        );
        assert!(importing("const a=1;", LINK, "split-00.js").is_err());
    }

    #[test]
    fn a_split_point_loads_its_files_through_the_start_script() {
        let link = "const a = 1;\n/* home, board */\nconst __chunk_1 = makeLoad();\n\
                    export const __wasm_split_load_home = wrapAsyncCb(b);\n";
        let points = |points: &[&str]| {
            points
                .iter()
                .map(|point| (*point).into())
                .collect::<Vec<_>>()
        };
        let script = loading(link, points(&["home"]).iter()).expect("a script");
        assert!(script.starts_with("const a = 1;\nconst files = {};\n"));
        assert!(script.ends_with("\nexport const __wasm_split_load_home = load(\"home\");\n"));
        assert!(!script.contains("__chunk_1"), "{script}");
        for unknown in ["", "/* home */", &link.replace("_home", "_learn")] {
            assert!(loading(unknown, points(&["home"]).iter()).is_err());
        }
        for unknown in [&[][..], &["home", "learn"]] {
            assert!(loading(link, points(unknown).iter()).is_err());
        }
    }
}
