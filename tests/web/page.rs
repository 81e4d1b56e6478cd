//! The app on the page of the tests: [`Page`], which starts from an empty storage and leaves an
//! empty one.

use std::any::Any;
use std::cell::{Cell, RefCell};

use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::AnyView;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Document, Element, Event, EventInit, HtmlElement, HtmlInputElement, HtmlSelectElement,
    KeyboardEvent, KeyboardEventInit, Node, PointerEvent, PointerEventInit, Storage, Window,
};
use zeitnot::platform::listener::Listener;
use zeitnot::platform::location;
use zeitnot::platform::lock::{Lock, Request};
use zeitnot::platform::storage::LocalStorage;
use zeitnot::platform::timer::after_paint;
use zeitnot::storage::games::{GameRepository, TableGame};
use zeitnot::storage::versioned::{Schema, VersionedStore};
use zeitnot::ui::mount::mount_to;

use crate::{called_back, still, translation, turn, until};

/// The lock of the page that plays the game on the table.
const TABLE: &str = "zeitnot.table";

thread_local! {
    /// The mounted app: kept here, so that a test that failed leaves nothing to the next one.
    static MOUNTED: RefCell<Option<Mounted>> = const { RefCell::new(None) };

    /// The lock of a page that was opened before; the test plays that page.
    static FIRST: RefCell<Option<Lock>> = const { RefCell::new(None) };

    /// Errors that nobody caught since the page was opened: a panic of the app above all. The
    /// listeners stay for all tests.
    static FAULTS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    static LISTENERS: Vec<Listener> = ["error", "unhandledrejection"].map(report).into();

    /// Counts the steps through the history that the app has asked for and that are not done yet.
    static STEPS: Function = count_steps();
}

fn count_steps() -> Function {
    let script = "
        let asked = 0;
        addEventListener('popstate', () => { asked = Math.max(0, asked - 1); });
        history.go = by => { asked += 1; History.prototype.go.call(history, by); };
        return () => asked;";
    let counted = Function::new_no_args(script).call0(&JsValue::NULL).unwrap();
    counted.unchecked_into()
}

/// Waits until the app has left the entries of the history that it does not need any more.
async fn history_settled() {
    turn().await;
    let steps = || STEPS.with(|steps| steps.call0(&JsValue::NULL).unwrap().as_f64());
    until("the steps back", || steps() == Some(0.0)).await;
    turn().await;
}

/// Keeps what is uncaught for the end of the test.
fn report(name: &'static str) -> Listener {
    Listener::new(window().as_ref(), name, |event| {
        let said = ["message", "reason"].map(|part| Reflect::get(event, &part.into()).unwrap());
        FAULTS.with_borrow_mut(|faults| faults.push(format!("{said:?}")));
    })
}

/// The app while it runs.
struct Mounted {
    /// Ends it when it is dropped.
    handle: Box<dyn Any>,
    /// The contents of the body before.
    before: Vec<Node>,
}

/// The app as a person has it before them.
pub struct Page {
    host: HtmlElement,
}

impl Page {
    /// Opens the clock for the first time on this device.
    pub async fn open() -> Page {
        Page::open_with(|| {}).await
    }

    /// Opens the clock on a device on which `keep` has kept something.
    pub async fn open_with(keep: impl FnOnce()) -> Page {
        clean().await;
        FAULTS.take();
        keep();
        Page::again().await
    }

    /// Opens an app that is built differently for the first time on this device.
    pub async fn of(app: fn() -> AnyView) -> Page {
        clean().await;
        Page::show(app).await
    }

    /// Opens the app with the storage as it is.
    pub async fn again() -> Page {
        Page::show(zeitnot::ui::app).await
    }

    async fn show(app: fn() -> AnyView) -> Page {
        let host = document().body().unwrap();
        let before = nodes(&host);
        let handle = Box::new(mount_to(host.clone(), app));
        MOUNTED.set(Some(Mounted { handle, before }));
        // Everything that comes after the first paint is there, too.
        called_back(|done: Box<dyn FnOnce(())>| after_paint(move || done(()))).await;
        // The browser answers in order, so the app knows by then which page plays.
        is_locked().await;
        turn().await;
        Page { host }
    }

    /// Shows the embedded page at an address with this query.
    pub async fn embedded(query: &'static str) -> Page {
        clean().await;
        let host = document().body().unwrap();
        let before = nodes(&host);
        let show = move || zeitnot::ui::areas::show_frame(query);
        let handle = Box::new(mount_to(host.clone(), show));
        MOUNTED.set(Some(Mounted { handle, before }));
        turn().await;
        Page { host }
    }

