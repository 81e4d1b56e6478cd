//! `cargo xtask`: builds, serves, tests and measures Zeitnot.
//!
//! A machine with rustup and cargo needs two commands, `cargo xtask serve` and `cargo xtask test`.
//! Both install missing tools, print what they do and why it takes long if it does, and change
//! nothing on the machine except a folder of their own (and, as root on Debian, the packages they
//! name).

mod again;
mod bench;
mod browsers;
mod build;
mod changed;
mod command;
mod compile;
mod disk;
mod dist;
mod faces;
mod fuzz;
mod hash;
mod languages;
mod licences;
mod limit;
mod manifest;
mod merge;
mod minify;
mod offline;
mod package;
mod packs;
mod page;
mod project;
mod rust;
mod serve;
mod sizes;
mod split;
mod styles;
mod summary;
mod system;
mod tally;
mod test;
mod texts;
mod tools;
mod wasm;

use std::process::ExitCode;

use clap::Parser;

/// Builds, serves, tests and measures Zeitnot
#[derive(Debug, Parser)]
#[command(
    bin_name = "cargo xtask",
    after_help = "Tools that are missing are installed into $ZEITNOT_TOOLS, else into zeitnot/tools in \
                  your cache folder; tools you have in the right version are used."
)]
enum Task {
    /// Build the app, serve it on this machine and rebuild it when a file changes
    Serve(serve::Options),
    /// Every check: format, lints, docs, tests of the rules, tests in Chromium, Firefox and WebKit
    Test(test::Options),
    /// The optimised app into dist/, for any folder of any static host; prints its sizes
    Build,
    /// The same as an archive, target/zeitnot-VERSION.zip, for people with web space but no Rust
    Package,
    /// The libraries and their licences into public/licences.txt, when Cargo.lock has changed
    Licences,
    /// Complete what Trunk has built; only Trunk asks for it
    #[command(hide = true)]
    Dist,
    /// Figures: speed of the rules, size of the download, speed in the browser
    #[command(args_conflicts_with_subcommands = true)]
    Bench {
        /// Only the benchmarks whose names contain one of these
        names: Vec<String>,
        #[command(subcommand)]
        trial: Option<bench::Trial>,
    },
}

fn main() -> ExitCode {
    let done = match Task::parse() {
        Task::Serve(options) => serve::run(&options),
        Task::Test(options) => match test::run(&options) {
            Ok(true) => Ok(()),
            // The summary is printed already; its last line is the total.
            Ok(false) => return ExitCode::FAILURE,
            Err(error) => Err(error),
        },
        Task::Build => build::run(),
        Task::Package => package::run(),
        Task::Licences => licences::make(),
        Task::Dist => dist::run(),
        Task::Bench { names, trial: None } => bench::run(&names),
        Task::Bench { trial, .. } => trial.iter().try_for_each(bench::try_out),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\n{error:#}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_commands_do_not_contradict_each_other() {
        <super::Task as clap::CommandFactory>::command().debug_assert();
    }
}
