//! Clocks side by side, with one button that presses them all.

use leptos::prelude::*;

use super::Stage;
use super::small_clock::small_clock;
use crate::clock::{ByColor, Color, notation};
use crate::lessons::exhibit::beside::{BesideAct, BesideState};
use crate::lessons::exhibit::{ExhibitAct, ExhibitState};
use crate::ui::el::{El, el, several, text};
use crate::ui::text::{learn, t};

pub(crate) fn beside_exhibit(stage: Stage) -> El {
    let Some(clocks) = stage
        .look(|exhibit| of(exhibit).map(|exhibit| exhibit.clocks.len()))
        .flatten()
    else {
        return several();
    };
    let words = &learn().double_flag;
    let turn = Memo::new(move |_| see(stage, |exhibit| exhibit.goes_on().then_some(exhibit.turn)));
    let spent = Memo::new(move |_| {
        see(stage, |exhibit| {
            (exhibit.moves > 0).then_some(exhibit.spent)
        })
    });
    let press = el("button")
        .class("primary exs-press")
        .attr("type", "button")
        .attr("data-act", "press-all")
        .attr_with("aria-disabled", move || {
            (turn.get() != Some(Some(Color::White))).then_some("true")
        })
        .on("click", move |pressed| {
            stage.act_at(ExhibitAct::Beside(BesideAct::Press), pressed.time_stamp());
        })
        .child(words.press_all);
    let clocks: Vec<El> = (0..clocks).map(|place| one(stage, place)).collect();
    el("div")
        .class("exs")
        .child(el("div").class("exs-clocks").child(clocks))
        .child(press)
        .child(el("p").class("exs-said").child(text(move || {
            match (turn.get().flatten(), spent.get().flatten()) {
                (Some(Color::Black), _) => words.black_thinks.to_owned(),
                (_, Some(spent)) => (words.spent)(spent),
                _ => String::new(),
            }
        })))
}

fn of(exhibit: &ExhibitState) -> Option<&BesideState> {
    match exhibit {
        ExhibitState::Beside(exhibit) => Some(exhibit),
        _ => None,
    }
}

fn see<T>(stage: Stage, see: impl FnOnce(&BesideState) -> T) -> Option<T> {
    stage.see(|exhibit| of(exhibit).map(see)).flatten()
}

/// One clock, named after the control of White, the learner.
fn one(stage: Stage, place: usize) -> El {
    let face = Memo::new(move |_| see(stage, |exhibit| exhibit.face(place)).flatten());
    let control = stage
        .look(|exhibit| {
            let clock = of(exhibit)?.clocks.get(place)?;
            let own = clock.setup().draft().controls.white.clone();
            let mode = own.periods.last().map(|period| period.mode)?;
            let both = ByColor::from_fn(|_| own.clone());
            Some((notation::print(&both), (t().face.mode)(mode)))
        })
        .flatten();
    let (name, mode) = control.unwrap_or_default();
    el("div")
        .class("exs-clock")
        .attr("role", "group")
        .attr("aria-label", &name)
        .child(
            el("p")
                .class("exs-name")
                .child(el("b").child(name))
                .child(el("small").child(mode)),
        )
        .child(small_clock(Color::White, face))
        .child(small_clock(Color::Black, face))
}
