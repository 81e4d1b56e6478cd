//! Tests of what the harness can do in each browser. Fingers, keys, fields and storage of Firefox and
//! WebKit are tested by playing the app in them.

use serde_json::{Value, json};
use zeitnot_core::clock::Color;
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::device::{Device, Look};
use zeitnot_webdriver::in_every_browser;
use zeitnot_webdriver::injected::EPOCH;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::pointer::{Button, Point};
use zeitnot_webdriver::stage::Stage;

use crate::{fantoccini_key, still};

in_every_browser![
    time_stands_still,
    a_window_has_the_size_of_the_device,
    errors_in_the_console_are_found,
];

fn time_stands_still(browser: Browser) {
    still().in_browser(browser).run(|page| {
        page.open("");
        assert_eq!(page.value("performance.now()"), json!(1_000));
        page.advance(2_500);
        let second = |n: i64| {
            json!([
                1_000 + n * 1_000,
                EPOCH + 1_000 + n * 1_000,
                EPOCH + 1_000 + n * 1_000
            ])
        };
        assert_eq!(page.value("ticks"), json!([second(1), second(2)]));
        page.sleep(60_000);
        assert_eq!(page.wall(), EPOCH + 63_500);
        page.session().run("window.__clock.leave(5000)", &[]);
        page.session().refresh();
        assert_eq!(page.value("performance.now()"), json!(8_500));
        assert_eq!(page.wall(), EPOCH + 68_500);
    });
}

fn a_window_has_the_size_of_the_device(browser: Browser) {
    let mouse = |device: Device| Device {
        touch: false,
        ..device
    };
    let first = mouse(Device::TABLET);
    still().in_browser(browser).on(first).run(|page| {
        page.open("");
        for device in [
            Device::SMALL_PHONE,
            Device::DESKTOP,
            Device::PHONE,
            Device::TABLET_UPRIGHT,
        ] {
            let size = json!([device.width, device.height]);
            page.change_device(mouse(device));
            assert_eq!(page.value("[innerWidth, innerHeight]"), size);
        }
    });
}

#[test]
fn a_page_knows_the_preferences_of_the_user() {
    for (look, motion) in [(Look::Light, true), (Look::Dark, false)] {
        let device = Device {
            look,
            motion,
            ..Device::DESKTOP
        };
        Stage::new().of(&crate::toy()).on(device).run(|page| {
            page.open("");
            let known = |media: &str| page.value(&format!("matchMedia('({media})').matches"));
            assert_eq!(
                known("prefers-color-scheme: dark"),
                json!(look == Look::Dark)
            );
            assert_eq!(known("prefers-reduced-motion: reduce"), json!(!motion));
            assert_eq!(known("pointer: coarse"), json!(false));
        });
    }
}

#[test]
fn a_tap_is_a_trusted_press_and_click() {
    for device in [Device::TABLET, Device::DESKTOP] {
        let touch = device.touch;
        still().on(device).run(|page| {
            page.open("");
            page.press(Color::White);
            page.wait_running(Some(Color::White));
            page.advance(250);
            page.press(Color::Black);
            page.wait_digits(Color::Black, "2");
            let kind = if touch { "touch" } else { "mouse" };
            assert_eq!(
                page.value("presses"),
                json!([["white", 1_000, true, kind], ["black", 1_250, true, kind]])
            );
        });
    }
}

/// Notes what pointers do to the halves.
fn listen(page: &Page) {
    page.session().run(
        "window.seen = [];
         for (const kind of ['pointerdown', 'pointermove', 'pointerup', 'contextmenu'])
           addEventListener(kind, (event) => {
             event.preventDefault();
             seen.push([kind, event.clientX, event.clientY, event.buttons]);
           });",
        &[],
    );
}

fn points(seen: &Value, kind: &str) -> Vec<(u64, u64)> {
    let number = |value: &Value| value.as_f64().unwrap_or_default() as u64;
    let seen = seen.as_array().into_iter().flatten();
    seen.filter(|event| event[0] == kind)
        .map(|event| (number(&event[1]), number(&event[2])))
        .collect()
}

