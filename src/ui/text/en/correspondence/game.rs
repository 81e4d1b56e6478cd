//! A correspondence game, in English.

use super::super::color;
use super::common::length;
use crate::clock::{ByColor, Color, GameResult};
use crate::correspondence::civil::CivilError;
use crate::correspondence::entry::ActKind;
use crate::correspondence::reconcile::Discrepancy as Explained;
use crate::correspondence::state::{GameEnd, GameEndReason};
use crate::correspondence::statement::Block;
use crate::correspondence::typed::DurationError;
use crate::correspondence::typed_moves::TypedMovesError;
use crate::correspondence::{
    Act, Cause, Ending, Entry, Openings, Protection, Refill, Reset, Seconds,
};
use crate::game::ending::BoardFact;
use crate::ui::text::correspondence::common::Dated;
use crate::ui::text::correspondence::game::GamePageText;
use crate::ui::text::correspondence::plan::Whose;
use crate::ui::text::correspondence::sums::SumsText;

pub(super) const GAME: GamePageText = GamePageText {
    your_time: "your time",
    stamp: "When",
    stamp_example: "2026-11-20 14:03:07",
    stamp_typed: |civil| civil.into(),
    stamp_hint: |is_end| {
        if is_end {
            "Or 20.11.2026, 2026/11/20, 20 November 2026. A day alone: until 23:59:59."
        } else {
            "Or 20.11.2026, 2026/11/20, 20 November 2026. A day alone: from 00:00."
        }
    },
    stamp_now: "Now",
    stamp_change: "Change",
    stamp_pick: "Choose a date",
    month_before: "Previous month",
    month_after: "Next month",
    stamp_problem,
    stamp_zone_unknown: |zone| {
        if zone.is_empty() {
            "Choose a time zone, like Europe/Zurich.".into()
        } else {
            [
                "This browser does not know the time zone \u{201c}",
                zone,
                "\u{201d}. Choose another, or UTC.",
            ]
            .concat()
        }
    },
    stamp_skipped: |zone, at| {
        [
            "Clocks in ",
            zone,
            " skipped that time: they went forward to ",
            at,
            ". Enter another, or the time in UTC.",
        ]
        .concat()
    },
    stamp_twice: "Clocks went back, so this time came twice. Which one?",
    stamp_ambiguous: |zone| {
        [
            "Clocks in ",
            zone,
            " went back over that time, so it came twice. Add its offset after it, like +01:00.",
        ]
        .concat()
    },
    zone: "Time zone",
    zone_of_server: "Server",
    zone_here: "Here",
    zone_other: "Another\u{2026}",
    zone_name: "Name of the zone",
    length_problem,
    bank: |bank| ["Bank\u{a0}", &length(bank)].concat(),
    increments_left,
    turn: |name, mine| {
        if mine {
            "Your move".into()
        } else {
            [name, " to move"].concat()
        }
    },
    waiting: |when| ["The game starts ", when, "."].concat(),
    claim_pending: |name| [name, " filed a claim: no clock runs until it is resolved."].concat(),
    fallen: |name, when| [name, " lost on time: the clock reached zero ", when, "."].concat(),
    after_fall: |entry| {
        [
            "\u{201c}",
            entry,
            "\u{201d} came after that and does not count.",
        ]
        .concat()
    },
    accept_loss: "Accept the result",
    server_differs: "The server says otherwise",
    verdict,
    move_by: |bank| {
        if bank {
            "Move or refill before"
        } else {
            "Move before"
        }
    },
    their_clock_falls: "Their clock runs out",
    last_moment: "Last moment, with the whole bank",
    visits: |visits| match visits {
        1 => "only if refilled once in time".into(),
        n => [
            "only if refilled at least ",
            &n.to_string(),
            " times, each in time",
        ]
        .concat(),
    },
    cautious: "To be safe, by",
    in_doubt: "Check with the server: may have run out",
    their_cautious: "Perhaps as early as",
    unknown_time: "Not yet compared: no time is known until you enter what the server shows.",
    no_moves: "No moves yet: paste them with the server\u{2019}s times, or enter what the server shows.",
    bank_does_not_save: "The clock can run out while the bank is full: at zero the game is lost, whatever \
                         is in the bank.",
    about_dates: "What these dates mean",
    past: "An earlier position",
    move_label: |mine| if mine { "I moved" } else { "They moved" },
    enter: "Enter",
    line_problem,
    line_placeholder: "Type a move, or paste several with their times",
    line_forms: "Which forms are read?",
    line_hint: "Nf3 2026-06-01 10:12; or 01.06.2026, 2026.06.01, 2026/06/01, [%ccsnt \u{2026}]",
    unentered: |moves| [moves, ": not entered yet"].concat(),
    line_took: |label| {
        [
            "How long ",
            label,
            " took says its date only if the entry before is a move with its own. Enter a date \
             after it, or delete its [%emt].",
        ]
        .concat()
    },
    line_dates: "Each move of the opponent needs the date and the time that the server shows.",
    refill: "Refill",
    claim: "Claim",
    resolve: "Claim resolved",
    result: "Result",
    compare: "Compare",
    reconcile: "What the server shows",
    start: "The game has started",
    team: "Substitution, replacement, transfer",
    save: "Save",
    saved: "Saved.",
    side: "Player",
    amount: "From bank to clock",
    amount_hint: "like 10 d, 2 d 12:00:00 or 06:30:00",
    then_shows: |clock| ["then\u{a0}", clock].concat(),
    amount_all: |is_bank| {
        if is_bank {
            "the whole bank"
        } else {
            "fills the clock"
        }
    },
    name: "Name of the new player",
    who_won: "Result",
    how: "How",
    ending,
    nothing_yet: "Enter when it happened.",
    no_result: "Choose the result.",
    no_ending: "Choose how it ended.",
    incomplete: "Something is missing, or cannot be read.",
    unchanged: "No changes yet.",
    will_do: "What it does",
    clock_of: |of| match of {
        Whose::Mine => "Your clock",
        Whose::Theirs => "Their clock",
        Whose::Of(Color::White) => "White\u{2019}s clock",
        Whose::Of(Color::Black) => "Black\u{2019}s clock",
    },
    bank_of: |of| match of {
        Whose::Mine => "Your bank",
        Whose::Theirs => "Their bank",
        Whose::Of(Color::White) => "White\u{2019}s bank",
        Whose::Of(Color::Black) => "Black\u{2019}s bank",
    },
    moves_by: |of, name| match of {
        Whose::Mine => "You move by".into(),
        _ => [name, " moves by"].concat(),
    },
    prepared: |san| ["You prepared ", san, "."].concat(),
    lay: "Preview",
    seen_clock: |name| ["Clock of ", name].concat(),
    seen_bank: |name| ["Bank of ", name].concat(),
    seen_hint: "like 46 d 20:00:00; leave empty what you did not check",
    reconcile_hint: "For one player or for both. Nothing is saved until you say so.",
    here: "Here",
    difference: "Difference",
    explains: |name, is_alone| {
        let reasons = if is_alone { "" } else { ": possible reasons" };
        [name, reasons].concat()
    },
    preview: "Preview",
    why,
    changes_event: "This changes the event, and with it all its games.",
    event_missing: "The event of this game is not on this device, or could not be read. Its moves and \
                    their stamps are here; its clocks, deadlines and claims need the event. A backup \
                    that has the event brings it back.",
    entries: "Entries",
    event_instead: "Or add the event again, and choose it here:",
    take_event: "The game belongs to this event",
    statement: "Statement",
    no_entries: "Nothing has been entered yet.",
    entry,
    kept_since: "Entered under way",
    sums: SUMS,
    spent: |spent| ["took ", &length(spent)].concat(),
    correct: "Edit",
    correct_entry: |entry| ["Edit: ", entry].concat(),
    remove: "Remove this entry",
    insert: "Insert a missing entry",
    kind: "What happened",
    kind_name,
    conflict: |entry, why| {
        [
            "Not possible: \u{201c}",
            entry,
            "\u{201d} would no longer be valid. ",
            why,
        ]
        .concat()
    },
    does_not_fit: |entry, why| {
        [
            "These entries do not fit their event. They are valid up to \u{201c}",
            entry,
            "\u{201d}, which is refused: ",
            why,
            " Correct or remove that entry, or correct the event.",
        ]
        .concat()
    },
    what_changes: "What changes",
    nothing_changes: "Nothing else changes.",
    added: "new",
    removed: "removed",
    now_stands: "How it stands then",
    clock_bank: |name, clock, bank| {
        [name, ": clock ", &length(clock), ", bank ", &length(bank)].concat()
    },
    falls: |when| ["the clock runs out on ", when].concat(),
    note: "Note about the game",
    note_hint: "saved as you type",
    link: "Address on the server",
    link_hint: "https://\u{2026}",
    link_problem: "An address begins with https:// or http://.",
    open_link: "Open on the server",
    study: "Private analysis",
    ahead: "Looking ahead",
    event: "Event",
    take_along: "Export",
    save_pgn: "Save PGN",
    copy_pgn: "Copy PGN",
    copy_statement: "Copy statement",
    print: "Print",
    confidential: "This game is running. Many events keep running games confidential, or show them \
                   some moves late. Share it only where your event\u{2019}s rules let you.",
    share_anyway: "Share anyway",
    copied: "Copied.",
    line: "Entry",
    made: "Made, your time",
    used: "Used",
    added_time: "Added",
    from_bank: "From bank",
    bank_after: "Bank after each move",
    first_move: "move 1",
    all_lines: |count| ["All ", &count.to_string(), " lines"].concat(),
    last_lines: "The last lines",
    not_copied: "The browser did not allow copying.",
};

