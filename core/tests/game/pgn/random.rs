//! Random games, written by code other than the code under test: variations within each other, many
//! of which repeat the move that they follow.

use proptest::prelude::*;
use shakmaty::{Chess, Position as _};
use zeitnot_core::game::notation::san;

use super::movetext::main_line_of;
use super::{clean, goes_round, plain_main_line};

/// The random bytes that are still to be drawn.
pub struct Lots<'a>(pub std::slice::Iter<'a, u8>);

impl Lots<'_> {
    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.draw(all.len())]
    }

    pub fn draw(&mut self, of: usize) -> usize {
        self.0.next().map_or(0, |lot| usize::from(*lot) % of)
    }

    pub fn one_in(&mut self, of: usize) -> bool {
        self.draw(of) == 1
    }
}

/// Writes a line from here on; `first` is the move it begins with.
fn line(lots: &mut Lots, text: &mut String, position: &Chess, first: Option<&str>, depth: usize) {
    let mut position = position.clone();
    let mut first = first.map(str::to_owned);
    let length = 1 + lots.draw(5) + usize::from(first.is_some());
    for _ in 0..length {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return;
        }
        let chosen = legal[lots.draw(legal.len())];
        let (written, play) = match first.take() {
            Some(again) => {
                let found = legal.iter().find(|play| san(&position, **play) == again);
                (again.clone(), *found.unwrap())
            }
            None => (san(&position, chosen), chosen),
        };
        let dots = if position.turn().is_black() {
            "..."
        } else {
            "."
        };
        text.push_str(&format!("{}{dots} {written} ", position.fullmoves()));
        if lots.one_in(4) {
            text.push_str("$1 ");
        }
        if lots.one_in(5) {
            text.push_str("{so (it) 1. e4 is} ");
        }
        while depth < 4 && lots.one_in(3) {
            text.push('(');
            if lots.one_in(3) {
                text.push_str("{before} $142 ");
            }
            let again = lots.one_in(2).then_some(&*written);
            line(lots, text, &position, again, depth + 1);
            text.push_str(") ");
        }
        position.play_unchecked(play);
    }
}

proptest! {
    #[test]
    fn the_main_line_of_a_game_by_lot_is_read_as_it_is_written(
        lots in proptest::collection::vec(any::<u8>(), 0..400),
        result in prop_oneof![Just("*"), Just("1-0"), Just("1/2-1/2")],
    ) {
        let mut text = String::new();
        line(&mut Lots(lots.iter()), &mut text, &Chess::default(), None, 0);
        text.push_str(result);
        let game = clean(&text);
        prop_assert_eq!(plain_main_line(&game.tree), main_line_of(&text), "{}", text);
        goes_round(&game);
        // The tree has no move of the text twice.
        let words = text.split_whitespace().filter(|word| word.ends_with('.'));
        prop_assert!(game.tree.len() <= words.count());
    }
}
