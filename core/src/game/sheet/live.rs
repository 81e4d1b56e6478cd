//! The moves of a sheet that count: [`LiveMoves`].

use super::{Ply, Pressing, Scoresheet};
use crate::clock::log::{self, LogEvent, LogLine};
use crate::clock::{Clock, EntryId};
use crate::game::history::MoveHistory;
use crate::game::notation::is_uci;
use crate::game::start::Start;
use crate::time::{Instant, Millis};

/// The moves that count.
#[derive(Clone, Debug, PartialEq)]
pub struct LiveMoves {
    /// The moves, and the positions to which they led.
    pub line: MoveHistory,
    /// Whether the last of them still waits for the press (6.7a).
    pub pending: bool,
    /// When each move was made.
    pub made: Vec<Instant>,
    /// The index of each move in the sheet.
    pub(super) places: Vec<usize>,
    /// The entry that completed each move.
    pub(super) entries: Vec<Option<EntryId>>,
}

impl LiveMoves {
    /// The moves of a clock without a board: none.
    pub fn none() -> LiveMoves {
        LiveMoves {
            line: MoveHistory::new(Start::standard()),
            pending: false,
            made: Vec::new(),
            places: Vec::new(),
            entries: Vec::new(),
        }
    }

    /// The number of half-moves.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// The move that an entry completed, counted from 1.
    pub fn completed_by(&self, entry: EntryId) -> Option<usize> {
        let completes = |completed: &Option<EntryId>| *completed == Some(entry);
        self.entries
            .iter()
            .position(completes)
            .map(|place| place + 1)
    }

    /// Whether no move was made.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// How long the clock ran for each move; `None` for one that waits for its press.
    pub fn thought(&self, clock: &Clock) -> Vec<Option<Millis>> {
        let moved = |line: LogLine| match (line.id, line.what) {
            (Some(id), LogEvent::Moved(moved)) => Some((id, moved.thought)),
            _ => None,
        };
        let lines = log::lines(clock, clock.last_instant()).into_iter();
        // In the order of their entries.
        let thought: Vec<(EntryId, Millis)> = lines.filter_map(moved).collect();
        let of_move = |entry: &Option<EntryId>| {
            let place = thought.binary_search_by_key(&(*entry)?, |&(id, _)| id);
            Some(thought[place.ok()?].1)
        };
        self.entries.iter().map(of_move).collect()
    }
}

impl Scoresheet {
    /// The moves that count: completed, and neither taken back nor undone. If a move's press was
    /// undone, a move made by hand is still on the board and waits for another press. If it was its
    /// player's arrival and that was undone before the press, it is off the board.
    pub fn live(&self, clock: &Clock) -> LiveMoves {
        self.live_after(clock, &LiveMoves::none())
    }

    /// The same, when these moves counted before. Finding positions is what takes time, and those
    /// that both have in common are taken over: so a move, an undo and a redo find one or none,
    /// however long the game is.
    pub fn live_after(&self, clock: &Clock, before: &LiveMoves) -> LiveMoves {
        let mut counted: Vec<usize> = (0..self.plies.len())
            .filter(|&place| counts(clock, &self.plies[place]))
            .collect();
        let completed = counted.len();
        counted.extend(self.waiting(clock));
        let known = self.known(&counted, before);
        let mut live = LiveMoves {
            line: match known {
                0 => MoveHistory::new(self.start.clone()),
                _ => before.line.up_to(known),
            },
            ..LiveMoves::none()
        };
        for (index, place) in counted.into_iter().enumerate() {
            let ply = &self.plies[place];
            // After an impossible move in damaged data, the rest is ignored.
            if index >= known && live.line.play_uci(&ply.uci).is_err() {
                break;
            }
            live.made.push(ply.made);
            live.places.push(place);
            live.entries.push(ply.entry);
            live.pending = index >= completed;
        }
        live
    }

    /// How many of these plies, from the first on, are the moves that counted before.
    fn known(&self, counted: &[usize], before: &LiveMoves) -> usize {
        if before.line.start() != &self.start {
            return 0;
        }
        let mode = self.start.mode();
        let moves = counted.iter().zip(before.line.moves());
        moves
            .take_while(|&(&place, &played)| is_uci(played, mode, &self.plies[place].uci))
            .count()
    }

    /// The index of the move that waits for its press: the first one since the last that was
    /// completed.
    pub(super) fn waiting(&self, clock: &Clock) -> Option<usize> {
        if self.pressing == Pressing::ByMove {
            return None;
        }
        let plies = self.plies.iter().enumerate().rev();
        plies
            .take_while(|(_, ply)| !counts(clock, ply))
            .filter(|(_, ply)| self.may_wait(clock, ply))
            .last()
            .map(|(place, _)| place)
    }

