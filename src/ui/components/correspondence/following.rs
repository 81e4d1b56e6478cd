//! The sentence that another tab writes: [`following`].

use leptos::prelude::*;

use crate::ui::correspondence::CorrespondenceStore;
use crate::ui::el::{El, el, when};
use crate::ui::text;

/// Why nothing is entered here, while another tab writes; in the class of its
/// page.
pub(crate) fn following(correspondence: CorrespondenceStore, class: &'static str) -> El {
    when(
        move || correspondence.following.get(),
        move || {
            el("p")
                .class(class)
                .attr("role", "status")
                .child(text::desk().correspondence.common.following)
        },
    )
}
