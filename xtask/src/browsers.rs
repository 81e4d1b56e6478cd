//! The browsers to test in, and the drivers that go with them.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail};
use serde_json::json;

use crate::project;
use crate::system::Skip;
use crate::tools::{self, Toolbox, packages};

/// A browser with what drives it: the programs, by the variables that tell of them.
/// A person sets them to choose.
#[derive(Debug, Clone)]
pub struct Browser(Vec<(&'static str, PathBuf)>);

impl Browser {
    /// What the tests that drive the whole product are told.
    pub fn tell(&self, command: &mut Command) {
        let programs = self.0.iter().map(|(variable, path)| (variable, path));
        command.envs(programs).env("ZEITNOT_DIST", project::dist());
    }

    /// What wasm-bindgen's runner is told of Chromium. Its capabilities are written
    /// anew each time: the path is this machine's. It adds `no-sandbox` itself,
    /// which root needs.
    pub fn tell_wasm_bindgen(&self, command: &mut Command) -> Result<()> {
        let [(_, chromium), (_, driver)] = &self.0[..] else {
            bail!("a Chromium without its driver");
        };
        let file = project::scratch().join("webdriver.json");
        let capabilities = json!({ "goog:chromeOptions": { "binary": chromium, "args": [
            "--headless=new",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            // All tests share one page, and a page may go to 200 addresses in ten
            // seconds: what is beyond is dropped without a word, and who waits for
            // it waits for ever.
            "--disable-ipc-flooding-protection",
        ] } });
        fs::create_dir_all(project::scratch())?;
        fs::write(&file, capabilities.to_string())?;
        // Another driver that a person has set would be taken before ours.
        for other in ["GECKO", "SAFARI", "CHROME", "MSEDGE"] {
            let remote = format!("{other}DRIVER_REMOTE");
            command
                .env_remove(format!("{other}DRIVER"))
                .env_remove(remote);
        }
        command
            .env("CHROMEDRIVER", driver)
            .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", file);
        if std::env::var_os("WASM_BINDGEN_TEST_TIMEOUT").is_none() {
            // The default, 20 s, is for all tests together, on any machine.
            command.env("WASM_BINDGEN_TEST_TIMEOUT", "300");
        }
        Ok(())
    }
}

/// A Chromium and a driver of the same major version.
pub fn chromium() -> Result<Browser> {
    let names = "chromium|chromium-browser|google-chrome|google-chrome-stable|chrome|\
                 /Applications/Google Chrome.app/Contents/MacOS/Google Chrome|\
                 /Applications/Chromium.app/Contents/MacOS/Chromium|\
                 C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe";
    packages("chromium").ensure(|| {
        let browsers = programs("ZEITNOT_CHROMIUM", names);
        // The second name is the driver in Ubuntu's snap.
        let drivers = programs("ZEITNOT_CHROMEDRIVER", "chromedriver|chromium.chromedriver");
        let driver_of = |(browser, version): &(PathBuf, String)| {
            let (driver, _) = drivers.iter().find(|(_, of)| agree(version, of))?;
            let (browser, driver) = (browser.clone(), driver.clone());
            let pair = [
                ("ZEITNOT_CHROMIUM", browser),
                ("ZEITNOT_CHROMEDRIVER", driver),
            ];
            Some(Browser(pair.into()))
        };
        browsers.iter().find_map(driver_of).ok_or_else(|| format!(
            "no Chromium with a chromedriver of its version was found ({browsers:?}, {drivers:?})"
        ))
    })
}

/// A Firefox, as yet without its driver.
pub fn firefox() -> Result<Browser> {
    // Ubuntu has a `firefox` that only tells how to get one: it says no version.
    let names = "firefox-esr|firefox|/Applications/Firefox.app/Contents/MacOS/firefox|\
                 C:\\Program Files\\Mozilla Firefox\\firefox.exe";
    packages("firefox").ensure(|| {
        let found = programs("ZEITNOT_FIREFOX", names).into_iter().next();
        let (firefox, _) = found.ok_or("no Firefox was found")?;
        Ok(Browser(vec![("ZEITNOT_FIREFOX", firefox)]))
    })
}

/// The Firefox with its driver; any recent ones go together.
pub fn with_driver(mut firefox: Browser, tools: &mut Toolbox) -> Result<Browser> {
    const DRIVER: &str = "ZEITNOT_GECKODRIVER";
    let asked = std::env::var_os(DRIVER).map(PathBuf::from);
    let driver = asked.map_or_else(|| tools.geckodriver(), Ok)?;
    firefox.0.push((DRIVER, driver));
    Ok(firefox)
}

/// WebKitGTK, and a screen.
pub fn webkit() -> Result<Browser> {
    if !cfg!(target_os = "linux") {
        bail!(Skip(
            "WebKitGTK, in which WebKit is tested, is for Linux; Safari is not driven".to_owned()
        ));
    }
    packages("webkit").ensure(|| {
        let both = [
            ("ZEITNOT_WEBKITDRIVER", "WebKitWebDriver"),
            ("ZEITNOT_XVFB", "Xvfb"),
        ];
        let both = both.map(|(variable, name)| {
            let path = std::env::var_os(variable).map(PathBuf::from);
            Some((variable, path.or_else(|| which::which(name).ok())?))
        });
        let found = both.into_iter().collect::<Option<_>>().map(Browser);
        found.ok_or("no WebKitWebDriver with Xvfb was found".to_owned())
    })
}

/// Chrome and Firefox on Windows open a window instead of saying their version.
const UNKNOWN: &str = "(of unknown version)";

/// The programs of these names or paths that are there and run, with their versions.
/// What the variable names is the only one.
fn programs(variable: &str, names: &str) -> Vec<(PathBuf, String)> {
    let found: Vec<PathBuf> = match std::env::var_os(variable) {
        Some(path) => vec![path.into()],
        None => names
            .split('|')
            .filter_map(|name| which::which(name).ok())
            .collect(),
    };
    let is_silent = cfg!(windows) && !variable.ends_with("DRIVER");
    let versions = found.into_iter().filter_map(|path| {
        let silent = is_silent.then(|| UNKNOWN.to_owned());
        let version = silent.or_else(|| tools::version(&path))?;
        Some((path, version))
    });
    versions.collect()
}

/// A driver fits a browser of its major version.
fn agree(browser: &str, driver: &str) -> bool {
    browser == UNKNOWN || browser.split('.').next() == driver.split('.').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_driver_fits_a_browser_of_its_major_version() {
        assert!(agree("156.0.8078.79", "156.0.1.2"));
        assert!(!agree("156.0.8078.79", "150.0.8078.79"));
        assert!(agree(UNKNOWN, "150.0"));
    }
}
