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
use crate::platform::focus;
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::context::correspondence_store::{Compared, Undoable};
use crate::ui::text::{self, t};
use crate::ui::widgets::event_changes::{Changes, EffectItem, changes};
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
    let chosen = RwSignal::new(None::<usize>);
    // The chosen explanation and the game after its remedy, worked out once.
    let trial = Memo::new_with_compare(
        move |_| -> Remedied {
            let chosen = chosen.get()?;
            let found = found.with(|found| found.get(chosen).cloned())?;
            let now = page.correspondence.this_second();
            let applied = (page.ledger).with(|ledger| found.remedy.applied(ledger, now));
            Some((found, applied.map(Trial::from)))
        },
        |_, _| true,
    );
    let is_ready = Signal::derive(move || trial.with(|trial| matches!(trial, Some((_, Ok(_))))));
    let changed = Memo::new(move |_| {
        trial.with(|trial| {
            let (found, _) = trial.as_ref()?;
            untrack(|| ChangedEvent::by(page, found))
        })
    });
    // Whether the page asks once more, because the event would change.
    let asks = RwSignal::new(false);
    let save = move || {
        if let Some((found, Ok(trial))) = trial.get_untracked() {
            keep(page, &found, trial);
        }
    };
    let submit = move |()| {
        if changed.with_untracked(Option::is_none) {
            save();
        } else if is_ready.get_untracked() {
            asks.set(true);
            once(Millis::ZERO, || focus::move_to("[data-act=change-event]"));
        }
    };
    let explanations = move || {
        let found = found.get();
        // Nobody changes an event without choosing that.
        let first = found.iter().position(|one| one.remedy.event.is_none());
        chosen.set(first);
        untrack(|| view! { <Explanations page found chosen/> })
    };
    Effect::new(move |_| {
        trial.track();
        asks.set(false);
    });
    let games = move || changed.with(|changed| changed.as_ref().map(ChangedEvent::games));
    let buttons = move || {
        let question = asks
            .get()
            .then(|| changed.with(|changed| Some(changed.as_ref()?.question())));
        match question.flatten() {
            None => view! { <SaveOrCancel page is_ready label=words.save/> }.into_any(),
            Some(question) => view! { <Sure page question on_sure=move |()| save()/> }.into_any(),
        }
    };
    let preview = move || {
        let (_, applied) = trial.get()?;
        let event = changed.get();
        Some(untrack(|| match applied {
            Err(conflict) => {
                let why = moment::refused(conflict.why, &page.zone());
                view! { <Refusal why/> }.into_any()
            }
            Ok(trial) => view! { <Preview page trial event/> }.into_any(),
        }))
    };
    view! {
        <AskForm page title=words.reconcile on_save=submit>
            <p class="quiet">{words.reconcile_hint}</p>
            <Sides page side/>
            <div class="columns">
                <Length name="clock" label=text::correspondence().common.clock value=clock/>
                <Length name="bank" label=text::correspondence().common.bank value=bank/>
            </div>
            <Stamp name="stamp" label=words.stamp zone=page.zone() value=stamp/>
            <div aria-live="polite">{explanations} {games} {preview}</div>
            {buttons}
        </AskForm>
    }
}

/// The possible explanations, to choose from.
#[component]
fn Explanations(
    page: GamePage,
    found: Vec<Explanation>,
    chosen: RwSignal<Option<usize>>,
) -> impl IntoView {
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
                    prop:checked=move || chosen.get() == Some(number)
                    on:change=move |_| chosen.set(Some(number))
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
fn Preview(page: GamePage, trial: Trial, event: Option<ChangedEvent>) -> impl IntoView {
    let now = page.correspondence.this_second();
    let changed = page.ledger.with(|old| compare(old, &trial.ledger, now));
    let id = page.game.with(|game| game.id.clone());
    let elsewhere = event.map(|event| elsewhere(event.changes, &id));
    view! {
        <div class="correspondence-effect">
            <Change page changed trial>
                {elsewhere}
            </Change>
        </div>
    }
}

/// An event that an explanation changes, with the effects on its games.
#[derive(Clone, Debug, PartialEq)]
struct ChangedEvent {
    name: String,
    changes: Changes,
}

impl ChangedEvent {
    fn by(page: GamePage, found: &Explanation) -> Option<ChangedEvent> {
        let event = Event::new(found.remedy.event.clone()?).ok()?;
        let id = page.game.with(|game| game.event.clone());
        Some(ChangedEvent {
            name: event.draft().name.clone(),
            changes: changes(page.correspondence, &id, &event),
        })
    }

    /// The names of the games that it changes, before the button that does.
    fn games(&self) -> impl IntoView + use<> {
        let effects = self.changes.effects.iter();
        let names = effects.map(|effect| (t().games.versus)(&effect.players));
        let names: Vec<String> = names.collect();
        let said = (text::correspondence().correct.changed_games)(&self.name, &names);
        view! { <p class="correspondence-warning correspondence-changed-games" data-said="changed-games">{said}</p> }
    }

    fn question(&self) -> String {
        let count = self.changes.effects.len();
        (text::correspondence().correct.change_event_question)(&self.name, count)
    }
}

/// The question before an event is changed.
#[component]
fn Sure(page: GamePage, question: String, #[prop(into)] on_sure: Callback<()>) -> impl IntoView {
    view! {
        <div class="correspondence-confirm" role="alert">
            <p class="refusal">{question}</p>
            <div class="acts two">
                <button
                    type="button"
                    data-act="change-event"
                    disabled=move || page.correspondence.following.get()
                    on:click=move |_| on_sure.run(())
                >
                    {text::correspondence().correct.change_event}
                </button>
                <button type="button" data-act="cancel-entry" on:click=move |_| page.leave()>
                    {t().common.cancel}
                </button>
            </div>
        </div>
    }
}

/// The effect of the changed parameters of the event on its games other than this one.
fn elsewhere(mut others: Changes, id: &str) -> Option<impl IntoView + use<>> {
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

/// Saves what was found. It can be undone.
fn keep(page: GamePage, found: &Explanation, trial: Trial) {
    let before = page.game.get_untracked();
    let old = page.event.get_untracked();
    let draft = found.remedy.event.clone();
    let other = draft.and_then(|draft| Event::new(draft).ok());
    if let Some(event) = &other {
        page.event.set(event.clone());
    }
    if !page.keep(trial) {
        return;
    }
    if let Some(event) = &other
        && let Some(mut stored) = untrack(|| page.correspondence.event(&before.event))
    {
        stored.event = event.clone();
        // The page reports errors at its top.
        let _ = page.correspondence.save_event(&stored);
    }
    let compared = Compared {
        game: [before, page.game.get_untracked()],
        event: other.map(|event| [old, event]),
    };
    page.correspondence
        .offer_undo(Undoable::Compared(Box::new(compared)));
}
