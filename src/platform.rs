//! What this browser can do. The only room that calls `web-sys`.
//!
//! A feature that is missing, forbidden or fails is a quiet `None`, `false` or
//! a state to read; nothing here panics. Everything that listens is a value
//! that stops listening when it is dropped.

pub mod app;
pub mod clipboard;
pub mod date;
pub mod dom;
pub mod download;
pub mod focus;
pub mod frame;
pub mod fullscreen;
pub mod gesture;
mod js;
pub mod keyboard;
pub mod listener;
pub mod location;
pub mod lock;
pub mod media;
pub mod mirror;
pub mod network;
pub mod print;
pub mod resize_observer;
pub mod screen;
pub mod script;
pub mod scroll;
pub mod sound;
pub mod speech;
pub mod start;
pub mod storage;
pub mod style;
pub mod task;
pub mod time;
pub mod timer;
pub mod vibrate;
pub mod visibility;
pub mod wake_lock;
pub mod worker;
pub mod zone;
