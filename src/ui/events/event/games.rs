//! The games of an event, in the rows of the list of all games: [`Games`].

use leptos::prelude::*;

use crate::correspondence::rank::{ListQuery, list, most, shared_surnames};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::text::events::sheet as texts;
use crate::ui::widgets::game_row::KeptRow;

#[component]
pub(super) fn Games(id: String) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let asked = ListQuery {
        event: Some(id),
        ..ListQuery::default()
    };
    // In the order of the list, which time changes too.
    let ids = Memo::new(move |_| {
        let now = correspondence.now.get();
        correspondence.games.with(|games| {
            let rows = list(games, &[], &asked, now).rows.into_iter();
            let of_event = rows.filter_map(|place| Some(games.get(place)?.id.clone()));
            of_event.collect::<Vec<_>>()
        })
    });
    let most = Memo::new(move |_| correspondence.games.with(|games| most(games)));
    let shared = Memo::new(move |_| correspondence.games.with(|games| shared_surnames(games)));
    let is_none = Memo::new(move |_| ids.with(Vec::is_empty));
    view! {
        <section class="event-games-part no-print">
            <h2>{texts::games()}</h2>
            <Show
                when=move || !is_none.get()
                fallback=|| view! { <p class="quiet">{texts::no_games()}</p> }
            >
                <ul class="correspondence-rows" role="list">
                    <For each=move || ids.get() key=String::clone let:id>
                        <KeptRow id most shared of_event=true/>
                    </For>
                </ul>
            </Show>
        </section>
    }
}
