//! Splitting the app at the points that `src/main.rs` defines, and packing the resulting modules
//! into a few files.
//!
//! The splitter makes a module for every *set* of split points that share code: some eight hundred,
//! most of them a few hundred bytes long. So the small ones are packed together ([`Parts::pack`]): a
//! file is a WebAssembly module that contains others in its custom sections, which
//! `public/start.js` extracts.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Value, json};
use wasm_split_cli_support::{Options, transform as split};

use crate::packs::{Part, packs};
use crate::{hash, minify, sizes, wasm};

/// The file name of the part that is loaded first.
pub const MAIN: &str = "main.wasm";
/// The names by which glue and loader import each other.
const GLUE: &str = "./main.js";
const LINK: &str = "./split.js";

/// The prefix of the name of a split point's own module.
const OWN: &str = "split_";

/// The size in bytes, compressed, from which a file is named after its module.
const LARGE: usize = 4_000;

/// The number of files for everything that is loaded later.
const PACKS: usize = 120;

/// The split points that each visit needs, by its name: an area and a language.
pub type Points = BTreeMap<String, Vec<String>>;

/// The weight of bytes wasted in a visit: double for the areas where most visits begin.
fn weight(visit: &str) -> usize {
    match visit.split(' ').next() {
        Some("home" | "board" | "correspondence" | "correspondence_game" | "lesson" | "manage") => {
            2
        }
        _ => 1,
    }
}

/// The split app as the splitter produced it: files in a folder.
#[derive(Debug)]
pub struct Parts {
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

/// For each module its file, and its name in that file if it shares it.
type Places = BTreeMap<String, (String, Option<String>)>;

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
    Ok(Parts {
        needs: parts.prefetch_map.into_iter().collect(),
        link: fs::read_to_string(folder.join(LINK))?,
    })
}

impl Parts {
    /// Packs all modules into files so that the visits download little in vain, and adds the glue
    /// and the program. `small` optimises the modules of these names.
    pub fn pack<'a>(
        &'a self,
        visits: &Points,
        glue: Vec<u8>,
        wasm: Vec<u8>,
        small: impl Fn(&[&'a String]) -> Result<Vec<Vec<u8>>>,
    ) -> Result<Split> {
        // The visits that need each module.
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
        let names: Vec<&String> = users.keys().copied().collect();
        let modules: BTreeMap<&String, Vec<u8>> =
            names.iter().copied().zip(small(&names)?).collect();
        let parts = users.into_iter().map(|(module, users)| {
            let size = sizes::gzip(&modules[module])?;
            let name = module.strip_prefix(OWN).filter(|_| size >= LARGE);
            Ok(Part {
                modules: vec![module.clone()],
                users,
                size,
                name: name.map(|point| point.replace('_', "-")),
            })
        });
        let mut files = Vec::new();
        let mut places = Places::new();
        for pack in packs(parts.collect::<Result<_>>()?, PACKS, weight) {
            let (inside, name) = (pack.modules, pack.name.as_deref().unwrap_or("shared"));
            let bytes = match &inside[..] {
                [one] => modules[one].clone(),
                all => wasm::together(all.iter().map(|name| (name, &*modules[name]))),
            };
            let file = format!("{name}-{}.wasm", hash::short(&bytes));
            let shares = inside.len() > 1;
            for module in inside {
                places.insert(module.clone(), (file.clone(), shares.then_some(module)));
            }
            files.push((file, bytes));
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
        let link = minify::module(&loading(&self.link, &places)?);
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
}

/// The loader script, changed to fetch through `public/start.js`: the splitter's own code needs a
/// host that sends the type of WebAssembly, and cannot tell why a part fails to load.
fn loading(link: &str, places: &Places) -> Result<String> {
    const BEFORE: &str = "() => {\n    const src = fetch(new URL(\"./";
    const AFTER: &str = "instantiateStreaming(src, imports));\n}\n";
    let mut parts = link.split(BEFORE);
    let mut text = parts.next().unwrap_or_default().to_owned();
    let mut found = 0;
    for loader in parts {
        let known = || {
            let (module, rest) = loader.split_once(".wasm\"")?;
            Some((places.get(module)?, rest.split_once(AFTER)?.1))
        };
        let (place, after) = known().context("the splitter's script has an unknown form")?;
        let (file, within) = (json!(place.0), json!(place.1));
        text += &format!("() => zeitnot.part({file}, {within}){after}");
        found += 1;
    }
    let all = places.len();
    if found != all {
        bail!("the splitter's script loads {found} of {all} parts");
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
    fn parts_are_loaded_by_the_start_script() {
        let link = "const a = makeLoad(() => {\n    const src = fetch(new URL(\"./chunk_1.wasm\", \
                    import.meta.url));\n    src.catch(() => {});\n    return async (imports) => \
                    (WebAssembly.instantiateStreaming(src, imports));\n}\n, []);\n";
        let place = ("shared-00.wasm".to_owned(), Some("chunk_1".to_owned()));
        let places = BTreeMap::from([("chunk_1".to_owned(), place)]);
        assert_eq!(
            loading(link, &places).expect("a script"),
            "const a = makeLoad(() => zeitnot.part(\"shared-00.wasm\", \"chunk_1\"), []);\n"
        );
        assert!(loading("", &places).is_err());
    }
}
