//! Touches, types, goes back and reloads at random, on all pages and with games in store, and fails
//! at the first error in the console, as a panic of the app is:
//!
//! ```text
//! cargo run -p zeitnot-bench --bin monkey -- SEED MINUTES
//! ```
//!
//! The same seed chooses the same acts as long as the pages are as quick as before: time is real,
//! because a reload or a finger in the middle of something is what this is about.

use std::collections::VecDeque;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use zeitnot_bench::arguments;
use zeitnot_core::lessons::random::Random;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::places;
use zeitnot_webdriver::pointer::Point;
use zeitnot_webdriver::routes;
use zeitnot_webdriver::stage::Stage;

const COMMAND: &str = "cargo run -p zeitnot-bench --bin monkey -- SEED MINUTES";

/// So many acts on one device; then the storage is as at first, on another device.
const ACTS: u32 = 200;

/// So many of the last acts are printed before an error.
const LAST: usize = 40;

const DEVICES: [Device; 4] = [
    Device::PHONE,
    Device::TABLET,
    Device::PHONE_ACROSS,
    Device::DESKTOP,
];

/// Texts to type: figures, a control, a date, moves, names, nonsense.
const TEXTS: [&str; 12] = [
    "7",
    "0",
    "1:30",
    "90/40+30, 30+30",
    "2026-03-29 02:30",
    "Nf3",
    "e4 e5 2. Nf3",
    "Anna",
    "https://example.org/7",
    "[%clk 0:05:00]",
    "never",
    "–1",
];

/// As WebDriver writes them: Tab, Escape, Enter, Backspace, the arrows; and keys of the app.
const KEYS: [char; 14] = [
    '\u{e004}', '\u{e00c}', '\u{e007}', '\u{e003}', '\u{e012}', '\u{e013}', '\u{e014}', '\u{e015}',
    ' ', 'a', 'l', 'f', 'u', '1',
];

/// Stays in the app, whatever is touched, and in front of no dialog of the browser.
const FENCE: &str = "
    addEventListener('click', (event) => {
      const link = event.target.closest?.('a[href]:not([href^=\"#\"]), input[type=file]');
      if (link) event.preventDefault();
    }, true);
    print = () => {};";

/// A control that can be touched now, by a number: where it is, and what it is. Nothing if there is
/// none, or if the page is not the app's.
const CONTROL: &str = "
    const [kind, number] = arguments;
    const controls = [...document.querySelectorAll(kind)].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      const isHit = width > 0 && element.contains(document.elementFromPoint(left, top));
      return isHit ? [[left, top, element.outerHTML.slice(0, 90)]] : [];
    });
    return controls[number % controls.length] ?? null;";

const ANY: &str = "button, a[href], input, select, textarea, summary, label, [tabindex]";
const FIELDS: &str = "input, textarea";

fn main() -> ExitCode {
    let words = match arguments::read(COMMAND, 2..=2) {
        Ok(words) => words,
        Err(code) => return code,
    };
    let (Ok(seed), Ok(minutes)) = (words[0].parse(), words[1].parse::<u64>()) else {
        eprintln!("usage: {COMMAND}");
        return ExitCode::FAILURE;
    };
    let end = Instant::now() + Duration::from_secs(60 * minutes);
    let mut random = Random::new(seed);
    let mut acts = 0;
    while Instant::now() < end {
        for device in DEVICES {
            let mut monkey = Monkey::start(device, random.next());
            for _ in 0..ACTS {
                if Instant::now() >= end {
                    break;
                }
                monkey.act();
                acts += 1;
                let errors = monkey.page.console_errors();
                if !errors.is_empty() {
                    println!("seed {seed}, act {acts}");
                    monkey.print_last();
                    println!("errors in the console: {errors:#?}");
                    return ExitCode::FAILURE;
                }
            }
        }
    }
    println!("seed {seed}: {acts} acts in {minutes} minutes without an error in the console");
    ExitCode::SUCCESS
}

/// Someone who does all this to a page.
struct Monkey {
    page: Page,
    random: Random,
    last: VecDeque<String>,
}

/// A browser or a page that no longer answers ends in a panic: what was done to it is told then too.
impl Drop for Monkey {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.print_last();
        }
    }
}

