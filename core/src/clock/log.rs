//! The history of a game in chronological order: [`LogLine`]s, one for each journal entry and for
//! each thing that followed from time passing.

use super::Clock;
use super::account::Overtime;
use super::color::{ByColor, Color};
use super::event::{Entry, EntryId, Event, Offence};
use super::outcome::Outcome;
use super::reading::Reading;
use super::setup::Setup;
use super::state::{Phase, State};
use super::step::{Move, step};
use crate::time::{Instant, Millis, WallTime};

/// One line of a game's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The journal entry, or `None` for what happened by itself.
    pub id: Option<EntryId>,
    /// The instant on the game's axis.
    pub at: Instant,
    /// The calendar time; `None` for what happened by itself.
    pub wall: Option<WallTime>,
    /// The journal event, or what happened by itself.
    pub what: LogEvent,
    /// Whether it was undone later, or taken back by the penalty for an illegal move.
    pub undone: bool,
    /// The time that each side had left then.
    pub left: ByColor<Millis>,
    /// Double flag: the extra time that each side had left, if it was on extra time.
    pub extra: ByColor<Option<Millis>>,
}

/// The content of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogEvent {
    /// White's clock was started: by Black's press, by the schedule or, after a postponed start, by
    /// the arbiter.
    Started,
    /// A press completed a move.
    Moved(Move),
    /// A player arrived, by a press that completed no move or by reporting it (6.6).
    Arrived(Color),
    /// An offence was penalised.
    Penalized(Penalty),
    /// The arbiter set times, moves or periods.
    Corrected(ByColor<Correction>),
    /// Any other entry of the journal.
    Did(Event),
    /// A first flag fell: extra time began.
    FirstFlag(Color),
    /// A flag fell.
    Flag(Color),
    /// A period of that side ended by time.
    PeriodOver(Color),
}

/// A penalty, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Penalty {
    /// The side that committed the offence.
    pub offender: Color,
    /// The offence.
    pub offence: Offence,
    /// The time that the opponent was given; none if the penalty ended the game.
    pub given: Millis,
    /// The result, if the penalty ended the game (7.5.5).
    pub outcome: Option<Outcome>,
}

/// A correction of one side's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Correction {
    /// The time left.
    pub time: Change<Millis>,
    /// The moves made.
    pub moves: Change<u32>,
    /// Whether the period or the overtime was set too.
    pub has_more: bool,
}

/// A value before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Change<T> {
    pub before: T,
    pub after: T,
}

impl<T: PartialEq> Change<T> {
    /// Whether it changed at all.
    pub fn is_real(&self) -> bool {
        self.before != self.after
    }
}

impl LogLine {
    /// Whether it ended the game, so that the result says it too.
    pub fn ends_game(&self) -> bool {
        !self.undone && matches!(self.what, LogEvent::Did(Event::OnBoard(_) | Event::End(_)))
    }

    /// Whether it is only about working the clock: who goes through the moves learns nothing from
    /// it about the game.
    pub fn is_handling(&self) -> bool {
        match self.what {
            LogEvent::Did(event) => matches!(
                event,
                Event::Press(_)
                    | Event::Stop(_)
                    | Event::Resume
                    | Event::Away { .. }
                    | Event::CountAway(_)
                    | Event::SwapSides
                    | Event::ClaimFlag(_)
                    | Event::Restore { .. }
                    | Event::Undo(_)
                    | Event::Redo(_)
            ),
            LogEvent::Started | LogEvent::Arrived(_) | LogEvent::Corrected(_) => true,
            LogEvent::Moved(_)
            | LogEvent::Penalized(_)
            | LogEvent::FirstFlag(_)
            | LogEvent::Flag(_)
            | LogEvent::PeriodOver(_) => false,
        }
    }
}

