//! The strip between the halves: a pause button while a clock runs, navigation while none does.

use leptos::prelude::*;

use super::resting_bar::resting_bar;
use crate::clock::view::bar::BarView;
use crate::clock::{Claimant, Event, Phase, Seat, notation};
use crate::platform::{fullscreen, scroll};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::el::{El, dynamic, el, svg, text, watch, when};
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::t;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::notices::brief;
use crate::ui::widgets::panel::Panel;

/// The strip, which opens the panel.
pub(crate) fn bar(panel: Panel) -> El {
    let clock = expect_context::<ClockController>();
    let shown = clock.bar;
    let running = Memo::new(move |_| matches!(shown.get(), BarView::Running { .. }));
    let ready = Memo::new(move |_| matches!(shown.get(), BarView::Ready { .. }));
    dynamic(move || {
        if running.get() {
            running_bar(clock, panel)
        } else if ready.get() {
            ready_bar(clock)
        } else {
            resting_bar(panel)
        }
    })
}

/// Whether a place in the window is nearer to its upper edge.
fn is_in_upper_half(y: i32) -> bool {
    f64::from(y) < scroll::height() / 2.0
}

fn running_bar(clock: ClockController, panel: Panel) -> El {
    let to_note = move || matches!(clock.bar.get(), BarView::Running { to_note: true, .. });
    let middle = el("span")
        .class("middle")
        .child(
            el("button")
                .class("pause")
                .attr("data-act", "pause")
                .attr("aria-label", t().face.pause)
                .attr("aria-keyshortcuts", "Space")
                .on("pointerdown", move |event| {
                    event.prevent_default();
                    // Who is nearer reads it.
                    let (_, [_, y]) = event.place();
                    panel.is_turned.set(is_in_upper_half(y));
                    clock.pause(event.time_stamp());
                })
                .on("click", move |event| {
                    if event.is_without_pointer() {
                        panel.is_turned.set(false);
                        clock.pause(event.time_stamp());
                    }
                })
                // Keeps the touch from ending in a click on the panel.
                .on("touchstart", |event| event.prevent_default())
                .child(Icon::Pause.view()),
        )
        .child(when(to_note, move || {
            el("button")
                .class("claim")
                .attr("data-act", "note-flag")
                .on("click", move |_| {
                    let _ = clock.act(Event::ClaimFlag(Claimant::Arbiter));
                })
                .child(t().face.note_flag)
        }));
    el("div")
        .class("bar running")
        .child(scale(clock, Seat::Second))
        .child(middle)
        .child(scale(clock, Seat::First))
        .child(brief())
}

/// The seconds of a player's minute, at the player's right hand, and the mark that moves on them.
fn scale(clock: ClockController, seat: Seat) -> El {
    let second = Memo::new(move |_| {
        clock.face.with(|face| {
            let side = face.sides.get(face.at_seat(seat));
            side.digits.second()
        })
    });
    let runs = Memo::new(move |_| {
        clock.face.with(|face| match face.phase {
            Phase::Running(turn) => turn.side == face.at_seat(seat),
            _ => false,
        })
    });
    let low = move || {
        clock
            .face
            .with(|face| face.sides.get(face.at_seat(seat)).low)
    };
    let needle = el("span")
        .class("needle")
        .class_with("now", move || runs.get())
        .class_with("low", low);
    let node = needle.node().clone();
    watch(move || node.set_number("--second", second.get() as f64));
    let ticks = |class: &str, path: &str| svg("path").class(class).attr("d", path);
    let figure = |second: &str| el("span").attr("data-second", second).child(second);
    el("span")
        .class("scale")
        .attr("data-seat", seat.name())
        .attr("aria-hidden", "true")
        .child(
            svg("svg")
                .attr("viewBox", "0 0 60 56")
                .attr("preserveAspectRatio", "none")
                .child(ticks("seconds", SECONDS))
                .child(ticks("fives", FIVES)),
        )
        .child(["15", "30", "45"].map(figure))
        .child(needle)
}

/// The ticks of the scale: a unit is a second.
const SECONDS: &str = "M1 56v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9\
                       m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9\
                       m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9\
                       m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9\
                       m2 9v-9m1 9v-9m1 9v-9m1 9v-9";
const FIVES: &str = "M0 56v-24m5 24v-16m5 16v-16m5 16v-24m5 24v-16m5 16v-16m5 16v-24m5 24v-16m5 16v-16\
                     m5 16v-24m5 24v-16m5 16v-16m5 16v-24";

fn ready_bar(clock: ClockController) -> El {
    let control = move || {
        clock
            .game
            .with(|game| notation::print(&game.clock.setup().draft().controls))
    };
    let starts_in = move || match clock.bar.get() {
        BarView::Ready { starts_in } => starts_in,
        _ => None,
    };
    let hint = move || match starts_in() {
        Some(left) => (t().face.starts_in)(&left.to_string()),
        None => match clock.game.with(|game| game.clock.setup().included_bonus()) {
            Some(bonus) => (t().face.first_included)(bonus),
            None => t().face.change_control.into(),
        },
    };
    let link = |act: &str, route: Route, label: &str, icon: Icon| {
        el("a")
            .class("tool")
            .attr("data-act", act)
            .attr("href", route.href())
            .attr("aria-label", label)
            .child(icon.view())
    };
    el("nav")
        .class("bar ready")
        .attr("aria-label", t().face.menu)
        .child(link("home", Route::Home, t().common.home, Icon::Home))
        .child(link("board", Route::Board, t().beside.title, Icon::Board))
        .child(
            el("button")
                .class("tool")
                .attr("data-act", "turn")
                .attr("aria-label", t().face.swap_view)
                .on("click", move |_| {
                    clock
                        .context
                        .set(|settings| settings.mirrored = !settings.mirrored);
                })
                .child(Icon::Turn.view()),
        )
        .child(when(move || starts_in().is_some(), move || put_off(clock)))
        .child(
            el("a")
                .class("control")
                .attr("data-act", "controls")
                .attr("href", Route::Manage(ManageRoute::Controls).href())
                .child(el("span").class("notation").child(text(control)))
                .child(el("span").class("hint").child(text(hint))),
        )
        .child(fullscreen::is_supported().then(full_screen))
        .child(link(
            "settings",
            Route::Manage(ManageRoute::Settings),
            t().common.settings,
            Icon::Settings,
        ))
}

/// Stops the clocks before they start, which postpones a scheduled start (6.5).
fn put_off(clock: ClockController) -> El {
    el("button")
        .class("tool")
        .attr("data-act", "put-off")
        .attr("aria-label", t().face.put_off)
        .on("click", move |event| clock.pause(event.time_stamp()))
        .child(Icon::Pause.view())
}

fn full_screen() -> El {
    let full = RwSignal::new(fullscreen::is_active());
    use_listener(fullscreen::on_change(move |active| full.set(active)));
    el("button")
        .class("tool")
        .attr("data-act", "full-screen")
        .attr_with("aria-label", move || {
            if full.get() {
                t().face.leave_full_screen
            } else {
                t().face.full_screen
            }
        })
        .on("click", |_| fullscreen::toggle())
        .child(dynamic(move || {
            if full.get() {
                Icon::LeaveFullScreen.view()
            } else {
                Icon::FullScreen.view()
            }
        }))
}
