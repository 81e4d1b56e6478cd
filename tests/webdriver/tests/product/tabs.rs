//! Two tabs.

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

use crate::table::{play, start};

const COUNT_WRITES: &str = "
    window.__writes = [];
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) window.__writes.push(key);
      return setItem.call(this, key, value);
    };";

const PLAY_HERE: &str = "[data-act=take-over-clock]";

#[test]
fn the_second_tab_follows_takes_over_with_one_touch_and_plays_on_at_the_end() {
    Stage::new().run(|page| {
        page.open_clock("");
        start(page);
        let first = page.session().tab();
        let second = page.open_tab("");
        // Once it has started: at its start it brings both copies together.
        page.wait_running(Some(Color::White));
        page.session().run(COUNT_WRITES, &[]);
        // It says that it follows, although a clock runs.
        page.wait(
            "[...document.querySelectorAll('[role=status], [role=alert]')]\
             .some((alert) => alert.checkVisibility() && alert.innerText.includes('another tab'))",
        );

        // A press in this tab does nothing.
        let before = page.game().presses();
        page.press(Color::White);
        assert_eq!(page.game().presses(), before);
        page.wait_running(Some(Color::White));

        // The second tab shows a press in the first.
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

        // It takes over with one touch, and the first one follows; then the other way round.
        let mut presses = before + 1;
        for (tab, side) in [(&second, Color::Black), (&first, Color::White)] {
            page.switch_to(tab);
            page.tap(PLAY_HERE);
            page.wait_gone(PLAY_HERE);
            page.press(side);
            page.wait_running(Some(side.other()));
            presses += 1;
            assert_eq!(page.game().presses(), presses);
            let other = if tab == &first { &second } else { &first };
            page.switch_to(other);
            page.wait_for(PLAY_HERE);
            page.wait_running(Some(side.other()));
        }

        // The first tab is closed, and this one plays on.
        page.switch_to(&first);
        page.session().close_tab();
        page.switch_to(&second);
        page.wait("!document.body.innerText.includes('in another tab')");
        page.press(Color::Black);
        page.wait_running(Some(Color::White));
        assert_eq!(page.game().presses(), presses + 1);
    });
}

#[test]
fn the_tab_that_follows_does_not_write_a_flag_that_falls() {
    Stage::still().run(|page| {
        page.open_clock("");
        start(page);
        page.open_tab("");
        // Once it has started: at its start it brings both copies together.
        page.wait_running(Some(Color::White));
        page.session().run(COUNT_WRITES, &[]);
        page.advance(200_000);
        page.wait_for("[data-color=white] .flag");
        assert_eq!(
            page.value("window.__writes"),
            json!([]),
            "the second tab wrote"
        );
    });
}

/// The keys of the game among those that were written. A page has values of its
/// own to write.
const OF_THE_GAME: &str =
    "window.__writes.filter((key) => /^zeitnot\\.(game|tail|current|pulse)/.test(key))";

#[test]
fn a_page_in_another_tab_leaves_the_game_of_a_hidden_tab_alone() {
    Stage::still().run(|page| {
        page.open_clock("");
        start(page);
        play(page, Color::White, 1_000);
        let first = page.session().tab();
        let journal = page.game().clock.journal().len();
        page.open_tab("#/learn");
        // The heartbeat of the first tab is a minute old, as a hidden tab's is.
        page.session().run("window.__clock.leave(62_000)", &[]);
        page.inject(COUNT_WRITES);
        for route in ["#/clock", "#/settings", "#/post", "#/study", "#/learn"] {
            page.open(route);
            page.wait("document.body.innerText.includes('another tab')");
            assert_eq!(page.value(OF_THE_GAME), json!([]), "{route}");
        }
        assert_eq!(page.game().clock.journal().len(), journal);

        // And the game in the first tab goes on.
        page.switch_to(&first);
        play(page, Color::Black, 2_000);
        assert_eq!(page.game().presses(), 3);
        assert_eq!(page.text("[role=alert]"), "");
    });
}

/// A tab that does not hear the others.
const DEAF: &str =
    "addEventListener('storage', (event) => event.stopImmediatePropagation(), true);";

/// Chooses one button of a row, or checks a box.
#[track_caller]
fn choose(page: &Page, input: &str) {
    page.wait_for(&format!("label:has({input})"));
    page.session().run(
        "document.querySelector(arguments[0]).click()",
        &[json!(input)],
    );
}

const IS_DARK: &str = "document.documentElement.dataset.theme === 'dark'";

