//! A game on the board, beside its clock: [`Scoresheet`].
//!
//! The clock's journal stays the only record of events. A sheet adds the moves, which the clock
//! does not know, each tied to the journal entry that completed it. So what is undone on the clock
//! is undone on the board, and the two never disagree.

mod act;
mod error;
mod live;
mod record;
mod undo;

use serde::{Deserialize, Serialize};

use super::start::Start;
use crate::clock::step::step;
use crate::clock::{ByColor, Clock, Color, EntryId, Event, State};
use crate::game::winnability::Unwinnable;
use crate::time::Instant;

pub use error::SheetError;
pub use live::LiveMoves;
pub use record::PgnSource;

/// The way in which the clock is pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pressing {
    /// By the move itself.
    #[default]
    ByMove,
    /// By the player's hand, as on a table: only the press completes a move, unless the move ends
    /// the game (6.7a).
    ByHand,
}

/// How a draw by repetition or by fifty moves is claimed (9.2, 9.3, 6.14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claiming {
    /// The board shows what may be claimed, and with which moves. Two people at
    /// one screen have no arbiter, and a claim that is shown to be right needs
    /// none.
    #[default]
    Shown,
    /// A claim is made first and then judged: nothing is shown that would help to claim, as 6.14
    /// requires, and a wrong claim gives the opponent time.
    Judged,
}

/// A move as it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ply {
    /// In UCI's notation, castling as the king taking the rook.
    uci: String,
    /// The instant at which the piece was put down.
    made: Instant,
    /// The press that completed it, or the entry of the game's end if it caused that.
    entry: Option<EntryId>,
    /// The entry that took it back.
    dropped: Option<EntryId>,
    /// Whether it was lifted from the board before a press completed it.
    lifted: bool,
}

impl Ply {
    /// Whether this is the same move as `earlier`, then or later: an entry that was undone is
    /// replaced by a later one. Only a redo, which is an entry of the clock, puts a lifted move back.
    fn goes_on(&self, earlier: &Ply, has_more_entries: bool) -> bool {
        self.uci == earlier.uci
            && self.made == earlier.made
            && self.entry >= earlier.entry
            && self.dropped >= earlier.dropped
            && (has_more_entries || self.lifted >= earlier.lifted)
    }
}

/// An offer of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawOffer {
    /// The side that offers the draw.
    pub by: Color,
    /// Whether the opponent has declined. Making a move declines too.
    pub declined: bool,
}

/// Why neither side could checkmate any more when that ended the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Proof {
    /// The entry that ended the game.
    entry: EntryId,
    /// The reason for each side.
    why: ByColor<Unwinnable>,
}

/// The moves of a game, with offers and claims, beside its clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scoresheet {
    start: Start,
    pressing: Pressing,
    claiming: Claiming,
    plies: Vec<Ply>,
    offers: Vec<DrawOffer>,
    proof: Option<Proof>,
}

impl Scoresheet {
    /// A sheet without moves.
    pub fn new(start: Start, pressing: Pressing) -> Scoresheet {
        Scoresheet {
            start,
            pressing,
            claiming: Claiming::default(),
            plies: Vec::new(),
            offers: Vec::new(),
            proof: None,
        }
    }

    /// Where the game begins.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The way in which the clock is pressed.
    pub fn pressing(&self) -> Pressing {
        self.pressing
    }

    /// The sheet without its moves and offers: the part that does not grow in play.
    #[must_use]
    pub fn head(&self) -> Scoresheet {
        Scoresheet {
            proof: self.proof.clone(),
            ..Scoresheet::new(self.start.clone(), self.pressing).claimed(self.claiming)
        }
    }

    /// Whether both sheets agree in everything but moves and offers.
    pub(crate) fn has_head_of(&self, other: &Scoresheet) -> bool {
        self.start == other.start
            && self.pressing == other.pressing
            && self.claiming == other.claiming
            && self.proof == other.proof
    }

    /// Whether this sheet is `earlier` with nothing but more done on it: moves and offers that came
    /// later, moves that were pressed, lifted, taken back or put back, an offer declined, a proof.
    /// `has_more_entries` says whether the clock of this sheet has entries that the other clock has
    /// not.
    pub fn goes_on(&self, earlier: &Scoresheet, has_more_entries: bool) -> bool {
        let plies = self.plies.iter().zip(&earlier.plies);
        let offers = self.offers.iter().zip(&earlier.offers);
        let proof = match (&self.proof, &earlier.proof) {
            (_, None) => true,
            (Some(now), Some(then)) => now.entry > then.entry || now == then,
            (None, Some(_)) => false,
        };
        self.start == earlier.start
            && self.pressing == earlier.pressing
            && self.claiming == earlier.claiming
            && self.plies.len() >= earlier.plies.len()
            && self.offers.len() >= earlier.offers.len()
            && plies
                .into_iter()
                .all(|(now, then)| now.goes_on(then, has_more_entries))
            && offers
                .into_iter()
                .all(|(now, then)| now.by == then.by && now.declined >= then.declined)
            && proof
    }

