//! The language of this device, and loading its texts. `public/check.js` reads the choice before
//! anything else, so it is plain text under a key of its own, without version or checksum.

use crate::platform::storage::LocalStorage;
use crate::platform::{location, media, start};
use crate::storage::store::Store;
use crate::ui::chunks::{Chunks, NotLoaded, UseTexts};
use crate::ui::text::{self, DEFAULT, NAMES, TextArea, t};

/// Where it is kept.
const KEY: &str = "zeitnot.language";

/// Its name in the address of the page: before what is kept, and in the place
/// of it where nothing can be kept.
const QUERY: &str = "lang";

/// The tag of the language that was chosen; `None` where it is the browser's.
pub fn chosen() -> Option<&'static str> {
    let linked = location::value_of(QUERY, &location::query());
    let kept = || LocalStorage.get(KEY).ok().flatten();
    known(&linked.or_else(kept)?)
}

/// Chooses a language by its tag, or lets the browser choose.
pub fn choose(tag: Option<&str>) {
    let kept = match tag {
        Some(tag) => LocalStorage.set(KEY, tag),
        None => LocalStorage.remove(KEY),
    };
    // A link to a language would be followed before what is kept.
    location::set_in_query(QUERY, if kept.is_ok() { None } else { tag });
}

/// The tag of the language that is to be seen: the chosen one, or the one that
/// the browser asks for.
pub fn wanted() -> &'static str {
    let wanted = start::wanted_language().or_else(|| chosen().map(str::to_owned));
    wanted.and_then(|tag| known(&tag)).unwrap_or(t().tag)
}

fn known(tag: &str) -> Option<&'static str> {
    let mut known = NAMES.iter().map(|(tag, _)| *tag);
    known.find(|known| known.eq_ignore_ascii_case(tag))
}

/// Puts the texts that every page needs in use, in the language of the page;
/// where they cannot be had, in English.
pub async fn begin(chunks: Chunks) {
    in_english();
    let tag = known(&media::language()).unwrap_or(DEFAULT);
    let texts = load(chunks, tag, &[TextArea::Base]).await;
    for put_in_use in texts.unwrap_or_default() {
        put_in_use();
    }
}

/// Loads texts of a language: what puts them in use, when all are here.
///
/// # Errors
/// Where one of them does not come.
pub async fn load(
    chunks: Chunks,
    tag: &'static str,
    areas: &[TextArea],
) -> Result<Vec<UseTexts>, NotLoaded> {
    let mut loaded: Vec<UseTexts> = Vec::new();
    for (place, &area) in areas.iter().enumerate() {
        if areas[..place].contains(&area) {
            continue;
        }
        loaded.push((chunks.texts)(tag, area).await?);
    }
    Ok(loaded)
}

/// Puts what every page may say in use in English, which is always here.
pub fn in_english() {
    text::choose(const { text::language(DEFAULT).base });
}
