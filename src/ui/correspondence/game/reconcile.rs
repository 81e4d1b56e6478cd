//! Compares the server's figures with the ledger: what explains a difference, and the remedy.

use leptos::prelude::*;

use super::effect::Change;
use super::entry_fields::{Length, Sides};
use super::entry_form::{AskForm, Refusal, SaveOrCancel};
use super::state::GamePage;
use crate::correspondence::ledger::ConflictError;
use crate::correspondence::reconcile::{Discrepancy, Explanation, Seen, reconcile as explain};
use crate::correspondence::statement::comparison::compare;
use crate::correspondence::trial::Trial;
use crate::correspondence::{Event, ShownTime, Utc, typed};
use crate::ui::text;
use crate::ui::widgets::event_changes::{EffectItem, changes};
use crate::ui::widgets::moment;
use crate::ui::widgets::stamp::Stamp;

/// An explanation with the game after its remedy; `None` where nothing explains the difference.
type Remedied = Option<(Explanation, Result<Trial, ConflictError>)>;

/// The form in which the server's figures are compared with the ledger.
#[component]
pub(super) fn Reconcile(page: GamePage) -> impl IntoView {
    let words = &text::correspondence().game;
    let turn = page.ledger.with_untracked(|ledger| ledger.last().turn);
    let mine = page.game.with_untracked(|game| game.mine);
    let side = RwSignal::new(mine.unwrap_or(turn));
    let [clock, bank] = [(); 2].map(|()| RwSignal::new(String::new()));
    let stamp = RwSignal::new(Some(page.correspondence.this_second()));
    let seen = Memo::new(move |_| {
        Some(Seen {
            side: side.get(),
            at: stamp.get()?,
            shown: ShownTime {
                clock: typed::parse(&clock.get()).ok()?,
                bank: typed::parse(&bank.get()).ok()?,
            },
        })
    });
    let found = Memo::new(move |_| {
        let now = page.correspondence.this_second();
        seen.get().map_or_else(Vec::new, |seen| {
            page.ledger.with(|ledger| explain(ledger, seen, now))
        })
    });
    let chosen = RwSignal::new(0_usize);
    // The chosen explanation and the game after its remedy, worked out once.
    let trial = Memo::new_with_compare(
        move |_| -> Remedied {
            let found = found.with(|found| found.get(chosen.get()).cloned())?;
            let now = page.correspondence.this_second();
            let applied = (page.ledger).with(|ledger| found.remedy.applied(ledger, now));
            Some((found, applied.map(Trial::from)))
        },
        |_, _| true,
    );
    let is_ready = Signal::derive(move || trial.with(|trial| matches!(trial, Some((_, Ok(_))))));
    let save = move |()| {
        if let Some((found, Ok(trial))) = trial.get_untracked() {
            keep(page, &found, trial);
        }
    };
    let explanations = move || {
        let found = found.get();
        chosen.set(0);
        untrack(|| view! { <Explanations page found chosen/> })
    };
    let preview = move || {
        let (found, applied) = trial.get()?;
        Some(untrack(|| match applied {
            Err(conflict) => {
                let why = moment::refused(conflict.why, &page.zone());
                view! { <Refusal why/> }.into_any()
            }
            Ok(trial) => view! { <Preview page found trial/> }.into_any(),
        }))
    };
    view! {
        <AskForm page title=words.reconcile on_save=save>
            <p class="quiet">{words.reconcile_hint}</p>
            <Sides page side/>
            <div class="columns">
                <Length name="clock" label=text::correspondence().common.clock value=clock/>
                <Length name="bank" label=text::correspondence().common.bank value=bank/>
            </div>
            <Stamp name="stamp" label=words.stamp zone=page.zone() value=stamp/>
            <div aria-live="polite">{explanations} {preview}</div>
            <SaveOrCancel page is_ready label=words.save/>
        </AskForm>
    }
}

/// The possible explanations, to choose from.
#[component]
fn Explanations(page: GamePage, found: Vec<Explanation>, chosen: RwSignal<usize>) -> impl IntoView {
    if found.is_empty() {
        return None;
    }
    let words = &text::correspondence().game;
    let option = |(number, explanation): (usize, &Explanation)| {
        let dated = |at: Utc| moment::in_zone(at, &page.zone());
        let entry = match explanation.why {
            Discrepancy::Stamp { place, .. } => page.words(place),
            _ => String::new(),
        };
        let why = (words.why)(&explanation.why, &entry, &dated);
        let changes_event = explanation.remedy.event.is_some();
        view! {
            <label class="check">
                <input
                    type="radio"
                    name="explanation"
                    value=number.to_string()
                    prop:checked=move || chosen.get() == number
                    on:change=move |_| chosen.set(number)
                />
                <span>{why}</span>
                {changes_event.then(|| view! { <small>{words.changes_event}</small> })}
            </label>
        }
    };
    let options = found.iter().enumerate().map(option).collect_view();
    Some(view! {
        <fieldset class="correspondence-explanations">
            <legend>{words.explains}</legend>
            {options}
        </fieldset>
    })
}

#[component]
fn Preview(page: GamePage, found: Explanation, trial: Trial) -> impl IntoView {
    let now = page.correspondence.this_second();
    let changed = page.ledger.with(|old| compare(old, &trial.ledger, now));
    let elsewhere = elsewhere(page, &found);
    view! {
        <div class="correspondence-effect">
            <Change page changed trial>
                {elsewhere}
            </Change>
        </div>
    }
}

/// The effect of the changed parameters of the event on its other games.
fn elsewhere(page: GamePage, found: &Explanation) -> Option<impl IntoView + use<>> {
    let event = Event::new(found.remedy.event.clone()?).ok()?;
    let (id, of) = (page.game).with_untracked(|game| (game.id.clone(), game.event.clone()));
    let mut others = changes(page.correspondence, &of, &event);
    others.effects.retain(|other| other.id != id);
    if others.is_empty() {
        return None;
    }
    let own_starts = others.own_starts();
    let effects = others.effects;
    let list = (!effects.is_empty()).then(|| {
        let count = (text::correspondence().events.form.changes)(effects.len());
        let item = |effect| view! { <EffectItem effect/> };
        view! {
            <div>
                <h3>{count}</h3>
                <ul class="event-changes">{effects.into_iter().map(item).collect_view()}</ul>
            </div>
        }
    });
    let own_starts = own_starts.map(|words| view! { <p data-said="own-starts">{words}</p> });
    Some(view! { <div data-effect="event">{list} {own_starts}</div> })
}

fn keep(page: GamePage, found: &Explanation, trial: Trial) {
    let other = found.remedy.event.clone();
    if let Some(event) = other.and_then(|draft| Event::new(draft).ok()) {
        let id = page.game.with_untracked(|game| game.event.clone());
        let kept = untrack(|| page.correspondence.event(&id));
        if let Some(mut kept) = kept {
            page.event.set(event.clone());
            kept.event = event;
            // The page reports errors at its top.
            let _ = page.correspondence.save_event(&kept);
        }
    }
    page.keep(trial);
}
