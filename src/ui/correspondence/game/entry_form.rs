//! The entry form: its title, its fields, the effect, and the buttons that save or cancel.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::draft::EntryDraft;
use super::effect::Effect;
use super::state::GamePage;
use crate::platform::listener::prevent_default;
use crate::ui::text::shared;

/// A form around an entry. Each change replays the ledger once, for both the preview and the save.
#[component]
pub(super) fn EntryForm(
    draft: EntryDraft,
    #[prop(into)] title: String,
    /// The label of the button that saves it.
    save: &'static str,
    children: Children,
) -> impl IntoView {
    let page = draft.page;
    let trial = Memo::new_with_compare(
        move |_| {
            let edit = draft.edit()?;
            let trial = page.try_edit(&edit);
            Some((edit, trial))
        },
        |_, _| true,
    );
    let is_ready = Signal::derive(move || trial.with(|trial| matches!(trial, Some((_, Ok(_))))));
    let effect = move || {
        trial.with(|trial| match trial.clone() {
            None => view! { <p class="quiet">{draft.lacks()}</p> }.into_any(),
            Some((edit, Ok(trial))) => untrack(|| view! { <Effect page edit trial/> }.into_any()),
            Some((_, Err(error))) => {
                untrack(|| view! { <Refusal why=page.why_not(&error)/> }.into_any())
            }
        })
    };
    let keep = move |()| {
        if let Some((_, Ok(trial))) = trial.get_untracked() {
            page.keep(trial);
        }
    };
    view! {
        <AskForm page title on_save=keep>
            {children()}
            <div class="correspondence-confirm">
                <div class="correspondence-effect" aria-live="polite">
                    {effect}
                </div>
                <SaveOrCancel page is_ready label=save/>
            </div>
        </AskForm>
    }
}

/// A form around the fields of an entry, with its title.
#[component]
pub(super) fn AskForm(
    page: GamePage,
    #[prop(into)] title: String,
    #[prop(into)] on_save: Callback<()>,
    children: Children,
) -> impl IntoView {
    let submit = move |event: SubmitEvent| {
        prevent_default(&event);
        if !page.correspondence.following.get_untracked() {
            on_save.run(());
        }
    };
    let label = title.clone();
    view! {
        <form
            class="correspondence-ask no-print"
            novalidate=true
            autocomplete="off"
            aria-label=label
            on:submit=submit
            on:keydown=move |event| page.leave_on_escape(&event)
        >
            <h2 tabindex="-1">{title}</h2>
            {children()}
        </form>
    }
}

/// Why something cannot be saved.
#[component]
pub(super) fn Refusal(why: String) -> impl IntoView {
    view! {
        <p class="refusal" role="alert" data-refused="">
            {why}
        </p>
    }
}

/// The button that saves the entry, once that is possible, and the button that cancels.
#[component]
pub(super) fn SaveOrCancel(
    page: GamePage,
    is_ready: Signal<bool>,
    label: &'static str,
) -> impl IntoView {
    let is_disabled = move || page.correspondence.following.get() || !is_ready.get();
    view! {
        <div class="correspondence-save stack">
            <button type="button" data-act="cancel-entry" on:click=move |_| page.leave()>
                {shared::common::cancel()}
            </button>
            <button class="main" type="submit" data-act="save-entry" disabled=is_disabled>
                {label}
            </button>
        </div>
    }
}
