//! Both halves and the bar in every state, layout and size: names and times can be read by each
//! player, and nothing is cut or lies under something else.

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_core::correspondence::Utc;
use zeitnot_webdriver::device::{Device, Look};
use zeitnot_webdriver::everyone::{nothing_is_wrong, overflow, overlap, unreadable};
use zeitnot_webdriver::injected::EPOCH;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::scheduled;
use zeitnot_webdriver::seed::Seed;
use zeitnot_webdriver::stage::Stage;

use crate::table::{PANEL, start};

/// The narrowest telephone upright and across, a tablet at twice its size, and all that is larger.
const DEVICES: [Device; 7] = [
    Device::SMALL_PHONE,
    Device::PHONE,
    Device::PHONE_ACROSS,
    Device {
        width: 512,
        height: 384,
        ..Device::TABLET
    },
    Device::TABLET,
    Device::TABLET_UPRIGHT,
    Device::DESKTOP,
];

/// A state of the face: its name, and how to get there from an empty page.
type State = (&'static str, fn(&Page));

fn played(page: &Page, control: &str, ms: i64) {
    page.open_control(control);
    start(page);
    page.advance(ms);
}

fn pause(page: &Page) {
    page.key(' ');
    page.wait_for(PANEL);
}

const STATES: [State; 12] = [
    ("ready", |page| page.open_control("90/40+30, 30+30")),
    ("ready, in words", |page| {
        page.open_control("105/40, 15 df300/30")
    }),
    ("running", |page| played(page, "90/40+30, 30+30", 65_000)),
    ("paused", |page| {
        played(page, "90/40+30, 30+30", 65_000);
        pause(page);
    }),
    ("low", |page| played(page, "3", 172_000)),
    ("fallen", |page| {
        played(page, "3", 200_000);
        page.wait_for(".flag");
    }),
    ("fallen, with the panel", |page| {
        played(page, "3", 200_000);
        page.tap("[data-act=panel]");
        page.wait_for(PANEL);
    }),
    ("extra time", |page| {
        played(page, "1 df30/5", 65_000);
        page.wait_for(".claim-draw");
    }),
    ("extra time, low", |page| {
        played(page, "1 df30/5", 87_500);
        page.wait_for(".claim-draw");
    }),
    ("drawn", drawn),
    ("expected", |page| scheduled::open(page, 600_000)),
    ("arrived", |page| {
        scheduled::open(page, 600_000);
        page.press(Color::Black);
    }),
];

/// Both use up their main time.
fn drawn(page: &Page) {
    played(page, "1 df30/5", 65_000);
    page.press(Color::White);
    page.wait_running(Some(Color::Black));
    page.advance(65_000);
    page.wait_for("[data-reason=bothfirstflags]");
}

/// Whether the names are in their typeface, which comes after the first paint.
const TYPEFACE: &str = "document.documentElement.dataset.faces !== undefined &&
    document.fonts.status === 'loaded' && document.fonts.check('600 1em Barlow')";

/// Shows each state on every device, with long names and in German, whose words are the longer ones,
/// and reports what is wrong.
fn in_every_state(layout: &str) {
    let mut found = Vec::new();
    for (state, reach) in STATES {
        Stage::still().run(|page| {
            page.leave();
            page.session()
                .run("localStorage.setItem('zeitnot.language', 'de')", &[]);
            let players = json!({ "white": "Anna Lindqvist", "black": "Marek Novák" });
            page.set_value("settings", &json!({ "layout": layout, "players": players }));
            reach(page);
            // It has widths of its own.
            page.wait(TYPEFACE);
            for device in DEVICES {
                let at = format!("{state}, {}×{}", device.width, device.height);
                page.change_device(Device {
                    motion: false,
                    ..device
                });
                page.two_frames();
                let all = [
                    unreadable(page),
                    overflow(page),
                    overlap(page),
                    beside_the_name(page),
                ];
                found.extend(all.concat().iter().map(|wrong| format!("{at}: {wrong}")));
            }
        });
    }
    nothing_is_wrong(&found);
}

/// The buttons that are not on the name that they change.
const BESIDE_THE_NAME: &str = r#"
    return [...document.querySelectorAll(".name-over")].filter((over) => {
      const button = over.querySelector(".name");
      const name = document.querySelector(`.half[data-seat=${over.dataset.seat}] .name`);
      if (!button.checkVisibility()) return false;
      const [there, here] = [button, name].map((one) => one.getBoundingClientRect());
      return Math.hypot(there.left - here.left, there.top - here.top) > 4 &&
        Math.hypot(there.right - here.right, there.bottom - here.bottom) > 4;
    }).map((over) => `${over.dataset.seat}: the button is not on the name`);"#;

fn beside_the_name(page: &Page) -> Vec<String> {
    let beside = page.session().run(BESIDE_THE_NAME, &[]);
    serde_json::from_value(beside).expect("a list of texts")
}

#[test]
fn every_state_of_the_clock_is_readable_and_whole_face_to_face() {
    in_every_state("face-to-face");
}

#[test]
fn every_state_of_the_clock_is_readable_and_whole_side_by_side() {
    in_every_state("side-by-side");
}

/// How many pixels of the halves the first notice covers, from above to below, and whether it has a
/// height.
const COVERED: &str = r#"
    const notice = document.querySelector(".notice").getBoundingClientRect();
    const covered = [...document.querySelectorAll("button.half")].map((half) => {
      const { top, bottom } = half.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, notice.bottom) - Math.max(top, notice.top));
    });
    return [...covered, notice.height > 20];"#;

