//! The gallery of embeddable views: choosing one, trying it, and copying its HTML.

mod input;
mod option_choice;
mod option_field;
mod option_form;
mod picture;
mod preview;
mod snippet;
mod state;
mod view_choice;

use leptos::prelude::*;

use crate::ui::route::Route;
use crate::ui::text::learn;
use crate::ui::widgets::fold::Fold;
use crate::ui::widgets::page::Page;
use option_form::OptionForm;
use preview::Preview;
use snippet::Snippets;
use state::Gallery;
use view_choice::ViewChoice;

/// Shows the page. Its address can hold the first choice, as that of a frame does.
#[component]
pub(crate) fn GalleryPage() -> impl IntoView {
    let gallery = Gallery::open();
    let height = RwSignal::new(0);
    let words = &learn().gallery;
    view! {
        <Page title=words.title back=Route::Home class="page wide gallery">
            <p class="gallery-lead quiet">{words.lead}</p>
            <ViewChoice gallery/>
            <div class="gallery-work">
                <OptionForm gallery/>
                <div class="gallery-made">
                    <Preview gallery height/>
                    <Snippets gallery height/>
                    <Notes title=words.notes lines=words.notes_are/>
                    <Notes title=words.host lines=words.host_how/>
                </div>
            </div>
        </Page>
    }
}

/// Lists notes for the author of a page, folded behind a title.
#[component]
fn Notes(title: &'static str, lines: &'static [&'static str]) -> impl IntoView {
    let line = |line: &&'static str| view! { <li>{*line}</li> };
    view! {
        <Fold title>
            <ul class="gallery-notes">{lines.iter().map(line).collect_view()}</ul>
        </Fold>
    }
}
