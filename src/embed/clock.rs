//! The embedded clock: the core's [`Clock`](crate::clock::Clock), drawn by hand. No Leptos, no
//! storage, no sound: a visitor of a club's page downloads a tenth of the app for it.
//!
//! | file | what it is |
//! | --- | --- |
//! | [`run`] | starts it in the page |
//! | `controller` | connects the clock with the browser and the surrounding page |
//! | `game` | the game, and what is reported about it |
//! | `view` | the whole view; only what changed is touched |
//! | `half` | one half of it |
//! | `bar` | the strip below the halves |
//! | `claim` | the draw claim in the strip |
//! | `action` | the actions of a visitor |
//! | `bound_attribute` | a text or an attribute that changes |

mod action;
mod bar;
mod bound_attribute;
mod claim;
mod controller;
mod game;
mod half;
mod view;

use super::words;
use crate::platform::media;

/// Shows the clock that the page's address asks for, or what is wrong with the address. Called
/// once; it stays for as long as the page is open.
pub fn run() {
    words::choose(&media::language());
    controller::EmbeddedClock::open();
}
