//! Browsers that are killed while they are used, and what is there afterwards.
//!
//! | file | what it is |
//! | --- | --- |
//! | this one | so many kills of one browser with one kind of game |
//! | `kind` | what is played: the clock, the board, correspondence |
//! | `moves` | moves of chance that end no game |
//! | `memory` | what was shown, and what of it must be there after a kill |
//! | `life` | one life of a browser, from its start to its kill |
//!
//! A step is *acknowledged* when the app has said that all is certain which had
//! been written when the step was shown and stored: `data-mirrored` of the
//! document has come to the `data-written` that stood there right after the
//! step. What is shown and not acknowledged yet, the tail, may be lost.
//!
//! A kill is `SIGKILL` of all processes of the browser and of its driver at
//! once, at an instant that the seed chooses and the app cannot know. Then the
//! same profile is opened again, from the same origin, and the game that stands
//! there is compared with what was shown; it is played on until the next kill.

use std::fmt;
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use zeitnot::lessons::random::Random;

use crate::browser::Browser;
use crate::folder::Folder;
use crate::injected::Injected;
use crate::places;
use crate::server::Server;

mod kind;
mod life;
mod memory;
mod moves;

pub use kind::Kind;

use life::Life;
use memory::{Damage, Memory};
use moves::Moves;

/// So often one profile is killed before a fresh one takes its place.
const LIVES: u32 = 8;

/// So many kills of a browser.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// Which browser.
    pub browser: Browser,
    /// What is played in it.
    pub kind: Kind,
    /// How often it is killed.
    pub kills: u32,
    /// What chooses the instants, the rhythm and the moves.
    pub seed: u64,
}

/// What came of it.
#[derive(Debug, Clone)]
pub struct Report {
    /// What was done.
    pub plan: Plan,
    /// Kills until now.
    pub kills: u32,
    /// Steps that were shown.
    pub steps: usize,
    /// Of these, how many were acknowledged.
    pub acknowledged: usize,
    /// Of these, how many were not there after a kill.
    pub lost: usize,
    /// Steps that were shown and not acknowledged when the kill came.
    pub tail: usize,
    /// Of these, how many were not there after it.
    pub tail_lost: usize,
    /// The longest that a step had been waiting then to be acknowledged.
    pub worst_tail: Duration,
    /// Steps of which the app did not say that they went to the second copy.
    pub alone: usize,
    /// Whether the app says what is certain; else what is shown passes for it.
    pub says: bool,
    /// Each kill that lost what was acknowledged.
    pub losses: Vec<String>,
}

/// Kills a browser as often as is planned.
///
/// # Panics
/// When the browser or the app does not do what it must.
#[track_caller]
pub fn run(plan: Plan) -> Report {
    run_at(plan, &places::dist())
}

/// The same with another page than the built one.
///
/// # Panics
/// Likewise.
#[track_caller]
pub fn run_at(plan: Plan, root: &Path) -> Report {
    let server = Rc::new(Server::start(root));
    if plan.browser != Browser::Chromium {
        // Chromium is told in each tab.
        server.inject(Injected::NotKept.script());
    }
    let mut report = Report::of(plan);
    let first = Folder::fresh();
    report.says = life::prepare(plan, &server, first.path());
    while report.kills < plan.kills {
        let profile = Folder::copy_of(first.path());
        let moves = Moves::of_chance(&mut chance(&report));
        let mut memory = Memory::default();
        let last = (report.kills + LIVES).min(plan.kills);
        loop {
            let over = report.kills == last;
            let random = chance(&report);
            let mut life = Life {
                plan,
                server: &server,
                profile: profile.path(),
                moves: &moves,
                memory: &mut memory,
                random,
                report: &mut report,
            };
            if over {
                life.look();
                break;
            }
            life.live();
        }
    }
    report
}

/// The chance of the life that comes next. How much of it the ones before have
/// used depends on how fast they were.
fn chance(report: &Report) -> Random {
    Random::new(report.plan.seed.wrapping_add(u64::from(report.kills) << 32))
}

impl Report {
    fn of(plan: Plan) -> Report {
        Report {
            plan,
            kills: 0,
            steps: 0,
            acknowledged: 0,
            lost: 0,
            tail: 0,
            tail_lost: 0,
            worst_tail: Duration::ZERO,
            alone: 0,
            says: false,
            losses: Vec::new(),
        }
    }

    /// Whether something was acknowledged and nothing of that was lost, and the
    /// app said of every step when it was certain.
    pub fn is_good(&self) -> bool {
        self.says && self.alone == 0 && self.acknowledged > 0 && self.lost == 0
    }

    /// Notes what was found after a kill.
    fn note(&mut self, damage: &Damage) {
        self.lost += damage.lost;
        self.tail += damage.tail;
        self.tail_lost += damage.tail_lost;
        if damage.lost > 0 {
            let [acknowledged, shown, found] = damage.steps;
            self.losses.push(format!(
                "kill {}: {found} there of {acknowledged} acknowledged and {shown} shown",
                self.kills
            ));
        }
    }

    /// The head of a table of reports.
    pub const HEAD: &str = "browser   kind            kills  steps  acknowledged  lost  \
                            tail, lost of it  worst tail  seed";
}

/// A line of a table.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Plan {
            browser,
            kind,
            seed,
            ..
        } = self.plan;
        let tail = format!("{}, {}", self.tail, self.tail_lost);
        write!(
            f,
            "{:<9} {:<14} {:>6} {:>6} {:>13} {:>5}  {tail:>16}  {:>7} ms  {seed}",
            browser.to_string(),
            kind.to_string(),
            self.kills,
            self.steps,
            self.acknowledged,
            self.lost,
            self.worst_tail.as_millis(),
        )?;
        if self.alone > 0 {
            write!(f, "  ({} steps went to no second copy)", self.alone)?;
        }
        if !self.says {
            f.write_str("  (the app does not say what is certain: what was shown passes for it)")?;
        }
        Ok(())
    }
}
