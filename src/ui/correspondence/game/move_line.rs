//! The line into which the next moves are typed or pasted, and the button that enters them.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::effect::NewEntries;
use super::entry_fields::When;
use super::entry_form::Refusal;
use super::state::GamePage;
use super::typed_line::Undated;
use crate::correspondence::Utc;
use crate::correspondence::statement::comparison::LedgerStanding;
use crate::correspondence::trial::Trial;
use crate::platform::listener::prevent_default;
use crate::ui::text;
use crate::ui::widgets::field::Field;

/// The field for the next moves. The board shows a legal move at once, and its effect appears
/// below.
#[component]
pub(super) fn MoveLine(page: GamePage) -> impl IntoView {
    let words = &text::correspondence().game;
    let turn = page.ledger.with_untracked(|ledger| ledger.last().turn);
    let is_mine = page.mine().is_none_or(|mine| mine == turn);
    let stamp = RwSignal::new(None);
    let undated = Memo::new(move |_| page.line.with(|line| line.undated()));
    let trial = Memo::new_with_compare(move |_| page.try_line(stamp.get()), |_, _| true);
    let wrong = RwSignal::new(None::<String>);
    let write = move |text| {
        wrong.set(None);
        page.write(text);
    };
    let has_problem = move || page.line.with(|line| line.problem.is_some());
    let is_disabled = move || {
        let is_ready = trial.with(|trial| matches!(trial, Some(Ok(_)))) || has_problem();
        page.correspondence.following.get() || !is_ready
    };
    let enter = move |event: SubmitEvent| {
        prevent_default(&event);
        if page.correspondence.following.get_untracked() {
            return;
        }
        match trial.get_untracked() {
            Some(Ok(trial)) => {
                page.keep(trial);
            }
            _ => wrong.set(page.line.with_untracked(|line| line.problem.clone())),
        }
    };
    let when = move || {
        let undated = undated.get();
        untrack(|| view! { <OfUndated page undated stamp/> })
    };
    let effect = move || {
        let trial = trial.get();
        untrack(|| match trial {
            Some(Ok(trial)) => view! { <MovesEffect page trial/> }.into_any(),
            Some(Err(why)) => view! { <Refusal why/> }.into_any(),
            None if undated.get() == Undated::No || has_problem() => ().into_any(),
            None => view! { <p class="quiet">{words.nothing_yet}</p> }.into_any(),
        })
    };
    view! {
        <form
            class="correspondence-entry"
            novalidate=true
            autocomplete="off"
            on:submit=enter
            on:keydown=move |event| page.leave_on_escape(&event)
        >
            <Field
                name="move"
                label=(words.move_label)(is_mine)
                placeholder=text::play().write_a_move
                hint=words.line_hint
                value=page.typed
                on_input=write
                error=wrong
            />
            {when}
            <button class="main" type="submit" data-act="save-entry" disabled=is_disabled>
                {words.enter}
            </button>
            <div class="correspondence-effect" aria-live="polite">
                {effect}
            </div>
        </form>
    }
}

/// When the move without a date was made.
#[component]
fn OfUndated(page: GamePage, undated: Undated, stamp: RwSignal<Option<Utc>>) -> impl IntoView {
    let (index, is_now) = match undated {
        Undated::No => return None,
        Undated::Own(index) => (index, true),
        Undated::Theirs(index) => (index, false),
    };
    stamp.set(is_now.then(|| page.correspondence.this_second()));
    let of = page.line.with(|line| {
        let several = line.moves.get(index).filter(|_| line.moves.len() > 1);
        several.map(|line_move| line_move.label.clone())
    });
    Some(view! { <When page of stamp is_now/> })
}

/// The effect of the moves on the accounts, and how things stand afterwards.
#[component]
fn MovesEffect(page: GamePage, trial: Trial) -> impl IntoView {
    let added = page.ledger.with(|before| trial.added(before));
    let are_several = added.len() > 1;
    let lines = added.into_iter().map(|row| {
        let entry = are_several.then(|| page.words_of(&trial.ledger, &trial.journal, row.place));
        (entry, row)
    });
    let lines = lines.collect();
    let standing = LedgerStanding::of(&trial.ledger, page.correspondence.this_second());
    view! { <NewEntries page lines standing/> }
}
