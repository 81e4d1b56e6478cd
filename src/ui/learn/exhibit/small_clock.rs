//! One side of a clock, small, beside a board or other clocks.

use leptos::prelude::*;

use crate::clock::face::SideFace;
use crate::clock::view::half::Fallen;
use crate::clock::{Color, Face, Phase};
use crate::ui::el::{El, dynamic, el, text, when};
use crate::ui::text::t;
use crate::ui::widgets::flag::Flag;

/// A side's clock face, without a press action.
pub(super) fn small_clock(color: Color, face: Memo<Option<Face>>) -> El {
    let side = move || face.with(|face| face.map(|face| *face.sides.get(color)));
    let is = move |is: fn(&SideFace) -> bool| move || side().is_some_and(|side| is(&side));
    let state = move || face.with(|face| face.as_ref().map(|face| state_of(face, color)));
    let fallen = Memo::new(move |_| side().and_then(|side| Fallen::of(&side)));
    let holds = move || {
        face.with(|face| {
            face.is_some_and(|face| {
                let side = face.sides.get(color);
                side.first_flag && side.flag.is_none() && face.outcome.is_none()
            })
        })
    };
    el("div")
        .class("exr")
        .attr("role", "group")
        .attr("aria-label", (t().words.color)(color))
        .attr("data-color", color.name())
        .attr_with("data-state", state)
        .attr_with("data-time", move || {
            is(|side| side.in_overtime && side.first_flag)().then_some("extra")
        })
        .child(
            el("span")
                .class("exr-name")
                .attr("aria-hidden", "true")
                .child((t().words.color)(color)),
        )
        .child(
            el("span")
                .class("exr-digits num")
                .attr("role", "timer")
                .child(text(move || side().map(|side| side.digits.to_string()))),
        )
        .child(
            el("span")
                .class("exr-detail")
                .child(when(holds, || {
                    el("span").class("hold").child(t().face.draw_only)
                }))
                .child(dynamic(move || {
                    let fallen = fallen.get();
                    fallen.map(|fallen| El::of(view! { <Flag side=color fallen/> }))
                })),
        )
}

fn state_of(face: &Face, color: Color) -> &'static str {
    match face.phase {
        _ if face.sides.get(color).flag.is_some() => "fallen",
        Phase::Running(turn) if turn.side == color => "running",
        _ => "rest",
    }
}
