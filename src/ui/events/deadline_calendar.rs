//! The deadlines of the user's games as a calendar file, whose reminders come even while the app is
//! closed: [`fn@DeadlineCalendar`].

use std::collections::HashSet;

use leptos::prelude::*;

use crate::correspondence::calendar::{Reminder, ReminderKind, dates, file};
use crate::correspondence::deadline::SafeDeadline;
use crate::correspondence::rank::GameNow;
use crate::correspondence::{GameStanding, Seconds, Summary, Utc};
use crate::platform::{download, location};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::context::piece_letters::shown;
use crate::ui::context::player_names::name_of;
use crate::ui::route::Route;
use crate::ui::text::correspondence::games as words;
use crate::ui::widgets::icon::Icon;

/// How long before a deadline the calendar rings; `games-calendar-most` and the next say so.
const LEAD: [Seconds; 3] = [Seconds::days(5), Seconds::days(1), Seconds::hours(3)];
const FILE: &str = "zeitnot.ics";

/// The button that saves the file, and a note of what was saved.
#[component]
pub(crate) fn DeadlineCalendar(
    /// The game whose deadlines are saved; without one, those of all games.
    #[prop(optional)]
    game: Option<String>,
) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let done = RwSignal::new(String::new());
    let save = move |_| {
        let now = correspondence.this_second();
        let Reminders { all, unknown } = reminders(correspondence, game.as_deref(), now);
        let Some(text) = file(words::title(), &all, &LEAD, now) else {
            done.set(words::calendar_empty().into());
            return;
        };
        download::save_text(FILE, "text/calendar", &text);
        let held = all.iter().filter(|reminder| !reminder.cancelled);
        let games: HashSet<&str> = held.map(|reminder| &*reminder.game).collect();
        done.set(words::calendar_saved(FILE, games.len(), unknown));
    };
    let each = [
        words::calendar_most(),
        words::calendar_outlook(),
        words::calendar_google(),
    ];
    view! {
        <div class="deadline-calendar no-print row">
            <button type="button" data-act="calendar" on:click=save>
                {Icon::Download.view()}
                {words::calendar()}
            </button>
            <p class="quiet">{words::calendar_hint()}</p>
            <p role="status" data-saved="">
                {move || done.get()}
            </p>
            // Until there is a file, nobody asks how a calendar takes it.
            <Show when=move || done.with(|done| !done.is_empty())>
                <ul class="quiet">{each.map(|what| view! { <li>{what}</li> })}</ul>
            </Show>
        </div>
    }
}

/// The contents of a file.
struct Reminders {
    all: Vec<Reminder>,
    /// How many games in which it is the user's turn have no deadline because their time is not
    /// known.
    unknown: usize,
}

/// The reminders of the user's own games: valid ones while it is the user's turn, and cancelled
/// ones, so that a calendar removes them.
fn reminders(correspondence: CorrespondenceStore, only: Option<&str>, now: Utc) -> Reminders {
    correspondence.games.with_untracked(|games| {
        let (mut all, mut unknown) = (Vec::new(), 0);
        let is_asked = |game: &&Summary| only.is_none_or(|only| game.id == only);
        for game in games.iter().filter(is_asked) {
            let Some(mine) = game.mine else {
                continue;
            };
            let opponent = name_of(&game.players, mine.other());
            let event = untrack(|| correspondence.event(&game.event));
            let event = event.map_or(String::new(), |kept| kept.event.draft().name.clone());
            let about = words::reminder(&opponent, &event);
            let current = GameNow::of(game, now);
            let is_mine = current.standing == GameStanding::Mine;
            unknown += usize::from(is_mine && current.runs_unknown());
            all.extend(of_game(game, &current, &about, now));
        }
        Reminders { all, unknown }
    })
}

/// The two reminders of a game; `about` says which game it is.
fn of_game(game: &Summary, current: &GameNow, about: &str, now: Utc) -> [Reminder; 2] {
    let bank = current.state.account(current.state.turn).bank;
    let route = Route::CorrespondenceGame(game.id.clone());
    let reminder = |kind: ReminderKind, title: &str, at: Option<Utc>| Reminder {
        kind,
        game: game.id.clone(),
        at: at.unwrap_or(current.state.at),
        // Higher with every minute, so in every later file.
        sequence: u32::try_from(now.get() / 60).unwrap_or(u32::MAX),
        cancelled: at.is_none(),
        summary: format!("{title}{about}"),
        description: format!("{about}\n{}", shown(&game.last_move)),
        link: format!("{}{}", location::address(), route.href()),
    };
    let is_in_doubt = |deadline: SafeDeadline| deadline.is_in_doubt(now);
    let act_by = if current.deadline.is_some_and(is_in_doubt) {
        words::remind_check()
    } else if bank.is_positive() {
        words::remind_refill()
    } else {
        words::remind_move()
    };
    dates(current, now).map(|(kind, at)| match kind {
        ReminderKind::RefillBy => reminder(kind, act_by, at),
        ReminderKind::LastMoment => reminder(kind, words::remind_last(), at),
    })
}
