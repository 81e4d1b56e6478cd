//! The ways to the other pages: [`Ways`].

use leptos::prelude::*;

use crate::platform::timer::after_paint;
use crate::ui::context::AppContext;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::route::{LearnRoute, ManageRoute, Route};
use crate::ui::text::base;
use crate::ui::widgets::icon::Icon;

/// The ways to the other pages: rows with a hint each, on a phone a bar at its foot.
#[component]
pub(super) fn Ways() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let on_board = Signal::derive(move || {
        clock.game.track();
        clock.face.track();
        if untrack(|| clock.is_on_board()) {
            base::home::board_goes_on().to_owned()
        } else {
            base::home::board().to_owned()
        }
    });
    let past_games = past_games();
    let kept = Signal::derive(move || match past_games.get() {
        0 => String::new(),
        count => base::home::kept(count),
    });
    view! {
        <nav class="home-ways" aria-label=base::home::ways()>
            <Way
                act="board"
                icon=Icon::Board
                name=base::beside::title()
                to=Route::Board
                hint=on_board
            />
            // The rows have it as a heading beside them.
            <Way
                act="correspondence"
                icon=Icon::Correspondence
                name=base::home::correspondence()
                to=Route::CorrespondenceGames
            />
            <Way
                act="learn"
                icon=Icon::Learn
                name=base::common::learn()
                to=LearnRoute::Lessons
                hint=Signal::stored(base::home::learn().to_owned())
            />
            <Way
                act="games"
                icon=Icon::History
                name=base::games::title()
                to=ManageRoute::Games
                hint=kept
            />
        </nav>
    }
}

/// A line that leads to a page.
#[component]
fn Way(
    /// The name by which tests find it.
    act: &'static str,
    icon: Icon,
    name: &'static str,
    #[prop(into)] to: Route,
    /// A hint about the page.
    #[prop(optional)]
    hint: Signal<String>,
) -> impl IntoView {
    view! {
        <a class="home-way" data-act=act href=to.href()>
            {icon.view()}
            <strong>{name}</strong>
            // The space keeps screen readers from joining both.
            " "
            <span class="home-hint">{hint}</span>
        </a>
    }
}

/// How many games are kept. Their list is read after the page is seen.
fn past_games() -> RwSignal<usize> {
    // The page may be gone by then, and the app with it.
    let storage = expect_context::<AppContext>().storage();
    let count = RwSignal::new(0);
    after_paint(move || {
        let games = storage.games().list().value;
        let _ = count.try_set(games.map_or(0, |games| games.len()));
    });
    count
}
