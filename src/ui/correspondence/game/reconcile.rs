//! Compares the server's figures with the ledger: what explains a difference, and the remedy.

use leptos::prelude::*;

use super::super::typed_figures::TypedFigures;
use super::compare_table::CompareTable;
use super::effect::{Change, NextDeadline};
use super::entry_fields::EntryInstant;
use super::entry_form::{AskForm, Refusal, SaveOrCancel};
use super::state::GamePage;
use crate::clock::{ByColor, Color};
use crate::correspondence::ledger::ConflictError;
use crate::correspondence::look::Look;
use crate::correspondence::reconcile::{Discrepancy, Explanation, Remedy};
use crate::correspondence::statement::comparison::{LedgerStanding, compare};
use crate::correspondence::trial::Trial;
use crate::correspondence::{Event, Utc};
use crate::platform::focus;
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::text::correspondence::game as words;
use crate::ui::text::events::form as texts;
use crate::ui::text::{self, base, shared};
use crate::ui::widgets::event_changes::{Changes, EffectItem, changes};
use crate::ui::widgets::fold::Fold;
use crate::ui::widgets::moment;

/// The remedy for what was seen, with the game after it; `None` where nothing is seen.
type Remedied = Option<(Remedy, Result<Trial, ConflictError>)>;

/// The comparison that is being made. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
struct Comparing {
    page: GamePage,
    figures: TypedFigures,
    /// The figures that were seen; `None` while one or the instant is missing or wrong.
    look: Memo<Option<Look>>,
    /// The possible explanations of each side's figures. Black's are found after White's remedy.
    found: ByColor<Memo<Vec<Explanation>>>,
    /// The explanation that the user chose for each side.
    chosen: ByColor<RwSignal<Option<Explanation>>>,
    /// Whether each side has one explanation alone and both read the same: then it is said once.
    is_shared: Memo<bool>,
}

impl Comparing {
    fn new(page: GamePage, figures: TypedFigures, stamp: RwSignal<Option<Utc>>) -> Comparing {
        let look = Memo::new(move |_| {
            let (at, shown) = (stamp.get()?, figures.read().ok()?);
            let is_any = shown.iter().any(Option::is_some);
            is_any.then_some(Look { at, shown })
        });
        let chosen = ByColor::from_fn(|_| RwSignal::new(None::<Explanation>));
        let explain = move |side, after: Option<Remedy>| {
            let now = page.correspondence.this_second();
            let found = page.ledger.with(|ledger| {
                let look = look.get()?;
                let mended = match after {
                    Some(remedy) => remedy.tried(ledger, now).ok()?,
                    None => ledger.clone(),
                };
                Some(look.explanations(&mended, side, now))
            });
            found.unwrap_or_default()
        };
        let white = Memo::new(move |_| explain(Color::White, None));
        let black = Memo::new(move |_| {
            let after = picked(white, chosen.white);
            explain(Color::Black, after.map(|found| found.remedy))
        });
        let is_shared = Memo::new(move |_| {
            let alone = |found: Memo<Vec<Explanation>>| {
                found.with(|found| match &found[..] {
                    [one] => Some(untrack(|| written(page, one))),
                    _ => None,
                })
            };
            let (white, black) = (alone(white), alone(black));
            white.is_some() && white == black
        });
        Comparing {
            page,
            figures,
            look,
            found: ByColor { white, black },
            chosen,
            is_shared,
        }
    }

    fn picked(self, side: Color) -> Option<Explanation> {
        picked(*self.found.get(side), *self.chosen.get(side))
    }

    /// The game after the chosen remedies, or with what was seen, if nothing explains it.
    fn remedied(self) -> Remedied {
        let look = self.look.get()?;
        let now = self.page.correspondence.this_second();
        let sides: Vec<Color> = look.sides().map(|seen| seen.side).collect();
        let picked: Vec<Option<Explanation>> =
            sides.into_iter().map(|side| self.picked(side)).collect();
        self.page.ledger.with(|ledger| {
            let remedies = picked.into_iter().map(|found| Some(found?.remedy));
            let remedies: Option<Vec<Remedy>> = remedies.collect();
            let remedy = match remedies {
                Some(remedies) => remedies.into_iter().reduce(Remedy::then)?,
                // The record alone says why it is impossible.
                None => Remedy::from(look.record(ledger)?),
            };
            let tried = ledger.try_remedy(&look, &remedy, now);
            Some((remedy, tried))
        })
    }
}

