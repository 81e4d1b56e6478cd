//! Gives or takes away time.

use leptos::prelude::*;

use super::view::{View, refusal};
use crate::clock::draft::FieldErrorKind;
use crate::clock::length::{self, Unit};
use crate::clock::{Color, Event};
use crate::time::Millis;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::el::{El, el, several};
use crate::ui::text::t;
use crate::ui::widgets::field::Field;

/// Amounts that take one touch, in seconds.
const AMOUNTS: [i64; 5] = [30, 60, 120, 300, -60];
/// The increment that a player short of time may request (guidelines III.4).
const INTRODUCED: Millis = Millis::seconds(5);

/// The amounts for either side.
pub(super) fn give(clock: ClockController, view: RwSignal<View>) -> El {
    let own = RwSignal::new(String::new());
    let wrong = RwSignal::new(String::new());
    let act = move |event| {
        if clock.act(event).is_ok() {
            view.set(View::Main);
        }
    };
    let give_own = move |to| match length::parse(&own.get_untracked(), Unit::Seconds) {
        Ok(amount) => act(Event::Give { to, amount }),
        Err(problem) => wrong.set((t().editor.problem)(&FieldErrorKind::Length(problem))),
    };
    let column = |to: Color| {
        let amounts = AMOUNTS.map(|seconds| {
            let amount = Millis::seconds(seconds);
            let sign = if seconds > 0 { "+" } else { "" };
            el("button")
                .attr("data-give", seconds.to_string())
                .on("click", move |_| act(Event::Give { to, amount }))
                .child([sign, &amount.to_string()].concat())
        });
        let own = el("button")
            .attr("data-give", "own")
            .on("click", move |_| give_own(to))
            .child(t().panel.own_amount);
        el("fieldset")
            .attr("data-color", to.name())
            .child(el("legend").child((t().panel.give_hint)(to)))
            .child(el("div").class("acts").child(amounts).child(" ").child(own))
    };
    let amount = Field::new(
        "amount",
        t().panel.own_amount,
        move || own.get(),
        move |text| {
            own.set(text);
            wrong.set(String::new());
        },
    );
    // With the double flag, main time must be able to end.
    let ends = clock
        .game
        .with_untracked(|game| game.clock.setup().has_double_flag());
    let introduce = el("button")
        .attr("data-act", "introduce")
        .on("click", move |_| act(Event::IntroduceIncrement(INTRODUCED)))
        .child(t().panel.introduce);
    several()
        .child(refusal(clock))
        .child(amount.numeric().error(move || wrong.get()).view())
        .child(el("div").class("columns").child(Color::ALL.map(column)))
        .child((!ends).then(|| el("div").class("acts").child(introduce)))
}
