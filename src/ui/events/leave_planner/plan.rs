//! The effect of an absence on each of one's games, in words: [`plan`].

use std::collections::HashMap;

use leptos::prelude::*;

use crate::correspondence::leave_planner::{self, LeaveVerdict, PlannedRefill, verdict};
use crate::correspondence::{Seconds, Utc};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::text::{self, t};
use crate::ui::widgets::moment::here;

/// The games as the page shows them, comparable so that the page redraws them only on a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    /// The games for which something has to be done, in order.
    pub todo: Vec<Row>,
    /// The games that last.
    pub safe: Vec<Row>,
}

/// A game, as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    pub id: String,
    pub who: String,
    pub verdict: Verdict,
    /// The task and its deadline, when the clock falls, or the time that is left.
    pub why: String,
    /// The amount that can be refilled now.
    pub refill: Option<Seconds>,
}

/// The effect of an absence on a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Lost,
    Move,
    Refill,
    Safe,
}

impl Verdict {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Verdict::Lost => "lost",
            Verdict::Move => "move",
            Verdict::Refill => "refill",
            Verdict::Safe => "safe",
        }
    }

    /// Its label; empty for a safe game, because the heading above it says so.
    pub(super) fn label(self) -> &'static str {
        let words = &text::correspondence().plan.absence;
        match self {
            Verdict::Lost => words.lost,
            Verdict::Move => words.move_first,
            Verdict::Refill => words.refill_first,
            Verdict::Safe => "",
        }
    }
}

/// One's running games: those for which something has to be done, by when, and those that last.
pub(super) fn plan(correspondence: CorrespondenceStore, (from, to): (Utc, Utc)) -> Plan {
    let now = correspondence.now.get();
    let games = correspondence.games.get();
    let mut rows = HashMap::new();
    let mut safe = Vec::new();
    let mut verdicts = Vec::new();
    for game in games {
        let (Some(mine), Some(event)) = (game.mine, correspondence.event(&game.event)) else {
            continue;
        };
        let state = game.state.advanced(now);
        let seen = verdict(&event.event, &state, mine, from, to);
        let most = state.account(mine).refillable();
        let who = (t().games.versus)(&game.players);
        let Some(row) = row(game.id.clone(), who, &seen, most, now) else {
            continue;
        };
        if row.verdict == Verdict::Safe {
            safe.push(row);
        } else {
            rows.insert(game.id.clone(), row);
            verdicts.push((game.id, seen));
        }
    }
    let todo = leave_planner::plan(verdicts).into_iter();
    Plan {
        todo: todo.filter_map(|act| rows.remove(&act.game)).collect(),
        safe,
    }
}

/// A game as it is shown; `None` for one that is over.
fn row(id: String, who: String, seen: &LeaveVerdict, most: Seconds, now: Utc) -> Option<Row> {
    let words = &text::correspondence().plan.absence;
    let mut refill = None;
    let (verdict, why) = match seen {
        LeaveVerdict::Over => return None,
        LeaveVerdict::Safe { left } => (Verdict::Safe, (words.why_safe)(*left)),
        LeaveVerdict::RefillFirst { refills } => {
            let first = refills.first()?;
            refill = Some(first.amount.min(most))
                .filter(|amount| amount.is_positive() && first.from <= now);
            (Verdict::Refill, each(refills, now))
        }
        LeaveVerdict::MoveFirst {
            by,
            keep,
            first,
            refill,
        } => {
            let mut why = (words.why_move)(&here(*by), *first, *refill);
            if !keep.is_empty() {
                why = [&*why, words.why_keep, &each(keep, now)].join(" ");
            }
            (Verdict::Move, why)
        }
        LeaveVerdict::CannotBeSaved { falls } => (Verdict::Lost, (words.why_lost)(&here(*falls))),
    };
    Some(Row {
        id,
        who,
        verdict,
        why,
        refill,
    })
}

/// The refills to make, each with its own dates.
fn each(refills: &[PlannedRefill], now: Utc) -> String {
    let words = &text::correspondence().plan.absence;
    let said = refills.iter().enumerate().map(|(place, refill)| {
        let later = (refill.from > now).then(|| here(refill.from));
        let why = match place {
            0 => words.why_refill,
            _ => words.why_refill_then,
        };
        why(refill.amount, later.as_deref(), &here(refill.by))
    });
    said.collect::<Vec<String>>().join(" ")
}
