//! What is typed, planned and explained in correspondence chess, over random games
//! that are played out by the real ledger.

mod absence;
mod brute;
mod budget;
mod calendar;
mod forecast;
mod games;
mod reconcile;
mod typed;
