//! English.

use super::{
    Common, Controls, Editor, Face, Faults, Games, Keys, Panel, SettingsText, Text, Words,
};
use crate::clock::color::{ByColor, Color};
use crate::clock::control::{Mode, Period, PeriodEnd, TimeControl};
use crate::clock::draft::{EndKind, Field, FieldProblem, ModeKind, Part, Problem};
use crate::clock::event::{Claimant, Event, Offence, Rejection, Stopper};
use crate::clock::length::LengthProblem;
use crate::clock::notation::Expected;
use crate::clock::outcome::{GameResult, Outcome, Reason};
use crate::clock::presets::Group;
use crate::clock::setup::{ControlProblem, FlagPolicy, Noted, PeriodProblem, Setup, SetupProblem};
use crate::clock::step::Move;
use crate::storage::envelope::Unreadable;
use crate::storage::quarantine::Why;
use crate::storage::store::StoreFault;
use crate::storage::vault::{Fault, SaveFault};
use crate::time::Millis;

/// The texts.
pub const EN: Text = Text {
    tag: "en",
    common: Common {
        back: "Back",
        cancel: "Cancel",
        save: "Save",
        delete: "Delete",
        close: "Close",
        clock: "Clock",
        start: "Start",
        not_found: "There is no such page. Here is the clock.",
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
        event,
        moved,
        started: "White’s clock started",
        flag_fell: |side| format!("{}’s flag fell", color(side)),
        period_over: |side| format!("{}’s period is over", color(side)),
        sentence,
    },
    face: Face {
        press_to_start: "Press to start White’s clock",
        waits_for_start: "Your opponent starts your clock",
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
        say_left: |side, left| format!("{}: {}", color(side), spoken(left)),
        say_flag: |side| format!("{}’s flag", color(side)),
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
        away_title: "The device was away",
        away: |side, time| format!("{}’s clock was running. Away for {time}.", color(side)),
        away_count: |side| format!("Count it for {}", color(side)),
        away_ignore: "Do not count it",
        rejection,
        own_amount: "Other amount, in seconds",
    },
    controls: Controls {
        title: "Time control",
        own: "Your own",
        none_own: "Time controls that you make are kept here.",
        new_own: "Make your own",
        type_one: "Type one",
        type_hint: "5+3, G/90 d5, 90/40+30, 30+30",
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
    },
    editor: Editor {
        title: "Make a time control",
        name: "Name",
        name_hint: "Club evening",
        same: "Same for both sides",
        period: |i| format!("Period {i}"),
        part,
        end_kind: |kind, last| match (kind, last) {
            (EndKind::Game, _) => "the rest of the game",
            (EndKind::Moves, true) => "a number of moves, again and again",
            (EndKind::Moves, false) => "a number of moves",
            (EndKind::Time, _) => "its time has run out",
        },
        minutes: "minutes, or h:mm:ss",
        seconds: "seconds, or m:ss",
        add_period: "Add a period",
        remove_period: "Remove",
        start: "Start",
        first_bonus: "First bonus in the starting time",
        first_bonus_hint: "60+30 starts at 60:30, as FIDE’s clocks do.",
        starts_in: "Scheduled start in",
        starts_in_hint: "Empty: Black’s press starts White’s clock.",
        default_time: "Default time",
        flags: "Flags",
        freeze: "When a flag falls",
        freeze_usual: "as usual in this mode",
        freeze_yes: "both clocks stop",
        freeze_no: "the clocks run on",
        noted: "A flag counts",
        noted_auto: "at once",
        noted_claim: "when it is claimed",
        order: "Of two fallen flags",
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
        export: "Take it with you",
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
    },
    settings: SettingsText {
        title: "Settings",
        look: "Look",
        theme: "Colours",
        theme_system: "As the device",
        theme_light: "Light",
        theme_dark: "Dark",
        theme_contrast: "High contrast",
        layout: "Halves",
        face_to_face: "Face to face",
        side_by_side: "Side by side",
        mirrored: "White on the other side",
        mirrored_hint: "Also for who presses with the left hand.",
        players: "Players",
        signals: "Signals",
        sound: "Sound",
        volume: "Volume",
        vibration: "Vibrate at a press",
        voice: "Say when time is low",
        no_device: "not on this device",
        data: "What is kept here",
        data_hint: "Games, your time controls and these settings are kept in this browser \
                    and are sent nowhere. A backup is one file.",
        backup: "Save a backup",
        restore: "Read a backup",
        restored: |taken, same, refused| {
            format!("{taken} taken, {same} already here, {refused} not taken.")
        },
        not_restored: "This file is not a whole backup.",
        set_aside: "Set aside",
        set_aside_hint: "These could not be read. They are kept as they are.",
        export_as_is: "Export as it is",
        discard_sure: "Delete for good",
        nothing_kept: "The browser keeps nothing here: games last until the page is closed.",
        name_of: |side| format!("{}’s name", color(side)),
        about: "About",
        licence: "Zeitnot is free software under the GNU General Public License, \
                  version 3 or later. The numerals are Barlow Condensed, under the \
                  SIL Open Font License.",
    },
    keys: Keys {
        title: "Keyboard",
        hint: "On the clock, with a keyboard attached.",
        first_half: "Press the left or lower half",
        second_half: "Press the right or upper half",
        pause: "Pause and resume",
        undo: "Undo",
        redo: "Redo",
        full_screen: "Full screen",
        help: "This page",
        either: "or",
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
        Group::Delay => "Delay",
        Group::Overtime => "Byo-yomi",
        Group::Other => "Other",
    }
}

