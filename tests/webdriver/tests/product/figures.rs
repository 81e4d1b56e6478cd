//! The figures of the clock: how large they are at each size of screen, and that nothing covers
//! them.

use serde_json::{Value, json};
use zeitnot_core::clock::Color;
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::in_every_browser;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

use crate::table::{play, start};

in_every_browser![the_figures_fill_their_half_and_nothing_covers_them];

/// A computer's screen, and a projector or a television on a wall. What an engine cannot change
/// while it runs is as on a tablet.
const DESKTOP: Device = Device {
    width: 1440,
    height: 900,
    ..Device::TABLET
};
const WALL: Device = Device {
    width: 1920,
    height: 1080,
    ..Device::TABLET
};

const DEVICES: [Device; 6] = [
    Device::SMALL_PHONE,
    Device::PHONE,
    Device::TABLET,
    Device::TABLET_UPRIGHT,
    DESKTOP,
    WALL,
];

/// The measurements of each half. A digit is 0.7 em high, which is the line of the figures.
/// `height` is its share of the half's, `width` the figures' share of what is within the frame;
/// `free` is how many pixels the nearest label is from them, negative where it covers them.
const MEASURES: &str = r#"
    return [...document.querySelectorAll("button.half")].map((half) => {
      const text = (node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
      };
      const room = half.getBoundingClientRect();
      const digits = half.querySelector(".digits");
      const line = digits.getBoundingClientRect();
      const reader = half.querySelector(".reader");
      const { paddingLeft, paddingRight } = getComputedStyle(reader);
      const within = room.width - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const ink = text(digits);
      const sides = { left: ink.left, right: ink.right, top: line.top, bottom: line.bottom };
      const seen = (node) => node.checkVisibility?.({ visibilityProperty: true }) !== false
        && getComputedStyle(node).clipPath === "none" && node.textContent.trim() !== "";
      const labels = [...half.querySelectorAll(
        ".name, .their-digits, .moves, .detail > span, .flag > span",
      )].filter(seen).map(text);
      const apart = (label) => Math.max(
        sides.left - label.right, label.left - sides.right,
        sides.top - label.bottom, label.top - sides.bottom,
      );
      return {
        digits: digits.textContent,
        width: line.width / within,
        height: (sides.bottom - sides.top) / room.height,
        overhang: Math.max(room.left - sides.left, sides.right - room.right,
          room.top - sides.top, sides.bottom - room.bottom),
        free: Math.min(...labels.map(apart)),
      };
    });"#;

/// Both halves have figures that fill this share of the height, or all of the width, and nothing
/// covers them.
#[track_caller]
fn fills(page: &Page, what: &str) {
    let device = page.device();
    // The smallest telephone needs its labels above and below, and so do hours on a wide, low half.
    let height = match (device.width, device.height) {
        (320, _) => 0.5,
        (1440 | 1920, _) => 0.63,
        _ => 0.72,
    };
    let at = format!("{what} at {}×{}", device.width, device.height);
    let halves = page.session().run(MEASURES, &[]);
    let halves = halves.as_array().expect("two halves");
    assert_eq!(halves.len(), 2, "{at}");
    for half in halves {
        let of = |name: &str| half[name].as_f64().unwrap_or(f64::NAN);
        assert!(of("overhang") <= 0.5, "{at}: {half}");
        assert!(of("free") >= 0.0, "{at}: {half}");
        assert!(
            of("height") >= height - 0.005 || of("width") >= 0.995,
            "{at}: {half}"
        );
    }
}

/// Chromium shows figures of every shape, the others the narrowest and the widest.
fn the_figures_fill_their_half_and_nothing_covers_them(browser: Browser) {
    let mut controls = vec!["5+3", "90/40+30, 30+30"];
    if browser == Browser::Chromium {
        controls.extend(["90+30", "hourglass 1", "30 byo 5x30"]);
    }
    for layout in ["face-to-face", "side-by-side"] {
        Stage::still().in_browser(browser).run(|page| {
            page.leave();
            page.set_value("settings", &json!({ "layout": layout }));
            for control in &controls {
                page.open_control(control);
                start(page);
                for device in DEVICES {
                    page.change_device(device);
                    page.two_frames();
                    fills(page, &format!("{layout} {control}"));
                }
            }
        });
    }
}

#[test]
fn the_figures_of_low_time_and_of_a_flag_are_as_large() {
    Stage::still().run(|page| {
        page.open_control("5");
        start(page);
        play(page, Color::White, 1_000);
        for (passed, what) in [(285_000, "low"), (8_000, "tenths"), (7_000, "flag")] {
            page.advance(passed);
            for device in DEVICES {
                page.change_device(device);
                page.two_frames();
                fills(page, what);
            }
        }
    });
}

/// For each seat, whether its scale of seconds lies where its player sees it: under the own half
/// where the halves lie side by side, else on the side of the player's right hand; and how many
/// sixtieths from the scale's beginning, as that player sees it, the mark stands.
const SCALES: &str = r#"
    const middle = (node) => {
      const { left, right } = node.getBoundingClientRect();
      return (left + right) / 2;
    };
    const clock = document.querySelector(".clock");
    const beside = clock.dataset.layout === "side-by-side";
    return ["first", "second"].map((seat) => {
      const half = clock.querySelector(`.half[data-seat=${seat}]`).getBoundingClientRect();
      const scale = clock.querySelector(`.scale[data-seat=${seat}]`);
      const { left, right, width } = scale.getBoundingClientRect();
      const above = half.top === 0;
      const turned = !beside && above;
      const at = middle(scale);
      const there = beside ? half.left < at && at < half.right : turned === (at < innerWidth / 2);
      const mark = middle(scale.querySelector(".needle"));
      return [there, Math.round((turned ? right - mark : mark - left) / width * 60)];
    });"#;

#[test]
fn each_players_scale_of_seconds_is_at_hand_and_marks_the_second_shown() {
    Stage::still().run(|page| {
        page.open_control("5+3");
        start(page);
        play(page, Color::White, 20_000);
        page.advance(7_000);
        for layout in ["face-to-face", "side-by-side"] {
            for exchanged in [false, true] {
                page.leave();
                page.set_value(
                    "settings",
                    &json!({ "layout": layout, "mirrored": exchanged }),
                );
                page.open_clock("");
                page.wait_digits(Color::Black, "4:56");
                page.wait(&format!(
                    "document.querySelector('.clock[data-layout={layout}]')?.matches('.exchanged') === {exchanged}"
                ));
                let scales = page.session().run(SCALES, &[]);
                let seconds: [Value; 2] = ["first", "second"].map(|seat| {
                    let halves = page.halves();
                    let half = halves.iter().find(|half| half.seat == seat);
                    let digits = &half.expect("a half at each seat").digits;
                    let second = digits.rsplit(':').next().and_then(|text| text.parse().ok());
                    json!([true, second.unwrap_or(-1)])
                });
                assert_eq!(scales, json!(seconds), "{layout}, exchanged: {exchanged}");
            }
        }
    });
}
