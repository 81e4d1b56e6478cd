//! `cargo xtask test`: every check, the cheapest first.
//!
//! The build of the app runs during the first checks. A failing check does not stop the others,
//! unless they need its result: so one run shows all problems. At its end it prints each failure.

use std::fs;
use std::panic::resume_unwind;
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;

use crate::again::{again, limit_unstable};
use crate::browsers::{self, Browser};
use crate::build::Building;
use crate::changed::Part;
use crate::command::{run as run_command, say};
use crate::compile::FRAMES;
use crate::summary::Summary;
use crate::system::Skip;
use crate::tally::{Tally, Test, count};
use crate::tools::Toolbox;
use crate::{build, disk, limit, project, rust};

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

/// The files that a run leaves in [`project::scratch`]: all tests with their stages, and pictures
/// and consoles of pages in which one failed.
const TESTS: &str = "tests.json";
const FAILURES: &str = "failures";

/// The report on a stage that took longer than [`limit::STAGE`].
const LATE: &str = "it was stopped after 40 minutes; its last output is above";

/// One check: its name in the summary, why it may take long (or nothing), and its work.
#[derive(Clone, Copy)]
struct Stage(&'static str, &'static str, Needs, Work);

type Work = fn(&Workbench) -> Result<Tally>;

/// The things that a stage needs; [`BUILD`] makes the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Needs {
    Nothing,
    Browser,
    App,
}

/// The packages that only a browser runs (the app, and the solver of its worker), compiled for it,
/// and all others.
const IN_BROWSER: &str =
    "--package zeitnot --package zeitnot-solver --target wasm32-unknown-unknown";
const ON_HOST: &str = "--workspace --exclude zeitnot --exclude zeitnot-solver";

const WASM: &str = "wasm, Chromium";
const BUILD: &str = "release build";
const CHROMIUM: &str = "product, Chromium";
const FIREFOX: &str = "product, Firefox";
const WEBKIT: &str = "product, WebKit";

/// The stages of native tests. Each package has one: cargo would compile what xtask needs again for
/// several together, as they use it with other features than `cargo xtask` alone.
const NATIVE: [&str; 4] = ["rules, native", "xtask", "texts", "programs, native"];

