//! Correspondence events with their teams, and the pages that look ahead: one game, all games,
//! leave.

pub(crate) mod ahead;
pub(crate) mod all_ahead;
mod deadline_calendar;
pub mod event;
pub(crate) mod leave_planner;
pub(crate) mod list;
pub(crate) mod team;
mod what_if;