    /// Closes the page and opens it again, with the same storage.
    pub async fn reload(self) -> Page {
        self.shut().await;
        Page::again().await
    }

    /// Closes the page; the storage stays as it is.
    pub async fn shut(self) {
        self.left();
        unmount().await;
    }

    /// The browser says that the page is left: the last that the app hears.
    pub fn left(&self) {
        let left = Event::new("pagehide").unwrap();
        window().dispatch_event(&left).unwrap();
    }

    /// Leaves the page of the tests as it was. Nothing may have gone wrong in it.
    pub async fn close(self) {
        self.expect_no_fault("the test");
        clean().await;
        self.expect_no_fault("closing the page");
    }

    /// Nothing has gone wrong in the page until now: no panic, and no error that nobody caught.
    #[track_caller]
    pub fn expect_no_fault(&self, after: &str) {
        let faults = FAULTS.take();
        assert!(faults.is_empty(), "after {after}: {faults:?}");
    }

    pub fn find(&self, selector: &str) -> Option<Element> {
        self.host.query_selector(selector).unwrap()
    }

    pub fn count(&self, selector: &str) -> u32 {
        self.host.query_selector_all(selector).unwrap().length()
    }

    /// All elements that match, in the order of the page.
    pub fn all(&self, selector: &str) -> Vec<Element> {
        let found = self.host.query_selector_all(selector).unwrap();
        let each = (0..found.length()).filter_map(|place| found.get(place));
        each.map(JsCast::unchecked_into).collect()
    }

    pub fn get(&self, selector: &str) -> Element {
        self.find(selector)
            .unwrap_or_else(|| panic!("no {selector} in {}", self.host.inner_html()))
    }

    /// The whole text of an element; no-break spaces become ordinary ones.
    pub fn text(&self, selector: &str) -> String {
        let text = self.get(selector).text_content().unwrap_or_default();
        text.replace('\u{a0}', " ")
    }

    /// The text of the element at a place among several, as [`Page::text`].
    pub fn text_at(&self, selector: &str, place: u32) -> String {
        let found = self.host.query_selector_all(selector).unwrap();
        let text = found.get(place).and_then(|node| node.text_content());
        text.unwrap_or_default().replace('\u{a0}', " ")
    }

    /// Waits until an element is there.
    pub async fn wait_for(&self, selector: &str) {
        until(selector, || self.find(selector).is_some()).await;
    }

    /// A finger comes down. On return its effect has happened, and is not drawn yet.
    pub fn touch_now(&self, selector: &str) {
        let options = PointerEventInit::new();
        options.set_bubbles(true);
        options.set_cancelable(true);
        let event = PointerEvent::new_with_event_init_dict("pointerdown", &options).unwrap();
        self.get(selector).dispatch_event(&event).unwrap();
    }

    /// A finger comes down, and the page draws the effect.
    pub async fn touch(&self, selector: &str) {
        self.touch_now(selector);
        turn().await;
    }

    /// A click such as a screen reader makes. On return its effect has happened, and is not drawn
    /// yet.
    pub fn click_now(&self, selector: &str) {
        let element: HtmlElement = self.get(selector).dyn_into().unwrap();
        element.click();
    }

    /// A click such as a screen reader makes.
    pub async fn click(&self, selector: &str) {
        self.click_now(selector);
        turn().await;
    }

    /// A click on a part of a drawing.
    pub async fn click_drawn(&self, selector: &str) {
        let options = PointerEventInit::new();
        options.set_bubbles(true);
        let event = PointerEvent::new_with_event_init_dict("click", &options).unwrap();
        self.get(selector).dispatch_event(&event).unwrap();
        turn().await;
    }

    /// Goes to a control as with Tab.
    pub fn focus(&self, selector: &str) {
        let element: HtmlElement = self.get(selector).dyn_into().unwrap();
        element.focus().unwrap();
    }

    /// Whether a control has the focus.
    pub fn has_focus(&self, selector: &str) -> bool {
        document().active_element() == Some(self.get(selector))
    }

    /// Sends a key, by its place on the keyboard, to the element with the focus. Returns whether
    /// the app took it.
    pub async fn key(&self, code: &str) -> bool {
        self.key_down(code, false).await
    }

