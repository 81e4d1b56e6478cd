//! `cargo xtask bench fuzz`: the targets of `fuzz/`, one after another, by cargo-fuzz.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;

use crate::command::{run as run_command, say};
use crate::project;
use crate::tools::Toolbox;

mod seeds;

/// No input takes longer, in seconds, or more memory, in MB.
const LIMITS: [&str; 2] = ["-timeout=10", "-rss_limit_mb=2048"];

/// The options of `cargo xtask bench fuzz`.
#[derive(Debug, Args)]
pub struct Options {
    /// How long, for each target
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// One target: a file of fuzz/fuzz_targets
    #[arg(long)]
    target: Option<String>,
    /// Only this input of the target
    #[arg(long, requires = "target")]
    input: Option<PathBuf>,
}

/// The files of all targets: what they found, and what they know.
fn folder() -> PathBuf {
    project::root().join("target").join("fuzz")
}

/// The places in the repository with the seeds of each target, by its name.
fn targets() -> Result<BTreeMap<String, Vec<String>>> {
    project::table("fuzz/seeds.json")
}

/// Runs each target, or the one that is asked for.
pub fn run(options: &Options) -> Result<()> {
    let mut targets = targets()?;
    if let Some(only) = &options.target {
        let names = targets.keys().cloned().collect::<Vec<_>>().join(", ");
        targets.retain(|name, _| name == only);
        ensure!(!targets.is_empty(), "there is no target {only}: {names}");
    }
    let mut tools = Toolbox::new()?;
    tools.cargo_fuzz()?;
    if let (Some(target), Some(input)) = (&options.target, &options.input) {
        let input = std::path::absolute(input)?;
        return run_command(cargo_fuzz(&tools, target).arg(input).arg("--").args(LIMITS));
    }
    let seconds = options.seconds;
    let mut found = Vec::new();
    for (target, sources) in targets {
        say(&format!("{target}: {seconds} s"));
        let of = |kind: &str| folder().join(kind).join(&target);
        let (kept, seeds, findings) = (of("corpus"), of("seeds"), of("findings"));
        // Those of the last run.
        for folder in [&seeds, &findings] {
            if folder.exists() {
                fs::remove_dir_all(folder)?;
            }
        }
        for folder in [&kept, &findings] {
            fs::create_dir_all(folder)?;
        }
        seeds::gather(&sources, &seeds)?;
        let mut command = cargo_fuzz(&tools, &target);
        command.args([&kept, &seeds]).arg("--").args(LIMITS);
        command.arg(format!("-max_total_time={seconds}"));
        command.arg(format!("-artifact_prefix={}/", findings.display()));
        command.args(["-print_final_stats=1", "-verbosity=0"]);
        if let Err(error) = run_command(&mut command) {
            // Without one the target did not run.
            let name = project::files(&findings)?.pop().context(error)?;
            let input = findings.join(name);
            let input = input.strip_prefix(project::root()).unwrap_or(&input);
            let again = format!("cargo xtask bench fuzz --target {target} --input");
            found.push(format!("{again} {}", input.display()));
        }
    }
    if !found.is_empty() {
        bail!("a text breaks its target:\n{}", found.join("\n"));
    }
    Ok(())
}

/// The command that runs a target. Our code is safe, so no sanitizer is needed, and without one a
/// stable compiler builds it.
fn cargo_fuzz(tools: &Toolbox, target: &str) -> Command {
    let mut command = tools.cargo("fuzz run --sanitizer none --target-dir");
    command.arg(folder().join("build")).arg(target);
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_has_seeds_and_every_list_of_seeds_has_its_target() {
        let sources = project::files(&project::root().join("fuzz/fuzz_targets")).expect("files");
        let sources: Vec<_> = sources.iter().map(|name| name.replace(".rs", "")).collect();
        let targets = targets().expect("a table");
        assert_eq!(targets.keys().cloned().collect::<Vec<_>>(), sources);
        let folder = std::env::temp_dir().join("zeitnot-seeds");
        for (target, sources) in targets {
            let folder = folder.join(&target);
            seeds::gather(&sources, &folder).expect("seeds");
            assert!(
                !project::files(&folder).expect("seeds").is_empty(),
                "{target}"
            );
        }
        fs::remove_dir_all(folder).expect("the seeds go");
    }
}
