//! The result of a fallen flag (6.9) or of a second illegal move (7.5.5) by the position: the
//! opponent's point, or a draw if the opponent can no longer checkmate; and why.

use leptos::prelude::*;
use shakmaty::Chess;

use super::prompt::Act;
use super::state::{BoardPage, ShownPosition};
use crate::clock::state::FlagVerdict;
use crate::clock::{Claimant, Color, EndReason, Event, FlagDetection, Offence, Outcome, Phase};
use crate::game::Winnability;
use crate::game::sheet::LiveMoves;
use crate::game::winnability::Helpmate;
use crate::storage::games::TableGame;
use crate::time::Stamp;
use crate::ui::board::inquiry::{Inquiry, InquiryState};
use crate::ui::board::verdict::{kind, witness};
use crate::ui::text;
use crate::ui::text::play::winning as texts;
use crate::ui::watch::watch;
use crate::ui::widgets::panel::Panel;
use crate::ui::widgets::panel::page::PanelPage;
use crate::ui::widgets::self_playing::use_self_playing;

/// A question that the position answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    /// A flag has fallen.
    Flag,
    /// The second illegal move is to be penalised, by this offence.
    IllegalMove(Offence),
}

/// The question, while it is open, and its answer. A move that was made but not yet pressed is on
/// the board, so the position under a flag is the one after it. `children` stand below.
#[component]
pub(super) fn FlagQuestion(screen: BoardPage, panel: Panel, children: Children) -> impl IntoView {
    let clock = screen.clock;
    let inquiry = Inquiry::new();
    on_cleanup(move || inquiry.forget());
    // The side that would win, and by what.
    let winner = Memo::new(move |_| {
        clock.face.track();
        let state = clock.state();
        if let PanelPage::SecondIllegalMove(offender, offence) = panel.page.get() {
            return Some((offender.other(), Question::IllegalMove(offence)));
        }
        let verdict = clock
            .game
            .with(|game| state.flag_verdict(game.clock.setup()));
        match (state.phase, verdict) {
            (Phase::Fallen(_), Some(FlagVerdict::Lost(loser))) => {
                Some((loser.other(), Question::Flag))
            }
            (Phase::Ended(outcome), Some(FlagVerdict::Lost(loser)))
                if matches!(outcome.reason, EndReason::Flag | EndReason::FlagWithoutMate) =>
            {
                Some((loser.other(), Question::Flag))
            }
            _ => None,
        }
    });
    // A clock may run on under a fallen flag so that a second fall can be seen. It need not do so
    // here: the page has seen the first.
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
        Some((winner, Question::Flag)) => screen
            .live
            .with_untracked(|live| inquiry.ask(live.line.position(), winner)),
        Some((winner, Question::IllegalMove(_))) => {
            if let Some(position) = judged_position(screen, winner.other()) {
                inquiry.ask(&position, winner);
            }
        }
        None => inquiry.forget(),
    };
    // Another game or position is another question.
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
        if let InquiryState::Answered(side, verdict) = inquiry.asked.get()
            && plays
        {
            match winner.get_untracked() {
                Some((_, Question::IllegalMove(offence))) => {
                    untrack(|| penalize(screen, side.other(), offence, &verdict));
                }
                _ => untrack(|| conclude(screen, side, &verdict)),
            }
        }
    });
    let answer = move || match inquiry.asked.get() {
        InquiryState::Nothing => ().into_any(),
        InquiryState::Looking(winner) => {
            view! { <div class="asked"><p>{texts::looking(winner)}</p></div> }.into_any()
        }
        InquiryState::NoSolver(_) => view! {
            <div class="asked">
                <p>{texts::no_solver()}</p>
                <Act act="ask-again" label=texts::ask_again() on_click=move |()| ask()/>
            </div>
        }
        .into_any(),
        InquiryState::Answered(winner, verdict) => {
            view! { <Verdict screen winner verdict/> }.into_any()
        }
    };
    view! {
        <section class="flagged" aria-live="polite">
            {answer}
            {children()}
        </section>
    }
}

