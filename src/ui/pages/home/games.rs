//! The deadline that comes next, of the correspondence games.
//!
//! Only looked at: what is kept is read as it was written last, and read again
//! where it is behind or another tab writes. Whoever wants to enter something
//! goes to the list.

use leptos::prelude::*;

use crate::clock::color::Color;
use crate::correspondence::rank::{Due, Standing, due};
use crate::correspondence::summary::Summary;
use crate::platform::timer::after_paint;
use crate::platform::{date, storage};
use crate::storage::slots;
use crate::ui::el::{El, dynamic, el, several, text};
use crate::ui::keep::Keeper;
use crate::ui::post::Post;
use crate::ui::table::Table;
use crate::ui::text::{t, whole};

/// The games, and the events that are out of the way.
#[derive(Debug, Default)]
struct Kept {
    games: Vec<Summary>,
    archived: Vec<String>,
}

/// What comes next, or what there would be.
pub fn next(table: Table) -> El {
    let post = expect_context::<Post>();
    let kept = RwSignal::new(Kept::default());
    // It may be asked after the app is gone, which the table then is, too.
    let keeper = table.keeper();
    // With thousands of games reading takes a moment: the page comes first.
    after_paint({
        let keeper = keeper.clone();
        move || {
            let _ = kept.try_set(read(&keeper));
        }
    });
    let heard = storage::on_storage_event(move |key| {
        let name = key.and_then(slots::name_of);
        // Everything was cleared, or the lines were written, which comes last.
        if key.is_none() || name == Some("post.index") {
            let _ = kept.try_set(read(&keeper));
        }
    });
    let heard = StoredValue::new_local(heard);
    on_cleanup(move || drop(heard.try_update_value(Option::take)));
    post.tick();
    let minute = Memo::new(move |_| post.now.with(|now| now.get() / 60));
    let hint = |words: &str| el("span").class("home-hint").child(words);
    dynamic(move || {
        minute.track();
        kept.with(|Kept { games, archived }| {
            if games.is_empty() {
                return hint(t().home.games_hint);
            }
            let archived: Vec<&str> = archived.iter().map(String::as_str).collect();
            let next = due(games, &archived, post.this_second());
            let next = next.and_then(|due| Some((games.get(due.place)?, due)));
            match next {
                Some((game, due)) => deadline(post, game, due),
                None => hint(t().home.nothing_due),
            }
        })
    })
}

/// The time that is left, and by when what is to be done.
fn deadline(post: Post, game: &Summary, due: Due) -> El {
    let players = &game.players;
    let who = match game.mine {
        Some(Color::White) => players.black.clone(),
        Some(Color::Black) => players.white.clone(),
        None => [players.white.as_str(), players.black.as_str()].join(" – "),
    };
    // In one piece, whatever line it is on.
    let by = whole(&date::day_and_time(due.falls.wall()));
    let left = move || (t().home.left)(due.falls.since(post.now.get()).or_zero());
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
        Standing::Mine => "mine",
        Standing::Theirs => "theirs",
        _ => "watched",
    }
}

/// What is kept, as it is.
fn read(keeper: &Keeper) -> Kept {
    let post = keeper.post();
    let glance = post.glance();
    let current = glance.filter(|glance| post.is_current(&glance.games, &glance.marks));
    let (events, games) = match current {
        Some(glance) => (glance.events, glance.games),
        None => (
            post.events().value.unwrap_or_default(),
            post.list().value.unwrap_or_default(),
        ),
    };
    let archived = events.into_iter().filter(|event| event.archived);
    Kept {
        games,
        archived: archived.map(|event| event.id).collect(),
    }
}
