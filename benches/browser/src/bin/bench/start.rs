//! The start: what it asks for, when it first shows something, when the clock can be
//! used, and when its program is there. Where the machine has a peer's own build, the
//! same run measures that too.

use std::path::{Path, PathBuf};

use serde_json::json;
use zeitnot_bench::arguments::times;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::injected::Injected;
use zeitnot_webdriver::page::{CLOCK, Page};
use zeitnot_webdriver::stage::Stage;

use crate::SLOWER;
use crate::figures::{Figure, figure, ms, quantile};

const LOADS: usize = 9;

/// An embedded clock, in a frame that has an origin.
const FRAME: &str = "embed.html?view=clock&control=5%2B3";

/// The variable that names the folder of the peer's build: for TempoMate its `dist`, for an older
/// Zeitnot too.
const PEER: &str = "ZEITNOT_PEER";

/// A device and its network.
struct Condition {
    name: &'static str,
    slower: f64,
    /// In bytes a second.
    network: Option<f64>,
}

const CONDITIONS: [Condition; 2] = [
    Condition {
        name: "slowed 4 times",
        slower: SLOWER,
        network: None,
    },
    Condition {
        name: "1.6 Mbit/s, 150 ms",
        slower: 1.0,
        network: Some(200_000.0),
    },
];

/// The requests of a visit to a host that does not compress; `xtask bench` has
/// the compressed sizes.
pub fn bytes(stage: &Stage) -> Vec<Figure> {
    let page = stage.open();
    page.open_clock("");
    let asked = page.server().asked();
    let mut once: Vec<_> = asked.iter().map(|asked| &asked.path).collect();
    once.sort();
    once.dedup();
    let total = page.value(
        "performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))\
         .reduce((sum, entry) => sum + entry.decodedBodySize, 0)",
    );
    let raw = total.as_f64().unwrap_or_default() / 1_000.0;
    vec![
        figure("requests of a visit", asked.len().to_string(), ""),
        figure(
            "  of these asked for again",
            (asked.len() - once.len()).to_string(),
            "",
        ),
        figure("uncompressed", format!("{raw:.1} KB"), ""),
    ]
}

/// First paint, a clock that can be used, and its program, as a compressing host sends
/// both.
///
/// A clock can be used when the browser has painted the figures of both halves and the
/// page hears a press on either. Ours hears it before its program has come, and the
/// program then counts it from the instant of the press; the peer's program hears it once
/// it has drawn. After the loads this touches both clocks as early as that, and each must
/// start.
pub fn start(_: &Stage) -> Vec<Figure> {
    let peer = peer();
    CONDITIONS
        .iter()
        .flat_map(|condition| figures_of(condition, CLOCK, peer.as_deref()))
        .collect()
}

/// The same for an embedded clock, beside that of an older Zeitnot.
pub fn frame(_: &Stage) -> Vec<Figure> {
    let peer = peer().filter(|peer| is_zeitnot(peer));
    CONDITIONS
        .iter()
        .flat_map(|condition| figures_of(condition, FRAME, peer.as_deref()))
        .collect()
}

fn peer() -> Option<PathBuf> {
    let peer = std::env::var_os(PEER).map(PathBuf::from);
    if peer.is_none() {
        println!("({PEER} names no folder: nothing to compare with)");
    }
    peer
}

