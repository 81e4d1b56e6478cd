//! `cargo xtask test`: every check, the cheapest first.
//!
//! The build of the app runs beside the first checks. A failing check does not stop the others,
//! unless they need its result: so one run shows all problems. At its end it prints each failure,
//! and leaves a table of all tests.

use std::fs;
use std::panic::resume_unwind;
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use clap::Args;
use serde_json::Value;

use crate::again::{again, limit_unstable};
use crate::browsers::{self, Browser};
use crate::build::Building;
use crate::changed::Part;
use crate::command::{run as run_command, say};
use crate::compile::FRAMES;
use crate::report::{self, Tree};
use crate::summary::{Outcome, Summary};
use crate::system::Skip;
use crate::tally::{End, Tally, Test, count};
use crate::tools::Toolbox;
use crate::{build, disk, limit, project, rust};

/// One check: its name in the summary, why it may take long (or nothing), and its work.
type Stage = (&'static str, &'static str, fn(&Workbench) -> Result<Tally>);

/// The tests to run.
#[derive(Debug, Default, Args)]
pub struct Options {
    /// Stop before what needs a browser or an optimised build
    #[arg(long)]
    quick: bool,
    /// Only the stage of this name, or the tests whose names contain this
    #[arg(long, value_name = "NAME", conflicts_with = "quick")]
    only: Option<String>,
    /// Limit the tests of the built app, in Chromium, to those that look at what this checkout
    /// changes against main
    #[arg(long, conflicts_with_all = ["quick", "only"])]
    changed: bool,
}

/// The files that a run leaves in [`project::scratch`], and those of tests in a browser: the seconds
/// that each took, and pictures and consoles of pages in which one failed.
const TESTS: &str = "tests.json";
const TIMES: &str = "times";
const FAILURES: &str = "failures";

/// The report on a stage that took longer than [`limit::STAGE`].
const LATE: &str = "it was stopped after 40 minutes; its last output is above";

/// The things that the stages share.
struct Workbench {
    tools: Toolbox,
    plan: Plan,
    /// Needed only by the stages after [`BUILD`] and by the one before it.
    browsers: Option<Browsers>,
    /// The build that [`BUILD`] waits for, if it runs already.
    building: Mutex<Option<Building>>,
}

struct Browsers {
    chromium: Browser,
    /// The browser, or why it is left out.
    firefox: Result<Browser, Skip>,
    webkit: Result<Browser, Skip>,
}

/// The packages that only a browser runs: the app, and the solver of its worker.
const APP: [&str; 2] = ["zeitnot", "zeitnot-solver"];

const QUICK: &[Stage] = &[
    ("format", "", |bench| bench.check("fmt --all --check")),
    (
        "lints, host",
        ": the first time it compiles everything, one to three minutes on two cores",
        |bench| {
            bench.check(&format!(
                "clippy {} --all-targets -- -D warnings",
                on_host()
            ))
        },
    ),
    (
        "lints, wasm32",
        ": the first time it compiles everything again, for the browser",
        |bench| {
            bench.check(&format!(
                "clippy {} --all-targets -- -D warnings",
                in_browser()
            ))?;
            // A program that is built without Leptos has less of the library.
            for (name, _) in FRAMES.iter().filter(|(_, has_leptos)| !has_leptos) {
                bench.check(&format!(
                    "clippy --package zeitnot --target {} --no-default-features --lib --bin {name} \
                     -- -D warnings",
                    rust::WASM
                ))?;
            }
            Ok(Tally::default())
        },
    ),
    ("docs", "", |bench| {
        for packages in [in_browser(), on_host()] {
            let doc = format!("doc --no-deps --document-private-items {packages}");
            checked(bench.tools.cargo(&doc).env("RUSTDOCFLAGS", "-D warnings"))?;
        }
        Ok(Tally::default())
    }),
    (
        "rules, native",
        " (and the examples in the docs)",
        |bench| {
            let test = "test --package zeitnot-core --no-fail-fast --";
            bench.count(bench.tools.cargo(test))
        },
    ),
    // Without `cargo bench` they do not measure, but run everything once.
    ("benchmarks, short", "", |bench| {
        bench.check("test --package zeitnot-core --benches")
    }),
    // Each package by itself: cargo would compile what xtask needs again for both, as they use it
    // with other features than `cargo xtask` alone.
    ("xtask", "", |bench| {
        bench.count(bench.tools.cargo("test --package xtask --"))
    }),
    ("texts", "", |bench| {
        bench.count(bench.tools.cargo("test --package zeitnot-texts --"))
    }),
    ("programs, native", "", |bench| {
        bench.count(bench.tools.cargo("test --package zeitnot-bench --"))
    }),
];

