//! Correcting what is kept, in English.

use crate::ui::text::correspondence::correct::CorrectText;

pub(super) const CORRECT: CorrectText = CorrectText {
    too_late: "Something was entered since, so nothing was undone.",
    deleted: |game| {
        [
            game,
            " is deleted. Restoring a backup that has this game brings it back.",
        ]
        .concat()
    },
    compared: |game| [game, ": the server\u{2019}s figures are saved."].concat(),
    compared_games: |games| {
        [
            "The server\u{2019}s figures of ",
            &games.to_string(),
            " games are saved.",
        ]
        .concat()
    },
    event_changed: |event| {
        [
            "\u{201c}",
            event,
            "\u{201d} has changed, and its games with it.",
        ]
        .concat()
    },
    game: "This game",
    players: "Names and colour",
    delete: "Delete game",
    delete_question: "Delete this game, with its entries, its note and its private analysis? You can \
                      undo this for a minute. After that, only restoring a backup that has this \
                      game brings it back.",
    delete_sure: "Delete",
    changed_games: |event, games| match games {
        [] => ["This changes \u{201c}", event, "\u{201d}."].concat(),
        _ => [
            "This changes \u{201c}",
            event,
            "\u{201d} and these games: ",
            &games.join(", "),
            ".",
        ]
        .concat(),
    },
    change_event_question: |event, games| {
        let games = match games {
            0 => String::new(),
            1 => " and 1 game".into(),
            n => [" and ", &n.to_string(), " games"].concat(),
        };
        ["Change \u{201c}", event, "\u{201d}", &games, "?"].concat()
    },
    change_event: "Change the event",
};
