//! The clock on home: the time control that would be played, or the game to go on with.

use leptos::prelude::*;

use super::seen_and_heard;
use crate::clock::view::half::ems;
use crate::clock::{Color, Face, Phase, notation};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::el::{El, dynamic, el, several, text};
use crate::ui::route::Route;
use crate::ui::text::t;
use crate::ui::widgets::panel::heading;

/// The instrument, small: two halves, and beneath them what a touch leads to.
pub(super) fn clock(clock: ClockController) -> El {
    let ready = Memo::new(move |_| clock.phase.get() == Phase::Ready);
    let control = move || {
        clock
            .game
            .with(|game| notation::print(&game.clock.setup().draft().controls))
    };
    let verdict = move || heading(clock.bar.get());
    let says = dynamic(move || {
        let name = el("strong").child(t().common.clock);
        if ready.get() {
            let control = el("span").class("notation").child(text(control));
            return several().child(name).child(" ").child(control);
        }
        let hint = el("span").class("home-hint").child(text(verdict));
        let ended = clock
            .face
            .with_untracked(|face| matches!(face.phase, Phase::Ended(_)));
        let name = if ended {
            name
        } else {
            el("strong").child(t().home.go_on)
        };
        several().child(name).child(" ").child(hint)
    });
    el("a")
        .class("home-clock")
        .attr("data-act", "clock")
        .attr("href", Route::Clock.href())
        .child(
            el("span")
                .class("home-halves")
                .child(Color::ALL.map(|side| half(clock, side, ready))),
        )
        .child(el("span").class("home-strip").child(says))
}

/// The time of a side. White's half is ivory here as everywhere.
fn half(clock: ClockController, side: Color, ready: Memo<bool>) -> El {
    let see = move |face: &Face| face.sides.get(side).digits;
    let digits = el("span")
        .class("home-digits")
        .style_with("--ems", move || clock.face.with(|face| ems(see(face))))
        .child(text(move || clock.face.with(see).to_string()));
    let heard = move || {
        // Of a game that has not begun its control says it all.
        (!ready.get()).then(|| {
            let time = clock.face.with(|face| face.sides.get(side).time);
            [(t().face.say_left)(side, time).as_str(), ". "].concat()
        })
    };
    let name = move || {
        let name = clock.player(side);
        (!ready.get()).then_some(name)
    };
    el("span")
        .class("home-half")
        .attr("data-color", side.name())
        .child(seen_and_heard(digits, el("span").child(text(heard))))
        .child(
            el("span")
                .class("home-player")
                .attr("aria-hidden", "true")
                .child(text(name)),
        )
}
