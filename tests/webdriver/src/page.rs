//! The page: pressing, tapping, reading, waiting.

use std::cell::RefCell;
use std::fmt::Write as _;
use std::path::Path;
use std::rc::Rc;
use std::time::Instant;

use fantoccini::actions::Actions;
use serde_json::{Value, json};
use zeitnot::clock::color::{ByColor, Color};
use zeitnot::storage::envelope;
use zeitnot::storage::schema::Schema;

use crate::browser::Browser;
use crate::device::Device;
use crate::driver::Driver;
use crate::game::{self, Game};
use crate::half::{self, Half, figures};
use crate::injected::Injected;
use crate::pointer::{self, Button, Point, Step};
use crate::server::{self, Server};
use crate::session::{LogLine, Session, Tab};

/// How long something that does not take time may take, in milliseconds: only
/// a test that fails waits so long.
const PATIENCE: u32 = 10_000;

/// A page in a browser, with the server that it is from.
#[derive(Debug)]
pub struct Page {
    // The session is dropped before its driver.
    session: Rc<Session>,
    _driver: Driver,
    server: Server,
    device: Device,
    injected: Vec<Injected>,
    console: Vec<LogLine>,
    /// Where fingers are down.
    fingers: RefCell<Vec<Point>>,
}

impl Page {
    pub(crate) fn new(
        session: Rc<Session>,
        driver: Driver,
        server: Server,
        device: Device,
        injected: Vec<Injected>,
    ) -> Page {
        let page = Page {
            session,
            _driver: driver,
            server,
            device,
            injected,
            console: Vec::new(),
            fingers: RefCell::default(),
        };
        if page.browser() != Browser::Chromium {
            for injected in &page.injected {
                page.server.inject(injected.script());
            }
        }
        page.prepare_tab();
        page
    }

    /// What a fresh tab has to be told.
    #[track_caller]
    fn prepare_tab(&self) {
        // Elsewhere they come with the pages.
        if self.browser() == Browser::Chromium {
            for injected in &self.injected {
                self.inject(injected.script());
            }
        }
        self.device.pretend(&self.session);
    }

    /// Which browser it is in.
    pub fn browser(&self) -> Browser {
        self.session.browser()
    }

    /// The browser.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The server.
    pub fn server(&self) -> &Server {
        &self.server
    }

    /// The device.
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// Makes the device another one; only Chromium can change more than its size.
    ///
    /// # Panics
    /// When the browser cannot.
    #[track_caller]
    pub fn change_device(&mut self, device: Device) {
        self.device = device;
        self.device.pretend(&self.session);
    }

    /// Puts a script in front of every page that is loaded from now on: in
    /// Chromium in this tab, elsewhere from our server.
    #[track_caller]
    pub fn inject(&self, script: &str) {
        if self.browser() == Browser::Chromium {
            self.session.cdp(
                "Page.addScriptToEvaluateOnNewDocument",
                json!({ "source": script }),
            );
        } else {
            self.server.inject(script);
        }
    }

    // Going.

    /// Loads the page at a route, as `#/games`; empty for none.
    #[track_caller]
    pub fn open(&self, route: &str) {
        // Another route alone would not load the page.
        self.session.goto("about:blank");
        self.session
            .goto(&format!("{}{route}", self.server.address()));
    }

    /// Loads the page at a route of the clock, empty for its own, and waits for it.
    #[track_caller]
    pub fn open_clock(&self, route: &str) {
        self.open(if route.is_empty() { CLOCK } else { route });
        self.wait("document.querySelectorAll('button.half .digits').length === 2");
    }

    /// Opens the clock with a control in the notation.
    #[track_caller]
    pub fn open_control(&self, control: &str) {
        self.open_clock(&control_route(control));
    }

    /// Leaves the app for a page of the same origin with nothing in it.
    #[track_caller]
    pub fn leave(&self) {
        self.session.goto(&(self.server.origin() + server::EMPTY));
    }

    /// Goes to a route without loading the page, unless it is one of another
    /// program: then that is waited for.
    #[track_caller]
    pub fn go(&self, route: &str) {
        let script = include_str!("scripts/go.js");
        self.session.run_until_left(script, &[json!(route)]);
        self.wait(
            "!document.body.hasAttribute('aria-busy') && \
             document.body.querySelector(':scope > :not(noscript, script)')",
        );
    }

