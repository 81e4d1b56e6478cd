//! The texts on the correspondence games of the lessons, in English.

use super::super::correspondence::CORRESPONDENCE as PAGES;
use crate::correspondence::leave_planner::{LeaveVerdict, PlannedRefill};
use crate::correspondence::{Seconds, Utc};
use crate::ui::text::learn::correspondence::LedgerExhibitText;

pub(super) const CORRESPONDENCE: LedgerExhibitText = LedgerExhibitText {
    clock: "Clock",
    increment: "Increment",
    bank: "Bank",
    blocks: PAGES.common.blocks,
    length,
    entry: PAGES.game.entry,
    sums: PAGES.game.sums,
    spent: PAGES.game.spent,
    day: |day, of| format!("day {day} of {of}"),
    yours: "You (White)",
    theirs: "Opponent (Black)",
    turn: |mine, number| {
        if mine {
            format!("Your move {number}: your clock runs")
        } else {
            "The opponent is to move: their clock runs".into()
        }
    },
    fallen: |mine, when| {
        if mine {
            format!("Your clock ran out {when}: the time limit is exceeded (ETL), the game lost")
        } else {
            format!("The opponent\u{2019}s clock ran out {when}")
        }
    },
    over: "The game is over",
    claim_pending: "A claim is pending: no clock runs",
    last_entry: "Last in the statement",
    pass: "Let time pass",
    later: |time| match time.whole_days() {
        0 => format!("{} h", time.get() / 3_600),
        days => format!("{days} d"),
    },
    make_move: "Move",
    opponent_moves: "Opponent moves",
    amount: "From bank to clock",
    leaves: |clock, bank| {
        let (clock, bank) = (length(clock), length(bank));
        format!("leaves {clock} on the clock, {bank} in the bank")
    },
    refill: "Refill",
    full: "The clock is full, or the bank empty.",
    transfer: "Captain moves bank time",
    substitute: "Put a substitute in",
    claim: "File a claim",
    resolve: "Claim resolved",
    game: |number| format!("Game {number}"),
    away: |from, to| format!("Away from {from} to {to}"),
    leave: "Leave now",
    is_back: "You are back. Every opponent moved just as you left.",
    verdict,
    days: "Length of the event",
    days_value: |days| format!("{days} days"),
    shorter: |days| match days {
        1 => "1 day shorter".into(),
        _ => format!("{days} days shorter"),
    },
    longer: |days| match days {
        1 => "1 day longer".into(),
        _ => format!("{days} days longer"),
    },
    by_table: |days| format!("By the table, {days} days"),
    by_formula: "By the exact formula",
    half: |half| {
        format!(
            "Each player has {} in all: half of the event.",
            length(half)
        )
    },
    lasts: |from, to| format!("From {from} to {to}"),
    unrated: "Below 302 days an event cannot be rated, and the table has no row for it.",
    announce: "Announce the event",
    announced: |days| format!("Announced with {days} days"),
};

fn length(length: Seconds) -> String {
    (PAGES.common.length)(length)
}

/// Each refill with the date by which it is to be made.
fn each(refills: &[PlannedRefill], dated: &dyn Fn(Utc) -> String) -> String {
    let one = |refill: &PlannedRefill| {
        let (amount, by) = (length(refill.amount), dated(refill.by));
        format!("{amount} by {by}")
    };
    refills.iter().map(one).collect::<Vec<_>>().join(", then ")
}

fn verdict(verdict: &LeaveVerdict, dated: &dyn Fn(Utc) -> String) -> String {
    let said = match verdict {
        LeaveVerdict::Over => "The game is over.".into(),
        LeaveVerdict::Unknown => "Its time is not known.".into(),
        LeaveVerdict::Safe { left } => {
            format!("The clock lasts. At worst {} are left.", length(*left))
        }
        LeaveVerdict::RefillFirst { refills } => {
            let each = each(refills, dated);
            format!("The clock does not last. Refill before you leave: {each}.")
        }
        LeaveVerdict::MoveFirst { by, first, .. } if first.is_positive() => {
            format!("Refill {} and move, by {}.", length(*first), dated(*by))
        }
        LeaveVerdict::MoveFirst { by, refill, .. } => {
            if refill.is_positive() {
                format!(
                    "Move by {}, and refill {} before you leave.",
                    dated(*by),
                    length(*refill)
                )
            } else {
                format!("Only a move saves it: by {}.", dated(*by))
            }
        }
        LeaveVerdict::CannotBeSaved { falls } => {
            format!(
                "Nothing that you can do saves it: it may run out {}.",
                dated(*falls)
            )
        }
    };
    match verdict {
        LeaveVerdict::MoveFirst { keep, .. } if !keep.is_empty() => {
            let each = each(keep, dated);
            format!("{said} So that the clock lasts until then, refill {each}.")
        }
        _ => said,
    }
}
