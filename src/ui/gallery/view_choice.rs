//! The choice of the view: [`ViewChoice`].

use leptos::prelude::*;

use super::picture::ViewPicture;
use super::state::Gallery;
use crate::embed::parameter::{Parameter, VIEWS};
use crate::ui::text::learn as texts;
use crate::ui::widgets::radio::Radio;

/// Lets an author choose the view from a card each: its picture, its name, and what it is for.
#[component]
pub(super) fn ViewChoice(gallery: Gallery) -> impl IntoView {
    let choice = |&view: &&'static str| {
        let (name, why) = (texts::gallery::name_of(view), texts::gallery::use_of(view));
        view! {
            <label class="gallery-view">
                <Radio
                    name="view"
                    value=view
                    is_chosen=Signal::derive(move || gallery.view() == view)
                    on_choose=move |()| gallery.set(Parameter::View, view)
                />
                <ViewPicture view/>
                <strong>{name}</strong>
                <small>{why}</small>
            </label>
        }
    };
    view! {
        <div class="gallery-views" role="radiogroup" aria-label=texts::gallery::view()>
            {VIEWS.iter().map(choice).collect_view()}
        </div>
    }
}