const WASM: Stage = (
    "wasm, Chromium",
    ": the first time it compiles the tests for the browser, about two minutes on two cores",
    |bench| {
        let test = format!(
            "test --package zeitnot --target {} --test web --",
            rust::WASM
        );
        let mut test = bench.tools.cargo(&test);
        bench.browsers()?.chromium.tell_wasm_bindgen(&mut test)?;
        bench.count(test)
    },
);

/// Builds the app for the stages that drive it.
const BUILD: Stage = (
    "release build",
    " into dist/, the first time one to three minutes on two cores",
    |bench| {
        let building = bench.building.lock();
        match building.unwrap_or_else(PoisonError::into_inner).take() {
            Some(building) => building.finish()?,
            None => build::build(&bench.tools)?,
        }
        Ok(Tally::default())
    },
);

/// The stages that drive the app.
const PRODUCT: &[Stage] = &[
    (
        "product, Chromium",
        ": the built app, used as a person would",
        // The suffixes of the test names say which browser they need. These tests wait a fifth of
        // their time, so there is one more at a time than there are cores.
        |bench| {
            let threads = thread::available_parallelism()?.get() + 1;
            let which = format!("--skip ::firefox --skip ::webkit --test-threads={threads}");
            bench.product(Ok(&bench.browsers()?.chromium), &which)
        },
    ),
    (
        "programs, short",
        ": the programs for figures and pictures, each once and quickly",
        |bench| {
            bench.check("build --package zeitnot-bench --bins")?;
            let pictures = project::scratch().join("pictures");
            let run = |program, words: &[&str]| {
                let mut run = bench.tools.cargo("run --package zeitnot-bench --bin");
                bench.browsers()?.chromium.tell(&mut run);
                run_command(run.args([program, "--", "--short"]).args(words))
            };
            // Each drives one browser, which leaves the other core idle.
            let (figures, pictures) = thread::scope(|scope| {
                let pictures = scope.spawn(|| run("shots", &[&pictures.to_string_lossy()]));
                let figures = ["bench", "board_bench", "app_pictures"];
                let figures = figures.map(|program| run(program, &[]));
                (figures, pictures.join())
            });
            let pictures = pictures.unwrap_or_else(|panic| resume_unwind(panic));
            figures
                .into_iter()
                .chain([pictures])
                .collect::<Result<()>>()?;
            Ok(Tally::default())
        },
    ),
    (
        "product, Firefox",
        ": the tests for every browser",
        |bench| bench.product(bench.browsers()?.firefox.as_ref(), "::firefox"),
    ),
    (
        "product, WebKit",
        ": the tests for every browser",
        |bench| bench.product(bench.browsers()?.webkit.as_ref(), "::webkit"),
    ),
];

/// The stages that have tests by name.
const WITH_TESTS: [&str; 8] = [
    "rules, native",
    "xtask",
    "texts",
    "programs, native",
    WASM.0,
    PRODUCT[0].0,
    PRODUCT[2].0,
    PRODUCT[3].0,
];

impl Workbench {
    fn prepare(plan: Plan, with_browsers: bool) -> Result<Self> {
        disk::ensure_room()?;
        rust::ensure_checkers()?;
        rust::ensure_target()?;
        let mut bench = Self {
            tools: Toolbox::new()?,
            plan,
            browsers: None,
            building: Mutex::default(),
        };
        if !with_browsers {
            return Ok(bench);
        }
        let (chromium, firefox, webkit) = bench.tools.for_tests(|| {
            let chromium = browsers::with_headless_shell(browsers::chromium()?);
            let firefox = Skip::or(browsers::firefox())?;
            Ok((chromium, firefox, Skip::or(browsers::webkit())?))
        })?;
        let tools = &mut bench.tools;
        let firefox = firefox.map(|firefox| browsers::with_driver(firefox, tools));
        let firefox = firefox.map_or_else(|skip| Ok(Err(skip)), |found| found.map(Ok))?;
        bench.browsers = Some(Browsers {
            chromium,
            firefox,
            webkit,
        });
        Ok(bench)
    }

    fn browsers(&self) -> Result<&Browsers> {
        self.browsers.as_ref().context("no browser was prepared")
    }

    fn check(&self, cargo: &str) -> Result<Tally> {
        checked(&mut self.tools.cargo(cargo))
    }

