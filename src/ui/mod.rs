//! What a person sees and touches. Leptos, and the only room with signals.
//!
//! The view holds one signal of a pure model ([`table::Table`]) and draws it.
//! A component that computes a rule is in the wrong room.

pub mod components;
pub mod el;
pub mod export;
pub mod keep;
pub mod order;
pub mod pages;
pub mod post;
pub mod route;
pub mod settings;
pub mod table;
pub mod text;

use leptos::prelude::*;

use crate::clock::notation;
use crate::clock::setup::{Setup, SetupDraft};
use crate::platform::{location, media};
use el::{dynamic, watch};
use pages::board::board_page;
use pages::clock::clock_page;
use pages::controls::controls_page;
use pages::editor::editor_page;
use pages::game::game_page;
use pages::games::games_page;
use pages::keys::keys_page;
use pages::post::post_page;
use pages::settings::settings_page;
use pages::study::study_page;
use pages::winning::winning_page;
use post::Post;
use route::Route;
use table::Table;
use text::t;

/// The whole app, shown in the body of the page.
pub fn app() {
    media::set_language(t().tag);
    let table = Table::open();
    provide_context(table);
    provide_context(Post::new(table));
    watch(move || media::set_theme(table.settings.with(|s| s.theme.attribute())));

    let hash = RwSignal::new(location::hash());
    let listener = StoredValue::new_local(location::on_hash_change(move |now| hash.set(now)));
    on_cleanup(move || drop(listener.try_update_value(Option::take)));
    // A game that was begun on a board goes on there.
    let route = Memo::new(move |_| match hash.with(|hash| Route::parse(hash).0) {
        Route::Clock if untrack(|| table.is_on_board()) => Route::Board,
        route => route,
    });
    // A link may carry a time control; it is played, or said to be wrong, once.
    watch(move || {
        let linked = hash
            .with(|hash| linked_control(Route::parse(hash).1))
            .or_else(|| linked_control(&location::query()));
        if let Some(text) = linked {
            play_linked(table, &text);
            let page = untrack(|| route.get());
            location::replace_hash(&page.href()[1..]);
        }
    });
    watch(move || {
        if route.get() == Route::Unknown {
            table.tell(t().common.not_found.into());
        }
    });

    let page = dynamic(move || {
        let route = route.get();
        untrack(|| match route {
            Route::Clock | Route::Unknown => {
                table.want_board(false);
                clock_page()
            }
            Route::Board => board_page(),
            Route::Controls => controls_page(),
            Route::Editor(place) => editor_page(place),
            Route::Games => games_page(),
            Route::Game(id) => game_page(&id),
            Route::Post(page) => post_page(page),
            Route::Settings => settings_page(),
            Route::Study => study_page(),
            Route::Winning => winning_page(),
            Route::Keys => keys_page(),
        })
    });
    page.mount();
}

/// The time control in a query. People write `5+3` as it is, so a plus is a
/// plus and not a blank.
fn linked_control(query: &str) -> Option<String> {
    location::value_of("control", &query.replace('+', "%2B"))
}

/// Puts the time control of a link on the table, unless a game is being
/// played there.
fn play_linked(table: Table, text: &str) {
    match read_control(text) {
        Ok(setup) => {
            if table.is_idle() {
                table.set_up(setup);
            } else {
                table.tell(t().controls.replaces.into());
            }
        }
        Err(message) => table.tell((t().controls.bad_link)(&message)),
    }
}

/// A setup from the notation, with what is usual for all else.
///
/// # Errors
/// What is wrong, in words.
pub fn read_control(text: &str) -> Result<Setup, String> {
    let controls = notation::parse(text).map_err(|error| (t().controls.notation_error)(&error))?;
    Setup::new(SetupDraft::usual(controls)).map_err(|problems| {
        let words: Vec<String> = problems.iter().map(t().controls.setup_problem).collect();
        let mut words = words;
        words.dedup();
        words.join(" ")
    })
}
