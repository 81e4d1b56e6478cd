//! Events: creating one, showing and changing its parameters, and sharing it as a link.

mod editor;
pub(crate) mod event_page;
pub mod form;
mod interpretations;
mod parameter_fields;
mod share;
pub(crate) mod sheet;

pub use editor::{edit_event_page, new_event_page};
pub use event_page::event_page;
