//! One browser with a fresh profile, driven synchronously.

mod capabilities;

use std::fmt::{Debug, Display};
use std::future::Future;
use std::panic::resume_unwind;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use fantoccini::actions::Actions;
use fantoccini::wd::{TimeoutConfiguration, WebDriverCompatibleCommand, WindowHandle};
use fantoccini::{Client, ClientBuilder, Locator};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;
use url::{ParseError, Url};

use crate::browser::Browser;
use crate::device::Device;
use crate::driver::Driver;
use crate::group::{Group, Killed};
use crate::lost;
use crate::patience::{PATIENCE, REQUEST};

/// A browser, until it is dropped.
#[derive(Debug)]
pub struct Session {
    browser: Browser,
    /// The device that it was opened as.
    device: Device,
    runtime: Runtime,
    /// None once it has been closed.
    client: Option<Client>,
    /// The processes that may be killed; an error after that is not a failure.
    group: Option<Arc<Group>>,
}

/// A line of one of the browser's logs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// `SEVERE`, `WARNING`, `INFO` …
    pub level: String,
    /// The text of the line.
    pub message: String,
}

/// A tab of the browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tab(WindowHandle);

impl Session {
    /// Opens a browser, on a profile that is there before it and stays after
    /// it, else on a fresh one. With `network`, logs all requests of Chromium
    /// to the network.
    ///
    /// # Panics
    /// When it does not open.
    #[track_caller]
    pub fn open(
        driver: &Driver,
        device: &Device,
        network: bool,
        profile: Option<&Path>,
    ) -> Session {
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime of one thread");
        let browser = driver.browser();
        let capabilities = capabilities::of(browser, device, network, profile);
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let address = driver.address();
        let client = builder.capabilities(capabilities).connect(&address);
        let client = within(&runtime, REQUEST, client)
            .unwrap_or_else(|error| panic!("{}no session with {browser}: {error}", lost::SAID));
        let session = Session {
            browser,
            device: device.clone(),
            runtime,
            client: Some(client),
            group: driver.group().cloned(),
        };
        if browser == Browser::Firefox {
            session.let_the_window_be_narrow();
        }
        session
    }

    /// Which browser it is.
    pub fn browser(&self) -> Browser {
        self.browser
    }

    /// The device that it was opened as.
    pub(crate) fn device(&self) -> &Device {
        &self.device
    }

    /// Firefox keeps its window at least 450 pixels wide; telephones are not.
    #[track_caller]
    fn let_the_window_be_narrow(&self) {
        self.post("moz/context", &json!({ "context": "chrome" }));
        self.run(
            "document.documentElement.style.setProperty('min-width', '0', 'important')",
            &[],
        );
        self.post("moz/context", &json!({ "context": "content" }));
    }

    /// Makes the window just large enough that the page in it has this size.
    ///
    /// # Panics
    /// When the page does not get this size.
    #[track_caller]
    pub(crate) fn resize(&self, width: u32, height: u32) {
        let frame = self.run_in_any_page(
            "return [outerWidth - innerWidth, outerHeight - innerHeight]",
            &[],
        );
        let side = |n: usize| frame[n].as_u64().and_then(|side| u32::try_from(side).ok());
        let (Some(wider), Some(higher)) = (side(0), side(1)) else {
            panic!(
                "{} does not report the frame of its window: {frame}",
                self.browser
            );
        };
        self.wait(
            self.client()
                .set_window_size(width + wider, height + higher),
        );
        let script = format!(
            "const condition = () => innerWidth === {width} && innerHeight === {height};\n{}",
            include_str!("scripts/wait.js")
        );
        let became = self.run_in_any_page(&script, &[json!(PATIENCE)]);
        assert!(
            became == json!(true),
            "the page in {} is {}, not {width} × {height}",
            self.browser,
            self.run("return `${innerWidth} × ${innerHeight}`", &[]),
        );
    }

    /// Opens an address and waits until it has loaded.
    ///
    /// # Panics
    /// When it does not load.
    #[track_caller]
    pub fn goto(&self, address: &str) {
        self.wait(self.client().goto(address));
    }

    /// Loads the page again.
    ///
    /// # Panics
    /// When it does not load.
    #[track_caller]
    pub fn refresh(&self) {
        self.wait(self.client().refresh());
    }

    /// Runs the body of a function in the page.
    ///
    /// # Panics
    /// When it throws.
    #[track_caller]
    pub fn run(&self, script: &str, arguments: &[Value]) -> Value {
        self.wait(self.client().execute(script, arguments.to_vec()))
    }

    /// Runs the body of an `async` function in the page and waits for it.
    ///
    /// # Panics
    /// When it throws.
    #[track_caller]
    pub fn run_async(&self, script: &str, arguments: &[Value]) -> Value {
        self.run_until_left(script, arguments)
            .unwrap_or_else(|| panic!("the page was left while this script ran: {script}"))
    }

