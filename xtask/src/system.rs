//! The kind of system, as far as installing packages is concerned.

use std::collections::BTreeMap;
use std::fmt;
use std::process::Command;

use anyhow::{Result, anyhow, bail};
use serde::Deserialize;

use crate::command::{output, run_patiently, say};

/// The packages for a tool, by system.
#[derive(Debug, Deserialize)]
pub struct Packages {
    /// Debian's packages.
    debian: String,
    /// The cost of installing them there, in time or megabytes.
    size: String,
    /// The commands for other systems, by the names of [`here`].
    elsewhere: BTreeMap<String, String>,
    /// An alternative to installing them.
    hint: String,
    /// Whether it may be left out on systems without apt, where not all of it is available.
    is_optional: bool,
}

/// Why something is left out, though that is not an error.
#[derive(Debug, Clone)]
pub struct Skip(pub String);

impl fmt::Display for Skip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Skip {}

impl Skip {
    /// Separates a [`Skip`] from other errors.
    pub fn or<T>(result: Result<T>) -> Result<Result<T, Self>> {
        match result {
            Ok(here) => Ok(Ok(here)),
            Err(error) => error.downcast().map(Err),
        }
    }
}

impl Packages {
    /// The result of `find`, whose error says what is missing. Installs missing packages, or shows
    /// the user the command for it: we never ask for a password.
    pub fn ensure<T>(&self, find: impl Fn() -> Result<T, String>) -> Result<T> {
        let missing = match find() {
            Ok(found) => return Ok(found),
            Err(missing) => missing,
        };
        let Packages {
            debian, size, hint, ..
        } = self;
        if can_install() {
            say(&format!(
                "{missing}: installing Debian's {debian}, {size}; once per machine"
            ));
            apt_get(debian)?;
            return find().map_err(|missing| anyhow!("after the installation: {missing}"));
        }
        let system = here();
        let command = match system {
            "debian" => format!(
                "sudo apt-get update && sudo apt-get install -y --no-install-recommends {debian}"
            ),
            other => self.elsewhere.get(other).cloned().unwrap_or_default(),
        };
        if self.is_optional && !matches!(system, "debian" | "ubuntu") {
            bail!(Skip(format!(
                "{missing}; install it with: {command} ({hint})"
            )));
        }
        bail!(
            "{missing}. Please run this, then the same command again:\n\n    {command}\n\n({hint})"
        )
    }
}

/// Whether packages are installed here, and not only asked for.
pub fn can_install() -> bool {
    here() == "debian" && which::which("apt-get").is_ok() && is_root()
}

fn apt_get(packages: &str) -> Result<()> {
    let install = format!("install -y --no-install-recommends {packages}");
    for arguments in ["update", &install] {
        let mut command = Command::new("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive");
        run_patiently(command.args(arguments.split(' ')))?;
    }
    Ok(())
}

fn is_root() -> bool {
    output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

/// The family of systems that share a package manager; Ubuntu is one by itself because it has
/// browsers only as snaps.
fn here() -> &'static str {
    if cfg!(target_os = "macos") {
        "macos"
    } else if cfg!(windows) {
        "windows"
    } else {
        named(&std::fs::read_to_string("/etc/os-release").unwrap_or_default())
    }
}

/// The family of the system described by an `os-release` file.
fn named(os_release: &str) -> &'static str {
    let lines = os_release.lines().filter_map(|line| line.split_once('='));
    let lines = lines.filter(|(key, _)| matches!(*key, "ID" | "ID_LIKE"));
    let words = lines.flat_map(|(_, value)| value.trim_matches('"').split(' '));
    let words: Vec<&str> = words.collect();
    // Ubuntu is first, because it also says that it is like Debian.
    let known = ["ubuntu", "debian", "fedora", "arch"].into_iter();
    known
        .into_iter()
        .find(|name| words.contains(name))
        .unwrap_or("other")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn systems_are_known_by_their_os_release() {
        for (text, system) in [
            ("NAME=\"Debian GNU/Linux 12\"\nID=debian\n", "debian"),
            ("ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n", "ubuntu"),
            ("ID=rocky\nID_LIKE=\"rhel centos fedora\"\n", "fedora"),
            ("ID=alpine\n", "other"),
        ] {
            assert_eq!(named(text), system, "{text:?}");
        }
    }
}
