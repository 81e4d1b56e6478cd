//! One side of a clock, small, beside a board or other clocks: [`SmallClock`].

use leptos::prelude::*;

use crate::clock::view::half::Fallen;
use crate::clock::{Color, Face, Phase};
use crate::ui::text::base;
use crate::ui::widgets::flag::Flag;

/// A side's clock face, without a press action.
#[component]
pub(super) fn SmallClock(
    color: Color,
    face: Memo<Option<Face>>,
    /// Where it lies beside a board, for the style sheet.
    #[prop(optional)]
    place: Option<&'static str>,
) -> impl IntoView {
    let name = base::names::color(color);
    let side = move || face.with(|face| face.map(|face| *face.sides.get(color)));
    let is_on_extra = move || side().is_some_and(|side| side.in_overtime && side.first_flag);
    let fallen = Memo::new(move |_| side().and_then(|side| Fallen::of(&side)));
    let holds = move || {
        face.with(|face| {
            face.is_some_and(|face| {
                let side = face.sides.get(color);
                side.first_flag && side.flag.is_none() && face.outcome.is_none()
            })
        })
    };
    view! {
        <div
            class="exr"
            role="group"
            aria-label=name
            data-color=color.name()
            data-state=move || face.with(|face| face.as_ref().map(|face| state_of(face, color)))
            data-time=move || is_on_extra().then_some("extra")
            data-place=place
        >
            <span class="exr-name" aria-hidden="true">
                {name}
            </span>
            <span class="exr-digits num" role="timer">
                {move || side().map(|side| side.digits.to_string())}
            </span>
            <span class="exr-detail">
                <Show when=holds>
                    <span class="hold">{base::face::draw_only()}</span>
                </Show>
                {move || fallen.get().map(|fallen| view! { <Flag side=color fallen/> })}
            </span>
        </div>
    }
}

fn state_of(face: &Face, color: Color) -> &'static str {
    match face.phase {
        _ if face.sides.get(color).flag.is_some() => "fallen",
        Phase::Running(turn) if turn.side == color => "running",
        _ => "rest",
    }
}
