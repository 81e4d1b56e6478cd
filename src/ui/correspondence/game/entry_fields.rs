//! The fields of the entry form.

use leptos::prelude::*;

use super::draft::{EntryDraft, EntryPlace};
use super::state::GamePage;
use crate::clock::{Color, GameResult};
use crate::correspondence::account::Account;
use crate::correspondence::entry::ActKind;
use crate::correspondence::{Ending, Seconds, Utc, typed};
use crate::ui::text;
use crate::ui::text::correspondence::game as words;
use crate::ui::watch::watch;
use crate::ui::widgets::choice::Choice;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::length::{Figures, length, length_left, typed_length};
use crate::ui::widgets::radio::Radio;
use crate::ui::widgets::select::Select;
use crate::ui::widgets::stamp::StampOrNow;

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
    let is_now = matches!(draft.place, EntryPlace::End | EntryPlace::From(_))
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
            <EntryInstant page=draft.page of=None stamp=draft.stamp is_now/>
        </div>
    }
}

/// When it was: an entry of this moment says so in one line, until the user wants another instant.
#[component]
pub(super) fn EntryInstant(
    page: GamePage,
    /// The label of the entry, where several are entered.
    of: Option<String>,
    stamp: RwSignal<Option<Utc>>,
    is_now: bool,
) -> impl IntoView {
    let label = of.clone().unwrap_or_else(|| words::stamp().to_owned());
    let zone = untrack(|| page.zone());
    view! { <StampOrNow label of zone value=stamp is_now/> }
}

/// Amounts that are one touch away, where there is room and bank for more.
const COMMON: [Seconds; 3] = [Seconds::days(1), Seconds::days(5), Seconds::days(10)];

/// The account that a refill fills, as it stands at the stamp; `None` if it is not known.
fn account(draft: EntryDraft) -> Option<Account> {
    let now = draft.page.correspondence.this_second();
    let at = draft.stamp.get().unwrap_or(now);
    let side = draft.side.get();
    let state = draft.page.ledger.with(|ledger| ledger.at(at));
    state.is_known(side).then(|| *state.account(side))
}

/// Offers the amount that fills the clock as it stands at the stamp.
fn offer(draft: EntryDraft) {
    watch(move || {
        if draft.amount_by_hand.get() || !matches!(draft.kind.get(), ActKind::Refill) {
            return;
        }
        let offered = account(draft).map(|account| account.refillable());
        if let Some(offered) = offered.filter(|offered| offered.is_positive()) {
            draft.amount.set(typed_length(offered));
        }
    });
}

/// Amounts by one touch, each with what the clock shows after it: some that are common, and all
/// that is possible.
#[component]
fn Amounts(draft: EntryDraft) -> impl IntoView {
    let offered = Memo::new(move |_| {
        let account = account(draft)?;
        let most = account.refillable();
        most.is_positive().then_some((account, most))
    });
    let tile = move |(amount, detail, is_most): (Seconds, String, bool)| {
        let is_chosen = move || typed::parse(&draft.amount.get()) == Ok(amount);
        let choose = move |_| {
            draft.amount_by_hand.set(!is_most);
            draft.amount.set(typed_length(amount));
        };
        view! {
            <button
                type="button"
                data-amount=typed_length(amount)
                aria-pressed=move || if is_chosen() { "true" } else { "false" }
                on:click=choose
            >
                <strong>
                    <Figures length=Signal::stored(length(amount))/>
                </strong>
                " "
                <span>{detail}</span>
            </button>
        }
    };
    let tiles = move || {
        let (account, most) = offered.get()?;
        let least = draft.least.filter(|least| *least < most);
        // Above the least amount they are whole days too.
        let above = least.map_or(0, |least| least.whole_days());
        let common = COMMON.map(|amount| amount + Seconds::days(above));
        let common = common.into_iter().filter(|amount| *amount < most);
        let common = least.into_iter().chain(common).map(|amount| {
            let then = length_left(account.clock + amount);
            let then = if least == Some(amount) {
                words::at_least_then(&then)
            } else {
                words::then_shows(&then)
            };
            (amount, then, false)
        });
        let all = words::amount_all(most == account.bank);
        let all = (most, all.to_owned(), true);
        Some(untrack(|| common.chain([all]).map(tile).collect_view()))
    };
    let nothing = move || {
        let account = account(draft)?;
        let words = words::nothing_to_refill(account.bank.is_positive());
        Some(view! { <p class="quiet" data-said="nothing-to-refill">{words}</p> })
    };
    view! {
        <Show when=move || offered.with(Option::is_some) fallback=move || nothing>
            <div class="correspondence-amounts stack" role="group" aria-label=words::amount()>
                {tiles}
            </div>
        </Show>
    }
}

