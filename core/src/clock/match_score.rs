//! The score of a match between two players: [`MatchScore`].

use serde::{Deserialize, Serialize};

use super::color::ByColor;
use super::outcome::GameResult;

/// The points of two players over several games. Like their names they go with the colours of the
/// next game: where the players swap colours, [`MatchScore::swap`] is called.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchScore {
    /// In half points.
    half_points: ByColor<u32>,
    /// The id of the game that was counted last.
    last: String,
}

impl MatchScore {
    /// A match that begins after a game, which it does not count.
    pub fn after(id: &str) -> MatchScore {
        MatchScore {
            half_points: ByColor::default(),
            last: id.to_owned(),
        }
    }

    /// Counts a game, once. The games of a match follow one another and an id is the time at which
    /// its game was set up, so the game that was counted last and those before it change nothing:
    /// one that was left with a fallen flag has been counted by that, whenever its result is entered.
    pub fn count(&mut self, id: &str, result: GameResult) {
        let age = |id: &str| (id.len(), id.to_owned());
        if age(id) <= age(&self.last) {
            return;
        }
        id.clone_into(&mut self.last);
        let points = result.half_points();
        self.half_points = ByColor {
            white: self.half_points.white.saturating_add(points.white),
            black: self.half_points.black.saturating_add(points.black),
        };
    }

    /// The players swap colours.
    pub const fn swap(&mut self) {
        std::mem::swap(&mut self.half_points.white, &mut self.half_points.black);
    }

    /// The points as they are written: `0`, `½`, `1`, `1½`.
    pub fn points(&self) -> ByColor<String> {
        let written = |half: u32| match (half / 2, half % 2) {
            (0, 1) => "½".to_owned(),
            (whole, 1) => format!("{whole}½"),
            (whole, _) => whole.to_string(),
        };
        self.half_points.map(written)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Color;

    fn after(results: &[GameResult]) -> MatchScore {
        let mut score = MatchScore::default();
        for (number, result) in results.iter().enumerate() {
            score.count(&number.to_string(), *result);
        }
        score
    }

    fn written(score: &MatchScore) -> String {
        let points = score.points();
        format!("{}–{}", points.white, points.black)
    }

    #[test]
    fn a_win_is_a_point_and_a_draw_half_a_point_for_both() {
        let win = GameResult::Win(Color::Black);
        assert_eq!(written(&after(&[])), "0–0");
        assert_eq!(written(&after(&[GameResult::Draw])), "½–½");
        assert_eq!(written(&after(&[GameResult::Draw, win])), "½–1½");
        assert_eq!(written(&after(&[win, win, win])), "0–3");
        assert_eq!(written(&after(&[GameResult::BothLose])), "0–0");
    }

    #[test]
    fn a_game_counts_once() {
        let mut score = after(&[GameResult::Draw]);
        score.count("0", GameResult::Draw);
        assert_eq!(written(&score), "½–½");
    }

    #[test]
    fn a_game_before_the_last_changes_nothing() {
        let mut score = MatchScore::default();
        for (id, result) in [("9", GameResult::Draw), ("10", GameResult::Draw)] {
            score.count(id, result);
        }
        score.count("9", GameResult::Win(Color::White));
        assert_eq!(written(&score), "1–1");
    }

    #[test]
    fn a_match_counts_no_game_before_it() {
        let mut score = MatchScore::after("10");
        score.count("9", GameResult::Draw);
        score.count("10", GameResult::Draw);
        assert_eq!(written(&score), "0–0");
        score.count("11", GameResult::Draw);
        assert_eq!(written(&score), "½–½");
    }

    #[test]
    fn the_points_go_with_the_players_when_they_swap_colours() {
        let mut score = after(&[GameResult::Win(Color::White)]);
        score.swap();
        assert_eq!(written(&score), "0–1");
    }
}
