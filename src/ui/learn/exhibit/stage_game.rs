//! A correspondence game of an exhibit: [`StageGame`].

use super::stage::Stage;
use crate::correspondence::Phase;
use crate::lessons::exhibit::absence::AbsenceAct;
use crate::lessons::exhibit::ledger::{LedgerAct, LedgerState};
use crate::lessons::exhibit::{ExhibitAct, ExhibitState};
use crate::ui::text::learn as texts;
use crate::ui::widgets::moment::in_utc;

/// A game on the stage: the only one, or one of several before an absence.
#[derive(Clone, Copy, Debug)]
pub(super) struct StageGame {
    pub(super) stage: Stage,
    /// Its index among several, counted from 0.
    pub(super) place: Option<usize>,
}

impl StageGame {
    /// Reads the game, tracked.
    pub(super) fn see<T>(self, see: impl FnOnce(&LedgerState) -> T) -> Option<T> {
        self.stage
            .see(|exhibit| self.of(exhibit).map(see))
            .flatten()
    }

    /// Reads the game, untracked.
    pub(super) fn look<T>(self, see: impl FnOnce(&LedgerState) -> T) -> Option<T> {
        self.stage
            .look(|exhibit| self.of(exhibit).map(see))
            .flatten()
    }

    fn of(self, exhibit: &ExhibitState) -> Option<&LedgerState> {
        match (exhibit, self.place) {
            (ExhibitState::Ledger(game), None) => Some(game),
            (ExhibitState::Absence(games), Some(place)) => games.games.get(place),
            _ => None,
        }
    }

    /// Acts on the game.
    pub(super) fn act(self, act: LedgerAct) {
        let act = match (self.place, act) {
            (None, act) => ExhibitAct::Ledger(act),
            (Some(place), LedgerAct::Move) => ExhibitAct::Absence(AbsenceAct::Move(place)),
            (Some(place), LedgerAct::Refill(amount)) => {
                ExhibitAct::Absence(AbsenceAct::Refill(place, amount))
            }
            (Some(_), LedgerAct::Wait(time)) => ExhibitAct::Absence(AbsenceAct::Wait(time)),
            (Some(_), _) => return,
        };
        self.stage.act(act);
    }

    /// Whose move it is, or how the game ended.
    pub(super) fn standing(self) -> String {
        let standing = self.see(|game| {
            let state = game.state();
            let mine = state.turn == game.exhibit().side;
            match state.phase {
                Phase::Fallen { at, .. } => texts::ledger::fallen(mine, &in_utc(at)),
                Phase::Claim { .. } => texts::ledger::claim_pending().into(),
                Phase::Over(_) => texts::ledger::over().into(),
                Phase::Waiting | Phase::Running { .. } => {
                    texts::ledger::turn(mine, state.account(state.turn).moves + 1)
                }
            }
        });
        standing.unwrap_or_default()
    }

    /// Whether the learner's clock has fallen.
    pub(super) fn is_lost(self) -> bool {
        self.see(LedgerState::has_fallen).unwrap_or_default()
    }
}
