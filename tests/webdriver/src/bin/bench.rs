//! Figures of the built page in Chromium, slowed four times. To be compared,
//! never to be passed or failed:
//!
//! ```text
//! cargo run --release -p zeitnot-webdriver --bin bench -- [name …]
//! ```
//!
//! With names, only those whose names contain one of them.

use std::process::ExitCode;
use std::thread::sleep;
use std::time::Duration;

use serde_json::{Value, json};
use zeitnot::clock::color::Color;
use zeitnot::correspondence::seconds::Utc;
use zeitnot_webdriver::arguments::{self, times};
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::injected::Injected;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::seed::Seed;
use zeitnot_webdriver::stage::Stage;

const COMMAND: &str = "cargo run --release -p zeitnot-webdriver --bin bench -- [name …]";

/// How many times slower than this machine.
const SLOWER: f64 = 4.0;
const LOADS: usize = 7;
const PRESSES: usize = 100;
/// In milliseconds.
const RUNNING: usize = 10_000;

/// A line of the table: what was measured, and the best browser clock found
/// elsewhere, measured the same way.
struct Figure {
    what: String,
    here: String,
    elsewhere: &'static str,
}

type Measure = fn(&Stage) -> Vec<Figure>;

const MEASURES: [(&str, Measure); 6] = [
    ("bytes", bytes),
    ("first paint", first_paint),
    ("press to paint", press_to_paint),
    ("running clock", running_clock),
    ("conservation", conservation),
    ("correspondence games", correspondence_games),
];

/// Games in the list that is measured.
const GAMES: usize = 2_000;
/// Frames that are watched while it is scrolled.
const FRAMES: usize = 300;

fn main() -> ExitCode {
    let names = match arguments::read(COMMAND, ..) {
        Ok(names) => names,
        Err(told) => return told,
    };
    let stage = Stage::new().on(Device {
        slower: SLOWER,
        ..Device::TABLET
    });
    println!("Chromium slowed {SLOWER:.0} times, a tablet of 1024 × 768\n");
    println!("{:<66} {:>12} {:>12}", "", "Zeitnot", "reference");
    for (name, measure) in MEASURES {
        if !names.is_empty() && !names.iter().any(|part| name.contains(part.as_str())) {
            continue;
        }
        for Figure {
            what,
            here,
            elsewhere,
        } in measure(&stage)
        {
            println!("{what:<66} {here:>12} {elsewhere:>12}");
        }
    }
    ExitCode::SUCCESS
}

fn figure(what: &str, here: String, elsewhere: &'static str) -> Figure {
    Figure {
        what: what.to_owned(),
        here,
        elsewhere,
    }
}

/// What a visit asks of a host that does not compress; `xtask bench` has the
/// compressed sizes.
fn bytes(stage: &Stage) -> Vec<Figure> {
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
        figure("requests of a visit", asked.len().to_string(), "1"),
        figure(
            "  of these asked for again",
            (asked.len() - once.len()).to_string(),
            "0",
        ),
        figure(
            "uncompressed (reference: gzip)",
            format!("{raw:.1} KB"),
            "75.6 KB",
        ),
    ]
}

fn first_paint(stage: &Stage) -> Vec<Figure> {
    let page = stage.clone().with(Injected::PaintLog).open();
    page.session()
        .cdp("Network.setCacheDisabled", json!({ "cacheDisabled": true }));
    let mut paints = Vec::new();
    let mut contents = Vec::new();
    let mut figures = Vec::new();
    for _ in 0..times(LOADS) {
        page.open_clock("");
        page.wait("performance.getEntriesByName('first-contentful-paint').length > 0");
        let read = |expression| page.value(expression).as_f64().unwrap_or(f64::NAN);
        paints.push(read(
            "performance.getEntriesByName('first-paint')[0].startTime",
        ));
        contents.push(read(
            "performance.getEntriesByName('first-contentful-paint')[0].startTime",
        ));
        figures.push(read("window.__figures"));
    }
    vec![
        figure(
            "first paint, median of 7 loads without a cache",
            ms(quantile(&paints, 0.5)),
            "220 ms",
        ),
        figure(
            "first paint with something on it, median of 7",
            ms(quantile(&contents, 0.5)),
            "",
        ),
        figure(
            "figures in the page, median of 7",
            ms(quantile(&figures, 0.5)),
            "",
        ),
    ]
}

