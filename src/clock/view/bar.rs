//! The strip between the halves: [`BarView`].

use crate::clock::color::Color;
use crate::clock::digits::Digits;
use crate::clock::outcome::Outcome;
use crate::clock::setup::{FlagDetection, Setup};
use crate::clock::state::{FlagVerdict, Phase, State};
use crate::time::Millis;

/// What the strip is for. It changes with what happens, not with every figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarView {
    /// Before the game; with a scheduled start, the time until it.
    Ready {
        /// In whole seconds.
        starts_in: Option<Digits>,
    },
    /// A clock runs.
    Running {
        /// The side whose flag is down and who has lost by it (6.9).
        fallen: Option<Color>,
        /// A flag is down that the arbiter is to note (6.8).
        to_note: bool,
    },
    /// The start was put off (6.5).
    PutOff,
    /// The clocks are stopped, and that side is on the move.
    Stopped(Color),
    /// The device was away for so long while that side's clock ran.
    Away(Color, Millis),
    /// That side's flag has fallen: the players say what it means (6.9).
    Fallen(Color),
    /// Both flags are down, and nobody can say which fell first (6.11).
    OrderUnknown,
    /// The game is over.
    Ended(Outcome),
}

/// What the one control of the strip does, and the key that is in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// It stops the clocks, or puts a scheduled start off.
    Stop,
    /// It lets them run on.
    Resume,
    /// It asks what now.
    Menu,
}

impl BarView {
    /// What it is for at an instant.
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
    /// What it does at an instant; nothing while nothing is to be stopped.
    pub fn of(setup: &Setup, state: &State) -> Option<Switch> {
        match state.phase {
            Phase::Running(_) => Some(Switch::Stop),
            // A start that was put off is not begun by one key too many.
            Phase::Stopped(..) if !state.is_put_off() => Some(Switch::Resume),
            Phase::Fallen(_) | Phase::Ended(_) => Some(Switch::Menu),
            Phase::Ready if setup.draft().schedule.is_some() => Some(Switch::Stop),
            Phase::Ready | Phase::Stopped(..) | Phase::Away(_) => None,
        }
    }
}
