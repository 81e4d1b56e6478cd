//! Penalties: offence and offender in one touch.

use leptos::prelude::*;

use super::parts::{View, refusal};
use crate::clock::{Color, Event, Offence};
use crate::ui::clock_controller::ClockController;
use crate::ui::el::{El, el, several};
use crate::ui::players::name_of;
use crate::ui::text::t;

/// Every offence, for either side.
pub(super) fn penalties(clock: ClockController, view: RwSignal<View>) -> El {
    let (amount, players) = clock
        .game
        .with_untracked(|game| (game.clock.setup().penalty_time(), game.players.clone()));
    let state = clock.state();
    let warned = |side: &Color| *state.illegal_moves.get(*side) > 0;
    // What a second illegal move of such a side would be.
    let second = |side: Color| match state.accounts.get(side.other()).first_flag {
        Some(_) => t().panel.second_draws,
        None => t().panel.second_loses,
    };
    let warning = Color::ALL.into_iter().find(warned).map(second);
    let offences = [
        Offence::IllegalMove,
        Offence::PressWithoutMove,
        Offence::WrongClaim,
        Offence::ClockHandling,
    ];
    let button = |offence: Offence, offender: Color| {
        let event = Event::Penalize {
            offender,
            offence,
            amount,
        };
        el("button")
            .attr("data-offence", offence.name())
            .attr("data-offender", offender.name())
            .on("click", move |_| {
                if clock.act(event).is_ok() {
                    view.set(View::Main);
                }
            })
            .child(name_of(&players, offender))
    };
    let row = |offence: Offence| {
        let sides = Color::ALL.map(|offender| button(offence, offender));
        el("fieldset")
            .child(el("legend").child((t().words.offence)(offence)))
            .child(el("div").class("acts two").child(sides))
    };
    let hint = el("p")
        .class("quiet")
        .child(t().panel.who_offended)
        .child(" ")
        .child((t().panel.opponent_gets)(&(t().words.spoken)(amount)));
    let warning = warning.map(|words| el("p").class("refusal").child(words));
    several()
        .child(hint)
        .child(warning)
        .child(refusal(clock))
        .child(offences.map(row))
}
