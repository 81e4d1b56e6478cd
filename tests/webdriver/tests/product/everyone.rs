//! Every page on the narrowest screen, magnified, by keyboard, and from the
//! right to the left.

use zeitnot_webdriver::device::{Device, Look};
use zeitnot_webdriver::everyone::{
    focus_unseen, nothing_is_wrong, overflow, overlap, pseudo_locale, too_small, unmarked,
};
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::routes;
use zeitnot_webdriver::stage::Stage;

const TAB: char = '\u{e004}';

/// Looks at every page on each of these devices, after `change` has changed it, and reports
/// everything that is wrong anywhere.
fn on_every_page(
    devices: &[Device],
    language: &str,
    change: impl Fn(&Page),
    look: impl Fn(&Page) -> Vec<String>,
) {
    let devices = devices.iter().map(|device| Device {
        motion: false,
        ..device.clone()
    });
    let devices: Vec<Device> = devices.collect();
    Stage::new().on(devices[0].clone()).run(|page| {
        let mut found = Vec::new();
        routes::each(page, language, |page, route| {
            change(page);
            for device in &devices {
                if page.device() != device {
                    page.change_device(device.clone());
                    page.two_frames();
                }
                let size = format!("{} × {}", device.width, device.height);
                let all = look(page).into_iter();
                found.extend(all.map(|wrong| format!("{route} at {size}: {wrong}")));
            }
            // The next page is drawn without the change.
            page.session()
                .run("document.documentElement.removeAttribute('dir')", &[]);
        });
        nothing_is_wrong(&found);
    });
}

/// 320 pixels, a tablet, and 200 per cent.
const ROOMS: [Device; 3] = [Device::SMALL_PHONE, Device::TABLET, Device::MAGNIFIED];

fn unchanged(_: &Page) {}

fn room(page: &Page) -> Vec<String> {
    [overflow(page), overlap(page)].concat()
}

/// German words are the longer ones; those of the next test are longer still.
#[test]
fn every_page_fits_at_320_pixels_on_a_tablet_and_at_200_percent_in_german() {
    on_every_page(&ROOMS, "de", unchanged, |page| {
        let mut found = room(page);
        // The narrowest phone has no room for eight buttons of a finger's width in a line.
        if page.device().touch && page.device().width > 320 {
            found.extend(too_small(page));
        }
        found
    });
}

/// In a made-up language: longer words, from right to left.
#[test]
fn longer_words_from_right_to_left_have_room_on_a_telephone_and_a_tablet() {
    let devices = [Device::PHONE, Device::TABLET];
    let changed = |page: &Page| {
        pseudo_locale(page);
        page.two_frames();
    };
    on_every_page(&devices, "en", changed, room);
}

#[test]
fn the_keyboard_is_seen_on_every_control() {
    on_every_page(&[Device::DESKTOP], "en", unchanged, |page| {
        // From there, so that the keyboard stays in the page.
        page.session()
            .run("document.querySelector('a, button').focus()", &[]);
        page.key(TAB);
        focus_unseen(page)
    });
}

#[test]
fn a_choice_is_seen_with_the_colours_of_the_system() {
    let forced = Device {
        look: Look::Forced,
        ..Device::TABLET
    };
    on_every_page(&[forced], "en", unchanged, unmarked);
}
