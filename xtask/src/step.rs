//! One step: said before it is done, streamed while it runs, an error if it fails.

use std::io::{Read, Write};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::tally::Tally;

/// Says what comes next.
pub fn say(what: &str) {
    println!("\n==> {what}");
}

/// Runs a command whose output goes straight to the terminal.
pub fn run(command: &mut Command) -> Result<()> {
    show(command);
    let status = command
        .status()
        .with_context(|| format!("could not start {}", name(command)))?;
    if !status.success() {
        bail!("{} failed ({status})", name(command));
    }
    Ok(())
}

/// Runs a command whose output is only told when it fails.
pub fn quietly(command: &mut Command) -> Result<()> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("could not start {}", name(command)))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!(
            "{} failed ({}): {}",
            name(command),
            output.status,
            said.trim()
        );
    }
    Ok(())
}

/// Hands the terminal over to a command that runs until it is stopped. On Unix
/// it takes our place, so that whoever stops us stops it.
pub fn hand_over(command: &mut Command) -> Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt;
        show(command);
        let error = command.exec();
        Err(error).with_context(|| format!("could not start {}", name(command)))
    }
    #[cfg(not(unix))]
    run(command)
}

/// Runs a command that tests, and counts in what it prints. Only its standard
/// output is read: results are there, and cargo's progress, on standard error,
/// keeps its terminal.
pub fn run_counted(command: &mut Command, tally: &mut Tally) -> Result<()> {
    show(command);
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("could not start {}", name(command)))?;
    let mut output = child.stdout.take().context("no output to read")?;
    let mut terminal = std::io::stdout();
    let mut piece = [0; 4096];
    loop {
        let length = output.read(&mut piece)?;
        if length == 0 {
            break;
        }
        // In pieces, not lines: a test that says "running" and hangs is seen to.
        terminal.write_all(&piece[..length])?;
        terminal.flush()?;
        tally.read(&piece[..length]);
    }
    tally.finish();
    let status = child.wait()?;
    if !status.success() {
        bail!("{} failed ({status})", name(command));
    }
    Ok(())
}

/// Whether a command that only asks something says yes.
pub fn asks(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// A duration as a person says it.
pub fn spoken(duration: Duration) -> String {
    let seconds = duration.as_secs();
    if seconds < 60 {
        format!("{:.1} s", duration.as_secs_f64())
    } else {
        format!("{} min {:02} s", seconds / 60, seconds % 60)
    }
}

fn show(command: &Command) {
    let mut line = name(command);
    for argument in command.get_args() {
        line.push(' ');
        line.push_str(&argument.to_string_lossy());
    }
    println!("    $ {line}");
    // What the child prints must come after it.
    let _ = std::io::stdout().flush();
}

fn name(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    program
        .file_stem()
        .unwrap_or(program.as_os_str())
        .to_string_lossy()
        .into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_spoken_in_minutes_from_one_on() {
        assert_eq!(spoken(Duration::from_millis(1240)), "1.2 s");
        assert_eq!(spoken(Duration::from_secs(125)), "2 min 05 s");
    }

    #[test]
    fn a_command_is_named_by_its_program() {
        assert_eq!(name(&Command::new("/some/where/cargo")), "cargo");
    }
}
