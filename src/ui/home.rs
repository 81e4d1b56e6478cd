//! Home: the clock, common time controls, the correspondence games that are due, and the ways to
//! everything else.

mod clock;
mod games;

use leptos::prelude::*;

use crate::platform::timer::after_paint;
use crate::settings::with_increment;
use crate::ui::app::App;
use crate::ui::context::AppContext;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::loader::Loader;
use crate::ui::route::{ManageRoute, Route, link_to_control};
use crate::ui::text::{NAMES, base, known};
use crate::ui::widgets::about::About;
use crate::ui::widgets::full_screen::FullScreenButton;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::icon_button::IconLink;
use crate::ui::widgets::notices::Notices;
use clock::HomeClock;
use games::NoGames;
pub use games::deadline;

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
            <PageLinks/>
            <More/>
        </main>
    }
}

/// Content that users rarely need: the language, embedding, and about the app.
#[component]
fn More() -> impl IntoView {
    view! {
        <footer class="home-more">
            <LanguageSelect/>
            <a data-act="embed" href=Route::Gallery.href()>{base::common::embed()}</a>
            <details class="home-about">
                <summary>{base::about::title()}</summary>
                <About/>
            </details>
        </footer>
    }
}

/// The language of the page, by its own name, and all others: a visitor who reads none of the words
/// here finds it. The settings can also leave it to the browser.
#[component]
fn LanguageSelect() -> impl IntoView {
    let app = expect_context::<App>();
    let language = |&(tag, name): &(&'static str, &'static str)| {
        view! {
            <option value=tag lang=tag selected=tag == base::tag()>
                {name}
            </option>
        }
    };
    view! {
        <label class="home-language">
            {Icon::Language.view()}
            <span class="unseen">{base::language::title()}</span>
            <select
                data-act="language"
                on:change:target=move |event| app.choose_language(known(&event.target().value()))
            >
                {NAMES.iter().map(language).collect_view()}
            </select>
        </label>
    }
}

/// The games that are due next, once the code that shows them is loaded, and the link to enter one.
#[component]
fn CorrespondenceGames() -> impl IntoView {
    let (loader, context) = (expect_context::<Loader>(), expect_context::<AppContext>());
    let has_games = context.storage().has_correspondence();
    let unfinished = RwSignal::new(0);
    let draw = loader.deadline();
    let ledger = move || match draw.get() {
        Some(draw) => untrack(|| draw(context, unfinished)),
        None if has_games => ().into_any(),
        None => view! { <NoGames/> }.into_any(),
    };
    let count = Signal::derive(move || match unfinished.get() {
        0 => String::new(),
        count => base::home::games(count),
    });
    view! {
        <section class="home-post" aria-label=base::home::correspondence()>
            <h2>
                <a data-act="post" href=Route::CorrespondenceGames.href()>
                    {base::home::correspondence()}
                    " "
                    <small>{count}</small>
                </a>
            </h2>
            {ledger}
            <a
                class="home-add"
                data-act="add-game"
                href=Route::NewCorrespondenceGame.href()
            >
                {Icon::Plus.view()}
                {base::home::add_game()}
            </a>
        </section>
    }
}

/// The controls that are played most: minutes, and seconds for each move.
const CONTROLS: [(i64, i64); 5] = [(3, 2), (5, 3), (10, 5), (15, 10), (90, 30)];

/// Common time controls, and the way to all of them.
#[component]
fn QuickControls() -> impl IntoView {
    let control = |(minutes, seconds)| view! { <QuickControl minutes seconds/> };
    view! {
        <ul class="home-controls" aria-label=base::home::controls()>
            {CONTROLS.map(control).collect_view()}
            <li>
                <a
                    class="home-control"
                    data-act="controls"
                    href=Route::Manage(ManageRoute::Controls).href()
                >
                    <strong>{base::home::all()}</strong>
                    " "
                    <span>{base::home::all_hint()}</span>
                </a>
            </li>
        </ul>
    }
}

/// A touch leads to a clock with the control, which waits for its first press. While a game is on
/// the table, the link asks.
#[component]
fn QuickControl(minutes: i64, seconds: i64) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let setup = with_increment(minutes, seconds);
    let control = format!("{minutes}+{seconds}");
    let shown = control.clone();
    let class = setup.as_ref().map(|setup| base::home::rate(setup.rate()));
    let chosen = Signal::derive(move || {
        let is_chosen = clock
            .game
            .with(|game| setup.as_ref() == Some(game.clock.setup()));
        is_chosen.then_some("true")
    });
    view! {
        <li>
            <a
                class="home-control"
                href=link_to_control(&control)
                data-control=control
                aria-current=chosen
            >
                <strong>{shown}</strong>
                // The space keeps screen readers from joining both.
                " "
                <span>{class}</span>
            </a>
        </li>
    }
}

/// The ways to the other pages: rows with a hint each, on a phone a bar at its foot.
#[component]
fn PageLinks() -> impl IntoView {
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
            <PageLink
                act="board"
                icon=Icon::Board
                name=base::board::title()
                to=Route::Board
                hint=on_board
            />
            // The rows have it as a heading beside them.
            <PageLink
                act="correspondence"
                icon=Icon::Correspondence
                name=base::home::correspondence()
                to=Route::CorrespondenceGames
            />
            <PageLink
                act="learn"
                icon=Icon::Learn
                name=base::common::learn()
                to=Route::Learn
                hint=Signal::stored(base::home::learn().to_owned())
            />
            <PageLink
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
fn PageLink(
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