    /// Goes back to the page before, which is not waited for.
    ///
    /// Not by the driver's own command: WebKit takes it for the button of the
    /// browser, which leaves out pages that no finger led to. And once it was
    /// said, as a driver may run a script again under which the page was left.
    #[track_caller]
    pub fn back(&self) {
        let later = "const { setTimeout: later } = window.__clock?.real ?? window;
                     later(() => history.back());";
        self.session.run(later, &[]);
    }

    /// Loads the page again, and waits for the clock.
    #[track_caller]
    pub fn reload(&self) {
        self.session.refresh();
        self.wait("document.querySelectorAll('button.half .digits').length === 2");
    }

    /// Loads the page again, whatever is shown.
    #[track_caller]
    pub fn reload_any(&self) {
        self.session.refresh();
        self.wait("document.body.innerText.trim().length > 10");
    }

    /// Opens the page in another tab.
    #[track_caller]
    pub fn open_tab(&self, route: &str) -> Tab {
        let tab = self.session.open_tab();
        self.prepare_tab();
        self.open(route);
        tab
    }

    /// Brings a tab to the front and drives it.
    #[track_caller]
    pub fn switch_to(&self, tab: &Tab) {
        self.session.switch_to(tab);
        if self.browser() == Browser::Chromium {
            self.session.cdp("Page.bringToFront", json!({}));
        }
    }

    // Waiting.

    /// Waits until an expression is true in the page, or in the one that is
    /// loaded in its place.
    ///
    /// # Panics
    /// When it does not become true.
    #[track_caller]
    pub fn wait(&self, condition: &str) {
        self.wait_for_at_most(condition, PATIENCE);
    }

    /// Waits until an expression is true in the page, so many milliseconds.
    ///
    /// # Panics
    /// When it does not become true.
    #[track_caller]
    pub fn wait_for_at_most(&self, condition: &str, patience: u32) {
        assert!(
            self.holds_within(condition, patience),
            "this did not come true: {condition}"
        );
    }

    /// Whether an expression becomes true within some milliseconds.
    #[track_caller]
    pub fn holds_within(&self, condition: &str, patience: u32) -> bool {
        let script = format!(
            "const condition = () => ({condition});\n{}",
            include_str!("scripts/wait.js")
        );
        let begun = Instant::now();
        loop {
            let passed = u32::try_from(begun.elapsed().as_millis()).unwrap_or(u32::MAX);
            let left = patience.saturating_sub(passed);
            // A page of another program is loaded anew: it is what is waited for.
            if let Some(answer) = self.session.run_until_left(&script, &[json!(left)]) {
                return answer == json!(true);
            }
        }
    }

    /// Waits until there is such an element that is seen.
    #[track_caller]
    pub fn wait_for(&self, selector: &str) {
        self.wait(&format!(
            "document.querySelector({})?.checkVisibility()",
            json!(selector)
        ));
    }

    /// Waits until there is no such element that is seen.
    #[track_caller]
    pub fn wait_gone(&self, selector: &str) {
        self.wait(&format!(
            "!document.querySelector({})?.checkVisibility()",
            json!(selector)
        ));
    }

    /// The value of an expression in the page.
    #[track_caller]
    pub fn value(&self, expression: &str) -> Value {
        self.session.run(&format!("return ({expression})"), &[])
    }

    /// Whether there is such an element that is seen.
    #[track_caller]
    pub fn has(&self, selector: &str) -> bool {
        self.value(&format!(
            "!!document.querySelector({})?.checkVisibility()",
            json!(selector)
        )) == json!(true)
    }

    /// The text of an element, empty where there is none; spaces at which no
    /// line breaks are like others.
    #[track_caller]
    pub fn text(&self, selector: &str) -> String {
        let text = self.value(&format!(
            "document.querySelector({})?.innerText",
            json!(selector)
        ));
        text.as_str().unwrap_or_default().replace('\u{a0}', " ")
    }

    // Doing.

    /// The middle of an element, and the element must be what is hit there.
    ///
    /// # Panics
    /// When there is none, or another one is over it.
    #[track_caller]
    pub fn middle(&self, selector: &str) -> Point {
        let script = "
            const found = document.querySelector(arguments[0]);
            if (!found) throw new Error(`there is no ${arguments[0]}`);
            found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
            const { left, top, width, height } = found.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            const hit = document.elementFromPoint(x, y);
            if (!hit || !(found.contains(hit) || hit.contains(found)))
              throw new Error(`over ${arguments[0]} at ${x}, ${y} is ${hit?.outerHTML.slice(0, 200)}`);
            return [x, y];";
        let point = self.session.run(script, &[json!(selector)]);
        let number = |n: usize| point[n].as_f64().unwrap_or_default();
        Point {
            x: number(0),
            y: number(1),
        }
    }

