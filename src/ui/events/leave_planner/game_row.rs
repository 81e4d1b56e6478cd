//! A game, what it needs before the absence, and refilling its clock.

use leptos::prelude::*;

use super::plan::{Heading, Row, RowAct, name};
use super::refill;
use crate::correspondence::Seconds;
use crate::platform::focus;
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::Route;
use crate::ui::text::events::absence as texts;
use crate::ui::text::{self, shared};
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::length::{Figures, length};

/// The open question about a refill and the result of the last one. A handle.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Refills {
    /// The game whose refill needs one more touch.
    asked: RwSignal<Option<String>>,
    /// The result of the last refill, in words.
    pub message: RwSignal<String>,
}

/// A row. The first of those that share a task is under its heading.
#[component]
pub(super) fn GameRow(id: String, row: Memo<Option<Row>>, refills: Refills) -> impl IntoView {
    let link = Route::CorrespondenceGame(id.clone()).href();
    let verdict = Memo::new(move |_| row.with(|row| row.as_ref().map(|row| row.verdict)));
    let amount = Memo::new(move |_| row.with(|row| row.as_ref()?.amount));
    let act = Memo::new(move |_| row.with(|row| row.as_ref()?.act));
    let refill = Memo::new(move |_| match act.get() {
        Some(RowAct::Refill(amount)) => Some(amount),
        _ => None,
    });
    let is_under_event =
        Memo::new(move |_| row.with(|row| row.as_ref().is_some_and(|row| row.is_under_event)));
    let elsewhere = Memo::new(move |_| {
        act.get()
            .filter(|_| refill.get().is_none() && !is_under_event.get())
    });
    let shared_event = Memo::new(move |_| row.with(|row| row.as_ref()?.shared_event.clone()));
    let heading = Memo::new(move |_| row.with(|row| row.as_ref()?.heading.clone()));
    let facts = Memo::new(move |_| {
        row.with(|row| {
            row.as_ref()
                .map(|row| row.facts.clone())
                .unwrap_or_default()
        })
    });
    let side = move || row.with(|row| Some(row.as_ref()?.side.name()));
    let text = move |of: fn(&Row) -> &str| {
        move || row.with(|row| row.as_ref().map(|row| of(row).to_owned()))
    };
    let game = id.clone();
    let way = id.clone();
    let of_event = id.clone();
    let shown = move || {
        amount.get().map(|amount| {
            view! {
                <span class="absence-amount num">
                    <Figures length=Signal::stored(length(amount))/>
                </span>
            }
        })
    };
    let fact = |fact| view! { <p class="num">{fact}</p> };
    view! {
        <li data-game=id data-verdict=move || verdict.get().map(name)>
            {move || heading.get().map(|heading| view! { <Shared heading/> })}
            {move || {
                let id = of_event.clone();
                shared_event.get().map(|event| view! { <OfEvent id event/> })
            }}
            <div class="absence-row">
                <i class="man" data-side=side></i>
                <p class="absence-game">
                    <a href=link dir="auto">
                        {text(|row| &row.who)}
                    </a>
                    " "
                    <Show when=move || !is_under_event.get()>
                        <small dir="auto">{text(|row| &row.event)}</small>
                    </Show>
                </p>
                {shown}
                <Show when=move || refill.get().is_some()>
                    <Refill id=game.clone() amount=refill refills/>
                </Show>
                {move || elsewhere.get().map(|act| view! { <Way id=way.clone() act/> })}
                {move || facts.get().into_iter().map(fact).collect_view()}
            </div>
        </li>
    }
}

/// The task of a row and those after it, with what holds for all of them.
#[component]
fn Shared(heading: Heading) -> impl IntoView {
    let Heading {
        title,
        count,
        has_amounts,
        note,
    } = heading;
    view! {
        <div class="absence-heading">
            <h3>{title} " " <span>{texts::games(count)}</span></h3>
            {has_amounts.then(|| view! { <small>{texts::at_least()}</small> })}
            {(!note.is_empty()).then(|| view! { <p class="quiet">{note}</p> })}
        </div>
    }
}

/// The event of a row and those after it, with the comparison that settles them all.
#[component]
fn OfEvent(
    /// The game to compare.
    id: String,
    event: String,
) -> impl IntoView {
    view! {
        <div class="absence-event">
            <h4 dir="auto">{event}</h4>
            <Way id act=RowAct::Compare/>
        </div>
    }
}

/// Leads to where the task is done: the page of the game, or its comparison with the server.
#[component]
fn Way(id: String, act: RowAct) -> impl IntoView {
    let (name, icon, label, to) = match act {
        RowAct::Compare => (
            "compare",
            Icon::On,
            text::correspondence::game::compare(),
            Route::compare(&id),
        ),
        RowAct::Refill(_) | RowAct::Open => (
            "open",
            Icon::On,
            texts::to_game(),
            Route::CorrespondenceGame(id).href(),
        ),
    };
    view! {
        <div class="absence-act no-print">
            <a class="button" data-act=name href=to aria-label=label>
                {icon.view()}
                <span>{label}</span>
            </a>
        </div>
    }
}

/// Enters a refill after the user has confirmed it.
#[component]
fn Refill(id: String, amount: Memo<Option<Seconds>>, refills: Refills) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let Refills { asked, message } = refills;
    let id = StoredValue::new(id);
    let is_asked = move || asked.with(|asked| *asked == Some(id.get_value()));
    let is_following = move || correspondence.following.get();
    let shown =
        move |words: fn(&str) -> String| move || amount.get().map(|amount| words(&length(amount)));
    let ask = move |_| {
        asked.set(Some(id.get_value()));
        // Once it is there.
        once(Millis::ZERO, || focus::move_to("[data-act=confirm-refill]"));
    };
    let cancel = move |_| {
        asked.set(None);
        let button = id.with_value(|id| format!("[data-game='{id}'] [data-act=refill]"));
        once(Millis::ZERO, move || focus::move_to(&button));
    };
    let confirm = move |_| {
        asked.set(None);
        if let Some(amount) = amount.get_untracked() {
            message.set(id.with_value(|id| refill::enter(correspondence, id, amount)));
        }
        focus::move_to("[data-message]");
    };
    view! {
        <div class="absence-act no-print">
            <Show
                when=is_asked
                fallback=move || {
                    view! {
                        <button
                            type="button"
                            data-act="refill"
                            aria-label=shown(|amount| [texts::refill(), ": ", amount].concat())
                            disabled=is_following
                            on:click=ask
                        >
                            {Icon::Refill.view()}
                            <span>{texts::refill()}</span>
                        </button>
                    }
                }
            >
                <div class="ask">
                    <p>{shown(texts::sure)}</p>
                    <div class="answers">
                        <button
                            class="main"
                            type="button"
                            data-act="confirm-refill"
                            disabled=is_following
                            on:click=confirm
                        >
                            {texts::confirm()}
                        </button>
                        <button type="button" data-act="cancel" on:click=cancel>
                            {shared::common::cancel()}
                        </button>
                    </div>
                </div>
            </Show>
        </div>
    }
}
