//! Keyboard control of the board: keys move the focus among the squares.
//!
//! Piece letters follow lichess's board for the blind, which leaves no letters for files: a file is
//! Shift and its number, as there. Space and Enter arrive as clicks of the button.

use shakmaty::{Color, File, Position, Rank, Role, Square};

use super::state::BoardState;
use crate::ui::text::shared;

/// The keys and their effects, as listed on the help page.
pub const KEYS: [BoardKey; 12] = [
    BoardKey::new(&["←", "↑", "→", "↓"], shared::keys::arrows),
    BoardKey::new(&["Space", "Enter"], shared::keys::press),
    BoardKey::new(&["Escape"], shared::keys::escape),
    BoardKey::new(&["Home", "End"], shared::keys::edge),
    BoardKey::new(&["K", "Q", "R", "B", "N", "P"], shared::keys::piece),
    BoardKey::new(&["Shift K … P"], shared::keys::other_piece),
    BoardKey::new(&["1 … 8"], shared::keys::rank),
    BoardKey::new(&["Shift 1 … 8"], shared::keys::file),
    BoardKey::new(&["L"], shared::keys::last),
    BoardKey::new(&["M"], shared::keys::goals),
    BoardKey::new(&["X"], shared::keys::attackers),
    BoardKey::new(&["O"], shared::keys::position),
];

/// Keys with the same effect.
#[derive(Clone, Copy, Debug)]
pub struct BoardKey {
    /// Their labels; any of these keys works.
    pub keys: &'static [&'static str],
    /// Selects the description of the effect.
    pub does: fn() -> &'static str,
}

impl BoardKey {
    const fn new(keys: &'static [&'static str], does: fn() -> &'static str) -> BoardKey {
        BoardKey { keys, does }
    }
}

/// The action requested by a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKeyAction {
    /// Move the focus to a square.
    Go(Square),
    /// Cancel the gesture or clear the drawings.
    Escape,
    /// Say the last move.
    Last,
    /// Say where the piece here can move.
    Goals,
    /// Say which pieces attack the square.
    Attackers,
    /// Read the position.
    Position,
}

/// Maps a key to an action. `key` is its value, such as `ArrowLeft` or `K`, and `code` its
/// position, such as `Digit1`.
pub fn asked(state: &BoardState, key: &str, code: &str, shift: bool) -> Option<BoardKeyAction> {
    let cursor = state.cursor();
    let white_below = Color::from(state.scene().bottom).is_white();
    let along = |files: i32, ranks: i32| {
        let sign = if white_below { 1 } else { -1 };
        let file = cursor.file().offset(files * sign);
        let rank = cursor.rank().offset(ranks * sign);
        // The cursor stays put at the edge.
        Some(BoardKeyAction::Go(match (file, rank) {
            (Some(file), Some(rank)) => Square::from_coords(file, rank),
            _ => cursor,
        }))
    };
    let edge = |left: bool| {
        let file = if left == white_below {
            File::A
        } else {
            File::H
        };
        Some(BoardKeyAction::Go(Square::from_coords(file, cursor.rank())))
    };
    match key {
        "ArrowLeft" => return along(-1, 0),
        "ArrowRight" => return along(1, 0),
        "ArrowUp" => return along(0, 1),
        "ArrowDown" => return along(0, -1),
        "Home" => return edge(true),
        "End" => return edge(false),
        "Escape" => return Some(BoardKeyAction::Escape),
        _ => {}
    }
    if let Some(number) = digit(key, code) {
        return Some(BoardKeyAction::Go(if shift {
            Square::from_coords(File::new(number), cursor.rank())
        } else {
            Square::from_coords(cursor.file(), Rank::new(number))
        }));
    }
    let [letter] = *key.as_bytes() else {
        return None;
    };
    let letter = letter.to_ascii_lowercase() as char;
    match letter {
        'l' => Some(BoardKeyAction::Last),
        'm' => Some(BoardKeyAction::Goals),
        'x' => Some(BoardKeyAction::Attackers),
        'o' => Some(BoardKeyAction::Position),
        _ => next(state, Role::from_char(letter)?, shift).map(BoardKeyAction::Go),
    }
}

/// Maps digits 1–8 to 0–7, whatever character Shift produces.
fn digit(key: &str, code: &str) -> Option<u32> {
    let digit = match code.strip_prefix("Digit").or(code.strip_prefix("Numpad")) {
        Some(digit) => digit,
        None => key,
    };
    match *digit.as_bytes() {
        [digit @ b'1'..=b'8'] => Some(u32::from(digit - b'1')),
        _ => None,
    }
}

/// The next piece of that kind after the cursor, in square order and wrapping around.
fn next(state: &BoardState, role: Role, other: bool) -> Option<Square> {
    let position = state.position();
    let turn = position.turn();
    let side = if other { turn.other() } else { turn };
    let places = position.board().by_piece(role.of(side));
    let after = places.into_iter().find(|&place| place > state.cursor());
    after.or_else(|| places.into_iter().next())
}

/// The keys and their descriptions in the current language.
pub fn help() -> impl Iterator<Item = (&'static [&'static str], &'static str)> {
    KEYS.into_iter().map(|key| (key.keys, (key.does)()))
}
