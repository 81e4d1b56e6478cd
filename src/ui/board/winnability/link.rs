//! The address of a winnability question: `#/winnability?fen=…&side=white`.

use crate::clock::Color;
use crate::percent::{STRICT, encode};
use crate::platform::location;
use crate::ui::route::{Route, StudyRoute};

/// The longest position accepted from an address; any real one has less than a hundred characters.
const MAX_LENGTH: usize = 2_000;

/// The question in an address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Linked {
    /// The position, as written there.
    pub fen: Option<String>,
    /// The side that could win.
    pub side: Option<Color>,
    /// `side` is present but neither `white` nor `black`.
    pub wrong_side: bool,
}

/// The link to a question.
pub fn href(fen: &str, side: Color) -> String {
    let base = Route::Study(StudyRoute::Winnability).href();
    [&*base, "?fen=", &encode(fen, STRICT), "&side=", side.name()].concat()
}

/// Reads the question of a query. In a FEN, `_` may stand for a blank too.
pub fn parse(query: &str) -> Linked {
    // A `+` decodes to a blank, which a FEN needs here.
    let fen = location::value_of("fen", query).map(|fen| {
        let fen: String = fen.chars().take(MAX_LENGTH).collect();
        fen.replace('_', " ")
    });
    let side = location::value_of("side", query);
    let parse = match side.as_deref() {
        Some("white" | "w") => Some(Color::White),
        Some("black" | "b") => Some(Color::Black),
        _ => None,
    };
    Linked {
        fen,
        side: parse,
        wrong_side: side.is_some() && parse.is_none(),
    }
}
