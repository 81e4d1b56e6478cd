//! Games of the clock with a board.

use zeitnot_core::clock::{ByColor, Color, Event};
use zeitnot_core::game::sheet::{Claiming, Pressing};
use zeitnot_core::game::{Scoresheet, Start, Unwinnable};
use zeitnot_core::storage::games::TableGame;
use zeitnot_core::time::Stamp;

use super::table::{draft, game, stamp};

use Color::{Black, White};

/// The ids of the games. The first is on the table.
pub const BY_HAND: i64 = super::table::STARTED + 3 * 86_400_000;
pub const FISCHER: i64 = super::table::STARTED + 4 * 86_400_000;

/// A hand at the board of a game.
struct Hand<'a>(&'a mut TableGame);

impl Hand<'_> {
    fn stamp(&self, at: i64) -> Stamp {
        stamp(self.0.started.get(), at)
    }

    fn sheet(&mut self) -> (&mut Scoresheet, &mut zeitnot_core::clock::Clock) {
        let TableGame { board, clock, .. } = &mut *self.0;
        (board.as_mut().expect("there is a board"), clock)
    }

    fn plays(&mut self, at: i64, san: &str) {
        let stamp = self.stamp(at);
        let (sheet, clock) = self.sheet();
        let line = sheet.live(clock).line;
        let played = line.read(san).expect("it is legal");
        sheet.play(clock, played, stamp).expect("it can be made");
    }

    fn does(&mut self, at: i64, event: Event) {
        let stamp = self.stamp(at);
        let (sheet, clock) = self.sheet();
        sheet.apply(clock, event, stamp).expect("it can happen");
    }
}

/// A game that is pressed by hand, before its first move.
pub fn by_hand() -> TableGame {
    let mut game = game(draft("15+10"), BY_HAND, "Müller-Lüdenscheidt", "Dvořák");
    let sheet = Scoresheet::new(Start::standard(), Pressing::ByHand);
    game.board = Some(sheet.claimed(Claiming::Judged));
    game
}

/// Its first moves, with an offer declined, a move taken back, and one that waits for its press.
pub fn play_by_hand(game: &mut TableGame) {
    let mut hand = Hand(game);
    hand.does(0, Event::Press(Black));
    let moves = ["e4", "e5", "Nf3", "Nc6", "Bb5"];
    for ((side, san), at) in [White, Black].into_iter().cycle().zip(moves).zip(1..) {
        hand.plays(at * 10_000, san);
        hand.does(at * 10_000 + 1_500, Event::Press(side));
    }
    let at = hand.stamp(55_000);
    let (sheet, clock) = hand.sheet();
    sheet
        .offer_draw(clock, White, at)
        .expect("it can be offered");
    sheet.answer(clock, false, at).expect("it can be declined");
    hand.plays(60_000, "a6");
    hand.does(61_500, Event::Press(Black));
    let at = hand.stamp(65_000);
    let (sheet, clock) = hand.sheet();
    sheet.take_back(clock, at).expect("it can be taken back");
    hand.plays(70_000, "Nf6");
    hand.does(71_000, Event::Press(Black));
    hand.plays(80_000, "O-O");
}

/// A game of Chess960 that ended when its position was found dead.
pub fn fischer() -> TableGame {
    let mut game = game(draft("3 d2"), FISCHER, "", "Ærøskøbing");
    let start = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/R3K3 w Q - 0 30";
    let start = Start::from_fen(start).expect("a position").as_chess960();
    game.board = Some(Scoresheet::new(start, Pressing::ByMove));
    let mut hand = Hand(&mut game);
    hand.plays(3_000, "O-O-O");
    hand.plays(9_000, "Ke7");
    let at = hand.stamp(12_000);
    let (sheet, clock) = hand.sheet();
    let position = sheet.live(clock).line.position().clone();
    let why = ByColor {
        white: Unwinnable::Exhausted {
            positions: 1_234,
            locked: true,
        },
        black: Unwinnable::BareKing,
    };
    let dead = sheet.end_as_dead(clock, &position, why, at);
    dead.expect("it can be found");
    game
}
