//! Reports of the browser: the console, the network, a failure.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::{Value, json};

use super::Page;
use crate::browser::Browser;
use crate::places;
use crate::session::LogLine;

/// Takes the lines that [`CONSOLE`](crate::injected::CONSOLE) has kept for an origin.
const TAKE_CONSOLE: &str = "
    if (location.origin !== arguments[0]) return null;
    const lines = sessionStorage.getItem('zeitnot-webdriver.console');
    sessionStorage.removeItem('zeitnot-webdriver.console');
    return JSON.parse(lines ?? '[]');";

impl Page {
    /// The addresses that the browser asked for since the last call, when the
    /// stage watches the network.
    #[track_caller]
    pub fn requests(&self) -> Vec<String> {
        let lines = self.session().log("performance");
        let message = lines
            .iter()
            .filter_map(|line| serde_json::from_str::<Value>(&line.message).ok());
        message
            .filter(|message| message["message"]["method"] == "Network.requestWillBeSent")
            .filter_map(|message| {
                Some(
                    message["message"]["params"]["request"]["url"]
                        .as_str()?
                        .to_owned(),
                )
            })
            .collect()
    }

    /// The errors in the console until now, each once where it is repeated.
    #[track_caller]
    pub fn console_errors(&mut self) -> Vec<LogLine> {
        self.read_console();
        let errors = self.console.iter().filter(|line| line.level == "SEVERE");
        let mut errors: Vec<LogLine> = errors.cloned().collect();
        // An error that is repeated a hundred times is still one error.
        errors.dedup();
        errors
    }

    /// Takes the new lines of the console. In browsers other than Chromium, the
    /// page keeps them, for the tab that is driven.
    #[track_caller]
    fn read_console(&mut self) {
        let lines = if self.browser() == Browser::Chromium {
            self.session().log("browser")
        } else {
            let origin = [json!(self.server.origin())];
            let take = || self.session().run_in_any_page(TAKE_CONSOLE, &origin);
            let mut lines = take();
            if lines.is_null() {
                self.leave();
                lines = take();
            }
            LogLine::read(&lines)
        };
        self.console.extend(lines);
    }

    /// Describes the page in which a test failed: its address, its text and its
    /// console. Where `ZEITNOT_FAILURES` names a folder, writes the description
    /// and a picture there.
    #[track_caller]
    pub fn describe(&mut self) -> String {
        let mut text = String::from("the page at the failure:\n");
        let _ = writeln!(text, "{}", self.value("location.href"));
        let _ = writeln!(text, "{}", self.text("body"));
        self.read_console();
        for line in &self.console {
            let _ = writeln!(text, "{}: {}", line.level, line.message);
        }
        if let Some(folder) = std::env::var_os("ZEITNOT_FAILURES") {
            let file = Path::new(&folder).join(places::test().replace("::", "-"));
            // The text comes first, because taking a picture may fail.
            let _ = std::fs::write(file.with_extension("txt"), &text);
            self.photograph(&file.with_extension("png"));
        }
        text
    }
}