    /// Runs a test command that ends before the names of tests.
    fn count(&self, mut command: Command) -> Result<Tally> {
        count(command.args(&self.plan.word), self.plan.word.is_some())
    }

    /// Runs the tests that drive the whole product in a browser, and those that fail once more.
    fn product(&self, browser: Result<&Browser, &Skip>, which: &str) -> Result<Tally> {
        let browser = browser.map_err(Skip::clone)?;
        let tests = || {
            let mut test = self
                .tools
                .cargo("test --package zeitnot-webdriver --no-fail-fast --");
            browser.tell(&mut test);
            test.env("ZEITNOT_AXE", self.tools.axe())
                .env("ZEITNOT_TIMES", project::scratch().join(TIMES))
                .env("ZEITNOT_FAILURES", project::scratch().join(FAILURES));
            test
        };
        let mut all = tests();
        // Names of tests widen the selection, so a browser's own tests are selected by the
        // browser's name.
        let mut words = self.plan.word.iter().chain(&self.plan.names).peekable();
        let is_whole = words.peek().is_none();
        if is_whole || !which.starts_with("::") {
            all.args(which.split(' '));
        } else if !words.any(|word| word.contains(which)) {
            return Ok(Tally::default());
        }
        let mut tally = count(all.args(&self.plan.word).args(&self.plan.names), !is_whole)?;
        let one = |name: &str| count(tests().args([name, "--exact", "--test-threads=1"]), true);
        again(&mut tally, one)?;
        Ok(tally)
    }
}

/// The packages that a browser runs, compiled for it.
fn in_browser() -> String {
    let packages = APP.map(|name| format!("--package {name}")).join(" ");
    format!("{packages} --target {}", rust::WASM)
}

/// All others.
fn on_host() -> String {
    let others = APP.map(|name| format!("--exclude {name}")).join(" ");
    format!("--workspace {others}")
}

fn checked(command: &mut Command) -> Result<Tally> {
    run_command(command).map(|()| Tally::default())
}

/// Runs every check, or those asked for, and prints the summary, with the total in the last line.
/// Returns whether everything succeeded.
pub fn run(options: &Options) -> Result<bool> {
    let scratch = project::scratch();
    let plan = options.plan()?;
    let of = |stages: &[Stage]| -> Vec<Stage> {
        let asked = stages
            .iter()
            .filter(|(name, ..)| plan.stages.contains(name));
        asked.copied().collect()
    };
    let (quick, wasm, product) = (of(QUICK), of(&[WASM]), of(PRODUCT));
    let needs_build = !product.is_empty() || plan.stages.contains(&BUILD.0);
    let mut bench = Workbench::prepare(plan, needs_build || !wasm.is_empty())?;
    let tree = Tree::now();
    for old in [TIMES, FAILURES].map(|name| scratch.join(name)) {
        if old.is_dir() {
            fs::remove_dir_all(&old)?;
        } else if old.exists() {
            fs::remove_file(&old)?;
        }
    }
    fs::create_dir_all(scratch.join(FAILURES))?;
    if needs_build && !(quick.is_empty() && wasm.is_empty()) {
        // Where it cannot begin, its stage tries again and says why.
        bench.building = Mutex::new(Building::start(&bench.tools).ok());
    }
    let mut summary = Summary::default();
    play(&quick, &bench, &mut summary);
    play(&wasm, &bench, &mut summary);
    if needs_build {
        if play(&[BUILD], &bench, &mut summary) {
            play(&product, &bench, &mut summary);
        } else {
            for (name, ..) in product {
                let why = format!("it needs the result of `{}`", BUILD.0);
                summary.add(name, Outcome::LeftOut(why, true));
            }
        }
    }
    if bench.plan.is_whole {
        let runs = bench.tools.runs();
        let before = fs::read(&runs).ok();
        let before = before.and_then(|before| serde_json::from_slice(&before).ok());
        let mut before = before.unwrap_or_default();
        limit_unstable(&mut summary, &mut before);
        if let Some(folder) = runs.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&runs, serde_json::to_vec(&before)?)?;
    }
    let times = fs::read_to_string(scratch.join(TIMES)).unwrap_or_default();
    let lines = report::lines(&summary, &times);
    // A partial run is not a report of the tree, and the names of all tests stay known.
    if bench.plan.is_whole {
        report::write(&lines, &tree, &scratch)?;
    }
    let slowest = report::slowest(&lines);
    if !slowest.is_empty() {
        say("the slowest tests");
        print!("{slowest}");
    }
    say("results");
    println!("{summary}");
    if let (Some(only), true) = (&bench.plan.word, lines.is_empty()) {
        anyhow::bail!("no test and no stage is called {only}");
    }
    Ok(summary.is_well())
}

