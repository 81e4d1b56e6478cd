//! A correspondence game at a later instant: a slider over time, both accounts then, and acts that
//! have not happened. Nothing is saved.

mod scrub;

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::deadline::deadlines;
use crate::correspondence::what_if::{Hypothesis, Supposed, WhatIf};
use crate::correspondence::{Act, Blocks, EntryEffect, Ledger, Phase, Seconds, Utc};
use crate::platform::focus;
use crate::ui::context::player_names::name_of;
use crate::ui::text::base;
use crate::ui::text::correspondence::{common, in_bank};
use crate::ui::text::events::whatif as texts;
use crate::ui::widgets::blocks::BlockBar;
use crate::ui::widgets::cases::{CaseBound, OtherCase};
use crate::ui::widgets::length::{Figures, length};
use crate::ui::widgets::moment::{elsewhere, here};
use crate::ui::widgets::numbered_move::move_to;
use crate::ui::widgets::timeline::{InstantField, Mark, MarkKind, Span, Timeline};
pub(crate) use scrub::Scrubbed;
use scrub::{Scrub, Sooner};

/// A game whose time is moved forward.
#[component]
pub(crate) fn WhatIfPanel(about: Scrubbed) -> impl IntoView {
    let scrub = Scrub::new(about.begins(), about.mine);
    let kept = StoredValue::new(about);
    view! {
        <div class="what-if">
            <Time scrub about=kept/>
            <Outlook scrub about=kept/>
            <Accounts scrub about=kept/>
            <Suppose scrub about=kept/>
        </div>
    }
}

/// The outlook of the game, in a sentence.
#[component]
fn Outlook(scrub: Scrub, about: StoredValue<Scrubbed>) -> impl IntoView {
    let sentence = Memo::new(move |_| {
        let state = scrub.state();
        let whose = scrub.whose(state.turn);
        let bank = state.account(state.turn).bank;
        match (state.phase, state.falls()) {
            (Phase::Fallen { at, .. }, _) => {
                texts::fallen(whose, &here(at), &length(bank), !bank.is_positive())
            }
            (Phase::Claim { .. }, _) => texts::claim().into(),
            (_, Some(falls)) => {
                texts::falls(whose, &here(falls), &length(bank), !bank.is_positive())
            }
            (Phase::Waiting | Phase::Running { .. } | Phase::Over(_), None) => texts::over().into(),
        }
    });
    let sooner = move || {
        let Sooner { label, at, .. } = about.with_value(|about| scrub.sooner(about))?;
        Some([" ", label, " ", &here(at), "."].concat())
    };
    let is_lost = move || matches!(scrub.state().phase, Phase::Fallen { .. });
    // While a clock runs, the slider has the same dates: this is for who does not see it.
    let runs = move || matches!(scrub.state().phase, Phase::Running { .. });
    view! {
        <p class="what-if-outlook" class:lost=is_lost class:unseen=runs role="status">
            {move || sentence.get()}
            {sooner}
        </p>
    }
}

#[component]
fn Accounts(scrub: Scrub, about: StoredValue<Scrubbed>) -> impl IntoView {
    let sides = about.with_value(Scrubbed::sides);
    let side = move |side| view! { <AccountAhead scrub about side/> };
    view! {
        <section class="what-if-accounts" aria-label=texts::accounts()>
            {sides.map(side).collect_view()}
            {move || {
                let differs = about.with_value(|about| scrub.differs(about))?;
                let said = texts::as_set(differs.is_refill_alone());
                Some(view! { <p class="quiet" data-case="">{said}</p> })
            }}
        </section>
    }
}

