//! Exactness in real time.

use zeitnot_core::clock::Color;
use zeitnot_webdriver::injected::Injected;
use zeitnot_webdriver::page::{Page, half_of};
use zeitnot_webdriver::stage::Stage;

use crate::table::start;

/// When each press came by its own timestamp, in whole milliseconds.
fn stamps(page: &Page) -> Vec<i64> {
    let presses = page.value("window.__presses");
    let presses = presses.as_array().into_iter().flatten();
    presses
        .map(|press| press["at"].as_f64().map_or(0, |at| at.floor() as i64))
        .collect()
}

/// When each entry of the journal was, on the axis of the game.
fn entries(page: &Page) -> Vec<i64> {
    page.game()
        .clock
        .journal()
        .iter()
        .map(|entry| entry.stamp.at.get())
        .collect()
}

fn from_the_first(times: &[i64]) -> Vec<i64> {
    times.iter().map(|at| at - times[0]).collect()
}

#[test]
fn five_hundred_presses_are_charged_the_time_passed_to_the_millisecond() {
    Stage::new().with(Injected::PressLog).run(|page| {
        page.open_control("90+30");
        let presses = page.press_by_script(500);
        assert_eq!(presses, 501, "with the one that starts White's clock");
        let stamps = stamps(page);
        assert_eq!(from_the_first(&entries(page)), from_the_first(&stamps));
        let elapsed = stamps[500] - stamps[0];
        let game = page.game();
        let thinking = game.thinking();
        assert_eq!(thinking.white + thinking.black, elapsed);
        let last = game.clock.last_instant();
        let left = game
            .clock
            .at(last)
            .accounts
            .map(|account| account.balance.get());
        let given = 2 * (90 * 60_000 + 30_000) + 500 * 30_000;
        assert_eq!(given - left.white - left.black, elapsed);
    });
}

#[test]
fn a_press_on_a_busy_page_counts_from_when_the_finger_came_down() {
    Stage::new().with(Injected::PressLog).run(|page| {
        page.open_clock("");
        start(page);
        let white = page.middle(&half_of(Color::White));
        // The page is busy when the finger comes down, before the app hears.
        page.session().run(
            "addEventListener('pointerdown', () => {
               const end = performance.now() + 300;
               while (performance.now() < end);
             }, { capture: true, once: true })",
            &[],
        );
        page.touch("touchStart", &[white]);
        page.touch("touchEnd", &[]);
        page.wait_running(Some(Color::Black));
        assert_eq!(
            from_the_first(&entries(page)),
            from_the_first(&stamps(page))
        );
    });
}
