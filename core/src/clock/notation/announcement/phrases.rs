//! Words that mean something together: [`find`].

use std::borrow::Cow;

use super::tokens::{Kind, Token};
use super::vocabulary::{HOURGLASS, Role};

const fn number(text: &'static str) -> Role {
    Role::Number(Cow::Borrowed(text))
}

const ONE_OF_THEM: &[Role] = &[number("1")];
const TWO_OF_THEM: &[Role] = &[number("2")];
const HALF_AN_HOUR: &[Role] = &[number("30"), Role::Unit("min")];
const A_QUARTER: &[Role] = &[number("15"), Role::Unit("min")];
const HOUR_AND_A_HALF: &[Role] = &[number("1.5"), Role::Unit("h")];
const NOTHING: &[Role] = &[Role::Filler];

/// Phrases, without accents but for single letters, and their meaning.
const PHRASES: &[(&[&str], &[Role])] = &[
    // From a move on.
    (&["a", "partir"], &[Role::From]),
    (&["a", "partir", "do"], &[Role::From]),
    (&["comecando", "no"], &[Role::From]),
    (&["à", "partir"], &[Role::From]),
    (&["a", "partire"], &[Role::From]),
    (&["начиная", "с"], &[Role::From]),
    (&["начиная", "со"], &[Role::From]),
    (&["poczynajac", "od"], &[Role::From]),
    (&["zaczynajac", "od"], &[Role::From]),
    (&["pocinaje"], &[Role::From]),
    (&["despues", "de"], &[Role::Other(String::new())]),
    (&["depois", "de"], &[Role::Other(String::new())]),
    // For the rest.
    (&["k", ".", "o", "."], &[Role::Rest]),
    (&["k", ".", "o"], &[Role::Rest]),
    (&["muerte", "subita"], &[Role::Rest]),
    (&["morte", "subita"], &[Role::Rest]),
    (&["mort", "subite"], &[Role::Rest]),
    (&["szybki", "finisz"], &[Role::Rest]),
    (&["quick", "play", "finish"], &[Role::Rest]),
    (&["oyunun", "sonuna", "kadar"], &[Role::Rest]),
    (&["partinin", "sonuna", "kadar"], &[Role::Rest]),
    (&["oyun", "sonuna", "kadar"], &[Role::Rest]),
    // Each move.
    (&["hamle", "basina"], &[Role::EachMove]),
    (&["hamle", "basi"], &[Role::EachMove]),
    (&["c", "/", "jugada"], &[Role::EachMove]),
    (&["c", "/", "mov"], &[Role::EachMove]),
    (&["c", "/", "lance"], &[Role::EachMove]),
    (&["p", "/", "jugada"], &[Role::EachMove]),
    (&["p", "/", "mov"], &[Role::EachMove]),
    (&["p", "/", "lance"], &[Role::EachMove]),
    (&["p", "/"], &[Role::For]),
    // With, and, then, in.
    (
        &["s", "pridavkem"],
        &[Role::Known("with"), Role::Bonus("inc")],
    ),
    (
        &["s", "bonusem"],
        &[Role::Known("with"), Role::Bonus("inc")],
    ),
    (
        &["s", "inkrementem"],
        &[Role::Known("with"), Role::Bonus("inc")],
    ),
    (
        &["s", "navysenim"],
        &[Role::Known("with"), Role::Bonus("inc")],
    ),
    (
        &["s", "zpozdenim"],
        &[Role::Known("with"), Role::Bonus("d")],
    ),
    (
        &["с", "добавлением"],
        &[Role::Known("with"), Role::Bonus("inc")],
    ),
    (
        &["с", "добавкои"],
        &[Role::Known("with"), Role::Bonus("inc")],
    ),
    (
        &["с", "прибавлением"],
        &[Role::Known("with"), Role::Bonus("inc")],
    ),
    (
        &["с", "инкрементом"],
        &[Role::Known("with"), Role::Bonus("inc")],
    ),
    (
        &["с", "задержкои"],
        &[Role::Known("with"), Role::Bonus("d")],
    ),
    (&["e", "mais"], &[Role::And]),
    (&["y", "mas"], &[Role::And]),
    (&["a", "take"], &[Role::And]),
    (&["a", "dale"], &[Role::Known("then")]),
    (&["a", "pote"], &[Role::Known("then")]),
    (&["a", "potom"], &[Role::Known("then")]),
    (&["a", "pak"], &[Role::Known("then")]),
    (&["a", "nastepnie"], &[Role::Known("then")]),
    (&["a", "potem"], &[Role::Known("then")]),
    (&["ainsi", "que"], &[Role::And]),
    (&["en", "daarna"], &[Role::Known("then")]),
    (&["en", "vervolgens"], &[Role::Known("then")]),
    (&["em", "seguida"], &[Role::Known("then")]),
    (&["a", "seguir"], &[Role::Known("then")]),
    (&["a", "continuacion"], &[Role::Known("then")]),
    (&["daha", "sonra"], &[Role::Known("then")]),
    (&["w", "ciagu"], &[Role::In]),
    (&["в", "течение"], &[Role::In]),
    // Half an hour and the like.
    (&["media", "hora"], HALF_AN_HOUR),
    (&["meia", "hora"], HALF_AN_HOUR),
    (&["mezz", "'", "ora"], HALF_AN_HOUR),
    (&["mezzora"], HALF_AN_HOUR),
    (&["demi", "-", "heure"], HALF_AN_HOUR),
    (&["demi", "heure"], HALF_AN_HOUR),
    (&["half", "uur"], HALF_AN_HOUR),
    (&["half", "an", "hour"], HALF_AN_HOUR),
    (&["halbe", "stunde"], HALF_AN_HOUR),
    (&["pol", "godziny"], HALF_AN_HOUR),
    (&["pul", "hodiny"], HALF_AN_HOUR),
    (&["pulhodina"], HALF_AN_HOUR),
    (&["полчаса"], HALF_AN_HOUR),
    (&["yarim", "saat"], HALF_AN_HOUR),
    (&["een", "kwartier"], A_QUARTER),
    (&["anderhalf", "uur"], HOUR_AND_A_HALF),
    (&["anderthalb", "stunden"], HOUR_AND_A_HALF),
    (&["eineinhalb", "stunden"], HOUR_AND_A_HALF),
    (&["poltorej", "godziny"], HOUR_AND_A_HALF),
    (&["полтора", "часа"], HOUR_AND_A_HALF),
    (&["bir", "bucuk", "saat"], HOUR_AND_A_HALF),
    (&["1", "bucuk", "saat"], HOUR_AND_A_HALF),
    (&["reloj", "de", "arena"], &[HOURGLASS]),
    (&["песочные", "часы"], &[HOURGLASS]),
    (&["presypaci", "hodiny"], &[HOURGLASS]),
    (&["kum", "saati"], &[HOURGLASS]),
    // What such a text is about.
    (&["ritmo", "de", "juego"], NOTHING),
    (&["tiempo", "de", "juego"], NOTHING),
    (&["ritmo", "de", "jogo"], NOTHING),
    (&["tempo", "de", "jogo"], NOTHING),
    (&["tempo", "di", "gioco"], NOTHING),
    (&["cadence", "de", "jeu"], NOTHING),
    (&["rythme", "de", "jeu"], NOTHING),
    (&["tempo", "gry"], NOTHING),
    (&["bez", "povinneho", "zapisu"], NOTHING),
    (&["czas", "gry"], NOTHING),
    (&["tempo", "hry"], NOTHING),
    (&["контроль", "времени"], NOTHING),
    (&["p", ".", "p", "."], NOTHING),
    (&["p", ".", "p"], NOTHING),
    (&["c", "/", "u"], NOTHING),
    (&["a", "disposizione"], NOTHING),
    (&["kisi", "basi"], &[Role::Player]),
    (&["oyuncu", "basi"], &[Role::Player]),
    (&["oyuncu", "basina"], &[Role::Player]),
];

