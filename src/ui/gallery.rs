//! The gallery of embeddable views: choosing one, trying it, and copying its HTML.

mod option_field;
mod option_form;
mod preview;
mod snippet;
mod state;
mod view_choice;

use leptos::prelude::*;

use crate::ui::route::Route;
use crate::ui::text::{learn, t};
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
        <Page title=t().common.embed back=Route::Home class="page gallery">
            <p class="gallery-lead">{words.lead}</p>
            <ViewChoice gallery/>
            <div class="gallery-work">
                <OptionForm gallery/>
                <div class="gallery-made">
                    <Preview gallery height/>
                    <Snippets gallery height/>
                </div>
            </div>
            <Notes title=words.notes lines=words.notes_are/>
            <Notes title=words.host lines=words.host_how/>
        </Page>
    }
}

/// Lists what an author of a page has to know.
#[component]
fn Notes(title: &'static str, lines: &'static [&'static str]) -> impl IntoView {
    let line = |line: &&'static str| view! { <li>{*line}</li> };
    view! {
        <section>
            <h2>{title}</h2>
            <ul class="gallery-notes">{lines.iter().map(line).collect_view()}</ul>
        </section>
    }
}
