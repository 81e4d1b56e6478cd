//! `cargo xtask bench`: measurements to compare, which neither pass nor fail; `cargo xtask bench
//! kills`, which passes if nothing is lost; `cargo xtask bench monkey`, which passes if the console
//! stays empty; `cargo xtask bench room`, which passes if each text has room; and `cargo xtask bench
//! fuzz`, which passes if no text breaks a reader.

use anyhow::Result;
use clap::{Subcommand, ValueEnum};

use crate::browsers::Browser;
use crate::command::{run as run_command, say};
use crate::system::Skip;
use crate::tools::Toolbox;
use crate::{browsers, build, fuzz, project, sizes};

/// The subcommands of `bench` that do not measure.
#[derive(Debug, Subcommand)]
pub enum Trial {
    /// Kill browsers in the middle of games; fails when anything is lost that the app had said to
    /// be kept
    Kills {
        /// This many on the clock, the board and in correspondence each, in each browser (200 take
        /// an hour)
        #[arg(long, default_value_t = 200)]
        kills: u32,
        /// Without it: both, side by side
        #[arg(long)]
        browser: Option<Victim>,
        /// The instants, rhythms and moves of the run that printed it
        #[arg(long)]
        seed: Option<u64>,
    },
    /// Touch, type, go back and reload at random on all pages in Chromium; fails at the first error
    /// in the console
    Monkey {
        /// The acts of the run that printed it
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How long
        #[arg(long, default_value_t = 10)]
        minutes: u64,
    },
    /// Look at every page in every language on two phones and a tablet in Chromium; fails when a
    /// text has no room
    Room {
        /// These languages alone, by their tags: `fr`
        languages: Vec<String>,
    },
    /// Give texts near those of the tests to everything that reads any; fails at a text that breaks
    /// a reader, and prints the command that gives it again
    Fuzz(fuzz::Options),
}

/// A browser that can be killed together with all its processes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Victim {
    /// Chromium.
    Chromium,
    /// Firefox.
    Firefox,
}

/// Measures the rules, the download and the app in a browser.
pub fn run(names: &[String]) -> Result<()> {
    let browser = browsers::chromium()?;
    let tools = build::prepare()?;
    build::build(&tools)?;

    say("speed of the rules");
    let mut rules = tools.cargo("bench --package zeitnot-core --features solver --");
    run_command(rules.args(names))?;

    sizes::print(&project::dist())?;

    say("the app in a browser");
    let mut page = tools.cargo("run --release --package zeitnot-bench --bin bench --");
    browser.tell(&mut page);
    run_command(page.args(names))?;

    say("the board beside chessground, which npm fetches: five minutes");
    let mut board = tools.cargo("run --release --package zeitnot-bench --bin board_bench");
    browser.tell(&mut board);
    run_command(&mut board)
}

/// Tries to break the app, or its readers.
pub fn try_out(trial: &Trial) -> Result<()> {
    match *trial {
        Trial::Kills {
            kills,
            browser,
            seed,
        } => {
            let built = Built::with(|victim| browser.is_none_or(|only| only == victim))?;
            say("killing browsers: about five seconds for each kill, two browsers at once");
            let victims = match (&built.chromium, &built.firefox) {
                (Some(_), Some(_)) => "both",
                (_, None) => "chromium",
                (None, _) => "firefox",
            };
            let mut words = vec![kills.to_string(), victims.to_owned()];
            words.extend(seed.map(|seed| seed.to_string()));
            built.run("kills", &words)
        }
        Trial::Monkey { seed, minutes } => {
            let built = Built::with(|victim| victim == Victim::Chromium)?;
            say("touching, typing and reloading at random");
            built.run("monkey", &[seed.to_string(), minutes.to_string()])
        }
        Trial::Room { ref languages } => {
            let built = Built::with(|victim| victim == Victim::Chromium)?;
            say("looking for texts without room: about a minute for each language");
            built.run("room", languages)
        }
        Trial::Fuzz(ref options) => fuzz::run(options),
    }
}

/// The built app, and the browsers that a trial asks for.
struct Built {
    tools: Toolbox,
    chromium: Option<Browser>,
    firefox: Option<Browser>,
}

impl Built {
    fn with(asked: impl Fn(Victim) -> bool) -> Result<Self> {
        // The tools that the user may have to install come first.
        let chromium = asked(Victim::Chromium).then(browsers::chromium);
        let chromium = chromium.transpose()?;
        let firefox = asked(Victim::Firefox).then(browsers::firefox).transpose();
        let firefox = match Skip::or(firefox)? {
            Ok(found) => found,
            // If the user asked only for Firefox, its absence is an error.
            Err(skip) if chromium.is_none() => return Err(skip.into()),
            Err(skip) => {
                println!("    without Firefox: {skip}");
                None
            }
        };
        let mut tools = build::prepare()?;
        let firefox = firefox.map(|firefox| browsers::with_driver(firefox, &mut tools));
        let firefox = firefox.transpose()?;
        build::build(&tools)?;
        Ok(Self {
            tools,
            chromium,
            firefox,
        })
    }

    /// Runs a program of `benches/browser` with these words.
    fn run(&self, program: &str, words: &[String]) -> Result<()> {
        // Not with `--release`: its panics abort, and a test sees the loss of a browser as a panic.
        let mut command = self.tools.cargo("run --package zeitnot-bench --bin");
        for browser in [&self.chromium, &self.firefox].into_iter().flatten() {
            browser.tell(&mut command);
        }
        run_command(command.args([program, "--"]).args(words))
    }
}
