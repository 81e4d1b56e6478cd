//! The summary that a correspondence game's value has beside the game: [`Summarized`].

use serde::{Deserialize, Serialize};

use crate::correspondence::Summary;
use crate::json;

/// A summary, and from which state of its event it was computed.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Summarized {
    pub summary: Summary,
    /// The checksum of the event, if that was stored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event_sum: Option<u32>,
}

/// The same as 1.0 wrote it: the checksum and the summary as one text.
#[derive(Deserialize)]
struct SummarizedAsText {
    summary: String,
}

impl Summarized {
    /// Parses the body of a game's value. A summary of 1.0 counts only while its event is not here.
    pub(super) fn in_body(body: &str) -> Option<Summarized> {
        json::read(body).or_else(|| {
            let SummarizedAsText { summary } = json::read(body)?;
            let (_, summary) = summary.split_once(' ')?;
            Some(Summarized {
                summary: Summary::of_text(summary)?,
                event_sum: None,
            })
        })
    }
}
