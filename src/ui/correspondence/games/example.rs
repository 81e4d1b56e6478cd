//! An example in place of the games while there are none: [`fn@Example`]. It is stored nowhere, and
//! no page but the list knows of it.

use leptos::prelude::*;

use crate::correspondence::example::{ExampleSeason, season};
use crate::correspondence::rank::{most, shared_surnames};
use crate::correspondence::{Seconds, Summary};
use crate::platform::{focus, timer};
use crate::storage::correspondence::StoredEvent;
use crate::time::Millis;
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::text::correspondence::games as words;
use crate::ui::widgets::game_row::Row;

/// Three games as they would stand in the list, until the user does not want to see them any more.
#[component]
pub(super) fn Example() -> impl IntoView {
    let context = expect_context::<AppContext>();
    let is_hidden = Memo::new(move |_| context.settings.with(|settings| settings.example_hidden));
    let hide = move |_| {
        context.set(|settings| settings.example_hidden = true);
        // The button is gone.
        timer::once(Millis::ZERO, || focus::offer("[data-act=enter-game]"));
    };
    view! {
        <Show when=move || !is_hidden.get()>
            <section
                class="correspondence-group correspondence-example"
                data-group="example"
                aria-label=words::example()
            >
                <h2>
                    {words::example()} " "
                    <button type="button" data-act="hide-example" on:click=hide>
                        {words::example_hide()}
                    </button>
                </h2>
                <p class="quiet">{words::example_hint()}</p>
                <Rows/>
            </section>
        </Show>
    }
}

/// The rows of the list, of which none leads anywhere.
#[component]
fn Rows() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let opponents = [
        words::example_soon(),
        words::example_bank(),
        words::example_theirs(),
    ];
    let name = words::example_event();
    let season = season(name, opponents, correspondence.this_second());
    let Some(ExampleSeason {
        event,
        settled,
        games,
    }) = season
    else {
        return ().into_any();
    };
    let summaries = games.map(|game| Summary::of(&game, &event, &settled));
    let longest: Signal<Seconds> = Signal::stored(most(&summaries));
    let shared = Signal::stored(shared_surnames(&summaries));
    let event = Signal::stored(Some(StoredEvent {
        id: String::new(),
        event,
        archived: false,
        note: String::new(),
        settled,
    }));
    let row = |game: Summary| {
        let game = Signal::stored(Some(game));
        view! { <Row id=String::new() href=None game event most=longest shared/> }
    };
    view! {
        <ul class="correspondence-rows" role="list">
            {summaries.map(row).into_iter().collect_view()}
        </ul>
    }
    .into_any()
}
