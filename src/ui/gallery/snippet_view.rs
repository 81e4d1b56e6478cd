//! The chosen view itself, and the HTML to copy.

use leptos::prelude::*;

use super::Gallery;
use crate::embed::options::{OptionsDraft, Size};
use crate::embed::parameter::{Parameter, VIEWS};
use crate::embed::snippet;
use crate::platform::resize_observer::on_height;
use crate::platform::{clipboard, location, network, script};
use crate::ui::el::{El, el, text, watch, when};
use crate::ui::text::learn;
use crate::ui::widgets::listener::use_listener;

/// The element's script, which stands beside the page.
const SCRIPT: &str = "embed.js";

/// The preview, and the snippets below it.
pub(super) fn snippet_view(gallery: Gallery) -> El {
    let words = &learn().gallery;
    let height = RwSignal::new(0);
    let element = move || snippet::element(&folder(), &gallery.chosen());
    let frame = move || {
        let title = ["Zeitnot: ", name(&gallery.view())].concat();
        // Without a preview nothing is measured.
        let height = match height.get() {
            0 => Size::MEDIUM.pixels(),
            height => height,
        };
        snippet::frame(&folder(), &gallery.chosen(), &title, height)
    };
    el("div")
        .class("gallery-made")
        .child(
            el("section")
                .child(el("h2").child(words.preview))
                .child(preview(gallery, height)),
        )
        .child(copied("element", words.snippet, words.snippet_why, element))
        .child(copied("frame", words.plain, words.plain_why, frame))
}

/// The folder of this very page, which has the script and the frame's page too.
fn folder() -> String {
    let mut address = location::address();
    let end = address.rfind('/').map_or(0, |place| place + 1);
    address.truncate(end);
    address
}

fn name(view: &str) -> &'static str {
    let place = VIEWS.iter().position(|known| *known == view);
    place.map_or("", |place| learn().gallery.views[place].0)
}

/// The real element, in this very page. Its frame is of no origin, so that
/// nothing of it is kept on the device: without a network it is words, unless
/// it was there before.
fn preview(gallery: Gallery, height: RwSignal<u16>) -> El {
    script::load(SCRIPT);
    let chosen = Memo::new(move |_| gallery.chosen());
    let is_online = RwSignal::new(network::is_online());
    let listeners = StoredValue::new_local(network::on_change(move |now| {
        let _ = is_online.try_set(now);
    }));
    on_cleanup(move || drop(listeners.try_update_value(|all| all.each_mut().map(Option::take))));

    // These load the frame anew.
    let program = Memo::new(move |_| {
        chosen.with(|chosen| {
            [Parameter::View, Parameter::Lang].map(|of| chosen.get(of).map(str::to_owned))
        })
    });
    let is_ready = RwSignal::new(false);
    watch(move || {
        program.get();
        is_ready.set(false);
    });
    let can_be_seen = move || is_online.get() || is_ready.get();
    el("div")
        .child(when(can_be_seen, move || element(chosen, height, is_ready)))
        .child(when(
            move || !can_be_seen(),
            || {
                el("p")
                    .class("quiet")
                    .attr("role", "status")
                    .child(learn().gallery.preview_offline)
            },
        ))
}

fn element(chosen: Memo<OptionsDraft>, height: RwSignal<u16>, is_ready: RwSignal<bool>) -> El {
    let mut element = el("zeitnot-embed")
        .attr("title", learn().gallery.preview)
        .on("zeitnot:ready", move |_| is_ready.set(true));
    for parameter in Parameter::ALL {
        element = element.attr_with(parameter.name(), move || {
            chosen.with(|chosen| chosen.get(parameter).map(str::to_owned))
        });
    }
    let watched = on_height(element.node(), move |now| {
        let _ = height.try_set(now);
    });
    use_listener(watched);
    el("div").class("gallery-preview").child(element)
}

/// A text to copy.
fn copied(
    act: &'static str,
    title: &'static str,
    why: &'static str,
    snippet_view: impl Fn() -> String + Copy + Send + Sync + 'static,
) -> El {
    let words = &learn().gallery;
    let said = RwSignal::new("");
    let snippet_view = Memo::new(move |_| snippet_view());
    el("section")
        .class("gallery-snippet")
        .child(el("h2").child(title))
        .child(el("p").class("quiet").child(why))
        .child(
            el("pre")
                .attr("tabindex", "0")
                .attr("dir", "ltr")
                .attr("data-snippet", act)
                .attr("aria-label", title)
                .child(el("code").child(text(move || snippet_view.get()))),
        )
        .child(
            el("p")
                .class("gallery-copy")
                .child(
                    el("button")
                        .class(if act == "element" { "main" } else { "" })
                        .attr("type", "button")
                        .attr("data-act", ["copy-", act].concat())
                        .on("click", move |_| {
                            clipboard::write(&snippet_view.get_untracked(), move |done| {
                                let words = &learn().gallery;
                                let word = if done { words.copied } else { words.not_copied };
                                let _ = said.try_set(word);
                            });
                        })
                        .child(words.copy),
                )
                .child(
                    el("span")
                        .class("quiet")
                        .attr("role", "status")
                        .child(text(move || {
                            // Of another text nothing was copied yet.
                            said.get()
                        })),
                ),
        )
}
