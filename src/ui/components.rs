//! Components of the pages.

pub(crate) mod about;
pub(crate) mod bar;
pub mod board;
pub(crate) mod bonus;
pub(crate) mod castling;
pub(crate) mod chart;
pub(crate) mod choice;
pub(crate) mod claim;
pub(crate) mod corner;
pub mod correspondence;
pub(crate) mod default_claim;
pub(crate) mod exhibit;
pub(crate) mod field;
pub(crate) mod flag;
pub(crate) mod half;
pub(crate) mod history;
pub(crate) mod icon;
pub(crate) mod inquiry;
pub(crate) mod live_region;
pub(crate) mod move_entry;
pub(crate) mod notices;
pub(crate) mod page;
pub(crate) mod panel;
mod piece;
pub(crate) mod stopper;
pub(crate) mod update;
