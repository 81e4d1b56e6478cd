//! What the lessons of this course put on the table, and how they look at it.

use crate::clock::setup::{FlagOrder, FlagPolicy, SetupDraft};
use crate::clock::{
    BoardEnd, ByColor, Claimant, Color, EndReason, Event, FlagDetection, GameResult, Outcome,
    Overtime, Phase, Reading, State, StoppedBy,
};
use crate::lessons::exhibit::clock::ClockExhibit;
use crate::lessons::exhibit::{Exhibit, ExhibitAct, ExhibitState};
use crate::time::Millis;

pub(super) const WHITE: ExhibitAct = ExhibitAct::Clock(Event::Press(Color::White));
pub(super) const BLACK: ExhibitAct = ExhibitAct::Clock(Event::Press(Color::Black));
/// The arbiter stops both clocks.
pub(super) const STOP: Event = Event::Stop(StoppedBy::Arbiter);
/// The game goes on.
pub(super) const RESUME: Event = Event::Resume;
/// The arbiter observes a flag.
pub(super) const OBSERVED: Event = Event::ClaimFlag(Claimant::Arbiter);
/// White gives checkmate.
pub(super) const MATE: Event = Event::OnBoard(BoardEnd::Checkmate {
    winner: Color::White,
});
/// What that makes of a game.
pub(super) const MATED: Outcome = Outcome {
    result: GameResult::Win(Color::White),
    reason: EndReason::Checkmate,
};
/// No half can be pressed: the players have left it to the arbiter.
pub(super) const NOBODY: &[Color] = &[];

/// A clock on the table.
pub(super) const fn clock(exhibit: ClockExhibit) -> Option<Exhibit> {
    Some(Exhibit::Clock(exhibit))
}

/// An event at one's hand, as an act.
pub(super) const fn act(event: Event) -> ExhibitAct {
    ExhibitAct::Clock(event)
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
pub(super) fn state(desk: &ExhibitState) -> Option<State> {
    match desk {
        ExhibitState::Clock(desk) => Some(desk.state()),
        _ => None,
    }
}

/// Whether the clock on the table stands so.
pub(super) fn is(desk: &ExhibitState, so: impl FnOnce(&State) -> bool) -> bool {
    state(desk).is_some_and(|state| so(&state))
}

/// Whether the learner has done that, and it counts.
pub(super) fn did(desk: &ExhibitState, what: impl Fn(&Event) -> bool) -> bool {
    let ExhibitState::Clock(desk) = desk else {
        return false;
    };
    desk.clock
        .live_entries()
        .skip(desk.exhibit().script.len())
        .any(|(_, entry)| what(&entry.event))
}

/// Whether the learner has stopped the clocks for what was to be done, and let
/// the game go on after it.
pub(super) fn stopped_and_resumed(desk: &ExhibitState) -> bool {
    did(desk, |event| matches!(event, Event::Stop(_)))
        && is(desk, |state| state.running().is_some())
}

/// Whether the game on the table ended so.
pub(super) fn ended(desk: &ExhibitState, how: Outcome) -> bool {
    is(desk, |state| state.phase == Phase::Ended(how))
}

/// Agreed: a flag is down when somebody says so (6.8); until then the clock
/// runs on.
pub(super) fn on_claim(mut draft: SetupDraft) -> SetupDraft {
    draft.flag.noted = FlagDetection::OnClaim;
    draft
}

/// Agreed: a clock that does not tell which of two flags fell first (6.11).
pub(super) fn unordered(mut draft: SetupDraft) -> SetupDraft {
    draft.flag = FlagPolicy {
        freeze: false,
        noted: FlagDetection::OnClaim,
        order: FlagOrder::Hidden,
    };
    draft
}

/// Whether a flag was noted, and the clocks stand.
pub(super) fn flag_noted(desk: &ExhibitState) -> bool {
    is(desk, |state| matches!(state.phase, Phase::Fallen(_)))
}
