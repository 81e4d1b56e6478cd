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

use crate::system::{self, System};
use crate::{project, step, version};

/// One tool in the one version that fits. Cargo.toml and Trunk.toml name the
/// same versions; a test below holds them together.
#[derive(Debug)]
struct Tool {
    name: &'static str,
    version: &'static str,
    programs: &'static [&'static str],
    /// Where, in the tool's folder, its programs are.
    bin: &'static str,
    source: Source,
    /// What getting it means, said before it is done.
    how: &'static str,
}

/// Who brings a tool, under the name it has there.
#[derive(Debug, Clone, Copy)]
enum Source {
    Cargo(&'static str),
    Npm(&'static str),
}

const TRUNK: Tool = Tool {
    name: "trunk",
    version: "0.21.14",
    programs: &["trunk"],
    bin: "bin",
    how: "building it from source, about 5 minutes on two cores; once per machine",
    source: Source::Cargo("trunk"),
};

const WASM_BINDGEN: Tool = Tool {
    name: "wasm-bindgen",
    version: "0.2.129",
    programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
    bin: "bin",
    how: "building it from source, about 3 minutes on two cores; once per machine",
    source: Source::Cargo("wasm-bindgen-cli"),
};

const WASM_OPT: Tool = Tool {
    name: "wasm-opt",
    version: "132",
    programs: &["wasm-opt"],
    bin: "node_modules/.bin",
    how: "fetching binaryen with npm, about a minute; once per machine",
    source: Source::Npm("binaryen"),
};

const GECKODRIVER: Tool = Tool {
    name: "geckodriver",
    version: "0.37.1",
    programs: &["geckodriver"],
    bin: "bin",
    how: "building it from source, about 2 minutes on two cores; once per machine",
    source: Source::Cargo("geckodriver"),
};

/// What looks for barriers on the pages in the tests. A library and no program;
/// nothing of it is in the build.
const AXE: (&str, &str) = ("axe-core", "4.14.1");

/// The tools that were asked for so far.
#[derive(Debug)]
pub struct Toolbox {
    home: PathBuf,
    front: Vec<PathBuf>,
}

impl Toolbox {
    /// A toolbox with nothing in it yet.
    pub fn new() -> Result<Self> {
        let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        let home = home(variable).context(
            "no folder for tools: set ZEITNOT_TOOLS to one (neither a cache folder nor a home folder is known)",
        )?;
        // Children run in other folders than we do.
        Ok(Self {
            home: std::path::absolute(home)?,
            front: Vec::new(),
        })
    }

    /// What every build of the page needs.
    pub fn for_debug_build(&mut self) -> Result<()> {
        self.ensure(&WASM_BINDGEN)?;
        self.ensure(&TRUNK)
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
            .context("geckodriver was installed but is not where it should be")
    }

    /// The script of axe-core, for the product tests.
    pub fn axe(&self) -> Result<PathBuf> {
        let (name, version) = AXE;
        let folder = self.home.join(format!("{name}-{version}"));
        let package = folder.join("node_modules").join(name);
        let script = package.join("axe.min.js");
        let is_there = || {
            // npm writes it last.
            let lock = std::fs::read_to_string(folder.join("package-lock.json"));
            script.is_file() && lock.is_ok_and(|lock| lock.contains(version))
        };
        if !is_there() {
            step::say(&format!(
                "{name} {version} is not here: fetching it with npm, a few seconds; once per machine"
            ));
            npm_install(name, version, &folder)?;
        }
        if !is_there() {
            bail!(
                "{name} was installed into {} but {} is not there",
                folder.display(),
                script.display()
            );
        }
        Ok(script)
    }

    /// A program as our children find it.
    pub fn find(&self, program: &str) -> Option<PathBuf> {
        self.front
            .iter()
            .find_map(|folder| system::in_folder(folder, program))
            .or_else(|| system::in_path(program))
    }

    /// A cargo command in the project's folder that finds the tools.
    pub fn cargo(&self) -> Command {
        self.command(cargo().as_ref())
    }

    /// A Trunk command that cannot download: the tools are all there.
    pub fn trunk(&self) -> Command {
        let ours = self
            .front
            .iter()
            .find_map(|folder| system::in_folder(folder, "trunk"));
        let mut command = self.command(&ours.unwrap_or_else(|| "trunk".into()));
        command.env("TRUNK_SKIP_VERSION_CHECK", "true");
        // Trunk 0.21 stops at NO_COLOR=1, which is how everyone writes it.
        if std::env::var_os("NO_COLOR").is_some() {
            command.env_remove("NO_COLOR").env("TRUNK_COLOR", "never");
        }
        command
    }

    pub fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(project::root());
        if !self.front.is_empty() {
            command.env("PATH", self.path());
        }
        command
    }

    fn path(&self) -> OsString {
        let own = std::env::var_os("PATH").unwrap_or_default();
        let all = self
            .front
            .iter()
            .cloned()
            .chain(std::env::split_paths(&own));
        std::env::join_paths(all).unwrap_or(own)
    }

    fn ensure(&mut self, tool: &Tool) -> Result<()> {
        if tool.is_complete(system::in_path) {
            return Ok(());
        }
        let folder = self.home.join(format!("{}-{}", tool.name, tool.version));
        let bin = folder.join(tool.bin);
        let installed = |program: &str| system::in_folder(&bin, program);
        if !tool.is_complete(installed) {
            tool.install(&folder)?;
            if !tool.is_complete(installed) {
                bail!(
                    "{} was installed into {} but does not run as version {}; remove that folder and try again",
                    tool.name,
                    folder.display(),
                    tool.version
                );
            }
        }
        if !self.front.contains(&bin) {
            self.front.push(bin);
        }
        Ok(())
    }
}

impl Tool {
    /// Whether every program is found and says the right version.
    fn is_complete(&self, find: impl Fn(&str) -> Option<PathBuf>) -> bool {
        self.programs.iter().all(|program| {
            find(program).and_then(|path| version::of(&path)).as_deref() == Some(self.version)
        })
    }

