//! Tests of the harness itself, on a toy page: when one of these fails, that
//! says nothing about the product.

mod browsers;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_webdriver::injected::{EPOCH, Injected};
use zeitnot_webdriver::patience::SCRIPT;
use zeitnot_webdriver::server::FOLDER;
use zeitnot_webdriver::stage::Stage;

fn toy() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/harness/toy")
}

fn still() -> Stage {
    Stage::still().of(&toy())
}

#[test]
fn time_stands_still_until_it_is_turned_and_goes_on_after_a_reload() {
    still().run(|page| {
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
        assert_eq!(page.value("performance.now()"), json!(3_500));
        assert_eq!(page.wall(), EPOCH + 63_500);
        page.skip(10_000);
        assert_eq!(page.value("ticks.length"), json!(2));
        page.advance(0);
        assert_eq!(page.value("ticks.length"), json!(3));
        page.session().run("window.__clock.leave(5000)", &[]);
        page.session().refresh();
        assert_eq!(page.value("performance.now()"), json!(18_500));
        assert_eq!(page.wall(), EPOCH + 78_500);
    });
}

#[test]
fn a_touch_is_a_real_one_and_two_fingers_may_be_down_at_once() {
    still().run(|page| {
        page.open("");
        page.press(Color::White);
        page.wait_running(Some(Color::White));
        page.advance(250);
        let [first, second] =
            ["first", "second"].map(|seat| page.middle(&format!("[data-seat={seat}]")));
        page.touch("touchStart", &[first]);
        page.touch("touchStart", &[first, second]);
        page.touch("touchEnd", &[]);
        page.wait_digits(Color::Black, "3");
        assert_eq!(
            page.value("presses"),
            json!([
                ["white", 1_000, true, "touch"],
                ["white", 1_250, true, "touch"],
                ["black", 1_250, true, "touch"],
            ])
        );
    });
}

#[test]
fn storage_can_be_full_or_absent() {
    still().with(Injected::FullStorage).run(|page| {
        page.open("");
        let store = "(() => { try { localStorage.setItem('a', 'b') } catch (error) { return error.name } })()";
        assert_eq!(page.value(store), json!("QuotaExceededError"));
        assert_eq!(page.value("localStorage.length"), json!(0));
        page.advance(1_000);
        page.session().refresh();
        assert_eq!(page.value("performance.now()"), json!(2_000));
    });
    still().with(Injected::NoStorage).run(|page| {
        page.open("");
        let store = "(() => { try { localStorage } catch (error) { return error.name } })()";
        assert_eq!(page.value(store), json!("SecurityError"));
    });
}

#[test]
fn errors_in_the_console_and_missing_files_are_found() {
    still().expecting_console_errors().run(|page| {
        page.open("");
        assert_eq!(page.console_errors(), []);
        page.session().run("console.error('this')", &[]);
        page.session().run("const image = new Image(); document.body.append(image); window.failed = new Promise(done => image.onerror = done); image.src = 'missing.png'", &[]);
        page.session().run_async("await window.failed", &[]);
        assert_eq!(page.console_errors().len(), 2);
        let asked = page.server().asked();
        assert_eq!(asked.last().map(|asked| (asked.path.clone(), asked.status)), Some((format!("{FOLDER}missing.png"), 404)));
    });
}

/// Chromium keeps the page, frozen, for the way forward.
#[test]
fn a_script_whose_page_was_left_by_back_is_not_taken_for_one_that_hangs() {
    still().run(|page| {
        page.open("");
        let session = page.session();
        session.limit_scripts(2_000);
        let never = "await new Promise(() => {})";
        let leave = format!("setTimeout(() => history.back()); {never}");
        assert_eq!(session.run_until_left(&leave, &[]), None);
        page.open("");
        let hangs = || page.session().run_until_left(never, &[]);
        assert!(catch_unwind(AssertUnwindSafe(hangs)).is_err());
        // The next test may have this browser.
        page.session().limit_scripts(SCRIPT);
    });
}

#[test]
fn keys_arrive_with_their_codes() {
    still().run(|page| {
        page.open("");
        page.session().run(
            "window.codes = []; addEventListener('keydown', (event) => codes.push(event.code))",
            &[],
        );
        for key in ['a', 'l', ' ', fantoccini_key::LEFT] {
            page.key(key);
        }
        assert_eq!(
            page.value("codes"),
            json!(["KeyA", "KeyL", "Space", "ArrowLeft"])
        );
    });
}

mod fantoccini_key {
    /// The left arrow, as WebDriver writes it.
    pub const LEFT: char = '\u{e012}';
    /// The escape key.
    pub const ESCAPE: char = '\u{e00c}';
}

#[test]
fn the_network_log_names_what_was_asked_for() {
    still().watching_the_network().run(|page| {
        page.open("");
        let asked = page.requests();
        assert!(asked.contains(&page.server().address()), "{asked:?}");
    });
}

#[test]
#[should_panic(expected = "this did not come true: 1 === 2")]
fn a_condition_that_does_not_come_true_is_named() {
    still().run(|page| {
        page.open("");
        assert!(!page.holds_within("1 === 2", 100));
        page.wait_for_at_most("1 === 2", 100);
    });
}
