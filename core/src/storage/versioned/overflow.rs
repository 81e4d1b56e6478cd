//! A store that takes writes for which another has no room: [`OverflowStore`].

use std::cell::RefCell;

use super::envelope::Envelope;
use super::quarantine;
use super::slots::{PREFIX, name_of};
use crate::storage::kind::{is_tail, unit_of};
use crate::storage::store::{Store, StoreError};

/// Keeps in memory the values that the store below refuses, and shows them as if they were stored:
/// no input is lost while the page is open. They are written below as soon as there is room; a tail
/// not before its game and the tails before it, without which it means nothing. A refused text that
/// is no value is refused here too: one to be set aside is still in its slot, and the others are
/// figures that the page can do without.
///
/// A value that waits goes with the page. So nothing is removed or replaced below because of it: a
/// writer who does that uses `store`, or asks `waits` before.
///
/// Nothing is borrowed while the store below is called: a browser may stop the script there, and
/// still run the page's next handlers.
#[derive(Debug)]
pub struct OverflowStore<S> {
    below: S,
    /// Whether refused values wait here.
    pub(super) keeps: bool,
    pending: RefCell<Vec<Pending>>,
    /// The places of the texts that waited until someone else had written there.
    set_aside: RefCell<Vec<String>>,
}

/// A text that is not stored below, to be handed to the next page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// The key under which it is to be stored.
    pub key: String,
    /// The text that could not be stored.
    pub text: String,
    /// Whether someone else has written below since it was refused.
    pub is_theirs: bool,
}

#[derive(Clone, Debug)]
struct Pending {
    key: String,
    text: String,
    /// The text below under this key when this was refused: if it has changed, someone else has
    /// written.
    below: Option<String>,
    why: StoreError,
}

impl<S: Store> OverflowStore<S> {
    pub(super) fn new(below: S) -> OverflowStore<S> {
        OverflowStore {
            below,
            keeps: false,
            pending: RefCell::default(),
            set_aside: RefCell::default(),
        }
    }

    pub(super) fn below(&self) -> &S {
        &self.below
    }

    /// The number of texts that are only in memory, and why the last of them was refused.
    pub fn unsaved(&self) -> Option<(usize, StoreError)> {
        let kept = self.pending.borrow();
        kept.last().map(|last| (kept.len(), last.why.clone()))
    }

    /// All texts that are not stored below.
    pub fn waiting(&self) -> Vec<Waiting> {
        let kept = self.pending.borrow().clone();
        let waiting = kept.into_iter().map(|kept| Waiting {
            is_theirs: self.below.get(&kept.key).ok().flatten() != kept.below,
            key: kept.key,
            text: kept.text,
        });
        waiting.collect()
    }

    /// Takes over a text that another page handed on, and shows it.
    pub fn adopt(&self, key: String, text: String, is_theirs: bool) {
        let below = self.below.get(&key).ok().flatten();
        let there = below.as_deref().and_then(Envelope::seq_of);
        let is_overtaken = there.zip(Envelope::seq_of(&text));
        let is_theirs = is_theirs || is_overtaken.is_some_and(|(there, ours)| there >= ours);
        self.forget(&key);
        self.pending.borrow_mut().push(Pending {
            key,
            text,
            // A text that someone else has written, before or since, must not be overwritten.
            below: below.filter(|_| !is_theirs),
            why: StoreError::Full,
        });
    }

    /// Writes to the store below what it has room for now.
    pub fn write_waiting(&self) {
        let kept = self.pending.take();
        let mut left = Vec::new();
        for mut one in kept {
            let done = match before(&left, &one.key) {
                Some(why) => Err(why),
                None => self.write_below(&one),
            };
            if let Err(why) = done {
                one.why = why;
                left.push(one);
            }
        }
        // Nothing was added meanwhile: no foreign code is called.
        *self.pending.borrow_mut() = left;
    }

    /// The places of the texts that were set aside because someone else had written there while they
    /// waited, each once.
    pub fn take_set_aside(&self) -> Vec<String> {
        self.set_aside.take()
    }

    /// Writes a waiting text below. If someone else has written there, it is set aside instead.
    fn write_below(&self, kept: &Pending) -> Result<(), StoreError> {
        let below = &self.below;
        if below.get(&kept.key)? == kept.below {
            return below.set(&kept.key, &kept.text);
        }
        let place = kept.key.strip_prefix(PREFIX).unwrap_or(&kept.key);
        quarantine::set_text_aside(below, place, &kept.text)?;
        self.set_aside.borrow_mut().push(place.to_owned());
        Ok(())
    }

