//! The command line, as what the person asked for.

use std::ffi::OsString;

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
            (Task::Bench { names }, Arg::Value(name)) => names.push(name.string()?),
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
    fn what_is_unknown_is_named_in_the_error() {
        for (line, part) in [
            ("serv", "`serv`"),
            ("test --fast", "--fast"),
            ("build --port 1", "--port"),
            ("serve --port", "--port"),
            ("serve --port many", "many"),
            ("build dist", "dist"),
            ("--quick", "--quick"),
        ] {
            let error = parsed(line).expect_err(line);
            assert!(error.contains(part), "{line:?}: {error}");
        }
    }
}