    /// Whether a move that no entry completes is on the board.
    fn may_wait(&self, clock: &Clock, ply: &Ply) -> bool {
        let arrival = || self.arrival_by(clock, ply);
        !ply.lifted
            && !is_live(clock, ply.dropped)
            && (ply.entry.is_some() || arrival().is_none_or(|id| clock.is_live(id)))
    }
}

fn is_live(clock: &Clock, entry: Option<EntryId>) -> bool {
    entry.is_some_and(|id| clock.is_live(id))
}

/// Whether a move was completed, and neither taken back nor undone.
fn counts(clock: &Clock, ply: &Ply) -> bool {
    is_live(clock, ply.entry) && !is_live(clock, ply.dropped)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::setup::SetupDraft;
    use crate::clock::{Color, Event, Setup, notation};
    use crate::time::Stamp;

    /// A game of `moves` moves, pressed by hand: knights go out and back.
    fn game(moves: usize) -> (Clock, Scoresheet) {
        let controls = notation::parse("1+2").expect("a control");
        let setup = Setup::new(SetupDraft::standard(controls)).expect("a valid one");
        let mut clock = Clock::new(setup);
        let mut sheet = Scoresheet::new(Start::standard(), Pressing::ByHand);
        press(&mut clock, Color::Black);
        let round = ["g1f3", "g8f6", "f3g1", "f6g8"];
        let sides = [Color::White, Color::Black];
        for (uci, side) in (round.iter().cycle())
            .zip(sides.into_iter().cycle())
            .take(moves)
        {
            sheet.plies.push(Ply {
                uci: (*uci).into(),
                made: clock.last_instant() + Millis::new(500),
                entry: Some(press(&mut clock, side)),
                dropped: None,
                lifted: false,
            });
        }
        (clock, sheet)
    }

    /// Presses a second after the last entry.
    fn press(clock: &mut Clock, side: Color) -> EntryId {
        let id = u32::try_from(clock.journal().len()).expect("a few");
        let stamp = Stamp {
            at: clock.last_instant() + Millis::seconds(1),
            ..Stamp::default()
        };
        clock.apply(Event::Press(side), stamp).expect("a press");
        EntryId(id)
    }

    #[test]
    fn a_move_has_the_time_that_its_clock_ran_and_none_before_its_press() {
        let (mut clock, mut sheet) = game(3);
        let second = Some(Millis::seconds(1));
        let thought = |sheet: &Scoresheet, clock: &Clock| sheet.live(clock).thought(clock);
        assert_eq!(thought(&sheet, &clock), [second; 3]);
        sheet.plies.push(Ply {
            uci: "f6g8".into(),
            made: clock.last_instant() + Millis::new(500),
            entry: None,
            dropped: None,
            lifted: false,
        });
        assert_eq!(thought(&sheet, &clock), [second, second, second, None]);
        // A move that was taken back no longer has a time.
        sheet.plies.pop();
        let last = clock.undoable().map(Event::Undo).expect("a press");
        clock
            .apply(
                last,
                Stamp {
                    at: clock.last_instant(),
                    ..Stamp::default()
                },
            )
            .expect("an undo");
        assert_eq!(thought(&sheet, &clock)[..2], [second; 2]);
    }

    /// Undoes the last moves and redoes them one by one. Returns the most positions that one of
    /// these steps had to find.
    fn most_found(moves: usize, undone: usize) -> usize {
        let (mut clock, mut sheet) = game(moves);
        let whole = sheet.live(&clock);
        assert_eq!(whole.len(), moves);
        let mut before = whole.clone();
        let mut most = 0;
        for turn in 0..2 * undone {
            let event = if turn < undone {
                clock.undoable().map(Event::Undo)
            } else {
                clock.redoable().map(Event::Redo)
            };
            let stamp = Stamp::default();
            let event = event.expect("something to do");
            sheet.apply(&mut clock, event, stamp).expect("it is done");
            let live = sheet.live_after(&clock, &before);
            assert_eq!(
                live,
                sheet.live(&clock),
                "the state before changes nothing in the result"
            );
            most = most.max(live.len() - sheet.known(&live.places, &before));
            before = live;
        }
        assert_eq!(before, whole);
        most
    }

    #[test]
    fn undo_and_redo_find_no_more_positions_in_a_long_game_than_in_a_short_one() {
        assert_eq!(most_found(50, 3), 1);
        assert_eq!(most_found(5_100, 3), 1);
    }

    #[test]
    fn moves_from_another_start_are_not_taken_over() {
        let (clock, sheet) = game(4);
        let kings = Start::from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1").expect("a position");
        let before = LiveMoves {
            line: MoveHistory::new(kings),
            ..LiveMoves::none()
        };
        assert_eq!(sheet.live_after(&clock, &before), sheet.live(&clock));
    }
}