/// The whole history up to `now`, oldest first: the entries in the order in which they were made, and
/// before each what had happened by itself until then.
///
/// An undo may bring about something earlier: a flag that fell because a press no longer counts.
/// That became known with the undo, so its line stands behind it, with the instant at which it
/// happened. In the same way a flag that fell in time away stands at the decision to count that
/// time.
pub fn lines(clock: &Clock, now: Instant) -> Vec<LogLine> {
    let setup = clock.setup();
    let mut lines = Vec::with_capacity(clock.journal().len());
    let mut state = clock.first_state();
    for (id, entry) in (0..).map(EntryId).zip(clock.journal()) {
        let at = entry.stamp.at;
        let mut line = LogLine {
            id: Some(id),
            at,
            wall: Some(entry.stamp.wall),
            what: LogEvent::Did(entry.event),
            undone: false,
            left: ByColor::default(),
            extra: ByColor::default(),
        };
        if clock.is_live(id) {
            let before = state.at(setup, until(entry));
            by_itself(setup, &state, &before, &mut lines);
            match step(setup, &state, at, entry.event) {
                Ok((next, moved)) => {
                    if names_stopper(&before, entry.event, &mut lines) {
                        state = next;
                        continue;
                    }
                    if let (Event::CountAway(true), Phase::Away(gap)) = (entry.event, before.phase)
                    {
                        by_itself(setup, &before.at_the_gap(gap), &next, &mut lines);
                    }
                    if let Event::Penalize { offender, .. } = entry.event {
                        takes_back(&before, &next, offender, &mut lines);
                    }
                    line.what = what(&before, &next, entry.event, moved);
                    state = next;
                }
                // It became impossible when something before it was undone.
                Err(_) => line.undone = true,
            }
        } else {
            line.undone = !matches!(entry.event, Event::Undo(_) | Event::Redo(_));
        }
        let then = state.at(setup, at);
        line.left = left(&then);
        line.extra = extra(&then);
        lines.push(line);
    }
    by_itself(setup, &state, &state.at(setup, now), &mut lines);
    lines
}

/// The line of an entry that counts.
fn what(before: &State, after: &State, event: Event, moved: Option<Move>) -> LogEvent {
    let arrived = |side| before.arrived.get(side).is_none() && after.arrived.get(side).is_some();
    match (moved, event) {
        (Some(moved), _) => LogEvent::Moved(moved),
        _ if !before.started && after.started => LogEvent::Started,
        (None, Event::Press(side)) if arrived(side) => LogEvent::Arrived(side),
        (None, Event::Arrive(side)) => LogEvent::Arrived(side),
        (
            None,
            Event::Penalize {
                offender,
                offence,
                amount,
            },
        ) => {
            let outcome = match (before.phase, after.phase) {
                (Phase::Ended(_), _) => None,
                (_, Phase::Ended(outcome)) => Some(outcome),
                _ => None,
            };
            LogEvent::Penalized(Penalty {
                offender,
                offence,
                given: outcome.map_or(amount, |_| Millis::ZERO),
                outcome,
            })
        }
        (None, Event::Correct(readings)) => LogEvent::Corrected(ByColor::from_fn(|side| {
            Correction::of(before.accounts.get(side).reading(), *readings.get(side))
        })),
        (None, event) => LogEvent::Did(event),
    }
}

impl Correction {
    fn of(before: Reading, after: Reading) -> Correction {
        Correction {
            time: Change {
                before: before.time,
                after: after.time,
            },
            moves: Change {
                before: before.moves,
                after: after.moves,
            },
            has_more: (before.period, before.overtime) != (after.period, after.overtime),
        }
    }
}

/// Marks the move that a penalty for an illegal move took back: the player makes it again.
fn takes_back(before: &State, after: &State, offender: Color, lines: &mut [LogLine]) {
    let moves = |state: &State| state.accounts.get(offender).moves;
    if moves(after) >= moves(before) {
        return;
    }
    let is_last_move = |line: &&mut LogLine| matches!(line.what, LogEvent::Moved(moved) if moved.side == offender && !line.undone);
    if let Some(line) = lines.iter_mut().rev().find(is_last_move) {
        line.undone = true;
    }
}

