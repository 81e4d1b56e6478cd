//! The ledger of the correspondence games that are due next: [`deadline`].
//!
//! Read-only: it shows the stored games as they were last written, and reads them again, a slice at
//! a time, where they are behind or another tab writes. To enter something, the user opens the
//! game.

mod row;

use leptos::prelude::*;

use crate::correspondence::Summary;
use crate::correspondence::rank::due;
use crate::platform::storage;
use crate::platform::timer::{Timer, after_paint};
use crate::storage::versioned::name_of;
use crate::time::Millis;
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::Route;
use crate::ui::text::base;
use crate::ui::watch::watch;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::listener::use_listener;
use row::{LedgerRow, RowContent};

/// How many games are shown; a phone leaves out the last.
const ROWS: usize = 4;

/// The games that are due next, or a hint while there are none. Sets `unfinished` to the number of
/// games that are not over.
pub fn deadline(context: AppContext, unfinished: RwSignal<usize>) -> AnyView {
    view! { <Ledger context unfinished/> }.into_any()
}

/// The contents of the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
enum LedgerContent {
    /// The games are not read yet.
    Unread,
    NoGames,
    NothingDue,
    Rows(Vec<RowContent>),
}

#[component]
fn Ledger(context: AppContext, unfinished: RwSignal<usize>) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    correspondence.tick();
    let stored = read_games(context);
    let minute = correspondence.minute();
    let due_games = Memo::new(move |_| {
        minute.get();
        stored.with(|stored| {
            let archived: Vec<&str> = stored.archived.iter().map(String::as_str).collect();
            due(&stored.games, &archived, correspondence.this_second(), ROWS)
        })
    });
    watch(move || unfinished.set(due_games.with(|due| due.unfinished)));
    let content = Memo::new(move |_| {
        stored.with(|stored| {
            if !stored.are_read {
                return LedgerContent::Unread;
            }
            if stored.games.is_empty() {
                return LedgerContent::NoGames;
            }
            let due = due_games.get();
            let rows = due
                .first
                .iter()
                .filter_map(|due| RowContent::of(&stored.games, due));
            let rows: Vec<RowContent> = rows.collect();
            if rows.is_empty() {
                LedgerContent::NothingDue
            } else {
                LedgerContent::Rows(rows)
            }
        })
    });
    // A row is identified by its place, so an updated row keeps the focus.
    move || match content.get() {
        LedgerContent::Unread => ().into_any(),
        LedgerContent::NoGames => view! { <NoGames/> }.into_any(),
        LedgerContent::NothingDue => {
            view! { <p class="home-none">{base::home::nothing_due()}</p> }.into_any()
        }
        LedgerContent::Rows(rows) => {
            let row = |content| view! { <LedgerRow content/> };
            let rows = rows.into_iter().map(row).collect_view();
            view! { <ul class="home-ledger">{rows}</ul> }.into_any()
        }
    }
}

/// A hint shown while there are no games, and the way by which all of them come at once.
#[component]
pub(super) fn NoGames() -> impl IntoView {
    view! {
        <p class="home-none">{base::home::games_hint()}</p>
        <a class="home-add" data-act="bring" href=Route::Bring.href()>
            {Icon::Bring.view()}
            {base::home::bring()}
        </a>
    }
}

/// The games, and the ids of the archived events.
#[derive(Debug, Default)]
struct StoredGames {
    pub games: Vec<Summary>,
    pub archived: Vec<String>,
    /// Whether they are read already.
    pub are_read: bool,
}

/// The stored games, read after the page is seen and again when another tab writes, for as long as
/// the page that asks is there.
fn read_games(context: AppContext) -> RwSignal<StoredGames> {
    let kept = RwSignal::new(StoredGames::default());
    // Taken now, because the timer may fire after the app is gone, and the games with it.
    let storage = context.storage();
    let read = Timer::new(move |_| {
        let list = storage.correspondence().list();
        let archived = list.events.into_iter().filter(|event| event.archived);
        let archived = archived.map(|event| event.id).collect();
        let games = list.games;
        let read = StoredGames {
            games,
            archived,
            are_read: true,
        };
        if kept.try_set(read).is_none() {
            context.report_faults(&list.faults);
        }
    });
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
        // Changes to many games at once are read together.
        if key.is_none() || name.is_some_and(is_shown) {
            again.after(Millis::ZERO);
        }
    });
    use_listener((heard, read));
    kept
}