/// The figures of our clock at this address.
fn figures_of(condition: &Condition, address: &str, peer: Option<&Path>) -> Vec<Figure> {
    let stage = Stage::new().with(Injected::PaintLog).on(Device {
        slower: condition.slower,
        ..Device::TABLET
    });
    let ours = open(&stage, condition);
    let theirs = peer.map(|root| open(&stage.clone().of(root), condition));
    let (mut here, mut there) = (Moments::default(), Moments::default());
    // The first load only makes the host compress. Then the pages take turns, so that
    // whatever else this machine does affects both.
    let is_zeitnot = peer.is_some_and(is_zeitnot);
    for load in 0..=times(LOADS) {
        let first = load == 0;
        ours.open(address);
        here.note(&ours, first);
        if let Some(theirs) = &theirs {
            theirs.open(if is_zeitnot { address } else { "" });
            there.note(theirs, first);
        }
    }
    touch_before_the_program(&ours, address);
    match &theirs {
        // Frames had no outline once.
        Some(_) if address == FRAME => {}
        Some(theirs) if is_zeitnot => touch_before_the_program(theirs, address),
        Some(theirs) => touch(theirs),
        None => {}
    }
    let whose = if address == FRAME { "a frame, " } else { "" };
    let name = [whose, condition.name].concat();
    let row = |what: &str, here: &[f64], there: &[f64]| {
        let (here, there) = (quantile(here, 0.5), quantile(there, 0.5));
        let elsewhere = match peer {
            Some(_) if there > 0.0 => format!("{} ({:.2}×)", ms(there), here / there),
            Some(_) => ms(there),
            None => String::new(),
        };
        figure(&format!("{what}, {name}"), ms(here), &elsewhere)
    };
    vec![
        row("first contentful paint", &here.paint, &there.paint),
        row(
            "figures shown and a press that counts",
            &here.usable,
            &there.usable,
        ),
        row("the program has drawn", &here.drawn, &there.drawn),
        row("the longest task until then", &here.longest, &there.longest),
    ]
}

/// Whether the folder has a build of Zeitnot.
fn is_zeitnot(folder: &Path) -> bool {
    std::fs::read_to_string(folder.join("index.html")).is_ok_and(|page| page.contains("zeitnot"))
}

fn open(stage: &Stage, condition: &Condition) -> Page {
    let page = stage.open();
    page.server().compress();
    let session = page.session();
    session.cdp("Network.enable", json!({}));
    session.cdp("Network.setCacheDisabled", json!({ "cacheDisabled": true }));
    if let Some(throughput) = condition.network {
        session.cdp(
            "Network.emulateNetworkConditions",
            json!({
                "offline": false, "latency": 150,
                "downloadThroughput": throughput, "uploadThroughput": throughput / 2.0,
            }),
        );
    }
    page
}

/// Our clock runs after a touch that comes before its program.
fn touch_before_the_program(page: &Page, address: &str) {
    const LATE: &str = "const compile = WebAssembly.compileStreaming;
        const called = new Promise((done) => (window.__come = done));
        WebAssembly.compileStreaming = (answer) => called.then(() => compile(answer));";
    page.inject(LATE);
    page.open(address);
    page.wait(HEARD);
    page.tap("#outline .half[data-color=black]");
    assert!(!page.has("button.half"), "the program is there already");
    page.session().run("__come()", &[]);
    page.wait_for("button.half[data-color=white][data-state=running]");
}

/// A clock of the peer runs after a touch.
fn touch(page: &Page) {
    page.open("");
    page.wait(HEARD);
    page.tap(".clock-face");
    page.wait_for(".clock-face.active");
}

/// True when something is painted and a press on a clock is heard, by the notes of
/// [`Injected::PaintLog`].
const HEARD: &str = "performance.getEntriesByName('first-contentful-paint').length === 1 \
                     && window.__heard !== null";

/// In milliseconds after the address was asked for, one each load.
#[derive(Default)]
struct Moments {
    paint: Vec<f64>,
    usable: Vec<f64>,
    drawn: Vec<f64>,
    longest: Vec<f64>,
}

impl Moments {
    fn note(&mut self, page: &Page, is_first: bool) {
        page.wait(&format!("{HEARD} && window.__drawn !== null"));
        if is_first {
            return;
        }
        let read = |expression: &str| page.value(expression).as_f64().unwrap_or(f64::NAN);
        self.paint.push(read(
            "performance.getEntriesByName('first-contentful-paint')[0].startTime",
        ));
        // A browser under load does not always report when an element was painted.
        if page.value("window.__painted.length > 1") == json!(true) {
            self.usable
                .push(read("Math.max(window.__painted[1], window.__heard)"));
        }
        self.drawn.push(read("window.__drawn"));
        self.longest.push(read("Math.max(0, ...window.__tasks)"));
    }
}
