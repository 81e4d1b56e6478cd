//! A game by post to be handled, with days that pass as one says:
//! [`LedgerExhibit`], [`LedgerDesk`].

use super::Refusal;
use crate::clock::color::{ByColor, Color};
use crate::correspondence::entry::{Act as Posted, Entry};
use crate::correspondence::event::{Edition, Event, EventDraft, Protection, Refill as Automatic};
use crate::correspondence::ledger::Ledger;
use crate::correspondence::proposal::propose;
use crate::correspondence::seconds::{Seconds, Utc};
use crate::correspondence::state::State;
use crate::game::line::Line;
use crate::game::start::Start;

/// A game in its event.
#[derive(Clone, Copy, Debug)]
pub struct LedgerExhibit {
    /// The length of the event in days, from which its blocks follow
    /// ([`propose`]).
    pub days: u32,
    /// What is agreed beside it.
    pub agreed: fn(EventDraft) -> EventDraft,
    /// How many own moves of each side count already when it starts.
    pub moves: ByColor<u32>,
    /// What has happened before it is handed over.
    pub script: &'static [LedgerAct],
    /// Whose side the learner has.
    pub side: Color,
    /// What the learner can do.
    pub offers: Offers,
}

/// What the learner can do with a game by post.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    /// To let days pass, up to so many at once.
    pub wait: u32,
    /// To move, for the own side.
    pub moves: bool,
    /// To let the opponent move.
    pub opponent: bool,
    /// To refill the clock from the bank.
    pub refill: bool,
    /// To substitute the own side's player, and to move bank time with it.
    pub substitute: bool,
    /// To file a claim, and to have it resolved.
    pub claim: bool,
}

/// What can happen in a game by post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LedgerAct {
    /// Time passes.
    Wait(Seconds),
    /// The side to move makes its next move.
    Move,
    /// The learner's side refills its clock.
    Refill(Seconds),
    /// The learner's side gets a substitute.
    Substitute,
    /// The captain moves bank time to the clock of the learner's side.
    Transfer(Seconds),
    /// A claim is filed by the learner's side.
    Claim,
    /// The claim is resolved and the game goes on.
    Resolve,
}

/// The start of every lesson's event: 1 January 2027, 00:00 UTC.
pub const START: Utc = Utc::new(1_798_761_600);

/// A game by post in use.
#[derive(Clone, Debug)]
pub struct LedgerDesk {
    exhibit: LedgerExhibit,
    /// With all that has happened.
    pub ledger: Ledger,
    /// The present of the lesson.
    pub now: Utc,
}

impl LedgerExhibit {
    /// It, handed over.
    ///
    /// # Panics
    /// When its event or script is not valid: data, that the tests begin.
    pub(super) fn begin(&self) -> LedgerDesk {
        let proposals = propose(self.days);
        let blocks = proposals.usual();
        let draft = EventDraft {
            days: self.days,
            clock: blocks.clock,
            bank: blocks.bank(),
            increment: blocks.increment,
            start: START,
            name: "Triple Block".into(),
            increment_moves: 50,
            edition: Edition::default(),
            refill: Automatic::default(),
            protection: Protection::None,
            team: false,
            captain_may_transfer: false,
            zone: "UTC".into(),
        };
        let event = Event::new((self.agreed)(draft)).expect("a lesson's event is valid");
        let line = Line::new(Start::standard());
        let start = Entry {
            at: START,
            act: Posted::Start,
        };
        let ledger = Ledger::open(event, line, self.moves, vec![start]);
        let mut desk = LedgerDesk {
            exhibit: *self,
            ledger: ledger.expect("a game can start"),
            now: START,
        };
        for act in self.script {
            desk.happen(*act).expect("a lesson's script happens");
        }
        desk
    }
}

impl LedgerDesk {
    /// What it is of.
    pub fn exhibit(&self) -> &LedgerExhibit {
        &self.exhibit
    }

    /// How the game stands now.
    pub fn state(&self) -> State {
        self.ledger.at(self.now)
    }

    pub(super) fn act(&mut self, act: LedgerAct) -> Result<(), Refusal> {
        let offers = self.exhibit.offers;
        let own = self.state().turn == self.exhibit.side;
        let offered = match act {
            LedgerAct::Wait(time) => {
                time >= Seconds::ZERO && time <= Seconds::days(offers.wait.into())
            }
            LedgerAct::Move if own => offers.moves,
            LedgerAct::Move => offers.opponent,
            LedgerAct::Refill(_) => offers.refill,
            LedgerAct::Substitute | LedgerAct::Transfer(_) => offers.substitute,
            LedgerAct::Claim | LedgerAct::Resolve => offers.claim,
        };
        if !offered {
            return Err(Refusal::NotOffered);
        }
        self.happen(act)
    }

    fn happen(&mut self, act: LedgerAct) -> Result<(), Refusal> {
        let side = self.exhibit.side;
        let act = match act {
            LedgerAct::Wait(time) => {
                self.now = self.now + time;
                return Ok(());
            }
            // The moves are those of a game that goes on for as long as one
            // likes.
            LedgerAct::Move => return Err(Refusal::NotOffered),
            LedgerAct::Refill(amount) => Posted::Refill { side, amount },
            LedgerAct::Substitute => Posted::Substitution {
                side,
                name: "…".into(),
            },
            LedgerAct::Transfer(amount) => Posted::Transfer { side, amount },
            LedgerAct::Claim => Posted::Claim { by: side },
            LedgerAct::Resolve => Posted::Resolved,
        };
        let entry = Entry { at: self.now, act };
        self.ledger.add(entry, self.now).map_err(Refusal::Ledger)
    }
}
