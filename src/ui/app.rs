//! The app: one document from the first touch to the last. [`run`] starts it.
//!
//! The app draws the page of an address when everything it needs is here: the chunk with the pages
//! of its area, the texts of that area in the language in use, its style sheets. Until then the
//! previous page stays, and a hairline shows that something is being loaded.

use leptos::prelude::*;

use super::back::Back;
use super::chunks::{Chunks, Loading, NotLoaded, ReadControl};
use super::context::app_storage::AppStorage;
use super::context::clock_controller::ClockController;
use super::context::correspondence_store::CorrespondenceStore;
use super::context::update::Newer;
use super::context::{AppContext, piece_letters};
use super::draw_pages::DrawPages;
use super::language::{self, LoadedTexts};
use super::loader::Loader;
use super::mount::mount_to_body;
use super::route::{Area, Route};
use super::scroll_memory::ScrollMemory;
use super::text::{Words, base, shared};
use super::watch::watch;
use crate::platform::task::spawn;
use crate::platform::timer::after_paint;
use crate::platform::translation::TranslatedTexts;
use crate::platform::{focus, location, media, start};
use crate::ui::widgets::listener::use_listener;

/// The page that is shown, and the parts that have been loaded to show it. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct App {
    chunks: Chunks,
    context: AppContext,
    clock: ClockController,
    shown: RwSignal<Option<Route>>,
    /// Goes up when everything is to be drawn again in another language.
    redraws: RwSignal<u32>,
    /// How many loads are under way.
    loading: RwSignal<usize>,
    /// The functions that draw the pages of the areas that are loaded.
    pages: StoredValue<DrawPages>,
    /// Reads the time control of a link, once a link had one.
    read_control: StoredValue<Option<ReadControl>>,
    loader: Loader,
    back: Back,
}

/// Starts the app in the body of the page, as soon as the two copies of the stored data have been
/// merged and the texts of the language are there.
pub fn run(chunks: Chunks) {
    AppStorage::open(move |storage| {
        spawn(async move {
            if language::begin().await.is_err() {
                return start::tell_fault();
            }
            start::turn().await;
            mount_to_body(move || app(chunks, storage));
        });
    });
}

