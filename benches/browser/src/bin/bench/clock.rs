//! The clock: what a press and a running second cost, and that no millisecond is lost.

use std::fs;
use std::thread::sleep;
use std::time::Duration;

use zeitnot_bench::arguments::times;
use zeitnot_bench::spent::Spent;
use zeitnot_core::clock::Color;
use zeitnot_webdriver::folder::Folder;
use zeitnot_webdriver::game::name;
use zeitnot_webdriver::injected::Injected;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

use crate::figures::{Figure, figure, ms, numbers, quantile};

const PRESSES: usize = 100;
/// In milliseconds.
const RUNNING: usize = 10_000;

/// Real touches: the event's own time, and the frame after it; and the same on a
/// page with two buttons that do nothing.
pub fn press_to_paint(stage: &Stage) -> Vec<Figure> {
    let stage = stage.clone().with(Injected::PressLog);
    let page = stage.open();
    page.open_control("90+30");
    let app = Presses::on(&page);
    let empty = Folder::fresh();
    let buttons = include_str!("../../scripts/press_empty.html");
    fs::write(empty.path().join("index.html"), buttons).expect("a page");
    let page = stage.of(empty.path()).open();
    page.open("");
    let nothing = Presses::on(&page);
    let row = |what: &str, part: f64, of: fn(&Presses) -> &Vec<f64>| {
        let [app, nothing] = [&app, &nothing].map(|presses| quantile(of(presses), part));
        let beyond = format!("{} (+{:.0})", ms(nothing), app - nothing);
        figure(what, ms(app), &beyond)
    };
    vec![
        row(
            "press to the frame after it, median (elsewhere: an empty page)",
            0.5,
            |presses| &presses.painted,
        ),
        row(
            "press to the frame after it, 95th percentile",
            0.95,
            |presses| &presses.painted,
        ),
        row(
            "  of that until the page hears of it, median",
            0.5,
            |presses| &presses.heard,
        ),
        row(
            "the browser's own measure (8 ms steps, from 16 on), median",
            0.5,
            |presses| &presses.timed,
        ),
    ]
}

/// In milliseconds after each press.
struct Presses {
    painted: Vec<f64>,
    heard: Vec<f64>,
    timed: Vec<f64>,
}

impl Presses {
    fn on(page: &Page) -> Presses {
        let halves = [Color::White, Color::Black]
            .map(|color| page.middle(&format!("button.half[data-color={}]", name(color))));
        let [white, black] = halves;
        page.tap_at(black);
        for n in 0..times(PRESSES) {
            page.tap_at(if n % 2 == 0 { white } else { black });
            page.wait("__presses.every((press) => press.painted)");
        }
        page.session()
            .run_async("await new Promise((done) => setTimeout(done, 300))", &[]);
        let read = |what: &str| numbers(&page.value(what));
        let since = |what: &str| {
            read(&format!(
                "__presses.slice(1).map((press) => press.{what} - press.at)"
            ))
        };
        Presses {
            painted: since("painted"),
            heard: since("heard"),
            timed: read("__timed"),
        }
    }
}

/// The main thread's own time for each second of a running clock, on this
/// machine as it is, because slowing does not act on the thread's own time. For
/// comparison, a page whose script writes the figures of one clock, and nothing
/// else.
pub fn running_clock(_: &Stage) -> Vec<Figure> {
    let stage = Stage::new();
    let plain = Folder::fresh();
    let text = include_str!("../../scripts/tick_plain.html");
    fs::write(plain.path().join("index.html"), text).expect("a page");
    let mut figures = Vec::new();
    for (control, tenths, what) in [
        ("90+30", 10, "a second of a running clock"),
        ("19s", 1, "a second of it with tenths"),
    ] {
        let page = stage.open();
        page.open_control(control);
        page.press(Color::Black);
        page.wait_running(Some(Color::White));
        let app = seconds_of(&page);
        let page = stage.clone().of(plain.path()).open();
        page.open(&format!("#{tenths}"));
        let alone = seconds_of(&page);
        let rows = [(what, Spent::ALL)].into_iter().chain(Spent::PARTS);
        for (what, name) in rows {
            let [app, alone] = [&app, &alone].map(|spent| {
                // For one second.
                spent.ms(name) * 1_000.0 / times(RUNNING) as f64
            });
            let elsewhere = match name {
                Spent::ALL => format!("{alone:.2} ms ({:.2}×)", app / alone),
                _ => format!("{alone:.2} ms"),
            };
            figures.push(figure(what, format!("{app:.2} ms"), &elsewhere));
        }
    }
    figures
}

/// The cost of some seconds on a page.
fn seconds_of(page: &Page) -> Spent {
    // The work of the start is over after a second.
    sleep(Duration::from_secs(1));
    Spent::on(page, || {
        sleep(Duration::from_millis(times(RUNNING) as u64));
    })
}

/// Five hundred presses as fast as the page takes them.
pub fn conservation(stage: &Stage) -> Vec<Figure> {
    let presses = u32::try_from(times(500)).expect("few presses");
    let page = stage.clone().with(Injected::PressLog).open();
    page.open_control("90+30");
    page.press_by_script(presses);
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
            format!("{:.2} ms", elapsed / f64::from(presses)),
            "",
        ),
    ]
}
