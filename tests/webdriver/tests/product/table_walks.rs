//! An evening of two friends at a phone, by touch: how often the screen has to be touched for each act.
//! The figures of version 1.0 are beside those allowed now. An arbiter's are in `tournament.rs`.

use zeitnot_core::clock::Color;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::{Page, half_of};
use zeitnot_webdriver::stage::Stage;

use crate::counted::Counted;
use crate::table::PANEL;

const MINUTE: i64 = 60_000;

/// A part of a walk: what is done, and at most how many touches it takes.
#[track_caller]
pub fn took(user: &Counted<'_>, what: &str, most: usize) {
    let (taps, _) = user.taken();
    println!("{what}: {taps} touches");
    assert!(taps <= most, "{what} took {taps} touches, at most {most}");
}

pub fn in_panel(part: &str) -> String {
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
