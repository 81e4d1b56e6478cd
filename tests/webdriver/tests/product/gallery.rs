//! The gallery of what can be embedded: what is copied there works on a page of
//! another site.

use serde_json::json;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::places;
use zeitnot_webdriver::server::{EMPTY, Server};
use zeitnot_webdriver::stage::Stage;

use crate::pages::fits;

/// Each view, and what only it shows.
pub const VIEWS: [(&str, &str); 4] = [
    ("clock", "button.half[data-color=white]"),
    ("board", ".embed-moves .move"),
    ("triple-block", "[data-offer=listed]"),
    ("lesson", "main.lesson"),
];

/// Notes which views have loaded in frames: a frame that loads throws out a test
/// that has entered it before.
const NOTE_FRAMES: &str = "window.loaded = [];
    document.addEventListener('load', ({ target }) => {
      if (target.localName === 'iframe') loaded.push(new URL(target.src).searchParams.get('view'));
    }, true);";

/// Opens the gallery, and waits until its first frame has loaded, so that a test
/// does not take that for the loading of another view in the same frame.
fn open_gallery(page: &Page) {
    page.inject(NOTE_FRAMES);
    page.open("#/embed");
    page.wait("window.loaded.length > 0");
}

fn open(page: &Page, view: &str) {
    page.session().run("window.loaded = [];", &[]);
    page.go(&format!("#/embed?view={view}"));
    page.wait(&format!(
        "document.querySelector('[name=view]:checked')?.value === {}",
        json!(view)
    ));
}

/// The text to copy, also where it is still folded.
fn snippet(page: &Page, name: &str) -> String {
    let text = page.value(&format!(
        "document.querySelector('[data-snippet={name}]')?.textContent"
    ));
    text.as_str().unwrap_or_default().to_owned()
}

/// Loads a page of another site that has this in it, as its author pasted it.
fn paste(page: &Page, site: &Server, snippet: &str) {
    page.session().goto(&(site.origin() + EMPTY));
    page.session().run(
        "document.open();
         document.write(`<!doctype html><title>A club</title><script>
           ${arguments[1]}
           window.ready = [];
           addEventListener('zeitnot:ready', ({ target, detail }) => {
             ready.push([target.getAttribute('view'), detail.height]);
           });
         <\\/script>${arguments[0]}`);
         document.close();",
        &[json!(snippet), json!(NOTE_FRAMES)],
    );
}

/// The frame at a place of the page shows this of a view.
fn shows(page: &Page, place: usize, (view, selector): (&str, &str)) {
    page.session().run(
        "document.querySelectorAll('iframe')[arguments[0]].scrollIntoView({ behavior: 'instant' })",
        &[json!(place)],
    );
    page.wait(&format!("loaded.includes({})", json!(view)));
    page.session().run(
        "document.querySelectorAll('iframe').forEach((frame, place) => {
           frame.toggleAttribute('data-at-hand', place === arguments[0]);
         })",
        &[json!(place)],
    );
    page.session().enter_frame("iframe[data-at-hand]");
    page.wait_for(selector);
    assert_eq!(page.value("self.origin"), json!("null"));
    page.session().leave_frame();
}

#[test]
fn the_copied_snippets_of_each_view_work_on_another_site() {
    let site = Server::start(&places::dist());
    Stage::new().run(|page| {
        page.open("#/embed");
        page.wait_for("[data-snippet=element]");
        let mut copied = Vec::new();
        for (view, _) in VIEWS {
            open(page, view);
            copied.push((snippet(page, "element"), snippet(page, "frame")));
        }
        let elements: Vec<_> = copied.iter().map(|(element, _)| &**element).collect();
        // All of them, each with its script, stand on one page.
        paste(page, &site, &elements.join("\n"));
        let count = VIEWS.len();
        page.wait(&format!(
            "document.querySelectorAll('iframe').length === {count}"
        ));
        for (place, view) in VIEWS.into_iter().enumerate() {
            shows(page, place, view);
        }
        page.wait(&format!("ready.length === {count}"));
        for (place, view) in VIEWS.into_iter().enumerate() {
            paste(page, &site, &copied[place].1);
            shows(page, 0, view);
        }
    });
}

#[test]
fn the_gallery_fits_a_small_phone_and_an_option_changes_all_of_it_at_once() {
    Stage::new().on(Device::SMALL_PHONE).run(|page| {
        open_gallery(page);
        // The first is shown at the beginning, and again as the last.
        for (view, selector) in VIEWS.into_iter().cycle().skip(1).take(VIEWS.len()) {
            open(page, view);
            page.wait_for("zeitnot-embed iframe");
            shows(page, 0, (view, selector));
            fits(page);
        }
        open(page, "board");
        page.wait_for("zeitnot-embed iframe");
        shows(page, 0, ("board", ".embed-moves .move"));
        page.tap("label:has([name=theme]) ~ label ~ label");
        page.fill("[name=pgn]", "[White \"<b> & \\\"co\\\"\"] 1. d4 *");
        let element = snippet(page, "element");
        assert!(element.contains("theme=\"dark\""), "{element}");
        assert!(element.contains("&lt;b&gt; &amp;"), "{element}");
        assert!(snippet(page, "frame").contains("theme=dark&amp;"));
        // The frame that was there shows the new settings.
        page.session().enter_frame("iframe[data-at-hand]");
        page.wait("document.documentElement.dataset.theme === 'dark'");
        page.wait("document.querySelector('.move')?.textContent === 'd4'");
        page.wait("document.querySelector('.embed-board b') === null");
        page.session().leave_frame();
        // The field says what is wrong, and so does the frame.
        open(page, "triple-block");
        page.fill("[name=days]", "12345");
        page.wait_for(".field.wrong [name=days]");
    });
}
