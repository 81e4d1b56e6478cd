//! The embedded page: what a page of another site may ask of it, and what the
//! two say to each other.
//!
//! An address like `embed.html?view=clock&control=5%2B3` says what is shown.
//! All that comes from there is read as a draft: what is not known or out of
//! its range is an error in words on the embedded page, and nothing worse.
//! It works without storage and without an origin of its own.
//!
//! | file | what it is |
//! | --- | --- |
//! | [`parameter`] | what an address can say, and what is allowed |
//! | [`options`] | an address, read: [`Options`](options::Options), or all that is wrong |
//! | [`message`] | what the frame tells the page around it, and what it obeys |
//! | [`live`] | options that messages change while the view is shown |
//! | [`snippet`] | what one copies into a page of one's own |
//! | [`words`] | the few words of the frame |
//! | `host` | the page around the frame |
//! | `clock` | the clock itself, without Leptos |
//!
//! The last two need a browser. `docs/embedding.md` says the same to those who
//! write pages.

#[cfg(feature = "browser")]
pub mod clock;
#[cfg(feature = "browser")]
pub(crate) mod host;
pub mod live;
pub mod message;
pub mod options;
pub mod parameter;
pub(crate) mod snippet;
pub mod words;
