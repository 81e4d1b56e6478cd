//! The instant from which the user looks ahead: now, or after an entry.

use leptos::prelude::*;

use super::scrub::{Scrub, Scrubbed};
use crate::correspondence::what_if::WhatIf;
use crate::correspondence::{Act, Change, Ledger};
use crate::ui::text::events::whatif as texts;
use crate::ui::widgets::moment::here;
use crate::ui::widgets::numbered_move::move_to;

#[component]
pub(super) fn Beginning(scrub: Scrub, about: StoredValue<Scrubbed>) -> impl IntoView {
    let begin = move |value: String| {
        scrub.begin(about.with_value(|about| match value.parse() {
            Ok(place) => WhatIf::after(&about.ledger, place),
            Err(_) => about.begins(),
        }));
    };
    let entries = about.with_value(|about| {
        let all = (0..about.ledger.entries().len()).rev();
        all.map(|place| (place, entry_name(&about.ledger, place)))
            .collect::<Vec<_>>()
    });
    let option = |(place, name): (usize, String)| {
        view! { <option value=place.to_string()>{name}</option> }
    };
    view! {
        <div class="field no-print">
            <label for="what-if-from">{texts::from()}</label>
            <select
                id="what-if-from"
                name="from"
                on:change:target=move |event| begin(event.target().value())
            >
                <option value="">{texts::now()}</option>
                {entries.into_iter().map(option).collect_view()}
            </select>
        </div>
    }
}

/// An entry in a few words: its move, or what it is, and when.
fn entry_name(ledger: &Ledger, place: usize) -> String {
    let what = match ledger.steps().get(place).map(|step| step.change) {
        Some(Change::Move { ply, .. }) => move_to(ledger.line(), ply),
        _ => None,
    };
    let entry = ledger.entries().get(place);
    let what = what.unwrap_or_else(|| match entry.map(|entry| &entry.act) {
        Some(Act::OfficialStart | Act::Start) => texts::started().into(),
        _ => texts::entry(place + 1),
    });
    let when = entry.map_or(String::new(), |entry| here(entry.at));
    format!("{what} \u{b7} {when}")
}
