//! `cargo xtask bench kills`: browsers killed in the middle of games. Passed when
//! nothing is lost that the app had said to be kept.

use anyhow::Result;

use crate::args::{KillOptions, Victim};
use crate::browser::Browser;
use crate::firefox::Firefox;
use crate::skip::Skip;
use crate::{bundle, step};

/// Builds the app, and kills what it is played in.
pub fn run(options: &KillOptions) -> Result<()> {
    let asked = |victim| options.browser.is_none_or(|only| only == victim);
    // First what may have to be left to the person.
    let chromium = asked(Victim::Chromium).then(Browser::ensure).transpose()?;
    let found = asked(Victim::Firefox).then(Firefox::browser).transpose();
    let found = match Skip::or(found)? {
        Ok(found) => found,
        // Who asks for Firefox alone gets the reason, and no table without a line.
        Err(skip) if chromium.is_none() => return Err(skip.into()),
        Err(skip) => {
            println!("    without Firefox: {skip}");
            None
        }
    };
    let mut tools = bundle::prepare()?;
    let firefox = found.map(|found| Firefox::with_driver(found, &mut tools));
    let firefox = firefox.transpose()?;

    step::say("building the optimised app, the first time one to three minutes on two cores");
    bundle::build(&tools)?;

    step::say("killing browsers: some five seconds for each kill, two browsers at once");
    let mut kills = tools.cargo();
    // Not with `--release`: there a panic ends the program, and that a browser is
    // gone comes to it as one.
    kills.args([
        "run",
        "--package",
        "zeitnot-webdriver",
        "--bin",
        "kills",
        "--",
    ]);
    kills.arg(options.kills.to_string());
    if let Some(chromium) = &chromium {
        chromium.tell(&mut kills);
    }
    if let Some(firefox) = &firefox {
        firefox.tell(&mut kills);
    }
    kills.arg(match (&chromium, &firefox) {
        (Some(_), Some(_)) => "both",
        (_, None) => "chromium",
        (None, _) => "firefox",
    });
    kills.args(options.seed.map(|seed| seed.to_string()));
    step::run(&mut kills)
}
