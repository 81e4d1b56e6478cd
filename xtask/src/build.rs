//! `cargo xtask build`: the published files, in `dist/`.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::command::{run as run_command, run_patiently, say, show};
use crate::tools::Toolbox;
use crate::{project, rust, sizes};

/// Gets the tools, builds, and prints the sizes.
pub fn run() -> Result<()> {
    build(&prepare()?)?;
    sizes::print(&project::dist())
}

/// Gets what an optimised build needs.
pub fn prepare() -> Result<Toolbox> {
    rust::ensure_target()?;
    let mut tools = Toolbox::new()?;
    tools.for_release_build()?;
    Ok(tools)
}

/// Builds `dist/`; the tools must be installed.
pub fn build(tools: &Toolbox) -> Result<()> {
    say("building the optimised app, the first time one to three minutes on two cores");
    run_command(&mut trunk(tools)?)
}

/// The command that builds `dist/`.
fn trunk(tools: &Toolbox) -> Result<Command> {
    // Trunk runs offline, and so does its cargo: the crates have to be fetched before.
    run_patiently(tools.cargo("fetch --target").arg(rust::WASM))?;
    let mut trunk = tools.trunk();
    rust::hide_folders(&mut trunk)?;
    trunk.args(["build", "--release", "--offline"]);
    Ok(trunk)
}

/// A build that runs during something else, until it is dropped. It compiles the whole app as one
/// unit most of the time, and leaves the other cores idle.
#[derive(Debug)]
pub struct Building {
    trunk: Child,
    /// The file with its output.
    log: PathBuf,
}

impl Building {
    /// Begins; the tools must be installed.
    pub fn start(tools: &Toolbox) -> Result<Self> {
        say("building the optimised app during the first checks");
        let mut trunk = trunk(tools)?;
        let log = project::scratch().join("build.log");
        fs::create_dir_all(project::scratch())?;
        let file = File::create(&log)?;
        show(&trunk);
        trunk.stdin(Stdio::null()).stdout(file.try_clone()?);
        let trunk = trunk
            .stderr(file)
            .spawn()
            .context("could not start trunk")?;
        Ok(Self { trunk, log })
    }

    /// Waits for its end, and prints its output.
    pub fn finish(mut self) -> Result<()> {
        let status = self.trunk.wait()?;
        print!("{}", fs::read_to_string(&self.log)?);
        ensure!(status.success(), "trunk failed ({status})");
        Ok(())
    }
}

impl Drop for Building {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.trunk.kill();
        let _ = self.trunk.wait();
    }
}