fn fields_of(draft: EntryDraft, kind: ActKind) -> AnyView {
    let (page, side) = (draft.page, draft.side);
    match kind {
        ActKind::Start | ActKind::Resolved => ().into_any(),
        ActKind::Move => view! { <MissingMove draft/> }.into_any(),
        ActKind::Refill => view! {
            <Sides page side/>
            <p class="correspondence-amounts-title">{words::amount()}</p>
            {draft.least.map(|_| view! { <p data-said="least">{words::least_leaves_nothing()}</p> })}
            <Amounts draft/>
            <AmountField draft label=words::amount_typed()/>
        }
        .into_any(),
        ActKind::Transfer => view! {
            <Sides page side/>
            <AmountField draft label=words::amount()/>
        }
        .into_any(),
        ActKind::Claim => view! { <Sides page side/> }.into_any(),
        ActKind::Substitution | ActKind::Replacement => view! {
            <Sides page side/>
            <Field
                name="name"
                label=words::name()
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
            label=text::play::moves::write()
            value=draft.text
            on_input=move |text| draft.text.set(text)
            error
        />
    }
}

#[component]
fn AmountField(draft: EntryDraft, label: &'static str) -> impl IntoView {
    // An empty field is not wrong: the form says what it lacks.
    let error = Signal::derive(move || {
        let typed = draft.amount.get();
        (!typed.trim().is_empty())
            .then(|| length_problem(&typed))
            .flatten()
    });
    let write = move |text| {
        draft.amount_by_hand.set(true);
        draft.amount.set(text);
    };
    view! {
        <Field
            name="amount"
            label
            hint=words::amount_hint()
            value=draft.amount
            on_input=write
            error
        />
    }
}

/// Clock and bank of both, as a server shows them.
#[component]
fn SeenOnServer(draft: EntryDraft) -> impl IntoView {
    let field = move |number: usize| {
        let side = if number < 2 {
            Color::White
        } else {
            Color::Black
        };
        let who = draft.page.name(side);
        let (label, part) = if number.is_multiple_of(2) {
            (words::seen_clock(&who), "-clock")
        } else {
            (words::seen_bank(&who), "-bank")
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
        <p class="note">{words::seen_hint()}</p>
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
                <span>{text::base::names::result(result)}</span>
                " "
                <b aria-hidden="true">{result.shown()}</b>
            </button>
        }
    };
    let endings = Ending::ALL
        .map(|ending| (Some(ending), words::ending(ending)))
        .into();
    view! {
        <div class="results" role="group" aria-label=words::who_won()>
            {RESULTS.map(tile).collect_view()}
        </div>
        <Choice
            name="ending"
            legend=words::how()
            options=endings
            value=draft.ending
            on_change=move |ending| draft.ending.set(ending)
        />
    }
}

/// The choice of the kind of a missing entry.
#[component]
pub(super) fn Kinds(draft: EntryDraft) -> impl IntoView {
    let kinds = MISSING.map(|kind| (kind, words::kind_name(kind))).into();
    view! {
        <Select
            name="kind"
            label=words::kind()
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
            <label>
                <Radio
                    name="side"
                    value=of.name()
                    is_chosen=Signal::derive(move || side.get() == of)
                    on_choose=move |()| side.set(of)
                />
                <span dir="auto">{move || page.name(of)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{words::side()}</legend>
            <div>{Color::ALL.map(option)}</div>
        </fieldset>
    }
}

/// The problem with a typed length, in words.
fn length_problem(text: &str) -> Option<String> {
    let problem = typed::parse(text).err()?;
    Some(words::length_problem(problem).to_owned())
}