fn mode(mode: ModeKind) -> &'static str {
    match mode {
        ModeKind::SuddenDeath => "nothing: sudden death",
        ModeKind::Increment => "a bonus for each move (Fischer)",
        ModeKind::Delay => "a delay before each move (US)",
        ModeKind::Bronstein => "a delay given back (Bronstein)",
        ModeKind::ByoYomi => "byo-yomi",
        ModeKind::Canadian => "Canadian overtime",
        ModeKind::Hourglass => "hourglass",
        ModeKind::Upcount => "nothing: count up after zero",
        ModeKind::PerMove => "nothing: this time for each move",
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

fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Checkmate => "checkmate",
        Reason::Resignation => "resignation",
        Reason::Flag => "on time",
        Reason::FlagWithoutMate => "the flag fell, but there is no way to checkmate",
        Reason::Stalemate => "stalemate",
        Reason::DeadPosition => "dead position",
        Reason::Agreement => "by agreement",
        Reason::Repetition => "repetition or fifty moves",
        Reason::IllegalMoves => "second illegal move",
        Reason::Absence => "the opponent did not arrive in time",
        Reason::Arbiter => "the arbiter’s decision",
    }
}

fn result(result: GameResult) -> &'static str {
    match result {
        GameResult::Win(Color::White) => "White wins",
        GameResult::Win(Color::Black) => "Black wins",
        GameResult::Draw => "Draw",
        GameResult::BothLose => "Both lose",
    }
}

fn outcome(outcome: Outcome) -> String {
    format!("{}: {}", result(outcome.result), reason(outcome.reason))
}

fn offence(offence: Offence) -> &'static str {
    match offence {
        Offence::IllegalMove => "Illegal move",
        Offence::PressWithoutMove => "Pressed without a move",
        Offence::WrongClaim => "Wrong claim",
        Offence::ClockHandling => "Improper clock handling",
    }
}

fn count(n: i64, one: &str, many: &str) -> String {
    if n == 1 {
        format!("1 {one}")
    } else {
        format!("{n} {many}")
    }
}

