//! `cargo xtask test`: every check, in the order in which they are cheap.
//!
//! A check that fails keeps no other from being made, unless that one needs what
//! it makes: who changes much sees all of it at once.

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

use crate::browser::Browser;
use crate::firefox::Firefox;
use crate::skip::Skip;
use crate::stages::{self, Stage};
use crate::step::{self, run as check, run_counted};
use crate::tools::Toolbox;
use crate::webkit::WebKit;
use crate::{bundle, format, project, rust};

/// What the stages work with.
struct Workbench {
    tools: Toolbox,
    /// What looks for barriers on the pages; none for the quick run.
    axe: Option<PathBuf>,
    /// None for the quick run, which has no stage that asks for it.
    browser: Option<Browser>,
    /// Likewise; else why it is left out.
    firefox: Option<Result<Firefox, Skip>>,
    webkit: Option<Result<WebKit, Skip>>,
}

const QUICK: &[Stage<Workbench>] = &[
    Stage {
        name: "format",
        note: "",
        counts: false,
        needs: None,
        work: |bench, _| format::check(&mut bench.tools.cargo()),
    },
    Stage {
        name: "lints, host",
        note: ": the first time it compiles everything, one to three minutes on two cores",
        counts: false,
        needs: None,
        work: |bench, _| {
            let mut clippy = bench.cargo("clippy");
            clippy.args(["--workspace", "--all-targets"]);
            clippy.args(["--features", "zeitnot/solver"]);
            check(clippy.args(["--", "-D", "warnings"]))
        },
    },
    Stage {
        name: "lints, wasm32",
        note: ": the first time it compiles everything again, for the browser",
        counts: false,
        needs: None,
        // Not --all-targets: the native tests and benchmarks use what a browser
        // does not have.
        work: |bench, _| {
            let mut clippy = bench.cargo("clippy");
            clippy.args(["--package", "zeitnot", "--target", rust::WASM]);
            clippy.args(["--lib", "--bins", "--test", "web"]);
            check(clippy.args(["--", "-D", "warnings"]))?;
            let mut worker = bench.cargo("clippy");
            worker.args(["--package", "zeitnot", "--target", rust::WASM]);
            worker.args(["--no-default-features", "--features", "worker"]);
            check(worker.args(["--bin", "solver", "--", "-D", "warnings"]))
        },
    },
    Stage {
        name: "docs",
        note: "",
        counts: false,
        needs: None,
        work: |bench, _| {
            let mut doc = bench.cargo("doc");
            doc.args(["--no-deps", "--workspace", "--features", "zeitnot/solver"]);
            check(doc.env("RUSTDOCFLAGS", "-D warnings"))
        },
    },
    Stage {
        name: "rules, native",
        note: " (and the examples in the docs)",
        counts: true,
        needs: None,
        work: |bench, tally| {
            let mut test = bench.cargo("test");
            test.args([
                "--package",
                "zeitnot",
                "--no-default-features",
                "--features",
                "solver",
                "--no-fail-fast",
            ]);
            run_counted(&mut test, tally)
        },
    },
    Stage {
        // What the browser's rooms work out without one.
        name: "page, native",
        note: ": the first time it compiles the page for this machine, about a minute on two cores",
        counts: true,
        needs: None,
        work: |bench, tally| {
            let mut test = bench.cargo("test");
            test.args(["--package", "zeitnot", "--lib", "--", "platform::", "ui::"]);
            run_counted(&mut test, tally)
        },
    },
    Stage {
        // They measure only under `cargo bench`, and else do everything once.
        name: "benchmarks, short",
        note: "",
        counts: false,
        needs: None,
        work: |bench, _| {
            let mut test = bench.cargo("test");
            test.args(["--package", "zeitnot", "--no-default-features"]);
            check(test.args(["--features", "solver", "--benches"]))
        },
    },
    Stage {
        name: "xtask",
        note: "",
        counts: true,
        needs: None,
        work: |bench, tally| run_counted(bench.cargo("test").args(["--package", "xtask"]), tally),
    },
];

/// What makes the app that others drive.
const BUILD: &str = "release build";

