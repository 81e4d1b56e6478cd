//! Running commands: each is printed first, and its failure is an error.

use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};

/// Prints what comes next.
pub fn say(what: &str) {
    println!("\n==> {what}");
}

/// Runs a command whose output goes straight to the terminal.
pub fn run(command: &mut Command) -> Result<()> {
    show(command);
    let status = command.status();
    let status = status.with_context(|| format!("could not start {}", name(command)))?;
    if !status.success() {
        bail!("{} failed ({status})", name(command));
    }
    Ok(())
}

/// Runs a command that needs the network, which may be away for a while: three times at most.
pub fn run_patiently(command: &mut Command) -> Result<()> {
    for wait in [5, 30] {
        let Err(error) = run(command) else {
            return Ok(());
        };
        println!("    {error:#}; trying again in {wait} s");
        thread::sleep(Duration::from_secs(wait));
    }
    run(command)
}

/// The standard output of a command. Its standard error is shown only if it fails.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command.stdin(Stdio::null()).output();
    let output = output.with_context(|| format!("could not start {}", name(command)))?;
    if !output.status.success() {
        let (said, status) = (String::from_utf8_lossy(&output.stderr), output.status);
        bail!("{} failed ({status}): {}", name(command), said.trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Hands the terminal over to a command that runs until it is stopped. On Unix it replaces this
/// process, so that stopping this process stops it.
pub fn hand_over(command: &mut Command) -> Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt;
        show(command);
        Err(command.exec()).with_context(|| format!("could not start {}", name(command)))
    }
    #[cfg(not(unix))]
    run(command)
}

/// Prints a command that is about to run.
pub fn show(command: &Command) {
    let mut line = name(command);
    for argument in command.get_args() {
        line.push(' ');
        line.push_str(&argument.to_string_lossy());
    }
    println!("    $ {line}");
    // This line must come before the child's output.
    let _ = std::io::stdout().flush();
}

fn name(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let name = program.file_stem().unwrap_or(program.as_os_str());
    name.to_string_lossy().into_owned()
}