/// The explanation that was chosen or, until then, the first one with which the event stays as it
/// is: nobody changes an event without choosing that.
fn picked(
    found: Memo<Vec<Explanation>>,
    chosen: RwSignal<Option<Explanation>>,
) -> Option<Explanation> {
    let chosen = chosen.get();
    found.with(|found| {
        let chosen = chosen.filter(|chosen| found.contains(chosen));
        let first = || found.iter().find(|one| one.remedy.event.is_none()).cloned();
        chosen.or_else(first)
    })
}

/// The form in which the server's figures are compared with the ledger: of one player or of both.
#[component]
pub(super) fn Reconcile(page: GamePage) -> impl IntoView {
    let now = page.correspondence.this_second();
    let offered = page.file_figures(now);
    let figures = offered.map_or_else(TypedFigures::new, |offered| TypedFigures::of(offered.shown));
    let stamp = RwSignal::new(Some(offered.map_or(now, |offered| offered.at)));
    let is_now = offered.is_none();
    let comparing = Comparing::new(page, figures, stamp);
    let of_file = offered.map(|offered| {
        let said = text::correspondence::figures::of_file(&moment::here(offered.at));
        view! { <p class="quiet" data-said="of-file">{said}</p> }
    });
    // The game after the chosen remedies, worked out once.
    let trial = Memo::new_with_compare(move |_| comparing.remedied(), |_, _| true);
    let is_ready = Signal::derive(move || trial.with(|trial| matches!(trial, Some((_, Ok(_))))));
    let changed = Memo::new(move |_| {
        trial.with(|trial| {
            let (remedy, _) = trial.as_ref()?;
            untrack(|| ChangedEvent::by(page, remedy))
        })
    });
    // Whether the page asks once more, because the event would change.
    let asks = RwSignal::new(false);
    let save = move || {
        if let Some((remedy, Ok(trial))) = trial.get_untracked() {
            keep(page, remedy, trial);
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
            None => view! { <SaveOrCancel page is_ready label=words::save()/> }.into_any(),
            Some(question) => {
                view! { <EventChangeQuestion page question on_sure=move |()| save()/> }.into_any()
            }
        }
    };
    let preview = move || {
        let (_, applied) = trial.get()?;
        let event = changed.get();
        Some(untrack(|| match applied {
            Err(conflict) => {
                let why = moment::why_refused(conflict.why, &page.zone());
                view! { <Refusal why/> }.into_any()
            }
            Ok(trial) => {
                let now = page.correspondence.this_second();
                let standing = LedgerStanding::of(&trial.ledger, now);
                view! {
                    <NextDeadline page standing/>
                    <Preview page trial event/>
                }
                .into_any()
            }
        }))
    };
    let explanations = move |side| view! { <Explanations comparing side/> };
    view! {
        <AskForm page title=words::reconcile() on_save=submit>
            <p class="quiet">{words::reconcile_hint()}</p>
            {of_file}
            <CompareTable page figures=comparing.figures stamp/>
            <EntryInstant page of=None stamp is_now/>
            <div aria-live="polite">
                {Color::ALL.map(explanations)}
                {games}
                {preview}
            </div>
            {buttons}
        </AskForm>
    }
}

/// An explanation in words.
fn written(page: GamePage, explanation: &Explanation) -> String {
    let dated = |at: Utc| moment::in_zone(at, &page.zone());
    let entry = match explanation.why {
        Discrepancy::Stamp { place, .. } => page.words(place),
        _ => String::new(),
    };
    text::correspondence::why_different(&explanation.why, &entry, &dated)
}

/// The possible explanations of a side's figures, to choose from. What both sides share is White's.
#[component]
fn Explanations(comparing: Comparing, side: Color) -> impl IntoView {
    let found = *comparing.found.get(side);
    move || {
        let (found, is_shared) = (found.get(), comparing.is_shared.get());
        let is_said = is_shared && side == Color::Black;
        (!found.is_empty() && !is_said)
            .then(|| untrack(|| view! { <Choices comparing side found is_shared/> }))
    }
}

