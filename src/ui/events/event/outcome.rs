//! The event that the filled-in values make: its end, and the three blocks.

use leptos::prelude::*;

use super::form::{Form, number};
use super::three_blocks::ThreeBlocks;
use crate::correspondence::Seconds;
use crate::correspondence::event::MIN_RATED_DAYS;
use crate::ui::text;
use crate::ui::text::correspondence::figure;
use crate::ui::text::events::{self, form as texts};
use crate::ui::widgets::moment::Moment;

#[component]
pub(super) fn Outcome(form: Form) -> impl IntoView {
    let blocks = Memo::new(move |last: Option<&_>| {
        // Text that is not a length yet changes nothing.
        form.lengths()
            .unwrap_or_else(|| last.copied().unwrap_or_default())
    });
    let moves = Memo::new(move |_| form.moves());
    // Their sum stands above, and so does the length: what is between them is said.
    let differs = move || {
        let length = Seconds::days(form.length()?.into());
        let [clock, increment, bank] = blocks.get();
        let both = (clock + bank + increment.times(moves.get().into())).times(2);
        let by = both - length;
        (by != Seconds::ZERO).then(|| texts::differs(&figure(by.abs()), by.is_positive()))
    };
    view! {
        <div class="event-outcome">
            <End form/>
            <ThreeBlocks blocks moves refill=form.refill/>
            <p class="event-differs" data-said="differs" role="status">
                {differs}
            </p>
        </div>
    }
}

/// The scheduled end, and whether all games are over by then.
#[component]
fn End(form: Form) -> impl IntoView {
    let end = Memo::new(move |_| form.end());
    let zone = Memo::new(move |_| form.zone.with(|zone| zone.trim().to_owned()));
    let shown = move || match end.get() {
        Some(at) => view! { <Moment at zone=zone.get()/> }.into_any(),
        None => view! { <p class="quiet">{texts::end_unknown()}</p> }.into_any(),
    };
    // Without an end date nothing can be promised.
    let certain = move || {
        let certainty = end.get().and_then(|_| form.certainty())?;
        Some(text::correspondence::interpretations::certainty(certainty))
    };
    let is_unrated = Memo::new(move |_| form.length().is_some_and(|days| days < MIN_RATED_DAYS));
    // The table may have no such length.
    let sooner = move || {
        let wanted = form.days.with(|days| number(days))?;
        let offer = form.offer().filter(|offer| offer.days != wanted)?;
        Some(events::offer_why(&offer, wanted))
    };
    view! {
        <div class="event-end" data-figure="end" aria-live="polite">
            <h2>{texts::end()}</h2>
            {shown}
            <p class="quiet" data-said="sooner">{sooner}</p>
            <p class="quiet" data-said="certain">{certain}</p>
            <Show when=move || is_unrated.get()>
                <p data-said="unrated">{texts::unrated()}</p>
            </Show>
        </div>
    }
}
