//! How tournaments announce a time control, in the few words of the notation: [`Announcement`].
//!
//! The words of all languages are in `vocabulary.rs`, and those that mean something only together in
//! `phrases.rs`. The grammar here is that of all languages, too: it looks at the neighbours of a
//! word, never at the language of the rest.

mod moves;
mod neighbours;
mod order;
mod phrases;
mod tokens;
mod vocabulary;

use tokens::{Kind, Token, split};
use vocabulary::{HOURGLASS, Role};

/// A text in the words of the notation, and where each of its characters comes from.
pub(super) struct Announcement {
    text: String,
    /// For each character of `text` its place in the original.
    places: Vec<usize>,
    /// The number of characters of the original.
    end: usize,
}

impl Announcement {
    /// Translates a text: `90 Minuten für die ersten 40 Züge` is `90 min for 40 moves`. What is not
    /// known stays as it is.
    pub(super) fn of(original: &str) -> Announcement {
        let tokens = phrases::find(split(original));
        let mut translation = Translation {
            tokens: &tokens,
            next: 0,
            pieces: Vec::new(),
        };
        translation.run();
        let mut announcement = Announcement {
            text: String::new(),
            places: Vec::new(),
            end: original.chars().count(),
        };
        let mut before = None;
        for piece in translation.pieces {
            let is_next =
                before.and_then(|before: usize| before.checked_add(1)) == Some(piece.index);
            if before.is_some() && !(is_next && piece.is_glued) {
                announcement.push(" ", piece.at);
            }
            announcement.push(&piece.role.text(), piece.at);
            before = Some(piece.index);
        }
        announcement
    }

    fn push(&mut self, text: &str, at: usize) {
        self.text.push_str(text);
        self.places.extend(text.chars().map(|_| at));
    }

    /// The text in the words of the notation.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The place in the original of a character of the text.
    pub(super) fn place(&self, at: usize) -> usize {
        self.places.get(at).copied().unwrap_or(self.end)
    }
}

/// A part of the translation.
#[derive(Clone, Debug)]
struct Piece {
    role: Role,
    /// The place of the original.
    at: usize,
    /// The number of its token.
    index: usize,
    is_glued: bool,
}

impl Piece {
    /// A piece that is in no token, and glued to none.
    fn new(role: Role, at: usize) -> Piece {
        Piece {
            role,
            at,
            index: usize::MAX,
            is_glued: false,
        }
    }
}

/// The words after "without".
const A_FLAG: &[&[&str]] = &[
    &["a", "flag"],
    &["fallblattchen"],
    &["bandera"],
    &["drapeau"],
    &["bandierina"],
    &["seta"],
    &["vlag"],
    &["choragiewki"],
    &["praporku"],
    &["флага"],
];

/// The words after "what".
const WHAT_AN_HOURGLASS_DOES: [&[&str]; 4] = [
    &["one", "uses", "the", "other", "gains"],
    &["one", "player", "uses", "the", "other", "gains"],
    &["einer", "verbraucht", "gewinnt", "der", "andere"],
    &["der", "eine", "verbraucht", "gewinnt", "der", "andere"],
];

struct Translation<'a> {
    tokens: &'a [Token],
    /// The number of the next token.
    next: usize,
    pieces: Vec<Piece>,
}

