//! A Firefox to test in, and the driver that goes with it.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, anyhow, bail};

use crate::skip::Skip;
use crate::system::{self, System};
use crate::tools::Toolbox;
use crate::{project, step, version};

const NAMES: &[&str] = &[
    "firefox-esr",
    "firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/// Set by a person to choose, and by us for the WebDriver tests.
const VARIABLE: &str = "ZEITNOT_FIREFOX";
const DRIVER_VARIABLE: &str = "ZEITNOT_GECKODRIVER";

/// A browser and a driver; any recent ones go together.
#[derive(Debug, Clone)]
pub struct Firefox {
    firefox: PathBuf,
    driver: PathBuf,
}

impl Firefox {
    /// Finds Firefox or installs it where we may.
    pub fn browser() -> Result<PathBuf> {
        find().map_or_else(install, Ok)
    }

    /// Gets the driver of a Firefox.
    pub fn with_driver(firefox: PathBuf, tools: &mut Toolbox) -> Result<Self> {
        let driver = match std::env::var_os(DRIVER_VARIABLE) {
            Some(driver) => driver.into(),
            None => tools.geckodriver()?,
        };
        Ok(Self { firefox, driver })
    }

    /// What the tests that drive the whole product are told.
    pub fn tell(&self, command: &mut Command) {
        command
            .env(VARIABLE, &self.firefox)
            .env(DRIVER_VARIABLE, &self.driver)
            .env("ZEITNOT_DIST", project::dist());
    }
}

fn find() -> Option<PathBuf> {
    system::programs(VARIABLE, NAMES)
        .into_iter()
        // Firefox on Windows says its version to no one, and Ubuntu has a
        // `firefox` that only tells how to get one.
        .find(|firefox| cfg!(windows) || version::of(firefox).is_some())
}

fn install() -> Result<PathBuf> {
    let system = System::here();
    if system.lets_us_install() {
        step::say(
            "no Firefox was found: installing Debian's firefox-esr, some 75 MB; once per machine",
        );
        system::apt_get(&["firefox-esr"])?;
        return find().ok_or_else(|| anyhow!("firefox-esr was installed but does not run"));
    }
    let command = match system {
        System::Debian => {
            "sudo apt-get update && sudo apt-get install -y --no-install-recommends firefox-esr"
        }
        System::Ubuntu => "sudo snap install firefox",
        System::Fedora => "sudo dnf install firefox",
        System::Arch => "sudo pacman -S firefox",
        System::MacOs => "brew install --cask firefox",
        System::Windows => "winget install Mozilla.Firefox",
        System::Other => "(with your package manager) install firefox",
    };
    if system.has_apt() {
        bail!(
            "The tests in Firefox need it, and no Firefox was found.\n\
             Please run this, then the same command again:\n\n    {command}\n\n\
             (Or set {VARIABLE} to the one you have; `cargo xtask test --quick` needs none.)"
        );
    }
    Err(Skip(format!(
        "no Firefox was found; this gets one: {command} (or set {VARIABLE})"
    ))
    .into())
}
