//! The list of three hundred correspondence games.

use serde_json::json;
use zeitnot_bench::arguments::times;
use zeitnot_bench::spent::Spent;
use zeitnot_core::correspondence::Utc;
use zeitnot_webdriver::seed::Seed;
use zeitnot_webdriver::stage::Stage;

use crate::figures::{Figure, figure, ms, numbers, quantile};

const LOADS: usize = 7;
/// Games in the list that is measured.
const GAMES: usize = 300;
/// Frames that are watched while it is scrolled.
const FRAMES: usize = 300;

/// Opens the list, and returns how long it took to appear.
const OPEN: &str = "
    const begun = performance.now();
    location.hash = '#/post';
    await new Promise((seen) => {
      const look = () => document.querySelectorAll('.correspondence-row').length > 3
        ? requestAnimationFrame(() => setTimeout(seen)) : requestAnimationFrame(look);
      requestAnimationFrame(look);
    });
    return performance.now() - begun;";

/// The list of three hundred games: opened, and scrolled at a finger's speed.
pub fn correspondence_games(stage: &Stage) -> Vec<Figure> {
    let page = stage.open();
    page.open_clock("");
    let now = page.value("Math.floor(Date.now() / 1000)");
    let now = Utc::new(now.as_i64().unwrap_or_default());
    Seed::of(times(GAMES), now).keep(&page);
    let mut opened = Vec::new();
    let mut worked = Vec::new();
    for _ in 0..times(LOADS) {
        // The app has started already, as when a link in it leads here.
        page.open_clock("");
        let mut took = f64::NAN;
        let open = || {
            let answer = page.session().run_async(OPEN, &[]);
            took = answer.as_f64().unwrap_or(f64::NAN);
        };
        worked.push(Spent::on(&page, open).ms(Spent::ALL));
        opened.push(took);
    }
    // How long the frames are that the page makes anyway, and then those of
    // scrolling by 40 pixels each: 2,400 a second.
    let frames = |step: f64| {
        let gaps = page.session().run_async(
            "const [step, count] = arguments;
             scrollTo(0, 0);
             const gaps = [];
             let last = await new Promise(requestAnimationFrame);
             for (let n = 0; n < count; n += 1) {
               scrollBy({ top: step, behavior: 'instant' });
               const now = await new Promise(requestAnimationFrame);
               gaps.push(now - last);
               last = now;
             }
             return gaps;",
            &[json!(step), json!(times(FRAMES))],
        );
        numbers(&gaps)
    };
    let (still, scrolled) = (frames(0.0), frames(40.0));
    let late = |gaps: &[f64]| gaps.iter().filter(|gap| **gap > 25.0).count();
    let spent = Spent::on(&page, || drop(frames(40.0)));
    let mut figures = vec![
        figure(
            "300 games: opened, median of 7",
            ms(quantile(&opened, 0.5)),
            "",
        ),
        figure(
            "  main thread until then, its own time, median",
            ms(quantile(&worked, 0.5)),
            "",
        ),
        figure("  the slowest of them", ms(quantile(&opened, 1.0)), ""),
        figure(
            "  frames of 300 that came late, standing still",
            late(&still).to_string(),
            "",
        ),
        figure(
            "  frames of 300 that came late, scrolled by 40 pixels each",
            late(&scrolled).to_string(),
            "0",
        ),
        figure("  the longest of these", ms(quantile(&scrolled, 1.0)), ""),
    ];
    let whole = ("  main thread of a scrolled frame, all tasks", Spent::ALL);
    for (what, name) in [whole].into_iter().chain(Spent::PARTS) {
        let each = spent.ms(name) / times(FRAMES) as f64;
        figures.push(figure(what, format!("{each:.1} ms"), ""));
    }
    figures
}
