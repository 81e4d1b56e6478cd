//! The next moves as they are typed into the line of the page: [`TypedLine`].

use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Move, Position as _};

use super::numbered::with_number;
use crate::clock::Color;
use crate::correspondence::entry::ActKind;
use crate::correspondence::trial::MadeMove;
use crate::correspondence::typed_moves::{self, TypedMove};
use crate::correspondence::{Entry, Ledger, ShownTime, Utc};
use crate::game::Position;
use crate::game::notation::MoveError;
use crate::ui::context::piece_letters;
use crate::ui::text::correspondence::game as words;
use crate::ui::text::{self, base};
use crate::ui::widgets::stamp::instant;

/// A text as moves from the present position on.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TypedLine {
    /// The moves up to the first that cannot be read.
    pub moves: Vec<LineMove>,
    /// When the entry before the next move was made, if it is a move or the start.
    previous: Option<Utc>,
    /// The position after them.
    pub after: Position,
    /// The last of them, with the position before it.
    pub last: Option<(Position, Move)>,
    /// The text before the last of them.
    pub before_last: String,
    /// The problem with the rest.
    pub problem: Option<String>,
}

/// A move of the line.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct LineMove {
    /// With its number: `23… Rd8`.
    pub label: String,
    play: UciMove,
    /// When it was made, if the text says so.
    at: Option<Utc>,
    shown: Option<ShownTime>,
    /// Whether it is one's own move.
    is_own: bool,
}

/// The move of the line that still needs a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Undated {
    /// None.
    No,
    /// One's own: it is made now, unless one says otherwise.
    Own(usize),
    /// The opponent's: the server says when.
    Theirs(usize),
}

impl TypedLine {
    /// Reads a text as moves that follow a ledger, in the chosen piece letters; its dates are in
    /// the zone of the server.
    pub(super) fn read(ledger: &Ledger, mine: Option<Color>, zone: &str, text: &str) -> TypedLine {
        let counts = |entry: &&Entry| entry.act.is_start() || entry.act.kind() == ActKind::Move;
        let previous = ledger.entries().last().filter(counts);
        let mut line = TypedLine {
            moves: Vec::new(),
            previous: previous.map(|entry| entry.at),
            after: ledger.line().position().clone(),
            last: None,
            before_last: String::new(),
            problem: None,
        };
        match typed_moves::moves(text) {
            Err(problem) => {
                line.problem = Some(text::correspondence::line::problem(&problem));
            }
            Ok(moves) => {
                let mode = ledger.line().start().mode();
                let mut moves = moves.iter();
                let read = moves.try_for_each(|typed| {
                    line.push(typed, mode, mine, zone)?;
                    typed_moves::before(text, typed).clone_into(&mut line.before_last);
                    Ok(())
                });
                line.problem = read.err();
            }
        }
        let is_theirs = |line: &&LineMove| line.at.is_none() && !line.is_own;
        if line.problem.is_none() && line.moves.iter().filter(is_theirs).count() > 1 {
            line.problem = Some(words::line_dates().to_owned());
        }
        line
    }

    fn push(
        &mut self,
        typed: &TypedMove<'_>,
        mode: CastlingMode,
        mine: Option<Color>,
        zone: &str,
    ) -> Result<(), String> {
        let before = self.after.clone();
        let play = piece_letters::typed(&before, typed.text);
        let play = play.map_err(|problem| {
            let said = text::play::move_problem(typed.text, &problem);
            // That one names the move itself.
            if self.moves.is_empty() || matches!(problem, MoveError::NotAMove { .. }) {
                said
            } else {
                [typed.text, base::common::colon(), &said].concat()
            }
        })?;
        let label = with_number(&before, play);
        let at = match (typed.at, typed.took) {
            (Some(time), _) => Some(instant(time, zone)?),
            (None, Some(took)) => {
                let previous = self.previous.ok_or_else(|| words::line_took(&label))?;
                Some(previous + took)
            }
            (None, None) => None,
        };
        let after = before
            .clone()
            .play(play)
            .map_err(|error| error.to_string())?;
        let turn = before.turn();
        self.moves.push(LineMove {
            label,
            play: UciMove::from_move(play, mode),
            at,
            shown: typed.shown,
            is_own: mine.is_some_and(|mine| shakmaty::Color::from(mine) == turn),
        });
        self.previous = at;
        self.after = after;
        self.last = Some((before, play));
        Ok(())
    }

    /// Its moves with their numbers; of many, the first and the last.
    pub(super) fn labels(&self) -> Option<String> {
        let label = |line: &LineMove| line.label.clone();
        Some(match &self.moves[..] {
            [] => return None,
            [first, _, .., last] => [&first.label, " \u{2026} ", &last.label].concat(),
            few => few.iter().map(label).collect::<Vec<_>>().join(" "),
        })
    }

    /// The move that has no date, the opponent's first, because one makes one's own move now.
    pub(super) fn undated(&self) -> Undated {
        let undated = |is_own| {
            let is = |line: &LineMove| line.at.is_none() && line.is_own == is_own;
            self.moves.iter().position(is)
        };
        match (undated(false), undated(true)) {
            (Some(index), _) => Undated::Theirs(index),
            (None, Some(index)) => Undated::Own(index),
            (None, None) => Undated::No,
        }
    }

    /// Its moves as the next entries, the undated one made at `stamp`. `None` while there are no
    /// moves, one cannot be read, or `stamp` is missing.
    pub(super) fn made(&self, stamp: Option<Utc>, now: Utc) -> Option<Vec<MadeMove>> {
        if self.moves.is_empty() || self.problem.is_some() {
            return None;
        }
        let stamped = match self.undated() {
            Undated::No => None,
            Undated::Own(index) | Undated::Theirs(index) => Some((index, stamp?)),
        };
        let made = self.moves.iter().enumerate().map(|(index, line)| MadeMove {
            play: line.play,
            at: match (line.at, stamped) {
                (Some(at), _) => at,
                (None, Some((place, at))) if place == index => at,
                (None, _) => now,
            },
            shown: line.shown,
        });
        Some(made.collect())
    }
}