/// Ends the game by the answer, unless the arbiter has just undone that.
fn conclude(screen: BoardPage, winner: Color, verdict: &Winnability) {
    let clock = screen.clock;
    let undone = clock.game.with_untracked(undone);
    if let Some(outcome) = verdict.result_of_flag(winner)
        && matches!(clock.state().phase, Phase::Fallen(_))
        && !undone
    {
        let _ = clock.act(Event::End(outcome));
    }
}

/// The position by which a second illegal move of a side is judged.
fn judged_position(screen: BoardPage, offender: Color) -> Option<Chess> {
    let clock = screen.clock;
    let stamp = Stamp {
        at: clock.state().now,
        ..Stamp::default()
    };
    clock.game.with_untracked(|game| {
        let sheet = game.board.as_ref()?;
        Some(sheet.judged_position(&game.clock, offender, stamp))
    })
}

/// Penalises the second illegal move by the answer.
fn penalize(screen: BoardPage, offender: Color, offence: Offence, verdict: &Winnability) {
    let clock = screen.clock;
    let amount = clock
        .game
        .with_untracked(|game| game.clock.setup().penalty_time());
    let event = match verdict.result_of_illegal_moves(offender.other()) {
        Some(Outcome::DRAWN_BY_ILLEGAL_MOVES) => Event::End(Outcome::DRAWN_BY_ILLEGAL_MOVES),
        Some(_) => Event::Penalize {
            offender,
            offence,
            amount,
        },
        None => return,
    };
    let _ = clock.act(event);
}

/// Whether the last entry undid something: then the arbiter decides, and the page does not decide
/// again.
pub(crate) fn undone(game: &TableGame) -> bool {
    let last = game.clock.journal().last();
    last.is_some_and(|entry| matches!(entry.event, Event::Undo(_)))
}

/// The answer, and how a side could still win.
#[component]
fn Verdict(screen: BoardPage, winner: Color, verdict: Winnability) -> impl IntoView {
    let words = text::play::verdict(winner, &verdict);
    let kind = kind(&verdict);
    let helpmate = match verdict {
        Winnability::CanMate(helpmate) => Some(helpmate),
        Winnability::Cannot(_) | Winnability::Undetermined(_) => None,
    };
    let show = helpmate.map(|helpmate| view! { <ShowHelpmate screen helpmate/> });
    view! {
        <div class="asked">
            <p data-verdict=kind>{words}</p>
            {show}
        </div>
    }
}

/// The button that plays the helpmate on the board, where one can also step through it.
#[component]
fn ShowHelpmate(screen: BoardPage, helpmate: Helpmate) -> impl IntoView {
    let line = screen
        .live
        .with_untracked(|live| witness(live.line.position().clone(), &helpmate));
    let step = move || match screen.shown.get_untracked() {
        ShownPosition::Witness(line, ply) if ply < line.ply() => {
            screen.shown.set(ShownPosition::Witness(line, ply + 1));
            true
        }
        ShownPosition::Witness(..) | ShownPosition::Now | ShownPosition::Past(_) => false,
    };
    let playing = use_self_playing(move || screen.shown.get_untracked(), step);
    (line.ply() > 0).then(|| {
        let toggle = move |_| {
            if playing.is_playing.get_untracked() {
                playing.stop();
            } else {
                screen.shown.set(ShownPosition::Witness(line.clone(), 0));
                playing.play();
            }
        };
        // One button for both, so that it keeps the focus.
        let act_and_words = move || {
            if playing.is_playing.get() {
                ("stop-moves", text::play::moves::stop())
            } else {
                ("show-how", texts::show_how())
            }
        };
        view! {
            <button type="button" data-act=move || act_and_words().0 on:click=toggle>
                {move || act_and_words().1}
            </button>
        }
    })
}
