//! The double flag, by the project's reference: every row of its table, the
//! article's own figures, and the laws of its bonus.
//!
//! F is the side whose first flag has fallen, U the other.

mod arbiter;
mod extra;
mod face;
mod journal;
mod laws;
mod periods;
mod race;
mod setups;
mod table;
