//! The notice with which the last change can be undone: [`fn@UndoNotice`].

use leptos::prelude::*;

use crate::clock::ByColor;
use crate::platform::focus;
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::{CorrespondenceStore, Undoable};
use crate::ui::text::{self, t};
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::notice::ClosableNotice;

/// Says what was deleted or saved, with a button that undoes it, for a minute.
#[component]
pub(super) fn UndoNotice(
    /// Gets the focus when the notice is gone.
    next: &'static str,
) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let context = expect_context::<AppContext>();
    let words = &text::correspondence().correct;
    // The button may have had the focus.
    Effect::new(move |was: Option<bool>| {
        let is_offered = correspondence.undoable.with(Option::is_some);
        if was == Some(true) && !is_offered {
            once(Millis::ZERO, move || focus::offer(next));
        }
        is_offered
    });
    let undo = move |_| {
        // The store reports errors.
        if correspondence.undo() == Ok(false) {
            correspondence.forget_undo();
            context.notify_here(words.too_late.into());
        }
    };
    let line = move |undoable: Undoable| {
        view! {
            <ClosableNotice
                name="undo"
                close="keep-change"
                on_close=move |()| correspondence.forget_undo()
            >
                <span dir="auto">{message(&undoable)}</span>
                <button
                    type="button"
                    data-act="undo-change"
                    disabled=move || correspondence.following.get()
                    on:click=undo
                >
                    {Icon::Undo.view()}
                    {words.undo}
                </button>
            </ClosableNotice>
        }
    };
    view! {
        <div class="notices no-print" role="status">
            {move || correspondence.undoable.get().map(line)}
        </div>
    }
}

/// The change in a sentence.
fn message(undoable: &Undoable) -> String {
    let words = &text::correspondence().correct;
    let versus = |players: &ByColor<String>| (t().games.versus)(players);
    match undoable {
        Undoable::Deleted(_, players) => (words.deleted)(&versus(players)),
        Undoable::Compared(compared) => {
            match (compared.changed_events().next(), &compared.games[..]) {
                (Some(event), _) => (words.event_changed)(&event.event.draft().name),
                (None, [[_, game]]) => (words.compared)(&versus(&game.players)),
                (None, games) => (words.compared_games)(games.len()),
            }
        }
    }
}