#[test]
fn settings_made_in_one_tab_are_there_in_the_other_and_neither_is_lost() {
    Stage::still().run(|page| {
        page.open("#/settings");
        page.wait_for("[name=volume]");
        let first = page.session().tab();
        let second = page.open_tab("#/settings");
        choose(page, "input[name=theme][value='2']");
        page.switch_to(&first);
        page.wait(IS_DARK);
        page.wait("document.querySelector('input[name=theme][value=\"2\"]').checked");

        // A tab that does not hear the other changes something else.
        page.switch_to(&second);
        page.inject(DEAF);
        page.reload_any();
        page.wait_for("[name=volume]");
        page.switch_to(&first);
        choose(page, "input[name=exchanged]");
        page.switch_to(&second);
        choose(page, "input[name=coordinates]");
        for tab in [&first, &second] {
            page.switch_to(tab);
            page.reload_any();
            page.wait(IS_DARK);
            page.wait("document.querySelector('input[name=exchanged]').checked");
            page.wait("!document.querySelector('input[name=coordinates]').checked");
            assert_eq!(page.text("[role=alert]"), "");
        }
    });
}

#[test]
fn settings_changed_in_two_tabs_in_the_same_instant_are_both_kept() {
    Stage::still().run(|page| {
        page.open("#/settings");
        page.wait_for("[name=volume]");
        let first = page.session().tab();
        page.session().run(
            "new BroadcastChannel('now').onmessage = () => {
               document.querySelector('input[name=exchanged]').click();
             };",
            &[],
        );
        let second = page.open_tab("#/settings");
        page.wait_for("[name=volume]");
        page.session().run(
            "new BroadcastChannel('now').postMessage('');
             document.querySelector('input[name=coordinates]').click();",
            &[],
        );
        for tab in [&first, &second] {
            page.switch_to(tab);
            page.wait(
                "document.querySelector('input[name=exchanged]').checked &&
                 !document.querySelector('input[name=coordinates]').checked",
            );
        }
        page.reload_any();
        page.wait("document.querySelector('input[name=exchanged]')?.checked");
        page.wait("!document.querySelector('input[name=coordinates]').checked");
    });
}

#[test]
fn own_time_controls_of_two_tabs_are_all_there() {
    let save = |page: &Page, name: &str| {
        page.tap("[data-act=save]");
        page.fill("input[name=name]", name);
        page.tap("[data-act=save]");
        page.wait_for(&format!("[data-own='{name}']"));
    };
    Stage::still().run(|page| {
        page.open("#/edit");
        page.wait_for("[data-act=save]");
        let first = page.session().tab();
        page.open_tab("#/edit");
        page.inject(DEAF);
        page.reload_any();
        page.wait_for("[data-act=save]");
        save(page, "from the second");
        page.switch_to(&first);
        save(page, "from the first");
        page.wait_for("[data-own='from the second']");
        page.reload_any();
        page.wait("document.querySelectorAll('[data-own]').length === 2");
        assert_eq!(page.text("[role=alert]"), "");
    });
}

#[test]
fn after_another_tab_clears_the_storage_the_running_game_is_written_again() {
    Stage::still().run(|page| {
        page.open_clock("");
        start(page);
        play(page, Color::White, 5_000);
        let first = page.session().tab();
        let presses = page.game().presses();
        // As the settings of the browser do.
        page.open_tab("#/learn");
        page.leave();
        page.session().run("localStorage.clear()", &[]);
        page.switch_to(&first);
        page.wait("'zeitnot.current.a' in localStorage");
        page.reload();
        page.wait_running(Some(Color::Black));
        assert_eq!(page.game().presses(), presses);
    });
}

/// A browser may keep a page that was left, to show it again on the way back.
#[test]
fn a_page_that_was_left_blocks_no_other_and_plays_on_after_going_back() {
    Stage::new().run(|page| {
        page.open_clock("");
        start(page);
        // In the same tab, so that the first page is left for this one.
        page.open_clock("#/clock");
        page.wait_running(Some(Color::White));
        assert!(!page.has(".notices.urgent .notice"));
        page.press(Color::White);
        page.wait_running(Some(Color::Black));
        // The first step back stops the clock, the second leaves the page for the empty one before.
        const RESUME: &str = ".panel [data-act=resume]";
        page.back();
        page.wait_for(RESUME);
        page.back();
        page.wait("location.href === 'about:blank'");
        page.back();
        page.tap(RESUME);
        page.wait_running(Some(Color::Black));
        page.press(Color::Black);
        page.wait_running(Some(Color::White));
    });
}

/// A browser that never says whether a lock is free.
const SILENT_LOCKS: &str =
    "if (self.LockManager) LockManager.prototype.request = () => new Promise(() => {});";

#[test]
fn a_page_whose_locks_never_answer_says_so_and_keeps_the_game() {
    Stage::still().run(|page| {
        page.inject(SILENT_LOCKS);
        page.open_clock("");
        // Nothing is written before the page has given up waiting.
        page.press(Color::Black);
        page.advance(5_000);
        page.wait_running(Some(Color::White));
        page.wait(
            "[...document.querySelectorAll('[role=status], [role=alert]')]\
             .some((alert) => alert.checkVisibility() && alert.innerText.includes('another tab is playing'))",
        );
        play(page, Color::White, 1_000);
        page.reload();
        page.advance(5_000);
        assert_eq!(page.game().presses(), 2);
    });
}
