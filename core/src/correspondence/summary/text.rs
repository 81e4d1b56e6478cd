//! A summary as one short text, so that two thousand of them are read quickly.
//!
//! ```text
//! ~1793011200000 ~1792000000000 w 1d t5xg8w b 2eio8.1a2b.f 3zzz.0.e r-3k.0 - - 14…~Nf6 ~Anna ~Bo%20Lund
//! ```
//!
//! The game, its event, one's own side (`-`: none), half-moves so far, the instant, the side to
//! move, both accounts (clock, bank, moves), the phase, the sides that owe a substitution, when the
//! clock falls under another reading, the last move, and the players. Numbers are in base 36, and
//! those of the phase are relative to the instant. Last come the sides whose time is not known, where
//! there are any, and an `f` after them if nothing but the start is entered; and how many seconds
//! earlier the clock may fall because stamps are to the minute, where they are; and the bank under the
//! other reading, where there is one.

use serde::{Serialize, Serializer};

use super::Summary;
use crate::clock::{ByColor, Color, GameResult};
use crate::correspondence::account::Account;
use crate::correspondence::code::{
    ENDINGS, color, letter, number, push_name, push_number, read_name,
};
use crate::correspondence::deadline::Doubt;
use crate::correspondence::seconds::{Seconds, Utc};
use crate::correspondence::state::{GameEnd, GameEndReason, Phase, State};
use crate::game::ending::BoardFact;

impl Serialize for Summary {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&write(self))
    }
}

impl TryFrom<String> for Summary {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Summary, &'static str> {
        parse(&text).ok_or("no line of a list")
    }
}

/// Nothing but the event's start is entered.
const FRESH: char = 'f';

pub(crate) fn write(line: &Summary) -> String {
    let State {
        at,
        accounts,
        turn,
        phase,
        owes_substitution: owes,
        known,
        is_fresh,
    } = &line.state;
    let mut text = String::with_capacity(140);
    push_name(&mut text, &line.id);
    text.push(' ');
    push_name(&mut text, &line.event);
    text.push(' ');
    text.push(line.mine.map_or('-', letter));
    text.push(' ');
    push_number(&mut text, i64::from(line.ply));
    text.push(' ');
    push_number(&mut text, at.get());
    text.push(' ');
    text.push(letter(*turn));
    for side in Color::ALL {
        let account = accounts.get(side);
        text.push(' ');
        let moves = i64::from(account.moves);
        push_numbers(&mut text, &[account.clock.get(), account.bank.get(), moves]);
    }
    text.push(' ');
    push_phase(&mut text, phase, *at);
    text.push(' ');
    text.push(sides(*owes));
    text.push(' ');
    match line.doubt.cautious {
        None => text.push('-'),
        Some(cautious) => push_number(&mut text, from(*at, cautious)),
    }
    for words in [&line.last_move, &line.players.white, &line.players.black] {
        text.push(' ');
        push_name(&mut text, words);
    }
    let unknown = known.map(|known| !known);
    let Doubt { early, bank, .. } = line.doubt;
    let has_early = early.is_positive() || bank.is_some();
    if unknown.white || unknown.black || *is_fresh || has_early {
        text.push(' ');
        text.push(sides(unknown));
        if *is_fresh {
            text.push(FRESH);
        }
    }
    if has_early {
        text.push(' ');
        push_number(&mut text, early.get());
    }
    if let Some(bank) = bank {
        text.push(' ');
        push_number(&mut text, bank.get());
    }
    text
}

/// The letter of the sides for which something holds.
const fn sides(of: ByColor<bool>) -> char {
    match (of.white, of.black) {
        (false, false) => '-',
        (true, false) => 'w',
        (false, true) => 'b',
        (true, true) => '2',
    }
}

fn read_sides(text: &str) -> Option<ByColor<bool>> {
    let (white, black) = match text {
        "-" => (false, false),
        "w" => (true, false),
        "b" => (false, true),
        "2" => (true, true),
        _ => return None,
    };
    Some(ByColor { white, black })
}

