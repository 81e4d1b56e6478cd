//! Restores an earlier position with the times that the arbiter decides on (6.13).

use leptos::prelude::*;

use super::prompt::{Prompt, sent};
use super::state::BoardPage;
use crate::clock::draft::FieldErrorKind;
use crate::clock::length::{self, Unit};
use crate::clock::reading::AccountDetails;
use crate::clock::{ByColor, Color, Overtime, Reading};
use crate::time::Millis;
use crate::ui::el::{El, el};
use crate::ui::text::{self, t};
use crate::ui::widgets::field::Field;

/// On extra time the clock shows what is left of that.
fn shown(reading: &Reading) -> Millis {
    let on_extra = reading.kept.is_some_and(|kept| kept.first_flag.is_some());
    match reading.overtime {
        Overtime::Extra { left } if on_extra => left,
        _ => reading.time,
    }
}

/// A reading that shows another time; its flag is up again where there is some.
fn shows(before: Reading, time: Millis) -> Reading {
    let on_extra = before.kept.is_some_and(|kept| kept.first_flag.is_some());
    let kept = before.kept.map(|kept| AccountDetails {
        flag: kept.flag.filter(|_| !time.is_positive()),
        ..kept
    });
    match before.overtime {
        Overtime::Extra { .. } if on_extra => Reading {
            overtime: Overtime::Extra { left: time },
            kept,
            ..before
        },
        _ => Reading {
            time,
            kept,
            ..before
        },
    }
}

/// The form: the times that both clocks showed then, to be changed.
pub(super) fn restore(screen: BoardPage, prompt: RwSignal<Prompt>, ply: usize) -> El {
    let clock = screen.clock;
    let readings: Option<ByColor<Reading>> = clock.game.with_untracked(|game| {
        let sheet = game.board.as_ref()?;
        let then = screen
            .live
            .with_untracked(|live| sheet.clock_before(&game.clock, live, ply));
        Some(then.accounts.map(|account| account.reading()))
    });
    let Some(readings) = readings else {
        return el("div");
    };
    let typed = readings.map(|reading| RwSignal::new(shown(&reading).to_string()));
    let wrong = ByColor::both(()).map(|()| RwSignal::new(String::new()));
    let read = move |side: Color| {
        let before = *readings.get(side);
        let text = typed.get(side).get_untracked();
        // What nobody touched stays as it was, to the millisecond.
        if text == shown(&before).to_string() {
            return Some(before);
        }
        match length::parse(&text, Unit::Minutes) {
            Ok(time) => Some(shows(before, time)),
            Err(problem) => {
                wrong
                    .get(side)
                    .set((t().editor.problem)(&FieldErrorKind::Length(problem)));
                None
            }
        }
    };
    let save = move || {
        if let (Some(white), Some(black)) = (read(Color::White), read(Color::Black))
            && clock.restore(ply, ByColor { white, black }).is_ok()
        {
            prompt.set(Prompt::Nothing);
        }
    };
    let names = untrack(|| ByColor::from_fn(|color| clock.player(color)));
    let fields = Color::ALL.map(|side| {
        let (typed, wrong) = (*typed.get(side), *wrong.get(side));
        Field::new(
            ["restore-", side.name()].concat(),
            names.get(side).clone(),
            move || typed.get(),
            move |text| {
                typed.set(text);
                wrong.set(String::new());
            },
        )
        .error(move || wrong.get())
        .view()
    });
    let words = screen.look_back().unwrap_or_default();
    el("form")
        .class("asked")
        .attr("novalidate", "")
        .on("submit", move |event| {
            event.prevent_default();
            save();
        })
        .child(
            el("p")
                .class("question")
                .child((text::play().restore_question)(&words)),
        )
        .child(el("div").class("columns").child(fields))
        .child(sent(prompt, "restore-now", text::play().restore))
}
