//! The page that chooses a time control: the user's own, common ones, or a typed one.

use std::rc::Rc;

use leptos::prelude::*;

use crate::clock::Setup;
use crate::clock::notation::{self, Expected};
use crate::clock::presets::{Group, PRESETS};
use crate::percent::{STRICT, encode};
use crate::platform::{clipboard, location};
use crate::ui::context::AppContext;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::context::settings::Preset;
use crate::ui::el::{El, dynamic, el, several, text};
use crate::ui::read_control;
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::{self, bound, t};
use crate::ui::widgets::field::Field;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::page::page;

/// What is done with a setup that was chosen.
type Play = Rc<dyn Fn(Setup)>;

pub(crate) fn controls_page() -> El {
    let clock = expect_context::<ClockController>();
    // A control that was chosen while a game is being played waits for a yes.
    let waiting = RwSignal::new(None::<Setup>);
    let play: Play = Rc::new(move |setup: Setup| {
        if clock.is_idle() {
            start(clock, setup);
        } else {
            waiting.set(Some(setup));
        }
    });
    let question = dynamic(move || waiting.get().map(|setup| ask(clock, waiting, setup)));
    let groups = PRESETS.map(|(name, texts)| group(name, texts, &play));
    let body = several()
        .child(question)
        .child(typed(play.clone()))
        .child(own(clock.context, play))
        .child(groups);
    page(t().controls.title, &clock.context.play_route(), body)
}

/// Whether the game on the table is to make room.
fn ask(clock: ClockController, waiting: RwSignal<Option<Setup>>, setup: Setup) -> El {
    let replace = el("button")
        .class("main")
        .attr("data-act", "replace")
        .on("click", move |_| start(clock, setup.clone()))
        .child(t().controls.replaces_end);
    let cancel = el("button")
        .on("click", move |_| waiting.set(None))
        .child(t().common.cancel);
    el("div")
        .class("ask")
        .attr("role", "alert")
        .child(el("p").child(t().controls.replaces))
        .child(el("div").class("primary").child(replace).child(cancel))
}

fn start(clock: ClockController, setup: Setup) {
    clock.set_up(setup);
    clock.context.play_route().go();
}

/// A field for the notation, which says at once what it means.
fn typed(play: Play) -> El {
    let notation = RwSignal::new(String::new());
    let read = move || {
        let text = notation.get();
        (!text.trim().is_empty()).then(|| read_control(&text))
    };
    // A half-typed control is not yet wrong: errors come when it is sent.
    let sent = RwSignal::new(false);
    let error = move || match read() {
        Some(Err(message)) if sent.get() => message,
        None if sent.get() => (t().controls.expected)(Expected::Control).into(),
        _ => String::new(),
    };
    let meaning = move || match read() {
        Some(Ok(setup)) => bound(&(text::manage().sentence)(&setup)),
        _ => String::new(),
    };
    let field = Field::new(
        "notation",
        t().controls.type_one,
        move || notation.get(),
        move |typed| {
            sent.set(false);
            notation.set(typed);
        },
    )
    .placeholder(t().controls.type_hint)
    .error(error);
    let button = el("button")
        .class("main")
        .attr("type", "submit")
        .attr("data-act", "play-typed")
        .child(t().controls.play);
    el("form")
        .class("typed")
        .attr("novalidate", "")
        .on("submit", move |event| {
            event.prevent_default();
            sent.set(true);
            if let Some(Ok(setup)) = untrack(read) {
                play(setup);
            }
        })
        .child(field.view())
        .child(button)
        .child(
            el("p")
                .class("meaning")
                .attr("role", "status")
                .child(text(meaning)),
        )
}

