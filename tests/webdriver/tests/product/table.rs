//! The actions of players and arbiters at a clock.

use zeitnot_core::clock::{Color, Outcome, Phase};
use zeitnot_webdriver::page::Page;

/// The panel that a pause opens.
pub const PANEL: &str = "[role=dialog].panel";

/// Black starts White's clock.
#[track_caller]
pub fn start(page: &Page) {
    page.press(Color::Black);
    page.wait_running(Some(Color::White));
}

/// A side thinks for this many milliseconds and presses.
#[track_caller]
pub fn play(page: &Page, side: Color, thought: i64) {
    page.advance(thought);
    page.press(side);
    page.wait_running(Some(side.other()));
}

/// The arbiter stops the clocks.
#[track_caller]
pub fn pause(page: &Page) {
    page.tap("button[data-act=pause]");
    page.wait_for(PANEL);
    page.wait_running(None);
}

/// The arbiter does something in the panel.
#[track_caller]
pub fn act(page: &Page, act: &str) {
    page.tap(&format!("{PANEL} [data-act={act}]"));
}

/// The clocks go on.
#[track_caller]
pub fn resume(page: &Page, side: Color) {
    act(page, "resume");
    page.wait_gone(PANEL);
    page.wait_running(Some(side));
}

/// Ends the game from the pause on; the app must store the result and show it.
#[track_caller]
pub fn end(page: &Page, result: &str, reason: &str) {
    pause(page);
    act(page, "end");
    choose_result(page, result, reason);
    is_over(page, result, reason);
}

/// Chooses a result and its reason on the page of the panel that asks how the
/// game ended.
#[track_caller]
pub fn choose_result(page: &Page, result: &str, reason: &str) {
    page.tap(&format!("{PANEL} .results [data-result=\"{result}\"]"));
    page.tap(&format!("{PANEL} .facts [data-reason={reason}]"));
    act(page, "finish");
}

/// The game is over: the panel says so, and so does what is stored.
#[track_caller]
pub fn is_over(page: &Page, result: &str, reason: &str) {
    page.wait_running(None);
    if !page.has(PANEL) {
        page.tap("[data-act=panel]");
    }
    let words = match result {
        "1-0" => "White wins",
        "0-1" => "Black wins",
        _ => "Draw",
    };
    page.wait(&format!(
        "document.querySelector('{PANEL}').innerText.includes('{words}')"
    ));
    let outcome = outcome(page);
    assert_eq!(outcome.result.score(), result);
    assert_eq!(json_of(outcome.reason), reason);
    page.tap(&format!("{PANEL} [data-act=close]"));
    page.wait_gone(PANEL);
}

/// How the stored game ended.
#[track_caller]
pub fn outcome(page: &Page) -> Outcome {
    match page.game().at(page.wall()).phase {
        Phase::Ended(outcome) => outcome,
        phase => panic!("the game should have ended: {phase:?}"),
    }
}

fn json_of(value: impl serde::Serialize) -> String {
    let value = serde_json::to_value(value).expect("plain data");
    value.as_str().unwrap_or_default().to_owned()
}

/// The count of moves that stands in a half must contain this number.
#[track_caller]
pub fn expect_moves(page: &Page, side: Color, moves: u32) {
    let half = page.half(side);
    let numbers: Vec<u32> = half
        .moves
        .split(|c: char| !c.is_ascii_digit())
        .filter_map(|number| number.parse().ok())
        .collect();
    assert!(
        numbers.contains(&moves),
        "{side:?} has made {moves} moves: {half:?}"
    );
    assert_eq!(page.game().at(page.wall()).accounts.get(side).moves, moves);
}
