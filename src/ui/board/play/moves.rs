//! The moves of the game as on a score sheet. A touch shows the position after a move.

use leptos::prelude::*;

use super::state::{BoardPage, ShownPosition, number_of};
use crate::clock::Color;
use crate::game::sheet::LiveMoves;
use crate::ui::el::{El, each, el, text, when};
use crate::ui::text::{self, t};
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::replay;

pub(super) fn moves(screen: BoardPage) -> El {
    let rows = move || {
        screen.live.with(|live| {
            let begins = usize::from(live.line.start().turn() == Color::Black);
            match live.len() {
                0 => 0,
                moves => (moves + begins).div_ceil(2),
            }
        })
    };
    let none = move || screen.live.with(LiveMoves::is_empty);
    let list = el("ol")
        .class("moves")
        .attr("aria-label", text::play().moves)
        .child(each(rows, move |row| row_of(screen, row)));
    el("div")
        .class("moves-place")
        .child(when(none, || {
            el("p").class("empty").child(text::play().no_moves)
        }))
        .child(el("div").class("scroll").child(list))
        .child(walk(screen))
}

fn row_of(screen: BoardPage, row: usize) -> El {
    // The first row lacks White's move where Black begins.
    let plies = move || {
        let begins = screen
            .live
            .with(|live| usize::from(live.line.start().turn() == Color::Black));
        [2 * row + 1, 2 * row + 2].map(|ply| ply.checked_sub(begins).filter(|&ply| ply > 0))
    };
    let number = move || {
        let ply = plies().into_iter().flatten().next().unwrap_or(1);
        let (number, _) = screen.live.with(|live| number_of(live.line.start(), ply));
        [&number.to_string(), "."].concat()
    };
    let cell = |side: usize| {
        let ply = move || plies()[side];
        let san = move || {
            ply().and_then(|ply| {
                screen
                    .written
                    .with(|written| written.get(ply - 1).map(|(_, san)| san.clone()))
            })
        };
        let there = move || ply().is_some_and(|ply| ply <= screen.written.with(Vec::len));
        let current = move || {
            let now = screen.live.with(LiveMoves::len);
            let at = screen.shown.with(|shown| match shown {
                ShownPosition::Now => Some(now),
                ShownPosition::Past(ply) => Some(*ply),
                ShownPosition::Witness(..) => None,
            });
            (at.is_some() && at == ply()).then_some("step")
        };
        el("button")
            .class("move")
            .attr_with("data-ply", move || ply().map(|ply| ply.to_string()))
            .attr_with("aria-current", current)
            .flag_with("hidden", move || !there())
            .on("click", move |_| {
                if let Some(ply) = ply() {
                    screen.show(ply);
                }
            })
            .child(text(san))
    };
    el("li")
        .child(el("span").class("number").child(text(number)))
        .child(cell(0))
        .child(cell(1))
}

/// First, back, on, last.
fn walk(screen: BoardPage) -> El {
    let button =
        |act, label, icon, go: fn(BoardPage)| replay::button(act, label, icon, move || go(screen));
    let words = text::play();
    el("div")
        .class("walk")
        .attr("role", "group")
        .attr("aria-label", words.walk)
        .child(button("first", words.first, Icon::First, |screen| {
            screen.show(0);
        }))
        .child(button(
            "earlier",
            t().beside.earlier,
            Icon::Back,
            |screen| {
                screen.step(-1);
            },
        ))
        .child(button("later", t().beside.later, Icon::On, |screen| {
            screen.step(1);
        }))
        .child(button(
            "now",
            t().beside.now,
            Icon::Last,
            BoardPage::back_to_now,
        ))
        .child(replay::flip(move || screen.flip()))
}
