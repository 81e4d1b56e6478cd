//! The texts of games to look at: [`StudyText`], and of the question whether a side
//! could still win: [`WinnabilityText`].

use crate::clock::Color;
use crate::game::pgn::PgnError;

/// The words of the pages on which a game or a position is studied.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct StudyTexts {
    pub game: StudyText,
    pub winnability: WinnabilityText,
}

/// The words of a game to look at.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct StudyText {
    pub title: &'static str,
    // Opening.
    pub teach: &'static str,
    pub paste: &'static str,
    pub paste_hint: &'static str,
    pub open: &'static str,
    pub open_file: &'static str,
    pub empty_board: &'static str,
    pub nothing_pasted: &'static str,
    pub no_game: &'static str,
    pub too_large: &'static str,
    /// The number of the game, from 1.
    pub game_too_long: fn(usize) -> String,
    pub unreadable: &'static str,
    // Problems in a PGN.
    pub problems: fn(usize) -> String,
    /// Those that are not listed.
    pub more_problems: fn(usize) -> String,
    pub problem: fn(&PgnError) -> String,
    // The games.
    pub games: &'static str,
    /// Its number, and how many there are.
    pub game_of: fn(usize, usize) -> String,
    pub game_before: &'static str,
    pub game_after: &'static str,
    pub more_games: &'static str,
    pub no_names: &'static str,
    /// The game castles as in Chess960.
    pub chess960: &'static str,
    // The moves.
    pub no_moves: &'static str,
    /// Read aloud where a side makes no move.
    pub passes: fn(Color) -> String,
    pub left: &'static str,
    pub took: &'static str,
    // Writing.
    pub annotate: &'static str,
    pub marks: &'static str,
    /// The meaning of a numeric annotation glyph.
    pub nag: fn(u8) -> String,
    pub comment: &'static str,
    pub comment_hint: &'static str,
    pub make_main: &'static str,
    pub delete_from_here: &'static str,
    pub deleted: &'static str,
    /// The user opened a game in place of a changed one.
    pub replaced: &'static str,
    pub undo: &'static str,
    // Taking along.
    pub could_win: fn(Color) -> String,
    pub save_game: &'static str,
    pub save_all: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub not_copied: &'static str,
    pub open_other: &'static str,
}

/// The words of the question whether a side could still win.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct WinnabilityText {
    pub hint: &'static str,
    pub whose_flag: &'static str,
    pub white_fell: &'static str,
    pub black_fell: &'static str,
    pub turn: &'static str,
    pub white: &'static str,
    pub black: &'static str,
    pub answer: &'static str,
    /// While there is no position to ask about.
    pub no_question: &'static str,
    pub how: &'static str,
    pub wrong_side: &'static str,
    pub lay: &'static str,
    pub laid: &'static str,
    pub copy_link: &'static str,
    pub copied: &'static str,
}

/// The links to these pages from others.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct LinksText {
    pub correspondence: &'static str,
    pub study: &'static str,
    pub winnability: &'static str,
    pub look_at_it: &'static str,
    pub as_pgn: &'static str,
}