    /// Taps an element as the device does, once it is there and stands still.
    #[track_caller]
    pub fn tap(&self, selector: &str) {
        self.wait_for(selector);
        let arguments = [json!(selector), json!(PATIENCE)];
        self.session
            .run_async(include_str!("scripts/settled.js"), &arguments);
        self.tap_at(self.middle(selector));
    }

    /// Taps a point, as the device does.
    #[track_caller]
    pub fn tap_at(&self, point: Point) {
        if self.browser() != Browser::Chromium {
            self.drag(&[point]);
        } else if self.device.touch {
            self.touch("touchStart", &[point]);
            self.touch("touchEnd", &[]);
        } else {
            for (kind, buttons) in [("mouseMoved", 0), ("mousePressed", 1), ("mouseReleased", 0)] {
                self.session.cdp(
                    "Input.dispatchMouseEvent",
                    json!({ "type": kind, "x": point.x, "y": point.y, "button": "left",
                            "buttons": buttons, "clickCount": 1 }),
                );
            }
        }
    }

    /// `touchStart`, `touchMove` or `touchEnd`, with the points at which there are
    /// fingers after it.
    ///
    /// # Panics
    /// In WebKit, whose driver has no touch.
    #[track_caller]
    pub fn touch(&self, kind: &str, fingers: &[Point]) {
        match self.browser() {
            Browser::Chromium => self.touch_by_devtools(kind, fingers),
            Browser::Firefox => self.touch_by_actions(fingers),
            Browser::WebKit => panic!("only Chromium and Firefox can be touched, not WebKit"),
        }
    }

    #[track_caller]
    fn touch_by_devtools(&self, kind: &str, fingers: &[Point]) {
        let fingers: Vec<Value> = fingers
            .iter()
            .enumerate()
            .map(|(id, point)| json!({ "x": point.x, "y": point.y, "id": id }))
            .collect();
        self.session.cdp(
            "Input.dispatchTouchEvent",
            json!({ "type": kind, "touchPoints": fingers }),
        );
    }

    /// The fingers that stay have moved, others have come or are gone.
    #[track_caller]
    fn touch_by_actions(&self, fingers: &[Point]) {
        let mut down = self.fingers.borrow_mut();
        let sources: Vec<Value> = (0..down.len().max(fingers.len()))
            .map(|n| {
                let steps = match (fingers.get(n), n < down.len()) {
                    (Some(&point), true) => vec![Step::Move(point)],
                    (Some(&point), false) => vec![Step::Move(point), Step::Down],
                    (None, _) => vec![Step::Up],
                };
                let actions = steps.iter().map(|step| step.action(Button::Main));
                pointer::source(true, n, actions.collect())
            })
            .collect();
        if !sources.is_empty() {
            self.session.act_raw(&sources);
        }
        *down = fingers.to_vec();
    }

    /// Puts the finger, or the main button of the mouse, down at the first point,
    /// moves it along the others, and lets it go at the last one.
    #[track_caller]
    pub fn drag(&self, path: &[Point]) {
        self.drag_with(Button::Main, path);
    }

    /// The same with a button of the mouse.
    ///
    /// # Panics
    /// Where the device has no such button.
    #[track_caller]
    pub fn drag_with(&self, button: Button, path: &[Point]) {
        let Some((&first, others)) = path.split_first() else {
            return;
        };
        let mut steps = vec![Step::Move(first), Step::Down];
        steps.extend(others.iter().copied().map(Step::Move));
        steps.push(Step::Up);
        self.point(button, &steps);
    }

    /// Puts the finger, or a button of the mouse, down at a point and leaves it
    /// there.
    ///
    /// # Panics
    /// Where the device has no such button.
    #[track_caller]
    pub fn hold(&self, button: Button, point: Point) {
        self.point(button, &[Step::Move(point), Step::Down]);
    }

    /// Moves the finger that is down, or the mouse.
    #[track_caller]
    pub fn move_to(&self, point: Point) {
        self.point(Button::Main, &[Step::Move(point)]);
    }