/// Real touches: the event's own time, and the frame after it.
fn press_to_paint(stage: &Stage) -> Vec<Figure> {
    let page = stage.clone().with(Injected::PressLog).open();
    page.open_control("90+30");
    let [white, black] = [Color::White, Color::Black].map(|color| {
        page.middle(&format!(
            "button.half[data-color={}]",
            zeitnot_webdriver::game::name(color)
        ))
    });
    page.tap_at(black);
    for n in 0..times(PRESSES) {
        page.tap_at(if n % 2 == 0 { white } else { black });
        page.wait("__presses.every((press) => press.painted)");
    }
    page.session()
        .run_async("await new Promise((done) => setTimeout(done, 300))", &[]);
    let presses = page.value("__presses.slice(1).map((press) => press.painted - press.at)");
    let heard = page.value("__presses.slice(1).map((press) => press.heard - press.at)");
    let timed = page.value("__timed");
    let (presses, heard, timed) = (numbers(&presses), numbers(&heard), numbers(&timed));
    vec![
        figure(
            "press to the frame after it, median of 100",
            ms(quantile(&presses, 0.5)),
            "48 ms",
        ),
        figure(
            "press to the frame after it, 95th percentile",
            ms(quantile(&presses, 0.95)),
            "104 ms",
        ),
        figure(
            "  of that until the page hears of it, median",
            ms(quantile(&heard, 0.5)),
            "",
        ),
        figure(
            &format!(
                "the browser's own measure (8 ms steps, {} over 16), median",
                timed.len()
            ),
            ms(quantile(&timed, 0.5)),
            "",
        ),
        figure(
            "the browser's own measure, 95th percentile",
            ms(quantile(&timed, 0.95)),
            "",
        ),
    ]
}

fn running_clock(stage: &Stage) -> Vec<Figure> {
    let page = stage.open();
    page.open_control("90+30");
    page.press(Color::Black);
    page.wait_running(Some(Color::White));
    // What the start brings with it is over after a second.
    sleep(Duration::from_secs(1));
    page.session().cdp("Performance.enable", json!({}));
    let before = metrics(&page);
    sleep(Duration::from_millis(times(RUNNING) as u64));
    let after = metrics(&page);
    let spent = |name: &str| {
        let value = |metrics: &Value| metrics[name].as_f64().unwrap_or_default();
        format!(
            "{:.1} ms/s",
            (value(&after) - value(&before)) * 1_000_000.0 / times(RUNNING) as f64
        )
    };
    vec![
        figure(
            "main thread of a running clock, all tasks",
            spent("TaskDuration"),
            "67 ms/s",
        ),
        figure("  of that script", spent("ScriptDuration"), ""),
        figure("  of that style", spent("RecalcStyleDuration"), ""),
        figure("  of that layout", spent("LayoutDuration"), ""),
    ]
}

fn metrics(page: &Page) -> Value {
    let metrics = page.session().cdp("Performance.getMetrics", json!({}));
    let metrics = metrics["metrics"].as_array().into_iter().flatten();
    metrics
        .filter_map(|metric| Some((metric["name"].as_str()?.to_owned(), metric["value"].clone())))
        .collect::<serde_json::Map<_, _>>()
        .into()
}

/// Five hundred presses as fast as the page takes them.
fn conservation(stage: &Stage) -> Vec<Figure> {
    let page = stage.clone().with(Injected::PressLog).open();
    page.open_control("90+30");
    page.press_by_script(500);
    let at = page.value("__presses.map((press) => Math.floor(press.at))");
    let at = numbers(&at);
    let elapsed = at.last().unwrap_or(&0.0) - at.first().unwrap_or(&0.0);
    let thinking = page.game().thinking();
    vec![
        figure("500 presses: elapsed", ms(elapsed), ""),
        figure(
            "500 presses: charged",
            ms((thinking.white + thinking.black) as f64),
            "elapsed",
        ),
        figure(
            "500 presses: each",
            format!("{:.2} ms", elapsed / 500.0),
            "",
        ),
    ]
}

