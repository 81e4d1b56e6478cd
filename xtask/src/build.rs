//! `cargo xtask build`: the published files, in `dist/`.

use anyhow::Result;

use crate::command::{run as run_command, run_patiently, say};
use crate::tools::Toolbox;
use crate::{project, rust, sizes};

/// Gets the tools, builds, and prints the sizes.
pub fn run() -> Result<()> {
    build(&prepare()?)?;
    sizes::print(&project::dist())
}

/// Gets what an optimised build needs.
pub fn prepare() -> Result<Toolbox> {
    let mut tools = Toolbox::new()?;
    rust::ensure_target()?;
    tools.for_release_build()?;
    Ok(tools)
}

/// Builds `dist/`; the tools must be installed.
pub fn build(tools: &Toolbox) -> Result<()> {
    say("building the optimised app, the first time one to three minutes on two cores");
    // Trunk runs offline, and so does its cargo: the crates have to be fetched before.
    run_patiently(tools.cargo("fetch --target").arg(rust::WASM))?;
    let mut trunk = tools.trunk();
    rust::hide_folders(&mut trunk)?;
    run_command(trunk.args(["build", "--release", "--offline"]))
}