fn spoken(t: Millis) -> String {
    let s = t.or_zero().get() / 1_000;
    let parts = [
        (s / 3_600, "hour", "hours"),
        (s / 60 % 60, "minute", "minutes"),
        (s % 60, "second", "seconds"),
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

fn event(event: &Event) -> String {
    match *event {
        Event::Press(side) => format!("{} pressed", color(side)),
        Event::Stop(Stopper::Arbiter) => "Clocks stopped".into(),
        Event::Stop(Stopper::Player(side)) => format!("{} stopped the clocks", color(side)),
        Event::Resume => "Game resumed".into(),
        Event::Away { .. } => "The device was away".into(),
        Event::CountAway(true) => "Time away counted".into(),
        Event::CountAway(false) => "Time away not counted".into(),
        Event::Correct(readings) => format!(
            "Clock set to {} and {}",
            readings.white.time, readings.black.time
        ),
        Event::SwapSides => "Sides swapped".into(),
        Event::Give { to, amount } if amount.is_positive() => {
            format!("{} was given {amount}", color(to))
        }
        Event::Give { to, amount } => format!("{} lost {}", color(to), -amount),
        Event::Penalize {
            offender,
            offence: what,
            amount,
        } => format!(
            "{}, {}; {} was given {amount}",
            offence(what),
            color(offender),
            color(offender.other())
        ),
        Event::IntroduceIncrement(t) => format!("From now on +{} a move for both", seconds(t)),
        Event::ClaimFlag(Claimant::Arbiter) => "The arbiter noted the flag".into(),
        Event::ClaimFlag(Claimant::Player(side)) => format!("{} claimed the flag", color(side)),
        Event::ClaimAbsence(side) => format!("{} was absent", color(side)),
        Event::PlayOn => "Next period for both".into(),
        Event::End(how) => outcome(how),
        Event::Undo(id) => format!("Undid no. {}", id.0 + 1),
        Event::Redo(id) => format!("Redid no. {}", id.0 + 1),
    }
}

fn moved(moved: &Move) -> String {
    let gained = if moved.gained == Millis::ZERO {
        String::new()
    } else {
        format!(", +{}", moved.gained)
    };
    format!(
        "{} made move {} in {}{gained}",
        color(moved.side),
        moved.number,
        moved.thought
    )
}

fn rejection(rejection: Rejection) -> &'static str {
    match rejection {
        Rejection::BlackStarts => "Black’s side starts White’s clock.",
        Rejection::NotYourClock => "The other clock is running.",
        Rejection::IsStopped => "The clocks are stopped.",
        Rejection::NotRunning => "No clock is running.",
        Rejection::IsRunning => "Stop the clocks first.",
        Rejection::FlagHasFallen => "A flag has fallen. Correct the times, undo, or end the game.",
        Rejection::NoFlagHasFallen => "No flag has fallen that could be claimed.",
        Rejection::OrderUnknown => {
            "Both flags are down and the order is unknown: the game continues (6.11)."
        }
        Rejection::NotBothFlags => "That needs two fallen flags of unknown order.",
        Rejection::AwayUndecided => "Decide first whether the time away counts.",
        Rejection::NotAway => "The device was not away.",
        Rejection::TooEarlyForAbsence => "The default time has not passed yet.",
        Rejection::IsPresent => "That player is here.",
        Rejection::OutOfRange => "That is more, or less, than this clock can show.",
        Rejection::HasEnded => "The game is over. Undo its end to go on.",
        Rejection::NothingToUndo => "There is nothing to undo.",
        Rejection::NothingToRedo => "There is nothing to redo.",
    }
}

fn expected(expected: Expected) -> &'static str {
    match expected {
        Expected::Control => "type a time control, as 5+3.",
        Expected::KnownControl => "“?” says that the time control is not known.",
        Expected::SomeControl => "“-” says that there was no time control.",
        Expected::ShorterText => "this text is too long for a time control.",
        Expected::Time => "a time was expected: minutes, 30s, 2h or 1:30:00.",
        Expected::Bonus => "a number of seconds was expected.",
        Expected::Count => "a whole number was expected.",
        Expected::Moves => "a number of moves was expected, as in 90/40.",
        Expected::Move => "the word “move” was expected, as in 10s per move.",
        Expected::Slash => "a slash was expected, as in G/90.",
        Expected::TimesSeconds => "x and seconds were expected, as in 3x30.",
        Expected::Digit => "a digit was expected after the point.",
        Expected::Sixtieth => "two digits from 00 to 59 were expected.",
        Expected::ClockSeconds => {
            "write h:mm:ss: 1:30 could be an hour and a half or a minute and a half."
        }
        Expected::SmallerNumber => "this number is larger than any clock can show.",
        Expected::FewerDecimals => "clocks know nothing finer than a millisecond.",
        Expected::Unit => "say s or min: this could be either.",
        Expected::TimeOrMoves => "say which is the time: 90min/40 or 40/90min.",
        Expected::BonusOrPeriod => "say +30s for a bonus, or “, 30” for another period.",
        Expected::BonusForAllOrLast => {
            "say which periods have the bonus: 90/40, 30 with 30s, or 90/40, 30+30."
        }
        Expected::FirstMove => "only a bonus from move 1 can be written so.",
        Expected::PeriodEnd => "say what ends the period before: 90/40, 30 or 90/flag, 30.",
        Expected::Continuation => {
            "the end was expected, or a comma and the next period, or what a move gives (+3, d5)."
        }
        Expected::PeriodWithoutBonus => "every period has its own bonus already.",
    }
}

