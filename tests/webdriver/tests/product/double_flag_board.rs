//! The double flag with a board, played in real browsers by touch and by keyboard: a claim after the
//! first flag, and a second flag that falls.

use zeitnot_core::clock::{Color, EndReason, GameResult};
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::in_every_browser;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::pointer::Button;
use zeitnot_webdriver::stage::Stage;

use crate::board::{is_over, open_with, tap_move, wait_moves};
use crate::keyboard::tab_back_to;

in_every_browser![a_double_flag_game_is_claimed_and_another_lost_by_touch];

/// A minute, then another to hold the draw with ten seconds a move.
const CONTROL: &str = "1 df60/10";
const ENTER: char = '\u{e007}';
const CLAIM: &str = "[data-act=claim-draw]";

/// The time of this side is extra time.
#[track_caller]
fn wait_extra(page: &Page, side: Color) {
    page.wait_for(&format!(
        ".half[data-color={}][data-time=extra]",
        side.name()
    ));
}

/// Black's second flag has fallen: the time alone has ended the game.
#[track_caller]
fn is_lost_on_time(page: &Page) {
    page.wait_for(".acts [data-act=new]");
    assert_eq!(page.text(".status .score"), "1\u{2013}0");
    assert_eq!(
        page.text(".status .verdict"),
        "White wins: extra time is used up"
    );
}

fn a_double_flag_game_is_claimed_and_another_lost_by_touch(browser: Browser) {
    Stage::still().in_browser(browser).run(|page| {
        open_with(page, CONTROL);
        tap_move(page, "e2", "e4");
        tap_move(page, "e7", "e5");
        page.advance(61_000);
        wait_extra(page, Color::White);
        // White can only hold the draw, and goes on; Black claims it.
        tap_move(page, "g1", "f3");
        wait_moves(page, "e4 e5 Nf3");
        page.wait_for(CLAIM);
        page.hold(Button::Main, page.middle(CLAIM));
        page.advance(1_000);
        page.let_go(Button::Main);
        is_over(page, GameResult::Draw, EndReason::FirstFlagClaim);

        page.tap(".acts [data-act=new]");
        tap_move(page, "d2", "d4");
        page.advance(61_000);
        wait_extra(page, Color::Black);
        page.advance(61_000);
        is_lost_on_time(page);
    });
}

/// Types moves into the field, which a key opens.
#[track_caller]
fn type_moves(page: &Page, moves: &[(&str, &str)]) {
    if !page.has(".entry input:focus") {
        page.key('/');
        page.wait_for(".entry input:focus");
    }
    for (text, all) in moves {
        for letter in text.chars() {
            page.key(letter);
        }
        page.key(ENTER);
        wait_moves(page, all);
    }
}

#[test]
fn a_double_flag_game_is_claimed_by_keyboard() {
    let stage = Stage::still().on(Device::DESKTOP);
    stage.run(|page| {
        open_with(page, CONTROL);
        type_moves(page, &[("e4", "e4"), ("e5", "e4 e5")]);
        page.advance(61_000);
        wait_extra(page, Color::White);
        type_moves(page, &[("Nf3", "e4 e5 Nf3")]);
        // Without a finger that holds it, a claim is confirmed by a second key.
        tab_back_to(page, CLAIM);
        page.key(ENTER);
        page.wait_for(".claim-draw.asked");
        page.key(ENTER);
        is_over(page, GameResult::Draw, EndReason::FirstFlagClaim);
    });
}
