//! Writes code from the table of areas and from the folders of the languages.
//!
//! `areas.rs` has the areas of `src/ui/areas.json` as a call of a macro `areas!`. Each file that
//! includes it defines that macro for its own purpose.
//!
//! Finds the languages: each folder of `src/ui/text` that has a `page.json` is one, called
//! by its tag, with the file of that name beside it.
//! Their `mod`s and their table are `languages.rs` in the folder of the build,
//! which `src/ui/text/language.rs` includes; and the chunks of their texts are
//! `chunks.rs`, for `src/main.rs`.
//!
//! Texts that are data (`locales/`, `texts/`) become the functions of their area's module, here
//! `texts_AREA.rs`, and its tables, for builds for development and for frames. The optimised app
//! loads them.
//!
//! `cargo xtask dist`, which splits an optimised build, needs to know what refers to what; so the
//! linker is asked to keep that in the file (`--emit-relocs`).

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use serde::Deserialize;
use zeitnot_texts::Area as Texts;

/// An entry of the table of areas, as far as the program needs it.
#[derive(Deserialize)]
struct Area {
    /// A sentence about its pages, the doc comment of its variant.
    about: String,
    /// The texts on its pages, besides those of every page.
    texts: Vec<String>,
}

fn main() -> io::Result<()> {
    let ui = Path::new(&env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("src/ui");
    let (folder, table) = (ui.join("text"), ui.join("areas.json"));
    println!("cargo::rerun-if-changed={}", table.display());
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-changed=build.rs");
    let names = languages(&folder)?;
    // In an inline module with a path, `mod en;` is `en.rs` there, and its own
    // modules are in `en/`.
    let mut text = format!("#[path = {folder:?}]\nmod files {{\n    use crate::ui::text::*;\n");
    for name in &names {
        text.push_str(&format!("    pub(crate) mod {name};\n"));
    }
    text.push_str("}\n");
    text.push_str(&format!(
        "pub(super) const LANGUAGES: [&super::Language; {}] = [\n",
        names.len()
    ));
    for name in &names {
        text.push_str(&format!("    &files::{name}::LANGUAGE,\n"));
    }
    text.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("areas.rs"), areas(&fs::read_to_string(table)?)?)?;
    fs::write(out.join("languages.rs"), text)?;
    fs::write(out.join("chunks.rs"), chunks(&names))?;
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|is| is == value);
    let locales = ui.join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    for (area, has_functions) in zeitnot_texts::AREAS {
        let code = texts(&locales, area, has_functions, &out)?;
        fs::write(out.join(format!("texts_{area}.rs")), code)?;
    }
    if is("PROFILE", "release") && is("CARGO_CFG_TARGET_ARCH", "wasm32") {
        println!("cargo::rustc-link-arg-bin=zeitnot=--emit-relocs");
    }
    Ok(())
}

/// The functions of an area whose texts are data, and its tables, which are files beside them. The
/// optimised app refers to no table, so it contains none.
fn texts(locales: &Path, area: &str, has_functions: bool, out: &Path) -> io::Result<String> {
    let texts = Texts::read(locales, area).map_err(io::Error::other)?;
    let mut code = texts.seal();
    if has_functions {
        code.push_str(&texts.functions());
    }
    code.push_str("static TABLES: &[(&str, &str)] = &[\n");
    for texts in &texts.tables {
        let file = out.join(format!("text-{}-{area}.txt", texts.tag));
        fs::write(&file, &texts.table)?;
        code.push_str(&format!("    ({:?}, include_str!({file:?})),\n", texts.tag));
    }
    code.push_str("];\n");
    Ok(code)
}

/// The areas of the table, each with its texts, as a call of `areas!`.
fn areas(table: &str) -> io::Result<String> {
    let table: BTreeMap<String, Area> = serde_json::from_str(table)?;
    let mut text = String::from("areas! {\n");
    for (name, area) in table {
        let texts: Vec<String> = area.texts.iter().map(|text| variant(text)).collect();
        text.push_str(&format!(
            "    /// {}\n    {} = {name}, [{}];\n",
            area.about,
            variant(&name),
            texts.join(", ")
        ));
    }
    text.push_str("}\n");
    Ok(text)
}

/// A name of the table as the name of an enum's variant.
fn variant(name: &str) -> String {
    let words = name.split('_').map(|word| {
        let (first, rest) = word.split_at(1);
        [&first.to_uppercase(), rest].concat()
    });
    words.collect()
}

/// The texts of each language as chunks, and `fn texts`, which finds them by the
/// tag.
fn chunks(names: &[String]) -> String {
    let mut text = String::new();
    let mut known = String::new();
    for name in names {
        let tag = name.replace('_', "-");
        let areas = [
            "Base",
            "Manage",
            "Board",
            "Play",
            "Study",
            "Correspondence",
            "Lessons",
            "Learn",
            "Embed",
        ];
        let areas = areas.into_iter();
        let areas: Vec<_> = areas
            .map(|area| format!("{area} as text_{name}_{}", area.to_lowercase()))
            .collect();
        text.push_str(&format!(
            "texts!({name} = {tag:?}, {});\n",
            areas.join(", ")
        ));
        known.push_str(&format!("        {tag:?} => {name}(area),\n"));
    }
    text.push_str(&format!(
        "fn texts(tag: &str, area: TextArea) -> Loading<UseTexts> {{\n    match tag {{\n{known}        \
         _ => Box::pin(ready(Err(NotLoaded))),\n    }}\n}}\n"
    ));
    text
}

/// The names of the languages' modules, in alphabetical order.
fn languages(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.path().join("page.json").is_file() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}
