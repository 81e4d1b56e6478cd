//! The manifest: what the device is told of the app when it is installed. One
//! for each language; the same app, as they start at the same address.

use serde_json::{Value, json};

use crate::languages::{DEFAULT, Language};

/// The frame of the device around the app: ebony, as in `style/tokens.css`.
const EBONY: &str = "#1d1a17";

/// The name of a language's manifest.
pub fn name(language: &Language) -> String {
    if language.tag == DEFAULT {
        "manifest.webmanifest".to_owned()
    } else {
        format!("manifest.{}.webmanifest", language.tag)
    }
}

/// The manifest in a language.
pub fn of(language: &Language) -> Value {
    let shortcut = |name: &str, hash: &str| {
        json!({
            "name": language.word(name),
            "url": format!("./#/{hash}"),
            "icons": [{ "src": format!("public/app/{name}-96.png"), "sizes": "96x96", "type": "image/png" }],
        })
    };
    let icon = |name: &str, size: u32, purpose: &str| {
        json!({
            "src": format!("public/app/{name}-{size}.png"),
            "sizes": format!("{size}x{size}"),
            "type": "image/png",
            "purpose": purpose,
        })
    };
    let screenshot = |name: &str, size: &str| {
        json!({
            "src": format!("public/app/{name}.png"),
            "sizes": size,
            "type": "image/png",
            "form_factor": name,
            "label": language.word(name),
        })
    };
    // Without an id the app is known by its start address. An id would be the
    // same in every folder of a host: it is relative to the host's root.
    json!({
        "name": "Zeitnot",
        "short_name": "Zeitnot",
        "description": language.word("description"),
        "lang": language.tag,
        "dir": language.word("dir"),
        "start_url": "./",
        "scope": "./",
        "display": "fullscreen",
        "display_override": ["fullscreen", "standalone"],
        "orientation": "any",
        "theme_color": EBONY,
        "background_color": EBONY,
        "categories": ["games", "sports", "utilities"],
        "icons": [
            { "src": "public/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any" },
            icon("icon", 192, "any"),
            icon("icon", 512, "any"),
            icon("maskable", 192, "maskable"),
            icon("maskable", 512, "maskable"),
        ],
        "shortcuts": [
            shortcut("clock", "clock"),
            shortcut("board", "board"),
            shortcut("games", "post"),
            shortcut("learn", "learn"),
        ],
        "screenshots": [screenshot("wide", WIDE), screenshot("narrow", NARROW)],
    })
}

/// The sizes of the pictures in `public/app/`.
const WIDE: &str = "1280x800";
const NARROW: &str = "390x844";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{languages, project};

    /// Width and height of a PNG, from its header.
    fn size(file: &str) -> String {
        let path = project::root().join(file);
        let bytes = std::fs::read(&path).unwrap_or_else(|_| panic!("there is no {file}"));
        let number = |at: usize| {
            u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
        };
        format!("{}x{}", number(16), number(20))
    }

    #[test]
    fn every_picture_of_a_manifest_is_there_in_the_size_that_it_says() {
        for language in languages::all().expect("languages") {
            let manifest = of(&language);
            let shortcuts = manifest["shortcuts"].as_array().expect("shortcuts").iter();
            let pictures = shortcuts
                .map(|shortcut| &shortcut["icons"])
                .chain([&manifest["icons"], &manifest["screenshots"]])
                .flat_map(|list| list.as_array().expect("pictures"));
            for picture in pictures.filter(|picture| picture["type"] == "image/png") {
                let file = picture["src"].as_str().expect("a source");
                assert_eq!(
                    Some(size(file).as_str()),
                    picture["sizes"].as_str(),
                    "{file}"
                );
            }
        }
    }

    #[test]
    fn the_colours_are_those_of_the_styles() {
        let tokens = include_str!("../../style/tokens.css");
        assert!(tokens.contains(&format!("--ebony: {EBONY};")));
    }

    #[test]
    fn all_languages_are_one_app() {
        for language in languages::all().expect("languages") {
            let manifest = of(&language);
            assert_eq!(manifest["start_url"], "./");
            assert_eq!(manifest.get("id"), None);
        }
    }
}
