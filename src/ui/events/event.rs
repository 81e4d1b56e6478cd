//! Events: creating one, showing and changing its parameters, and sharing it as a link.

mod acts;
mod basics;
mod block_fields;
mod changes_question;
pub(crate) mod editor;
mod event_form;
pub(crate) mod event_page;
mod explained;
mod fold;
pub mod form;
mod games;
mod interpretations;
mod keep;
mod outcome;
mod protection;
mod rules;
mod server_zone;
mod settled;
mod share;
mod shared;
mod sheet;
mod team_fields;
mod three_blocks;
