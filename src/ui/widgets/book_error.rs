//! The reason why a text is not a game, in words: [`why_no_game`].

use crate::game::book::BookError;
use crate::ui::text;
use crate::ui::text::study::open as texts;

/// Why a text is not a game.
pub(crate) fn why_no_game(problem: &BookError) -> String {
    match problem {
        BookError::Empty => texts::nothing_pasted().into(),
        BookError::Position(problem) => text::play::fen_problem(problem),
        BookError::TextTooLong => texts::too_large().into(),
        BookError::GameTooLong(number) => texts::game_too_long(*number),
        BookError::NothingRead(first) => {
            let mut words = String::from(texts::no_game());
            if let Some(first) = first {
                words.push(' ');
                words.push_str(&text::study::problem(first));
            }
            words
        }
    }
}
