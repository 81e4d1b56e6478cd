//! The pieces of pages.

pub mod about;
pub mod bar;
pub mod board;
pub mod bonus;
pub mod castling;
pub mod chart;
pub mod choice;
pub mod claim;
pub mod corner;
pub mod correspondence;
pub mod default_claim;
pub mod exhibit;
pub mod field;
pub mod flag;
pub mod half;
pub mod history;
pub mod icon;
pub mod inquiry;
pub mod live_region;
pub mod move_entry;
pub mod notices;
pub mod page;
pub mod panel;
mod piece;
pub mod stopper;
pub mod update;
