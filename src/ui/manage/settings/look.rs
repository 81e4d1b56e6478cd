//! How the app looks: [`LookSettings`].

use leptos::prelude::*;

use crate::embed::options::Theme;
use crate::ui::context::AppContext;
use crate::ui::text::manage;
use crate::ui::widgets::choice::Choice;
use crate::ui::widgets::section::Section;

/// The colours of the app.
#[component]
pub(super) fn LookSettings() -> impl IntoView {
    let context = expect_context::<AppContext>();
    let settings = context.settings;
    let texts = &manage().settings;
    let themes = vec![
        (Theme::System, texts.theme_system),
        (Theme::Light, texts.theme_light),
        (Theme::Dark, texts.theme_dark),
        (Theme::Contrast, texts.theme_contrast),
    ];
    view! {
        <Section title=texts.look hint=texts.look_hint>
            <Choice
                name="theme"
                legend=texts.theme
                options=themes
                value=Signal::derive(move || settings.with(|s| s.theme))
                on_change=move |theme| context.set(|s| s.theme = theme)
            />
        </Section>
    }
}
