//! Our board beside chessground, in one run on the same game of 200 moves, in
//! Chromium slowed four times:
//!
//! ```text
//! cargo run --release -p zeitnot-bench --bin board_bench [--short]
//! ```
//!
//! `--short` only shows that it runs: one round of a few moves, without the other
//! board. Its figures mean nothing.
//!
//! wasm-bindgen of the version in Cargo.lock, and npm, which fetches
//! chessground, have to be in `PATH`; `wasm-opt` is used if it is there.
//! The figures are for comparison: no run passes or fails by them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Position, Square};
use zeitnot_bench::arguments::{self, is_short};
use zeitnot_bench::spent::Spent;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

const COMMAND: &str = "cargo run --release -p zeitnot-bench --bin board_bench";

const SLOWER: f64 = 4.0;
/// How much is measured.
#[derive(Clone, Copy)]
struct Extent {
    rounds: usize,
    /// Waits of the same length without a board that changes.
    idle: usize,
    /// Half-moves.
    plies: usize,
    /// Half-moves that are watched gliding.
    glides: usize,
    drag: Duration,
    /// Whether chessground is measured too.
    has_chessground: bool,
}

/// 200 moves of each side.
const WHOLE: Extent = Extent {
    rounds: 3,
    idle: 100,
    plies: 400,
    glides: 60,
    drag: Duration::from_secs(2),
    has_chessground: true,
};
const SHORT: Extent = Extent {
    rounds: 1,
    idle: 2,
    plies: 10,
    glides: 2,
    drag: Duration::from_millis(200),
    has_chessground: false,
};
/// Half-moves made beforehand, so that code and pictures are warm.
const WARM: usize = 50;
/// For a move that glides for 150 ms, and some rest.
const GLIDE: Wait = Wait::Millis(270);
const CHESSGROUND: &str = "@lichess-org/chessground@10.1.1";

fn main() -> ExitCode {
    if let Err(code) = arguments::read(COMMAND, ..=0) {
        return code;
    }
    let extent = if is_short() { SHORT } else { WHOLE };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = target(&root).join("board-bench");
    prepare(&root, &folder, extent);
    println!(
        "Chromium slowed {SLOWER:.0} times, boards of 480 pixels, {} half-moves\n",
        extent.plies
    );
    println!(
        "{:<58} {:>10} {:>12} {:>7}",
        "", "Zeitnot", "chessground", "ratio"
    );
    // In turn, so that whatever else this machine does affects both.
    let mut ours = Vec::new();
    let mut theirs = Vec::new();
    for _ in 0..extent.rounds {
        ours.push(measure(&folder, "ours.html", extent));
        if extent.has_chessground {
            theirs.push(measure(&folder, "theirs.html", extent));
        }
    }
    let (ours, theirs) = (medians(&ours), medians(&theirs));
    for (i, (what, ours)) in ours.iter().enumerate() {
        let theirs = theirs.get(i).map(|(_, theirs)| *theirs);
        let shown = theirs.map(|theirs| format!("{theirs:.2}"));
        // There is no ratio to zero.
        let ratio = theirs.filter(|theirs| *theirs > 0.0);
        let ratio = ratio.map(|theirs| format!("{:.2}", ours / theirs));
        println!(
            "{what:<58} {ours:>10.2} {:>12} {:>7}",
            shown.unwrap_or_default(),
            ratio.unwrap_or_default()
        );
    }
    ExitCode::SUCCESS
}

/// The median of each figure over the rounds.
fn medians(rounds: &[Figures]) -> Figures {
    let Some(first) = rounds.first() else {
        return Vec::new();
    };
    let median = |i: usize| {
        let mut all: Vec<f64> = rounds.iter().map(|round| round[i].1).collect();
        all.sort_by(f64::total_cmp);
        all[all.len() / 2]
    };
    let names = first.iter().enumerate();
    names.map(|(i, (what, _))| (*what, median(i))).collect()
}

fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

