//! The drawing of the curves, in which a pointer drags the handle: [`Plot`].

use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use leptos::svg;

use super::scale::{
    BASE, END, HEIGHT, START, TOP, WIDTH, decimal, gain_in_words, left_at, name, path, point,
    position_in_words, short, tenths, x_of,
};
use crate::clock::BonusRule;
use crate::lessons::exhibit::curves::{CurvesAct, CurvesExhibit, CurvesState};
use crate::platform::dom::{DomEvent, Node};
use crate::platform::keyboard::KeyPress;
use crate::platform::listener::prevent_default;
use crate::time::Millis;
use crate::ui::text::learn as texts;

/// The number of intervals between labelled times.
const NUMBERS: i64 = 6;

/// Draws the curves with the handle on the chosen one. A touch moves the handle there.
#[component]
pub(super) fn Plot(state: Memo<CurvesState>, on_act: Callback<CurvesAct>) -> impl IntoView {
    let exhibit = state.with_untracked(|state| *state.exhibit());
    let node = NodeRef::<svg::Svg>::new();
    let held = StoredValue::new(None::<i32>);
    let go = move |x: i32| {
        let field = node.get_untracked().map(Node::from);
        let field = field.and_then(|field| field.rectangle());
        if let Some(field) = field.filter(|field| field.width > 0.0) {
            let x = (f64::from(x) - field.left) * WIDTH as f64 / field.width;
            on_act.run(CurvesAct::Drag(left_at(&exhibit, x)));
        }
    };
    let begin = move |event: PointerEvent| {
        let pointer = DomEvent::from(event).pointer();
        let Some(pointer) = pointer.filter(|pointer| pointer.button == 0) else {
            return;
        };
        held.set_value(Some(pointer.id));
        if let Some(node) = node.get_untracked() {
            Node::from(node).capture_pointer(pointer.id);
        }
        go(pointer.x);
    };
    let drag = move |event: PointerEvent| {
        let (pointer, [x, _]) = DomEvent::from(event).place();
        if held.get_value() == Some(pointer) {
            go(x);
        }
    };
    let chosen = move || state.with(|state| state.rule);
    let curve = |&rule: &BonusRule| {
        view! { <path class="exc-curve" data-rule=name(rule) d=path(&exhibit, rule)></path> }
    };
    let dropped = move || {
        let (x, y) = state.with(point);
        ["M", &tenths(x), " ", &tenths(y), "V", &BASE.to_string()].concat()
    };
    view! {
        <svg
            class="exc-plot"
            viewBox=["0 0 ", &WIDTH.to_string(), " ", &HEIGHT.to_string()].concat()
            role="group"
            aria-label=texts::curves::curves()
            dir="ltr"
            node_ref=node
            on:pointerdown=begin
            on:pointermove=drag
            on:pointerup=move |_| held.set_value(None)
            on:pointercancel=move |_| held.set_value(None)
        >
            <Axes exhibit/>
            {exhibit.rules.iter().map(curve).collect_view()}
            <path
                class="exc-curve chosen"
                data-rule=move || name(chosen())
                d=move || path(&exhibit, chosen())
            ></path>
            <path class="exc-drop" d=dropped></path>
            <PressGain state/>
            <Handle state on_act/>
        </svg>
    }
}

/// Draws the axes with their numbers.
#[component]
fn Axes(exhibit: CurvesExhibit) -> impl IntoView {
    let number = |x: i64, y: i64, anchor: &'static str, words: String| {
        view! {
            <text x=x.to_string() y=y.to_string() text-anchor=anchor>
                {words}
            </text>
        }
    };
    let time = |i: i64| {
        let at = Millis::new(exhibit.extra.get() * i / NUMBERS);
        number(x_of(&exhibit, at) / 10, BASE + 18, "middle", short(at))
    };
    let [start, top, base, end] = [START, TOP, BASE, END].map(|n| n.to_string());
    let most = ["+", &short(exhibit.bonus)].concat();
    let left = texts::curves::left().to_owned();
    view! {
        <path class="exc-axis" d=["M", &start, " ", &top, "V", &base, "H", &end].concat()></path>
        {(0..=NUMBERS).map(time).collect_view()}
        // Leaves space for the handle.
        {number(START - 20, TOP + 4, "end", most)}
        {number(START - 6, BASE + 4, "end", "0".into())}
        {number((START + END) / 2, BASE + 36, "middle", left)}
    }
}

/// Writes beside the handle how much a press gives.
#[component]
fn PressGain(state: Memo<CurvesState>) -> impl IntoView {
    let x = move || {
        let (x, _) = state.with(point);
        (x / 10).clamp(64, END - 34).to_string()
    };
    let y = move || {
        let (_, y) = state.with(point);
        // Below the curve, where there is space.
        tenths((y + 280).min(BASE * 10 - 60))
    };
    view! {
        <text class="exc-gain" x=x y=y text-anchor="middle">
            {move || gain_in_words(state.with(CurvesState::gain))}
        </text>
    }
}

/// Shows the handle. Keys move it, also by less than a segment of the curve.
#[component]
fn Handle(state: Memo<CurvesState>, on_act: Callback<CurvesAct>) -> impl IntoView {
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
