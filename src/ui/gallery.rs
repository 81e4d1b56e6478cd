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
use crate::ui::text::learn as texts;
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
    view! {
        <Page title=texts::gallery::title() back=Route::Home class="page wide gallery">
            <p class="gallery-lead quiet">{texts::gallery::lead()}</p>
            <ViewChoice gallery/>
            <div class="gallery-work">
                <OptionForm gallery/>
                <div class="gallery-made">
                    <Preview gallery height/>
                    <Snippets gallery height/>
                    <Notes title=texts::gallery::notes() lines=[
                            texts::gallery::notes_are_1(),
                            texts::gallery::notes_are_2(),
                            texts::gallery::notes_are_3(),
                            texts::gallery::notes_are_4(),
                        ]/>
                    <Notes title=texts::gallery::host() lines=[
                            texts::gallery::host_how_1(),
                            texts::gallery::host_how_2(),
                            texts::gallery::host_how_3(),
                        ]/>
                </div>
            </div>
        </Page>
    }
}

/// Lists notes for the author of a page, folded behind a title.
#[component]
fn Notes<const N: usize>(title: &'static str, lines: [&'static str; N]) -> impl IntoView {
    let line = |line| view! { <li>{line}</li> };
    view! {
        <Fold title>
            <ul class="gallery-notes">{lines.map(line)}</ul>
        </Fold>
    }
}
