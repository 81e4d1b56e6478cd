//! What a clock says and offers at an instant, to whoever draws it and takes its
//! touches: each half ([`half::HalfView`]), the strip ([`bar::BarView`]), the claim of a
//! draw ([`claim::Claim`]) and the keys ([`key::KeyAction`]). Values to compare and to
//! draw, without words and without layout; the app, its lessons and the clock in a
//! frame have the same.

pub mod bar;
pub mod claim;
pub mod half;
pub mod key;
pub mod line;