    /// Lets go what [`hold`](Page::hold) holds.
    #[track_caller]
    pub fn let_go(&self, button: Button) {
        self.point(button, &[Step::Up]);
    }

    #[track_caller]
    fn point(&self, button: Button, steps: &[Step]) {
        let browser = self.browser();
        assert!(
            browser != Browser::WebKit || button == Button::Main,
            "only Chromium and Firefox have the other button: WebKit's driver does not let it go"
        );
        // WebKit's driver takes a finger for the mouse, and says nothing.
        let touch = self.device.touch && browser != Browser::WebKit;
        assert!(
            !touch || button == Button::Main,
            "a finger has no {button:?} button"
        );
        if touch && browser == Browser::Chromium {
            self.finger_by_devtools(steps);
        } else {
            let actions = steps.iter().map(|step| step.action(button)).collect();
            self.session.act_raw(&[pointer::source(touch, 0, actions)]);
        }
    }

    /// Chromium's driver forgets fingers from one chain of actions to the next.
    #[track_caller]
    fn finger_by_devtools(&self, steps: &[Step]) {
        let mut fingers = self.fingers.borrow_mut();
        // Where it comes down is told by the step before.
        let mut above = None;
        for step in steps {
            match *step {
                Step::Move(point) if fingers.is_empty() => above = Some(point),
                Step::Move(point) => {
                    *fingers = vec![point];
                    self.touch_by_devtools("touchMove", &fingers);
                }
                Step::Down => {
                    fingers.extend(above);
                    self.touch_by_devtools("touchStart", &fingers);
                }
                Step::Up => {
                    fingers.clear();
                    self.touch_by_devtools("touchEnd", &[]);
                }
            }
        }
    }

    /// Presses the half of a colour.
    #[track_caller]
    pub fn press(&self, color: Color) {
        self.tap_at(self.middle(&half_of(color)));
    }

    /// Starts the game and presses both halves by turns, as fast as the page
    /// takes it. Tells how many presses a [`PressLog`](Injected::PressLog) has.
    #[track_caller]
    pub fn press_by_script(&self, presses: u32) -> u64 {
        let noted = self
            .session
            .run_async(include_str!("scripts/presses.js"), &[json!(presses)]);
        noted.as_u64().unwrap_or_default()
    }

    /// Presses a key and lets it go. [`fantoccini::key::Key`] has the codes of
    /// those that have no character.
    #[track_caller]
    pub fn key(&self, key: char) {
        self.keys(&[key]);
    }

    /// Presses keys one after the other.
    #[track_caller]
    fn keys(&self, keys: &[char]) {
        use fantoccini::actions::{InputSource, KeyAction, KeyActions};
        let mut actions = KeyActions::new("keys".to_owned());
        for key in keys {
            actions = actions
                .then(KeyAction::Down { value: *key })
                .then(KeyAction::Up { value: *key });
        }
        self.session.act(Actions::from(actions));
    }

    /// Presses a key while Shift is held down.
    #[track_caller]
    pub fn shifted_key(&self, key: char) {
        use fantoccini::actions::{InputSource, KeyAction, KeyActions};
        const SHIFT: char = '\u{e008}';
        let actions = KeyActions::new("keys".to_owned())
            .then(KeyAction::Down { value: SHIFT })
            .then(KeyAction::Down { value: key })
            .then(KeyAction::Up { value: key })
            .then(KeyAction::Up { value: SHIFT });
        self.session.act(Actions::from(actions));
    }

    /// Types into a field, in place of what is in it.
    #[track_caller]
    pub fn fill(&self, selector: &str, text: &str) {
        self.wait_for(selector);
        let script = "
            const field = document.querySelector(arguments[0]);
            field.focus();
            field.select();";
        self.session.run(script, &[json!(selector)]);
        if self.browser() == Browser::Chromium {
            self.session
                .cdp("Input.insertText", json!({ "text": text }));
        } else if text.is_empty() {
            self.key(BACKSPACE);
        } else {
            self.keys(&text.chars().collect::<Vec<char>>());
        }
    }

    /// Does several things in one go, before the page's own timers: the script
    /// may wait with `await`, and what it returns is the answer.
    #[track_caller]
    pub fn at_once(&self, script: &str) -> Value {
        self.session.run_async(script, &[])
    }

    // Time.

