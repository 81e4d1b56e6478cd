//! Makes the pictures that the manifest of the app names, in `public/app/`, from
//! the drawings there, from `public/icon.svg` and from the built app:
//!
//! ```text
//! cargo run -p zeitnot-bench --bin app_pictures
//! ```
//!
//! With `--short` only some, into `target/xtask/app`.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use zeitnot_bench::arguments::{self, times};
use zeitnot_core::clock::Color;
use zeitnot_core::correspondence::Utc;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::injected::EPOCH;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::seed::Seed;
use zeitnot_webdriver::stage::Stage;

const COMMAND: &str = "cargo run -p zeitnot-bench --bin app_pictures";

/// Drawing, picture, and the side of the picture in pixels.
const ICONS: [(&str, &str, u32); 9] = [
    ("public/icon.svg", "icon-192", 192),
    ("public/icon.svg", "icon-512", 512),
    ("public/app/maskable.svg", "maskable-192", 192),
    ("public/app/maskable.svg", "maskable-512", 512),
    // For Apple's home screen, which rounds its corners itself.
    ("public/app/maskable.svg", "touch-180", 180),
    ("public/app/clock.svg", "clock-96", 96),
    ("public/app/board.svg", "board-96", 96),
    ("public/app/games.svg", "games-96", 96),
    ("public/app/learn.svg", "learn-96", 96),
];

fn main() -> ExitCode {
    if let Err(code) = arguments::read(COMMAND, ..=0) {
        return code;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let scratch = root.join("target/xtask");
    let pictures = if arguments::is_short() {
        scratch.join("app")
    } else {
        root.join("public/app")
    };
    fs::create_dir_all(&pictures).expect("a folder");
    for &(drawing, name, side) in ICONS.iter().take(times(ICONS.len())) {
        let device = device(side, side);
        let scratch = scratch.join("icon");
        fs::create_dir_all(&scratch).expect("a folder");
        let html = format!(
            "<!doctype html><link rel=icon href=data:,><style>body{{margin:0}}</style>\
             <img src=it.svg width={side} height={side} style=display:block>"
        );
        fs::write(scratch.join("index.html"), html).expect("a page");
        fs::copy(root.join(drawing), scratch.join("it.svg")).expect("a drawing");
        Stage::new().of(&scratch).on(device).run(|page| {
            page.open("");
            page.wait("document.images[0].complete");
            page.photograph(&pictures.join(name).with_extension("png"));
        });
    }
    Stage::still().on(device(1280, 800)).run(|page| {
        game_in_progress(page);
        page.photograph(&pictures.join("wide.png"));
    });
    Stage::still().on(Device::PHONE).run(|page| {
        page.leave();
        Seed::of(9, Utc::new(EPOCH / 1_000)).keep(page);
        page.open("#/post");
        page.wait_for(".correspondence-row");
        page.photograph(&pictures.join("narrow.png"));
    });
    ExitCode::SUCCESS
}

fn device(width: u32, height: u32) -> Device {
    Device {
        width,
        height,
        ..Device::TABLET
    }
}

fn game_in_progress(page: &Page) {
    page.open_control("90/40+30, 30+30");
    page.press(Color::Black);
    for (side, thought) in [
        (Color::White, 65_000),
        (Color::Black, 431_000),
        (Color::White, 312_000),
    ] {
        page.wait_running(Some(side));
        page.advance(thought);
        page.press(side);
    }
    page.wait_running(Some(Color::Black));
    page.advance(48_000);
}
