//! The pace of both players: their time over the moves, and where it leads.

use leptos::prelude::*;

use super::budget_chart::{BudgetChart, Legend};
use super::figures::Figures;
use super::outlook::Outlook;
use crate::clock::Color;
use crate::correspondence::budget::budget;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::text::events::{ahead as texts, pace as pace_texts};
use crate::ui::widgets::fold::Fold;
use crate::ui::widgets::subject::Subject;

/// How many of the last moves make the pace; the last is all of them.
const PACES: [u32; 4] = [3, 5, 10, u32::MAX];

#[component]
pub(super) fn Pace(id: String) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let last = RwSignal::new(5_u32);
    let key = id.clone();
    let changed = Memo::new(move |_| correspondence.changed(&key));
    let id = StoredValue::new(id);
    // The stored game, read again whenever another tab has written it.
    let subject = move || {
        changed.get();
        untrack(|| id.with_value(|id| Subject::load(correspondence, id)))
    };
    let charts = move || {
        subject().map(|subject| {
            let points = budget(&subject.ledger);
            let chart = |side: Color| {
                let points = points.get(side).clone();
                view! { <BudgetChart subject=subject.clone() side points/> }
            };
            view! { <div class="pace-sides">{subject.sides().map(chart).collect_view()}</div> }
        })
    };
    let outlooks = move || {
        let last = last.get();
        subject().map(|subject| {
            let outlook = |side| view! { <Outlook subject=subject.clone() side last/> };
            view! { <div class="pace-sides">{subject.sides().map(outlook).collect_view()}</div> }
        })
    };
    let figures = move || subject().map(|subject| view! { <Figures subject/> });
    view! {
        <section class="ahead-part pace">
            <Fold title=texts::pace() name="pace" is_part=true>
                <PaceOf last/>
                {outlooks}
                <div class="pace-charts">
                    <Legend/>
                    {charts}
                    <p class="quiet">{pace_texts::teach()}</p>
                </div>
                <Fold title=pace_texts::figures() name="figures">
                    {figures}
                </Fold>
            </Fold>
        </section>
    }
}

/// The choice of how many moves make the pace.
#[component]
fn PaceOf(last: RwSignal<u32>) -> impl IntoView {
    let option = move |n: u32| {
        let label = match n {
            u32::MAX => pace_texts::all().into(),
            n => pace_texts::last(n),
        };
        view! {
            <option value=n.to_string() selected={last.get_untracked() == n}>
                {label}
            </option>
        }
    };
    let choose = move |value: String| {
        if let Ok(n) = value.parse() {
            last.set(n);
        }
    };
    view! {
        <div class="field no-print">
            <label for="pace-of">{pace_texts::pace_of()}</label>
            <select
                id="pace-of"
                name="pace"
                on:change:target=move |event| choose(event.target().value())
            >
                {PACES.map(option).collect_view()}
            </select>
        </div>
    }
}
