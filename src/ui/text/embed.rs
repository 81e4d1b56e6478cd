//! The few texts of the embedded clock. They must pull no others into its download, so the room
//! that shows them defines their type.

pub(crate) use crate::embed::words::EmbedText;
