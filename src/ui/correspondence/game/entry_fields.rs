//! The fields of the entry form.

use leptos::prelude::*;

use super::draft::{EntryDraft, EntryPlace};
use super::state::GamePage;
use crate::clock::{Color, GameResult};
use crate::correspondence::entry::ActKind;
use crate::correspondence::{Ending, Seconds, Utc, typed};
use crate::ui::text::{self, t};
use crate::ui::watch::watch;
use crate::ui::widgets::choice::Choice;
use crate::ui::widgets::field::{Field, Labelled};
use crate::ui::widgets::length::typed_length;
use crate::ui::widgets::moment::here;
use crate::ui::widgets::select::Select;
use crate::ui::widgets::stamp::Stamp;

/// The kinds of entry that the user can add where one is missing; the team's page takes the entries
/// of teams.
const MISSING: [ActKind; 6] = [
    ActKind::Refill,
    ActKind::Move,
    ActKind::Claim,
    ActKind::Resolved,
    ActKind::Correction,
    ActKind::Start,
];

/// How a length is typed.
const EXAMPLE: &str = "46 d 20:00:00";

/// The fields of an entry: what it is made of, and when it was.
#[component]
pub(super) fn EntryFields(draft: EntryDraft) -> impl IntoView {
    offer(draft);
    let now = draft.page.correspondence.this_second();
    let is_now = draft.place == EntryPlace::End
        && draft
            .stamp
            .get_untracked()
            .is_some_and(|at| (now - Seconds::new(1)..=now).contains(&at));
    let fields = move || {
        let kind = draft.kind.get();
        untrack(|| fields_of(draft, kind))
    };
    view! {
        <div class="correspondence-form">
            {fields}
            <When page=draft.page of=None stamp=draft.stamp is_now/>
        </div>
    }
}

/// When it was: an entry of this moment says so in one line, until the user wants another instant.
#[component]
pub(super) fn When(
    page: GamePage,
    /// The label of the entry, where several are entered.
    of: Option<String>,
    stamp: RwSignal<Option<Utc>>,
    is_now: bool,
) -> impl IntoView {
    let words = &text::correspondence().game;
    let label = of.clone().unwrap_or_else(|| words.stamp.to_owned());
    let of = of.map(|of| of + ":");
    let zone = untrack(|| page.zone());
    let is_folded = RwSignal::new(is_now);
    let now = move || {
        view! {
            <p class="stamp-now">
                {of.clone().map(|of| view! { <span>{of}</span> })}
                <span>{words.stamp_now}</span>
                <span class="num">{move || stamp.get().map(here)}</span>
                <button
                    type="button"
                    data-act="change-stamp"
                    on:click=move |_| is_folded.set(false)
                >
                    {words.stamp_change}
                </button>
            </p>
        }
    };
    view! {
        <Show when=move || !is_folded.get() fallback=now>
            <Stamp name="stamp" label=label.clone() zone=zone.clone() value=stamp/>
        </Show>
    }
}

/// Offers the amount that fills the clock as it stands at the stamp.
fn offer(draft: EntryDraft) {
    watch(move || {
        if draft.amount_by_hand.get() || !matches!(draft.kind.get(), ActKind::Refill) {
            return;
        }
        let now = draft.page.correspondence.this_second();
        let at = draft.stamp.get().unwrap_or(now);
        let side = draft.side.get();
        let state = draft.page.ledger.with(|ledger| ledger.at(at));
        let offered = state.account(side).refillable();
        if state.is_known(side) && offered > Seconds::ZERO {
            draft.amount.set(typed_length(offered));
        }
    });
}

fn fields_of(draft: EntryDraft, kind: ActKind) -> AnyView {
    let words = &text::correspondence().game;
    let (page, side) = (draft.page, draft.side);
    match kind {
        ActKind::Start | ActKind::Resolved => ().into_any(),
        ActKind::Move => view! { <MissingMove draft/> }.into_any(),
        ActKind::Refill | ActKind::Transfer => {
            view! { <Sides page side/> <Amount draft/> }.into_any()
        }
        ActKind::Claim => view! { <Sides page side/> }.into_any(),
        ActKind::Substitution | ActKind::Replacement => view! {
            <Sides page side/>
            <Field
                name="name"
                label=words.name
                value=draft.text
                on_input=move |text| draft.text.set(text)
            />
        }
        .into_any(),
        ActKind::Correction => view! { <SeenOnServer draft/> }.into_any(),
        ActKind::Result => view! { <HowItEnded draft/> }.into_any(),
    }
}

