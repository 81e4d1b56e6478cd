//! Finds what would keep somebody from using a page: barriers that axe-core
//! finds, controls that are too small, text that is cut off or lies on other
//! text. Each check returns a list of what is wrong, empty where nothing is.

use serde_json::{Value, json};

use crate::device::Device;
use crate::page::Page;
use crate::places;

/// Everything that is wrong, on any page.
#[derive(Debug, Default)]
pub struct Found(pub Vec<String>);

impl Found {
    /// Looks at the page that is shown, on a device.
    #[track_caller]
    pub fn at(&mut self, page: &mut Page, device: &Device, look: impl Fn(&Page) -> Vec<String>) {
        if page.device() != device {
            page.change_device(device.clone());
            page.two_frames();
        }
        let place = page.value("location.hash");
        let size = format!("{} × {}", device.width, device.height);
        let all = look(page).into_iter();
        self.0
            .extend(all.map(|wrong| format!("{place} at {size}: {wrong}")));
    }
}

/// Puts axe-core into every page that is loaded from now on.
///
/// # Panics
/// When it is not on this machine.
#[track_caller]
pub fn look_for_barriers(page: &Page) {
    let file = places::axe();
    let script = std::fs::read_to_string(&file);
    page.inject(&script.unwrap_or_else(|error| panic!("{}: {error}", file.display())));
}

/// The barriers that axe-core finds against WCAG 2.2, levels A and AA.
#[track_caller]
pub fn barriers(page: &Page) -> Vec<String> {
    let script = include_str!("scripts/barriers.js");
    texts(page.session().run_async(script, &[]))
}

/// Controls that are smaller than a finger: 44 pixels. Links within a text and
/// the squares of a board may be smaller.
#[track_caller]
pub fn too_small(page: &Page) -> Vec<String> {
    looked(page, include_str!("scripts/too_small.js"))
}

/// Elements beyond the edges of the page or of their own box, and text that is
/// cut off.
#[track_caller]
pub fn overflow(page: &Page) -> Vec<String> {
    looked(page, include_str!("scripts/overflow.js"))
}

/// Text that lies on other text.
#[track_caller]
pub fn overlap(page: &Page) -> Vec<String> {
    looked(page, include_str!("scripts/overlap.js"))
}

/// Texts that have no room: they are cut off, lie on others, make the page wider than the screen, or
/// break within a word.
#[track_caller]
pub fn without_room(page: &Page) -> Vec<String> {
    [overflow(page), overlap(page), broken_words(page)].concat()
}

/// Words that go on in the next line, broken anywhere, because they are wider than their place.
#[track_caller]
pub fn broken_words(page: &Page) -> Vec<String> {
    looked(page, include_str!("scripts/broken_words.js"))
}

/// Typefaces of the device in which some words are drawn, with the words: the app has its own for
/// all its languages, but none for figurines.
#[track_caller]
pub fn faces_of_the_device(page: &Page) -> Vec<String> {
    let session = page.session();
    session.cdp("DOM.enable", json!({}));
    session.cdp("CSS.enable", json!({}));
    let document = session.cdp("DOM.getDocument", json!({ "depth": 0 }));
    let root = &document["root"]["nodeId"];
    let query = json!({ "nodeId": root, "selector": "body :not(.unseen)" });
    let elements = session.cdp("DOM.querySelectorAll", query);
    let elements = elements["nodeIds"].as_array().expect("a list of elements");
    let mut found = Vec::new();
    for element in elements {
        let element = json!({ "nodeId": element });
        let drawn = session.cdp("CSS.getPlatformFontsForNode", element.clone());
        let fonts = drawn["fonts"].as_array().expect("a list of typefaces");
        for font in fonts.iter().filter(|font| font["isCustomFont"] == false) {
            let html = session.cdp("DOM.getOuterHTML", element.clone());
            let html = html["outerHTML"].to_string();
            if !html.contains('♔') {
                found.push(format!("{}: {html}", font["familyName"]));
            }
        }
    }
    found
}

/// Names, times and words on the halves of the clock that a player cannot read: faint, half under a
/// plate, or not there.
#[track_caller]
pub fn unreadable(page: &Page) -> Vec<String> {
    looked(page, include_str!("scripts/unreadable.js"))
}

/// Controls that do not show that they have the keyboard. The keyboard must
/// have been used before.
#[track_caller]
pub fn focus_unseen(page: &Page) -> Vec<String> {
    looked(page, include_str!("scripts/focus_unseen.js"))
}

/// The faults of the way of the Tab key through the page, or through the panel or the question that
/// lies over it: a control that it does not reach, a stop that lies before the last one, a
/// focus that is not seen, a way that does not come round.
#[track_caller]
pub fn tab_order(page: &Page) -> Vec<String> {
    const TAB: char = '\u{e004}';
    /// More stops than the frames of a page and the browser have.
    const MOST_OUTSIDE: u64 = 200;
    let count = page
        .session()
        .run(include_str!("scripts/tab_order.js"), &[]);
    // The way ends where it began.
    let mut left = count.as_u64().unwrap_or_default() + 3;
    let mut outside = MOST_OUTSIDE;
    while left > 0 && outside > 0 {
        page.key(TAB);
        let noted = page.session().run("return window.__tabs.note()", &[]);
        if noted == json!(true) {
            left -= 1;
        } else {
            outside -= 1;
        }
    }
    texts(page.value("window.__tabs.faults()"))
}

/// Controls that are chosen or on, and look as if they were not.
#[track_caller]
pub fn unmarked(page: &Page) -> Vec<String> {
    looked(page, include_str!("scripts/unmarked.js"))
}

/// Makes the page one of a language that is written from right to left and
/// takes more room: every word becomes longer by two fifths.
#[track_caller]
pub fn pseudo_locale(page: &Page) {
    page.session()
        .run(include_str!("scripts/pseudo_locale.js"), &[]);
}

/// Fails with a list of everything that is wrong anywhere.
///
/// # Panics
/// When there is something.
#[track_caller]
pub fn nothing_is_wrong(found: &[String]) {
    let count = found.len();
    assert!(found.is_empty(), "{count} found:\n{}", found.join("\n"));
}

#[track_caller]
fn looked(page: &Page, script: &str) -> Vec<String> {
    texts(page.session().run(script, &[json!(null)]))
}

fn texts(found: Value) -> Vec<String> {
    let Value::Array(found) = found else {
        return vec![found.to_string()];
    };
    let text = |value: Value| match value {
        Value::String(text) => text,
        other => other.to_string(),
    };
    found.into_iter().map(text).collect()
}
