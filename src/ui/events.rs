//! Correspondence events with their teams, and the pages that plan ahead: what-if, chart and leave.

pub(crate) mod chart;
pub mod event;
pub(crate) mod leave_planner;
pub(crate) mod list;
pub(crate) mod team;
pub(crate) mod what_if;
