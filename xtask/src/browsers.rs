//! The browsers to test in, and their drivers.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail};
use serde_json::json;

use crate::project;
use crate::system::Skip;
use crate::tools::{self, Toolbox, packages};

/// A browser and its driver: the paths of the programs, by the environment variables that name
/// them. The user can set these to choose.
#[derive(Debug, Clone)]
pub struct Browser(Vec<(&'static str, PathBuf)>);

impl Browser {
    /// Sets the variables for the tests that drive the whole product.
    pub fn tell(&self, command: &mut Command) {
        let programs = self.0.iter().map(|(variable, path)| (variable, path));
        command.envs(programs).env("ZEITNOT_DIST", project::dist());
    }

    /// Configures wasm-bindgen's test runner for Chromium. The file of capabilities is rewritten
    /// each time, because it has this machine's paths. The runner adds `no-sandbox` itself, which
    /// root needs.
    pub fn tell_wasm_bindgen(&self, command: &mut Command) -> Result<()> {
        let [(_, chromium), (_, driver), ..] = &self.0[..] else {
            bail!("found Chromium, but not its driver");
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
            // All tests share one page, and Chromium allows 200 navigations in ten seconds: more
            // are silently dropped, and a test that waits for one would hang.
            "--disable-ipc-flooding-protection",
        ] } });
        fs::create_dir_all(project::scratch())?;
        fs::write(&file, capabilities.to_string())?;
        // Another driver set by the user would take precedence.
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
            // The default, 20 s, applies to all tests together, on any machine.
            command.env("WASM_BINDGEN_TEST_TIMEOUT", "900");
        }
        Ok(())
    }
}

const HEADLESS_SHELL: &str = "ZEITNOT_HEADLESS_SHELL";

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
            "found no Chromium with a chromedriver of the same version ({browsers:?}, {drivers:?})"
        ))
    })
}

/// Adds Chromium's headless shell, if there is one of the same version: the same engine without the
/// windows, menus and services of a browser, in which tests take less of the processor.
pub fn with_headless_shell(mut chromium: Browser) -> Browser {
    let names = "chromium-headless-shell|chrome-headless-shell";
    let version = chromium
        .0
        .first()
        .and_then(|(_, path)| tools::version(path));
    let shells = programs(HEADLESS_SHELL, names).into_iter();
    let mut same = shells.filter(|(_, of)| version.as_ref().is_some_and(|is| agree(is, of)));
    chromium
        .0
        .extend(same.next().map(|(shell, _)| (HEADLESS_SHELL, shell)));
    chromium
}

/// A Firefox, still without its driver.
pub fn firefox() -> Result<Browser> {
    // Ubuntu's `firefox` may be a script that only tells how to install it; it reports no version.
    let names = "firefox-esr|firefox|/Applications/Firefox.app/Contents/MacOS/firefox|\
                 C:\\Program Files\\Mozilla Firefox\\firefox.exe";
    packages("firefox").ensure(|| {
        let found = programs("ZEITNOT_FIREFOX", names).into_iter().next();
        let (firefox, _) = found.ok_or("found no Firefox")?;
        Ok(Browser(vec![("ZEITNOT_FIREFOX", firefox)]))
    })
}

/// Adds the driver to a Firefox; any recent versions fit.
pub fn with_driver(mut firefox: Browser, tools: &mut Toolbox) -> Result<Browser> {
    const DRIVER: &str = "ZEITNOT_GECKODRIVER";
    let asked = std::env::var_os(DRIVER).map(PathBuf::from);
    let driver = asked.map_or_else(|| tools.geckodriver(), Ok)?;
    firefox.0.push((DRIVER, driver));
    Ok(firefox)
}

/// WebKitGTK, its driver and a virtual screen.
pub fn webkit() -> Result<Browser> {
    if !cfg!(target_os = "linux") {
        bail!(Skip(
            "the WebKit tests need WebKitGTK, which is for Linux only; they cannot use Safari"
                .to_owned()
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
        found.ok_or("found no WebKitWebDriver with Xvfb".to_owned())
    })
}

/// Chrome and Firefox on Windows open a window instead of saying their version.
const UNKNOWN: &str = "(of unknown version)";

/// The programs of these names or paths that exist and run, with their versions. If the variable is
/// set, only its program counts.
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

/// Whether a driver fits a browser: the major versions must be equal.
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
