//! `cargo xtask bench`: figures, to be compared and never to be passed or failed.

use anyhow::Result;

use crate::browser::Browser;
use crate::{bundle, project, sizes, step};

/// Measures the rules, the download and the app in a browser.
pub fn run(names: &[String]) -> Result<()> {
    let browser = Browser::ensure()?;
    let tools = bundle::prepare()?;

    step::say("building the optimised app, the first time one to three minutes on two cores");
    bundle::build(&tools)?;

    step::say("speed of the rules");
    let mut rules = tools.cargo();
    rules.args([
        "bench",
        "--package",
        "zeitnot",
        "--no-default-features",
        "--features",
        "solver",
        "--",
    ]);
    step::run(rules.args(names))?;

    sizes::print(&project::dist())?;

    step::say("the app in a browser");
    let mut page = tools.cargo();
    page.args([
        "run",
        "--release",
        "--package",
        "zeitnot-webdriver",
        "--bin",
        "bench",
        "--",
    ]);
    browser.tell(&mut page);
    step::run(page.args(names))?;

    step::say("the board beside chessground, which npm fetches: five minutes");
    let mut board = tools.cargo();
    board.args([
        "run",
        "--release",
        "--package",
        "zeitnot-webdriver",
        "--bin",
        "board_bench",
    ]);
    browser.tell(&mut board);
    step::run(&mut board)
}