    /// Sends the repetition of a key that is held down. Returns whether the app took it.
    pub async fn key_again(&self, code: &str) -> bool {
        self.key_down(code, true).await
    }

    async fn key_down(&self, code: &str, again: bool) -> bool {
        let options = KeyboardEventInit::new();
        options.set_code(code);
        // For these the key is the place; the letter at a place depends on the keyboard.
        if code.starts_with("Arrow") || ["Escape", "Enter"].contains(&code) {
            options.set_key(code);
        }
        options.set_repeat(again);
        options.set_bubbles(true);
        options.set_cancelable(true);
        let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &options).unwrap();
        let focused = document().active_element();
        let target = focused.unwrap_or_else(|| document().body().unwrap().into());
        target.dispatch_event(&event).unwrap();
        turn().await;
        event.default_prevented()
    }

    /// Types into a field, replacing its text.
    pub async fn write(&self, selector: &str, text: &str) {
        // A field of several lines has a value too.
        let field: HtmlInputElement = self.get(selector).unchecked_into();
        field.set_value(text);
        let options = EventInit::new();
        options.set_bubbles(true);
        let event = Event::new_with_event_init_dict("input", &options).unwrap();
        field.dispatch_event(&event).unwrap();
        turn().await;
    }

    /// Types into a field as a person does, and leaves the focus there: the field has a change to
    /// report once it loses the focus. A list only gets the focus.
    pub fn type_into(&self, selector: &str, text: &str) {
        self.focus(selector);
        let field = self.get(selector);
        if field.has_type::<HtmlSelectElement>() {
            return;
        }
        let field: HtmlInputElement = field.unchecked_into();
        field.select();
        let typed: Function = Reflect::get(&document(), &"execCommand".into())
            .unwrap()
            .unchecked_into();
        let (insert, shows) = ("insertText".into(), false.into());
        typed
            .call3(&document(), &insert, &shows, &text.into())
            .unwrap();
    }

    /// Chooses from a list, by the value of the choice.
    pub async fn choose(&self, selector: &str, value: &str) {
        let list: HtmlSelectElement = self.get(selector).dyn_into().unwrap();
        list.set_value(value);
        let options = EventInit::new();
        options.set_bubbles(true);
        let event = Event::new_with_event_init_dict("change", &options).unwrap();
        list.dispatch_event(&event).unwrap();
        turn().await;
    }

    /// The text of a field.
    pub fn value(&self, selector: &str) -> String {
        // A field of several lines has a value too.
        let field: HtmlInputElement = self.get(selector).unchecked_into();
        field.value()
    }

    /// Follows a link, or types an address: the hash as it stands there.
    pub async fn go(&self, hash: &str) {
        history_settled().await;
        if location::hash() == hash {
            return;
        }
        // Added last, so the app has handled the event before this listener runs.
        called_back(|done: Box<dyn FnOnce(())>| {
            let mut done = Some(done);
            let slot = std::rc::Rc::new(RefCell::new(None));
            let keep = slot.clone();
            let listener = Listener::new(window().as_ref(), "hashchange", move |_| {
                keep.take();
                if let Some(done) = done.take() {
                    done(());
                }
            });
            slot.replace(Some(listener));
            let before = location::hash();
            location::set_hash(hash);
            assert_ne!(location::hash(), before, "the browser did not go to {hash}");
        })
        .await;
        turn().await;
    }

    /// Waits until the history has the entries that the app wants.
    pub async fn settled(&self) {
        history_settled().await;
    }

    /// Follows a link; the browser has gone to its entry of the history, but has not reported that
    /// yet, and does so at `arrive`.
    pub async fn set_out(&self, hash: &str) {
        let history = window().history().unwrap();
        let link = ["#", hash].concat();
        history
            .push_state_with_url(&JsValue::NULL, "", Some(&link))
            .unwrap();
        turn().await;
        turn().await;
    }

    /// The browser reports the address at last.
    pub async fn arrive(&self) {
        let arrived = Event::new("hashchange").unwrap();
        window().dispatch_event(&arrived).unwrap();
        turn().await;
    }

    /// The user goes back, by a button or a gesture.
    pub async fn back(&self) {
        self.traverse(-1).await;
    }

    /// The user goes forward again.
    pub async fn forward(&self) {
        self.traverse(1).await;
    }

    async fn traverse(&self, by: i32) {
        history_settled().await;
        called_back(|done: Box<dyn FnOnce(())>| {
            let mut done = Some(done);
            let slot = std::rc::Rc::new(RefCell::new(None));
            let keep = slot.clone();
            let listener = Listener::new(window().as_ref(), "popstate", move |_| {
                keep.take();
                if let Some(done) = done.take() {
                    done(());
                }
            });
            slot.replace(Some(listener));
            window().history().unwrap().go_with_delta(by).unwrap();
        })
        .await;
        turn().await;
        history_settled().await;
    }

    /// Which halves say that they run: White's, and Black's.
    pub fn running(&self) -> (bool, bool) {
        let is = |color: &str| {
            let half = self.get(&format!(".half[data-color={color}]"));
            half.get_attribute("data-running").as_deref() == Some("true")
        };
        (is("white"), is("black"))
    }

    /// The game on the table, as the storage has it.
    pub fn kept(&self) -> Option<TableGame> {
        GameRepository(&versioned()).current().value
    }

    /// How many of its events the storage has.
    pub fn kept_events(&self) -> usize {
        self.kept().map_or(0, |game| game.clock.journal().len())
    }
}

