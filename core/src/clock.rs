//! The over-the-board clock: time controls, their notation, the clock itself,
//! and the arbiter's corrections. Pure: time is always an argument.
//!
//! A [`Clock`] *is* its journal over its [`Setup`]. What it shows at an
//! instant is computed from both ([`Clock::at`]), so a slow frame, a hidden
//! page or a crash costs nobody anything, and undo is exact.
//!
//! # Where the code covers article 6 of the FIDE Laws
//! | paragraph | here |
//! | --- | --- |
//! | 6.1 two displays, one runs | [`state::Phase::Running`] holds one turn |
//! | 6.1 "'flag fall' means the expiry of the allotted time" | [`account::Account::flag`]; time that is given puts the flag up again |
//! | 6.2 allotments, saved time, delay | [`account::Account`]; the first bonus, [`setup::SetupDraft::first_bonus`] |
//! | 6.3 flags | [`account::Account::flag`], computed to the millisecond |
//! | 6.4 where the clock stands | the arbiter's choice; the face turns either half and swaps sides ([`event::Event::SwapSides`]) |
//! | 6.5 start | [`setup::Schedule`], or Black's first press |
//! | 6.6 default time | [`event::Event::Arrive`], [`event::Event::ClaimDefault`], [`state::State::check_default`] |
//! | 6.7a a press completes the move | [`event::Event::Press`] |
//! | 6.7b same hand, no hovering | the players' conduct; a press counts at touch-down, so hovering gains nothing |
//! | 6.7c proper handling | conduct; [`event::Offence::ClockHandling`] is the arbiter's answer |
//! | 6.7a "unless the move ends the game", 5.2.2 | [`event::Event::OnBoard`], [`event::Event::Dead`] where it had to be proved |
//! | 6.8 when a flag counts | [`setup::FlagDetection`], [`event::Event::ClaimFlag`] |
//! | 6.9 what a flag costs | [`state::FlagVerdict::Lost`]; a draw if the opponent cannot checkmate, which the players say ([`outcome::EndReason::FlagWithoutMate`]) |
//! | 6.10 indications are conclusive, replacement | the journal; [`event::Event::Correct`] |
//! | 6.11 both flags down | [`state::FlagVerdict::OrderUnknown`], [`event::Event::PlayOn`] |
//! | 6.11 does not arise with the double flag | [`double_flag`], where the order is always known |
//! | 6.12 interruption, assistance | [`event::Event::Stop`], [`event::Event::Resume`] |
//! | 6.13 irregularities | [`event::Event::Correct`], [`event::Event::Restore`], [`event::Event::Undo`]; what the arbiter has set stands |
//! | 7.5.5 the second illegal move | [`state::State::outcome_of_illegal_moves`]; a draw if the opponent cannot checkmate ([`outcome::Outcome::DRAWN_BY_ILLEGAL_MOVES`]) |
//! | 6.14 displays of moves | move counts are shown; no claim is made from them |

pub mod account;
mod arrival;
pub mod bonus;
pub mod color;
pub mod control;
mod course;
pub mod cue;
pub mod digits;
pub mod double_flag;
pub mod draft;
pub mod driver;
pub mod event;
pub mod face;
pub mod length;
pub mod log;
pub mod low_time;
pub mod match_score;
pub mod notation;
pub mod outcome;
pub mod presets;
pub mod reading;
mod restore;
mod result;
pub mod ruleset;
pub mod setup;
pub mod state;
pub mod step;
pub mod time_parts;
pub mod view;

pub use account::Overtime;
pub use bonus::BonusRule;
pub use color::{ByColor, Color, Seat};
pub use control::{Mode, Period, PeriodEnd, TimeControl};
pub use event::{Claimant, Entry, EntryId, Event, Offence, Rejection, StoppedBy};
pub use face::Face;
pub use low_time::LowTime;
pub use outcome::{BoardEnd, EndReason, GameResult, Outcome};
pub use reading::Reading;
pub use result::FallenFlag;
pub use ruleset::Ruleset;
pub use setup::{FlagDetection, Schedule, Setup};
pub use state::{Phase, State};

use serde::{Deserialize, Serialize};

use crate::time::{Instant, Stamp};
use course::Course;
use step::{Move, step};

