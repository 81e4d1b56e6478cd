//! Browsers that are killed while they are used, and what is there afterwards.
//!
//! | file | what it is |
//! | --- | --- |
//! | this one | a series of kills of one browser with one kind of game |
//! | `kind` | the kinds of game: the clock, the board, correspondence |
//! | `moves` | random moves that end no game |
//! | `memory` | the steps that were shown, and which of them must be there after a kill |
//! | `life` | one life of a browser, from its start to its kill |
//!
//! A step is *acknowledged* when the app has said that everything is certain which it had written
//! when the step was shown and stored: `data-mirrored` of the document has reached the value that
//! `data-written` had right after the step. Steps that are shown but not acknowledged yet, the
//! tail, may be lost.
//!
//! A kill is `SIGKILL` of all processes of the browser and of its driver at once, at an instant
//! that the seed chooses and the app cannot know. Then the harness opens the same profile again,
//! from the same origin, compares the game that it finds there with what was shown, and plays on
//! until the next kill.

use std::fmt;
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use zeitnot_core::lessons::random::Random;

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

/// How often one profile is killed before a fresh one takes its place.
const LIVES: u32 = 8;

/// A series of kills of a browser.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// Which browser.
    pub browser: Browser,
    /// The kind of game played in it.
    pub kind: Kind,
    /// How often it is killed.
    pub kills: u32,
    /// The seed that chooses the instants, the rhythm and the moves.
    pub seed: u64,
}

/// The results of a [`Plan`].
#[derive(Debug, Clone)]
pub struct Report {
    /// The plan that was carried out.
    pub plan: Plan,
    /// Kills until now.
    pub kills: u32,
    /// Steps that were shown.
    pub steps: usize,
    /// How many of these steps were acknowledged.
    pub acknowledged: usize,
    /// How many of the acknowledged steps were not there after a kill.
    pub lost: usize,
    /// Steps that were shown and not acknowledged when the kill came.
    pub tail: usize,
    /// How many steps of the tail were not there after the kill.
    pub tail_lost: usize,
    /// The longest time that a step of the tail had been waiting to be acknowledged.
    pub worst_tail: Duration,
    /// Steps of which the app did not say that they went to the second copy.
    pub alone: usize,
    /// Whether the app says what is certain; otherwise every step that is shown counts as certain.
    pub says: bool,
    /// Each kill that lost acknowledged steps.
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
        // In Chromium, each tab needs the script separately.
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

/// The random numbers for the life that comes next. They start afresh from the seed and the number
/// of kills, because how many numbers the lives before have used depends on how fast they were.
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

    /// Whether steps were acknowledged and none of them was lost, and the app said of every step
    /// when it was certain.
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
                "kill {}: found {found} steps, of {acknowledged} acknowledged and {shown} shown",
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
            write!(f, "  ({} steps without a second copy)", self.alone)?;
        }
        if !self.says {
            f.write_str("  (the app acknowledges nothing: shown steps count as acknowledged)")?;
        }
        Ok(())
    }
}
