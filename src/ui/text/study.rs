//! The texts of games to look at, and of the question whether a side could still win:
//! `locales/TAG/study.ftl`.

use super::play::{beginning, fen_problem, move_problem};
use super::shared::keep;
use crate::clock::Color;
use crate::game::notation::alphabet::Alphabet;
use crate::game::pgn::{PgnError, PgnErrorKind};
use crate::words::{Arg, Number, area};

area!("study", written by super::base::WRITERS);

/// A problem in a PGN, with its place.
pub fn problem(problem: &PgnError) -> String {
    let (text, why) = match &problem.kind {
        PgnErrorKind::Start(fen) | PgnErrorKind::ImpossibleRights(fen) => {
            (String::new(), fen_problem(fen))
        }
        PgnErrorKind::Move { text, why, .. } => (quoted(text), move_problem(text, why)),
        PgnErrorKind::Letters(letters) => (letters.spelled(), String::new()),
        PgnErrorKind::Variant(text)
        | PgnErrorKind::Sign(text)
        | PgnErrorKind::Nag(text)
        | PgnErrorKind::NagWithoutMove(text)
        | PgnErrorKind::Result(text)
        | PgnErrorKind::AfterResult(text) => (quoted(text), String::new()),
        // This one has no place in the text.
        PgnErrorKind::TooLargeToKeep => return keep::too_large().into(),
        _ => (String::new(), String::new()),
    };
    let english = Alphabet::ENGLISH.spelled();
    let says = problem::says(&problem.kind, &text, &why, &english);
    problem::at(problem.line, problem.column, &says)
}

/// The beginning of a text, in quotation marks.
fn quoted(text: &str) -> String {
    problem::quoted(&beginning(text))
}
