//! The tools of the build: found on the machine, or installed into a folder of our own.
//!
//! The user's own tools are never replaced: what we install goes into a folder per tool and
//! version, and is put in front of `PATH` for our child processes only. A tool counts as present if
//! it runs and reports the right version, so an interrupted install is simply repeated.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use std::thread;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::command::{output, run_patiently, say};
use crate::project;
use crate::system::{Packages, can_install};

/// `tools.json`: the tools of a build by name, and packages of system package managers.
#[derive(Debug, Deserialize)]
struct Table {
    tools: BTreeMap<String, Tool>,
    packages: BTreeMap<String, Packages>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    serde_json::from_str(include_str!("tools.json")).expect("tools.json is a table of tools")
});

/// One tool in the one version that fits. Cargo.toml and Trunk.toml name the same versions; a test
/// below checks that they agree.
#[derive(Debug, Deserialize)]
struct Tool {
    version: String,
    /// Empty for a library.
    programs: Vec<String>,
    source: Source,
    /// How it is installed and how long that takes, printed before it is done.
    how: String,
    /// How far it is optimised when it is built here, if at all.
    opt_level: Option<u8>,
}

/// Where a tool comes from, with its name there.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Source {
    Cargo(String),
    Npm(String),
}

/// The packages of this name in the table.
pub fn packages(name: &str) -> &'static Packages {
    &TABLE.packages[name]
}

/// The tools requested so far.
#[derive(Debug)]
pub struct Toolbox {
    home: PathBuf,
    /// `PATH` with their folders in front.
    path: OsString,
}

impl Toolbox {
    /// A toolbox without tools.
    pub fn new() -> Result<Self> {
        let asked = std::env::var_os("ZEITNOT_TOOLS").filter(|folder| !folder.is_empty());
        let home = asked.map(PathBuf::from);
        let home = home.or_else(|| Some(dirs::cache_dir()?.join("zeitnot").join("tools")));
        let home = home.context("no cache folder is known: set ZEITNOT_TOOLS to one for tools")?;
        Ok(Self {
            // Children run in other folders.
            home: std::path::absolute(home)?,
            path: std::env::var_os("PATH").unwrap_or_default(),
        })
    }

    /// Gets what every build of the page needs.
    pub fn for_debug_build(&mut self) -> Result<()> {
        self.ensure(&["wasm-bindgen", "trunk"], || Ok(()))
    }

    /// Gets what an optimised build needs.
    pub fn for_release_build(&mut self) -> Result<()> {
        self.ensure(&["wasm-opt", "wasm-bindgen", "trunk"], || Ok(()))
    }

    /// Gets what the tests in browsers need, and at the same time the packages of the system.
    pub fn for_tests<T: Send>(&mut self, packages: impl FnOnce() -> Result<T> + Send) -> Result<T> {
        self.ensure(&["wasm-opt", "axe-core", "wasm-bindgen", "trunk"], packages)
    }

    /// Gets Firefox's driver.
    pub fn geckodriver(&mut self) -> Result<PathBuf> {
        self.ensure(&["geckodriver"], || Ok(()))?;
        self.find("geckodriver")
    }

    /// Gets cargo-fuzz, a command of cargo.
    pub fn cargo_fuzz(&mut self) -> Result<()> {
        self.ensure(&["cargo-fuzz"], || Ok(()))
    }

    /// The library of the optimiser, which is requested before.
    pub fn binaryen(&self) -> PathBuf {
        self.folder("wasm-opt")
            .join("node_modules/binaryen/index.js")
    }

    /// The script of axe-core, which is requested before.
    pub fn axe(&self) -> PathBuf {
        self.folder("axe-core")
            .join("node_modules/axe-core/axe.min.js")
    }

    /// A cargo command in the project's folder; `words` are separated by spaces.
    pub fn cargo(&self, words: &str) -> Command {
        let mut command = self.command(cargo().as_ref());
        command.args(words.split(' '));
        command
    }

    /// A Trunk command that cannot download, as all its tools are installed.
    pub fn trunk(&self) -> Command {
        let mut command = self.program("trunk");
        command.env("TRUNK_SKIP_VERSION_CHECK", "true");
        // Trunk 0.21 rejects NO_COLOR=1, the usual form of that variable.
        if std::env::var_os("NO_COLOR").is_some() {
            command.env_remove("NO_COLOR").env("TRUNK_COLOR", "never");
        }
        command
    }

    /// A command that runs a tool requested before.
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

    /// The file with the unstable tests of the last runs.
    pub fn runs(&self) -> PathBuf {
        self.home.join("runs.json")
    }

    /// The folder of a tool that the machine does not have.
    fn folder(&self, name: &str) -> PathBuf {
        let version = &TABLE.tools[name].version;
        self.home.join(format!("{name}-{version}"))
    }