/// Merges a stop of clocks that are already stopped into the line of the stop just before: it only
/// names who stopped them.
fn names_stopper(before: &State, event: Event, lines: &mut [LogLine]) -> bool {
    let (Phase::Stopped(..), Event::Stop(_), Some(last)) = (before.phase, event, lines.last_mut())
    else {
        return false;
    };
    let was_stop = !last.undone && matches!(last.what, LogEvent::Did(Event::Stop(_)));
    if was_stop {
        last.what = LogEvent::Did(event);
    }
    was_stop
}

/// The moves that were made, in order, with the instant of each press.
pub fn moves(clock: &Clock, now: Instant) -> Vec<(Instant, Move)> {
    lines(clock, now)
        .into_iter()
        .filter_map(|line| match line.what {
            LogEvent::Moved(moved) if !line.undone => Some((line.at, moved)),
            _ => None,
        })
        .collect()
}

/// The instant up to which time passes before an entry. Time away is covered by its own entry, and
/// a game that was over by then is not continued.
fn until(entry: &Entry) -> Instant {
    match entry.event {
        Event::Away { since } | Event::Dead { since } => since.min(entry.stamp.at),
        _ => entry.stamp.at,
    }
}

/// Adds the lines for what happened by itself between two states.
fn by_itself(setup: &Setup, before: &State, after: &State, lines: &mut Vec<LogLine>) {
    let mut found = Vec::new();
    if before.phase == Phase::Ready && after.phase != Phase::Ready {
        let waited = after.stopped - before.stopped;
        found.push((before.now + waited, LogEvent::Started));
    }
    for color in Color::ALL {
        let (old, new) = (before.accounts.get(color), after.accounts.get(color));
        if let (None, Some(at)) = (old.first_flag, new.first_flag) {
            found.push((at, LogEvent::FirstFlag(color)));
        }
        if let (None, Some(at)) = (old.flag, new.flag) {
            found.push((at, LogEvent::Flag(color)));
        }
        if let Some(at) = new.mark
            && old.mark != new.mark
        {
            found.push((at, LogEvent::PeriodOver(color)));
        }
    }
    // Sorts the few things that can happen between two events by time; the order of simultaneous
    // ones is kept.
    let mut ordered = Vec::with_capacity(found.len());
    while let Some(first) = (0..found.len()).min_by_key(|&i| found[i].0) {
        ordered.push(found.remove(first));
    }
    lines.extend(ordered.into_iter().map(|(at, what)| LogLine {
        id: None,
        at,
        wall: None,
        what,
        undone: false,
        left: left(&before.at(setup, at)),
        extra: extra(&before.at(setup, at)),
    }));
}

fn left(state: &State) -> ByColor<Millis> {
    state.accounts.map(|account| account.balance)
}