    /// Lets time pass: every timer is called when it is due.
    #[track_caller]
    pub fn advance(&self, ms: i64) {
        self.session
            .run_async("await window.__clock.advance(arguments[0])", &[json!(ms)]);
    }

    /// Lets time pass over a page that does not run.
    #[track_caller]
    pub fn skip(&self, ms: i64) {
        self.session
            .run("window.__clock.skip(arguments[0])", &[json!(ms)]);
    }

    /// Lets the device sleep: only the wall clock goes on.
    #[track_caller]
    pub fn sleep(&self, ms: i64) {
        self.session
            .run("window.__clock.sleep(arguments[0])", &[json!(ms)]);
    }

    /// Loads the page again, so much later.
    #[track_caller]
    pub fn reload_after(&self, ms: i64) {
        self.session
            .run("window.__clock.leave(arguments[0])", &[json!(ms)]);
        self.reload();
    }

    /// Hides the page, as another one in front of it does.
    #[track_caller]
    pub fn hide(&self) {
        self.session.run("window.__clock.hide()", &[]);
    }

    /// Shows the page again.
    #[track_caller]
    pub fn show(&self) {
        self.session.run("window.__clock.show()", &[]);
    }

    /// What the wall clock says.
    #[track_caller]
    pub fn wall(&self) -> i64 {
        // Firefox runs scripts beside the page, with a `Date` of their own.
        self.value("window.Date.now()").as_i64().unwrap_or_default()
    }

    // Reading.

    /// Both halves.
    ///
    /// # Panics
    /// When there are not two.
    #[track_caller]
    pub fn halves(&self) -> [Half; 2] {
        let halves = self.session.run(half::READ, &[]);
        let halves: Vec<Half> = halves
            .as_array()
            .into_iter()
            .flatten()
            .map(Half::read)
            .collect();
        halves
            .try_into()
            .unwrap_or_else(|halves| panic!("there should be two halves: {halves:?}"))
    }

    /// The half of a colour.
    ///
    /// # Panics
    /// When there is none.
    #[track_caller]
    pub fn half(&self, color: Color) -> Half {
        let halves = self.halves();
        let found = halves.iter().find(|half| half.color == game::name(color));
        found
            .unwrap_or_else(|| panic!("no half is {color:?}'s: {halves:?}"))
            .clone()
    }

    /// Waits until the halves are marked so: the colour whose clock runs.
    #[track_caller]
    pub fn wait_running(&self, running: Option<Color>) {
        let is = |color| running == Some(color);
        self.wait(&format!(
            "document.querySelector('{}').dataset.running === '{}' \
             && document.querySelector('{}').dataset.running === '{}'",
            half_of(Color::White),
            is(Color::White),
            half_of(Color::Black),
            is(Color::Black),
        ));
    }

    /// Whether a half is marked as running.
    #[track_caller]
    pub fn game_is_running(&self) -> bool {
        self.halves().iter().any(|half| half.running)
    }

    /// Waits until two frames were drawn.
    #[track_caller]
    pub fn two_frames(&self) {
        self.session.run_async(
            "await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))",
            &[],
        );
    }

    /// Waits until these figures stand in the half of a colour.
    #[track_caller]
    pub fn wait_digits(&self, color: Color, digits: &str) {
        let condition = format!(
            "document.querySelector('{} .digits').textContent.trim() === {}",
            half_of(color),
            json!(digits)
        );
        assert!(
            self.holds_within(&condition, PATIENCE),
            "{color:?} should show {digits}: {:?}",
            self.halves()
        );
    }

    /// All keys and texts of the storage.
    #[track_caller]
    pub fn storage(&self) -> Vec<(String, String)> {
        let entries = self.value("Object.entries(localStorage)");
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let entries = entries.as_array().into_iter().flatten();
        entries
            .map(|entry| (text(&entry[0]), text(&entry[1])))
            .collect()
    }

    /// Puts a text into the storage, best done while the app is left.
    #[track_caller]
    pub fn set_storage(&self, key: &str, text: &str) {
        self.session.run(
            "localStorage.setItem(arguments[0], arguments[1])",
            &[json!(key), json!(text)],
        );
    }

    /// Puts a value into the storage as the app does, later than all that is
    /// there.
    #[track_caller]
    pub fn set_value(&self, key: &str, value: &Value) {
        let text = envelope::write(Schema::FIRST.version(), 1_000_000, &value.to_string());
        self.set_storage(&format!("zeitnot.{key}.a"), &text);
    }

