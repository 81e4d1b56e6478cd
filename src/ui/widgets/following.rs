//! The note that another tab is writing: [`Following`].

use leptos::prelude::*;

use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::text;

/// Says why nothing can be entered while another tab writes, and takes over from it.
#[component]
pub(crate) fn Following(
    /// The page's own class for it.
    #[prop(default = "refusal")]
    class: &'static str,
) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    view! {
        <Show when=move || correspondence.following.get()>
            <p class=class role="status">
                <span>{text::correspondence::common::following()}</span>
                " "
                <button
                    type="button"
                    data-act="take-over"
                    on:click=move |_| correspondence.take_over()
                >
                    {text::correspondence::common::take_over()}
                </button>
            </p>
        </Show>
    }
}
