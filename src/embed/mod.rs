//! The embedded page: what a page of another site may ask of it, and what it
//! tells that page.
//!
//! An address like `embed.html?view=clock&control=5%2B3` says what is shown.
//! All that comes from there is read as a draft: what is not known or out of
//! its range is an error in words on the embedded page, and nothing worse.
//! It works without storage and without an origin of its own.
