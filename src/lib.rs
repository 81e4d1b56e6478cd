//! *Zeitnot*: chess clocks for the table and for correspondence, in the browser: the app on the core,
//! `zeitnot-core`, whose modules it has under their own names.
//!
//! # The rooms
//! Every module answers one question, and imports go one way: down this list, never up.
//!
//! | room | question |
//! | --- | --- |
//! | `ui` | what does a person see and touch? Leptos, and the only room with signals |
//! | [`embed`] | how are a clock or a board shown on a page of another site? |
//! | [`words`] | what does it say? Texts of a language as data, without the texts themselves |
//! | [`platform`] | what can this browser do? The only room that calls `web-sys` |
//! | [`zeitnot_core`] | what do clocks, ledgers, boards and lessons do, and how is it stored? |
//!
//! The embedded clock is built without `ui` and without what only the app needs of [`platform`]:
//! with Leptos it would carry Leptos's code for servers.
//!
//! # How a press becomes a picture
//! Data flows one way: a browser event becomes a [`clock::event::Event`] with
//! a [`time::Stamp`], [`clock::Clock::apply`] journals it or rejects it with a
//! reason, and [`clock::face::Face`] says what is visible at an instant.
//! Remaining time is a function of the journal and now; nothing is ever
//! decremented by a timer.

#[cfg(feature = "web")]
pub mod ui;

pub mod embed;
pub mod platform;
pub mod words;

pub use zeitnot_core::{
    clock, correspondence, game, json, lessons, percent, qr, settings, storage, time,
};
