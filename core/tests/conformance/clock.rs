//! Clocks over the board.

mod form;
mod table;

use crate::file::{Case, File, LeftOut, differences, play};
use form::{Event, Given, Seen};
use table::Table;

/// The interpretations of penalties and flags that this core does not take.
const LEFT_OUT: [LeftOut; 5] = [
    ("both-last-period-draw", GUIDELINES),
    ("both-last-period-draw-on-a-players-claim", GUIDELINES),
    ("both-first-period-play-on-III.3.1", OVERRUN),
    ("both-first-period-play-on-6.11", OVERRUN),
    (
        "both-order-shown-first-faller-claims",
        "here a player claims the opponent's flag alone: under one that fell later there is none to \
         claim, and the opponent or the arbiter notes the first",
    ),
];
const GUIDELINES: &str =
    "here 6.11 holds in every period, and the arbiter enters the draw of III.3.1";
const OVERRUN: &str = "here time used after a fall is taken from the next period";

#[track_caller]
fn plays(name: &str, left_out: &[LeftOut]) {
    play(name, left_out, |_: &File<Given, Event, Seen>, case| {
        differs(case)
    });
}

/// The differences between the states of a case and those of this core's clock.
fn differs(case: &Case<Given, Event, Seen>) -> Vec<String> {
    let mut table = Table::set_up(&case.given, &case.events);
    let mut events = case.events.iter().peekable();
    let mut wrong = Vec::new();
    for seen in &case.expect {
        while let Some(event) = events.next_if(|event| event.at_ms <= seen.at_ms) {
            table.happens(event);
        }
        let place = format!("at {}:", seen.at_ms);
        wrong.extend(differences(&place, seen, &table.seen(seen.at_ms)));
    }
    if let Some(event) = events.next() {
        wrong.push(format!("nothing is expected after {}", event.at_ms));
    }
    wrong
}

#[test]
fn the_double_flag() {
    plays("double_flag.json", &[]);
}

#[test]
fn delay_and_increment() {
    plays("delay_and_increment.json", &[]);
}

#[test]
fn periods() {
    plays("periods.json", &[]);
}

#[test]
fn byo_yomi() {
    plays("byo_yomi.json", &[]);
}

#[test]
fn the_hourglass_and_a_fixed_time_for_each_move() {
    plays("hourglass_and_fixed.json", &[]);
}

#[test]
fn penalties_and_flags() {
    plays("penalties_and_flags.json", &LEFT_OUT);
}
