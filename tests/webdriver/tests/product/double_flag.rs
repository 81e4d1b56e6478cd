//! The double flag by touch: the examples of the article that describes it, the
//! claim, and what players say of the board and of their pieces.

use serde_json::json;
use zeitnot::clock::{Color, EndReason, GameResult, Outcome, Overtime, Phase};
use zeitnot::time::Millis;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::half::figures;
use zeitnot_webdriver::page::{Page, half_of};
use zeitnot_webdriver::stage::Stage;

use crate::table::{PANEL, act, choose_result, is_over, pause, play, resume, start};

const MINUTE: i64 = 60_000;
/// The article's own example.
const ARTICLE: &str = "15 df60/10";
const CLAIM: &str = "button.claim-draw";

/// White has used up the main time, and thinks.
fn white_on_extra(page: &Page) {
    page.open_control(ARTICLE);
    start(page);
    page.advance(15 * MINUTE);
    first_flag(page, Color::White);
}

#[track_caller]
fn first_flag(page: &Page, side: Color) {
    page.wait_for(&format!("{} .flag[data-flag=main-time]", half_of(side)));
}

/// What is left of the extra time of a side, in the stored game and on the
/// face.
#[track_caller]
fn expect_extra(page: &Page, side: Color, left: i64) {
    let state = page.game().at(page.wall());
    let extra = Overtime::Extra {
        left: Millis::new(left),
    };
    let account = state.accounts.get(side);
    assert_eq!(account.overtime, extra);
    assert!(account.first_flag.is_some());
    page.wait_digits(side, &figures(left));
    let half = half_of(side);
    page.wait(&format!(
        "document.querySelector('{half}').dataset.time === 'extra'"
    ));
    assert!(page.text(&format!("{half} .detail")).contains("draw only"));
}

#[track_caller]
fn detail_has(page: &Page, side: Color, words: &str) {
    let half = half_of(side);
    page.wait(&format!(
        "document.querySelector('{half} .detail').innerText.includes({})",
        json!(words)
    ));
}

/// The game is over without anybody having said so, and both halves and the
/// strip tell how.
#[track_caller]
fn over_by_itself(page: &Page, result: GameResult, reason: EndReason) {
    page.wait_running(None);
    let game = page.game();
    let state = game.at(page.wall());
    assert!(matches!(state.phase, Phase::Fallen(_)), "{:?}", state.phase);
    let outcome = state.outcome(game.clock.setup());
    assert_eq!(outcome, Some(Outcome { result, reason }));
    for place in [
        "button.half[data-seat=first]",
        "button.half[data-seat=second]",
        ".bar.resting",
    ] {
        page.wait_for(&format!(
            "{place}[data-result=\"{}\"][data-reason={}]",
            result.score(),
            reason.name()
        ));
    }
    let said = page.text(".bar .acts:not(.copy) .verdict");
    for side in Color::ALL {
        detail_has(page, side, &said);
    }
    assert!(!page.has(CLAIM), "there is nothing to claim any more");
}

#[test]
fn only_the_half_in_extra_time_has_a_ground_of_its_own_and_a_hatched_edge() {
    Stage::still().run(|page| {
        white_on_extra(page);
        let grounds = Color::ALL.map(|side| {
            let half = half_of(side);
            page.value(&format!(
                "(() => {{
                   const half = document.querySelector('{half}');
                   const style = getComputedStyle(half);
                   const material = document.createElement('i');
                   material.style.color = style.getPropertyValue('--material');
                   half.append(material);
                   const own = getComputedStyle(material).color !== style.backgroundColor;
                   material.remove();
                   const edge = getComputedStyle(half.querySelector('.reader'), '::before');
                   return [own, edge.backgroundImage.includes('gradient')];
                 }})()"
            ))
        });
        assert_eq!(grounds, [json!([true, true]), json!([false, false])]);
    });
}