const SUMS: SumsText = SumsText {
    length,
    side: color,
    block: |block, begins| match (block, begins) {
        (Block::Clock, true) => "Clock",
        (Block::Clock, false) => "clock",
        (Block::Bank, true) => "Bank",
        (Block::Bank, false) => "bank",
    },
    increment: "increment",
    from_bank: "from the bank",
    to_bank: "to the bank",
    by_server: "by the server",
    protected: "protected",
    first_move: |spent| ["A first move takes ", spent, "."].concat(),
};

fn name(players: &ByColor<String>, side: Color) -> String {
    match players.get(side).trim() {
        "" => color(side).into(),
        name => name.into(),
    }
}

fn increments_left(left: u32) -> String {
    match left {
        0 => "no increment left".into(),
        1 => "1\u{a0}increment left".into(),
        n => [&n.to_string(), "\u{a0}increments left"].concat(),
    }
}

fn stamp_problem(problem: CivilError) -> &'static str {
    match problem {
        CivilError::Shape => {
            "Enter a date like 2026-11-20 or 20.11.2026, with a time of day like 14:03:07 or without."
        }
        CivilError::Order => {
            "It can be two days, as the day or the month may come first. Enter it like 2026-11-20 \
             or 20.11.2026."
        }
        CivilError::Date => "There is no such day. Dates go from 1970 to 9999.",
        CivilError::Time => "There is no such time of day.",
    }
}

