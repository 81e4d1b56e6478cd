//! Illegal moves on the board: whether the second one loses (7.5.5), and what undoing a penalty or a
//! restored position brings back.

use zeitnot_core::clock::{ByColor, Color, Event, Offence, StoppedBy};
use zeitnot_core::game::Start;
use zeitnot_core::game::sheet::Pressing;
use zeitnot_core::game::winnability::Unwinnable;
use zeitnot_core::time::{Instant, Millis};

use super::table::{Game, at};

impl Game {
    /// A game by hand: White has made and pressed one move, and Black has answered on the board.
    fn answered() -> Game {
        let mut game = Game::new("5+2", Pressing::ByHand);
        game.moves("e4").does(Event::Press(Color::White));
        game.moves("e5");
        assert!(game.sheet.live(&game.clock).pending);
        game
    }

    fn penalize(&mut self, offender: Color) -> &mut Game {
        self.does(Event::Penalize {
            offender,
            offence: Offence::IllegalMove,
            amount: Millis::seconds(60),
        })
    }
}

const DRAW: &str = "1/2-1/2 illegalmoves";
const LOST: &str = "0-1 illegalmoves";

/// How a game ends from this position by White's second illegal move, after these moves.
fn second_illegal_move(control: &str, fen: &str, moves: &str) -> String {
    let mut game = Game::from(control, fen);
    game.does(Event::Press(Color::Black));
    game.penalize(Color::White).moves(moves);
    assert_eq!(game.ended(), "");
    game.penalize(Color::White);
    game.ended()
}

#[test]
fn a_second_illegal_move_draws_if_the_opponent_cannot_checkmate() {
    for (what, men, moves, ends) in [
        ("a bare king", "4k3/8/8/8/8/8/8/R3K3", "", DRAW),
        (
            "after a move that is taken back",
            "4k3/8/8/8/8/8/8/R3K3",
            "Kd2",
            DRAW,
        ),
        (
            "after a whole move",
            "4k3/8/8/8/8/8/8/R3K3",
            "Kd2 Kd7",
            DRAW,
        ),
        (
            "a knight against a queen",
            "4k1n1/8/8/8/8/8/8/Q3K3",
            "",
            DRAW,
        ),
        ("bishops of a colour", "4kb2/8/8/8/8/8/8/B3K2Q", "", DRAW),
        (
            "a knight against a rook",
            "4k1n1/8/8/8/8/8/8/R3K3",
            "",
            LOST,
        ),
        ("a pawn", "4k3/4p3/8/8/8/8/8/R3K3", "", LOST),
        (
            "the illegal move took the last piece",
            "4k3/8/8/8/8/8/r7/R3K3",
            "Rxa2",
            LOST,
        ),
        (
            "the last piece was taken before",
            "4k3/8/8/8/8/8/r7/R3K3",
            "Rxa2 Kd7",
            DRAW,
        ),
    ] {
        let fen = [men, " w - - 0 1"].concat();
        assert_eq!(second_illegal_move("5+0", &fen, moves), ends, "{what}");
    }
}

#[test]
fn a_second_illegal_move_draws_against_a_bare_king_with_a_double_flag() {
    let bare = second_illegal_move("5 df60/10", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "");
    assert_eq!(bare, DRAW);
}

#[test]
fn a_draw_by_a_second_illegal_move_is_one_entry_that_can_be_undone() {
    let mut game = Game::from("5+0", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    game.does(Event::Press(Color::Black));
    game.penalize(Color::White);
    let before = game.clock.at(Instant::new(10_000));
    game.penalize(Color::White);
    let end = game.last_entry();
    game.does(Event::Undo(end));
    assert_eq!(game.clock.at(Instant::new(10_000)), before);
    game.does(Event::Redo(end));
    assert_eq!(game.ended(), DRAW);
}

#[test]
fn the_first_illegal_move_against_a_bare_king_gives_time() {
    let mut game = Game::from("5+0", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    game.does(Event::Press(Color::Black));
    game.penalize(Color::White);
    assert_eq!(game.ended(), "");
    let black = game.clock.at(Instant::new(0)).accounts.black.balance;
    assert_eq!(black, Millis::seconds(360));
}

#[test]
fn an_answer_that_was_not_pressed_is_back_when_what_lifted_it_is_undone() {
    let restored = |game: &mut Game| {
        let readings = game.clock.at(Instant::new(0)).accounts;
        let readings = readings.map(|account| account.reading());
        let now = at(game.now);
        let done = game.sheet.restore(&mut game.clock, 0, readings, now);
        done.expect("the position is restored");
    };
    type Lifts = fn(&mut Game);
    let penalized: Lifts = |game| {
        game.penalize(Color::White);
    };
    let stopped: Lifts = |game| {
        game.does(Event::Stop(StoppedBy::Arbiter));
        game.penalize(Color::White);
    };
    for (what, lifts) in [
        ("a penalty", penalized),
        ("a penalty while the clocks are stopped", stopped),
        ("a restored position", restored),
    ] {
        let mut game = Game::answered();
        let before = game.sheet.live(&game.clock);
        lifts(&mut game);
        assert_eq!(game.written(), "", "{what}");
        let lifted = game.last_entry();
        game.does(Event::Undo(lifted));
        assert_eq!(game.sheet.live(&game.clock), before, "{what}");
        game.does(Event::Redo(lifted));
        assert_eq!(game.written(), "", "{what}");
        game.does(Event::Undo(lifted));
        if what.ends_with("stopped") {
            game.does(Event::Resume);
        }
        game.does(Event::Press(Color::Black)).moves("Nf3");
        assert_eq!(game.written(), "e4 e5 Nf3", "{what}");
    }
}

#[test]
fn an_answer_is_back_after_another_game_was_played_on_and_undone() {
    let mut game = Game::answered();
    game.penalize(Color::White);
    let penalty = game.last_entry();
    game.moves("d4").does(Event::Press(Color::White));
    game.moves("d5");
    assert_eq!(game.written(), "d4 d5");
    let press = game.clock.undoable().expect("the press");
    game.does(Event::Undo(press)).does(Event::Undo(penalty));
    assert_eq!(game.written(), "e4 e5");
    game.does(Event::Press(Color::Black)).moves("Nf3");
    assert_eq!(game.written(), "e4 e5 Nf3");
}

#[test]
fn an_answer_is_back_when_the_proof_of_a_dead_position_is_undone() {
    let start = Start::from_fen("4k3/8/8/8/8/p1p1p1p1/P1P1P1P1/4K3 w - - 0 1");
    let mut game = Game::of("5+2", start.expect("a position"), Pressing::ByHand);
    game.moves("Kd1").does(Event::Press(Color::White));
    game.moves("Kd7");
    let before = game.sheet.live(&game.clock);
    let dead = before.line.positions()[1].clone();
    let why = ByColor::both(Unwinnable::Proved);
    let now = at(game.now);
    let ended = game.sheet.end_as_dead(&mut game.clock, &dead, why, now);
    ended.expect("the position was on the board");
    assert_eq!(game.written(), "Kd1");
    let end = game.last_entry();
    game.does(Event::Undo(end));
    assert_eq!(game.sheet.live(&game.clock), before);
}