#[test]
fn a_press_with_44_seconds_left_gives_8_and_leaves_52() {
    Stage::still().run(|page| {
        page.open_control(ARTICLE);
        page.wait_digits(Color::White, "15:00");
        start(page);
        detail_has(page, Color::White, "1 min extra, +10 s a move");
        page.advance(15 * MINUTE - 1);
        assert!(!page.has(".flag"));
        page.advance(1);
        first_flag(page, Color::White);
        expect_extra(page, Color::White, MINUTE);
        detail_has(page, Color::White, "a press gives 0.0 s");
        page.advance(16_000);
        expect_extra(page, Color::White, 44_000);
        detail_has(page, Color::White, "a press gives 8.0 s");
        page.press(Color::White);
        page.wait_running(Some(Color::Black));
        expect_extra(page, Color::White, 52_000);
        // Black has main time: nothing is given, and what comes behind is said.
        detail_has(page, Color::Black, "1 min extra, +10 s a move");
        play(page, Color::Black, 3_000);
        page.wait_digits(Color::Black, "14:57");
        // The article's other examples: up to 40 the whole bonus.
        page.advance(12_000);
        detail_has(page, Color::White, "a press gives 10.0 s");
        page.advance(30_000);
        detail_has(page, Color::White, "a press gives 10.0 s");
        page.press(Color::White);
        page.wait_running(Some(Color::Black));
        expect_extra(page, Color::White, 20_000);
    });
}

#[test]
fn both_first_flags_draw_whichever_falls_first() {
    for first in Color::ALL {
        Stage::still().run(|page| {
            page.open_control(ARTICLE);
            start(page);
            if first == Color::Black {
                play(page, Color::White, 1_000);
            }
            page.advance(15 * MINUTE);
            first_flag(page, first);
            play(page, first, 5_000);
            let other = first.other();
            let left = if first == Color::Black { 1_000 } else { 0 };
            page.advance(15 * MINUTE - left - 1);
            page.wait_running(Some(other));
            assert!(page.has(CLAIM));
            page.advance(1);
            first_flag(page, Color::White);
            first_flag(page, Color::Black);
            over_by_itself(page, GameResult::Draw, EndReason::BothFirstFlags);
        });
    }
}

#[test]
fn rook_against_rook_is_held_on_extra_time_until_the_other_has_no_main_time() {
    Stage::still().run(|page| {
        page.open_control("2 df30/5");
        start(page);
        page.advance(2 * MINUTE);
        first_flag(page, Color::White);
        let (mut white, mut black) = (30_000, 2 * MINUTE);
        // White takes five seconds a move, and could do so for ever; Black
        // shuffles a rook.
        while black > 3_000 {
            page.advance(5_000);
            page.press(Color::White);
            page.wait_running(Some(Color::Black));
            white -= 5_000;
            white = (white + 5_000).min((white + 30_000) / 2);
            expect_extra(page, Color::White, white);
            assert!(white >= 5_000, "every move has the bonus at least");
            play(page, Color::Black, 3_000);
            black -= 3_000;
        }
        play(page, Color::White, 5_000);
        page.advance(3_000);
        over_by_itself(page, GameResult::Draw, EndReason::BothFirstFlags);
    });
}

#[test]
fn extra_time_that_runs_out_loses() {
    Stage::still().run(|page| {
        white_on_extra(page);
        page.advance(MINUTE - 1);
        page.wait_running(Some(Color::White));
        page.advance(1);
        page.wait_for(&format!(
            "{} .flag[data-flag=extra-time]",
            half_of(Color::White)
        ));
        over_by_itself(page, GameResult::Win(Color::Black), EndReason::ExtraTime);
    });
}

