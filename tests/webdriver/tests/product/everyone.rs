//! Every page on the narrowest screen, magnified, by keyboard, with the colours of the system, and
//! from the right to the left; and what a page does against its policy.

use zeitnot_webdriver::device::{Device, Look};
use zeitnot_webdriver::everyone::{
    Found, faces_of_the_device, focus_unseen, nothing_is_wrong, overflow, overlap, pseudo_locale,
    too_small, unmarked, without_room,
};
use zeitnot_webdriver::injected::Injected;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::routes;
use zeitnot_webdriver::stage::Stage;

const TAB: char = '\u{e004}';

/// They come after the first paint.
const FACES_ARE_THERE: &str =
    "document.documentElement.dataset.faces !== undefined && document.fonts.status === 'loaded'";

/// Nothing moves while a test looks.
const fn still(device: Device) -> Device {
    Device {
        motion: false,
        ..device
    }
}

/// Looks at every page in a language, and reports everything that is wrong anywhere.
fn on_every_page(stage: &Stage, language: &str, look: impl Fn(&mut Page, &mut Found)) {
    stage.run(|page| {
        let mut found = Found::default();
        routes::each(page, language, |page, _| look(page, &mut found));
        nothing_is_wrong(&found.0);
    });
}

const SMALL_PHONE: Device = still(Device::SMALL_PHONE);
const PHONE: Device = still(Device::PHONE);
const TABLET: Device = still(Device::TABLET);
const DESKTOP: Device = still(Device::DESKTOP);

/// Acts of the page against its security policy, which lasts while the app goes on to others.
fn forbidden(page: &Page) -> Vec<String> {
    let forbidden = page.value("window.forbidden");
    serde_json::from_value(forbidden).expect("a list of texts")
}

/// German words are the longer ones; those of the next test are longer still.
#[test]
fn every_page_fits_at_320_pixels_on_a_tablet_and_at_200_percent_in_german() {
    let stage = Stage::new().on(SMALL_PHONE).with(Injected::PolicyLog);
    on_every_page(&stage, "de", |page, found| {
        found.at(page, &SMALL_PHONE, without_room);
        // The narrowest phone has no room for eight buttons of a finger's width in a line.
        found.at(page, &TABLET, |page| {
            [without_room(page), too_small(page)].concat()
        });
        found.at(page, &still(Device::MAGNIFIED), without_room);
        found.at(page, &SMALL_PHONE, forbidden);
    });
}

/// The languages whose words are the longest beside German; `cargo xtask bench room` looks at all.
#[test]
fn every_page_fits_at_320_pixels_in_french_and_in_russian() {
    for language in ["fr", "ru"] {
        on_every_page(&Stage::new().on(SMALL_PHONE), language, |page, found| {
            found.at(page, &SMALL_PHONE, without_room);
        });
    }
}

/// A face that the browser does not join with the others leaves its words to the device, and so does
/// one that lacks a letter.
#[test]
fn words_in_polish_russian_and_turkish_are_in_the_faces_of_the_app() {
    for language in ["pl", "ru", "tr"] {
        Stage::new().on(PHONE).run(|page| {
            let mut found = Found::default();
            page.leave();
            page.set_storage("zeitnot.language", language);
            page.open("#/clock");
            for route in ["#/", "#/settings", "#/post", "#/learn/df-first-flag/2"] {
                page.go(route);
                page.wait_for("main");
                page.two_frames();
                page.wait(FACES_ARE_THERE);
                found.at(page, &PHONE, faces_of_the_device);
            }
            nothing_is_wrong(&found.0);
        });
    }
}

/// A frame cannot fetch them: they come as scripts, for Latin letters and for the others.
#[test]
fn a_frame_in_polish_russian_and_turkish_is_in_the_faces_of_the_app() {
    /// The two stand-ins, the figures' one, four of all languages and four of these.
    const ALL_FACES: &str = "document.fonts.size === 11 && document.fonts.status === 'loaded'";
    for language in ["pl", "ru", "tr"] {
        Stage::new().on(PHONE).run(|page| {
            page.open(&format!("embed.html?view=clock&control=3&lang={language}"));
            page.wait(ALL_FACES);
            nothing_is_wrong(&faces_of_the_device(page));
        });
    }
}

/// Longer words are those of a made-up language, from right to left.
#[test]
fn choices_and_the_keyboard_are_seen_and_longer_words_have_room() {
    // With the colours of the system.
    let forced = Device {
        look: Look::Forced,
        ..TABLET
    };
    let stage = Stage::new().on(forced.clone());
    on_every_page(&stage, "en", |page, found| {
        found.at(page, &forced, unmarked);
        pseudo_locale(page);
        page.two_frames();
        // Those may break.
        let in_place = |page: &Page| [overflow(page), overlap(page)].concat();
        found.at(page, &PHONE, in_place);
        found.at(page, &TABLET, in_place);
        // The next page is drawn without the change.
        page.session()
            .run("document.documentElement.removeAttribute('dir')", &[]);
        found.at(page, &DESKTOP, |page| {
            // From there, so that the keyboard stays in the page.
            page.session()
                .run("document.querySelector('a, button').focus()", &[]);
            page.key(TAB);
            focus_unseen(page)
        });
    });
}
