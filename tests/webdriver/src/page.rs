//! The page: pressing, tapping, reading, waiting.
//!
//! | file | what it is |
//! | --- | --- |
//! | this one | the page and its tabs: opening, going, loading again |
//! | `wait` | waiting for what is to come |
//! | `hand` | fingers and the mouse: tapping, dragging, pressing a half |
//! | `keys` | the keyboard: keys, and typing into fields |
//! | `time` | the clock that tests turn |
//! | `look` | reading the page: values, texts, halves, pictures |
//! | `tell` | reports of the browser: the console, the network, a failure |
//! | `kept` | the page's storage, and the game stored in it |

use std::cell::RefCell;
use std::rc::Rc;

use serde_json::{Value, json};
use zeitnot_core::clock::Color;

use crate::browser::Browser;
use crate::device::Device;
use crate::game;
use crate::injected::Injected;
use crate::pointer::Point;
use crate::pool::Opened;
use crate::server::{self, Server};
use crate::session::{LogLine, Session, Tab};
use crate::watchdog::Watchdog;

mod hand;
mod kept;
mod keys;
mod look;
mod tell;
mod time;
mod wait;

/// Whether the program shows something, and not the page that starts it.
pub const SHOWN: &str = "document.getElementById('start') === null \
     && document.body.innerText.trim().length > 10";

/// A page in a browser, with the server that it is from.
#[derive(Debug)]
pub struct Page {
    opened: Opened,
    _watchdog: Option<Watchdog>,
    server: Rc<Server>,
    device: Device,
    injected: Vec<Injected>,
    console: Vec<LogLine>,
    /// Where fingers are down.
    fingers: RefCell<Vec<Point>>,
}

impl Page {
    pub(crate) fn new(
        opened: Opened,
        server: Rc<Server>,
        device: Device,
        injected: Vec<Injected>,
    ) -> Page {
        let page = Page {
            _watchdog: opened.driver.group().and_then(Watchdog::over),
            opened,
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

    /// Prepares a fresh tab: gives it the device and, in Chromium, the injected
    /// scripts.
    #[track_caller]
    fn prepare_tab(&self) {
        // In other browsers the server puts the scripts into the pages.
        if self.browser() == Browser::Chromium {
            for injected in &self.injected {
                self.inject(injected.script());
            }
        }
        self.device.pretend(self.session());
    }

    /// Which browser it is in.
    pub fn browser(&self) -> Browser {
        self.session().browser()
    }

    /// The browser.
    pub fn session(&self) -> &Session {
        &self.opened.session
    }

    /// Leaves the browser to another test.
    #[track_caller]
    pub(crate) fn leave_browser(self) {
        self.opened.leave();
    }

    /// The server.
    pub fn server(&self) -> &Server {
        &self.server
    }

    /// The device.
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// Changes the device; only Chromium can change more than its size.
    ///
    /// # Panics
    /// When the browser cannot.
    #[track_caller]
    pub fn change_device(&mut self, device: Device) {
        self.device = device;
        self.device.pretend(self.session());
    }

    /// Puts a script in front of every page that is loaded from now on: in
    /// Chromium in this tab, elsewhere from our server.
    #[track_caller]
    pub fn inject(&self, script: &str) {
        if self.browser() == Browser::Chromium {
            self.session().cdp(
                "Page.addScriptToEvaluateOnNewDocument",
                json!({ "source": script }),
            );
        } else {
            self.server.inject(script);
        }
    }

    /// Loads the page at a route, as `#/games`; empty for none.
    #[track_caller]
    pub fn open(&self, route: &str) {
        // Another route alone would not load the page.
        self.session().goto("about:blank");
        self.session()
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

    /// Leaves the app for a page of the same origin with nothing in it, where the
    /// storage can be filled. Chromium, where a page is left while it makes its
    /// database, lets the next page wait for it much longer than a test does.
    #[track_caller]
    pub fn leave(&self) {
        self.session().goto(&(self.server.origin() + server::EMPTY));
    }

    /// Goes to a route without loading the page, and waits until what it needs is
    /// there, or could not be had.
    #[track_caller]
    pub fn go(&self, route: &str) {
        let script = include_str!("scripts/go.js");
        self.session().run_until_left(script, &[json!(route)]);
        self.wait(
            "!document.body.hasAttribute('aria-busy') && !document.querySelector('.loading') && \
             document.body.querySelector(':scope > :not(noscript, script, #start, #outline)')",
        );
    }

    /// Goes back to the page before, without waiting for it.
    ///
    /// This does not use the driver's own command: WebKit takes that for the
    /// back button of the browser, which skips pages that no finger led to. And
    /// it goes back only after the script has returned, because a driver may
    /// run a script again if the page was left under it.
    #[track_caller]
    pub fn back(&self) {
        let later = "const { setTimeout: later } = window.__clock?.real ?? window;
                     later(() => history.back());";
        self.session().run(later, &[]);
    }

    /// Loads the page again, and waits for the clock.
    #[track_caller]
    pub fn reload(&self) {
        self.session().refresh();
        self.wait("document.querySelectorAll('button.half .digits').length === 2");
    }

    /// Loads the page again, whatever is shown.
    #[track_caller]
    pub fn reload_any(&self) {
        self.session().refresh();
        self.wait(SHOWN);
    }

    /// Opens the page in another tab.
    #[track_caller]
    pub fn open_tab(&self, route: &str) -> Tab {
        let tab = self.session().open_tab();
        self.prepare_tab();
        self.open(route);
        tab
    }

    /// Brings a tab to the front and drives it.
    #[track_caller]
    pub fn switch_to(&self, tab: &Tab) {
        self.session().switch_to(tab);
        if self.browser() == Browser::Chromium {
            self.session().cdp("Page.bringToFront", json!({}));
        }
    }

    /// Does several things in one go, before the page's own timers: the script
    /// may wait with `await`, and what it returns is the answer.
    #[track_caller]
    pub fn at_once(&self, script: &str) -> Value {
        self.session().run_async(script, &[])
    }
}

/// The route of the clock.
pub const CLOCK: &str = "#/clock";

/// The route that starts a control.
pub fn control_route(control: &str) -> String {
    let bytes = url::form_urlencoded::byte_serialize(control.as_bytes());
    // In a fragment, a plus may stand for itself and not for a space.
    format!(
        "#/?control={}",
        bytes.collect::<String>().replace('+', "%20")
    )
}

/// The selector of the half of a colour.
pub fn half_of(color: Color) -> String {
    format!("button.half[data-color=\"{}\"]", game::name(color))
}
