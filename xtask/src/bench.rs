//! `cargo xtask bench`: measurements to compare, which neither pass nor fail; `cargo xtask bench
//! kills`, which passes if nothing is lost; `cargo xtask bench monkey`, which passes if the console
//! stays empty; and `cargo xtask bench room`, which passes if each text has room.

use anyhow::Result;
use clap::{Subcommand, ValueEnum};

use crate::command::{run as run_command, say};
use crate::system::Skip;
use crate::{browsers, build, project, sizes};

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

/// Builds the app, and tries to break it.
pub fn try_out(trial: &Trial) -> Result<()> {
    let asked = |victim| match trial {
        Trial::Kills { browser, .. } => browser.is_none_or(|only| only == victim),
        Trial::Monkey { .. } | Trial::Room { .. } => victim == Victim::Chromium,
    };
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

    let (program, words) = match trial {
        Trial::Kills { kills, seed, .. } => {
            say("killing browsers: about five seconds for each kill, two browsers at once");
            let victims = match (&chromium, &firefox) {
                (Some(_), Some(_)) => "both",
                (_, None) => "chromium",
                (None, _) => "firefox",
            };
            let mut words = vec![kills.to_string(), victims.to_owned()];
            words.extend(seed.as_ref().map(u64::to_string));
            ("kills", words)
        }
        Trial::Monkey { seed, minutes } => {
            say("touching, typing and reloading at random");
            ("monkey", vec![seed.to_string(), minutes.to_string()])
        }
        Trial::Room { languages } => {
            say("looking for texts without room: about a minute for each language");
            ("room", languages.clone())
        }
    };
    // Not with `--release`: its panics abort, and a test sees the loss of a browser as a panic.
    let mut command = tools.cargo("run --package zeitnot-bench --bin");
    for browser in [&chromium, &firefox].into_iter().flatten() {
        browser.tell(&mut command);
    }
    run_command(command.args([program, "--"]).args(words))
}
