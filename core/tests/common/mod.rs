//! Shared by the tests of the clock: a clock on a table to play with, and in [`random`] the
//! controls, setups and games on which the tests check the laws.

// Each test binary uses only part of it.
#![allow(dead_code)]

pub mod random;

use zeitnot_core::clock::account::Account;
use zeitnot_core::clock::setup::SetupDraft;
use zeitnot_core::clock::step::Move;
use zeitnot_core::clock::{
    ByColor, Claimant, Clock, Color, EntryId, Event, Mode, Offence, Overtime, Period, PeriodEnd,
    Reading, Rejection, Setup, State, StoppedBy, TimeControl,
};
use zeitnot_core::time::{Instant, Millis, Stamp, WallTime};

pub use Color::{Black, White};

/// An instant as a stamp whose calendar agrees.
pub fn stamp(at: Instant) -> Stamp {
    Stamp {
        at,
        wall: WallTime::new(at.get()),
    }
}

pub fn s(seconds: i64) -> Millis {
    Millis::seconds(seconds)
}

pub fn at(seconds: i64) -> Instant {
    Instant::START + s(seconds)
}

pub fn period(seconds: i64, end: PeriodEnd, mode: Mode) -> Period {
    Period {
        time: s(seconds),
        end,
        mode,
    }
}

/// One period of this many seconds for the whole game.
pub fn single(seconds: i64, mode: Mode) -> TimeControl {
    TimeControl::single(s(seconds), mode)
}

/// A clock between two players; its methods take whole seconds.
#[derive(Clone, Debug)]
pub struct Table {
    pub clock: Clock,
}

impl Table {
    /// Both players have the same control, everything else is standard; not yet started.
    pub fn set(control: TimeControl) -> Table {
        Table::with(SetupDraft::standard(ByColor::both(control)))
    }

    /// Both players have the same control, and Black started White's clock at 0.
    pub fn started(control: TimeControl) -> Table {
        let mut table = Table::set(control);
        table.press(0, Black);
        table
    }

    /// Both players have the same control, and Black started at 0; the clocks run on after a flag
    /// falls, as with an arbiter.
    pub fn started_to_run_on(control: TimeControl) -> Table {
        Table::started_with(control, |draft| draft.flag.freeze = false)
    }

    /// Set up from this draft; not yet started.
    pub fn with(draft: SetupDraft) -> Table {
        Table {
            clock: Clock::new(Setup::new(draft).expect("a valid setup")),
        }
    }

    /// The standard setup with one change; Black started at 0.
    pub fn started_with(control: TimeControl, change: impl FnOnce(&mut SetupDraft)) -> Table {
        let mut draft = SetupDraft::standard(ByColor::both(control));
        change(&mut draft);
        let mut table = Table::with(draft);
        table.press(0, Black);
        table
    }

    /// Applies an event that the clock must accept.
    #[track_caller]
    pub fn does(&mut self, seconds: i64, event: Event) -> Option<Move> {
        match self.clock.apply(event, stamp(at(seconds))) {
            Ok(moved) => moved,
            Err(why) => panic!("{event:?} at {seconds} s was refused: {why:?}"),
        }
    }

    /// Applies an event that the clock must refuse without changing; returns why it refuses.
    #[track_caller]
    pub fn refuses(&mut self, seconds: i64, event: Event) -> Rejection {
        let before = self.clock.clone();
        let why = self
            .clock
            .apply(event, stamp(at(seconds)))
            .expect_err("should be refused");
        assert_eq!(self.clock, before, "a refusal changes nothing");
        why
    }

    #[track_caller]
    pub fn press(&mut self, seconds: i64, side: Color) -> Option<Move> {
        self.does(seconds, Event::Press(side))
    }

    /// White and Black press in turn, beginning with White.
    #[track_caller]
    pub fn presses(&mut self, seconds: &[i64]) {
        let sides = [White, Black].into_iter().cycle();
        for (side, &second) in sides.zip(seconds) {
            self.press(second, side);
        }
    }

    #[track_caller]
    pub fn stop(&mut self, seconds: i64) {
        self.does(seconds, Event::Stop(StoppedBy::Arbiter));
    }

    #[track_caller]
    pub fn resume(&mut self, seconds: i64) {
        self.does(seconds, Event::Resume);
    }

    #[track_caller]
    pub fn give(&mut self, seconds: i64, to: Color, amount: Millis) {
        self.does(seconds, Event::Give { to, amount });
    }

    #[track_caller]
    pub fn penalize(&mut self, seconds: i64, offender: Color, offence: Offence, amount: Millis) {
        self.does(
            seconds,
            Event::Penalize {
                offender,
                offence,
                amount,
            },
        );
    }

    #[track_caller]
    pub fn claim_flag(&mut self, seconds: i64, by: Claimant) {
        self.does(seconds, Event::ClaimFlag(by));
    }

    /// Undoes the entry that "undo" refers to now.
    #[track_caller]
    pub fn undo(&mut self, seconds: i64) -> EntryId {
        let target = self.clock.undoable().expect("something to undo");
        self.does(seconds, Event::Undo(target));
        target
    }

    pub fn state(&self, seconds: i64) -> State {
        self.clock.at(at(seconds))
    }

    pub fn account(&self, seconds: i64, side: Color) -> Account {
        *self.state(seconds).accounts.get(side)
    }

    /// The main time that a side shows.
    pub fn time(&self, seconds: i64, side: Color) -> Millis {
        self.account(seconds, side).balance
    }

    /// The main times of White and Black in milliseconds.
    pub fn times(&self, seconds: i64) -> (i64, i64) {
        let state = self.state(seconds);
        let [white, black] = [White, Black].map(|c| state.accounts.get(c).balance.get());
        (white, black)
    }

    pub fn overtime(&self, seconds: i64, side: Color) -> Overtime {
        self.account(seconds, side).overtime
    }

    pub fn running(&self, seconds: i64) -> Option<Color> {
        self.state(seconds).running()
    }

    /// The readings that both sides show.
    pub fn readings(&self, seconds: i64) -> ByColor<Reading> {
        self.state(seconds)
            .accounts
            .map(|account| account.reading().shown())
    }

    /// When a side's flag fell, in milliseconds.
    pub fn flag(&self, seconds: i64, side: Color) -> Option<i64> {
        self.account(seconds, side).flag.map(Instant::get)
    }
}
