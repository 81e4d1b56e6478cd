//! The note that another tab is writing: [`following`].

use leptos::prelude::*;

use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::{El, el, when};
use crate::ui::text;

/// Explains why nothing can be entered while another tab writes. `class` is the page's own.
pub(crate) fn following(correspondence: CorrespondenceStore, class: &'static str) -> El {
    when(
        move || correspondence.following.get(),
        move || {
            el("p")
                .class(class)
                .attr("role", "status")
                .child(text::correspondence().common.following)
        },
    )
}