#[component]
fn Choices(
    comparing: Comparing,
    side: Color,
    found: Vec<Explanation>,
    /// Whether it is for both sides.
    is_shared: bool,
) -> impl IntoView {
    let page = comparing.page;
    let chosen = *comparing.chosen.get(side);
    let name = ["explanation-", side.name()].concat();
    let is_alone = found.len() == 1;
    let option = |(number, explanation): (usize, Explanation)| {
        let why = written(page, &explanation);
        if is_alone {
            return view! { <p class="num" data-explanation=side.name()>{why}</p> }.into_any();
        }
        let changes_event = explanation.remedy.event.is_some();
        let is_picked = {
            let explanation = explanation.clone();
            move || comparing.picked(side).as_ref() == Some(&explanation)
        };
        view! {
            <label class="check">
                <input
                    type="radio"
                    name=name.clone()
                    value=number.to_string()
                    prop:checked=is_picked
                    on:change=move |_| chosen.set(Some(explanation.clone()))
                />
                <span class="num">{why}</span>
                {changes_event.then(|| view! { <small>{words::changes_event()}</small> })}
            </label>
        }
        .into_any()
    };
    let options = found.into_iter().enumerate().map(option).collect_view();
    let whose = if is_shared {
        base::versus(&ByColor::from_fn(|side| page.name(side)))
    } else {
        page.name(side)
    };
    let title = words::explains(&whose, is_alone);
    view! {
        <fieldset class="correspondence-explanations">
            <legend class:unseen=is_shared>{title}</legend>
            {options}
        </fieldset>
    }
}

#[component]
fn Preview(page: GamePage, trial: Trial, event: Option<ChangedEvent>) -> impl IntoView {
    let now = page.correspondence.this_second();
    let changed = page.ledger.with(|old| compare(old, &trial.ledger, now));
    let id = page.game.with(|game| game.id.clone());
    let elsewhere = event.map(|event| elsewhere(event.changes, &id));
    view! {
        <Fold title=words::preview() name="effect">
            <div class="correspondence-effect">
                <Change page changed trial>
                    {elsewhere}
                </Change>
            </div>
        </Fold>
    }
}

/// An event that an explanation changes, with the effects on its games.
#[derive(Clone, Debug, PartialEq)]
struct ChangedEvent {
    name: String,
    changes: Changes,
}

impl ChangedEvent {
    fn by(page: GamePage, remedy: &Remedy) -> Option<ChangedEvent> {
        let event = Event::new(remedy.event.clone()?).ok()?;
        let id = page.game.with(|game| game.event.clone());
        Some(ChangedEvent {
            name: event.draft().name.clone(),
            changes: changes(page.correspondence, &id, &event),
        })
    }

    /// The names of the games that it changes, before the button that does.
    fn games(&self) -> impl IntoView + use<> {
        let effects = self.changes.effects.iter();
        let names = effects.map(|effect| base::versus(&effect.players));
        let names: Vec<String> = names.collect();
        let said = match &names[..] {
            [] => text::correspondence::correct::changes(&self.name),
            _ => text::correspondence::correct::changes_games(&self.name, &names.join(", ")),
        };
        view! { <p class="correspondence-warning correspondence-changed-games" data-said="changed-games">{said}</p> }
    }

    fn question(&self) -> String {
        let count = self.changes.effects.len();
        text::correspondence::correct::change_event_question(&self.name, count)
    }
}

/// The question before an event is changed.
#[component]
fn EventChangeQuestion(
    page: GamePage,
    question: String,
    #[prop(into)] on_sure: Callback<()>,
) -> impl IntoView {
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
                    {text::correspondence::correct::change_event()}
                </button>
                <button type="button" data-act="cancel-entry" on:click=move |_| page.leave()>
                    {shared::common::cancel()}
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
        let count = texts::changes(effects.len());
        let item = |effect| view! { <EffectItem effect/> };
        view! {
            <div>
                <h3>{count}</h3>
                <ul class="event-changes stack apart">{effects.into_iter().map(item).collect_view()}</ul>
            </div>
        }
    });
    let own_starts = own_starts.map(|words| view! { <p data-said="own-starts">{words}</p> });
    Some(view! { <div data-effect="event">{list} {own_starts}</div> })
}

/// Saves what was found. It can be undone.
fn keep(page: GamePage, remedy: Remedy, trial: Trial) {
    let before = page.game.get_untracked();
    let events = page.correspondence.events.get_untracked();
    let event = remedy.event.and_then(|draft| Event::new(draft).ok());
    if page.keep_with_event(trial, event) {
        let games = vec![[before, page.game.get_untracked()]];
        page.correspondence.offer_undo_compared(games, events);
    }
}
