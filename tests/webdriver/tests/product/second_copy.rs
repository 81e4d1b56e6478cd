//! The second copy of the storage: what it brings back, and what the app says about that. The tests
//! in `kills` check that it outlives a kill.

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_core::correspondence::Utc;
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::in_every_browser;
use zeitnot_webdriver::injected::{EPOCH, Injected};
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::seed::Seed;
use zeitnot_webdriver::stage::Stage;

use crate::table::{pause, play, resume, start};

in_every_browser![
    writes_and_a_whole_storage_that_were_lost_are_restored_and_reported,
    a_storage_cleared_under_an_open_page_comes_back_and_is_reported,
];

/// Puts the storage back as it was, as a killed browser leaves it.
#[track_caller]
fn put_back(page: &Page, before: &[(String, String)]) {
    page.leave();
    page.session().run("localStorage.clear()", &[]);
    for (key, text) in before {
        page.set_storage(key, text);
    }
}

fn writes_and_a_whole_storage_that_were_lost_are_restored_and_reported(browser: Browser) {
    Stage::still().in_browser(browser).run(|page| {
        page.open_clock("");
        start(page);
        play(page, Color::White, 4_000);
        let before = page.storage();
        play(page, Color::Black, 3_000);
        play(page, Color::White, 2_000);
        pause(page);
        let entries = page.game().clock.journal().len();
        page.wait_mirrored();
        put_back(page, &before);
        assert_eq!(page.game().clock.journal().len(), entries - 3);

        page.open_clock("");
        assert_eq!(page.game().clock.journal().len(), entries);
        page.wait("document.body.innerText.includes('restored from the second copy')");
        // The game goes on from there.
        resume(page, Color::Black);
        play(page, Color::Black, 1_000);
        assert_eq!(page.game().clock.journal().len(), entries + 2);
        page.reload();
        let is_said = page.value("document.body.innerText.includes('second copy')");
        assert_eq!(is_said, json!(false));

        pause(page);
        let entries = page.game().clock.journal().len();
        page.wait_mirrored();
        put_back(page, &[]);
        page.open_clock("");
        assert_eq!(page.game().clock.journal().len(), entries);
    });
}

fn a_storage_cleared_under_an_open_page_comes_back_and_is_reported(browser: Browser) {
    Stage::still().in_browser(browser).run(|page| {
        page.leave();
        Seed::of(3, Utc::new(EPOCH / 1_000)).keep(page);
        page.open("#/settings");
        page.wait_for("[name=volume]");
        page.session().run(
            "document.querySelector('input[name=exchanged]').click()",
            &[],
        );
        page.open_clock("");
        start(page);
        play(page, Color::White, 4_000);
        page.wait_mirrored();
        // Another program of the same site does it, without an event in this page, which goes on.
        page.session().run("localStorage.clear()", &[]);
        play(page, Color::Black, 3_000);
        pause(page);
        let entries = page.game().clock.journal().len();
        page.wait_mirrored();

        page.open("#/post");
        page.wait("document.body.innerText.includes('from the second copy')");
        // One of the three is finished, and folded away.
        assert_eq!(
            page.value("document.querySelectorAll('.correspondence-row').length"),
            json!(2)
        );
        assert_eq!(page.game().clock.journal().len(), entries);
        page.open("#/settings");
        page.wait("document.querySelector('input[name=exchanged]')?.checked");
        // Said once.
        let is_said = page.value("document.body.innerText.includes('second copy')");
        assert_eq!(is_said, json!(false));
    });
}

#[test]
fn a_press_during_a_write_of_the_second_copy_is_in_it() {
    Stage::still().run(|page| {
        page.open_clock("");
        start(page);
        page.advance(1_000);
        page.wait_mirrored();
        // As Firefox sometimes does: runs microtasks within the task.
        page.session().run(
            "const queue = window.queueMicrotask.bind(window);
             let last;
             window.queueMicrotask = (react) => queue(last = react);
             const { transaction } = IDBDatabase.prototype;
             IDBDatabase.prototype.transaction = function (...rest) {
               IDBDatabase.prototype.transaction = transaction;
               const half = document.querySelector('.half[data-color=black]');
               half.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
               last();
               return transaction.apply(this, rest);
             };",
            &[],
        );
        page.press(Color::White);
        page.wait_running(Some(Color::White));
        page.wait_mirrored();
        let entries = page.game().clock.journal().len();
        assert_eq!(entries, 3);
        page.leave();
        page.session().run("localStorage.clear()", &[]);
        page.open_clock("");
        assert_eq!(page.game().clock.journal().len(), entries);
    });
}

