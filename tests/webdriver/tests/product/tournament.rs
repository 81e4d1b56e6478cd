//! A game of a tournament, played by touch from the choice of its control to the rematch. The
//! expected values are computed here by hand, from the words of the control and of the Laws.

use serde_json::json;
use zeitnot_core::clock::{ByColor, Color};
use zeitnot_webdriver::game::Game;
use zeitnot_webdriver::page::{CLOCK, Page, half_of};
use zeitnot_webdriver::stage::Stage;

use crate::counted::Counted;
use crate::table::{PANEL, act, expect_moves, is_over, pause, play, resume, start};
use crate::table_walks::{in_panel, took};

/// 90 minutes for 40 moves, then 30 minutes, with 30 seconds for each move from the first.
const CONTROL: &str = "90/40+30, 30+30";
const MINUTE: i64 = 60_000;
/// The time that each move adds.
const INCREMENT: i64 = 30_000;
/// The time that an offence gives the opponent.
const PENALTY: i64 = 2 * MINUTE;

#[test]
fn a_tournament_game_is_played_by_touch_until_its_rematch() {
    Stage::still().run(|page| {
        let user = Counted::at(page);
        page.open("#/controls");
        user.tap(&format!("[data-preset={}]", json!(CONTROL)));
        page.wait_digits(Color::White, "1:30:30");
        page.wait_digits(Color::Black, "1:30:30");
        let seats = seats(page);
        user.press(Color::Black);
        page.wait_running(Some(Color::White));
        took(&user, "40 moves in 90 minutes", 2);
        let mut left = ByColor::both(90 * MINUTE + INCREMENT);
        for (number, thoughts) in (1..).zip([[61_250, 47_003], [75_500, 90_751]]) {
            for (side, thought) in Color::ALL.into_iter().zip(thoughts) {
                play(page, side, thought);
                *left.get_mut(side) += INCREMENT - thought;
                page.expect(left.white, left.black);
                expect_moves(page, side, number);
            }
        }
        correct(page, &mut left);
        penalize(page, &user, &mut left);
        let finished = lose_on_time(page, &mut left);
        rematch(page, &finished, &seats);
        agree_on_a_draw(page, &user);
    });
}

/// White's clock was set wrongly: a minute is missing, and a second too much.
#[track_caller]
fn correct(page: &Page, left: &mut ByColor<i64>) {
    page.advance(20_000);
    left.white -= 20_000;
    pause(page);
    // Nothing runs while they talk about it.
    page.advance_far(5 * MINUTE);
    page.expect(left.white, left.black);
    let step = |part: &str, way: &str| {
        page.tap(&format!(
            "{PANEL} .part:has([name=white-{part}]) [data-step={way}]"
        ));
    };
    act(page, "correct");
    step("min", "up");
    step("min", "up");
    step("min", "down");
    step("s", "down");
    let set = ["h", "min", "s"].map(|part| {
        page.value(&format!(
            "document.querySelector('[name=white-{part}]').value"
        ))
    });
    assert_eq!(set, ["1", "29", "53"], "from 1:28:54");
    act(page, "save-correction");
    page.wait_for(&format!("{PANEL} [data-act=resume]"));
    // Black's time, which nobody touched, is unchanged, to the millisecond.
    left.white = (89 * 60 + 53) * 1_000;
    page.expect(left.white, left.black);
    resume(page, Color::White);
    play(page, Color::White, 12_345);
    left.white += INCREMENT - 12_345;
    page.expect(left.white, left.black);
}

/// Black makes an illegal move. The arbiter undoes the penalty while unsure, and then applies it
/// again.
#[track_caller]
fn penalize(page: &Page, user: &Counted<'_>, left: &mut ByColor<i64>) {
    play(page, Color::Black, 33_333);
    left.black += INCREMENT - 33_333;
    page.advance(4_100);
    left.white -= 4_100;
    user.taken();
    user.tap("button[data-act=pause]");
    page.wait_running(None);
    page.expect(left.white, left.black);
    expect_moves(page, Color::Black, 3);
    user.tap(&in_panel("[data-act=penalties]"));
    user.tap(&in_panel("[data-act=offender][data-color=black]"));
    user.tap(&in_panel("[data-offence=illegalmove][data-offender=black]"));
    page.wait_for(&in_panel("[data-act=resume]"));
    // 4 in 1.0.
    took(user, "an illegal move", 4);
    // It is Black's move again, which has added nothing.
    let penalized = ByColor {
        white: left.white + PENALTY,
        black: left.black - INCREMENT,
    };
    page.expect(penalized.white, penalized.black);
    expect_moves(page, Color::Black, 2);
    user.tap(&in_panel("[data-act=undo]"));
    page.expect(left.white, left.black);
    expect_moves(page, Color::Black, 3);
    user.tap(&in_panel("[data-act=redo]"));
    page.expect(penalized.white, penalized.black);
    *left = penalized;
    user.tap(&in_panel("[data-act=log]"));
    page.wait(&format!(
        "document.querySelector('{PANEL}').innerText.includes('Illegal move')"
    ));
    took(user, "taken back, again, and read", 3);
    // Back leaves the history, and not the clock.
    page.back();
    page.wait_for(&in_panel("[data-act=give]"));
    act(page, "give");
    // Nothing is set that could be given by mistake.
    page.wait_for(&in_panel("[data-give=own]"));
    page.wait(
        "[...document.querySelectorAll('[data-give=own]')]\
         .every((give) => give.ariaDisabled === 'true')",
    );
    page.back();
    page.wait_for(&in_panel("[data-act=resume]"));
    resume(page, Color::Black);
    play(page, Color::Black, 8_007);
    left.black += INCREMENT - 8_007;
    page.expect(left.white, left.black);
    expect_moves(page, Color::Black, 3);
}

