//! The ledger of a game: [`Ledger`].

use shakmaty::{Move, Position as _};

use super::account::Gain;
use super::edit::Edit;
use super::entry::{Act, Cause, Ending, Entry, ShownTime};
use super::error::EntryError;
use super::event::{CAP, Event};
use super::seconds::{Seconds, Utc};
use super::state::{GameEnd, GameEndReason, Phase, State};
use crate::clock::{ByColor, Color, GameResult};
use crate::game::ending::{BoardFact, end_of};
use crate::game::{MoveHistory, Position};

/// A game as a journal of stamped entries under the rules of its event, and everything that follows
/// from it.
///
/// Only the entries are stored. Every entry has a [`LedgerStep`]: the state just
/// before it, its effect, and the state after it. Any entry can be changed or
/// removed; everything after it is then recomputed.
#[derive(Clone, Debug)]
pub struct Ledger {
    event: Event,
    /// The moves before the first entry, then all moves.
    line: MoveHistory,
    /// The number of half-moves before the first entry.
    lead: usize,
    /// The stated numbers of own moves before the first entry.
    said: ByColor<u32>,
    opening: State,
    entries: Vec<Entry>,
    steps: Vec<LedgerStep>,
}

/// The effect of an entry, and the states around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LedgerStep {
    /// The state at the entry's instant, before it.
    pub before: State,
    /// The state at the same instant, after it.
    pub after: State,
    /// The effect.
    pub effect: EntryEffect,
}

/// The effect of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryEffect {
    /// The side to move completed a move.
    Move {
        /// The legal move that was played.
        play: Move,
        /// The side that moved.
        side: Color,
        /// The ply after it, counted from the first position of the game.
        ply: usize,
        /// Own moves so far, including those before the first entry.
        number: u32,
        /// The reflection time of the move, exactly, if [`Ledger::is_timed`]; else it says nothing.
        spent: Seconds,
        /// The time that it gained.
        gain: Gain,
    },
    /// Anything else; the entry and the two states describe it completely.
    Other,
}

/// An entry that is invalid at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {place}: {why}")]
pub struct ConflictError {
    /// Its index in the journal, after the change.
    pub place: usize,
    /// Why it is invalid.
    pub why: EntryError,
}

impl ConflictError {
    /// The first entry that lies in the future of `now`.
    pub(super) fn of_future(entries: &[Entry], now: Utc) -> Option<ConflictError> {
        let place = entries.iter().position(|entry| entry.is_after(now))?;
        let why = EntryError::Future { now };
        Some(ConflictError { place, why })
    }
}

impl Ledger {
    /// A ledger of these entries. `lead` has the starting position and the moves before the first
    /// entry; `moves` are the stated numbers of own moves that count already.
    ///
    /// ```
    /// use zeitnot_core::clock::{ByColor, Color};
    /// use zeitnot_core::correspondence::proposal::propose;
    /// use zeitnot_core::correspondence::{Act, Entry, EntryError, Event, Ledger, Seconds, Utc};
    /// use zeitnot_core::game::{MoveHistory, Start};
    ///
    /// let start = Utc::new(1_798_761_600);
    /// let cup = Event::new(propose(700).standard().draft("Cup", start)).unwrap();
    /// let lead = MoveHistory::new(Start::standard());
    /// let official = vec![Entry { at: start, act: Act::OfficialStart }];
    /// let mut game = Ledger::open(cup, lead, ByColor::both(0), official).unwrap();
    /// // A clock of exactly 50 days is at zero after them: the game is lost.
    /// let late = start + Seconds::days(50);
    /// let e4 = Entry { at: late, act: Act::Move("e2e4".parse().unwrap()) };
    /// let fallen = EntryError::Fallen { side: Color::White, at: late };
    /// assert_eq!(game.add(e4, late), Err(fallen));
    /// ```
    ///
    /// # Errors
    /// The first entry that the rules do not allow at its place, with the reason, and the ledger up to
    /// it. Each reason is as of [`Ledger::add`], without [`EntryError::Future`].
    pub fn open(
        event: Event,
        lead: MoveHistory,
        moves: ByColor<u32>,
        entries: Vec<Entry>,
    ) -> Result<Ledger, Box<(Ledger, ConflictError)>> {
        let openings = event.draft().interpretations.openings;
        let counted = openings.moves_before(&lead, moves);
        // Moves that have no stamps were made before the first entry.
        let is_known = moves.iter().all(|made| *made == 0);
        let opening = State {
            known: ByColor::both(is_known),
            ..State::waiting(&event, lead.turn(), counted)
        };
        let mut ledger = Ledger {
            event,
            lead: lead.ply(),
            said: moves,
            line: lead,
            opening,
            entries: Vec::with_capacity(entries.len()),
            steps: Vec::with_capacity(entries.len()),
        };
        for (place, entry) in entries.into_iter().enumerate() {
            if let Err(why) = ledger.push(entry) {
                return Err(Box::new((ledger, ConflictError { place, why })));
            }
        }
        Ok(ledger)
    }

