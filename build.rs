//! Writes code from the folders of the languages.
//!
//! A language is a folder `locales/TAG`; `languages.rs` has their tags and names. Texts (`texts/`)
//! become the functions of their area's module, here `texts_AREA.rs`, and its tables, for builds for
//! development. Optimised programs load them. Builds for development have two made-up
//! languages besides.
//!
//! `cargo xtask dist`, which splits an optimised build, needs to know what refers to what; so the
//! linker is asked to keep that in the file (`--emit-relocs`).

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use zeitnot_texts::{Area as Texts, Pseudo, Texts as Table};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let locales = root.join("locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|is| is == value);
    let pseudo = if is("PROFILE", "release") {
        &[]
    } else {
        &Pseudo::ALL[..]
    };
    fs::write(out.join("languages.rs"), languages(&locales, pseudo)?)?;
    for (area, has_functions) in zeitnot_texts::AREAS {
        let code = texts(&locales, area, has_functions, pseudo, &out)?;
        fs::write(out.join(format!("texts_{area}.rs")), code)?;
    }
    if is("PROFILE", "release") && is("CARGO_CFG_TARGET_ARCH", "wasm32") {
        println!("cargo::rustc-link-arg-bin=zeitnot=--emit-relocs");
    }
    Ok(())
}

/// The functions of an area whose texts are data, and its tables, which are files beside them. The
/// optimised app refers to no table, so it contains none.
fn texts(
    locales: &Path,
    area: &str,
    has_functions: bool,
    pseudo: &[Pseudo],
    out: &Path,
) -> io::Result<String> {
    let texts = Texts::read(locales, area).map_err(io::Error::other)?;
    let mut code = texts.seal();
    if has_functions {
        code.push_str(&texts.functions());
    }
    let lacking = texts.tables.iter().filter(|of| !of.missing.is_empty());
    for Table { tag, missing, .. } in lacking {
        let count = missing.len();
        println!("cargo::warning={tag}: {count} of the messages of {area} are English");
    }
    code.push_str("static TABLES: &[(&str, &str)] = &[\n");
    let pseudo = pseudo.iter().map(|pseudo| texts.pseudo(*pseudo));
    for texts in texts.tables.iter().cloned().chain(pseudo) {
        let file = out.join(format!("text-{}-{area}.txt", texts.tag));
        fs::write(&file, &texts.table)?;
        code.push_str(&format!("    ({:?}, include_str!({file:?})),\n", texts.tag));
    }
    code.push_str("];\n");
    Ok(code)
}

/// The tags and the names of the languages, and the tags of made-up ones.
fn languages(locales: &Path, pseudo: &[Pseudo]) -> io::Result<String> {
    let page = Texts::read(locales, "page").map_err(io::Error::other)?;
    let languages: Vec<_> = page
        .tables
        .iter()
        .map(|of| (&of.tag, &of.words["name"]))
        .collect();
    let pseudo: Vec<_> = pseudo.iter().map(|pseudo| pseudo.tag()).collect();
    Ok(format!(
        "pub(super) const LANGUAGES: &[(&str, &str)] = &{languages:?};\n\
         pub(super) const PSEUDO: &[&str] = &{pseudo:?};\n"
    ))
}
