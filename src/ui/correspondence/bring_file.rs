//! Bringing a server's file, on any page: by a button, [`fn@BringFile`], and by dropping it,
//! [`fn@DropFile`]. The page of the file gets it by [`take`], and says so if it could not be read.

use std::cell::RefCell;

use leptos::ev::{Event, MouseEvent};
use leptos::prelude::*;

use crate::platform::file::{Chosen, FileError};
use crate::platform::listener::prevent_default;
use crate::platform::remembered_file::{self, Kinds};
use crate::platform::{download, dropped_file};
use crate::ui::route::Route;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::listener::use_listener;

/// The longest file that is read, in bytes: more than any server writes.
pub(super) const MAX_FILE: u32 = 40_000_000;

/// The kinds of files that are offered to choose from.
const KINDS: Kinds = &[
    ("application/x-chess-pgn", ".pgn"),
    ("application/vnd.chess-pgn", ".pgn"),
    ("text/xml", ".xml"),
    ("application/xml", ".xml"),
    ("text/plain", ".txt"),
    ("application/json", ".json"),
];

/// A file that was chosen on another page.
#[derive(Debug)]
pub(super) struct Waiting {
    pub file: Chosen,
    /// The id of the event that was chosen for its games, as far as they name none; empty if none
    /// was.
    pub event: String,
}

thread_local! {
    /// The file that was chosen on another page, until the page of the file takes it.
    static WAITING: RefCell<Option<Waiting>> = const { RefCell::new(None) };
}

/// The file that was chosen on another page.
pub(super) fn take() -> Option<Waiting> {
    WAITING.take()
}

/// Leads to the page of the file with a file, or with the reason why it was not read.
pub(super) fn bring(file: Chosen) {
    bring_to_event(file, String::new());
}

/// As [`bring`], with the event of those of its games that name none.
pub(super) fn bring_to_event(file: Chosen, event: String) {
    if file.as_ref().err() != Some(&FileError::None) {
        WAITING.set(Some(Waiting { file, event }));
        Route::Bring.go();
    }
}

/// A button that lets one choose a file, and reads it.
#[component]
pub(super) fn BringFile(
    /// The classes of the button.
    class: &'static str,
    /// Its words.
    label: &'static str,
    /// Whether it is an icon with its words for who cannot see it.
    #[prop(optional)]
    is_icon: bool,
    /// Takes the file.
    on_file: impl Fn(Chosen) + Copy + 'static,
) -> impl IntoView {
    let accept: Vec<&str> = KINDS.iter().flat_map(|(kind, end)| [*end, *kind]).collect();
    let pick = move |event: MouseEvent| {
        if remembered_file::can_pick() {
            prevent_default(&event);
            remembered_file::pick(KINDS, MAX_FILE, on_file);
        }
    };
    let read = move |event: Event| download::read_chosen_bytes(&event.into(), MAX_FILE, on_file);
    view! {
        <label class=class title=is_icon.then_some(label)>
            {Icon::Bring.view()}
            <span class:unseen=is_icon>{label}</span>
            <input
                class="unseen"
                type="file"
                name="server-file"
                data-act="bring"
                accept=accept.join(",")
                on:click=pick
                on:change=read
            />
        </label>
    }
}

/// Takes a file that is dropped anywhere on the page, which has an outline meanwhile.
#[component]
pub(super) fn DropFile(
    /// Takes the file.
    on_file: impl Fn(Chosen) + Copy + 'static,
) -> impl IntoView {
    let is_over = RwSignal::new(false);
    let drag = move |over: bool| {
        if is_over.get_untracked() != over {
            is_over.set(over);
        }
    };
    use_listener(dropped_file::on_drop(MAX_FILE, drag, on_file));
    view! { <div class="drop-file" class:over=move || is_over.get()></div> }
}
