//! The features of the browser. Only this folder calls `web-sys`.
//!
//! A feature that is missing, forbidden or fails is a quiet `None`, `false` or a state to read;
//! nothing here panics. Every listener is a value that stops listening when it is dropped.

pub(crate) mod app;
pub mod clipboard;
pub(crate) mod date;
pub(crate) mod dom;
pub mod download;
pub(crate) mod focus;
pub mod frame;
pub mod fullscreen;
pub(crate) mod gesture;
mod js;
pub mod keyboard;
pub mod listener;
pub mod location;
pub mod lock;
pub mod media;
pub mod mirror;
pub(crate) mod network;
pub(crate) mod orientation;
pub mod panic;
pub(crate) mod plural;
pub(crate) mod print;
pub(crate) mod removal;
pub(crate) mod resize_observer;
pub(crate) mod screen;
pub(crate) mod script;
pub(crate) mod scroll;
pub(crate) mod share;
pub mod sound;
pub mod speech;
pub(crate) mod start;
pub mod storage;
pub(crate) mod style;
pub(crate) mod task;
pub mod time;
pub mod timer;
pub(crate) mod translation;
pub mod vibrate;
pub mod visibility;
pub mod wake_lock;
pub mod worker;
pub mod zone;
