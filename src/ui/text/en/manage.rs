//! The pages of time controls and of keys, in English.

use super::control::sentence;
use super::length::seconds;
use super::modes::{group, group_hint};
use crate::clock::Mode;
use crate::ui::text::{ChooseText, KeysText, ManageText, TileText};

pub(super) const MANAGE: ManageText = ManageText {
    sentence,
    choose: ChooseText {
        title: "Time control",
        last_used: "Last used",
        own: "Your own",
        new_own: "Make",
        type_it: "Type it",
        type_one: "Type a time control",
        type_hint: "5+3 · G/90 d5",
        play: "Play",
        edit: "Edit",
        up: "Move up",
        down: "Move down",
        share: "Copy link",
        shared: "Link copied",
        group,
        group_hint,
    },
    tile: TileText {
        odds: "Time odds",
        versus: |white, black| format!("White {white}, Black {black}"),
        then: "then ",
        length: seconds,
        moves_in: |moves, time| format!("{moves} moves in {time}"),
        extra,
    },
    keys: KeysText {
        title: "Keyboard",
        first_half: "Press the left or lower half",
        second_half: "Press the right or upper half",
        pause: "Pause and resume",
        undo: "Undo",
        redo: "Redo",
        full_screen: "Full screen",
        help: "This page",
        either: "or",
        name: str::to_owned,
    },
};

fn extra(mode: Mode) -> String {
    match mode {
        Mode::SuddenDeath => String::new(),
        Mode::Increment(t) => format!("+{} per move", seconds(t)),
        Mode::Delay(t) => format!("waits {} before each move", seconds(t)),
        Mode::Bronstein(t) => format!("gives back up to {} (Bronstein)", seconds(t)),
        Mode::ByoYomi { period, count } => format!("then {count} × {}", seconds(period)),
        Mode::Canadian { period, moves } => {
            format!("then {} for every {moves} moves", seconds(period))
        }
        Mode::Hourglass => "hourglass: what one uses, the other gains".into(),
        Mode::Upcount => "then counts up, without a flag".into(),
        Mode::PerMove => "for each move".into(),
        Mode::DoubleFlag { extra, .. } => format!("then {} to hold a draw", seconds(extra)),
    }
}
