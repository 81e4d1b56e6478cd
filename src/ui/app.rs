//! The app: one document from the first touch to the last. [`run`] starts it.
//!
//! The page of an address is drawn when everything it needs is here: the chunk
//! with the pages of its area, the texts of that area in the language in use,
//! its style sheets. Until then the page before stays, and a hairline shows that
//! something is on its way.

use leptos::prelude::*;

use super::chunks::{Chunks, DrawDeadline, DrawPanel, NotLoaded, UsePages, UseTexts};
use super::context::app_storage::AppStorage;
use super::context::clock_controller::ClockController;
use super::context::correspondence_store::CorrespondenceStore;
use super::context::update::{Newer, why_not_loaded};
use super::context::{AppContext, piece_letters};
use super::draw_pages::DrawPages;
use super::route::{Area, Route};
use super::scroll_memory::ScrollMemory;
use super::text::{TextArea, t};
use super::watch::watch;
use super::{language, read_control};
use crate::platform::task::spawn;
use crate::platform::timer::after_paint;
use crate::platform::{location, media, start};
use crate::ui::widgets::listener::use_listener;

/// What is shown, and what has been loaded to show it. A handle: copying it
/// copies nothing.
#[derive(Clone, Copy, Debug)]
pub struct App {
    chunks: Chunks,
    context: AppContext,
    clock: ClockController,
    shown: RwSignal<Option<Route>>,
    /// Goes up when all is to be drawn in another language.
    redraws: RwSignal<u32>,
    /// How many loads are under way.
    loading: RwSignal<usize>,
    /// The page that could not be loaded, until it is or another one is shown.
    failed: RwSignal<Option<Route>>,
    /// The functions that draw the pages of the areas that are loaded.
    pages: StoredValue<DrawPages>,
    /// Whether something of the app has been seen.
    seen: RwSignal<bool>,
    /// What draws the panel of the clock, once it is loaded.
    panel: RwSignal<Option<DrawPanel>>,
}

/// Starts the app in the body of the page, as soon as both copies of what is
/// kept were brought together, and the texts of the language are there.
pub fn run(chunks: Chunks) {
    AppStorage::open(move |storage| {
        spawn(async move {
            language::begin(chunks).await;
            leptos::mount::mount_to_body(move || app(chunks, storage));
        });
    });
}

/// The app: the page at hand, and the hairline while something is on its way.
pub fn app(chunks: Chunks, storage: AppStorage) -> impl IntoView {
    start::use_language(t().tag);
    let (context, faults) = AppContext::open(storage);
    let clock = ClockController::open(context, faults);
    let app = App {
        chunks,
        context,
        clock,
        shown: RwSignal::new(None),
        redraws: RwSignal::new(0),
        loading: RwSignal::new(0),
        failed: RwSignal::new(None),
        pages: StoredValue::new(DrawPages::new(chunks.clock)),
        seen: RwSignal::new(false),
        panel: RwSignal::new(None),
    };
    provide_context(context);
    provide_context(clock);
    provide_context(CorrespondenceStore::new(context));
    provide_context(Newer::listen());
    provide_context(app);
    watch(move || media::set_theme(context.settings.with(|s| s.theme.attribute())));
    watch(move || piece_letters::choose(context.settings.with(|s| s.board.letters)));

    let hash = RwSignal::new(location::hash());
    use_listener(location::on_hash_change(move |now| hash.set(now)));
    let scrolled = ScrollMemory::new();
    watch(move || {
        let hash = hash.get();
        scrolled.arrive();
        untrack(|| app.arrive(&hash));
    });
    let shown = Memo::new(move |_| (app.shown.get(), app.redraws.get()));
    let page = move || {
        let (route, _) = shown.get();
        let pages = app.pages.get_value();
        // A closure in a closure replaces the page before, where the same page comes again.
        move || {
            route
                .clone()
                .and_then(|route| untrack(|| pages.draw(route)))
        }
    };
    after_paint(move || {
        media::use_faces();
        let _ = app.seen.try_set(true);
    });
    // At first what stands in the page until the start is seen.
    let waits = Memo::new(move |_| app.loading.get() > 0 && app.shown.with(Option::is_some));
    // After the page is drawn.
    let scroll = move || {
        app.shown.track();
        scrolled.restore();
    };
    view! {
        {page}
        {scroll}
        <Show when=move || waits.get()>
            <Progress/>
        </Show>
    }
}

