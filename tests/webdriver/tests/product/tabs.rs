//! Two tabs, in real time.

use serde_json::json;
use zeitnot::clock::color::Color;
use zeitnot_webdriver::stage::Stage;

use crate::table::start;

const COUNT_WRITES: &str = "
    window.__writes = [];
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) window.__writes.push(key);
      return setItem.call(this, key, value);
    };";

#[test]
fn the_second_tab_follows_and_does_not_write_until_the_first_is_closed() {
    Stage::new().run(|page| {
        page.open_clock("");
        start(page);
        let first = page.session().tab();
        let second = page.open_tab("");
        page.session().run(COUNT_WRITES, &[]);
        page.wait_running(Some(Color::White));

        // A press here is none.
        let before = page.game().presses();
        page.press(Color::White);
        assert_eq!(page.game().presses(), before);
        page.wait_running(Some(Color::White));

        // A press there is shown here.
        page.switch_to(&first);
        page.press(Color::White);
        page.wait_running(Some(Color::Black));
        page.switch_to(&second);
        page.wait_running(Some(Color::Black));
        assert_eq!(
            page.value("window.__writes"),
            json!([]),
            "the second tab wrote"
        );

        // The first one goes, and this one plays on.
        page.switch_to(&first);
        page.session().close_tab();
        page.switch_to(&second);
        page.wait_for_at_most(
            "!document.body.innerText.includes('in another tab')",
            10_000,
        );
        page.press(Color::Black);
        page.wait_running(Some(Color::White));
        assert_eq!(page.game().presses(), before + 2);
    });
}

#[test]
fn the_second_tab_says_that_it_follows_also_while_a_clock_runs() {
    Stage::new().run(|page| {
        page.open_clock("");
        start(page);
        page.open_tab("");
        page.wait_running(Some(Color::White));
        page.wait(
            "[...document.querySelectorAll('[role=status], [role=alert]')]\
             .some((told) => told.checkVisibility() && told.innerText.includes('another tab'))",
        );
    });
}

#[test]
fn a_flag_that_falls_in_the_tab_that_follows_is_written_by_nobody() {
    Stage::still().run(|page| {
        page.open_clock("");
        start(page);
        page.open_tab("");
        page.session().run(COUNT_WRITES, &[]);
        page.wait_running(Some(Color::White));
        page.advance(200_000);
        page.wait_for("[data-color=white] .flag");
        assert_eq!(
            page.value("window.__writes"),
            json!([]),
            "the second tab wrote"
        );
    });
}
