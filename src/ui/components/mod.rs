//! The pieces of pages.

pub mod bar;
pub mod chart;
pub mod field;
pub mod flag;
pub mod half;
pub mod history;
pub mod icon;
pub mod notices;
pub mod page;
pub mod panel;
