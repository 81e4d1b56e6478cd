//! An act of a captain for a player, and how it is entered: [`Deed`].

use super::seat::Seat;
use crate::correspondence::{Act, Entry, Event, Ledger, Utc, typed};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::text::events::team as texts;
use crate::ui::text::{self, shared};
use crate::ui::widgets::length::length;
use crate::ui::widgets::moment::here;

/// The kinds of act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeedKind {
    Substitution,
    Replacement,
    /// The time now, the player later.
    Transfer,
}

impl DeedKind {
    pub(super) const ALL: [DeedKind; 3] = [
        DeedKind::Substitution,
        DeedKind::Replacement,
        DeedKind::Transfer,
    ];

    pub(super) const fn name(self) -> &'static str {
        match self {
            DeedKind::Substitution => "substitution",
            DeedKind::Replacement => "replacement",
            DeedKind::Transfer => "transfer",
        }
    }

    /// Its label and its meaning.
    pub(super) fn words(self) -> (&'static str, &'static str) {
        match self {
            DeedKind::Substitution => (texts::substitution(), texts::substitution_why()),
            DeedKind::Replacement => (texts::replacement(), texts::replacement_why()),
            DeedKind::Transfer => (texts::alone(), texts::alone_why()),
        }
    }
}

/// An act as the captain typed it.
pub(super) struct Deed {
    pub kind: DeedKind,
    pub name: String,
    pub amount: String,
    pub at: Option<Utc>,
}

impl Deed {
    /// Enters the act and returns what was done, in words.
    ///
    /// # Errors
    /// Why not, in words; nothing is entered.
    pub(super) fn enter(
        self,
        correspondence: CorrespondenceStore,
        seat: &Seat,
        event: &Event,
    ) -> Result<String, String> {
        let at = self.at.ok_or_else(texts::when_missing)?;
        let (acts, message) = self.acts(seat)?;
        let (mut game, _) = correspondence
            .load(&seat.game)
            .ok_or(shared::games::missing())?;
        let mut ledger: Ledger = game.ledger(event).map_err(|_| texts::misfit())?;
        let now = correspondence.this_second();
        for act in acts {
            let entry = Entry { at, act };
            ledger
                .add(entry.clone(), now)
                .map_err(|why| text::correspondence::why_refused(why, &here))?;
            game.journal.push(entry);
        }
        // The store reports errors itself, and the game is kept in memory.
        let _ = correspondence.save(&game, event);
        Ok(message)
    }

    /// The entries that it makes, and the message once they are made.
    fn acts(self, seat: &Seat) -> Result<(Vec<Act>, String), String> {
        let side = seat.side;
        let amount = match self.amount.trim() {
            "" => None,
            text => Some(typed::parse(text).map_err(|_| texts::amount_wrong())?),
        };
        let transfer = amount.map(|amount| Act::Transfer { side, amount });
        let name = self.name.trim().to_owned();
        let message = texts::done_new(&name);
        Ok(match self.kind {
            DeedKind::Transfer => {
                let amount = amount.ok_or_else(texts::amount_wrong)?;
                (
                    transfer.into_iter().collect(),
                    texts::done_transfer(&length(amount)),
                )
            }
            DeedKind::Substitution => {
                let act = Act::Substitution { side, name };
                (transfer.into_iter().chain([act]).collect(), message)
            }
            DeedKind::Replacement => {
                let act = Act::Replacement { side, name };
                (transfer.into_iter().chain([act]).collect(), message)
            }
        })
    }
}
