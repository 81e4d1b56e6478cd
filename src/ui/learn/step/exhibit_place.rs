//! The exhibit of a step, and what is around it: [`ExhibitPlace`].

use leptos::prelude::*;

use crate::platform::dom::DomEvent;
use crate::ui::learn::exhibit::{Exhibit, Stage};
use crate::ui::text::learn as texts;
use crate::ui::widgets::moment;

/// The exhibit, inert while its solution is shown.
#[component]
pub(super) fn ExhibitPlace(
    stage: Stage,
    /// Whether there is a solution to show.
    can_show: bool,
) -> impl IntoView {
    view! {
        <div class="exhibit-place" on:keydown=move |event| keep_own_keys(&event.into())>
            <div class="exhibit" inert=move || stage.is_showing()>
                <Exhibit stage/>
            </div>
            <div class="exhibit-showing" role="status">
                <Show when=move || stage.is_showing()>
                    <p>{texts::player::showing()}</p>
                </Show>
            </div>
            <Refusal stage/>
            <Tools stage can_show/>
        </div>
    }
}

/// Keeps the keys that an exhibit uses itself from turning the lesson's pages.
fn keep_own_keys(event: &DomEvent) {
    let is_used = event.key().is_some_and(|key| {
        key.code.starts_with("Arrow") || matches!(key.code.as_str(), "Enter" | "Space")
    });
    if is_used {
        event.stop();
    }
}

/// Says why the last act did nothing.
#[component]
fn Refusal(stage: Stage) -> impl IntoView {
    let why = move || {
        let why = stage.refused.get()?;
        // A lesson's time belongs to no time zone, so it is shown in UTC.
        let words = texts::refused(&why, &moment::in_utc);
        Some(view! { <p class="refusal">{words}</p> })
    };
    view! {
        <div class="exhibit-refusal" role="status">
            {why}
        </div>
    }
}

/// Begins the exhibit again, or shows its solution.
#[component]
fn Tools(stage: Stage, can_show: bool) -> impl IntoView {
    let show = || {
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
        <p class="step-tools">
            <button data-act="begin-again" on:click=move |_| stage.begin()>
                {texts::player::begin_again()}
            </button>
            {can_show.then(show)}
        </p>
    }
}
