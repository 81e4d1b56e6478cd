//! What is typed, planned and explained in correspondence chess, over random games
//! that are played out by the real ledger.
#![cfg(not(target_arch = "wasm32"))]

mod absence;
mod brute;
mod budget;
mod calendar;
#[path = "../common/correspondence.rs"]
mod correspondence;
mod forecast;
mod games;
mod reconcile;
mod typed;
