//! The board, in English.

use shakmaty::{Color as Side, Role, Square};

use super::color;
use crate::game::spoken::{Attack, Castling, Spoken};
use crate::ui::text::SquareText;

pub(super) fn side_adjective(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

pub(super) fn role(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

pub(super) fn squares(squares: &[Square]) -> String {
    let mut words = String::new();
    for (i, square) in squares.iter().enumerate() {
        if i > 0 {
            words.push_str(", ");
        }
        square.append_to_string(&mut words);
    }
    words
}

pub(super) fn square(of: &SquareText) -> String {
    let mut words = of.square.to_string();
    if let Some((side, role_)) = of.piece {
        words.push_str(", ");
        words.push_str(side_adjective(side));
        words.push(' ');
        words.push_str(role(role_));
    }
    let marks = [
        (of.check, ", in check"),
        (of.chosen, ", chosen"),
        (of.goal && of.piece.is_some(), ", can capture"),
        (of.goal && of.piece.is_none(), ", can move to"),
    ];
    for (_, mark) in marks.iter().filter(|(is, _)| *is) {
        words.push_str(mark);
    }
    words
}

pub(super) fn pieces(side: Side, groups: &[(Role, Vec<Square>)]) -> String {
    let mut words = String::from(color(side.into()));
    for (i, (role_, places)) in groups.iter().enumerate() {
        words.push_str(if i == 0 { ": " } else { "; " });
        words.push_str(role(*role_));
        if places.len() > 1 {
            words.push('s');
        }
        words.push(' ');
        words.push_str(&squares(places));
    }
    words
}

pub(super) fn moved_piece(side: Side, made: &Spoken) -> String {
    let mut words = String::from(color(side.into()));
    words.push_str(": ");
    match made.castling {
        Some(Castling::Kingside) => words.push_str("castles king’s side"),
        Some(Castling::Queenside) => words.push_str("castles queen’s side"),
        None => {
            words.push_str(role(made.role));
            words.push(' ');
            made.from.append_to_string(&mut words);
            match made.capture {
                Some(taken) => {
                    words.push_str(" takes ");
                    words.push_str(role(taken));
                    words.push_str(" on ");
                }
                None => words.push_str(" to "),
            }
            made.to.append_to_string(&mut words);
        }
    }
    if made.en_passant {
        words.push_str(" en passant");
    }
    if let Some(new) = made.promotion {
        words.push_str(", becomes a ");
        words.push_str(role(new));
    }
    words.push_str(match made.attack {
        Attack::Mate => ", checkmate",
        Attack::Check => ", check",
        Attack::None => "",
    });
    words
}
