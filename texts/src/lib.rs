//! The texts of the app, which are data.
//!
//! Each area has a file for each language, `locales/TAG/AREA.ftl`, in ordinary [Fluent]. The build
//! reads and checks them ([`Area`]). From the English file it makes typed Rust functions
//! ([`Area::functions`]), from each file a compact table ([`Area::tables`]), which the page loads like a
//! part of the program. The program has no reader of Fluent: it reads tables ([`Table`]).
//!
//! An English message says in its comment the type of each argument:
//!
//! ```ftl
//! # The label of a game's length.
//! # $n (Number)
//! games-moves = { $n ->
//!     [one] { $n } move
//!    *[other] { $n } moves
//! }
//! ```
//!
//! becomes `games::moves(n: impl Number) -> String`. A message that only chooses among texts gives
//! a `&'static str`. The types are `Number`, `Text`, `Bool`, `Length` (in milliseconds, said by
//! [`LengthForm`]), or an enum of the program, whose variants, whatever their fields, are the keys in
//! kebab case. A field of variants is an argument, too, `# $at (Text of $why)`, and no parameter: the
//! function takes it from the enum.
//!
//! [Fluent]: https://projectfluent.org/fluent/guide/

pub mod table;

#[cfg(not(target_arch = "wasm32"))]
mod area;
#[cfg(not(target_arch = "wasm32"))]
mod code;
#[cfg(not(target_arch = "wasm32"))]
mod fault;
#[cfg(not(target_arch = "wasm32"))]
mod message;
#[cfg(not(target_arch = "wasm32"))]
mod pseudo;
#[cfg(not(target_arch = "wasm32"))]
mod read;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod same_as_fluent;

pub use table::{Arg, LengthForm, Number, Table, Writers};

#[cfg(not(target_arch = "wasm32"))]
pub use area::{AREAS, Area, DEFAULT, Texts};
#[cfg(not(target_arch = "wasm32"))]
pub use pseudo::Pseudo;

#[cfg(not(target_arch = "wasm32"))]
pub use fault::{Fault, Faults, Problem};
