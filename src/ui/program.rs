//! A program: the app with the pages that it can draw. [`run`] starts one.
//!
//! The pages are divided among several programs ([`Program`]), so that nobody
//! downloads what is not looked at. They share the address: when it leads to a
//! page of another program, the page is loaded anew, and `public/start.js`
//! starts the right one. Nothing is lost by that: whatever is entered is kept
//! before the next frame is drawn.

use leptos::prelude::*;

use super::components::page::page;
use super::el::{El, dynamic, several, watch};
use super::keep::Keeper;
use super::letters;
use super::pages;
use super::post::Post;
use super::read_control;
use super::route::{Program, Route};
use super::table::Table;
use super::text::t;
use super::update::Newer;
use crate::platform::{location, media};

/// What a program draws.
#[derive(Clone, Copy, Debug)]
pub struct Pages {
    /// Whose pages; `None` for all.
    program: Option<Program>,
    /// The page of a route that is one of them.
    draw: fn(Route) -> El,
}

/// The pages of [`Program::Table`].
pub const TABLE: Pages = Pages {
    program: Some(Program::Table),
    draw: table,
};

/// The pages of [`Program::Desk`].
pub const DESK: Pages = Pages {
    program: Some(Program::Desk),
    draw: desk,
};

/// The pages of [`Program::Learn`].
pub const LEARN: Pages = Pages {
    program: Some(Program::Learn),
    draw: learn,
};

/// All pages: a build for those who make the app is one program.
pub const EVERY: Pages = Pages {
    program: None,
    draw: every,
};

impl Pages {
    fn has(&self, route: &Route) -> bool {
        self.program.is_none_or(|own| own == route.program())
    }
}

fn table(route: Route) -> El {
    match route {
        Route::Home | Route::Unknown => pages::home::home_page(),
        Route::Clock => pages::clock::clock_page(),
        Route::Controls => pages::controls::controls_page(),
        Route::Editor(place) => pages::editor::editor_page(place),
        Route::Games => pages::games::games_page(),
        Route::Game(id) => pages::game::game_page(&id),
        Route::Settings => pages::settings::settings_page(),
        Route::Keys => pages::keys::keys_page(),
        _ => several(),
    }
}

fn desk(route: Route) -> El {
    match route {
        Route::Board => pages::board::board_page(),
        Route::Post(page) => pages::post::post_page(page),
        Route::Study => pages::study::study_page(),
        Route::Winning => pages::winning::winning_page(),
        _ => missing(),
    }
}

fn learn(route: Route) -> El {
    match route {
        Route::Learn(page) => pages::learn::learn_page(&page),
        Route::Embed => pages::embed::embed_page(),
        _ => missing(),
    }
}

/// Where the way to the start page is barred.
fn missing() -> El {
    page(t().common.not_found, &Route::Home, several())
}

fn every(route: Route) -> El {
    match route.program() {
        Program::Table => table(route),
        Program::Desk => desk(route),
        Program::Learn => learn(route),
    }
}

/// Starts a program in the body of the page, as soon as both copies of what is
/// kept were brought together. Its texts are chosen before.
pub fn run(pages: Pages) {
    Keeper::open(move |keeper| leptos::mount::mount_to_body(move || app(pages, keeper)));
}

/// The app, shown in the body of the page.
pub fn app(pages: Pages, keeper: Keeper) {
    media::set_language(t().tag);
    let table = Table::open(keeper);
    provide_context(table);
    provide_context(Post::new(table));
    provide_context(Newer::listen());
    watch(move || media::set_theme(table.settings.with(|s| s.theme.attribute())));
    watch(move || letters::choose(table.settings.with(|s| s.board.letters)));

    let hash = RwSignal::new(location::hash());
    let listener = StoredValue::new_local(location::on_hash_change(move |now| hash.set(now)));
    on_cleanup(move || drop(listener.try_update_value(Option::take)));
    // Until the page of another program is there, the one before stays.
    let shown = RwSignal::new(None::<Route>);
    watch(move || {
        let hash = hash.get();
        if let Some(route) = untrack(|| arrive(table, pages, &hash, shown.get_untracked().as_ref()))
        {
            shown.set(Some(route));
        }
    });
    let shown = Memo::new(move |_| shown.get());
    let page = dynamic(move || {
        let route = shown.get();
        route.map(|route| untrack(|| (pages.draw)(route)))
    });
    page.mount();
}

/// The page to be shown at an address, after what the address asks for was
/// done; `None` where the page is another program's, which is on its way.
fn arrive(table: Table, pages: Pages, hash: &str, before: Option<&Route>) -> Option<Route> {
    let (asked, query) = Route::parse(hash);
    // What can be embedded has options of its own.
    let may_link = asked.program() != Program::Learn;
    let linked = may_link.then(|| linked_control(query)).flatten();
    // Of the address of the page itself it is taken, or every page would play it.
    let of_page = || linked_control(&location::query());
    let linked = linked.or_else(|| may_link.then(of_page).flatten());
    let route = place_of(table, asked.clone(), linked.is_some());
    if !pages.has(&route) {
        return leave(table, &asked, &route, query, before);
    }
    // A link may carry a time control; it is played, or said to be wrong, once.
    if let Some(text) = &linked {
        let text = text.clone();
        table.when_answered(move || play_linked(table, &text));
        location::set_in_query("control", None);
    }
    if route == Route::Unknown {
        table.tell(t().common.not_found.into());
    }
    if linked.is_some() || route != asked {
        location::replace_hash(&route.href()[1..]);
    }
    Some(route)
}

/// Where an address leads while the game on the table is what it is.
fn place_of(table: Table, asked: Route, is_linked: bool) -> Route {
    let place = match asked {
        // Nobody is to look for a clock that runs.
        Route::Home if is_linked || table.is_going_on() => Route::Clock,
        place => place,
    };
    match place {
        // A game that was begun on a board goes on there.
        Route::Clock if table.is_on_board() => Route::Board,
        place => place,
    }
}

/// Loads the program of a page that this one cannot draw; or says why it does
/// not, and stays at the page before. What is told has the page to be shown.
fn leave(
    table: Table,
    asked: &Route,
    route: &Route,
    query: &str,
    before: Option<&Route>,
) -> Option<Route> {
    // What is none of ours may look like a page of this program: the address
    // must lead to the other one.
    let path = match route {
        Route::Unknown => "/unknown".into(),
        _ => route.href().split_off(1),
    };
    if route != asked || *route == Route::Unknown {
        let mark = if query.is_empty() { "" } else { "?" };
        // Loaded anew at this address it would be this program, again and again.
        if !location::replace_hash(&[&path, mark, query].concat()) {
            table.tell(t().common.not_found.into());
            return Some(Route::Unknown);
        }
    }
    if !table.load_anew()
        && let Some(before) = before
    {
        location::replace_hash(&before.href()[1..]);
    }
    None
}

/// The time control in a query. People write `5+3` as it is, so a plus is a
/// plus and not a blank.
fn linked_control(query: &str) -> Option<String> {
    location::value_of("control", &query.replace('+', "%2B"))
}

/// Puts the time control of a link on the table, unless a game is being
/// played there.
fn play_linked(table: Table, text: &str) {
    match read_control(text) {
        Ok(setup) => {
            if table.is_idle() {
                table.set_up(setup);
            } else if untrack(|| table.leads()) {
                table.tell(t().controls.replaces.into());
            }
            // That another tab plays is told already.
        }
        Err(message) => table.tell((t().controls.bad_link)(&message)),
    }
}
