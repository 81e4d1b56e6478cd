//! The app installed in Chromium, which no WebDriver can do. [`Chromium`] takes
//! its commands over a pipe, which only the process that starts it can use.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

use crate::folder::Folder;
use crate::places;

/// A Chromium with a profile of its own, until it is dropped.
#[derive(Debug)]
pub struct Chromium {
    process: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    last: u64,
    _profile: Folder,
}

impl Chromium {
    /// Starts a Chromium. It reads and writes at the numbers 3 and 4, which
    /// only a shell can give it without further help.
    ///
    /// # Panics
    /// When it does not start.
    #[track_caller]
    pub fn start() -> Chromium {
        let profile = Folder::fresh();
        let mut process = Command::new("sh")
            .args(["-c", "exec \"$@\" 3<&0 4>&1 >/dev/null", "sh"])
            .arg(places::chromium())
            .args([
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-background-networking",
                "--enable-devtools-pwa-handler",
                "--remote-debugging-pipe",
            ])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell");
        Chromium {
            to: process.stdin.take().expect("it is piped"),
            from: BufReader::new(process.stdout.take().expect("it is piped")),
            process,
            last: 0,
            _profile: profile,
        }
    }

    /// Sends a command of its protocol, to a page where a session with one is
    /// given.
    ///
    /// # Panics
    /// When it fails.
    #[track_caller]
    pub fn cdp(&mut self, command: &str, parameters: Value, session: Option<&str>) -> Value {
        self.send(command, parameters, session);
        loop {
            let mut answer = self.hear();
            if answer["id"] == json!(self.last) {
                assert!(answer.get("error").is_none(), "{command}: {answer}");
                return answer["result"].take();
            }
        }
    }

    #[track_caller]
    fn send(&mut self, command: &str, parameters: Value, session: Option<&str>) {
        self.last += 1;
        let mut message = json!({ "id": self.last, "method": command, "params": parameters });
        if let Some(session) = session {
            message["sessionId"] = json!(session);
        }
        self.to
            .write_all(format!("{message}\0").as_bytes())
            .expect("it reads");
    }

    /// The next message of the browser: an answer, or an event.
    #[track_caller]
    fn hear(&mut self) -> Value {
        let mut said = Vec::new();
        let length = self.from.read_until(0, &mut said).expect("it writes");
        assert!(length > 0, "Chromium has ended");
        said.pop();
        serde_json::from_slice(&said).expect("JSON")
    }

    /// Installs the app of an address, opens it in its own window, and returns
    /// a session with its page as soon as that is the page of the app: a window
    /// begins with an empty page, and any command to that one is lost with it.
    ///
    /// # Panics
    /// When it cannot be installed.
    #[track_caller]
    pub fn install(&mut self, address: &str) -> String {
        let app = json!({ "manifestId": address, "installUrlOrBundleUrl": address });
        self.cdp("PWA.install", app, None);
        // Otherwise an app that a script has installed opens in a tab.
        let own = json!({ "manifestId": address, "displayMode": "standalone" });
        self.cdp("PWA.changeAppUserSettings", own, None);
        let opened = self.cdp("PWA.launch", json!({ "manifestId": address }), None);
        // The launch opens a tab; the page is in it.
        let tab = json!({ "targetId": opened["targetId"], "flatten": true });
        let tab = self.cdp("Target.attachToTarget", tab, None);
        let pages = json!({ "autoAttach": true, "waitForDebuggerOnStart": false, "flatten": true });
        self.send("Target.setAutoAttach", pages, tab["sessionId"].as_str());
        loop {
            let said = self.hear();
            let attached = &said["params"];
            if said["method"] == "Target.attachedToTarget"
                && attached["targetInfo"]["type"] == "page"
            {
                let page = attached["sessionId"].as_str().expect("a session");
                self.wait_for(page, address);
                return page.to_owned();
            }
        }
    }

    /// Waits until a page is the one of an address.
    #[track_caller]
    fn wait_for(&mut self, page: &str, address: &str) {
        let is_it = |frame: &Value| {
            let url = frame["url"].as_str().unwrap_or_default();
            frame["parentId"].is_null() && url.starts_with(address)
        };
        // From here on the browser reports whenever the page becomes another.
        self.cdp("Page.enable", json!({}), Some(page));
        let now = self.cdp("Page.getFrameTree", json!({}), Some(page));
        if is_it(&now["frameTree"]["frame"]) {
            return;
        }
        loop {
            let said = self.hear();
            if said["method"] == "Page.frameNavigated" && is_it(&said["params"]["frame"]) {
                return;
            }
        }
    }

    /// The value of an expression in a page; for a promise, the value that it
    /// is fulfilled with.
    ///
    /// # Panics
    /// When it throws.
    #[track_caller]
    pub fn value(&mut self, session: &str, expression: &str) -> Value {
        let asked =
            json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut answer = self.cdp("Runtime.evaluate", asked, Some(session));
        assert!(answer.get("exceptionDetails").is_none(), "{answer}");
        answer["result"]["value"].take()
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