    /// All moves that were made, in order, including those that no longer count.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// All offers of a draw, in order.
    pub fn offers(&self) -> &[DrawOffer] {
        &self.offers
    }

    /// Puts a stored move at its index; `false` if that is beyond the end.
    pub fn put_ply(&mut self, place: usize, ply: Ply) -> bool {
        put(&mut self.plies, place, ply)
    }

    /// The same for an offer.
    pub(crate) fn put_offer(&mut self, place: usize, offer: DrawOffer) -> bool {
        put(&mut self.offers, place, offer)
    }

    /// The same sheet with this way of claiming draws.
    #[must_use]
    pub fn claimed(mut self, claiming: Claiming) -> Scoresheet {
        self.claiming = claiming;
        self
    }

    /// How draws are claimed.
    pub fn claiming(&self) -> Claiming {
        self.claiming
    }

    /// The standing offer. A move of the opponent has declined it, even if that move was taken
    /// back.
    pub fn offer(&self) -> Option<DrawOffer> {
        self.offers.last().copied().filter(|offer| !offer.declined)
    }

    /// Why each side cannot checkmate, if the game ended by a dead position that had to be proved
    /// (5.2.2).
    pub fn proof(&self, clock: &Clock) -> Option<ByColor<Unwinnable>> {
        let proof = self.proof.as_ref()?;
        clock.is_live(proof.entry).then_some(proof.why)
    }

    /// The clock that the player to move found at a position: after the press that completed the
    /// move of `ply`, or, if times were set later in that turn (given, corrected, restored), after
    /// that. The turn starts again with everything guaranteed for a move; times that the arbiter
    /// set for that side are kept.
    pub fn clock_before(&self, clock: &Clock, live: &LiveMoves, ply: usize) -> State {
        let entry =
            |ply: Option<usize>| ply.and_then(|ply| live.entries.get(ply).copied().flatten());
        let (after, until) = (entry(ply.checked_sub(1)), entry(Some(ply)));
        let setup = clock.setup();
        let mut state = clock.first_state();
        let mut found = state;
        let mut begun = ply == 0;
        for (id, entry) in clock.live_entries() {
            if Some(id) == until {
                break;
            }
            let Ok((next, _)) = step(setup, &state, entry.stamp.at, entry.event) else {
                continue;
            };
            let before = std::mem::replace(&mut state, next).at(setup, entry.stamp.at);
            match entry.event {
                _ if Some(id) == after => {
                    begun = true;
                    found = state;
                }
                Event::Correct(_) if begun && sets_turn(&before, &state) => found = state,
                Event::Correct(_)
                | Event::Give { .. }
                | Event::Penalize { .. }
                | Event::Restore { .. }
                | Event::PlayOn
                    if begun =>
                {
                    found = state.turn_anew(setup);
                }
                _ => {}
            }
        }
        found
    }

    /// The clock as it stood when a position arose: after the press that
    /// completed the move of `ply` (counted from 1), or before the game.
    pub fn clock_at(&self, clock: &Clock, live: &LiveMoves, ply: usize) -> State {
        let until = match ply.checked_sub(1) {
            Some(last) => live.entries.get(last).copied().flatten(),
            None => None,
        };
        let setup = clock.setup();
        let mut state = clock.first_state();
        let Some(until) = until else { return state };
        for (id, entry) in clock.live_entries() {
            if let Ok((next, _)) = step(setup, &state, entry.stamp.at, entry.event) {
                state = next;
            }
            if id == until {
                break;
            }
        }
        state
    }
}

/// Whether a correction has changed the account of the side on turn.
fn sets_turn(before: &State, after: &State) -> bool {
    let side = after.turn().map(|turn| turn.side);
    side.is_some_and(|side| before.accounts.get(side) != after.accounts.get(side))
}

/// Replaces an element or appends it; `false` beyond the end.
fn put<T>(list: &mut Vec<T>, place: usize, value: T) -> bool {
    if place == list.len() {
        list.push(value);
        return true;
    }
    let known = list.get_mut(place);
    known.map(|known| *known = value).is_some()
}
