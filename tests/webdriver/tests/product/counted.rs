//! Someone whose touches and typed characters are counted: [`Counted`].

use std::cell::Cell;

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_webdriver::page::Page;

/// The key that ends a line.
const ENTER: char = '\u{e007}';

/// Someone at a page. What is pasted counts as no character.
pub struct Counted<'a> {
    page: &'a Page,
    taps: Cell<usize>,
    typed: Cell<usize>,
}

impl<'a> Counted<'a> {
    pub fn at(page: &'a Page) -> Counted<'a> {
        Counted {
            page,
            taps: Cell::new(0),
            typed: Cell::new(0),
        }
    }

    fn count(&self) {
        self.taps.set(self.taps.get() + 1);
    }

    #[track_caller]
    pub fn tap(&self, selector: &str) {
        self.page.tap(selector);
        self.count();
    }

    /// Touches the half of a side.
    #[track_caller]
    pub fn press(&self, side: Color) {
        self.page.press(side);
        self.count();
    }

    #[track_caller]
    pub fn paste(&self, selector: &str, text: &str) {
        self.tap(selector);
        self.page.fill(selector, text);
    }

    #[track_caller]
    pub fn write(&self, selector: &str, text: &str) {
        self.paste(selector, text);
        self.typed.set(self.typed.get() + text.chars().count());
    }

    /// Types into the field that has the focus, and goes on to the next.
    pub fn write_on(&self, text: &str) {
        let page = self.page;
        page.session()
            .cdp("Input.insertText", json!({ "text": text }));
        page.key(ENTER);
        self.typed.set(self.typed.get() + text.chars().count());
    }

    /// The touches and the typed characters since the last time that they were asked for.
    pub fn taken(&self) -> (usize, usize) {
        (self.taps.take(), self.typed.take())
    }
}
