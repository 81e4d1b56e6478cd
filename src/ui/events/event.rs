//! Events: creating one, showing and changing its parameters, and sharing it as a link.

pub(crate) mod editor;
mod event_form;
pub(crate) mod event_page;
mod explained;
mod fold;
pub mod form;
mod interpretations;
mod keep;
mod rules;
mod settled;
mod share;
mod sheet;
mod three_blocks;
