//! The language of this device, and loading its texts. `public/check.js` reads the choice before
//! anything else, so it is plain text under a key of its own, without version or checksum.

use crate::platform::storage::LocalStorage;
use crate::platform::{location, media, start};
use crate::storage::store::Store;
use crate::ui::chunks::{Loading, NotLoaded};
use crate::ui::text::{DEFAULT, Table, Words, base, known};

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

/// Texts of a language that are here.
pub type LoadedTexts = Vec<(Words, &'static Table)>;

/// Puts the texts that every page needs in use, in the language of the page; if they cannot be
/// loaded, in English.
///
/// # Errors
/// If those cannot be loaded either.
pub async fn begin() -> Result<(), NotLoaded> {
    let tag = known(&media::language()).unwrap_or(DEFAULT);
    let base = [base::WORDS];
    let texts = match load(tag, &base).await {
        Err(NotLoaded) if tag != DEFAULT => load(DEFAULT, &base).await,
        texts => texts,
    };
    put_in_use(texts?);
    Ok(())
}

/// Loads texts of a language.
///
/// # Errors
/// If some of them cannot be loaded.
pub async fn load(tag: &str, areas: &[Words]) -> Result<LoadedTexts, NotLoaded> {
    let mut loaded = LoadedTexts::new();
    for &words in areas {
        let table = match words.known(tag) {
            Some(table) => table,
            None => {
                let text = start::texts(tag, words.area).await;
                text.and_then(|text| words.read(text)).ok_or(NotLoaded)?
            }
        };
        loaded.push((words, table));
    }
    Ok(loaded)
}

/// Loads a part of the app with the texts that it says, and puts these in use.
///
/// # Errors
/// If the part or some of the texts cannot be loaded.
pub async fn load_with<T>(part: Loading<T>, areas: &[Words]) -> Result<T, NotLoaded> {
    let is_here = |words: &Words| words.known(base::tag()).is_some();
    for words in areas.iter().filter(|words| !is_here(words)) {
        // Requested already now, so that they come while the part does.
        drop(start::texts(base::tag(), words.area));
    }
    let part = part.await?;
    loop {
        let tag = base::tag();
        let texts = load(tag, areas).await?;
        // Another language may have come into use meanwhile.
        if base::tag() == tag {
            put_in_use(texts);
            return Ok(part);
        }
    }
}

/// Puts texts in use, all at once.
pub fn put_in_use(texts: LoadedTexts) {
    for (words, table) in texts {
        words.choose(table);
    }
}
