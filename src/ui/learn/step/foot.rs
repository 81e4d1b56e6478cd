//! The foot of a step, in the same place on every step: back, what its exhibit can do again, and
//! the way on.

use leptos::prelude::*;

use crate::lessons::lesson::Asks;
use crate::platform::focus;
use crate::ui::learn::exhibit::Stage;
use crate::ui::text::learn as texts;
use crate::ui::widgets::icon::Icon;

/// One row under the thumb, so that the exhibit and its question have the rest of a small screen.
#[component]
pub(in crate::ui::learn) fn StepFoot(
    stage: Stage,
    /// The name of the row.
    label: &'static str,
    /// Goes to the step before; a quiz has no way back.
    #[prop(optional, into)]
    back: Option<Callback<()>>,
    #[prop(optional)] is_first: bool,
    /// Why one cannot go on yet; empty if one can.
    why_not: Signal<&'static str>,
    /// The words of the button that goes on.
    on_label: &'static str,
    #[prop(into)] go_on: Callback<()>,
) -> impl IntoView {
    let step = stage.step();
    let has_exhibit = step.is_some_and(|step| step.exhibit.is_some());
    let is_task = step.is_some_and(|step| matches!(step.asks, Asks::Task { .. }));
    let back = back.map(|back| {
        view! {
            <button
                data-act="step-back"
                disabled=is_first
                title=texts::player::back()
                on:click=move |_| back.run(())
            >
                {Icon::Back.view()}
                <span>{texts::player::back()}</span>
            </button>
        }
    });
    let begin_again = move || {
        view! {
            <button
                data-act="begin-again"
                title=texts::player::begin_again()
                on:click=move |_| stage.begin()
            >
                {Icon::Again.view()}
                <span>{texts::player::begin_again()}</span>
            </button>
        }
    };
    let show = move || {
        view! {
            <button
                data-act="show"
                disabled=move || stage.is_showing()
                on:click=move |_| stage.show()
            >
                {texts::player::show()}
            </button>
        }
    };
    view! {
        <nav class="step-foot" aria-label=label>
            {back}
            {has_exhibit.then(begin_again)}
            {(has_exhibit && is_task).then(show)}
            <StepOn why_not on_label go_on/>
        </nav>
    }
}

/// Goes on, or says why one cannot yet: then it leads to the question or the task, which may be out
/// of sight.
#[component]
fn StepOn(
    why_not: Signal<&'static str>,
    on_label: &'static str,
    go_on: Callback<()>,
) -> impl IntoView {
    let waits = Memo::new(move |_| !why_not.get().is_empty());
    let act = move |_| {
        if waits.get_untracked() {
            focus::move_to(".step .asks");
        } else {
            go_on.run(());
        }
    };
    view! {
        <button
            class="step-on"
            class:main=move || !waits.get()
            data-act="step-on"
            data-waits=move || waits.get()
            on:click=act
        >
            {move || if waits.get() { why_not.get() } else { on_label }}
        </button>
    }
}
