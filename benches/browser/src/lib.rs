//! The code shared by the programs beside this, which measure and photograph
//! the built app in a browser, or kill browsers for an hour. None of them is a
//! test.

pub mod arguments;
pub mod spent;
