//! The language of the app: [`LanguageChoice`].

use leptos::prelude::*;

use crate::ui::app::App;
use crate::ui::language;
use crate::ui::manage::section::Section;
use crate::ui::text::manage::settings as texts;
use crate::ui::text::{NAMES, base, shared};

/// The languages, each by its own name and marked so that a screen reader speaks the name in it.
/// Choosing one draws the whole page in it, so they are buttons: moving past one changes nothing.
#[component]
pub(super) fn LanguageChoice() -> impl IntoView {
    let chosen = language::chosen();
    // The chosen language was never used on this device, and there is no network.
    let missing = NAMES
        .iter()
        .find(|(tag, _)| chosen == Some(tag) && *tag != base::tag())
        .map(|(_, name)| {
            view! { <p class="quiet" data-missing="">{texts::language_missing(name)}</p> }
        });
    let name = |&(tag, name): &(&'static str, &'static str)| {
        view! { <LanguageButton tag=Some(tag) name/> }
    };
    view! {
        <Section title=texts::language()>
            <fieldset class="choice">
                <legend class="unseen">{texts::language()}</legend>
                <div>
                    <LanguageButton tag=None name=shared::common::language_system()/>
                    {NAMES.iter().map(name).collect_view()}
                </div>
            </fieldset>
            {missing}
        </Section>
    }
}

#[component]
fn LanguageButton(
    /// The language; `None` to let the browser choose.
    tag: Option<&'static str>,
    name: &'static str,
) -> impl IntoView {
    let app = expect_context::<App>();
    let is_chosen = language::chosen() == tag;
    view! {
        <button
            lang=tag
            data-language=tag.unwrap_or_default()
            aria-pressed=if is_chosen { "true" } else { "false" }
            on:click=move |_| app.choose_language(tag)
        >
            {name}
        </button>
    }
}
