//! The instant in view, typed or picked: [`fn@InstantField`].

use leptos::prelude::*;

use super::span::Span;
use crate::correspondence::Utc;
use crate::platform::zone;
use crate::ui::text::events::whatif as texts;
use crate::ui::watch::watch;
use crate::ui::widgets::moment::here;
use crate::ui::widgets::stamp::Stamp;

/// A date and a time of this device within the span, beside the slider over it. A date outside it
/// changes nothing, and the field says which ones it takes.
#[component]
pub(crate) fn InstantField(
    #[prop(into)] span: Signal<Span>,
    #[prop(into)] at: Signal<Utc>,
    #[prop(into)] on_go: Callback<Utc>,
) -> impl IntoView {
    let value = RwSignal::new(Some(at.get_untracked()));
    watch(move || {
        let at = at.get();
        if value.get_untracked() != Some(at) {
            value.set(Some(at));
        }
    });
    let off_scale = move || value.get().filter(|to| !span.get().has(*to));
    watch(move || {
        let to = value.get().filter(|to| span.get_untracked().has(*to));
        if let Some(to) = to.filter(|to| *to != at.get_untracked()) {
            on_go.run(to);
        }
    });
    let error = Signal::derive(move || {
        let Span { begin, end } = span.get();
        off_scale().map(|_| texts::off_scale(&here(begin), &here(end)))
    });
    view! {
        <div class="timeline-date">
            <Stamp name="date" label=texts::date() zone=zone::here() value error is_here=true/>
        </div>
    }
}
