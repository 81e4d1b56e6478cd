//! A question that waits for an answer: [`Dialog`].

use leptos::html;
use leptos::prelude::*;

use crate::ui::text::t;

/// A question with what to do, and the way back, above everything else on the page. Escape cancels
/// it. Then the browser returns the focus to the control that it came from.
#[component]
pub(crate) fn Dialog(
    question: &'static str,
    /// The word for what to do.
    confirm: &'static str,
    /// The name by which tests find the button for it.
    act: &'static str,
    #[prop(into)] on_confirm: Callback<()>,
    #[prop(into)] on_cancel: Callback<()>,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    dialog.on_load(|dialog| {
        // It throws only for a dialog that is shown already.
        let _ = dialog.show_modal();
    });
    view! {
        <dialog
            class="dialog"
            node_ref=dialog
            aria-label=question
            on:close=move |_| on_cancel.run(())
        >
            <p>{question}</p>
            <div class="primary">
                <button class="main" data-act=act on:click=move |_| on_confirm.run(())>
                    {confirm}
                </button>
                <button data-act="cancel" on:click=move |_| on_cancel.run(())>
                    {t().common.cancel}
                </button>
            </div>
        </dialog>
    }
}
