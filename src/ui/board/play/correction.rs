//! The setup of a game on the board: its start position, what presses the clock, and how draws are
//! claimed.

use leptos::prelude::*;

use super::prompt::{Prompt, act, sent};
use super::state::BoardPage;
use crate::game::Start;
use crate::game::ending::end_of;
use crate::game::sheet::{Claiming, Pressing};
use crate::platform::time::wall_now;
use crate::ui::el::{El, el};
use crate::ui::text::{self, t};
use crate::ui::widgets::castling::{castling_note, is_of_chess960};
use crate::ui::widgets::choice::radio;
use crate::ui::widgets::field::Field;

/// How many starting positions Chess960 has.
const POSITIONS: i64 = 960;

/// One of several that can be chosen.
fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    group: &'static str,
    name: &str,
    label: &str,
    chosen: RwSignal<T>,
    value: T,
) -> El {
    el("label")
        .child(radio(
            group,
            name,
            move || chosen.get() == value,
            move || chosen.set(value),
        ))
        .child(el("span").child(label))
}

pub(super) fn lay(screen: BoardPage, prompt: RwSignal<Prompt>) -> El {
    let clock = screen.clock;
    let words = text::play();
    let (fen, pressing, claiming) = clock.game.with_untracked(|game| {
        let sheet = game.board.as_ref();
        (
            sheet.map(|sheet| sheet.start().fen()).unwrap_or_default(),
            sheet.map(|sheet| sheet.pressing()).unwrap_or_default(),
            sheet.map(|sheet| sheet.claiming()).unwrap_or_default(),
        )
    });
    let typed = RwSignal::new(fen);
    let wrong = RwSignal::new(String::new());
    let pressing = RwSignal::new(pressing);
    let claiming = RwSignal::new(claiming);
    let set = move |start: Start| {
        typed.set(start.fen());
        wrong.set(String::new());
    };
    let done = move || match Start::from_fen(&typed.get_untracked()) {
        Ok(start) if end_of(start.position()).is_some() => {
            wrong.set(text::play().over_there.into());
        }
        Ok(start) => {
            prompt.set(Prompt::Nothing);
            clock.lay(start, pressing.get_untracked(), claiming.get_untracked());
        }
        Err(problem) => wrong.set((text::play().fen_problem)(&problem)),
    };
    let draw_lots = move || {
        let lot = wall_now().get().rem_euclid(POSITIONS);
        set(Start::chess960(u32::try_from(lot).unwrap_or_default()).unwrap_or_default());
    };
    let pressed =
        |value: Pressing, name: &str, label: &str| choice("pressing", name, label, pressing, value);
    let claimed =
        |value: Claiming, name: &str, label: &str| choice("claiming", name, label, claiming, value);
    let field = Field::new(
        "fen",
        words.fen,
        move || typed.get(),
        move |text| {
            typed.set(text);
            wrong.set(String::new());
        },
    )
    .error(move || wrong.get())
    .view();
    el("form")
        .class("asked lay")
        .attr("novalidate", "")
        .on("submit", move |event| {
            event.prevent_default();
            done();
        })
        .child(field)
        .child(castling_note(move || typed.with(|fen| is_of_chess960(fen))))
        .child(
            el("div")
                .class("answers")
                .child(
                    act("standard", words.standard, move || set(Start::standard()))
                        .attr("type", "button"),
                )
                .child(act("chess960", words.chess960, draw_lots).attr("type", "button")),
        )
        .child(
            el("fieldset")
                .child(el("legend").child(words.pressing))
                .child(pressed(Pressing::ByMove, "by-move", words.by_move))
                .child(pressed(Pressing::ByHand, "by-hand", words.by_hand)),
        )
        .child(
            el("fieldset")
                .child(el("legend").child(words.claiming))
                .child(claimed(Claiming::Shown, "shown", words.claims_shown))
                .child(claimed(Claiming::Judged, "judged", words.claims_judged)),
        )
        .child(sent(prompt, "lay-out", t().common.save))
}
