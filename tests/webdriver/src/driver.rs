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
        let mut said = Vec::new();
        let port = lines.find_map(|line| {
            let port = port(&line);
            said.push(line);
            port
        });
        let Some(port) = port else {
            let _ = process.kill();
            let status = process.wait();
            panic!(
                "{} ended ({status:?}) without saying its port: {said:?}",
                path.display()
            );
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

fn port(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once("successfully on port ")?;
    rest.trim_end_matches('.').parse().ok()
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
