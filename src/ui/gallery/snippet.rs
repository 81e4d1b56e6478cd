//! The HTML to copy: [`Snippets`].

use leptos::prelude::*;

use super::state::Gallery;
use crate::embed::options::Size;
use crate::embed::snippet;
use crate::platform::{clipboard, location};
use crate::ui::text::learn as texts;
use crate::ui::widgets::fold::Fold;
use crate::ui::widgets::icon::Icon;

/// Shows the HTML of the element with its script, and that of the frame alone.
#[component]
pub(super) fn Snippets(
    gallery: Gallery,
    /// The height of the preview; 0 without one.
    height: RwSignal<u16>,
) -> impl IntoView {
    let element = move || snippet::element(&folder(), &gallery.chosen());
    let frame = move || {
        let title = ["Zeitnot: ", texts::gallery::name_of(&gallery.view())].concat();
        // Without a preview nothing is measured.
        let height = match height.get() {
            0 => Size::MEDIUM.pixels(),
            height => height,
        };
        snippet::frame(&folder(), &gallery.chosen(), &title, height)
    };
    view! {
        <Snippet act="element" title=texts::gallery::snippet() code=Memo::new(move |_| element())/>
        <Fold title=texts::gallery::plain()>
            <p class="quiet">{texts::gallery::plain_why()}</p>
            <Snippet act="frame" title=texts::gallery::plain_code() code=Memo::new(move |_| frame())/>
        </Fold>
    }
}

/// The folder of this very page, which has the script and the frame's page too.
fn folder() -> String {
    let mut address = location::address();
    let end = address.rfind('/').map_or(0, |place| place + 1);
    address.truncate(end);
    address
}

/// Shows a text, and copies it.
#[component]
fn Snippet(
    /// The name by which tests find it.
    act: &'static str,
    title: &'static str,
    code: Memo<String>,
) -> impl IntoView {
    let said = RwSignal::new("");
    let copy = move |_| {
        clipboard::write(&code.get_untracked(), move |done| {
            let word = if done {
                texts::gallery::copied()
            } else {
                texts::gallery::not_copied()
            };
            let _ = said.try_set(word);
        });
    };
    view! {
        <section class="gallery-snippet">
            <header>
                <h2>{title}</h2>
                <button type="button" data-act=["copy-", act].concat() on:click=copy>
                    {Icon::Copy.view()}
                    <span>{texts::gallery::copy()}</span>
                </button>
            </header>
            <p role="status">{move || said.get()}</p>
            <pre tabindex="0" dir="ltr" data-snippet=act aria-label=title>
                <code>{move || code.get()}</code>
            </pre>
        </section>
    }
}
