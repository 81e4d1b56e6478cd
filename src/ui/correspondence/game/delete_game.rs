//! Deleting a game: [`DeleteButton`] and the question before it, [`DeleteQuestion`].

use leptos::prelude::*;

use crate::correspondence::CorrespondenceGame;
use crate::platform::focus;
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::Route;
use crate::ui::text::correspondence::correct as words;
use crate::ui::text::shared;
use crate::ui::widgets::act_button::ActButton;
use crate::ui::widgets::icon::Icon;

/// Asks whether to delete the game.
#[component]
pub(super) fn DeleteButton(asks: RwSignal<bool>) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    view! {
        <ActButton
            act="delete-game"
            icon=Icon::Delete
            label=words::delete()
            is_disabled=correspondence.following
            on_click=move |()| asks.set(true)
        />
    }
}

/// The question whether to delete a game; it is deleted for a minute before that is final.
#[component]
pub(super) fn DeleteQuestion(
    asks: RwSignal<bool>,
    /// The game as it is kept by then.
    #[prop(into)]
    game: Signal<CorrespondenceGame>,
) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let delete = move |_| {
        // The store reports errors, and the page stays.
        if correspondence.delete(&game.get_untracked()).is_ok() {
            Route::CorrespondenceGames.go();
        }
    };
    let keep = move |_| {
        asks.set(false);
        once(Millis::ZERO, || focus::move_to("[data-act=delete-game]"));
    };
    view! {
        <Show when=move || asks.get()>
            <div class="ask" role="alert" data-said="delete-game">
                <p>{words::delete_question()}</p>
                <div class="acts two">
                    <button
                        type="button"
                        data-act="delete-game-sure"
                        disabled=move || correspondence.following.get()
                        on:click=delete
                    >
                        {words::delete_sure()}
                    </button>
                    <button type="button" data-act="keep-game" on:click=keep>
                        {shared::common::cancel()}
                    </button>
                </div>
            </div>
        </Show>
    }
}
