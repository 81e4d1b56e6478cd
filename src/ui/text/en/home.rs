//! Where one begins, in English.

use super::correspondence::CORRESPONDENCE;
use crate::correspondence::GameStanding;
use crate::ui::text::home::HomeText;

pub(super) const HOME: HomeText = HomeText {
    ways: "What to do",
    controls: "Time controls",
    go_on: "Go on",
    board: "Moves and clock together",
    board_goes_on: "The game on the table goes on here",
    games: "My games",
    games_hint: "Correspondence games and their deadlines",
    due: |standing, who, date| match standing {
        GameStanding::Mine => format!("Your move against {who}, by {date}"),
        GameStanding::Theirs => format!("{who} to move, by {date}"),
        _ => format!("{who}, by {date}"),
    },
    left: CORRESPONDENCE.common.length,
    nothing_due: "No clock is running",
    learn: "The rules, with a clock in your hands",
    more: "More",
    welcome: "New here?",
    explains: [
        "For the table: a chess clock with any time control, alone or beside a board.",
        "For the post: your correspondence games, and when each flag falls.",
        "Everything stays on this device and works without a network.",
    ],
    understood: "Understood",
};
