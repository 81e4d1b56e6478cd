//! `cargo xtask build`: what is published, in `dist/`.

use anyhow::Result;

use crate::tools::Toolbox;
use crate::{project, rust, sizes, step};

/// Gets the tools, builds, and prints the sizes.
pub fn run() -> Result<()> {
    let tools = prepare()?;
    step::say("building the optimised app, the first time one to three minutes on two cores");
    build(&tools)?;
    sizes::print(&project::dist())
}

/// Gets what an optimised build needs.
pub fn prepare() -> Result<Toolbox> {
    let mut tools = Toolbox::new()?;
    rust::ensure_target()?;
    tools.for_release_build()?;
    Ok(tools)
}

/// Builds `dist/`, with tools that are there.
pub fn build(tools: &Toolbox) -> Result<()> {
    // Trunk is told to stay offline, and tells cargo the same: the crates have
    // to be here before.
    step::run(tools.cargo().args(["fetch", "--target", rust::WASM]))?;
    step::run(tools.trunk().args(["build", "--release", "--offline"]))
}
