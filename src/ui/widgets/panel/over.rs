//! The first page of the panel once the game is over: the result, and what comes next.

use leptos::prelude::*;

use super::Panel;
use super::head::Head;
use super::page::Refusal;
use super::pause::Back;
use crate::clock::view::bar::BarView;
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::{self, shared};
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::players::MatchLine;

#[component]
pub(super) fn Over(panel: Panel) -> impl IntoView {
    let Panel { clock, .. } = panel;
    let outcome = Memo::new(move |_| match clock.bar.get() {
        BarView::Ended(outcome) => Some(outcome),
        _ => None,
    });
    let title = move || {
        outcome
            .get()
            .map(|outcome| text::base::names::result(outcome.result))
    };
    let detail = move || {
        outcome
            .get()
            .map(|outcome| shared::names::reason(outcome.reason))
    };
    let names = move || {
        let outcome = outcome.get()?;
        Some([outcome.result.score(), outcome.reason.name()])
    };
    let id = clock.game.with_untracked(|game| game.id.clone());
    let details = Route::PastGame(id).href();
    view! {
        <Head
            panel
            title=Signal::derive(move || title().unwrap_or_default().to_owned())
            detail=Signal::derive(move || detail().unwrap_or_default().to_owned())
            outcome=Signal::derive(names)
        />
        <Refusal/>
        <MatchLine/>
        <Back panel/>
        <div class="primary">
            <button
                class="main"
                type="button"
                data-act="rematch"
                on:click=move |_| clock.rematch()
            >
                {Icon::Swap.view()}
                {shared::panel::rematch()}
            </button>
            <button type="button" data-act="new" on:click=move |_| clock.again_in_match()>
                {Icon::Again.view()}
                {shared::panel::again()}
            </button>
            <a
                class="button"
                data-act="controls"
                href=Route::Manage(ManageRoute::Controls).href()
            >
                {shared::panel::other_control()}
            </a>
            <a class="button" data-act="details" href=details>{shared::panel::details()}</a>
        </div>
    }
}
