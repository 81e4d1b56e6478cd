//! A static host with the page in a folder of it, as on a club's web site.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use flate2::Compression;
use flate2::write::GzEncoder;

/// The folder in which the page is.
pub const FOLDER: &str = "/club/zeitnot/";

/// The path of a page of the same origin with nothing in it: there a test can see and change what
/// is stored while the app is closed.
pub const EMPTY: &str = "/empty";

/// A server on a port of its own, until it is dropped.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    root: Mutex<PathBuf>,
    over: AtomicBool,
    cut: AtomicBool,
    portal: Mutex<Option<String>>,
    slow: Mutex<Duration>,
    /// The end of the addresses that wait for [`Server::hold`] to let them go.
    held: Mutex<Option<String>>,
    let_go: Condvar,
    asked: Mutex<Vec<Asked>>,
    scripts: Mutex<Vec<String>>,
    /// The files that were compressed already, by path; none where the server does not compress.
    compressed: Mutex<Option<HashMap<String, Vec<u8>>>>,
}

/// A request that came, and how it was answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// The path, as it came.
    pub path: String,
    /// The status of the answer.
    pub status: u16,
}

/// Listens on a port that no server of this process had before, because a browser that plays
/// several tests keeps what each of them stored by its origin.
fn listen() -> (TcpListener, SocketAddr) {
    static HAD: Mutex<Vec<u16>> = Mutex::new(Vec::new());
    loop {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let address = listener
            .local_addr()
            .expect("a bound socket has an address");
        let mut had = HAD.lock().unwrap_or_else(PoisonError::into_inner);
        if !had.contains(&address.port()) {
            had.push(address.port());
            return (listener, address);
        }
    }
}

impl Server {
    /// Serves what is in the folder `root`.
    ///
    /// # Panics
    /// When there is no page in it, or no port is free.
    pub fn start(root: &Path) -> Server {
        assert!(
            root.join("index.html").is_file(),
            "there is no page in {}: build it first, or set ZEITNOT_DIST",
            root.display()
        );
        let (listener, address) = listen();
        let shared = Arc::new(Shared {
            root: Mutex::new(root.to_owned()),
            over: AtomicBool::new(false),
            cut: AtomicBool::new(false),
            portal: Mutex::default(),
            slow: Mutex::default(),
            held: Mutex::default(),
            let_go: Condvar::new(),
            asked: Mutex::default(),
            scripts: Mutex::default(),
            compressed: Mutex::default(),
        });
        let answering = shared.clone();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if answering.over.load(Ordering::Relaxed) {
                    break;
                }
                let shared = answering.clone();
                thread::spawn(move || shared.answer(&stream));
            }
        });
        Server { address, shared }
    }

    /// Scheme, host and port.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The address of the page, without a route.
    pub fn address(&self) -> String {
        self.origin() + FOLDER
    }

    /// Puts a script in front of everything else in the pages that are requested from now on.
    pub fn inject(&self, script: &str) {
        self.shared
            .scripts
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(script.to_owned());
    }

    /// From now on answers nothing, as without a network; or answers again.
    pub fn cut(&self, cut: bool) {
        self.shared.cut.store(cut, Ordering::Relaxed);
    }

    /// From now on answers every address that ends with `end` with somebody else's page, as in a
    /// network that wants its users to sign in first; with `None`, no address.
    pub fn capture(&self, end: Option<&str>) {
        let mut portal = self
            .shared
            .portal
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        *portal = end.map(str::to_owned);
    }

    /// From now on answers an address that ends with `end` only when another end, or none, is held.
    pub fn hold(&self, end: Option<&str>) {
        let held = self.shared.held.lock();
        *held.unwrap_or_else(PoisonError::into_inner) = end.map(str::to_owned);
        self.shared.let_go.notify_all();
    }

    /// From now on waits this long before each answer.
    pub fn slow(&self, each: Duration) {
        *self
            .shared
            .slow
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = each;
    }

    /// From now on compresses what it sends, as hosts do: each file once.
    pub fn compress(&self) {
        let mut compressed = self
            .shared
            .compressed
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        compressed.get_or_insert_default();
    }

    /// From now on serves what is in another folder: another version.
    pub fn publish(&self, root: &Path) {
        *self
            .shared
            .root
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = root.to_owned();
    }

    /// All requests until now.
    pub fn asked(&self) -> Vec<Asked> {
        self.shared
            .asked
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shared.over.store(true, Ordering::Relaxed);
        self.hold(None);
        // Wakes the thread that accepts.
        let _ = TcpStream::connect(self.address);
    }
}

