//! What a person sees and touches. Leptos, and the only room with signals.
//!
//! The view holds one signal of a pure model and draws it. Whatever the whole app
//! shares is in two contexts: `context::AppContext`, and for the game at the clock
//! `clock_controller::ClockController`. A component that computes a rule is in the wrong room.

pub mod app;
pub(crate) mod app_storage;
pub mod board_look;
pub mod chunks;
pub(crate) mod clock_controller;
pub mod components;
pub(crate) mod context;
pub mod correspondence;
pub mod el;
pub(crate) mod embed;
pub mod export;
pub mod language;
pub(crate) mod learning;
pub mod pages;
pub(crate) mod piece_letters;
pub(crate) mod players;
pub mod route;
pub mod settings;
pub(crate) mod study_store;
pub mod text;
pub(crate) mod update;

use crate::clock::setup::SetupDraft;
use crate::clock::{Setup, notation};
use text::t;

/// The whole app with all its pages, shown in the body of the page; without a second copy of what
/// it stores.
pub fn app() {
    app::app(pages::EVERY, app_storage::AppStorage::alone());
}

/// A setup from the notation, with defaults for everything else.
///
/// # Errors
/// The problem, in words.
pub fn read_control(text: &str) -> Result<Setup, String> {
    let controls = notation::parse(text).map_err(|error| (t().controls.notation_error)(&error))?;
    Setup::new(SetupDraft::standard(controls)).map_err(|problems| {
        let words: Vec<String> = problems.iter().map(t().controls.setup_problem).collect();
        let mut words = words;
        words.dedup();
        words.join(" ")
    })
}
