//! Takes pictures of every page in every state, look, size and language:
//!
//! ```text
//! cargo run -p zeitnot-webdriver --bin shots -- <folder> [word …]
//! ```
//!
//! The name of a file tells what it shows: `panel.face-to-face.phone.dark.de.png`.
//! Not with `--release`: that build ends at the first state that cannot be
//! reached. With words, only those are taken whose names contain all of them; `a|b`
//! is contained where one of the two is.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde_json::{Value, json};
use zeitnot::clock::color::Color;
use zeitnot::correspondence::seconds::Utc;
use zeitnot_webdriver::device::{Device, Look};
use zeitnot_webdriver::injected::EPOCH;
use zeitnot_webdriver::page::{Page, control_route};
use zeitnot_webdriver::routes;
use zeitnot_webdriver::seed::Seed;
use zeitnot_webdriver::stage::Stage;

/// Something to be seen.
struct Scene {
    name: &'static str,
    layouts: &'static [&'static str],
    prepare: Prepare,
}

/// How one comes there.
enum Prepare {
    By(fn(&Page)),
    /// By the address of a page, where games are kept.
    At(String),
}

const BOTH: &[&str] = &["face-to-face", "side-by-side"];
const ONE: &[&str] = &["face-to-face"];

const DEVICES: [(&str, Device); 6] = [
    ("phone", Device::PHONE),
    ("small-phone", Device::SMALL_PHONE),
    ("tablet", Device::TABLET),
    ("tablet-upright", Device::TABLET_UPRIGHT),
    ("desktop", Device::DESKTOP),
    ("magnified", Device::MAGNIFIED),
];

const LOOKS: [(&str, Look); 3] = [
    ("light", Look::Light),
    ("dark", Look::Dark),
    ("contrast", Look::Contrast),
];

const LANGUAGES: [&str; 2] = ["en", "de"];

/// The double flag's own example.
const DOUBLE: &str = "15 df60/10";

