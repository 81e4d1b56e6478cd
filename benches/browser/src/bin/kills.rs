//! Kills browsers, and fails when anything acknowledged was lost:
//!
//! ```text
//! cargo run -p zeitnot-bench --bin kills -- KILLS BROWSERS [SEED [KIND]]
//! ```
//!
//! Not with `--release`: there a panic ends the program, and the loss of a
//! browser reaches it as a panic.
//!
//! `KILLS` is the number of kills each on the `clock`, on the `board` and in
//! `correspondence`, or on one of them alone, in `chromium`, in `firefox` or in
//! `both`. With the seed that another run has printed, the instants, the rhythm
//! and the moves are the same.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

use zeitnot_bench::arguments;
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::kills::{self, Kind, Plan, Report};

const COMMAND: &str = "cargo run -p zeitnot-bench --bin kills -- \
                       KILLS chromium|firefox|both [SEED [KIND]]";

/// This many browsers run at the same time.
const TOGETHER: usize = 2;

fn main() -> ExitCode {
    let words = match arguments::read(COMMAND, 2..=4) {
        Ok(words) => words,
        Err(code) => return code,
    };
    let Some(plans) = plans(&words) else {
        eprintln!("usage: {COMMAND}");
        return ExitCode::FAILURE;
    };
    println!("{}", Report::HEAD);
    let waiting = Mutex::new(plans.into_iter());
    let next = || {
        let mut waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.next()
    };
    // Each run prints its report as soon as it is done.
    let work = || {
        let mut good = true;
        while let Some(plan) = next() {
            good &= one(plan);
        }
        good
    };
    let good = thread::scope(|scope| {
        let workers = [(); TOGETHER].map(|()| scope.spawn(work));
        workers
            .into_iter()
            .all(|worker| worker.join().unwrap_or(false))
    });
    if good {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Whether a plan was carried out and nothing was lost.
fn one(plan: Plan) -> bool {
    let Ok(report) = catch_unwind(AssertUnwindSafe(|| kills::run(plan))) else {
        println!("{} {}: it broke off", plan.browser, plan.kind);
        return false;
    };
    let losses: String = report
        .losses
        .iter()
        .map(|loss| format!("\n    {loss}"))
        .collect();
    println!("{report}{losses}");
    report.is_good()
}

fn plans(words: &[String]) -> Option<Vec<Plan>> {
    let kills = words.first()?.parse().ok()?;
    let browsers = match words.get(1)?.as_str() {
        "chromium" => vec![Browser::Chromium],
        "firefox" => vec![Browser::Firefox],
        "both" => vec![Browser::Chromium, Browser::Firefox],
        _ => return None,
    };
    let seed = match words.get(2) {
        Some(seed) => seed.parse().ok()?,
        None => fresh_seed(),
    };
    let only = words.get(3);
    let mut kinds = Kind::ALL.to_vec();
    kinds.retain(|kind| only.is_none_or(|only| *only == kind.to_string()));
    if kinds.is_empty() {
        return None;
    }
    let plan = |kind, browser| Plan {
        browser,
        kind,
        kills,
        seed,
    };
    // The two browsers side by side.
    let plans = kinds.into_iter().flat_map(|kind| {
        let browsers = browsers.clone();
        browsers.into_iter().map(move |browser| plan(kind, browser))
    });
    Some(plans.collect())
}

fn fresh_seed() -> u64 {
    let passed = SystemTime::now().duration_since(UNIX_EPOCH);
    passed.map_or(0, |passed| passed.as_secs())
}