    fn install(&self, folder: &Path) -> Result<()> {
        step::say(&format!(
            "{} {} is not here: {}",
            self.name, self.version, self.how
        ));
        match self.source {
            Source::Cargo(package) => {
                make(folder)?;
                let mut command = Command::new(cargo());
                // By force: what is in the folder, if anything, is not whole.
                command.args(["install", "--locked", "--force", "--root"]);
                command
                    .arg(folder)
                    .arg(format!("{package}@{}", self.version));
                step::run(&mut command)
            }
            Source::Npm(package) => npm_install(package, self.version, folder),
        }
    }
}

fn make(folder: &Path) -> Result<()> {
    std::fs::create_dir_all(folder)
        .with_context(|| format!("could not make the folder {}", folder.display()))
}

fn npm_install(package: &str, version: &str, folder: &Path) -> Result<()> {
    let wanted = format!("{package}@{version}");
    let npm = system::in_path("npm").map_or_else(|| get_npm(&wanted), Ok)?;
    make(folder)?;
    let mut command = Command::new(npm);
    command.args(["install", "--no-audit", "--no-fund", "--prefix"]);
    step::run(command.arg(folder).arg(wanted))
}

/// The cargo that runs us.
pub fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

fn home(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    if let Some(folder) = variable("ZEITNOT_TOOLS") {
        return Some(folder.into());
    }
    let cache = if cfg!(windows) {
        PathBuf::from(variable("LOCALAPPDATA")?)
    } else {
        match variable("XDG_CACHE_HOME") {
            Some(cache) => cache.into(),
            None => PathBuf::from(variable("HOME")?).join(".cache"),
        }
    };
    Some(cache.join("zeitnot").join("tools"))
}

fn get_npm(wanted: &str) -> Result<PathBuf> {
    let system = System::here();
    if system.lets_us_install() {
        step::say("npm is not here: installing Debian's, about a minute; once per machine");
        system::apt_get(&["npm"])?;
        return system::in_path("npm").context("npm was installed but is not in PATH");
    }
    let command = match system {
        System::Debian | System::Ubuntu => "sudo apt-get update && sudo apt-get install -y npm",
        System::Fedora => "sudo dnf install nodejs-npm",
        System::Arch => "sudo pacman -S npm",
        System::MacOs => "brew install node",
        System::Windows => "winget install OpenJS.NodeJS.LTS",
        System::Other => "(with your package manager) install npm",
    };
    bail!(
        "{wanted} is missing, and npm, which would fetch it, is not here either.\n\
         Please run this, then the same command again:\n\n    {command}\n\n\
         (For binaryen any wasm-opt of version {} in PATH will do instead.)",
        WASM_OPT.version
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn home_with(set: &[(&str, &str)]) -> Option<PathBuf> {
        home(|name| {
            set.iter()
                .find(|(key, _)| *key == name)
                .map(|(_, value)| value.into())
        })
    }

    #[test]
    fn the_tools_folder_asked_for_wins() {
        let all = [
            ("HOME", "/h"),
            ("LOCALAPPDATA", "/h"),
            ("ZEITNOT_TOOLS", "/t"),
        ];
        assert_eq!(home_with(&all), Some("/t".into()));
        assert_eq!(home_with(&[]), None);
    }

    #[cfg(not(windows))]
    #[test]
    fn else_the_tools_are_in_the_cache_folder() {
        assert_eq!(
            home_with(&[("HOME", "/h"), ("XDG_CACHE_HOME", "/c")]),
            Some("/c/zeitnot/tools".into())
        );
        assert_eq!(
            home_with(&[("HOME", "/h")]),
            Some("/h/.cache/zeitnot/tools".into())
        );
    }

    #[test]
    fn a_tool_that_does_not_run_is_not_complete() {
        assert!(!TRUNK.is_complete(|_| None));
        assert!(!TRUNK.is_complete(|program| Some(PathBuf::from("/no/such/folder").join(program))));
    }

    /// Trunk checks the versions again, and would download what does not match.
    #[test]
    fn trunk_and_cargo_expect_the_versions_that_we_install() {
        let trunk = include_str!("../../Trunk.toml");
        let cargo = include_str!("../../Cargo.toml");
        for line in [
            format!("trunk-version = \"={}\"", TRUNK.version),
            format!("wasm_bindgen = \"{}\"", WASM_BINDGEN.version),
            format!("wasm_opt = \"version_{}\"", WASM_OPT.version),
        ] {
            assert!(trunk.contains(&line), "Trunk.toml lacks {line}");
        }
        let bindgen = format!("wasm-bindgen = {{ version = \"={}\"", WASM_BINDGEN.version);
        assert!(cargo.contains(&bindgen), "Cargo.toml lacks {bindgen}");
    }
}
