//! A game, what it needs before the absence, and refilling its clock.

use leptos::prelude::*;

use super::plan::Row;
use super::refill;
use crate::correspondence::Seconds;
use crate::platform::focus;
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::{CorrespondenceRoute, Route};
use crate::ui::text::{self, t};

#[component]
pub(super) fn GameRow(
    row: Row,
    /// What became of the last refill.
    told: RwSignal<String>,
) -> impl IntoView {
    let link = Route::from(CorrespondenceRoute::Game(row.id.clone())).href();
    let label = row.verdict.label();
    let refill = row
        .refill
        .map(|amount| view! { <Refill id=row.id.clone() amount told/> });
    view! {
        <li data-game=row.id data-verdict=row.verdict.name()>
            <p class="absence-game">
                <a href=link dir="auto">
                    {row.who}
                </a>
                {(!label.is_empty()).then(|| view! { <strong>{label}</strong> })}
            </p>
            <p class="num">{row.why}</p>
            {refill}
        </li>
    }
}

/// Enters a refill, after it was asked whether one is sure.
#[component]
fn Refill(id: String, amount: Seconds, told: RwSignal<String>) -> impl IntoView {
    let words = &text::correspondence().plan.absence;
    let correspondence = expect_context::<CorrespondenceStore>();
    let is_asked = RwSignal::new(false);
    let id = StoredValue::new(id);
    let is_following = move || correspondence.following.get();
    let ask = move |_| {
        is_asked.set(true);
        // Once it is there.
        once(Millis::ZERO, || focus::move_to("[data-act=confirm-refill]"));
    };
    let cancel = move |_| {
        is_asked.set(false);
        let button = id.with_value(|id| format!("[data-game='{id}'] [data-act=refill]"));
        once(Millis::ZERO, move || focus::move_to(&button));
    };
    let confirm = move |_| {
        is_asked.set(false);
        told.set(id.with_value(|id| refill::enter(correspondence, id, amount)));
        focus::move_to("[data-told]");
    };
    view! {
        <div class="no-print">
            <Show
                when=move || is_asked.get()
                fallback=move || {
                    view! {
                        <button
                            type="button"
                            data-act="refill"
                            disabled=is_following
                            on:click=ask
                        >
                            {(words.refill)(amount)}
                        </button>
                    }
                }
            >
                <div class="ask">
                    <p>{(words.sure)(amount)}</p>
                    <div class="answers">
                        <button
                            class="main"
                            type="button"
                            data-act="confirm-refill"
                            disabled=is_following
                            on:click=confirm
                        >
                            {words.confirm}
                        </button>
                        <button type="button" data-act="cancel" on:click=cancel>
                            {t().common.cancel}
                        </button>
                    </div>
                </div>
            </Show>
        </div>
    }
}
