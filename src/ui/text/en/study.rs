//! A game to look at, and who could still win, in English.

use super::{color, count};
use crate::game::notation::alphabet::Alphabet;
use crate::game::pgn::{PgnError, PgnErrorKind};
use crate::ui::text;
use crate::ui::text::study::{LinksText, StudyText, StudyTexts, WinnabilityText};

pub(super) const STUDY: StudyTexts = StudyTexts {
    game: GAME,
    winnability: WINNABILITY,
};

const GAME: StudyText = StudyText {
    title: "View a game",
    teach: "Paste a game or open a PGN file. Play through it, try your own moves, and add comments.",
    paste: "PGN or FEN",
    paste_hint: "One game, several, or a position.",
    open: "Open",
    open_file: "From a file",
    empty_board: "Empty board",
    nothing_pasted: "Paste a game here first.",
    no_game: "This text has no move and no PGN tag.",
    too_large: "This is more than 1.5 MB of text. Open only a part of it.",
    game_too_long: |number| {
        [
            "Game ",
            &*number.to_string(),
            " is too long to show: it has more than 10,000 moves, marks and lines of comment.",
        ]
        .concat()
    },
    unreadable: "The browser could not read this file.",
    problems: |n| {
        [
            &*count(n as i64, "problem", "problems"),
            " in this PGN; the rest was read",
        ]
        .concat()
    },
    more_problems: |n| [&*n.to_string(), " more, here or in other games"].concat(),
    problem,
    games: "Games",
    game_of: |at, all| ["Game ", &at.to_string(), " of ", &all.to_string()].concat(),
    game_before: "Previous game",
    game_after: "Next game",
    more_games: "More games",
    no_names: "A game",
    chess960: "Chess960",
    no_moves: "No moves yet. Move a piece on the board.",
    passes: |side| [color(side), " passes"].concat(),
    left: "Time left",
    took: "Time for this move",
    annotate: "Annotate",
    marks: "Marks",
    nag,
    comment: "Comment",
    comment_hint: "One comment per line.",
    make_main: "Make main line",
    delete_from_here: "Delete from here",
    deleted: "Deleted.",
    replaced: "Your changed game was replaced.",
    undo: "Undo",
    could_win: |side| ["Could ", color(side), " still win?"].concat(),
    save_game: "Save PGN",
    save_all: "Save all",
    copy: "Copy PGN",
    copied: "Copied.",
    not_copied: "The browser did not allow copying.",
    open_other: "Open another",
};

const WINNABILITY: WinnabilityText = WinnabilityText {
    hint: "Or move the pieces on the board.",
    whose_flag: "Whose flag fell?",
    white_fell: "White\u{2019}s: could Black win?",
    black_fell: "Black\u{2019}s: could White win?",
    turn: "To move",
    white: "White",
    black: "Black",
    answer: "Answer",
    no_question: "Set up the position: the answer will be here.",
    how: "How it could still happen",
    wrong_side: "The link should say side=white or side=black: who could win.",
    lay: "Set up by hand",
    laid: "Done setting up",
    copy_link: "Copy link",
    copied: "Copied: the link opens this question.",
};

pub(super) const LINKS: LinksText = LinksText {
    correspondence: "Correspondence games",
    study: "View a game",
    winnability: "Can they still win?",
    look_at_it: "Look through",
    as_pgn: "PGN",
};

fn nag(nag: u8) -> String {
    let words = match nag {
        1 => "good move",
        2 => "mistake",
        3 => "brilliant move",
        4 => "blunder",
        5 => "interesting move",
        6 => "dubious move",
        7 | 8 => "only move",
        10..=12 => "equal",
        13 => "unclear",
        14 => "White is slightly better",
        15 => "Black is slightly better",
        16 => "White is better",
        17 => "Black is better",
        18 => "White is winning",
        19 => "Black is winning",
        22 | 23 => "zugzwang",
        146 => "novelty",
        _ => return ["mark ", &nag.to_string()].concat(),
    };
    words.into()
}

