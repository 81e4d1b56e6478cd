//! Press and reading of the core, in nanoseconds, the cost of a journal of
//! 1,000 entries, and undo after 50 presses and after 5,100, with a board too:
//! `cargo bench -p zeitnot-core -- [NAMES]` measures those
//! whose name has one of the names in it.
//!
//! Compare figures on one machine only. No run passes or fails by them. Under
//! `cargo test --benches` it does everything once, to show that it still works.

use std::cell::RefCell;
use std::hint::black_box;
use std::time::{Duration, Instant as Now};

use zeitnot_core::clock::log::lines;
use zeitnot_core::clock::setup::SetupDraft;
use zeitnot_core::clock::{ByColor, Clock, Color, Entry, Event, Face, Setup, notation};
use zeitnot_core::game::sheet::{Ply, Pressing};
use zeitnot_core::game::{Scoresheet, Start};
use zeitnot_core::storage::games::TableGame;
use zeitnot_core::time::{Instant, Millis, Stamp, WallTime};

/// Entries of a long game's journal.
const ENTRIES: usize = 1_000;
/// How many times each figure is taken.
const SAMPLES: usize = 101;
/// The minimum length of one sample, so that the reading of the device's own
/// clock does not count.
const SAMPLE: Duration = Duration::from_micros(500);
/// How long the work runs before anything is measured.
const WARM_UP: Duration = Duration::from_millis(200);
/// The most runs in a sample, so that its inputs stay in memory.
const MOST_RUNS: usize = 10_000;

/// Measures what was asked for, and prints a line of a table for each.
struct Bench {
    names: Vec<String>,
    /// Whether to do everything once and measure nothing.
    once: bool,
}

impl Bench {
    /// Cargo itself adds options, which are not names.
    fn of_args() -> Bench {
        let args: Vec<String> = std::env::args().skip(1).collect();
        let once = !args.iter().any(|arg| arg == "--bench");
        let names = args.into_iter().filter(|arg| !arg.starts_with('-'));
        let names = names.collect();
        println!("{:<44}{:>12}{:>12}{:>12}", "ns", "median", "5 %", "95 %");
        Bench { names, once }
    }

    /// Measures `work`. It makes the input before it takes the time, and drops
    /// the output afterwards. `events` happen in one call, and the
    /// figure is for one of them.
    ///
    /// Returns the median; `None` if nothing was measured.
    fn measure<I, O>(
        &self,
        name: &str,
        events: usize,
        mut input: impl FnMut() -> I,
        mut work: impl FnMut(I) -> O,
    ) -> Option<f64> {
        if !self.names.is_empty() && !self.names.iter().any(|part| name.contains(part)) {
            return None;
        }
        let mut sample = |runs: usize| {
            let inputs: Vec<I> = (0..runs).map(|_| input()).collect();
            let mut outputs = Vec::with_capacity(runs);
            let start = Now::now();
            for input in inputs {
                outputs.push(black_box(work(black_box(input))));
            }
            start.elapsed()
        };
        if self.once {
            sample(1);
            println!("{name:<44}{:>12}", "works");
            return None;
        }
        let (start, mut runs) = (Now::now(), 1);
        while start.elapsed() < WARM_UP {
            if sample(runs) < SAMPLE {
                runs = (runs * 2).min(MOST_RUNS);
            }
        }
        let mut figures: Vec<f64> = (0..SAMPLES)
            .map(|_| sample(runs).as_nanos() as f64 / (runs * events) as f64)
            .collect();
        figures.sort_unstable_by(f64::total_cmp);
        let at = |percent: usize| figures[(SAMPLES - 1) * percent / 100];
        println!("{name:<44}{:>12.1}{:>12.1}{:>12.1}", at(50), at(5), at(95));
        Some(at(50))
    }
}

fn setup(control: &str) -> Setup {
    let controls = notation::parse(control).expect("a control of the notation");
    Setup::new(SetupDraft::standard(controls)).expect("a control that can be played")
}

/// The nth press of a game: Black starts, then each side thinks for a second.
fn press(n: usize) -> (Event, Stamp) {
    let color = if n.is_multiple_of(2) {
        Color::Black
    } else {
        Color::White
    };
    let at = n as i64 * 1_000;
    let stamp = Stamp {
        at: Instant::new(at),
        wall: WallTime::new(1_790_000_000_000 + at),
    };
    (Event::Press(color), stamp)
}

/// A game so long that its journal has [`ENTRIES`], with its clock running.
fn long_game(control: &str) -> Clock {
    game_of(control, ENTRIES)
}

fn game_of(control: &str, entries: usize) -> Clock {
    let mut clock = Clock::new(setup(control));
    play(&mut clock, entries);
    let running = clock.at(clock.last_instant()).running();
    assert!(running.is_some() && clock.journal().len() == entries);
    clock
}

fn play(clock: &mut Clock, entries: usize) {
    for n in 0..entries {
        let (event, stamp) = press(n);
        let _ = black_box(clock.apply(event, stamp));
    }
}

