//! The clock over the board: its modes, its laws, and its display.
#![cfg(not(target_arch = "wasm32"))]

mod announcements;
mod arrivals;
mod article_6;
mod clock_view;
mod double_flag;
mod embed;
mod errors;
mod hostile;
mod laws;
mod model;
mod modes;