fn problem(problem: &PgnError) -> String {
    let quoted = |text: &str| {
        let short: String = text.chars().take(24).collect();
        let more = if short.len() < text.len() {
            "\u{2026}"
        } else {
            ""
        };
        ["\u{201c}", &short, more, "\u{201d}"].concat()
    };
    let what = match &problem.kind {
        PgnErrorKind::TooLarge => {
            "the text is too long, or would be when saved again; what follows is not read.".into()
        }
        PgnErrorKind::TooManyGames => {
            "there are too many games; this one and the rest are not read.".into()
        }
        PgnErrorKind::Tag => {
            "a tag should be [Name \"value\"]. What could be read of it is kept.".into()
        }
        PgnErrorKind::UnclosedTag => {
            "this tag has no closing \". It ends with its line, or before the next tag.".into()
        },
        PgnErrorKind::BareQuotes => {
            "in the value of a tag \" should be \\\". It is read as a part of the value.".into()
        }
        PgnErrorKind::Start(fen) => [
            "the game cannot begin here, and its moves are kept as text. ",
            &(text::play().fen_problem)(fen),
        ]
        .concat(),
        PgnErrorKind::ImpossibleRights(fen) => [
            "the FEN tag gives a right that is impossible in its position; the game was read \
             without it. ",
            &(text::play().fen_problem)(fen),
        ]
        .concat(),
        PgnErrorKind::Chess960 => {
            "castling here is possible only as in Chess960, and no tag says so. It is read that way."
                .into()
        }
        PgnErrorKind::Variant(name) => [
            &*quoted(name),
            " is not chess. Its moves are read by the rules of chess.",
        ]
        .concat(),
        PgnErrorKind::Move { text, why, .. } => [
            &*quoted(text),
            " cannot be played. ",
            &(text::play().move_problem)(why),
            " It is kept as a comment.",
        ]
        .concat(),
        PgnErrorKind::Letters(letters) => [
            "the letters of the pieces are ",
            &letters.spelled(),
            ", not ",
            &Alphabet::ENGLISH.spelled(),
            ". The game is read with them.",
        ]
        .concat(),
        PgnErrorKind::Pass(_) => {
            "in the game itself a player passes, which chess does not allow. It is kept as a move."
                .into()
        }
        PgnErrorKind::Sign(text) => {
            [&*quoted(text), " is not a move. It is kept as a comment."].concat()
        }
        PgnErrorKind::Nag(text) => [
            &*quoted(text),
            " is an unknown mark: $ needs a number up to 255. It is kept as a comment.",
        ]
        .concat(),
        PgnErrorKind::NagWithoutMove(text) => [
            "there is no move that ",
            &*quoted(text),
            " could be about. It is kept as a comment.",
        ]
        .concat(),
        PgnErrorKind::NothingToVary => {
            "there is no move that this could be a variation of. It is kept as a comment.".into()
        }
        PgnErrorKind::TooDeep => {
            "variations are nested too deeply. This one is kept as a comment.".into()
        }
        PgnErrorKind::UnclosedVariation => {
            "this ( has no ). The variation ends with the game.".into()
        }
        PgnErrorKind::StrayClose => "this ) has no (. It is kept as a comment.".into(),
        PgnErrorKind::UnclosedComment => "this { has no }. The comment ends with the game.".into(),
        // This one has no place in the text.
        PgnErrorKind::TooLargeToKeep => {
            return super::correspondence::keep::KEEP.too_large.into();
        }
        PgnErrorKind::StrayBrace => "this } has no {. It is kept as a comment.".into(),
        PgnErrorKind::Result(text) => [
            &*quoted(text),
            " is not a result of PGN. It is kept as a comment.",
        ]
        .concat(),
        PgnErrorKind::BothLost => {
            "0-0 is read as the result: both have lost. For castling, write O-O.".into()
        }
        PgnErrorKind::AfterResult(text) => [
            &*quoted(text),
            " stands after the result. It is kept as a comment.",
        ]
        .concat(),
        PgnErrorKind::ResultsDiffer => {
            "the tag has another result. This one counts.".into()
        }
    };
    [
        "Line ",
        &problem.line.to_string(),
        ", column ",
        &problem.column.to_string(),
        ": ",
        &what,
    ]
    .concat()
}
