//! Breadth-first search of all positions that can arise.

use std::collections::HashSet;
use std::num::NonZeroU32;

use shakmaty::{Chess, Move, Position, Role};

use crate::clock::Color;

/// The result of searching the positions that can arise from one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Explored {
    /// A mate by the winner; no line to a mate is shorter.
    Mate(Vec<Move>),
    /// All positions were examined, and none is a mate by the winner.
    NoMate {
        /// Their number, including the first. A position in which the winner's material cannot mate
        /// any more counts, but those after it do not.
        positions: u32,
        /// Whether there are pawns, and none of them can ever move or be taken.
        locked: bool,
    },
    /// There are more positions than the limit.
    Unfinished {
        /// No mate by the winner is at most this many half-moves away.
        no_mate_in: usize,
    },
}

/// Examines the positions that can arise, up to `most` of them (article 6.9: "any possible series of
/// legal moves").
///
/// Positions count as the same if the same moves are legal in them (article 9.2), so no line
/// returns to an earlier position. The time is proportional to `most`: some microseconds per
/// position.
pub fn explore(position: &Chess, winner: Color, most: usize) -> Explored {
    let side = shakmaty::Color::from(winner);
    let mut locked = position.board().pawns().any();
    let found = walk(position, most, |seen| {
        if seen.last.is_some_and(touches_a_pawn) {
            locked = false;
        }
        if seen.is_new && seen.position.has_insufficient_material(side) {
            // Its successors were not searched.
            locked = false;
            return Step::Leave;
        }
        if seen.is_new && seen.position.turn() != side && seen.position.is_checkmate() {
            return Step::Stop;
        }
        Step::Enter
    });
    match found {
        Walked::Stopped { line } => Explored::Mate(line),
        Walked::All { positions } => Explored::NoMate {
            positions: u32::try_from(positions).unwrap_or(u32::MAX),
            locked,
        },
        Walked::TooMany { whole } => Explored::Unfinished { no_mate_in: whole },
    }
}

/// Removes detours from a line: from each of its positions, up to `most` others are searched for
/// one that comes later in the line. A line with an illegal move stays as it is.
pub fn shorten(position: &Chess, mut line: Vec<Move>, most: usize) -> Vec<Move> {
    let mut start = position.clone();
    let mut from = 0;
    while from < line.len() {
        let mut later = Vec::with_capacity(line.len() - from);
        let mut next = start.clone();
        for &played in &line[from..] {
            if !next.is_legal(played) {
                return line;
            }
            next.play_unchecked(played);
            later.push(next.clone());
        }
        let mut reached = 0;
        let found = walk(&start, most, |seen| {
            if !seen.is_new {
                return Step::Leave;
            }
            // The last position is a mate: any other would do, but finding one is the task of
            // `explore`.
            match later.iter().rposition(|known| known == seen.position) {
                Some(index) if seen.depth < index + 1 => {
                    reached = index + 1;
                    Step::Stop
                }
                _ => Step::Enter,
            }
        });
        match found {
            Walked::Stopped { line: cut } => {
                line.splice(from..from + reached, cut);
            }
            _ => {
                start.play_unchecked(line[from]);
                from += 1;
            }
        }
    }
    line
}

fn touches_a_pawn(played: Move) -> bool {
    played.role() == Role::Pawn || played.capture() == Some(Role::Pawn)
}

/// A position that was reached.
struct Seen<'a> {
    position: &'a Chess,
    /// The move that led to it; `None` for the first.
    last: Option<Move>,
    /// The number of half-moves from the start.
    depth: usize,
    /// Whether it is reached for the first time.
    is_new: bool,
}

enum Step {
    /// Look at its successors too.
    Enter,
    /// Do not look beyond this position.
    Leave,
    /// This is the position looked for.
    Stop,
}

enum Walked {
    Stopped {
        line: Vec<Move>,
    },
    All {
        positions: usize,
    },
    TooMany {
        /// All positions at most this many half-moves away were examined.
        whole: usize,
    },
}

/// How a position was reached: the number of the previous one, and the move.
struct Way {
    from: Option<NonZeroU32>,
    played: Option<Move>,
}

/// Searches breadth-first, so that the nearest result is found.
fn walk(start: &Chess, most: usize, mut look: impl FnMut(&Seen<'_>) -> Step) -> Walked {
    let most = most.min(u32::MAX as usize - 1);
    let mut known = HashSet::new();
    let mut ways = vec![Way {
        from: None,
        played: None,
    }];
    let mut level = Vec::new();
    known.insert(start.clone());
    match look(&Seen {
        position: start,
        last: None,
        depth: 0,
        is_new: true,
    }) {
        Step::Stop => return Walked::Stopped { line: Vec::new() },
        Step::Leave => return Walked::All { positions: 1 },
        Step::Enter => level.push((start.clone(), NonZeroU32::MIN)),
    }
    let mut depth = 0;
    while !level.is_empty() {
        depth += 1;
        let mut next = Vec::new();
        for (before, number) in &level {
            for played in before.legal_moves() {
                let mut position = before.clone();
                position.play_unchecked(played);
                let is_new = !known.contains(&position);
                if is_new && ways.len() >= most {
                    return Walked::TooMany { whole: depth - 1 };
                }
                let step = look(&Seen {
                    position: &position,
                    last: Some(played),
                    depth,
                    is_new,
                });
                if !is_new {
                    continue;
                }
                ways.push(Way {
                    from: Some(*number),
                    played: Some(played),
                });
                match step {
                    Step::Stop => {
                        return Walked::Stopped {
                            line: line_to(&ways),
                        };
                    }
                    Step::Leave => {
                        known.insert(position);
                    }
                    Step::Enter => {
                        known.insert(position.clone());
                        // At most `most`, which fits.
                        let number = NonZeroU32::new(ways.len() as u32);
                        next.extend(number.map(|number| (position, number)));
                    }
                }
            }
        }
        level = next;
    }
    Walked::All {
        positions: known.len(),
    }
}

/// The moves to the position reached last. Numbers count from one.
fn line_to(ways: &[Way]) -> Vec<Move> {
    let mut line = Vec::new();
    let mut at = ways.last();
    while let Some(way) = at {
        line.extend(way.played);
        at = way
            .from
            .and_then(|number| ways.get(number.get() as usize - 1));
    }
    line.reverse();
    line
}
