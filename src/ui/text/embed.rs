//! The few texts of the embedded clock: [`EmbedText`]. They must draw no others
//! into its download.

/// The words.
#[allow(missing_docs, missing_debug_implementations, reason = "texts")]
pub struct EmbedText {
    /// Before what is wrong with an address, in words.
    pub cannot_show: &'static str,
    /// The way to the whole app.
    pub open: &'static str,
}
