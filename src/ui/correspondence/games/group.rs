//! The games of the list with the same standing, under its name: [`fn@Group`].

use leptos::prelude::*;

use super::key::Key;
use super::row::GameRow;
use super::state::GameList;
use crate::correspondence::GameStanding;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::text;

#[component]
pub(super) fn Group(list: GameList, standing: GameStanding) -> impl IntoView {
    let words = &text::correspondence().games;
    let count = Memo::new(move |_| list.listed.with(|listed| listed.totals.of(standing)));
    let is_finished = standing == GameStanding::Finished;
    // Finished games appear only on request: by their button, or by a search.
    let is_asked = Memo::new(move |_| {
        !is_finished || list.finished.get() || list.asked.with(|asked| !asked.text.is_empty())
    });
    let heading = move || {
        if is_finished {
            let toggle = move |_| list.finished.update(|is| *is = !*is);
            view! {
                <button
                    type="button"
                    data-act="finished"
                    aria-expanded=move || if is_asked.get() { "true" } else { "false" }
                    on:click=toggle
                >
                    {move || (words.finished)(count.get())}
                </button>
            }
            .into_any()
        } else {
            view! {
                {(words.standing)(standing)}
                " "
                <span class="num">{move || count.get()}</span>
                {(standing == GameStanding::Mine).then(|| view! { <Key/> })}
            }
            .into_any()
        }
    };
    view! {
        <Show when=move || { count.get() > 0 }>
            <section class="correspondence-group" data-group=standing.name()>
                <h2>{heading()}</h2>
                <Show when=move || is_asked.get()>
                    <Rows list standing/>
                </Show>
            </section>
        </Show>
    }
}

#[component]
fn Rows(list: GameList, standing: GameStanding) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let ids = Memo::new(move |_| {
        let rows = list.rows(standing).into_iter();
        let games = correspondence.games.read();
        rows.filter_map(|place| Some(games.get(place)?.id.clone()))
            .collect::<Vec<_>>()
    });
    view! {
        <ul class="correspondence-rows" role="list">
            <For each=move || ids.get() key=String::clone let:id>
                <GameRow id most=list.most/>
            </For>
        </ul>
    }
}
