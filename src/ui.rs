//! Everything a person sees and touches. It uses Leptos, and is the only room with signals.
//!
//! The view holds one signal of a pure model and draws it. Two contexts have what the whole app
//! shares: [`context::AppContext`], and for the game at the clock
//! `context::clock_controller::ClockController`. A component that computes a rule is in the wrong
//! room.
//!
//! | module | question |
//! | --- | --- |
//! | [`mod@app`], [`chunks`], [`draw_pages`], [`language`], `loader` | which page is shown, and what must be loaded for it? |
//! | `back` | what does Back close before it leaves a page? |
//! | [`areas`] | which pages has a chunk? The only module that imports areas |
//! | `home`, `table`, `manage`, [`board`], [`correspondence`], [`events`], `learn`, `gallery`, `frames` | the areas: their pages, and all that only they draw; no area imports another |
//! | [`widgets`] | what do several areas draw with? |
//! | [`context`] | which state do several areas share? |
//! | [`route`] | which address has a page? |
//! | [`text`] | which words does the app say? |
//! | [`mount`] | how do views come into the page, and what may reach them? |
//! | [`watch`](mod@watch) | how does an effect run at once? |

pub mod app;
pub mod areas;
mod back;
pub mod board;
pub mod chunks;
pub mod context;
pub mod correspondence;
pub mod draw_pages;
pub mod events;
pub(crate) mod frames;
pub(crate) mod gallery;
pub mod home;
pub mod language;
pub(crate) mod learn;
pub(crate) mod loader;
pub mod manage;
pub mod mount;
pub mod route;
mod scroll_memory;
pub(crate) mod table;
pub mod text;
pub mod watch;
pub mod widgets;

use leptos::prelude::{AnyView, IntoAny};

use crate::clock::notation::Typed;
use crate::clock::setup::SetupDraft;
use crate::clock::{ByColor, Setup, TimeControl, notation};
use chunks::Chunks;
use context::app_storage::AppStorage;

/// The whole app with all its pages, shown in the body of the page; without a second copy of what
/// it stores.
pub fn app() -> AnyView {
    app_with(areas::EVERY)
}

/// The same with other ways to its chunks.
pub fn app_with(chunks: Chunks) -> AnyView {
    app::app(chunks, AppStorage::alone()).into_any()
}

/// A setup from the notation in a link or a stored value, with defaults for everything else.
///
/// # Errors
/// The problem, in words.
pub fn read_control(text: &str) -> Result<Setup, String> {
    let controls = notation::parse(text).map_err(|error| text::controls::notation_error(&error))?;
    setup_of(controls)
}

/// The setups that a typed text can mean, with defaults for everything else. If there are several,
/// the player has to choose one.
///
/// # Errors
/// The problem, in words.
pub(crate) fn read_typed(text: &str) -> Result<Vec<Setup>, String> {
    let typed = notation::parse_typed(text);
    match typed.map_err(|error| text::controls::notation_error(&error))? {
        Typed::Clear(controls) => Ok(vec![setup_of(controls)?]),
        Typed::Ambiguous { readings } => readings.into_iter().map(setup_of).collect(),
    }
}

fn setup_of(controls: ByColor<TimeControl>) -> Result<Setup, String> {
    Setup::new(SetupDraft::standard(controls)).map_err(|problems| {
        let words: Vec<String> = problems
            .iter()
            .map(|problem| text::shared::problem::of_setup(*problem).to_owned())
            .collect();
        let mut words = words;
        words.dedup();
        words.join(" ")
    })
}
