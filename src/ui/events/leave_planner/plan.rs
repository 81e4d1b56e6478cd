//! The effect of an absence on each of one's games, in words: [`plan`].

use std::collections::HashMap;

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::deadline::{Differs, Reading, readings};
use crate::correspondence::leave_planner::{
    self, Advice, LeaveVerdict, PlannedRefill, Prerequisite, advise,
};
use crate::correspondence::{Phase, Seconds, Utc};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::text::{self, t};
use crate::ui::widgets::moment::to_the_minute;

/// One's own game, under every interpretation that may be the server's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OwnGame {
    id: String,
    who: String,
    mine: Color,
    readings: Vec<Reading>,
    /// Whether all its entries fit its event, so that more can be entered.
    is_whole: bool,
}

/// One's own games that are not over. They are read again whenever a game or an event changes, and
/// not at every second.
pub(super) fn own_games(correspondence: CorrespondenceStore) -> Vec<OwnGame> {
    correspondence.events.track();
    let games = correspondence.games.read();
    let own = games.iter().filter_map(|game| {
        if matches!(game.state.phase, Phase::Over(_)) {
            return None;
        }
        let mine = game.mine?;
        let (stored, event) = untrack(|| correspondence.load(&game.id))?;
        let ledger = CorrespondenceStore::ledger(&stored, &event);
        Some(OwnGame {
            id: game.id.clone(),
            who: (t().games.versus)(&game.players),
            mine,
            readings: readings(&ledger, &correspondence.settled(&stored.event)),
            is_whole: ledger.entries().len() == stored.journal.len(),
        })
    });
    own.collect()
}

/// The games as the page shows them, comparable so that the page redraws them only on a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    /// The games for which something has to be done, in order.
    pub todo: Vec<Row>,
    /// The games that last.
    pub safe: Vec<Row>,
    /// In what the interpretations that decide about some of them differ from the events'.
    pub careful: Option<Differs>,
}

/// A game, as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    pub id: String,
    pub who: String,
    pub verdict: Verdict,
    /// The task and its deadline, when the clock falls, or the time that is left.
    pub why: String,
    /// Which interpretation decides; `None` if it is the event's.
    pub careful: Option<Differs>,
    /// That the worse case is meant, and what would be so in the event's; empty if that decides.
    pub worse_case: String,
    /// The amount that can be refilled now.
    pub refill: Option<Seconds>,
}

/// The effect of an absence on a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Its time is not known.
    Compare,
    /// The clock may have run out already.
    Check,
    Lost,
    /// Lost under another interpretation than the event's.
    MayBeLost,
    Move,
    Refill,
    Safe,
}

impl Verdict {
    fn of(advice: &Advice) -> Option<Verdict> {
        Some(match advice.verdict {
            LeaveVerdict::Over => return None,
            LeaveVerdict::Unknown => Verdict::Compare,
            _ if advice.is_in_doubt => Verdict::Check,
            LeaveVerdict::Safe { .. } => Verdict::Safe,
            LeaveVerdict::RefillFirst { .. } => Verdict::Refill,
            LeaveVerdict::MoveFirst { .. } => Verdict::Move,
            LeaveVerdict::CannotBeSaved { .. } => match advice.own {
                LeaveVerdict::CannotBeSaved { .. } => Verdict::Lost,
                _ => Verdict::MayBeLost,
            },
        })
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Verdict::Compare => "compare",
            Verdict::Check => "check",
            Verdict::Lost | Verdict::MayBeLost => "lost",
            Verdict::Move => "move",
            Verdict::Refill => "refill",
            Verdict::Safe => "safe",
        }
    }

    /// Its label; empty for a safe game, because the heading above it says so.
    pub(super) fn label(self) -> &'static str {
        let words = &text::correspondence().plan.absence;
        match self {
            Verdict::Compare => words.not_compared,
            Verdict::Check => words.check,
            Verdict::Lost => words.lost,
            Verdict::MayBeLost => words.may_be_lost,
            Verdict::Move => words.move_first,
            Verdict::Refill => words.refill_first,
            Verdict::Safe => "",
        }
    }
}

