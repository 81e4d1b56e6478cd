//! `cargo xtask`: everything that is done with Zeitnot apart from writing it.
//!
//! A machine with rustup and cargo needs two commands, `cargo xtask serve` and
//! `cargo xtask test`. Both fetch what they lack, say what they do and why it
//! takes long when it does, and change nothing on the machine but a folder of
//! their own (and, as root on Debian, the packages they name).

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod areas;
mod args;
mod bench;
mod browser;
mod bundle;
mod compile;
mod dist;
mod firefox;
mod format;
mod hash;
mod kills;
mod languages;
mod licences;
mod manifest;
mod minify;
mod offline;
mod packs;
mod page;
mod project;
mod rust;
mod serve;
mod sizes;
mod skip;
mod slim;
mod split;
mod stages;
mod step;
mod styles;
mod summary;
mod system;
mod tally;
mod test;
mod tools;
mod version;
mod visits;
mod wasm;
mod webkit;

use std::process::ExitCode;

use args::Task;

fn main() -> ExitCode {
    let task = match args::parse(std::env::args_os().skip(1)) {
        Ok(task) => task,
        Err(message) => {
            eprintln!("{message}\n`cargo xtask help` lists the commands and their flags");
            return ExitCode::from(2);
        }
    };
    let done = match task {
        Task::Help => {
            print!("{}", args::USAGE);
            Ok(ExitCode::SUCCESS)
        }
        Task::Serve(options) => serve::run(&options).map(|()| ExitCode::SUCCESS),
        Task::Test { quick } => test::run(quick),
        Task::Dist => dist::run().map(|()| ExitCode::SUCCESS),
        Task::Build => bundle::run().map(|()| ExitCode::SUCCESS),
        Task::Bench { names } => bench::run(&names).map(|()| ExitCode::SUCCESS),
        Task::Kills(options) => kills::run(&options).map(|()| ExitCode::SUCCESS),
    };
    match done {
        Ok(code) => code,
        Err(error) => {
            eprintln!("\n{error:#}");
            ExitCode::FAILURE
        }
    }
}
