//! Positions: can a side still checkmate (6.9), and is the position dead (5.2.2)?

use serde::Deserialize;
use shakmaty::Chess;
use shakmaty::san::SanPlus;
use zeitnot_core::clock::Color;
use zeitnot_core::game::winnability::message::position;
use zeitnot_core::game::winnability::solve::decide;
use zeitnot_core::game::winnability::{Helpmate, Winnability};

use crate::file::{Case, File, play};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    fen: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    ask: Asked,
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
enum Asked {
    White,
    Black,
    Dead,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    can_mate: Option<bool>,
    line_uci: Option<Vec<String>>,
    line_san: Option<Vec<String>>,
    argument: Option<String>,
    #[allow(dead_code, reason = "the suite's proof, which is not ours")]
    kings_reach: Option<Reach>,
    #[allow(dead_code, reason = "the suite's proof, which is not ours")]
    visited: Option<u64>,
    dead: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reach {
    #[allow(dead_code, reason = "the suite's proof, which is not ours")]
    white: Vec<String>,
    #[allow(dead_code, reason = "the suite's proof, which is not ours")]
    black: Vec<String>,
}

#[test]
fn positions_and_their_helpmates() {
    play("positions.json", &[], differs);
}

fn differs(
    file: &File<Given, Question, Answer>,
    case: &Case<Given, Question, Answer>,
) -> Vec<String> {
    let mut wrong = Vec::new();
    let fen = &case.given.fen;
    let Some(position) = position(fen) else {
        return vec![format!("{fen} is no position")];
    };
    let asked: Vec<Asked> = case.events.iter().map(|question| question.ask).collect();
    if asked != [Asked::White, Asked::Black, Asked::Dead] || case.expect.len() != 3 {
        return vec!["not the three questions, each with its answer".into()];
    }
    let mut can = [false; 2];
    for ((side, answer), can) in Color::ALL.into_iter().zip(&case.expect).zip(&mut can) {
        let (verdict, _) = decide(&position, side);
        *can = match verdict {
            Winnability::CanMate(_) => true,
            Winnability::Cannot(_) => false,
            Winnability::Undetermined(open) => {
                wrong.push(format!("{}: {open:?}", side.name()));
                continue;
            }
        };
        if answer.can_mate != Some(*can) {
            wrong.push(format!("{}: found {can}", side.name()));
        }
        let is_proved = match (&answer.line_uci, &answer.line_san, &answer.argument) {
            (Some(uci), Some(san), None) => is_helpmate(&position, side, uci, san),
            (None, None, Some(argument)) => file.arguments.contains_key(argument),
            _ => false,
        };
        if !is_proved {
            wrong.push(format!(
                "{}: neither a helpmate nor an argument",
                side.name()
            ));
        }
    }
    if case.expect[2].dead != Some(can == [false; 2]) {
        wrong.push(format!("dead: found {can:?}"));
    }
    wrong
}

/// Whether this line is a helpmate, in both of its notations.
fn is_helpmate(position: &Chess, winner: Color, uci: &[String], san: &[String]) -> bool {
    let Some(line) = Helpmate::replay(position, winner, uci) else {
        return false;
    };
    let mut position = position.clone();
    let moves = line.moves().iter();
    let written = moves
        .map(|played| SanPlus::from_move_and_play_unchecked(&mut position, *played).to_string());
    written.eq(san.iter().cloned())
}
