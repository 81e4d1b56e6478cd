//! A game as an entry of a list: [`Summary`].

mod text;

use serde::{Deserialize, Serialize};

use super::deadline::{Doubt, SafeDeadline};
use super::entry::Act;
use super::event::Event;
use super::game::CorrespondenceGame;
use super::seconds::Utc;
use super::server_facts::ServerFacts;
use super::state::{Phase, State};
use crate::clock::{ByColor, Color};
use shakmaty::Position as _;

use crate::game::MoveHistory;
use crate::game::notation::san;
use crate::json;

/// A game as an entry of a list: enough to rank and draw it at any instant, without its moves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// The game's id.
    pub id: String,
    /// The id of the game's event.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub event: String,
    /// The present players, including substitutes.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub players: ByColor<String>,
    /// One's own side.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub mine: Option<Color>,
    /// The number of half-moves so far.
    pub ply: u32,
    /// The last move in notation: `23… Rd8`; empty before the first.
    pub last_move: String,
    /// The state of the game after its last entry; [`State::advanced`] gives the present one.
    pub state: State,
    /// Why the clock that runs may fall earlier: stamps to the minute, or another interpretation of
    /// the rules while no look at the server has confirmed the event's.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub doubt: Doubt,
}

impl Summary {
    /// The summary of a game of an event, of which this is settled. If an entry of its journal does
    /// not fit its event, it describes the state before that entry.
    pub fn of(game: &CorrespondenceGame, event: &Event, settled: &ServerFacts) -> Summary {
        let ledger = game.ledger(event).unwrap_or_else(|failed| failed.0);
        let mut players = game.players.clone();
        for entry in ledger.entries() {
            if let Act::Substitution { side, name } | Act::Replacement { side, name } = &entry.act {
                players.get_mut(*side).clone_from(name);
            }
        }
        let last = ledger.last();
        Summary {
            id: game.id.clone(),
            event: game.event.clone(),
            players,
            mine: game.mine,
            ply: u32::try_from(ledger.line().ply()).unwrap_or(u32::MAX),
            last_move: last_move(ledger.line()),
            state: last,
            doubt: Doubt::of(&ledger, settled),
        }
    }

    /// Parses a summary as 1.0 wrote it; `None` if the text is not one.
    pub fn of_text(text: &str) -> Option<Summary> {
        text::parse(text)
    }

    /// The deadline of the side to move, while its clock runs and its time is known.
    pub fn deadline(&self, now: Utc) -> Option<SafeDeadline> {
        SafeDeadline::of(&self.state.advanced(now), self.doubt, self.mine)
    }

    /// Whether it goes on and a player's time is not known, so that the server's figures are still
    /// to be entered.
    pub fn lacks_figures(&self) -> bool {
        let goes_on = !matches!(self.state.phase, Phase::Waiting | Phase::Over(_));
        goes_on && !Color::ALL.into_iter().all(|side| self.state.is_known(side))
    }

    /// Whether it is the owner's turn at an instant, with the clock running.
    pub fn is_my_turn(&self, now: Utc) -> bool {
        let state = self.state.advanced(now);
        self.mine == Some(state.turn) && state.runs()
    }
}

/// The last move with its number, `23… Rd8`; empty before the first.
fn last_move(line: &MoveHistory) -> String {
    let Some(play) = line.moves().last() else {
        return String::new();
    };
    let before = line.positions().get(line.ply() - 1);
    let before = before.unwrap_or(line.start().position());
    let number = before.fullmoves();
    let dots = match before.turn() {
        shakmaty::Color::White => ".",
        shakmaty::Color::Black => "…",
    };
    format!("{number}{dots} {}", san(before, *play))
}
