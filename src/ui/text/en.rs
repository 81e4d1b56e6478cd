//! English.

mod board;
mod control;
mod events;
mod faults;
mod gallery;
mod home;
pub mod learn;
mod play;
mod post;
mod study;

use board::{moved_piece, pieces, role, side_adjective, square, squares};
use control::{expected, located, part, problem, sentence, setup_problem};
use events::{board_fact, board_result, event, moved, offence, outcome, reason, rejection, result};
use faults::{loading, not_saved};

use super::{
    BoardKeys, BoardText, Common, Controls, DeskText, Editor, Face, Faults, Games, Keys, Language,
    MaterialText, Panel, SettingsText, Text, Update, Words,
};
use crate::clock::bonus::BonusRule;
use crate::clock::color::{ByColor, Color};
use crate::clock::control::Mode;
use crate::clock::digits::Digits;
use crate::clock::draft::{EndKind, ModeKind};
use crate::clock::presets::Group;
use crate::embed::words::words;
use crate::game::material::MaterialVerdict;
use crate::game::notation::alphabet::Alphabet;
use crate::time::Millis;

/// The language.
pub const LANGUAGE: Language = Language {
    tag: EN.tag,
    name: "English",
    base: &EN,
    board: &BOARD,
    desk: &DESK,
    learn: &learn::LEARN,
    embed: words(Some("en")),
};

