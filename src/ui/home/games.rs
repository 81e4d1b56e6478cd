//! The ledger of the correspondence games that are due next: [`deadline`].
//!
//! Read-only: it shows the stored games as they were last written, and reads them again, a slice at
//! a time, where they are behind or another tab writes. To enter something, the user opens the
//! game.

mod row;
mod stored;

use leptos::prelude::*;

use crate::correspondence::rank::due;
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::Route;
use crate::ui::text::base;
use crate::ui::watch::watch;
use crate::ui::widgets::icon::Icon;
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
    let stored = stored::read(context);
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
