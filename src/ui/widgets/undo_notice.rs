//! The notice with which the last change can be undone: [`fn@UndoNotice`].

use leptos::prelude::*;

use super::icon::Icon;
use super::notice::ClosableNotice;
use crate::platform::focus;
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::text::shared;

/// Says what was changed, with a button that undoes it, as long as there is a message.
#[component]
pub(crate) fn UndoNotice(
    #[prop(into)] message: Signal<Option<String>>,
    #[prop(optional, into)] is_off: Signal<bool>,
    /// Gets the focus when the notice is gone.
    next: &'static str,
    #[prop(into)] on_undo: Callback<()>,
    #[prop(into)] on_close: Callback<()>,
) -> impl IntoView {
    // The button may have had the focus.
    Effect::new(move |was: Option<bool>| {
        let is_offered = message.with(Option::is_some);
        if was == Some(true) && !is_offered {
            once(Millis::ZERO, move || focus::offer(next));
        }
        is_offered
    });
    let line = move |words: String| {
        view! {
            <ClosableNotice name="undo" close="keep-change" on_close>
                <span dir="auto">{words}</span>
                <button
                    type="button"
                    data-act="undo-change"
                    disabled=move || is_off.get()
                    on:click=move |_| on_undo.run(())
                >
                    {Icon::Undo.view()}
                    {shared::panel::undo()}
                </button>
            </ClosableNotice>
        }
    };
    view! {
        <div class="notices no-print" role="status">
            {move || message.get().map(line)}
        </div>
    }
}
