//! A ledger of this core in which a case is entered.

use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::bounds::Bounds;
use zeitnot_core::correspondence::deadline::{Doubt, SafeDeadline, deadlines};
use zeitnot_core::correspondence::server_facts::{ServerFacts, StampUnit};
use zeitnot_core::correspondence::state::GameEndReason;
use zeitnot_core::correspondence::{Act, Entry, Ledger, Seconds, Utc};
use zeitnot_core::game::{MoveHistory, Start};

use super::form::{Account, Given, Happened, Possible, RefillReading, Seen, What};
use crate::stamp::Stamp;

/// A ledger, and the instant up to which it is read.
pub struct Game<'a> {
    given: &'a Given,
    moves: &'a [String],
    ledger: Ledger,
    now: Utc,
}

impl<'a> Game<'a> {
    /// A game that has begun; these are the moves that will be played.
    pub fn begin(given: &'a Given, moves: &'a [String]) -> Game<'a> {
        let start = given.start.0;
        // A start that is entered apart from the event's: nothing else has happened since.
        let entries = vec![Entry {
            at: start,
            act: Act::Start,
        }];
        let lead = MoveHistory::new(Start::standard());
        let ledger = Ledger::open(given.event(), lead, ByColor::both(0), entries);
        Game {
            given,
            moves,
            ledger: ledger.expect("a game that begins"),
            now: start,
        }
    }

    fn turn(&self) -> Color {
        self.ledger.last().turn
    }

    /// Enters what happened; whether it was possible.
    pub fn happens(&mut self, happened: &Happened) -> bool {
        let at = happened.at.0;
        let side = || happened.by.expect("a side");
        let amount = || Seconds::new(happened.amount_s.expect("an amount"));
        let name = String::from("New player");
        let act = match happened.what {
            What::Look => {
                self.read(at);
                return true;
            }
            What::Moves => return self.make_moves(happened),
            What::Move => return self.make_move(side(), at),
            What::Refill => Act::Refill {
                side: side(),
                amount: amount(),
            },
            What::CaptainTransfer => Act::Transfer {
                side: side(),
                amount: amount(),
            },
            What::Substitution => Act::Substitution { side: side(), name },
            What::Replacement => Act::Replacement { side: side(), name },
            What::Claim => Act::Claim { by: side() },
            What::Resolved => Act::Resolved,
        };
        self.add(act, at)
    }

    fn read(&mut self, at: Utc) {
        // Before the start the clocks show what they show at the start.
        self.now = at.max(self.given.start.0);
    }

    fn add(&mut self, act: Act, at: Utc) -> bool {
        self.read(at);
        self.ledger.add(Entry { at, act }, at).is_ok()
    }

    /// The next move of the script, if it is that side's.
    fn make_move(&mut self, side: Color, at: Utc) -> bool {
        self.read(at);
        let next = &self.moves[self.ledger.line().ply()];
        let next = next.parse().expect("a move in UCI");
        side == self.turn() && self.add(Act::Move(next), at)
    }

    fn make_moves(&mut self, happened: &Happened) -> bool {
        let think = happened.think_s.expect("the time for each move");
        let mut at = happened.at.0;
        for ply in 0..happened.plies.expect("a number of moves") {
            let side = self.turn();
            if ply > 0 {
                at = at + Seconds::new(*think.get(side));
            }
            if !self.make_move(side, at) {
                return false;
            }
        }
        true
    }

    /// The state at the instant of the last event.
    pub fn seen(&self, accepted: bool) -> Seen {
        match self.given.stamp_unit_s {
            1 => self.seen_exactly(accepted),
            60 => self.seen_between(accepted),
            unit => panic!("stamps of {unit} s"),
        }
    }

    fn seen_exactly(&self, accepted: bool) -> Seen {
        let state = self.ledger.at(self.now);
        let account = |side| {
            let account = state.account(side);
            Account {
                clock_s: Possible::Exact(account.clock.get()),
                bank_s: Possible::Exact(account.bank.get()),
                moves: account.moves,
            }
        };
        let lost = state.verdict().filter(|end| end.why == GameEndReason::Time);
        let deadlines = deadlines(&state);
        let worst = deadlines.filter(|_| self.given.readings.refill == RefillReading::Unreconciled);
        Seen {
            accepted,
            reason: None,
            white: account(Color::White),
            black: account(Color::Black),
            turn: Some(state.turn).filter(|_| lost.is_none()),
            deadline: deadlines.map(|found| Possible::Exact(Stamp(found.falls))),
            latest: deadlines.map(|found| Stamp(found.last)),
            worst: worst.map(|_| Stamp(self.worst())),
            lost: lost.map(|_| state.turn),
            lost_at: lost.map(|end| Stamp(end.at)),
        }
    }

    /// The date to rely on while no comparison with the server has settled how it counts.
    fn worst(&self) -> Utc {
        let doubt = Doubt::of(&self.ledger, &ServerFacts::default());
        let safe = SafeDeadline::of(&self.ledger.last(), doubt, None);
        safe.expect("a clock that runs").safe()
    }

    fn seen_between(&self, accepted: bool) -> Seen {
        let state = self.ledger.at(self.now);
        let bounds = Bounds::of(&self.ledger, StampUnit::Minute);
        let account = |side| {
            let found = bounds.account(side);
            Account {
                clock_s: Possible::Between(found.least.clock.get(), found.most.clock.get()),
                bank_s: Possible::Between(found.least.bank.get(), found.most.bank.get()),
                moves: state.account(side).moves,
            }
        };
        let falls = bounds.falls();
        Seen {
            accepted,
            reason: None,
            white: account(Color::White),
            black: account(Color::Black),
            turn: Some(state.turn),
            deadline: falls.map(|(first, last)| Possible::Between(Stamp(first), Stamp(last))),
            latest: None,
            worst: None,
            lost: None,
            lost_at: None,
        }
    }
}