/// The list of two thousand games: opened, and scrolled by a finger's speed.
fn correspondence_games(stage: &Stage) -> Vec<Figure> {
    let page = stage.open();
    page.open_clock("");
    let now = page.value("Math.floor(Date.now() / 1000)");
    let now = Utc::new(now.as_i64().unwrap_or_default());
    Seed::of(times(GAMES), now).keep(&page);
    // The thread's own time: what else this machine does is not counted.
    let own = json!({ "timeDomain": "threadTicks" });
    page.session().cdp("Performance.enable", own);
    let tasks = |page: &Page| metrics(page)["TaskDuration"].as_f64().unwrap_or_default();
    let mut opened = Vec::new();
    let mut worked = Vec::new();
    for _ in 0..times(LOADS) {
        // With the app there, as from a link in it.
        page.open_clock("");
        let before = tasks(&page);
        let took = page.session().run_async(
            "const begun = performance.now();
             location.hash = '#/post';
             await new Promise((seen) => {
               const look = () => document.querySelectorAll('.post-row').length > 3
                 ? requestAnimationFrame(() => setTimeout(seen)) : requestAnimationFrame(look);
               requestAnimationFrame(look);
             });
             return performance.now() - begun;",
            &[],
        );
        worked.push((tasks(&page) - before) * 1_000.0);
        opened.push(took.as_f64().unwrap_or(f64::NAN));
    }
    // How long the frames are that the page makes anyway, and then those of
    // scrolling by 40 pixels each: 2,400 a second.
    let frames = |step: f64| {
        let gaps = page.session().run_async(
            "const [step, count] = arguments;
             scrollTo(0, 0);
             const gaps = [];
             let last = await new Promise(requestAnimationFrame);
             for (let n = 0; n < count; n += 1) {
               scrollBy({ top: step, behavior: 'instant' });
               const now = await new Promise(requestAnimationFrame);
               gaps.push(now - last);
               last = now;
             }
             return gaps;",
            &[json!(step), json!(times(FRAMES))],
        );
        numbers(&gaps)
    };
    let (still, scrolled) = (frames(0.0), frames(40.0));
    let late = |gaps: &[f64]| gaps.iter().filter(|gap| **gap > 25.0).count();
    let before = metrics(&page);
    frames(40.0);
    let after = metrics(&page);
    let spent = |name: &str| {
        let value = |metrics: &Value| metrics[name].as_f64().unwrap_or_default();
        let each = (value(&after) - value(&before)) * 1_000.0 / times(FRAMES) as f64;
        format!("{each:.1} ms")
    };
    vec![
        figure(
            "2,000 games: opened, median of 7",
            ms(quantile(&opened, 0.5)),
            "",
        ),
        figure(
            "  main thread until then, its own time, median",
            ms(quantile(&worked, 0.5)),
            "",
        ),
        figure("  the slowest of them", ms(quantile(&opened, 1.0)), ""),
        figure(
            "  frames of 300 that came late, standing still",
            late(&still).to_string(),
            "",
        ),
        figure(
            "  frames of 300 that came late, scrolled by 40 pixels each",
            late(&scrolled).to_string(),
            "0",
        ),
        figure("  the longest of these", ms(quantile(&scrolled, 1.0)), ""),
        figure(
            "  main thread of a scrolled frame, all tasks",
            spent("TaskDuration"),
            "",
        ),
        figure("    of that script", spent("ScriptDuration"), ""),
        figure("    of that layout", spent("LayoutDuration"), ""),
        figure("    of that style", spent("RecalcStyleDuration"), ""),
    ]
}

fn numbers(values: &Value) -> Vec<f64> {
    values
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_f64)
        .collect()
}

/// By the nearest rank.
fn quantile(values: &[f64], part: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let rank = (part * sorted.len() as f64).ceil() as usize;
    sorted
        .get(rank.saturating_sub(1))
        .copied()
        .unwrap_or(f64::NAN)
}

fn ms(ms: f64) -> String {
    format!("{ms:.0} ms")
}
