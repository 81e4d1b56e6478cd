//! The embedded page: what a page of another site can set on it, and the messages between the two.
//!
//! An address such as `embed.html?view=clock&control=5%2B3` selects what is shown. Everything in it
//! is unchecked input: unknown or out-of-range values lead to an error message on the embedded
//! page, nothing worse. It works without storage and without an origin of its own.
//!
//! | file | what it is |
//! | --- | --- |
//! | [`parameter`] | the parameters of an address, and their limits |
//! | [`options`] | a parsed address: [`Options`](options::Options), or all errors |
//! | [`message`] | the messages between the frame and the surrounding page |
//! | [`live`] | options that messages change while the view is shown |
//! | [`snippet`] | the HTML to copy into one's own page |
//!
//! `docs/embedding.md` documents all this for web authors.

pub mod live;
pub mod message;
pub mod options;
pub mod parameter;
pub mod snippet;
