//! How the app looks: [`LookSettings`].

use leptos::prelude::*;

use crate::embed::options::Theme;
use crate::ui::context::AppContext;
use crate::ui::context::settings::Layout;
use crate::ui::text::t;
use crate::ui::widgets::check::Check;
use crate::ui::widgets::choice::Choice;
use crate::ui::widgets::section::Section;

/// Where the halves of the clock lie, and the colours of the app.
#[component]
pub(super) fn LookSettings() -> impl IntoView {
    let context = expect_context::<AppContext>();
    let settings = context.settings;
    let texts = &t().settings;
    let layouts = vec![
        (Layout::FaceToFace, texts.face_to_face),
        (Layout::SideBySide, texts.side_by_side),
    ];
    let themes = vec![
        (Theme::System, texts.theme_system),
        (Theme::Light, texts.theme_light),
        (Theme::Dark, texts.theme_dark),
        (Theme::Contrast, texts.theme_contrast),
    ];
    view! {
        <Section title=texts.look>
            <Choice
                name="layout"
                legend=texts.layout
                options=layouts
                value=Signal::derive(move || settings.with(|s| s.layout))
                on_change=move |layout| context.set(|s| s.layout = layout)
            />
            <Check
                name="mirrored"
                label=texts.mirrored
                hint=texts.mirrored_hint
                value=Signal::derive(move || settings.with(|s| s.mirrored))
                on_change=move |mirrored| context.set(|s| s.mirrored = mirrored)
            />
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