/// The texts.
const EN: Text = Text {
    tag: "en",
    common: Common {
        back: "Back",
        cancel: "Cancel",
        save: "Save",
        delete: "Delete",
        close: "Close",
        clock: "Clock",
        home: "Home",
        learn: "Learn",
        embed: "Embed",
        start: "Start",
        not_found: "There is no such page. This is the home page.",
    },
    words: Words {
        color,
        group,
        mode,
        reason,
        result,
        outcome,
        offence,
        spoken,
        on_clock,
        event,
        moved,
        pieces: Alphabet::ENGLISH,
        started: "The clock was started",
        flag_fell: |side| format!("{}’s flag fell", color(side)),
        first_flag_fell: |side| format!("{}’s first flag fell", color(side)),
        period_over: |side| format!("{}’s period is over", color(side)),
        sentence,
    },
    home: home::HOME,
    face: Face {
        press_to_start: |begins| match begins {
            Color::White => "Press to start White’s clock",
            Color::Black => "Press to start Black’s clock",
        },
        waits_for_start: "Opponent starts your clock",
        tap_when_here: "Press when you are here",
        starts_in: |digits| format!("White’s clock starts in {digits}"),
        claim_absence: |side| format!("{} is absent: claim", color(side)),
        pause: "Pause",
        menu: "Menu",
        change_control: "Time control",
        full_screen: "Full screen",
        leave_full_screen: "Leave full screen",
        swap_view: "Turn the halves",
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
        low: "low on time",
        flag_first: "Flag fell first",
        flag_second: "Flag fell second",
        flag_down: "Flag down",
        claim_flag: "Claim the flag",
        stopped: "stopped",
        following: "This game is played in another tab. This one follows.",
        say_left: |side, left| format!("{}: {}", color(side), on_clock(left)),
        say_flag: |side| format!("{}’s flag", color(side)),
        say_first_flag: |side| format!("{}’s first flag", color(side)),
        extra_time: "extra time",
        to_hold: "to hold",
        press_gives: |gives| format!("a press gives {}", tenths(gives)),
        flag_main_time: "First flag",
        flag_extra_time: "Extra time out",
        claim_draw: "Claim a draw",
        claim_hold: "press and hold",
        claim_again: "Again to claim",
        say_byo_yomi: |n| match n {
            1 => "last period".into(),
            n => format!("{n} periods left"),
        },
    },
    panel: Panel {
        stopped: |side| format!("{} to move", color(side)),
        fallen: |side| format!("{}’s flag has fallen", color(side)),
        order_unknown: "Both flags are down and nobody can say which fell first: \
                        the game continues (6.11).",
        ready: "Not started",
        resume: "Resume",
        undo: "Undo",
        redo: "Redo",
        correct: "Correct times",
        correct_hint: "What the clock is to show from now on.",
        swap: "Swap sides",
        penalties: "Penalty",
        give: "Give time",
        give_hint: |side| format!("{} gets", color(side)),
        end: "End game",
        play_on: "Next period for both",
        new_game: "New game",
        other_control: "Other time control",
        log: "History",
        details: "Times and history",
        wins: |side| format!("{} wins", color(side)),
        cannot_mate: |side| format!("Draw: {} cannot checkmate", color(side)),
        who_offended: "Who is penalised?",
        opponent_gets: |time| format!("The opponent gets {time}."),
        second_loses: "One illegal move was penalised already: a second one loses.",
        introduce: "+5 s a move for both",
        time: "Time",
        moves: "Moves",
        period: "Period",
        overtime_left: "Left of this period",
        periods_left: "Periods left",
        moves_left: "Moves to make",
        extra_left: "Left of extra time",
        away_title: "The device was away",
        away: |side, time| format!("{}’s clock was running. Away for {time}.", color(side)),
        away_count: |side| format!("Count it for {}", color(side)),
        away_ignore: "Do not count it",
        rejection,
        own_amount: "Other amount, in seconds",
        claim_draw: |side| format!("{} claims the draw", color(side)),
        on_board: "On the board",
        board_end: board_fact,
        board_result,
        arbiter: "The arbiter decides",
        resign_still: |side| format!("{} resigns all the same", color(side)),
        first_flag_hint: "With no main time left, the first flag is down and extra time runs. \
                          Main time puts the flag up again.",
        material: MaterialText {
            opponents: |side| format!("What does {} have, besides the king?", color(side)),
            own: |side| format!("And what does {} have?", color(side)),
            pawns: "Pawns",
            queen: "Queen",
            rook: "Rook",
            bishop: "Bishop",
            knight: "Knight",
            bare_king: "Bare king",
            knights: |side| format!("How many knights has {}?", color(side)),
            one_knight: "One",
            more_knights: "Two or more",
            bishops: |side| format!("On which squares are {}’s bishops?", color(side)),
            light: "Light",
            dark: "Dark",
            both: "Both",
            says: material_says,
            look: "Look at the position",
            board_decides: |side| {
                format!(
                    "Whether {} can checkmate is found on the board. Only the arbiter decides \
                     otherwise.",
                    color(side)
                )
            },
        },
    },
    controls: Controls {
        title: "Time control",
        own: "Your own",
        none_own: "Time controls that you make are kept here.",
        new_own: "Make your own",
        type_one: "Type a time control",
        type_hint: "5+3 · G/90 d5",
        play: "Play",
        edit: "Edit",
        up: "Move up",
        down: "Move down",
        replaces: "A game is on the table. A new one puts it among the past games.",
        replaces_end: "Start the new game",
        share: "Copy link",
        shared: "Link copied",
        notation_error: |error| {
            format!(
                "At character {}: {}",
                error.at + 1,
                expected(error.expected)
            )
        },
        expected,
        setup_problem,
        bad_link: |text| format!("The time control of the link cannot be used. {text}"),
        group_hint,
    },
    editor: Editor {
        title: "Make a time control",
        name: "Name, to save it",
        name_hint: "Club evening",
        same: "Same for both sides",
        period: |i| format!("Period {i}"),
        part,
        end_kind: |kind, last| match (kind, last) {
            (EndKind::Game, _) => "the rest of the game",
            (EndKind::Moves, true) => "a number of moves, again and again",
            (EndKind::Moves, false) => "a number of moves",
            (EndKind::Time, _) => "as long as its time lasts",
        },
        minutes: "minutes, or h:mm:ss",
        seconds: "seconds, or m:ss",
        add_period: "Add a period",
        remove_period: "Remove",
        start: "Start",
        first_bonus: "First bonus in the starting time",
        first_bonus_hint: "60+30 starts at 1:00:30, as usual at FIDE’s tournaments.",
        starts_in: "Starts by itself in",
        starts_in_hint: "Minutes, or h:mm:ss. Empty: Black’s press starts White’s clock.",
        default_time: "Default time",
        flags: "Flags",
        freeze: "When a flag falls",
        freeze_usual: "as usual in this mode",
        freeze_yes: "both clocks stop",
        freeze_no: "the clocks run on",
        noted: "A flag counts",
        noted_auto: "at once",
        noted_claim: "when it is claimed",
        order: "When both flags are down",
        order_shown: "the first is marked",
        order_hidden: "the order is hidden",
        means: "What this means",
        problems: |n| match n {
            1 => "One thing to mend:".into(),
            n => format!("{n} things to mend:"),
        },
        problem,
        located,
        save: "Save",
        play: "Play",
        name_missing: "Give it a name to save it.",
        name_long: "Names have at most 40 characters.",
        rule: "What a press on extra time gives",
        rule_name: |rule| match rule {
            BonusRule::Hybrid => "Hybrid",
            BonusRule::Truncated => "Truncated",
            BonusRule::Linear => "Linear",
        },
        rule_hint: |rule| match rule {
            BonusRule::Hybrid => {
                "The whole bonus; close to the extra time given, half of what is missing to it."
            }
            BonusRule::Truncated => {
                "The whole bonus, cut off at the extra time given: with that much left, waiting \
                 costs nothing."
            }
            BonusRule::Linear => "Less and less, evenly: the whole bonus only with nothing left.",
        },
        rule_figure: |points| {
            let mut words = String::from("What a press gives");
            for (left, gives) in points {
                words.push_str(&format!(
                    "; with {} left, {}",
                    seconds(*left),
                    tenths(*gives)
                ));
            }
            words
        },
        rule_left: "left",
        decimal: ".",
        double_flag: "When main time runs out the first flag falls and extra time begins: \
                      enough to hold the game, not to win it.",
        flags_double: "With the double flag every fall counts at once, and in its order.",
    },
    games: Games {
        title: "Past games",
        none: "Every game that you start on this device will be here, with its result, \
               each player’s time per move, and a log of every event.",
        none_do: "Play a game",
        unfinished: "unfinished",
        versus,
        moves: |n| match n {
            1 => "1 move".into(),
            n => format!("{n} moves"),
        },
        log: "History",
        chart: "Time per move",
        chart_alt: |n| format!("Thinking time of each of {n} moves, White above, Black below"),
        chart_none: "No move was completed.",
        export: "Export",
        as_text: "Text",
        as_csv: "CSV",
        as_json: "JSON",
        when: "Game time",
        clock_time: "Clock",
        what: "What",
        undone: "undone",
        control: "Time control",
        result: "Result",
        thinking: "Thinking time",
        stopped_time: "Stopped",
        delete_sure: "Delete this game for good",
        missing: "This game is not on this device.",
        continue_it: "Back to the table",
        again: "Same control again",
        playing_now: "on the table",
        extra: |left| format!("extra {left:.3}"),
        chart_extra: "Hatched: played on extra time.",
    },
    settings: SettingsText {
        title: "Settings",
        language: "Language",
        language_system: "As the browser",
        language_missing: |name| {
            format!(
                "{name} is not on this device yet. It comes with the next visit that has a network."
            )
        },
        look: "Look",
        theme: "Colours",
        theme_system: "As the device",
        theme_light: "Light",
        theme_dark: "Dark",
        theme_contrast: "High contrast",
        layout: "Halves",
        face_to_face: "Face to face",
        side_by_side: "Side by side",
        mirrored: "White above, or on the right",
        mirrored_hint: "Also for players who press with the left hand.",
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
        not_restored: "This file is not a whole backup.",
        set_aside: "Set aside",
        set_aside_hint: "These could not be read. They are kept as they are.",
        export_as_is: "Export as it is",
        discard_sure: "Delete for good",
        nothing_kept: "The browser keeps nothing here: games last until the page is closed.",
        name_of: |side| format!("{}’s name", color(side)),
        about: "About",
        licence: "Zeitnot is free software under the GNU General Public License, \
                  version 3 or later. The numerals are from Barlow Condensed (SIL Open Font \
                  License).",
        licences: "Licences of the libraries",
    },
    keys: Keys {
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
    beside: play::BESIDE,
    keep: post::keep::KEEP,
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
    update: Update {
        ready: "A new version of Zeitnot is ready.",
        restart: "Restart now",
    },
    faults: Faults {
        absent: "This browser lets the page keep nothing. The clock works; games are gone \
                 when the page is closed.",
        full: "The browser’s storage is full. The clock goes on, but this game is not being \
               saved. Delete past games, or save a backup.",
        not_saved,
        loading,
        several_set_aside: |places| {
            format!("These could not be read and were set aside as they are: {places}.")
        },
        set_aside_link: "See what was set aside",
        awake: "This device may switch its screen off: it does not let the page keep it on.",
    },
};

const BOARD: BoardText = BoardText {
    label: "Chess board",
    role,
    piece: |side, role_| [side_adjective(side), " ", role(role_)].concat(),
    square,
    pieces,
    to_move: |side, check| {
        let mut words = String::from(color(side.into()));
        words.push_str(" to move");
        if check {
            words.push_str(", in check");
        }
        words
    },
    moved: moved_piece,
    no_move: "No move has been made",
    no_piece: "There is no piece",
    last: |from, to, piece| {
        let mut words = String::from("Last move: ");
        if let Some((side, role_)) = piece {
            words.push_str(side_adjective(side));
            words.push(' ');
            words.push_str(role(role_));
            words.push(' ');
        }
        from.append_to_string(&mut words);
        words.push_str(" to ");
        to.append_to_string(&mut words);
        words
    },
    promote: "Promote to",
    goals: |piece, goals| match goals {
        [] => [piece, " has no move"].concat(),
        _ => [piece, " can move to ", &squares(goals)].concat(),
    },
    attackers: |square, pieces| {
        let mut words = square.to_string();
        for (i, &(side, role_, from)) in pieces.iter().enumerate() {
            words.push_str(if i == 0 { " is attacked by " } else { ", " });
            words.push_str(side_adjective(side));
            words.push(' ');
            words.push_str(role(role_));
            words.push(' ');
            from.append_to_string(&mut words);
        }
        if pieces.is_empty() {
            words.push_str(" is not attacked");
        }
        words
    },
};

const DESK: DeskText = DeskText {
    play: play::PLAY,
    post: post::POST,
    study: study::STUDY,
    winning: study::WINNING,
};

fn color(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

fn group(group: Group) -> &'static str {
    match group {
        Group::Bullet => "Bullet",
        Group::Blitz => "Blitz",
        Group::Rapid => "Rapid",
        Group::Classical => "Classical",
        Group::DoubleFlag => "Double flag",
        Group::Delay => "Delay",
        Group::Overtime => "Byo-yomi",
        Group::Other => "Other",
    }
}

fn group_hint(group: Group) -> &'static str {
    match group {
        Group::DoubleFlag => {
            "Main time is for winning. When it runs out, extra time is there to hold a draw: \
             “15\u{a0}df60/10” has 60\u{a0}seconds of it, and up to 10 more for each move."
        }
        Group::Delay => {
            "“5\u{a0}d2”: before each move the clock waits 2\u{a0}seconds. “3\u{a0}b2”: after \
             it up to 2\u{a0}seconds of what it used are given back (Bronstein)."
        }
        Group::Overtime => {
            "“30\u{a0}byo\u{a0}5x30”: 30\u{a0}minutes, then 5 periods of 30\u{a0}seconds, each \
             lost only when it is used up. “60\u{a0}can\u{a0}5min/10”: then 10\u{a0}moves in \
             5\u{a0}minutes, again and again."
        }
        Group::Other => {
            "“5\u{a0}v\u{a0}4”: 5\u{a0}minutes for White, 4 for Black. “hourglass\u{a0}1”: what \
             one uses, the other gains. “10s/move”: 10\u{a0}seconds for each move. \
             “25\u{a0}up”: the clock counts upwards after 25\u{a0}minutes."
        }
        _ => "",
    }
}

