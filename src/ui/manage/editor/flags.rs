//! The options about flags: [`Flags`].

use leptos::prelude::*;

use super::form::Form;
use crate::clock::FlagDetection;
use crate::clock::draft::ModeKind;
use crate::clock::setup::FlagOrder;
use crate::ui::text::manage::make as texts;
use crate::ui::widgets::select::Select;

#[component]
pub(super) fn Flags(form: Form) -> impl IntoView {
    let Form { fields, .. } = form;
    let freezes = vec![
        (None, texts::freeze_usual()),
        (Some(true), texts::freeze_yes()),
        (Some(false), texts::freeze_no()),
    ];
    let detections = vec![
        (FlagDetection::Automatically, texts::noted_auto()),
        (FlagDetection::OnClaim, texts::noted_claim()),
    ];
    let orders = vec![
        (FlagOrder::Shown, texts::order_shown()),
        (FlagOrder::Hidden, texts::order_hidden()),
    ];
    let freeze = move || fields.with(|fields| fields.freeze);
    let noted = move || fields.with(|fields| fields.noted);
    let order = move || fields.with(|fields| fields.order);
    let is_automatic = move || noted() == FlagDetection::Automatically;
    let is_hidden = move || order() == FlagOrder::Hidden;
    let is_moot = move || fields.with(|fields| fields.hides_no_order());
    let is_double = move || fields.with(|fields| fields.mode() == ModeKind::DoubleFlag);
    view! {
        <Show when=is_double>
            <p class="quiet">{texts::flags_double()}</p>
        </Show>
        <div hidden=move || !has_flags(form)>
            <div class="columns">
                <Select
                    name="freeze"
                    label=texts::freeze()
                    options=freezes
                    value=Signal::derive(freeze)
                    on_change=move |freeze| fields.update(|fields| fields.freeze = freeze)
                />
                <Select
                    name="noted"
                    label=texts::noted()
                    options=detections
                    value=Signal::derive(noted)
                    on_change=move |noted| fields.update(|fields| fields.noted = noted)
                />
                <Select
                    name="order"
                    label=texts::order()
                    options=orders
                    value=Signal::derive(order)
                    on_change=move |order| fields.update(|fields| fields.order = order)
                />
            </div>
            <Show when=is_automatic>
                <p class="quiet">{texts::noted_auto_hint()}</p>
            </Show>
            <Show when=is_hidden>
                <p class="quiet" data-hint="order">
                    {move || if is_moot() { texts::order_moot_hint() } else { texts::order_hidden_hint() }}
                </p>
            </Show>
        </div>
    }
}

/// Whether the form shows the options about flags: the mode has them, or an earlier choice is
/// unusual.
pub(super) fn has_flags(form: Form) -> bool {
    form.fields.with(|fields| {
        let is_unusual = fields.freeze.is_some()
            || fields.noted != FlagDetection::default()
            || fields.order != FlagOrder::default();
        fields.mode() != ModeKind::DoubleFlag
            && (is_unusual || fields.has_mode(ModeKind::has_flag_policy))
    })
}
