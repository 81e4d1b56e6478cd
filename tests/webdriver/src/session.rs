//! One browser with a fresh profile, driven synchronously.

use std::fmt::Debug;
use std::future::Future;

use fantoccini::actions::Actions;
use fantoccini::wd::{WebDriverCompatibleCommand, WindowHandle};
use fantoccini::{Client, ClientBuilder};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::runtime::{Builder, Runtime};
use url::{ParseError, Url};

use crate::driver::Driver;
use crate::places;

/// What the browser is started with; the first four are for root and for
/// containers, the others keep it from talking on its own account.
const ARGUMENTS: &[&str] = &[
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--window-size=1024,768",
    "--lang=en-GB",
];

/// A browser, until it is dropped.
#[derive(Debug)]
pub struct Session {
    runtime: Runtime,
    /// None once it has been closed.
    client: Option<Client>,
}

/// A line of one of the browser's logs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// `SEVERE`, `WARNING`, `INFO` …
    pub level: String,
    /// What it says.
    pub message: String,
}

/// A tab of the browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tab(WindowHandle);

impl Session {
    /// Opens a browser. With `network`, all that it asks of the network is
    /// logged.
    ///
    /// # Panics
    /// When it does not open.
    pub fn open(driver: &Driver, network: bool) -> Session {
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime of one thread");
        let mut logs = json!({ "browser": "ALL" });
        if network {
            logs["performance"] = json!("ALL");
        }
        let capabilities = json!({
            "browserName": "chrome",
            "timeouts": { "script": 120_000, "pageLoad": 60_000, "implicit": 0 },
            "goog:loggingPrefs": logs,
            "goog:chromeOptions": {
                "binary": places::chromium(),
                "args": ARGUMENTS,
                "excludeSwitches": ["enable-automation"],
            },
        });
        let Value::Object(capabilities) = capabilities else {
            unreachable!("written as an object above");
        };
        let client = runtime
            .block_on(
                ClientBuilder::new(HttpConnector::new())
                    .capabilities(capabilities)
                    .connect(&driver.address()),
            )
            .unwrap_or_else(|error| panic!("no session with the browser: {error}"));
        Session {
            runtime,
            client: Some(client),
        }
    }

    /// Opens an address and waits until it has loaded.
    ///
    /// # Panics
    /// When it does not load.
    #[track_caller]
    pub fn goto(&self, address: &str) {
        self.wait(self.client().goto(address));
    }

    /// Loads the page anew.
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
        let script = format!(
            "const done = arguments[arguments.length - 1];\n\
             (async (...arguments) => {{ {script} }})(...arguments)\n\
             .then((value) => done({{ value }}), (error) => done({{ error: String(error) }}));"
        );
        let mut answer = self.wait(self.client().execute_async(&script, arguments.to_vec()));
        if let Some(error) = answer["error"].as_str() {
            panic!("{error}");
        }
        answer["value"].take()
    }

    /// Does what fingers do on keys.
    ///
    /// # Panics
    /// When it cannot.
    #[track_caller]
    pub fn act(&self, actions: Actions) {
        self.wait(self.client().perform_actions(actions));
    }

    /// A command of the Chrome DevTools Protocol.
    ///
    /// # Panics
    /// When it fails.
    #[track_caller]
    pub fn cdp(&self, command: &str, parameters: Value) -> Value {
        let body = json!({ "cmd": command, "params": parameters });
        self.post("goog/cdp/execute", &body)
    }

    /// Takes what is in a log: `browser` is the console, `performance` the
    /// network.
    ///
    /// # Panics
    /// When there is no such log.
    #[track_caller]
    pub fn log(&self, kind: &str) -> Vec<LogLine> {
        let lines = self.post("se/log", &json!({ "type": kind }));
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

    /// What the page looks like, as a PNG.
    ///
    /// # Panics
    /// When it cannot be told.
    #[track_caller]
    pub fn screenshot(&self) -> Vec<u8> {
        self.wait(self.client().screenshot())
    }

    /// The tab that is driven.
    ///
    /// # Panics
    /// When there is none.
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

    fn client(&self) -> &Client {
        self.client
            .as_ref()
            .expect("the session is open until it is dropped")
    }

    /// A command that only Chromium's driver knows.
    #[track_caller]
    fn post(&self, path: &'static str, body: &Value) -> Value {
        let command = Command {
            path,
            body: body.to_string(),
        };
        self.wait(self.client().issue_cmd(command))
    }

    #[track_caller]
    fn wait<T, E: std::fmt::Display>(&self, command: impl Future<Output = Result<T, E>>) -> T {
        match self.runtime.block_on(command) {
            Ok(answer) => answer,
            Err(error) => panic!("{error}"),
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if let Some(client) = self.client.take() {
            let _ = self.runtime.block_on(client.close());
        }
    }
}

#[derive(Debug)]
struct Command {
    path: &'static str,
    body: String,
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
