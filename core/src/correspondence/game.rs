//! A correspondence game as it is stored: [`CorrespondenceGame`].

use serde::{Deserialize, Serialize};

use super::code;
use super::entry::{Act, Entry};
use super::event::Event;
use super::ledger::{ConflictError, Ledger};
use super::origin::{self, FromFile};
use super::seconds::Utc;
use crate::clock::{ByColor, Color};
use crate::game::MoveHistory;

/// A correspondence game as it is stored. Its event is stored separately, so that correcting a
/// parameter there corrects it for all its games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CorrespondenceGame {
    /// Its id, here and in links: digits.
    pub id: String,
    /// The id of its event.
    pub event: String,
    /// The players' names; empty if not given.
    pub players: ByColor<String>,
    /// One's own side; `None` for a game that one manages for others, as a captain or an organizer.
    pub mine: Option<Color>,
    /// The starting position, and the moves before the first entry.
    pub lead: MoveHistory,
    /// The number of own moves that count before the first entry.
    #[serde(rename = "before")]
    pub moves_before: ByColor<u32>,
    /// All entries.
    #[serde(with = "code")]
    pub journal: Vec<Entry>,
    /// A note about the game.
    pub note: String,
    /// The address of the game on its server, or nothing.
    pub link: String,
    /// The server's id of the game, by which its files are known again; empty if there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub server_id: String,
    /// The half-moves that server's files brought; the others were entered by hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub brought: Vec<FromFile>,
}

impl CorrespondenceGame {
    /// Notes that a file brought these half-moves.
    pub(super) fn add_brought(&mut self, plies: impl IntoIterator<Item = usize>, at: Utc) {
        let most = self.lead.ply() + self.journal.len();
        self.brought = origin::with(&self.brought, plies, at, most);
    }

    /// Sets the journal. A move that is another one then, or has another time, is no longer a file's.
    pub fn set_journal(&mut self, journal: Vec<Entry>) {
        let lead = self.lead.ply();
        self.brought = origin::unchanged(&self.brought, lead, &self.journal, &journal);
        self.journal = journal;
    }

    /// The present player of a side: the latest substitute, or the one who began.
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

    /// Its moves without the event, as far as they are legal: to show the game when its event is
    /// missing. Also, for each entry, the ply of its move.
    pub fn moves_alone(&self) -> (MoveHistory, Vec<Option<usize>>) {
        let mut line = self.lead.clone();
        let mut goes_on = true;
        let plies = self.journal.iter().map(|entry| {
            let uci = entry.act.uci()?;
            goes_on = goes_on && line.play_uci(&uci.to_string()).is_ok();
            goes_on.then(|| line.ply())
        });
        let plies = plies.collect();
        (line, plies)
    }

    /// The same game with the instant of its event for an official start, which is stored with the
    /// event alone.
    #[must_use]
    pub fn with_start_of(mut self, event: &Event) -> CorrespondenceGame {
        if let Some(first) = self.journal.first_mut()
            && first.act == Act::OfficialStart
        {
            first.at = event.draft().start;
        }
        self
    }

    /// Its ledger under the rules of its event.
    ///
    /// # Errors
    /// The first entry that its event does not allow, for example after a change of the event, and the
    /// ledger up to it.
    pub fn ledger(&self, event: &Event) -> Result<Ledger, Box<(Ledger, ConflictError)>> {
        Ledger::open(
            event.clone(),
            self.lead.clone(),
            self.moves_before,
            self.clone().with_start_of(event).journal,
        )
    }
}
