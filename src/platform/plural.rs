//! Plural categories, which the browser knows for every language.

use std::cell::RefCell;

use js_sys::Intl::PluralRules;
use js_sys::{Array, Object};

thread_local! {
    /// The rules of the language asked for last, by its tag.
    static RULES: RefCell<Option<(String, PluralRules)>> = const { RefCell::new(None) };
}

/// The plural category of a number in a language: `one`, `few`, `other` …
///
/// Outside a browser, in tests, it is that of English and German.
pub(crate) fn category(tag: &str, number: i64) -> &'static str {
    if !cfg!(target_arch = "wasm32") {
        return if number == 1 { "one" } else { "other" };
    }
    let category = RULES.with_borrow_mut(|known| {
        if known.as_ref().is_none_or(|(of, _)| of != tag) {
            let rules = PluralRules::new(&Array::of1(&tag.into()), &Object::new());
            *known = Some((tag.to_owned(), rules));
        }
        // Any number of moves, games or days is far below what a float holds exactly.
        let rules = known.as_ref().map(|(_, rules)| rules.select(number as f64));
        rules.map(String::from).unwrap_or_default()
    });
    let known = ["zero", "one", "two", "few", "many"].into_iter();
    known
        .into_iter()
        .find(|known| *known == category)
        .unwrap_or("other")
}
