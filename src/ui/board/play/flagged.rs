//! The result of a fallen flag by the position (6.9): the opponent's point, or a draw if the
//! opponent can no longer checkmate; and why.

use leptos::prelude::*;

use super::prompt::act;
use super::state::{BoardPage, ShownPosition};
use crate::clock::state::FlagVerdict;
use crate::clock::{Claimant, Color, EndReason, Event, FlagDetection, GameResult, Outcome, Phase};
use crate::game::Winnability;
use crate::game::sheet::LiveMoves;
use crate::game::winnability::Helpmate;
use crate::storage::games::TableGame;
use crate::ui::board::inquiry::{Inquiry, InquiryState};
use crate::ui::board::verdict::{kind, witness};
use crate::ui::el::{El, dynamic, el, watch};
use crate::ui::text;

/// The question, while it is open, and its answer. A move that was made and
/// not yet pressed is on the board: the position is the one after it.
pub(crate) fn flagged(screen: BoardPage) -> El {
    let clock = screen.clock;
    let inquiry = Inquiry::new();
    on_cleanup(move || inquiry.forget());
    // Who would win by the flag.
    let winner = Memo::new(move |_| {
        clock.face.track();
        let state = clock.state();
        let verdict = clock
            .game
            .with(|game| state.flag_verdict(game.clock.setup()));
        match (state.phase, verdict) {
            (Phase::Fallen(_), Some(FlagVerdict::Lost(loser))) => Some(loser.other()),
            (Phase::Ended(outcome), Some(FlagVerdict::Lost(loser)))
                if matches!(outcome.reason, EndReason::Flag | EndReason::FlagWithoutMate) =>
            {
                Some(loser.other())
            }
            _ => None,
        }
    });
    // A clock that runs on under a fallen flag, so that a second fall can be
    // seen, need not do so here: the page has seen the first.
    let seen = Memo::new(move |_| {
        clock.face.track();
        let state = clock.state();
        clock.game.with(|game| {
            let setup = game.clock.setup();
            matches!(state.phase, Phase::Running(_))
                && clock.context.leads()
                && !undone(game)
                && setup.flag_policy().noted == FlagDetection::Automatically
                && matches!(state.flag_verdict(setup), Some(FlagVerdict::Lost(_)))
        })
    });
    watch(move || {
        if seen.get() {
            let _ = untrack(|| clock.act(Event::ClaimFlag(Claimant::Clock)));
        }
    });
    let ask = move || match winner.get_untracked() {
        Some(winner) => screen
            .live
            .with_untracked(|live| inquiry.ask(live.line.position(), winner)),
        None => inquiry.forget(),
    };
    // Another game, or another position, is another question.
    let question = Memo::new(move |_| {
        let game = clock.game.with(|game| game.id.clone());
        (winner.get(), game, screen.live.with(LiveMoves::len))
    });
    watch(move || {
        question.get();
        untrack(ask);
    });
    watch(move || {
        let plays = clock.context.leads();
        if let InquiryState::Answered(winner, verdict) = inquiry.asked.get()
            && plays
        {
            untrack(|| conclude(screen, winner, &verdict));
        }
    });
    el("section")
        .class("flagged")
        .attr("aria-live", "polite")
        .child(dynamic(move || answer(screen, inquiry, ask)))
}

/// What follows from the answer, unless the arbiter has just undone it.
fn conclude(screen: BoardPage, winner: Color, verdict: &Winnability) {
    let clock = screen.clock;
    let (result, reason) = match verdict {
        Winnability::CanMate(_) => (GameResult::Win(winner), EndReason::Flag),
        Winnability::Cannot(_) => (GameResult::Draw, EndReason::FlagWithoutMate),
        Winnability::Undetermined(_) => return,
    };
    let undone = clock.game.with_untracked(undone);
    if matches!(clock.state().phase, Phase::Fallen(_)) && !undone {
        let _ = clock.act(Event::End(Outcome { result, reason }));
    }
}

/// Whether the last thing that happened was that something was undone: then
/// the arbiter decides, and not the page once more.
pub(crate) fn undone(game: &TableGame) -> bool {
    let last = game.clock.journal().last();
    last.is_some_and(|entry| matches!(entry.event, Event::Undo(_)))
}

fn answer(screen: BoardPage, inquiry: Inquiry, ask: impl Fn() + Copy + 'static) -> Option<El> {
    let words = |words: String| el("p").child(words);
    let block = || el("div").class("asked");
    match inquiry.asked.get() {
        InquiryState::Nothing => None,
        InquiryState::Looking(winner) => Some(block().child(words((text::play().looking)(winner)))),
        InquiryState::NoSolver(_) => Some(
            block()
                .child(words(text::play().no_solver.into()))
                .child(act("ask-again", text::play().ask_again, ask)),
        ),
        InquiryState::Answered(winner, verdict) => {
            let said = words((text::play().verdict)(winner, &verdict))
                .attr("data-verdict", kind(&verdict));
            let shown = match verdict {
                Winnability::CanMate(helpmate) => show(screen, &helpmate),
                _ => None,
            };
            Some(block().child(said).child(shown))
        }
    }
}

/// The helpmate, to be walked through on the board.
fn show(screen: BoardPage, helpmate: &Helpmate) -> Option<El> {
    let line = screen
        .live
        .with_untracked(|live| witness(live.line.position().clone(), helpmate));
    (line.ply() > 0).then(|| {
        act("show-how", text::play().show_how, move || {
            screen.shown.set(ShownPosition::Witness(line.clone(), 0));
        })
    })
}