const STAGES: &[Stage] = &[
    Stage("format", "", Needs::Nothing, |bench| {
        bench.check("fmt --all --check")?;
        bench.check("fmt --manifest-path fuzz/Cargo.toml --check")
    }),
    Stage(
        "lints, host",
        ": the first time it compiles everything, one to three minutes on two cores",
        Needs::Nothing,
        |bench| bench.check(&format!("clippy {ON_HOST} --all-targets -- -D warnings")),
    ),
    Stage(
        "lints, wasm32",
        ": the first time it compiles everything again, for the browser",
        Needs::Nothing,
        |bench| {
            bench.check(&format!("clippy {IN_BROWSER} --all-targets -- -D warnings"))?;
            // A program that is built without Leptos has less of the library.
            for (name, _) in FRAMES.iter().filter(|(_, has_leptos)| !has_leptos) {
                let app = "clippy --package zeitnot --target wasm32-unknown-unknown";
                let bin = format!("--no-default-features --lib --bin {name}");
                bench.check(&format!("{app} {bin} -- -D warnings"))?;
            }
            Ok(Tally::default())
        },
    ),
    Stage("docs", "", Needs::Nothing, |bench| {
        for packages in [IN_BROWSER, ON_HOST] {
            let doc = format!("doc --no-deps --document-private-items {packages}");
            run_command(bench.tools.cargo(&doc).env("RUSTDOCFLAGS", "-D warnings"))?;
        }
        Ok(Tally::default())
    }),
    Stage(
        NATIVE[0],
        " (and the examples in the docs)",
        Needs::Nothing,
        |bench| bench.native(&["zeitnot-core", "zeitnot-fixtures"]),
    ),
    // Without `cargo bench` they do not measure, but run everything once.
    Stage("benchmarks, short", "", Needs::Nothing, |bench| {
        bench.check("test --package zeitnot-core --benches")
    }),
    Stage(NATIVE[1], "", Needs::Nothing, |bench| {
        bench.native(&["xtask"])
    }),
    Stage(NATIVE[2], "", Needs::Nothing, |bench| {
        bench.native(&["zeitnot-texts"])
    }),
    Stage(NATIVE[3], "", Needs::Nothing, |bench| {
        bench.native(&["zeitnot-bench"])
    }),
    Stage(
        WASM,
        ": the first time it compiles the tests for the browser, about two minutes on two cores",
        Needs::Browser,
        |bench| {
            let test = "test --package zeitnot --target wasm32-unknown-unknown --test web --";
            let mut test = bench.tools.cargo(test);
            bench.browsers()?.chromium.tell_wasm_bindgen(&mut test)?;
            bench.count(test)
        },
    ),
    Stage(
        BUILD,
        " into dist/, the first time one to three minutes on two cores",
        Needs::App,
        |bench| {
            let building = bench.building.lock();
            match building.unwrap_or_else(PoisonError::into_inner).take() {
                Some(building) => building.finish()?,
                None => build::build(&bench.tools)?,
            }
            Ok(Tally::default())
        },
    ),
    Stage(
        CHROMIUM,
        ": the built app, used as a person would",
        Needs::App,
        // The suffixes of the test names say which browser they need. These tests wait a fifth of
        // their time, so there is one more at a time than there are cores.
        |bench| {
            let threads = thread::available_parallelism()?.get() + 1;
            let which = format!("--skip ::firefox --skip ::webkit --test-threads={threads}");
            bench.product(Ok(&bench.browsers()?.chromium), &which)
        },
    ),
    Stage(
        "programs, short",
        ": the programs for figures and pictures, each once and quickly",
        Needs::App,
        |bench| {
            bench.check("build --package zeitnot-bench --bins")?;
            let pictures = project::scratch().join("pictures");
            let run = |program, words: &[&str]| {
                let mut run = bench.tools.cargo("run --package zeitnot-bench --bin");
                bench.browsers()?.chromium.tell(&mut run);
                run_command(run.args([program, "--", "--short"]).args(words))
            };
            // Each drives one browser, which leaves the other core idle.
            thread::scope(|scope| {
                let pictures = scope.spawn(|| run("shots", &[&pictures.to_string_lossy()]));
                let figures = ["bench", "board_bench", "app_pictures"];
                let figures = figures.map(|program| run(program, &[]));
                let pictures = pictures.join().unwrap_or_else(|panic| resume_unwind(panic));
                figures
                    .into_iter()
                    .chain([pictures])
                    .collect::<Result<()>>()
            })?;
            Ok(Tally::default())
        },
    ),
    Stage(
        FIREFOX,
        ": the tests for every browser",
        Needs::App,
        |bench| bench.product(bench.browsers()?.firefox.as_ref(), "::firefox"),
    ),
    Stage(
        WEBKIT,
        ": the tests for every browser",
        Needs::App,
        |bench| bench.product(bench.browsers()?.webkit.as_ref(), "::webkit"),
    ),
];

/// The things that the stages share.
struct Workbench {
    tools: Toolbox,
    plan: Plan,
    /// Those of the stages that need one.
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

impl Browsers {
    fn new(tools: &mut Toolbox) -> Result<Self> {
        let (chromium, firefox, webkit) = tools.for_tests(|| {
            let chromium = browsers::with_headless_shell(browsers::chromium()?);
            let firefox = Skip::or(browsers::firefox())?;
            Ok((chromium, firefox, Skip::or(browsers::webkit())?))
        })?;
        let firefox = match firefox {
            Ok(firefox) => Ok(browsers::with_driver(firefox, tools)?),
            Err(skip) => Err(skip),
        };
        Ok(Self {
            chromium,
            firefox,
            webkit,
        })
    }
}

impl Workbench {
    fn new(plan: Plan) -> Result<Self> {
        Ok(Self {
            tools: Toolbox::new()?,
            plan,
            browsers: None,
            building: Mutex::default(),
        })
    }

