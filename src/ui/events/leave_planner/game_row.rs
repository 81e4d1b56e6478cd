//! A game, what it needs before the absence, and refilling its clock.

use leptos::prelude::*;

use super::plan::{Row, Verdict};
use super::refill;
use crate::correspondence::Seconds;
use crate::platform::focus;
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::Route;
use crate::ui::text::{self, t};

/// The open question about a refill and the result of the last one. A handle.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Refills {
    /// The game whose refill needs one more touch.
    asked: RwSignal<Option<String>>,
    /// The result of the last refill, in words.
    pub message: RwSignal<String>,
}

#[component]
pub(super) fn GameRow(id: String, row: Memo<Option<Row>>, refills: Refills) -> impl IntoView {
    let link = Route::CorrespondenceGame(id.clone()).href();
    let verdict = Memo::new(move |_| row.with(|row| row.as_ref().map(|row| row.verdict)));
    let amount = Memo::new(move |_| row.with(|row| row.as_ref()?.refill));
    let text = move |of: fn(&Row) -> &str| {
        move || row.with(|row| row.as_ref().map(|row| of(row).to_owned()))
    };
    let label = move || {
        verdict
            .get()
            .map(Verdict::label)
            .filter(|label| !label.is_empty())
    };
    let is_careful = move || row.with(|row| row.as_ref().is_some_and(|row| row.careful.is_some()));
    let game = id.clone();
    view! {
        <li data-game=id data-verdict=move || verdict.get().map(Verdict::name)>
            <p class="absence-game">
                <a href=link dir="auto">
                    {text(|row| &row.who)}
                </a>
                {move || label().map(|label| view! { <strong>{label}</strong> })}
            </p>
            <p class="num">{text(|row| &row.why)}</p>
            <Show when=is_careful>
                <p class="quiet">{text(|row| &row.worse_case)}</p>
            </Show>
            <Show when=move || amount.get().is_some()>
                <Refill id=game.clone() amount refills/>
            </Show>
        </li>
    }
}

/// Enters a refill after the user has confirmed it.
#[component]
fn Refill(id: String, amount: Memo<Option<Seconds>>, refills: Refills) -> impl IntoView {
    let words = &text::correspondence().plan.absence;
    let correspondence = expect_context::<CorrespondenceStore>();
    let Refills { asked, message } = refills;
    let id = StoredValue::new(id);
    let is_asked = move || asked.with(|asked| *asked == Some(id.get_value()));
    let is_following = move || correspondence.following.get();
    let shown = move |words: fn(Seconds) -> String| move || amount.get().map(words);
    let ask = move |_| {
        asked.set(Some(id.get_value()));
        // Once it is there.
        once(Millis::ZERO, || focus::move_to("[data-act=confirm-refill]"));
    };
    let cancel = move |_| {
        asked.set(None);
        let button = id.with_value(|id| format!("[data-game='{id}'] [data-act=refill]"));
        once(Millis::ZERO, move || focus::move_to(&button));
    };
    let confirm = move |_| {
        asked.set(None);
        if let Some(amount) = amount.get_untracked() {
            message.set(id.with_value(|id| refill::enter(correspondence, id, amount)));
        }
        focus::move_to("[data-message]");
    };
    view! {
        <div class="no-print">
            <Show
                when=is_asked
                fallback=move || {
                    view! {
                        <button
                            type="button"
                            data-act="refill"
                            disabled=is_following
                            on:click=ask
                        >
                            {shown(words.refill)}
                        </button>
                    }
                }
            >
                <div class="ask">
                    <p>{shown(words.sure)}</p>
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
