//! A link that has an event's parameters.

use leptos::prelude::*;

use crate::correspondence::{Event, link};
use crate::platform::{clipboard, location};
use crate::ui::el::{El, el, text};
use crate::ui::route::{EventsRoute, Route};
use crate::ui::text;

/// The link that another player opens to get the same event.
pub(super) fn href(event: &Event) -> String {
    let page = Route::from(EventsRoute::New).href();
    [&*location::address(), &*page, "?", &*link::write(event)].concat()
}

/// The link, to be copied.
pub(super) fn share(event: &Event) -> El {
    let words = &text::correspondence().events.sheet;
    let link = href(event);
    let said = RwSignal::new("");
    let field = el("textarea")
        .attr("readonly", "")
        .attr("rows", "5")
        .attr("name", "link")
        .attr("aria-label", words.link)
        .attr("spellcheck", "false")
        .child(link.as_str());
    let copy = el("button")
        .attr("data-act", "copy-link")
        .on("click", move |_| {
            clipboard::write(&link, move |copied| {
                said.set(if copied {
                    text::correspondence().events.sheet.copied
                } else {
                    text::correspondence().events.sheet.not_copied
                });
            });
        })
        .child(words.copy);
    el("section")
        .class("event-share no-print")
        .child(el("h2").child(words.share))
        .child(el("p").class("quiet").child(words.share_hint))
        .child(field)
        .child(copy)
        .child(
            el("p")
                .class("note")
                .attr("role", "status")
                .child(text(move || said.get())),
        )
}
