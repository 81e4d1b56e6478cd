//! The strip between the halves: a pause button while a clock runs, navigation while none does.

mod resting;

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use leptos::tachys::html::style::style;

use crate::clock::view::bar::BarView;
use crate::clock::{Claimant, Event, Phase, Seat};
use crate::platform::dom::DomEvent;
use crate::platform::listener::prevent_default;
use crate::platform::{gesture, scroll};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::base;
use crate::ui::widgets::control_words;
use crate::ui::widgets::full_screen::FullScreenButton;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::icon_button::{IconButton, IconLink};
use crate::ui::widgets::notices::BriefNotice;
use crate::ui::widgets::panel::Panel;
use resting::RestingBar;

/// The strip, which opens the panel.
#[component]
pub(super) fn Bar(panel: Panel) -> impl IntoView {
    let bar = panel.clock.bar;
    let shown = Memo::new(move |_| Shown::of(bar.get()));
    move || match shown.get() {
        Shown::Ready => view! { <ReadyBar/> }.into_any(),
        Shown::Running => view! { <RunningBar panel/> }.into_any(),
        Shown::Resting => view! { <RestingBar panel/> }.into_any(),
    }
}

/// Which strip is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Ready,
    Running,
    Resting,
}

impl Shown {
    const fn of(bar: BarView) -> Shown {
        match bar {
            BarView::Ready { .. } => Shown::Ready,
            BarView::Running { .. } => Shown::Running,
            BarView::Away(..)
            | BarView::Stopped(_)
            | BarView::PutOff
            | BarView::Fallen(_)
            | BarView::OrderUnknown
            | BarView::Ended(_) => Shown::Resting,
        }
    }
}

/// The ways out, the time control, and how the clock stands.
#[component]
fn ReadyBar() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let turn = move |()| {
        clock
            .context
            .set(|settings| settings.exchanged = !settings.exchanged);
    };
    let starts_in = move || match clock.bar.get() {
        BarView::Ready { starts_in } => starts_in,
        _ => None,
    };
    let here = move || {
        let here = clock.face.with(|face| face.sides.map(|side| side.is_here));
        base::face::are_here(here.white, here.black)
    };
    let hint = move || match starts_in() {
        Some(left) => {
            let starts = base::face::starts_in(&left.to_string());
            match here() {
                "" => starts,
                who => [who, " · ", &starts].concat(),
            }
        }
        None => match clock.game.with(|game| game.clock.setup().included_bonus()) {
            Some(bonus) => base::face::first_included(bonus),
            None => base::face::change_control().into(),
        },
    };
    let is_worded = Memo::new(move |_| control_words::is_worded(clock));
    // Words say themselves what they are, and need the room; a screen reader still says it.
    let is_label = move || is_worded.get() && hint() == base::face::change_control();
    view! {
        <nav class="bar ready" aria-label=base::face::menu()>
            <IconLink act="home" icon=Icon::Home label=base::common::home() to=Route::Home/>
            <IconLink act="board" icon=Icon::Board label=base::board::title() to=Route::Board/>
            <IconButton act="turn" icon=Icon::Turn label=base::face::swap_view() on_click=turn/>
            <Show when=move || starts_in().is_some()>
                <PutOffButton/>
            </Show>
            <a
                class="control"
                class:worded=Signal::derive(move || is_worded.get())
                data-act="controls"
                href=Route::Manage(ManageRoute::Controls).href()
            >
                <span class="notation">{move || control_words::on_clock(clock)}</span>
                <span class="hint" class:unseen=Signal::derive(is_label)>
                    {hint}
                </span>
            </a>
            <FullScreenButton/>
            <IconLink
                act="settings"
                icon=Icon::Settings
                label=base::common::settings()
                to=ManageRoute::Settings
            />
        </nav>
    }
}

/// Stops the clocks before they start, which postpones a scheduled start (6.5).
#[component]
fn PutOffButton() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    view! {
        <button
            class="tool"
            type="button"
            data-act="put-off"
            aria-label=base::face::put_off()
            on:click=move |event| clock.pause(event.time_stamp())
        >
            {Icon::Pause.view()}
        </button>
    }
}