/// Puts both pages, and what they need, into a folder.
fn prepare(root: &Path, folder: &Path, extent: Extent) {
    fs::create_dir_all(folder).expect("a folder for the pages");
    let wasm = "wasm32-unknown-unknown";
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut build = Command::new(cargo);
    build.args(["build", "--target", wasm, "--example", "board"]);
    // To see that it still works, the build of the tests will do: another takes minutes.
    let profile = if is_short() {
        "debug"
    } else {
        build.arg("--release");
        "release"
    };
    run(build.current_dir(root));
    let built = target(root).join(wasm).join(profile);
    let built = built.join("examples/board.wasm");
    run(Command::new("wasm-bindgen")
        .args(["--target", "web", "--no-typescript", "--out-dir"])
        .arg(folder)
        .arg(built));
    let bound = folder.join("board_bg.wasm");
    if !is_short() {
        // As the app is built; without it the figures are a little worse.
        let _ = Command::new("wasm-opt")
            .arg("-Oz")
            .arg(&bound)
            .arg("-o")
            .arg(&bound)
            .status();
    }
    for (from, to) in [
        ("style/tokens.css", "style/tokens.css"),
        (
            "style/widgets/board/colours.css",
            "style/widgets/board/colours.css",
        ),
        ("style/widgets/board.css", "style/widgets/board.css"),
        ("public/pieces/cburnett.css", "public/pieces/cburnett.css"),
    ] {
        let to = folder.join(to);
        fs::create_dir_all(to.parent().expect("it is in the folder")).expect("a folder");
        fs::copy(root.join(from), to).expect("a style");
    }
    if extent.has_chessground && !folder.join("package").is_dir() {
        run(Command::new("npm")
            .current_dir(folder)
            .args(["pack", CHESSGROUND]));
        let packed = fs::read_dir(folder)
            .expect("the folder")
            .filter_map(|entry| Some(entry.ok()?.path()))
            .find(|path| path.extension().is_some_and(|end| end == "tgz"))
            .expect("npm has packed it");
        run(Command::new("tar")
            .current_dir(folder)
            .arg("xzf")
            .arg(packed));
    }
    for (name, text) in [
        // The server refuses a folder without this page.
        ("index.html", ""),
        ("ours.html", include_str!("../scripts/board_ours.html")),
        ("theirs.html", include_str!("../scripts/board_theirs.html")),
    ] {
        fs::write(folder.join(name), text).expect("a page");
    }
    fs::write(folder.join("game.json"), game(extent).to_string()).expect("the game");
}

fn run(command: &mut Command) {
    let status = command.status();
    assert!(
        status.as_ref().is_ok_and(|status| status.success()),
        "{command:?}: {status:?}"
    );
}

/// A game that lasts long enough: the first one among games whose moves come from
/// fixed series of random numbers.
fn game(extent: Extent) -> Value {
    let plies = extent.plies.max(WARM);
    (1..)
        .find_map(|seed| random_game(seed, plies).filter(|game| game.len() > plies))
        .expect("some game lasts")
        .into()
}

fn random_game(mut seed: u64, most: usize) -> Option<Vec<Value>> {
    let mut position = Chess::default();
    let mut plies = vec![ply(&position, None)];
    while plies.len() <= most {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let legal = position.legal_moves();
        // The game leaves out captures now and then, so that enough pieces stay to move.
        let mut wanted: Vec<_> = legal.iter().filter(|made| !made.is_capture()).collect();
        if wanted.is_empty() || (seed >> 60) == 0 {
            wanted = legal.iter().collect();
        }
        let made = **wanted.get((seed >> 33) as usize % wanted.len().max(1))?;
        let last = made.from()?;
        position.play_unchecked(made);
        plies.push(ply(&position, Some((last, made.to()))));
    }
    Some(plies)
}

fn ply(position: &Chess, last: Option<(Square, Square)>) -> Value {
    let turn = |color: Color| if color.is_white() { "white" } else { "black" };
    let legal = position.legal_moves();
    let goals = |from: Square| -> Vec<String> {
        let made = legal.iter().filter(|made| made.from() == Some(from));
        made.map(|made| made.to().to_string()).collect()
    };
    let dests: Vec<(String, Vec<String>)> = Square::ALL
        .into_iter()
        .map(|from| (from.to_string(), goals(from)))
        .filter(|(_, goals)| !goals.is_empty())
        .collect();
    let last: Vec<String> = last
        .into_iter()
        .flat_map(|(from, to)| [from.to_string(), to.to_string()])
        .collect();
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    // The written FEN must be readable again.
    debug_assert!(
        fen.parse::<Fen>()
            .is_ok_and(|fen| { fen.into_position::<Chess>(CastlingMode::Standard).is_ok() })
    );
    json!({
        "fen": fen,
        "turn": turn(position.turn()),
        "last": last,
        "check": position.is_check(),
        "dests": dests,
    })
}

