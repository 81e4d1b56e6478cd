//! How tournaments announce a time control, in the few words of the notation: [`Announcement`].

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
        let tokens = split(original);
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
            announcement.push(piece.role.text(), piece.at);
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

/// A number, a word or another character.
#[derive(Clone, Debug)]
struct Token {
    /// In lower case.
    text: String,
    kind: Kind,
    /// The number of characters before it.
    at: usize,
    /// Whether nothing separates it from the token before it.
    is_glued: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Number,
    Word,
    Sign,
}

fn kind(c: char) -> Kind {
    if c.is_ascii_digit() {
        Kind::Number
    } else if c.is_alphabetic() {
        Kind::Word
    } else {
        Kind::Sign
    }
}

fn split(text: &str) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut is_glued = false;
    for (at, c) in text.chars().enumerate() {
        if c.is_whitespace() {
            is_glued = false;
            continue;
        }
        let kind = kind(c);
        match tokens.last_mut() {
            Some(last) if is_glued && kind != Kind::Sign && last.kind == kind => {
                last.text.extend(c.to_lowercase());
            }
            _ => tokens.push(Token {
                text: c.to_lowercase().collect(),
                kind,
                at,
                is_glued,
            }),
        }
        is_glued = true;
    }
    tokens
}

/// The meaning of a token.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Role {
    Number(String),
    /// Anything else that stays as it is.
    Other(String),
    /// A word of the notation.
    Known(&'static str),
    /// A second, minute or hour.
    Unit(&'static str),
    /// A kind of bonus, which the notation writes before its seconds.
    Bonus(&'static str),
    /// Part of "per move".
    Per(String),
    /// Part of "after each move", or "before each move".
    After(String),
    /// "Each": part of "each move", or nothing.
    Each,
    /// "All": part of "all moves".
    All(String),
    For,
    In,
    Moves,
    EachMove,
    Rest,
    /// US: the rest of the game, before a slash.
    SuddenDeath,
    Game,
    Player,
    And,
    /// "From", in "from move 41", or "of".
    From,
    /// The first move.
    First,
    Start,
    /// "Until", in "until move 40", or "to the end".
    Until,
    End,
    /// Before White's control.
    White,
    /// Before Black's control.
    Black,
    /// Part of "without a flag".
    Without,
    /// Part of "what one uses, the other gains".
    What,
    /// Says nothing.
    Filler,
}

impl Role {
    /// The text that the notation has instead.
    fn text(&self) -> &str {
        match self {
            Role::Number(text)
            | Role::Other(text)
            | Role::Per(text)
            | Role::After(text)
            | Role::All(text) => text,
            Role::Known(text) | Role::Unit(text) | Role::Bonus(text) => text,
            Role::For => "for",
            Role::In => "in",
            Role::Moves => "moves",
            Role::EachMove => "permove",
            Role::Rest => "rest",
            Role::SuddenDeath => "sd/",
            Role::And => ",",
            Role::Each
            | Role::Game
            | Role::Player
            | Role::From
            | Role::First
            | Role::Start
            | Role::Until
            | Role::End
            | Role::White
            | Role::Without
            | Role::What
            | Role::Filler => "",
            Role::Black => "v",
        }
    }

    /// Whether it may stand between words that belong together.
    fn is_light(&self) -> bool {
        matches!(self, Role::Each | Role::Filler | Role::First)
    }
}

fn role(token: &Token) -> Role {
    match token.kind {
        Kind::Number => return Role::Number(token.text.clone()),
        Kind::Sign if token.text == "&" => return Role::And,
        Kind::Sign => return Role::Other(token.text.clone()),
        Kind::Word => {}
    }
    match token.text.as_str() {
        "h" | "hr" | "hrs" | "hour" | "hours" | "std" | "stunde" | "stunden" | "heure"
        | "heures" => Role::Unit("h"),
        "m" | "mn" | "min" | "mins" | "minute" | "minutes" | "minuten" => Role::Unit("min"),
        "s" | "sec" | "secs" | "second" | "seconds" | "sek" | "sekunde" | "sekunden"
        | "seconde" | "secondes" => Role::Unit("s"),
        "move" | "moves" | "mv" | "mvs" | "zug" | "züge" | "zuege" | "zügen" | "zuegen"
        | "coup" | "coups" | "cp" | "cps" => Role::Moves,
        "for" | "für" | "fuer" | "pour" => Role::For,
        "in" | "en" | "innerhalb" | "within" => Role::In,
        "per" | "pro" | "par" => Role::Per(token.text.clone()),
        "after" | "nach" | "before" | "vor" => Role::After(token.text.clone()),
        "a" | "an" | "each" | "every" | "je" | "jeweils" | "jede" | "jeden" | "jedem" | "jeder"
        | "jedes" => Role::Each,
        "all" | "alle" | "sämtliche" => Role::All(token.text.clone()),
        "and" | "und" | "et" | "sowie" => Role::And,
        "then" | "dann" | "danach" | "anschließend" | "anschliessend" | "followed" | "gefolgt"
        | "thereafter" | "afterwards" | "puis" => Role::Known("then"),
        "with" | "mit" | "avec" => Role::Known("with"),
        "plus" | "zuzüglich" | "zuzueglich" | "zzgl" => Role::Known("+"),
        "gegen" | "versus" => Role::Known("v"),
        "white" | "weiß" => Role::White,
        "black" | "schwarz" => Role::Black,
        "aufwärts" => Role::Known("up"),
        "without" | "ohne" => Role::Without,
        "what" | "was" => Role::What,
        "hourglass" | "sandclock" | "sanduhr" => HOURGLASS,
        "i" | "inc" | "incr" | "increment" | "increments" | "inkrement" | "bonus" | "fischer"
        | "zeitgutschrift" | "gutschrift" | "zeitzuschlag" | "zuschlag" | "zeitbonus" => {
            Role::Bonus("inc")
        }
        "d" | "delay" | "waits" | "verzögerung" | "verzoegerung" | "aufschub" => Role::Bonus("d"),
        "b" | "bronstein" => Role::Bonus("b"),
        "g" | "sd" | "death" => Role::SuddenDeath,
        "rest" | "remainder" | "remaining" | "guillotine" | "restlichen" | "übrigen" => Role::Rest,
        "game" | "games" | "partie" | "spiel" => Role::Game,
        "player" | "players" | "side" | "spieler" | "spielerin" | "seite" => Role::Player,
        "from" | "ab" | "von" | "vom" | "starting" | "beginning" | "beginnend" | "startend" => {
            Role::From
        }
        "first" | "one" | "ersten" | "erste" | "erster" => Role::First,
        "start" | "beginn" | "anfang" => Role::Start,
        "until" | "till" | "up" | "bis" => Role::Until,
        "end" | "finish" | "ende" | "partieende" | "schluss" | "partieschluss" => Role::End,
        "the" | "der" | "die" | "das" | "den" | "dem" | "des" | "ein" | "eine" | "einen"
        | "einer" | "einem" | "of" | "by" | "to" | "zu" | "zum" | "zur" | "next" | "following"
        | "another" | "nächsten" | "naechsten" | "folgenden" | "weitere" | "weiteren"
        | "addition" | "additional" | "cumulative" | "extra" | "zusätzlich" | "zusätzlichen"
        | "played" | "made" | "completed" | "gespielten" | "gespieltem" | "ausgeführten"
        | "ausgeführtem" | "whole" | "entire" | "ganze" | "gesamte" | "only" | "time"
        | "control" | "bedenkzeit" | "main" | "thinking" | "us" | "simple" | "sudden" | "rapid"
        | "blitz" | "classical" | "gives" | "gibt" | "back" | "zurück" | "counts" | "zählt"
        | "odds" | "zeitvorgabe" | "clock" | "uhr" => Role::Filler,
        _ => Role::Other(token.text.clone()),
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

const HOURGLASS: Role = Role::Known("hourglass");

/// The words after "what".
const WHAT_AN_HOURGLASS_DOES: [&[&str]; 4] = [
    &["one", "uses", "the", "other", "gains"],
    &["one", "player", "uses", "the", "other", "gains"],
    &["einer", "verbraucht", "gewinnt", "der", "andere"],
    &["der", "eine", "verbraucht", "gewinnt", "der", "andere"],
];

fn is_separator(role: &Role) -> bool {
    matches!(role, Role::Other(sign) if matches!(&**sign, "," | ";")) || *role == Role::And
}

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
            let role = match role(token) {
                Role::Other(sign) if token.kind == Kind::Sign => match self.sign(&sign, index) {
                    Some(role) => role,
                    None => continue,
                },
                Role::Moves => self.moves(),
                Role::Rest => self.rest(false),
                Role::SuddenDeath => self.rest(true),
                Role::Game => self.game(),
                Role::Player => {
                    self.drop_trailing(|role| {
                        role.is_light() || matches!(role, Role::Per(_) | Role::For)
                    });
                    continue;
                }
                Role::From => self.from(),
                Role::Until => self.until(token),
                Role::And if self.ends_in_separator() => Role::Filler,
                Role::White if self.says_nothing() => Role::Filler,
                Role::Black if !self.says_nothing() => {
                    self.drop_separator();
                    Role::Black
                }
                Role::Without if self.skips(&[&["a", "flag"], &["fallblättchen"]]) => {
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
                Role::End => self.rest(false),
                Role::Bonus(kind) => match self.bonus(kind, index) {
                    Some(role) => role,
                    None => continue,
                },
                role => role,
            };
            self.push(role, index);
        }
        self.pieces.retain(|piece| !piece.role.text().is_empty());
        self.settle_each_move();
    }

    /// "10 s, for each move" has no separator in the notation, and what follows "before each move"
    /// is for each one anyway.
    fn settle_each_move(&mut self) {
        let mut place = 0;
        while let Some(next) = self.role_of(Some(place + 1)) {
            let is_next = *next == Role::EachMove;
            if is_next && self.role_of(Some(place)).is_some_and(is_separator) {
                let before_bonus = matches!(self.role_of(Some(place + 2)), Some(Role::Bonus(_)));
                let dropped = if before_bonus { place + 1 } else { place };
                self.pieces.remove(dropped);
            }
            place += 1;
        }
    }

    /// Whether nothing has been translated yet.
    fn says_nothing(&self) -> bool {
        let mut roles = self.pieces.iter().map(|piece| &piece.role);
        roles.all(|role| role.text().is_empty())
    }

    fn ends_in_separator(&self) -> bool {
        let last = self.last(self.pieces.len());
        self.role_of(last).is_some_and(is_separator)
    }

    fn drop_separator(&mut self) {
        self.drop_trailing(|role| role.is_light() || is_separator(role));
    }

    /// Skips one of these phrases, whatever signs are in it, if it comes next.
    fn skips(&mut self, phrases: &[&[&str]]) -> bool {
        let after = |phrase: &&[&str]| {
            let mut next = self.next;
            for word in *phrase {
                next = self.skip(next, is_separator);
                if self.tokens.get(next)?.text != *word {
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

    fn role_at(&self, index: usize) -> Option<Role> {
        self.tokens.get(index).map(role)
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
                let is_unit = before.is_some_and(|before| matches!(role(before), Role::Unit(_)));
                follows_word && !(is_unit && is_number_after)
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
    fn moves(&mut self) -> Role {
        let last = self.last(self.pieces.len());
        match self.role_of(last) {
            Some(Role::Number(_)) => {
                // "2 h per 40 moves".
                let before = last.and_then(|last| last.checked_sub(1));
                if let Some(Role::Each | Role::Per(_)) = self.role_of(before)
                    && self.role_of(before.and_then(|before| self.last(before))) != Some(&Role::For)
                    && let Some(piece) = before.and_then(|before| self.pieces.get_mut(before))
                {
                    piece.role = Role::For;
                }
                Role::Moves
            }
            Some(Role::All(_)) => {
                self.drop_trailing(|role| {
                    role.is_light() || matches!(role, Role::All(_) | Role::For)
                });
                Role::Rest
            }
            Some(Role::Rest) => Role::Filler,
            _ => {
                let is_each = |role: &Role| {
                    matches!(role, Role::Each | Role::Per(_)) || *role == Role::Other("/".into())
                };
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

    /// The rest of the game: before its time, as in "rest in 30 min" and `SD/30`, or after it.
    fn rest(&mut self, is_abbreviated: bool) -> Role {
        self.drop_trailing(|role| role.is_light() || matches!(role, Role::All(_)));
        let was_for = self.role_of(self.last(self.pieces.len())) == Some(&Role::For);
        self.drop_trailing(|role| role.is_light() || *role == Role::For);
        let last = self.last(self.pieces.len());
        let follows_time =
            was_for || matches!(self.role_of(last), Some(Role::Number(_) | Role::Unit(_)));
        let is_between = |role: &Role| {
            role.is_light()
                || matches!(
                    role,
                    Role::Game | Role::Moves | Role::Rest | Role::SuddenDeath
                )
                || *role == Role::Other(":".into())
        };
        let next = self.skip(self.next, is_between);
        self.next = match self.role_at(next) {
            Some(Role::Other(sign)) if sign == "/" => next + 1,
            Some(Role::In) => next + 1,
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
        let last = self.last(self.pieces.len());
        match self.role_of(last) {
            Some(Role::Rest | Role::SuddenDeath) => Role::Filler,
            Some(Role::Per(_) | Role::And) => {
                self.drop_trailing(|role| {
                    role.is_light() || matches!(role, Role::Per(_) | Role::And)
                });
                Role::Filler
            }
            Some(Role::For) => self.rest(false),
            _ => match self.role_at(self.next) {
                Some(Role::In | Role::Number(_)) => self.rest(true),
                Some(Role::Other(sign)) if sign == "/" => self.rest(true),
                _ => Role::Filler,
            },
        }
    }

    /// "From move 41", "ab dem 41. Zug", "from the start"; else a filler.
    fn from(&mut self) -> Role {
        let is_light = |role: &Role| {
            role.is_light() && *role != Role::First
                || matches!(role, Role::From | Role::Known("with"))
        };
        let mut next = self.skip(self.next, is_light);
        let is_named = self.role_at(next) == Some(Role::Moves);
        if is_named {
            next = self.skip(next + 1, is_light);
        }
        let number = match self.role_at(next) {
            Some(Role::Number(number)) => number,
            Some(Role::First | Role::Start) => "1".into(),
            _ => return Role::Filler,
        };
        let is_start = self.role_at(next) == Some(Role::Start);
        let Some(after) = self.after_move(next, is_named || is_start) else {
            return Role::Filler;
        };
        // "von Beginn an", "from move 1 onwards".
        self.next = self.skip(after, |role| {
            *role == Role::Each
                || matches!(role, Role::Other(text) if matches!(&**text, "on" | "onward" | "onwards"))
        });
        Role::Other(["from move ", &number].concat())
    }

    /// "Until move 40", "bis zum 40. Zug", "bis zum Ende"; "up to 3 s" is 3 s. The "up" of counting
    /// up stays.
    fn until(&mut self, token: &Token) -> Role {
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
            _ => Role::Other(token.text.clone()),
        }
    }

    /// The token after a move's number: after `41` where "move" came before it, else after "41st
    /// move".
    fn after_move(&self, number: usize, is_named: bool) -> Option<usize> {
        if is_named {
            return Some(number + 1);
        }
        let is_ordinal = |role: &Role| matches!(role, Role::Other(text) if matches!(&**text, "." | "st" | "nd" | "rd" | "th"));
        let after = self.skip(number + 1, is_ordinal);
        (self.role_at(after) == Some(Role::Moves)).then_some(after + 1)
    }

    /// A kind of bonus: before its seconds, as in the notation, or after them. Nothing to push in
    /// the second case, and if it is named twice.
    fn bonus(&mut self, kind: &'static str, index: usize) -> Option<Role> {
        let is_light = |role: &Role| {
            role.is_light() || matches!(role, Role::From) || *role == Role::Other(":".into())
        };
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
        for may_be in [
            |role: &Role| *role == Role::EachMove,
            |role: &Role| {
                matches!(role, Role::Unit(_))
                    || matches!(role, Role::Other(sign) if matches!(&**sign, "\"" | "″" | "”" | "'"))
            },
        ] {
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
                    && self.role_of(point) == Some(&Role::Other(".".into())) =>
            {
                whole
            }
            _ => place,
        };
        let before = place.checked_sub(1);
        if !matches!(self.role_of(before), Some(Role::Bonus(_))) {
            let at = self.tokens.get(index)?.at;
            self.pieces.insert(
                place,
                Piece {
                    role: Role::Bonus(kind),
                    at,
                    // Glued to nothing.
                    index: usize::MAX,
                    is_glued: false,
                },
            );
        }
        None
    }
}
