//! How the clock lies on the table, and its keys: [`ClockSettings`].

use leptos::prelude::*;

use super::setting::{SettingCheck, SettingChoice};
use crate::settings::Layout;
use crate::ui::manage::section::Section;
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::manage;
use crate::ui::text::manage::settings as texts;
use crate::ui::widgets::icon::Icon;

/// Where the halves of the clock lie, and the way to its keys.
#[component]
pub(super) fn ClockSettings() -> impl IntoView {
    let layouts = vec![
        (Layout::Automatic, texts::layout_automatic()),
        (Layout::FaceToFace, texts::face_to_face()),
        (Layout::SideBySide, texts::side_by_side()),
    ];
    view! {
        <Section title=texts::clock() hint=texts::clock_hint()>
            <SettingChoice
                name="layout"
                legend=texts::layout()
                options=layouts
                get=|s| s.layout
                set=|s, value| s.layout = value
            />
            <SettingCheck
                name="mirrored"
                label=texts::mirrored()
                hint=texts::mirrored_hint()
                get=|s| s.mirrored
                set=|s, value| s.mirrored = value
            />
            <a class="row" href=Route::Manage(ManageRoute::Keys).href()>
                {manage::keys::title()}
                {Icon::On.view()}
            </a>
        </Section>
    }
}
