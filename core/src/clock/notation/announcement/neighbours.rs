//! Words that mean different things in different languages, as their neighbours decide.

use super::Translation;
use super::tokens::{Kind, Token};
use super::vocabulary::Role;

impl Translation<'_> {
    /// The meaning of a token here. Its neighbours that come next are still as they are, those before
    /// it are translated.
    pub(super) fn meaning(&self, token: &Token) -> Role {
        let role = token.role();
        if token.in_phrase.is_some() {
            return role;
        }
        let other = || Role::Other(token.text.clone());
        let last = self.last(self.pieces.len());
        let follows_number = self
            .pieces
            .last()
            .is_some_and(|piece| matches!(piece.role, Role::Number(_)) || piece.role.is_sign(".5"));
        match &*token.key {
            // The letter of an ordinal number, as in "40e".
            "e" | "a" | "o" | "y" | "en" if follows_number && token.is_glued => other(),
            // "For", behind its moves in Turkish.
            "icin" => self.behind_its_moves(other),
            "kadar" => other(),
            // "In", or "and" in Dutch.
            "en" => {
                let is_and = self.says_time() && !self.begins_with_moves();
                if is_and { Role::And } else { Role::In }
            }
            // "40 ходов за 2 часа".
            _ if matches!(role, Role::Per(_))
                && self.begins_with_moves()
                && self.has_number_next() =>
            {
                Role::In
            }
            // Each, or "and" in Czech.
            "a" if self.says_time() && self.has_number_next() => Role::And,
            "i" => self.increment_or_and(role),
            // The article, but not "or".
            "o" if !self.is_word_next() => other(),
            "u" if !follows_number => other(),
            // "Each" before a time, "after" before moves.
            "po" => match self.role_at(self.next + 1) {
                Some(Role::Unit(_)) => Role::Filler,
                _ => other(),
            },
            // Seconds, or "with" or "from" in Slavonic languages.
            "с" | "со" if self.first_move(self.next).is_some() => Role::From,
            // An article in German, "from" in French.
            "des" if self.first_move(self.next).is_some() => Role::From,
            "со" => Role::Known("with"),
            "s" | "с" if !follows_number && last.is_some() => Role::Known("with"),
            "с" => Role::Unit("s"),
            // For, per or times.
            "x" | "х" | "×" => self.times(),
            _ => role,
        }
    }

    /// Whether the last of it is a time, or what it is for.
    fn says_time(&self) -> bool {
        self.role_of(self.last(self.pieces.len()))
            .is_some_and(|role| {
                role.is_unit()
                    || matches!(
                        role,
                        Role::Moves
                            | Role::Rest
                            | Role::EachMove
                            | Role::FromMove(_)
                            | Role::Bonus(_)
                    )
            })
    }

    fn has_number_next(&self) -> bool {
        let next = self.skip(self.next, Role::is_light);
        matches!(self.role_at(next), Some(Role::Number(_)))
    }

    fn is_word_next(&self) -> bool {
        self.tokens
            .get(self.next)
            .is_some_and(|next| next.kind == Kind::Word)
    }

    /// Whether the last of it is a number of moves.
    pub(super) fn has_counted_moves(&self) -> bool {
        let last = self.last(self.pieces.len());
        let before = last.and_then(|last| self.last(last));
        self.role_of(last) == Some(&Role::Moves)
            && matches!(self.role_of(before), Some(Role::Number(_)))
    }

    /// Whether the last of it is a number of moves without a time before it.
    fn begins_with_moves(&self) -> bool {
        let last = self.last(self.pieces.len());
        let number = last.and_then(|last| self.last(last));
        let before = number.and_then(|number| self.last(number));
        self.has_counted_moves()
            && self.role_of(before).is_none_or(|role| {
                role.is_separator()
                    || role.is_sign("+")
                    || matches!(role, Role::Known("then" | "+") | Role::All(_))
            })
    }

    /// `5 i 3`; "and" in Polish, and an article in Italian.
    fn increment_or_and(&self, role: Role) -> Role {
        let next = self.skip(self.next, Role::is_light);
        match self.role_at(next) {
            Some(Role::Number(_)) if self.is_word_next() && !self.says_time() => Role::Filler,
            Some(Role::Number(_)) => {
                let is_long = |index| matches!(self.role_at(index), Some(Role::Unit("min" | "h")));
                // The number may have decimals.
                if is_long(next + 1) || is_long(next + 3) {
                    Role::And
                } else if self.is_period_of_moves() {
                    Role::Known("+")
                } else {
                    role
                }
            }
            _ if self.is_word_next() && self.says_time() => match self.role_at(self.next) {
                Some(Role::Per(_) | Role::Bonus(_)) => role,
                _ => Role::And,
            },
            Some(Role::Moves | Role::Rest) => Role::Filler,
            _ => role,
        }
    }

    /// Whether the period of which the last of it is a part ends by moves.
    fn is_period_of_moves(&self) -> bool {
        let period = self.pieces.iter().rev().map(|piece| &piece.role);
        period
            .take_while(|role| !role.is_separator() && **role != Role::Known("then"))
            .any(|role| *role == Role::Moves || role.is_sign("/"))
    }

    fn times(&self) -> Role {
        let next = self.skip(self.next, Role::is_light);
        let after = self.skip(next + 1, Role::is_light);
        match (self.role_at(next), self.role_at(after)) {
            (Some(Role::Moves), _) => Role::Per("x".into()),
            (Some(Role::Number(_)), Some(Role::Moves)) => Role::For,
            _ => Role::Other("x".into()),
        }
    }

    fn behind_its_moves(&self, other: impl Fn() -> Role) -> Role {
        if self.has_counted_moves() {
            let is_for = self.pieces.iter().any(|piece| piece.role == Role::For);
            match (self.has_number_next(), is_for) {
                (true, _) => Role::In,
                (false, true) => Role::Filler,
                (false, false) => other(),
            }
        } else {
            Role::Filler
        }
    }
}
