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

/// Why a typed text is not a move.
pub fn move_problem(problem: &MoveError) -> String {
    let (mut at, mut from) = (0, Vec::new());
    match problem {
        MoveError::NotAMove { at: place } => at = place + 1,
        MoveError::Ambiguous(moves) => {
            let squares = moves.iter().filter_map(|played| played.from());
            from = squares.map(|square| square.to_string()).collect();
        }
        _ => {}
    }
    wrong::typed(problem, at, &from.join(wrong::or()))
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
