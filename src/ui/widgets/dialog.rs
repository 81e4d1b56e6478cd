//! A question above the page: [`Dialog`], and [`Modal`] for one with fields.

use leptos::html;
use leptos::prelude::*;

use crate::platform::focus;
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::back::use_back;
use crate::ui::text::shared;

/// Something above everything else on the page. Escape and Back cancel it. However it ends, the
/// focus returns to the control that it came from.
#[component]
pub(crate) fn Modal(
    label: &'static str,
    #[prop(default = "dialog")] class: &'static str,
    #[prop(into)] on_cancel: Callback<()>,
    children: Children,
) -> impl IntoView {
    let from = StoredValue::new_local(focus::holder());
    // The browser returns it only from a dialog that it has closed itself.
    on_cleanup(move || {
        let holder = from.try_update_value(Option::take).flatten();
        once(Millis::ZERO, move || {
            if focus::holder().is_none()
                && let Some(holder) = holder
            {
                holder.take_back();
            }
        });
    });
    let dialog = NodeRef::<html::Dialog>::new();
    dialog.on_load(|dialog| {
        // It throws only for a dialog that is shown already.
        let _ = dialog.show_modal();
    });
    use_back(Signal::stored(true), on_cancel);
    view! {
        <dialog class=class node_ref=dialog aria-label=label on:close=move |_| on_cancel.run(())>
            {children()}
        </dialog>
    }
}

/// A question with what to do, and the way back.
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
    view! {
        <Modal label=question on_cancel>
            <p>{question}</p>
            <div class="primary">
                <button class="main" data-act=act on:click=move |_| on_confirm.run(())>
                    {confirm}
                </button>
                <button data-act="cancel" on:click=move |_| on_cancel.run(())>
                    {shared::common::cancel()}
                </button>
            </div>
        </Modal>
    }
}
