//! From which move on something is, and until which.

use std::borrow::Cow;

use super::Translation;
use super::tokens::Token;
use super::vocabulary::Role;

impl Translation<'_> {
    /// "From move 41", "ab dem 41. Zug", "from the start"; else a filler.
    pub(super) fn from(&mut self) -> Role {
        let Some((number, after)) = self.first_move(self.next) else {
            return Role::Filler;
        };
        self.next = after;
        // "von Beginn an", "from move 1 onwards".
        let goes_on = |token: &Token| token.is(&["an", "on", "onward", "onwards"]);
        while self.tokens.get(self.next).is_some_and(goes_on) {
            self.next += 1;
        }
        Role::FromMove(number)
    }

    /// The number in "move 41", "41. Zug" or "the start", and the token after it.
    pub(super) fn first_move(&self, next: usize) -> Option<(Cow<'static, str>, usize)> {
        let is_light = |role: &Role| {
            role.is_light() && *role != Role::First
                || matches!(role, Role::From | Role::Known("with"))
        };
        let mut next = self.skip(next, is_light);
        let is_named = self.role_at(next) == Some(Role::Moves);
        if is_named {
            next = self.skip(next + 1, is_light);
        }
        match self.role_at(next)? {
            Role::Number(number) => Some((number, self.after_move(next, is_named)?)),
            // "Начиная с первого".
            Role::First if self.tokens.get(next + 1).is_none() => Some(("1".into(), next + 1)),
            Role::First => Some(("1".into(), self.after_move(next, is_named)?)),
            Role::Start => {
                let is_of_game = |role: &Role| matches!(role, Role::Filler | Role::Game);
                Some(("1".into(), self.skip(next + 1, is_of_game)))
            }
            _ => None,
        }
    }

    /// "Until move 40", "bis zum 40. Zug", "bis zum Ende"; "up to 3 s" is 3 s. The "up" of counting
    /// up stays.
    pub(super) fn until(&mut self, token: &Token) -> Role {
        let is_light = |role: &Role| role.is_light();
        let mut next = self.skip(self.next, is_light);
        if self.role_at(next) == Some(Role::End) {
            self.next = next + 1;
            return self.rest(false);
        }
        let is_named = self.role_at(next) == Some(Role::Moves);
        if is_named {
            next = self.skip(next + 1, is_light);
        }
        match self.role_at(next) {
            Some(Role::Number(number)) => match self.after_move(next, is_named) {
                Some(after) => {
                    self.next = after;
                    Role::Other(["for until ", &number].concat())
                }
                None => Role::Filler,
            },
            // Portuguese: "of the".
            _ if token.is(&["do"]) => Role::Filler,
            _ => Role::Other(token.text.clone()),
        }
    }

    /// The token after a move's number: after `41` where "move" came before it, else after "41st
    /// move".
    fn after_move(&self, number: usize, is_named: bool) -> Option<usize> {
        let mut after = number + 1;
        while self.tokens.get(after).is_some_and(is_ordinal) {
            after += 1;
        }
        let is_ordinal = after > number + 1;
        if is_named || is_ordinal && self.tokens.get(after).is_none() {
            // "Начиная с 1-го".
            return Some(if is_named { number + 1 } else { after });
        }
        let after = self.skip(after, |role| *role == Role::Filler);
        (self.role_at(after) == Some(Role::Moves)).then_some(after + 1)
    }

    /// "From", which comes after its move in Turkish.
    pub(super) fn since(&mut self) -> Role {
        let last = self
            .pieces
            .iter()
            .rposition(|piece| piece.role != Role::Filler);
        let move_at = match self.role_of(last) {
            Some(Role::Moves) => last.and_then(|last| last.checked_sub(1)),
            Some(Role::Start) => last,
            _ => None,
        };
        let number = match self.role_of(move_at) {
            Some(Role::Number(number)) => number.clone(),
            Some(Role::First | Role::Start) => "1".into(),
            _ => return Role::Filler,
        };
        self.pieces.truncate(move_at.unwrap_or_default());
        // A time before it made it "for so many moves".
        if self.pieces.last().map(|piece| &piece.role) == Some(&Role::For) {
            self.pieces.pop();
        }
        Role::FromMove(number)
    }
}

/// Whether a token is part of an ordinal number: `.`, or the letters of `1st` and `40-го`.
fn is_ordinal(token: &Token) -> bool {
    const SIGNS: &[&str] = &[".", "°", "-"];
    const LETTERS: &[&str] = &[
        "st", "nd", "rd", "th", "e", "er", "ere", "re", "eme", "ieme", "ste", "de", "a", "o", "ª",
        "º", "го", "ого", "и", "й", "ои", "inci", "uncu", "ego", "tego",
    ];
    SIGNS.contains(&&*token.key) || token.is_glued && LETTERS.contains(&&*token.key)
}
