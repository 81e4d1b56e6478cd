//! `cargo xtask bench`: measurements to compare, which neither pass nor fail; `cargo xtask bench
//! kills`, which passes if nothing is lost; `cargo xtask bench monkey`, which passes if random acts
//! break nothing; `cargo xtask bench room`, which passes if each text has room; and `cargo xtask
//! bench fuzz`, which passes if no text breaks a reader.

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
    /// Touch, type, go back, turn and reload at random on all pages; fails at the first error in the
    /// console, panic, empty page or stored value that cannot be read
    Monkey {
        /// The acts of the run that printed it
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How long, in each browser
        #[arg(long, default_value_t = 10)]
        minutes: u64,
        /// Without it: all three, side by side
        #[arg(long)]
        browser: Option<Engine>,
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

impl Victim {
    const fn engine(self) -> Engine {
        match self {
            Victim::Chromium => Engine::Chromium,
            Victim::Firefox => Engine::Firefox,
        }
    }
}

/// Any of the three browsers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Engine {
    /// Chromium.
    Chromium,
    /// Firefox.
    Firefox,
    /// WebKit, as WebKitGTK.
    Webkit,
}

impl Engine {
    /// As programs of `benches/browser` name it.
    const fn word(self) -> &'static str {
        match self {
            Engine::Chromium => "chromium",
            Engine::Firefox => "firefox",
            Engine::Webkit => "webkit",
        }
    }

    /// Finds the browser, still without a driver that has to be installed.
    fn find(self) -> Result<Browser> {
        match self {
            Engine::Chromium => browsers::chromium(),
            Engine::Firefox => browsers::firefox(),
            Engine::Webkit => browsers::webkit(),
        }
    }
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
            let victims = Victim::value_variants().iter();
            let asked = victims.filter(|victim| browser.is_none_or(|only| only == **victim));
            let built = Built::with(asked.map(|victim| victim.engine()))?;
            say("killing browsers: about five seconds for each kill, two browsers at once");
            let victims = match built.words()[..] {
                [only] => only,
                _ => "both",
            };
            let mut words = vec![kills.to_string(), victims.to_owned()];
            words.extend(seed.map(|seed| seed.to_string()));
            built.run("kills", &words)
        }
        Trial::Monkey {
            seed,
            minutes,
            browser,
        } => {
            let engines = Engine::value_variants().iter().copied();
            let asked = engines.filter(|engine| browser.is_none_or(|only| only == *engine));
            let built = Built::with(asked)?;
            say("touching, typing and reloading at random");
            let mut words = vec![seed.to_string(), minutes.to_string()];
            words.extend(built.words().into_iter().map(str::to_owned));
            built.run("monkey", &words)
        }
        Trial::Room { ref languages } => {
            let built = Built::with([Engine::Chromium])?;
            say("looking for texts without room: about a minute for each language");
            built.run("room", languages)
        }
        Trial::Fuzz(ref options) => fuzz::run(options),
    }
}

/// The built app, and the browsers that a trial asks for.
struct Built {
    tools: Toolbox,
    browsers: Vec<(Engine, Browser)>,
}

impl Built {
    fn with(asked: impl IntoIterator<Item = Engine>) -> Result<Self> {
        let asked: Vec<Engine> = asked.into_iter().collect();
        // The tools that the user may have to install come first.
        let mut browsers = Vec::new();
        for engine in &asked {
            match Skip::or(engine.find())? {
                Ok(found) => browsers.push((*engine, found)),
                // If the user asked for no other, its absence is an error.
                Err(skip) if asked.len() == 1 => return Err(skip.into()),
                Err(skip) => println!("    without {engine:?}: {skip}"),
            }
        }
        let mut tools = build::prepare()?;
        for (engine, browser) in &mut browsers {
            if *engine == Engine::Firefox {
                *browser = browsers::with_driver(browser.clone(), &mut tools)?;
            }
        }
        build::build(&tools)?;
        Ok(Self { tools, browsers })
    }

    /// The browsers, as its programs name them.
    fn words(&self) -> Vec<&'static str> {
        let browsers = self.browsers.iter();
        browsers.map(|(engine, _)| engine.word()).collect()
    }

    /// Runs a program of `benches/browser` with these words.
    fn run(&self, program: &str, words: &[String]) -> Result<()> {
        // Not with `--release`: its panics abort, and a test sees the loss of a browser as a panic.
        let mut command = self.tools.cargo("run --package zeitnot-bench --bin");
        for (_, browser) in &self.browsers {
            browser.tell(&mut command);
        }
        run_command(command.args([program, "--"]).args(words))
    }
}
