//! Asking whether a side can still win: [`Inquiry`], and its answer in words.

use leptos::prelude::*;
use shakmaty::Chess;

use crate::clock::Color;
use crate::game::Winnability;
use crate::game::winnability::quick;
use crate::platform::worker::{PendingQuery, Solver};
use crate::time::Millis;

/// How long the solver may think. Of 68,000 published positions none took a
/// second; a phone is slower, and players wait for it.
const BUDGET: Millis = Millis::seconds(30);

/// How far the question has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum InquiryState {
    /// Nothing was asked.
    #[default]
    Nothing,
    /// The solver looks whether this side can.
    Looking(Color),
    /// The answer, of this side.
    Answered(Color, Winnability),
    /// The solver cannot be had now.
    NoSolver(Color),
}

/// A question and its answer. A handle: copying it copies nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Inquiry {
    /// How far it has come.
    pub asked: RwSignal<InquiryState>,
    asking: StoredValue<(Solver, Option<PendingQuery>), LocalStorage>,
}

impl Inquiry {
    /// Nothing is asked, and nothing fetched.
    pub(crate) fn new() -> Inquiry {
        Inquiry {
            asked: RwSignal::new(InquiryState::Nothing),
            asking: StoredValue::new_local((Solver::new(), None)),
        }
    }

    /// Asks whether `winner` can checkmate from a position. What was asked
    /// before is taken back.
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

    /// Takes the question back.
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