/// The hairline while something is on its way.
#[component]
fn Progress() -> impl IntoView {
    view! { <div class="loading" role="progressbar" aria-label=t().update.loading></div> }
}

impl App {
    /// Whether something of the app has been seen: until then a page draws only what
    /// one looks at first.
    pub fn is_seen(self) -> bool {
        self.seen.get()
    }

    /// The page that could not be loaded, if there is one.
    pub fn failed(self) -> Option<Route> {
        self.failed.get()
    }

    /// Goes on as if the page that could not be loaded had not been asked for.
    pub fn forget_failed(self) {
        self.failed.set(None);
    }

    /// Tries again to show the page that could not be loaded.
    pub fn try_again(self) {
        if let Some(route) = self.failed.get_untracked() {
            self.failed.set(None);
            route.go();
        }
    }

    /// What draws the correspondence games that are due next; nothing yet where it
    /// has to be loaded first. Who has no such game never loads it.
    pub fn deadline(self) -> Signal<Option<DrawDeadline>> {
        let drawn = RwSignal::new(None);
        if self.context.storage().has_correspondence() {
            spawn(async move {
                // Without it home shows none.
                if let Ok(draw) = (self.chunks.deadline)().await {
                    let _ = drawn.try_set(Some(draw));
                }
            });
        }
        drawn.into()
    }

    /// What draws the panel of the clock; nothing until it is loaded.
    pub fn panel(self) -> Signal<Option<DrawPanel>> {
        self.panel.into()
    }

    /// Loads what draws the panel, if it is not there. Without it a stopped clock has its strip.
    /// Several may wait for it at once: the first answer is used, since a panel that is drawn once more
    /// goes from under a finger.
    pub fn load_panel(self) {
        if self.panel.with_untracked(Option::is_some) {
            return;
        }
        spawn(async move {
            let draw = (self.chunks.panel)().await;
            if let Ok(draw) = draw
                && self.panel.try_with_untracked(Option::is_none) == Some(true)
            {
                self.panel.set(Some(draw));
            }
        });
    }

    /// Saves a backup as a file.
    pub fn backup(self, correspondence: CorrespondenceStore) {
        spawn(async move {
            match (self.chunks.backup)().await {
                Ok(backup) => backup(correspondence),
                Err(NotLoaded) => self.context.notify(why_not_loaded().into()),
            }
        });
    }

    /// Chooses a language by its tag, or lets the browser choose, and shows it:
    /// in place, whatever else goes on. Where its texts cannot be had, the
    /// language before stays, and the choice counts for the next visit.
    pub fn choose_language(self, tag: Option<&'static str>) {
        language::choose(tag);
        self.loading.update(|loading| *loading += 1);
        spawn(async move {
            let wanted = language::wanted();
            let texts = self.texts(wanted).await;
            if self.loading.try_update(|loading| *loading -= 1).is_none() {
                return;
            }
            // Another may have been chosen since, and is on its way.
            if language::wanted() != wanted {
                return;
            }
            for put_in_use in texts.unwrap_or_default() {
                put_in_use();
            }
            start::use_language(t().tag);
            // Also where it stayed as it was: the settings say why.
            self.redraws.update(|redraws| *redraws += 1);
        });
    }

    /// All texts that are in use, in another language.
    async fn texts(self, tag: &'static str) -> Result<Vec<UseTexts>, NotLoaded> {
        loop {
            let areas = self.areas();
            let texts = language::load(self.chunks, tag, &areas).await?;
            // More may have come into use meanwhile.
            if self.areas() == areas {
                return Ok(texts);
            }
        }
    }

    fn areas(self) -> Vec<TextArea> {
        let mut areas = vec![TextArea::Base];
        let loaded = Area::ALL.iter().filter(|area| self.is_loaded(**area));
        areas.extend(loaded.flat_map(|area| area.texts()));
        areas
    }

