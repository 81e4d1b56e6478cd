//! One life of a browser, from its start to its kill: [`Life`].

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use zeitnot_core::lessons::random::Random;

use super::kind::mirrored;
use super::memory::Certain;
use super::{Memory, Moves, Plan, Report};
use crate::browser::Browser;
use crate::device::Device;
use crate::group::{Group, Killed};
use crate::injected::Injected;
use crate::page::Page;
use crate::pool::Opened;
use crate::server::Server;

/// The time from the start of the driving to the kill, in seconds: the
/// shortest, and how many times as long the longest is. Its logarithm is evenly
/// distributed, so that there are as many kills between 0.2 s and 0.5 s as
/// between 2 s and 5 s.
const SHORTEST: f64 = 0.2;
const RANGE: f64 = 40.0;

/// One life in this many ends while the page is still opening.
const EARLY: u64 = 8;

/// Such a life ends at most this many milliseconds after the opening began.
const OPENING: u64 = 1_500;

/// How many steps the first life waits for the app to acknowledge one.
const FIRST: usize = 20;

/// The pause before the harness asks the page again what is certain by now.
const ASKED: Duration = Duration::from_millis(8);

/// The state that a life begins with and changes.
#[derive(Debug)]
pub(super) struct Life<'a> {
    pub plan: Plan,
    pub server: &'a Rc<Server>,
    pub profile: &'a Path,
    pub moves: &'a Moves,
    pub memory: &'a mut Memory,
    pub random: Random,
    pub report: &'a mut Report,
}

/// Kills after a while, whatever is going on.
#[derive(Debug)]
struct Killer(JoinHandle<Instant>);

/// Makes the profile that every other is a copy of. The browser is closed as a
/// user closes it, so that everything that it keeps is there. Returns whether
/// the app says what is certain.
#[track_caller]
pub(super) fn prepare(plan: Plan, server: &Rc<Server>, profile: &Path) -> bool {
    let (page, _) = open(plan, server, profile);
    plan.kind.prepare(&page)
}

/// Starts the browser on a profile.
#[track_caller]
fn open(plan: Plan, server: &Rc<Server>, profile: &Path) -> (Page, Arc<Group>) {
    let device = Device::DESKTOP;
    let opened = Opened::on_profile(plan.browser, &device, profile);
    let group = opened.driver.group();
    let group = group.expect("a browser can be killed on Unix only").clone();
    let injected = match plan.browser {
        Browser::Chromium => vec![Injected::NotKept],
        _ => Vec::new(),
    };
    let page = Page::new(opened, server.clone(), device, injected);
    (page, group)
}

impl Life<'_> {
    /// Only looks at what the last kill left.
    #[track_caller]
    pub(super) fn look(&mut self) {
        let (page, _) = open(self.plan, self.server, self.profile);
        self.compare(&page);
    }

    /// Looks at what the last kill left, plays on, and is killed.
    #[track_caller]
    pub(super) fn live(&mut self) {
        let (mut page, group) = open(self.plan, self.server, self.profile);
        let early = self.report.kills > 0 && self.below(EARLY) == 0;
        let mut killer = None;
        if early {
            let delay = Duration::from_millis(self.below(OPENING));
            killer = Some(Killer::start(&group, delay));
        }
        let lived = catch_unwind(AssertUnwindSafe(|| {
            self.compare(&page);
            self.play(&page, &group, &mut killer)
        }));
        let Err(end) = lived;
        if !end.is::<Killed>() {
            eprintln!("seed {}, after {} kills", self.plan.seed, self.report.kills);
            // An error while describing the page must not hide the original failure.
            let _ = catch_unwind(AssertUnwindSafe(|| eprintln!("{}", page.describe())));
            drop(page);
            resume_unwind(end);
        }
        let killed = killer.expect("nobody else kills").ended();
        self.report.kills += 1;
        if let Some(age) = self.memory.end(killed) {
            self.report.worst_tail = self.report.worst_tail.max(age);
        }
    }

    /// Opens the page, and compares what is there with what was shown.
    #[track_caller]
    fn compare(&mut self, page: &Page) {
        let kind = self.plan.kind;
        let news = kind.open(page);
        let over = kind.is_over(&news);
        let damage = self.memory.compare(news.shown);
        self.report.note(&damage);
        if over {
            kind.begin(page);
        }
    }

    /// Makes one step after the other, in a random rhythm, until it is killed.
    #[track_caller]
    fn play(&mut self, page: &Page, group: &Arc<Group>, killer: &mut Option<Killer>) -> ! {
        loop {
            if killer.is_none() && self.may_end() {
                let delay = Duration::from_secs_f64(SHORTEST * RANGE.powf(self.chance()));
                *killer = Some(Killer::start(group, delay));
            }
            let before = self.memory.shown();
            let news = self.plan.kind.step(page, self.moves, before);
            self.report.steps += news.shown.len() - before;
            self.report.says |= news.written.is_some();
            let certain = match news.written {
                Some(written) => Certain::When(written),
                None if self.report.says => Certain::Never,
                None => Certain::Unsaid,
            };
            self.report.alone += usize::from(certain == Certain::Never);
            self.report.acknowledged += self.memory.see(news.shown, certain, Instant::now());
            self.report.acknowledged += self.memory.hear(news.mirrored);
            // Now fast, now slow.
            let longest = [20, 200, 800][self.below(3) as usize];
            let next = Instant::now() + Duration::from_millis(self.below(longest));
            while Instant::now() < next {
                self.report.acknowledged += self.memory.hear(mirrored(page));
                thread::sleep(ASKED);
            }
        }
    }

    /// Whether the life may end. The first one lasts long enough for something
    /// to be acknowledged: otherwise the kills of a short run might have
    /// nothing to lose.
    fn may_end(&self) -> bool {
        let Report {
            kills,
            acknowledged,
            steps,
            ..
        } = *self.report;
        kills > 0 || acknowledged > 0 || steps > FIRST
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.random.next() % bound
    }

    /// From 0 to 1.
    fn chance(&mut self) -> f64 {
        self.below(1_000_000) as f64 / 1e6
    }
}

impl Killer {
    fn start(group: &Arc<Group>, delay: Duration) -> Killer {
        let group = group.clone();
        Killer(thread::spawn(move || {
            thread::sleep(delay);
            group.kill()
        }))
    }

    /// When it killed.
    fn ended(self) -> Instant {
        self.0.join().expect("it can kill")
    }
}
