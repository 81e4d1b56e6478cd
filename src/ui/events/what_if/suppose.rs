//! Acts that have not happened, supposed at the instant in view.

use leptos::prelude::*;

use super::scrub::{Scrub, Scrubbed};
use crate::correspondence::what_if::{Hypothesis, Supposed};
use crate::platform::focus;
use crate::ui::text::events::whatif as texts;
use crate::ui::widgets::length::length;
use crate::ui::widgets::moment::here;

#[component]
pub(super) fn Suppose(scrub: Scrub, about: StoredValue<Scrubbed>) -> impl IntoView {
    let moving = move || texts::moving(scrub.whose(scrub.state().turn));
    let sides = about.with_value(Scrubbed::sides);
    let refill = move |side| {
        view! {
            <button
                type="button"
                data-act="suppose-refill"
                data-side=crate::clock::Color::name(side)
                on:click=move |_| scrub.suppose(Hypothesis::Refill(side))
            >
                {texts::refill(scrub.whose(side))}
            </button>
        }
    };
    let is_any = Memo::new(move |_| scrub.what_if.with(|what_if| !what_if.supposed().is_empty()));
    let undo = move || {
        scrub.undo();
        // The button goes with the last of them.
        if !is_any.get_untracked() {
            focus::move_to("[data-act=suppose-move]");
        }
    };
    let refusal = move || scrub.refused.with(|why| why.as_ref().map(texts::refused));
    view! {
        <section class="what-if-suppose">
            <h3>{texts::suppose()}</h3>
            <div class="what-if-acts no-print">
                <button
                    type="button"
                    data-act="suppose-move"
                    on:click=move |_| scrub.suppose(Hypothesis::Move)
                >
                    {moving}
                </button>
                {sides.map(refill).collect_view()}
                <Show when=move || is_any.get()>
                    <button type="button" data-act="undo-suppose" on:click=move |_| undo()>
                        {texts::undo()}
                    </button>
                </Show>
            </div>
            <p class="refusal" role="alert">
                {refusal}
            </p>
            <AllSupposed scrub/>
        </section>
    }
}

/// The acts supposed so far, in order.
#[component]
fn AllSupposed(scrub: Scrub) -> impl IntoView {
    let line = move |one: &Supposed| {
        let whose = scrub.whose(one.side);
        let what = match one.what {
            Hypothesis::Move => texts::moved(whose).into(),
            Hypothesis::Refill(_) => texts::refilled(whose, &length(one.amount)),
        };
        view! { <li>{format!("{}: {what}", here(one.after.at))}</li> }
    };
    move || {
        scrub.what_if.with(|what_if| {
            let all = what_if.supposed();
            (!all.is_empty()).then(|| {
                view! {
                    <ol class="what-if-supposed">
                        {all.iter().map(line).collect_view()}
                    </ol>
                }
            })
        })
    }
}
