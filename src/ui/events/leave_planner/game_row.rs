//! A game, and what it needs before the absence.

use leptos::prelude::*;

use super::plan::{Heading, Row, RowAct, name};
use crate::correspondence::Seconds;
use crate::ui::route::Route;
use crate::ui::text;
use crate::ui::text::events::absence as texts;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::length::{Figures, length};

/// A row. The first of those that share a task is under its heading.
#[component]
pub(super) fn GameRow(id: String, row: Memo<Option<Row>>) -> impl IntoView {
    let link = Route::CorrespondenceGame(id.clone()).href();
    let verdict = Memo::new(move |_| row.with(|row| row.as_ref().map(|row| row.verdict)));
    let amount = Memo::new(move |_| row.with(|row| row.as_ref()?.amount));
    let act = Memo::new(move |_| row.with(|row| row.as_ref()?.act));
    let is_under_event =
        Memo::new(move |_| row.with(|row| row.as_ref().is_some_and(|row| row.is_under_event)));
    // An event has one comparison for all its games.
    let refill = Memo::new(move |_| row.with(|row| row.as_ref()?.refill));
    let own_act = Memo::new(move |_| {
        let is_shared = is_under_event.get();
        act.get().filter(|act| *act == RowAct::Refill || !is_shared)
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
            {move || heading.get().map(|heading| view! { <TaskHeading heading/> })}
            {move || {
                let id = of_event.clone();
                shared_event.get().map(|event| view! { <EventComparison id event/> })
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
                {move || own_act.get().map(|act| view! { <TaskLink id=way.clone() act refill/> })}
                {move || facts.get().into_iter().map(fact).collect_view()}
            </div>
        </li>
    }
}

/// The task of a row and those after it, with what holds for all of them.
#[component]
fn TaskHeading(heading: Heading) -> impl IntoView {
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
fn EventComparison(
    /// The game to compare.
    id: String,
    event: String,
) -> impl IntoView {
    view! {
        <div class="absence-event">
            <h4 dir="auto">{event}</h4>
            <TaskLink id act=RowAct::Compare/>
        </div>
    }
}

/// Leads to where the task is done: the page of the game, its comparison with the server, or the form
/// of a refill.
#[component]
fn TaskLink(
    id: String,
    act: RowAct,
    /// The least to refill.
    #[prop(optional, into)]
    refill: Signal<Option<Seconds>>,
) -> impl IntoView {
    let (name, icon, label) = match act {
        RowAct::Compare => ("compare", Icon::On, text::correspondence::game::compare()),
        RowAct::Refill => ("refill", Icon::Refill, texts::refill()),
        RowAct::Open => ("open", Icon::On, texts::to_game()),
    };
    let to = move || match (act, refill.get()) {
        (RowAct::Compare, _) => Route::compare(&id),
        (RowAct::Refill, Some(least)) => Route::refill(&id, least),
        (RowAct::Refill, None) | (RowAct::Open, _) => Route::CorrespondenceGame(id.clone()).href(),
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
