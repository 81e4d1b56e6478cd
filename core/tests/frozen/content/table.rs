//! Games of the clock alone: one in each mode, one under an arbiter, and a long one.

use zeitnot_core::clock::setup::SetupDraft;
use zeitnot_core::clock::{
    ByColor, Claimant, Clock, Color, EndReason, EntryId, Event, FlagDetection, GameResult, Offence,
    Outcome, Ruleset, Schedule, Setup, StoppedBy, notation,
};
use zeitnot_core::storage::games::TableGame;
use zeitnot_core::time::{Instant, Millis, Stamp, WallTime};

use Color::{Black, White};

/// 2026-09-21 14:13:20 UTC.
pub const STARTED: i64 = 1_790_000_000_000;

/// The ids of the games, which are the times at which they were set up.
pub const ARBITER: i64 = STARTED + 86_400_000;
pub const LONG: i64 = STARTED + 2 * 86_400_000;

/// The controls of the games in each mode, and the milliseconds from press to press, Black's first
/// press at zero. The `n`th game is set up `n` hours after [`STARTED`].
pub const MODES: [(&str, &[i64]); 10] = [
    ("3+2", &[5_000, 7_250, 12_001]),
    ("5 v 4", &[10_000, 20_000, 30_000, 41_500]),
    ("5 d2", &[1_500, 3_000, 10_000]),
    ("3 b2", &[1_500, 3_000, 10_000]),
    ("1 byo 3x20", &[70_000, 15_000, 45_000]),
    ("1 can 1min/10", &[65_000, 59_000, 10_000]),
    ("hourglass 1", &[10_000, 25_000, 5_000]),
    ("1 up", &[70_000, 10_000]),
    ("10s/move", &[9_000, 3_500, 8_000]),
    ("1 df30/5", &[62_000, 20_000, 8_000, 30_000]),
];

/// A stamp of a device whose calendar was corrected by a quarter of a second meanwhile.
pub fn stamp(started: i64, at: i64) -> Stamp {
    Stamp {
        at: Instant::new(at),
        wall: WallTime::new(started + at + 250),
    }
}

pub fn draft(control: &str) -> SetupDraft {
    SetupDraft::standard(notation::parse(control).expect(control))
}

pub fn game(draft: SetupDraft, started: i64, white: &str, black: &str) -> TableGame {
    // Games of version 1.0 have no rules of their own.
    let clock = Clock::under(Setup::new(draft).expect("a valid setup"), Ruleset::First);
    let players = ByColor {
        white: white.to_owned(),
        black: black.to_owned(),
    };
    TableGame::new(clock, players, WallTime::new(started))
}

/// The sides in the order of their presses: Black starts White's clock.
fn presses(lengths: &[i64]) -> impl Iterator<Item = (Color, i64)> {
    let sides = [White, Black].into_iter().cycle();
    let mut at = 0;
    let presses = sides.zip(lengths).map(move |(side, length)| {
        at += length;
        (side, at)
    });
    std::iter::once((Black, 0)).chain(presses)
}

/// The game in the mode at this place of [`MODES`].
pub fn in_mode(place: usize) -> TableGame {
    let (control, lengths) = MODES[place];
    let started = STARTED + 3_600_000 * i64::try_from(place).expect("a small number");
    let mut game = game(draft(control), started, "Zoë Åkesson", "Łukasz Wójcik");
    for (side, at) in presses(lengths) {
        let done = game.clock.apply(Event::Press(side), stamp(started, at));
        done.expect("the side on turn can press");
    }
    game
}

/// A tournament game in which the arbiter had much to do.
pub fn under_an_arbiter() -> TableGame {
    let mut draft = draft("90/40+30, 30+30");
    draft.first_bonus = false;
    draft.flag.freeze = false;
    draft.flag.noted = FlagDetection::OnClaim;
    draft.schedule = Some(Schedule {
        start: Instant::new(600_000),
        default_time: Millis::minutes(30),
    });
    let mut game = game(draft, ARBITER, "O’Neil, Siobhán", "吴 \"Wu\" 雯雯");
    let mut does = |at: i64, event: Event| {
        let done = game.clock.apply(event, stamp(ARBITER, at));
        done.unwrap_or_else(|why| panic!("{event:?}: {why}"));
    };
    does(590_000, Event::Arrive(Black));
    does(720_000, Event::Press(White));
    does(780_000, Event::Press(Black));
    does(840_000, Event::Stop(StoppedBy::Player(Black)));
    does(841_000, Event::Stop(StoppedBy::Arbiter));
    let penalty = Event::Penalize {
        offender: Black,
        offence: Offence::ClockHandling,
        amount: Millis::minutes(2),
    };
    does(850_000, penalty);
    does(855_000, Event::SwapSides);
    does(860_000, Event::Resume);
    let give = Event::Give {
        to: Black,
        amount: Millis::new(-30_500),
    };
    does(870_000, give);
    does(880_000, Event::Undo(EntryId(8)));
    does(890_000, Event::Redo(EntryId(8)));
    let since = Instant::new(930_000);
    does(1_230_000, Event::Away { since });
    does(1_235_000, Event::CountAway(false));
    does(1_300_000, Event::Press(White));
    does(1_310_000, Event::Stop(StoppedBy::Arbiter));
    let mut readings = game.clock.at(Instant::new(1_310_000)).accounts;
    readings.white.balance = Millis::minutes(5);
    let readings = readings.map(|account| account.reading().shown());
    let mut does = |at: i64, event: Event| {
        let done = game.clock.apply(event, stamp(ARBITER, at));
        done.unwrap_or_else(|why| panic!("{event:?}: {why}"));
    };
    does(1_320_000, Event::Correct(readings));
    does(1_330_000, Event::Resume);
    does(1_345_000, Event::Press(Black));
    does(1_660_000, Event::ClaimFlag(Claimant::Player(Black)));
    let outcome = Outcome {
        result: GameResult::Win(Black),
        reason: EndReason::Flag,
    };
    does(1_665_000, Event::End(outcome));
    game
}

/// The long game before its first press: the double flag on the last of two periods.
pub fn long() -> TableGame {
    game(draft("60/40, 3 df60/10"), LONG, "Ann", "Бо")
}

/// The presses of the long game: 140 in all.
pub fn presses_of_the_long_game() -> impl Iterator<Item = (Event, Stamp)> {
    let at = |place: i64| 4_321 * place + 11 * (place % 7);
    (0..140).map(move |place| {
        let side = if place % 2 == 0 { Black } else { White };
        (Event::Press(side), stamp(LONG, at(place)))
    })
}
