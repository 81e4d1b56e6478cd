//! Asking before something is entered: a form with its title, what would
//! change, the button that does it, and the way out.

use leptos::prelude::*;

use super::desk::Desk;
use super::effect::effect;
use crate::correspondence::ledger::Edit;
use crate::ui::el::{El, dynamic, el};
use crate::ui::text::t;

/// What a change would do, and the button that does it; or what it lacks.
pub fn confirm(
    desk: Desk,
    edit: impl Fn() -> Option<Edit> + Copy + 'static,
    lacks: impl Fn() -> &'static str + 'static,
    label: &'static str,
) -> El {
    let ready = move || edit().is_some_and(|edit| desk.tried(&edit).is_ok());
    let shown = el("div")
        .class("post-effect")
        .attr("aria-live", "polite")
        .child(dynamic(move || match edit() {
            None => el("p").class("quiet").child(lacks()),
            Some(edit) => match desk.tried(&edit) {
                Ok(tried) => untrack(|| effect(desk, &edit, &tried)),
                Err(why) => el("p")
                    .class("refusal")
                    .attr("role", "alert")
                    .attr("data-refused", "")
                    .child(why),
            },
        }));
    let save = el("button")
        .attr("type", "submit")
        .class("main")
        .attr("data-act", "save-entry")
        .flag_with("disabled", move || desk.post.following.get() || !ready())
        .child(label);
    el("div")
        .class("post-confirm")
        .child(shown)
        .child(el("div").class("acts two").child(save).child(cancel(desk)))
}

/// Saves a change, if it can stand.
fn enter(desk: Desk, edit: Option<Edit>) {
    let Some(edit) = edit else { return };
    if desk.post.following.get_untracked() {
        return;
    }
    if let Ok(tried) = untrack(|| desk.tried(&edit)) {
        desk.keep(tried);
    }
}

/// A form around a change, with its title.
pub fn asked(desk: Desk, title: &str, edit: impl Fn() -> Option<Edit> + 'static) -> El {
    frame(desk, title, move || enter(desk, untrack(&edit)))
}

/// A form around what is asked for, with its title and what saves it.
pub fn frame(desk: Desk, title: &str, save: impl Fn() + 'static) -> El {
    el("form")
        .class("post-ask no-print")
        .attr("novalidate", "")
        .attr("autocomplete", "off")
        .attr("aria-label", title)
        .on("submit", move |event| {
            event.prevent_default();
            save();
        })
        .on("keydown", move |event| {
            if event.key().is_some_and(|key| key.key == "Escape") {
                event.stop();
                desk.leave();
            }
        })
        .child(el("h2").attr("tabindex", "-1").child(title))
}

/// The way out.
pub fn cancel(desk: Desk) -> El {
    el("button")
        .attr("type", "button")
        .attr("data-act", "cancel-entry")
        .on("click", move |_| desk.leave())
        .child(t().common.cancel)
}
