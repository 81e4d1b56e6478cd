//! `cargo xtask test`: every check, the cheapest first.
//!
//! A failing check does not stop the others, unless they need its result: so one run shows all
//! problems.

use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::browsers::{self, Browser};
use crate::command::{run as run_command, say};
use crate::summary::{Outcome, Summary};
use crate::system::Skip;
use crate::tally::{Tally, count};
use crate::tools::Toolbox;
use crate::{build, project, rust};

/// One check: its name in the summary, why it may take long (or nothing), and its work.
type Stage = (&'static str, &'static str, fn(&Workbench) -> Result<Tally>);

/// What the stages share.
struct Workbench {
    tools: Toolbox,
    /// Needed only by the stages after [`BUILD`] and by the one before it.
    browsers: Option<Browsers>,
}

struct Browsers {
    chromium: Browser,
    /// The browser, or why it is left out.
    firefox: Result<Browser, Skip>,
    webkit: Result<Browser, Skip>,
    /// The accessibility checker axe-core.
    axe: PathBuf,
}

const QUICK: &[Stage] = &[
    ("format", "", |bench| {
        run_command(&mut bench.tools.cargo("fmt --all --check"))?;
        texts_are_in_form()
    }),
    (
        "lints, host",
        ": the first time it compiles everything, one to three minutes on two cores",
        |bench| {
            bench.check("clippy --workspace --all-targets --features zeitnot/solver -- -D warnings")
        },
    ),
    (
        "lints, wasm32",
        ": the first time it compiles everything again, for the browser",
        |bench| {
            // Not --all-targets: the native tests and benchmarks use features that a browser lacks.
            let wasm = format!("clippy --package zeitnot --target {}", rust::WASM);
            bench.check(&format!("{wasm} --lib --bins --test web -- -D warnings"))?;
            let worker = "--no-default-features --features worker --bin solver";
            bench.check(&format!("{wasm} {worker} -- -D warnings"))
        },
    ),
    ("docs", "", |bench| {
        let mut doc = bench
            .tools
            .cargo("doc --no-deps --document-private-items --workspace --features zeitnot/solver");
        checked(doc.env("RUSTDOCFLAGS", "-D warnings"))
    }),
    (
        "rules, native",
        " (and the examples in the docs)",
        |bench| {
            let rules = "--package zeitnot --no-default-features --features solver";
            count(&mut bench.tools.cargo(&format!("test {rules} --no-fail-fast")))
        },
    ),
    (
        // The parts of the browser modules that run without a browser.
        "page, native",
        ": the first time it compiles the page for this machine, about a minute on two cores",
        |bench| {
            count(
                &mut bench
                    .tools
                    .cargo("test --package zeitnot --lib -- platform:: ui::"),
            )
        },
    ),
    // Without `cargo bench` they do not measure, but run everything once.
    ("benchmarks, short", "", |bench| {
        let rules = "--package zeitnot --no-default-features --features solver";
        bench.check(&format!("test {rules} --benches"))
    }),
    ("xtask", "", |bench| {
        count(&mut bench.tools.cargo("test --package xtask"))
    }),
];

const WASM: Stage = (
    "wasm, Chromium",
    ": the first time it compiles the tests for the browser, about two minutes on two cores",
    |bench| {
        let test = format!("test --package zeitnot --target {} --test web", rust::WASM);
        let mut test = bench.tools.cargo(&test);
        bench.browsers()?.chromium.tell_wasm_bindgen(&mut test)?;
        count(&mut test)
    },
);

/// Builds the app for the stages that drive it.
const BUILD: Stage = (
    "release build",
    " into dist/, the first time one to three minutes on two cores",
    |bench| build::build(&bench.tools).map(|()| Tally::default()),
);

/// The stages that drive the app.
const PRODUCT: &[Stage] = &[
    (
        "product, Chromium",
        ": the built app, driven as a person would",
        // The suffixes of the test names say which browser they need.
        |bench| {
            bench.product(
                Ok(&bench.browsers()?.chromium),
                "--skip ::firefox --skip ::webkit",
            )
        },
    ),
    (
        "programs, short",
        ": what makes figures and pictures in a browser, each once and quickly",
        |bench| {
            let pictures = project::scratch().join("pictures");
            for (program, words) in [
                ("bench", &["--short"][..]),
                ("board_bench", &["--short"]),
                ("app_pictures", &["--short"]),
                ("shots", &["--short", &pictures.to_string_lossy()]),
            ] {
                let mut run = bench.tools.cargo("run --package zeitnot-webdriver --bin");
                bench.browsers()?.chromium.tell(&mut run);
                run_command(run.args([program, "--"]).args(words))?;
            }
            Ok(Tally::default())
        },
    ),
    (
        "product, Firefox",
        ": what is tested in every browser",
        |bench| bench.product(bench.browsers()?.firefox.as_ref(), "::firefox"),
    ),
    (
        "product, WebKit",
        ": what is tested in every browser",
        |bench| bench.product(bench.browsers()?.webkit.as_ref(), "::webkit"),
    ),
];