fn mode(mode: ModeKind) -> &'static str {
    match mode {
        ModeKind::SuddenDeath => "nothing: sudden death",
        ModeKind::Increment => "bonus per move (Fischer)",
        ModeKind::Delay => "a delay before each move (US)",
        ModeKind::Bronstein => "a delay given back (Bronstein)",
        ModeKind::ByoYomi => "byo-yomi",
        ModeKind::Canadian => "Canadian overtime",
        ModeKind::Hourglass => "hourglass",
        ModeKind::Upcount => "nothing: count up after zero",
        ModeKind::PerMove => "nothing: this time for each move",
        ModeKind::DoubleFlag => "extra time (double flag)",
    }
}

fn mode_short(mode: Mode) -> String {
    match mode {
        Mode::SuddenDeath | Mode::Upcount => String::new(),
        Mode::Increment(t) => format!("+{} a move", seconds(t)),
        Mode::Delay(t) => format!("{} delay", seconds(t)),
        Mode::Bronstein(t) => format!("up to {} back", seconds(t)),
        Mode::ByoYomi { period, count } => format!("{count} × {}", seconds(period)),
        Mode::Canadian { period, moves } => format!("{moves} moves in {}", seconds(period)),
        Mode::Hourglass => "hourglass".into(),
        Mode::PerMove => "for each move".into(),
        Mode::DoubleFlag { extra, bonus, .. } => {
            format!("{} extra, +{} a move", seconds(extra), seconds(bonus))
        }
    }
}

