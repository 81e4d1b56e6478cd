//! Takes pictures of every page in every state, look, size and language:
//!
//! ```text
//! cargo run -p zeitnot-bench --bin shots -- <folder> [word …]
//! ```
//!
//! The name of a file says what it shows:
//! `panel.face-to-face.phone.dark.de.png`. Not with `--release`: that build
//! ends at the first state that cannot be reached. With words, it takes only
//! the pictures whose names contain all of them; `a|b` stands for one of the
//! two. A picture shows the screen; of a page longer than that there is another, `….whole.png`, on a
//! screen as high as the page. Pictures of one layout, size, look and language are also put on a
//! sheet: `sheet.side-by-side.phone.light.en.png`. With `--short` it takes the first state of each
//! kind, the first word of its name, in one size, look and language.

mod games;
mod scenes;
mod sheet;

use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde_json::{Value, json};
use zeitnot_bench::arguments;
use zeitnot_core::correspondence::Utc;
use zeitnot_webdriver::device::{Device, Look};
use zeitnot_webdriver::injected::EPOCH;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::places;
use zeitnot_webdriver::routes;
use zeitnot_webdriver::stage::Stage;

use scenes::{Prepare, SCENES, Scene, pages};

const COMMAND: &str = "cargo run -p zeitnot-bench --bin shots -- <folder> [word …]";

const DEVICES: [(&str, Device); 10] = [
    ("phone", Device::PHONE),
    ("across", Device::PHONE_ACROSS),
    ("small-phone", Device::SMALL_PHONE),
    ("narrow-phone", Device::NARROW_PHONE),
    ("tablet", Device::TABLET),
    ("tablet-upright", Device::TABLET_UPRIGHT),
    ("desktop", Device::DESKTOP),
    ("wide", Device::WIDE),
    ("magnified", Device::MAGNIFIED),
    ("magnified-tablet", Device::MAGNIFIED_TABLET),
];

const LOOKS: [(&str, Look); 4] = [
    ("light", Look::Light),
    ("dark", Look::Dark),
    ("contrast", Look::Contrast),
    ("forced", Look::Forced),
];

/// The part of a name that selects one picture of each state, which is enough
/// for a test.
const SHORT: [&str; 1] = [".tablet.light.en."];

fn main() -> ExitCode {
    let mut words = match arguments::read(COMMAND, 1..) {
        Ok(words) => words,
        Err(code) => return code,
    };
    let folder = PathBuf::from(words.remove(0));
    if let Err(error) = std::fs::create_dir_all(&folder) {
        eprintln!("could not make {}: {error}", folder.display());
        return ExitCode::FAILURE;
    }
    let is_short = arguments::is_short();
    if is_short {
        words.extend(SHORT.map(str::to_owned));
    }
    let mut taken = Vec::new();
    let mut failed = Vec::new();
    let pages = pages();
    let languages = places::languages();
    let mut kinds = Vec::new();
    let named = SCENES.iter().filter(|scene| {
        let kind = scene.name.split('-').next();
        let is_first = !kinds.contains(&kind);
        kinds.push(kind);
        is_first || !is_short
    });
    let named = named.map(|scene| (scene.name, scene));
    // Other tests open all pages.
    let pages = if is_short { &[] } else { &pages[..] };
    let named = named.chain(pages.iter().map(|(name, scene)| (name.as_str(), scene)));
    for (name, scene) in named {
        for layout in scene.layouts.iter().take(if is_short { 1 } else { 2 }) {
            let name = if scene.layouts.len() == 1 {
                name.to_owned()
            } else {
                format!("{name}.{layout}")
            };
            for language in &languages {
                let wanted = wanted(&name, language, &words);
                if wanted.is_empty() {
                    continue;
                }
                let shooting = || shoot(scene, layout, language, &wanted, &folder);
                // A state that cannot be reached does not keep the others
                // from being seen.
                match catch_unwind(shooting) {
                    Ok(()) => taken.extend(wanted),
                    Err(_) => failed.push(format!("{name}.{language}")),
                }
            }
        }
    }
    sheet::make(&taken, &folder);
    println!("{} pictures in {}", taken.len(), folder.display());
    if failed.is_empty() {
        return ExitCode::SUCCESS;
    }
    println!("not reached: {}", failed.join(", "));
    ExitCode::FAILURE
}

/// The devices and looks in which `words` ask for a scene, with the file's
/// name.
fn wanted(scene: &str, language: &str, words: &[String]) -> Vec<(Device, String)> {
    let mut wanted = Vec::new();
    for (size, device) in DEVICES {
        for (colours, look) in LOOKS {
            let name = format!("{scene}.{size}.{colours}.{language}.png");
            let has = |word: &String| word.split('|').any(|word| name.contains(word));
            if words.iter().all(has) {
                let device = Device {
                    look,
                    motion: false,
                    ..device.clone()
                };
                wanted.push((device, name));
            }
        }
    }
    wanted
}

fn prepare(page: &Page, what: &Prepare) {
    match what {
        Prepare::By(prepare) => prepare(page),
        Prepare::At(route) => {
            // Time is frozen at the start of the tests' clock.
            routes::keep_games(page, Some(Utc::new(EPOCH / 1_000)));
            page.open(route);
            page.wait("document.body.querySelector('main, button')");
        }
    }
}

fn shoot(scene: &Scene, layout: &str, language: &str, wanted: &[(Device, String)], folder: &Path) {
    let stage = Stage::still().on(wanted[0].0.clone());
    stage.expecting_console_errors().run(|page| {
        page.leave();
        page.session().run(
            "localStorage.setItem('zeitnot.language', arguments[0])",
            &[json!(language)],
        );
        page.set_value("settings", &settings(layout));
        prepare(page, &scene.prepare);
        photograph(page, wanted, folder);
    });
}

/// Photographs what the page shows on each of these devices.
fn photograph(page: &mut Page, wanted: &[(Device, String)], folder: &Path) {
    // The typefaces arrive after the first paint.
    page.wait("document.body.querySelector('main, button')");
    page.wait("'faces' in document.documentElement.dataset || location.pathname.includes('embed')");
    page.two_frames();
    page.wait("document.fonts.status === 'loaded'");
    for (device, name) in wanted {
        page.change_device(device.clone());
        // High contrast in the settings is more than the device may ask for.
        page.session().run(
            "if (arguments[0]) document.documentElement.dataset.theme = 'contrast';
             else delete document.documentElement.dataset.theme;",
            &[json!(device.look == Look::Contrast)],
        );
        page.two_frames();
        page.photograph(&folder.join(name));
        let height = page.value("document.documentElement.scrollHeight").as_u64();
        let height = height
            .and_then(|height| u32::try_from(height).ok())
            .unwrap_or_default();
        if height > device.height {
            page.change_device(Device {
                height,
                ..device.clone()
            });
            page.two_frames();
            page.photograph(&folder.join(name).with_extension("whole.png"));
        }
    }
}

fn settings(layout: &str) -> Value {
    json!({ "layout": layout, "players": { "white": "Ada Lindqvist", "black": "Šachový klub" } })
}