/// In milliseconds unless the name says otherwise.
type Figures = Vec<(&'static str, f64)>;

fn measure(folder: &Path, name: &str, extent: Extent) -> Figures {
    let Extent {
        idle: waits,
        plies,
        glides,
        ..
    } = extent;
    let stage = Stage::new().of(folder).on(Device {
        slower: SLOWER,
        ..Device::DESKTOP
    });
    let page = stage.open();
    page.session()
        .goto(&[&page.server().address(), name].concat());
    page.wait("window.subject !== undefined");
    let mut figures = Vec::new();

    // Once through, so that code and pictures are warm.
    page.session().run("subject.animate(false)", &[]);
    play(&page, 0, WARM, Wait::Frames(1));
    let nothing = Spent::on(&page, || idle(&page, waits, Wait::Frames(2)));
    let set = Spent::on(&page, || play(&page, 1, plies + 1, Wait::Frames(2)));
    let each = |spent: &Spent, name: &str, plies: usize| spent.ms(name) / plies as f64;
    let task = each(&set, Spent::ALL, plies);
    figures.push(("a position set at once, ms of the main thread", task));
    let empty = each(&nothing, Spent::ALL, waits);
    figures.push(("  of that beyond two empty frames", task - empty));
    for (what, name) in Spent::PARTS {
        figures.push((what, each(&set, name, plies)));
    }

    page.session().run("subject.animate(true)", &[]);
    play(&page, 0, 2, GLIDE);
    let glide = Spent::on(&page, || play(&page, 2, glides + 2, GLIDE));
    let task = each(&glide, Spent::ALL, glides);
    figures.push(("a move that glides, ms of the main thread", task));
    for (what, name) in Spent::PARTS {
        figures.push((what, each(&glide, name, glides)));
    }

    play(&page, 0, 1, GLIDE);
    figures.extend(drag(&page, extent.drag));
    figures
}

/// The wait after a position.
#[derive(Clone, Copy)]
enum Wait {
    Frames(usize),
    Millis(usize),
}

fn play(page: &Page, from: usize, to: usize, wait: Wait) {
    pass(page, from, to, wait, false);
}

fn idle(page: &Page, plies: usize, wait: Wait) {
    pass(page, 0, plies, wait, true);
}

fn pass(page: &Page, from: usize, to: usize, wait: Wait, idle: bool) {
    let (frames, ms) = match wait {
        Wait::Frames(frames) => (frames, 0),
        Wait::Millis(ms) => (0, ms),
    };
    let arguments = [
        json!(from),
        json!(to),
        json!(frames),
        json!(ms),
        json!(idle),
    ];
    page.session()
        .run_async(include_str!("../scripts/board_play.js"), &arguments);
}

/// Drags the pawn of e2 around for this long, as fast as the driver sends.
fn drag(page: &Page, length: Duration) -> Figures {
    let square = 60.0;
    let mouse = |kind: &str, x: f64, y: f64, buttons: u8| {
        page.session().cdp(
            "Input.dispatchMouseEvent",
            json!({
                "type": kind, "x": x, "y": y, "button": "left",
                "buttons": buttons, "clickCount": 1, "pointerType": "mouse",
            }),
        );
    };
    let (x, y) = (4.5 * square, 6.5 * square);
    mouse("mouseMoved", x, y, 0);
    mouse("mousePressed", x, y, 1);
    mouse("mouseMoved", x, y - 20.0, 1);
    page.session()
        .run_async("await new Promise((done) => setTimeout(done, 300))", &[]);
    let mut sent = 0;
    page.session()
        .run(include_str!("../scripts/board_frames.js"), &[]);
    let work = Spent::on(page, || {
        let begin = Instant::now();
        while begin.elapsed() < length {
            let turn = begin.elapsed().as_secs_f64() * 6.0;
            mouse(
                "mouseMoved",
                240.0 + 180.0 * turn.cos(),
                240.0 + 180.0 * turn.sin(),
                1,
            );
            sent += 1;
            sleep(Duration::from_millis(2));
        }
    });
    page.session().run("__frames.stop = true", &[]);
    let at = page.value("__frames.at");
    let at: Vec<f64> = at
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_f64)
        .collect();
    let gaps: Vec<f64> = at.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let long = |limit: f64| gaps.iter().filter(|gap| **gap > limit).count();
    mouse("mouseMoved", x, y, 1);
    mouse("mouseReleased", x, y, 0);
    let frames = gaps.len().max(1);
    // Not per frame: the page does nothing in a frame to which no move came.
    let each = |name: &str| work.ms(name) / f64::from(sent.max(1));
    let mut figures = vec![
        ("a drag, frames", frames as f64),
        ("  frames longer than 20 ms", long(20.0) as f64),
        ("  frames longer than 50 ms", long(50.0) as f64),
        ("  moves of the mouse", f64::from(sent)),
        (
            "  ms of the main thread, each move of the mouse",
            each(Spent::ALL),
        ),
    ];
    figures.extend(Spent::PARTS.map(|(what, name)| (what, each(name))));
    figures
}
