//! A game on the board beside its clock, for tests: [`Game`].

use zeitnot_core::clock::setup::SetupDraft;
use zeitnot_core::clock::{
    BoardEnd, Clock, Color, EntryId, Event, Phase, Setup, StoppedBy, notation,
};
use zeitnot_core::game::sheet::{Pressing, SheetError};
use zeitnot_core::game::{Scoresheet, Start};
use zeitnot_core::time::{Instant, Stamp};

pub fn at(ms: i64) -> Stamp {
    Stamp {
        at: Instant::new(ms),
        ..Stamp::default()
    }
}

/// A sheet, its clock, and the time.
pub struct Game {
    pub sheet: Scoresheet,
    pub clock: Clock,
    pub now: i64,
}

impl Game {
    pub fn of(control: &str, start: Start, pressing: Pressing) -> Game {
        let controls = notation::parse(control).expect("a control");
        let setup = Setup::new(SetupDraft::standard(controls)).expect("a valid setup");
        Game {
            sheet: Scoresheet::new(start, pressing),
            clock: Clock::new(setup),
            now: 0,
        }
    }

    pub fn new(control: &str, pressing: Pressing) -> Game {
        Game::of(control, Start::standard(), pressing)
    }

    pub fn from(control: &str, fen: &str) -> Game {
        let start = Start::from_fen(fen).expect("a position");
        Game::of(control, start, Pressing::ByMove)
    }

    /// Lets time pass.
    pub fn wait(&mut self, ms: i64) -> &mut Game {
        self.now += ms;
        self
    }

    pub fn play(&mut self, text: &str) -> Result<(), SheetError> {
        let played = self.sheet.live(&self.clock).line.read(text).expect(text);
        self.sheet.play(&mut self.clock, played, at(self.now))
    }

    /// Plays moves, each after a second of thought.
    pub fn moves(&mut self, text: &str) -> &mut Game {
        for san in text.split_whitespace() {
            self.wait(1_000).play(san).expect(san);
        }
        self
    }

    pub fn apply(&mut self, event: Event) -> Result<(), SheetError> {
        self.sheet.apply(&mut self.clock, event, at(self.now))
    }

    pub fn presses(&mut self, side: Color) {
        self.apply(Event::Press(side)).expect("a press");
    }

    pub fn offers(&mut self, side: Color) -> Result<(), SheetError> {
        self.sheet.offer_draw(&self.clock, side, at(self.now))
    }

    pub fn stops(&mut self) {
        self.apply(Event::Stop(StoppedBy::Arbiter)).expect("a stop");
    }

    pub fn left(&self) -> (i64, i64) {
        let state = self.clock.at(Instant::new(self.now));
        let left = state.accounts.map(|account| account.balance.get());
        (left.white, left.black)
    }

    pub fn phase(&self) -> Phase {
        self.clock.at(Instant::new(self.now)).phase
    }

    pub fn written(&self) -> String {
        self.sheet.live(&self.clock).line.san().join(" ")
    }

    /// The score and its reason, if the game has ended.
    pub fn ended(&self) -> String {
        match self.phase() {
            Phase::Ended(end) => [end.result.score(), end.reason.name()].join(" "),
            _ => String::new(),
        }
    }

    pub fn takes_back(&mut self) {
        let taken = self.sheet.take_back(&mut self.clock, at(self.now));
        taken.expect("a take-back");
    }

    pub fn last_entry(&self) -> EntryId {
        let last = self.clock.journal().len() - 1;
        EntryId(u32::try_from(last).expect("a short journal"))
    }

    pub fn claim(&mut self, with: Option<&str>, end: BoardEnd) -> Result<(), SheetError> {
        let line = self.sheet.live(&self.clock).line;
        let with = with.map(|san| line.read(san).expect(san));
        self.sheet.claim(&mut self.clock, with, end, at(self.now))
    }

    /// Does this a moment after the last.
    #[track_caller]
    pub fn does(&mut self, event: Event) -> &mut Game {
        let done = self.wait(100).apply(event);
        done.expect("it can happen");
        self
    }
}
