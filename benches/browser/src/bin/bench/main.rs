//! Figures of the built page in Chromium, slowed four times unless the figure says otherwise. They
//! are for comparison; no run passes or fails by them:
//!
//! ```text
//! cargo run --release -p zeitnot-bench --bin bench -- [name …]
//! ```
//!
//! Names restrict it to the figures whose names contain one of them. If `ZEITNOT_PEER` is the folder
//! of another clock's build (TempoMate's `dist`), the same run measures its start too.

mod clock;
mod figures;
mod games;
mod start;
mod study;

use std::process::ExitCode;

use zeitnot_bench::arguments::{self, is_short};
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::stage::Stage;

use figures::Figure;

const COMMAND: &str = "cargo run --release -p zeitnot-webdriver --bin bench -- [name …]";

/// How many times slower than this machine.
const SLOWER: f64 = 4.0;

type Measure = fn(&Stage) -> Vec<Figure>;

const MEASURES: [(&str, Measure); 8] = [
    ("bytes", start::bytes),
    ("start", start::start),
    ("frame", start::frame),
    ("press to paint", clock::press_to_paint),
    ("running clock", clock::running_clock),
    ("conservation", clock::conservation),
    ("study", study::study),
    ("correspondence games", games::correspondence_games),
];

fn main() -> ExitCode {
    let names = match arguments::read(COMMAND, ..) {
        Ok(names) => names,
        Err(code) => return code,
    };
    // A browser slows itself by keeping the processor busy, which `--short` does without. Only the
    // start needs it: otherwise the program may be there before the outline is painted.
    let slower = if is_short() { 1.0 } else { SLOWER };
    let stage = Stage::new().on(Device {
        slower,
        ..Device::TABLET
    });
    println!("Chromium slowed {slower:.0} times, a tablet of 1024 × 768\n");
    println!("{:<66} {:>12} {:>18}", "", "Zeitnot", "elsewhere");
    for (name, measure) in MEASURES {
        if !names.is_empty() && !names.iter().any(|part| name.contains(part.as_str())) {
            continue;
        }
        for Figure {
            what,
            here,
            elsewhere,
        } in measure(&stage)
        {
            println!("{what:<66} {here:>12} {elsewhere:>18}");
        }
    }
    ExitCode::SUCCESS
}
