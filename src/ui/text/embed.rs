//! The few texts of the embedded clock. They must draw no others into its
//! download, and are the business of the room that shows them.

pub(crate) use crate::embed::words::EmbedText;
