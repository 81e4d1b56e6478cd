//! Claims of a draw by repetition or by fifty moves (6.14): shown with the proof, or made first and
//! judged then.

use leptos::prelude::*;

use super::prompt::{Prompt, act, question};
use super::state::BoardPage;
use crate::clock::{BoardEnd, Event, Offence};
use crate::game::Scoresheet;
use crate::game::history::Claims;
use crate::game::sheet::{Claiming, LiveMoves};
use crate::storage::games::TableGame;
use crate::ui::context::piece_letters;
use crate::ui::el::{El, dynamic, el, several};
use crate::ui::text::{self, t};
use crate::ui::widgets::field::Field;

/// The question what is claimed, as this game has it.
pub(super) fn claim(screen: BoardPage, prompt: RwSignal<Prompt>) -> El {
    let claiming = |game: &TableGame| game.board.as_ref().map(Scoresheet::claiming);
    match screen.clock.game.with_untracked(claiming) {
        Some(Claiming::Judged) => claim_first(screen, prompt),
        _ => claim_shown(screen, prompt),
    }
}

/// What may be claimed, with the moves that show it; as the position stands
/// and with each move that would bring it about.
fn claim_shown(screen: BoardPage, prompt: RwSignal<Prompt>) -> El {
    let clock = screen.clock;
    let found = screen.live.with_untracked(claims);
    let claimed = move |with, end| {
        move || {
            prompt.set(Prompt::Nothing);
            let _ = clock.claim(with, end);
        }
    };
    let mut answers = Vec::new();
    let mut shown = Vec::new();
    for (with, claims) in found {
        let with_move = with.map(|played| {
            screen
                .live
                .with_untracked(|live| piece_letters::san(live.line.position(), played))
        });
        if let Some(fifty) = claims.fifty {
            answers.push(act(
                "claim-fifty",
                (text::play().claim_fifty)(with_move.as_deref()),
                claimed(with, BoardEnd::FiftyMoves),
            ));
            shown.push(el("p").child((text::play().fifty_shown)(fifty.halfmoves)));
        }
        if let Some(plies) = &claims.threefold {
            answers.push(act(
                "claim-threefold",
                (text::play().claim_threefold)(with_move.as_deref()),
                claimed(with, BoardEnd::Threefold),
            ));
            shown.push(repeated(screen, plies));
        }
    }
    let words = if answers.is_empty() {
        let halfmoves = screen
            .live
            .with_untracked(|live| live.line.halfmoves_at(live.line.ply()));
        (text::play().nothing_to_claim)(halfmoves)
    } else {
        text::play().claim_question.into()
    };
    let answers = several().child(answers);
    question(prompt, words, answers).child(el("div").class("shown").child(shown))
}

/// The moves after which the same position stood; a touch shows it.
fn repeated(screen: BoardPage, plies: &[usize]) -> El {
    let known = screen.written.with_untracked(Vec::len);
    let buttons: Vec<El> = plies
        .iter()
        .filter(|&&ply| ply <= known)
        .map(|&ply| {
            let label = match ply.checked_sub(1) {
                None => text::play().before_first.into(),
                Some(last) => screen.written.with_untracked(|written| {
                    written
                        .get(last)
                        .map(|(_, san)| screen.numbered(ply, san))
                        .unwrap_or_default()
                }),
            };
            act("show-ply", label, move || screen.show(ply)).attr("data-ply", ply.to_string())
        })
        .collect();
    el("div")
        .class("answers")
        .child(el("p").child(text::play().repeated_after))
        .child(buttons)
}

/// What can be claimed at all; whether it is right is seen when it was.
fn claim_first(screen: BoardPage, prompt: RwSignal<Prompt>) -> El {
    let clock = screen.clock;
    let words = text::play();
    let typed = RwSignal::new(String::new());
    let wrong = RwSignal::new(String::new());
    let claimed = move |end| {
        move || {
            let text = typed.get_untracked();
            let read = |text: &str| {
                screen
                    .live
                    .with_untracked(|live| piece_letters::typed(text, |text| live.line.read(text)))
            };
            let with = match text.trim() {
                "" => None,
                text => match read(text) {
                    Ok(played) => Some(played),
                    Err(problem) => {
                        wrong.set((text::play().move_problem)(&problem));
                        return;
                    }
                },
            };
            prompt.set(Prompt::Nothing);
            let _ = clock.claim(with, end);
        }
    };
    let field = Field::new(
        "claim-with",
        words.claim_with,
        move || typed.get(),
        move |text| {
            typed.set(text);
            wrong.set(String::new());
        },
    )
    .error(move || wrong.get())
    .view();
    let given = clock
        .game
        .with_untracked(|game| game.clock.setup().penalty_time());
    let answers = several()
        .child(act(
            "claim-threefold",
            (words.claim_threefold)(None),
            claimed(BoardEnd::Threefold),
        ))
        .child(act(
            "claim-fifty",
            (words.claim_fifty)(None),
            claimed(BoardEnd::FiftyMoves),
        ));
    question(prompt, (words.claim_first)(given), answers).child(field)
}

/// That the claim was wrong, and what it cost, until the game has gone on.
pub(super) fn wrong_claim(screen: BoardPage) -> El {
    let clock = screen.clock;
    let said = Memo::new(move |_| {
        clock.game.with(|game| {
            let sheet = game.board.as_ref()?;
            let wrong = |event: &Event| {
                matches!(
                    event,
                    Event::Penalize {
                        offence: Offence::WrongClaim,
                        ..
                    }
                )
            };
            // The move that was meant comes after it.
            let mut last = game.clock.journal().iter().rev().map(|entry| entry.event);
            let event = match last.next()? {
                Event::Press(_) => last.next()?,
                event => event,
            };
            (sheet.claiming() == Claiming::Judged && wrong(&event)).then_some(event)
        })
    });
    dynamic(move || {
        let event = said.get()?;
        let words = (t().words.event)(&event);
        Some(
            el("p")
                .class("refusal")
                .attr("role", "alert")
                .attr("data-act", "claim-was-wrong")
                .child((text::play().claim_was_wrong)(&words)),
        )
    })
}

/// What may be claimed now, and with which move.
fn claims(live: &LiveMoves) -> Vec<(Option<shakmaty::Move>, Claims)> {
    let mut found = Vec::new();
    if live.pending {
        return found;
    }
    let now = live.line.claims();
    if now.any() {
        found.push((None, now));
        return found;
    }
    for played in shakmaty::Position::legal_moves(live.line.position()) {
        if let Ok(claims) = live.line.claims_with(played)
            && claims.any()
        {
            found.push((Some(played), claims));
        }
    }
    // Nearly every move completes fifty: a few are enough to choose from.
    found.truncate(4);
    found
}