/// The account of a side.
#[component]
fn AccountAhead(scrub: Scrub, about: StoredValue<Scrubbed>, side: Color) -> impl IntoView {
    let cases = Memo::new(move |_| about.with_value(|about| scrub.cases(about, side)));
    let account = Memo::new(move |_| cases.get().shown);
    let name = about.with_value(|about| name_of(&about.players, side));
    let increments = move || about.with_value(|about| account.get().increments_left(about.event()));
    let shown = move || about.with_value(|about| Blocks::of(&account.get(), about.event()));
    let bank = move || match cases.get().bank_of_case() {
        Some(bank) => view! { <span data-figure="bank">{bank}</span> }.into_any(),
        None => {
            let bank = in_bank(account.get().bank);
            view! {
                <span>{common::bank()} " " <span data-figure="bank">{bank}</span></span>
            }
            .into_any()
        }
    };
    let is_to_move = move || {
        let state = scrub.state();
        state.turn == side && state.verdict().is_none()
    };
    let is_fallen = move || {
        let state = scrub.state();
        state.turn == side && matches!(state.phase, Phase::Fallen { .. })
    };
    view! {
        <div
            class="correspondence-strip"
            class:running=is_to_move
            class:fallen=is_fallen
            data-account=side.name()
            data-side=side.name()
        >
            <h3 class="correspondence-who">
                <span dir="auto">{name}</span>
                <Show when=is_to_move>
                    <small class="unseen">" " {texts::to_move()}</small>
                </Show>
            </h3>
            <p class="correspondence-clock num">
                <span class="unseen">{common::clock()} " "</span>
                <CaseBound cases/>
                <span data-figure="clock">
                    <Figures length=Signal::derive(move || length(account.get().clock))/>
                </span>
            </p>
            <BlockBar value=Signal::derive(shown) max=most(scrub, about)/>
            <p class="correspondence-rest num">
                {bank}
                <OtherCase cases/>
                <span>{move || texts::moves(account.get().moves, increments())}</span>
            </p>
        </div>
    }
}

/// The time that the whole width of a bar stands for: the same for both sides.
fn most(scrub: Scrub, about: StoredValue<Scrubbed>) -> Seconds {
    let first = scrub.what_if.with_untracked(|what_if| *what_if.origin());
    let increment = about.with_value(|about| about.event().draft().increment);
    let sides = Color::ALL.into_iter();
    let totals = sides.map(|side| first.account(side).total() + increment);
    totals.max().unwrap_or_default()
}

#[component]
fn Suppose(scrub: Scrub, about: StoredValue<Scrubbed>) -> impl IntoView {
    let moving = move || texts::moving(scrub.whose(scrub.state().turn));
    let sides = about.with_value(Scrubbed::sides);
    let refill = move |side| {
        view! {
            <button
                type="button"
                data-act="suppose-refill"
                data-side=crate::clock::Color::name(side)
                on:click=move |_| scrub.suppose(Hypothesis::Refill(side))
            >
                {texts::refill(scrub.whose(side))}
            </button>
        }
    };
    let is_any = Memo::new(move |_| scrub.what_if.with(|what_if| !what_if.supposed().is_empty()));
    let undo = move || {
        scrub.undo();
        // The button goes with the last of them.
        if !is_any.get_untracked() {
            focus::move_to("[data-act=suppose-move]");
        }
    };
    let refusal = move || scrub.refused.with(|why| why.as_ref().map(texts::refused));
    view! {
        <section class="what-if-suppose">
            <h3>{texts::suppose()}</h3>
            <div class="what-if-acts no-print stack">
                <button
                    type="button"
                    data-act="suppose-move"
                    on:click=move |_| scrub.suppose(Hypothesis::Move)
                >
                    {moving}
                </button>
                {sides.map(refill).collect_view()}
                <Show when=move || is_any.get()>
                    <button type="button" data-act="undo-suppose" on:click=move |_| undo()>
                        {texts::undo()}
                    </button>
                </Show>
            </div>
            <p class="refusal" role="alert">
                {refusal}
            </p>
            <AllSupposed scrub/>
        </section>
    }
}

