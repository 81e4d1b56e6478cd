//! Everything that a clock shows and offers at an instant: each half ([`half::HalfView`]), the
//! strip ([`bar::BarView`]), the line of a half about moves and periods ([`line::StatusLine`]), the draw
//! claim ([`claim::Claim`]), the keys ([`key::KeyAction`]) and where the halves lie
//! ([`placement::Placing`]).
//! These are values to compare and to draw, without words and layout, shared by the app, its
//! lessons and the clock in a frame.

pub mod bar;
pub mod claim;
pub mod half;
pub mod key;
pub mod line;
pub mod placement;
