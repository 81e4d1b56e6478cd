//! An evening of two friends at a phone, and an arbiter's work at a tablet, by touch: how often the
//! screen has to be touched for each. The figures of version 1.0 are beside those allowed now.

use zeitnot_core::clock::Color;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::{Page, half_of};
use zeitnot_webdriver::stage::Stage;

use crate::counted::Counted;
use crate::table::PANEL;

const MINUTE: i64 = 60_000;

/// A part of a walk: what is done, and at most how many touches it takes.
#[track_caller]
fn took(user: &Counted<'_>, what: &str, most: usize) {
    let (taps, _) = user.taken();
    println!("{what}: {taps} touches");
    assert!(taps <= most, "{what} took {taps} touches, at most {most}");
}

fn in_panel(part: &str) -> String {
    format!("{PANEL} {part}")
}

/// The points of a side, on its half.
fn points(page: &Page, side: Color) -> String {
    page.text(&format!(".name-over[data-color={}] .points", side.name()))
}

#[test]
fn two_friends_play_a_match_with_few_touches() {
    Stage::still().on(Device::PHONE).run(|page| {
        let user = Counted::at(page);
        page.open("#/");
        user.tap("[data-control='5+3']");
        // In 1.0: four, in the settings, a screen further down.
        page.wait_for("[data-act=rename][data-seat=first]");
        user.tap("[data-act=rename][data-seat=first]");
        user.write("[name=player-white]", "Anna");
        user.write("[name=player-black]", "Ben");
        user.tap("[data-act=save-players]");
        page.wait_gone("[name=player-white]");
        user.press(Color::Black);
        page.wait_running(Some(Color::White));
        // 2 in 1.0 without the names, which took at least 4 more.
        took(&user, "a named pair plays 5+3", 6);

        page.advance(20_000);
        user.tap("button[data-act=pause]");
        page.wait_running(None);
        took(&user, "the telephone rings", 1);
        user.tap(&in_panel("[data-act=resume]"));
        page.wait_running(Some(Color::White));
        took(&user, "they go on", 1);

        user.tap("button[data-act=pause]");
        page.wait_running(None);
        user.taken();
        user.tap(&in_panel("[data-act=correct]"));
        user.tap(&in_panel(".part:has([name=black-min]) [data-step=up]"));
        user.tap(&in_panel("[data-act=save-correction]"));
        page.wait_for(&in_panel("[data-act=resume]"));
        took(&user, "a minute more for Black", 3);
        user.tap(&in_panel("[data-act=resume]"));
        page.wait_running(Some(Color::White));

        page.advance_far(10 * MINUTE);
        page.wait_for(&format!("{} .flag", half_of(Color::White)));
        user.taken();
        user.tap(".acts:not(.copy) [data-act=flag-win]");
        user.tap(&in_panel("[data-act=rematch]"));
        page.wait_for("button.half[data-state=ready]");
        // 3 in 1.0.
        took(&user, "a flag, the result and the rematch", 2);
        // The score is that of the players, who have changed colours.
        assert_eq!(page.half(Color::White).seat, "second");
        assert_eq!(points(page, Color::White), "1");
        assert_eq!(points(page, Color::Black), "0");
    });
}

#[test]
fn an_arbiter_penalizes_corrects_and_reads_with_few_touches() {
    Stage::still().on(Device::TABLET).run(|page| {
        let user = Counted::at(page);
        page.open("#/controls");
        user.tap("[data-preset=\"90/40+30, 30+30\"]");
        page.wait_digits(Color::White, "1:30:30");
        user.press(Color::Black);
        page.wait_running(Some(Color::White));
        took(&user, "40 moves in 90 minutes", 2);

        page.advance(MINUTE);
        page.press(Color::White);
        page.wait_running(Some(Color::Black));
        user.tap("button[data-act=pause]");
        page.wait_running(None);
        user.tap(&in_panel("[data-act=penalties]"));
        user.tap(&in_panel("[data-act=offender][data-color=white]"));
        user.tap(&in_panel("[data-offence=illegalmove][data-offender=white]"));
        page.wait_for(&in_panel("[data-act=resume]"));
        // 4 in 1.0.
        took(&user, "an illegal move", 4);
        // Take it back, once more, and see what was written.
        user.tap(&in_panel("[data-act=undo]"));
        user.tap(&in_panel("[data-act=redo]"));
        user.tap(&in_panel("[data-act=log]"));
        page.wait(&format!(
            "document.querySelector('{PANEL}').innerText.includes('Illegal move')"
        ));
        took(&user, "taken back, again, and read", 3);
        // Back leaves the history, and not the clock.
        page.back();
        page.wait_for(&in_panel("[data-act=give]"));
        user.tap(&in_panel("[data-act=give]"));
        // Nothing is set that could be given by mistake.
        let off = "[...document.querySelectorAll('[data-give=own]')]\
                   .every((give) => give.ariaDisabled === 'true')";
        page.wait_for(&in_panel("[data-give=own]"));
        page.wait(off);
        page.back();
        page.wait_for(&in_panel("[data-act=resume]"));
        user.taken();
        user.tap(&in_panel("[data-act=end]"));
        user.tap(&in_panel(".results [data-result='1/2-1/2']"));
        user.tap(&in_panel("[data-act=finish]"));
        page.wait_for(&in_panel("[data-act=rematch]"));
        // 3 in 1.0, 4 with a reason.
        took(&user, "the players agree on a draw", 3);
    });
}
