//! The effect of an absence on each of one's games, in words: [`plan`].

use std::cmp::Reverse;
use std::collections::HashMap;

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::deadline::{Differs, InterpretedGame, interpreted_games};
use crate::correspondence::leave_planner::{
    self, Advice, LeaveTask, LeaveVerdict, PlannedRefill, Prerequisite, advise,
};
use crate::correspondence::{Blocks, Phase, Refill, Seconds, Utc};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::context::player_names::name_of;
use crate::ui::text::events::absence as texts;
use crate::ui::widgets::length::length;
use crate::ui::widgets::moment::{before_soon, soon};

/// One's own game, under every interpretation that may be the server's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OwnGame {
    id: String,
    /// The opponent.
    who: String,
    event: String,
    event_id: String,
    mine: Color,
    interpreted: Vec<InterpretedGame>,
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
            event_id: stored.event.clone(),
            mine,
            interpreted: interpreted_games(&ledger, &correspondence.settled(&stored.event)),
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
}

/// A game, as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    pub id: String,
    /// The opponent's side.
    pub side: Color,
    /// The opponent.
    pub who: String,
    pub event: String,
    event_id: String,
    /// The event above this game and those after it, which one comparison of this one settles.
    pub shared_event: Option<String>,
    /// Whether the comparison stands above it.
    pub is_under_event: bool,
    pub verdict: LeaveTask,
    /// The heading over it and the games after it that share it.
    pub heading: Option<Heading>,
    /// The least that has to be refilled, or the time that is left.
    pub amount: Option<Seconds>,
    /// Everything else, a line each.
    pub facts: Vec<String>,
    /// The task and its deadline, which games may share.
    task: String,
    /// The deadline alone.
    by: String,
    /// Whether no later moment is left for it.
    is_now: bool,
    /// The interpretation that decides; `None` if it is the event's.
    careful: Option<Careful>,
    /// The act that the task begins with.
    pub act: Option<RowAct>,
    /// The least that the ledger can take now.
    pub refill: Option<Seconds>,
}

/// An interpretation that asks for more than the event's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Careful {
    /// In what it differs.
    by: Differs,
    /// How the event refills.
    refill: Refill,
}

impl Careful {
    /// An order in which equal ones are together.
    fn order(self) -> (bool, bool, bool, bool) {
        let Differs {
            refill,
            reset,
            openings,
        } = self.by;
        (refill, reset, openings, self.refill == Refill::Automatic)
    }
}

/// The act that a task begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowAct {
    /// A refill, for which [`Row::refill`] has the amount.
    Refill,
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
    pub note: String,
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

/// The task or the consequence, as a heading. What only another interpretation than the event's asks
/// for begins with the comparison that may make it needless.
fn heading(task: LeaveTask, is_careful: bool, by: Option<Utc>, now: Utc) -> String {
    // There may be no time left for it but the present.
    let dated = |task: fn(&str) -> String, at_once: &str| match by {
        Some(by) if by > now => task(&before_soon(by, now)),
        _ => at_once.into(),
    };
    match task {
        LeaveTask::Compare => texts::not_compared().into(),
        LeaveTask::Check => texts::check().into(),
        LeaveTask::Lost => texts::lost().into(),
        LeaveTask::MayBeLost => texts::may_be_lost().into(),
        LeaveTask::Move | LeaveTask::Refill if is_careful => {
            dated(texts::compare_before, texts::compare_now())
        }
        LeaveTask::Move => dated(texts::move_before, texts::move_now()),
        LeaveTask::Refill => dated(texts::refill_before, texts::refill_now()),
        LeaveTask::Safe => texts::safe().into(),
    }
}

/// One's games: those for which something has to be done, by when, and those that last.
pub(super) fn plan(games: &[OwnGame], (from, to): (Utc, Utc), now: Utc) -> Plan {
    let advised: Vec<(&OwnGame, Advice)> = games
        .iter()
        .map(|game| (game, advise(&game.interpreted, game.mine, now, from, to)))
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
    Plan {
        safe,
        todo: under_headings(todo),
    }
}

/// The games that share a task and its deadline together, the first of them under a heading; those
/// that have to be compared first come after those that are certain.
fn under_headings(rows: Vec<Row>) -> Vec<Row> {
    let mut tasks: Vec<Vec<Row>> = Vec::new();
    for row in rows {
        match tasks.iter_mut().find(|rows| rows[0].shares_task(&row)) {
            Some(rows) => rows.push(row),
            None => tasks.push(vec![row]),
        }
    }
    for rows in &mut tasks {
        // The game that lacks most comes first.
        rows.sort_by_key(|row| (row.careful.map(Careful::order), Reverse(row.amount)));
        for rows in rows.chunk_by_mut(|one, other| one.careful == other.careful) {
            by_events(rows);
            rows[0].heading = Some(heading_over(rows));
        }
    }
    tasks.into_iter().flatten().collect()
}

/// Puts the games that a comparison settles together by their events, each under its own.
fn by_events(rows: &mut [Row]) {
    if !rows.iter().all(Row::is_settled_by_one) {
        return;
    }
    let mut events: Vec<String> = Vec::new();
    for row in rows.iter() {
        if !events.contains(&row.event_id) {
            events.push(row.event_id.clone());
        }
    }
    rows.sort_by_key(|row| events.iter().position(|event| *event == row.event_id));
    for rows in rows.chunk_by_mut(|one, other| one.event_id == other.event_id) {
        rows[0].shared_event = Some(rows[0].event.clone());
        for row in rows {
            row.is_under_event = true;
        }
    }
}