/// The plan of a run.
#[derive(Debug, Default)]
struct Plan {
    stages: Vec<&'static str>,
    /// A word that the names of their tests must contain.
    word: Option<String>,
    /// The words of which the names of the built app's tests must contain one.
    names: Vec<String>,
    /// Whether it is a judgement of the tree.
    is_whole: bool,
}

impl Options {
    fn plan(&self) -> Result<Plan> {
        let late = [&[WASM, BUILD][..], PRODUCT].concat();
        let names =
            |stages: &[Stage]| -> Vec<_> { stages.iter().map(|(name, ..)| *name).collect() };
        if self.quick {
            return Ok(Plan {
                stages: names(QUICK),
                ..Plan::default()
            });
        }
        let all = names(&[QUICK, &late].concat());
        if self.changed
            && let Part::Named(named) = Part::here()?
        {
            let mut stages = names(&[QUICK, &[WASM]].concat());
            if !named.is_empty() {
                stages.extend([BUILD.0, PRODUCT[0].0]);
            }
            return Ok(Plan {
                stages,
                names: named,
                ..Plan::default()
            });
        }
        let Some(only) = &self.only else {
            return Ok(Plan {
                stages: all,
                is_whole: true,
                ..Plan::default()
            });
        };
        ensure!(!only.is_empty(), "--only needs a name, or a part of one");
        if let Some(stage) = all.iter().find(|stage| *stage == only) {
            return Ok(Plan {
                stages: vec![stage],
                ..Plan::default()
            });
        }
        // The last run knows where the test is; a new one may be anywhere.
        let known = fs::read(project::scratch().join(TESTS)).ok();
        let known: Value = known
            .and_then(|known| serde_json::from_slice(&known).ok())
            .unwrap_or_default();
        let known = known["tests"].as_array().map_or(&[][..], Vec::as_slice);
        let of_it = |test: &&Value| {
            test["name"]
                .as_str()
                .is_some_and(|name| name.contains(only))
        };
        let known: Vec<_> = known
            .iter()
            .filter(of_it)
            .map(|test| &test["stage"])
            .collect();
        let has_tests = |stage: &str| {
            let known_there = known.iter().any(|known| *known == stage);
            known_there || (known.is_empty() && WITH_TESTS.contains(&stage))
        };
        let stages = all.into_iter().filter(|stage| has_tests(stage)).collect();
        Ok(Plan {
            stages,
            word: Some(only.clone()),
            ..Plan::default()
        })
    }
}

/// Runs stages in order, whatever becomes of earlier ones. Returns whether all succeeded.
fn play(stages: &[Stage], bench: &Workbench, summary: &mut Summary) -> bool {
    let mut is_well = true;
    for (name, note, work) in stages {
        say(&format!("{name}{note}"));
        let start = Instant::now();
        let (done, is_late) = limit::within(limit::STAGE, || work(bench));
        let outcome = match Skip::or(done) {
            Ok(Ok(mut tally)) => {
                if is_late {
                    tally.failed = tally.failed.max(1);
                    tally.tests.push(Test::stage(name, LATE));
                }
                let named = tally.tests.iter().any(|test| test.end == End::Failed);
                if tally.failed > 0 && !named {
                    tally.tests.push(Test::stage(name, "its output is above"));
                }
                Outcome::Done(tally, start.elapsed())
            }
            Ok(Err(Skip(why))) => Outcome::LeftOut(why, false),
            Err(error) => {
                eprintln!("\n{name}: {error:#}");
                let why = if is_late { LATE } else { &format!("{error:#}") };
                Outcome::Done(Tally::failure(name, why), start.elapsed())
            }
        };
        is_well &= !matches!(outcome, Outcome::Done(Tally { failed: 1.., .. }, _));
        summary.add(name, outcome);
    }
    is_well
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    #[test]
    fn a_failed_stage_does_not_keep_later_ones_from_running() {
        let bench = Workbench {
            tools: Toolbox::new().expect("a cache folder"),
            plan: Plan::default(),
            browsers: None,
            building: Mutex::default(),
        };
        let mut summary = Summary::default();
        let stages: [Stage; 3] = [
            ("lints", "", |_| bail!("it broke")),
            ("WebKit", "", |_| bail!(Skip("there is none".to_owned()))),
            ("rules", "", |_| {
                Ok(Tally {
                    passed: 2,
                    ..Tally::default()
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
