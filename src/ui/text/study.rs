//! The texts of games to look at, and of the question whether a side could still win:
//! `locales/TAG/study.ftl`.

use super::base::keep;
use super::play::{fen_problem, move_problem};
use crate::clock::Color;
use crate::game::notation::alphabet::Alphabet;
use crate::game::pgn::{PgnError, PgnErrorKind};
use crate::words::{Arg, Number, area};

area!("study", written by super::base::WRITERS);

/// How many characters of a text are quoted.
const QUOTED: usize = 24;

/// A problem in a PGN, with its place.
pub fn problem(problem: &PgnError) -> String {
    let what = match &problem.kind {
        PgnErrorKind::Start(fen) => problem::start(&fen_problem(fen)),
        PgnErrorKind::ImpossibleRights(fen) => problem::impossible_rights(&fen_problem(fen)),
        PgnErrorKind::Variant(name) => problem::variant(&quoted(name)),
        PgnErrorKind::Move { text, why, .. } => {
            problem::illegal_move(&quoted(text), &move_problem(why))
        }
        PgnErrorKind::Letters(letters) => {
            problem::letters(&letters.spelled(), &Alphabet::ENGLISH.spelled())
        }
        PgnErrorKind::Sign(text) => problem::sign(&quoted(text)),
        PgnErrorKind::Nag(text) => problem::nag(&quoted(text)),
        PgnErrorKind::NagWithoutMove(text) => problem::nag_without_move(&quoted(text)),
        PgnErrorKind::Result(text) => problem::result(&quoted(text)),
        PgnErrorKind::AfterResult(text) => problem::after_result(&quoted(text)),
        PgnErrorKind::TooLarge => problem::too_large().into(),
        PgnErrorKind::TooManyGames => problem::too_many_games().into(),
        PgnErrorKind::Tag => problem::tag().into(),
        PgnErrorKind::UnclosedTag => problem::unclosed_tag().into(),
        PgnErrorKind::BareQuotes => problem::bare_quotes().into(),
        PgnErrorKind::Chess960 => problem::chess960().into(),
        PgnErrorKind::Pass(_) => problem::pass().into(),
        PgnErrorKind::NothingToVary => problem::nothing_to_vary().into(),
        PgnErrorKind::TooDeep => problem::too_deep().into(),
        PgnErrorKind::UnclosedVariation => problem::unclosed_variation().into(),
        PgnErrorKind::StrayClose => problem::stray_close().into(),
        PgnErrorKind::UnclosedComment => problem::unclosed_comment().into(),
        PgnErrorKind::StrayBrace => problem::stray_brace().into(),
        PgnErrorKind::BothLost => problem::both_lost().into(),
        PgnErrorKind::ResultsDiffer => problem::results_differ().into(),
        // This one has no place in the text.
        PgnErrorKind::TooLargeToKeep => return keep::too_large().into(),
    };
    problem::at(problem.line, problem.column, &what)
}

/// The beginning of a text, in quotation marks.
fn quoted(text: &str) -> String {
    let short: String = text.chars().take(QUOTED).collect();
    let more = if short.len() < text.len() { "…" } else { "" };
    problem::quoted(&[&*short, more].concat())
}