/// The app: the page at hand, and the hairline while something is being loaded.
pub fn app(chunks: Chunks, storage: AppStorage) -> impl IntoView {
    start::use_language(base::tag());
    let (context, faults) = AppContext::open(storage);
    let clock = ClockController::open(context, faults);
    let app = App {
        chunks,
        context,
        clock,
        shown: RwSignal::new(None),
        redraws: RwSignal::new(0),
        loading: RwSignal::new(0),
        pages: StoredValue::new(DrawPages::new(chunks.clock)),
        read_control: StoredValue::new(None),
        loader: Loader::new(chunks, context),
        back: Back::new(),
    };
    provide_context(app.back);
    provide_context(context);
    provide_context(clock);
    provide_context(CorrespondenceStore::new(context));
    provide_context(Newer::listen());
    provide_context(app.loader);
    provide_context(app);
    watch(move || media::set_theme(context.settings.with(|s| s.theme.attribute())));
    watch(move || {
        if context.to_report.with(|reports| !reports.is_empty()) {
            app.loader.report();
        }
    });
    watch(move || piece_letters::choose(context.settings.with(|s| s.board.letters)));

    use_listener(TranslatedTexts::follow());
    let scrolled = ScrollMemory::new();
    let is_begun = StoredValue::new(false);
    let arrive = move |hash: &str| {
        if is_begun.try_get_value() == Some(true) {
            scrolled.arrive();
            untrack(|| app.arrive(hash));
        }
    };
    use_listener(location::on_hash_change(move |hash| arrive(&hash)));
    // On a slow phone, all of the start in one task would keep the browser from answering a touch.
    spawn(async move {
        start::turn().await;
        is_begun.set_value(true);
        arrive(&location::hash());
    });
    let shown = Memo::new(move |_| (app.shown.get(), app.redraws.get()));
    let page = move || {
        let (route, _) = shown.get();
        let pages = app.pages.get_value();
        // A closure in a closure replaces the previous page even if the same page comes again.
        move || {
            route
                .clone()
                .and_then(|route| untrack(|| pages.draw(route)))
        }
    };
    // A page with an outline appears in the fonts of the outline, so that its words do not change
    // twice.
    if !start::has_outline() {
        media::use_faces();
    }
    let is_shown = Memo::new(move |_| app.shown.with(Option::is_some));
    watch(move || {
        if is_shown.get() {
            after_paint(move || {
                media::use_faces();
                app.loader.set_seen();
            });
        }
    });
    // Before the first page, the content of the document itself is still visible.
    let waits = Memo::new(move |_| app.loading.get() > 0 && is_shown.get());
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

/// The hairline while something is being loaded.
#[component]
fn Progress() -> impl IntoView {
    view! { <div class="loading" role="progressbar" aria-label=base::update::loading()></div> }
}

impl App {
    /// Chooses a language by its tag, or lets the browser choose, and shows it: in place, whatever
    /// else goes on. If its texts cannot be loaded, the previous language stays, and the choice
    /// counts for the next visit.
    pub fn choose_language(self, tag: Option<&'static str>) {
        language::choose(tag);
        self.loading.update(|loading| *loading += 1);
        spawn(async move {
            let wanted = language::wanted();
            let texts = texts_in_use(wanted).await;
            if self.loading.try_update(|loading| *loading -= 1).is_none() {
                return;
            }
            // The user may have chosen another since, which is being loaded.
            if language::wanted() != wanted {
                return;
            }
            language::put_in_use(texts.unwrap_or_default());
            start::use_language(base::tag());
            focus::leave();
            // Also if the language stayed as it was: the settings say why.
            self.redraws.update(|redraws| *redraws += 1);
        });
    }

    /// Shows the page of an address, and does what the address asks for. If the page needs
    /// something that is not here yet, this is loaded first.
    fn arrive(self, hash: &str) {
        let clock = self.clock;
        let (asked, query) = Route::parse(hash);
        // The lessons and the gallery have options of their own.
        let may_link = !matches!(
            asked,
            Route::Learn | Route::Class | Route::Lesson(_) | Route::Gallery
        );
        let linked = may_link.then(|| linked_control(query)).flatten();
        // Removed from the page's own address below; otherwise every page would apply it again.
        let of_page = || linked_control(&location::query());
        let linked = linked.or_else(|| may_link.then(of_page).flatten());
        let route = place_of(clock, asked.clone(), linked.is_some());
        if let Some(area) = route.area()
            && !self.is_loaded(area)
        {
            return self.load(Box::pin(self.fetch(area)), hash);
        }
        let read_control = self.read_control.get_value();
        if linked.is_some() && read_control.is_none() {
            return self.load(Box::pin(self.fetch_reader()), hash);
        }
        if self
            .shown
            .with_untracked(|shown| shown.as_ref() != Some(&route))
        {
            // What was typed there counts, while the page can hear of it.
            focus::leave();
            self.context.leave_page();
        }
        // A link may carry a time control; it is applied, or reported as wrong, once.
        if let (Some(text), Some(read)) = (linked.clone(), read_control) {
            clock
                .context
                .table
                .when_answered(move || play_linked(clock, read, &text));
            location::set_in_query("control", None);
        }
        if route == Route::Unknown {
            self.context.notify_here(base::common::not_found().into());
        }
        if linked.is_some() || route != asked {
            location::replace_hash(&route.href()[1..]);
        }
        self.loader.forget_failed();
        self.shown.set(Some(route));
        self.back.arrive();
    }

    fn is_loaded(self, area: Area) -> bool {
        self.pages.with_value(|pages| pages.has(area))
    }

    /// Waits for a part, and then shows the requested page, unless the address has changed by then.
    fn load(self, part: Loading<()>, hash: &str) {
        let hash = hash.to_owned();
        self.loading.update(|loading| *loading += 1);
        spawn(async move {
            let loaded = part.await;
            if self.loading.try_update(|loading| *loading -= 1).is_none() {
                return;
            }
            if location::hash() != hash {
                return;
            }
            match loaded {
                Ok(()) => self.arrive(&hash),
                Err(NotLoaded) => self.fail(&hash),
            }
        });
    }

    /// Loads an area, and puts it in use.
    async fn fetch(self, area: Area) -> Result<(), NotLoaded> {
        let styles = start::fetch(area.name());
        let pages = language::load_with((self.chunks.pages)(area), area.texts()).await?;
        // A page may measure itself as soon as it is drawn, so the styles have to be there.
        styles.await;
        let _ = self.pages.try_update_value(pages);
        Ok(())
    }

    /// Loads the function that reads the time control of a link.
    async fn fetch_reader(self) -> Result<(), NotLoaded> {
        let read = language::load_with((self.chunks.control)(), &[shared::WORDS]).await?;
        let _ = self.read_control.try_set_value(Some(read));
        Ok(())
    }

    /// Handles a page that could not be loaded: the previous page stays and says so. Before the
    /// first page, the content of the document itself says so.
    fn fail(self, hash: &str) {
        let before = self.shown.get_untracked();
        match before {
            Some(route) => {
                location::replace_hash(&route.href()[1..]);
                self.loader.set_failed(hash);
                self.back.arrive();
            }
            None => start::tell_fault(),
        }
    }
}

/// All texts that are in use, in another language.
async fn texts_in_use(tag: &'static str) -> Result<LoadedTexts, NotLoaded> {
    loop {
        let areas = Words::in_use();
        let texts = language::load(tag, &areas).await?;
        // More may have come into use meanwhile.
        if Words::in_use() == areas {
            return Ok(texts);
        }
    }
}

/// The page that an address leads to, given the game that is on the table now.
fn place_of(clock: ClockController, asked: Route, is_linked: bool) -> Route {
    let place = match asked {
        // A running clock is shown at once, so that nobody has to look for it.
        Route::Home if is_linked || clock.is_going_on() => Route::Clock,
        place => place,
    };
    match place {
        // A game that began on a board goes on there.
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
fn play_linked(clock: ClockController, read: ReadControl, text: &str) {
    match read(text) {
        Ok(setup) => {
            if clock.is_idle() {
                clock.set_up(setup);
            } else if untrack(|| clock.context.leads()) {
                clock.context.offer_new_game(setup);
            }
            // The page already shows that another tab plays.
        }
        Err(message) => clock.context.report_bad_link(&message),
    }
}
