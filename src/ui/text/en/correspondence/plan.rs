//! Looking ahead, absence, and private study, in English.

use super::super::{color, count};
use super::common::length;
use crate::correspondence::{EntryError, Seconds};
use crate::ui::text::correspondence::plan::{
    AheadText, LeaveText, PaceRow, PaceText, PlanText, PrivateStudyText, WhatIfText, Whose,
};
use crate::ui::text::whole;

pub(super) const PLAN: PlanText = PlanText {
    ahead: AHEAD,
    what_if: WHAT_IF,
    pace: PACE,
    absence: ABSENCE,
    study: STUDY,
};

fn whose(of: Whose) -> &'static str {
    match of {
        Whose::Mine => "Your clock",
        Whose::Theirs => "Your opponent\u{2019}s clock",
        Whose::Of(side) => match color(side) {
            "White" => "White\u{2019}s clock",
            _ => "Black\u{2019}s clock",
        },
    }
}

/// Chooses words by the owner: the reader, the opponent, White, Black.
fn by(of: Whose, words: [&'static str; 4]) -> &'static str {
    match of {
        Whose::Mine => words[0],
        Whose::Theirs => words[1],
        Whose::Of(side) if color(side) == "White" => words[2],
        Whose::Of(_) => words[3],
    }
}

const AHEAD: AheadText = AheadText {
    title: "Looking ahead",
    what_if: "What if",
    pace: "Pace",
    calendar: "Calendar",
    none: "No game of yours is running. The deadlines of all your games will be here, on one line.",
    deadlines: "Your games",
    teach: "Move the slider or choose a date: each game is shown as it would be then if nobody moved.",
    opponent: "Opponent",
    move_by: "Move by",
    my_move: "Your move by",
    their_move: "Their move by",
    to_be_safe: "To be safe, move by",
    in_doubt: "May have run out: check with the server. Otherwise by",
    then: "Your time then",
    lost: "Lost on time",
    won: "Won on time",
    over: "Over",
    claim: "Claim pending",
    waits: "Not started",
    own_pace: "At your pace",
    pace_ends: |number, at| ["Time is up at move ", &*number.to_string(), ", ", at].concat(),
    pace_lasts: "Lasts beyond move 200",
    no_pace: "No pace yet",
    not_compared: "Not yet compared",
    compare_first: "This game is not yet compared with the server: its times are not known. Enter what the server shows first.",
};

const WHAT_IF: WhatIfText = WhatIfText {
    from: "From",
    now: "Now",
    started: "The start",
    entry: |n| ["Entry ", &n.to_string()].concat(),
    scale: "Time",
    scale_hint: "Arrow keys: an hour. Page keys, or Shift with an arrow: a day.",
    date: "Date and time",
    off_scale: |begin, end| ["Enter a date between ", begin, " and ", end, "."].concat(),
    refill_by: |of| {
        by(
            of,
            [
                "Your clock runs out",
                "Your opponent\u{2019}s clock runs out",
                "White\u{2019}s clock runs out",
                "Black\u{2019}s clock runs out",
            ],
        )
    },
    last_moment: |of| {
        by(
            of,
            [
                "Your last moment, with the whole bank",
                "Your opponent\u{2019}s last moment, with the whole bank",
                "White\u{2019}s last moment, with the whole bank",
                "Black\u{2019}s last moment, with the whole bank",
            ],
        )
    },
    event_end: "Scheduled end of the event",
    later: |by| match by {
        Seconds::ZERO => "Now".into(),
        by => [&length(by), " later"].concat(),
    },
    accounts: "Both accounts then",
    to_move: "to move",
    moves: |made, left| {
        [
            &*whole(&count(i64::from(made), "move made", "moves made")),
            ", ",
            &whole(&count(i64::from(left), "increment left", "increments left")),
        ]
        .concat()
    },
    falls: |of, at, bank| {
        let clock = whose(of);
        if bank.is_positive() {
            [
                clock,
                " would run out on ",
                at,
                " with ",
                &length(bank),
                " still in the bank.",
            ]
            .concat()
        } else {
            [clock, " would run out on ", at, ", and the bank is empty."].concat()
        }
    },
    fallen: |of, at, bank| {
        let clock = whose(of);
        if bank.is_positive() {
            [
                clock,
                " would have run out on ",
                at,
                " with ",
                &length(bank),
                " still in the bank: the game would be lost.",
            ]
            .concat()
        } else {
            [
                clock,
                " would have run out on ",
                at,
                " with an empty bank: the game would be lost.",
            ]
            .concat()
        }
    },
    claim: "A claim is pending: no clock runs.",
    over: "The game is over: no clock runs.",
    suppose: "Suppose that at this moment\u{a0}\u{2026}",
    moving: |of| by(of, ["I move", "They move", "White moves", "Black moves"]),
    refill: |of| {
        by(
            of,
            [
                "I refill my clock",
                "They refill their clock",
                "White refills the clock",
                "Black refills the clock",
            ],
        )
    },
    moved: |of| by(of, ["you move", "they move", "White moves", "Black moves"]),
    refilled: |of, amount| {
        let who = by(
            of,
            [
                "you refill ",
                "they refill ",
                "White refills ",
                "Black refills ",
            ],
        );
        [who, &length(amount)].concat()
    },
    undo: "Undo the last assumption",
    refused: |why| {
        match why {
            EntryError::Order { .. } => {
                "Something is already assumed for later: go beyond it, or undo it."
            }
            EntryError::Fallen { .. } => {
                "The clock has run out by then, and the game is lost: go back before it does."
            }
            EntryError::Claim => "A claim is pending then: no clock runs and nobody moves.",
            EntryError::Amount => {
                "There is nothing to refill then: the clock is full or the bank empty."
            }
            EntryError::SubstitutionOwed { .. } => {
                "The captain has moved time and has to put the new player in first."
            }
            _ => "The game is over, or has not begun, by then.",
        }
        .into()
    },
};

const PACE: PaceText = PaceText {
    teach: "What each player had left after each move. An even pace is the same time for each move \
            with an increment; it leaves the last increment, which comes only after its move.",
    alt: |who, moves, left| {
        let moves = count(i64::from(moves), "move", "moves");
        [who, ": ", &length(left), " left after ", &moves].concat()
    },
    figures: "In figures",
    of_move: "Move",
    even: "Even pace",
    pace_of: "Pace over",
    last: |n| ["the last ", &n.to_string(), " moves"].concat(),
    all: "all moves",
    over: "The game is over.",
    until: |last, per| PaceRow {
        label: ["Up to move ", &*last.to_string()].concat(),
        value: length(per.each),
        rest: "a move, with nothing kept back".into(),
    },
    beyond: |last, per| {
        let more = per.moves.to_string();
        match last {
            Some(last) => PaceRow {
                label: ["Up to move ", &*last.saturating_add(per.moves).to_string()].concat(),
                value: length(per.each),
                rest: ["a move, with enough kept for ", &*more, " more"].concat(),
            },
            None => PaceRow {
                label: ["Next ", &*more, " moves"].concat(),
                value: length(per.each),
                rest: "each, with nothing kept back".into(),
            },
        }
    },
    no_pace: |before| match before {
        0 => "The pace is known after the first move.".into(),
        n => {
            let moves = count(i64::from(n), "earlier move", "earlier moves");
            [
                &*moves,
                " without their times: the pace is known after the next move.",
            ]
            .concat()
        }
    },
    pace: |pace| PaceRow {
        label: "Pace".into(),
        value: length(pace.mean),
        rest: match pace.of {
            1 => "for the last move".into(),
            n => ["a move, over the last ", &*n.to_string(), " moves"].concat(),
        },
    },
    drain: |drain| {
        let [label, rest] = if drain.is_positive() {
            ["Each move takes", "more than it brings"]
        } else {
            ["Each move brings", "more than it takes"]
        };
        PaceRow {
            label: label.into(),
            value: length(drain.abs()),
            rest: rest.into(),
        }
    },
    cliff: |last, each| PaceRow {
        label: ["After move ", &*last.to_string()].concat(),
        value: length(each),
        rest: "a move, which then brings nothing: what is left is for the rest of the game".into(),
    },
    lasts: |is_attended| PaceRow {
        label: attended(is_attended).into(),
        value: "Lasts beyond move 200".into(),
        rest: String::new(),
    },
    falls: |is_attended, number, earliest, likely, bank| {
        let mut rest = ["not before ", earliest].concat();
        if let Some(likely) = likely {
            rest.extend([", probably on ", likely]);
        }
        match (is_attended, bank.is_positive()) {
            (true, _) => {}
            (false, true) => rest.extend([", with ", &*length(bank), " still in the bank"]),
            (false, false) => rest.push_str(", with an empty bank"),
        }
        PaceRow {
            label: attended(is_attended).into(),
            value: ["Time is up at move ", &*number.to_string(), ","].concat(),
            rest,
        }
    },
};

const fn attended(is_attended: bool) -> &'static str {
    if is_attended {
        "With the whole bank"
    } else {
        "If nobody refills"
    }
}

const ABSENCE: LeaveText = LeaveText {
    title: "Absence",
    teach: "Each game is checked as if your opponent moved just as you leave and, until you have \
            compared it with the server, as if the server counted in your disfavour.",
    from: "Away from",
    from_example: "2026-11-20",
    to: "Back on",
    to_example: "2026-12-04",
    length: "Length of the absence",
    weeks: |weeks| count(weeks.into(), "week", "weeks"),
    soon: "Enter when you leave and when you are back: each game will be listed here, whether its time lasts, or you have to move or refill first.",
    order: "The return has to be later than the departure.",
    none: "No game of yours is running.",
    answer: |todo, all| match (todo, all) {
        (1, 1) => "Your game needs something first.".into(),
        (1, all) => ["1 of ", &*all.to_string(), " games needs something first."].concat(),
        (todo, all) if todo == all => "Every game needs something first.".into(),
        (todo, all) => {
            let (todo, all) = (todo.to_string(), all.to_string());
            [&*todo, " of ", &all, " games need something first."].concat()
        }
    },
    nothing: "Nothing to do: every game lasts.",
    safe: "Safe",
    refill_before: |by| ["Refill before ", by].concat(),
    move_by: |by| ["Move by ", by].concat(),
    refill_now: "Refill now",
    move_now: "Move now",
    lost: "Cannot be saved",
    at_least: "at least",
    left: "left at worst when you are back",
    why_safe: |left| {
        [
            "At worst the clock shows ",
            &*length(left),
            " when you are back.",
        ]
        .concat()
    },
    why_refill: |amount, from, by| {
        let amount = length(amount);
        match from {
            None => ["Refill at least ", &*amount, " before ", by, "."].concat(),
            Some(from) => [
                "Refill at least ",
                &*amount,
                ", not before ",
                from,
                " when the clock has room for it, and before ",
                by,
                ".",
            ]
            .concat(),
        }
    },
    why_refill_then: |amount, from, by| {
        let amount = length(amount);
        match from {
            None => ["Then ", &*amount, " before ", by, "."].concat(),
            Some(from) => [
                "Then ",
                &*amount,
                ", not before ",
                from,
                " and before ",
                by,
                ".",
            ]
            .concat(),
        }
    },
    why_move: |first, refill| match (first.is_positive(), refill.is_positive()) {
        (true, _) => [
            "Refill ",
            &*length(first),
            " just before the move: a clock is protected only while the bank is empty.",
        ]
        .concat(),
        (false, false) => "A refill alone is not enough.".into(),
        (false, true) => ["Refill at least ", &*length(refill), " before you leave."].concat(),
    },
    why_or_move: |by, increment| {
        let move_by = ["Or move by ", by, ": a move "].concat();
        let stops = "stops the clock until the answer.";
        match increment {
            Some(increment) => [&*move_by, "earns ", &length(increment), " and ", stops].concat(),
            None => [&*move_by, stops].concat(),
        }
    },
    why_keep: "So that the clock lasts until then:",
    why_lost: |falls| {
        [
            "Whatever you do, at worst the clock runs out on ",
            falls,
            ": come back before, or ask for a substitute.",
        ]
        .concat()
    },
    not_compared: "Not yet compared",
    why_unknown: "Your time is not known: enter what the server shows.",
    check: "Check with the server",
    may_be_lost: "May be lost",
    in_doubt: "The clock may have run out already: only the server knows. If it has not:",
    before_start: "First enter that the game has started.",
    before_substitution: |by| {
        [
            "The captain has moved time: first put the new player in, before ",
            by,
            ".",
        ]
        .concat()
    },
    before_resolved: "Once the claim is resolved:",
    careful: |by| {
        [
            &*super::interpretations::server_may(by),
            " Compare one game with the server, and the difference is settled for all. Where \
             there is less room or less in the bank, refill what there is.",
        ]
        .concat()
    },
    in_worse_case: "in the worse case",
    own: "If the server counts as this event is set:",
    refill: "Refill",
    to_game: "To the game",
    sure: |amount| {
        [
            "Enter that ",
            &*length(amount),
            " went from the bank to the clock now? Do it on the server too.",
        ]
        .concat()
    },
    confirm: "Enter the refill",
    done: "Entered.",
    not_saved: "Not saved.",
    print: "Print",
};

const STUDY: PrivateStudyText = PrivateStudyText {
    title: "Private analysis",
    teach: "For your eyes only, kept on this device. Move a piece to try a variation; the \
            game\u{2019}s own moves stay the main line.",
    of_game: "Note about the game",
    saved: "Saved.",
    not_saved: "Not saved.",
    writing: "Not saved yet\u{2026}",
    prepared: "Prepared replies",
    prepared_teach: "Try a variation from the game\u{2019}s current position, their move and then \
                     yours, and prepare it: your reply is offered as soon as their move is entered.",
    prepare: "Prepare this line",
    if_then: |theirs, mine| ["If ", theirs, ", then ", mine].concat(),
    and_then: |theirs, mine| ["; if ", theirs, ", then ", mine].concat(),
    remove_line: |line| ["Remove: ", line].concat(),
    waiting: "waits for their move",
    ready: "ready to be played now",
    played: "played",
    elsewhere: "out of date: the game went another way",
    no_side: "No replies can be prepared in a game that you look after for others.",
    not_here: "First choose a variation that begins with the game\u{2019}s current position.",
    no_reply: "This line ends with their move: add your reply.",
    known: "This line is already prepared.",
    first_move: "Enter your first move of the game before you prepare what follows it.",
    over: "The game is over.",
};
