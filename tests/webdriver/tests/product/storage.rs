//! Storage that is full, absent, or broken.

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_core::storage::versioned::Envelope;
use zeitnot_webdriver::injected::Injected;
use zeitnot_webdriver::page::{CLOCK, Page};
use zeitnot_webdriver::stage::Stage;

use crate::areas::choose_language;
use crate::table::{pause, play, resume, start};

const SAID: &str = "[...document.querySelectorAll('[role=status], [role=alert]')]\
    .some((alert) => alert.checkVisibility() && alert.innerText.trim().length > 10)";

/// The clock goes on whatever the storage does: three moves, by what is shown.
fn goes_on(page: &Page) {
    start(page);
    play(page, Color::White, 5_000);
    page.wait_digits(Color::White, "2:59");
    play(page, Color::Black, 12_000);
    page.wait_digits(Color::Black, "2:52");
    page.advance(2_000);
    page.wait_digits(Color::White, "2:57");
}

/// A game in memory outlives pages of other areas.
#[track_caller]
fn goes_on_after_other_areas(page: &Page) {
    page.press(Color::White);
    page.wait_running(Some(Color::Black));
    for route in ["#/winning", "#/learn", CLOCK] {
        page.go(route);
        page.wait_for("main");
    }
    page.wait_running(Some(Color::Black));
    page.wait_digits(Color::White, "2:59");
}

#[test]
fn without_a_storage_the_app_says_so_and_the_clock_and_a_language_go_on() {
    Stage::still().with(Injected::NoStorage).run(|page| {
        page.open_clock("");
        page.wait(SAID);
        dismiss_all(page);
        goes_on(page);
        goes_on_after_other_areas(page);
        choose_language(page, "de");
        page.go("#/winning");
        page.wait("location.hash === '#/winning'");
        page.wait_for("main");
        page.wait("document.documentElement.lang === 'de'");
    });
}

#[test]
fn with_a_full_storage_the_app_says_so_and_the_clock_goes_on() {
    Stage::still().with(Injected::FullStorage).run(|page| {
        page.open_clock("");
        goes_on(page);
        pause(page);
        page.wait(SAID);
        page.wait("/full/.test(document.body.innerText)");
        resume(page, Color::White);
        goes_on_after_other_areas(page);
    });
}

/// Closes the notices, one by one.
#[track_caller]
fn dismiss_all(page: &Page) {
    while page.has("[role=alert] button") {
        let left = page.value("document.querySelectorAll('[role=alert]').length");
        page.tap("[role=alert] button");
        page.wait(&format!(
            "document.querySelectorAll('[role=alert]').length < {left}"
        ));
    }
}

/// Plays three moves and pauses. Returns the key of the last write of the game,
/// and the text stored there.
fn last_write(page: &Page) -> (String, String) {
    page.open_clock("");
    start(page);
    for side in [Color::White, Color::Black, Color::White] {
        play(page, side, 1_000);
    }
    pause(page);
    let prefix = format!("zeitnot.tail.{}.", page.game().id);
    let stored = page.storage().into_iter();
    let tails = stored.filter(|(key, _)| key.starts_with(&prefix));
    let last = tails.max_by_key(|(_, text)| Envelope::seq_of(text));
    last.expect("what came after the start was appended")
}

/// The text that the app has set aside.
fn set_aside(page: &Page) -> Option<String> {
    let mut stored = page.storage().into_iter();
    let set_aside = stored.find(|(key, _)| key.contains("quarantine"));
    set_aside.map(|(_, text)| text)
}

/// Checks that the settings name a place, with a way to export what was found
/// there.
#[track_caller]
fn is_named(page: &Page, key: &str) {
    let place = key.strip_prefix("zeitnot.").expect("a key of ours");
    page.go("#/settings");
    page.wait(&format!(
        "document.querySelector('.set-aside').innerText.includes({})",
        json!(place)
    ));
    page.wait_for(".set-aside [data-act=export-set-aside]");
}

#[test]
fn the_second_copy_mends_a_flipped_byte_and_the_settings_name_the_damage() {
    Stage::still().run(|page| {
        let (key, text) = last_write(page);
        page.wait_mirrored();
        let entries = page.game().clock.journal().len();
        let broken = text.replacen("journal", "jourmal", 1);
        page.leave();
        page.set_storage(&key, &broken);
        page.open_clock("");
        page.wait("document.body.innerText.includes('restored from the second copy')");
        page.wait_running(None);
        assert_eq!(page.game().clock.journal().len(), entries);
        assert_eq!(set_aside(page), Some(broken), "it is kept as it was found");
        is_named(page, &key);
    });
}

#[test]
fn a_broken_write_without_a_second_copy_is_set_aside_for_the_one_before() {
    Stage::still().with(Injected::OneCopy).run(|page| {
        let (key, text) = last_write(page);
        let broken = text.replacen("journal", "jourmal", 1);
        page.leave();
        page.set_storage(&key, &broken);
        page.open_clock("");
        // The pause is lost, and nothing else.
        page.wait_running(Some(Color::Black));
        assert_eq!(page.game().presses(), 4);
        pause(page);
        page.wait("document.body.innerText.includes('set aside')");
        assert_eq!(set_aside(page), Some(broken), "it is kept as it was found");
        is_named(page, &key);
    });
}

#[test]
fn a_game_of_a_newer_version_is_named_and_not_overwritten() {
    Stage::still().run(|page| {
        let (key, text) = last_write(page);
        let (_, body) = text.split_once('\n').expect("an envelope");
        let newer = Envelope::write(999, 1_000, body);
        page.leave();
        page.set_storage(&key, &newer);
        page.open_clock("");
        pause(page);
        page.wait("document.body.innerText.includes('newer Zeitnot')");
        let kept = page
            .storage()
            .into_iter()
            .filter(|(_, text)| *text == newer)
            .count();
        assert!(kept >= 1, "{:#?}", page.storage());
        is_named(page, &key);
    });
}

#[test]
fn settings_that_are_garbage_break_nothing() {
    Stage::still().run(|page| {
        page.leave();
        for key in ["settings", "presets", "games", "current", "pulse"] {
            for place in ["a", "b"] {
                page.set_storage(
                    &format!("zeitnot.{key}.{place}"),
                    "zeitnot 1 7 3 00000000\n{]}",
                );
            }
        }
        page.open_clock("");
        page.wait(SAID);
        dismiss_all(page);
        goes_on(page);
    });
}
