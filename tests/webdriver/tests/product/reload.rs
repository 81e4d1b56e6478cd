//! Loading the page again, being away, being hidden.

use zeitnot::clock::{Color, Phase};
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

use crate::table::{act, pause, play, resume, start};

const START: i64 = 182_000;

#[test]
fn a_reload_in_mid_game_keeps_the_time_to_the_millisecond() {
    Stage::still().run(|page| {
        page.open_clock("");
        page.wait_digits(Color::White, "3:02");
        start(page);
        play(page, Color::White, 4_321);
        page.advance(1_234);
        let (white, black) = (START - 4_321 + 2_000, START - 1_234);
        page.expect(white, black);
        for _ in 0..3 {
            page.reload();
            page.wait_running(Some(Color::Black));
            page.expect(white, black);
        }
        page.advance(7);
        page.expect(white, black - 7);
        // The axis of the game goes on: a press is charged from before the
        // reload.
        play(page, Color::Black, 3);
        page.expect(white, black - 10 + 2_000);
    });
}

#[test]
fn a_short_reload_is_charged_and_asks_nothing() {
    Stage::still().run(|page| {
        page.open_clock("");
        start(page);
        page.advance(1_000);
        page.reload_after(1_500);
        page.wait_running(Some(Color::White));
        assert!(!page.has("[data-act=count-away]"));
        page.expect(START - 2_500, START);
    });
}

#[test]
fn a_paused_game_stays_paused_however_long_the_page_is_away() {
    Stage::still().run(|page| {
        page.open_clock("");
        start(page);
        page.advance(1_000);
        pause(page);
        page.reload_after(3_600_000);
        page.expect(START - 1_000, START);
        assert!(!page.has("[data-act=count-away]"));
        resume(page, Color::White);
        page.advance(500);
        page.expect(START - 1_500, START);
    });
}

/// White has thought for 10 seconds when the page is closed for a minute.
fn away(page: &Page) {
    page.open_clock("");
    start(page);
    page.advance(10_000);
    page.reload_after(60_000);
    page.wait_for("[data-act=count-away]");
    page.wait_for("[data-act=ignore-away]");
    page.wait_running(None);
    // While they think about it, nothing is charged.
    page.advance(33_000);
}

#[test]
fn a_long_absence_counts_when_the_players_say_so() {
    Stage::still().run(|page| {
        away(page);
        page.tap("[data-act=count-away]");
        page.wait_gone("[data-act=count-away]");
        page.expect(START - 70_000, START);
    });
}

#[test]
fn a_long_absence_does_not_count_when_the_players_say_so() {
    Stage::still().run(|page| {
        away(page);
        page.tap("[data-act=ignore-away]");
        page.wait_gone("[data-act=ignore-away]");
        page.expect(START - 10_000, START);
        page.advance(0);
        page.reload();
        page.expect(START - 10_000, START);
    });
}

#[test]
fn an_unanswered_question_is_asked_again_after_a_reload() {
    Stage::still().run(|page| {
        away(page);
        page.reload_after(1_000);
        page.tap("[data-act=ignore-away]");
        page.wait_gone("[data-act=ignore-away]");
        page.expect(START - 10_000, START);
    });
}

#[test]
fn a_flag_that_fell_in_an_absence_that_counts_fell_at_its_exact_time() {
    Stage::still().run(|page| {
        page.open_clock("");
        start(page);
        let started = page.wall();
        page.advance(10_000);
        page.reload_after(600_000);
        page.tap("[data-act=count-away]");
        page.wait_for("[data-color=white] .flag[data-flag=alone]");
        let state = page.game().at(page.wall());
        let start = page.game().clock.journal()[0].stamp;
        assert_eq!(start.wall.get(), started);
        let fell = state.accounts.white.flag.map(|at| at.since(start.at).get());
        assert_eq!(fell, Some(START));
    });
}