#[test]
fn a_draw_is_claimed_by_holding_while_the_clock_runs_and_a_short_touch_does_nothing() {
    Stage::still().run(|page| {
        page.open_control(ARTICLE);
        start(page);
        page.advance(15 * MINUTE - 1);
        assert!(!page.has(CLAIM));
        page.advance(1);
        // At once, on the half of whoever may, while White's clock runs.
        page.wait_for(CLAIM);
        assert_eq!(
            page.value(&format!("document.querySelectorAll('{CLAIM}').length")),
            json!(1)
        );
        let seat = page.half(Color::Black).seat;
        assert!(page.has(&format!("{CLAIM}[data-seat={seat}]")));
        let entries = page.game().clock.journal().len();
        let claim = page.middle(CLAIM);
        // Taps, and a touch that is nearly long enough.
        page.tap(CLAIM);
        page.tap(CLAIM);
        page.advance(1_000);
        page.touch("touchStart", &[claim]);
        page.wait_for(&format!("{CLAIM}.holding"));
        page.advance(699);
        page.touch("touchEnd", &[]);
        page.advance(5_000);
        page.wait_running(Some(Color::White));
        // A finger that wanders off.
        page.touch("touchStart", &[claim]);
        let mut away = claim;
        away.x += 60.0;
        page.touch("touchMove", &[away]);
        page.advance(2_000);
        page.touch("touchEnd", &[]);
        page.wait_running(Some(Color::White));
        assert_eq!(
            page.game().clock.journal().len(),
            entries,
            "nothing has happened"
        );
        // It is held.
        page.touch("touchStart", &[claim]);
        page.advance(700);
        page.touch("touchEnd", &[]);
        is_over(page, "1/2-1/2", "first-flag-claim");
    });
}

#[test]
fn whoever_presses_the_clock_claims_nothing_with_the_same_hand() {
    Stage::still().run(|page| {
        white_on_extra(page);
        play(page, Color::White, 1_000);
        let claim = page.middle(CLAIM);
        let half = page.middle(&half_of(Color::Black));
        page.touch("touchStart", &[claim]);
        page.wait_for(&format!("{CLAIM}.holding"));
        page.advance(300);
        page.touch("touchStart", &[claim, half]);
        page.wait_running(Some(Color::White));
        page.advance(2_000);
        page.touch("touchEnd", &[]);
        page.wait_running(Some(Color::White));
        assert!(page.has(CLAIM));
        // The opponent's press does not keep anyone from claiming.
        page.touch("touchStart", &[claim]);
        page.advance(300);
        page.touch("touchStart", &[claim, page.middle(&half_of(Color::White))]);
        page.wait_running(Some(Color::Black));
        page.advance(400);
        page.touch("touchEnd", &[]);
        is_over(page, "1/2-1/2", "first-flag-claim");
    });
}

#[test]
fn a_key_claims_with_its_second_press() {
    const ENTER: char = '\u{e007}';
    Stage::still().on(Device::DESKTOP).run(|page| {
        white_on_extra(page);
        page.wait_for(CLAIM);
        page.session().run(
            "document.querySelector(arguments[0]).focus()",
            &[json!(CLAIM)],
        );
        page.key(ENTER);
        page.wait_for(&format!("{CLAIM}.asked"));
        // It does not wait for ever.
        page.advance(5_000);
        page.wait_gone(&format!("{CLAIM}.asked"));
        page.wait_running(Some(Color::White));
        page.key(ENTER);
        page.wait_for(&format!("{CLAIM}.asked"));
        page.key(ENTER);
        is_over(page, "1/2-1/2", "first-flag-claim");
    });
}

