//! The deadlines of all games as a calendar file, which reminds the user while the app is closed.

use leptos::prelude::*;

use super::row::who;
use crate::correspondence::calendar::{Reminder, ReminderKind, file};
use crate::correspondence::rank::Standings;
use crate::correspondence::{GameStanding, Seconds, Summary, Utc};
use crate::platform::{download, location};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::{El, el};
use crate::ui::route::{CorrespondenceRoute, Route};
use crate::ui::text;

/// How long before a deadline the calendar rings.
const LEAD: [Seconds; 3] = [Seconds::days(5), Seconds::days(1), Seconds::hours(3)];

/// The button that saves it.
pub(super) fn calendar(correspondence: CorrespondenceStore) -> El {
    let words = &text::correspondence().games;
    el("button")
        .attr("type", "button")
        .attr("data-act", "calendar")
        .attr("title", words.calendar_hint)
        .on("click", move |_| {
            let now = correspondence.this_second();
            let reminders = reminders(correspondence, now);
            let text = file(text::correspondence().games.title, &reminders, &LEAD, now);
            download::save_text("zeitnot.ics", "text/calendar", &text);
        })
        .child(words.calendar)
}

/// Of every game of one's own: what holds while it is one's turn, and what no
/// longer does, so that a calendar takes it away.
fn reminders(correspondence: CorrespondenceStore, now: Utc) -> Vec<Reminder> {
    correspondence.games.with_untracked(|games| {
        let mut all = Vec::new();
        for game in games.iter().filter(|game| game.mine.is_some()) {
            let event = untrack(|| correspondence.event(&game.event));
            let event = event.map_or(String::new(), |kept| kept.event.draft().name.clone());
            of(game, &event, now, &mut all);
        }
        all
    })
}

fn of(game: &Summary, event: &str, now: Utc, all: &mut Vec<Reminder>) {
    let words = &text::correspondence().games;
    let stands = Standings::of(game, now);
    let falls = stands
        .falls
        .filter(|_| stands.standing == GameStanding::Mine);
    let bank = stands.state.account(stands.state.turn).bank;
    // The earlier date, as long as it lies ahead: a reminder too early costs
    // nothing.
    let cautious = stands.cautious.filter(|at| *at > now);
    let last = falls
        .filter(|_| bank.is_positive())
        .map(|falls| falls + bank);
    let route = Route::from(CorrespondenceRoute::Game(game.id.clone()));
    let what = (words.reminder)(&who(game), event);
    for (kind, at) in [
        (
            ReminderKind::RefillBy,
            falls.map(|falls| cautious.unwrap_or(falls)),
        ),
        (ReminderKind::LastMoment, last),
    ] {
        let title = match kind {
            ReminderKind::RefillBy if bank.is_positive() => words.remind_refill,
            ReminderKind::RefillBy => words.remind_move,
            ReminderKind::LastMoment => words.remind_last,
        };
        all.push(Reminder {
            kind,
            game: game.id.clone(),
            at: at.unwrap_or(stands.state.at),
            // Higher with every minute, so in every later file.
            sequence: u32::try_from(now.get() / 60).unwrap_or(u32::MAX),
            cancelled: at.is_none(),
            summary: [title, what.as_str()].concat(),
            description: [
                &what,
                "\n",
                &crate::ui::context::piece_letters::shown(&game.last_move),
            ]
            .concat(),
            link: [&location::address(), route.href().as_str()].concat(),
        });
    }
}