    /// The event with the rules that apply.
    pub fn event(&self) -> &Event {
        &self.event
    }

    /// The moves, including those before the first entry.
    pub fn line(&self) -> &MoveHistory {
        &self.line
    }

    /// The journal, oldest entry first.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The effect of each entry.
    pub fn steps(&self) -> &[LedgerStep] {
        &self.steps
    }

    /// Whether the move at this index of the journal has a time, and the turn that it ends began at
    /// one, so that its reflection time is known.
    pub fn is_timed(&self, place: usize) -> bool {
        let made = self.entries.get(..=place).unwrap_or_default();
        let mut made = made.iter().rev().filter(|entry| entry.act.uci().is_some());
        let is_timed =
            |entry: Option<&Entry>| entry.is_none_or(|entry| matches!(entry.act, Act::Move(_)));
        is_timed(made.next()) && is_timed(made.next())
    }

    /// The half-moves that were entered without their times, counted from 1.
    pub fn untimed(&self) -> impl Iterator<Item = usize> {
        let entries = self.entries.iter().zip(&self.steps);
        entries.filter_map(|(entry, step)| match (&entry.act, step.effect) {
            (Act::UntimedMove(_), EntryEffect::Move { ply, .. }) => Some(ply),
            _ => None,
        })
    }

    /// The state before the first entry.
    pub const fn opening(&self) -> State {
        self.opening
    }

    /// The state after the last entry.
    pub fn last(&self) -> State {
        self.steps.last().map_or(self.opening, |step| step.after)
    }

    /// The state at an instant: after the last entry until then, with the time since.
    pub fn at(&self, now: Utc) -> State {
        let entered = self.entries.partition_point(|entry| entry.at <= now);
        let last = match entered.checked_sub(1) {
            Some(place) => self.steps[place].after,
            None => self.opening,
        };
        last.advanced(now)
    }

    /// Adds an entry that has happened by now.
    ///
    /// # Errors
    /// Why it is invalid; nothing is changed. [`EntryError::Future`] if it is later than `now`; before
    /// anything else [`EntryError::Order`] and [`EntryError::BeforeStart`]; [`EntryError::Fallen`] if
    /// the clock of the side to move had reached zero by then, and [`EntryError::Over`] after the end.
    /// The others belong to one kind of act each, and say which.
    pub fn add(&mut self, entry: Entry, now: Utc) -> Result<(), EntryError> {
        if entry.is_after(now) {
            return Err(EntryError::Future { now });
        }
        self.push(entry)
    }

    /// The ledger after a change of its journal; later entries are recomputed.
    ///
    /// # Errors
    /// The first entry that would be invalid, by its index after the change, and why.
    pub fn edited(&self, edit: Edit, now: Utc) -> Result<Ledger, ConflictError> {
        let mut entries = self.entries.clone();
        edit.apply(&mut entries);
        match ConflictError::of_future(&entries, now) {
            Some(late) => Err(late),
            None => self.with_entries(entries).map_err(|failed| failed.1),
        }
    }

    /// The ledger under other parameters of the event.
    ///
    /// # Errors
    /// The first entry that is invalid under them, with the reason, and the ledger up to it.
    pub fn under(&self, event: Event) -> Result<Ledger, Box<(Ledger, ConflictError)>> {
        self.reopened(event, self.entries.clone())
    }

