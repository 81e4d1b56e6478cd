//! The language that was chosen on this device: read by `public/check.js`
//! before anything else, so it is a plain text under a key of its own and no
//! value of the vault.

use super::text::NAMES;
use crate::platform::location;
use crate::platform::storage::LocalStorage;
use crate::storage::store::Store;

/// Where it is kept.
const KEY: &str = "zeitnot.language";

/// Its name in the address of the page: before what is kept, and in the place
/// of it where nothing can be kept.
const QUERY: &str = "lang";

/// The tag of the language that was chosen; `None` where it is the browser's.
pub fn chosen() -> Option<&'static str> {
    let linked = location::value_of(QUERY, &location::query());
    let kept = || LocalStorage.get(KEY).ok().flatten();
    let tag = linked.or_else(kept)?.to_lowercase();
    let mut known = NAMES.iter().map(|(tag, _)| *tag);
    known.find(|known| known.to_lowercase() == tag)
}

/// Chooses a language by its tag, or lets the browser choose. It takes effect
/// when the page is loaded anew.
pub fn choose(tag: Option<&str>) {
    let kept = match tag {
        Some(tag) => LocalStorage.set(KEY, tag),
        None => LocalStorage.remove(KEY),
    };
    // A link to a language would be followed before what is kept.
    location::set_in_query(QUERY, if kept.is_ok() { None } else { tag });
}
