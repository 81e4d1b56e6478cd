//! Whether an end is certain, and what the rules leave open, in English.

use super::common::{days, length};
use crate::correspondence::certainty::{Certainty, Departure};
use crate::correspondence::deadline::Differs;
use crate::correspondence::{EndDate, Openings, Protection, Refill, Reset};
use crate::ui::text::correspondence::interpretations::InterpretationText;

pub(super) const INTERPRETATIONS: InterpretationText = InterpretationText {
    certainty,
    departure,
    departs: "Some of these blocks differ from the rules. What was published is what counts.",
    unlisted: |count| {
        [
            "The table has no row for ",
            &days(count),
            ": these blocks follow from the formula behind it.",
        ]
        .concat()
    },
    heading: "Where the rules leave something open",
    openings: "Moves of a thematic opening",
    openings_name: |openings| match openings {
        Openings::Apart => "They do not count (usual)",
        Openings::Counted => "They count",
    },
    openings_why: |openings, moves| {
        let moves = moves.to_string();
        match openings {
            Openings::Apart => [
                "The increment comes \u{201c}after each move made\u{201d} (4), and nobody made these: it comes with each player\u{2019}s own first ",
                &moves,
                " moves.",
            ],
            Openings::Counted => [
                "The first moves \u{201c}of the game\u{201d} (4): move ",
                &moves,
                " is the last with an increment, also in a game that begins at move 6.",
            ],
        }
        .concat()
    },
    reset: "First protected move",
    reset_name: |reset, moves| {
        let standard = match reset {
            Reset::AfterLast => " (usual)",
            Reset::WithLast => "",
        };
        ["Own move ", &reset.first(moves).to_string(), standard].concat()
    },
    reset_why: |reset, moves| {
        match reset {
        Reset::AfterLast => {
            "\u{201c}Only after\u{201d} the last move with an increment (9), read so that it promises less.".into()
        }
        Reset::WithLast => [
            "Once move ",
            &reset.first(moves).to_string(),
            " is completed, no increment remains, so a clock may already be reset then. Until a game has been compared with its server, the earlier of the two deadlines is shown too.",
        ]
        .concat(),
    }
    },
    end_date: "Substitutions and replacements",
    end_date_name: |end_date| match end_date {
        EndDate::Instant => "Up to the second of the scheduled end (usual)",
        EndDate::Day => "To the end of that day, in UTC",
    },
    end_date_why: |end_date| match end_date {
        EndDate::Instant => {
            "The server computes \u{201c}the exact end date\u{201d} (1), to the second."
        }
        EndDate::Day => "Not \u{201c}after the scheduled end date\u{201d}: a date is a whole day.",
    },
    option_openings: |openings, moves| match openings {
        Openings::Apart => "Moves of a thematic opening do not count".into(),
        Openings::Counted => [
            "Moves of a thematic opening count among the first ",
            &moves.to_string(),
        ]
        .concat(),
    },
    option_reset: |reset, moves| {
        [
            "First protected move: own move ",
            &reset.first(moves).to_string(),
        ]
        .concat()
    },
    option_end_date: |end_date| match end_date {
        EndDate::Instant => "Substitutions and replacements up to the second of the scheduled end",
        EndDate::Day => "Substitutions and replacements to the end of the last day, in UTC",
    },
    own_starts: |count| match count {
        1 => "One game was entered with a start of its own, which stays.".into(),
        _ => [
            &count.to_string(),
            " games were entered with starts of their own, which stay.",
        ]
        .concat(),
    },
    settled: "What the server showed",
    settled_why: "Settled for all games of this event by comparing one with the server.",
    settled_refill: |refill| match refill {
        Refill::Automatic => "The server refills by itself.",
        Refill::IncrementOnly => "The server refills nothing by itself.",
    },
    settled_openings: |openings| match openings {
        Openings::Apart => "For the server, moves of a thematic opening do not count.",
        Openings::Counted => "For the server, moves of a thematic opening count.",
    },
    seen_in: |game, at| match game {
        Some(game) => ["Seen in ", game, " on ", at].concat(),
        None => ["Seen on ", at].concat(),
    },
    take_back: "Take back",
    cautious: |by, is_theirs| {
        [
            &*server_may(by),
            if is_theirs {
                ""
            } else {
                " Play to the earlier deadline."
            },
            " Compare the clocks with the server\u{2019}s after each move: as soon as one of them \
             settles it, only one deadline remains",
            if by.reset {
                "."
            } else {
                ", in all games of the event."
            },
        ]
        .concat()
    },
};

/// In what the server may differ from the event, as a sentence.
pub(super) fn server_may(by: Differs) -> String {
    let parts = [
        (by.refill, "refill differently"),
        (by.reset, "reset the clock a move later"),
        (by.openings, "count the moves of the thematic opening"),
    ];
    let said = parts.into_iter().filter(|(differs, _)| *differs);
    let said: Vec<&str> = said.map(|(_, words)| words).collect();
    [
        "The server may ",
        &*said.join(" and "),
        ", unlike the event\u{2019}s setting.",
    ]
    .concat()
}

fn certainty(certainty: Certainty) -> String {
    match certainty {
        Certainty::Certain => {
            "Certain: all games that begin with the event are over by then, unless a claim is pending.".into()
        }
        Certainty::Exceeded(over) => [
            "Not certain: the clocks, banks and increments of both players are ",
            &length(over),
            " longer than the event, and a game can go on beyond its end by as much.",
        ]
        .concat(),
        Certainty::Unbounded(Protection::GuaranteedTime) => {
            "Not certain: with guaranteed time a game may go on beyond it.".into()
        }
        Certainty::Unbounded(_) => {
            "Not certain: with sudden death protection a game may go on beyond it.".into()
        }
    }
}

fn departure(departure: Departure, is_listed: bool) -> String {
    let (source, there) = match (departure, is_listed) {
        (Departure::Clock, _) => ("rule (3)", "always 50\u{a0}d".into()),
        (Departure::Moves, _) => ("rule (4)", "the first 50 moves".into()),
        (Departure::Increment(there) | Departure::Bank(there), true) => ("the table", block(there)),
        (Departure::Increment(there) | Departure::Bank(there), false) => {
            ("the formula", block(there))
        }
    };
    ["Differs from ", source, ": ", &there, "."].concat()
}

/// A length that is a parameter.
fn block(amount: crate::correspondence::Seconds) -> String {
    if amount.is_positive() {
        length(amount)
    } else {
        "0\u{a0}d".into()
    }
}
