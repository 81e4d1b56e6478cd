//! The bonus rules as curves: what a press on extra time gives, by the time left. A handle is
//! dragged along them; the figures are exact.

use leptos::prelude::*;

use crate::clock::BonusRule;
use crate::lessons::exhibit::curves::{CurvesAct, CurvesExhibit, CurvesState};
use crate::platform::keyboard::KeyPress;
use crate::time::Millis;
use crate::ui::el::{El, el, svg, text};
use crate::ui::text::{learn, t};
use crate::ui::widgets::choice::radio;

/// Size of the drawing in its own units, and margins for the numbers.
const WIDTH: i64 = 360;
const HEIGHT: i64 = 220;
const START: i64 = 54;
const END: i64 = 346;
const TOP: i64 = 20;
const BASE: i64 = 176;
/// Segments per curve; knees of usual settings fall on their ends.
const PIECES: i64 = 120;
/// Number of intervals between labelled times.
const NUMBERS: i64 = 6;

/// The curves for an exhibit and its state.
pub(crate) fn curves(
    exhibit: CurvesExhibit,
    state: Memo<Option<CurvesState>>,
    act: impl Fn(CurvesAct) + Copy + 'static,
) -> El {
    let read = move |read: fn(&CurvesState) -> Millis| {
        move || {
            state
                .with(|state| state.as_ref().map(read))
                .unwrap_or_default()
        }
    };
    let words = &learn().double_flag;
    let figure = |name: &str, label: &'static str, value: fn(&CurvesState) -> Millis| {
        el("div").child(el("dt").child(label)).child(
            el("dd")
                .class("num")
                .attr("data-figure", name)
                .child(text(move || (words.seconds)(read(value)()))),
        )
    };
    let place = move || {
        state
            .with(|state| state.as_ref().map(place))
            .unwrap_or_default()
    };
    let pressed = move || state.with(|state| state.is_some_and(|state| state.pressed > 0));
    el("div")
        .class("exc")
        .child(plot(act, exhibit, state))
        .child(
            el("p")
                .class("exc-hint note")
                .attr("id", "exc-hint")
                .child(words.drag),
        )
        .child((exhibit.rules.len() > 1).then(|| rules(act, exhibit, state)))
        .child(
            el("dl")
                .class("exc-figures")
                .child(figure("left", words.left, |state| state.left))
                .child(figure("gives", words.gives, CurvesState::gain))
                .child(figure("after", words.after, |state| {
                    state.after(state.rule)
                })),
        )
        .child(
            el("button")
                .class("exc-press")
                .attr("type", "button")
                .attr("data-act", "press")
                .on("click", move |_| act(CurvesAct::Press))
                .child(words.press),
        )
        .child(
            el("span")
                .class("unseen")
                .attr("role", "status")
                .child(text(move || pressed().then(place))),
        )
}

/// The handle's position in words.
fn place(state: &CurvesState) -> String {
    (learn().double_flag.place)(state.left, state.after(state.rule))
}

fn gain(exhibit: &CurvesExhibit, rule: BonusRule, left: Millis) -> Millis {
    rule.after_press(left, exhibit.extra, exhibit.bonus) - left
}

/// In tenths of a unit.
fn x_of(exhibit: &CurvesExhibit, left: Millis) -> i64 {
    START * 10 + left.get() * (END - START) * 10 / exhibit.extra.get().max(1)
}

/// In tenths of a unit.
fn y_of(exhibit: &CurvesExhibit, gain: Millis) -> i64 {
    BASE * 10 - gain.get() * (BASE - TOP) * 10 / exhibit.bonus.get().max(1)
}

fn tenths(of: i64) -> String {
    [&(of / 10).to_string(), ".", &(of % 10).abs().to_string()].concat()
}

