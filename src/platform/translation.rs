//! Translators of the browser, which put a `<font>` with their own words in the place of a text.
//!
//! The code that drew the page still holds the text that was there, and would go on writing to a
//! node that nobody sees, put other nodes before it and remove it, all in vain. So each such text
//! comes back to its place: empty, in front of the translator's `<font>`, whose words are read. A
//! later write to it is seen, and the old translation goes; it goes, too, when the text is removed.
//! If the translator takes its words back, the text has its own again.
//!
//! The page does not fight the translator: it puts back only an empty text, of which there is
//! nothing to translate. The app itself never makes a `<font>`.

use js_sys::{Array, WeakMap};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, MutationObserver, MutationObserverInit, MutationRecord, Node, Text};

use super::js;

/// Keeps the texts of the page in their places until it is dropped.
#[must_use = "it stops when it is dropped"]
pub(crate) struct TranslatedTexts {
    observer: MutationObserver,
    _changed: Closure<dyn FnMut(Array, MutationObserver)>,
}

impl Drop for TranslatedTexts {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

impl std::fmt::Debug for TranslatedTexts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TranslatedTexts")
    }
}

impl TranslatedTexts {
    /// Watches the body of the page. Until a translator comes, a passing second costs nothing: only
    /// nodes that come and go are reported.
    pub(crate) fn follow() -> Option<TranslatedTexts> {
        let body = js::document()?.body()?;
        let watched = body.clone();
        let mut translations: Option<Translations> = None;
        let changed = Closure::<dyn FnMut(Array, MutationObserver)>::new(
            move |records: Array, observer: MutationObserver| {
                let records = records.iter().map(JsCast::unchecked_into);
                let records: Vec<MutationRecord> = records.collect();
                if translations.is_none() && records.iter().any(brings_font) {
                    translations = Some(Translations::default());
                    let _ = observer.observe_with_options(&watched, &options(true));
                }
                if let Some(translations) = &translations {
                    records
                        .iter()
                        .for_each(|record| translations.hear_text(record));
                    records
                        .iter()
                        .for_each(|record| translations.hear_nodes(record));
                    // What this has done itself.
                    observer.take_records();
                }
            },
        );
        let observer = MutationObserver::new(changed.as_ref().unchecked_ref()).ok()?;
        observer.observe_with_options(&body, &options(false)).ok()?;
        Some(TranslatedTexts {
            observer,
            _changed: changed,
        })
    }
}

fn options(with_texts: bool) -> MutationObserverInit {
    let options = MutationObserverInit::new();
    options.set_child_list(true);
    options.set_subtree(true);
    options.set_character_data(with_texts);
    options
}

/// The texts that were translated.
#[derive(Default)]
struct Translations {
    /// For each text, its `<font>` and its own words.
    of_text: WeakMap,
    /// For each `<font>`, its text.
    of_font: WeakMap,
}

impl Translations {
    /// The app has written to a text. Texts come before nodes, because a translator, too, may write
    /// to a text that it has moved.
    fn hear_text(&self, record: &MutationRecord) {
        let text = record.target().and_then(|node| node.dyn_into().ok());
        if let Some((font, _)) = text.and_then(|text| self.forget(&text)) {
            font.remove();
        }
    }

    fn hear_nodes(&self, record: &MutationRecord) {
        for node in nodes(&record.removed_nodes()) {
            if let Some(text) = node.dyn_ref::<Text>() {
                match self.font_instead(text, record) {
                    Some(font) => self.bring_back(text, &font),
                    None => self.settle(text),
                }
            } else if let Ok(text) = self.of_font.get(node.as_ref()).dyn_into::<Text>() {
                self.settle(&text);
            }
        }
    }

    /// The `<font>` that a translator has put in the place of a text, if it has; it may have put
    /// the text into it.
    fn font_instead(&self, text: &Text, record: &MutationRecord) -> Option<Element> {
        let neighbours = [record.previous_sibling(), record.next_sibling()];
        let added = nodes(&record.added_nodes());
        let mut fonts = added.into_iter().chain(neighbours.into_iter().flatten());
        let font = fonts.find_map(|node| {
            let is_new = is_font(&node) && !self.of_font.has(node.as_ref());
            (is_new && node.parent_node().is_some()).then(|| node.unchecked_into::<Element>())
        })?;
        let is_taken = text.parent_node().is_none() || font.contains(Some(text));
        is_taken.then_some(font)
    }

    fn bring_back(&self, text: &Text, font: &Element) {
        if let Some((earlier, _)) = self.forget(text) {
            earlier.remove();
        }
        let words = text.data();
        if let (Some(inside), Some(document)) = (text.parent_node(), js::document()) {
            let _ = inside.replace_child(&document.create_text_node(&words), text);
        }
        if let Some(parent) = font.parent_node() {
            let _ = parent.insert_before(text, Some(font));
        }
        text.set_data("");
        let known = Array::of2(font, &words.into());
        self.of_text.set(text, &known);
        self.of_font.set(font, text);
    }

    /// Follows a text or its translation that was removed or moved.
    fn settle(&self, text: &Text) {
        let Some((font, words)) = self.known(text) else {
            return;
        };
        match (text.parent_node(), font.parent_node()) {
            // The translator takes its words back.
            (Some(_), None) => {
                self.forget(text);
                text.set_data(&words);
            }
            (None, Some(_)) => {
                self.forget(text);
                font.remove();
            }
            (Some(parent), Some(_)) => {
                let _ = parent.insert_before(&font, text.next_sibling().as_ref());
            }
            // Both went with what was around them.
            (None, None) => {}
        }
    }

    fn known(&self, text: &Text) -> Option<(Element, String)> {
        let known: Array = self.of_text.get(text).dyn_into().ok()?;
        Some((known.get(0).dyn_into().ok()?, known.get(1).as_string()?))
    }

    fn forget(&self, text: &Text) -> Option<(Element, String)> {
        let known = self.known(text)?;
        self.of_text.delete(text);
        self.of_font.delete(&known.0);
        Some(known)
    }
}

fn brings_font(record: &MutationRecord) -> bool {
    nodes(&record.added_nodes()).iter().any(is_font)
}

fn is_font(node: &Node) -> bool {
    node.node_name() == "FONT"
}

fn nodes(list: &web_sys::NodeList) -> Vec<Node> {
    (0..list.length())
        .filter_map(|place| list.get(place))
        .collect()
}
