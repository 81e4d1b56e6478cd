//! The strip while a clock runs: [`RunningBar`].

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;

use super::scale::Scale;
use crate::clock::view::bar::BarView;
use crate::clock::{Claimant, Event, Seat};
use crate::platform::dom::DomEvent;
use crate::platform::listener::prevent_default;
use crate::platform::{gesture, scroll};
use crate::ui::text::base;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::notices::BriefNotice;
use crate::ui::widgets::panel::Panel;

/// The pause button, and the seconds at each player's right hand.
#[component]
pub(super) fn RunningBar(panel: Panel) -> impl IntoView {
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