pub(crate) fn parse(text: &str) -> Option<Summary> {
    let mut words = text.split(' ');
    let mut next = || words.next();
    let id = read_name(next()?)?;
    let event = read_name(next()?)?;
    let mine = match next()? {
        "-" => None,
        side => Some(color(side)?),
    };
    let ply = u32::try_from(number(next()?)?).ok()?;
    let at = Utc::new(number(next()?)?);
    let turn = color(next()?)?;
    let white = read_account(next()?)?;
    let black = read_account(next()?)?;
    let phase = read_phase(next()?, at)?;
    let owes_substitution = read_sides(next()?)?;
    let cautious = match next()? {
        "-" => None,
        away => Some(to(at, number(away)?)),
    };
    let last_move = read_name(next()?)?;
    let players = ByColor {
        white: read_name(next()?)?,
        black: read_name(next()?)?,
    };
    let last = next().unwrap_or("-");
    let (sides, is_fresh) = match last.strip_suffix(FRESH) {
        Some(sides) => (sides, true),
        None => (last, false),
    };
    let unknown = read_sides(sides)?;
    let early = next().map_or(Some(0), number)?;
    let bank = match next() {
        Some(bank) => Some(Seconds::new(number(bank)?)),
        None => None,
    };
    if next().is_some() {
        return None;
    }
    Some(Summary {
        id,
        event,
        players,
        mine,
        ply,
        last_move,
        state: State {
            at,
            accounts: ByColor { white, black },
            turn,
            phase,
            owes_substitution,
            known: unknown.map(|unknown| !unknown),
            is_fresh,
        },
        doubt: Doubt {
            early: Seconds::new(early),
            cautious,
            bank,
        },
    })
}

fn push_phase(text: &mut String, phase: &Phase, at: Utc) {
    match phase {
        Phase::Waiting => text.push('w'),
        Phase::Running { began, stopped } => {
            text.push('r');
            push_numbers(text, &[from(at, *began), stopped.get()]);
        }
        Phase::Claim {
            by,
            since,
            began,
            stopped,
        } => {
            text.push('c');
            text.push(letter(*by));
            push_numbers(text, &[from(at, *since), from(at, *began), stopped.get()]);
        }
        Phase::Fallen {
            at: fell,
            began,
            stopped,
        } => {
            text.push('f');
            push_numbers(text, &[from(at, *fell), from(at, *began), stopped.get()]);
        }
        Phase::Over(verdict) => {
            text.push('o');
            text.push(match verdict.result {
                GameResult::Win(side) => letter(side),
                GameResult::Draw => 'd',
                GameResult::BothLose => 'n',
            });
            match verdict.why {
                GameEndReason::Time => text.push('.'),
                GameEndReason::Word(ending) => text.push(ENDINGS.letter(ending)),
                GameEndReason::Board(BoardFact::Checkmate { winner }) => text.push(match winner {
                    Color::White => 'W',
                    Color::Black => 'B',
                }),
                GameEndReason::Board(BoardFact::Stalemate) => text.push('S'),
                GameEndReason::Board(BoardFact::DeadPosition) => text.push('D'),
            }
            push_number(text, from(at, verdict.at));
        }
    }
}

fn read_phase(text: &str, at: Utc) -> Option<Phase> {
    let (kind, rest) = text.split_at_checked(1)?;
    Some(match kind {
        "w" if rest.is_empty() => Phase::Waiting,
        "r" => {
            let [began, stopped] = read_numbers(rest)?;
            Phase::Running {
                began: to(at, began),
                stopped: Seconds::new(stopped),
            }
        }
        "c" => {
            let (by, rest) = rest.split_at_checked(1)?;
            let [since, began, stopped] = read_numbers(rest)?;
            Phase::Claim {
                by: color(by)?,
                since: to(at, since),
                began: to(at, began),
                stopped: Seconds::new(stopped),
            }
        }
        "f" => {
            let [fell, began, stopped] = read_numbers(rest)?;
            Phase::Fallen {
                at: to(at, fell),
                began: to(at, began),
                stopped: Seconds::new(stopped),
            }
        }
        "o" => {
            let (result, rest) = rest.split_at_checked(1)?;
            let (why, when) = rest.split_at_checked(1)?;
            let mate = |winner| GameEndReason::Board(BoardFact::Checkmate { winner });
            Phase::Over(GameEnd {
                at: to(at, number(when)?),
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

fn read_account(text: &str) -> Option<Account> {
    let [clock, bank, moves] = read_numbers(text)?;
    Some(Account {
        clock: Seconds::new(clock),
        bank: Seconds::new(bank),
        moves: u32::try_from(moves).ok()?,
    })
}

fn push_numbers(text: &mut String, numbers: &[i64]) {
    for (place, number) in numbers.iter().enumerate() {
        if place > 0 {
            text.push('.');
        }
        push_number(text, *number);
    }
}

fn read_numbers<const N: usize>(text: &str) -> Option<[i64; N]> {
    let mut numbers = [0; N];
    let mut parts = text.split('.');
    for place in &mut numbers {
        *place = number(parts.next()?)?;
    }
    parts.next().is_none().then_some(numbers)
}

/// The time from `at` to `then`; wraps around, so that it can be reversed exactly.
const fn from(at: Utc, then: Utc) -> i64 {
    then.get().wrapping_sub(at.get())
}

const fn to(at: Utc, away: i64) -> Utc {
    Utc::new(at.get().wrapping_add(away))
}
