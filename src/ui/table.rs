//! The clock page: two halves, and one strip between them.

pub(crate) mod bar;
pub(crate) mod live_region;
mod resting_bar;

use std::cell::Cell;
use std::rc::Rc;

use leptos::prelude::*;

use crate::clock::view::bar::Switch;
use crate::clock::view::key::KeyAction;
use crate::clock::{Event, Phase, Seat};
use crate::platform::fullscreen;
use crate::platform::gesture::on_gesture;
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::platform::media::Query;
use crate::platform::start;
use crate::ui::app::App;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::el::{El, dynamic, el, several, when};
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::t;
use crate::ui::widgets::clock_layout::{face_to_face, layout_name};
use crate::ui::widgets::default_claim::default_claim;
use crate::ui::widgets::half::half;
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::notices::{notices, urgent};
use crate::ui::widgets::panel::{Panel, PanelPlace, panel};
use bar::bar;
use live_region::live_region;

pub(crate) fn clock_page() -> El {
    let (app, clock) = (expect_context::<App>(), expect_context::<ClockController>());
    clock.want_board(false);
    let panel_state = Panel::new(clock, PanelPlace::Clock);
    let Panel {
        wanted,
        is_open: open,
        ..
    } = panel_state;
    use_listener(on_key_down(move |key| on_key(clock, wanted, key)));
    fill_the_screen();
    let running = Memo::new(move |_| matches!(clock.phase.get(), Phase::Running(_)));
    let is_face_to_face = face_to_face(clock.context);
    let can_draw_panel = app.panel();
    // Until what draws it is here, the strip stays.
    let is_panel_shown = Memo::new(move |_| open.get() && can_draw_panel.with(Option::is_some));
    let main = el("main")
        .class("clock")
        .attr_with("data-layout", move || layout_name(is_face_to_face.get()))
        .class_with("mirrored", move || {
            clock.context.settings.with(|s| s.mirrored)
        })
        .class_with("live", move || running.get())
        .child(el("h1").class("unseen").child(t().common.clock))
        .child(seat(Seat::First, open))
        .child(dynamic(move || {
            match (app.is_seen(), is_panel_shown.get()) {
                (false, _) => el("div").class("bar"),
                (true, false) => untrack(|| bar(panel_state)),
                (true, true) => several(),
            }
        }))
        .child(when(move || app.is_seen(), move || panel(panel_state)))
        .child(seat(Seat::Second, open));
    let rest = move || {
        several()
            .child(live_region(clock))
            // Over the notices lies the panel, which has them itself.
            .child(when(move || !running.get() && !open.get(), notices))
            .child(when(move || running.get(), urgent))
            .child(default_claim(clock))
    };
    // Somebody has touched a half while the app was on its way.
    let early = start::early_press();
    let seat = |name: &str| Seat::ALL.into_iter().find(|seat| seat.name() == name);
    if let Some((seat, time_stamp)) = early.and_then(|(name, time)| Some((seat(&name)?, time))) {
        clock.press_early(seat, time_stamp);
    }
    several()
        .child(main)
        .child(when(move || app.is_seen(), rest))
}

/// What is at a seat. While the panel is open it is out of reach, for the keyboard too.
fn seat(seat: Seat, is_panel_open: Memo<bool>) -> El {
    el("div")
        .class("seat")
        .attr_with("inert", move || is_panel_open.get().then_some(""))
        .child(half(seat))
}

/// An installed clock has the whole screen. On a computer Chromium opens it in a
/// window, whatever the manifest says; there the first touch fills the screen,
/// and whoever leaves it again is left alone.
fn fill_the_screen() {
    if !Query::InWindow.matches() || fullscreen::is_active() {
        return;
    }
    let first = Rc::new(Cell::new(true));
    let fill = move || {
        if first.take() && !fullscreen::is_active() {
            fullscreen::enter();
        }
    };
    use_listener(on_gesture(fill));
}

/// What a key does. `true` where it did something.
fn on_key(clock: ClockController, panel: RwSignal<bool>, key: &KeyPress) -> bool {
    if key.repeat || key.modified || key.writing {
        return false;
    }
    if key.on_control && matches!(key.code.as_str(), "Space" | "Enter") {
        return false;
    }
    if let Some(clock_key) = KeyAction::at(&key.code) {
        match clock_key {
            KeyAction::Press(seat) => clock.press(seat, key.time_stamp),
            KeyAction::Switch => match clock.switch() {
                Some(Switch::Stop) => clock.pause(key.time_stamp),
                Some(Switch::Resume) => {
                    let _ = clock.act(Event::Resume);
                }
                Some(Switch::Menu) => panel.update(|open| *open = !*open),
                None => return false,
            },
            KeyAction::FullScreen => fullscreen::toggle(),
        }
        return true;
    }
    match key.code.as_str() {
        "KeyU" => match clock.game.with_untracked(|game| game.clock.undoable()) {
            Some(id) => {
                let _ = clock.act(Event::Undo(id));
            }
            None => return false,
        },
        "KeyR" => match clock.game.with_untracked(|game| game.clock.redoable()) {
            Some(id) => {
                let _ = clock.act(Event::Redo(id));
            }
            None => return false,
        },
        "Escape" => {
            if !panel.get_untracked() {
                return false;
            }
            panel.set(false);
        }
        // The question mark, wherever the keyboard has it.
        _ if key.key == "?" && !is_running(clock) => Route::Manage(ManageRoute::Keys).go(),
        _ => return false,
    }
    true
}

fn is_running(clock: ClockController) -> bool {
    matches!(clock.phase.get_untracked(), Phase::Running(_))
}
