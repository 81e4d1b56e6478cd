//! Every page on the narrowest screen, magnified, by keyboard, and from the
//! right to the left.

use serde_json::json;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::everyone::{focus_unseen, overflow, overlap, pseudo_locale};
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::routes;
use zeitnot_webdriver::stage::Stage;

const TAB: char = '\u{e004}';

/// Looks at every page, and tells everything that is wrong anywhere.
fn on_every_page(device: Device, language: &str, look: impl Fn(&Page) -> Vec<String>) {
    let device = Device {
        motion: false,
        ..device
    };
    Stage::new().on(device).run(|page| {
        page.leave();
        page.session().run(
            "localStorage.setItem('zeitnot.language', arguments[0])",
            &[json!(language)],
        );
        let mut found = Vec::new();
        routes::each(page, &json!(null), |page, route| {
            let all = look(page).into_iter();
            found.extend(all.map(|wrong| format!("{route}: {wrong}")));
        });
        assert!(
            found.is_empty(),
            "{} found:\n{}",
            found.len(),
            found.join("\n")
        );
    });
}

fn room(page: &Page) -> Vec<String> {
    overflow(page).into_iter().chain(overlap(page)).collect()
}

#[test]
fn every_page_has_room_at_320_pixels_in_english() {
    on_every_page(Device::SMALL_PHONE, "en", room);
}

#[test]
fn every_page_has_room_at_320_pixels_in_german() {
    on_every_page(Device::SMALL_PHONE, "de", room);
}

#[test]
fn every_page_has_room_on_a_tablet_in_english() {
    on_every_page(Device::TABLET, "en", room);
}

#[test]
fn every_page_has_room_on_a_tablet_in_german() {
    on_every_page(Device::TABLET, "de", room);
}

#[test]
fn every_page_has_room_at_200_percent_in_english() {
    on_every_page(Device::MAGNIFIED, "en", room);
}

#[test]
fn every_page_has_room_at_200_percent_in_german() {
    on_every_page(Device::MAGNIFIED, "de", room);
}

/// In a language that there is not: longer words, from the right to the left.
fn from_the_right(page: &Page) -> Vec<String> {
    pseudo_locale(page);
    page.two_frames();
    let found = room(page);
    page.session()
        .run("document.documentElement.removeAttribute('dir')", &[]);
    found
}

#[test]
fn longer_words_from_right_to_left_have_room_on_a_telephone() {
    on_every_page(Device::PHONE, "en", from_the_right);
}

#[test]
fn longer_words_from_right_to_left_have_room_on_a_tablet() {
    on_every_page(Device::TABLET, "en", from_the_right);
}

#[test]
fn the_keyboard_is_seen_on_every_control() {
    on_every_page(Device::DESKTOP, "en", |page| {
        // From there, so that the keyboard stays in the page.
        page.session()
            .run("document.querySelector('a, button').focus()", &[]);
        page.key(TAB);
        focus_unseen(page)
    });
}
