//! A correspondence game as it is kept: [`CorrespondenceGame`].

use serde::{Deserialize, Serialize};

use super::code;
use super::entry::{Act, Entry};
use super::event::Event;
use super::ledger::{ConflictError, Ledger};
use crate::clock::{ByColor, Color};
use crate::game::MoveHistory;

/// A correspondence game as it is kept. Its event is kept by itself, so that a
/// parameter that is corrected there is corrected in all its games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CorrespondenceGame {
    /// Names it, here and in links: digits.
    pub id: String,
    /// The id of its event.
    pub event: String,
    /// The players' names; empty where none was given.
    pub players: ByColor<String>,
    /// Which side is one's own; `None` for a game that one looks after for
    /// others, as a captain or an organizer.
    pub mine: Option<Color>,
    /// Where it begins, and what was played before the first entry.
    pub lead: MoveHistory,
    /// How many own moves count already before the first entry.
    #[serde(rename = "before")]
    pub moves_before: ByColor<u32>,
    /// All that happened.
    #[serde(with = "code")]
    pub journal: Vec<Entry>,
    /// A note about the game.
    #[serde(default)]
    pub note: String,
    /// Where the game is on its server: an address, or nothing.
    #[serde(default)]
    pub link: String,
}

impl CorrespondenceGame {
    /// Who plays a side by now: the last one who was put in, or who began.
    pub fn player(&self, side: Color) -> &str {
        let mut put_in = self
            .journal
            .iter()
            .rev()
            .filter_map(|entry| match &entry.act {
                Act::Substitution { side: of, name } | Act::Replacement { side: of, name } => {
                    (*of == side).then_some(name.as_str())
                }
                _ => None,
            });
        put_in.next().unwrap_or(self.players.get(side)).trim()
    }

    /// Its moves by themselves, as far as each is one of its position: what
    /// there is to see where its event is not here. Beside them, for each entry,
    /// the ply of the move that it is.
    pub fn moves_alone(&self) -> (MoveHistory, Vec<Option<usize>>) {
        let mut line = self.lead.clone();
        let mut goes_on = true;
        let plies = self.journal.iter().map(|entry| {
            let Act::Move(uci) = &entry.act else {
                return None;
            };
            goes_on = goes_on && line.play_uci(&uci.to_string()).is_ok();
            goes_on.then(|| line.ply())
        });
        let plies = plies.collect();
        (line, plies)
    }

    /// The same game beside its event: an official start has the event's
    /// instant.
    ///
    /// Games of before there were official starts have a start of their own. One
    /// at the very instant at which the event starts began with it, and follows
    /// the event from then on.
    #[must_use]
    pub fn beside(mut self, event: &Event) -> CorrespondenceGame {
        let start = event.draft().start;
        if let Some(first) = self.journal.first_mut()
            && first.act.is_start()
        {
            if first.at == start {
                first.act = Act::OfficialStart;
            }
            if first.act == Act::OfficialStart {
                first.at = start;
            }
        }
        self
    }

    /// Whether it was written before there were official starts, and began with
    /// its event: another start of the event would leave it behind.
    pub fn begins_unsaid(&self, event: &Event) -> bool {
        let start = event.draft().start;
        let first = self.journal.first();
        first.is_some_and(|first| first.act == Act::Start && first.at == start)
    }

    /// Its ledger under its event.
    ///
    /// # Errors
    /// The first entry that cannot stand, as after a change of the event, and
    /// the ledger up to it.
    pub fn ledger(&self, event: &Event) -> Result<Ledger, Box<(Ledger, ConflictError)>> {
        Ledger::open(
            event.clone(),
            self.lead.clone(),
            self.moves_before,
            self.clone().beside(event).journal,
        )
    }
}