fn line_problem(problem: &TypedMovesError<'_>) -> String {
    match problem {
        TypedMovesError::NoMove(text) => ["Enter a move before ", text, "."].concat(),
        TypedMovesError::TooMuch(text) => [
            "A move has one date, one clock and one bank; ",
            text,
            " is too much.",
        ]
        .concat(),
        TypedMovesError::Date(text, problem) => {
            let forms = match problem {
                CivilError::Date => " Write dates as 2026-06-01 or 01.06.2026.",
                CivilError::Shape | CivilError::Order | CivilError::Time => "",
            };
            let why = stamp_problem(*problem);
            [text, " was read as a date. ", why, forms].concat()
        }
        TypedMovesError::Number(text) => [
            text,
            " is no move. A length of time needs its unit, as in 46 d.",
        ]
        .concat(),
        TypedMovesError::Sent(text) => [
            "The comment should have a date and a time of day, as in 2026.11.20,14:03, not ",
            text,
            ".",
        ]
        .concat(),
        TypedMovesError::Took(text) => [
            "The comment should have a length of time, as in [%emt 1:05:09], not ",
            text,
            ".",
        ]
        .concat(),
        TypedMovesError::UnclosedComment(_) => "The comment after { has no }.".into(),
        TypedMovesError::HalfShown(san) => {
            ["Enter both the clock and the bank after ", san, "."].concat()
        }
    }
}