impl Workbench {
    fn prepare(quick: bool) -> Result<Self> {
        rust::ensure_checkers()?;
        rust::ensure_target()?;
        if quick {
            let (tools, browsers) = (Toolbox::new()?, None);
            return Ok(Self { tools, browsers });
        }
        // First what the user may have to install.
        let chromium = browsers::chromium()?;
        let firefox = Skip::or(browsers::firefox())?;
        let webkit = Skip::or(browsers::webkit())?;
        let mut tools = build::prepare()?;
        let firefox = firefox.map(|firefox| browsers::with_driver(firefox, &mut tools));
        let firefox = firefox.map_or_else(|skip| Ok(Err(skip)), |found| found.map(Ok))?;
        let axe = tools.axe()?;
        let browsers = Some(Browsers {
            chromium,
            firefox,
            webkit,
            axe,
        });
        Ok(Self { tools, browsers })
    }

    fn browsers(&self) -> Result<&Browsers> {
        self.browsers.as_ref().context("no browser was prepared")
    }

    fn check(&self, cargo: &str) -> Result<Tally> {
        checked(&mut self.tools.cargo(cargo))
    }

    /// Runs the tests that drive the whole product in a browser.
    fn product(&self, browser: Result<&Browser, &Skip>, which: &str) -> Result<Tally> {
        let mut test = self
            .tools
            .cargo("test --package zeitnot-webdriver --no-fail-fast --");
        browser.map_err(Skip::clone)?.tell(&mut test);
        test.args(which.split(' '))
            .env("ZEITNOT_AXE", &self.browsers()?.axe);
        count(&mut test)
    }
}

fn checked(command: &mut Command) -> Result<Tally> {
    run_command(command).map(|()| Tally::default())
}

/// `cargo fmt` only follows the `mod`s in the source, but those of the languages are generated by
/// the build script.
fn texts_are_in_form() -> Result<Tally> {
    let folder = project::root().join("src/ui/text");
    let texts = project::files(&folder)?.into_iter();
    let texts = texts.filter(|name| name.ends_with(".rs"));
    checked(
        Command::new("rustfmt")
            .args(["--edition", "2024", "--check"])
            .current_dir(&folder)
            .args(texts),
    )
}

/// Runs every check and prints the summary, with the total in the last line. Returns whether
/// everything succeeded.
pub fn run(quick: bool) -> Result<bool> {
    let bench = Workbench::prepare(quick)?;
    let mut summary = Summary::default();
    play(QUICK, &bench, &mut summary);
    if !quick {
        play(&[WASM], &bench, &mut summary);
        if play(&[BUILD], &bench, &mut summary) {
            play(PRODUCT, &bench, &mut summary);
        } else {
            for (name, ..) in PRODUCT {
                let why = format!("it needs what `{}` makes", BUILD.0);
                summary.add(name, Outcome::LeftOut(why, true));
            }
        }
    }
    say("what ran");
    println!("{summary}");
    Ok(summary.is_well())
}

/// Runs stages in order, whatever becomes of earlier ones. Returns whether all succeeded.
fn play(stages: &[Stage], bench: &Workbench, summary: &mut Summary) -> bool {
    let mut is_well = true;
    for (name, note, work) in stages {
        say(&format!("{name}{note}"));
        let start = Instant::now();
        let outcome = match Skip::or(work(bench)) {
            Ok(Ok(tally)) => Outcome::Done(tally, start.elapsed()),
            Ok(Err(Skip(why))) => Outcome::LeftOut(why, false),
            Err(error) => {
                eprintln!("\n{name}: {error:#}");
                Outcome::Done(Tally::FAILED, start.elapsed())
            }
        };
        is_well &= !matches!(outcome, Outcome::Done(Tally { failed: 1.., .. }, _));
        summary.add(name, outcome);
    }
    is_well
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stage_that_fails_keeps_no_later_one_from_running() {
        let bench = Workbench {
            tools: Toolbox::new().expect("a cache folder"),
            browsers: None,
        };
        let mut summary = Summary::default();
        let stages: [Stage; 3] = [
            ("lints", "", |_| bail!("it broke")),
            ("WebKit", "", |_| bail!(Skip("there is none".to_owned()))),
            ("rules", "", |_| {
                Ok(Tally {
                    passed: 2,
                    failed: 0,
                })
            }),
        ];
        assert!(!play(&stages, &bench, &mut summary));
        let text = summary.to_string();
        assert!(
            text.contains("\nlints   FAILED ") && text.contains("\nWebKit  skipped "),
            "{text}"
        );
        assert!(
            text.contains("\nrules   ok ") && text.ends_with("\n2 passed, 1 failed"),
            "{text}"
        );
        assert!(play(&stages[1..], &bench, &mut summary));
    }
}
