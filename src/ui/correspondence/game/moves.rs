//! The moves of the game, each with the time it took.

use std::rc::Rc;

use leptos::prelude::*;
use shakmaty::Position as _;

use super::board::{show, step};
use super::state::GamePage;
use crate::clock::Color;
use crate::correspondence::{Change, Seconds};
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::context::piece_letters;
use crate::ui::el::{El, dynamic, el, watch};
use crate::ui::text;
use crate::ui::widgets::length::length;
use crate::ui::widgets::replay::{flip, walk};

/// First, back, on, last; and turning the board.
pub(super) fn walking(page: GamePage) -> El {
    let flip = flip(move || {
        page.flipped.update(|flipped| *flipped = !*flipped);
    });
    walk(move |to| {
        step(page, to);
    })
    .child(flip)
}

pub(super) fn moves(page: GamePage) -> El {
    let list = dynamic(move || page.ledger.with(|_| rows(page)));
    el("section")
        .class("correspondence-moves")
        .attr("aria-label", text::play().moves)
        .child(el("h2").child(text::play().moves))
        .child(list)
}

fn rows(page: GamePage) -> El {
    page.ledger.with_untracked(|ledger| {
        let line = ledger.line();
        let san: Vec<String> = line
            .san()
            .iter()
            .map(|san| piece_letters::shown(san))
            .collect();
        if san.is_empty() {
            return el("p").class("quiet").child(text::play().no_moves);
        }
        let mut spent = vec![None; san.len()];
        for step in ledger.steps() {
            if let Change::Move {
                ply, spent: gone, ..
            } = step.change
                && let Some(place) = spent.get_mut(ply - 1)
            {
                *place = Some(gone);
            }
        }
        let begins = usize::from(line.start().turn() == Color::Black);
        let first = line.start().position().fullmoves().get() as usize;
        let mut list = el("ol").class("correspondence-move-list");
        let mut nodes = Vec::new();
        for row in 0..(san.len() + begins).div_ceil(2) {
            let mut item = el("li").child(
                el("span")
                    .class("number")
                    .child([&(first + row).to_string(), "."].concat()),
            );
            for side in 0..2 {
                let cell = (2 * row + side + 1).checked_sub(begins);
                let cell = cell.filter(|ply| *ply > 0 && *ply <= san.len());
                item = item.child(match cell {
                    None => el("span"),
                    Some(ply) => {
                        let button = button(page, ply, &san[ply - 1], spent[ply - 1]);
                        nodes.push(button.node().clone());
                        button
                    }
                });
            }
            list = list.child(item);
        }
        let (room, now) = (list.node().clone(), san.len());
        let nodes = Rc::new(nodes);
        watch(move || {
            let at = page.past.get().unwrap_or(now).saturating_sub(1);
            let (room, nodes) = (room.clone(), Rc::clone(&nodes));
            // Once it is in the page. Only the list: the board stays in view.
            once(Millis::ZERO, move || {
                if let Some(node) = nodes.get(at) {
                    room.scroll_to(node);
                }
            });
        });
        list
    })
}

fn button(page: GamePage, ply: usize, san: &str, spent: Option<Seconds>) -> El {
    let now = page.ledger.with_untracked(|ledger| ledger.line().ply());
    el("button")
        .attr("type", "button")
        .class("correspondence-move")
        .attr("data-ply", ply.to_string())
        .attr_with("aria-current", move || {
            (page.past.get().unwrap_or(now) == ply).then_some("step")
        })
        .on("click", move |_| show(page, ply))
        .child(el("span").child(san))
        .child(spent.map(|spent| el("small").class("num").child(length(spent))))
}
