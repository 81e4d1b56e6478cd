//! A Chromium to test in, and the driver that goes with it.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::system::{self, System};
use crate::{project, step, version};

const CHROMIUM: &[&str] = &[
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/// The second name is the driver in Ubuntu's snap.
const DRIVER: &[&str] = &["chromedriver", "chromium.chromedriver"];

/// Set by a person to choose, and by us for the WebDriver tests.
const CHROMIUM_VARIABLE: &str = "ZEITNOT_CHROMIUM";
const DRIVER_VARIABLE: &str = "ZEITNOT_CHROMEDRIVER";

/// A browser and a driver of the same major version.
#[derive(Debug, Clone)]
pub struct Browser {
    chromium: PathBuf,
    driver: PathBuf,
}

impl Browser {
    /// Finds a pair, or installs one where we may.
    pub fn ensure() -> Result<Self> {
        let missing = match Self::find() {
            Ok(browser) => return Ok(browser),
            Err(missing) => missing,
        };
        let system = System::here();
        if system.lets_us_install() {
            step::say(&format!(
                "{missing}: installing Debian's chromium and chromium-driver, some 120 MB; once per machine"
            ));
            system::apt_get(&["chromium", "chromium-driver"])?;
            return Self::find().map_err(|missing| anyhow::anyhow!("still, {missing}"));
        }
        let command = match system {
            System::Debian => {
                "sudo apt-get update && sudo apt-get install -y --no-install-recommends chromium chromium-driver"
            }
            System::Ubuntu => "sudo snap install chromium",
            System::Fedora => "sudo dnf install chromium chromedriver",
            System::Arch => "sudo pacman -S chromium",
            System::MacOs => "brew install --cask google-chrome chromedriver",
            System::Windows => "winget install Google.Chrome Chromium.ChromeDriver",
            System::Other => "(with your package manager) install chromium and its chromedriver",
        };
        bail!(
            "The tests in a browser need Chromium or Chrome and its chromedriver: {missing}.\n\
             Please run this, then the same command again:\n\n    {command}\n\n\
             (Or set {CHROMIUM_VARIABLE} and {DRIVER_VARIABLE} to those you have; \
             `cargo xtask test --quick` needs neither.)"
        )
    }

    /// What the tests that drive the whole product are told.
    pub fn tell(&self, command: &mut Command) {
        command
            .env(CHROMIUM_VARIABLE, &self.chromium)
            .env(DRIVER_VARIABLE, &self.driver)
            .env("ZEITNOT_DIST", project::dist());
    }

    /// What wasm-bindgen's runner is told. Its capabilities are written anew each
    /// time: the path is this machine's. It adds `no-sandbox` itself, which root
    /// needs.
    pub fn tell_wasm_bindgen(&self, command: &mut Command) -> Result<()> {
        let folder = project::scratch();
        let file = folder.join("webdriver.json");
        std::fs::create_dir_all(&folder)
            .and_then(|()| std::fs::write(&file, capabilities(&self.chromium.to_string_lossy())))
            .with_context(|| format!("could not write {}", file.display()))?;
        // Another driver that a person has set would be taken before ours.
        for other in [
            "GECKODRIVER",
            "SAFARIDRIVER",
            "CHROMEDRIVER",
            "MSEDGEDRIVER",
        ] {
            command
                .env_remove(other)
                .env_remove(format!("{other}_REMOTE"));
        }
        command
            .env("CHROMEDRIVER", &self.driver)
            .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", file);
        if std::env::var_os("WASM_BINDGEN_TEST_TIMEOUT").is_none() {
            // The default, 20 s, is for all tests together, on any machine.
            command.env("WASM_BINDGEN_TEST_TIMEOUT", "300");
        }
        Ok(())
    }

    /// A pair, or what is missing for one.
    fn find() -> Result<Self, String> {
        let chromiums = candidates(CHROMIUM_VARIABLE, CHROMIUM);
        let drivers = candidates(DRIVER_VARIABLE, DRIVER);
        if chromiums.is_empty() {
            return Err("no Chromium was found".to_owned());
        }
        if drivers.is_empty() {
            return Err("no chromedriver was found".to_owned());
        }
        for (chromium, browser_version) in &chromiums {
            for (driver, driver_version) in &drivers {
                if agree(browser_version, driver_version) {
                    return Ok(Self {
                        chromium: chromium.clone(),
                        driver: driver.clone(),
                    });
                }
            }
        }
        Err(format!(
            "Chromium {} and chromedriver {} do not go together",
            chromiums[0].1, drivers[0].1
        ))
    }
}

fn agree(browser: &str, driver: &str) -> bool {
    browser == UNKNOWN || version::major(browser) == version::major(driver)
}

/// Chrome on Windows opens a window instead of saying its version.
const UNKNOWN: &str = "(of unknown version)";

/// The programs that are there and run, with their versions. What a variable
/// names is the only candidate.
fn candidates(variable: &str, names: &[&str]) -> Vec<(PathBuf, String)> {
    let asks_its_version = !(cfg!(windows) && variable == CHROMIUM_VARIABLE);
    system::programs(variable, names)
        .into_iter()
        .filter_map(|path| {
            let version = if asks_its_version {
                version::of(&path)?
            } else {
                UNKNOWN.to_owned()
            };
            Some((path, version))
        })
        .collect()
}

fn capabilities(chromium: &str) -> String {
    let chromium = chromium.replace('\\', "\\\\").replace('"', "\\\"");
    let arguments = [
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
    ];
    format!(
        "{{\"goog:chromeOptions\": {{\"binary\": \"{chromium}\", \"args\": [\"{}\"]}}}}\n",
        arguments.join("\", \"")
    )
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

    #[test]
    fn capabilities_name_the_browser_as_json() {
        let text = capabilities("C:\\Program Files\\chrome.exe");
        assert!(
            text.contains("\"binary\": \"C:\\\\Program Files\\\\chrome.exe\""),
            "{text}"
        );
        assert!(
            text.contains("\"--headless=new\", \"--disable-gpu\""),
            "{text}"
        );
    }
}