#[test]
fn a_drag_goes_through_its_points() {
    let path = [(100.0, 200.0), (150.0, 210.0), (300.0, 400.0)].map(|(x, y)| Point { x, y });
    for device in [Device::TABLET, Device::DESKTOP] {
        still().on(device.clone()).run(|page| {
            page.open("");
            listen(page);
            page.drag(&path);
            page.wait("seen.some(([kind]) => kind === 'pointerup')");
            let seen = page.value("seen");
            assert_eq!(points(&seen, "pointerdown"), [(100, 200)]);
            assert_eq!(points(&seen, "pointerup"), [(300, 400)]);
            let moves = points(&seen, "pointermove");
            assert!(moves.ends_with(&[(150, 210), (300, 400)]), "{moves:?}");

            // One step at a time, with a check after each.
            page.session().run("seen.length = 0", &[]);
            page.hold(Button::Main, path[0]);
            page.wait("seen.some(([kind]) => kind === 'pointerdown')");
            page.move_to(path[2]);
            page.wait("seen.some(([kind, x, y, buttons]) => kind === 'pointermove' && x === 300 && buttons === 1)");
            page.let_go(Button::Main);
            page.wait("seen.some(([kind]) => kind === 'pointerup')");
            assert_eq!(points(&page.value("seen"), "pointerdown"), [(100, 200)]);

            if !device.touch {
                page.session().run("seen.length = 0", &[]);
                page.drag_with(Button::Other, &path);
                page.wait("seen.some(([kind]) => kind === 'pointerup')");
                let seen = page.value("seen");
                assert_eq!(seen.as_array().and_then(|seen| seen.iter().find(|event| event[0] == "pointerdown")),
                           Some(&json!(["pointerdown", 100, 200, 2])));
            }
        });
    }
}

#[test]
fn keys_have_their_codes() {
    still().run(|page| {
        page.open("");
        page.session().run(
            "window.codes = []; addEventListener('keydown', (event) => codes.push([event.key, event.code]))",
            &[],
        );
        for key in ['a', 'L', ' ', '1', fantoccini_key::LEFT, fantoccini_key::ESCAPE] {
            page.key(key);
        }
        assert_eq!(
            page.value("codes.filter(([key]) => key !== 'Shift')"),
            json!([
                ["a", "KeyA"],
                ["L", "KeyL"],
                [" ", "Space"],
                ["1", "Digit1"],
                ["ArrowLeft", "ArrowLeft"],
                ["Escape", "Escape"],
            ])
        );
    });
}

#[test]
fn a_field_is_filled() {
    still().run(|page| {
        page.open("");
        page.session().run(
            "document.body.prepend(Object.assign(document.createElement('input'), { value: 'before' }))",
            &[],
        );
        for text in ["Nf3 e8=Q+ O-O", "", "0:05"] {
            page.fill("input", text);
            page.wait(&format!("document.querySelector('input').value === {}", json!(text)));
        }
    });
}

#[test]
fn storage_is_there_after_a_reload() {
    still().run(|page| {
        page.leave();
        page.set_storage("a", "ü\u{1f600}");
        page.open("");
        page.session().refresh();
        assert_eq!(page.storage(), [("a".to_owned(), "ü\u{1f600}".to_owned())]);
    });
}

fn errors_in_the_console_are_found(browser: Browser) {
    still()
        .in_browser(browser)
        .expecting_console_errors()
        .run(|page| {
            page.open("");
            page.session().run("console.warn('this is none')", &[]);
            assert_eq!(page.console_errors(), []);
            page.session().run("console.error('this')", &[]);
            page.session().run(
                "const image = new Image(); document.body.append(image);
                 window.failed = new Promise((done) => image.onerror = done);
                 image.src = 'missing.png'",
                &[],
            );
            page.session().run_async("await window.failed", &[]);
            page.session().run(
                "const script = document.createElement('script');
                 script.textContent = 'throw new Error(\"that\")';
                 document.head.append(script);",
                &[],
            );
            // They outlast the page.
            page.session().refresh();
            let errors = page.console_errors();
            assert_eq!(errors.len(), 3, "{errors:#?}");
            for (error, part) in errors.iter().zip(["this", "missing.png", "that"]) {
                assert!(error.message.contains(part), "{error:?}");
            }
        });
}

#[test]
fn tabs_share_their_storage() {
    still().run(|page| {
        page.open("");
        let first = page.session().tab();
        page.open_tab("");
        page.set_storage("a", "b");
        page.switch_to(&first);
        assert_eq!(page.value("localStorage.getItem('a')"), json!("b"));
    });
}

#[test]
fn a_screenshot_is_as_large_as_the_device() {
    still().on(Device::PHONE).run(|page| {
        page.open("");
        let picture = page.session().screenshot();
        // A PNG states its size in its first 24 bytes.
        let number = |at: usize| {
            let bytes = picture
                .get(at..at + 4)
                .and_then(|part| part.try_into().ok());
            bytes.map(u32::from_be_bytes)
        };
        assert_eq!((number(16), number(20)), (Some(390), Some(844)));
    });
}

#[test]
#[should_panic(expected = "only Chromium can report its network requests, not WebKit")]
fn a_log_of_the_network_is_refused_before_a_browser_is_opened() {
    still()
        .in_browser(Browser::WebKit)
        .watching_the_network()
        .run(|_| {});
}

#[test]
#[should_panic(expected = "only Chromium can be slower than its machine, not Firefox")]
fn a_slow_machine_is_refused_before_a_browser_is_opened() {
    let device = Device {
        slower: 4.0,
        ..Device::PHONE
    };
    still().in_browser(Browser::Firefox).on(device).run(|_| {});
}
