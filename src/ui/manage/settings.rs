//! The settings page, with the data stored on this device.

mod data;
mod read_codes;
mod setting;
mod signals;

use leptos::prelude::*;

use crate::settings::{BoardColours, Layout, Letters, Theme};
use crate::ui::app::App;
use crate::ui::context::AppContext;
use crate::ui::language;
use crate::ui::manage::section::Section;
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::manage::{self, settings as texts};
use crate::ui::text::{NAMES, base, shared};
use crate::ui::widgets::about::About;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::page::Page;
use data::Data;
use setting::{SettingCheck, SettingChoice};
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

/// The colours of the squares, the letters of the pieces, and the names of files and ranks.
#[component]
fn BoardLookSettings() -> impl IntoView {
    let colours = BoardColours::ALL.map(|set| (set, shared::board::colours_name(set)));
    let letters = Letters::ALL.map(|set| (set, shared::board::letters_name(set)));
    view! {
        <Section title=shared::board::heading() hint=manage::settings::board_hint()>
            <SettingChoice
                name="colours"
                legend=shared::board::colours()
                options=colours.to_vec()
                get=|s| s.board.colours
                set=|s, value| s.board.colours = value
            />
            <SettingChoice
                name="letters"
                legend=shared::board::letters()
                options=letters.to_vec()
                get=|s| s.board.letters
                set=|s, value| s.board.letters = value
            />
            <SettingCheck
                name="coordinates"
                label=shared::board::coordinates()
                get=|s| s.board.coordinates
                set=|s, value| s.board.coordinates = value
            />
        </Section>
    }
}

/// Where the halves of the clock lie, and the way to its keys.
#[component]
fn ClockSettings() -> impl IntoView {
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
                name="exchanged"
                label=texts::exchanged()
                hint=texts::exchanged_hint()
                get=|s| s.exchanged
                set=|s, value| s.exchanged = value
            />
            <a class="row" href=Route::Manage(ManageRoute::Keys).href()>
                {manage::keys::title()}
                {Icon::On.view()}
            </a>
        </Section>
    }
}

/// The languages, each by its own name and marked so that a screen reader speaks the name in it.
/// Choosing one draws the whole page in it, so they are buttons: moving past one changes nothing.
#[component]
fn LanguageChoice() -> impl IntoView {
    let chosen = language::chosen();
    // The chosen language was never used on this device, and there is no network.
    let missing = NAMES
        .iter()
        .find(|(tag, _)| chosen == Some(tag) && *tag != base::tag())
        .map(|(_, name)| {
            view! { <p class="quiet" data-missing="">{base::language::missing(name)}</p> }
        });
    let name = |&(tag, name): &(&'static str, &'static str)| {
        view! { <LanguageButton tag=Some(tag) name/> }
    };
    view! {
        <Section title=base::language::title()>
            <fieldset class="choice">
                <legend class="unseen">{base::language::title()}</legend>
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

/// The colours of the app.
#[component]
fn LookSettings() -> impl IntoView {
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
