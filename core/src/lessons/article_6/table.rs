//! The clocks of this course's lessons, and checks of their state.

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
/// The outcome of [`MATE`].
pub(super) const MATED: Outcome = Outcome {
    result: GameResult::Win(Color::White),
    reason: EndReason::Checkmate,
};
/// Neither half can be pressed: the players leave it to the arbiter.
pub(super) const NOBODY: &[Color] = &[];

/// A clock as the exhibit of a step.
pub(super) const fn clock(exhibit: ClockExhibit) -> Option<Exhibit> {
    Some(Exhibit::Clock(exhibit))
}

/// A clock event as an act.
pub(super) const fn act(event: Event) -> ExhibitAct {
    ExhibitAct::Clock(event)
}

/// One side of a clock in its first period.
pub(super) const fn shows(minutes: i64, seconds: i64, moves: u32) -> Reading {
    Reading {
        time: Millis::seconds(minutes * 60 + seconds),
        moves,
        period: 0,
        overtime: Overtime::None,
        kept: None,
    }
}

/// Sets both sides to these readings.
pub(super) const fn set(white: Reading, black: Reading) -> Event {
    Event::Correct(ByColor { white, black })
}

/// The script of a game under way: both sides show these readings, and White's clock runs.
pub(super) const fn under_way(white: Reading, black: Reading) -> [(i64, Event); 4] {
    [
        (0, Event::Press(Color::Black)),
        (0, STOP),
        (0, set(white, black)),
        (0, Event::Resume),
    ]
}

/// The state of the clock; `None` if the exhibit is not a clock.
pub(super) fn state(exhibit: &ExhibitState) -> Option<State> {
    match exhibit {
        ExhibitState::Clock(exhibit) => Some(exhibit.state()),
        _ => None,
    }
}

/// Whether the state of the clock satisfies `so`.
pub(super) fn is(exhibit: &ExhibitState, so: impl FnOnce(&State) -> bool) -> bool {
    state(exhibit).is_some_and(|state| so(&state))
}

/// Whether the learner made such an event happen.
pub(super) fn did(exhibit: &ExhibitState, what: impl Fn(&Event) -> bool) -> bool {
    let ExhibitState::Clock(exhibit) = exhibit else {
        return false;
    };
    exhibit
        .clock
        .live_entries()
        .skip(exhibit.exhibit().script.len())
        .any(|(_, entry)| what(&entry.event))
}

/// Whether the learner has stopped the clocks for the correction, and then resumed the game.
pub(super) fn stopped_and_resumed(exhibit: &ExhibitState) -> bool {
    did(exhibit, |event| matches!(event, Event::Stop(_)))
        && is(exhibit, |state| state.running().is_some())
}

/// Whether the game ended with this outcome.
pub(super) fn ended(exhibit: &ExhibitState, how: Outcome) -> bool {
    is(exhibit, |state| state.phase == Phase::Ended(how))
}

/// Agreed: a flag is down only when someone says so (6.8); until then the clock runs on.
pub(super) fn on_claim(mut draft: SetupDraft) -> SetupDraft {
    draft.flag.noted = FlagDetection::OnClaim;
    draft
}

/// Agreed: the clocks run on after a fall.
pub(super) fn runs_on(mut draft: SetupDraft) -> SetupDraft {
    draft.flag.freeze = false;
    draft
}

/// Agreed: a clock that does not show which of two flags fell first (6.11).
pub(super) fn unordered(mut draft: SetupDraft) -> SetupDraft {
    draft.flag = FlagPolicy {
        freeze: false,
        noted: FlagDetection::OnClaim,
        order: FlagOrder::Hidden,
    };
    draft
}

/// Whether a flag was noted, and the clocks have stopped.
pub(super) fn flag_noted(exhibit: &ExhibitState) -> bool {
    is(exhibit, |state| matches!(state.phase, Phase::Fallen(_)))
}
