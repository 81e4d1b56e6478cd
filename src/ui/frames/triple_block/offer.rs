//! The three blocks that are offered for a length: [`Offer`].

use leptos::prelude::*;

use crate::correspondence::offer::{BlocksOffer, OfferKind};
use crate::correspondence::{Seconds, Utc};
use crate::ui::text::correspondence;
use crate::ui::text::events::{form, sheet};
use crate::ui::text::learn as texts;
use crate::ui::widgets::moment;

/// Shows the blocks, and when an event with them ends.
#[component]
pub(super) fn Offer(offer: BlocksOffer, start: Utc) -> impl IntoView {
    let figure = |label: &'static str, mark: &'static str, value: String| {
        view! {
            <div data-block=mark>
                <dt>{label}</dt>
                <dd class="num" data-figure=mark>
                    {value}
                </dd>
            </div>
        }
    };
    let end = start + Seconds::days(i64::from(offer.days));
    let increment = ["50 \u{d7} ", &correspondence::length(offer.increment)].concat();
    let half = (offer.kind != OfferKind::Published).then(|| {
        let half = Seconds::hours(12 * i64::from(offer.days));
        view! { <p>{texts::ledger::half(&correspondence::length(half))}</p> }
    });
    view! {
        <section class="lesson-row" data-offer=offer.kind.name()>
            <h2>{form::offer(offer.kind, offer.days)}</h2>
            <dl>
                {figure(texts::ledger::clock(), "clock", correspondence::length(offer.clock))}
                {figure(texts::ledger::increment(), "increment", increment)}
                {figure(texts::ledger::bank(), "bank", correspondence::length(offer.bank))}
            </dl>
            <p class="embed-end">
                {sheet::end()}
                ": "
                <strong class="num" data-figure="end">
                    {moment::in_utc(end)}
                </strong>
            </p>
            {half}
        </section>
    }
}
