//! The title of an embedded view, and the message in place of one that cannot be shown.

use crate::embed::parameter::VIEWS;
use crate::ui::el::{El, el};
use crate::ui::text::{self, learn};

/// The name of a view, as the gallery has it.
pub(super) fn name_of(view: &str) -> &'static str {
    let place = VIEWS.iter().position(|known| *known == view);
    place.map_or("", |place| learn().gallery.views[place].0)
}

/// A view with its name for who does not see it.
pub(super) fn named(view: &str, class: &str) -> El {
    el("main").class(class).attr("aria-label", name_of(view))
}

/// What cannot be shown, and why.
pub(super) fn wrong(why: &[String]) -> El {
    let lines: Vec<El> = why.iter().map(|why| el("li").child(why.as_str())).collect();
    el("div")
        .class("embed-wrong")
        .attr("role", "alert")
        .child(el("p").child(text::embed().cannot_show))
        .child(el("ul").child(lines))
}