/// The heading over the games that share a task; there is at least one.
fn heading_over(rows: &[Row]) -> Heading {
    let first = &rows[0];
    Heading {
        title: first.task.clone(),
        count: rows.len(),
        has_amounts: rows.iter().any(|row| row.amount.is_some()),
        note: match (first.verdict, first.careful) {
            (LeaveTask::Compare, _) => texts::why_unknown().into(),
            (task, Some(Careful { by, refill })) => {
                let server = texts::server(refill, by.refill, by.reset, by.openings);
                let careful = texts::careful(task, &server, first.is_now);
                if first.is_under_event {
                    [texts::one_settles(), " ", &careful].concat()
                } else {
                    careful
                }
            }
            (LeaveTask::Refill, None) => texts::exactly().into(),
            (_, None) => String::new(),
        },
    }
}

impl Row {
    /// Whether comparing one game settles its task for all games of its event.
    fn is_settled_by_one(&self) -> bool {
        let settles = |careful: Careful| careful.by.refill || careful.by.openings;
        self.act == Some(RowAct::Compare) && self.careful.is_some_and(settles)
    }

    fn shares_task(&self, other: &Row) -> bool {
        self.verdict == other.verdict && self.by == other.by
    }
}

/// A game as it is shown; `None` for one that is over.
fn row(game: &OwnGame, advice: &Advice, now: Utc) -> Option<Row> {
    let verdict = advice.task()?;
    let own = game.interpreted.first()?;
    let is_own = advice.verdict == advice.own;
    let mut facts: Vec<String> = Vec::new();
    if advice.is_in_doubt {
        facts.push(texts::in_doubt().into());
    }
    facts.extend(advice.before.iter().map(|before| match before {
        Prerequisite::Start => texts::before_start().into(),
        Prerequisite::Substitution { by } => texts::before_substitution(&soon(*by, now)),
        Prerequisite::Resolved => texts::before_resolved().into(),
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
        let (is_now, by) = (by <= now, before_soon(by, now));
        facts.push(match increment {
            Some(increment) => texts::why_or_move_earns(is_now, &by, &length(increment)),
            None => texts::why_or_move(is_now, &by),
        });
    }
    // Where the game lasts under all of them, there is nothing to settle; a game to check says itself
    // that only the server knows.
    let is_settled = matches!(verdict, LeaveTask::Safe | LeaveTask::Check);
    let careful = (!is_own && !is_settled).then(|| Careful {
        by: advice.by,
        refill: own.event.draft().refill,
    });
    if verdict == LeaveTask::MayBeLost {
        facts.push([texts::own(), " ", &sentence(&advice.own, now)].concat());
    }
    // The button is for what the ledger takes as it is.
    let refill = advice.refill_now(own, game.mine, now);
    let refill = refill.filter(|_| game.is_whole);
    let act = match verdict {
        LeaveTask::Safe => None,
        LeaveTask::Compare | LeaveTask::Check | LeaveTask::MayBeLost => Some(RowAct::Compare),
        // It comes before anything else.
        _ if !advice.before.is_empty() => Some(RowAct::Open),
        _ if careful.is_some() => Some(RowAct::Compare),
        LeaveTask::Refill if refill.is_some() => Some(RowAct::Refill),
        LeaveTask::Refill => Some(RowAct::Open),
        LeaveTask::Move => Some(RowAct::Open),
        LeaveTask::Lost => None,
    };
    let heading = heading(verdict, careful.is_some(), task.by, now);
    Some(Row {
        id: game.id.clone(),
        side: game.mine.other(),
        who: game.who.clone(),
        event: game.event.clone(),
        event_id: game.event_id.clone(),
        shared_event: None,
        is_under_event: false,
        verdict,
        heading: None,
        amount: task.amount,
        facts,
        task: heading,
        by: task.by.map_or(String::new(), |by| soon(by, now)),
        is_now: task.by.is_none_or(|by| by <= now),
        careful,
        act,
        refill,
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
    match verdict {
        LeaveVerdict::Over => String::new(),
        LeaveVerdict::Unknown => texts::why_unknown().into(),
        LeaveVerdict::Safe { left } => texts::why_safe(&length(*left)),
        LeaveVerdict::RefillFirst { refills } => each(refills, now),
        LeaveVerdict::MoveFirst { by, .. } => {
            let move_by = texts::move_before(&before_soon(*by, now));
            [&*move_by, ". ", &around_move(verdict, now)].concat()
        }
        LeaveVerdict::CannotBeSaved { falls } => texts::why_lost(&soon(*falls, now)),
    }
}

/// The refills around a move that has to be made.
fn around_move(verdict: &LeaveVerdict, now: Utc) -> String {
    let LeaveVerdict::MoveFirst {
        keep,
        first,
        refill,
        ..
    } = verdict
    else {
        return String::new();
    };
    let why = if first.is_positive() {
        texts::why_move_refilled(&length(*first))
    } else if refill.is_positive() {
        texts::why_move_and_refill(&length(*refill))
    } else {
        texts::why_move().to_owned()
    };
    if keep.is_empty() {
        why
    } else {
        [&*why, " ", texts::why_keep(), " ", &each(keep, now)].concat()
    }
}

/// The refills to make, each with its own dates.
fn each(refills: &[PlannedRefill], now: Utc) -> String {
    let said = refills.iter().enumerate().map(|(place, refill)| {
        // Rounded to the safe side.
        let later = (refill.from > now).then(|| soon(refill.from + Seconds::new(59), now));
        let (amount, by) = (length(refill.amount), before_soon(refill.by, now));
        match (place, later) {
            (0, None) => texts::why_refill(&amount, &by),
            (0, Some(from)) => texts::why_refill_later(&amount, &from, &by),
            (_, None) => texts::why_refill_then(&amount, &by),
            (_, Some(from)) => texts::why_refill_then_later(&amount, &from, &by),
        }
    });
    said.collect::<Vec<String>>().join(" ")
}
