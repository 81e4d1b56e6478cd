//! The page that takes a server's file: what it says, game by game, before anything is kept.

mod ask;
mod choose;
mod keep;
mod rows;
mod state;

use leptos::prelude::*;

use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
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
    let bringing = Bringing::new(
        expect_context::<CorrespondenceStore>(),
        expect_context::<AppContext>(),
    );
    let body = move || match bringing.stage.get() {
        Stage::Asks => view! { <Choose bringing/> }.into_any(),
        Stage::Reads => view! { <Progress bringing/> }.into_any(),
        Stage::Understood => view! {
            <Questions bringing/>
            <Rows bringing/>
            <Keep bringing/>
        }
        .into_any(),
    };
    view! {
        <Page title=words::title() back=Route::CorrespondenceGames>
            <Following/>
            <div class="bring">{body}</div>
        </Page>
    }
}

/// How much of a long file is read, with the way to stop.
#[component]
fn Progress(bringing: Bringing) -> impl IntoView {
    view! {
        <section class="bring-progress">
            <p role="status">
                {move || words::reading(bringing.games_read.get(), bringing.percent.get())}
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
