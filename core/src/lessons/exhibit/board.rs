//! A board with its clock, with or without an opponent that moves automatically:
//! [`BoardExhibitState`].

use super::error::ExhibitError;
use super::opponent;
use crate::clock::setup::{FlagPolicy, SetupDraft};
use crate::clock::{Clock, Color, Event, Face, Phase, Setup, notation};
use crate::game::notation::read_uci;
use crate::game::sheet::{self, Pressing};
use crate::game::{MoveHistory, Scoresheet, Start};
use crate::time::{Instant, Millis, Stamp};

/// A position, a clock, and who plays.
#[derive(Clone, Copy, Debug)]
pub struct BoardExhibit {
    /// The initial position, as FEN.
    pub fen: &'static str,
    /// The time control, in the notation of the clock.
    pub control: &'static str,
    /// The events on the clock before the learner takes over, each with the milliseconds since the
    /// previous one.
    pub script: &'static [(i64, Event)],
    /// The milliseconds between the last event of the script and the start of the exhibit.
    pub wait: i64,
    /// The milliseconds of exhibit time per real one: 1 to 600.
    pub rate: u16,
    /// The events that the learner can choose besides moving.
    pub offers: &'static [Event],
    /// The side that moves automatically, and its thinking time per move in milliseconds of exhibit
    /// time.
    pub opponent: Option<(Color, i64)>,
}

impl BoardExhibit {
    /// This position with this clock, in real time; the learner plays both sides.
    pub const fn new(fen: &'static str, control: &'static str) -> BoardExhibit {
        BoardExhibit {
            fen,
            control,
            script: &[],
            wait: 0,
            rate: 1,
            offers: &[],
            opponent: None,
        }
    }

    /// Starts the exhibit; `None` if its position, control or script is not possible.
    pub(super) fn begin(&self) -> Option<BoardExhibitState> {
        let start = Start::from_fen(self.fen).ok()?;
        let controls = notation::parse(self.control).ok()?;
        let standard = SetupDraft::standard(controls);
        let setup = Setup::new(SetupDraft {
            begins: start.turn(),
            // Play stops here when a flag is down.
            flag: FlagPolicy {
                freeze: true,
                ..standard.flag
            },
            ..standard
        });
        let mut exhibit = BoardExhibitState {
            exhibit: *self,
            sheet: Scoresheet::new(start, Pressing::ByMove),
            clock: Clock::new(setup.ok()?),
            from: 0,
            now: 0,
        };
        for (after, event) in self.script {
            exhibit.now = exhibit.now.checked_add(*after)?;
            let stamp = exhibit.stamp();
            let done = exhibit.sheet.apply(&mut exhibit.clock, *event, stamp);
            done.ok()?;
        }
        exhibit.now = exhibit.now.checked_add(self.wait)?;
        exhibit.from = exhibit.now;
        Some(exhibit)
    }
}

/// A board in use.
#[derive(Clone, Debug)]
pub struct BoardExhibitState {
    exhibit: BoardExhibit,
    /// The moves so far, and the claims on the board.
    pub sheet: Scoresheet,
    /// The clock beside them.
    pub clock: Clock,
    from: i64,
    now: i64,
}

/// An act on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardAct {
    /// A move, in UCI's notation.
    Move(&'static str),
    /// A move as the board gives it.
    Play(shakmaty::Move),
    /// An event on the clock.
    Clock(Event),
}

impl BoardExhibitState {
    /// The exhibit it was made from.
    pub fn exhibit(&self) -> &BoardExhibit {
        &self.exhibit
    }

    /// The face of the clock now.
    pub fn face(&self) -> Face {
        Face::of(&self.clock, Instant::new(self.now))
    }

    /// The moves, and the positions to which they led.
    pub fn line(&self) -> MoveHistory {
        self.sheet.live(&self.clock).line
    }

    /// The learner's side; `None` if the learner plays both.
    pub fn side(&self) -> Option<Color> {
        self.exhibit.opponent.map(|(color, _)| color.other())
    }

    /// How long everything stays the same, including the opponent's moves, if nobody does anything;
    /// `None` means forever.
    pub fn next_change(&self) -> Option<Millis> {
        let due = self.due().map(|due| Millis::new(due - self.now).or_zero());
        self.face().next_change.into_iter().chain(due).min()
    }

    /// Lets time pass. The opponent, if there is one, makes its moves when they are due.
    pub(super) fn pass(&mut self, at: i64) {
        let until = self.now.max(self.from.saturating_add(at.max(0)));
        while let Some(due) = self.due().filter(|due| *due <= until) {
            self.now = due;
            let Some(played) = opponent::choose(&self.line()) else {
                break;
            };
            let stamp = self.stamp();
            if self.sheet.play(&mut self.clock, played, stamp).is_err() {
                break;
            }
        }
        self.now = until;
    }

    /// When the opponent moves next, if it is to move and its clock lasts until then.
    fn due(&self) -> Option<i64> {
        let (side, thinks) = self.exhibit.opponent?;
        let state = self.clock.at(Instant::new(self.now));
        let used = match state.phase {
            Phase::Running(turn) if turn.side == side => turn.used.get(),
            Phase::Ready if self.sheet.start().turn() == side => self.now - self.from,
            _ => return None,
        };
        let due = self.now + (thinks - used).max(0);
        let then = self.clock.at(Instant::new(due)).phase;
        matches!(then, Phase::Running(_) | Phase::Ready).then_some(due)
    }

    pub(super) fn act(&mut self, act: BoardAct) -> Result<(), ExhibitError> {
        let stamp = self.stamp();
        let line = self.line();
        let moves = !matches!(act, BoardAct::Clock(_));
        if moves && self.side().is_some_and(|side| line.turn() != side) {
            return Err(ExhibitError::Board(sheet::SheetError::NotOnMove));
        }
        let done = match act {
            BoardAct::Clock(event) if self.exhibit.offers.contains(&event) => {
                self.sheet.apply(&mut self.clock, event, stamp)
            }
            BoardAct::Clock(_) => return Err(ExhibitError::NotOffered),
            BoardAct::Play(play) => self.sheet.play(&mut self.clock, play, stamp),
            BoardAct::Move(text) => match read_uci(line.position(), text) {
                Ok(play) => self.sheet.play(&mut self.clock, play, stamp),
                Err(_) => return Err(ExhibitError::Board(sheet::SheetError::IllegalMove)),
            },
        };
        done.map_err(ExhibitError::Board)
    }

    fn stamp(&self) -> Stamp {
        Stamp::at_ms(self.now)
    }
}