/// Acts as a page that was opened before and plays the game on the table.
pub async fn open_first_page() {
    called_back(|done: Box<dyn FnOnce(())>| hold_as_first(Request::InTurn, done)).await;
}

/// Acts as a page that takes over the game on the table.
pub async fn take_over_table() {
    called_back(|done: Box<dyn FnOnce(())>| hold_as_first(Request::AtOnce, done)).await;
}

fn hold_as_first(how: Request, done: Box<dyn FnOnce(())>) {
    let done = Cell::new(Some(done));
    FIRST.set(Some(Lock::request(TABLE, how, move |_| {
        if let Some(done) = done.take() {
            done(());
        }
    })));
}

/// Closes the page that was opened before.
pub fn close_first_page() {
    FIRST.take();
}

/// Another reader of the storage.
pub fn versioned() -> VersionedStore<LocalStorage> {
    VersionedStore::new(LocalStorage, Schema::FIRST)
}

pub fn storage() -> Storage {
    window().local_storage().unwrap().unwrap()
}

fn window() -> Window {
    web_sys::window().unwrap()
}

fn document() -> Document {
    window().document().unwrap()
}

/// All that is in an element, texts too.
fn nodes(element: &Element) -> Vec<Node> {
    let nodes = element.child_nodes();
    (0..nodes.length()).filter_map(|n| nodes.get(n)).collect()
}

async fn clean() {
    LISTENERS.with(|listeners| assert_eq!(listeners.len(), 2));
    still::end();
    translation::end();
    close_first_page();
    unmount().await;
    history_settled().await;
    let history = window().history().unwrap();
    history.replace_state(&JsValue::NULL, "").unwrap();
    storage().clear().unwrap();
    location::set_in_query("control", None);
    location::set_in_query("lang", None);
    location::replace_hash("/clock");
    // A test may have replaced it.
    let navigator = window().navigator();
    let navigator: &Object = navigator.unchecked_ref();
    Reflect::delete_property(navigator, &"wakeLock".into()).unwrap();
    let page = document().document_element().unwrap();
    page.remove_attribute("data-theme").unwrap();
    page.remove_attribute("lang").unwrap();
    turn().await;
}

async fn unmount() {
    if let Some(Mounted { handle, before }) = MOUNTED.take() {
        drop(handle);
        let body = document().body().unwrap();
        let left = nodes(&body)
            .into_iter()
            .filter(|node| !before.contains(node));
        for node in left {
            body.remove_child(&node).unwrap();
        }
    }
    // The browser gives a lock back in its own time.
    for _ in 0..500 {
        if !is_locked().await {
            return;
        }
    }
    panic!("a closed page still plays");
}

/// Whether some page plays the game on the table, or writes correspondence
/// games.
async fn is_locked() -> bool {
    let get = |from: &_, name: &str| Reflect::get(from, &name.into()).unwrap();
    let locks = get(window().navigator().as_ref(), "locks");
    let query: Function = get(&locks, "query").unchecked_into();
    let promise: Promise = query.call0(&locks).unwrap().unchecked_into();
    let answer = JsFuture::from(promise).await.unwrap();
    let held: Array = get(&answer, "held").unchecked_into();
    held.iter().any(|lock| {
        let name = get(&lock, "name").as_string();
        name.is_some_and(|name| name.starts_with("zeitnot."))
    })
}
