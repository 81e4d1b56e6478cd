//! The language of this device, and loading its texts. `public/check.js` reads the choice before
//! anything else, so it is plain text under a key of its own, without version or checksum.

use std::cell::RefCell;

use crate::platform::storage::LocalStorage;
use crate::platform::{location, media, start};
use crate::storage::store::Store;
use crate::ui::chunks::{Chunks, NotLoaded, UseTexts};
use crate::ui::text::{self, DEFAULT, NAMES, Table, TextArea, Words, base};

/// The key under which the choice is stored.
const KEY: &str = "zeitnot.language";

/// Its name in the address of the page, which has priority over the stored choice, and replaces it
/// if nothing can be stored.
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
    // A language in the address would have priority over the stored one.
    location::set_in_query(QUERY, if kept.is_ok() { None } else { tag });
}

/// The tag of the language to show: the chosen one, or the one that the browser asks for.
pub fn wanted() -> &'static str {
    let wanted = start::wanted_language().or_else(|| chosen().map(str::to_owned));
    wanted.and_then(|tag| known(&tag)).unwrap_or(base::tag())
}

fn known(tag: &str) -> Option<&'static str> {
    let mut known = NAMES.iter().map(|(tag, _)| *tag);
    known.find(|known| known.eq_ignore_ascii_case(tag))
}

/// Puts the texts that every page needs in use, in the language of the page; if they cannot be
/// loaded, in English.
///
/// # Errors
/// If those cannot be loaded either.
pub async fn begin(chunks: Chunks) -> Result<(), NotLoaded> {
    let tag = known(&media::language()).unwrap_or(DEFAULT);
    let base = [TextArea::Base];
    let texts = match load(chunks, tag, &base).await {
        Err(_) if tag != DEFAULT => load(chunks, DEFAULT, &base).await,
        texts => texts,
    }?;
    for put_in_use in texts {
        put_in_use();
    }
    Ok(())
}

/// Loads texts of a language, and returns the functions that put them in use once all are here.
///
/// # Errors
/// If one of them cannot be loaded.
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

thread_local! {
    /// The tables that were read, which stay: the area, the tag, and the table.
    static READ: RefCell<Vec<(&'static str, &'static str, &'static Table)>> =
        const { RefCell::new(Vec::new()) };
}

/// Loads texts that are data.
///
/// # Errors
/// If they cannot be loaded.
pub async fn table(words: Words, tag: &'static str) -> Result<UseTexts, NotLoaded> {
    let read = READ.with_borrow(|read| {
        let known = read
            .iter()
            .find(|known| (known.0, known.1) == (words.area, tag));
        known.map(|(_, _, table)| *table)
    });
    let table = match read.or_else(|| words.included(tag)) {
        Some(table) => table,
        None => {
            let text = start::texts(tag, words.area).await;
            text.and_then(|text| words.read(text)).ok_or(NotLoaded)?
        }
    };
    READ.with_borrow_mut(|read| {
        if !read
            .iter()
            .any(|known| (known.0, known.1) == (words.area, tag))
        {
            read.push((words.area, tag, table));
        }
    });
    Ok(Box::new(move || words.choose(table)))
}
