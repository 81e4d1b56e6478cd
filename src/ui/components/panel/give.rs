//! Giving time, or taking it away.

use leptos::prelude::*;

use super::{View, refusal};
use crate::clock::color::Color;
use crate::clock::draft::Problem;
use crate::clock::event::Event;
use crate::clock::length::{self, Unit};
use crate::time::Millis;
use crate::ui::components::field::Field;
use crate::ui::erased::on;
use crate::ui::table::Table;
use crate::ui::text::t;

/// What is given in one touch, in seconds.
const AMOUNTS: [i64; 5] = [30, 60, 120, 300, -60];
/// What a player short of time may ask for each move (guidelines III.4).
const INTRODUCED: Millis = Millis::seconds(5);

/// Amounts for either side.
#[component]
pub fn Give(view: RwSignal<View>) -> impl IntoView {
    let table = expect_context::<Table>();
    let own = RwSignal::new(String::new());
    let wrong = RwSignal::new(String::new());
    let act = move |event| {
        if table.act(event).is_ok() {
            view.set(View::Main);
        }
    };
    let give_own = move |to| match length::parse(&own.get_untracked(), Unit::Seconds) {
        Ok(amount) => act(Event::Give { to, amount }),
        Err(problem) => wrong.set((t().editor.problem)(&Problem::Length(problem))),
    };
    let column = move |to: Color| {
        let amounts = AMOUNTS.map(|seconds| {
            let amount = Millis::seconds(seconds);
            let sign = if seconds > 0 { "+" } else { "" };
            view! {
                <button data-give=seconds on:click=on(move || act(Event::Give { to, amount }))>
                    {format!("{sign}{amount}")}
                </button>
            }
        });
        view! {
            <fieldset data-color=match to { Color::White => "white", Color::Black => "black" }>
                <legend>{(t().panel.give_hint)(to)}</legend>
                <div class="acts">
                    {amounts.collect_view()} <button data-give="own" on:click=on(move || give_own(to))>
                        {t().panel.own_amount}
                    </button>
                </div>
            </fieldset>
        }
    };
    view! {
        {refusal(table)}
        <Field
            label=t().panel.own_amount.to_owned()
            name="amount"
            value=own
            numeric=true
            error=wrong
            on_input=move |text| {
                own.set(text);
                wrong.set(String::new());
            }
        />
        <div class="columns">{Color::ALL.map(column).collect_view()}</div>
        <div class="acts">
            <button
                data-act="introduce"
                on:click=on(move || act(Event::IntroduceIncrement(INTRODUCED)))
            >
                {t().panel.introduce}
            </button>
        </div>
    }
}
