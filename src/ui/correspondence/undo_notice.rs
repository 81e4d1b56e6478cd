//! The notice with which the last change of a correspondence game can be undone:
//! [`fn@UndoNotice`].

use leptos::prelude::*;

use crate::clock::ByColor;
use crate::game::tags::surname;
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::{CorrespondenceStore, Undoable};
use crate::ui::text::base;
use crate::ui::text::correspondence::correct as words;
use crate::ui::widgets::undo_notice::UndoNotice as Notice;

/// Says what was deleted or saved, with a button that undoes it, for a minute.
#[component]
pub(super) fn UndoNotice(
    /// Gets the focus when the notice is gone.
    next: &'static str,
) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let context = expect_context::<AppContext>();
    let undo = move |()| {
        // The store reports errors.
        if correspondence.undo() == Ok(false) {
            correspondence.forget_undo();
            context.notify_here(words::too_late().into());
        }
    };
    let said = move || {
        correspondence
            .undoable
            .with(|done| done.as_ref().map(message))
    };
    view! {
        <Notice
            message=Signal::derive(said)
            is_off=Signal::derive(move || correspondence.following.get())
            next
            on_undo=undo
            on_close=move |()| correspondence.forget_undo()
        />
    }
}

/// The change in a sentence.
fn message(undoable: &Undoable) -> String {
    let versus = |players: &ByColor<String>| base::versus(players);
    match undoable {
        // It is short: everybody knows whose game was just deleted.
        Undoable::Deleted(_, players) => {
            let surnames = players.clone().map(|name| surname(&name).to_owned());
            words::deleted(&versus(&surnames))
        }
        Undoable::Compared(compared) => {
            match (compared.changed_events().next(), &compared.games[..]) {
                (Some(event), _) => words::event_changed(&event.event.draft().name),
                (None, [[_, game]]) => words::compared(&versus(&game.players)),
                (None, games) => words::compared_games(games.len()),
            }
        }
    }
}
