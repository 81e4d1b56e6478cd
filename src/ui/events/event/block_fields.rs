//! Where the three blocks come from, and the blocks themselves: [`BlockFields`].

use leptos::prelude::*;

use super::explained::{Explained, Group};
use super::fold::OptionFold;
use super::form::{BlocksChoice, Form, number};
use crate::correspondence::event_form::EventField;
use crate::correspondence::offer::BlocksOffer;
use crate::ui::text::events::{self, form as texts};
use crate::ui::widgets::block_figures::BlockFigures;
use crate::ui::widgets::field::Field;

#[component]
pub(super) fn BlockFields(form: Form) -> impl IntoView {
    let by = |offer: BlocksOffer| texts::blocks_by(offer.kind);
    let summary = move || form.offer().map_or_else(texts::blocks_own, by).to_owned();
    let offers = move || {
        let wanted = form.days.with(|days| number(days)).unwrap_or(0);
        let offers = form.offers.get();
        let offer = |offer| view! { <Offer form offer wanted/> };
        untrack(|| offers.into_iter().map(offer).collect_view())
    };
    view! {
        <OptionFold
            form
            name="blocks"
            title=texts::blocks()
            summary=Signal::derive(summary)
            fields=&[EventField::Clock, EventField::Increment, EventField::Bank]
        >
            <Group label=texts::blocks()>
                {offers}
                <Explained
                    name="blocks"
                    value="own"
                    label=texts::own()
                    why=texts::own_why()
                    is_chosen=Signal::derive(move || form.choice.get() == BlocksChoice::Own)
                    on_choose=move |()| form.keep_own()
                />
            </Group>
            <div class="columns event-blocks-typed">
                <BlockField form place=0 name="clock" field=EventField::Clock/>
                <BlockField form place=1 name="increment" field=EventField::Increment/>
                <BlockField form place=2 name="bank" field=EventField::Bank/>
            </div>
            <p class="note">{texts::length_hint()}</p>
        </OptionFold>
    }
}

/// Blocks for the length that is typed.
#[component]
fn Offer(form: Form, offer: BlocksOffer, wanted: u32) -> impl IntoView {
    let kind = offer.kind;
    view! {
        <div data-offer=kind.name()>
            <Explained
                name="blocks"
                value=kind.name()
                label=texts::offer(offer.kind, offer.days)
                why=events::offer_why(&offer, wanted)
                is_chosen=Signal::derive(move || form.offer().is_some_and(|one| one.kind == kind))
                on_choose=move |()| form.choice.set(BlocksChoice::Offered(kind))
            >
                <BlockFigures blocks=[offer.clock, offer.increment, offer.bank]/>
            </Explained>
        </div>
    }
}

/// One of the blocks, at its place among the three.
#[component]
fn BlockField(form: Form, place: usize, name: &'static str, field: EventField) -> impl IntoView {
    let value = move || form.blocks().into_iter().nth(place).unwrap_or_default();
    view! {
        <Field
            name
            label=texts::place(field)
            value=Signal::derive(value)
            on_input=move |typed| form.type_block(place, typed)
            error=form.error(field)
        />
    }
}