fn setup_problem(problem: &SetupProblem) -> String {
    match problem {
        SetupProblem::Control(_, ControlProblem::NoPeriod) => "There is no period.".into(),
        SetupProblem::Control(_, ControlProblem::TooManyPeriods) => {
            "A control has at most 9 periods.".into()
        }
        SetupProblem::Control(_, ControlProblem::Period { problem, .. }) => {
            period_problem(*problem).into()
        }
        SetupProblem::HourglassForOne => "An hourglass is for both sides.".into(),
        SetupProblem::DefaultTime => "The default time is at most 99:59:59.".into(),
    }
}

fn period_problem(problem: PeriodProblem) -> &'static str {
    match problem {
        PeriodProblem::NoTime => "There is no time to play with.",
        PeriodProblem::TimeTooLong | PeriodProblem::BonusTooLong => {
            "A clock shows at most 99:59:59."
        }
        PeriodProblem::NoBonus => "This must be more than zero.",
        PeriodProblem::Count | PeriodProblem::Moves => "A number from 1 to 999.",
        PeriodProblem::NotLast => "Another period follows: say when this one ends.",
        PeriodProblem::EndlessLast => "Nothing follows the last period: it cannot end by time.",
        PeriodProblem::HourglassNotAlone => {
            "An hourglass is the only period, for the rest of the game."
        }
        PeriodProblem::UpcountNotLast => "A count upwards must be the last period.",
        PeriodProblem::PerMoveByTime => "A fixed time for each move cannot end by time.",
    }
}

fn problem(problem: &Problem) -> String {
    match problem {
        Problem::Length(length) => match length {
            LengthProblem::Empty => "A time is missing.",
            LengthProblem::Negative => "A time cannot be negative.",
            LengthProblem::NotANumber => "This is no time. Write 90, 2.5 or 1:30:00.",
            LengthProblem::WrongUnit => "Units are s, min and h.",
            LengthProblem::Above59 => "Minutes and seconds go up to 59 behind a colon.",
            LengthProblem::TooLarge => "A clock shows at most 99:59:59.",
            LengthProblem::TooFine => "Clocks know nothing finer than a millisecond.",
        }
        .into(),
        Problem::NotWhole => "A whole number from 1 to 999.".into(),
        Problem::Setup(problem) => setup_problem(problem),
    }
}

fn located(found: &FieldProblem) -> String {
    let words = problem(&found.problem);
    match found.field {
        Field::Period(side, index, which) => format!(
            "{}, period {}, {}: {words}",
            color(side),
            index + 1,
            part(which, ModeKind::SuddenDeath).to_ascii_lowercase()
        ),
        Field::Control(side) => format!("{}: {words}", color(side)),
        Field::StartsIn => format!("{}: {words}", EN.editor.starts_in),
        Field::DefaultTime => format!("{}: {words}", EN.editor.default_time),
    }
}

fn part(part: Part, mode: ModeKind) -> &'static str {
    match (part, mode) {
        (Part::Time, ModeKind::PerMove) => "Time for each move",
        (Part::Time, _) => "Time",
        (Part::End, _) => "Until",
        (Part::Moves, _) => "Moves",
        (Part::Mode, _) => "And",
        (Part::Bonus, ModeKind::Increment) => "Bonus",
        (Part::Bonus, ModeKind::ByoYomi) => "Each period",
        (Part::Bonus, ModeKind::Canadian) => "Overtime",
        (Part::Bonus, ModeKind::Delay | ModeKind::Bronstein) => "Delay",
        (Part::Bonus, _) => "Bonus or delay",
        (Part::Count, ModeKind::Canadian) => "Moves in it",
        (Part::Count, ModeKind::ByoYomi) => "Periods",
        (Part::Count, _) => "Number",
    }
}

fn versus(players: &ByColor<String>) -> String {
    let name = |side: Color| {
        let name = players.get(side).trim();
        if name.is_empty() { color(side) } else { name }
    };
    format!("{} – {}", name(Color::White), name(Color::Black))
}

/// What a setup means, in whole sentences.
fn sentence(setup: &Setup) -> String {
    let draft = setup.draft();
    let mut text = if draft.controls.white == draft.controls.black {
        format!("Each player has {}.", control(&draft.controls.white))
    } else {
        format!(
            "White has {}. Black has {}.",
            control(&draft.controls.white),
            control(&draft.controls.black)
        )
    };
    let increments = draft
        .controls
        .iter()
        .flat_map(|control| &control.periods)
        .any(|period| matches!(period.mode, Mode::Increment(_)));
    if increments && !draft.first_bonus {
        text.push_str(" The first bonus comes with the first press.");
    }
    if draft.flag.noted == Noted::OnClaim {
        text.push_str(" A flag counts when it is claimed.");
    } else if draft.flag.freeze {
        text.push_str(" The first flag stops both clocks.");
    } else if draft.flag != FlagPolicy::usual(&draft.controls) {
        text.push_str(" The clocks run on after a flag.");
    }
    if let Some(schedule) = draft.schedule {
        text.push_str(&format!(
            " White’s clock starts by itself; who is not there {} later forfeits.",
            spoken(schedule.default_time)
        ));
    }
    text
}

