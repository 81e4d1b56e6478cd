//! Lets a monkey act at random on all pages of the app with games in store, in each of the browsers
//! that are named, side by side, and fails at the first fault: an error in the console, a panic, an
//! empty page, a stored value that cannot be read:
//!
//! ```text
//! cargo run -p zeitnot-bench --bin monkey -- SEED MINUTES BROWSER …
//! ```
//!
//! Not with `--release`: there a panic ends the program, and a fault is one.

use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use zeitnot_bench::arguments;
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::monkey::{self, Plan};

const COMMAND: &str = "cargo run -p zeitnot-bench --bin monkey -- \
                       SEED MINUTES chromium|firefox|webkit …";

fn main() -> ExitCode {
    let words = match arguments::read(COMMAND, 3..) {
        Ok(words) => words,
        Err(code) => return code,
    };
    let Some(plans) = plans(&words) else {
        eprintln!("usage: {COMMAND}");
        return ExitCode::FAILURE;
    };
    let is_good = thread::scope(|scope| {
        let runs = plans.into_iter().map(|plan| scope.spawn(move || one(plan)));
        // All of them begin before the first has ended, and end also if another fails.
        let runs: Vec<_> = runs.collect();
        let ends: Vec<_> = runs.into_iter().map(|run| run.join()).collect();
        ends.iter().all(Result::is_ok)
    });
    ExitCode::from(u8::from(!is_good))
}

fn one(plan: Plan) {
    let acts = monkey::run(plan);
    let Plan {
        browser,
        seed,
        time,
    } = plan;
    let minutes = time.as_secs() / 60;
    println!("{browser}, seed {seed}: {acts} acts in {minutes} minutes, and no fault");
}

fn plans(words: &[String]) -> Option<Vec<Plan>> {
    let [seed, minutes, browsers @ ..] = words else {
        return None;
    };
    let seed = seed.parse().ok()?;
    let time = Duration::from_secs(60 * minutes.parse::<u64>().ok()?);
    let plan = |word: &String| {
        let is_named = |browser: &Browser| browser.to_string().to_lowercase() == *word;
        let browser = Browser::ALL.into_iter().find(is_named)?;
        Some(Plan {
            browser,
            seed,
            time,
        })
    };
    browsers.iter().map(plan).collect()
}