const SCENES: &[Scene] = &[
    scene("home-first", ONE, |page| {
        page.open("#/");
        page.wait_for(".home-welcome");
    }),
    scene("home", ONE, |page| {
        post_games(page);
        playing(page, "90/40+30, 30+30", 65_000);
        pause(page);
        page.go("#/");
        page.wait_for(".home-left");
    }),
    scene("ready", BOTH, |page| page.open_clock("")),
    scene("ready-classical", BOTH, |page| {
        page.open_control("90/40+30, 30+30")
    }),
    scene("running", BOTH, |page| {
        playing(page, "90/40+30, 30+30", 65_000)
    }),
    scene("running-delay", BOTH, |page| playing(page, "25 d5", 2_000)),
    scene("running-byo-yomi", BOTH, |page| {
        playing(page, "1 byo 5x30", 75_000)
    }),
    scene("low-time", BOTH, |page| playing(page, "3+2", 170_300)),
    scene("flag-fallen", BOTH, |page| {
        playing(page, "3+2", 200_000);
        page.wait_for(".flag");
    }),
    scene("both-flags", BOTH, |page| {
        playing(page, "1+0", 70_000);
        page.press(Color::White);
        page.advance(60_000);
    }),
    scene("double-main", BOTH, |page| {
        playing(page, DOUBLE, 12_000);
    }),
    scene("double-extra", BOTH, |page| {
        playing(page, DOUBLE, 15 * 60_000 + 16_000);
        page.wait_for(".claim-draw");
    }),
    scene("double-extra-rest", BOTH, |page| {
        playing(page, DOUBLE, 15 * 60_000 + 16_000);
        page.press(Color::White);
        page.wait_running(Some(Color::Black));
        page.advance(2_000);
    }),
    scene("double-holding", BOTH, |page| {
        playing(page, DOUBLE, 15 * 60_000 + 50_000);
        let claim = page.middle(".claim-draw");
        page.touch("touchStart", &[claim]);
        page.wait_for(".claim-draw.holding");
    }),
    scene("double-both", BOTH, |page| {
        playing(page, DOUBLE, 15 * 60_000 + 16_000);
        page.press(Color::White);
        page.wait_running(Some(Color::Black));
        page.advance(16 * 60_000);
        page.wait_for("[data-reason=bothfirstflags]");
    }),
    scene("double-lost", BOTH, |page| {
        playing(page, DOUBLE, 17 * 60_000);
        page.wait_for("[data-reason=extratime]");
    }),
    scene("double-panel", BOTH, |page| {
        playing(page, DOUBLE, 15 * 60_000 + 16_000);
        pause(page);
    }),
    scene("double-end", ONE, |page| {
        playing(page, DOUBLE, 15 * 60_000 + 16_000);
        pause(page);
        page.tap("[role=dialog].panel [data-act=end]");
    }),
    scene("double-remind", ONE, |page| {
        playing(page, DOUBLE, 15 * 60_000 + 16_000);
        pause(page);
        page.tap("[role=dialog].panel [data-act=end]");
        page.tap(".facts [data-result=\"1-0\"][data-reason=resignation]");
    }),
    scene("double-correct", ONE, |page| {
        playing(page, DOUBLE, 15 * 60_000 + 16_000);
        pause(page);
        page.tap("[role=dialog].panel [data-act=correct]");
    }),
    scene("double-game", ONE, |page| {
        page.open_control("1 df30/5");
        page.press(Color::Black);
        for turn in 0..24 {
            let side = if turn % 2 == 0 {
                Color::White
            } else {
                Color::Black
            };
            page.wait_running(Some(side));
            page.advance(if side == Color::White { 8_000 } else { 3_700 });
            page.press(side);
        }
        pause(page);
        page.tap("[role=dialog].panel [data-act=claim-draw]");
        page.tap("[role=dialog].panel [data-act=details]");
        page.wait_for(".chart");
    }),
    scene("double-editor", ONE, |page| {
        page.open("#/edit");
        page.wait_for("main select[name=white-0-mode]");
        page.session().run(
            "const mode = document.querySelector('select[name=white-0-mode]');
             mode.selectedIndex = mode.options.length - 1;
             for (const option of mode.options) {
               if (/double flag|Doppel/i.test(option.textContent)) option.selected = true;
             }
             mode.dispatchEvent(new Event('change', { bubbles: true }));",
            &[],
        );
        page.wait_for(".gives");
    }),
    scene("double-board", ONE, |page| {
        page.open_control(DOUBLE);
        page.go("#/board");
        page.wait_for(".entry input");
        for written in ["e4", "e5"] {
            page.fill(".entry input", written);
            page.tap(".entry button");
            page.two_frames();
        }
        page.advance(15 * 60_000 + 16_000);
        page.wait_for(".claim-draw");
    }),
    scene("material", ONE, |page| {
        playing(page, "3+2", 200_000);
        page.wait_for(".flag");
        page.tap("[data-act=panel]");
        page.tap("[data-tap=theirs-knight]");
        page.tap("[data-tap=own-queen]");
    }),
    scene("panel", BOTH, paused),
    scene("panel-correct", BOTH, |page| in_panel(page, "correct")),
    scene("panel-penalties", BOTH, |page| in_panel(page, "penalties")),
    scene("panel-give", BOTH, |page| in_panel(page, "give")),
    scene("panel-end", BOTH, |page| in_panel(page, "end")),
    scene("panel-log", BOTH, |page| in_panel(page, "log")),
    scene("ended", BOTH, |page| {
        in_panel(page, "end");
        page.tap("[data-result=\"1-0\"][data-reason=checkmate]");
    }),
    scene("away", BOTH, |page| {
        playing(page, "3+2", 20_000);
        page.reload_after(725_000);
        page.wait_for("[data-act=count-away]");
    }),
    scene("bad-link", BOTH, |page| {
        page.open_clock(&control_route("5 plus 3"))
    }),
    scene("board-ready", ONE, on_board),
    scene("board", ONE, |page| played(page, SPANISH)),
    scene("board-looking-back", ONE, |page| {
        played(page, SPANISH);
        page.tap(".move[data-ply='3']");
    }),
    scene("board-resign", ONE, |page| {
        played(page, SPANISH);
        page.tap("[data-act=resign]");
    }),
    scene("board-lay", ONE, |page| {
        on_board(page);
        page.tap("[data-act=lay]");
    }),
    scene("board-mate", ONE, |page| played(page, "f3 e5 g4 Qh4#")),
    scene("board-flag", ONE, |page| {
        on_board(page);
        page.tap("[data-act=lay]");
        page.fill("[name=fen]", "8/8/4k1b1/8/8/8/3KP3/8 w - - 0 1");
        page.tap("[data-act=lay-out]");
        page.press(Color::Black);
        page.wait_running(Some(Color::White));
        page.advance(300_000);
        page.wait_for("[data-verdict]");
    }),
    scene("winning", ONE, |page| {
        page.open("#/winning?fen=2k5/8/8/1p1p1p1p/1P1P1P1P/8/8/2K5_w_-_-_0_1&side=black");
        page.wait_for("[data-verdict]");
    }),
    scene("study", ONE, |page| page.open("#/study")),
    scene("controls", ONE, |page| page.open("#/controls")),
    scene("editor", ONE, |page| page.open("#/edit")),
    scene("editor-errors", ONE, |page| {
        page.open("#/edit");
        page.wait("document.querySelector('main input')");
        // Something wrong in every field of text there is.
        page.session().run(
            "for (const field of document.querySelectorAll('main input:not([type=checkbox], [type=radio])')) {
               field.value = '-7x';
               field.dispatchEvent(new Event('input', { bubbles: true }));
               field.dispatchEvent(new Event('change', { bubbles: true }));
             }",
            &[],
        );
    }),
    scene("games-none", ONE, |page| page.open("#/games")),
    scene("games", ONE, |page| {
        some_games(page);
        page.open("#/games");
        page.wait_for("a[href^='#/game/']");
    }),
    scene("game", ONE, |page| {
        some_games(page);
        page.open("#/games");
        page.wait_for("a[href^='#/game/']");
        page.session().run(
            "document.querySelector(\"a[href^='#/game/']\").click()",
            &[],
        );
        page.wait("/^#\\/game\\//.test(location.hash)");
    }),
    scene("post-none", ONE, |page| page.open("#/post")),
    scene("post-games", ONE, |page| {
        post_games(page);
        page.wait_for(".post-row");
    }),
    scene("post-new", ONE, |page| {
        post_games(page);
        page.go("#/post/new?event=1");
        page.tap("label:has([value=under-way])");
        page.fill("[name=moves]", "1. e4 e5 2. Ke3");
        page.tap("[data-act=save-game]");
    }),
    scene("settings", ONE, |page| page.open("#/settings")),
    scene("keys", ONE, |page| page.open("#/keys")),
];