    /// The same game with other entries.
    pub(super) fn with_entries(
        &self,
        entries: Vec<Entry>,
    ) -> Result<Ledger, Box<(Ledger, ConflictError)>> {
        self.reopened(self.event.clone(), entries)
    }

    fn reopened(
        &self,
        event: Event,
        entries: Vec<Entry>,
    ) -> Result<Ledger, Box<(Ledger, ConflictError)>> {
        let mut lead = self.line.clone();
        lead.truncate(self.lead);
        Ledger::open(event, lead, self.said, entries)
    }

    /// The index for a new entry at that instant: after all that are not later.
    pub fn place_of(&self, at: Utc) -> usize {
        self.entries.partition_point(|entry| entry.at <= at)
    }

    /// The change that inserts `entry` into `journal`, whose valid entries are in this ledger. If a
    /// result comes before the start, the game never began: the result replaces the start.
    pub fn entering(&self, journal: &[Entry], place: usize, entry: Entry) -> Edit {
        let stands = journal.len() == self.entries.len();
        match (journal, &entry.act) {
            ([start], Act::Result { ending, .. })
                if stands
                    && start.act.is_start()
                    && entry.at < start.at
                    && ending.needs_no_move() =>
            {
                Edit::Replace(0, entry)
            }
            _ => Edit::Insert(place, entry),
        }
    }

    /// The position before a move entered at this index.
    pub fn position_before(&self, place: usize) -> &Position {
        let moves = self.steps.iter().take(place);
        let moves = moves.filter(|step| matches!(step.effect, EntryEffect::Move { .. }));
        let position = self.line.position_at(self.lead + moves.count());
        position.unwrap_or(self.line.position())
    }

    /// The start for an instant: an official one if it is the event's, so that it follows
    /// corrections of the event.
    pub fn start_at(&self, at: Utc) -> Act {
        if at == self.event.draft().start {
            Act::OfficialStart
        } else {
            Act::Start
        }
    }

    /// The cause of times that were seen without a known one: nothing needs explaining if the
    /// ledger has the same at that instant.
    pub fn cause_of(&self, shown: &ByColor<Option<ShownTime>>, at: Utc) -> Cause {
        let state = self.at(at);
        let agrees = |side: Color| {
            let account = state.account(side);
            let same =
                |shown: &ShownTime| (shown.clock, shown.bank) == (account.clock, account.bank);
            shown.get(side).as_ref().is_none_or(same)
        };
        if Color::ALL.into_iter().all(agrees) {
            Cause::Agrees
        } else {
            Cause::Unknown
        }
    }

    fn push(&mut self, mut entry: Entry) -> Result<(), EntryError> {
        let last = self.last();
        let start = self.event.draft().start;
        if entry.act == Act::OfficialStart {
            entry.at = start;
        }
        // A withdrawal before the event's start counts before it.
        let unbegun = matches!(entry.act, Act::Result { .. }) && last.phase == Phase::Waiting;
        if entry.at < start && !unbegun {
            return Err(EntryError::BeforeStart { start });
        }
        if !self.entries.is_empty() && entry.at < last.at {
            return Err(EntryError::Order { after: last.at });
        }
        let before = match entry.act {
            // A clock ran for an unknown time: it may not have fallen since.
            Act::UntimedMove(_) => last.followed().without_times(),
            _ => last.followed(),
        };
        let before = before.advanced(entry.at);
        let (after, effect) = self.step(before, &entry)?;
        let after = after.settled();
        if let EntryEffect::Move { play, .. } = effect {
            self.line.play(play).map_err(|_| EntryError::Illegal)?;
        }
        self.steps.push(LedgerStep {
            before,
            after,
            effect,
        });
        self.entries.push(entry);
        Ok(())
    }

