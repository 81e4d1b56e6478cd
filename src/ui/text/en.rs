//! English.

mod control;
mod correspondence;
mod editor;
mod events;
mod faults;
mod home;
mod length;
mod modes;
mod panel;
mod play;
mod study;

use control::{expected, setup_problem};
use events::{corrected, event, moved, offence, outcome, penalized, reason, rejection, result};
use faults::{bad_backup, loading, not_saved};
use length::{count, on_clock, seconds, spoken, tenths};
use modes::mode_short;

use super::{
    AboutText, BoardKeys, BriefText, CommonText, ControlsText, FaceText, Faults, GamesText,
    Language, NamesText, PlayersText, SecondCopy, Text, UpdateText,
};
use crate::clock::view::half::SideTime;
use crate::clock::{ByColor, Color};
use crate::game::notation::alphabet::Alphabet;

pub(crate) const LANGUAGE: Language = Language {
    tag: EN.tag,
    name: "English",
    base: &EN,
    correspondence: &correspondence::CORRESPONDENCE,
};

const EN: Text = Text {
    tag: "en",
    common: CommonText {
        back: "Back",
        cancel: "Cancel",
        save: "Save",
        delete: "Delete",
        close: "Close",
        less: "Less",
        more: "More",
        clock: "Clock",
        home: "Home",
        settings: "Settings",
        language_system: "Same as browser",
        learn: "Learn",
        embed: "Embed",
        start: "Start",
        not_found: "There is no such page. This is the home page.",
    },
    words: NamesText {
        color,
        reason,
        result,
        outcome,
        offence,
        spoken,
        on_clock,
        event,
        moved,
        penalized,
        corrected,
        pieces: Alphabet::ENGLISH,
        started: "The clock was started",
        flag_fell: |side| format!("{}’s flag fell", color(side)),
        first_flag_fell: |side| format!("{}’s first flag fell", color(side)),
        period_over: |side| format!("{}’s period is over", color(side)),
    },
    home: home::HOME,
    face: FaceText {
        press_to_start: |begins| match begins {
            Color::White => "Press to start White’s clock",
            Color::Black => "Press to start Black’s clock",
        },
        waits_for_start: "Opponent starts your clock",
        tap_when_here: "Press when you are here",
        is_here: "You are here",
        are_here: |here| match (here.white, here.black) {
            (true, true) => Some("Both are here"),
            (true, false) => Some("White is here"),
            (false, true) => Some("Black is here"),
            (false, false) => None,
        },
        starts_in: |digits| format!("White’s clock starts in {digits}"),
        here: "I’m here",
        claim_default: |side| format!("{} is absent: claim", color(side)),
        claim_late: |side| format!("{} came too late: claim", color(side)),
        claim_both_absent: "Both came too late or not at all: both lose",
        claim_alone: |side, late| {
            let how = if late { "came too late" } else { "is absent" };
            let other = color(side.other());
            format!("{} {how}, {other} was here in time", color(side))
        },
        put_off: "Postpone the start",
        pause: "Pause",
        menu: "Menu",
        change_control: "Time control",
        first_included: |bonus| format!("first +{} included", length::seconds(bonus)),
        full_screen: "Full screen",
        leave_full_screen: "Leave full screen",
        swap_view: "White’s half to the other side",
        moves: |n| match n {
            1 => "1 move".into(),
            n => format!("{n} moves"),
        },
        moves_to_go: |n| format!("{n} to go"),
        period: |i, n| format!("period {i} of {n}"),
        delay: "delay",
        total: |digits| format!("{digits} for this move"),
        mode: mode_short,
        byo_yomi: |n, digits| format!("{n} × {digits}"),
        byo_yomi_last: "last period",
        byo_yomi_running: |n| format!("{n} periods left"),
        canadian: |n, digits| format!("{n} moves in {digits}"),
        canadian_running: |n| match n {
            1 => "1 move to make".into(),
            n => format!("{n} moves to make"),
        },
        overtime: "overtime",
        low: "Low time",
        flag_fell: |side| format!("{}’s flag fell", color(side)),
        flag_first: "Flag fell first",
        flag_second: "Flag fell second",
        flag_down: "Flag down",
        claim_flag: "Claim the flag",
        note_flag: "Note the flag",
        stopped: "stopped",
        following: "This game is being played in another tab. This one only shows it.",
        say_half: |name, own, theirs| {
            format!("{name}, {}; opponent {}", on_half(own), on_half(theirs))
        },
        say_left: |side, left| format!("{}: {}", color(side), on_clock(left)),
        say_flag: |side| format!("{}’s flag", color(side)),
        say_first_flag: |side| format!("{}’s first flag", color(side)),
        extra_time: "extra time",
        draw_only: "Extra time · draw only",
        press_gives: |gives| format!("+{} when you press", tenths(gives)),
        flag_main_time: "Main time out",
        flag_extra_time: "Extra time out",
        claim_draw: "Claim a draw",
        claim_hold: "press and hold",
        claim_again: "Again to claim",
        say_byo_yomi: |n| match n {
            1 => "last period".into(),
            n => format!("{n} periods left"),
        },
    },
    panel: panel::PANEL,
    controls: ControlsText {
        replaces: "A game is still on the table. What was played in it stays in the past games, \
                   where it can be played on.",
        replaces_link: |control| {
            format!(
                "A game is still on the table. Start {control}? What was played in the other one \
                 stays in the past games, where it can be played on."
            )
        },
        replaces_end: "Start the new game",
        notation_error: |error| {
            format!(
                "At character {}: {}",
                error.at + 1,
                expected(error.expected)
            )
        },
        expected,
        setup_problem,
        bad_link: |text| format!("The time control in the link cannot be used. {text}"),
        brief_link: |control| format!("Link to {control}: pause to decide"),
        brief_bad_link: "The link’s time control cannot be read",
    },
    players: PlayersText {
        title: "Players",
        name_of: |side| format!("{}’s name", color(side)),
        rename: |name| format!("Change the name: {name}"),
        same: "The same players, other spelling",
        new: "New players",
    },
    tile: modes::TILE,
    editor: editor::EDITOR,
    games: GamesText {
        title: "Past games",
        versus,
        log: "History",
        when: "Game time",
        clock_time: "Time of day",
        what: "Entry",
        undone: "undone",
        missing: "This game is not on this device.",
        extra: |left| format!("extra {left:.3}"),
    },
    about: AboutText {
        title: "About",
        local: "Zeitnot works without a network and sends nothing anywhere: what you enter \
                stays on this device.",
        licence: "Zeitnot is free software under the GNU General Public License, \
                  version 3 or later. The typeface is Barlow (SIL Open Font License).",
        licences: "Licences of the libraries",
    },
    beside: play::BESIDE,
    keep: correspondence::keep::KEEP,
    links: study::LINKS,
    board_keys: BoardKeys {
        arrows: "To the neighbouring square",
        press: "Pick up a piece, put it down",
        escape: "Put the piece back",
        edge: "To the start or end of the rank",
        piece: "To the next king, queen, rook, bishop, knight or pawn of the side to move",
        other_piece: "To the other side’s next such piece",
        rank: "To rank 1 to 8",
        file: "To file a to h",
        last: "Say the last move",
        goals: "Say where the piece can move",
        attackers: "Say what attacks the square",
        position: "Read the position",
    },
    update: UpdateText {
        ready: "A new version of Zeitnot is ready.",
        restart: "Restart now",
        loading: "Loading",
        not_loaded: "This page could not be loaded. Check the connection and try again.",
        damaged: "A file of this page is damaged on this device. Your games are not affected. \
                  Connect to the network and try again: it will be replaced.",
        try_again: "Try again",
        gone: "This page needs the new version of Zeitnot.",
    },
    faults: Faults {
        absent: "This browser lets Zeitnot save nothing. The clock works; games are lost when the \
                 page is closed.",
        full: "The browser’s storage is full. The clock runs on, but this game is not being saved. \
               Delete past games, or save a backup.",
        not_saved,
        overtaken: |why| {
            format!(
                "Another tab has changed this game. Your last action here is not part of it. {why}"
            )
        },
        no_lock: "The browser does not say whether another tab is playing this game. Close other \
                  tabs with Zeitnot and play in this one.",
        bad_backup,
        loading,
        several_set_aside: |places| {
            format!("These could not be read and were set aside unchanged: {places}.")
        },
        set_aside_link: "See what was set aside",
        awake: "The screen may turn off: this device does not let Zeitnot keep it on.",
        second_copy: SecondCopy {
            alone: "This browser lets Zeitnot keep only one copy. If the browser is killed, the \
                    last minute can be lost.",
            lost: "The second copy of your games can no longer be written. If the browser is \
                   killed, the last minute can be lost.",
            unknown_after: |last| {
                format!(
                    "The last saved entry of this game is from {last}. If the browser was killed \
                     after that, later entries are lost."
                )
            },
            game: |from, to| match from {
                Some(from) => format!(
                    "The browser’s copy was incomplete. This game was restored from the second \
                     copy: all entries from {from} to {to}."
                ),
                None => format!(
                    "The browser’s copy was incomplete. This game was restored from the second \
                     copy, up to {to}."
                ),
            },
            others: |games, others| {
                let what = match (games, others) {
                    (1, 0) => "one game".into(),
                    (games, 0) => format!("{games} games"),
                    (0, 1) => "one entry (settings, lessons, events or analyses)".into(),
                    (0, others) => {
                        format!("{others} entries (settings, lessons, events or analyses)")
                    }
                    (games, others) => {
                        format!("games: {games}, other entries: {others}")
                    }
                };
                format!("Restored from the second copy: {what}.")
            },
            apart: |games| match games {
                1 => "A game was played on although its second copy had later entries. What was \
                      played last stays; the other version is a separate game in Past games."
                    .into(),
                games => format!(
                    "{games} games were played on although their second copies had later entries. \
                     What was played last stays; the other versions are separate games in Past \
                     games."
                ),
            },
            disputed: |places| {
                format!(
                    "The two copies differ in these: {places}. The first copy is used; the other \
                     one is set aside."
                )
            },
            refused: "The second copy does not fit into the browser’s storage. Save a backup, \
                      delete past games, then reload.",
            awaited: "The second copy has not answered yet. It may have later entries than those \
                      shown; they appear as soon as it answers.",
            brief: BriefText {
                game: |to| format!("Restored up to {to}"),
                others: "Restored from the second copy",
                apart: "Another version is in Past games",
                awaited: "Later entries may still come",
                unknown_after: |last| format!("Last saved entry: {last}"),
                one_copy: "Only one copy is kept",
            },
        },
    },
};

fn color(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

fn versus(players: &ByColor<String>) -> String {
    let name = |side: Color| {
        let name = players.get(side).trim();
        if name.is_empty() { color(side) } else { name }
    };
    // No line begins with the dash.
    format!("{}\u{a0}– {}", name(Color::White), name(Color::Black))
}

/// A time, and whether it runs.
fn on_half(SideTime { digits, runs }: SideTime) -> String {
    let mut words = length::figures(digits);
    if runs {
        words.push_str(", running");
    }
    words
}