    fn browsers(&self) -> Result<&Browsers> {
        self.browsers.as_ref().context("no browser was prepared")
    }

    fn check(&self, cargo: &str) -> Result<Tally> {
        run_command(&mut self.tools.cargo(cargo))?;
        Ok(Tally::default())
    }

    /// Runs the native tests of packages.
    fn native(&self, packages: &[&str]) -> Result<Tally> {
        let packages = packages.join(" --package ");
        let test = format!("test --package {packages} --no-fail-fast --");
        self.count(self.tools.cargo(&test))
    }

    /// Runs a test command that ends before the names of tests.
    fn count(&self, mut command: Command) -> Result<Tally> {
        count(command.args(&self.plan.word), self.plan.word.is_some())
    }

    /// Runs the tests that drive the whole product in a browser, and those that fail once more.
    fn product(&self, browser: Result<&Browser, &Skip>, which: &str) -> Result<Tally> {
        let browser = browser.map_err(Skip::clone)?;
        let tests = || {
            let test = "test --package zeitnot-webdriver --no-fail-fast --";
            let mut test = self.tools.cargo(test);
            browser.tell(&mut test);
            test.env("ZEITNOT_AXE", self.tools.axe())
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

/// Runs every check, or those asked for, and prints the summary, with the total in the last line.
/// Returns whether everything succeeded.
pub fn run(options: &Options) -> Result<bool> {
    disk::ensure_room()?;
    rust::ensure_checkers()?;
    rust::ensure_target()?;
    let mut bench = Workbench::new(options.plan()?)?;
    let stages = bench.plan.stages.clone();
    let is_needed = |needs| stages.iter().any(|Stage(_, _, its, _)| *its == needs);
    if is_needed(Needs::Browser) || is_needed(Needs::App) {
        bench.browsers = Some(Browsers::new(&mut bench.tools)?);
    }
    let failures = project::scratch().join(FAILURES);
    if failures.is_dir() {
        fs::remove_dir_all(&failures)?;
    }
    fs::create_dir_all(failures)?;
    if is_needed(Needs::App) && (is_needed(Needs::Browser) || is_needed(Needs::Nothing)) {
        // Where it cannot begin, its stage tries again and says why.
        bench.building = Mutex::new(Building::start(&bench.tools).ok());
    }
    let (mut summary, mut is_built) = (Summary::default(), true);
    for stage in &stages {
        if is_built {
            let is_well = play(stage, &bench, &mut summary);
            is_built = is_well || stage.0 != BUILD;
        } else {
            let why = Skip(format!("it needs the result of `{BUILD}`"));
            summary.0.push((stage.0, Err(why), Duration::ZERO));
        }
    }
    // A partial run is not a judgement of the tree, and the names of all tests stay known.
    if bench.plan.is_whole {
        let file = bench.tools.runs();
        let runs = fs::read(&file).ok();
        let runs = runs.and_then(|runs| serde_json::from_slice(&runs).ok());
        let mut runs = runs.unwrap_or_default();
        limit_unstable(summary.tests_mut(), &mut runs);
        fs::write(file, serde_json::to_vec(&runs)?)?;
        let tests: Vec<_> = summary.tests().collect();
        let tests = serde_json::to_vec_pretty(&tests)?;
        fs::write(project::scratch().join(TESTS), tests)?;
    }
    say("results");
    println!("{summary}");
    if let (Some(only), None) = (&bench.plan.word, summary.tests().next()) {
        bail!("no test and no stage is called {only}");
    }
    Ok(summary.is_well())
}

/// The plan of a run.
#[derive(Default)]
struct Plan {
    stages: Vec<Stage>,
    /// A word that the names of their tests must contain.
    word: Option<String>,
    /// The words of which the names of the built app's tests must contain one.
    names: Vec<String>,
    /// Whether it is a judgement of the tree.
    is_whole: bool,
}

impl Options {
    fn plan(&self) -> Result<Plan> {
        let mut plan = Plan {
            stages: STAGES.to_vec(),
            ..Plan::default()
        };
        let part = self.changed.then(Part::here).transpose()?;
        if self.quick {
            plan.stages.retain(|stage| stage.2 == Needs::Nothing);
        } else if let Some(Part::Named(names)) = part {
            let has_names = !names.is_empty();
            let is_part = |name| has_names && (name == BUILD || name == CHROMIUM);
            let stages = &mut plan.stages;
            stages.retain(|stage| stage.2 != Needs::App || is_part(stage.0));
            plan.names = names;
        } else if let Some(only) = &self.only {
            ensure!(!only.is_empty(), "--only needs a name, or a part of one");
            plan.stages.retain(|stage| stage.0 == only);
            if plan.stages.is_empty() {
                let with_it = with_test(only);
                let has_it = |stage: &&Stage| with_it.iter().any(|name| name == stage.0);
                plan.stages = STAGES.iter().filter(has_it).copied().collect();
                plan.word = Some(only.clone());
            }
        } else {
            plan.is_whole = true;
        }
        Ok(plan)
    }
}

/// The stages that have tests with such names. The last run knows where a test is; a new one may be
/// in any stage that has tests.
fn with_test(only: &str) -> Vec<String> {
    let known = fs::read(project::scratch().join(TESTS)).ok();
    let known = known.and_then(|known| serde_json::from_slice(&known).ok());
    let mut known: Vec<(String, Test)> = known.unwrap_or_default();
    known.retain(|(_, test)| test.name.contains(only));
    if known.is_empty() {
        let all = NATIVE.into_iter();
        let all = all.chain([WASM, CHROMIUM, FIREFOX, WEBKIT]);
        return all.map(str::to_owned).collect();
    }
    known.into_iter().map(|(stage, _)| stage).collect()
}

/// Runs a stage. Returns whether it did not fail.
fn play(stage: &Stage, bench: &Workbench, summary: &mut Summary) -> bool {
    let Stage(name, note, _, work) = stage;
    say(&format!("{name}{note}"));
    let start = Instant::now();
    let (done, is_late) = limit::within(limit::STAGE, || work(bench));
    let mut why = "its output is above".to_owned();
    let mut tally = Skip::or(done).unwrap_or_else(|error| {
        why = format!("{error:#}");
        eprintln!("\n{name}: {why}");
        Ok(Tally {
            is_broken: true,
            ..Tally::default()
        })
    });
    if let Ok(tally) = &mut tally {
        if is_late {
            tally.tests.push(Test::stage(name, LATE));
        } else if tally.is_broken {
            tally.tests.push(Test::stage(name, &why));
        }
    }
    let is_well = tally.as_ref().map_or(true, |tally| tally.failed() == 0);
    summary.0.push((name, tally, start.elapsed()));
    is_well
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stage_that_fails_counts_and_one_that_is_skipped_does_not() {
        let bench = Workbench::new(Plan::default()).expect("a cache folder");
        let mut summary = Summary::default();
        let mut play =
            |name, work| play(&Stage(name, "", Needs::Nothing, work), &bench, &mut summary);
        assert!(!play("lints", |_| bail!("it broke")));
        assert!(play("WebKit", |_| bail!(Skip("there is none".to_owned()))));
        assert!(play("rules", |_| Ok(Tally::of("test a ... ok"))));
        let text = summary.to_string();
        for line in ["\nlints   FAILED ", "\nWebKit  skipped ", "\nrules   ok "] {
            assert!(text.contains(line), "{text}");
        }
        assert!(text.ends_with("\n1 passed, 1 failed"), "{text}");
    }

    #[test]
    fn a_quick_run_needs_no_browser_and_a_stage_can_be_asked_for_alone() {
        let names = |options: Options| -> Vec<&str> {
            let plan = options.plan().expect("a plan");
            plan.stages.iter().map(|stage| stage.0).collect()
        };
        let (quick, only) = (true, Some("docs".to_owned()));
        let quick = names(Options {
            quick,
            ..Options::default()
        });
        assert_eq!(quick.last(), Some(&"programs, native"));
        let docs = names(Options {
            only,
            ..Options::default()
        });
        assert_eq!(docs, ["docs"]);
    }
}
