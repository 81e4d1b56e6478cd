//! The effect of an absence on each of one's games, in words: [`plan`].

use std::cmp::Reverse;
use std::collections::HashMap;

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::deadline::{Differs, Reading, readings};
use crate::correspondence::leave_planner::{
    self, Advice, LeaveTask, LeaveVerdict, PlannedRefill, Prerequisite, advise,
};
use crate::correspondence::{Blocks, Phase, Seconds, Utc};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::context::player_names::name_of;
use crate::ui::text;
use crate::ui::widgets::moment::soon;

/// One's own game, under every interpretation that may be the server's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OwnGame {
    id: String,
    /// The opponent.
    who: String,
    event: String,
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
            who: name_of(&game.players, mine.other()),
            event: event.draft().name.clone(),
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
    /// The games for which something has to be done, in order; those with the same task and
    /// deadline are together.
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
    /// One's own side.
    pub side: Color,
    /// The opponent.
    pub who: String,
    pub event: String,
    pub verdict: LeaveTask,
    /// The heading over it and the games after it that share it.
    pub heading: Option<Heading>,
    /// The least that has to be refilled, or the time that is left.
    pub amount: Option<Seconds>,
    /// Everything else, a line each.
    pub facts: Vec<String>,
    /// The task and its deadline, which games may share.
    task: String,
    /// Which interpretation decides; `None` if it is the event's.
    careful: Option<Differs>,
    /// The act that the task begins with.
    pub act: Option<RowAct>,
}

/// The act that a task begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowAct {
    /// A refill of this amount, which can be entered as it is.
    Refill(Seconds),
    /// A comparison with the server, without which the task may be another.
    Compare,
    /// Something on the page of the game.
    Open,
}

/// A task and its deadline, over all games that share them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Heading {
    pub title: String,
    pub count: usize,
    /// Whether the games under it say how much has to be refilled.
    pub has_amounts: bool,
    /// A note that holds for all of them.
    pub note: &'static str,
}

/// The name of a task in the page, for style sheets.
pub(super) const fn name(task: LeaveTask) -> &'static str {
    match task {
        LeaveTask::Compare => "compare",
        LeaveTask::Check => "check",
        LeaveTask::Lost | LeaveTask::MayBeLost => "lost",
        LeaveTask::Move => "move",
        LeaveTask::Refill => "refill",
        LeaveTask::Safe => "safe",
    }
}