#[component]
fn MissingMove(draft: EntryDraft) -> impl IntoView {
    let error = Signal::derive(move || draft.move_problem());
    view! {
        <Field
            name="san"
            label=text::play().write_a_move
            value=draft.text
            on_input=move |text| draft.text.set(text)
            error
        />
    }
}

#[component]
fn Amount(draft: EntryDraft) -> impl IntoView {
    let words = &text::correspondence().game;
    let error = Signal::derive(move || length_problem(&draft.amount.get()));
    let write = move |text| {
        draft.amount_by_hand.set(true);
        draft.amount.set(text);
    };
    view! {
        <Field
            name="amount"
            label=words.amount
            hint=words.amount_hint
            value=draft.amount
            on_input=write
            error
        />
    }
}

/// Clock and bank of both, as a server shows them.
#[component]
fn SeenOnServer(draft: EntryDraft) -> impl IntoView {
    let words = &text::correspondence().game;
    let field = move |number: usize| {
        let side = if number < 2 {
            Color::White
        } else {
            Color::Black
        };
        let who = draft.page.name(side);
        let (label, part) = if number.is_multiple_of(2) {
            ((words.seen_clock)(&who), "-clock")
        } else {
            ((words.seen_bank)(&who), "-bank")
        };
        let (value, other) = (draft.shown[number], draft.shown[number ^ 1]);
        let error = Signal::derive(move || {
            let (text, other) = (value.get(), other.get());
            let was_seen = !text.trim().is_empty() || !other.trim().is_empty();
            was_seen.then(|| length_problem(&text)).flatten()
        });
        view! {
            <Field
                name=[side.name(), part].concat()
                label
                placeholder=EXAMPLE
                value
                on_input=move |text| value.set(text)
                error
            />
        }
    };
    view! {
        <div class="columns">{[0, 1].map(field)}</div>
        <div class="columns">{[2, 3].map(field)}</div>
        <p class="note">{words.seen_hint}</p>
    }
}

#[component]
fn HowItEnded(draft: EntryDraft) -> impl IntoView {
    const RESULTS: [GameResult; 4] = [
        GameResult::Win(Color::White),
        GameResult::Draw,
        GameResult::Win(Color::Black),
        GameResult::BothLose,
    ];
    let words = &text::correspondence().game;
    let tile = |result: GameResult| {
        let is_chosen = move || draft.result.get() == Some(result);
        view! {
            <button
                class="result"
                type="button"
                data-result=result.score()
                aria-pressed=move || if is_chosen() { "true" } else { "false" }
                on:click=move |_| draft.result.set(Some(result))
            >
                <span>{(t().words.result)(result)}</span>
                " "
                <b aria-hidden="true">{result.shown()}</b>
            </button>
        }
    };
    let endings = Ending::ALL
        .map(|ending| (ending, (words.ending)(ending)))
        .into();
    view! {
        <div class="results" role="group" aria-label=words.who_won>
            {RESULTS.map(tile).collect_view()}
        </div>
        <Choice
            name="ending"
            legend=words.how
            options=endings
            value=draft.ending
            on_change=move |ending| draft.ending.set(ending)
        />
    }
}

/// The choice of the kind of a missing entry.
#[component]
pub(super) fn Kinds(draft: EntryDraft) -> impl IntoView {
    let words = &text::correspondence().game;
    let kinds = MISSING.map(|kind| (kind, (words.kind_name)(kind))).into();
    view! {
        <Select
            name="kind"
            label=words.kind
            options=kinds
            value=draft.kind
            on_change=move |kind| draft.kind.set(kind)
        />
    }
}

/// The choice of a player, by name.
#[component]
fn Sides(page: GamePage, side: RwSignal<Color>) -> impl IntoView {
    let option = move |of: Color| {
        view! {
            <option value=of.name() prop:selected=move || side.get() == of>
                {page.name(of)}
            </option>
        }
    };
    let choose = move |name: String| {
        if let Some(chosen) = Color::ALL.into_iter().find(|of| of.name() == name) {
            side.set(chosen);
        }
    };
    view! {
        <Labelled
            id="field-side".to_owned()
            label=Signal::stored(text::correspondence().game.side.to_owned())
            error=Signal::stored(None)
            hint=""
        >
            <select
                id="field-side"
                name="side"
                on:change:target=move |event| choose(event.target().value())
            >
                {Color::ALL.map(option)}
            </select>
        </Labelled>
    }
}

/// The problem with a typed length, in words.
fn length_problem(text: &str) -> Option<String> {
    let problem = typed::parse(text).err()?;
    Some((text::correspondence().game.length_problem)(problem).to_owned())
}