    /// Applies an entry to the state at its instant.
    fn step(&self, before: State, entry: &Entry) -> Result<(State, EntryEffect), EntryError> {
        let mut after = before;
        match &entry.act {
            Act::OfficialStart | Act::Start => {
                if before.phase != Phase::Waiting {
                    return Err(EntryError::Started);
                }
                after.phase = running_from(entry.at);
                after.is_fresh = entry.act == Act::OfficialStart;
            }
            Act::Move(uci) | Act::UntimedMove(uci) => {
                let play = uci
                    .to_move(self.line.position())
                    .map_err(|_| EntryError::Illegal)?;
                return self.play(before, play);
            }
            Act::Refill { side, amount } => {
                alive(&before)?;
                unowed(&before, *side)?;
                self.move_time(&mut after, *side, *amount)?;
            }
            Act::Claim { by } => match before.phase {
                Phase::Running { began, stopped } => {
                    unowed(&before, *by)?;
                    after.phase = Phase::Claim {
                        by: *by,
                        since: entry.at,
                        began,
                        stopped,
                    };
                }
                _ => {
                    alive(&before)?;
                    return Err(EntryError::Claim);
                }
            },
            Act::Resolved => match before.phase {
                Phase::Claim {
                    since,
                    began,
                    stopped,
                    ..
                } => {
                    after.phase = Phase::Running {
                        began,
                        stopped: stopped + entry.at.since(since),
                    };
                }
                _ => {
                    alive(&before)?;
                    return Err(EntryError::NoClaim);
                }
            },
            Act::Substitution { side, name } | Act::Replacement { side, name } => {
                self.substitutable(&before, *side)?;
                if name.trim().is_empty() || name.chars().count() > 100 {
                    return Err(EntryError::Name);
                }
                *after.owes_substitution.get_mut(*side) = false;
            }
            Act::Transfer { side, amount } => {
                self.substitutable(&before, *side)?;
                if !self.event.draft().captain_may_transfer {
                    return Err(EntryError::CaptainMayNot);
                }
                self.move_time(&mut after, *side, *amount)?;
                let put_in = self.puts_in(entry.at, *side);
                *after.owes_substitution.get_mut(*side) = !put_in;
            }
            Act::Correction { shown, .. } => correct(&mut after, shown)?,
            Act::Result { result, ending } => {
                match before.phase {
                    // A player who has lost on time can no longer agree to anything. If the server
                    // took the agreement, its times show that the clock had not fallen.
                    Phase::Fallen { .. } if *ending == Ending::Agreement => alive(&before)?,
                    Phase::Fallen { .. } => {}
                    // Before the first move, and even before the event's start.
                    Phase::Waiting if ending.needs_no_move() => after.at = entry.at,
                    _ => alive(&before)?,
                }
                after.phase = Phase::Over(GameEnd {
                    at: entry.at,
                    result: *result,
                    why: GameEndReason::Word(*ending),
                });
            }
        }
        Ok((after, EntryEffect::Other))
    }

    /// A move (rules 2 to 5 and 9): the thinking time is already subtracted, because the state has
    /// been advanced to this instant.
    fn play(&self, before: State, play: Move) -> Result<(State, EntryEffect), EntryError> {
        alive(&before)?;
        let spent = match before.phase {
            Phase::Running { .. } => before.reflection().unwrap_or_default(),
            _ => return Err(EntryError::Claim),
        };
        let side = before.turn;
        unowed(&before, side)?;
        let position = self.line.position().clone();
        let position = position.play(play).map_err(|_| EntryError::Illegal)?;
        let (account, gain) = before.account(side).complete_move(&self.event);
        let mut after = before;
        *after.accounts.get_mut(side) = account;
        after.turn = side.other();
        after.phase = match end_of(&position) {
            None => running_from(before.at),
            Some(fact) => Phase::Over(GameEnd {
                at: before.at,
                result: match fact {
                    BoardFact::Checkmate { winner } => GameResult::Win(winner),
                    BoardFact::Stalemate | BoardFact::DeadPosition => GameResult::Draw,
                },
                why: GameEndReason::Board(fact),
            }),
        };
        let effect = EntryEffect::Move {
            play,
            side,
            ply: self.line.ply() + 1,
            number: account.moves,
            spent,
            gain,
        };
        Ok((after, effect))
    }