    /// The game that was stored last.
    ///
    /// # Panics
    /// When there is none.
    #[track_caller]
    pub fn game(&self) -> Game {
        let entries = self.storage();
        let first = Game::all(&entries).into_iter().next();
        first.unwrap_or_else(|| panic!("no game is stored: {entries:#?}"))
    }

    /// The main time of each side now, in the stored game, must be this, and
    /// be what is shown.
    ///
    /// # Panics
    /// When it is not.
    #[track_caller]
    pub fn expect(&self, white: i64, black: i64) {
        let wall = self.wall();
        let stored = self.game().balances(wall);
        assert_eq!(stored, ByColor { white, black }, "in the stored game");
        self.wait_digits(Color::White, &figures(white));
        self.wait_digits(Color::Black, &figures(black));
    }

    /// The addresses that the browser asked for since the last call, when the
    /// stage watches the network.
    #[track_caller]
    pub fn requests(&self) -> Vec<String> {
        let lines = self.session.log("performance");
        let told = lines
            .iter()
            .filter_map(|line| serde_json::from_str::<Value>(&line.message).ok());
        told.filter(|told| told["message"]["method"] == "Network.requestWillBeSent")
            .filter_map(|told| {
                Some(
                    told["message"]["params"]["request"]["url"]
                        .as_str()?
                        .to_owned(),
                )
            })
            .collect()
    }

    // Telling.

    /// The errors in the console until now, each once where it is repeated.
    #[track_caller]
    pub fn console_errors(&mut self) -> Vec<LogLine> {
        self.read_console();
        let errors = self.console.iter().filter(|line| line.level == "SEVERE");
        let mut errors: Vec<LogLine> = errors.cloned().collect();
        // Said a hundred times, it is no more of an error.
        errors.dedup();
        errors
    }

    /// Takes what is new in the console. All but Chromium keep it in the page,
    /// for the tab that is driven.
    #[track_caller]
    fn read_console(&mut self) {
        let lines = if self.browser() == Browser::Chromium {
            self.session.log("browser")
        } else {
            if self.value("location.origin") != json!(self.server.origin()) {
                self.leave();
            }
            LogLine::read(&self.session.run(TAKE_CONSOLE, &[]))
        };
        self.console.extend(lines);
    }

    /// Writes what the page looks like into a file.
    ///
    /// # Panics
    /// When it cannot be written.
    #[track_caller]
    pub fn photograph(&self, file: &Path) {
        let picture = self.session.screenshot();
        std::fs::write(file, picture)
            .unwrap_or_else(|error| panic!("could not write {}: {error}", file.display()));
    }

    /// What is to be known of a page in which a test failed.
    #[track_caller]
    pub fn describe(&mut self) -> String {
        let mut text = String::from("the page in which it failed:\n");
        let _ = writeln!(text, "{}", self.value("location.href"));
        let _ = writeln!(text, "{}", self.text("body"));
        self.read_console();
        for line in &self.console {
            let _ = writeln!(text, "{}: {}", line.level, line.message);
        }
        if let Some(folder) = std::env::var_os("ZEITNOT_FAILURES") {
            let name = std::thread::current()
                .name()
                .unwrap_or("test")
                .replace("::", "-");
            self.photograph(&Path::new(&folder).join(name).with_extension("png"));
        }
        text
    }
}

/// What [`CONSOLE`](crate::injected::CONSOLE) has kept.
const TAKE_CONSOLE: &str = "
    const lines = sessionStorage.getItem('zeitnot-webdriver.console');
    sessionStorage.removeItem('zeitnot-webdriver.console');
    return JSON.parse(lines ?? '[]');";

/// The route of the clock.
pub const CLOCK: &str = "#/clock";

/// As WebDriver writes it.
const BACKSPACE: char = '\u{e003}';

/// The route that starts a control.
pub fn control_route(control: &str) -> String {
    let bytes = url::form_urlencoded::byte_serialize(control.as_bytes());
    // In a fragment a plus may be taken for itself.
    format!(
        "#/?control={}",
        bytes.collect::<String>().replace('+', "%20")
    )
}

/// The selector of the half of a colour.
pub fn half_of(color: Color) -> String {
    format!("button.half[data-color=\"{}\"]", game::name(color))
}
