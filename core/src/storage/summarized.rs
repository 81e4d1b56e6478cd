//! The summary that a correspondence game's value has in addition to the game: [`Summarized`].

use serde::{Deserialize, Serialize};

use crate::clock::{ByColor, Color};
use crate::correspondence::{CorrespondenceGame, Summary};
use crate::json;

/// A summary, and from which state of its event it was computed.
#[derive(Debug, Serialize)]
pub(super) struct Summarized {
    pub summary: Summary,
    /// The checksum of the event, if that was stored.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event_sum: Option<u32>,
}

/// A game's value: its summary, and what that leaves out because the game has it.
#[derive(Deserialize)]
struct GameValue {
    event: String,
    players: ByColor<String>,
    #[serde(default)]
    mine: Option<Color>,
    summary: Summary,
    #[serde(default)]
    event_sum: Option<u32>,
}

/// The same as 1.0 wrote it: the checksum and the summary as one text.
#[derive(Deserialize)]
struct SummarizedAsText {
    summary: String,
}

impl Summarized {
    /// The summary as it is written with the game, without the fields that the game has already.
    pub(super) fn for_game(
        game: &CorrespondenceGame,
        summary: &Summary,
        event_sum: Option<u32>,
    ) -> Summarized {
        let mut summary = summary.clone();
        summary.event.clear();
        summary.mine = None;
        if summary.players == game.players {
            summary.players = ByColor::default();
        }
        Summarized { summary, event_sum }
    }

    /// Parses the body of a game's value. A summary of 1.0 counts only while its event is not here.
    pub(super) fn in_body(body: &str) -> Option<Summarized> {
        let summarized = json::read(body).map(|game: GameValue| {
            let mut summary = game.summary;
            summary.event = game.event;
            summary.mine = game.mine;
            if summary.players == ByColor::default() {
                summary.players = game.players;
            }
            Summarized {
                summary,
                event_sum: game.event_sum,
            }
        });
        summarized.or_else(|| {
            let SummarizedAsText { summary } = json::read(body)?;
            let (_, summary) = summary.split_once(' ')?;
            Some(Summarized {
                summary: Summary::of_text(summary)?,
                event_sum: None,
            })
        })
    }
}
