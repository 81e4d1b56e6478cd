//! The moves of a past game, and the one at hand: [`Replay`].

use leptos::prelude::*;

use super::PastGame;
use crate::clock::digits::Digits;
use crate::clock::log::LogLine;
use crate::clock::{ByColor, Color};
use crate::game::sheet::LiveMoves;
use crate::time::Millis;
use crate::ui::context::piece_letters::san;
use crate::ui::text;
use crate::ui::widgets::board::{Movable, Scene, speech};
use crate::ui::widgets::replay::{ReplayStep, use_replay_keys};

/// A move in notation, and its thinking time.
#[derive(Clone, Debug)]
pub(super) struct PlayedMove {
    /// Its place in the game, from 1.
    pub ply: usize,
    pub san: String,
    /// How long its player thought; `None` for a move that ended the game without a press.
    pub thought: Option<Millis>,
}

/// The moves of one number.
#[derive(Debug)]
pub(super) struct MoveRow {
    pub number: usize,
    /// White's move is missing where Black began, Black's where White made the last move.
    pub moves: ByColor<Option<PlayedMove>>,
}

/// The moves of a past game, and the one at hand. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub(super) struct Replay {
    live: StoredValue<LiveMoves>,
    played: StoredValue<Vec<PlayedMove>>,
    /// The time that both sides had left, before the first move and after each.
    left: StoredValue<Vec<ByColor<Millis>>>,
    /// The number of moves after which the board shows the game.
    pub ply: RwSignal<usize>,
    pub bottom: RwSignal<Color>,
}

impl Replay {
    /// Opens a game that was played on the board, at its last move; `None` without moves.
    pub(super) fn of(past: PastGame) -> Option<Replay> {
        let (live, thought, begins_with) = past.game.with_value(|game| {
            let live = game.board.as_ref()?.live(&game.clock);
            let thought = live.thought(&game.clock);
            let begins = game.clock.first_state();
            Some((
                live,
                thought,
                begins.accounts.map(|account| account.balance),
            ))
        })?;
        if live.is_empty() {
            return None;
        }
        let moves = live.line.moves().iter().zip(live.line.positions());
        let played: Vec<PlayedMove> = (1..)
            .zip(moves.zip(thought))
            .map(|(ply, ((&play, before), thought))| PlayedMove {
                ply,
                san: san(before, play),
                thought,
            })
            .collect();
        let mut left = vec![begins_with];
        past.log.with_value(|log| {
            for line in log {
                if completed(&live, line).is_none() {
                    continue;
                }
                let now = ByColor::from_fn(|side| {
                    line.extra.get(side).unwrap_or_else(|| *line.left.get(side))
                });
                left.push(now);
            }
        });
        let replay = Replay {
            ply: RwSignal::new(live.len()),
            bottom: RwSignal::new(Color::White),
            live: StoredValue::new(live),
            played: StoredValue::new(played),
            left: StoredValue::new(left),
        };
        use_replay_keys(move |step| replay.step(step));
        Some(replay)
    }

    /// The move that a line of the log completed, counted from 1.
    pub(super) fn ply_of(self, line: &LogLine) -> Option<usize> {
        self.live.with_value(|live| completed(live, line))
    }

    /// Goes a step. Returns whether it led somewhere.
    pub(super) fn step(self, step: ReplayStep) -> bool {
        let last = self.live.with_value(LiveMoves::len);
        let at = self.ply.get_untracked();
        let to = step.in_line(at, last);
        to.inspect(|&to| self.ply.set(to)).is_some()
    }

    /// The moves in rows of one number each.
    pub(super) fn rows(self) -> Vec<MoveRow> {
        let (first, begins) = self.live.with_value(|live| {
            let start = live.line.start();
            let number = shakmaty::Position::fullmoves(start.position()).get();
            (number as usize, usize::from(start.turn() == Color::Black))
        });
        self.played.with_value(|played| {
            let at = |cell: usize| played.get(cell.checked_sub(begins)?).cloned();
            (0..(played.len() + begins).div_ceil(2))
                .map(|row| MoveRow {
                    number: first + row,
                    moves: ByColor {
                        white: at(2 * row),
                        black: at(2 * row + 1),
                    },
                })
                .collect()
        })
    }

    /// The time that a side had left at the move at hand.
    pub(super) fn left(self, side: Color) -> String {
        let ply = self.ply.get();
        self.left.with_value(|left| {
            let left = left.get(ply).or(left.last());
            left.map(|left| Digits::down(*left.get(side)).to_string())
                .unwrap_or_default()
        })
    }

    /// The position at hand.
    pub(super) fn scene(self) -> Scene {
        let (ply, bottom) = (self.ply.get(), self.bottom.get());
        self.live
            .with_value(|live| Scene::of_line(&live.line, ply, Movable::None, bottom))
    }

    /// The move at hand in words.
    pub(super) fn spoken(self) -> String {
        let ply = self.ply.get();
        let led_to = self.live.with_value(|live| speech::led_to(&live.line, ply));
        led_to.unwrap_or_else(|| text::play::moves::before_first().to_owned())
    }
}

fn completed(live: &LiveMoves, line: &LogLine) -> Option<usize> {
    live.completed_by(line.id.filter(|_| !line.undone)?)
}
