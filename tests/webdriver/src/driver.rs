//! A running chromedriver.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;

use crate::places;

/// A driver on a port of its own, until it is dropped.
#[derive(Debug)]
pub struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    /// Starts a driver and waits until it listens.
    ///
    /// # Panics
    /// When it does not start.
    pub fn start() -> Driver {
        let path = places::chromedriver();
        let mut process = Command::new(&path)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("could not start {}: {error}", path.display()));
        let output = process.stdout.take().expect("the output was asked for");
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let port = lines.find_map(|line| {
            let (_, rest) = line.split_once("successfully on port ")?;
            rest.trim_end_matches('.').parse().ok()
        });
        let Some(port) = port else {
            let _ = process.kill();
            panic!("{} ended without saying its port", path.display());
        };
        // It must not come to wait for someone who reads.
        thread::spawn(move || lines.for_each(drop));
        Driver { process, port }
    }

    /// Where it listens.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
