//! An entry as a sum that a person can check: [`StatementRow`]; the same as a row of a table, in
//! [`columns`]; and, in [`comparison`], the effects of changing a journal.
//!
//! A statement works like that of a bank account: every [`Sum`] begins with the block's value in
//! the last line that listed it, and ends with the value for the next. `50 d − 3 d 04:00:00 + 5 d →
//! 50 d, 1 d 20:00:00 to the bank` is a clock whose terms are [`TermKind::Ran`],
//! [`TermKind::Increment`] and [`TermKind::Overflow`].

pub mod columns;
pub mod comparison;

use shakmaty::Move;

use super::account::{Account, Gain};
use super::entry::{Act, Cause, Entry};
use super::ledger::{EntryEffect, Ledger, LedgerStep};
use super::seconds::{Seconds, Utc};
use super::state::{GameEnd, GameEndReason, Phase, State};
use crate::clock::{ByColor, Color};

/// A line of a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatementRow {
    /// The entry's index in the journal.
    pub place: usize,
    /// The instant of the entry, or now.
    pub at: Utc,
    /// The subject of the line.
    pub what: StatementItem,
    /// The side that acted; `None` if it was no player.
    pub side: Option<Color>,
    /// The sums of the accounts concerned, White's first, each clock before its bank; none of an
    /// account that is not known.
    pub sums: Vec<Sum>,
}

/// The subject of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatementItem {
    /// The game starts, with these accounts.
    Start,
    /// A player completed a move.
    Move {
        /// The legal move that was played.
        play: Move,
        /// The ply after it, counted from the first position of the game.
        ply: usize,
        /// Own moves so far, including this one.
        number: u32,
        /// Its reflection time. More than the clock ran in this line if there is another line in
        /// between.
        spent: Seconds,
    },
    /// A player refills the clock.
    Refill,
    /// A claim is filed; the clock stops.
    Claim,
    /// A claim is resolved.
    Resolved {
        /// How long the clock was stopped; nobody's time.
        stopped: Seconds,
    },
    /// A substitute takes over; neither account changes.
    Substitution,
    /// A replacement takes over and owns the game.
    Replacement,
    /// A captain moves bank time to the clock.
    Transfer,
    /// The server's times were entered.
    Correction(Cause),
    /// The game is over.
    Result(GameEnd),
    /// Not an entry: the state of the accounts now.
    Now,
}

/// One of the two blocks of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Block {
    /// The clock, which runs on its owner's turn.
    Clock,
    /// The bank, from which the clock is refilled.
    Bank,
}

/// A sum: `from` plus all terms equals `to`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// The side whose account it is.
    pub side: Color,
    /// The block of that account.
    pub block: Block,
    /// Its value in the last line that listed it.
    pub from: Seconds,
    /// The times added and subtracted, in that order; none is zero.
    pub terms: Vec<Term>,
    /// Its value after this line.
    pub to: Seconds,
}

/// A time added to a block; negative if it was subtracted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// Negative if time was subtracted.
    pub amount: Seconds,
    /// The reason.
    pub reason: TermKind,
}

/// Why the value of a block changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TermKind {
    /// The clock ran: taken from it (2).
    Ran,
    /// The increment: to the clock (4).
    Increment,
    /// The excess of the increment: from the clock to the bank (4).
    Overflow,
    /// Moved automatically from the bank to the clock (d).
    Refilled,
    /// Moved by hand from the bank to the clock, by the player (5) or by the captain (8).
    Moved,
    /// SDP or GT: to the clock (9).
    Protected,
    /// The server showed another time.
    Corrected,
}

impl Sum {
    /// Whether `from` plus the terms equals `to`.
    pub fn holds(&self) -> bool {
        self.from + self.terms.iter().map(|term| term.amount).sum() == self.to
    }

    /// The total of the terms with this reason.
    pub fn amount(&self, reason: TermKind) -> Seconds {
        let of = |term: &&Term| term.reason == reason;
        self.terms.iter().filter(of).map(|term| term.amount).sum()
    }

    /// The value when the entry was made: the initial one less the time that ran.
    pub fn met(&self) -> Seconds {
        self.from + self.amount(TermKind::Ran)
    }
}

impl StatementRow {
    /// The sum of a block.
    pub fn sum(&self, side: Color, block: Block) -> Option<&Sum> {
        let of = |sum: &&Sum| sum.side == side && sum.block == block;
        self.sums.iter().find(of)
    }

    /// Whether both have the same content, regardless of their places.
    fn says(&self, other: &StatementRow) -> bool {
        (self.at, self.what, self.side, &self.sums)
            == (other.at, other.what, other.side, &other.sums)
    }
}

/// The statement of a ledger: one line for each entry.
pub fn rows(ledger: &Ledger) -> Vec<StatementRow> {
    let mut shown = first(ledger);
    let entries = ledger.entries().iter().zip(ledger.steps()).enumerate();
    entries
        .map(|(place, (entry, step))| row(place, entry, step, &mut shown))
        .collect()
}

/// The state at an instant after the last entry, as a line that continues the statement: includes
/// the time that has run since, down to zero if the clock has fallen.
pub fn standing(ledger: &Ledger, now: Utc) -> StatementRow {
    let mut shown = first(ledger);
    for (entry, step) in ledger.entries().iter().zip(ledger.steps()) {
        for side in sides(entry, step) {
            *shown.get_mut(side) = *step.after.account(side);
        }
    }
    let state = ledger.last().advanced(now);
    let mut sums = Vec::with_capacity(4);
    for side in Color::ALL.into_iter().filter(|side| state.is_known(*side)) {
        push_sums(&mut sums, side, *shown.get(side), &state, &state, |_, _| {});
    }
    StatementRow {
        place: ledger.entries().len(),
        at: state.at,
        what: StatementItem::Now,
        side: None,
        sums,
    }
}