/// Plays a game of which the first copy has one entry, in a browser whose second copy answers late:
/// the page has gone on without it. Returns how many entries the game has.
#[track_caller]
fn opened_without_its_second_copy(page: &Page) -> usize {
    page.open_clock("");
    start(page);
    let before = page.storage();
    play(page, Color::White, 4_000);
    play(page, Color::Black, 3_000);
    let entries = page.game().clock.journal().len();
    page.wait_mirrored();
    let now = page.storage();
    put_back(page, &before);
    // It was alive a moment ago, so the clock runs on.
    for (key, text) in now.iter().filter(|(key, _)| key == "zeitnot.pulse") {
        page.set_storage(key, text);
    }
    page.session()
        .run("sessionStorage.setItem('late-copy', '')", &[]);
    page.open("#/clock");
    page.wait("window.__copyAsked");
    page.advance(3_000);
    page.wait("document.querySelectorAll('button.half .digits').length === 2");
    assert_eq!(page.game().clock.journal().len(), 1);
    // The page says so although the clock runs, and not over a half.
    page.wait("document.querySelector('.bar .brief')?.textContent.includes('may still come')");
    entries
}

#[track_caller]
fn the_second_copy_answers(page: &Page) {
    page.session().run("window.__answerCopy()", &[]);
}

#[test]
fn a_second_copy_that_answers_late_brings_what_it_has_to_the_table() {
    Stage::still().with(Injected::LateCopy).run(|page| {
        let entries = opened_without_its_second_copy(page);
        the_second_copy_answers(page);
        page.wait("document.querySelector('.bar .brief')?.textContent.includes('Restored up to')");
        assert_eq!(page.game().clock.journal().len(), entries);
        play(page, Color::White, 1_000);
        assert_eq!(page.game().clock.journal().len(), entries + 1);
        page.session()
            .run("sessionStorage.removeItem('late-copy')", &[]);
        page.wait_mirrored();
        page.open_clock("");
        assert_eq!(page.game().clock.journal().len(), entries + 1);
    });
}

#[test]
fn a_game_played_on_before_a_late_answer_stays_and_both_are_kept() {
    Stage::still().with(Injected::LateCopy).run(|page| {
        let entries = opened_without_its_second_copy(page);
        play(page, Color::White, 1_000);
        let here = page.game().clock;
        the_second_copy_answers(page);
        page.wait("document.querySelector('.bar .brief')?.textContent.includes('Another version')");
        assert_eq!(page.game().clock, here);
        page.session()
            .run("sessionStorage.removeItem('late-copy')", &[]);
        page.wait_mirrored();
        // Neither this start nor the next takes it off the table.
        page.open_clock("");
        assert_eq!(page.game().clock, here);
        pause(page);
        page.open("#/games");
        page.wait("document.querySelectorAll('.games > li').length === 2");
        assert!(entries > here.journal().len());
    });
}

#[test]
fn a_missing_second_copy_is_reported_once() {
    Stage::still().with(Injected::OneCopy).run(|page| {
        let said = "document.body.innerText.includes('keep only one copy')";
        page.open_clock("");
        page.wait(said);
        start(page);
        play(page, Color::White, 1_000);
        pause(page);
        page.reload();
        page.wait_running(None);
        assert_eq!(page.value(said), json!(false));
        assert_eq!(page.game().presses(), 2);
    });
}

#[test]
fn a_second_copy_that_can_no_longer_be_written_is_reported() {
    Stage::still().run(|page| {
        page.open_clock("");
        page.wait("document.documentElement.dataset.mirrored > 0");
        let broken = "IDBObjectStore.prototype.put = () => {
            throw new DOMException('', 'QuotaExceededError');
        };";
        page.session().run(broken, &[]);
        start(page);
        play(page, Color::White, 1_000);
        pause(page);
        page.wait("document.body.innerText.includes('can no longer be written')");
        assert_eq!(page.game().presses(), 2);
    });
}

#[test]
fn a_second_copy_that_fails_at_its_first_write_is_reported() {
    Stage::still().run(|page| {
        page.inject(
            "IDBObjectStore.prototype.put = () => {
               throw new DOMException('', 'QuotaExceededError');
             };",
        );
        page.open_clock("");
        page.wait("document.body.innerText.includes('can no longer be written')");
        start(page);
        play(page, Color::White, 1_000);
        pause(page);
        assert_eq!(page.game().presses(), 2);
    });
}
