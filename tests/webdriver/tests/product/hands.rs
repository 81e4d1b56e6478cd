//! Fingers: what is under them, and several at once.

use serde_json::{Value, json};
use zeitnot_core::clock::Color;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::{Page, half_of};
use zeitnot_webdriver::stage::Stage;

use crate::table::{PANEL, act, pause, start};

const DEVICES: [Device; 5] = [
    Device::SMALL_PHONE,
    Device::PHONE,
    Device::TABLET,
    Device::TABLET_UPRIGHT,
    Device::DESKTOP,
];

/// Looks at the page on a grid of 6 pixels: which usable elements a finger hits
/// besides the halves and the pause, and how much of the page the halves cover.
const GRID: &str = r#"
    const allowed = 'button.half, button[data-act="pause"]';
    const usable = 'a[href], button, input, select, textarea, summary, label, [tabindex], [role=button], [onclick]';
    const others = new Set();
    let [points, halves] = [0, 0];
    for (let x = 1; x < innerWidth; x += 6) {
      for (let y = 1; y < innerHeight; y += 6) {
        const hit = document.elementFromPoint(x, y);
        points += 1;
        if (hit?.closest('button.half')) halves += 1;
        if (hit && !hit.closest(allowed) && hit.closest(usable)) others.add(hit.outerHTML.slice(0, 120));
      }
    }
    return { others: [...others], halves: halves / points };
"#;

fn nothing_else_is_hit(page: &Page) {
    let Device { width, height, .. } = *page.device();
    let grid = page.session().run(GRID, &[]);
    assert_eq!(grid["others"], json!([]), "{width}×{height}");
    let halves = grid["halves"].as_f64().unwrap_or_default();
    assert!(halves > 0.85, "the halves are {halves} of {width}×{height}");
}

#[test]
fn a_half_stays_where_it_is_and_while_it_runs_nothing_else_can_be_hit() {
    Stage::still().on(Device::PHONE).run(|page| {
        let places = |page: &Page| -> Vec<Value> {
            let place = |color| {
                let script = "const { x, y, width, height } = document.querySelector(arguments[0]).getBoundingClientRect(); return [x, y, width, height].map(Math.round)";
                page.session().run(script, &[json!(half_of(color))])
            };
            Color::ALL.into_iter().map(place).collect()
        };
        page.open_clock("");
        let before = places(page);
        start(page);
        assert_eq!(places(page), before);
        // The panel opens between the halves.
        pause(page);
        act(page, "resume");
        page.wait_gone(PANEL);
        assert_eq!(places(page), before);
        for device in DEVICES {
            page.change_device(device);
            page.two_frames();
            nothing_else_is_hit(page);
            page.middle("button[data-act=pause]");
        }
    });
}

#[test]
fn a_finger_that_drags_presses_once_and_a_second_finger_counts_beside_it() {
    Stage::still().run(|page| {
        page.open_clock("");
        start(page);
        let white = page.middle(&half_of(Color::White));
        let black = page.middle(&half_of(Color::Black));
        page.advance(3_000);
        page.touch("touchStart", &[white]);
        page.wait_running(Some(Color::Black));
        page.advance(250);
        page.touch("touchStart", &[white, black]);
        page.wait_running(Some(Color::White));
        page.touch("touchEnd", &[]);
        page.expect(181_000, 183_750);
        assert_eq!(page.game().presses(), 3);
        let mut finger = white;
        page.touch("touchStart", &[finger]);
        for _ in 0..10 {
            finger.x += 8.0;
            finger.y += 5.0;
            page.touch("touchMove", &[finger]);
        }
        page.touch("touchEnd", &[]);
        page.wait_running(Some(Color::Black));
        assert_eq!(page.game().presses(), 4);
    });
}

#[test]
fn a_touch_on_the_pause_touches_nothing_of_the_panel_that_it_opens() {
    Stage::still().run(|page| {
        for layout in ["face-to-face", "side-by-side"] {
            page.leave();
            page.set_value("settings", &json!({ "layout": layout }));
            for device in DEVICES {
                let size = (device.width, device.height);
                page.change_device(device);
                page.open_clock("");
                if page.game_is_running() {
                    page.advance(1_000);
                } else {
                    start(page);
                }
                pause(page);
                // After two frames the page has handled the release of the finger.
                page.two_frames();
                let main = format!("{PANEL} [data-act=resume]");
                assert!(page.has(&main), "{layout} {size:?}: {}", page.text("body"));
                let entries = page.game().clock.journal().len();
                act(page, "resume");
                page.wait_running(Some(Color::White));
                assert_eq!(
                    page.game().clock.journal().len(),
                    entries + 1,
                    "{layout} {size:?}"
                );
            }
        }
    });
}

#[test]
fn a_touch_on_the_pause_ends_before_anything_under_the_finger_can_react() {
    Stage::still().run(|page| {
        page.open_clock("");
        start(page);
        page.advance(1_000);
        // The worst layout: the panel's main button appears under the finger.
        page.session().run(
            "const sheet = new CSSStyleSheet();
             sheet.replaceSync(`
               .panel { position: fixed !important; inset: 0 !important; transform: none !important;
                        max-width: none !important; max-height: none !important }
               .panel [data-act=resume] { position: fixed !important; inset: 0 !important; z-index: 9 }`);
             document.adoptedStyleSheets = [sheet];",
            &[],
        );
        page.tap("button[data-act=pause]");
        page.two_frames();
        page.advance(100);
        page.wait_running(None);
        assert!(page.has(PANEL), "the finger that paused has resumed");
        // Another touch counts.
        act(page, "resume");
        page.wait_running(Some(Color::White));
    });
}
