//! The file that was brought last, where the browser can read it again: [`Remembered`], and the button
//! for it, [`fn@ReadAgain`].

use leptos::prelude::*;

use super::bring_file::MAX_FILE;
use crate::platform::file::{Chosen, FileHandle};
use crate::platform::remembered_file;
use crate::ui::text::correspondence::common;
use crate::ui::widgets::icon::Icon;

/// The file that was brought last. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub(super) struct Remembered {
    handle: StoredValue<Option<FileHandle>, LocalStorage>,
    /// Its name; `None` if no file is remembered.
    pub name: RwSignal<Option<String>>,
}

impl Remembered {
    /// The remembered file, once the browser has found it.
    pub fn look_up() -> Remembered {
        let remembered = Remembered {
            handle: StoredValue::new_local(None),
            name: RwSignal::new(None),
        };
        remembered_file::remembered(move |handle| {
            // The page may have been left, or another file brought.
            if remembered.name.try_with_untracked(Option::is_none) == Some(true) {
                remembered.show(handle);
            }
        });
        remembered
    }

    fn show(self, handle: FileHandle) {
        let name = handle.name();
        self.handle.set_value(Some(handle));
        self.name.set(Some(name));
    }

    /// Remembers another file in its place.
    pub fn set(self, handle: FileHandle) {
        remembered_file::remember(&handle);
        self.show(handle);
    }

    /// Remembers no file any more.
    pub fn forget(self) {
        remembered_file::forget();
        self.handle.set_value(None);
        self.name.set(None);
    }

    fn read(self, on_file: impl FnOnce(Chosen) + 'static) {
        if let Some(handle) = self.handle.get_value() {
            remembered_file::read_again(handle, MAX_FILE, on_file);
        }
    }
}

/// A button that reads the remembered file as it is now. Without one there is no button.
#[component]
pub(super) fn ReadAgain(
    remembered: Remembered,
    /// The classes of the button.
    #[prop(optional)]
    class: &'static str,
    /// Whether it is an icon with its words for who cannot see it.
    #[prop(optional)]
    is_icon: bool,
    /// Takes the file.
    on_file: impl Fn(Chosen) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let button = move |name: String| {
        let label = common::read_again(&name);
        let title = is_icon.then(|| label.clone());
        let words = (!is_icon).then(|| view! { <span dir="auto">{label}</span> });
        view! {
            <button
                class=class
                type="button"
                data-act="read-again"
                aria-label=title.clone()
                title=title
                on:click=move |_| remembered.read(on_file)
            >
                {Icon::Again.view()}
                {words}
            </button>
        }
    };
    move || remembered.name.get().map(button)
}
