//! A text of several games, which the page of a file takes: [`fn@SeveralGames`].

use leptos::prelude::*;

use super::form::NewGameForm;
use crate::ui::text::correspondence::new as words;

/// Says how many games the text has, and leads to the page that keeps them.
#[component]
pub(super) fn SeveralGames(form: NewGameForm) -> impl IntoView {
    let games = Memo::new(move |_| form.pasted.with(|pasted| pasted.games));
    view! {
        <section class="correspondence-several">
            <p role="status">{move || words::found(games.get())}</p>
            <div class="primary">
                <button
                    class="main"
                    type="button"
                    data-act="bring-several"
                    on:click=move |_| form.bring()
                >
                    {words::bring_several()}
                </button>
            </div>
        </section>
    }
}
