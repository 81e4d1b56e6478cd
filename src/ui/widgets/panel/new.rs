//! The question whether an unfinished game is to make room for a new one.

use leptos::prelude::*;

use super::Panel;
use crate::ui::text::{base, shared};

#[component]
pub(super) fn ReplaceQuestion(panel: Panel) -> impl IntoView {
    view! {
        <p class="question">{shared::panel::new_game_sure()}</p>
        <div class="primary">
            <button
                class="main"
                type="button"
                data-act="new-sure"
                on:click=move |_| panel.clock.again()
            >
                {base::controls::replaces_end()}
            </button>
        </div>
    }
}
