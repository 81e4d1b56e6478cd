//! Announcements in another order than the notation: [`settle`].

use super::Piece;
use super::tokens::{Kind, Token};
use super::vocabulary::Role;

/// Puts the pieces in the order of the notation, and separates those that only words without a
/// meaning kept apart.
pub(super) fn settle(pieces: &mut Vec<Piece>, tokens: &[Token]) {
    let mut place = 0;
    while place < pieces.len() {
        match role(pieces, place) {
            Some(Role::EachMove) => each_move(pieces, place),
            Some(Role::FromMove(_)) => from_move(pieces, place),
            Some(Role::Number(_)) => separate(pieces, place, tokens),
            _ => {}
        }
        place += 1;
    }
}

fn role(pieces: &[Piece], place: usize) -> Option<&Role> {
    Some(&pieces.get(place)?.role)
}

fn before(pieces: &[Piece], place: usize) -> Option<&Role> {
    role(pieces, place.checked_sub(1)?)
}

/// Whether a piece ends an amount.
fn ends_amount(role: &Role) -> bool {
    role.is_unit() || matches!(role, Role::Number(_) | Role::EachMove)
}

/// The place after the amount with a unit that begins at a place.
fn after_amount(pieces: &[Piece], place: usize) -> Option<usize> {
    let is_number = |place| matches!(role(pieces, place), Some(Role::Number(_)));
    if !is_number(place) {
        return None;
    }
    let is_point =
        role(pieces, place + 1).is_some_and(|role| role.is_sign(".") || role.is_sign(","));
    let unit = if is_point && is_number(place + 2) {
        place + 3
    } else {
        place + 1
    };
    let is_unit = |place| role(pieces, place).is_some_and(Role::is_unit);
    // Two apostrophes are one unit.
    let is_double = is_unit(unit + 1) && matches!(role(pieces, unit), Some(Role::Other(_)));
    is_unit(unit).then_some(if is_double { unit + 2 } else { unit + 1 })
}

/// "For each move 30 s" is `30 s` for each move, and "10 s, for each move" has no separator in the
/// notation. What follows "before each move" is for each one anyway.
fn each_move(pieces: &mut Vec<Piece>, place: usize) {
    let follows_amount = before(pieces, place).is_some_and(ends_amount);
    if matches!(role(pieces, place + 1), Some(Role::Bonus(_))) {
        if !follows_amount {
            pieces.remove(place);
        }
        return;
    }
    let after = after_amount(pieces, place + 1);
    let is_said_twice = after.is_some_and(|after| role(pieces, after) == Some(&Role::EachMove));
    match after.filter(|_| !is_said_twice) {
        Some(after) if follows_amount => {
            // "90 dakika, hamle başına 30 saniye", without the comma.
            let is_minutes = matches!(before(pieces, place), Some(Role::Unit("min" | "h")));
            if is_minutes && role(pieces, after - 1) == Some(&Role::Unit("s")) {
                swap(pieces, place, after);
                if let Some(at) = pieces.get(place).map(|piece| piece.at) {
                    pieces.insert(place, Piece::new(Role::And, at));
                }
            }
        }
        Some(after) => swap(pieces, place, after),
        None => {
            let is_separated = before(pieces, place).is_some_and(Role::is_separator);
            if is_separated && place > 1 {
                pieces.remove(place - 1);
            }
        }
    }
}

/// "From move 1 on 30 s" is `30 s from move 1`.
fn from_move(pieces: &mut Vec<Piece>, place: usize) {
    if before(pieces, place).is_none_or(|role| ends_amount(role) || *role == Role::Rest) {
        return;
    }
    let mut next = place + 1;
    if role(pieces, next).is_some_and(Role::is_separator) {
        next += 1;
    }
    let is_first = role(pieces, next) == Some(&Role::EachMove);
    let Some(after) = after_amount(pieces, if is_first { next + 1 } else { next }) else {
        // "30 s per move, from move 1".
        if before(pieces, place).is_some_and(Role::is_separator) {
            pieces.remove(place - 1);
        }
        return;
    };
    if is_first {
        swap(pieces, next, after);
    }
    let is_last = role(pieces, after) == Some(&Role::EachMove);
    let after = if is_last { after + 1 } else { after };
    pieces.drain(place + 1..next);
    swap(pieces, place, after - (next - place - 1));
}

/// Moves the piece at a place behind those before `after`.
fn swap(pieces: &mut [Piece], place: usize, after: usize) {
    if let Some(part) = pieces.get_mut(place..after) {
        part.rotate_left(1);
    }
}

/// "10 min each 5 s" is not ten minutes and five seconds.
fn separate(pieces: &mut Vec<Piece>, place: usize, tokens: &[Token]) {
    let (Some(last), Some(number)) = (
        place.checked_sub(1).and_then(|before| pieces.get(before)),
        pieces.get(place),
    ) else {
        return;
    };
    if last.role == Role::Unit("h") && last.index.checked_add(1) == Some(number.index) {
        let is_minutes = are_minutes(pieces, place);
        if let Some(number) = pieces.get_mut(place) {
            number.is_glued |= is_minutes;
        }
        return;
    }
    let (from, to) = (last.index.saturating_add(1), number.index);
    let has_word = tokens
        .get(from..to)
        .is_some_and(|between| between.iter().any(|token| token.kind == Kind::Word));
    if last.role.is_unit() && has_word {
        let at = number.at;
        pieces.insert(place, Piece::new(Role::And, at));
    }
}

/// Whether a number after hours is minutes, as in "1 h 30 + 30 s".
fn are_minutes(pieces: &[Piece], place: usize) -> bool {
    let Some(Role::Number(number)) = role(pieces, place) else {
        return false;
    };
    let is_sixtieth = number.len() == 2 && number.as_bytes().first().is_some_and(|&c| c < b'6');
    is_sixtieth
        && match role(pieces, place + 1) {
            None | Some(Role::For | Role::Rest | Role::Known("then" | "with" | "+")) => true,
            // "1 h 30 / 40 coups".
            Some(sign) if sign.is_sign("/") => role(pieces, place + 3) == Some(&Role::Moves),
            Some(next) => next.is_separator() || next.is_sign("+"),
        }
}
