//! The tiles that choose the mode: [`Modes`].

use leptos::prelude::*;

use super::form::Form;
use crate::clock::draft::{ModeKind, SetupForm};
use crate::ui::text::manage::make as texts;

/// A tile for each mode, with the course of a clock in it.
#[component]
pub(super) fn Modes(form: Form) -> impl IntoView {
    let chosen = Memo::new(move |_| form.fields.with(SetupForm::mode));
    let tile = |mode: ModeKind| {
        let (key, course) = drawing(mode);
        view! {
            <button
                class="tile mode"
                type="button"
                data-mode=key
                aria-pressed=move || if chosen.get() == mode { "true" } else { "false" }
                on:click=move |_| form.set_mode(mode)
            >
                <svg viewBox="0 0 72 40" aria-hidden="true">
                    <path d=course></path>
                </svg>
                <strong>{texts::mode_name(mode)}</strong>
                // Without the blank, a screen reader would join the two words.
                " "
                <span>{texts::mode_hint(mode)}</span>
            </button>
        }
    };
    view! {
        <div class="modes" role="group" aria-label=texts::modes()>
            {ModeKind::ALL.map(tile).collect_view()}
        </div>
    }
}

/// A mode's key, and the course of a player's time during a game.
const fn drawing(mode: ModeKind) -> (&'static str, &'static str) {
    match mode {
        ModeKind::SuddenDeath => ("sudden-death", "M4 4 68 36"),
        ModeKind::Increment => (
            "increment",
            "M4 6 14 20V13L26 27V20L38 32V25L50 36V29L60 36",
        ),
        ModeKind::Delay => ("delay", "M4 6h8l9 10h8l9 10h8l9 10h9"),
        ModeKind::Bronstein => ("bronstein", "M4 6 18 22V10L32 27V15L46 31V20L60 36"),
        ModeKind::ByoYomi => ("byo-yomi", "M4 4 30 36V24L40 36V24L50 36V24L60 36V24L68 34"),
        ModeKind::Canadian => ("canadian", "M4 4 26 36V16L47 36V16L68 36"),
        ModeKind::Hourglass => ("hourglass", "M4 6 26 28 46 12 68 32M4 34 26 12 46 28 68 8"),
        ModeKind::DoubleFlag => (
            "double-flag",
            "M4 4 36 36M36 36V18M36 18 68 36M40 36V21M45 36v-12M50 36v-9M55 36v-6",
        ),
        ModeKind::PerMove => ("per-move", "M4 8 18 26V8L32 34V8L46 22V8L60 30V8L68 18"),
        ModeKind::Upcount => ("upcount", "M4 8 32 36 60 8M52 8h8v8"),
    }
}
