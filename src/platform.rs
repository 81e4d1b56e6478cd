//! The features of the browser. Only this folder calls `web-sys`.
//!
//! A feature that is missing, forbidden or fails is a quiet `None`, `false` or a state to read;
//! nothing here panics. Every listener is a value that stops listening when it is dropped.

// The embedded clock has these alone.
pub(crate) mod dom;
pub(crate) mod early;
pub mod frame;
pub mod fullscreen;
mod js;
pub mod keyboard;
pub mod listener;
pub mod location;
pub mod media;
pub mod panic;
pub(crate) mod screen;
pub mod time;
pub mod timer;
pub mod visibility;
pub mod wake_lock;

#[cfg(feature = "web")]
pub(crate) mod app;
#[cfg(feature = "web")]
pub(crate) mod camera;
#[cfg(feature = "web")]
pub mod clipboard;
#[cfg(feature = "web")]
mod database;
#[cfg(feature = "web")]
pub(crate) mod date;
#[cfg(feature = "web")]
pub mod download;
#[cfg(feature = "web")]
pub(crate) mod dropped_file;
#[cfg(feature = "web")]
pub mod file;
#[cfg(feature = "web")]
pub(crate) mod focus;
#[cfg(feature = "web")]
pub(crate) mod gesture;
#[cfg(feature = "web")]
pub mod lock;
#[cfg(feature = "web")]
pub(crate) mod mailbox;
#[cfg(feature = "web")]
pub mod mirror;
#[cfg(feature = "web")]
pub(crate) mod network;
#[cfg(feature = "web")]
pub(crate) mod orientation;
pub(crate) mod plural;
#[cfg(feature = "web")]
pub(crate) mod print;
#[cfg(feature = "web")]
pub(crate) mod remembered_file;
#[cfg(feature = "web")]
pub(crate) mod removal;
#[cfg(feature = "web")]
pub(crate) mod resize_observer;
#[cfg(feature = "web")]
pub(crate) mod script;
#[cfg(feature = "web")]
pub(crate) mod scroll;
#[cfg(feature = "web")]
pub(crate) mod share;
#[cfg(feature = "web")]
pub mod sound;
#[cfg(feature = "web")]
pub mod speech;
#[cfg(feature = "web")]
pub(crate) mod start;
#[cfg(feature = "web")]
pub mod storage;
#[cfg(feature = "web")]
pub(crate) mod style;
#[cfg(feature = "web")]
pub(crate) mod task;
#[cfg(feature = "web")]
pub(crate) mod translation;
#[cfg(feature = "web")]
pub mod vibrate;
#[cfg(feature = "web")]
pub mod worker;
#[cfg(feature = "web")]
pub mod zone;
