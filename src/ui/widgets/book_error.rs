//! The reason why a text is not a game, in words: [`why_no_game`].

use crate::game::book::BookError;
use crate::ui::text;

/// Why a text is not a game.
pub(crate) fn why_no_game(problem: &BookError) -> String {
    match problem {
        BookError::Empty => text::study().game.nothing_pasted.into(),
        BookError::Position(problem) => (text::play().fen_problem)(problem),
        BookError::TextTooLong => text::study().game.too_large.into(),
        BookError::GameTooLong(number) => (text::study().game.game_too_long)(*number),
        BookError::NothingRead(first) => {
            let mut words = String::from(text::study().game.no_game);
            if let Some(first) = first {
                words.push(' ');
                words.push_str(&(text::study().game.problem)(first));
            }
            words
        }
    }
}
