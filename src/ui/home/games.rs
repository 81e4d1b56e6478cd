//! The deadline that comes next, of the correspondence games.
//!
//! Only looked at: what is kept is shown as it was written last, and read again,
//! a slice at a time, where it is behind or another tab writes. Whoever wants to
//! enter something goes to the list.

use std::cell::Cell;
use std::rc::Rc;

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::rank::{Due, due};
use crate::correspondence::{GameStanding, Summary};
use crate::platform::time::Slice;
use crate::platform::timer::{Timer, after_paint};
use crate::platform::{date, storage};
use crate::storage::correspondence::IndexRefresh;
use crate::storage::versioned::{LoadError, name_of};
use crate::time::Millis;
use crate::ui::context::AppContext;
use crate::ui::context::app_storage::AppStorage;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::{El, dynamic, el, several, text};
use crate::ui::text::{t, whole};

/// The games, and the events that are out of the way.
#[derive(Debug, Default)]
struct CachedGames {
    games: Vec<Summary>,
    archived: Vec<String>,
}

/// What comes next, or what there would be.
pub fn deadline(context: AppContext) -> El {
    let correspondence = expect_context::<CorrespondenceStore>();
    let kept = RwSignal::new(CachedGames::default());
    let stale = Rc::new(Cell::new(true));
    let read = Timer::new({
        // It may be asked after the app is gone, which the table then is, too.
        let (storage, stale) = (context.storage(), stale.clone());
        let mut refresh = IndexRefresh::default();
        move |wake| {
            let read = |kept: &mut CachedGames| read(&storage, stale.take(), kept, &mut refresh);
            let Some(faults) = kept.try_update(read) else {
                return;
            };
            context.report_faults(&faults);
            if !refresh.is_read() {
                wake.after(Millis::ZERO);
            }
        }
    });
    // With thousands of games reading takes a moment: the page comes first.
    let first = read.clone();
    after_paint(move || first.after(Millis::ZERO));
    let again = read.clone();
    let heard = storage::on_storage_event(move |key| {
        let name = key.and_then(name_of);
        let is_shown = |name: &str| {
            ["post.game.", "post.event."]
                .iter()
                .any(|kind| name.starts_with(kind))
        };
        // What is heard of many games at once is read together.
        if key.is_none() || name.is_some_and(is_shown) {
            stale.set(true);
            again.after(Millis::ZERO);
        }
    });
    let heard = StoredValue::new_local((heard, Some(read)));
    on_cleanup(move || drop(heard.try_update_value(std::mem::take)));
    correspondence.tick();
    let minute = Memo::new(move |_| correspondence.now.with(|now| now.get() / 60));
    let hint = |words: &str| el("span").class("home-hint").child(words);
    dynamic(move || {
        minute.track();
        kept.with(|CachedGames { games, archived }| {
            if games.is_empty() {
                return hint(t().home.games_hint);
            }
            let archived: Vec<&str> = archived.iter().map(String::as_str).collect();
            let next = due(games, &archived, correspondence.this_second());
            let next = next.and_then(|due| Some((games.get(due.place)?, due)));
            match next {
                Some((game, due)) => line(correspondence, game, due),
                None => hint(t().home.nothing_due),
            }
        })
    })
}

/// The time that is left, and by when what is to be done.
fn line(correspondence: CorrespondenceStore, game: &Summary, due: Due) -> El {
    let players = &game.players;
    let who = match game.mine {
        Some(Color::White) => players.black.clone(),
        Some(Color::Black) => players.white.clone(),
        None => [players.white.as_str(), players.black.as_str()].join(" – "),
    };
    // In one piece, whatever line it is on.
    let by = whole(&date::day_and_time(due.falls.wall()));
    let left = move || (t().home.left)(due.falls.since(correspondence.now.get()).or_zero());
    several()
        .child(
            el("span")
                .class("home-hint")
                .child((t().home.due)(due.standing, &who, &by)),
        )
        .child(" ")
        .child(
            el("span")
                .class("home-left num")
                .attr("data-standing", standing(due))
                .child(text(left)),
        )
}

/// How a style sheet and a test call whose turn it is.
fn standing(due: Due) -> &'static str {
    match due.standing {
        GameStanding::Mine => "mine",
        GameStanding::Theirs => "theirs",
        _ => "watched",
    }
}

/// What is kept, as it is, for as long as the page can wait; and what the user
/// is to be told.
fn read(
    storage: &AppStorage,
    anew: bool,
    kept: &mut CachedGames,
    refresh: &mut IndexRefresh,
) -> Vec<LoadError> {
    let slice = Slice::begin();
    let mut faults = Vec::new();
    if anew {
        let look = storage.correspondence().cached();
        let archived = look.events.into_iter().filter(|event| event.archived);
        kept.archived = archived.map(|event| event.id).collect();
        kept.games = look.games;
        faults = look.faults;
        *refresh = look.refresh;
    }
    while !slice.is_over()
        && let Some(read) = storage.correspondence().refresh_next(refresh)
    {
        faults.extend(read.faults);
        read.now.apply(&mut kept.games, &mut Vec::new());
    }
    faults
}
