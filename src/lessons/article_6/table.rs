//! What the lessons of this course put on the table, and how they look at it.

use crate::clock::account::{Overtime, Reading};
use crate::clock::color::{ByColor, Color};
use crate::clock::event::{Event, Stopper};
use crate::clock::outcome::Outcome;
use crate::clock::state::{Phase, State};
use crate::lessons::exhibit::{Act, Desk, Exhibit, clock::ClockExhibit};
use crate::time::Millis;

/// White presses.
pub(super) const WHITE: Act = Act::Clock(Event::Press(Color::White));
/// Black presses.
pub(super) const BLACK: Act = Act::Clock(Event::Press(Color::Black));
/// The arbiter stops both clocks.
pub(super) const STOP: Event = Event::Stop(Stopper::Arbiter);
/// No half can be pressed: the players have left it to the arbiter.
pub(super) const NOBODY: &[Color] = &[];

/// A clock on the table.
pub(super) const fn clock(exhibit: ClockExhibit) -> Option<Exhibit> {
    Some(Exhibit::Clock(exhibit))
}

/// One side of a clock in the first period.
pub(super) const fn shows(minutes: i64, seconds: i64, moves: u32) -> Reading {
    Reading {
        time: Millis::seconds(minutes * 60 + seconds),
        moves,
        period: 0,
        overtime: Overtime::None,
        kept: None,
    }
}

/// Both sides are set to that.
pub(super) const fn set(white: Reading, black: Reading) -> Event {
    Event::Correct(ByColor { white, black })
}

/// The script of a game under way: both sides show that, and White's clock
/// runs.
pub(super) const fn under_way(white: Reading, black: Reading) -> [(i64, Event); 4] {
    [
        (0, Event::Press(Color::Black)),
        (0, STOP),
        (0, set(white, black)),
        (0, Event::Resume),
    ]
}

/// How the clock on the table stands; `None` where there is another thing.
pub(super) fn state(desk: &Desk) -> Option<State> {
    match desk {
        Desk::Clock(desk) => Some(desk.state()),
        _ => None,
    }
}

/// Whether the clock on the table stands so.
pub(super) fn is(desk: &Desk, so: impl FnOnce(&State) -> bool) -> bool {
    state(desk).is_some_and(|state| so(&state))
}

/// Whether the learner has done that, and it counts.
pub(super) fn did(desk: &Desk, what: impl Fn(&Event) -> bool) -> bool {
    let Desk::Clock(desk) = desk else {
        return false;
    };
    desk.clock
        .live_entries()
        .skip(desk.exhibit().script.len())
        .any(|(_, entry)| what(&entry.event))
}

/// Whether the game on the table ended so.
pub(super) fn ended(desk: &Desk, how: Outcome) -> bool {
    is(desk, |state| state.phase == Phase::Ended(how))
}
