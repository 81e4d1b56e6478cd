//! What a person sees and touches. Leptos, and the only room with signals.
//!
//! The view holds one signal of a pure model ([`table::Table`]) and draws it.
//! A component that computes a rule is in the wrong room.

pub mod components;
pub mod erased;
pub mod export;
pub mod keep;
pub mod pages;
pub mod route;
pub mod settings;
pub mod table;
pub mod text;

use leptos::prelude::*;

use crate::clock::notation;
use crate::clock::setup::{Setup, SetupDraft};
use crate::platform::{location, media};
use pages::clock::ClockPage;
use pages::controls::ControlsPage;
use pages::editor::EditorPage;
use pages::game::GamePage;
use pages::games::GamesPage;
use pages::keys::KeysPage;
use pages::settings::SettingsPage;
use route::Route;
use table::Table;
use text::t;

/// The whole app.
#[component]
pub fn App() -> impl IntoView {
    media::set_language(t().tag);
    let table = Table::open();
    provide_context(table);
    Effect::new(move |_| media::set_theme(table.settings.with(|s| s.theme.attribute())));

    let hash = RwSignal::new(location::hash());
    let listener = StoredValue::new_local(location::on_hash_change(move |now| hash.set(now)));
    on_cleanup(move || drop(listener.try_update_value(Option::take)));
    let route = Memo::new(move |_| hash.with(|hash| Route::parse(hash).0));
    // A link may carry a time control; it is played, or said to be wrong, once.
    Effect::new(move |_| {
        let linked = hash
            .with(|hash| linked_control(Route::parse(hash).1))
            .or_else(|| linked_control(&location::query()));
        if let Some(text) = linked {
            play_linked(table, &text);
            location::replace_hash("/");
        }
    });
    Effect::new(move |_| {
        if route.get() == Route::Unknown {
            table.tell(t().common.not_found.into());
        }
    });

    move || match route.get() {
        Route::Clock | Route::Unknown => view! { <ClockPage /> }.into_any(),
        Route::Controls => view! { <ControlsPage /> }.into_any(),
        Route::Editor(place) => view! { <EditorPage place /> }.into_any(),
        Route::Games => view! { <GamesPage /> }.into_any(),
        Route::Game(id) => view! { <GamePage id /> }.into_any(),
        Route::Settings => view! { <SettingsPage /> }.into_any(),
        Route::Keys => view! { <KeysPage /> }.into_any(),
    }
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
