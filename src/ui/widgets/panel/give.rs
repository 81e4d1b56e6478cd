//! Gives or takes away time.

use leptos::prelude::*;

use super::Panel;
use super::page::{PanelPage, Refusal};
use super::time_stepper::{TimeField, TimeStepper};
use crate::clock::{Color, Event};
use crate::time::Millis;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::shared;

/// Amounts that take one touch, in seconds.
const AMOUNTS: [i64; 5] = [30, 60, 120, 300, -60];
/// The increment that a player short of time may request (guidelines III.4).
const INTRODUCED: Millis = Millis::seconds(5);

/// The amounts for either side.
#[component]
pub(super) fn Give(panel: Panel) -> impl IntoView {
    let Panel { clock, .. } = panel;
    let act = Callback::new(move |event| {
        if clock.act(event).is_ok() {
            panel.page.set(PanelPage::Main);
        }
    });
    let may_introduce = clock.game.with_untracked(|game| {
        let state = game.clock.at(game.clock.last_instant());
        state.check_introduce(game.clock.setup()).is_ok()
    });
    let introduce = may_introduce.then(|| {
        view! {
            <button
                type="button"
                data-act="introduce"
                on:click=move |_| act.run(Event::IntroduceIncrement(INTRODUCED))
            >
                {shared::panel::introduce()}
            </button>
        }
    });
    view! {
        <Refusal/>
        <div class="columns">
            {Color::ALL.map(|to| view! { <GiveTo clock to act/> }).collect_view()}
        </div>
        <div class="primary">{introduce}</div>
    }
}

/// The amounts for one side: one touch each, or part by part.
#[component]
fn GiveTo(clock: ClockController, to: Color, act: Callback<Event>) -> impl IntoView {
    let own = TimeField::new(Millis::ZERO);
    let amount_set = Memo::new(move |_| own.time().filter(|amount| amount.is_positive()));
    let amount = move |seconds: i64| {
        let amount = Millis::seconds(seconds);
        let (sign, shown) = if seconds > 0 {
            ("+", amount)
        } else {
            ("−", -amount)
        };
        view! {
            <button
                type="button"
                data-give=seconds.to_string()
                on:click=move |_| act.run(Event::Give { to, amount })
            >
                {[sign, &shown.to_string()].concat()}
            </button>
        }
    };
    let label = move || match (amount_set.get(), own.time()) {
        (Some(amount), _) => shared::panel::give_amount(to, &format!("+{amount}")),
        (None, Some(_)) => shared::panel::give_nothing().to_owned(),
        (None, None) => shared::panel::no_time().to_owned(),
    };
    let is_off = move || amount_set.with(Option::is_none).then_some("true");
    let give = move |_| {
        if let Some(amount) = amount_set.get_untracked() {
            act.run(Event::Give { to, amount });
        }
    };
    let who = untrack(|| clock.player(to));
    view! {
        <fieldset class="side" data-color=to.name()>
            <legend>{who.clone()}</legend>
            <div class="chips">{AMOUNTS.map(amount).collect_view()}</div>
            <TimeStepper name=match to {
                Color::White => "give-white",
                Color::Black => "give-black",
            } label=who field=own is_short=true/>
            <button
                type="button"
                class="set"
                data-give="own"
                aria-disabled=is_off
                on:click=give
            >
                {label}
            </button>
        </fieldset>
    }
}
