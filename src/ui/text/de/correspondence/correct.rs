//! Correcting what is kept, in German.

use crate::ui::text::correspondence::correct::CorrectText;

pub(super) const CORRECT: CorrectText = CorrectText {
    too_late: "Seitdem wurde etwas eingetragen; nichts wurde rückgängig gemacht.",
    deleted: |game| {
        [
            game,
            " ist gelöscht. Eine Sicherung, die diese Partie enthält, bringt sie beim Einlesen \
             zurück.",
        ]
        .concat()
    },
    compared: |game| [game, ": Die Werte des Servers sind gespeichert."].concat(),
    compared_games: |games| {
        [
            "Die Werte des Servers von ",
            &games.to_string(),
            "\u{a0}Partien sind gespeichert.",
        ]
        .concat()
    },
    event_changed: |event| ["„", event, "“ ist geändert und mit ihm seine Partien."].concat(),
    game: "Diese Partie",
    players: "Namen und Farbe",
    delete: "Partie löschen",
    delete_question: "Diese Partie löschen, mit Einträgen, Notiz und privater Analyse? Eine Minute \
                      lang lässt sich das rückgängig machen. Danach bringt sie nur eine Sicherung \
                      zurück, die diese Partie enthält.",
    delete_sure: "Löschen",
    changed_games: |event, games| match games {
        [] => ["Das ändert „", event, "“."].concat(),
        _ => [
            "Das ändert „",
            event,
            "“ und diese Partien: ",
            &games.join(", "),
            ".",
        ]
        .concat(),
    },
    change_event_question: |event, games| {
        let games = match games {
            0 => String::new(),
            1 => " und 1\u{a0}Partie".into(),
            n => [" und ", &n.to_string(), "\u{a0}Partien"].concat(),
        };
        ["„", event, "“", &games, " ändern?"].concat()
    },
    change_event: "Turnier ändern",
};
