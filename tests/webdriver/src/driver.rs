//! A running driver of a browser.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::thread;

use crate::browser::Browser;
use crate::device::Device;
use crate::folder::Folder;
use crate::group::{self, Group};
use crate::patience::LOOK;
use crate::places;
use crate::screen::Screen;

/// A driver on a port of its own, until it is dropped.
#[derive(Debug)]
pub struct Driver {
    browser: Browser,
    process: Child,
    port: u16,
    /// The screen on which WebKit's window is.
    _screen: Option<Screen>,
    /// The folder for temporary files of the driver and of what it starts. It
    /// also holds the settings for WebKit.
    _scratch: Folder,
    /// The group of the driver and what it starts, where the system has groups.
    group: Option<Arc<Group>>,
}

impl Driver {
    /// Starts a driver and waits until it listens. WebKit takes the preferences
    /// of the device from the settings of its desktop, so they are written now.
    ///
    /// # Panics
    /// When it does not start.
    pub fn start(browser: Browser, device: &Device) -> Driver {
        // A killed browser leaves its temporary files behind.
        let scratch = Folder::fresh();
        let (process, port, screen) = match browser {
            Browser::Chromium | Browser::Firefox => {
                let mut driver = command(browser);
                // Chromium's headless shell puts downloads where it was started.
                driver
                    .env("TMPDIR", scratch.path())
                    .current_dir(scratch.path());
                let (process, port) = start(&mut driver);
                (process, port, None)
            }
            Browser::WebKit => {
                let screen = Screen::start();
                write_settings(scratch.path(), device.motion);
                let (process, port) = start_webkit(screen.display(), scratch.path());
                (process, port, Some(screen))
            }
        };
        Driver {
            browser,
            group: Group::led_by(&process, scratch.path()),
            process,
            port,
            _screen: screen,
            _scratch: scratch,
        }
    }

    /// The processes that are killed together with it.
    pub fn group(&self) -> Option<&Arc<Group>> {
        self.group.as_ref()
    }

    /// The browser that it drives.
    pub fn browser(&self) -> Browser {
        self.browser
    }

    /// The address at which it listens.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

/// A driver that chooses a port and says so.
fn command(browser: Browser) -> Command {
    match browser {
        Browser::Chromium => {
            let mut command = Command::new(places::chromedriver());
            command.arg("--port=0");
            command
        }
        Browser::Firefox => {
            let mut command = Command::new(places::geckodriver());
            // The window itself is made narrower than Firefox likes, which is
            // access to the system.
            command.args(["--port=0", "--websocket-port=0", "--allow-system-access"]);
            command
        }
        Browser::WebKit => panic!("WebKit's driver chooses no port"),
    }
}

/// Starts such a driver. Chromium's chooses a free port of IPv6 and takes the
/// same one of IPv4: when another process was faster there, this starts the
/// driver again, and it chooses another port.
fn start(command: &mut Command) -> (Child, u16) {
    loop {
        let mut process = spawn(command.stdout(Stdio::piped()));
        let output = process.stdout.take().expect("the output is piped");
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let mut said = Vec::new();
        let port = lines.find_map(|line| {
            let port = port(&line);
            said.push(line);
            port
        });
        if let Some(port) = port {
            // Reads on, so that the driver never waits for a reader.
            thread::spawn(move || lines.for_each(drop));
            return (process, port);
        }
        let _ = process.kill();
        let status = process.wait();
        let taken = said.iter().any(|line| line.contains("port not available"));
        assert!(
            taken,
            "{command:?} ended ({status:?}) without printing its port: {said:?}"
        );
    }
}

/// WebKit's driver needs a port as an argument, and prints nothing. This takes
/// a free port, and another one when some other process was faster.
fn start_webkit(display: &str, scratch: &Path) -> (Child, u16) {
    loop {
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
            .and_then(|free| free.local_addr())
            .expect("a free port")
            .port();
        let mut command = Command::new(places::webkit_driver());
        command
            .arg(format!("--port={port}"))
            .env("DISPLAY", display)
            .env("GDK_BACKEND", "x11")
            .env("XDG_CONFIG_HOME", scratch)
            .env("TMPDIR", scratch)
            // No accessibility bus runs here.
            .env("NO_AT_BRIDGE", "1")
            .env("GTK_A11Y", "none")
            .env_remove("WAYLAND_DISPLAY")
            .stdout(Stdio::null());
        let mut process = spawn(&mut command);
        loop {
            let ended = process.try_wait().expect("the state of a child");
            if let Some(status) = ended {
                let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_err();
                assert!(taken, "{command:?} ended ({status})");
                break;
            }
            if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
                return (process, port);
            }
            thread::sleep(LOOK);
        }
    }
}

/// Starts a driver as the first of a group. It starts the browser as its child
/// and in its own group, so it is certain what a kill ends.
fn spawn(command: &mut Command) -> Child {
    group::alone(command)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap_or_else(|error| {
            let program = Path::new(command.get_program());
            panic!("could not start {}: {error}", program.display())
        })
}

/// `… successfully on port 41003.`, `… Listening on 127.0.0.1:41003`.
fn port(line: &str) -> Option<u16> {
    let (_, rest) = line
        .split_once("successfully on port ")
        .or_else(|| line.split_once("Listening on 127.0.0.1:"))?;
    rest.trim_end_matches('.').parse().ok()
}

impl Drop for Driver {
    fn drop(&mut self) {
        if let Some(group) = &self.group {
            group.kill();
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
        // A second panic would end all tests.
        if let Some(group) = self.group.as_ref().filter(|_| !thread::panicking()) {
            group.wait_gone();
        }
    }
}

/// Writes the settings of the desktop that WebKit runs on into a folder.
fn write_settings(settings: &Path, motion: bool) {
    let folder = settings.join("gtk-3.0");
    let ini = format!("[Settings]\ngtk-enable-animations={}\n", u8::from(motion));
    let write = |name: &str, text: &str| std::fs::write(folder.join(name), text);
    std::fs::create_dir(&folder)
        .and_then(|()| write("settings.ini", &ini))
        .and_then(|()| write("gtk.css", NARROW))
        .unwrap_or_else(|error| panic!("could not write into {}: {error}", folder.display()));
}

/// Without these rules the tool bar makes the window at least 447 pixels wide.
/// They do not change what is in the page.
const NARROW: &str = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; \
                      font-size: 1px; -gtk-icon-transform: scale(0) }\n";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_driver_says_its_port_in_words_of_its_own() {
        let chrome = "ChromeDriver was started successfully on port 41003.";
        let gecko = "1795222114781\tgeckodriver\tINFO\tListening on 127.0.0.1:44499";
        assert_eq!(port(chrome), Some(41_003));
        assert_eq!(port(gecko), Some(44_499));
        assert_eq!(port("Starting ChromeDriver"), None);
    }
}
