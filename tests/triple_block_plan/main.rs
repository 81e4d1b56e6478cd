//! What is typed, planned and explained in chess by post, over random games
//! that are played out by the real ledger.
#![cfg(not(target_arch = "wasm32"))]

mod absence;
mod brute;
mod budget;
mod calendar;
mod forecast;
mod games;
#[path = "../common/post.rs"]
mod post;
mod reconcile;
mod typed;
