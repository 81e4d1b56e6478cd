//! Clocks side by side, with one button that presses them all: [`ClocksSideBySide`].

use leptos::prelude::*;

use super::small_clock::SmallClock;
use super::stage::Stage;
use crate::clock::Color;
use crate::lessons::exhibit::side_by_side::{SideBySideAct, SideBySideState};
use crate::lessons::exhibit::{ExhibitAct, ExhibitState};
use crate::ui::text;
use crate::ui::text::base;
use crate::ui::text::learn as texts;

#[component]
pub(super) fn ClocksSideBySide(stage: Stage) -> impl IntoView {
    let count = stage
        .look(|exhibit| of(exhibit).map(|exhibit| exhibit.clocks.len()))
        .flatten()?;
    let turn = Memo::new(move |_| see(stage, |exhibit| exhibit.goes_on().then_some(exhibit.turn)));
    let spent = Memo::new(move |_| {
        see(stage, |exhibit| {
            (exhibit.moves > 0).then_some(exhibit.spent)
        })
    });
    let is_off = move || turn.get() != Some(Some(Color::White));
    let said = move || match (turn.get().flatten(), spent.get().flatten()) {
        (Some(Color::Black), _) => texts::curves::black_thinks().to_owned(),
        (_, Some(spent)) => texts::curves::spent(&base::decimal(spent)),
        _ => String::new(),
    };
    let clock = move |place| view! { <NamedClock stage place/> };
    Some(view! {
        <div class="exs">
            <div class="exs-clocks">{(0..count).map(clock).collect_view()}</div>
            <button
                class="primary exs-press"
                type="button"
                data-act="press-all"
                aria-disabled=move || is_off().then_some("true")
                on:click=move |pressed| {
                    stage.act_at(ExhibitAct::SideBySide(SideBySideAct::Press), pressed.time_stamp());
                }
            >
                {texts::curves::press_all()}
            </button>
            <p class="exs-said">{said}</p>
        </div>
    })
}

fn of(exhibit: &ExhibitState) -> Option<&SideBySideState> {
    match exhibit {
        ExhibitState::SideBySide(exhibit) => Some(exhibit),
        _ => None,
    }
}

fn see<T>(stage: Stage, see: impl FnOnce(&SideBySideState) -> T) -> Option<T> {
    stage.see(|exhibit| of(exhibit).map(see)).flatten()
}

/// One clock, named after the control of White, the learner.
#[component]
fn NamedClock(stage: Stage, place: usize) -> impl IntoView {
    let face = Memo::new(move |_| see(stage, |exhibit| exhibit.face(place)).flatten());
    let mode = stage
        .look(|exhibit| {
            let clock = of(exhibit)?.clocks.get(place)?;
            let periods = &clock.setup().draft().controls.white.periods;
            periods.last().map(|period| period.mode)
        })
        .flatten()?;
    let name = texts::clock(mode);
    Some(view! {
        <div class="exs-clock" role="group" aria-label=name>
            <p class="exs-name">
                <b>{name}</b>
                <small>{text::controls::mode(mode)}</small>
            </p>
            <SmallClock color=Color::White face/>
            <SmallClock color=Color::Black face/>
        </div>
    })
}