/// The pause button, and the seconds at each player's right hand.
#[component]
fn RunningBar(panel: Panel) -> impl IntoView {
    let clock = panel.clock;
    let is_to_note = move || matches!(clock.bar.get(), BarView::Running { to_note: true, .. });
    let note = move |_| {
        let _ = clock.act(Event::ClaimFlag(Claimant::Arbiter));
    };
    view! {
        <div class="bar running">
            <Scale seat=Seat::Second/>
            <span class="middle">
                <PauseButton panel/>
                <Show when=is_to_note>
                    <button class="claim" type="button" data-act="note-flag" on:click=note>
                        {base::face::note_flag()}
                    </button>
                </Show>
            </span>
            <Scale seat=Seat::First/>
            <BriefNotice/>
        </div>
    }
}

/// Stops the clocks and turns the panel towards the player who touched the button.
#[component]
fn PauseButton(panel: Panel) -> impl IntoView {
    let Panel {
        clock, is_turned, ..
    } = panel;
    let touch = move |event: PointerEvent| {
        prevent_default(&event);
        gesture::end_without_click(&event);
        let event = DomEvent::from(event);
        // The player nearer to the touch reads the panel.
        let (_, place) = event.place();
        let turned = untrack(|| clock.placement()).turned;
        is_turned.set(is_in_upper_half(place, turned.angle()));
        clock.pause(event.time_stamp());
    };
    let press_without_pointer = move |event: MouseEvent| {
        let event = DomEvent::from(event);
        if event.is_without_pointer() {
            is_turned.set(false);
            clock.pause(event.time_stamp());
        }
    };
    view! {
        <button
            class="pause"
            type="button"
            data-act="pause"
            aria-label=base::face::pause()
            aria-keyshortcuts="Space"
            on:pointerdown=touch
            on:click=press_without_pointer
        >
            {Icon::Pause.view()}
        </button>
    }
}

/// Whether a place in the window is nearer to the upper edge of the clock, which may be turned.
fn is_in_upper_half([x, y]: [i32; 2], turned: u16) -> bool {
    let (x, y) = (f64::from(x), f64::from(y));
    match turned {
        90 => x > scroll::width() / 2.0,
        180 => y > scroll::height() / 2.0,
        270 => x < scroll::width() / 2.0,
        _ => y < scroll::height() / 2.0,
    }
}

/// The scale at a player's right hand, and the needle that moves on it.
#[component]
fn Scale(seat: Seat) -> impl IntoView {
    let face = expect_context::<ClockController>().face;
    let side = move || face.with(|face| *face.sides.get(face.at_seat(seat)));
    let second = Memo::new(move |_| side().digits.second());
    let is_low = Memo::new(move |_| side().low);
    let runs = Memo::new(move |_| {
        face.with(|face| match face.phase {
            Phase::Running(turn) => turn.side == face.at_seat(seat),
            Phase::Ready
            | Phase::Stopped(..)
            | Phase::Away(_)
            | Phase::Fallen(_)
            | Phase::Ended(_) => false,
        })
    });
    let place = Signal::derive(move || second.get().to_string());
    let figure = |second: &'static str| view! { <span data-second=second>{second}</span> };
    view! {
        <span class="scale" data-seat=seat.name() aria-hidden="true">
            <svg viewBox="0 0 60 56" preserveAspectRatio="none">
                <path class="seconds" d=SECONDS/>
                <path class="fives" d=FIVES/>
            </svg>
            {["15", "30", "45"].map(figure).collect_view()}
            <span
                class="needle"
                class:now=Signal::derive(move || runs.get())
                class:low=Signal::derive(move || is_low.get())
                {..style(("--second", place))}
            ></span>
        </span>
    }
}

/// The ticks of the scale: a unit is a second.
const SECONDS: &str = "M1 56v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9\
                       m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9\
                       m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9\
                       m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9\
                       m2 9v-9m1 9v-9m1 9v-9m1 9v-9";
const FIVES: &str = "M0 56v-24m5 24v-16m5 16v-16m5 16v-24m5 24v-16m5 16v-16m5 16v-24m5 24v-16m5 16v-16\
                     m5 16v-24m5 24v-16m5 16v-16m5 16v-24";
