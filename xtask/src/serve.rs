//! `cargo xtask serve`: the app on this machine, rebuilt when a file changes.

use std::net::{Ipv4Addr, TcpListener};

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::command::{hand_over, run_patiently, say};
use crate::rust;
use crate::tools::Toolbox;

/// The folder that Trunk serves: not `dist/`, which always has the published files.
const FOLDER: &str = "target/xtask/serve";

/// How to serve.
#[derive(Debug, Args)]
pub struct Options {
    /// The optimised build, as it is published
    #[arg(long)]
    release: bool,
    /// Listen there (without it: the first free port from 8080)
    #[arg(long)]
    port: Option<u16>,
    /// Open it in the browser
    #[arg(long)]
    open: bool,
}

/// Serves until it is interrupted.
pub fn run(options: &Options) -> Result<()> {
    let port = port(options.port)?.to_string();
    rust::ensure_target()?;
    let mut tools = Toolbox::new()?;
    if options.release {
        tools.for_release_build()?;
    } else {
        tools.for_debug_build()?;
    }
    say(&format!(
        "building, then serving at http://127.0.0.1:{port}/ (the first build takes one to three \
         minutes on two cores); Ctrl-C ends it"
    ));
    let mut trunk = tools.trunk();
    trunk.args(["serve", "--dist", FOLDER, "--port", &port]);
    if options.release {
        // The programs are those of `cargo xtask build`, which need not be compiled again.
        run_patiently(tools.cargo("fetch --target").arg(rust::WASM))?;
        rust::hide_folders(&mut trunk)?;
        trunk.arg("--release");
    }
    trunk.args(options.open.then_some("--open"));
    hand_over(&mut trunk)
}

/// A free port. Trunk would build for minutes before it reports that a port is in use.
fn port(asked: Option<u16>) -> Result<u16> {
    let is_free = |port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok();
    match asked {
        Some(port) if is_free(&port) => Ok(port),
        Some(port) => bail!("port {port} is in use; choose another: cargo xtask serve --port N"),
        None => (8080..8100)
            .find(is_free)
            .context("no port from 8080 to 8099 is free; choose one: cargo xtask serve --port N"),
    }
}
