//! Games that are not over: left, and taken up again.

use zeitnot::clock::Color;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

use crate::table::{PANEL, act, pause, play, resume, start};

const START: i64 = 182_000;

/// White has thought for five seconds and pressed when the arbiter stops the
/// clocks, a second later. The game's id.
fn paused(page: &Page) -> String {
    page.open_clock("");
    start(page);
    play(page, Color::White, 5_000);
    page.advance(1_000);
    pause(page);
    page.game().id
}

/// A new game in the place of one that is not over.
fn replace(page: &Page) {
    act(page, "new");
    act(page, "new-sure");
    page.wait_gone(PANEL);
    page.wait_digits(Color::White, "3:02");
    page.wait_digits(Color::Black, "3:02");
}

#[test]
fn a_new_game_in_the_place_of_one_with_moves_asks_first() {
    Stage::still().run(|page| {
        let id = paused(page);
        act(page, "new");
        page.wait_for("[data-act=new-sure]");
        act(page, "panel-back");
        resume(page, Color::Black);
        assert_eq!(page.game().id, id);
        pause(page);
        page.advance(10);
        replace(page);
    });
}

#[test]
fn a_game_that_was_left_is_taken_up_again_as_it_stood() {
    Stage::still().run(|page| {
        let id = paused(page);
        page.advance(10);
        replace(page);
        page.go(&format!("#/game/{id}"));
        page.tap("[data-act=take-up]");
        page.wait_for(PANEL);
        page.wait_digits(Color::White, "2:59");
        page.wait_digits(Color::Black, "3:01");
        page.advance(3_600_000);
        page.reload();
        resume(page, Color::Black);
        page.expect(START - 5_000 + 2_000, START - 1_000);
        page.wait("!document.querySelector('[data-act=take-up]')");
    });
}

#[test]
fn a_game_left_while_its_clock_ran_asks_what_the_time_away_counts() {
    Stage::still().run(|page| {
        page.open_clock("");
        start(page);
        play(page, Color::White, 5_000);
        let id = page.game().id;
        page.advance(10);
        page.go("#/controls");
        page.tap("[data-preset='5 d2']");
        page.tap("[data-act=replace]");
        page.wait_digits(Color::White, "5:00");
        page.advance(60_000);
        page.go(&format!("#/game/{id}"));
        page.tap("[data-act=take-up]");
        page.tap("[data-act=ignore-away]");
        page.wait_gone("[data-act=ignore-away]");
        page.wait_digits(Color::White, "2:59");
        page.wait_running(Some(Color::Black));
    });
}

#[test]
fn a_game_is_not_taken_up_in_the_place_of_another_with_moves_unasked() {
    Stage::still().run(|page| {
        let left = paused(page);
        page.advance(10);
        replace(page);
        start(page);
        play(page, Color::White, 1_000);
        pause(page);
        let other = page.game().id;
        assert_ne!(other, left);
        page.go(&format!("#/game/{left}"));
        page.tap("[data-act=take-up]");
        page.wait_for("dialog[open]");
        page.tap("[data-act=take-up-sure]");
        page.wait_for(PANEL);
        page.wait_digits(Color::Black, "3:01");
        // The other one is among the past games in its turn.
        page.go(&format!("#/game/{other}"));
        page.wait_for("[data-act=take-up]");
    });
}