impl Monkey {
    /// In front of the app, with games in store.
    fn start(device: Device, seed: u64) -> Monkey {
        let page = Stage::new().on(device).open();
        page.inject(FENCE);
        page.leave();
        page.session().run("localStorage.clear()", &[]);
        routes::keep_games(&page, None);
        let mut monkey = Monkey {
            page,
            random: Random::new(seed),
            last: VecDeque::new(),
        };
        let languages = places::languages();
        let language = &languages[monkey.below(languages.len())];
        monkey.page.set_storage("zeitnot.language", language);
        monkey.page.open("#/");
        monkey
    }

    fn print_last(&self) {
        println!("the last acts:");
        self.last.iter().for_each(|act| println!("    {act}"));
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.random.next() % bound as u64) as usize
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    fn note(&mut self, act: String) {
        if self.last.len() == LAST {
            self.last.pop_front();
        }
        self.last.push_back(act);
    }

    /// One thing.
    fn act(&mut self) {
        match self.below(100) {
            0..45 => self.touch(ANY),
            45..60 => self.write(),
            60..68 => {
                let key = self.one_of(&KEYS);
                self.note(format!("key {key:?}"));
                self.page.key(key);
            }
            68..76 => self.drag(),
            76..82 => self.scroll(),
            82..88 => self.run("history.back()", &[]),
            88..90 => self.run("history.forward()", &[]),
            90..96 => {
                let route = self.route();
                self.run("location.hash = arguments[0]", &[json!(route)]);
            }
            96..98 => {
                self.note("reload".into());
                self.page.session().refresh();
            }
            _ => {
                // While a part of the app is loading, or after it.
                let (route, wait) = (self.route(), self.below(300));
                let script = "location.hash = arguments[0];
                              setTimeout(() => location.reload(), arguments[1]);";
                self.run(script, &[json!(route), json!(wait)]);
            }
        }
    }

    fn route(&mut self) -> String {
        let lessons = routes::of_lessons();
        let all = [routes::ALL, routes::SEEDED].concat();
        match self.below(4) {
            0 => lessons[self.below(lessons.len())].clone(),
            _ => self.one_of(&all).to_owned(),
        }
    }

    /// Runs a script, whatever becomes of the page.
    fn run(&mut self, script: &str, arguments: &[Value]) {
        self.note(format!("{script} {arguments:?}"));
        self.page.session().run_until_left(script, arguments);
    }

    /// A control that can be touched.
    fn control(&mut self, kind: &str) -> Option<Point> {
        let number = self.random.next() >> 32;
        let arguments = [json!(kind), json!(number)];
        let control = self.page.session().run_until_left(CONTROL, &arguments)?;
        if control.is_null() {
            // The page before the app, or one that is still empty.
            self.note("open".into());
            self.page.open("#/");
            return None;
        }
        self.note(format!("touch {}", control[2]));
        Some(Point::read(&control))
    }

    fn touch(&mut self, kind: &str) {
        if let Some(point) = self.control(kind) {
            self.page.tap_at(point);
        }
    }

    /// Types into a field, which keeps the focus.
    fn write(&mut self) {
        if self.below(2) == 0 {
            self.touch(FIELDS);
        }
        let text = self.one_of(&TEXTS);
        self.note(format!("type {text:?}"));
        let text = json!({ "text": text });
        self.page.session().cdp("Input.insertText", text);
    }

    fn point(&mut self) -> Point {
        let (width, height) = (self.page.device().width, self.page.device().height);
        Point {
            x: self.below(width as usize) as f64,
            y: self.below(height as usize) as f64,
        }
    }

    /// A finger or the mouse goes somewhere else.
    fn drag(&mut self) {
        let path: Vec<Point> = (0..4).map(|_| self.point()).collect();
        self.note(format!("drag {path:?}"));
        self.page.drag(&path);
    }

    /// The page scrolls on, while the next finger comes.
    fn scroll(&mut self) {
        let by = [-900, -300, 300, 900];
        let by = self.one_of(&by);
        self.run(
            "scrollBy({ top: arguments[0], behavior: 'smooth' })",
            &[json!(by)],
        );
        if self.page.device().touch {
            let from = self.point();
            let path = [0.0, 0.1, 0.2, 0.3].map(|part| Point {
                x: from.x,
                y: (from.y - f64::from(by) * part).max(1.0),
            });
            self.note(format!("swipe {path:?}"));
            self.page.drag(&path);
        }
    }
}
