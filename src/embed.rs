//! The embedded page's programs, on the core's half ([`zeitnot_core::embed`]), which says what a page
//! of another site can set.
//!
//! | file | what it is |
//! | --- | --- |
//! | [`words`] | the texts of the frame |
//! | `host` | sends and receives the messages |
//! | [`clock`] | the clock itself, without Leptos |

pub mod clock;
pub(crate) mod host;
pub mod words;

pub use zeitnot_core::embed::{live, message, options, parameter, snippet};
