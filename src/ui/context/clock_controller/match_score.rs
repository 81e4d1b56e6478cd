//! The two players at the clock: their names, and the score of their match.

use leptos::prelude::*;

use super::ClockController;
use crate::clock::match_score::MatchScore;
use crate::clock::view::bar::BarView;
use crate::clock::{ByColor, GameResult, Phase};
use crate::ui::context::AppContext;

impl ClockController {
    /// The score with the game on the table, once that is over; `None` if no match is played.
    /// Tracked.
    pub(crate) fn match_score(self) -> Option<MatchScore> {
        let settings = self.context.settings;
        let mut score = settings.with(|settings| settings.match_score.clone())?;
        if let BarView::Ended(outcome) = self.bar.get() {
            self.game.with(|game| score.count(&game.id, outcome.result));
        }
        Some(score)
    }

    /// Begins a new match; a game that is over has been played before it.
    pub(crate) fn begin_match(self) {
        let is_over = matches!(self.phase.get_untracked(), Phase::Ended(_));
        let last = self.game.with_untracked(|game| game.id.clone());
        let begun = MatchScore::after(if is_over { &last } else { "" });
        self.context
            .set(|settings| settings.match_score = Some(begun));
    }

    /// Gives the players of the game on the table these names, and those of the next games.
    pub(crate) fn name_players(self, names: ByColor<String>) {
        self.context
            .set(|settings| settings.players = names.clone());
        let is_kept = self
            .game
            .with_untracked(|game| !game.clock.journal().is_empty());
        self.game.update(|game| game.players = names);
        if is_kept {
            let _ = self.save(false);
            self.update_index();
        }
    }

    /// Other players come to the clock: without names, and without a score.
    pub(crate) fn new_players(self) {
        self.name_players(ByColor::default());
        self.context.set(|settings| settings.match_score = None);
    }

    /// Makes this a match from now on, because the players of the game on the table play another
    /// one.
    pub(super) fn play_match(self) {
        self.context.set(|settings| {
            settings.match_score.get_or_insert_default();
        });
        self.count_in_match();
    }

    /// Counts the game on the table in the match that is played, if it is over or a flag has
    /// decided it (6.9) and the players left it at that.
    pub(super) fn count_in_match(self) {
        let state = self.state();
        let (id, outcome) = self.game.with_untracked(|game| {
            let setup = game.clock.setup();
            let by_flag = || state.fallen_flag(setup)?.likely_outcome();
            (game.id.clone(), state.outcome(setup).or_else(by_flag))
        });
        if let Some(outcome) = outcome {
            self.context.count_in_match(&id, outcome.result);
        }
    }
}

impl AppContext {
    /// Counts a game in the match that is played, if one is.
    pub(super) fn count_in_match(self, id: &str, result: GameResult) {
        if self
            .settings
            .with_untracked(|settings| settings.match_score.is_none())
        {
            return;
        }
        self.set(|settings| {
            if let Some(score) = &mut settings.match_score {
                score.count(id, result);
            }
        });
    }
}
