//! The first page, in German.

use super::correspondence::CORRESPONDENCE;
use super::modes::group;
use crate::clock::control::Rate;
use crate::clock::presets::Group;
use crate::ui::text::home::HomeText;

pub(super) const HOME: HomeText = HomeText {
    ways: "Was es noch gibt",
    start: |control| format!("{control} starten"),
    first_included: ", ab Zug 1",
    go_on: "Weiterspielen",
    controls: "Bedenkzeiten",
    class: |rate| match rate {
        Rate::Bullet => group(Group::Bullet),
        Rate::Blitz => group(Group::Blitz),
        Rate::Rapid => group(Group::Rapid),
        Rate::Classical => group(Group::Classical),
    },
    all: "Alle",
    all_hint: "Bedenkzeiten",
    correspondence: "Fernschach",
    games: |n| match n {
        1 => "1 Partie".into(),
        n => format!("{n} Partien"),
    },
    games_hint: "Hier stehen später die eigenen Fernpartien mit Triple Block (ICCF), die nächste Frist zuerst.",
    nothing_due: "Es läuft keine Uhr.",
    my_move: "Am Zug",
    waiting_since: |day| format!("Warten seit {day}"),
    left: CORRESPONDENCE.common.length,
    not_compared: CORRESPONDENCE.games.not_compared,
    check: CORRESPONDENCE.games.check,
    add_game: "Partie eintragen",
    board: "Züge und Uhr zusammen",
    board_goes_on: "Hier geht die Partie weiter",
    learn: "Die Regeln, die Uhr in der Hand",
    kept: |n| format!("{n} auf diesem Gerät"),
};
