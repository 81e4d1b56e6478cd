//! The study page: a game that the user opens or pastes, replays, comments and exports.

mod annotate;
mod game;
mod heading;
mod open;
pub(crate) mod state;

pub(crate) use annotate::CommentField;
pub(crate) use game::Game;

use leptos::prelude::*;

use crate::ui::context::AppContext;
use crate::ui::route::ManageRoute;
use crate::ui::text;
use crate::ui::widgets::notices::Notices;
use crate::ui::widgets::page::PageHeader;
use crate::ui::widgets::replay::use_replay_keys;
use open::OpenForm;
use state::Study;

/// The study page: PGN opened, stepped through and annotated.
#[component]
pub fn StudyPage() -> impl IntoView {
    let (study, unread) = Study::open(expect_context::<AppContext>());
    let is_opening = RwSignal::new(study.book.with_untracked(Option::is_none));
    let unread = StoredValue::new(unread.unwrap_or_default());
    use_replay_keys(move |step| study.step(step));
    let form = move || view! { <OpenForm study is_opening text=unread.get_value()/> };
    view! {
        <main class="page at-board">
            <PageHeader title=text::study::open::title() back=ManageRoute::Games/>
            <Notices/>
            <Show when=move || !is_opening.get() fallback=form>
                <Game study on_open=move |()| is_opening.set(true)/>
            </Show>
        </main>
    }
}
