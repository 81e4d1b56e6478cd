//! The texts that several correspondence pages share.

use crate::clock::Color;
use crate::correspondence::{Blocks, EntryError, Seconds, Utc};

/// How an instant is written.
pub(crate) type Dated<'a> = &'a dyn Fn(Utc) -> String;

#[allow(missing_debug_implementations, reason = "texts")]
pub struct SharedText {
    pub title: &'static str,
    pub clock: &'static str,
    pub increment: &'static str,
    /// The same where room is short.
    pub increment_short: &'static str,
    pub bank: &'static str,
    /// The exact figures of the three blocks, one after the other.
    pub blocks: fn(&Blocks) -> String,
    /// A length: `46 d 20:00:00`. Fields accept this form, too.
    pub length: fn(Seconds) -> String,
    /// The sign of days: `d`.
    pub days: &'static str,
    pub to_move: fn(Color) -> &'static str,
    /// Another tab writes; nothing is entered here.
    pub following: &'static str,
    pub take_over: &'static str,
    /// Why an entry is rejected, and how to correct it.
    pub refusal: fn(EntryError, Dated<'_>) -> String,
}
