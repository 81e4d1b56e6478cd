//! The command line, as what the person asked for.

use std::ffi::OsString;
use std::str::FromStr;

use lexopt::{Arg, Parser, ValueExt};

/// What `cargo xtask help` prints.
pub const USAGE: &str = "\
usage: cargo xtask <command>

  serve [--release] [--port N] [--open]
        build the app, serve it on this machine and rebuild it when a file changes
        --release  the optimised build, as it is published
        --port N   listen there (without it: the first free port from 8080)
        --open     open it in the browser

  test [--quick]
        every check: format, lints, docs, tests of the rules, tests in Chromium,
        Firefox and WebKit
        --quick    stop before what needs a browser or an optimised build

  build
        the optimised app into dist/, for any folder of any static host; prints its sizes

  bench [NAMES]
        figures: speed of the rules, size of the download, speed in the browser;
        with NAMES only the benchmarks whose names contain one of them

  bench kills [--kills N] [--browser NAME] [--seed N]
        kills browsers in the middle of games, and fails when anything is lost that
        the app had said to be kept
        --kills N       so many on the clock, the board and in correspondence each,
                        in each browser (without it: 200, which is an hour)
        --browser NAME  chromium or firefox (without it: both, side by side)
        --seed N        the instants, rhythms and moves of the run that printed it

  help
        this text

Tools that are missing are installed into $ZEITNOT_TOOLS, else into
zeitnot/tools in your cache folder; tools you have in the right version are used.
";

/// One command with its flags.
#[derive(Debug, PartialEq, Eq)]
pub enum Task {
    /// Print the usage.
    Help,
    /// Serve the app while working on it.
    Serve(ServeOptions),
    /// Run every check, or with `quick` those that need no browser.
    Test {
        /// Whether to stop before the browser.
        quick: bool,
    },
    /// Build what is published.
    Build,
    /// Complete what Trunk has built; only Trunk asks for it.
    Dist,
    /// Measure.
    Bench {
        /// Parts of the names of the benchmarks to run; none means all.
        names: Vec<String>,
    },
    /// Kill browsers in the middle of games.
    Kills(KillOptions),
}

/// How to serve.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct ServeOptions {
    /// Serve the optimised build.
    pub release: bool,
    /// The port asked for.
    pub port: Option<u16>,
    /// Open a browser.
    pub open: bool,
}

/// What to kill, and how often.
#[derive(Debug, PartialEq, Eq)]
pub struct KillOptions {
    /// Kills of each browser with each kind of game.
    pub kills: u32,
    /// Without one, every browser whose process can be killed.
    pub browser: Option<Victim>,
    /// What chooses the instants.
    pub seed: Option<u64>,
}

/// A browser that can be killed with all that it has started.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Victim {
    /// Chromium.
    Chromium,
    /// Firefox.
    Firefox,
}

impl Default for KillOptions {
    fn default() -> Self {
        Self {
            kills: 200,
            browser: None,
            seed: None,
        }
    }
}

impl FromStr for Victim {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "chromium" => Ok(Victim::Chromium),
            "firefox" => Ok(Victim::Firefox),
            _ => Err(format!("`{name}` is neither chromium nor firefox")),
        }
    }
}

/// Reads the arguments that follow `cargo xtask`.
pub fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Task, String> {
    read(Parser::from_args(args)).map_err(|error| error.to_string())
}

fn read(mut parser: Parser) -> Result<Task, lexopt::Error> {
    let command = match parser.next()? {
        None | Some(Arg::Long("help") | Arg::Short('h')) => return Ok(Task::Help),
        Some(Arg::Value(command)) => command.string()?,
        Some(other) => return Err(other.unexpected()),
    };
    let mut task = match command.as_str() {
        "help" => Task::Help,
        "serve" => Task::Serve(ServeOptions::default()),
        "test" => Task::Test { quick: false },
        "build" => Task::Build,
        "dist" => Task::Dist,
        "bench" => Task::Bench { names: Vec::new() },
        _ => return Err(format!("there is no command `{command}`").into()),
    };
    while let Some(arg) = parser.next()? {
        match (&mut task, arg) {
            (_, Arg::Long("help") | Arg::Short('h')) => return Ok(Task::Help),
            (Task::Serve(options), Arg::Long("release")) => options.release = true,
            (Task::Serve(options), Arg::Long("open")) => options.open = true,
            (Task::Serve(options), Arg::Long("port")) => {
                options.port = Some(parser.value()?.parse()?);
            }
            (Task::Test { quick }, Arg::Long("quick")) => *quick = true,
            (Task::Bench { names }, Arg::Value(name)) if names.is_empty() && name == "kills" => {
                task = Task::Kills(KillOptions::default());
            }
            (Task::Bench { names }, Arg::Value(name)) => names.push(name.string()?),
            (Task::Kills(options), Arg::Long("kills")) => {
                options.kills = parser.value()?.parse()?
            }
            (Task::Kills(options), Arg::Long("browser")) => {
                options.browser = Some(parser.value()?.parse()?);
            }
            (Task::Kills(options), Arg::Long("seed")) => {
                options.seed = Some(parser.value()?.parse()?);
            }
            (_, arg) => return Err(format!("`{command}`: {}", arg.unexpected()).into()),
        }
    }
    Ok(task)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Task, String> {
        parse(line.split_whitespace().map(OsString::from))
    }

    #[test]
    fn nothing_and_help_ask_for_help() {
        for line in ["", "help", "--help", "-h", "test --help"] {
            assert_eq!(parsed(line), Ok(Task::Help), "{line:?}");
        }
    }

    #[test]
    fn serve_reads_its_flags_in_any_order() {
        let options = ServeOptions {
            release: true,
            port: Some(9000),
            open: true,
        };
        assert_eq!(
            parsed("serve --open --port 9000 --release"),
            Ok(Task::Serve(options))
        );
        assert_eq!(parsed("serve"), Ok(Task::Serve(ServeOptions::default())));
    }

    #[test]
    fn test_and_bench_read_what_is_theirs() {
        assert_eq!(parsed("test"), Ok(Task::Test { quick: false }));
        assert_eq!(parsed("test --quick"), Ok(Task::Test { quick: true }));
        let names = vec!["clock".to_owned(), "pgn".to_owned()];
        assert_eq!(parsed("bench clock pgn"), Ok(Task::Bench { names }));
    }

    #[test]
    fn bench_kills_is_a_command_of_its_own() {
        assert_eq!(
            parsed("bench kills"),
            Ok(Task::Kills(KillOptions::default()))
        );
        let options = KillOptions {
            kills: 3,
            browser: Some(Victim::Firefox),
            seed: Some(7),
        };
        assert_eq!(
            parsed("bench kills --seed 7 --browser firefox --kills 3"),
            Ok(Task::Kills(options))
        );
    }

    #[test]
    fn what_is_unknown_is_named_in_the_error() {
        for (line, part) in [
            ("serv", "`serv`"),
            ("test --fast", "--fast"),
            ("build --port 1", "--port"),
            ("serve --port", "--port"),
            ("serve --port many", "many"),
            ("build dist", "dist"),
            ("bench --kills 3", "--kills"),
            ("bench kills clock", "clock"),
            ("bench kills --kills many", "many"),
            ("bench kills --browser webkit", "webkit"),
            ("--quick", "--quick"),
        ] {
            let error = parsed(line).expect_err(line);
            assert!(error.contains(part), "{line:?}: {error}");
        }
    }
}
