//! Ending the game: who gets the points, and why, in one touch.

use leptos::prelude::*;

use super::View;
use crate::clock::color::Color;
use crate::clock::event::Event;
use crate::clock::outcome::{GameResult, Outcome, Reason};
use crate::ui::erased::on;
use crate::ui::table::Table;
use crate::ui::text::t;

/// The results with their reasons.
#[component]
pub fn End(view: RwSignal<View>) -> impl IntoView {
    let table = expect_context::<Table>();
    let results: [(GameResult, &'static [Reason]); 4] = [
        (GameResult::Win(Color::White), &Reason::OF_WINS),
        (GameResult::Draw, &Reason::OF_DRAWS),
        (GameResult::Win(Color::Black), &Reason::OF_WINS),
        (GameResult::BothLose, &[Reason::Arbiter]),
    ];
    let group = move |(result, reasons): (GameResult, &'static [Reason])| {
        let reasons = reasons.iter().map(|&reason| {
            view! {
                <button
                    data-result=result.score()
                    data-reason=format!("{reason:?}").to_lowercase()
                    on:click=on(move || {
                        if table.act(Event::End(Outcome { result, reason })).is_ok() {
                            view.set(View::Main);
                        }
                    })
                >
                    {(t().words.reason)(reason)}
                </button>
            }
        });
        view! {
            <fieldset>
                <legend>{(t().words.result)(result)}</legend>
                <div class="acts">{reasons.collect_view()}</div>
            </fieldset>
        }
    };
    results.map(group).collect_view()
}
