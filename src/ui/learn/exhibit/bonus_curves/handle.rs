//! The handle on the chosen curve, a slider for the keyboard: [`Handle`].

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::scale::{decimal, point, position_in_words, tenths};
use crate::lessons::exhibit::curves::{CurvesAct, CurvesState};
use crate::platform::dom::DomEvent;
use crate::platform::keyboard::KeyPress;
use crate::platform::listener::prevent_default;
use crate::time::Millis;
use crate::ui::text::learn as texts;

/// Shows the handle. Keys move it, also by less than a segment of the curve.
#[component]
pub(super) fn Handle(state: Memo<CurvesState>, on_act: Callback<CurvesAct>) -> impl IntoView {
    let extra = state.with_untracked(|state| state.exhibit().extra);
    let press = move |event: KeyboardEvent| {
        let event = DomEvent::from(event);
        let left = state.with_untracked(|state| state.left);
        if let Some(to) = event.key().and_then(|key| step(&key, left, extra)) {
            prevent_default(&event);
            event.stop();
            on_act.run(CurvesAct::Drag(to));
        }
    };
    let transform = move || {
        let (x, y) = state.with(point);
        ["translate(", &tenths(x), " ", &tenths(y), ")"].concat()
    };
    view! {
        <g
            class="exc-handle"
            role="slider"
            tabindex="0"
            aria-label=texts::curves::left()
            aria-describedby="exc-hint"
            aria-valuemin="0"
            aria-valuemax=decimal(extra)
            aria-valuenow=move || decimal(state.with(|state| state.left))
            aria-valuetext=move || state.with(position_in_words)
            transform=transform
            on:keydown=press
        >
            // An invisible target of a finger's size, also on a phone 320 pixels wide.
            <circle class="reach" r="28"></circle>
            <circle class="ring" r="15"></circle>
            <circle class="knob" r="9"></circle>
        </g>
    }
}

/// Says how much time is left after a key press.
fn step(key: &KeyPress, left: Millis, extra: Millis) -> Option<Millis> {
    if key.modified {
        return None;
    }
    let (small, large) = if key.shift {
        (Millis::new(100), Millis::seconds(1))
    } else {
        (Millis::seconds(1), Millis::seconds(5))
    };
    let to = match key.key.as_str() {
        "ArrowLeft" | "ArrowDown" => left - small,
        "ArrowRight" | "ArrowUp" => left + small,
        "PageDown" => left - large,
        "PageUp" => left + large,
        "Home" => Millis::ZERO,
        "End" => extra,
        _ => return None,
    };
    Some(to.clamp(Millis::ZERO, extra))
}