/// The curves with the handle on the chosen one. Touching the plot moves the handle there.
fn plot(
    act: impl Fn(CurvesAct) + Copy + 'static,
    exhibit: CurvesExhibit,
    state: Memo<Option<CurvesState>>,
) -> El {
    let chosen = move || state.with(|state| state.map_or(BonusRule::default(), |state| state.rule));
    let left = move || state.with(|state| state.map_or(Millis::ZERO, |state| state.left));
    let seconds = learn().double_flag.seconds;
    let curves: Vec<El> = exhibit
        .rules
        .iter()
        .map(|&rule| {
            svg("path")
                .class("exc-curve")
                .attr("data-rule", name(rule))
                .attr("d", path(&exhibit, rule))
        })
        .collect();
    let number = |x: i64, y: i64, anchor: &str, words: String| {
        svg("text")
            .attr("x", x.to_string())
            .attr("y", y.to_string())
            .attr("text-anchor", anchor)
            .child(words)
    };
    let scale: Vec<El> = (0..=NUMBERS)
        .map(|i| Millis::new(exhibit.extra.get() * i / NUMBERS))
        .map(|at| number(x_of(&exhibit, at) / 10, BASE + 18, "middle", short(at)))
        .collect();
    let line = |class: &str, d: String| svg("path").class(class).attr("d", d);
    let base = [
        "M",
        &START.to_string(),
        " ",
        &TOP.to_string(),
        "V",
        &BASE.to_string(),
        "H",
        &END.to_string(),
    ]
    .concat();
    let x = move || tenths(x_of(&exhibit, left()));
    let y = move || tenths(y_of(&exhibit, gain(&exhibit, chosen(), left())));
    let handle = svg("g")
        .class("exc-handle")
        .attr("role", "slider")
        .attr("tabindex", "0")
        .attr("aria-label", learn().double_flag.left)
        .attr("aria-describedby", "exc-hint")
        .attr("aria-valuemin", "0")
        .attr("aria-valuemax", decimal(exhibit.extra))
        .attr_with("aria-valuenow", move || decimal(left()))
        .attr_with("aria-valuetext", move || {
            state.with(|state| state.as_ref().map(place))
        })
        .attr_with("transform", move || {
            ["translate(", &x(), " ", &y(), ")"].concat()
        })
        .on("keydown", move |event| {
            let Some(key) = event.key() else { return };
            if let Some(to) = step(&key, untrack(left), exhibit.extra) {
                event.prevent_default();
                event.stop();
                act(CurvesAct::Drag(to));
            }
        })
        // An invisible, finger-sized target.
        .child(svg("circle").class("reach").attr("r", "24"))
        .child(svg("circle").class("ring").attr("r", "15"))
        .child(svg("circle").class("knob").attr("r", "9"));
    let dropped = move || ["M", &x(), " ", &y(), "V", &BASE.to_string()].concat();
    let drawing = svg("svg")
        .class("exc-plot")
        .attr(
            "viewBox",
            ["0 0 ", &WIDTH.to_string(), " ", &HEIGHT.to_string()].concat(),
        )
        .attr("role", "group")
        .attr("aria-label", learn().double_flag.curves)
        .child(line("exc-axis", base))
        .child(scale)
        .child(number(
            // Leaves space for the handle.
            START - 20,
            TOP + 4,
            "end",
            ["+", &short(exhibit.bonus)].concat(),
        ))
        .child(number(START - 6, BASE + 4, "end", "0".into()))
        .child(number(
            (START + END) / 2,
            BASE + 36,
            "middle",
            learn().double_flag.left.into(),
        ))
        .child(curves)
        .child(
            svg("path")
                .class("exc-curve chosen")
                .attr_with("data-rule", move || name(chosen()))
                .attr_with("d", move || path(&exhibit, chosen())),
        )
        .child(svg("path").class("exc-drop").attr_with("d", dropped))
        .child(
            svg("text")
                .class("exc-gain")
                .attr_with("x", move || {
                    (x_of(&exhibit, left()) / 10)
                        .clamp(64, END - 34)
                        .to_string()
                })
                .attr_with("y", move || {
                    let y = y_of(&exhibit, gain(&exhibit, chosen(), left()));
                    // Below the curve, where there is space.
                    tenths((y + 280).min(BASE * 10 - 60))
                })
                .attr("text-anchor", "middle")
                .child(text(move || {
                    ["+", &seconds(gain(&exhibit, chosen(), left()))].concat()
                })),
        )
        .child(handle);
    dragged(drawing, act, exhibit)
}

