//! Home: the clock, common time controls, the correspondence games that are due, and the ways to
//! everything else.

mod clock;
mod correspondence;
mod games;
mod quick;
mod ways;

pub use games::deadline;

use leptos::prelude::*;

use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::base;
use crate::ui::widgets::about::About;
use crate::ui::widgets::full_screen::FullScreenButton;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::icon_button::IconLink;
use crate::ui::widgets::notices::Notices;
use clock::HomeClock;
use correspondence::CorrespondenceGames;
use quick::QuickControls;
use ways::Ways;

#[component]
pub(crate) fn HomePage() -> impl IntoView {
    view! {
        <main class="page home">
            <header>
                <h1>
                    <span class="home-mark" aria-hidden="true"></span>
                    "Zeitnot"
                </h1>
                <FullScreenButton/>
                <IconLink
                    act="settings"
                    icon=Icon::Settings
                    label=base::common::settings()
                    to=ManageRoute::Settings
                />
            </header>
            <Notices/>
            <section class="home-play" aria-label=base::common::clock()>
                <HomeClock/>
                <QuickControls/>
            </section>
            <CorrespondenceGames/>
            <Ways/>
            <More/>
        </main>
    }
}

/// Content that users rarely need: embedding, and about the app.
#[component]
fn More() -> impl IntoView {
    view! {
        <footer class="home-more">
            <a data-act="embed" href=Route::Gallery.href()>{base::common::embed()}</a>
            <details class="home-about">
                <summary>{base::about::title()}</summary>
                <About/>
            </details>
        </footer>
    }
}