/// The list of thirty correspondence games.
fn post_games(page: &Page) {
    page.open("#/post");
    Seed::of(30, Utc::new(EPOCH / 1_000)).keep(page);
    page.open("#/post");
}

/// The moves of a game that everybody knows.
const SPANISH: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O";

/// The board with five minutes each, before the first move.
fn on_board(page: &Page) {
    page.open(&control_route("5").replace("#/", "#/board"));
    page.wait_for(".board [role=row] button");
}

/// A game on the board after these moves.
fn played(page: &Page, moves: &str) {
    on_board(page);
    for (made, san) in (1..).zip(moves.split(' ')) {
        page.fill(".entry input", san);
        page.tap("[data-act=enter-move]");
        page.wait_for(&format!(".move[data-ply='{made}']:not([hidden])"));
        page.advance(4_000);
    }
}

const fn scene(name: &'static str, layouts: &'static [&'static str], prepare: fn(&Page)) -> Scene {
    Scene {
        name,
        layouts,
        prepare: Prepare::By(prepare),
    }
}

/// Every other page that there is, by its address.
fn pages() -> Vec<(String, Scene)> {
    let empty = routes::ALL.iter();
    let empty = empty.filter(|route| !routes::SEEDED.contains(route));
    let known = empty.chain(routes::SEEDED).chain(routes::EMBEDDED);
    let known = known.map(|route| (*route).to_owned());
    let all = known.chain(routes::of_lessons());
    all.map(|route| {
        let words: Vec<&str> = route
            .split(|letter: char| !letter.is_ascii_alphanumeric())
            .filter(|word| !word.is_empty())
            .collect();
        let scene = Scene {
            name: "page",
            layouts: ONE,
            prepare: Prepare::At(route.clone()),
        };
        (["page", &words.join("-")].join("-"), scene)
    })
    .collect()
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(folder) = arguments.next().map(PathBuf::from) else {
        eprintln!("usage: shots <folder> [word …]");
        return ExitCode::FAILURE;
    };
    let words: Vec<String> = arguments.collect();
    if let Err(error) = std::fs::create_dir_all(&folder) {
        eprintln!("could not make {}: {error}", folder.display());
        return ExitCode::FAILURE;
    }
    let mut taken = 0;
    let mut failed = Vec::new();
    let pages = pages();
    let named = SCENES.iter().map(|scene| (scene.name, scene));
    let named = named.chain(pages.iter().map(|(name, scene)| (name.as_str(), scene)));
    for (name, scene) in named {
        for layout in scene.layouts {
            let name = if scene.layouts.len() == 1 {
                name.to_owned()
            } else {
                format!("{name}.{layout}")
            };
            for language in LANGUAGES {
                let wanted = wanted(&name, language, &words);
                if wanted.is_empty() {
                    continue;
                }
                let shooting = || shoot(scene, layout, language, &wanted, &folder);
                // One state that cannot be reached does not keep the others
                // from being seen.
                match std::panic::catch_unwind(shooting) {
                    Ok(()) => taken += wanted.len(),
                    Err(_) => failed.push(format!("{name}.{language}")),
                }
            }
        }
    }
    println!("{taken} pictures in {}", folder.display());
    if failed.is_empty() {
        return ExitCode::SUCCESS;
    }
    println!("not reached: {}", failed.join(", "));
    ExitCode::FAILURE
}

/// The devices and looks in which a scene is asked for, with the file's name.
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

fn shoot(scene: &Scene, layout: &str, language: &str, wanted: &[(Device, String)], folder: &Path) {
    let mut page = Stage::still().on(wanted[0].0.clone()).open();
    page.leave();
    page.session().run(
        "localStorage.setItem('zeitnot.language', arguments[0])",
        &[json!(language)],
    );
    // Who is here for the first time has no settings.
    if scene.name != "home-first" {
        page.set_value("settings", &settings(layout));
    }
    match &scene.prepare {
        Prepare::By(prepare) => prepare(&page),
        Prepare::At(route) => {
            // Time stands still where the clock of the tests begins.
            page.open("#/clock");
            routes::keep_games(&page, Some(Utc::new(EPOCH / 1_000)));
            page.open(route);
            page.wait("document.body.querySelector('main, button')");
        }
    }
    page.wait("document.fonts.status === 'loaded'");
    for (device, name) in wanted {
        page.change_device(device.clone());
        // What the settings call high contrast is more than what the device
        // may ask for.
        page.session().run(
            "if (arguments[0]) document.documentElement.dataset.theme = 'contrast';
             else delete document.documentElement.dataset.theme;",
            &[json!(device.look == Look::Contrast)],
        );
        // A page that is longer than the screen is shown in full.
        let height = page.value("document.documentElement.scrollHeight").as_u64();
        let height = height
            .and_then(|height| u32::try_from(height).ok())
            .unwrap_or_default();
        if height > device.height {
            page.change_device(Device {
                height,
                ..device.clone()
            });
        }
        page.two_frames();
        page.photograph(&folder.join(name));
    }
}

fn settings(layout: &str) -> Value {
    json!({ "layout": layout, "players": { "white": "Ada Lindqvist", "black": "Šachový klub" } })
}

/// A few moves of a control, and White thinks.
fn playing(page: &Page, control: &str, thinks: i64) {
    page.open_control(control);
    page.press(Color::Black);
    page.wait_running(Some(Color::White));
    for (side, thought) in [(Color::White, 3_100), (Color::Black, 4_700)] {
        page.advance(thought);
        page.press(side);
        page.wait_running(Some(side.other()));
    }
    page.advance(thinks);
}

fn paused(page: &Page) {
    playing(page, "3+2", 12_000);
    pause(page);
}

/// By the keyboard: no finger is left on the panel.
fn pause(page: &Page) {
    page.key(' ');
    page.wait_for("[role=dialog].panel");
}

fn in_panel(page: &Page, act: &str) {
    paused(page);
    page.tap(&format!("[role=dialog].panel [data-act={act}]"));
}

/// Two games that are over and one on the table.
fn some_games(page: &Page) {
    for (control, result, reason) in [
        ("90/40+30, 30+30", "1-0", "checkmate"),
        ("5 d2", "1/2-1/2", "agreement"),
    ] {
        page.open_control(control);
        page.press(Color::Black);
        for turn in 0..16 {
            let side = if turn % 2 == 0 {
                Color::White
            } else {
                Color::Black
            };
            page.wait_running(Some(side));
            page.advance(1_500 + 7_919 * turn % 23_000);
            page.press(side);
        }
        pause(page);
        page.tap("[role=dialog].panel [data-act=end]");
        page.tap(&format!("[data-result=\"{result}\"][data-reason={reason}]"));
        page.advance(3_600_000);
    }
}
