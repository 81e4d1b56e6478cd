//! The manifest of the installed app. There is one per language; all describe the same app, as they
//! have the same start address.

use anyhow::Result;
use serde_json::{Value, json};

use crate::languages::{DEFAULT, Language};

/// Words beginning with `$` are replaced by those of the language. There is no id, so that the app
/// is identified by its start address: an id would be the same in every folder of a host, as it is
/// relative to the host's root.
const MANIFEST: &str = include_str!("manifest.json");

/// The name of a language's manifest.
pub fn name(language: &Language) -> String {
    if language.tag == DEFAULT {
        "manifest.webmanifest".to_owned()
    } else {
        format!("manifest.{}.webmanifest", language.tag)
    }
}

/// The manifest in a language.
pub fn of(language: &Language) -> Result<String> {
    let mut text = MANIFEST.replace("$lang", &language.tag);
    for (name, word) in &language.words {
        text = text.replace(&format!("\"${name}\""), &json!(word).to_string());
    }
    let manifest: Value = serde_json::from_str(&text)?;
    Ok(manifest.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{languages, project};

    /// Width and height of a PNG, from its header.
    fn size(file: &str) -> String {
        let bytes = std::fs::read(project::root().join(file)).expect(file);
        let number = |at: usize| {
            bytes[at..at + 4]
                .iter()
                .fold(0, |sum, &b| sum << 8 | u32::from(b))
        };
        format!("{}x{}", number(16), number(20))
    }

    #[test]
    fn every_picture_of_a_manifest_exists_in_its_declared_size() {
        let manifest: Value = serde_json::from_str(MANIFEST).expect("a manifest");
        let shortcuts = manifest["shortcuts"].as_array().expect("shortcuts").iter();
        let lists = shortcuts.map(|shortcut| &shortcut["icons"]);
        let lists = lists.chain([&manifest["icons"], &manifest["screenshots"]]);
        let pictures = lists.flat_map(|list| list.as_array().expect("pictures"));
        for picture in pictures.filter(|picture| picture["type"] == "image/png") {
            let file = picture["src"].as_str().expect("a source");
            assert_eq!(picture["sizes"], size(file), "{file}");
        }
    }

    #[test]
    fn a_manifest_has_the_colour_of_the_styles_and_no_open_placeholder() {
        let tokens = include_str!("../../style/tokens.css");
        for language in languages::all().expect("languages") {
            let text = of(&language).expect("a manifest");
            let manifest: Value = serde_json::from_str(&text).expect("a manifest");
            let ebony = manifest["theme_color"].as_str().expect("a colour");
            assert!(tokens.contains(&format!("--ebony: {ebony};")) && !text.contains('$'));
        }
    }
}