fn length_problem(problem: DurationError) -> &'static str {
    match problem {
        DurationError::Empty => "Enter a length of time, like 46 d 20:00:00.",
        DurationError::Shape => "Not a length of time. Enter it like 46 d 20:00:00.",
        DurationError::Range => "Enter 0 to 99,999 days.",
    }
}

fn why(why: &Explained, entry: &str, dated: Dated<'_>) -> String {
    let of = |parts: &[&str]| parts.concat();
    match *why {
        Explained::Agrees => {
            "The server shows what your statement has. Save that you compared.".into()
        }
        Explained::Rounding(unit) => of(&[
            "The server shows only whole ",
            match unit.get() {
                60 => "minutes",
                3_600 => "hours",
                _ => "days",
            },
            ". Your statement is right to the second.",
        ]),
        Explained::Refill { amount, at } => of(&[
            "A refill of ",
            &length(amount),
            " was not entered. It may have been ",
            &dated(at),
            ".",
        ]),
        Explained::Stamp { off, .. } => of(&[
            "\u{201c}",
            entry,
            "\u{201d} was ",
            &length(off.abs()),
            if off.is_positive() {
                " later"
            } else {
                " earlier"
            },
            " than entered.",
        ]),
        Explained::Interpretation(Refill::Automatic) => {
            "After each move the bank refills the clock by itself.".into()
        }
        Explained::Interpretation(Refill::IncrementOnly) => {
            "After a move the clock gets the increment alone; the bank refills nothing by itself."
                .into()
        }
        Explained::Reset(Reset::AfterLast) => {
            "A clock is protected only from the move after the last increment on.".into()
        }
        Explained::Reset(Reset::WithLast) => {
            "A clock is protected with the last increment already.".into()
        }
        Explained::Openings(Openings::Apart) => {
            "The moves of a thematic opening do not count: each player has every increment.".into()
        }
        Explained::Openings(Openings::Counted) => {
            "The moves of a thematic opening count among those that bring an increment.".into()
        }
        Explained::Opening { clock, bank } => of(&[
            "The event began with another clock or bank: clock ",
            &signed(clock),
            ", bank ",
            &signed(bank),
            ".",
        ]),
        Explained::Increment(increment) => {
            of(&["The increment of the event is ", &length(increment), "."])
        }
        Explained::Protection(Protection::None) => "The event has neither SDP nor GT.".into(),
        Explained::Protection(Protection::GuaranteedTime) => "The event has GT.".into(),
        Explained::Protection(Protection::SuddenDeath(days)) => {
            of(&["The event has SDP of ", &days.to_string(), "\u{a0}d."])
        }
        Explained::TakenOver => {
            "The moves before have no time stamps here. The server\u{2019}s figures are taken over as \
             they are."
                .into()
        }
        Explained::Unknown { .. } => {
            "No known reason: the server\u{2019}s figures are taken as they are.".into()
        }
    }
}

