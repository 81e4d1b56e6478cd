//! The welcome on the first visit: the app in three lines.

use leptos::prelude::*;

use crate::ui::context::AppContext;
use crate::ui::el::{El, el, when};
use crate::ui::text::t;

/// The three lines, where nothing is kept yet. Once they are dismissed the
/// settings are kept, and so they are never shown again.
pub(super) fn welcome(context: AppContext) -> El {
    let storage = context.storage();
    let is_first = storage
        .versioned()
        .list("")
        .is_ok_and(|keys| keys.is_empty());
    let shown = RwSignal::new(is_first);
    when(
        move || shown.get(),
        move || {
            let lines = t().home.explains.map(|line| el("li").child(line));
            let understood = el("button")
                .attr("data-act", "understood")
                .on("click", move |_| {
                    context.settings.store(context);
                    shown.set(false);
                })
                .child(t().home.understood);
            el("section")
                .class("home-welcome")
                .attr("aria-label", t().home.welcome)
                .child(el("h2").child(t().home.welcome))
                .child(el("ul").child(lines))
                .child(understood)
        },
    )
}
