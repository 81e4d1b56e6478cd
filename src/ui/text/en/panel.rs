//! The panel between the halves of the clock, in English.

use super::color;
use super::events::{board_fact, rejection};
use crate::clock::Color;
use crate::game::material::MaterialVerdict;
use crate::time::Millis;
use crate::ui::text::{MaterialText, PanelText};

pub(super) const PANEL: PanelText = PanelText {
    paused: "Paused",
    stopped: |side| format!("{} to move", color(side)),
    fallen: |side| format!("{}’s flag fell", color(side)),
    order_unknown: "Both flags are down and nobody can say which fell first: \
                    the game continues (6.11).",
    put_off: "The start is postponed",
    begin: "Start the game",
    stopped_by: "Did a player call the arbiter?",
    by_nobody: "No",
    ready: "Not started",
    resume: "Resume",
    go_back: "Go back",
    adjust: "Adjust",
    finish: "Finish",
    turn_to: |side| format!("Turn the panel to {}", color(side)),
    result: "Result",
    how_ended: "How did it end?",
    reason_if_wished: "Reason, if you like",
    rematch: "Rematch, colours swapped",
    rematch_short: "Rematch",
    again: "Same colours again",
    match_score: "Match",
    now_side: |side| match side {
        Color::White => "now White",
        Color::Black => "now Black",
    },
    new_match: "New match",
    new_match_sure: "Begin at 0–0",
    undo: "Undo",
    redo: "Redo",
    correct: "Correct times",
    correct_key: "Correct",
    was: |was, change| format!("was {was} · now {}", signed(change)),
    as_it_was: "as it was",
    no_time: "No clock can show this time.",
    set_clock: |side| format!("Set {}’s clock", color(side)),
    set_both: "Set both clocks",
    confirm_both: "Confirm both clocks",
    swap: "Change seats",
    penalties: "Penalty",
    give: "Give time",
    give_amount: |side, amount| format!("Give {} {amount}", color(side)),
    give_nothing: "First set an amount",
    end: "End game",
    play_on: "Next period for both",
    new_game: "New game",
    new_game_sure: "No result was entered yet. The game goes to the past games, where it can be \
                    taken up again.",
    other_control: "Other time control",
    log: "History",
    details: "Times and history",
    wins: |side| format!("{} wins", color(side)),
    cannot_mate: |side| format!("Draw: {} cannot checkmate", color(side)),
    who_offended: "Who is penalised?",
    opponent_gets: |side, time| format!("{} gets {time}", color(side)),
    second_draws: |player| {
        format!(
            "{player} has already been penalised for an illegal move: a second one draws, as the \
             opponent is on extra time and can no longer win."
        )
    },
    second_loses: |player| {
        format!(
            "{player} has already been penalised for an illegal move: a second one loses, or draws if \
             the opponent cannot checkmate."
        )
    },
    not_taken_back: |player| {
        format!(
            "The penalty counts, but the clock could not take back a move by {player}. If a move \
             is replaced, set position and times by hand (6.13)."
        )
    },
    introduce: "+5 s per move for both",
    time: "Time",
    moves: "Moves",
    moves_unit: |n| if n == "1" { "move" } else { "moves" },
    period: "Period",
    overtime_left: "Left of this period",
    periods_left: "Periods left",
    moves_left: "Moves to make",
    extra_left: "Left of extra time",
    away_title: "The device was away",
    away: |side, time| format!("{}’s clock was running. Away for {time}.", color(side)),
    away_count: |side| format!("Count it for {} and go on", color(side)),
    away_count_paused: |side| format!("Count it for {}, stay paused", color(side)),
    away_ignore: "Do not count it and go on",
    away_ignore_paused: "Do not count it, stay paused",
    rejection,
    claim_draw: |side| format!("{} claims the draw", color(side)),
    board_end: board_fact,
    resign_still: |side| format!("{} resigns anyway", color(side)),
    first_flag_hint: "With no main time left, the first flag is down and extra time runs. \
                      Main time puts the flag up again; once it is used up, extra time is at \
                      least the bonus.",
    material: MaterialText {
        ask: |side| format!("Can {} still checkmate?", color(side)),
        opponents: |side| format!("What does {} have, besides the king?", color(side)),
        own: |side| format!("And what does {} have?", color(side)),
        pawns: "Pawns",
        queen: "Queen",
        rook: "Rook",
        bishop: "Bishop",
        knight: "Knight",
        bare_king: "Bare king",
        knights: |side| format!("How many knights does {} have?", color(side)),
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
                "The position decides whether {} can checkmate. Only the arbiter can overrule it.",
                color(side)
            )
        },
    },
};

fn material_says(side: Color, verdict: MaterialVerdict, blocked: bool) -> String {
    let side = color(side);
    match verdict {
        MaterialVerdict::Cannot => "No checkmate is possible with that: draw.".into(),
        MaterialVerdict::Can if blocked => format!(
            "{side} can checkmate with that and wins, unless the pawns block each other for good."
        ),
        MaterialVerdict::Can => format!("{side} can checkmate with that and wins."),
        MaterialVerdict::DependsOnPosition => {
            format!("With that it depends on the position whether {side} can checkmate.")
        }
    }
}

/// A change of a time, with its sign.
fn signed(change: Millis) -> String {
    if change < Millis::ZERO {
        format!("−{}", -change)
    } else {
        format!("+{change}")
    }
}
