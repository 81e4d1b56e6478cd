//! Ending the game: who gets the points, and why, in one touch.

use leptos::prelude::*;

use super::View;
use crate::clock::color::Color;
use crate::clock::event::Event;
use crate::clock::outcome::{GameResult, Outcome, Reason};
use crate::ui::el::{El, el, several};
use crate::ui::table::Table;
use crate::ui::text::t;

/// The results with their reasons.
pub fn end(table: Table, view: RwSignal<View>) -> El {
    let results: [(GameResult, &'static [Reason]); 4] = [
        (GameResult::Win(Color::White), &Reason::OF_WINS),
        (GameResult::Draw, &Reason::OF_DRAWS),
        (GameResult::Win(Color::Black), &Reason::OF_WINS),
        (GameResult::BothLose, &[Reason::Arbiter]),
    ];
    let button = move |result: GameResult, reason: Reason| {
        el("button")
            .attr("data-result", result.score())
            .attr("data-reason", reason.name())
            .on("click", move |_| {
                if table.act(Event::End(Outcome { result, reason })).is_ok() {
                    view.set(View::Main);
                }
            })
            .child((t().words.reason)(reason))
    };
    let group = |(result, reasons): (GameResult, &'static [Reason])| {
        let reasons: Vec<El> = reasons.iter().map(|&why| button(result, why)).collect();
        el("fieldset")
            .child(el("legend").child((t().words.result)(result)))
            .child(el("div").class("acts").child(reasons))
    };
    several().child(results.map(group))
}
