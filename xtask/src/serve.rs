//! `cargo xtask serve`: the app on this machine, rebuilt when a file changes.

use std::net::{Ipv4Addr, TcpListener};

use anyhow::{Context, Result, bail};

use crate::args::ServeOptions;
use crate::tools::Toolbox;
use crate::{rust, step};

/// What Trunk serves from: apart from `dist/`, which is always what is published.
const FOLDER: &str = "target/xtask/serve";

const FIRST_PORT: u16 = 8080;

/// Serves until it is interrupted.
pub fn run(options: &ServeOptions) -> Result<()> {
    let port = port(options.port)?;
    rust::ensure_target()?;
    let mut tools = Toolbox::new()?;
    if options.release {
        tools.for_release_build()?;
    } else {
        tools.for_debug_build()?;
    }

    let address = format!("http://127.0.0.1:{port}/");
    step::say(&format!(
        "building, then serving at {address} (the first build takes one to three minutes on two cores); Ctrl-C ends it"
    ));
    let mut trunk = tools.trunk();
    trunk.args(["serve", "--dist", FOLDER, "--port", &port.to_string()]);
    if options.release {
        trunk.arg("--release");
    }
    if options.open {
        trunk.arg("--open");
    }
    step::hand_over(&mut trunk)
}

/// A port that can be listened at. Trunk would build for minutes before it says
/// that it cannot.
fn port(asked: Option<u16>) -> Result<u16> {
    match asked {
        Some(port) if is_free(port) => Ok(port),
        Some(port) => bail!("port {port} is in use; choose another: cargo xtask serve --port N"),
        None => (FIRST_PORT..FIRST_PORT + 20)
            .find(|&port| is_free(port))
            .context("no port from 8080 to 8099 is free; choose one: cargo xtask serve --port N"),
    }
}

fn is_free(port: u16) -> bool {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_in_use_is_refused_by_its_number() -> std::io::Result<()> {
        let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let number = taken.local_addr()?.port();
        let error = port(Some(number)).expect_err("the port is taken");
        assert!(error.to_string().contains(&number.to_string()));
        Ok(())
    }
}