fn extra(state: &State) -> ByColor<Option<Millis>> {
    state.accounts.map(|account| match account.overtime {
        Overtime::Extra { left } if account.in_overtime() => Some(left),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::event::{Offence, StoppedBy};
    use crate::clock::notation;
    use crate::clock::outcome::BoardEnd;
    use crate::clock::setup::SetupDraft;
    use crate::time::Stamp;

    fn apply(clock: &mut Clock, event: Event, at: i64) {
        let at = Instant::new(at);
        let stamp = Stamp {
            at,
            ..Stamp::default()
        };
        clock.apply(event, stamp).expect("it can happen");
    }

    /// A minute for the game, in which the clocks run on after a fall.
    fn blitz() -> Clock {
        let controls = notation::parse("1+0").expect("a control");
        let mut draft = SetupDraft::standard(controls);
        draft.flag.freeze = false;
        let setup = Setup::new(draft).expect("a valid one");
        let mut clock = Clock::new(setup);
        apply(&mut clock, Event::Press(Color::Black), 1_000);
        clock
    }

    #[test]
    fn a_flag_stands_in_the_history_at_its_exact_time() {
        let mut clock = blitz();
        apply(&mut clock, Event::Press(Color::White), 4_000);
        let log = lines(&clock, Instant::new(90_000));
        let what: Vec<LogEvent> = log.iter().map(|line| line.what).collect();
        assert!(matches!(what[0], LogEvent::Started));
        assert!(matches!(what[1], LogEvent::Moved(moved) if moved.thought == Millis::seconds(3)));
        assert_eq!(what[2], LogEvent::Flag(Color::Black));
        assert_eq!(log[2].at, Instant::new(64_000));
        assert_eq!(
            log[2].left.black,
            Millis::ZERO,
            "the time at the fall, not the time now"
        );
        assert_eq!(what.len(), 3);
    }

    #[test]
    fn a_flag_that_fell_before_an_absence_stands_in_the_history() {
        let mut clock = blitz();
        apply(&mut clock, Event::Press(Color::White), 4_000);
        let since = Instant::new(70_000);
        apply(&mut clock, Event::Away { since }, 200_000);
        let log = lines(&clock, Instant::new(200_000));
        let what: Vec<LogEvent> = log.iter().map(|line| line.what).collect();
        assert_eq!(what[2], LogEvent::Flag(Color::Black));
        assert_eq!(log[2].at, Instant::new(64_000));
        assert_eq!(what[3], LogEvent::Did(Event::Away { since }));
        assert_eq!(what.len(), 4);
        // A flag that may have fallen while the device was away is not reported yet.
        let mut clock = blitz();
        let since = Instant::new(50_000);
        apply(&mut clock, Event::Away { since }, 200_000);
        let log = lines(&clock, Instant::new(200_000));
        assert_eq!(
            log.last().map(|line| line.what),
            Some(LogEvent::Did(Event::Away { since }))
        );
    }

    #[test]
    fn a_flag_that_fell_in_time_away_that_counts_stands_in_the_history() {
        let mut clock = blitz();
        let since = Instant::new(50_000);
        apply(&mut clock, Event::Away { since }, 200_000);
        apply(&mut clock, Event::CountAway(true), 210_000);
        let log = lines(&clock, Instant::new(220_000));
        let [.., flag, counted] = &log[..] else {
            panic!("the log should end with the flag and the entry that made it fall");
        };
        assert_eq!(flag.what, LogEvent::Flag(Color::White));
        assert_eq!(counted.what, LogEvent::Did(Event::CountAway(true)));
        assert_eq!(flag.at, Instant::new(61_000));
        assert_eq!(flag.left.white, Millis::ZERO);
    }

    #[test]
    fn a_flag_that_fell_because_of_an_undo_stands_behind_the_undo() {
        let mut clock = blitz();
        apply(&mut clock, Event::Press(Color::White), 4_000);
        let pressed = clock.undoable().expect("the press");
        apply(&mut clock, Event::Undo(pressed), 63_000);
        let log = lines(&clock, Instant::new(70_000));
        let [.., undo, flag] = &log[..] else {
            panic!("the log should end with the undo and what it brought about");
        };
        assert_eq!(undo.what, LogEvent::Did(Event::Undo(pressed)));
        assert_eq!(flag.what, LogEvent::Flag(Color::White));
        assert_eq!(flag.at, Instant::new(61_000));
    }

    #[test]
    fn the_rest_of_the_extra_time_stands_beside_the_main_time() {
        let controls = notation::parse("1 df60/10").expect("a control");
        let setup = Setup::new(SetupDraft::standard(controls)).expect("a valid one");
        let mut clock = Clock::new(setup);
        apply(&mut clock, Event::Press(Color::Black), 0);
        apply(&mut clock, Event::Press(Color::White), 76_000);
        let log = lines(&clock, Instant::new(77_000));
        assert_eq!(log[0].extra, ByColor::default());
        assert_eq!(log[1].what, LogEvent::FirstFlag(Color::White));
        assert_eq!(log[1].extra.white, Some(Millis::seconds(60)));
        assert!(matches!(log[2].what, LogEvent::Moved(_)));
        assert_eq!(log[2].left.white, Millis::ZERO);
        assert_eq!(log[2].extra.white, Some(Millis::seconds(52)));
        assert_eq!(log[2].extra.black, None);
    }

    #[test]
    fn a_correction_stands_in_the_history_with_the_times_before() {
        let mut clock = blitz();
        apply(&mut clock, Event::Stop(StoppedBy::Arbiter), 11_000);
        let mut readings = clock
            .at(Instant::new(11_000))
            .accounts
            .map(|account| account.reading().shown());
        readings.white.time = Millis::seconds(30);
        apply(&mut clock, Event::Correct(readings), 12_000);
        let log = lines(&clock, Instant::new(12_000));
        let Some(LogEvent::Corrected(set)) = log.last().map(|line| line.what) else {
            panic!("the last line should be the correction: {log:?}");
        };
        let time = Change {
            before: Millis::seconds(50),
            after: Millis::seconds(30),
        };
        assert_eq!(set.white.time, time);
        assert!(!set.black.time.is_real() && !set.white.moves.is_real() && !set.white.has_more);
    }

    #[test]
    fn the_end_on_the_board_and_the_work_at_the_clock_are_told_apart() {
        let mut clock = blitz();
        apply(&mut clock, Event::Stop(StoppedBy::Arbiter), 2_000);
        let give = Event::Give {
            to: Color::White,
            amount: Millis::seconds(5),
        };
        apply(&mut clock, give, 3_000);
        let resign = Event::OnBoard(BoardEnd::Resignation { by: Color::White });
        apply(&mut clock, resign, 4_000);
        let log = lines(&clock, Instant::new(5_000));
        let handling: Vec<bool> = log.iter().map(LogLine::is_handling).collect();
        let ends: Vec<bool> = log.iter().map(LogLine::ends_game).collect();
        assert_eq!(handling, [true, true, false, false]);
        assert_eq!(ends, [false, false, false, true]);
    }

    #[test]
    fn a_move_taken_back_by_a_penalty_does_not_count_as_a_move() {
        let mut clock = blitz();
        apply(&mut clock, Event::Press(Color::White), 4_000);
        apply(&mut clock, Event::Stop(StoppedBy::Arbiter), 5_000);
        let penalty = Event::Penalize {
            offender: Color::White,
            offence: Offence::IllegalMove,
            amount: Millis::seconds(60),
        };
        apply(&mut clock, penalty, 6_000);
        apply(&mut clock, Event::Resume, 7_000);
        apply(&mut clock, Event::Press(Color::White), 9_000);
        let now = Instant::new(10_000);
        let log = lines(&clock, now);
        assert!(log[1].undone && !log[3].undone, "{log:?}");
        let thought: Vec<Millis> = moves(&clock, now)
            .iter()
            .map(|(_, moved)| moved.thought)
            .collect();
        assert_eq!(thought, [Millis::seconds(5)]);
    }

    #[test]
    fn an_undone_press_stays_in_the_log_but_does_not_count_as_a_move() {
        let mut clock = blitz();
        apply(&mut clock, Event::Press(Color::White), 4_000);
        let pressed = clock.undoable().expect("the press");
        apply(&mut clock, Event::Undo(pressed), 6_000);
        let now = Instant::new(7_000);
        let log = lines(&clock, now);
        assert!(log[1].undone);
        assert_eq!(log[1].what, LogEvent::Did(Event::Press(Color::White)));
        assert_eq!(log[2].what, LogEvent::Did(Event::Undo(pressed)));
        assert!(!log[2].undone);
        assert_eq!(log[2].left.white, Millis::seconds(55));
        assert_eq!(moves(&clock, now), []);
    }
}
