//! What kind of machine this is, as far as installing something goes.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Result;

use crate::step;

/// A family of systems that share a package manager.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    /// Debian itself.
    Debian,
    /// Ubuntu and its kin: apt, but Chromium only as a snap.
    Ubuntu,
    /// Fedora and its kin.
    Fedora,
    /// Arch and its kin.
    Arch,
    /// macOS, with Homebrew.
    MacOs,
    /// Windows.
    Windows,
    /// Any other.
    Other,
}

impl System {
    /// The system that this program runs on.
    pub fn here() -> Self {
        if cfg!(target_os = "macos") {
            Self::MacOs
        } else if cfg!(windows) {
            Self::Windows
        } else {
            Self::named(&std::fs::read_to_string("/etc/os-release").unwrap_or_default())
        }
    }

    /// The system that an `os-release` file describes.
    fn named(os_release: &str) -> Self {
        let value = |key: &str| {
            os_release
                .lines()
                .find_map(|line| line.strip_prefix(key)?.strip_prefix('='))
                .map(|value| value.trim_matches('"').to_lowercase())
                .unwrap_or_default()
        };
        let names = format!("{} {}", value("ID"), value("ID_LIKE"));
        let has = |name: &str| names.split_whitespace().any(|word| word == name);
        // Ubuntu says that it is like Debian, so it is asked for first.
        if has("ubuntu") {
            Self::Ubuntu
        } else if has("debian") {
            Self::Debian
        } else if has("fedora") || has("rhel") {
            Self::Fedora
        } else if has("arch") {
            Self::Arch
        } else {
            Self::Other
        }
    }

    /// Whether we may install Debian packages ourselves: only on Debian, and
    /// only as root. We never ask for a password.
    pub fn lets_us_install(self) -> bool {
        self == Self::Debian && in_path("apt-get").is_some() && is_root()
    }

    /// Whether a package manager is there that has all that we test in.
    pub fn has_apt(self) -> bool {
        matches!(self, Self::Debian | Self::Ubuntu)
    }
}

/// Installs Debian packages; the caller has asked `lets_us_install`. What there
/// is to install is asked for once a run.
pub fn apt_get(packages: &[&str]) -> Result<()> {
    static ASKED: AtomicBool = AtomicBool::new(false);
    let apt_get = || {
        let mut command = Command::new("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    if !ASKED.swap(true, Ordering::Relaxed) {
        step::run(apt_get().arg("update"))?;
    }
    step::run(
        apt_get()
            .args(["install", "-y", "--no-install-recommends"])
            .args(packages),
    )
}

/// The programs that there are of these names or paths. What a variable names is
/// the only one.
pub fn programs(variable: &str, names: &[&str]) -> Vec<PathBuf> {
    if let Some(path) = std::env::var_os(variable) {
        return vec![path.into()];
    }
    let found = |name: &&str| {
        let path = PathBuf::from(name);
        if path.is_absolute() && path.is_file() {
            Some(path)
        } else {
            in_path(name)
        }
    };
    names.iter().filter_map(found).collect()
}

/// The program of this name that a shell would run.
pub fn in_path(program: &str) -> Option<PathBuf> {
    std::env::split_paths(&std::env::var_os("PATH")?).find_map(|folder| in_folder(&folder, program))
}

/// The program of this name in a folder. On Windows what npm installs ends in
/// `.cmd`.
pub fn in_folder(folder: &Path, program: &str) -> Option<PathBuf> {
    let endings: &[&str] = if cfg!(windows) {
        &[".exe", ".cmd"]
    } else {
        &[""]
    };
    endings
        .iter()
        .map(|ending| folder.join(format!("{program}{ending}")))
        .find(|path| path.is_file())
}

fn is_root() -> bool {
    Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn systems_are_known_by_their_os_release() {
        for (text, system) in [
            (
                "PRETTY_NAME=\"Debian GNU/Linux 12\"\nID=debian\n",
                System::Debian,
            ),
            ("ID=ubuntu\nID_LIKE=debian\n", System::Ubuntu),
            ("ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n", System::Ubuntu),
            ("NAME=Fedora\nID=fedora\n", System::Fedora),
            ("ID=rocky\nID_LIKE=\"rhel centos fedora\"\n", System::Fedora),
            ("ID=manjaro\nID_LIKE=arch\n", System::Arch),
            ("ID=alpine\n", System::Other),
            ("", System::Other),
        ] {
            assert_eq!(System::named(text), system, "{text:?}");
        }
    }

    #[test]
    fn a_program_that_is_nowhere_is_not_found() {
        assert_eq!(in_path("no-such-program-anywhere"), None);
    }
}