#[test]
fn a_notice_covers_neither_half_of_a_clock_that_stands() {
    Stage::still().run(|page| {
        for layout in ["face-to-face", "side-by-side"] {
            page.leave();
            page.set_value("settings", &json!({ "layout": layout }));
            page.open_clock("#/?control=nonsense");
            page.wait_for(".notice");
            for device in DEVICES {
                page.change_device(device.clone());
                page.two_frames();
                let covered = page.session().run(COVERED, &[]);
                let at = format!("{layout}, {}×{}", device.width, device.height);
                assert_eq!(covered, json!([0, 0, true]), "{at}");
            }
        }
    });
}

/// The system's colours take surfaces and shadows away, and put a ground behind every text.
#[test]
fn forced_colours_leave_the_frame_whole_and_every_choice_its_edge() {
    let forced = Device {
        look: Look::Forced,
        ..Device::TABLET
    };
    Stage::still().on(forced).run(|page| {
        let style = |selector: &str, property: &str| {
            page.wait_for(selector);
            page.value(&format!(
                "getComputedStyle(document.querySelector(\"{selector}\")).{property}"
            ))
        };
        played(page, "5+3", 1_000);
        // No ground of its own, which would lie on the frame.
        assert_eq!(style(".half .digits", "forcedColorAdjust"), json!("none"));
        pause(page);
        assert_eq!(style(".panel .key", "outlineStyle"), json!("solid"));
        page.open("#/controls");
        let chosen = style(".tile[aria-current]", "outlineWidth");
        assert_eq!(chosen, json!("4px"));
        assert_eq!(
            style(".tile:not([aria-current])", "outlineWidth"),
            json!("1px")
        );
        page.leave();
        Seed::of(3, Utc::new(EPOCH / 1_000)).keep(page);
        page.open("#/post");
        assert_eq!(style(".blocks", "forcedColorAdjust"), json!("none"));
    });
}

#[test]
fn on_the_narrowest_phone_the_way_out_of_a_pause_is_in_sight() {
    Stage::still().on(Device::NARROW_PHONE).run(|page| {
        page.open("?lang=de#/clock");
        page.wait_for("main.clock");
        start(page);
        pause(page);
        page.wait(
            "(() => {
               const button = document.querySelector('.panel [data-act=resume]');
               const { left, bottom } = button.getBoundingClientRect();
               return button.contains(document.elementFromPoint(left + 20, bottom - 4));
             })()",
        );
    });
}