/// A clock: the setup, and everything that has happened since.
///
/// ```
/// use zeitnot_core::clock::{Clock, notation, setup::{Setup, SetupDraft}};
/// use zeitnot_core::clock::{color::Color, event::Event};
/// use zeitnot_core::time::{Instant, Millis, Stamp};
///
/// let controls = notation::parse("3+2").unwrap();
/// let mut clock = Clock::new(Setup::new(SetupDraft::standard(controls)).unwrap());
/// let at = |ms| Stamp { at: Instant::new(ms), ..Stamp::default() };
/// clock.apply(Event::Press(Color::Black), at(0)).unwrap(); // starts White's clock
/// clock.apply(Event::Press(Color::White), at(5_000)).unwrap();
/// // 3:00 and the first bonus, less 5 seconds, and the second bonus.
/// let state = clock.at(Instant::new(5_000));
/// assert_eq!(state.accounts.white.balance, Millis::seconds(180 + 2 - 5 + 2));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StoredClock")]
pub struct Clock {
    setup: Setup,
    journal: Vec<Entry>,
    #[serde(skip_serializing_if = "Ruleset::is_first")]
    rules: Ruleset,
    /// The entries that count, being neither undone nor itself an undo, and the states between.
    #[serde(skip)]
    course: Course,
    /// The entries made after a dead position, by the entry that reports it: the game was already
    /// over then.
    #[serde(skip)]
    late: Vec<(EntryId, Vec<EntryId>)>,
    /// The undone entries that can be redone, oldest first.
    #[serde(skip)]
    undone: Vec<EntryId>,
    /// The state at the last entry, cached.
    #[serde(skip)]
    state: State,
}

/// The stored part of a clock; everything else is derived from it.
#[derive(Deserialize)]
struct StoredClock {
    setup: Setup,
    journal: Vec<Entry>,
    #[serde(default)]
    rules: Ruleset,
}

impl From<StoredClock> for Clock {
    fn from(stored: StoredClock) -> Clock {
        Clock::under(stored.setup, stored.rules).with_journal(stored.journal)
    }
}

impl Clock {
    /// A clock without any events.
    pub fn new(setup: Setup) -> Clock {
        Clock::under(setup, Ruleset::CURRENT)
    }