#[test]
fn the_claim_is_large_moves_nothing_and_lies_off_the_middle_of_the_half() {
    const PLACES: &str = r#"
        const at = (selector) => document.querySelector(selector)?.getBoundingClientRect();
        const half = [...document.querySelectorAll("button.half")].map((half) => {
          const { x, y, width, height } = half.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        });
        const claim = at("button.claim-draw");
        const own = at("button.half.claims");
        const figures = at("button.half.claims .digits");
        return claim ? {
          half,
          size: Math.min(claim.width, claim.height),
          inside: claim.left >= own.left && claim.right <= own.right
            && claim.top >= own.top && claim.bottom <= own.bottom,
          // How much of the figures it covers.
          covers: Math.max(0, Math.min(claim.right, figures.right) - Math.max(claim.left, figures.left))
            * Math.max(0, Math.min(claim.bottom, figures.bottom) - Math.max(claim.top, figures.top)),
          middle: claim.left <= own.left + own.width / 2 && claim.right >= own.left + own.width / 2
            && claim.top <= own.top + own.height / 2 && claim.bottom >= own.top + own.height / 2,
        } : { half };"#;
    for layout in ["face-to-face", "side-by-side"] {
        Stage::still().run(|page| {
            page.leave();
            page.set_value("settings", &json!({ "layout": layout }));
            for device in [
                Device::SMALL_PHONE,
                Device::PHONE,
                Device::TABLET,
                Device::TABLET_UPRIGHT,
                Device::DESKTOP,
            ] {
                let size = (device.width, device.height);
                page.change_device(device);
                page.open_control(ARTICLE);
                start(page);
                let before = page.session().run(PLACES, &[]);
                page.advance(15 * MINUTE);
                page.wait_for(CLAIM);
                let now = page.session().run(PLACES, &[]);
                assert_eq!(now["half"], before["half"], "{layout} {size:?}");
                assert!(
                    now["size"].as_f64() >= Some(64.0),
                    "{layout} {size:?} {now}"
                );
                assert_eq!(now["inside"], json!(true), "{layout} {size:?} {now}");
                assert_eq!(now["covers"], json!(0), "{layout} {size:?} {now}");
                assert_eq!(now["middle"], json!(false), "{layout} {size:?} {now}");
                pause(page);
                act(page, "claim-draw");
                is_over(page, "1/2-1/2", "first-flag-claim");
            }
        });
    }
}

#[test]
fn a_mate_on_extra_time_is_told_to_be_a_draw_before_it_is_taken() {
    Stage::still().run(|page| {
        white_on_extra(page);
        page.advance(1_000);
        pause(page);
        act(page, "end");
        page.tap(&format!("{PANEL} .results [data-result=\"1/2-1/2\"]"));
        let facts = format!("{PANEL} .facts");
        page.wait_for(&facts);
        let words = page.text(&facts);
        assert!(
            words.contains("checkmate on extra time only draws"),
            "{words}"
        );
        assert!(!words.contains("Fifty"), "{words}");
        assert!(!words.contains("Threefold"), "{words}");
        page.tap(&format!("{facts} [data-reason=mateonextratime]"));
        act(page, "finish");
        is_over(page, "1/2-1/2", "mate-on-extra-time");
    });
}

#[test]
fn a_mate_by_the_side_with_main_time_wins() {
    Stage::still().run(|page| {
        white_on_extra(page);
        pause(page);
        act(page, "end");
        choose_result(page, "0-1", "checkmate");
        is_over(page, "0-1", "checkmate");
    });
}

#[test]
fn whoever_resigns_a_game_that_can_be_drawn_is_reminded() {
    Stage::still().run(|page| {
        white_on_extra(page);
        pause(page);
        act(page, "end");
        choose_result(page, "1-0", "resignation");
        page.wait_for(&format!("{PANEL} [data-act=claim-instead]"));
        page.wait_running(None);
        assert!(matches!(
            page.game().at(page.wall()).phase,
            Phase::Stopped(..)
        ));
        act(page, "claim-instead");
        is_over(page, "1/2-1/2", "first-flag-claim");
        // The end is undone, and the player insists.
        page.tap("[data-act=panel]");
        act(page, "undo");
        act(page, "end");
        choose_result(page, "1-0", "resignation");
        act(page, "resign-still");
        is_over(page, "1-0", "resignation");
    });
}

#[test]
fn a_reload_in_extra_time_keeps_it_to_the_millisecond() {
    Stage::still().run(|page| {
        white_on_extra(page);
        page.advance(7_777);
        for _ in 0..2 {
            page.reload();
            page.wait_running(Some(Color::White));
            expect_extra(page, Color::White, MINUTE - 7_777);
            page.wait_for(CLAIM);
        }
        page.advance(8_223);
        page.press(Color::White);
        page.wait_running(Some(Color::Black));
        expect_extra(page, Color::White, 52_000);
    });
}

