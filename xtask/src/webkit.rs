//! A WebKit to test in: WebKitGTK's driver, which brings its browser, and a
//! screen that nobody sees.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, anyhow, bail};

use crate::skip::Skip;
use crate::system::{self, System};
use crate::{project, step};

/// Set by a person to choose, and by us for the WebDriver tests.
const DRIVER_VARIABLE: &str = "ZEITNOT_WEBKITDRIVER";
const SCREEN_VARIABLE: &str = "ZEITNOT_XVFB";

/// A driver with its browser, and a screen.
#[derive(Debug, Clone)]
pub struct WebKit {
    driver: PathBuf,
    screen: PathBuf,
}

impl WebKit {
    /// Finds both, or installs them where we may.
    pub fn ensure() -> Result<Self> {
        let system = System::here();
        if matches!(system, System::MacOs | System::Windows) {
            return Err(Skip(
                "WebKitGTK, in which WebKit is tested, is for Linux; Safari is not driven".into(),
            )
            .into());
        }
        if let Some(webkit) = Self::find() {
            return Ok(webkit);
        }
        if system.lets_us_install() {
            step::say(
                "no WebKitWebDriver with Xvfb was found: installing Debian's webkit2gtk-driver and xvfb, some 70 MB; once per machine",
            );
            system::apt_get(&["webkit2gtk-driver", "xvfb"])?;
            return Self::find().ok_or_else(|| anyhow!("they were installed but are not in PATH"));
        }
        if system.has_apt() {
            bail!(
                "The tests in WebKit need WebKitWebDriver and Xvfb.\n\
                 Please run this, then the same command again:\n\n    \
                 sudo apt-get update && sudo apt-get install -y --no-install-recommends webkit2gtk-driver xvfb\n\n\
                 (Or set {DRIVER_VARIABLE} and {SCREEN_VARIABLE} to those you have; \
                 `cargo xtask test --quick` needs neither.)"
            );
        }
        let command = match system {
            System::Fedora => "sudo dnf install /usr/bin/WebKitWebDriver /usr/bin/Xvfb",
            System::Arch => "sudo pacman -S webkit2gtk-4.1 xorg-server-xvfb",
            _ => "(with your package manager) install WebKitGTK's WebKitWebDriver, and Xvfb",
        };
        Err(Skip(format!(
            "no WebKitWebDriver with Xvfb was found; this gets them: {command} \
             (or set {DRIVER_VARIABLE} and {SCREEN_VARIABLE})"
        ))
        .into())
    }

    /// What the tests that drive the whole product are told.
    pub fn tell(&self, command: &mut Command) {
        command
            .env(DRIVER_VARIABLE, &self.driver)
            .env(SCREEN_VARIABLE, &self.screen)
            .env("ZEITNOT_DIST", project::dist());
    }

    fn find() -> Option<Self> {
        let first = |variable, name| system::programs(variable, &[name]).into_iter().next();
        Some(Self {
            driver: first(DRIVER_VARIABLE, "WebKitWebDriver")?,
            screen: first(SCREEN_VARIABLE, "Xvfb")?,
        })
    }
}