fn group(name: Group, texts: &[&'static str], play: &Play) -> El {
    let button = |&text: &&'static str| {
        let play = play.clone();
        el("button")
            .class("preset")
            .attr("data-preset", text)
            .on("click", move |_| {
                if let Ok(setup) = read_control(text) {
                    play(setup);
                }
            })
            .child(text)
    };
    let buttons: Vec<El> = texts.iter().map(button).collect();
    let hint = (t().controls.group_hint)(name);
    let hint = (!hint.is_empty()).then(|| el("p").class("quiet").child(hint));
    el("section")
        .child(el("h2").child((t().words.group)(name)))
        .child(hint)
        .child(el("div").class("presets").child(buttons))
}

/// One's own time controls: to play, share, edit, reorder and delete.
fn own(context: AppContext, play: Play) -> El {
    let list = dynamic(move || {
        let presets = context.presets.get();
        if presets.is_empty() {
            return el("p").class("quiet").child(t().controls.none_own);
        }
        let count = presets.len();
        let rows: Vec<El> = presets
            .into_iter()
            .enumerate()
            .map(|(place, preset)| row(context, place, count, preset, &play))
            .collect();
        el("ul").class("own").child(rows)
    });
    let make = el("a")
        .class("button")
        .attr("data-act", "make")
        .attr("href", Route::Manage(ManageRoute::Editor(None)).href())
        .child(t().controls.new_own);
    el("section")
        .child(el("h2").child(t().controls.own))
        .child(list)
        .child(make)
}

fn row(context: AppContext, place: usize, count: usize, preset: Preset, play: &Play) -> El {
    // Another tab may have changed the list meanwhile.
    let this = StoredValue::new_local(preset.clone());
    let is_here = move |presets: &[Preset]| {
        this.with_value(|this| presets.get(place).is_some_and(|found| found == this))
    };
    let Preset { name, setup } = preset;
    let text = notation::print(&setup.draft().controls);
    let play = play.clone();
    let chosen = el("button")
        .class("preset")
        .attr("data-own", &name)
        .on("click", move |_| play(setup.clone()))
        .child(el("strong").child(name))
        .child(el("span").class("notation").child(text.as_str()));
    let swap = move |with: usize| {
        context.set_presets(|presets| {
            if is_here(presets) && with < presets.len() {
                presets.swap(place, with);
            }
        });
    };
    let mut tools = el("span").class("tools");
    if place > 0 {
        let up = tool("up", t().controls.up, Icon::Up, move || swap(place - 1));
        tools = tools.child(up);
    }
    if place + 1 < count {
        let down = move || swap(place + 1);
        tools = tools.child(tool("down", t().controls.down, Icon::Down, down));
    }
    let edit = el("a")
        .class("tool")
        .attr("data-act", "edit")
        .attr(
            "href",
            Route::Manage(ManageRoute::Editor(Some(place))).href(),
        )
        .attr("aria-label", t().controls.edit)
        .child(Icon::Edit.view());
    let sure = RwSignal::new(false);
    let delete = move || {
        if !sure.get() {
            return tool("delete", t().common.delete, Icon::Delete, move || {
                sure.set(true);
            });
        }
        el("button")
            .attr("data-act", "delete-sure")
            .on("click", move |_| {
                context.set_presets(|presets| {
                    if is_here(presets) {
                        presets.remove(place);
                    }
                });
            })
            .child(t().common.delete)
    };
    let link = move || share(context, &text);
    tools = tools
        .child(tool("share", t().controls.share, Icon::Link, link))
        .child(edit)
        .child(dynamic(delete));
    el("li").child(chosen).child(tools)
}

fn tool(name: &str, label: &str, icon: Icon, act: impl Fn() + 'static) -> El {
    el("button")
        .class("tool")
        .attr("data-act", name)
        .attr("aria-label", label)
        .on("click", move |_| act())
        .child(icon.view())
}

/// Copies a link that opens the clock with this control.
fn share(context: AppContext, text: &str) {
    let link = format!("{}#/?control={}", location::address(), encode(text, STRICT));
    clipboard::write(&link, move |copied| {
        if copied {
            context.notify(t().controls.shared.into());
        }
    });
}
