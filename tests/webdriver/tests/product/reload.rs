//! Loading the page again in mid-game, being away, being hidden. The answers that players give
//! about the time away are tested in `tests/web/away.rs`.

use zeitnot_core::clock::{Color, Phase};
use zeitnot_webdriver::stage::Stage;

use crate::table::{play, start};

const START: i64 = 182_000;

#[test]
fn a_reload_keeps_the_time_exactly_and_asks_after_a_long_absence() {
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
        // The game's time axis continues: a press is charged from before the reload.
        play(page, Color::Black, 3);
        let black = black - 10 + 2_000;
        page.expect(white, black);
        // The panel, which loads after the clock, opens and asks about a long absence.
        page.reload_after(60_000);
        page.tap("[data-act=count-away]");
        page.wait_gone("[data-act=count-away]");
        page.wait_running(Some(Color::White));
        page.expect(white - 60_000, black);
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