/// Undoes and redoes the last press, after `presses` presses.
fn undo_and_redo(bench: &Bench, name: &str, presses: usize) -> Option<f64> {
    let game = game_of("1+2", presses);
    let stamp = press(presses).1;
    let clock = RefCell::new(game.clone());
    // Undo and redo are entries too: the journal stays about as long as the game.
    let input = || {
        if clock.borrow().journal().len() > presses + 100 {
            *clock.borrow_mut() = game.clone();
        }
    };
    bench.measure(name, 2, input, |()| {
        let mut clock = clock.borrow_mut();
        let target = clock.undoable().expect("a press");
        let undone = clock.apply(Event::Undo(target), stamp);
        (undone, clock.apply(Event::Redo(target), stamp))
    })
}

/// A sheet pressed by hand on which every press but the first completed a move.
fn sheet_of(clock: &Clock) -> Scoresheet {
    let mut sheet = Scoresheet::new(Start::standard(), Pressing::ByHand);
    let knights = ["g1f3", "g8f6", "f3g1", "f6g8"].into_iter().cycle();
    for (place, uci) in (0..clock.journal().len() - 1).zip(knights) {
        let ply = serde_json::json!({
            "uci": uci, "made": place * 1_000 + 500, "entry": place + 1, "dropped": null, "lifted": false
        });
        let ply: Ply = serde_json::from_value(ply).expect("a move as it is stored");
        sheet.put_ply(place, ply);
    }
    sheet
}

/// Undoes and redoes the last press on a board, and finds what the page then
/// needs.
fn undo_and_redo_on_board(bench: &Bench, name: &str, presses: usize) {
    let clock = game_of("1+2", presses);
    let sheet = sheet_of(&clock);
    let stamp = press(presses).1;
    let seen = RefCell::new(sheet.live(&clock));
    let input = || (clock.clone(), sheet.clone());
    bench.measure(name, 2, input, |(mut clock, mut sheet)| {
        let target = clock.undoable().expect("a press");
        for event in [Event::Undo(target), Event::Redo(target)] {
            let _ = black_box(sheet.apply(&mut clock, event, stamp));
            let live = sheet.live_after(&clock, &seen.borrow());
            seen.replace(live);
        }
    });
}

fn main() {
    let bench = Bench::of_args();
    for (name, control) in [
        ("press, 3+2", "3+2"),
        ("press, US delay", "25 d5"),
        ("press, byo-yomi", "30 byo 5x30"),
        // Main time is over after half a minute: the rest is overtime.
        ("press, byo-yomi in overtime", "30s byo 5x30"),
        (
            "press, double flag on extra time",
            "30s df60/10 v 60 df60/10",
        ),
    ] {
        long_game(control);
        let new = Clock::new(setup(control));
        let input = || new.clone();
        bench.measure(name, ENTRIES, input, |mut clock| {
            play(&mut clock, ENTRIES);
            clock
        });
    }

    for (name, control) in [
        ("face while running, 3+2", "3+2"),
        ("face while running, US delay", "25 d5"),
        ("face while running, byo-yomi", "30s byo 5x30"),
        (
            "face while running, double flag",
            "30s df60/10 v 60 df60/10",
        ),
    ] {
        let clock = long_game(control);
        let mut now = clock.last_instant();
        let input = || {
            now = clock.last_instant() + Millis::new((now.get() + 7) % 3_000);
            now
        };
        bench.measure(name, 1, input, |now| Face::of(black_box(&clock), now));
    }

    let clock = long_game("3+2");
    let parts = || (clock.setup().clone(), clock.journal().to_vec());
    bench.measure(
        "replay of 1,000 entries",
        1,
        parts,
        |(setup, journal): (Setup, Vec<Entry>)| Clock::replay(setup, journal),
    );
    let short = undo_and_redo(&bench, "undo or redo after 50 presses", 50);
    let long = undo_and_redo(&bench, "undo or redo after 5,100 presses", 5_100);
    if let (Some(short), Some(long)) = (short, long) {
        println!(
            "{:<44}{:>12.2}",
            "the second as a multiple of the first",
            long / short
        );
    }
    undo_and_redo_on_board(&bench, "on a board after 50 presses", 50);
    undo_and_redo_on_board(&bench, "on a board after 5,100 presses", 5_100);
    let end = clock.last_instant();
    bench.measure(
        "log of 1,000 entries",
        1,
        || &clock,
        |clock| lines(clock, end),
    );

    let text = "90/40+30, 30+30";
    let controls = notation::parse(text).expect("FIDE's own control");
    bench.measure("notation, parse", 1, || text, notation::parse);
    bench.measure("notation, print", 1, || &controls, notation::print);

    let game = TableGame::new(clock, ByColor::default(), WallTime::new(1_790_000_000_000));
    let json = serde_json::to_string(&game).expect("a game is plain data");
    bench.measure(
        "JSON of 1,000 entries, write",
        1,
        || &game,
        serde_json::to_string,
    );
    bench.measure(
        "JSON of 1,000 entries, read and replay",
        1,
        || json.as_str(),
        serde_json::from_str::<TableGame>,
    );
}