/// The task or the consequence, as a heading.
fn heading(task: LeaveTask, by: Option<Utc>, now: Utc) -> String {
    let words = &text::correspondence().plan.absence;
    // There may be no time left for it but the present.
    let dated = |task: fn(&str) -> String, at_once: &str| match by {
        Some(by) if by > now => task(&soon(by, now)),
        _ => at_once.into(),
    };
    match task {
        LeaveTask::Compare => words.not_compared.into(),
        LeaveTask::Check => words.check.into(),
        LeaveTask::Lost => words.lost.into(),
        LeaveTask::MayBeLost => words.may_be_lost.into(),
        LeaveTask::Move => dated(words.move_by, words.move_now),
        LeaveTask::Refill => dated(words.refill_before, words.refill_now),
        LeaveTask::Safe => words.safe.into(),
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
    let mut safe: Vec<Row> = safe.collect();
    safe.sort_by_key(|row| row.amount);
    let careful = todo.iter().filter_map(|row| row.careful);
    Plan {
        safe,
        careful: careful.reduce(Differs::and),
        todo: under_headings(todo),
    }
}

/// The games that share a task and its deadline together, the first of them under a heading; those
/// of the worse case come after those that are certain.
fn under_headings(rows: Vec<Row>) -> Vec<Row> {
    let words = &text::correspondence().plan.absence;
    let mut tasks: Vec<Vec<Row>> = Vec::new();
    for row in rows {
        match tasks.iter_mut().find(|rows| rows[0].shares_task(&row)) {
            Some(rows) => rows.push(row),
            None => tasks.push(vec![row]),
        }
    }
    for rows in &mut tasks {
        // The game that lacks most comes first.
        rows.sort_by_key(|row| (row.careful.is_some(), Reverse(row.amount)));
        let certain = rows.partition_point(|row| row.careful.is_none());
        let (certain, worse) = rows.split_at_mut(certain);
        let task = |rows: &[Row]| rows.first().map(|row| row.task.clone());
        if let Some(task) = task(certain) {
            put_heading(certain, task);
        }
        if let Some(task) = task(worse) {
            put_heading(worse, [&*task, ", ", words.in_worse_case].concat());
        }
    }
    tasks.into_iter().flatten().collect()
}

/// Puts a heading over rows, if there are any.
fn put_heading(rows: &mut [Row], title: String) {
    let words = &text::correspondence().plan.absence;
    let (count, has_amounts) = (rows.len(), rows.iter().any(|row| row.amount.is_some()));
    if let Some(first) = rows.first_mut() {
        first.heading = Some(Heading {
            title,
            count,
            has_amounts,
            note: match first.verdict {
                LeaveTask::Compare => words.why_unknown,
                _ => "",
            },
        });
    }
}

impl Row {
    fn shares_task(&self, other: &Row) -> bool {
        self.verdict == other.verdict && self.task == other.task
    }
}

/// A game as it is shown; `None` for one that is over.
fn row(game: &OwnGame, advice: &Advice, now: Utc) -> Option<Row> {
    let words = &text::correspondence().plan.absence;
    let verdict = advice.task()?;
    let own = game.readings.first()?;
    let is_own = advice.verdict == advice.own;
    let mut facts: Vec<String> = Vec::new();
    if advice.is_in_doubt {
        facts.push(words.in_doubt.into());
    }
    facts.extend(advice.before.iter().map(|before| match before {
        Prerequisite::Start => words.before_start.into(),
        Prerequisite::Substitution { by } => (words.before_substitution)(&soon(*by, now)),
        Prerequisite::Resolved => words.before_resolved.into(),
    }));
    let task = match verdict {
        // Whether it is so at all is for the server to say.
        LeaveTask::Check => Task::only(sentence(&advice.verdict, now)),
        _ => Task::of(&advice.verdict, now),
    };
    facts.extend(task.more);
    if let Some(by) = advice.or_move {
        let account = own.last.account(game.mine);
        let increment = Blocks::of(account, &own.event).increment;
        let increment = Some(increment).filter(|increment| increment.is_positive());
        facts.push((words.why_or_move)(&soon(by, now), increment));
    }
    // Where the game lasts under all of them, there is nothing to settle.
    let careful = (!is_own && verdict != LeaveTask::Safe).then_some(advice.by);
    if verdict == LeaveTask::MayBeLost {
        facts.push([words.own, " ", &sentence(&advice.own, now)].concat());
    }
    // The button is for what the ledger takes as it is.
    let refill = advice.refill_now(own, game.mine, now);
    let act = match verdict {
        LeaveTask::Safe => None,
        LeaveTask::Compare | LeaveTask::Check => Some(RowAct::Compare),
        // It comes before anything else.
        _ if !advice.before.is_empty() => Some(RowAct::Open),
        _ if careful.is_some() => Some(RowAct::Compare),
        LeaveTask::Refill => match refill.filter(|_| game.is_whole) {
            Some(amount) => Some(RowAct::Refill(amount)),
            None => Some(RowAct::Open),
        },
        LeaveTask::Move => Some(RowAct::Open),
        LeaveTask::Lost | LeaveTask::MayBeLost => None,
    };
    Some(Row {
        id: game.id.clone(),
        side: game.mine,
        who: game.who.clone(),
        event: game.event.clone(),
        verdict,
        heading: None,
        amount: task.amount,
        facts,
        task: heading(verdict, task.by, now),
        careful,
        act,
    })
}

/// The task, or the consequence, in the parts that a row shows.
struct Task {
    /// The deadline, in the heading.
    by: Option<Utc>,
    /// The figure of the row.
    amount: Option<Seconds>,
    /// The rest, in words.
    more: Option<String>,
}

impl Task {
    /// All of it in words.
    const fn only(words: String) -> Task {
        Task {
            by: None,
            amount: None,
            more: Some(words),
        }
    }

    fn of(verdict: &LeaveVerdict, now: Utc) -> Task {
        match verdict {
            LeaveVerdict::Over | LeaveVerdict::Unknown => Task {
                by: None,
                amount: None,
                more: None,
            },
            LeaveVerdict::Safe { left } => Task {
                by: None,
                amount: Some(*left),
                more: None,
            },
            LeaveVerdict::RefillFirst { refills } => {
                let first = refills.first();
                let is_simple = refills.len() < 2 && first.is_none_or(|first| first.from <= now);
                Task {
                    by: first.map(|first| first.by),
                    amount: first.map(|first| first.amount),
                    more: (!is_simple).then(|| each(refills, now)),
                }
            }
            LeaveVerdict::MoveFirst { by, .. } => Task {
                by: Some(*by),
                amount: None,
                more: Some(around_move(verdict, now)),
            },
            LeaveVerdict::CannotBeSaved { .. } => Task::only(sentence(verdict, now)),
        }
    }
}

/// The task, or the consequence, in words alone.
fn sentence(verdict: &LeaveVerdict, now: Utc) -> String {
    let words = &text::correspondence().plan.absence;
    match verdict {
        LeaveVerdict::Over => String::new(),
        LeaveVerdict::Unknown => words.why_unknown.into(),
        LeaveVerdict::Safe { left } => (words.why_safe)(*left),
        LeaveVerdict::RefillFirst { refills } => each(refills, now),
        LeaveVerdict::MoveFirst { by, .. } => {
            let move_by = (words.move_by)(&soon(*by, now));
            [&*move_by, ". ", &around_move(verdict, now)].concat()
        }
        LeaveVerdict::CannotBeSaved { falls } => (words.why_lost)(&soon(*falls, now)),
    }
}

/// The refills around a move that has to be made.
fn around_move(verdict: &LeaveVerdict, now: Utc) -> String {
    let words = &text::correspondence().plan.absence;
    let LeaveVerdict::MoveFirst {
        keep,
        first,
        refill,
        ..
    } = verdict
    else {
        return String::new();
    };
    let why = (words.why_move)(*first, *refill);
    if keep.is_empty() {
        why
    } else {
        [&*why, " ", words.why_keep, " ", &each(keep, now)].concat()
    }
}

/// The refills to make, each with its own dates.
fn each(refills: &[PlannedRefill], now: Utc) -> String {
    let words = &text::correspondence().plan.absence;
    let said = refills.iter().enumerate().map(|(place, refill)| {
        // Rounded to the safe side.
        let later = (refill.from > now).then(|| soon(refill.from + Seconds::new(59), now));
        let why = match place {
            0 => words.why_refill,
            _ => words.why_refill_then,
        };
        why(refill.amount, later.as_deref(), &soon(refill.by, now))
    });
    said.collect::<Vec<String>>().join(" ")
}