    /// Gets tools. Cargo builds some of them for minutes; `packages` and what npm fetches come
    /// meanwhile, or before where the user may have to install something.
    fn ensure<T: Send>(
        &mut self,
        names: &[&str],
        packages: impl FnOnce() -> Result<T> + Send,
    ) -> Result<T> {
        let tools = &*self;
        let all = |are_built: bool| -> Result<Vec<PathBuf>> {
            let is_built = |name: &str| matches!(TABLE.tools[name].source, Source::Cargo(_));
            let names = names.iter().filter(|name| is_built(name) == are_built);
            let folders = names.filter_map(|name| tools.get(name).transpose());
            folders.collect()
        };
        let fetch = || anyhow::Ok((packages()?, all(false)?));
        let ((packages, fetched), built) = if can_install() {
            thread::scope(|scope| {
                let fetched = scope.spawn(fetch);
                let built = all(true);
                let fetched = fetched.join().expect("no installation panics");
                anyhow::Ok((fetched?, built?))
            })?
        } else {
            (fetch()?, all(true)?)
        };
        let front = [fetched, built].concat().into_iter();
        let front = front.chain(std::env::split_paths(&self.path));
        self.path = std::env::join_paths(front)?;
        Ok(packages)
    }

    /// Gets a tool. Returns the folder of its programs, unless the machine has them.
    fn get(&self, name: &str) -> Result<Option<PathBuf>> {
        let tool = &TABLE.tools[name];
        let Tool { version, how, .. } = tool;
        let folder = self.folder(name);
        // The lock file is written last.
        let (bin, lock) = match tool.source {
            // An npm package needs its files: a program alone is not enough.
            Source::Cargo(_) if tool.is_in(&self.path) => return Ok(None),
            Source::Cargo(_) => ("bin", ".crates.toml"),
            Source::Npm(_) => ("node_modules/.bin", "package-lock.json"),
        };
        let bin = folder.join(bin);
        let is_whole = || {
            let lock = std::fs::read_to_string(folder.join(lock));
            lock.is_ok_and(|lock| lock.contains(version)) && tool.is_in(bin.as_ref())
        };
        if !is_whole() {
            say(&format!(
                "{name} {version} is missing: {how}; once per machine"
            ));
            let installed = tool.install(&folder);
            installed.with_context(|| format!("could not install {name} {version}"))?;
            ensure!(
                is_whole(),
                "{name} {version} does not run from {}; delete that folder and try again",
                folder.display()
            );
        }
        Ok(Some(bin))
    }
}

impl Tool {
    /// Whether every program is found and reports the right version.
    fn is_in(&self, path: &OsStr) -> bool {
        self.programs.iter().all(|program| {
            let found = which::which_in(program, Some(path), project::root()).ok();
            found.and_then(|path| version(&path)).as_ref() == Some(&self.version)
        })
    }

    fn install(&self, folder: &Path) -> Result<()> {
        std::fs::create_dir_all(folder)?;
        let (program, words, package) = match &self.source {
            // With --force: anything already in the folder is incomplete.
            Source::Cargo(package) => (cargo().into(), "install --locked --force --root", package),
            Source::Npm(package) => {
                let npm = || which::which("npm").map_err(|_| "npm is missing".to_owned());
                let words = "install --no-audit --no-fund --prefix";
                (packages("npm").ensure(npm)?, words, package)
            }
        };
        let mut command = Command::new(program);
        let package = format!("{package}@{}", self.version);
        // Their own profiles optimise for those who use them all day, which takes several times as
        // long. Trunk, not optimised at all, takes 166 s to build instead of 293 at level 1.
        let level = self.opt_level.unwrap_or(0).to_string();
        for (option, value) in [
            ("LTO", "off"),
            ("CODEGEN_UNITS", "16"),
            ("OPT_LEVEL", &level),
        ] {
            command.env(format!("CARGO_PROFILE_RELEASE_{option}"), value);
        }
        run_patiently(command.args(words.split(' ')).arg(folder).arg(package))
    }
}

/// The cargo that runs this program.
pub fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// The version that `program --version` prints; `None` if it does not run, as with a half-installed
/// program.
pub fn version(program: &Path) -> Option<String> {
    first_number(&output(Command::new(program).arg("--version")).ok()?)
}

/// The first word that starts with a digit, as in `trunk 0.21.14`, `wasm-opt version 132
/// (version_132)` and `Google Chrome 150.0.7871.100`.
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
            ("wasm-opt version 132 (version_132)\n", Some("132")),
            (
                "Chromium 156.0.8078.79 built on Debian 12",
                Some("156.0.8078.79"),
            ),
            ("no version here", None),
        ] {
            assert_eq!(first_number(text).as_deref(), version);
        }
        assert!(!TABLE.tools["trunk"].is_in("/no/such/folder".as_ref()));
    }

    /// Trunk checks the versions itself, and would download tools that do not match.
    #[test]
    fn trunk_and_cargo_expect_the_versions_that_we_install() {
        let of = |name: &str| &TABLE.tools[name].version;
        let [trunk, cargo] = ["Trunk.toml", "Cargo.toml"]
            .map(|file| std::fs::read_to_string(project::root().join(file)).expect(file));
        assert!(trunk.contains(&format!("trunk-version = \"={}\"", of("trunk"))));
        assert!(trunk.contains(&format!("wasm_bindgen = \"{}\"", of("wasm-bindgen"))));
        assert!(trunk.contains(&format!("wasm_opt = \"version_{}\"", of("wasm-opt"))));
        let bindgen = of("wasm-bindgen");
        assert!(cargo.contains(&format!("wasm-bindgen = \"={bindgen}\"")));
    }
}
