//! The server's figures of several games at once, in English.

use crate::clock::Color;
use crate::correspondence::look::Figure;
use crate::correspondence::typed::DurationError;
use crate::ui::text::correspondence::figures::FiguresText;

pub(super) const FIGURES: FiguresText = FiguresText {
    title: "The server\u{2019}s figures",
    teach: "The time in these games is not known yet. Enter what the server shows, like \
            46 d 20:00:00; what is left empty can wait.",
    seen_at: "The server was looked at",
    side: |side| match side {
        Color::White => "White",
        Color::Black => "Black",
    },
    save: "Save what is entered",
    none: "No game waits for the server\u{2019}s figures.",
    to_games: "To your games",
    nothing: "Nothing is entered yet.",
    saved: |saved, wrong| {
        let mut text = match saved {
            0 => String::new(),
            1 => "1 game is saved.".into(),
            n => [&n.to_string(), " games are saved."].concat(),
        };
        if saved > 0 && wrong > 0 {
            text.push(' ');
        }
        match wrong {
            0 => {}
            1 => text.push_str("1 game is not: see what is wrong in it."),
            n => text
                .push_str(&[&n.to_string(), " games are not: see what is wrong in them."].concat()),
        }
        text
    },
    instant_missing: "Enter first when the server was looked at.",
    problem,
    link: |games| match games {
        1 => "1 game: enter the server\u{2019}s figures".into(),
        n => [&n.to_string(), " games: enter the server\u{2019}s figures"].concat(),
    },
};

/// The problem with a figure, and how it is typed.
pub(super) const fn problem(figure: Figure, why: DurationError) -> &'static str {
    match (figure, why) {
        (Figure::Clock, DurationError::Empty) => "What does the server show? 46 d 20:00:00, or 0.",
        (Figure::Clock, DurationError::Shape) => "Enter it like 46 d 20:00:00.",
        (Figure::Clock, DurationError::Range) => "A clock never shows more than 50 days.",
        (Figure::Bank, DurationError::Empty) => "What does the server show? 50 d, or 0.",
        (Figure::Bank, DurationError::Shape) => "Enter it like 50 d or 12 d 04:00:00.",
        (Figure::Bank, DurationError::Range) => "A bank has 0 to 99,999 days.",
    }
}
