//! The clock page: two halves, and one strip between them.

mod bar;

use std::cell::Cell;
use std::rc::Rc;

use leptos::prelude::*;

use crate::clock::view::bar::Switch;
use crate::clock::view::key::KeyAction;
use crate::clock::view::placement::{Arrangement, Placement};
use crate::clock::{Event, Phase, Seat};
use crate::platform::gesture::on_gesture;
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::platform::media::Query;
use crate::platform::{early, fullscreen};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::loader::Loader;
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::{self, base};
use crate::ui::watch::watch;
use crate::ui::widgets::clock_layout::layout_name;
use crate::ui::widgets::half::Half;
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::notices::{UrgentNotices, WordsOfNotices};
use crate::ui::widgets::panel::{LazyPanel, Panel, PanelPlace};
use bar::Bar;

#[component]
pub(crate) fn ClockPage() -> impl IntoView {
    let (loader, clock) = (
        expect_context::<Loader>(),
        expect_context::<ClockController>(),
    );
    clock.want_board(false);
    let panel = Panel::new(clock, PanelPlace::Clock);
    let is_open = panel.is_open;
    use_listener(on_key_down(move |key| on_key(clock, panel.wanted, key)));
    fill_the_screen();
    let is_running = Memo::new(move |_| matches!(clock.phase.get(), Phase::Running(_)));
    let placement = Memo::new(move |_| clock.placement());
    let turned = move || placement.with(|placement| placement.turned.angle());
    // The strip stays until the code that draws the panel is here.
    let is_panel_shown = Memo::new(move |_| is_open.get() && loader.late().is_some());
    let bar = move || match (loader.is_seen(), is_panel_shown.get()) {
        (false, _) => view! { <div class="bar"></div> }.into_any(),
        (true, false) => view! { <Bar panel/> }.into_any(),
        (true, true) => ().into_any(),
    };
    // A player may have touched a half while the app was loading.
    if let Some((seat, time_stamp)) = early::press() {
        clock.press_early(seat, time_stamp);
    }
    let parts = Memo::new(move |_| placement.with(|placement| parts_as_read(*placement)));
    let part = move |part| match part {
        Part::Seat(seat) => view! { <SeatPlace seat is_panel_open=is_open/> }.into_any(),
        Part::Strip => view! {
            <Show when=move || loader.is_seen()>
                <TableNotices is_running is_open/>
            </Show>
            {bar}
            <Show when=move || loader.is_seen()>
                <LazyPanel panel/>
            </Show>
        }
        .into_any(),
    };
    view! {
        <main
            class="clock"
            class:exchanged=Signal::derive(move || placement.with(|placement| placement.exchanged))
            class:live=Signal::derive(move || is_running.get())
            data-layout=Signal::derive(move || {
                Some(layout_name(placement.with(|placement| placement.arrangement)))
            })
            data-turned=move || Some(turned()).filter(|angle| *angle > 0)
        >
            <h1 class="unseen">{base::common::clock()}</h1>
            <For each=move || parts.get() key=|part| *part children=part/>
        </main>
        <Show when=move || loader.is_seen()>
            <ClockAnnouncements/>
        </Show>
        {move || loader.late().map(|draw| untrack(draw.defaults))}
    }
}

/// A part of the page.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Part {
    /// A half, and the name of its player.
    Seat(Seat),
    /// The notices, and the bar or the panel.
    Strip,
}

/// In the document the parts have the order in which they are read: the keyboard goes from one to
/// the next, and a screen reader says them so.
const fn parts_as_read(placement: Placement) -> [Part; 3] {
    let [one, other] = placement.seats_as_read();
    let [one, other] = [Part::Seat(one), Part::Seat(other)];
    match placement.arrangement {
        Arrangement::FaceToFace => [one, Part::Strip, other],
        Arrangement::SideBySide => [one, other, Part::Strip],
    }
}

/// Notices beside the bar, so that they cover neither half. The open panel shows them itself.
#[component]
fn TableNotices(is_running: Memo<bool>, is_open: Memo<bool>) -> impl IntoView {
    let loader = expect_context::<Loader>();
    move || match (is_running.get(), is_open.get(), loader.late()) {
        (true, ..) => Some(view! { <UrgentNotices/> }.into_any()),
        (false, true, _) => None,
        (false, false, Some(draw)) => Some(untrack(draw.notices)),
        (false, false, None) => loader
            .has_no_late()
            .then(|| view! { <WordsOfNotices/> }.into_any()),
    }
}

/// The half of the clock at a seat, which is out of reach while the panel is open, for the keyboard
/// too; and over it the player's name.
#[component]
fn SeatPlace(seat: Seat, is_panel_open: Memo<bool>) -> impl IntoView {
    let loader = expect_context::<Loader>();
    view! {
        <div class="seat" inert=move || is_panel_open.get()>
            <Half seat/>
        </div>
        {move || loader.late().map(|draw| untrack(|| (draw.player)(seat, is_panel_open)))}
    }
}

/// An installed clock fills the whole screen. On a computer Chromium opens it in a window, whatever
/// the manifest says; there the first touch fills the screen, and the app does not force it on a
/// user who leaves it again.
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

/// Handles a key. `true` if it did something.
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
        // The question mark, wherever the keyboard has it.
        _ if key.key == "?" && !is_running(clock) => Route::Manage(ManageRoute::Keys).go(),
        _ => return false,
    }
    true
}

fn is_running(clock: ClockController) -> bool {
    matches!(clock.phase.get_untracked(), Phase::Running(_))
}

/// A visually hidden live region.
#[component]
fn ClockAnnouncements() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let running = Memo::new(move |_| match clock.phase.get() {
        Phase::Running(turn) => Some(turn.side),
        _ => None,
    });
    let announcement = clock.announcement;
    announcement.set(String::new());
    watch(move || {
        if let Some(side) = running.get() {
            let left = clock
                .face
                .with_untracked(|face| face.sides.get(side).time.or_zero());
            announcement.set(text::spoken::say_left(side, left));
        }
    });
    view! {
        <p class="unseen heard" role="status" aria-live="assertive">
            {move || announcement.get()}
        </p>
    }
}
