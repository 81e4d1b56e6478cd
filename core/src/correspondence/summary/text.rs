//! A summary as 1.0 stored it, as one short text. It is only read: to list a game of 1.0 whose event
//! is not here, as it was last seen.
//!
//! ```text
//! ~1793011200000 ~1792000000000 w 1d t5xg8w b 2eio8.1a2b.f 3zzz.0.e r-3k.0 - - ~14…%20Nf6 ~Anna ~Bo%20Lund
//! ```
//!
//! The game, its event, one's own side (`-`: none), half-moves so far, the instant, the side to
//! move, both accounts (clock, bank, moves), the phase, the sides that owe a substitution, when the
//! clock falls under another reading, the last move, and the players. Numbers are in base 36, and
//! those of the phase are relative to the instant.

use super::Summary;
use crate::clock::{ByColor, Color, GameResult};
use crate::correspondence::account::Account;
use crate::correspondence::code::{ENDINGS, color, number, read_name};
use crate::correspondence::deadline::Doubt;
use crate::correspondence::seconds::{Seconds, Utc};
use crate::correspondence::state::{GameEnd, GameEndReason, Phase, State};
use crate::game::ending::BoardFact;

pub(super) fn parse(text: &str) -> Option<Summary> {
    let words: Vec<&str> = text.split(' ').collect();
    let &[id, event, mine, ply, at, turn, ref words @ ..] = &words[..] else {
        return None;
    };
    let &[
        white,
        black,
        phase,
        owes,
        cautious,
        last_move,
        ref names @ ..,
    ] = words
    else {
        return None;
    };
    let &[white_name, black_name] = names else {
        return None;
    };
    let at = Utc::new(number(at)?);
    Some(Summary {
        id: read_name(id)?,
        event: read_name(event)?,
        players: ByColor {
            white: read_name(white_name)?,
            black: read_name(black_name)?,
        },
        mine: match mine {
            "-" => None,
            side => Some(color(side)?),
        },
        ply: u32::try_from(number(ply)?).ok()?,
        last_move: read_name(last_move)?,
        state: State {
            at,
            accounts: ByColor {
                white: account(white)?,
                black: account(black)?,
            },
            turn: color(turn)?,
            phase: read_phase(phase, at)?,
            owes_substitution: match owes {
                "-" => ByColor::both(false),
                "2" => ByColor::both(true),
                side => {
                    let mut owes = ByColor::both(false);
                    *owes.get_mut(color(side)?) = true;
                    owes
                }
            },
            known: ByColor::both(true),
            is_fresh: false,
        },
        doubt: Doubt {
            cautious: match cautious {
                "-" => None,
                away => Some(after(at, number(away)?)),
            },
            ..Doubt::default()
        },
    })
}

fn read_phase(text: &str, at: Utc) -> Option<Phase> {
    let (kind, rest) = text.split_at_checked(1)?;
    Some(match kind {
        "w" if rest.is_empty() => Phase::Waiting,
        "r" => {
            let [began, stopped] = numbers(rest)?;
            Phase::Running {
                began: after(at, began),
                stopped: Seconds::new(stopped),
            }
        }
        "c" => {
            let (by, rest) = rest.split_at_checked(1)?;
            let [since, began, stopped] = numbers(rest)?;
            Phase::Claim {
                by: color(by)?,
                since: after(at, since),
                began: after(at, began),
                stopped: Seconds::new(stopped),
            }
        }
        "f" => {
            let [fell, began, stopped] = numbers(rest)?;
            Phase::Fallen {
                at: after(at, fell),
                began: after(at, began),
                stopped: Seconds::new(stopped),
            }
        }
        "o" => {
            let (result, rest) = rest.split_at_checked(1)?;
            let (why, when) = rest.split_at_checked(1)?;
            let mate = |winner| GameEndReason::Board(BoardFact::Checkmate { winner });
            Phase::Over(GameEnd {
                at: after(at, number(when)?),
                result: match result {
                    "d" => GameResult::Draw,
                    "n" => GameResult::BothLose,
                    side => GameResult::Win(color(side)?),
                },
                why: match why {
                    "." => GameEndReason::Time,
                    "W" => mate(Color::White),
                    "B" => mate(Color::Black),
                    "S" => GameEndReason::Board(BoardFact::Stalemate),
                    "D" => GameEndReason::Board(BoardFact::DeadPosition),
                    ending => GameEndReason::Word(ENDINGS.value(ending)?),
                },
            })
        }
        _ => return None,
    })
}

fn account(text: &str) -> Option<Account> {
    let [clock, bank, moves] = numbers(text)?;
    Some(Account {
        clock: Seconds::new(clock),
        bank: Seconds::new(bank),
        moves: u32::try_from(moves).ok()?,
    })
}

fn numbers<const N: usize>(text: &str) -> Option<[i64; N]> {
    let numbers: Option<Vec<i64>> = text.split('.').map(number).collect();
    numbers?.try_into().ok()
}

/// 1.0 wrapped around.
const fn after(at: Utc, away: i64) -> Utc {
    Utc::new(at.get().wrapping_add(away))
}
