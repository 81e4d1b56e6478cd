//! The sentence that another tab writes: [`following`].

use leptos::prelude::*;

use crate::ui::el::{El, el, when};
use crate::ui::post::CorrespondenceStore;
use crate::ui::text;

/// Why nothing is entered here, while another tab writes; in the class of its
/// page.
pub fn following(post: CorrespondenceStore, class: &'static str) -> El {
    when(
        move || post.following.get(),
        move || {
            el("p")
                .class(class)
                .attr("role", "status")
                .child(text::desk().post.common.following)
        },
    )
}
