//! The entry form: its title, its fields, the effect, and the buttons that save or cancel.

use leptos::prelude::*;

use super::draft::EntryDraft;
use super::effect::effect;
use super::state::GamePage;
use crate::ui::el::{Child, El, dynamic, el};
use crate::ui::text::t;

/// A form around an entry. Whenever it changes, the ledger is replayed once,
/// for what is shown and for what is saved.
pub(super) fn entry_form(
    draft: EntryDraft,
    title: &str,
    fields: impl Child,
    save: &'static str,
) -> El {
    let page = draft.page;
    let trial = Memo::new_with_compare(
        move |_| {
            let edit = draft.edit()?;
            let trial = page.try_edit(&edit);
            Some((edit, trial))
        },
        |_, _| true,
    );
    let ready = move || trial.with(|trial| matches!(trial, Some((_, Ok(_)))));
    let shown = dynamic(move || {
        trial.with(|trial| match trial {
            None => el("p").class("quiet").child(draft.lacks()),
            Some((edit, Ok(trial))) => untrack(|| effect(page, edit, trial)),
            Some((_, Err(error))) => untrack(|| refusal(page.why_not(error))),
        })
    });
    let keep = move || {
        if let Some((_, Ok(trial))) = trial.get_untracked() {
            page.keep(trial);
        }
    };
    frame(page, title, keep).child(fields).child(
        el("div")
            .class("correspondence-confirm")
            .child(
                el("div")
                    .class("correspondence-effect")
                    .attr("aria-live", "polite")
                    .child(shown),
            )
            .child(buttons(page, ready, save)),
    )
}

/// A form around what is asked for, with its title and what saves it.
pub(super) fn frame(page: GamePage, title: &str, save: impl Fn() + 'static) -> El {
    el("form")
        .class("correspondence-ask no-print")
        .attr("novalidate", "")
        .attr("autocomplete", "off")
        .attr("aria-label", title)
        .on("submit", move |event| {
            event.prevent_default();
            if !page.correspondence.following.get_untracked() {
                save();
            }
        })
        .on("keydown", move |event| {
            if event.key().is_some_and(|key| key.key == "Escape") {
                event.stop();
                page.leave();
            }
        })
        .child(el("h2").attr("tabindex", "-1").child(title))
}

/// Why something cannot be saved.
pub(super) fn refusal(why: String) -> El {
    el("p")
        .class("refusal")
        .attr("role", "alert")
        .attr("data-refused", "")
        .child(why)
}

/// The button that saves it, once it can be, and the way out.
pub(super) fn buttons(
    page: GamePage,
    ready: impl Fn() -> bool + 'static,
    label: &'static str,
) -> El {
    let save = el("button")
        .attr("type", "submit")
        .class("main")
        .attr("data-act", "save-entry")
        .flag_with("disabled", move || {
            page.correspondence.following.get() || !ready()
        })
        .child(label);
    let cancel = el("button")
        .attr("type", "button")
        .attr("data-act", "cancel-entry")
        .on("click", move |_| page.leave())
        .child(t().common.cancel);
    el("div").class("acts two").child(save).child(cancel)
}