    /// A clock without any events, under these rules.
    pub fn under(setup: Setup, rules: Ruleset) -> Clock {
        let state = State::under(&setup, rules);
        Clock {
            state,
            setup,
            rules,
            journal: Vec::new(),
            course: Course::new(state),
            late: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// The clock of a journal. Impossible entries change nothing, so no journal can break a clock.
    pub fn replay(setup: Setup, journal: Vec<Entry>) -> Clock {
        Clock::new(setup).with_journal(journal)
    }

    /// A clock of the same game with another journal.
    #[must_use]
    pub fn with_journal(&self, journal: Vec<Entry>) -> Clock {
        let mut clock = Clock::under(self.setup.clone(), self.rules);
        for entry in journal {
            // A rejected entry stays in the journal, which is evidence.
            if clock.apply(entry.event, entry.stamp).is_err() {
                clock.journal.push(entry);
            }
        }
        clock
    }

    /// The agreed setup.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// By which rules the game is played.
    pub fn rules(&self) -> Ruleset {
        self.rules
    }

    /// The state before any event.
    pub fn first_state(&self) -> State {
        State::under(&self.setup, self.rules)
    }

    /// All entries, including undone ones and undos.
    pub fn journal(&self) -> &[Entry] {
        &self.journal
    }

    /// Whether an entry counts: it was not undone, and is not itself an undo.
    pub fn is_live(&self, id: EntryId) -> bool {
        self.course.has(id)
    }

    /// The instant of the last entry.
    pub fn last_instant(&self) -> Instant {
        self.state.now
    }

    /// The clock at an instant, if nothing more happens until then.
    pub fn at(&self, now: Instant) -> State {
        self.state.at(&self.setup, now)
    }

    /// Applies an event. A stamp before the last entry is moved to that entry. Returns the move
    /// that a press completed.
    ///
    /// # Errors
    /// The [`Rejection`] that says why the event is impossible now: [`step`](step::step) has those of
    /// each event; here an undo of an entry that does not count is [`Rejection::NothingToUndo`], and a
    /// redo of one that was not undone [`Rejection::NothingToRedo`]. Nothing has changed then.
    pub fn apply(&mut self, event: Event, stamp: Stamp) -> Result<Option<Move>, Rejection> {
        let stamp = Stamp {
            at: stamp.at.max(self.state.now),
            ..stamp
        };
        // An absence does not begin before the last entry, even if that is an undo. The corrected
        // instant is journaled, because a replay would not see undone entries.
        let event = match event {
            Event::Away { since } => Event::Away {
                since: since.max(self.state.now),
            },
            other => other,
        };
        match event {
            Event::Undo(target) => self.undo(target, stamp).map(|()| None),
            Event::Redo(target) => self.redo(target, stamp).map(|()| None),
            Event::Dead { since } => self.end_as_dead(since, stamp).map(|()| None),
            _ => {
                let (state, moved) = step(&self.setup, &self.state, stamp.at, event)?;
                self.record(Entry { stamp, event }, state);
                // A stop, which also opens the arbiter's panel, keeps undone entries redoable; any
                // other event discards them.
                if !matches!(event, Event::Stop(_)) {
                    self.undone.clear();
                }
                Ok(moved)
            }
        }
    }

    /// Ends the game at an earlier instant. Later entries do not count as long as this one does.
    fn end_as_dead(&mut self, since: Instant, stamp: Stamp) -> Result<(), Rejection> {
        if let Phase::Ended(outcome) = self.state.phase
            && outcome.reason == EndReason::DeadPosition
        {
            return Err(Rejection::HasEnded);
        }
        // Instants never go back, so the later entries are the last ones.
        let live = self.course.live();
        let before = live.partition_point(|id| self.instant_of(*id) <= since);
        let late = live[before..].to_vec();
        let then = self
            .course
            .state_after(before, following(&self.setup, &self.journal));
        let event = Event::Dead { since };
        let (state, _) = step(&self.setup, &then, stamp.at, event)?;
        for id in late.iter().rev() {
            self.course.set(*id, false);
        }
        let id = self.record(Entry { stamp, event }, state);
        self.late.push((id, late));
        self.undone.clear();
        Ok(())
    }

    fn instant_of(&self, id: EntryId) -> Instant {
        let entry = self.journal.get(id.0 as usize);
        entry.map_or(self.state.now, |entry| entry.stamp.at)
    }

    /// The entry that an undo would affect: the last live one, except the stop that holds the
    /// clocks now and the entries that name who stopped them. A stop that postponed the start can
    /// be undone.
    pub fn undoable(&self) -> Option<EntryId> {
        let held = matches!(self.state.phase, Phase::Stopped(..)) && self.state.started;
        let holds =
            |id: &EntryId| held && matches!(self.journal[id.0 as usize].event, Event::Stop(_));
        self.course
            .live()
            .iter()
            .rev()
            .copied()
            .find(|id| !holds(id))
    }

    /// The entry that a redo would affect: the one undone last, until something new happens.
    pub fn redoable(&self) -> Option<EntryId> {
        self.undone.last().copied()
    }

    fn undo(&mut self, target: EntryId, stamp: Stamp) -> Result<(), Rejection> {
        if !self.is_live(target) {
            return Err(Rejection::NothingToUndo);
        }
        self.set_live(target, false, Event::Undo(target), stamp);
        self.undone.push(target);
        Ok(())
    }

    fn redo(&mut self, target: EntryId, stamp: Stamp) -> Result<(), Rejection> {
        if self.redoable() != Some(target) {
            return Err(Rejection::NothingToRedo);
        }
        self.undone.pop();
        self.set_live(target, true, Event::Redo(target), stamp);
        Ok(())
    }

    fn set_live(&mut self, target: EntryId, live: bool, event: Event, stamp: Stamp) {
        self.course.set(target, live);
        for (_, late) in self.late.iter().filter(|(dead, _)| *dead == target) {
            for id in late {
                self.course.set(*id, !live);
            }
        }
        let state = self.course.follow(following(&self.setup, &self.journal));
        self.state = state.at(&self.setup, stamp.at);
        self.journal.push(Entry { stamp, event });
    }

    /// Adds an entry that counts, and the state to which it leads.
    fn record(&mut self, entry: Entry, state: State) -> EntryId {
        let id = EntryId(u32::try_from(self.journal.len()).unwrap_or(u32::MAX));
        self.journal.push(entry);
        self.course.push(id, &state);
        self.state = state;
        id
    }

    /// The live entries, with their ids.
    pub fn live_entries(&self) -> impl Iterator<Item = (EntryId, &Entry)> {
        let live = self.course.live().iter();
        live.filter_map(|id| Some((*id, self.journal.get(id.0 as usize)?)))
    }
}

/// How a live entry leads from one state to the next. One that became impossible through an undo
/// changes nothing.
fn following(setup: &Setup, journal: &[Entry]) -> impl Fn(&State, EntryId) -> State {
    |state, id| {
        let entry = journal.get(id.0 as usize);
        let next = entry.and_then(|entry| step(setup, state, entry.stamp.at, entry.event).ok());
        next.map_or(*state, |(next, _)| next)
    }
}