    /// As [`Session::run_async`]; `None` where the page was left before the
    /// function was done, as after a restart.
    ///
    /// # Panics
    /// When it throws.
    #[track_caller]
    pub fn run_until_left(&self, script: &str, arguments: &[Value]) -> Option<Value> {
        let script = format!(
            "const done = arguments[arguments.length - 1];\n\
             {RUNS} = true;\n\
             (async (...arguments) => {{ {script} }})(...arguments)\n\
             .then((value) => done({{ value }}), (error) => done({{ error: String(error) }}));"
        );
        let asked = self.client().execute_async(&script, arguments.to_vec());
        let mut answer = match self.ask(asked) {
            Ok(answer) => answer,
            Err(error) if is_left(&error) || self.is_frozen(&error) => return None,
            Err(error) => self.fail(&error),
        };
        // Firefox may say nothing at all for a page that was left.
        if answer.is_null() {
            return None;
        }
        if let Some(error) = answer["error"].as_str() {
            panic!("{error}");
        }
        Some(answer["value"].take())
    }

    /// From now on a script has these milliseconds to answer.
    ///
    /// # Panics
    /// When the driver refuses it.
    #[track_caller]
    pub fn limit_scripts(&self, limit: u32) {
        let limit = Duration::from_millis(limit.into());
        let limits = TimeoutConfiguration::new(Some(limit), None, None);
        self.wait(self.client().update_timeouts(limits));
    }

    /// Whether a script has not answered because its page is no longer there: Chromium keeps a page
    /// that was left, frozen, for the way back, and reports nothing but that the time is up.
    fn is_frozen(&self, error: &str) -> bool {
        let script = format!("return {RUNS} !== true");
        error.to_lowercase().contains("script timeout")
            && self.ask(self.client().execute(&script, Vec::new())).ok() == Some(json!(true))
    }

    /// As [`Session::run_async`], in the page that is there or in the one that is loaded in its
    /// place.
    ///
    /// # Panics
    /// When it throws.
    #[track_caller]
    pub(crate) fn run_in_any_page(&self, script: &str, arguments: &[Value]) -> Value {
        loop {
            if let Some(answer) = self.run_until_left(script, arguments) {
                break answer;
            }
        }
    }

    /// From now on works in the first frame that matches a selector, whoever's
    /// page is in it.
    ///
    /// # Panics
    /// When no frame matches.
    #[track_caller]
    pub fn enter_frame(&self, selector: &str) {
        let frame = self.wait(self.client().find(Locator::Css(selector)));
        self.wait(frame.enter_frame());
    }

    /// From now on works in the page around the frame again.
    ///
    /// # Panics
    /// When the page is gone.
    #[track_caller]
    pub fn leave_frame(&self) {
        self.wait(self.client().enter_parent_frame());
    }

    /// Does what fingers do on keys.
    ///
    /// # Panics
    /// When it cannot.
    #[track_caller]
    pub fn act(&self, actions: Actions) {
        self.wait(self.client().perform_actions(actions));
    }

    /// Does what fingers do on keys, mouse and screen, as the standard writes it.
    ///
    /// # Panics
    /// When it cannot.
    #[track_caller]
    pub(crate) fn act_raw(&self, sources: &[Value]) {
        self.post("actions", &json!({ "actions": sources }));
    }

    /// The same in a page that may be left, or become smaller as when full screen ends, before it is
    /// done.
    ///
    /// # Panics
    /// When it cannot for another reason.
    #[track_caller]
    pub(crate) fn act_until_left(&self, sources: &[Value]) {
        let command = Command::new("actions", &json!({ "actions": sources }));
        if let Err(error) = self.ask(self.client().issue_cmd(command))
            && !is_left(&error)
            && !error.to_lowercase().contains("out of bounds")
        {
            self.fail(&error);
        }
    }

    /// A command of the Chrome DevTools Protocol.
    ///
    /// # Panics
    /// When it fails, and in another browser than Chromium.
    #[track_caller]
    pub fn cdp(&self, command: &str, parameters: Value) -> Value {
        self.browser.must_be_chromium(&format!("do {command}"));
        let body = json!({ "cmd": command, "params": parameters });
        self.post("goog/cdp/execute", &body)
    }

    /// Takes what is in a log: `browser` is the console, `performance` the
    /// network.
    ///
    /// # Panics
    /// When there is no such log, and in another browser than Chromium.
    #[track_caller]
    pub fn log(&self, kind: &str) -> Vec<LogLine> {
        self.browser.must_be_chromium("tell its logs");
        let lines = self.post("se/log", &json!({ "type": kind }));
        LogLine::read(&lines)
    }

    /// A picture of the page, as a PNG.
    ///
    /// # Panics
    /// When the browser cannot take it.
    #[track_caller]
    pub fn screenshot(&self) -> Vec<u8> {
        self.wait(self.client().screenshot())
    }

    /// The tab that is driven.
    ///
    /// # Panics
    /// When there is no such tab.
    #[track_caller]
    pub fn tab(&self) -> Tab {
        Tab(self.wait(self.client().window()))
    }

    /// Opens another tab and drives it from now on.
    ///
    /// # Panics
    /// When it cannot be opened.
    #[track_caller]
    pub fn open_tab(&self) -> Tab {
        let handle = self.wait(self.client().new_window(true)).handle;
        let tab = Tab(handle);
        self.switch_to(&tab);
        tab
    }

