//! Addresses that people have kept or sent: an event, a view on another site, lessons, a quiz. The
//! pages of the app are in `tests/web/route.rs`, where the program of the app is.

mod embedded;
mod events;
mod lessons;
