//! The page that takes a server's file: what it says, game by game, before anything is kept.

mod ask;
mod choose;
mod keep;
mod rows;
mod state;

use leptos::prelude::*;

use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::correspondence::bring_file::DropFile;
use crate::ui::route::Route;
use crate::ui::text::bring::page as words;
use crate::ui::widgets::following::Following;
use crate::ui::widgets::page::Page;
use ask::Questions;
use choose::Choose;
use keep::Keep;
use rows::Rows;
use state::{Bringing, Stage};

#[component]
pub(crate) fn BringPage() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    // The time left in the rows goes on as in the list.
    correspondence.tick();
    let bringing = Bringing::new(correspondence, expect_context::<AppContext>());
    // The way to stop stays the same button throughout.
    let stage = Memo::new(move |_| match bringing.stage.get() {
        Stage::Finds => Stage::Reads,
        stage => stage,
    });
    let body = move || match stage.get() {
        Stage::Asks => view! { <Choose bringing/> }.into_any(),
        Stage::Reads | Stage::Finds => view! { <Progress bringing/> }.into_any(),
        Stage::Understood => view! {
            <Questions bringing/>
            <Rows bringing/>
            <Keep bringing/>
        }
        .into_any(),
    };
    view! {
        <Page title=words::title() back=Route::CorrespondenceGames>
            <DropFile on_file=move |file| bringing.take(file)/>
            <Following/>
            <div class="bring">{body}</div>
        </Page>
    }
}

/// How much of a long file is read, or found among the kept games, with the way to stop.
#[component]
fn Progress(bringing: Bringing) -> impl IntoView {
    view! {
        <section class="bring-progress">
            <p role="status">
                {move || {
                    let (games, percent) = (bringing.games_read.get(), bringing.percent.get());
                    match bringing.stage.get() {
                        Stage::Finds => words::finding(games, percent),
                        _ => words::reading(games, percent),
                    }
                }}
            </p>
            <progress max="100" value=move || bringing.percent.get() aria-label=words::title()></progress>
            <div class="primary">
                <button type="button" data-act="stop" on:click=move |_| bringing.stop()>
                    {words::stop()}
                </button>
            </div>
        </section>
    }
}
