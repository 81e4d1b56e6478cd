//! A game that waits for its scheduled start.

use zeitnot_core::clock::setup::{DEFAULT_TIME, SetupDraft};
use zeitnot_core::clock::{ByColor, Clock, Schedule, Setup, notation};
use zeitnot_core::storage::games::{GameRepository, TableGame};
use zeitnot_core::time::{Instant, WallTime};

use crate::cup;
use crate::page::Page;

/// Opens the clock with a game that starts by itself in so many milliseconds.
///
/// # Panics
/// When the page does not tell the time.
#[track_caller]
pub fn open(page: &Page, starts_in: i64) {
    page.leave();
    let now = page.value("Date.now()").as_i64().expect("a time");
    let controls = notation::parse("90/40+30, 30+30").expect("a control");
    let mut draft = SetupDraft::standard(controls);
    draft.schedule = Some(Schedule {
        start: Instant::new(starts_in),
        default_time: DEFAULT_TIME,
    });
    let clock = Clock::new(Setup::new(draft).expect("it can be played"));
    let players = ByColor {
        white: "Anna Lindqvist".into(),
        black: "Marek Novák".into(),
    };
    let game = TableGame::new(clock, players, WallTime::new(now));
    let device = cup::device(page);
    let games = GameRepository(&device);
    games.save(&game).expect("there is room");
    games.put_on_table(&game.id).expect("there is room");
    cup::keep(page, &device);
    page.open_clock("");
}
