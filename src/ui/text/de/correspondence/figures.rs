//! The server's figures of several games at once, in German.

use crate::clock::Color;
use crate::correspondence::look::Figure;
use crate::correspondence::typed::DurationError;
use crate::ui::text::correspondence::figures::FiguresText;

pub(super) const FIGURES: FiguresText = FiguresText {
    title: "Werte des Servers",
    teach: "Die Zeit in diesen Partien ist noch nicht bekannt. Eingeben, was der Server zeigt, wie \
            46 T 20:00:00; was leer bleibt, kann warten.",
    seen_at: "Auf dem Server abgelesen",
    side: |side| match side {
        Color::White => "Weiß",
        Color::Black => "Schwarz",
    },
    save: "Eingegebenes speichern",
    none: "Keine Partie wartet auf die Werte des Servers.",
    to_games: "Zu den Partien",
    nothing: "Noch ist nichts eingegeben.",
    saved: |saved, wrong| {
        let mut text = match saved {
            0 => String::new(),
            1 => "1\u{a0}Partie ist gespeichert.".into(),
            n => [&n.to_string(), "\u{a0}Partien sind gespeichert."].concat(),
        };
        if saved > 0 && wrong > 0 {
            text.push(' ');
        }
        match wrong {
            0 => {}
            1 => text.push_str("1\u{a0}Partie nicht: Was dort nicht stimmt, steht dabei."),
            n => text.push_str(
                &[
                    &n.to_string(),
                    "\u{a0}Partien nicht: Was dort nicht stimmt, steht dabei.",
                ]
                .concat(),
            ),
        }
        text
    },
    instant_missing: "Zuerst eingeben, wann auf dem Server abgelesen wurde.",
    problem,
    link: |games| match games {
        1 => "1\u{a0}Partie: Werte des Servers eingeben".into(),
        n => [&n.to_string(), "\u{a0}Partien: Werte des Servers eingeben"].concat(),
    },
};

/// The problem with a figure, and how it is typed.
pub(super) const fn problem(figure: Figure, why: DurationError) -> &'static str {
    match (figure, why) {
        (Figure::Clock, DurationError::Empty) => "Was zeigt der Server? 46 T 20:00:00 oder 0.",
        (Figure::Clock, DurationError::Shape) => "So schreiben: 46 T 20:00:00.",
        (Figure::Clock, DurationError::Range) => "Eine Uhr zeigt nie mehr als 50 Tage.",
        (Figure::Bank, DurationError::Empty) => "Was zeigt der Server? 50 T oder 0.",
        (Figure::Bank, DurationError::Shape) => "So schreiben: 50 T oder 12 T 04:00:00.",
        (Figure::Bank, DurationError::Range) => "Eine Bank hat 0 bis 99\u{a0}999 Tage.",
    }
}