impl Shared {
    /// Answers one request per connection. Nothing waits for a browser that only connects in case
    /// it needs to.
    fn answer(&self, mut stream: &TcpStream) {
        let _ = stream.set_read_timeout(Some(Duration::from_secs(30)));
        let mut lines = BufReader::new(stream).lines();
        let Some(Ok(first)) = lines.next() else {
            return;
        };
        while lines
            .next()
            .is_some_and(|line| line.is_ok_and(|line| !line.is_empty()))
        {}
        if self.cut.load(Ordering::Relaxed) {
            return;
        }
        let slow = *self.slow.lock().unwrap_or_else(PoisonError::into_inner);
        thread::sleep(slow);
        let path = first.split(' ').nth(1).unwrap_or_default();
        self.wait_while_held(path);
        let found = self
            .find(path)
            .and_then(|file| Some((std::fs::read(&file).ok()?, file)));
        let (status, kind, body) = match found {
            _ if path == EMPTY => (200, "text/html", EMPTY_PAGE.to_vec()),
            _ if self.is_captured(path) => (200, "text/html", SIGN_IN.to_vec()),
            Some((body, file)) => (200, content_type(&file), body),
            None => (404, "text/plain", b"not found".to_vec()),
        };
        let body = if kind.starts_with("text/html") {
            self.with_scripts(body)
        } else {
            body
        };
        let reason = if status == 200 { "OK" } else { "Not Found" };
        self.asked
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(Asked {
                path: path.to_owned(),
                status,
            });
        let (body, encoding) = self.encoded(path, status, body);
        let head = format!(
            "HTTP/1.1 {status} {reason}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n{encoding}\
             Cache-Control: no-cache\r\nConnection: close\r\n\r\n",
            body.len()
        );
        let _ = stream
            .write_all(head.as_bytes())
            .and_then(|()| stream.write_all(&body));
    }

    fn wait_while_held(&self, path: &str) {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let is_held = |held: &mut Option<String>| {
            let end = held.as_ref();
            end.is_some_and(|end| path.ends_with(end.as_str()))
        };
        drop(self.let_go.wait_while(held, is_held));
    }

    /// The bytes to send, and the header that names their encoding.
    fn encoded(&self, path: &str, status: u16, body: Vec<u8>) -> (Vec<u8>, &'static str) {
        let mut compressed = self
            .compressed
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let Some(known) = compressed.as_mut().filter(|_| status == 200) else {
            return (body, "");
        };
        let small = known.entry(path.to_owned()).or_insert_with(|| {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
            let written = encoder.write_all(&body).and_then(|()| encoder.finish());
            written.expect("writing to memory")
        });
        (small.clone(), "Content-Encoding: gzip\r\n")
    }

    fn is_captured(&self, path: &str) -> bool {
        let portal = self.portal.lock().unwrap_or_else(PoisonError::into_inner);
        portal
            .as_ref()
            .is_some_and(|end| path.ends_with(end.as_str()))
    }

    /// A page with the scripts in it: after the doctype, where a script makes
    /// the head begin.
    fn with_scripts(&self, page: Vec<u8>) -> Vec<u8> {
        let scripts = self.scripts.lock().unwrap_or_else(PoisonError::into_inner);
        let doctype = page
            .iter()
            .position(|byte| *byte == b'>')
            .map_or(0, |end| end + 1);
        let (doctype, rest) = page.split_at(doctype);
        let mut whole = doctype.to_vec();
        for script in scripts.iter() {
            whole.extend_from_slice(b"<script>");
            whole.extend_from_slice(script.as_bytes());
            whole.extend_from_slice(b"</script>");
        }
        whole.extend_from_slice(rest);
        whole
    }

    fn find(&self, path: &str) -> Option<PathBuf> {
        let path = path.split(['?', '#']).next()?.strip_prefix(FOLDER)?;
        let plain = path
            .split('/')
            .all(|part| part != ".." && !part.contains('\\'));
        let name = if path.is_empty() { "index.html" } else { path };
        let root = self.root.lock().unwrap_or_else(PoisonError::into_inner);
        plain.then(|| root.join(name))
    }
}

const EMPTY_PAGE: &[u8] = b"<!doctype html><title>Empty</title><link rel=icon href=data:,>";

const SIGN_IN: &[u8] = b"<!doctype html><title>Hotel</title><h1>Please sign in</h1>";

fn content_type(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("wasm") => "application/wasm",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
