//! How the app looks: [`LookSettings`].

use leptos::prelude::*;

use super::setting::SettingChoice;
use crate::settings::Theme;
use crate::ui::manage::section::Section;
use crate::ui::text::manage::settings as texts;

/// The colours of the app.
#[component]
pub(super) fn LookSettings() -> impl IntoView {
    let themes = vec![
        (Theme::System, texts::theme_system()),
        (Theme::Light, texts::theme_light()),
        (Theme::Dark, texts::theme_dark()),
        (Theme::Contrast, texts::theme_contrast()),
    ];
    view! {
        <Section title=texts::look() hint=texts::look_hint()>
            <SettingChoice
                name="theme"
                legend=texts::theme()
                options=themes
                get=|s| s.theme
                set=|s, value| s.theme = value
            />
        </Section>
    }
}
