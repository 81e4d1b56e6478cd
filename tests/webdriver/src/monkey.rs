//! A monkey: someone who touches, types, goes back, turns the device and loads the page again at
//! random, on all pages and with games in store, until something is wrong.
//!
//! | file | what it is |
//! | --- | --- |
//! | this one | a run in one browser, from device to device |
//! | `acts` | the things that it does |
//! | `faults` | the things that must not be there after any of them |
//!
//! The same seed chooses the same acts as long as the pages are as quick as before: time is real,
//! because a reload or a finger in the middle of something is what this is about.

use std::collections::VecDeque;
use std::thread;
use std::time::{Duration, Instant};

use zeitnot_core::clock::Color;
use zeitnot_core::lessons::random::Random;

use crate::browser::Browser;
use crate::device::Device;
use crate::lost;
use crate::page::Page;
use crate::places;
use crate::routes;
use crate::stage::Stage;

mod acts;
mod faults;

pub use faults::faults;

/// So many acts on one device; then it is another device with the first games in store.
const ACTS: u32 = 200;

/// So many of the last acts are printed before a fault.
const LAST: usize = 40;

const DEVICES: [Device; 3] = [Device::PHONE, Device::TABLET, Device::DESKTOP];

/// Stays in the app.
const FENCE: &str = include_str!("scripts/monkey/fence.js");

/// A window that fills the screen is no device any more, where the device is a window.
const WINDOW: &str = "
    for (const name of ['requestFullscreen', 'webkitRequestFullscreen'])
      if (name in Element.prototype) Element.prototype[name] = async () => {};";

/// A run in a browser.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// Which browser.
    pub browser: Browser,
    /// The seed that chooses the acts.
    pub seed: u64,
    /// How long it acts.
    pub time: Duration,
}

/// Acts for as long as is planned. Returns the number of acts.
///
/// # Panics
/// At the first fault; the seed and the last acts are printed before it.
#[track_caller]
pub fn run(plan: Plan) -> u32 {
    let mut random = Random::new(plan.seed);
    let (mut acts, mut left) = (0, plan.time);
    for device in DEVICES.into_iter().cycle() {
        if left.is_zero() {
            break;
        }
        let random = Random::new(random.next());
        Stage::new()
            .in_browser(plan.browser)
            .on(device)
            .run(|page| {
                let mut monkey = Monkey::start(plan, page, random, acts);
                let begun = Instant::now();
                while monkey.acts < acts + ACTS && begun.elapsed() < left {
                    monkey.act();
                    monkey.look();
                }
                acts = monkey.acts;
                left = left.saturating_sub(begun.elapsed());
            });
    }
    acts
}

/// The monkey, in front of one device.
struct Monkey<'a> {
    plan: Plan,
    page: &'a mut Page,
    random: Random,
    /// How many there were, on the devices before too.
    acts: u32,
    last: VecDeque<String>,
}

/// A fault ends in a panic, and so does a browser or a page that no longer answers.
impl Drop for Monkey<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            let Plan { browser, seed, .. } = self.plan;
            eprintln!("{browser}, seed {seed}, act {}; the last acts:", self.acts);
            self.last.iter().for_each(|act| eprintln!("    {act}"));
        }
    }
}

impl<'a> Monkey<'a> {
    /// In front of a game on the clock, with games by correspondence, in any language.
    #[track_caller]
    fn start(plan: Plan, page: &'a mut Page, random: Random, acts: u32) -> Monkey<'a> {
        page.inject(FENCE);
        if plan.browser != Browser::Chromium {
            page.inject(WINDOW);
        }
        routes::keep_games(page, None);
        let mut monkey = Monkey {
            plan,
            page,
            random,
            acts,
            last: VecDeque::new(),
        };
        let languages = places::languages();
        let language = &languages[monkey.below(languages.len())];
        monkey.page.set_storage("zeitnot.language", language);
        monkey.page.open_control("5+3");
        for (pressed, running) in [(Color::Black, Color::White), (Color::White, Color::Black)] {
            monkey.page.press(pressed);
            monkey.page.wait_running(Some(running));
        }
        monkey
    }

    /// Looks at the page after an act.
    #[track_caller]
    fn look(&mut self) {
        let faults = faults(self.page);
        let lost = lost::said_of(&format!("{faults:?}"));
        assert!(faults.is_empty(), "{lost}after random acts: {faults:#?}");
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.random.next() % bound as u64) as usize
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    /// Notes an act, before it is done.
    fn note(&mut self, act: String) {
        if self.last.len() == LAST {
            self.last.pop_front();
        }
        self.last.push_back(act);
    }
}
