//! *Zeitnot*: chess clocks for the table and for correspondence.
//!
//! # The rooms
//! Every module answers one question, and imports go one way: down this list, never up.
//!
//! | room | question | needs a browser |
//! | --- | --- | --- |
//! | `ui` | what does a person see and touch? Leptos, and the only room with signals | yes |
//! | [`embed`] | how are a clock or a board shown on a page of another site? | its clock does |
//! | [`lessons`] | what is taught, and when is a task done? | no |
//! | `platform` | what can this browser do? The only room that calls `web-sys` | yes |
//! | [`storage`] | what is stored, and how does it survive failures? | no |
//! | [`correspondence`] | what does a correspondence clock do, and when is a game lost on time? | no |
//! | [`game`] | what happens on the board, how does a game end, can a side still win? | no |
//! | [`clock`] | what does a clock over the board do? | no |
//! | [`json`] | how is plain data stored as text? | no |
//! | `percent` | how is text encoded in an address? | no |
//! | [`time`] | what are lengths and points of time? | no |
//!
//! The rooms that need a browser are behind the features `browser` and, for `ui`, `web`, which is
//! on by default; `cargo test --no-default-features` builds and tests the others.
//!
//! # How a press becomes a picture
//! Data flows one way: a browser event becomes a [`clock::event::Event`] with
//! a [`time::Stamp`], [`clock::Clock::apply`] journals it or rejects it with a
//! reason, and [`clock::face::Face`] says what is visible at an instant.
//! Remaining time is a function of the journal and now; nothing is ever
//! decremented by a timer.

// Without the app, which uses everything, much of the crate is dead code.
#![cfg_attr(not(feature = "web"), allow(dead_code))]

pub mod clock;
pub mod correspondence;
pub mod embed;
pub mod game;
pub mod json;
pub mod lessons;
pub(crate) mod percent;
#[cfg(feature = "browser")]
pub mod platform;
pub mod storage;
pub mod time;
#[cfg(feature = "web")]
pub mod ui;
