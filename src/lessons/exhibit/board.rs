//! A board with its clock, against nobody or against an opponent that moves by
//! itself: [`BoardExhibitState`].

use super::error::ExhibitError;
use super::opponent;
use crate::clock::setup::{FlagPolicy, SetupDraft};
use crate::clock::{Clock, Color, Event, Face, Phase, Setup, notation};
use crate::game::notation::read_uci;
use crate::game::sheet::{self, Pressing};
use crate::game::{MoveHistory, Scoresheet, Start};
use crate::time::{Instant, Millis, Stamp, WallTime};

/// A position, a clock, and who plays.
#[derive(Clone, Copy, Debug)]
pub struct BoardExhibit {
    /// The position to begin with, as FEN.
    pub fen: &'static str,
    /// The time control, in the notation of the clock.
    pub control: &'static str,
    /// What has happened on the clock before it is handed over: each so many
    /// milliseconds after the one before.
    pub script: &'static [(i64, Event)],
    /// How many milliseconds after the last of the script it is handed over.
    pub wait: i64,
    /// How many of its milliseconds pass in a real one: 1 to 600.
    pub rate: u16,
    /// What can be done beside moving.
    pub offers: &'static [Event],
    /// The side that moves by itself, and how long it thinks for each move, in
    /// milliseconds of the exhibit's time.
    pub opponent: Option<(Color, i64)>,
}

impl BoardExhibit {
    /// This position with this clock, played by the learner for both sides, in
    /// real time.
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

    /// It, handed over.
    ///
    /// # Panics
    /// When its position, control or script is not valid: data, that the tests
    /// begin.
    pub(super) fn begin(&self) -> BoardExhibitState {
        let start = Start::from_fen(self.fen).expect("a lesson's position is valid");
        let controls = notation::parse(self.control).expect("a lesson's control is valid");
        let standard = SetupDraft::standard(controls);
        let setup = Setup::new(SetupDraft {
            begins: start.turn(),
            // Nobody plays on here when a flag is down.
            flag: FlagPolicy {
                freeze: true,
                ..standard.flag
            },
            ..standard
        });
        let mut desk = BoardExhibitState {
            exhibit: *self,
            sheet: Scoresheet::new(start, Pressing::ByMove),
            clock: Clock::new(setup.expect("a lesson's setup is valid")),
            from: 0,
            now: 0,
        };
        for (after, event) in self.script {
            desk.now += after;
            let stamp = desk.stamp();
            let done = desk.sheet.apply(&mut desk.clock, *event, stamp);
            done.expect("a lesson's script happens");
        }
        desk.now += self.wait;
        desk.from = desk.now;
        desk
    }
}

/// A board in use.
#[derive(Clone, Debug)]
pub struct BoardExhibitState {
    exhibit: BoardExhibit,
    /// The moves so far and the board's claims.
    pub sheet: Scoresheet,
    /// The clock beside them.
    pub clock: Clock,
    from: i64,
    now: i64,
}

/// What can be done on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardAct {
    /// A move, in UCI's notation.
    Move(&'static str),
    /// A move as the board gives it.
    Play(shakmaty::Move),
    /// Something on the clock.
    Clock(Event),
}

impl BoardExhibitState {
    /// What it is of.
    pub fn exhibit(&self) -> &BoardExhibit {
        &self.exhibit
    }

    /// What the clock shows now.
    pub fn face(&self) -> Face {
        Face::of(&self.clock, Instant::new(self.now))
    }

    /// The moves, and the positions to which they led.
    pub fn line(&self) -> MoveHistory {
        self.sheet.live(&self.clock).line
    }

    /// The side that the learner has; `None` where it has both.
    pub fn side(&self) -> Option<Color> {
        self.exhibit.opponent.map(|(color, _)| color.other())
    }

    /// How long everything stays as it is if nobody does anything, a move of
    /// the opponent's too; `None` for ever.
    pub fn next_change(&self) -> Option<Millis> {
        let due = self.due().map(|due| Millis::new(due - self.now).or_zero());
        self.face().next_change.into_iter().chain(due).min()
    }

    /// Time has passed. The opponent, if there is one, has made its moves, each
    /// as soon as its time had come.
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

    /// When the opponent moves next, if it is its turn and its clock runs until
    /// then.
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
        Stamp {
            at: Instant::new(self.now),
            wall: WallTime::new(self.now),
        }
    }
}