/// The accounts before the first line.
fn first(ledger: &Ledger) -> ByColor<Account> {
    let first = ledger.steps().first();
    first.map_or(ledger.last().accounts, |step| step.before.accounts)
}

fn row(
    place: usize,
    entry: &Entry,
    step: &LedgerStep,
    shown: &mut ByColor<Account>,
) -> StatementRow {
    let (what, side) = subject(entry, step);
    let mut sums = Vec::with_capacity(4);
    for side in sides(entry, step) {
        let from = shown.get_mut(side);
        if !step.before.is_known(side) {
            *from = *step.after.account(side);
            // The server's times are the first: nothing led to them.
            if step.after.is_known(side) {
                push_sums(&mut sums, side, *from, &step.after, &step.after, |_, _| {});
            }
            continue;
        }
        let (before, after) = (*step.before.account(side), *step.after.account(side));
        push_sums(
            &mut sums,
            side,
            *from,
            &step.before,
            &step.after,
            |clock, bank| match step.effect {
                EntryEffect::Move { gain, .. } => gained(gain, clock, bank),
                EntryEffect::Other => {
                    let reason = match entry.act {
                        Act::Correction { .. } => TermKind::Corrected,
                        _ => TermKind::Moved,
                    };
                    push(clock, after.clock - before.clock, reason);
                    push(bank, after.bank - before.bank, reason);
                }
            },
        );
        *from = after;
    }
    StatementRow {
        place,
        at: entry.at,
        what,
        side,
        sums,
    }
}

/// Adds the sums of both blocks: the time that ran since the last line, and the effect of the
/// entry.
fn push_sums(
    sums: &mut Vec<Sum>,
    side: Color,
    from: Account,
    before: &State,
    after: &State,
    did: impl FnOnce(&mut Vec<Term>, &mut Vec<Term>),
) {
    let (mut clock, mut bank) = (Vec::new(), Vec::new());
    push(
        &mut clock,
        before.account(side).clock - from.clock,
        TermKind::Ran,
    );
    did(&mut clock, &mut bank);
    let to = after.account(side);
    let blocks = [
        (Block::Clock, from.clock, clock, to.clock),
        (Block::Bank, from.bank, bank, to.bank),
    ];
    sums.extend(blocks.map(|(block, from, terms, to)| Sum {
        side,
        block,
        from,
        terms,
        to,
    }));
}

fn gained(gain: Gain, clock: &mut Vec<Term>, bank: &mut Vec<Term>) {
    push(clock, gain.increment, TermKind::Increment);
    push(clock, -gain.to_bank, TermKind::Overflow);
    push(clock, gain.refilled, TermKind::Refilled);
    push(clock, gain.protected, TermKind::Protected);
    push(bank, gain.to_bank, TermKind::Overflow);
    push(bank, -gain.refilled, TermKind::Refilled);
}

fn push(terms: &mut Vec<Term>, amount: Seconds, reason: TermKind) {
    if amount != Seconds::ZERO {
        terms.push(Term { amount, reason });
    }
}

/// The subject of a line, and the side that acted.
fn subject(entry: &Entry, step: &LedgerStep) -> (StatementItem, Option<Color>) {
    match &entry.act {
        Act::OfficialStart | Act::Start => (StatementItem::Start, None),
        Act::Move(_) | Act::UntimedMove(_) => match step.effect {
            EntryEffect::Move {
                play,
                side,
                ply,
                number,
                spent,
                ..
            } => {
                let what = StatementItem::Move {
                    play,
                    ply,
                    number,
                    spent,
                };
                (what, Some(side))
            }
            // A move's step is always a move.
            EntryEffect::Other => (StatementItem::Now, None),
        },
        Act::Refill { side, .. } => (StatementItem::Refill, Some(*side)),
        Act::Claim { by } => (StatementItem::Claim, Some(*by)),
        Act::Resolved => {
            let stopped = match step.before.phase {
                Phase::Claim { since, .. } => entry.at.since(since),
                _ => Seconds::ZERO,
            };
            (StatementItem::Resolved { stopped }, None)
        }
        Act::Substitution { side, .. } => (StatementItem::Substitution, Some(*side)),
        Act::Replacement { side, .. } => (StatementItem::Replacement, Some(*side)),
        Act::Transfer { side, .. } => (StatementItem::Transfer, Some(*side)),
        Act::Correction { cause, .. } => (StatementItem::Correction(*cause), None),
        Act::Result { result, ending } => {
            let verdict = GameEnd {
                at: entry.at,
                result: *result,
                why: GameEndReason::Word(*ending),
            };
            (StatementItem::Result(verdict), None)
        }
    }
}

/// The sides whose accounts a line shows.
fn sides(entry: &Entry, step: &LedgerStep) -> impl Iterator<Item = Color> {
    let (white, black) = match &entry.act {
        Act::OfficialStart | Act::Start | Act::Result { .. } => (true, true),
        Act::Correction { shown, .. } => (shown.white.is_some(), shown.black.is_some()),
        Act::Refill { side, .. }
        | Act::Substitution { side, .. }
        | Act::Replacement { side, .. }
        | Act::Transfer { side, .. } => only(*side),
        Act::Move(_) | Act::UntimedMove(_) | Act::Claim { .. } | Act::Resolved => {
            only(step.before.turn)
        }
    };
    let both = [(Color::White, white), (Color::Black, black)];
    both.into_iter()
        .filter_map(|(side, shown)| shown.then_some(side))
}

fn only(side: Color) -> (bool, bool) {
    (side == Color::White, side == Color::Black)
}
