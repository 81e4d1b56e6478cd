//! The embedded clock: the core's [`Clock`](crate::clock::Clock), drawn by hand.
//! No Leptos, no storage, no sound: what a visitor of a club's page downloads
//! for it is a tenth of the app.
//!
//! | file | what it is |
//! | --- | --- |
//! | [`run`] | starts it in the page |
//! | `controller` | the clock, the browser's time, the page around it |
//! | `game` | the clock, and what is to be told of it |
//! | `view` | the whole picture; only what changed is touched |
//! | `half` | one half of it |
//! | `bar` | the strip below the halves |
//! | `claim` | the claim of a draw in it |
//! | `touched` | what a visitor does to it |
//! | `slot` | a text or an attribute that changes |

mod bar;
mod bound_attribute;
mod claim;
mod controller;
mod game;
mod half;
mod touched;
mod view;

use super::words::words_of_page;
use crate::platform::media;

/// Shows the clock that the address of the page asks for, or what is wrong with
/// it. Once, for as long as the page is open.
pub fn run() {
    controller::EmbeddedClock::open(words_of_page(&media::language()));
}