/// A short length with its unit: `30 s`, `5 min`, `1:30`.
fn seconds(t: Millis) -> String {
    match t.get() {
        ms if ms % 60_000 == 0 && ms > 0 => format!("{} min", ms / 60_000),
        ms if ms % 1_000 == 0 && ms < 60_000 => format!("{} s", ms / 1_000),
        _ => t.to_string(),
    }
}

fn count(n: i64, one: &str, many: &str) -> String {
    if n == 1 {
        format!("1 {one}")
    } else {
        format!("{n} {many}")
    }
}

/// A time in the whole seconds that a clock shows of it.
fn spoken(t: Millis) -> String {
    let (h, m, s) = match Digits::down(t) {
        Digits::Hours(h, m, s) => (h, m, s),
        Digits::Minutes(m, s) | Digits::Over(m, s) => (0, m, s),
        Digits::Tenths(s, _) => (0, 0, s),
    };
    let parts = [
        (h, "hour", "hours"),
        (m, "minute", "minutes"),
        (s, "second", "seconds"),
    ];
    let said: Vec<String> = parts
        .into_iter()
        .filter(|&(n, ..)| n > 0)
        .map(|(n, one, many)| count(n, one, many))
        .collect();
    if said.is_empty() {
        "no time".into()
    } else {
        said.join(" ")
    }
}