#[test]
fn a_device_that_slept_asks_whether_the_time_counts() {
    Stage::still().run(|page| {
        page.open_clock("");
        start(page);
        page.advance(5_000);
        page.sleep(120_000);
        page.advance(2_000);
        page.wait_for("[data-act=ignore-away]");
        page.tap("[data-act=ignore-away]");
        page.wait_gone("[data-act=ignore-away]");
        // The heartbeat bounds what is unknown to a second.
        let white = page.game().balances(page.wall()).white;
        assert!((START - 7_000..=START - 4_000).contains(&white), "{white}");
    });
}

#[test]
fn a_press_after_a_sleep_is_not_a_move_before_the_question() {
    Stage::still().run(|page| {
        page.open_clock("");
        start(page);
        page.advance(5_000);
        page.sleep(120_000);
        page.press(Color::White);
        page.wait_for("[data-act=count-away]");
        page.tap("[data-act=count-away]");
        page.wait_running(Some(Color::White));
        page.expect(START - 125_000, START);
    });
}

#[test]
fn a_flag_that_falls_while_the_page_is_hidden_falls_at_its_exact_time() {
    Stage::still().run(|page| {
        page.open_clock("");
        start(page);
        play(page, Color::White, 10_000);
        let pressed = page.game().clock.last_instant();
        page.advance(1_000);
        page.hide();
        // Nothing of the page runs for ten minutes.
        page.skip(600_000);
        page.show();
        page.advance(0);
        page.wait_for("[data-color=black] .flag[data-flag=alone]");
        let state = page.game().at(page.wall());
        assert!(matches!(state.phase, Phase::Fallen(_)), "{:?}", state.phase);
        let fell = state.accounts.black.flag.map(|at| at.since(pressed).get());
        assert_eq!(fell, Some(START));
        page.expect(START - 10_000 + 2_000, 0);
    });
}

#[test]
fn a_control_that_was_chosen_is_there_after_a_reload_before_the_first_press() {
    Stage::still().run(|page| {
        page.open("#/controls");
        page.tap("[data-preset=\"5 d2\"]");
        page.wait_digits(Color::White, "5:00");
        page.reload();
        page.wait_digits(Color::White, "5:00");
        page.wait_digits(Color::Black, "5:00");
        assert_eq!(page.text("[role=alert]"), "");
    });
}

#[test]
fn what_was_undone_can_be_done_again() {
    Stage::still().run(|page| {
        page.open_clock("");
        start(page);
        play(page, Color::White, 5_000);
        page.advance(1_000);
        pause(page);
        act(page, "undo");
        page.expect(START - 6_000, START);
        act(page, "redo");
        page.expect(START - 3_000, START - 1_000);
        resume(page, Color::Black);
    });
}

#[test]
fn the_arbiter_corrects_both_times_and_move_counts_at_once() {
    Stage::still().run(|page| {
        page.open_clock("");
        start(page);
        page.advance(2_000);
        pause(page);
        act(page, "correct");
        page.fill("input[name=white-min]", "2");
        page.fill("input[name=white-s]", "5");
        page.fill("input[name=white-moves]", "7");
        page.fill("input[name=black-h]", "1");
        page.fill("input[name=black-min]", "2");
        page.fill("input[name=black-s]", "3");
        page.tap("[data-act=save-correction]");
        page.wait_digits(Color::White, "2:05");
        page.expect(125_000, 3_723_000);
        crate::table::expect_moves(page, Color::White, 7);
        resume(page, Color::White);
        page.advance(1_000);
        page.expect(124_000, 3_723_000);
    });
}

#[test]
fn the_next_game_on_the_same_page_has_its_heartbeat_from_its_first_seconds() {
    Stage::still().run(|page| {
        page.open_clock("");
        start(page);
        page.advance(60_000);
        pause(page);
        act(page, "new");
        start(page);
        page.advance(3_000);
        let pulse = page
            .storage()
            .into_iter()
            .find(|(key, _)| key == "zeitnot.pulse")
            .map(|(_, text)| text)
            .expect("a running game is said to be alive");
        let at: i64 = pulse
            .split(' ')
            .nth(1)
            .and_then(|at| at.parse().ok())
            .expect("with the instant on its own axis");
        assert!((1_000..=3_000).contains(&at), "{pulse}");
    });
}
