//! The strip between the halves: [`BarView`].

use crate::clock::color::Color;
use crate::clock::digits::Digits;
use crate::clock::outcome::Outcome;
use crate::clock::setup::{FlagDetection, Setup};
use crate::clock::state::{FlagVerdict, Phase, State};
use crate::time::Millis;

/// The content of the strip. It changes with events, not with every figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarView {
    /// Before the game; with a scheduled start, the time until it.
    Ready {
        /// The time until the scheduled start, in whole seconds.
        starts_in: Option<Digits>,
    },
    /// A clock runs.
    Running {
        /// The side that has lost because its flag is down (6.9).
        fallen: Option<Color>,
        /// Whether a flag is down that the arbiter has to note (6.8).
        to_note: bool,
    },
    /// The start was postponed (6.5).
    PutOff,
    /// The clocks are stopped, and this side is to move.
    Stopped(Color),
    /// The device was away this long while this side's clock ran.
    Away(Color, Millis),
    /// This side's flag has fallen: the players say what it means (6.9).
    Fallen(Color),
    /// Both flags are down, and it is unknown which fell first (6.11).
    OrderUnknown,
    /// The game is over.
    Ended(Outcome),
}

/// The action of the strip's single control, and of the key for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Stop the clocks, or postpone a scheduled start.
    Stop,
    /// Let the clocks run on.
    Resume,
    /// Offer the possible actions.
    Menu,
}

impl BarView {
    /// The content of the strip at an instant.
    pub fn of(setup: &Setup, state: &State) -> BarView {
        if let Some(outcome) = state.outcome(setup) {
            return BarView::Ended(outcome);
        }
        let verdict = state.flag_verdict(setup);
        let fallen = match verdict {
            Some(FlagVerdict::Lost(side)) => Some(side),
            _ => None,
        };
        match (state.phase, fallen) {
            (Phase::Running(_), fallen) => BarView::Running {
                fallen,
                to_note: setup.flag_policy().noted == FlagDetection::OnClaim
                    && state.accounts.iter().any(|account| account.flag.is_some()),
            },
            (Phase::Away(gap), _) => BarView::Away(gap.turn.side, gap.length()),
            (_, Some(side)) => BarView::Fallen(side),
            _ if verdict == Some(FlagVerdict::OrderUnknown) => BarView::OrderUnknown,
            (Phase::Ready, _) => BarView::Ready {
                starts_in: setup
                    .draft()
                    .schedule
                    .map(|schedule| Digits::seconds(schedule.start.since(state.now))),
            },
            _ if state.is_put_off() => BarView::PutOff,
            (Phase::Stopped(turn, _) | Phase::Fallen(turn), _) => BarView::Stopped(turn.side),
            (Phase::Ended(outcome), _) => BarView::Ended(outcome),
        }
    }
}

impl Switch {
    /// The action at an instant; `None` if there is nothing to stop or resume.
    pub fn of(setup: &Setup, state: &State) -> Option<Switch> {
        match state.phase {
            Phase::Running(_) => Some(Switch::Stop),
            // A postponed start must not begin by an accidental key.
            Phase::Stopped(..) if !state.is_put_off() => Some(Switch::Resume),
            Phase::Fallen(_) | Phase::Ended(_) => Some(Switch::Menu),
            Phase::Ready if setup.draft().schedule.is_some() => Some(Switch::Stop),
            Phase::Ready | Phase::Stopped(..) | Phase::Away(_) => None,
        }
    }
}
