//! An event: making one, its parameters, changing them, and a link to it.

pub mod changes;
mod fields;
pub mod form;
mod made;
mod readings;
mod share;
pub mod sheet;
pub mod shown;

pub use made::{edit_event_page, new_event_page};
pub use shown::event_page;
