//! Penalties: offence and offender in one touch.

use leptos::prelude::*;

use super::view::{View, button, refusal};
use crate::clock::{ByColor, Color, EndReason, Event, GameResult, Offence, Outcome, Phase};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::context::player_names::name_of;
use crate::ui::el::{El, el, several};
use crate::ui::text::t;

/// Every offence, for either side.
pub(super) fn penalties(clock: ClockController, view: RwSignal<View>) -> El {
    let (amount, players) = clock
        .game
        .with_untracked(|game| (game.clock.setup().penalty_time(), game.players.clone()));
    let warnings = Color::ALL.map(|side| warning(clock, &players, side));
    let offences = [
        Offence::IllegalMove,
        Offence::PressWithoutMove,
        Offence::WrongClaim,
        Offence::ClockHandling,
    ];
    let penalty = |offence: Offence, offender: Color| {
        let event = Event::Penalize {
            offender,
            offence,
            amount,
        };
        el("button")
            .attr("data-offence", offence.name())
            .attr("data-offender", offender.name())
            .on("click", move |_| {
                let taken_back = clock.state().takes_back(offender);
                if clock.act(event).is_err() {
                    return;
                }
                let over = matches!(clock.state().phase, Phase::Ended(_));
                let told = over || taken_back || !offence.is_illegal_move();
                view.set(if told {
                    View::Main
                } else {
                    View::NotTakenBack(offender)
                });
            })
            .child(name_of(&players, offender))
    };
    let row = |offence: Offence| {
        let sides = Color::ALL.map(|offender| penalty(offence, offender));
        el("fieldset")
            .child(el("legend").child((t().words.offence)(offence)))
            .child(el("div").class("acts two").child(sides))
    };
    let hint = el("p")
        .class("quiet")
        .child(t().panel.who_offended)
        .child(" ")
        .child((t().panel.opponent_gets)(&(t().words.spoken)(amount)));
    several()
        .child(hint)
        .child(warnings)
        .child(refusal(clock))
        .child(offences.map(row))
}

/// Says that position and times of an illegal move are the arbiter's business (6.13), and leads to
/// the times.
pub(super) fn not_taken_back(clock: ClockController, view: RwSignal<View>, side: Color) -> El {
    let name = untrack(|| clock.player(side));
    let correct = button("correct", t().panel.correct, move || {
        view.set(View::Correct)
    });
    several()
        .child(
            el("p")
                .class("question")
                .child((t().panel.not_taken_back)(&name)),
        )
        .child(el("div").class("primary").child(correct.class("main")))
}

/// What a second illegal move of a side would be, if one was penalised.
fn warning(clock: ClockController, players: &ByColor<String>, side: Color) -> Option<El> {
    let state = clock.state();
    if *state.illegal_moves.get(side) == 0 {
        return None;
    }
    let outcome = clock
        .game
        .with_untracked(|game| state.outcome_of_illegal_moves(game.clock.setup(), side));
    let words = match outcome {
        Outcome {
            reason: EndReason::IllegalMoves,
            result: GameResult::Draw,
        } => t().panel.second_draws,
        Outcome {
            reason: EndReason::IllegalMoves,
            ..
        } => t().panel.second_loses,
        // The clock has decided the game.
        _ => return None,
    };
    Some(
        el("p")
            .class("refusal")
            .child(words(&name_of(players, side))),
    )
}
