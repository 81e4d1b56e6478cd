//! A correspondence game on which to test the rules: knights go out and come back, and the test
//! moves the time on by hand.

use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::deadline::{Deadlines, deadlines};
use zeitnot_core::correspondence::proposal::propose;
use zeitnot_core::correspondence::{
    Act, Cause, Edition, Entry, EntryError, Event, EventDraft, Ledger, Phase, Protection, Refill,
    Seconds, ShownTime, State, Utc,
};
use zeitnot_core::game::{MoveHistory, Start};

pub use Color::{Black, White};

/// The official start of every event here: 2026-01-01 12:00:00 UTC.
pub const START: Utc = Utc::new(1_767_268_800);

pub fn d(days: i64) -> Seconds {
    Seconds::days(days)
}

pub fn h(hours: i64) -> Seconds {
    Seconds::hours(hours)
}

pub fn s(seconds: i64) -> Seconds {
    Seconds::new(seconds)
}

/// An event of this length with the blocks of the table.
pub fn event(days: u32) -> EventDraft {
    EventDraft {
        days,
        ..propose(days).standard().draft("Cup", START)
    }
}

/// The same, but the bank does not refill the clock automatically.
pub fn increment_only(days: u32) -> EventDraft {
    EventDraft {
        refill: Refill::IncrementOnly,
        ..event(days)
    }
}

/// A team event in which captains may transfer.
pub fn teams(days: u32) -> EventDraft {
    EventDraft {
        edition: Edition::Older,
        team: true,
        captain_may_transfer: true,
        ..event(days)
    }
}

/// An event that gives so little time that it is soon used up: this clock, an empty bank, and an
/// increment of a second for `increment_moves` moves.
pub fn short(clock: Seconds, increment_moves: u32, protection: Protection) -> EventDraft {
    EventDraft {
        clock,
        bank: Seconds::ZERO,
        increment: s(1),
        increment_moves,
        protection,
        ..event(302)
    }
}

#[derive(Debug)]
pub struct Play {
    pub ledger: Ledger,
    pub now: Utc,
}

impl Play {
    /// A game that has started.
    pub fn of(draft: EventDraft) -> Play {
        Play::after(draft, 0)
    }

    /// A game that has started, in which `moves` moves of each side count already, and whose server
    /// shows the times of the event.
    pub fn after(draft: EventDraft, moves: u32) -> Play {
        let (clock, bank) = (draft.clock, draft.bank);
        let mut play = Play::under_way(draft, moves);
        for side in Color::ALL.into_iter().filter(|_| moves > 0) {
            play.server_shows(side, clock, bank);
        }
        play
    }

    /// A game that is entered under way after `moves` moves of each side that have no stamps.
    pub fn under_way(draft: EventDraft, moves: u32) -> Play {
        let mut play = Play::waiting_after(draft, moves);
        play.does(Act::Start);
        play
    }

    /// A game that has not started.
    pub fn waiting(draft: EventDraft) -> Play {
        Play::waiting_after(draft, 0)
    }

    fn waiting_after(draft: EventDraft, moves: u32) -> Play {
        let event = Event::new(draft).expect("an event");
        let now = event.draft().start;
        let line = MoveHistory::new(Start::standard());
        let ledger = Ledger::open(event, line, ByColor::both(moves), Vec::new());
        Play {
            ledger: ledger.expect("an empty journal has no conflict"),
            now,
        }
    }

    /// Time passes.
    pub fn wait(&mut self, time: Seconds) -> &mut Play {
        self.now = self.now + time;
        self
    }

    /// Enters an act now.
    pub fn act(&mut self, act: Act) -> Result<(), EntryError> {
        let entry = Entry { at: self.now, act };
        self.ledger.add(entry, self.now)
    }

    pub fn does(&mut self, act: Act) -> &mut Play {
        let text = format!("{act:?}");
        self.act(act)
            .unwrap_or_else(|why| panic!("the ledger refused {text}: {why:?}"));
        self
    }

    /// Tries an act that the ledger must refuse, leaving everything as it was.
    pub fn refused(&mut self, act: Act) -> EntryError {
        let before = (self.ledger.entries().to_vec(), self.ledger.last());
        let why = self.act(act).expect_err("the ledger refuses the act");
        let after = (self.ledger.entries().to_vec(), self.ledger.last());
        assert_eq!(before, after);
        why
    }

    /// The side to move moves after having thought for this long.
    pub fn moves_after(&mut self, thought: Seconds) -> &mut Play {
        self.wait(thought);
        let play = self.next_move();
        self.does(play)
    }

    /// The side to move moves now.
    pub fn moves(&mut self) -> &mut Play {
        self.moves_after(Seconds::ZERO)
    }

    /// The move that the knights make next.
    pub fn next_move(&self) -> Act {
        knights(self.ledger.line().ply())
    }

    /// White moves after this long, and Black at once.
    pub fn white_moves_after(&mut self, thought: Seconds) -> &mut Play {
        assert_eq!(self.state().turn, White);
        self.moves_after(thought).moves()
    }

    /// Each side makes `times` moves, each after a second.
    pub fn both_move(&mut self, times: u32) -> &mut Play {
        for _ in 0..2 * times {
            self.moves_after(s(1));
        }
        self
    }

    pub fn refill(&mut self, side: Color, amount: Seconds) -> Result<(), EntryError> {
        self.act(Act::Refill { side, amount })
    }

    pub fn refills(&mut self, side: Color, amount: Seconds) -> &mut Play {
        self.does(Act::Refill { side, amount })
    }

    /// Enters the times that the server shows for a side.
    pub fn server_shows(&mut self, side: Color, clock: Seconds, bank: Seconds) -> &mut Play {
        let mut shown = ByColor::both(None);
        *shown.get_mut(side) = Some(ShownTime { clock, bank });
        let cause = Cause::Unknown;
        self.does(Act::Correction { shown, cause })
    }

    pub fn state(&self) -> State {
        self.ledger.at(self.now)
    }

    pub fn deadlines(&self) -> Option<Deadlines> {
        deadlines(&self.state())
    }

    /// The clock and the bank of a side now.
    pub fn shows(&self, side: Color) -> (Seconds, Seconds) {
        let account = *self.state().account(side);
        (account.clock, account.bank)
    }

    /// When the clock of the side to move fell.
    pub fn fell(&self) -> Option<Utc> {
        match self.state().phase {
            Phase::Fallen { at, .. } => Some(at),
            _ => None,
        }
    }

    /// Whether the clock of the side to move runs.
    pub fn runs(&self) -> bool {
        matches!(self.state().phase, Phase::Running { .. })
    }
}

/// The move at this ply: Nf3 Nf6 Ng1 Ng8, over and over.
pub fn knights(ply: usize) -> Act {
    let uci = ["g1f3", "g8f6", "f3g1", "f6g8"][ply % 4];
    Act::Move(uci.parse().expect("a move"))
}

pub fn claim(by: Color) -> Act {
    Act::Claim { by }
}

pub fn substitution(side: Color) -> Act {
    let name = "Ann".into();
    Act::Substitution { side, name }
}

pub fn replacement(side: Color) -> Act {
    let name = "Bo".into();
    Act::Replacement { side, name }
}

pub fn transfer(side: Color, amount: Seconds) -> Act {
    Act::Transfer { side, amount }
}