    /// A refill by hand or a transfer (5, 7).
    fn move_time(&self, state: &mut State, side: Color, amount: Seconds) -> Result<(), EntryError> {
        let account = *state.account(side);
        if !amount.is_positive() {
            return Err(EntryError::Amount);
        }
        // Of an account that is not known only the limit of every clock is.
        let is_known = state.is_known(side);
        if is_known && amount > account.bank {
            let bank = account.bank;
            return Err(EntryError::Bank { bank });
        }
        let room = if is_known { CAP - account.clock } else { CAP };
        if amount > room {
            return Err(EntryError::Cap { room });
        }
        let moved = if is_known {
            amount
        } else {
            amount.min(account.refillable())
        };
        *state.accounts.get_mut(side) = account.with_refill(moved);
        Ok(())
    }

    /// Whether the last entries change the player of a side in this same second. A transfer and the
    /// change are a single act of the captain (8), in whichever order they are entered.
    fn puts_in(&self, at: Utc, side: Color) -> bool {
        let acts = self.entries.iter().rev();
        acts.take_while(|entry| entry.at == at)
            .map_while(|entry| match &entry.act {
                Act::Substitution { side, .. } | Act::Replacement { side, .. } => Some(Some(*side)),
                Act::Transfer { .. } => Some(None),
                _ => None,
            })
            .any(|put_in| put_in == Some(side))
    }

    /// Checks that a team may change its player now (substitutions, 1 and 4).
    fn substitutable(&self, state: &State, side: Color) -> Result<(), EntryError> {
        if !self.event.draft().team {
            return Err(EntryError::NotTeam);
        }
        alive(state)?;
        let end = self.event.last_substitution();
        if state.at > end {
            return Err(EntryError::AfterEnd { end });
        }
        if state.is_known(side) && !state.account(side).total().is_positive() {
            return Err(EntryError::NothingLeft);
        }
        Ok(())
    }
}

const fn running_from(at: Utc) -> Phase {
    Phase::Running {
        began: at,
        stopped: Seconds::ZERO,
    }
}

/// Checks that the game is in progress.
fn alive(state: &State) -> Result<(), EntryError> {
    match state.phase {
        Phase::Waiting => Err(EntryError::NotStarted),
        Phase::Fallen { at, .. } => Err(EntryError::Fallen {
            side: state.turn,
            at,
        }),
        Phase::Over(_) => Err(EntryError::Over),
        Phase::Running { .. } | Phase::Claim { .. } => Ok(()),
    }
}

/// Checks that a captain who transferred time has entered the new player.
fn unowed(state: &State, side: Color) -> Result<(), EntryError> {
    if *state.owes_substitution.get(side) {
        Err(EntryError::SubstitutionOwed { side })
    } else {
        Ok(())
    }
}

/// Sets the server's times, which count even if a clock had fallen here.
fn correct(state: &mut State, shown: &ByColor<Option<ShownTime>>) -> Result<(), EntryError> {
    if shown.iter().all(Option::is_none) {
        return Err(EntryError::NothingShown);
    }
    match state.phase {
        Phase::Waiting => return Err(EntryError::NotStarted),
        Phase::Over(_) => return Err(EntryError::Over),
        _ => {}
    }
    for side in Color::ALL {
        let Some(ShownTime { clock, bank }) = *shown.get(side) else {
            continue;
        };
        let fine = (Seconds::ZERO..=CAP).contains(&clock)
            && (Seconds::ZERO..=Seconds::days(99_999)).contains(&bank);
        if !fine {
            return Err(EntryError::Shown);
        }
        let account = state.accounts.get_mut(side);
        (account.clock, account.bank) = (clock, bank);
        *state.known.get_mut(side) = true;
    }
    let (clock, is_known) = (state.account(state.turn).clock, state.is_known(state.turn));
    state.phase = match state.phase {
        Phase::Fallen { began, stopped, .. } if clock.is_positive() => {
            Phase::Running { began, stopped }
        }
        Phase::Claim {
            since,
            began,
            stopped,
            ..
        } if is_known && !clock.is_positive() => Phase::Fallen {
            at: state.at,
            began,
            stopped: stopped + state.at.since(since),
        },
        phase => phase,
    };
    Ok(())
}
