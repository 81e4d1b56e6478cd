//! Random moves that end no game: [`Moves`].

use shakmaty::{Position as _, Role};
use zeitnot_core::game::{MoveHistory, Start};
use zeitnot_core::lessons::random::Random;

/// How many moves there are: more than a game of the harness comes to.
const PLIES: usize = 400;

/// A game that goes on for long: nothing is captured, nobody is in check, and
/// no draw comes about automatically.
#[derive(Debug, Clone)]
pub(super) struct Moves(Vec<String>);

impl Moves {
    /// A different game for every seed.
    pub(super) fn of_chance(random: &mut Random) -> Moves {
        let mut line = MoveHistory::new(Start::standard());
        while line.ply() < PLIES {
            let mut legal: Vec<_> = line.position().legal_moves().into_iter().collect();
            random.shuffle(&mut legal);
            // Pawns move seldom, so that there are always some that can.
            let due = line.position().halfmoves() >= 16;
            legal.sort_by_key(|play| (play.role() == Role::Pawn) != due);
            let quiet = |play: &shakmaty::Move| {
                let mut after = line.clone();
                !play.is_capture()
                    && !play.is_promotion()
                    && after.play(*play).is_ok()
                    && !after.position().is_check()
                    && after.automatic().is_none()
                    && after.repetitions_at(after.ply()) < 3
                    && !after.position().legal_moves().is_empty()
            };
            let Some(play) = legal.into_iter().find(quiet) else {
                break;
            };
            line.play(play).expect("it is legal");
        }
        Moves(line.san())
    }

    /// The move after this many.
    ///
    /// # Panics
    /// When the game has no such move.
    #[track_caller]
    pub(super) fn at(&self, ply: usize) -> &str {
        self.0
            .get(ply)
            .unwrap_or_else(|| panic!("the game has only {} moves: no {ply}th", self.0.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_of_chance_is_longer_than_any_that_is_killed() {
        for seed in 0..20 {
            let moves = Moves::of_chance(&mut Random::new(seed));
            assert!(moves.0.len() >= PLIES, "seed {seed}: {}", moves.0.len());
        }
    }
}
