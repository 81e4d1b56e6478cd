//! The periods of one side: [`Side`].

use leptos::html;
use leptos::prelude::*;

use super::form::Form;
use super::period::PeriodFields;
use crate::clock::Color;
use crate::clock::draft::{FormField, ModeKind};
use crate::clock::setup::MAX_PERIODS;
use crate::ui::text::{base, manage};
use crate::ui::widgets::icon::Icon;

#[component]
pub(super) fn Side(form: Form, color: Color) -> impl IntoView {
    let count = Memo::new(move |_| form.count(color));
    let has_heading = move || form.fields.with(|fields| !fields.same);
    let is_hourglass = move || {
        form.fields
            .with(|fields| fields.mode() == ModeKind::Hourglass)
    };
    let has_room = move || count.get() < MAX_PERIODS && !is_hourglass();
    let add = NodeRef::<html::Button>::new();
    let focus_add = move |()| {
        if let Some(add) = add.get_untracked() {
            let _ = add.focus();
        }
    };
    // The place identifies a period, so an update keeps the focus in it.
    let periods = move || {
        let count = count.get();
        let fields = |place| {
            let period = form.period(color, place);
            view! { <PeriodFields period count on_focus_lost=focus_add/> }
        };
        (0..count).map(fields).collect_view()
    };
    let error = form.error(FormField::Control(color));
    view! {
        <div class="side">
            <Show when=has_heading>
                <h2>{base::names::color(color)}</h2>
            </Show>
            {move || periods()}
            {move || error.get().map(|error| view! { <p class="refusal">{error}</p> })}
            <Show when=has_room>
                <button
                    class="fold"
                    type="button"
                    data-act="add-period"
                    node_ref=add
                    on:click=move |_| form.fields.update(|fields| fields.add_period(color))
                >
                    {Icon::Plus.view()}
                    {manage::make::add_period()}
                </button>
            </Show>
        </div>
    }
}
