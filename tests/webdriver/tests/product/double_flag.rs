//! The double flag under the fingers: the claim, how it is held and where it lies, and the ground of
//! extra time. The examples of the article are in `tests/web/double_flag.rs`.

use serde_json::{Value, json};
use zeitnot_core::clock::Color;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::{Page, half_of};
use zeitnot_webdriver::stage::Stage;

use crate::table::{act, is_over, pause, play, start};

const MINUTE: i64 = 60_000;
/// The article's own example.
const ARTICLE: &str = "15 df60/10";
const CLAIM: &str = "button.claim-draw";
const DEVICES: [Device; 5] = [
    Device::SMALL_PHONE,
    Device::PHONE,
    Device::TABLET,
    Device::TABLET_UPRIGHT,
    Device::DESKTOP,
];

/// White has used up the main time, and thinks.
fn white_on_extra(page: &Page) {
    page.open_control(ARTICLE);
    start(page);
    page.advance_far(15 * MINUTE);
    first_flag(page, Color::White);
}

#[track_caller]
fn first_flag(page: &Page, side: Color) {
    page.wait_for(&format!("{} .flag[data-flag=main-time]", half_of(side)));
}

/// For each half whether it has a ground of its own, and a hatched edge.
fn grounds(page: &Page) -> [Value; 2] {
    Color::ALL.map(|side| {
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
    })
}

#[test]
fn holding_claims_a_draw_while_the_clock_runs_and_a_short_touch_does_not() {
    Stage::still().run(|page| {
        page.open_control(ARTICLE);
        start(page);
        page.advance_far(15 * MINUTE - 1);
        assert!(!page.has(CLAIM));
        page.advance(1);
        // The claim appears at once, on the claimant's half, while White's clock runs.
        page.wait_for(CLAIM);
        assert_eq!(
            page.value(&format!("document.querySelectorAll('{CLAIM}').length")),
            json!(1)
        );
        let seat = page.half(Color::Black).seat;
        assert!(page.has(&format!("{CLAIM}[data-seat={seat}]")));
        // Only the half in extra time looks so.
        first_flag(page, Color::White);
        assert_eq!(grounds(page), [json!([true, true]), json!([false, false])]);
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
            "nothing was entered"
        );
        // A finger holds it.
        page.touch("touchStart", &[claim]);
        page.advance(700);
        page.touch("touchEnd", &[]);
        is_over(page, "1/2-1/2", "first-flag-claim");
    });
}

#[test]
fn a_player_pressing_the_clock_cannot_claim_with_the_same_hand() {
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
            page.open_control(ARTICLE);
            start(page);
            let mut before = Vec::new();
            for device in DEVICES {
                page.change_device(device);
                page.two_frames();
                before.push(page.session().run(PLACES, &[])["half"].take());
            }
            page.advance_far(15 * MINUTE);
            page.wait_for(CLAIM);
            for (device, before) in DEVICES.into_iter().zip(before) {
                page.change_device(device);
                page.two_frames();
                let Device { width, height, .. } = *page.device();
                let now = page.session().run(PLACES, &[]);
                let at = format!("{layout} {width}×{height} {now}");
                assert_eq!(now["half"], before, "{at}");
                assert!(now["size"].as_f64() >= Some(64.0), "{at}");
                assert_eq!(now["inside"], json!(true), "{at}");
                assert_eq!(now["covers"], json!(0), "{at}");
                assert_eq!(now["middle"], json!(false), "{at}");
            }
            pause(page);
            act(page, "claim-draw");
            is_over(page, "1/2-1/2", "first-flag-claim");
        });
    }
}
