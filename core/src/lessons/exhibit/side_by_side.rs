//! Clocks side by side, pressed at once: [`SideBySideState`].
//!
//! The learner thinks equally long on each of them, and sees what each gives for it.

use super::error::ExhibitError;
use crate::clock::setup::SetupDraft;
use crate::clock::{Clock, Color, Event, Face, Phase, Setup, State, notation};
use crate::time::{Instant, Millis, Stamp};

/// Clocks of different controls; on each of them the learner plays White and is to move.
#[derive(Clone, Copy, Debug)]
pub struct SideBySideExhibit {
    /// Their controls, in the notation of the clock.
    pub controls: &'static [&'static str],
    /// The milliseconds of exhibit time per real one: 1 to 600.
    pub rate: u16,
    /// The thinking time of Black, who moves automatically, in milliseconds of exhibit time.
    pub reply: i64,
}

impl SideBySideExhibit {
    /// These clocks, in real time; Black answers after a second.
    pub const fn new(controls: &'static [&'static str]) -> SideBySideExhibit {
        SideBySideExhibit {
            controls,
            rate: 1,
            reply: 1_000,
        }
    }

    /// Starts them, with White's clocks running; `None` if a control is not possible.
    pub(super) fn begin(&self) -> Option<SideBySideState> {
        let clock = |control: &&str| {
            let controls = notation::parse(control).ok()?;
            let mut clock = Clock::new(Setup::new(SetupDraft::standard(controls)).ok()?);
            let started = clock.apply(Event::Press(Color::Black), Stamp::at_ms(0));
            started.is_ok().then_some(clock)
        };
        Some(SideBySideState {
            exhibit: *self,
            clocks: self.controls.iter().map(clock).collect::<Option<_>>()?,
            moves: 0,
            turn: Color::White,
            since: 0,
            spent: Millis::ZERO,
            now: 0,
        })
    }
}

/// Clocks side by side in use.
#[derive(Clone, Debug)]
pub struct SideBySideState {
    exhibit: SideBySideExhibit,
    /// The clocks, with their journals.
    pub clocks: Vec<Clock>,
    /// The number of the learner's presses.
    pub moves: u32,
    /// Whose move it is.
    pub turn: Color,
    since: i64,
    /// The time that the learner used for the last move.
    pub spent: Millis,
    now: i64,
}

/// An act on clocks side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideBySideAct {
    /// White presses all clocks on which the game goes on.
    Press,
}

impl SideBySideState {
    /// The exhibit it was made from.
    pub fn exhibit(&self) -> &SideBySideExhibit {
        &self.exhibit
    }

    /// The state of a clock now; `None` if there is none at this index.
    pub fn state(&self, place: usize) -> Option<State> {
        Some(self.clocks.get(place)?.at(Instant::new(self.now)))
    }

    /// The face of a clock now; `None` if there is none at this index.
    pub fn face(&self, place: usize) -> Option<Face> {
        Some(Face::of(self.clocks.get(place)?, Instant::new(self.now)))
    }

    /// Whether the game continues on at least one of the clocks.
    pub fn goes_on(&self) -> bool {
        self.clocks.iter().any(|clock| self.runs(clock))
    }

    /// How long everything stays the same if nobody does anything; `None` means forever.
    pub fn next_change(&self) -> Option<Millis> {
        let now = Instant::new(self.now);
        let faces = self.clocks.iter().map(|clock| Face::of(clock, now));
        let reply = self.due().map(|due| Millis::new(due - self.now).or_zero());
        faces.filter_map(|face| face.next_change).chain(reply).min()
    }

    pub(super) fn pass(&mut self, at: i64) {
        let until = self.now.max(at);
        if let Some(due) = self.due().filter(|due| *due <= until) {
            self.now = due;
            self.press();
        }
        self.now = until;
    }

    pub(super) fn act(&mut self, act: SideBySideAct) -> Result<(), ExhibitError> {
        let SideBySideAct::Press = act;
        if self.turn == Color::Black || !self.goes_on() {
            return Err(ExhibitError::NotOffered);
        }
        self.spent = Millis::new(self.now - self.since);
        self.moves = self.moves.saturating_add(1);
        self.press();
        Ok(())
    }

    /// When Black answers, if it is its turn.
    fn due(&self) -> Option<i64> {
        (self.turn == Color::Black).then(|| self.since.saturating_add(self.exhibit.reply))
    }

    fn press(&mut self) {
        for clock in &mut self.clocks {
            // On a clock whose flag has fallen, nothing happens any more.
            let _ = clock.apply(Event::Press(self.turn), Stamp::at_ms(self.now));
        }
        self.turn = self.turn.other();
        self.since = self.now;
    }

    fn runs(&self, clock: &Clock) -> bool {
        matches!(clock.at(Instant::new(self.now)).phase, Phase::Running(_))
    }
}
