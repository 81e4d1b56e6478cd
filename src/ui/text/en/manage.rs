//! The pages of time controls and of keys, in English.

use super::color;
use super::control::sentence;
use super::length::{hours, seconds};
use super::make::MAKE;
use super::modes::{group, group_hint};
use crate::clock::Mode;
use crate::ui::text::{ChooseText, KeysText, ManageText, PastGamesText, SettingsText, TileText};

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
        hourglass: "Hourglass",
        versus: |white, black| format!("White {white}, Black {black}"),
        then: "then ",
        then_again: "then ",
        length: hours,
        moves_in: |moves, time| format!("{moves} moves in {time}"),
        extra,
    },
    games: PastGamesText {
        none: "Every game that you start on this device will be here, with its result, \
               each player’s time per move, and a log of every event.",
        none_do: "Play a game",
        unfinished: "unfinished",
        moves: |n| match n {
            1 => "1 move".into(),
            n => format!("{n} moves"),
        },
        chart: "Time per move",
        chart_alt: |n| format!("Thinking time of each of {n} moves, White above, Black below"),
        chart_none: "No move was completed.",
        export: "Export",
        print: "Print",
        as_text: "Text",
        as_csv: "Table (CSV)",
        as_json: "Data (JSON)",
        control: "Time control",
        result: "Result",
        left: "Time left",
        thinking: "Thinking time",
        stopped_time: "Stopped",
        delete_sure: "Delete this game for good",
        continue_it: "Back to the table",
        take_up: "Play on",
        take_up_sure: "Switch to this game",
        take_up_replaces: "Another game is on the table. It goes to the past games, where it can \
                           be played on.",
        open_another: "Open another game",
        again: "Play again",
        playing_now: "on the table",
        chart_extra: "Hatched: played on extra time.",
    },
    settings: SettingsText {
        language: "Language",
        language_missing: |name| {
            format!(
                "{name} is not on this device yet. It comes with the next visit that has a network."
            )
        },
        look: "Look",
        theme: "Colours",
        theme_system: "Same as device",
        theme_light: "Light",
        theme_dark: "Dark",
        theme_contrast: "High contrast",
        layout: "Halves",
        face_to_face: "Face to face",
        side_by_side: "Side by side",
        mirrored: "White at the top or on the right",
        mirrored_hint: "Also for left-handed players",
        players: "Players",
        signals: "Signals",
        sound: "Sound",
        volume: "Volume",
        vibration: "Vibrate on each press",
        voice: "Announce low time",
        no_device: "not on this device",
        data: "Your data",
        data_hint: "Games, your time controls and these settings are kept in this browser \
                    and are sent nowhere. A backup is one file.",
        backup: "Save a backup",
        restore: "Restore a backup",
        restoring: |percent| format!("Restoring the backup: {percent}%"),
        set_aside: "Set aside",
        set_aside_hint: "These could not be read. They are kept as they are.",
        export_as_is: "Export as it is",
        discard_sure: "Delete for good",
        nothing_kept: "The browser keeps nothing here: games last until the page is closed.",
        name_of: |side| format!("{}’s name", color(side)),
        look_hint: "Light, dark, or the strongest contrast",
        clock: "Clock",
        clock_hint: "How the halves lie on the table",
        players_hint: "On the clock, and in past games",
        signals_hint: "What the clock lets you hear and feel",
        board_hint: "Squares, pieces and letters",
    },
    make: MAKE,
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
        Mode::Hourglass => "what one uses, the other gains".into(),
        Mode::Upcount => "then counts up, without a flag".into(),
        Mode::PerMove => "for each move".into(),
        Mode::DoubleFlag { extra, .. } => format!("then {} to hold a draw", seconds(extra)),
    }
}
