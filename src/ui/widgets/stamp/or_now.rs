//! An instant that is now, in one line, until somebody wants another: [`StampOrNow`].

use leptos::prelude::*;

use super::Stamp;
use crate::correspondence::Utc;
use crate::platform::time::wall_now;
use crate::ui::text::correspondence::game as words;
use crate::ui::widgets::moment::here_soon;

/// The field of an instant, behind a line while that is now.
#[component]
pub(crate) fn StampOrNow(
    #[prop(into)] label: String,
    /// The label of the line.
    of: Option<String>,
    #[prop(into)] zone: String,
    value: RwSignal<Option<Utc>>,
    is_now: bool,
) -> impl IntoView {
    let of = of.map(|of| of + ":");
    let is_folded = RwSignal::new(is_now);
    // The year goes without saying.
    let written = |at| here_soon(at, Utc::of(wall_now()));
    let now = move || {
        view! {
            <p class="stamp-now">
                {of.clone().map(|of| view! { <span>{of}</span> })}
                <span>{words::stamp_now()}</span>
                <span class="num">{move || value.get().map(written)}</span>
                <button
                    type="button"
                    data-act="change-stamp"
                    on:click=move |_| is_folded.set(false)
                >
                    {words::stamp_change()}
                </button>
            </p>
        }
    };
    view! {
        <Show when=move || !is_folded.get() fallback=now>
            <Stamp name="stamp" label=label.clone() zone=zone.clone() value/>
        </Show>
    }
}