/// A difference with its sign.
fn signed(difference: Seconds) -> String {
    let sign = match difference.get() {
        0 => "\u{b1}",
        1.. => "+",
        _ => "\u{2212}",
    };
    [sign, &length(difference.abs())].concat()
}

fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Resignation => "resignation",
        Ending::Agreement => "agreed",
        Ending::Claim => "claim upheld",
        Ending::Time => "time, by the server",
        Ending::Default => "withdrawn or defaulted",
        Ending::Adjudication => "adjudicated",
    }
}

fn verdict(verdict: &GameEnd) -> String {
    let result = match verdict.result {
        GameResult::Win(side) => [color(side), " wins, ", verdict.result.shown()].concat(),
        GameResult::Draw => ["Draw, ", verdict.result.shown()].concat(),
        GameResult::BothLose => ["Both lose, ", verdict.result.shown()].concat(),
    };
    let why = match verdict.why {
        GameEndReason::Board(BoardFact::Checkmate { .. }) => "checkmate",
        GameEndReason::Board(BoardFact::Stalemate) => "stalemate",
        GameEndReason::Board(BoardFact::DeadPosition) => "dead position",
        GameEndReason::Word(word) => ending(word),
        GameEndReason::Time => "the clock reached zero",
    };
    [&result, ": ", why].concat()
}

fn kind_name(kind: ActKind) -> &'static str {
    match kind {
        ActKind::Start => "The game started",
        ActKind::Move => "A move",
        ActKind::Refill => "A refill",
        ActKind::Claim => "A claim was filed",
        ActKind::Resolved => "The claim was resolved",
        ActKind::Correction => "What the server showed",
        ActKind::Result => "The game ended",
        ActKind::Substitution => "A substitute took over",
        ActKind::Replacement => "A replacement took over",
        ActKind::Transfer => "The captain moved bank time",
    }
}

/// An entry in words; a move is given as it is written.
fn entry(entry: &Entry, played: &str, players: &ByColor<String>) -> String {
    let name = |side: &Color| name(players, *side);
    match &entry.act {
        Act::OfficialStart => "The game starts with its event".into(),
        Act::Start => "The game starts".into(),
        Act::Move(_) => played.into(),
        Act::Refill { side, amount } => [&name(side), " refills by ", &length(*amount)].concat(),
        Act::Claim { by } => [&name(by), " files a claim: the clock stops"].concat(),
        Act::Resolved => "The claim is resolved: the clock runs again".into(),
        Act::Substitution { side, name: new } => {
            [color(*side), ": ", new, " takes over as substitute"].concat()
        }
        Act::Replacement { side, name: new } => {
            [color(*side), ": ", new, " takes over as replacement"].concat()
        }
        Act::Transfer { side, amount } => [
            color(*side),
            "\u{2019}s captain moves ",
            &length(*amount),
            " to the clock",
        ]
        .concat(),
        Act::Correction { cause, .. } => match cause {
            Cause::Agrees => "The server shows the same: checked".into(),
            Cause::Unknown => "What the server shows".into(),
            Cause::Refill => "What the server shows: a refill had not been entered".into(),
            Cause::Rounding => "What the server shows: it rounds".into(),
            Cause::Stamp => "What the server shows: a stamp was missing or wrong".into(),
            Cause::Interpretation => "What the server shows: it reads the rules differently".into(),
            Cause::Event => "What the server shows: the event has other parameters".into(),
        },
        Act::Result {
            result,
            ending: how,
        } => [won(*result), ": ", ending(*how)].concat(),
    }
}

fn won(result: GameResult) -> &'static str {
    match result {
        GameResult::Win(Color::White) => "White won, 1–0",
        GameResult::Win(Color::Black) => "Black won, 0–1",
        GameResult::Draw => "Draw, ½–½",
        GameResult::BothLose => "Both lost, 0–0",
    }
}
