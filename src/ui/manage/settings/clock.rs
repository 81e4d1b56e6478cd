//! How the clock lies on the table: [`ClockSettings`].

use leptos::prelude::*;

use crate::ui::context::AppContext;
use crate::ui::context::settings::Layout;
use crate::ui::text::manage;
use crate::ui::widgets::check::Check;
use crate::ui::widgets::choice::Choice;
use crate::ui::widgets::section::Section;

/// Where the halves of the clock lie.
#[component]
pub(super) fn ClockSettings() -> impl IntoView {
    let context = expect_context::<AppContext>();
    let settings = context.settings;
    let texts = &manage().settings;
    let layouts = vec![
        (Layout::FaceToFace, texts.face_to_face),
        (Layout::SideBySide, texts.side_by_side),
    ];
    view! {
        <Section title=texts.clock hint=texts.clock_hint>
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
        </Section>
    }
}
