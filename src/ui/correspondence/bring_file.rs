//! The button that takes a server's file, on any page: [`fn@BringFile`]. The page of the file gets it by
//! [`take`].

use std::cell::RefCell;

use leptos::ev::Event;
use leptos::prelude::*;

use crate::platform::download::{self, FileError};
use crate::ui::context::AppContext;
use crate::ui::route::Route;
use crate::ui::text::correspondence::common;
use crate::ui::widgets::icon::Icon;

/// The longest file that is read, in bytes: more than any server writes.
pub(super) const MAX_FILE: u32 = 40_000_000;

/// A file that was chosen on another page.
#[derive(Debug, Default)]
pub(super) struct Chosen {
    pub bytes: Vec<u8>,
    /// The id of the event that was chosen for its games, as far as they name none; empty if none
    /// was.
    pub event: String,
}

thread_local! {
    /// The file that was chosen on another page, until the page of the file takes it.
    static CHOSEN: RefCell<Option<Chosen>> = const { RefCell::new(None) };
}

/// The file that was chosen on another page.
pub(super) fn take() -> Option<Chosen> {
    CHOSEN.take()
}

/// Leads to the page of the file with this one.
pub(super) fn bring(chosen: Chosen) {
    CHOSEN.set(Some(chosen));
    Route::Bring.go();
}

/// A button that lets one choose a file, and reads it.
#[component]
pub(crate) fn BringFile(
    /// The classes of the button.
    class: &'static str,
    /// Whether it is an icon with its words for who cannot see it.
    #[prop(optional)]
    is_icon: bool,
) -> impl IntoView {
    let context = expect_context::<AppContext>();
    let read = move |event: Event| {
        download::read_chosen_bytes(&event.into(), MAX_FILE, move |file| match file {
            Ok(bytes) => bring(Chosen {
                bytes,
                ..Chosen::default()
            }),
            Err(FileError::None) => {}
            Err(FileError::TooLarge) => context.notify_here(common::file_too_large().into()),
            Err(FileError::Unreadable) => context.notify_here(common::file_unreadable().into()),
        });
    };
    view! {
        <label class=class title=is_icon.then(common::bring)>
            {Icon::Bring.view()}
            <span class:unseen=is_icon>{common::bring()}</span>
            <input
                class="unseen"
                type="file"
                name="server-file"
                data-act="bring"
                accept=ACCEPT
                on:change=read
            />
        </label>
    }
}

/// The kinds of files that are offered to choose from.
pub(super) const ACCEPT: &str = ".pgn,.xml,.txt,.json,application/x-chess-pgn,application/vnd.chess-pgn,text/xml,application/xml,text/plain,application/json";
