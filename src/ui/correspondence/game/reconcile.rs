//! Compares the server's figures with the ledger: what explains a difference, and the remedy.

use leptos::prelude::*;

use super::effect::change;
use super::entry_fields::{amount_field, sides};
use super::entry_form::{buttons, frame, refusal};
use super::state::GamePage;
use crate::correspondence::reconcile::{Discrepancy, Explanation, Seen, reconcile as explain};
use crate::correspondence::statement::comparison::compare;
use crate::correspondence::trial::Trial;
use crate::correspondence::{Event, ShownTime, Utc, typed};
use crate::ui::el::{El, dynamic, el};
use crate::ui::text;
use crate::ui::widgets::choice::radio;
use crate::ui::widgets::event_changes::{EffectItem, changes};
use crate::ui::widgets::moment;
use crate::ui::widgets::stamp::Stamp;

pub(super) fn reconcile(page: GamePage) -> El {
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
    // What explains it and what its remedy makes of the game, worked out once.
    let trial = Memo::new_with_compare(
        move |_| {
            let found = found.with(|found| found.get(chosen.get()).cloned())?;
            let now = page.correspondence.this_second();
            let applied = (page.ledger).with(|ledger| found.remedy.applied(ledger, now));
            Some((found, applied.map(Trial::from)))
        },
        |_, _| true,
    );
    let list = dynamic(move || {
        let found = found.get();
        chosen.set(0);
        untrack(|| explanations(page, &found, chosen))
    });
    let preview = dynamic(move || {
        trial.with(|trial| {
            let (found, applied) = trial.as_ref()?;
            Some(untrack(|| match applied {
                Err(conflict) => refusal(moment::refused(conflict.why, &page.zone())),
                Ok(trial) => preview(page, found, trial),
            }))
        })
    });
    let ready = move || trial.with(|trial| matches!(trial, Some((_, Ok(_)))));
    let zone = page.zone();
    let wanted = move || {
        if let Some((found, Ok(trial))) = trial.get_untracked() {
            keep(page, &found, trial);
        }
    };
    frame(page, words.reconcile, wanted)
        .child(el("p").class("quiet").child(words.reconcile_hint))
        .child(sides(page, side))
        .child(
            el("div")
                .class("columns")
                .child(amount_field(
                    "clock",
                    text::correspondence().common.clock,
                    clock,
                ))
                .child(amount_field(
                    "bank",
                    text::correspondence().common.bank,
                    bank,
                )),
        )
        .child(El::of(
            view! { <Stamp name="stamp" label=words.stamp zone value=stamp/> },
        ))
        .child(
            el("div")
                .attr("aria-live", "polite")
                .child(list)
                .child(preview),
        )
        .child(buttons(page, ready, words.save))
}

/// What can explain it, to choose from.
fn explanations(page: GamePage, found: &[Explanation], chosen: RwSignal<usize>) -> Option<El> {
    let dated = |at: Utc| moment::in_zone(at, &page.zone());
    if found.is_empty() {
        return None;
    }
    let mut list = el("fieldset")
        .class("correspondence-explanations")
        .child(el("legend").child(text::correspondence().game.explains));
    for (number, explanation) in found.iter().enumerate() {
        let entry = match explanation.why {
            Discrepancy::Stamp { place, .. } => page.words(place),
            _ => String::new(),
        };
        let words = (text::correspondence().game.why)(&explanation.why, &entry, &dated);
        let event = explanation.remedy.event.is_some();
        list = list.child(
            el("label")
                .class("check")
                .child(radio(
                    "explanation",
                    &number.to_string(),
                    move || chosen.get() == number,
                    move || chosen.set(number),
                ))
                .child(el("span").child(words))
                .child(event.then(|| el("small").child(text::correspondence().game.changes_event))),
        );
    }
    Some(list)
}

fn preview(page: GamePage, found: &Explanation, trial: &Trial) -> El {
    let now = page.correspondence.this_second();
    let changed = page.ledger.with(|old| compare(old, &trial.ledger, now));
    change(page, &changed, trial)
        .class("correspondence-effect")
        .child(elsewhere(page, found))
}

/// What other parameters of the event change in its other games.
fn elsewhere(page: GamePage, found: &Explanation) -> Option<El> {
    let event = Event::new(found.remedy.event.clone()?).ok()?;
    let (id, of) = (page.game).with_untracked(|game| (game.id.clone(), game.event.clone()));
    let mut others = changes(page.correspondence, &of, &event);
    others.effects.retain(|other| other.id != id);
    if others.is_empty() {
        return None;
    }
    let own_starts = others.own_starts();
    let item = |effect| El::of(view! { <EffectItem effect/> });
    let items: Vec<El> = others.effects.into_iter().map(item).collect();
    let list = (!items.is_empty()).then(|| {
        let said = (text::correspondence().events.form.changes)(items.len());
        el("div")
            .child(el("h3").child(said))
            .child(el("ul").class("event-changes").child(items))
    });
    Some(
        el("div")
            .attr("data-effect", "event")
            .child(list)
            .child(own_starts.map(|told| el("p").attr("data-said", "own-starts").child(told))),
    )
}

fn keep(page: GamePage, found: &Explanation, trial: Trial) {
    let other = found.remedy.event.clone();
    if let Some(event) = other.and_then(|draft| Event::new(draft).ok()) {
        let id = page.game.with_untracked(|game| game.event.clone());
        let kept = untrack(|| page.correspondence.event(&id));
        if let Some(mut kept) = kept {
            page.event.set(event.clone());
            kept.event = event;
            // What goes wrong is told at the top of the page.
            let _ = page.correspondence.save_event(&kept);
        }
    }
    page.keep(trial);
}
