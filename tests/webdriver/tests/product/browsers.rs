//! The clock in every browser: what depends on the engine, not on the rules.

use zeitnot_core::clock::Color;
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::in_every_browser;
use zeitnot_webdriver::stage::Stage;

use crate::keyboard::{LEFT, RIGHT, SPACE};
use crate::table::{PANEL, act, end, pause, play, resume, start};

in_every_browser![
    a_game_of_three_minutes_and_two_seconds_is_played_and_the_next_to_a_flag,
    leaving_a_page_while_a_script_runs_causes_no_error,
];

/// Three minutes and the two seconds of the first move.
const START: i64 = 182_000;

fn a_game_of_three_minutes_and_two_seconds_is_played_and_the_next_to_a_flag(browser: Browser) {
    Stage::still().in_browser(browser).run(|page| {
        page.open("#/controls");
        page.tap("[data-preset=\"3+2\"]");
        page.wait_digits(Color::White, "3:02");
        start(page);
        play(page, Color::White, 4_321);
        let white = START - 4_321 + 2_000;
        page.expect(white, START);
        page.advance(1_234);
        let black = START - 1_234;
        page.expect(white, black);
        // A reload brings the game back, and the time until the page is there again counts.
        page.reload();
        page.wait_running(Some(Color::Black));
        page.expect(white, black);
        page.reload_after(1_500);
        page.wait_running(Some(Color::Black));
        page.expect(white, black - 1_500);
        play(page, Color::Black, 7);
        let black = black - 1_507 + 2_000;
        page.expect(white, black);
        page.advance(100);
        pause(page);
        page.advance(60_000);
        page.expect(white - 100, black);
        resume(page, Color::White);
        play(page, Color::White, 165_000);
        page.expect(white - 165_100 + 2_000, black);
        end(page, "1-0", "resignation");

        page.advance(1_000);
        page.tap("[data-act=panel]");
        act(page, "new");
        page.wait_gone(PANEL);
        start(page);
        page.advance(START - 1);
        page.expect(1, START);
        assert!(!page.has(".flag"));
        page.advance(1);
        page.wait_for("[data-color=white] .flag[data-flag=alone]");
        page.expect(0, START);
    });
}

/// In Chromium a game is ended by keyboard too, in `keyboard.rs`.
mod a_game_is_played_by_keyboard {
    use zeitnot_webdriver::browser::Browser;

    #[test]
    fn firefox() {
        super::plays_by_keyboard(Browser::Firefox);
    }

    #[test]
    fn webkit() {
        super::plays_by_keyboard(Browser::WebKit);
    }
}

fn plays_by_keyboard(browser: Browser) {
    Stage::still()
        .in_browser(browser)
        .on(Device::DESKTOP)
        .run(|page| {
            page.open_clock("");
            // Which key is Black's depends on where Black sits.
            page.key(LEFT);
            let (white, black) = if page.half(Color::White).running {
                (RIGHT, LEFT)
            } else {
                (LEFT, RIGHT)
            };
            if black == RIGHT {
                page.key(RIGHT);
            }
            page.wait_running(Some(Color::White));
            page.advance(5_000);
            page.key(white);
            page.wait_running(Some(Color::Black));
            page.advance(1_500);
            page.key(black);
            page.wait_running(Some(Color::White));
            page.expect(START - 3_000, START + 500);
            page.key(SPACE);
            page.wait_for(PANEL);
            page.wait_running(None);
            page.expect(START - 3_000, START + 500);
        });
}

/// The other tests rely on this where one page replaces another: a driver may
/// report that only to a command that runs at that very moment.
fn leaving_a_page_while_a_script_runs_causes_no_error(browser: Browser) {
    Stage::new().in_browser(browser).run(|page| {
        page.open("#/");
        let answer = page.session().run_until_left(
            "if (sessionStorage.getItem('left')) return 'asked again';
             sessionStorage.setItem('left', '1');
             location.reload();
             await new Promise(() => {});",
            &[],
        );
        // Chromium's driver may run the script again in the page that comes in
        // its place.
        assert!(
            answer.as_ref().is_none_or(|said| said == "asked again"),
            "{answer:?}"
        );
        page.wait_for("main.home");
    });
}