fn control(control: &TimeControl) -> String {
    let last = control.periods.len().saturating_sub(1);
    let parts: Vec<String> = control
        .periods
        .iter()
        .enumerate()
        .map(|(i, p)| period(p, i == last, last > 0))
        .collect();
    parts.join("; then ")
}

fn period(period: &Period, last: bool, several: bool) -> String {
    let time = spoken_exact(period.time);
    let span = match period.end {
        PeriodEnd::Moves(n) if last => format!(" for every {n} moves"),
        PeriodEnd::Moves(n) => format!(" for {n} moves"),
        PeriodEnd::Time => {
            ", and when they are over for either the next period begins for both".into()
        }
        PeriodEnd::Game if several => " for the rest".into(),
        PeriodEnd::Game => " for the game".into(),
    };
    match period.mode {
        Mode::SuddenDeath => format!("{time}{span}"),
        Mode::Increment(t) => format!("{time}{span}, and {} more for each move", spoken_exact(t)),
        Mode::Delay(t) => format!(
            "{time}{span}, and the clock waits {} before each move",
            spoken_exact(t)
        ),
        Mode::Bronstein(t) => format!(
            "{time}{span}, and gets back what a move used, up to {}",
            spoken_exact(t)
        ),
        Mode::ByoYomi {
            period: t,
            count: n,
        } => {
            let each = spoken_exact(t);
            let main = if period.time == Millis::ZERO {
                String::new()
            } else {
                format!("{time}{span}, then ")
            };
            format!(
                "{main}{} of {each}, lost only when used up",
                count(i64::from(n), "period", "periods")
            )
        }
        Mode::Canadian { period: t, moves } => {
            let main = if period.time == Millis::ZERO {
                String::new()
            } else {
                format!("{time}{span}, then ")
            };
            format!("{main}{} for every {moves} moves", spoken_exact(t))
        }
        Mode::Hourglass => format!("{time}, and the time one player uses the other gains"),
        Mode::Upcount => format!("{time}, and counts up after that; no flag falls"),
        Mode::PerMove => match period.end {
            PeriodEnd::Moves(n) => format!("{time} for each of {n} moves"),
            _ => format!("{time} for each move"),
        },
    }
}

/// Spoken, with the fraction of a second if there is one.
fn spoken_exact(t: Millis) -> String {
    if t.get() % 1_000 == 0 {
        spoken(t)
    } else {
        t.to_string()
    }
}

fn not_saved(fault: &SaveFault) -> String {
    match fault {
        SaveFault::Store(StoreFault::Absent) => EN.faults.absent.into(),
        SaveFault::Store(StoreFault::Full) => EN.faults.full.into(),
        SaveFault::Store(StoreFault::Refused(_)) => {
            "The browser refused to save. The clock goes on in memory.".into()
        }
        SaveFault::Stale { .. } => {
            "Another tab has changed this game. Reload to see what it saved.".into()
        }
        SaveFault::NewerVersion(_) => {
            "A newer Zeitnot saved here. Load the newer page, or export what is set aside.".into()
        }
    }
}

fn loading(fault: &Fault) -> String {
    match fault {
        Fault::Store(StoreFault::Absent) => EN.faults.absent.into(),
        Fault::Store(_) => "What the browser keeps could not be read.".into(),
        Fault::NewerVersion(_) => {
            "Something here was saved by a newer Zeitnot. It is left as it is.".into()
        }
        Fault::SetAside { place, why, kept } => {
            let what = match why {
                Why::Envelope(Unreadable::NotOurs) => "was not written by Zeitnot",
                Why::Envelope(Unreadable::Truncated) => "lacks its end",
                Why::Envelope(Unreadable::Checksum) => "is damaged",
                Why::Envelope(Unreadable::NewerVersion(_)) => "was saved by a newer Zeitnot",
                Why::Migration(_) | Why::Contents => "could not be understood",
            };
            if kept.is_some() {
                format!("“{place}” {what}. It was set aside as it is.")
            } else {
                format!("“{place}” {what}. It was left where it is.")
            }
        }
    }
}
