//! Every mode, every way a period ends, and everything an arbiter does, by
//! the project's reference for the clock over the board.

mod away;
mod controls;
mod corrections;
mod delay;
mod first_rules;
mod flags;
mod gifts;
mod hourglass;
mod no_main_time;
mod overtime;
mod penalties;
mod periods;
mod press;
mod undo;