/// The clock's figures, without the seconds where there are hours.
fn on_clock(t: Millis) -> String {
    let minutes = |m| count(m, "minute", "minutes");
    match Digits::down(t) {
        Digits::Hours(h, 0, _) => count(h, "hour", "hours"),
        Digits::Hours(h, m, _) => [count(h, "hour", "hours"), minutes(m)].join(" "),
        Digits::Tenths(0, _) => "no time".into(),
        Digits::Minutes(0, s) | Digits::Tenths(s, _) => count(s, "second", "seconds"),
        Digits::Minutes(m, 0) => minutes(m),
        // "5 minutes 1" would not be understood.
        Digits::Minutes(m, s) | Digits::Over(m, s) if s < 10 => {
            [minutes(m), count(s, "second", "seconds")].join(" ")
        }
        Digits::Minutes(m, s) | Digits::Over(m, s) => [minutes(m), s.to_string()].join(" "),
    }
}

fn material_says(side: Color, verdict: MaterialVerdict, blocked: bool) -> String {
    let side = color(side);
    match verdict {
        MaterialVerdict::Cannot => "No checkmate is possible with that: draw (6.9).".into(),
        MaterialVerdict::Can if blocked => format!(
            "{side} can checkmate with that and wins, unless the pawns block each other for good."
        ),
        MaterialVerdict::Can => format!("{side} can checkmate with that and wins on time."),
        MaterialVerdict::DependsOnPosition => {
            format!("With that it depends on the position whether {side} can checkmate.")
        }
    }
}

/// Seconds with their tenth, rounded down as a gain is.
fn tenths(t: Millis) -> String {
    let tenths = t.or_zero().get() / 100;
    format!("{}.{} s", tenths / 10, tenths % 10)
}

fn versus(players: &ByColor<String>) -> String {
    let name = |side: Color| {
        let name = players.get(side).trim();
        if name.is_empty() { color(side) } else { name }
    };
    format!("{} – {}", name(Color::White), name(Color::Black))
}