    /// Shows the page of an address, after what the address asks for was done;
    /// what the page needs is loaded first.
    fn arrive(self, hash: &str) {
        let clock = self.clock;
        let (asked, query) = Route::parse(hash);
        // What can be embedded has options of its own.
        let may_link = !matches!(asked, Route::Learn(_) | Route::Gallery);
        let linked = may_link.then(|| linked_control(query)).flatten();
        // Of the address of the page itself it is taken, or every page would play it.
        let of_page = || linked_control(&location::query());
        let linked = linked.or_else(|| may_link.then(of_page).flatten());
        let route = place_of(clock, asked.clone(), linked.is_some());
        if let Some(area) = route.area()
            && !self.is_loaded(area)
        {
            return self.load(area, hash);
        }
        // A link may carry a time control; it is played, or said to be wrong, once.
        if let Some(text) = &linked {
            let text = text.clone();
            clock.when_answered(move || play_linked(clock, &text));
            location::set_in_query("control", None);
        }
        if self
            .shown
            .with_untracked(|shown| shown.as_ref() != Some(&route))
        {
            self.context.leave_page();
        }
        if route == Route::Unknown {
            self.context.notify_here(t().common.not_found.into());
        }
        if linked.is_some() || route != asked {
            location::replace_hash(&route.href()[1..]);
        }
        self.failed.set(None);
        self.shown.set(Some(route));
    }

    fn is_loaded(self, area: Area) -> bool {
        self.pages.with_value(|pages| pages.has(area))
    }

    /// Loads an area, and then shows the page that was asked for, unless another
    /// one is meant by then.
    fn load(self, area: Area, hash: &str) {
        let hash = hash.to_owned();
        self.loading.update(|loading| *loading += 1);
        spawn(async move {
            let loaded = self.fetch(area).await;
            if self.loading.try_update(|loading| *loading -= 1).is_none() {
                return;
            }
            if let Ok(put_in_use) = loaded {
                self.pages.update_value(put_in_use);
            }
            if location::hash() != hash {
                return;
            }
            match loaded {
                Ok(_) => self.arrive(&hash),
                Err(NotLoaded) => self.fail(&hash),
            }
        });
    }

    async fn fetch(self, area: Area) -> Result<UsePages, NotLoaded> {
        let styles = start::fetch(area.name());
        let pages = (self.chunks.pages)(area).await?;
        loop {
            let tag = t().tag;
            let texts = language::load(self.chunks, tag, area.texts()).await?;
            // Another language may have come into use meanwhile.
            if t().tag == tag {
                for put_in_use in texts {
                    put_in_use();
                }
                break;
            }
        }
        // What a page measures at its first moment has to be right.
        styles.await;
        Ok(pages)
    }

    /// A page could not be loaded: the one before stays and says so. Where there
    /// is none, what stands in the page until the start does.
    fn fail(self, hash: &str) {
        let before = self.shown.get_untracked();
        match before {
            Some(route) => {
                let (asked, _) = Route::parse(hash);
                location::replace_hash(&route.href()[1..]);
                self.failed.set(Some(asked));
            }
            None => start::tell_fault(),
        }
    }
}

/// Where an address leads while the game on the table is what it is.
fn place_of(clock: ClockController, asked: Route, is_linked: bool) -> Route {
    let place = match asked {
        // Nobody is to look for a clock that runs.
        Route::Home if is_linked || clock.is_going_on() => Route::Clock,
        place => place,
    };
    match place {
        // A game that was begun on a board goes on there.
        Route::Clock if clock.is_on_board() => Route::Board,
        place => place,
    }
}

/// The time control in a query. People write `5+3` as it is, so a plus is a
/// plus and not a blank.
fn linked_control(query: &str) -> Option<String> {
    location::value_of("control", &query.replace('+', "%2B"))
}

/// Puts the time control of a link on the table, or asks if a game is being played there.
fn play_linked(clock: ClockController, text: &str) {
    match read_control(text) {
        Ok(setup) => {
            if clock.is_idle() {
                clock.set_up(setup);
            } else if untrack(|| clock.context.leads()) {
                clock.context.offer_new_game(setup);
            }
            // That another tab plays is told already.
        }
        Err(message) => clock.context.notify_here((t().controls.bad_link)(&message)),
    }
}