/// Lets a pressed pointer drag the handle.
fn dragged(drawing: El, act: impl Fn(CurvesAct) + Copy + 'static, exhibit: CurvesExhibit) -> El {
    let held = StoredValue::new(None::<i32>);
    let node = drawing.node().clone();
    let capture = node.clone();
    let go = move |x: i32| {
        let Some(field) = node.rectangle().filter(|field| field.width > 0.0) else {
            return;
        };
        let at = (f64::from(x) - field.left) * WIDTH as f64 / field.width;
        let share = (at - START as f64) / (END - START) as f64;
        // Dragging moves in curve segments; keys allow finer steps.
        let piece = (share.clamp(0.0, 1.0) * PIECES as f64).round() as i64;
        let left = Millis::new(exhibit.extra.get() * piece / PIECES);
        act(CurvesAct::Drag(left));
    };
    let moved = go.clone();
    drawing
        .attr("dir", "ltr")
        .on("pointerdown", move |event| {
            let Some(pointer) = event.pointer().filter(|pointer| pointer.button == 0) else {
                return;
            };
            held.set_value(Some(pointer.id));
            capture.capture_pointer(pointer.id);
            go(pointer.x);
        })
        .on("pointermove", move |event| {
            if let Some(pointer) = event.pointer()
                && held.get_value() == Some(pointer.id)
            {
                moved(pointer.x);
            }
        })
        .on("pointerup", move |_| held.set_value(None))
        .on("pointercancel", move |_| held.set_value(None))
}

/// The time left after a key press.
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

/// The choice of rule, each with its bonus here.
fn rules(
    act: impl Fn(CurvesAct) + Copy + 'static,
    exhibit: CurvesExhibit,
    state: Memo<Option<CurvesState>>,
) -> El {
    let seconds = learn().double_flag.seconds;
    let choices: Vec<El> = exhibit
        .rules
        .iter()
        .map(|&rule| {
            let chosen = move || state.with(|state| state.is_some_and(|state| state.rule == rule));
            let gives = move || {
                let left = state.with(|state| state.map_or(Millis::ZERO, |state| state.left));
                ["+", &seconds(gain(&exhibit, rule, left))].concat()
            };
            el("label")
                .class("exc-rule")
                .attr("data-rule", name(rule))
                .child(radio("exc-rule", name(rule), chosen, move || {
                    act(CurvesAct::Choose(rule));
                }))
                .child(key_of(rule))
                .child(el("span").child((t().editor.rule_name)(rule)))
                .child(el("span").class("num").child(text(gives)))
        })
        .collect();
    el("div")
        .class("exc-rules")
        .attr("role", "radiogroup")
        .attr("aria-label", t().editor.rule)
        .child(choices)
}

/// A legend sample of the rule's line.
fn key_of(rule: BonusRule) -> El {
    svg("svg")
        .class("exc-key")
        .attr("viewBox", "0 0 36 8")
        .attr("aria-hidden", "true")
        .child(
            svg("path")
                .class("exc-curve")
                .attr("data-rule", name(rule))
                .attr("d", "M0 4H36"),
        )
}

fn path(exhibit: &CurvesExhibit, rule: BonusRule) -> String {
    let mut path = String::new();
    for i in 0..=PIECES {
        let left = Millis::new(exhibit.extra.get() * i / PIECES);
        path.push_str(if i == 0 { "M" } else { "L" });
        path.push_str(&tenths(x_of(exhibit, left)));
        path.push(' ');
        path.push_str(&tenths(y_of(exhibit, gain(exhibit, rule, left))));
    }
    path
}

fn name(rule: BonusRule) -> &'static str {
    match rule {
        BonusRule::Hybrid => "hybrid",
        BonusRule::Truncated => "truncated",
        BonusRule::Linear => "linear",
    }
}

/// Seconds as a machine-readable number.
fn decimal(time: Millis) -> String {
    crate::time::exact_seconds(time, '.')
}

/// Whole seconds for the axis labels.
fn short(time: Millis) -> String {
    (time.get() / 1_000).to_string()
}