/// White thinks until the flag falls, and Black has a rook left. The game as it is stored then.
#[track_caller]
fn lose_on_time(page: &Page, left: &mut ByColor<i64>) -> Game {
    page.advance_far(left.white - 1);
    page.expect(1, left.black);
    assert!(!page.has(".flag"));
    page.advance(1);
    page.wait_for(&format!("{} .flag[data-flag=alone]", half_of(Color::White)));
    page.wait_for(&format!("{} .opponents-flag", half_of(Color::Black)));
    page.wait_running(None);
    left.white = 0;
    page.expect(left.white, left.black);
    // The clocks are stopped, and Black's keeps its time.
    page.advance(MINUTE);
    page.expect(left.white, left.black);
    page.tap(".acts:not(.copy) [data-act=result]");
    page.tap(&format!("{PANEL} [data-act=material]"));
    page.tap(&format!("{PANEL} [data-tap=theirs-rook]"));
    page.wait_for(&format!("{PANEL} [data-act=flag-win].main"));
    act(page, "flag-win");
    is_over(page, "0-1", "flag");
    page.expect(left.white, left.black);
    page.game()
}

#[track_caller]
fn rematch(page: &Page, finished: &Game, seats: &ByColor<String>) {
    page.advance(MINUTE);
    page.tap("[data-act=panel]");
    act(page, "rematch");
    page.wait_gone(PANEL);
    page.wait_for("button.half[data-state=ready]");
    page.wait_running(None);
    let swapped = ByColor {
        white: seats.black.clone(),
        black: seats.white.clone(),
    };
    assert_eq!(self::seats(page), swapped, "each has the other colour");
    for side in Color::ALL {
        page.wait_digits(side, "1:30:30");
    }
    assert!(!page.has(".flag, .opponents-flag"));
    // Nothing of the game before is lost: it is among the past ones.
    page.go("#/games");
    page.wait_for("ul.games li");
    page.tap(&format!("ul.games a[href='#/game/{}']", finished.id));
    page.wait_for(".result");
    assert!(page.text(".result strong").contains("0–1"));
    let moves =
        "[...document.querySelectorAll('.facts tbody tr')].map((row) => row.cells[1].innerText)";
    assert_eq!(page.value(moves), json!(["3", "3"]));
    page.reload_any();
    let kept = Game::all(&page.storage());
    let kept = kept.iter().find(|game| game.id == finished.id);
    let kept = kept.expect("the game that is over is kept");
    assert_eq!(kept.clock, finished.clock);
    // And the next one waits at the clock.
    page.go(CLOCK);
    page.wait_digits(Color::White, "1:30:30");
    assert_eq!(self::seats(page), swapped);
    start(page);
    play(page, Color::White, 10_000);
    let both = 90 * MINUTE + INCREMENT;
    page.expect(both + INCREMENT - 10_000, both);
    let game = page.game();
    assert_ne!(game.id, finished.id);
    assert_eq!(game.presses(), 2);
}

/// The players of the next game agree on a draw.
#[track_caller]
fn agree_on_a_draw(page: &Page, user: &Counted<'_>) {
    pause(page);
    user.taken();
    user.tap(&in_panel("[data-act=end]"));
    user.tap(&in_panel(".results [data-result='1/2-1/2']"));
    user.tap(&in_panel("[data-act=finish]"));
    page.wait_for(&in_panel("[data-act=rematch]"));
    // 3 in 1.0, 4 with a reason.
    took(user, "the players agree on a draw", 3);
}

/// Where each colour sits.
#[track_caller]
fn seats(page: &Page) -> ByColor<String> {
    ByColor {
        white: page.half(Color::White).seat,
        black: page.half(Color::Black).seat,
    }
}
