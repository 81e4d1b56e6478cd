//! The note that another tab is writing: [`Following`].

use leptos::prelude::*;

use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::text;

/// Says why nothing can be entered while another tab writes.
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
                {text::correspondence().common.following}
            </p>
        </Show>
    }
}
