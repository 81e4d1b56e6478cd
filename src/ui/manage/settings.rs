//! The settings page, with the data stored on this device.

mod board_look;
mod data;
mod language;
mod look;
mod players;
mod signals;
mod storage_use;

use leptos::prelude::*;

use crate::ui::context::AppContext;
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::{self, t};
use crate::ui::widgets::about::about;
use crate::ui::widgets::page::Page;
use crate::ui::widgets::section::Section;
use board_look::BoardLookSettings;
use data::Data;
use language::LanguageChoice;
use look::LookSettings;
use players::PlayerNames;
use signals::SignalSettings;

#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    let context = expect_context::<AppContext>();
    let texts = &t().settings;
    view! {
        <Page title=texts.title back=context.play_route()>
            <LookSettings/>
            <LanguageChoice/>
            <BoardLookSettings/>
            <PlayerNames/>
            <SignalSettings/>
            <Data/>
            <Section title=texts.about>
                {about()}
                <p>
                    <a href=Route::Manage(ManageRoute::Keys).href()>{text::manage().keys.title}</a>
                </p>
            </Section>
        </Page>
    }
}
