//! The tools of the build: found on the machine, else installed into a folder
//! of ours.
//!
//! A person's own tools are never replaced: what we install goes into a folder
//! per tool and version, and is put in front of `PATH` for our child processes
//! only. A tool counts as there when it runs and says the right version, so an
//! interrupted install is simply done again.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::command::{output, run, say};
use crate::project;
use crate::system::Packages;

/// One tool in the one version that fits. Cargo.toml and Trunk.toml name the
/// same versions; a test below holds them together.
#[derive(Debug)]
struct Tool {
    name: &'static str,
    version: &'static str,
    /// None is a library.
    programs: &'static [&'static str],
    source: Source,
    /// What getting it means, said before it is done.
    how: &'static str,
}

/// Who brings a tool, under the name it has there.
#[derive(Debug)]
enum Source {
    Cargo(&'static str),
    Npm(&'static str),
}

const TRUNK: Tool = Tool {
    name: "trunk",
    version: "0.21.14",
    programs: &["trunk"],
    source: Source::Cargo("trunk"),
    how: "building it from source, about 5 minutes on two cores",
};
const WASM_BINDGEN: Tool = Tool {
    name: "wasm-bindgen",
    version: "0.2.129",
    programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
    source: Source::Cargo("wasm-bindgen-cli"),
    how: "building it from source, about 3 minutes on two cores",
};
const WASM_OPT: Tool = Tool {
    name: "wasm-opt",
    version: "132",
    programs: &["wasm-opt"],
    source: Source::Npm("binaryen"),
    how: "fetching binaryen with npm, about a minute",
};
const GECKODRIVER: Tool = Tool {
    name: "geckodriver",
    version: "0.37.1",
    programs: &["geckodriver"],
    source: Source::Cargo("geckodriver"),
    how: "building it from source, about 2 minutes on two cores",
};
/// What looks for barriers on the pages in the tests; nothing of it is in the build.
const AXE: Tool = Tool {
    name: "axe-core",
    version: "4.14.1",
    programs: &[],
    source: Source::Npm("axe-core"),
    how: "fetching it with npm, a few seconds",
};

const NPM: Packages = Packages {
    debian: "npm",
    size: "about a minute",
    elsewhere: [
        "sudo apt-get update && sudo apt-get install -y npm",
        "sudo dnf install nodejs-npm",
        "sudo pacman -S npm",
        "brew install node",
        "winget install OpenJS.NodeJS.LTS",
        "(with your package manager) install npm",
    ],
    hint: "It fetches binaryen, for which any wasm-opt of the right version in PATH will do instead, \
           and axe-core for the tests.",
    is_optional: false,
};

/// The tools that were asked for so far.
#[derive(Debug)]
pub struct Toolbox {
    home: PathBuf,
    /// `PATH` with them in front.
    path: OsString,
}

impl Toolbox {
    /// A toolbox with nothing in it yet.
    pub fn new() -> Result<Self> {
        let asked = std::env::var_os("ZEITNOT_TOOLS").filter(|folder| !folder.is_empty());
        let home = asked.map(PathBuf::from);
        let home = home.or_else(|| Some(dirs::cache_dir()?.join("zeitnot").join("tools")));
        let home = home.context("no cache folder is known: set ZEITNOT_TOOLS to one for tools")?;
        Ok(Self {
            // Children run in other folders than we do.
            home: std::path::absolute(home)?,
            path: std::env::var_os("PATH").unwrap_or_default(),
        })
    }

    /// What every build of the page needs.
    pub fn for_debug_build(&mut self) -> Result<()> {
        self.ensure(&WASM_BINDGEN)?;
        self.ensure(&TRUNK).map(drop)
    }

    /// What an optimised build needs. What may have to be left to the person
    /// comes first, before minutes of building.
    pub fn for_release_build(&mut self) -> Result<()> {
        self.ensure(&WASM_OPT)?;
        self.for_debug_build()
    }

    /// Firefox's driver.
    pub fn geckodriver(&mut self) -> Result<PathBuf> {
        self.ensure(&GECKODRIVER)?;
        self.find("geckodriver")
    }

    /// The script of axe-core, for the product tests.
    pub fn axe(&mut self) -> Result<PathBuf> {
        Ok(self.ensure(&AXE)?.join("node_modules/axe-core/axe.min.js"))
    }

    /// A cargo command, its words separated by spaces, in the project's folder.
    pub fn cargo(&self, words: &str) -> Command {
        let mut command = self.command(cargo().as_ref());
        command.args(words.split(' '));
        command
    }

    /// A Trunk command that cannot download: the tools are all there.
    pub fn trunk(&self) -> Command {
        let mut command = self.program("trunk");
        command.env("TRUNK_SKIP_VERSION_CHECK", "true");
        // Trunk 0.21 stops at NO_COLOR=1, which is how everyone writes it.
        if std::env::var_os("NO_COLOR").is_some() {
            command.env_remove("NO_COLOR").env("TRUNK_COLOR", "never");
        }
        command
    }

    /// A command with a tool that was asked for before.
    pub fn program(&self, name: &str) -> Command {
        self.command(&self.find(name).unwrap_or_else(|_| name.into()))
    }

    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(project::root()).env("PATH", &self.path);
        command
    }

    fn find(&self, program: &str) -> Result<PathBuf> {
        which::which_in(program, Some(&self.path), project::root())
            .with_context(|| program.to_owned())
    }

    /// Gets a tool, and gives the folder of it where it is not the machine's own.
    fn ensure(&mut self, tool: &Tool) -> Result<PathBuf> {
        let folder = self.home.join(format!("{}-{}", tool.name, tool.version));
        if !tool.programs.is_empty() && tool.is_in(&self.path) {
            return Ok(folder);
        }
        let bin = folder.join(match tool.source {
            Source::Cargo(_) => "bin",
            Source::Npm(_) => "node_modules/.bin",
        });
        let is_whole = || tool.was_installed(&folder) && tool.is_in(bin.as_ref());
        if !is_whole() {
            say(&format!(
                "{} {} is not here: {}; once per machine",
                tool.name, tool.version, tool.how
            ));
            tool.install(&folder)?;
            if !is_whole() {
                bail!(
                    "{} was installed into {} but does not run as version {}; remove that folder and try again",
                    tool.name,
                    folder.display(),
                    tool.version
                );
            }
        }
        let front = [bin].into_iter().chain(std::env::split_paths(&self.path));
        self.path = std::env::join_paths(front)?;
        Ok(folder)
    }
}

impl Tool {
    /// Whether every program is found and says the right version.
    fn is_in(&self, path: &std::ffi::OsStr) -> bool {
        self.programs.iter().all(|program| {
            let found = which::which_in(program, Some(path), project::root()).ok();
            found.and_then(|path| version(&path)).as_deref() == Some(self.version)
        })
    }

