//! Typed input, plans and explanations in correspondence chess, over random games that the real
//! ledger plays out.

mod absence;
mod brute;
mod budget;
mod calendar;
mod caution;
mod forecast;
pub(crate) mod games;
mod reconcile;
mod typed;