    /// Stores a text below, or refuses it.
    pub(super) fn store(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.below.set(key, text)?;
        self.forget(key);
        // There may be room again.
        self.write_waiting();
        Ok(())
    }

    /// Whether a text of this key is shown from memory.
    pub(super) fn waits(&self, key: &str) -> bool {
        self.pending.borrow().iter().any(|kept| kept.key == key)
    }

    fn forget(&self, key: &str) {
        self.pending.borrow_mut().retain(|kept| kept.key != key);
    }
}

/// Why a text has to wait for those that wait already.
fn before(waiting: &[Pending], key: &str) -> Option<StoreError> {
    let name = name_of(key).filter(|name| is_tail(name))?;
    let is_before = |one: &&Pending| {
        let earlier = name_of(&one.key).unwrap_or_default();
        earlier != name && unit_of(earlier) == unit_of(name)
    };
    Some(waiting.iter().find(is_before)?.why.clone())
}

impl<S: Store> Store for OverflowStore<S> {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        let kept = (self.pending.borrow().iter())
            .find(|kept| kept.key == key)
            .map(|kept| kept.text.clone());
        match kept {
            Some(text) => Ok(Some(text)),
            None => self.below.get(key),
        }
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        if before(&self.pending.borrow(), key).is_some() {
            self.write_waiting();
        }
        let before = before(&self.pending.borrow(), key);
        let Err(why) = before.map_or_else(|| self.store(key, text), Err) else {
            return Ok(());
        };
        if !self.keeps || name_of(key).is_none() {
            return Err(why);
        }
        let below = self.below.get(key).ok().flatten();
        let mut kept = self.pending.borrow_mut();
        match kept.iter_mut().find(|kept| kept.key == key) {
            Some(kept) => {
                text.clone_into(&mut kept.text);
                kept.why = why;
            }
            None => kept.push(Pending {
                key: key.into(),
                text: text.into(),
                below,
                why,
            }),
        }
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.delete(key, 0)
    }

    fn delete(&self, key: &str, seq: u64) -> Result<(), StoreError> {
        self.below.delete(key, seq)?;
        self.forget(key);
        self.write_waiting();
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        let mut keys = self.below.keys()?;
        for kept in self.pending.borrow().iter() {
            if !keys.contains(&kept.key) {
                keys.push(kept.key.clone());
            }
        }
        Ok(keys)
    }

    fn copy(&self, from: &str, to: &str) -> Result<(), StoreError> {
        if !self.waits(from) && !self.waits(to) {
            return self.below.copy(from, to);
        }
        match self.get(from)? {
            Some(text) => self.set(to, &text),
            None => self.remove(to),
        }
    }

    /// A text that is only in memory has no second copy, so both slots below are needed.
    fn is_mirrored(&self) -> bool {
        self.pending.borrow().is_empty() && self.below.is_mirrored()
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;
    use crate::storage::store::{FaultyStore, Mishap};
    use crate::storage::versioned::{MirroredStore, Replica, SaveError, Schema, VersionedStore};

    fn versioned() -> VersionedStore<FaultyStore> {
        VersionedStore::new(FaultyStore::default(), Schema::FIRST).with_overflow()
    }

    #[test]
    fn a_value_without_room_stays_in_memory_and_is_written_once_there_is() {
        let versioned = versioned();
        versioned.save("post.game.1", "one").unwrap();
        versioned.store().expect(Some(Mishap::Full));
        for n in ["two", "three", "four"] {
            versioned.save("post.game.1", n).unwrap();
            assert_eq!(versioned.load("post.game.1").value.as_deref(), Some(n));
        }
        assert_eq!(versioned.texts.unsaved(), Some((2, StoreError::Full)));
        let below = VersionedStore::new(versioned.store(), Schema::FIRST);
        assert_eq!(below.load("post.game.1").value.as_deref(), Some("one"));

        versioned.store().expect(None);
        versioned.texts.write_waiting();
        assert_eq!(versioned.texts.unsaved(), None);
        assert_eq!(below.load("post.game.1").value.as_deref(), Some("four"));
        assert_eq!(below.load("post.game.1").seq, 4);
    }

    #[test]
    fn a_game_without_room_stays_in_the_store_below_as_last_saved() {
        let disk = Rc::new(FaultyStore::default());
        let copies = MirroredStore::new(disk.clone(), Replica::default());
        let versioned = VersionedStore::new(copies, Schema::FIRST).with_overflow();
        versioned.save("post.game.1", "one").unwrap();
        disk.expect(Some(Mishap::Full));
        for n in ["two", "three"] {
            versioned.save("post.game.1", n).unwrap();
        }
        let below = VersionedStore::new(disk.clone(), Schema::FIRST);
        assert_eq!(below.load("post.game.1").value.as_deref(), Some("one"));
        disk.expect(None);
        versioned.texts.write_waiting();
        assert_eq!(below.load("post.game.1").value.as_deref(), Some("three"));
    }

    #[test]
    fn any_successful_write_or_removal_also_writes_the_waiting_texts() {
        let versioned = versioned();
        for remove in [false, true] {
            versioned.store().expect(Some(Mishap::Full));
            versioned.texts.set("zeitnot.post.x.a", "waits").unwrap();
            versioned.store().expect(None);
            if remove {
                versioned.texts.remove("zeitnot.other").unwrap();
            } else {
                versioned.texts.set("zeitnot.other", "small").unwrap();
            }
            assert_eq!(versioned.texts.unsaved(), None);
            let below = versioned.store().get("zeitnot.post.x.a").unwrap();
            assert_eq!(below.as_deref(), Some("waits"));
            versioned.texts.remove("zeitnot.post.x.a").unwrap();
        }
    }

    #[test]
    fn a_full_store_refuses_what_is_no_value_and_without_overflow_everything() {
        let versioned = versioned();
        versioned.store().expect(Some(Mishap::Full));
        for key in ["zeitnot.pulse", "zeitnot.quarantine.game.1.a.1"] {
            assert_eq!(versioned.texts.set(key, "one"), Err(StoreError::Full));
        }
        assert_eq!(versioned.texts.unsaved(), None);
        let without = VersionedStore::new(versioned.store(), Schema::FIRST);
        let refused = Err(SaveError::Store(StoreError::Full));
        assert_eq!(without.save("game.1", "one"), refused);
        assert_eq!(without.texts.unsaved(), None);
    }

    #[test]
    fn the_following_page_adopts_waiting_texts_and_writes_them() {
        let before = versioned();
        before.store().expect(Some(Mishap::Full));
        for (key, text) in [("settings", "changed"), ("game.1", "kept")] {
            let key = ["zeitnot.", key, ".a"].concat();
            before.texts.set(&key, text).unwrap();
        }
        let after = versioned();
        for one in before.texts.waiting() {
            after.texts.adopt(one.key, one.text, one.is_theirs);
        }
        for (key, text) in [("settings", "changed"), ("game.1", "kept")] {
            let key = ["zeitnot.", key, ".a"].concat();
            assert_eq!(after.texts.get(&key).unwrap().as_deref(), Some(text));
            after.texts.write_waiting();
            assert_eq!(after.store().get(&key).unwrap().as_deref(), Some(text));
        }
        assert_eq!(after.texts.unsaved(), None);
    }

    #[test]
    fn a_waiting_text_does_not_overwrite_a_newer_one_but_is_set_aside() {
        let versioned = versioned();
        versioned.texts.set("zeitnot.post.x.a", "before").unwrap();
        versioned.store().expect(Some(Mishap::Full));
        versioned.texts.set("zeitnot.post.x.a", "mine").unwrap();
        versioned.store().expect(None);
        versioned.store().set("zeitnot.post.x.a", "theirs").unwrap();
        versioned.texts.write_waiting();
        let get = |key: &str| versioned.texts.get(key).unwrap();
        assert_eq!(get("zeitnot.post.x.a").as_deref(), Some("theirs"));
        let set_aside = get("zeitnot.quarantine.post.x.a.1");
        assert_eq!(set_aside.as_deref(), Some("mine"));
        // The page can tell its user, once.
        assert_eq!(versioned.texts.take_set_aside(), ["post.x.a"]);
        assert!(versioned.texts.take_set_aside().is_empty());
    }

    #[test]
    fn an_adopted_text_gives_way_to_one_that_was_saved_between_the_pages() {
        let text = |seq: u64, body: &str| {
            let store = VersionedStore::new(FaultyStore::default(), Schema::FIRST);
            (1..=seq).for_each(|_| store.save("post.x", body).unwrap());
            store.store().get("zeitnot.post.x.a").unwrap().unwrap()
        };
        // The same number: both were made from the save before.
        let (mine, theirs) = (text(3, "mine"), text(3, "theirs"));
        let versioned = versioned();
        versioned.store().set("zeitnot.post.x.a", &theirs).unwrap();
        (versioned.texts).adopt("zeitnot.post.x.a".into(), mine.clone(), false);
        versioned.texts.write_waiting();
        let get = |key: &str| versioned.texts.get(key).unwrap();
        assert_eq!(get("zeitnot.post.x.a"), Some(theirs));
        assert_eq!(get("zeitnot.quarantine.post.x.a.1"), Some(mine));
    }
}