const BROWSER: &[Stage<Workbench>] = &[
    Stage {
        name: "wasm, Chromium",
        note: ": the first time it compiles the tests for the browser, about two minutes on two cores",
        counts: true,
        needs: None,
        work: |bench, tally| {
            let mut test = bench.cargo("test");
            test.args([
                "--package",
                "zeitnot",
                "--target",
                rust::WASM,
                "--test",
                "web",
            ]);
            bench.browser()?.tell_wasm_bindgen(&mut test)?;
            run_counted(&mut test, tally)
        },
    },
    Stage {
        name: BUILD,
        note: " into dist/, the first time one to three minutes on two cores",
        counts: false,
        needs: None,
        work: |bench, _| bundle::build(&bench.tools),
    },
    Stage {
        name: "product, Chromium",
        note: ": the built app, driven as a person would",
        counts: true,
        needs: Some(BUILD),
        work: |bench, tally| {
            let mut test = bench.product();
            bench.browser()?.tell(&mut test);
            // By their ends the tests name the browser that they need.
            test.args(["--", "--skip", "::firefox", "--skip", "::webkit"]);
            run_counted(&mut test, tally)
        },
    },
    Stage {
        name: "programs, short",
        note: ": what makes figures and pictures in a browser, each once and quickly",
        counts: false,
        needs: Some(BUILD),
        work: |bench, _| {
            let pictures = project::scratch().join("pictures");
            let pictures = pictures.to_string_lossy();
            for (program, words) in [
                ("bench", &["--short"][..]),
                ("board_bench", &["--short"]),
                ("app_pictures", &["--short"]),
                ("shots", &["--short", &*pictures]),
                ("kills", &["1", "chromium"]),
            ] {
                let mut run = bench.cargo("run");
                run.args(["--package", "zeitnot-webdriver", "--bin", program, "--"]);
                bench.browser()?.tell(&mut run);
                check(run.args(words))?;
            }
            Ok(())
        },
    },
    Stage {
        name: "product, Firefox",
        note: ": what is tested in every browser",
        counts: true,
        needs: Some(BUILD),
        work: |bench, tally| {
            let mut test = bench.product();
            here(&bench.firefox)?.tell(&mut test);
            run_counted(test.args(["--", "::firefox"]), tally)
        },
    },
    Stage {
        name: "product, WebKit",
        note: ": what is tested in every browser",
        counts: true,
        needs: Some(BUILD),
        work: |bench, tally| {
            let mut test = bench.product();
            here(&bench.webkit)?.tell(&mut test);
            run_counted(test.args(["--", "::webkit"]), tally)
        },
    },
];

impl Workbench {
    fn prepare(quick: bool) -> Result<Self> {
        rust::ensure_checkers()?;
        rust::ensure_target()?;
        if quick {
            return Ok(Self {
                tools: Toolbox::new()?,
                axe: None,
                browser: None,
                firefox: None,
                webkit: None,
            });
        }
        // First what may have to be left to the person.
        let browser = Some(Browser::ensure()?);
        let firefox = Skip::or(Firefox::browser())?;
        let webkit = Some(Skip::or(WebKit::ensure())?);
        let mut tools = bundle::prepare()?;
        let firefox = match firefox {
            Ok(firefox) => Ok(Firefox::with_driver(firefox, &mut tools)?),
            Err(skip) => Err(skip),
        };
        let axe = Some(tools.axe()?);
        Ok(Self {
            tools,
            axe,
            browser,
            firefox: Some(firefox),
            webkit,
        })
    }

    fn cargo(&self, command: &str) -> Command {
        let mut cargo = self.tools.cargo();
        cargo.arg(command);
        cargo
    }

    /// The tests that drive the whole product.
    fn product(&self) -> Command {
        let mut test = self.cargo("test");
        test.args(["--package", "zeitnot-webdriver", "--no-fail-fast"]);
        if let Some(axe) = &self.axe {
            test.env("ZEITNOT_AXE", axe);
        }
        test
    }

    fn browser(&self) -> Result<&Browser> {
        self.browser.as_ref().context("no browser was prepared")
    }
}

/// A browser that there is where it can be had.
fn here<T>(browser: &Option<Result<T, Skip>>) -> Result<&T> {
    match browser {
        Some(Ok(browser)) => Ok(browser),
        Some(Err(skip)) => Err(skip.clone().into()),
        None => bail!("no browser was prepared"),
    }
}

/// Does every check, and says how it went: the last line that is printed is the
/// total, so a failure is told by the exit code alone.
pub fn run(quick: bool) -> Result<ExitCode> {
    let bench = Workbench::prepare(quick)?;
    let stages = QUICK.iter().chain(if quick { &[] } else { BROWSER });
    let played = stages::play(stages, &bench);
    step::say("what ran");
    println!("{}", played.summary);
    Ok(played.code())
}
