//! The settings page, with the data stored on this device.

mod board_look;
mod clock;
mod data;
mod language;
mod look;
mod setting;
mod signals;
mod storage_use;

use leptos::prelude::*;

use crate::ui::context::AppContext;
use crate::ui::manage::section::Section;
use crate::ui::text::base;
use crate::ui::widgets::about::About;
use crate::ui::widgets::page::Page;
use board_look::BoardLookSettings;
use clock::ClockSettings;
use data::Data;
use language::LanguageChoice;
use look::LookSettings;
use signals::SignalSettings;

#[component]
pub(crate) fn SettingsPage(
    /// Whether it opens at the backup.
    #[prop(optional)]
    is_at_backup: bool,
) -> impl IntoView {
    let context = expect_context::<AppContext>();
    view! {
        <Page title=base::common::settings() back=context.play_route()>
            <ClockSettings/>
            <SignalSettings/>
            <LookSettings/>
            <LanguageChoice/>
            <BoardLookSettings/>
            <Data is_wanted=is_at_backup/>
            <Section title=base::about::title()>
                <About/>
            </Section>
        </Page>
    }
}