#[test]
fn a_press_on_extra_time_is_undone_with_what_it_gave() {
    Stage::still().run(|page| {
        white_on_extra(page);
        page.advance(16_000);
        page.press(Color::White);
        page.wait_running(Some(Color::Black));
        expect_extra(page, Color::White, 52_000);
        page.advance(1_500);
        pause(page);
        act(page, "undo");
        expect_extra(page, Color::White, 42_500);
        resume(page, Color::White);
        page.advance(500);
        page.press(Color::White);
        page.wait_running(Some(Color::Black));
        // The article's second example.
        expect_extra(page, Color::White, 51_000);
    });
}

#[test]
fn the_extra_time_is_corrected_and_main_time_puts_the_first_flag_up_again() {
    Stage::still().run(|page| {
        white_on_extra(page);
        page.advance(10_000);
        pause(page);
        act(page, "correct");
        page.fill("[name=white-left]", "33");
        page.tap("[data-act=save-correction]");
        page.wait_for(&format!("{PANEL} [data-act=resume]"));
        expect_extra(page, Color::White, 33_000);
        act(page, "correct");
        page.fill("[name=white-min]", "2");
        page.tap("[data-act=save-correction]");
        page.wait_for(&format!("{PANEL} [data-act=resume]"));
        page.wait_digits(Color::White, "2:00");
        resume(page, Color::White);
        assert!(!page.has(".flag"));
        assert!(!page.has(CLAIM));
        page.advance(2 * MINUTE);
        first_flag(page, Color::White);
        expect_extra(page, Color::White, 33_000);
    });
}

/// White's flag has fallen on a clock without a board, and the panel asks.
fn flag_fell(page: &Page) {
    page.open_control("1 d2");
    start(page);
    page.advance(MINUTE + 2_000);
    page.wait_for(".flag[data-flag=alone]");
    page.tap("[data-act=panel]");
    page.wait_for(&format!("{PANEL} .material"));
}

#[track_caller]
fn tap(page: &Page, name: &str) {
    page.tap(&format!("{PANEL} [data-tap={name}]"));
}

#[track_caller]
fn says(page: &Page, verdict: &str) {
    page.wait_for(&format!("{PANEL} .says[data-verdict={verdict}]"));
}

#[test]
fn the_opponents_pieces_tell_in_one_tap_what_a_flag_costs() {
    Stage::still().run(|page| {
        flag_fell(page);
        for piece in ["pawns", "queen", "rook"] {
            tap(page, &format!("theirs-{piece}"));
            says(page, "can");
            page.wait_for(&format!("{PANEL} [data-act=flag-win].main"));
            tap(page, &format!("theirs-{piece}"));
        }
        tap(page, "theirs-bare");
        says(page, "cannot");
        page.wait_for(&format!("{PANEL} [data-act=flag-draw].main"));
        act(page, "flag-draw");
        is_over(page, "1/2-1/2", "flag-without-mate");
    });
}

#[test]
fn where_it_depends_on_the_own_pieces_they_are_asked_for() {
    Stage::still().run(|page| {
        flag_fell(page);
        tap(page, "theirs-knight");
        says(page, "depends");
        page.wait_for(&format!("{PANEL} [data-act=winnability][href='#/winning']"));
        tap(page, "knights-more");
        says(page, "can");
        tap(page, "knights-one");
        says(page, "depends");
        tap(page, "own-queen");
        says(page, "cannot");
        tap(page, "own-pawns");
        says(page, "can");
        // Bishops: on squares of one colour they mate nobody who has none on
        // the other.
        tap(page, "theirs-knight");
        tap(page, "theirs-bishop");
        tap(page, "own-pawns");
        tap(page, "own-queen");
        tap(page, "own-bishop");
        says(page, "depends");
        tap(page, "theirs-bishops-light");
        tap(page, "own-bishops-light");
        says(page, "cannot");
        tap(page, "own-bishops-dark");
        says(page, "can");
        act(page, "flag-win");
        is_over(page, "0-1", "flag");
    });
}
