//! Merging a game that another page wrote to while this one played it: [`join`].

use crate::clock::Rejection;
use crate::game::sheet::SheetError;
use crate::game::sheet::again::{PlayedGame, redo};
use crate::storage::games::TableGame;

/// The game to show when a page finds that another one has written to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joined {
    /// The stored game, with the local changes that fit on top.
    pub game: TableGame,
    /// Whether it has changes that are not stored.
    pub is_ahead: bool,
    /// Why a local change does not fit: it was dropped, and so was everything after it.
    pub lost: Option<SheetError>,
}

/// Merges the game in hand with the stored version of the same game.
///
/// The stored version takes precedence. Local changes that are not stored are repeated on top of
/// it, each at its own time; those that do not fit are reported, and never shown as if they were
/// stored.
pub fn join(mine: &TableGame, theirs: TableGame) -> Joined {
    let (ours, stored) = (mine.clock.journal(), theirs.clock.journal());
    if mine.clock.setup() != theirs.clock.setup() {
        // Another control was set: what was done under the old one cannot be repeated.
        let lost = (!ours.is_empty()).then_some(Rejection::NotRunning.into());
        return Joined {
            game: theirs,
            is_ahead: false,
            lost,
        };
    }
    let common = ours.iter().zip(stored).take_while(|(a, b)| a == b).count();
    let mut game = theirs.clone();
    let course = PlayedGame {
        clock: &mine.clock,
        board: mine.board.as_ref(),
    };
    let lost = redo(course, common, &mut game.clock, &mut game.board).err();
    Joined {
        is_ahead: game != theirs,
        game,
        lost,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::setup::{DEFAULT_TIME, SetupDraft};
    use crate::clock::{ByColor, Clock, Color, Event, Schedule, Setup, StoppedBy, notation};
    use crate::game::sheet::Pressing;
    use crate::game::{Scoresheet, Start, Unwinnable};
    use crate::time::{Instant, Millis, Stamp, WallTime};

    fn game(board: Option<Pressing>) -> TableGame {
        let controls = notation::parse("3+2").unwrap();
        let clock = Clock::new(Setup::new(SetupDraft::standard(controls)).unwrap());
        let mut game = TableGame::new(clock, ByColor::default(), WallTime::new(7));
        game.board = board.map(|pressing| Scoresheet::new(Start::standard(), pressing));
        game
    }

    fn does(game: &mut TableGame, event: Event, at: i64) {
        match &mut game.board {
            Some(sheet) => sheet
                .apply(&mut game.clock, event, Stamp::at_ms(at))
                .unwrap(),
            None => {
                game.clock.apply(event, Stamp::at_ms(at)).unwrap();
            }
        }
    }

    fn moves(game: &mut TableGame, uci: &str, at: i64) {
        let mut sheet = game.board.take().unwrap();
        let line = sheet.live(&game.clock).line;
        let played = crate::game::notation::read_uci(line.position(), uci).unwrap();
        sheet
            .play(&mut game.clock, played, Stamp::at_ms(at))
            .unwrap();
        game.board = Some(sheet);
    }

    const WHITE: Event = Event::Press(Color::White);
    const BLACK: Event = Event::Press(Color::Black);
    /// An event that another page entered meanwhile.
    const GIVEN: Event = Event::Give {
        to: Color::Black,
        amount: Millis::seconds(5),
    };

    #[test]
    fn a_stored_game_that_continues_mine_is_taken_as_it_is() {
        let mut mine = game(None);
        does(&mut mine, BLACK, 10);
        let mut theirs = mine.clone();
        does(&mut theirs, WHITE, 20);
        let joined = join(&mine, theirs.clone());
        assert_eq!(
            joined,
            Joined {
                game: theirs,
                is_ahead: false,
                lost: None
            }
        );
    }

    #[test]
    fn a_press_that_was_not_saved_is_done_again_at_its_own_time() {
        let mut stored = game(None);
        does(&mut stored, BLACK, 10);
        let mut mine = stored.clone();
        does(&mut mine, WHITE, 5_000);
        does(&mut stored, GIVEN, 1_000);
        let joined = join(&mine, stored.clone());
        does(&mut stored, WHITE, 5_000);
        assert_eq!((joined.game, joined.lost), (stored, None));
        assert!(joined.is_ahead);
    }

    #[test]
    fn a_press_on_a_clock_stopped_meanwhile_is_reported_as_lost() {
        let mut stored = game(None);
        does(&mut stored, BLACK, 10);
        let mut mine = stored.clone();
        does(&mut mine, WHITE, 5_000);
        does(&mut mine, BLACK, 6_000);
        does(&mut stored, Event::Stop(StoppedBy::Arbiter), 1_000);
        let joined = join(&mine, stored.clone());
        assert_eq!((joined.game, joined.is_ahead), (stored, false));
        assert!(matches!(joined.lost, Some(SheetError::Clock(_))));
    }

    #[test]
    fn a_press_is_lost_to_an_undecided_absence_and_the_leader_plays_on() {
        let mut stored = game(None);
        does(&mut stored, BLACK, 10);
        let mut mine = stored.clone();
        does(&mut mine, WHITE, 9_000);
        let since = Instant::new(2_000);
        does(&mut stored, Event::Away { since }, 8_000);
        let joined = join(&mine, stored);
        let why = SheetError::Clock(Rejection::AwayUndecided);
        assert_eq!(joined.lost, Some(why));
        let mut game = joined.game;
        does(&mut game, Event::CountAway(true), 10_000);
        does(&mut game, WHITE, 11_000);
    }

    #[test]
    fn an_undo_names_the_entry_at_its_new_place_in_the_journal() {
        let mut stored = game(None);
        does(&mut stored, BLACK, 10);
        let mut mine = stored.clone();
        does(&mut mine, WHITE, 5_000);
        let press = mine.clock.undoable().unwrap();
        does(&mut mine, Event::Undo(press), 6_000);
        does(&mut stored, GIVEN, 1_000);
        let joined = join(&mine, stored);
        assert_eq!(joined.lost, None);
        assert_eq!(joined.game.clock.journal().len(), 4);
        let state = joined.game.clock.at(Instant::new(6_000));
        assert_eq!(state.running(), Some(Color::White));
        assert_eq!(state.accounts.white.moves, 0);
    }

    #[test]
    fn a_press_by_hand_and_its_arrival_are_undone_and_redone_again() {
        let mut stored = game(Some(Pressing::ByHand));
        let draft = SetupDraft {
            schedule: Some(Schedule {
                start: Instant::START,
                default_time: DEFAULT_TIME,
            }),
            ..stored.clock.setup().draft().clone()
        };
        stored.clock = Clock::new(Setup::new(draft).unwrap());
        let mut mine = stored.clone();
        moves(&mut mine, "e2e4", 5_000);
        does(&mut mine, WHITE, 6_000);
        let press = mine.clock.undoable().unwrap();
        does(&mut mine, Event::Undo(press), 7_000);
        does(&mut mine, Event::Redo(press), 8_000);
        does(&mut stored, GIVEN, 1_000);
        let joined = join(&mine, stored);
        assert_eq!(joined.lost, None);
        let clock = &joined.game.clock;
        assert_eq!(clock.journal().len(), mine.clock.journal().len() + 1);
        let state = clock.at(Instant::new(9_000));
        assert_eq!(state.running(), Some(Color::Black));
        assert_eq!(state.arrived.white, Some(Instant::new(5_000)));
    }

    #[test]
    fn moves_on_the_board_are_made_again_with_either_way_to_press() {
        for pressing in [Pressing::ByMove, Pressing::ByHand] {
            let by_hand = pressing == Pressing::ByHand;
            let mut stored = game(Some(pressing));
            does(&mut stored, BLACK, 10);
            let mut mine = stored.clone();
            for (uci, side, at) in [("e2e4", WHITE, 2_000), ("e7e5", BLACK, 3_000)] {
                moves(&mut mine, uci, at);
                if by_hand {
                    does(&mut mine, side, at + 100);
                }
            }
            moves(&mut mine, "g1f3", 4_000);
            does(&mut stored, GIVEN, 1_000);
            let joined = join(&mine, stored);
            assert_eq!(joined.lost, None, "{pressing:?}");
            let sheet = joined.game.board.as_ref().unwrap();
            let (mine_sheet, there) =
                (mine.board.as_ref().unwrap(), sheet.live(&joined.game.clock));
            let here = mine_sheet.live(&mine.clock);
            assert_eq!(there.line.san(), here.line.san());
            assert_eq!((there.made, there.pending), (here.made, by_hand));
            let now = Instant::new(5_000);
            assert_eq!(
                joined.game.clock.at(now).accounts.white,
                mine.clock.at(now).accounts.white
            );
        }
    }

    #[test]
    fn a_move_taken_back_is_taken_back_again() {
        let mut stored = game(Some(Pressing::ByMove));
        does(&mut stored, BLACK, 10);
        moves(&mut stored, "e2e4", 1_000);
        let mut mine = stored.clone();
        let mut sheet = mine.board.take().unwrap();
        sheet
            .take_back(&mut mine.clock, Stamp::at_ms(3_000))
            .unwrap();
        mine.board = Some(sheet);
        does(&mut stored, GIVEN, 2_000);
        let joined = join(&mine, stored);
        assert_eq!(joined.lost, None);
        let sheet = joined.game.board.unwrap();
        assert!(sheet.live(&joined.game.clock).is_empty());
    }

    #[test]
    fn article_5_2_2_an_end_that_was_proved_is_proved_again_with_its_reasons() {
        let fen = "4k3/8/p1p1p1p1/P1P1P3/6P1/8/8/4K3 w - - 0 60";
        for pressing in [Pressing::ByMove, Pressing::ByHand] {
            let mut stored = game(Some(pressing));
            stored.board = Some(Scoresheet::new(Start::from_fen(fen).unwrap(), pressing));
            does(&mut stored, BLACK, 10);
            let mut mine = stored.clone();
            moves(&mut mine, "g4g5", 2_000);
            let mut sheet = mine.board.take().unwrap();
            let dead = sheet.live(&mine.clock).line.position().clone();
            let why = ByColor::both(Unwinnable::Proved);
            sheet
                .end_as_dead(&mut mine.clock, &dead, why, Stamp::at_ms(3_000))
                .unwrap();
            mine.board = Some(sheet);
            does(&mut stored, GIVEN, 1_000);
            let joined = join(&mine, stored);
            assert_eq!(joined.lost, None, "{pressing:?}");
            let (clock, sheet) = (&joined.game.clock, joined.game.board.as_ref().unwrap());
            assert_eq!(sheet.proof(clock), Some(why), "{pressing:?}");
            let live = sheet.live(clock);
            assert_eq!((live.len(), live.pending), (1, false), "{pressing:?}");
            let now = Instant::new(9_000);
            let (there, here) = (clock.at(now), mine.clock.at(now));
            assert_eq!(there.phase, here.phase, "{pressing:?}");
            assert_eq!(there.accounts.white, here.accounts.white, "{pressing:?}");
        }
    }

    #[test]
    fn a_move_in_the_place_of_another_is_reported_as_lost() {
        let mut stored = game(Some(Pressing::ByMove));
        does(&mut stored, BLACK, 10);
        let mut mine = stored.clone();
        moves(&mut mine, "e2e4", 1_000);
        moves(&mut stored, "d2d4", 900);
        let joined = join(&mine, stored.clone());
        assert_eq!(joined.lost, Some(SheetError::IllegalMove));
        assert_eq!((joined.game, joined.is_ahead), (stored, false));
    }

    #[test]
    fn a_stored_game_of_another_setup_takes_nothing_from_mine() {
        let mut mine = game(None);
        does(&mut mine, BLACK, 10);
        let controls = notation::parse("5+3").unwrap();
        let clock = Clock::new(Setup::new(SetupDraft::standard(controls)).unwrap());
        let mut theirs = TableGame::new(clock, ByColor::default(), WallTime::new(7));
        does(&mut theirs, BLACK, 9);
        let joined = join(&mine, theirs.clone());
        assert_eq!(joined.game, theirs);
        assert!(joined.lost.is_some());
    }
}