impl Translation<'_> {
    fn run(&mut self) {
        while let Some(token) = self.tokens.get(self.next) {
            let index = self.next;
            self.next += 1;
            let role = match self.meaning(token) {
                Role::Number(_) if self.skips_twice(index) => continue,
                Role::Other(sign) if token.kind == Kind::Sign => match self.sign(&sign, index) {
                    Some(role) => role,
                    None => continue,
                },
                Role::Moves => self.moves(token),
                Role::Rest | Role::End => self.rest(false),
                Role::SuddenDeath => self.rest(true),
                Role::Game => self.game(),
                Role::Player => {
                    self.drop_trailing(|role| {
                        role.is_light()
                            || matches!(role, Role::Per(_) | Role::For)
                            || role.is_sign("/")
                    });
                    continue;
                }
                Role::From => self.from(),
                Role::Since => self.since(),
                Role::Until => self.until(token),
                Role::And if self.ends_in_separator() => Role::Filler,
                Role::White if self.says_nothing() => Role::Filler,
                Role::Black if !self.says_nothing() => {
                    self.drop_separator();
                    Role::Black
                }
                Role::Without if self.skips_bonus() || self.skips(A_FLAG) => {
                    self.drop_separator();
                    continue;
                }
                Role::What if self.skips(&WHAT_AN_HOURGLASS_DOES) => {
                    self.drop_separator();
                    let is_named = self.pieces.iter().any(|piece| piece.role == HOURGLASS);
                    if is_named { Role::Filler } else { HOURGLASS }
                }
                Role::White | Role::Black | Role::Without | Role::What => {
                    Role::Other(token.text.clone())
                }
                Role::Bonus(kind) => match self.bonus(kind, index) {
                    Some(role) => role,
                    None => continue,
                },
                role => role,
            };
            self.push(role, index);
        }
        self.pieces.retain(|piece| !piece.role.text().is_empty());
        order::settle(&mut self.pieces, self.tokens);
    }

    /// Skips the `2×` of `2×10 min`, which is ten minutes for each player.
    fn skips_twice(&mut self, index: usize) -> bool {
        let [two, times, number, unit, ..] = self.tokens.get(index..).unwrap_or_default() else {
            return false;
        };
        let is_twice = two.text == "2"
            && matches!(&*times.text, "x" | "х" | "×")
            && number.kind == Kind::Number
            && (matches!(unit.role(), Role::Unit("min" | "h")) || unit.text == "'")
            && self.says_nothing();
        if is_twice {
            self.next = index + 2;
        }
        is_twice
    }

    /// Skips the kind of bonus that there is not: "without increment".
    fn skips_bonus(&mut self) -> bool {
        let next = self.skip(self.next, Role::is_light);
        let is_bonus = matches!(self.role_at(next), Some(Role::Bonus(_)));
        if is_bonus {
            self.next = next + 1;
        }
        is_bonus
    }

    /// Whether nothing has been translated yet.
    fn says_nothing(&self) -> bool {
        let mut roles = self.pieces.iter().map(|piece| &piece.role);
        roles.all(|role| role.text().is_empty())
    }

    fn ends_in_separator(&self) -> bool {
        let last = self.last(self.pieces.len());
        self.role_of(last).is_some_and(Role::is_separator)
    }

    fn drop_separator(&mut self) {
        self.drop_trailing(|role| role.is_light() || role.is_separator());
    }

    /// Skips one of these phrases, whatever signs are in it, if it comes next.
    fn skips(&mut self, phrases: &[&[&str]]) -> bool {
        let after = |phrase: &&[&str]| {
            let mut next = self.next;
            for word in *phrase {
                next = self.skip(next, Role::is_separator);
                if self.tokens.get(next)?.key != *word {
                    return None;
                }
                next += 1;
            }
            Some(next)
        };
        match phrases.iter().find_map(after) {
            Some(next) => {
                self.next = next;
                true
            }
            None => false,
        }
    }

    fn push(&mut self, role: Role, index: usize) {
        if let Some(token) = self.tokens.get(index) {
            self.pieces.push(Piece {
                role,
                at: token.at,
                index,
                is_glued: token.is_glued,
            });
        }
    }

    fn replace(&mut self, place: Option<usize>, role: Role) {
        if let Some(piece) = place.and_then(|place| self.pieces.get_mut(place)) {
            piece.role = role;
        }
    }

    /// Inserts before a piece.
    fn insert(&mut self, place: Option<usize>, role: Role) {
        if let Some(place) = place
            && let Some(at) = self.pieces.get(place).map(|piece| piece.at)
        {
            self.pieces.insert(place, Piece::new(role, at));
        }
    }

    fn role_at(&self, index: usize) -> Option<Role> {
        self.tokens.get(index).map(Token::role)
    }

    /// The number of the first token from `index` on that says something.
    fn skip(&self, mut index: usize, is_skipped: impl Fn(&Role) -> bool) -> usize {
        while self.role_at(index).is_some_and(|role| is_skipped(&role)) {
            index += 1;
        }
        index
    }

    /// Drops the last pieces as far as they are of a kind.
    fn drop_trailing(&mut self, is_dropped: impl Fn(&Role) -> bool) {
        let kept = self
            .pieces
            .iter()
            .rposition(|piece| !is_dropped(&piece.role));
        self.pieces.truncate(kept.map_or(0, |last| last + 1));
    }

    /// The last piece that says something, from the end or from before `end`.
    fn last(&self, end: usize) -> Option<usize> {
        let pieces = self.pieces.get(..end)?;
        pieces.iter().rposition(|piece| !piece.role.is_light())
    }

    fn role_of(&self, piece: Option<usize>) -> Option<&Role> {
        Some(&self.pieces.get(piece?)?.role)
    }

    /// A sign that is no part of a number or a word stays.
    fn sign(&self, sign: &str, index: usize) -> Option<Role> {
        let token = self.tokens.get(index)?;
        let before = index
            .checked_sub(1)
            .and_then(|before| self.tokens.get(before));
        let after = self.tokens.get(index + 1);
        let kind_before = before.map(|token| token.kind);
        let is_number_after = after.is_some_and(|token| token.kind == Kind::Number);
        let follows_word = token.is_glued && kind_before == Some(Kind::Word);
        let role_after = self.role_at(index + 1);
        let is_dropped = match sign {
            // "min.", and "1. Zug".
            "." if follows_word => true,
            "." => kind_before == Some(Kind::Number) && role_after == Some(Role::Moves),
            // "Time control: 5+3".
            ":" => {
                let is_unit = before.is_some_and(|before| matches!(before.role(), Role::Unit(_)));
                (follows_word || self.says_nothing()) && !(is_unit && is_number_after)
            }
            // "5-second delay".
            "-" | "‑" | "–" => {
                kind_before == Some(Kind::Number)
                    && matches!(role_after, Some(Role::Unit(_) | Role::Moves))
            }
            // "Time odds, White 5 min", and "hourglass, 1 min".
            "," if index > 0 => {
                self.says_nothing()
                    || self.role_of(self.last(self.pieces.len())) == Some(&HOURGLASS)
            }
            "(" => self.tokens.iter().any(|token| token.text == ")"),
            ")" => self.tokens.iter().any(|token| token.text == "("),
            _ => false,
        };
        let role = if sign == "½" {
            Role::Other(".5".into())
        } else {
            Role::Other(sign.into())
        };
        (!is_dropped).then_some(role)
    }

    /// "Moves" after a number, in "each move", or in "all moves".
    fn moves(&mut self, token: &Token) -> Role {
        let last = self.last(self.pieces.len());
        match self.role_of(last) {
            Some(Role::Number(_)) => {
                let before = last.and_then(|last| self.last(last));
                let each = last.and_then(|last| last.checked_sub(1));
                let is_after = token.is(&["zet", "zetten"])
                    && matches!(self.role_of(before), Some(Role::Per(word)) if word == "na");
                if let Some(Role::Each | Role::Per(_)) = self.role_of(each)
                    && !is_after
                    && self.role_of(each.and_then(|each| self.last(each))) != Some(&Role::For)
                {
                    // "2 h per 40 moves".
                    self.replace(each, Role::For);
                } else if let Some(Role::Per(_)) = self.role_of(before)
                    && !is_after
                {
                    // "90 min per i primi 40".
                    self.replace(before, Role::For);
                } else if self.role_of(before).is_some_and(Role::is_unit) && !self.has_time_next() {
                    // "90 min 40 moves".
                    self.insert(last, Role::For);
                }
                Role::Moves
            }
            // "All moves".
            Some(Role::All(_)) => self.rest(false),
            Some(Role::Rest) => Role::Filler,
            _ => {
                let is_each =
                    |role: &Role| matches!(role, Role::Each | Role::Per(_)) || role.is_sign("/");
                let is_around = |role: &Role| is_each(role) || role.is_light();
                let around = self.pieces.iter().rev().map(|piece| &piece.role);
                if around.take_while(|role| is_around(role)).any(is_each) {
                    self.drop_trailing(|role| {
                        is_around(role) || matches!(role, Role::For | Role::After(_))
                    });
                    Role::EachMove
                } else {
                    Role::Moves
                }
            }
        }
    }

    /// Whether a time comes next, or what leads to one.
    fn has_time_next(&self) -> bool {
        let next = self.skip(self.next, Role::is_light);
        match self.role_at(next) {
            Some(Role::In) => {
                let after = self.skip(next + 1, Role::is_light);
                matches!(self.role_at(after), Some(Role::Number(_)))
            }
            Some(Role::Number(_)) => true,
            Some(role) => role.is_sign("/") || role.is_sign(":"),
            None => false,
        }
    }

    /// The rest of the game: before its time, as in "rest in 30 min" and `SD/30`, or after it.
    fn rest(&mut self, is_abbreviated: bool) -> Role {
        self.drop_trailing(|role| role.is_light() || matches!(role, Role::All(_)));
        // "For the moves that remain".
        if self.role_of(self.last(self.pieces.len())) == Some(&Role::Moves)
            && !self.has_counted_moves()
        {
            self.drop_trailing(|role| role.is_light() || *role == Role::Moves);
        }
        let is_for = |role: &Role| matches!(role, Role::For | Role::Per(_)) || role.is_sign("/");
        self.drop_trailing(|role| role.is_light() || is_for(role));
        let last = self.role_of(self.last(self.pieces.len()));
        let follows_time =
            last.is_some_and(|role| role.is_unit() || matches!(role, Role::Number(_)));
        let is_between = |role: &Role| {
            role.is_light()
                || matches!(
                    role,
                    Role::Game | Role::Moves | Role::Rest | Role::SuddenDeath
                )
                || role.is_sign(":")
        };
        let next = self.skip(self.next, is_between);
        // Dutch "and", and Turkish "for".
        let may_be_in = |token: &Token| !(follows_time && token.is(&["en", "icin"]));
        self.next = match self.role_at(next) {
            Some(Role::Other(sign)) if sign == "/" => next + 1,
            Some(Role::In) if self.tokens.get(next).is_some_and(may_be_in) => next + 1,
            Some(Role::Number(_)) if is_abbreviated || !follows_time => next,
            _ => {
                self.next = next;
                return Role::Rest;
            }
        };
        Role::SuddenDeath
    }

    /// "Game", in "per game", "for the game" or `Game/60`.
    fn game(&mut self) -> Role {
        // "Oyunun geri kalanı", the rest of the game.
        if self.role_at(self.skip(self.next, Role::is_light)) == Some(Role::Rest) {
            return Role::Filler;
        }
        self.drop_trailing(|role| role.is_light() || matches!(role, Role::All(_)));
        let last = self.last(self.pieces.len());
        match self.role_of(last) {
            Some(Role::Rest | Role::SuddenDeath) => Role::Filler,
            Some(Role::Per(_) | Role::And) => {
                self.drop_trailing(|role| {
                    role.is_light() || matches!(role, Role::Per(_) | Role::And)
                });
                Role::Filler
            }
            Some(role) if role.is_sign("/") => {
                self.drop_trailing(|role| role.is_sign("/"));
                Role::Filler
            }
            Some(Role::For) => {
                let before = self.role_of(last.and_then(|last| self.last(last)));
                if before == Some(&Role::EachMove) {
                    // "30 s per move during the whole game".
                    self.pieces.truncate(last.unwrap_or_default());
                    return Role::FromMove("1".into());
                }
                self.rest(false)
            }
            _ => match self.role_at(self.skip(self.next, Role::is_light)) {
                Some(Role::In | Role::Number(_)) => self.rest(true),
                Some(Role::Other(sign)) if sign == "/" => self.rest(true),
                _ => Role::Filler,
            },
        }
    }

    /// A kind of bonus: before its seconds, as in the notation, or after them. Nothing to push in
    /// the second case, and if it is named twice.
    fn bonus(&mut self, kind: &'static str, index: usize) -> Option<Role> {
        let is_light =
            |role: &Role| role.is_light() || matches!(role, Role::From) || role.is_sign(":");
        let last = self.last(self.pieces.len());
        let next = self.skip(self.next, is_light);
        match self.role_at(next) {
            Some(Role::Number(_)) => return Some(Role::Bonus(kind)),
            // "Fischer increment", "US delay": the second word says it.
            Some(Role::Bonus(_)) => return None,
            // "inc/5".
            Some(Role::Other(sign))
                if sign == "/" && matches!(self.role_at(next + 1), Some(Role::Number(_))) =>
            {
                self.next = next + 1;
                return Some(Role::Bonus(kind));
            }
            _ => {}
        }
        let mut place = last;
        for may_be in [|role: &Role| *role == Role::EachMove, Role::is_unit] {
            while self.role_of(place).is_some_and(may_be) {
                place = place.and_then(|place| self.last(place));
            }
        }
        let Some(Role::Number(_)) = self.role_of(place) else {
            return Some(Role::Bonus(kind));
        };
        let place = place?;
        // The number may have decimals.
        let place = match (place.checked_sub(2), place.checked_sub(1)) {
            (Some(whole), point)
                if matches!(self.role_of(Some(whole)), Some(Role::Number(_)))
                    && self.role_of(point).is_some_and(|role| role.is_sign(".")) =>
            {
                whole
            }
            _ => place,
        };
        if !matches!(self.role_of(self.last(place)), Some(Role::Bonus(_))) {
            let at = self.tokens.get(index)?.at;
            self.pieces.insert(place, Piece::new(Role::Bonus(kind), at));
        }
        None
    }
}
