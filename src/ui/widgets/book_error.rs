//! The reason why a text is not a game, in words: [`why_no_game`].

use crate::game::book::BookError;
use crate::ui::text;

/// Why a text is no game.
pub(crate) fn why_no_game(problem: &BookError) -> String {
    match problem {
        BookError::Empty => text::correspondence().study.nothing_pasted.into(),
        BookError::Position(problem) => (text::play().fen_problem)(problem),
        BookError::TooLarge => text::correspondence().study.game_too_large.into(),
        BookError::NothingRead(first) => {
            let mut words = String::from(text::correspondence().study.no_game);
            if let Some(first) = first {
                words.push(' ');
                words.push_str(&(text::correspondence().study.problem)(first));
            }
            words
        }
    }
}
