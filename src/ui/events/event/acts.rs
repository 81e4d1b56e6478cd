//! The actions for an event: [`Acts`].

use leptos::prelude::*;

use crate::correspondence::Summary;
use crate::platform::print;
use crate::storage::correspondence::StoredEvent;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::{EventsRoute, Route};
use crate::ui::text::events::sheet as texts;
use crate::ui::widgets::act_button::{ActButton, ActLink};
use crate::ui::widgets::icon::Icon;

#[component]
pub(super) fn Acts(kept: StoredEvent) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let team = kept.event.draft().team.then(|| {
        let to = EventsRoute::Team(kept.id.clone());
        view! { <ActLink act="team" icon=Icon::Team label=texts::team() to/> }
    });
    let archive_words = if kept.archived {
        texts::unarchive()
    } else {
        texts::archive()
    };
    let id = kept.id.clone();
    let archive = move |()| {
        let other = StoredEvent {
            archived: !kept.archived,
            ..kept.clone()
        };
        // The store reports what goes wrong.
        let _ = correspondence.save_event(&other);
    };
    view! {
        <div class="acts no-print">
            {team}
            <ActButton act="print" icon=Icon::Print label=texts::print() on_click=|()| print::print()/>
            <ActButton
                act="archive"
                icon=Icon::Archive
                label=archive_words
                is_disabled=correspondence.following
                on_click=archive
            />
            <DeleteEvent id/>
        </div>
    }
}

/// Deletes at the second click. Only an event without games can be deleted.
#[component]
fn DeleteEvent(id: String) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let id = StoredValue::new(id);
    let is_empty = Memo::new(move |_| {
        let of_event = |line: &Summary| id.with_value(|id| line.event == *id);
        !correspondence
            .games
            .with(|lines| lines.iter().any(of_event))
    });
    let is_sure = RwSignal::new(false);
    let act = move |_| {
        if !is_sure.get_untracked() {
            is_sure.set(true);
        } else if id.with_value(|id| correspondence.delete_event(id)).is_ok() {
            Route::from(EventsRoute::List).go();
        }
    };
    let words = move || {
        if is_sure.get() {
            texts::delete_sure()
        } else {
            texts::delete()
        }
    };
    view! {
        <Show when=move || is_empty.get()>
            <button
                type="button"
                class="act"
                data-act="delete-event"
                disabled=move || correspondence.following.get()
                on:click=act
            >
                {Icon::Delete.view()}
                {words}
            </button>
        </Show>
    }
}
