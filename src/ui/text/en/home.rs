//! The first page, in English.

use super::correspondence::CORRESPONDENCE;
use super::modes::group;
use crate::clock::control::Rate;
use crate::clock::presets::Group;
use crate::ui::text::home::HomeText;

pub(super) const HOME: HomeText = HomeText {
    ways: "More to do",
    start: |control| format!("Start {control}"),
    first_included: ", first included",
    go_on: "Play on",
    controls: "Time controls",
    class: |rate| match rate {
        Rate::Bullet => group(Group::Bullet),
        Rate::Blitz => group(Group::Blitz),
        Rate::Rapid => group(Group::Rapid),
        Rate::Classical => group(Group::Classical),
    },
    all: "All",
    all_hint: "time controls",
    correspondence: "Correspondence",
    games: |n| match n {
        1 => "1 game".into(),
        n => format!("{n} games"),
    },
    games_hint: "Your correspondence games under Triple Block (ICCF) will be here, the next deadline first.",
    nothing_due: "No clock is running.",
    my_move: "Your move",
    waiting_since: |day| format!("Waiting since {day}"),
    left: CORRESPONDENCE.common.length,
    not_compared: CORRESPONDENCE.games.not_compared,
    check: CORRESPONDENCE.games.check,
    add_game: "Enter a game",
    board: "Moves and clock together",
    board_goes_on: "The game goes on here",
    learn: "The rules, clock in hand",
    kept: |n| format!("{n} on this device"),
};