/// "And a half", after hours.
const AND_A_HALF: &[[&str; 2]] = &[
    ["y", "media"],
    ["e", "meia"],
    ["e", "mezza"],
    ["e", "mezzo"],
    ["et", "demie"],
    ["et", "demi"],
    ["a", "pul"],
];

/// One and two, before a unit. Elsewhere most of them are articles.
const ONE: &[&str] = &[
    "one", "an", "ein", "eine", "einer", "una", "un", "une", "uma", "een", "um", "jedna", "jednu",
    "один", "одна", "одну", "bir",
];
const TWO: &[&str] = &[
    "two", "zwei", "dos", "deux", "due", "duas", "twee", "dwie", "dve", "два", "iki",
];

/// Words that lose their vowel before another one, as in `d'incrément`, and say nothing then.
const ELIDED: &[&str] = &["d", "l", "un", "all", "dell", "nell"];

/// Gives the tokens of each phrase their meaning.
pub(super) fn find(tokens: Vec<Token>) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::with_capacity(tokens.len());
    let mut rest = &tokens[..];
    while let Some((first, after)) = rest.split_first() {
        let is_after_hours = found
            .last()
            .is_some_and(|last| last.role() == Role::Unit("h"));
        let (roles, length): (&[Role], usize) = if let Some(phrase) = longest(rest) {
            phrase
        } else if is_after_hours && AND_A_HALF.iter().any(|half| begins_with(rest, half)) {
            (HALF_AN_HOUR, 2)
        } else if let Some(elided) = elision(rest) {
            elided
        } else if let Some(counted) = counted_unit(rest) {
            counted
        } else {
            found.push(first.clone());
            rest = after;
            continue;
        };
        for (i, role) in roles.iter().enumerate() {
            let role = match role {
                Role::Other(_) => Role::Other(first.text.clone()),
                role => role.clone(),
            };
            found.push(Token {
                is_glued: i == 0 && first.is_glued,
                in_phrase: Some(role),
                ..first.clone()
            });
        }
        rest = rest.get(length..).unwrap_or_default();
    }
    found
}

