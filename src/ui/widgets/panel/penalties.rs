//! Penalties: who, and for what.

use leptos::prelude::*;

use super::Panel;
use super::material::{BoardDecides, Ends, MaterialQuestion};
use super::page::{PanelPage, Refusal, pressed};
use crate::clock::{Color, EndReason, Event, Offence, Outcome, Phase};
use crate::storage::games::TableGame;
use crate::time::Stamp;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::{self, shared};
use crate::ui::watch::watch;

const OFFENCES: [Offence; 4] = [
    Offence::IllegalMove,
    Offence::PressWithoutMove,
    Offence::WrongClaim,
    Offence::ClockHandling,
];

/// First the offender, whom nothing presets, then the offences with what each leads to.
#[component]
pub(super) fn Penalties(panel: Panel) -> impl IntoView {
    let clock = panel.clock;
    let offender = RwSignal::new(None::<Color>);
    let choice = move |side: Color| {
        view! {
            <button
                type="button"
                data-act="offender"
                data-color=side.name()
                aria-pressed=move || pressed(offender.get() == Some(side))
                on:click=move |_| offender.set(Some(side))
            >
                {untrack(|| clock.player(side))}
            </button>
        }
    };
    let offences = move || {
        let offender = offender.get()?;
        let warning = warning(clock, offender);
        Some(view! {
            {warning.map(|words| view! { <p class="refusal">{words}</p> })}
            <div class="offences">
                {OFFENCES.map(|offence| view! { <Penalty panel offender offence/> }).collect_view()}
            </div>
        })
    };
    view! {
        <div class="chips offender" role="group" aria-label=shared::panel::who_offended()>
            <h3>{shared::panel::who_offended()}</h3>
            {Color::ALL.map(choice).collect_view()}
        </div>
        <Refusal/>
        {offences}
    }
}

/// A penalty, in one touch.
#[component]
fn Penalty(panel: Panel, offender: Color, offence: Offence) -> impl IntoView {
    let clock = panel.clock;
    let event = penalty_for(clock, offender, offence);
    let penalize = move |_| {
        if asks_for_mate(clock, offender, offence) {
            panel
                .page
                .set(PanelPage::SecondIllegalMove(offender, offence));
            return;
        }
        let taken_back = clock.state().takes_back(offender);
        if clock.act(event).is_err() {
            return;
        }
        let over = matches!(clock.state().phase, Phase::Ended(_));
        let is_settled = over || taken_back || !offence.is_illegal_move();
        panel.page.set(if is_settled {
            PanelPage::Main
        } else {
            PanelPage::NotTakenBack(offender)
        });
    };
    // The second illegal move gives no time; the warning says what it does.
    let gives_time = !offence.is_illegal_move() || *clock.state().illegal_moves.get(offender) == 0;
    let effect = gives_time.then(|| {
        let usual = |game: &TableGame| game.clock.setup().penalty_time();
        let amount = clock.game.with_untracked(usual);
        let words = shared::panel::opponent_gets(offender.other(), &text::spoken::spoken(amount));
        view! { <small>{words}</small> }
    });
    view! {
        <button
            class="offence"
            type="button"
            data-offence=offence.name()
            data-offender=offender.name()
            on:click=penalize
        >
            <span>{shared::names::offence(offence)}</span>
            " "
            {effect}
        </button>
    }
}

/// Says that position and times of an illegal move are the arbiter's business (6.13), and leads to
/// the times.
#[component]
pub(super) fn NotTakenBack(panel: Panel, side: Color) -> impl IntoView {
    let name = untrack(|| panel.clock.player(side));
    view! {
        <p class="question">{shared::panel::not_taken_back(&name)}</p>
        <div class="primary">
            <button
                class="main"
                type="button"
                data-act="correct"
                on:click=move |_| panel.page.set(PanelPage::Correct)
            >
                {shared::panel::correct()}
            </button>
        </div>
    }
}

/// Whether the second illegal move would lose, and it is not known whether the opponent can
/// checkmate: the players say so, or the solver.
fn asks_for_mate(clock: ClockController, offender: Color, offence: Offence) -> bool {
    let state = clock.state();
    clock.game.with_untracked(|game| {
        let stamp = Stamp {
            at: state.now,
            ..Stamp::default()
        };
        let is_shown = game.board.as_ref().is_some_and(|sheet| {
            let result = sheet.result_of_illegal_moves(&game.clock, offender, stamp);
            result.is_some()
        });
        !is_shown && state.loses_by(game.clock.setup(), offender, offence)
    })
}

/// The question of 7.5.5, as after a flag. With a board the position answers it, but the arbiter may
/// overrule it.
#[component]
pub(super) fn SecondIllegalMove(panel: Panel, offender: Color, offence: Offence) -> impl IntoView {
    let clock = panel.clock;
    watch(move || {
        if matches!(clock.phase.get(), Phase::Ended(_)) {
            panel.page.set(PanelPage::Main);
        }
    });
    let winner = offender.other();
    let ends = Ends {
        win: penalty_for(clock, offender, offence),
        draw: Event::End(Outcome::DRAWN_BY_ILLEGAL_MOVES),
    };
    let name = untrack(|| clock.player(offender));
    let question = if clock.game.with_untracked(|game| game.board.is_some()) {
        view! { <BoardDecides winner ends/> }.into_any()
    } else {
        view! { <MaterialQuestion winner ends/> }.into_any()
    };
    view! {
        <Refusal/>
        <p class="question">{shared::panel::second_loses(&name)}</p>
        {question}
    }
}

/// The penalty for an offence, with the usual time.
fn penalty_for(clock: ClockController, offender: Color, offence: Offence) -> Event {
    let usual = |game: &TableGame| game.clock.setup().penalty_time();
    Event::Penalize {
        offender,
        offence,
        amount: clock.game.with_untracked(usual),
    }
}

/// A warning of what a second illegal move of a side would lead to, if one was penalised.
fn warning(clock: ClockController, side: Color) -> Option<String> {
    let state = clock.state();
    if *state.illegal_moves.get(side) == 0 {
        return None;
    }
    let outcome = clock
        .game
        .with_untracked(|game| state.outcome_of_illegal_moves(game.clock.setup(), side));
    let words = match outcome {
        Ok(Outcome::DRAWN_BY_ILLEGAL_MOVES) => shared::panel::second_draws,
        Ok(Outcome {
            reason: EndReason::IllegalMoves,
            ..
        }) => shared::panel::second_loses,
        // The clock has decided the game, or a flag has.
        _ => return None,
    };
    Some(words(&untrack(|| clock.player(side))))
}
