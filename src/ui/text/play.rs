//! The texts of games on a board: `locales/TAG/play.ftl`.

use shakmaty::Role;

use crate::clock::Color;
use crate::game::fen::{FenError, FenField, FenProblemKind};
use crate::game::notation::{MoveError, WhyIllegal};
use crate::game::winnability::Open;
use crate::game::{Unwinnable, Winnability};
use crate::settings::Facing;
use crate::words::{Arg, Number, area};

area!("play", written by super::base::WRITERS);

/// How many characters of a text are quoted.
const QUOTED: usize = 24;

/// Why a typed text is not a move.
pub fn move_problem(text: &str, problem: &MoveError) -> String {
    let mut from = Vec::new();
    if let MoveError::Ambiguous(moves) = problem {
        let squares = moves.iter().filter_map(|played| played.from());
        from = squares.map(|square| square.to_string()).collect();
    }
    wrong::typed(problem, &beginning(text), &from.join(wrong::or()))
}

/// As much of a text as is quoted.
pub(super) fn beginning(text: &str) -> String {
    let short: String = text.chars().take(QUOTED).collect();
    let more = if short.len() < text.len() { "…" } else { "" };
    [&*short, more].concat()
}

/// Why a text is not a position: a sentence for each mistake.
pub fn fen_problem(problem: &FenError) -> String {
    let faults = problem.faults.iter();
    let faults = faults.map(|fault| fen::fault(fault.at + 1, fault.field, fault.kind));
    faults.collect::<Vec<_>>().join(" ")
}

/// Whether that side could still checkmate, and why not.
pub fn verdict(side: Color, verdict: &Winnability) -> String {
    let (shortest, n) = match verdict {
        Winnability::CanMate(helpmate) => (helpmate.is_shortest(), helpmate.moves().len()),
        _ => (false, 0),
    };
    winning::verdict(side, verdict, shortest, n)
}