    /// Drives that tab from now on.
    ///
    /// # Panics
    /// When it is closed.
    #[track_caller]
    pub fn switch_to(&self, tab: &Tab) {
        self.wait(self.client().switch_to_window(tab.0.clone()));
    }

    /// Closes the tab that is driven.
    ///
    /// # Panics
    /// When it cannot be closed.
    #[track_caller]
    pub fn close_tab(&self) {
        self.wait(self.client().close_window());
    }

    /// Closes all tabs, with what was injected, pretended and logged in them, and
    /// drives a fresh one from now on.
    ///
    /// # Panics
    /// When the browser is lost.
    #[track_caller]
    pub(crate) fn start_over(&self, network: bool) {
        self.wait(self.client().release_actions());
        let old = self.wait(self.client().windows());
        let fresh = self.wait(self.client().new_window(true)).handle;
        for tab in old {
            self.switch_to(&Tab(tab));
            self.close_tab();
        }
        self.switch_to(&Tab(fresh));
        if self.browser == Browser::Chromium {
            self.log("browser");
        }
        if network {
            self.log("performance");
        }
    }

    fn client(&self) -> &Client {
        self.client
            .as_ref()
            .expect("the session is open until it is dropped")
    }

    /// A command with a body, of the standard or of one driver.
    #[track_caller]
    fn post(&self, path: &'static str, body: &Value) -> Value {
        self.wait(self.client().issue_cmd(Command::new(path, body)))
    }

    #[track_caller]
    fn wait<T, E: Display>(&self, command: impl Future<Output = Result<T, E>>) -> T {
        // Not in a closure, which would not say who called.
        match self.ask(command) {
            Ok(answer) => answer,
            Err(error) => self.fail(&error),
        }
    }

    /// Waits for an answer. A browser that does not give one is ended, so that
    /// no later command has to wait as long.
    fn ask<T, E: Display>(&self, command: impl Future<Output = Result<T, E>>) -> Result<T, String> {
        let answer = within(&self.runtime, REQUEST, command);
        if let (Err(error), Some(group)) = (&answer, &self.group)
            && error.starts_with(lost::SAID)
        {
            group.end(error.clone());
        }
        answer
    }

    /// Fails because a command to the browser did: by a fault, because the
    /// browser had to be ended, or because it was killed on purpose. A kill
    /// on purpose stops the work with the browser, and nothing reports it.
    #[track_caller]
    fn fail(&self, error: &str) -> ! {
        let group = self.group.as_ref().filter(|group| group.is_killed());
        if let Some(why) = group.and_then(|group| group.why_ended()) {
            panic!("{why}");
        }
        if group.is_some() {
            resume_unwind(Box::new(Killed));
        }
        panic!("{}{error}", lost::said_of(error))
    }
}

/// The answer of a driver, or the reason why it did not come.
fn within<T, E: Display>(
    runtime: &Runtime,
    limit: Duration,
    command: impl Future<Output = Result<T, E>>,
) -> Result<T, String> {
    match runtime.block_on(async { timeout(limit, command).await }) {
        Ok(answer) => answer.map_err(|error| error.to_string()),
        Err(_) => Err(format!(
            "{}no answer in {} s: the browser or its page hangs",
            lost::SAID,
            limit.as_secs()
        )),
    }
}

impl LogLine {
    /// Reads the lines of a log, as drivers write them, or pages in place of
    /// drivers.
    pub(crate) fn read(lines: &Value) -> Vec<LogLine> {
        let text = |line: &Value, key: &str| line[key].as_str().unwrap_or_default().to_owned();
        let lines = lines.as_array().map_or(&[][..], Vec::as_slice);
        lines
            .iter()
            .map(|line| LogLine {
                level: text(line, "level"),
                message: text(line, "message"),
            })
            .collect()
    }
}

/// A word of the page in which a script that is waited for was begun.
const RUNS: &str = "window.__runs";

/// Whether a driver says that the page in which a script ran went away. The
/// standard has no code of its own for it.
fn is_left(error: &str) -> bool {
    let error = error.to_lowercase();
    [
        // Chromium.
        "document unloaded",
        "aborted by navigation",
        "execution context was destroyed",
        "cannot find context",
        "inspected target navigated or closed",
        "has changed while resolving nodes",
        // Firefox.
        "document was unloaded",
        "browsing context has been discarded",
        // WebKit.
        "not called before the unload event",
    ]
    .iter()
    .any(|said| error.contains(said))
}

impl Drop for Session {
    fn drop(&mut self) {
        if let Some(client) = self.client.take() {
            // Its driver ends it when it does not close.
            let patience = Duration::from_millis(PATIENCE.into());
            let _ = within(&self.runtime, patience, client.close());
        }
    }
}

#[derive(Debug)]
struct Command {
    path: &'static str,
    body: String,
}

impl Command {
    fn new(path: &'static str, body: &Value) -> Command {
        let body = body.to_string();
        Command { path, body }
    }
}

impl WebDriverCompatibleCommand for Command {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        let session = session.unwrap_or_default();
        base.join(&format!("session/{session}/{}", self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.clone()))
    }
}
