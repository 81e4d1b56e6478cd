//! The numbers, words and signs of a text: [`split`].

use super::vocabulary::{Role, meaning};

/// A number, a word or another character.
#[derive(Clone, Debug)]
pub(super) struct Token {
    /// In lower case.
    pub(super) text: String,
    /// The text without accents, which players leave away.
    pub(super) key: String,
    pub(super) kind: Kind,
    /// The number of characters before it.
    pub(super) at: usize,
    /// Whether nothing separates it from the token before it.
    pub(super) is_glued: bool,
    /// Its meaning as part of a phrase.
    pub(super) in_phrase: Option<Role>,
}

impl Token {
    /// Its meaning, as far as it needs no other words.
    pub(super) fn role(&self) -> Role {
        if let Some(role) = &self.in_phrase {
            return role.clone();
        }
        match self.kind {
            Kind::Number => Role::Number(self.text.clone().into()),
            Kind::Sign if self.text == "&" => Role::And,
            Kind::Sign => Role::Other(self.text.clone()),
            Kind::Word => meaning(&self.key, &self.text),
        }
    }

    /// Whether it is this word, and not part of a phrase.
    pub(super) fn is(&self, words: &[&str]) -> bool {
        self.in_phrase.is_none() && words.contains(&self.key.as_str())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
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

/// Splits a text. No token is part of a phrase yet.
pub(super) fn split(text: &str) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut is_glued = false;
    for (at, c) in text.chars().enumerate() {
        if c.is_whitespace() {
            is_glued = false;
            continue;
        }
        // The accent of a letter that was typed as two characters.
        if is_accent(c) {
            continue;
        }
        let c = plain_mark(c);
        let kind = kind(c);
        match tokens.last_mut() {
            Some(last) if is_glued && kind != Kind::Sign && last.kind == kind => {
                last.text.extend(lower(c));
            }
            _ => tokens.push(Token {
                text: lower(c).collect(),
                key: String::new(),
                kind,
                at,
                is_glued,
                in_phrase: None,
            }),
        }
        is_glued = true;
    }
    for token in &mut tokens {
        token.key = key(&token.text);
    }
    tokens
}

/// In lower case. Of `İ` only the letter.
fn lower(c: char) -> impl Iterator<Item = char> {
    c.to_lowercase().filter(|&c| !is_accent(c))
}

fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
}

/// The many apostrophes and accents with which minutes and seconds are written, as `'` and `"`.
fn plain_mark(c: char) -> char {
    match c {
        '’' | '‘' | '′' | '´' | '`' | 'ʹ' | 'ʼ' => '\'',
        '”' | '“' | '″' | '˝' | 'ʺ' => '"',
        _ => c,
    }
}

/// A word without accents. A letter alone keeps its own.
fn key(word: &str) -> String {
    if word.chars().nth(1).is_none() {
        return word.to_owned();
    }
    word.chars().map(without_accent).collect()
}

fn without_accent(c: char) -> char {
    match c {
        'à'..='å' | 'ą' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'ď' => 'd',
        'è'..='ë' | 'ę' | 'ě' => 'e',
        'ğ' => 'g',
        'ì'..='ï' | 'ı' => 'i',
        'ł' => 'l',
        'ñ' | 'ń' | 'ň' => 'n',
        'ò'..='ö' | 'ø' => 'o',
        'ř' => 'r',
        'ś' | 'š' | 'ş' => 's',
        'ť' => 't',
        'ù'..='ü' | 'ů' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        'ё' => 'е',
        'й' => 'и',
        _ => c,
    }
}
