//! Asks the solver whether a side can still win: [`Inquiry`].

use leptos::prelude::*;
use shakmaty::Chess;

use crate::clock::Color;
use crate::game::Winnability;
use crate::game::winnability::quick;
use crate::platform::worker::{PendingQuery, Solver};
use crate::time::Millis;

/// Time limit of the solver. None of 68,000 published positions took a second, but phones are
/// slower and players are waiting.
const BUDGET: Millis = Millis::seconds(30);

/// The state of an inquiry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum InquiryState {
    /// Nothing was asked.
    #[default]
    Nothing,
    /// The solver is checking whether this side can win.
    Looking(Color),
    /// The answer for this side.
    Answered(Color, Winnability),
    /// The solver is currently unavailable.
    NoSolver(Color),
}

/// A question and its answer. A handle: copies share the same state.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Inquiry {
    /// The current state.
    pub asked: RwSignal<InquiryState>,
    asking: StoredValue<(Solver, Option<PendingQuery>), LocalStorage>,
}

impl Inquiry {
    /// An inquiry without a question; the solver is not fetched yet.
    pub(crate) fn new() -> Inquiry {
        Inquiry {
            asked: RwSignal::new(InquiryState::Nothing),
            asking: StoredValue::new_local((Solver::new(), None)),
        }
    }

    /// Asks whether `winner` can checkmate from a position, cancelling any earlier question.
    pub(crate) fn ask(self, position: &Chess, winner: Color) {
        self.forget();
        if let Some(verdict) = quick(position, winner) {
            self.asked.set(InquiryState::Answered(winner, verdict));
            return;
        }
        self.asked.set(InquiryState::Looking(winner));
        self.asking.update_value(|(solver, question)| {
            let asked = self.asked;
            *question = Some(solver.ask(position, winner, BUDGET, move |answer| {
                // The page may have been left by then.
                let _ = asked.try_set(match answer {
                    Ok(verdict) => InquiryState::Answered(winner, verdict),
                    Err(_) => InquiryState::NoSolver(winner),
                });
            }));
        });
    }

    /// Cancels the question.
    pub(crate) fn forget(self) {
        let question = self
            .asking
            .try_update_value(|(_, question)| question.take());
        drop(question);
        self.asked.set(InquiryState::Nothing);
    }
}

impl Default for Inquiry {
    fn default() -> Inquiry {
        Inquiry::new()
    }
}
