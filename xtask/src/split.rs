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

use crate::{hash, minify};

/// The part that is loaded first, of the folder in which all are.
pub const MAIN: &str = "main.wasm";
/// What each calls the other.
const GLUE: &str = "./main.js";
const LINK: &str = "./split.js";

/// A module that is at least so large is a file of its own: that is one more
/// request, and one that nobody makes without using what is in it.
const LARGE: usize = 24_000;

/// A module that is smaller is not worth the second that the optimiser starts in.
const SMALL: usize = 3_000;

/// What the texts' split points begin with; then comes the language.
const TEXT: &str = "text_";

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
    /// and itself. `small` makes a module smaller, which takes a second or two
    /// and is not worth it for the smallest.
    pub fn pack(
        &self,
        folder: &Path,
        glue: Vec<u8>,
        wasm: Vec<u8>,
        small: impl Fn(&str) -> Result<Vec<u8>>,
    ) -> Result<Split> {
        let mut packs: BTreeMap<String, Vec<(String, Vec<u8>)>> = BTreeMap::new();
        for (module, users) in self.users() {
            let name = format!("{module}.wasm");
            let mut bytes = bare(&fs::read(folder.join(&name))?)?;
            if bytes.len() >= SMALL {
                bytes = small(&name)?;
            }
            let pack = pack_of(&module, &users, bytes.len());
            packs.entry(pack).or_default().push((module, bytes));
        }
        let mut files = Vec::new();
        // Of each module its file, and its name in there where it shares it.
        let mut places = BTreeMap::new();
        for (pack, modules) in packs {
            let file = match &modules[..] {
                [(_, bytes)] => File::new(&pack, "wasm", bytes.clone()),
                several => File::new(&pack, "wasm", together(several)),
            };
            let shares = modules.len() > 1;
            for (module, _) in modules {
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
    fn users(&self) -> BTreeMap<String, BTreeSet<&str>> {
        let mut users: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
        for (point, modules) in &self.needs {
            for module in modules {
                users.entry(module.clone()).or_default().insert(point);
            }
        }
        users
    }
}

/// In which file a module is.
fn pack_of(module: &str, users: &BTreeSet<&str>, size: usize) -> String {
    let mut languages = users.iter().map(|user| {
        let text = user.strip_prefix(TEXT)?;
        text.rsplit_once('_').map(|(language, _)| language)
    });
    match users.first() {
        // What only one needs is that one's own.
        Some(user) if users.len() == 1 => user.replace('_', "-"),
        _ if size >= LARGE => format!("shared-{}", module.trim_start_matches("chunk_")),
        // Texts of one language, which are used together.
        _ => match languages.next().flatten() {
            Some(first) if languages.all(|other| other == Some(first)) => format!("text-{first}"),
            _ => "shared".to_owned(),
        },
    }
}

/// A module without what is only for those who look into it, as names.
fn bare(module: &[u8]) -> Result<Vec<u8>> {
    const CUSTOM: u8 = 0;
    const HEADER: usize = 8;
    let mut bare = Vec::from(module.get(..HEADER).context("no module")?);
    let mut rest = &module[HEADER..];
    while let Some((&kind, sized)) = rest.split_first() {
        let (size, inside) = size_of(sized).context("a section without its size")?;
        let after = inside.get(size..).context("a section that is cut off")?;
        if kind != CUSTOM {
            bare.extend(&rest[..rest.len() - after.len()]);
        }
        rest = after;
    }
    Ok(bare)
}

/// The number at the beginning, seven bits a byte, and what comes after it.
fn size_of(mut bytes: &[u8]) -> Option<(usize, &[u8])> {
    let mut size = 0;
    for shift in (0..32).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        size |= usize::from(byte & 0x7f) << shift;
        bytes = rest;
        if byte < 0x80 {
            return Some((size, bytes));
        }
    }
    None
}

/// A module that has others in it.
fn together(modules: &[(String, Vec<u8>)]) -> Vec<u8> {
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

    fn users<'a>(names: &[&'a str]) -> BTreeSet<&'a str> {
        names.iter().copied().collect()
    }

    #[test]
    fn what_one_needs_is_its_own_and_what_is_large_is_apart() {
        assert_eq!(pack_of("play", &users(&["play"]), 90_000), "play");
        assert_eq!(
            pack_of("text_de_base", &users(&["text_de_base"]), 9),
            "text-de-base"
        );
        let both = users(&["play", "learn"]);
        assert_eq!(pack_of("chunk_7", &both, LARGE), "shared-7");
        assert_eq!(pack_of("chunk_8", &both, 300), "shared");
    }

    #[test]
    fn what_texts_of_one_language_share_is_with_that_language() {
        let one = users(&["text_pt_br_desk", "text_pt_br_base"]);
        assert_eq!(pack_of("chunk_1", &one, 300), "text-pt_br");
        let two = users(&["text_de_desk", "text_en_desk"]);
        assert_eq!(pack_of("chunk_2", &two, 300), "shared");
        let mixed = users(&["learn", "text_de_desk"]);
        assert_eq!(pack_of("chunk_3", &mixed, 300), "shared");
    }

    #[test]
    fn modules_in_one_file_are_a_module_with_sections_of_their_names() {
        let file = together(&[("a".into(), vec![1, 2, 3]), ("b".into(), vec![4])]);
        assert_eq!(
            file,
            b"\0asm\x01\0\0\0\0\x05\x01a\x01\x02\x03\0\x03\x01b\x04"
        );
    }

    #[test]
    fn a_module_loses_its_names_and_keeps_the_rest() -> Result<()> {
        // A type, a section of 200 bytes, and a name.
        let mut module = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x0b\xc8\x01".to_vec();
        module.extend([7; 200]);
        let whole = module.clone();
        module.extend(b"\0\x05\x04name");
        assert_eq!(bare(&module)?, whole);
        assert!(bare(&module[..module.len() - 1]).is_err());
        assert!(bare(b"\0asm").is_err());
        Ok(())
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