/// One's games: those for which something has to be done, by when, and those that last.
pub(super) fn plan(games: &[OwnGame], (from, to): (Utc, Utc), now: Utc) -> Plan {
    let advised: Vec<(&OwnGame, Advice)> = games
        .iter()
        .map(|game| (game, advise(&game.readings, game.mine, now, from, to)))
        .collect();
    let mut rows: HashMap<&str, Row> = advised
        .iter()
        .filter_map(|(game, advice)| Some((&*game.id, row(game, advice, now)?)))
        .collect();
    let ids = advised.iter().map(|(game, advice)| (&*game.id, advice));
    let todo = leave_planner::plan(ids, now);
    let todo: Vec<Row> = todo.into_iter().filter_map(|id| rows.remove(id)).collect();
    let safe = games.iter().filter_map(|game| rows.remove(&*game.id));
    Plan {
        careful: todo
            .iter()
            .filter_map(|row| row.careful)
            .reduce(Differs::and),
        todo,
        safe: safe.collect(),
    }
}

/// A game as it is shown; `None` for one that is over.
fn row(game: &OwnGame, advice: &Advice, now: Utc) -> Option<Row> {
    let words = &text::correspondence().plan.absence;
    let verdict = Verdict::of(advice)?;
    let own = game.readings.first()?;
    let is_own = advice.verdict == advice.own;
    let mut why: Vec<String> = Vec::new();
    if advice.is_in_doubt {
        why.push(words.in_doubt.into());
    }
    why.extend(advice.before.iter().map(|before| match before {
        Prerequisite::Start => words.before_start.into(),
        Prerequisite::Substitution { by } => (words.before_substitution)(&to_the_minute(*by)),
        Prerequisite::Resolved => words.before_resolved.into(),
    }));
    why.push(act(&advice.verdict, now));
    if let Some(by) = advice.or_move {
        let draft = own.event.draft();
        let earns = own.last.account(game.mine).increments_left(&own.event) > 0;
        let increment = Some(draft.increment).filter(|increment| earns && increment.is_positive());
        why.push((words.why_or_move)(&to_the_minute(by), increment));
    }
    // Where the game lasts under all of them, there is nothing to settle.
    let careful = (!is_own && verdict != Verdict::Safe).then_some(advice.by);
    let mut worse_case: Vec<String> = Vec::new();
    if careful.is_some() {
        worse_case.push(words.worse_case.into());
        if verdict == Verdict::MayBeLost {
            worse_case.push(words.own.into());
            worse_case.push(act(&advice.own, now));
        }
    }
    // The button is for what the ledger takes as it is.
    let refill = match &advice.verdict {
        LeaveVerdict::RefillFirst { refills }
            if is_own && game.is_whole && advice.before.is_empty() =>
        {
            let most = own.last.advanced(now).account(game.mine).refillable();
            let first = refills.first().filter(|first| first.from <= now);
            first
                .map(|first| first.amount.min(most))
                .filter(|amount| amount.is_positive())
        }
        _ => None,
    };
    Some(Row {
        id: game.id.clone(),
        who: game.who.clone(),
        verdict,
        why: why.join(" "),
        careful,
        worse_case: worse_case.join(" "),
        refill,
    })
}

/// The task, or the consequence.
fn act(verdict: &LeaveVerdict, now: Utc) -> String {
    let words = &text::correspondence().plan.absence;
    match verdict {
        LeaveVerdict::Over => String::new(),
        LeaveVerdict::Unknown => words.why_unknown.into(),
        LeaveVerdict::Safe { left } => (words.why_safe)(*left),
        LeaveVerdict::RefillFirst { refills } => each(refills, now),
        LeaveVerdict::MoveFirst {
            by,
            keep,
            first,
            refill,
        } => {
            let why = (words.why_move)(&to_the_minute(*by), *first, *refill);
            if keep.is_empty() {
                why
            } else {
                [&*why, words.why_keep, &each(keep, now)].join(" ")
            }
        }
        LeaveVerdict::CannotBeSaved { falls } => (words.why_lost)(&to_the_minute(*falls)),
    }
}

/// The refills to make, each with its own dates.
fn each(refills: &[PlannedRefill], now: Utc) -> String {
    let words = &text::correspondence().plan.absence;
    let said = refills.iter().enumerate().map(|(place, refill)| {
        // Rounded to the safe side.
        let later = (refill.from > now).then(|| to_the_minute(refill.from + Seconds::new(59)));
        let why = match place {
            0 => words.why_refill,
            _ => words.why_refill_then,
        };
        why(refill.amount, later.as_deref(), &to_the_minute(refill.by))
    });
    said.collect::<Vec<String>>().join(" ")
}
