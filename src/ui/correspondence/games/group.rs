//! The games of the list with the same standing, under its name: [`fn@Group`].

use leptos::prelude::*;

use super::state::GameList;
use crate::correspondence::GameStanding;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::text::correspondence::{common as common_words, games as words};
use crate::ui::widgets::game_row::KeptRow;

#[component]
pub(super) fn Group(list: GameList, standing: GameStanding) -> impl IntoView {
    let count = Memo::new(move |_| list.count(standing));
    let is_finished = standing == GameStanding::Finished;
    let is_open = Memo::new(move |_| !is_finished || list.shows_finished());
    // The games of the others have the button of the finished ones in their heading.
    let is_headed = Memo::new(move |_| {
        is_finished && list.count(GameStanding::Theirs) == 0 && list.count(standing) > 0
    });
    let name = move || {
        view! {
            {words::standing(standing)}
            " "
            <span class="num">{move || count.get()}</span>
            <Show when=move || standing == GameStanding::Mine && list.has_dates.get()>
                <Key/>
            </Show>
            {(standing == GameStanding::Theirs).then(|| view! { <FinishedButton list/> })}
        }
    };
    view! {
        <Show when=move || { count.get() > 0 && (is_open.get() || is_headed.get()) }>
            <section class="correspondence-group" data-group=standing.name()>
                <h2>
                    <Show when=move || is_headed.get() fallback=name>
                        <FinishedButton list/>
                    </Show>
                </h2>
                <Show when=move || standing == GameStanding::Mine && list.is_cautious.get()>
                    <p class="quiet correspondence-said" data-said="at-worst">
                        {words::at_worst_is()}
                    </p>
                </Show>
                <Show when=move || is_open.get()>
                    <Rows list standing/>
                </Show>
            </section>
        </Show>
    }
}

/// Shows and hides the finished games, while there are any.
#[component]
fn FinishedButton(list: GameList) -> impl IntoView {
    let count = Memo::new(move |_| list.count(GameStanding::Finished));
    view! {
        <Show when=move || { count.get() > 0 }>
            <button
                type="button"
                data-act="finished"
                aria-expanded=move || if list.shows_finished() { "true" } else { "false" }
                on:click=move |_| list.finished.update(|is| *is = !*is)
            >
                {move || words::finished(count.get())}
            </button>
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
                <KeptRow id most=list.most shared=list.shared/>
            </For>
        </ul>
    }
}

/// The meaning of the three parts of a bar.
#[component]
fn Key() -> impl IntoView {
    let part = |(class, label): (&'static str, &'static str)| {
        view! {
            <span>
                <i class="blocks">
                    <i class=class></i>
                </i>
                {label}
            </span>
        }
    };
    let parts = [
        ("blocks-clock", common_words::clock()),
        ("blocks-increment", common_words::increment()),
        ("blocks-bank", common_words::bank()),
    ];
    view! {
        <span class="correspondence-key" aria-hidden="true">
            {parts.map(part).collect_view()}
        </span>
    }
}
