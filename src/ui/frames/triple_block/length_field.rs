//! The length of the event: [`LengthField`].

use leptos::prelude::*;

use crate::ui::text::{self, learn};
use crate::ui::widgets::field::Labelled;

/// The lengths of the slider.
pub(super) const LENGTHS: (u32, u32) = (100, 1_100);
/// The longest length.
const MAX_DAYS: u32 = 9_999;
/// The change by the outer buttons: the table's step.
const STEP: u32 = 50;

/// Lets the visitor type the length, or slide it.
#[component]
pub(super) fn LengthField(days: RwSignal<u32>) -> impl IntoView {
    let typed = RwSignal::new(None::<String>);
    let error = Signal::derive(move || {
        let is_wrong = typed.with(|typed| typed.as_deref().is_some_and(|t| number(t).is_none()));
        is_wrong.then(|| learn().gallery.bad_days.to_owned())
    });
    let write = move |text: String| {
        if let Some(to) = number(&text) {
            days.set(to);
        }
        typed.set(Some(text));
    };
    let choose = move |to: u32| {
        typed.set(None);
        days.set(to.clamp(1, MAX_DAYS));
    };
    view! {
        <div class="embed-length">
            <Labelled
                id="field-days".to_owned()
                label=Signal::stored(learn().correspondence.days.to_owned())
                error
                hint=text::correspondence().events.form.days_hint
            >
                <input
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    id="field-days"
                    name="days"
                    aria-describedby="field-days-note"
                    aria-invalid=move || error.with(Option::is_some).then_some("true")
                    prop:value=move || typed.get().unwrap_or_else(|| days.get().to_string())
                    on:input:target=move |event| write(event.target().value())
                />
            </Labelled>
            <LengthSlider days on_choose=choose/>
        </div>
    }
}

/// Reads a length.
fn number(text: &str) -> Option<u32> {
    let number = text.trim().parse::<u32>().ok();
    number.filter(|days| (1..=MAX_DAYS).contains(days))
}

/// Lets the visitor slide the length, or change it by little and by much with buttons.
#[component]
fn LengthSlider(days: RwSignal<u32>, #[prop(into)] on_choose: Callback<u32>) -> impl IntoView {
    let words = &learn().correspondence;
    let button =
        move |act: &'static str, label: String, sign: &'static str, change: fn(u32) -> u32| {
            view! {
                <button
                    type="button"
                    data-act=act
                    aria-label=label
                    on:click=move |_| on_choose.run(change(days.get_untracked()))
                >
                    {sign}
                </button>
            }
        };
    let slide = move |text: String| {
        if let Ok(to) = text.parse() {
            on_choose.run(to);
        }
    };
    view! {
        <div class="lesson-slider">
            {button("much-less", (words.shorter)(STEP), "\u{2212}50", |d| d.saturating_sub(STEP))}
            {button("less", (words.shorter)(1), "\u{2212}1", |d| d.saturating_sub(1))}
            <input
                type="range"
                min=LENGTHS.0.to_string()
                max=LENGTHS.1.to_string()
                aria-label=words.days
                aria-valuetext=move || (words.days_value)(days.get())
                prop:value=move || days.get().to_string()
                on:input:target=move |event| slide(event.target().value())
            />
            {button("more", (words.longer)(1), "+1", |d| d.saturating_add(1))}
            {button("much-more", (words.longer)(STEP), "+50", |d| d.saturating_add(STEP))}
        </div>
    }
}
