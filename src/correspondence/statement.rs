//! An entry as a sum that a person can check: [`StatementRow`]; and, in [`comparison`],
//! what a change of the journal changes.
//!
//! A statement is read as that of a bank account: every [`Sum`] begins with
//! what the block showed in the last line that had it, and ends with what it
//! shows in the next. `50 d − 3 d 04:00:00 + 5 d → 50 d, 1 d 20:00:00 to the
//! bank` is a clock whose terms are [`TermKind::Ran`], [`TermKind::Increment`] and
//! [`TermKind::Overflow`].

pub mod comparison;

use shakmaty::Move;

use super::account::{Account, Gain};
use super::entry::{Act, Cause, Entry};
use super::ledger::{Change, Ledger, LedgerStep};
use super::seconds::{Seconds, Utc};
use super::state::{GameEnd, GameEndReason, Phase, State};
use crate::clock::{ByColor, Color};

/// A line of a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatementRow {
    /// The entry's place in the journal.
    pub place: usize,
    /// The instant of the entry, or now.
    pub at: Utc,
    /// What it is.
    pub what: StatementItem,
    /// Whose act it is; `None` where it is no player's.
    pub side: Option<Color>,
    /// The accounts that it is about, White's first, each clock before its
    /// bank.
    pub sums: Vec<Sum>,
}

/// What a line is about.
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
        /// Own moves so far, this one included.
        number: u32,
        /// Its reflection time. More than the clock ran in this line where
        /// another line came between.
        spent: Seconds,
    },
    /// A player refills the clock.
    Refill,
    /// A claim is filed; the clock stops.
    Claim,
    /// A claim is resolved.
    Resolved {
        /// For how long the clock stood still: nobody's time.
        stopped: Seconds,
    },
    /// A substitute takes over; neither account changes.
    Substitution,
    /// A replacement takes over and owns the game.
    Replacement,
    /// A captain moves bank time to the clock.
    Transfer,
    /// What the server shows.
    Correction(Cause),
    /// The game is over.
    Result(GameEnd),
    /// No entry: the state of the accounts now.
    Now,
}

/// One of the blocks that an account shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Block {
    /// The clock, which runs on the own turn.
    Clock,
    /// The bank, from which the clock is refilled.
    Bank,
}

/// A sum: `from` and all terms together are `to`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// The side whose account it is.
    pub side: Color,
    /// The block of that account.
    pub block: Block,
    /// Its value in the last line that listed it.
    pub from: Seconds,
    /// What was added and taken, in that order; none of them is zero.
    pub terms: Vec<Term>,
    /// What it shows now.
    pub to: Seconds,
}

/// Something added to a block or, below zero, taken from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// Negative where time was taken.
    pub amount: Seconds,
    /// Why it was added or taken.
    pub reason: TermKind,
}

/// Why a block shows more or less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TermKind {
    /// The clock ran: taken from it (2).
    Ran,
    /// The increment: to the clock (4).
    Increment,
    /// What the clock could not take of it: from the clock to the bank (4).
    Overflow,
    /// Moved by itself from the bank to the clock (d).
    Refilled,
    /// Moved by hand from the bank to the clock, by the player (5) or by the
    /// captain (8).
    Moved,
    /// SDP or GT: to the clock (9).
    Protected,
    /// The server shows something else.
    Corrected,
}

impl Sum {
    /// Whether the terms make of the one what the other is.
    pub fn holds(&self) -> bool {
        self.from + self.terms.iter().map(|term| term.amount).sum() == self.to
    }

    /// What came in, or went, for that reason; zero where nothing did.
    pub fn amount(&self, reason: TermKind) -> Seconds {
        let of = |term: &&Term| term.reason == reason;
        self.terms.iter().filter(of).map(|term| term.amount).sum()
    }

    /// What it showed when the entry was made: the start less what ran.
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

    /// Whether both say the same, in whatever place.
    fn says(&self, other: &StatementRow) -> bool {
        (self.at, self.what, self.side, &self.sums)
            == (other.at, other.what, other.side, &other.sums)
    }
}

/// The statement of a ledger: a line for each entry.
pub fn rows(ledger: &Ledger) -> Vec<StatementRow> {
    let mut shown = first(ledger);
    let entries = ledger.entries().iter().zip(ledger.steps()).enumerate();
    entries
        .map(|(place, (entry, step))| row(place, entry, step, &mut shown))
        .collect()
}

/// How things stand at an instant after the last entry, as a line that goes on
/// from the statement's last ones: what has run meanwhile, to zero where the
/// clock has fallen.
pub fn standing(ledger: &Ledger, now: Utc) -> StatementRow {
    let mut shown = first(ledger);
    for (entry, step) in ledger.entries().iter().zip(ledger.steps()) {
        for side in sides(entry, step) {
            *shown.get_mut(side) = *step.after.account(side);
        }
    }
    let state = ledger.last().advanced(now);
    let mut sums = Vec::with_capacity(4);
    for side in Color::ALL {
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
        let (before, after) = (*step.before.account(side), *step.after.account(side));
        push_sums(
            &mut sums,
            side,
            *from,
            &step.before,
            &step.after,
            |clock, bank| match step.change {
                Change::Move { gain, .. } => gained(gain, clock, bank),
                Change::Other => {
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

/// The sums of both blocks: what ran since the last line, and what the entry
/// did.
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

/// What a line is about, and whose act it is.
fn subject(entry: &Entry, step: &LedgerStep) -> (StatementItem, Option<Color>) {
    match &entry.act {
        Act::OfficialStart | Act::Start => (StatementItem::Start, None),
        Act::Move(_) => match step.change {
            Change::Move {
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
            // A move's step is a move.
            Change::Other => (StatementItem::Now, None),
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

/// Whose accounts a line shows.
fn sides(entry: &Entry, step: &LedgerStep) -> impl Iterator<Item = Color> {
    let (white, black) = match &entry.act {
        Act::OfficialStart | Act::Start | Act::Result { .. } => (true, true),
        Act::Correction { shown, .. } => (shown.white.is_some(), shown.black.is_some()),
        Act::Refill { side, .. }
        | Act::Substitution { side, .. }
        | Act::Replacement { side, .. }
        | Act::Transfer { side, .. } => only(*side),
        Act::Move(_) | Act::Claim { .. } | Act::Resolved => only(step.before.turn),
    };
    let both = [(Color::White, white), (Color::Black, black)];
    both.into_iter()
        .filter_map(|(side, shown)| shown.then_some(side))
}

fn only(side: Color) -> (bool, bool) {
    (side == Color::White, side == Color::Black)
}