    /// Whether there is what is written last when it is installed.
    fn was_installed(&self, folder: &Path) -> bool {
        let lock = match self.source {
            Source::Cargo(_) => ".crates.toml",
            Source::Npm(_) => "package-lock.json",
        };
        let lock = std::fs::read_to_string(folder.join(lock));
        lock.is_ok_and(|lock| lock.contains(self.version))
    }

    fn install(&self, folder: &Path) -> Result<()> {
        std::fs::create_dir_all(folder)
            .with_context(|| format!("could not make the folder {}", folder.display()))?;
        let (mut command, package) = match self.source {
            Source::Cargo(package) => {
                let mut command = Command::new(cargo());
                // By force: what is in the folder, if anything, is not whole.
                command.args(["install", "--locked", "--force", "--root"]);
                (command, package)
            }
            Source::Npm(package) => {
                let npm = || which::which("npm").map_err(|_| "npm is not here".to_owned());
                let mut command = Command::new(NPM.ensure(npm)?);
                command.args(["install", "--no-audit", "--no-fund", "--prefix"]);
                (command, package)
            }
        };
        run(command
            .arg(folder)
            .arg(format!("{package}@{}", self.version)))
    }
}

/// The cargo that runs us.
pub fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// The version that `program --version` prints; `None` when it does not run,
/// which is also how a half-installed program shows itself.
pub fn version(program: &Path) -> Option<String> {
    first_number(&output(Command::new(program).arg("--version")).ok()?)
}

/// The first word that starts with a digit: `trunk 0.21.14`, `wasm-opt version
/// 132 (version_132)` and `Google Chrome 150.0.7871.100` all keep to it.
fn first_number(text: &str) -> Option<String> {
    let mut words = text.split_whitespace();
    let number = words.find(|word| word.starts_with(|first: char| first.is_ascii_digit()));
    number.map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_found_in_what_each_tool_prints() {
        for (text, version) in [
            ("trunk 0.21.14\n", Some("0.21.14")),
            ("wasm-opt version 132 (version_132)\n", Some("132")),
            (
                "Chromium 156.0.8078.79 built on Debian 12",
                Some("156.0.8078.79"),
            ),
            ("no version here", None),
        ] {
            assert_eq!(first_number(text).as_deref(), version);
        }
    }

    #[test]
    fn a_tool_that_is_not_there_or_does_not_run_is_not_taken_for_installed() {
        assert!(!TRUNK.is_in("/no/such/folder".as_ref()));
        assert!(!AXE.was_installed(Path::new("/no/such/folder")));
        assert_eq!(version(Path::new("/no/such/program")), None);
    }

    /// Trunk checks the versions again, and would download what does not match.
    #[test]
    fn trunk_and_cargo_expect_the_versions_that_we_install() {
        let bindgen = WASM_BINDGEN.version;
        for (file, line) in [
            (
                "Trunk.toml",
                format!("trunk-version = \"={}\"", TRUNK.version),
            ),
            ("Trunk.toml", format!("wasm_bindgen = \"{bindgen}\"")),
            (
                "Trunk.toml",
                format!("wasm_opt = \"version_{}\"", WASM_OPT.version),
            ),
            (
                "Cargo.toml",
                format!("wasm-bindgen = {{ version = \"={bindgen}\""),
            ),
        ] {
            let text = std::fs::read_to_string(project::root().join(file)).expect(file);
            assert!(text.contains(&line), "{file} lacks {line}");
        }
    }
}