fn begins_with(tokens: &[Token], words: &[&str]) -> bool {
    tokens.len() >= words.len()
        && tokens
            .iter()
            .zip(words)
            .all(|(token, word)| token.key == *word)
}

/// The meaning of the longest phrase with which the tokens begin, and its length.
fn longest(tokens: &[Token]) -> Option<(&'static [Role], usize)> {
    PHRASES
        .iter()
        .filter(|(words, _)| begins_with(tokens, words))
        .map(|(words, roles)| (*roles, words.len()))
        .max_by_key(|(_, length)| *length)
}

/// The meaning of `d'`, `dall'` and `jusqu'`.
fn elision(tokens: &[Token]) -> Option<(&'static [Role], usize)> {
    let [word, mark, next, ..] = tokens else {
        return None;
    };
    let is_one = mark.text == "'" && mark.is_glued && next.is_glued && next.kind == Kind::Word;
    if !is_one || word.kind != Kind::Word {
        return None;
    }
    let roles: &[Role] = match &*word.key {
        "un" if is_hour(next) => ONE_OF_THEM,
        "dall" => &[Role::From],
        "jusqu" => &[Role::Until],
        word if ELIDED.contains(&word) => NOTHING,
        _ => return None,
    };
    Some((roles, 2))
}

fn counted_unit(tokens: &[Token]) -> Option<(&'static [Role], usize)> {
    let [word, next, ..] = tokens else {
        return None;
    };
    let roles: &[Role] = match &*word.key {
        word if ONE.contains(&word) => ONE_OF_THEM,
        word if TWO.contains(&word) => TWO_OF_THEM,
        _ => return None,
    };
    // "Dos" is "of the" in Portuguese.
    let is_unit = matches!(next.role(), Role::Unit(_)) && word.key != "dos" || is_hour(next);
    is_unit.then_some((roles, 1))
}

fn is_hour(token: &Token) -> bool {
    token.role() == Role::Unit("h")
}
