//! The board, in German.

use shakmaty::{Color as Side, Role, Square};

use super::color;
use crate::game::spoken::{Attack, Castling, Spoken};
use crate::ui::text::SquareText;

/// The name of a kind of piece.
pub(super) fn role(role: Role) -> &'static str {
    match role {
        Role::Pawn => "Bauer",
        Role::Knight => "Springer",
        Role::Bishop => "Läufer",
        Role::Rook => "Turm",
        Role::Queen => "Dame",
        Role::King => "König",
    }
}

fn several(role_: Role) -> &'static str {
    match role_ {
        Role::Pawn => "Bauern",
        Role::Rook => "Türme",
        Role::Queen => "Damen",
        Role::King => "Könige",
        Role::Knight | Role::Bishop => role(role_),
    }
}

/// A captured piece: the accusative.
fn captured(role_: Role) -> &'static str {
    match role_ {
        Role::Pawn => "Bauern",
        _ => role(role_),
    }
}

/// "weißer Bauer", "schwarze Dame".
pub(super) fn man(side: Side, role_: Role) -> String {
    let adjective = match (side, role_) {
        (Side::White, Role::Queen) => "weiße ",
        (Side::White, _) => "weißer ",
        (Side::Black, Role::Queen) => "schwarze ",
        (Side::Black, _) => "schwarzer ",
    };
    [adjective, role(role_)].concat()
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
        words.push_str(&man(side, role_));
    }
    let marks = [
        (of.check, ", im Schach"),
        (of.chosen, ", gewählt"),
        (of.goal && of.piece.is_some(), ", kann geschlagen werden"),
        (of.goal && of.piece.is_none(), ", Zielfeld"),
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
        words.push_str(match places.len() {
            1 => role(*role_),
            _ => several(*role_),
        });
        words.push(' ');
        words.push_str(&squares(places));
    }
    words
}

pub(super) fn moved_piece(side: Side, made: &Spoken) -> String {
    let mut words = String::from(color(side.into()));
    words.push_str(": ");
    match made.castling {
        Some(Castling::Kingside) => words.push_str("kurze Rochade"),
        Some(Castling::Queenside) => words.push_str("lange Rochade"),
        None => {
            words.push_str(role(made.role));
            words.push(' ');
            made.from.append_to_string(&mut words);
            match made.capture {
                Some(taken) => {
                    words.push_str(" schlägt ");
                    words.push_str(captured(taken));
                    words.push_str(" auf ");
                }
                None => words.push_str(" nach "),
            }
            made.to.append_to_string(&mut words);
        }
    }
    if made.en_passant {
        words.push_str(" en passant");
    }
    if let Some(new) = made.promotion {
        words.push_str(match new {
            Role::Queen => ", wird zur ",
            _ => ", wird zum ",
        });
        words.push_str(role(new));
    }
    words.push_str(match made.attack {
        Attack::Mate => ", matt",
        Attack::Check => ", Schach",
        Attack::None => "",
    });
    words
}

/// The attackers of a square: a list, so that no word needs the dative.
pub(super) fn attackers(square: Square, pieces: &[(Side, Role, Square)]) -> String {
    let mut words = square.to_string();
    for (i, &(side, role_, from)) in pieces.iter().enumerate() {
        words.push_str(if i == 0 { ", Angreifer: " } else { ", " });
        words.push_str(&man(side, role_));
        words.push(' ');
        from.append_to_string(&mut words);
    }
    if pieces.is_empty() {
        words.push_str(" ist nicht angegriffen");
    }
    words
}