/// The acts supposed so far, in order.
#[component]
fn AllSupposed(scrub: Scrub) -> impl IntoView {
    let line = move |one: &Supposed| {
        let whose = scrub.whose(one.side);
        let what = match one.what {
            Hypothesis::Move => texts::moved(whose).into(),
            Hypothesis::Refill(_) => texts::refilled(whose, &length(one.amount)),
        };
        view! { <li>{[&here(one.after.at), base::common::colon(), &what].concat()}</li> }
    };
    move || {
        scrub.what_if.with(|what_if| {
            let all = what_if.supposed();
            (!all.is_empty()).then(|| {
                view! {
                    <ol class="what-if-supposed">
                        {all.iter().map(line).collect_view()}
                    </ol>
                }
            })
        })
    }
}

#[component]
fn Time(scrub: Scrub, about: StoredValue<Scrubbed>) -> impl IntoView {
    let (zone, end) = about.with_value(|about| {
        let event = about.event();
        (event.draft().zone.clone(), event.end())
    });
    let span = Memo::new(move |_| {
        let (begin, end) = scrub.span();
        Span { begin, end }
    });
    let marks = Memo::new(move |_| {
        let sooner = about.with_value(|about| scrub.sooner(about));
        let end = Some(end).filter(|end| span.get().has(*end));
        marks(scrub, sooner, end)
    });
    let later = move || {
        let at = scrub.at.get();
        // The choice of the beginning says that it is now.
        let later = at.since(span.get().begin);
        let later = (later != Seconds::ZERO).then(|| texts::later(&length(later)));
        let elsewhere = elsewhere(at, &zone).into_iter();
        let said: Vec<String> = later.into_iter().chain(elsewhere).collect();
        said.join(" \u{b7} ")
    };
    let go = move |to| scrub.go(to);
    let beyond = move || {
        let end = Some(end).filter(|end| !span.get().has(*end))?;
        Some(
            view! { <p class="quiet num" data-beyond="">{texts::event_end()} {base::common::colon()} {here(end)}</p> },
        )
    };
    view! {
        <div class="what-if-time stack apart">
            <div class="what-if-instant stack">
                <InstantField span at=scrub.at on_go=go/>
                <Beginning scrub about/>
                <p class="quiet num" data-at="">
                    {later}
                </p>
            </div>
            <Timeline span marks at=scrub.at on_go=go/>
            {beyond}
        </div>
    }
}

/// The deadlines, as they would be at the instant in view.
fn marks(scrub: Scrub, sooner: Option<Sooner>, end: Option<Utc>) -> Vec<Mark> {
    let state = scrub.state();
    let whose = scrub.whose(state.turn);
    let mark = |kind: MarkKind, label: &str, at: Utc| Mark {
        kind,
        label: label.into(),
        at,
    };
    let mut marks = Vec::new();
    if let Some(Sooner { label, at, .. }) = sooner {
        marks.push(mark(MarkKind::Cautious, label, at));
    }
    // A deadline that was missed stays, so that the user can go back to it.
    let both = match state.phase {
        Phase::Fallen { at, .. } => Some((at, at + state.account(state.turn).bank)),
        _ => deadlines(&state).map(|deadlines| (deadlines.falls, deadlines.last)),
    };
    if let Some((falls, last)) = both {
        let own = sooner.and_then(|sooner| sooner.own_label);
        let label = own.unwrap_or_else(|| texts::refill_by(whose));
        marks.push(mark(MarkKind::Falls, label, falls));
        if last > falls {
            marks.push(mark(MarkKind::Last, texts::last_moment(whose), last));
        }
    }
    marks.extend(end.map(|end| mark(MarkKind::End, texts::event_end(), end)));
    marks
}

#[component]
fn Beginning(scrub: Scrub, about: StoredValue<Scrubbed>) -> impl IntoView {
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
    let what = match ledger.steps().get(place).map(|step| step.effect) {
        Some(EntryEffect::Move { ply, .. }) => move_to(ledger.line(), ply),
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
