//! A store that takes what another has no room for: [`Spill`].

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use super::quarantine;
use super::slots::PREFIX;
use super::store::{Store, StoreFault};

/// A store that keeps in memory what the store below it refuses, for some of
/// the keys, and shows it as if it were there: nothing that was entered is
/// lost while the page is open. It is written below as soon as there is room.
///
/// Copies of it are the same store.
#[derive(Debug)]
pub struct Spill<S> {
    parts: Rc<Parts<S>>,
}

#[derive(Debug)]
struct Parts<S> {
    below: S,
    /// What the keys that may be kept here begin with.
    prefix: &'static str,
    kept: RefCell<Vec<Kept>>,
    /// Whether every key may be kept here now.
    all: Cell<bool>,
    /// What was refused and is not shown: the last text of each key.
    refused: RefCell<Vec<(String, String)>>,
}

/// A text that is not below, for whoever comes after this page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Its key.
    pub key: String,
    /// The text.
    pub text: String,
    /// Whether someone else has written below since it was refused.
    pub is_theirs: bool,
    /// Whether it was refused, and whoever wrote it was told so.
    pub is_refused: bool,
}

#[derive(Debug)]
struct Kept {
    key: String,
    text: String,
    /// What was below under this key when this was refused: if it is something
    /// else by now, someone else has written.
    below: Option<String>,
    why: StoreFault,
}

impl<S> Clone for Spill<S> {
    fn clone(&self) -> Spill<S> {
        Spill {
            parts: self.parts.clone(),
        }
    }
}

impl<S: Store> Spill<S> {
    /// Keeps what `below` refuses, of the keys that begin with `prefix`.
    pub fn new(below: S, prefix: &'static str) -> Spill<S> {
        Spill {
            parts: Rc::new(Parts {
                below,
                prefix,
                kept: RefCell::default(),
                all: Cell::new(false),
                refused: RefCell::default(),
            }),
        }
    }

    /// The store below.
    pub fn below(&self) -> &S {
        &self.parts.below
    }

    /// How many texts are in memory only, and why the last of them is.
    pub fn unsaved(&self) -> Option<(usize, StoreFault)> {
        let kept = self.parts.kept.borrow();
        kept.last().map(|last| (kept.len(), last.why.clone()))
    }

    /// Keeps what is refused under every key, or again only under its own.
    pub fn set_keeps_all(&self, all: bool) {
        self.parts.all.set(all);
    }

    /// All that is not below: what is kept here, then what was refused.
    pub fn waiting(&self) -> Vec<Waiting> {
        let kept = self.parts.kept.borrow();
        let refused = self.parts.refused.borrow();
        let shown = kept.iter().map(|kept| Waiting {
            key: kept.key.clone(),
            text: kept.text.clone(),
            is_theirs: self.parts.below.get(&kept.key).ok().flatten() != kept.below,
            is_refused: false,
        });
        let hidden = refused.iter().map(|(key, text)| Waiting {
            key: key.clone(),
            text: text.clone(),
            is_theirs: false,
            is_refused: true,
        });
        shown.chain(hidden).collect()
    }

    /// Keeps what another page has handed on, and shows it.
    pub fn adopt(&self, key: String, text: String, is_theirs: bool) {
        let below = self.parts.below.get(&key).ok().flatten();
        self.forget(&key);
        self.parts.kept.borrow_mut().push(Kept {
            key,
            text,
            // What they have written is not to be written over.
            below: below.filter(|_| !is_theirs),
            why: StoreFault::Full,
        });
    }

    /// Writes below what there is room for now.
    pub fn settle(&self) {
        let kept = self.parts.kept.take();
        let mut left = Vec::new();
        for mut one in kept {
            if let Err(why) = self.write_below(&one) {
                one.why = why;
                left.push(one);
            }
        }
        // Nothing was kept meanwhile: nobody else is called.
        *self.parts.kept.borrow_mut() = left;
    }

    /// Where someone else has written below, this one is set aside and not
    /// written over theirs.
    fn write_below(&self, kept: &Kept) -> Result<(), StoreFault> {
        let below = &self.parts.below;
        if below.get(&kept.key)? == kept.below {
            return below.set(&kept.key, &kept.text);
        }
        let place = kept.key.strip_prefix(PREFIX).unwrap_or(&kept.key);
        quarantine::keep(below, place, &kept.text).map(|_| ())
    }

    fn forget(&self, key: &str) {
        self.parts.kept.borrow_mut().retain(|kept| kept.key != key);
        self.parts
            .refused
            .borrow_mut()
            .retain(|(old, _)| old != key);
    }
}

impl<S: Store> Store for Spill<S> {
    fn get(&self, key: &str) -> Result<Option<String>, StoreFault> {
        let kept = self.parts.kept.borrow();
        match kept.iter().find(|kept| kept.key == key) {
            Some(kept) => Ok(Some(kept.text.clone())),
            None => self.parts.below.get(key),
        }
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreFault> {
        let Err(why) = self.parts.below.set(key, text) else {
            self.forget(key);
            // There is room again, perhaps.
            self.settle();
            return Ok(());
        };
        let mut kept = self.parts.kept.borrow_mut();
        let is_kept = self.parts.all.get() || kept.iter().any(|kept| kept.key == key);
        if !is_kept && !key.starts_with(self.parts.prefix) {
            // What is set aside is still in its place.
            if !key.starts_with(quarantine::ROOM) {
                let mut refused = self.parts.refused.borrow_mut();
                refused.retain(|(old, _)| old != key);
                refused.push((key.into(), text.into()));
            }
            return Err(why);
        }
        self.parts
            .refused
            .borrow_mut()
            .retain(|(old, _)| old != key);
        match kept.iter_mut().find(|kept| kept.key == key) {
            Some(kept) => {
                text.clone_into(&mut kept.text);
                kept.why = why;
            }
            None => kept.push(Kept {
                key: key.into(),
                text: text.into(),
                below: self.parts.below.get(key).ok().flatten(),
                why,
            }),
        }
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreFault> {
        self.parts.below.remove(key)?;
        self.forget(key);
        self.settle();
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreFault> {
        let mut keys = self.parts.below.keys()?;
        for kept in self.parts.kept.borrow().iter() {
            if !keys.contains(&kept.key) {
                keys.push(kept.key.clone());
            }
        }
        Ok(keys)
    }

    fn copy(&self, from: &str, to: &str) -> Result<(), StoreFault> {
        let is_kept = |key: &str| self.parts.kept.borrow().iter().any(|kept| kept.key == key);
        if !is_kept(from) && !is_kept(to) {
            return self.parts.below.copy(from, to);
        }
        match self.get(from)? {
            Some(text) => self.set(to, &text),
            None => self.remove(to),
        }
    }

    /// What is only in memory is in no second copy: the one below is needed.
    fn is_mirrored(&self) -> bool {
        self.parts.kept.borrow().is_empty() && self.parts.below.is_mirrored()
    }
}

#[cfg(test)]
mod tests {
    use super::super::faulty::{Faulty, Mishap};
    use super::super::mirror::{Mirrored, Replica};
    use super::super::schema::Schema;
    use super::super::vault::{SaveFault, Vault};
    use super::*;

    fn spill() -> Spill<Faulty> {
        Spill::new(Faulty::default(), "zeitnot.post.")
    }

    #[test]
    fn what_there_is_no_room_for_is_kept_in_memory_and_written_when_there_is() {
        let spill = spill();
        let vault = Vault::new(spill.clone(), Schema::FIRST);
        vault.save("post.game.1", "one").unwrap();
        spill.below().expect(Some(Mishap::Full));
        for n in ["two", "three", "four"] {
            vault.save("post.game.1", n).unwrap();
            assert_eq!(vault.load("post.game.1").body.as_deref(), Some(n));
        }
        assert_eq!(spill.unsaved(), Some((2, StoreFault::Full)));
        let below = Vault::new(spill.below(), Schema::FIRST);
        assert_eq!(below.load("post.game.1").body.as_deref(), Some("one"));

        spill.below().expect(None);
        spill.settle();
        assert_eq!(spill.unsaved(), None);
        assert_eq!(below.load("post.game.1").body.as_deref(), Some("four"));
        assert_eq!(below.load("post.game.1").seq, 4);
    }

    #[test]
    fn a_game_for_which_there_is_no_room_stays_below_as_it_was_saved() {
        let disk = Rc::new(Faulty::default());
        let copies = Mirrored::new(disk.clone(), Replica::default());
        let spill = Spill::new(copies, "zeitnot.post.");
        let vault = Vault::new(spill.clone(), Schema::FIRST);
        vault.save("post.game.1", "one").unwrap();
        disk.expect(Some(Mishap::Full));
        for n in ["two", "three"] {
            vault.save("post.game.1", n).unwrap();
        }
        let below = Vault::new(disk.clone(), Schema::FIRST);
        assert_eq!(below.load("post.game.1").body.as_deref(), Some("one"));
        disk.expect(None);
        spill.settle();
        assert_eq!(below.load("post.game.1").body.as_deref(), Some("three"));
    }

    #[test]
    fn any_write_or_removal_that_succeeds_brings_what_waits_along() {
        let spill = spill();
        for remove in [false, true] {
            spill.below().expect(Some(Mishap::Full));
            spill.set("zeitnot.post.x", "waits").unwrap();
            spill.below().expect(None);
            if remove {
                spill.remove("zeitnot.other").unwrap();
            } else {
                spill.set("zeitnot.other", "small").unwrap();
            }
            assert_eq!(spill.unsaved(), None);
            let below = spill.below().get("zeitnot.post.x").unwrap();
            assert_eq!(below.as_deref(), Some("waits"));
            spill.remove("zeitnot.post.x").unwrap();
        }
    }

    #[test]
    fn what_others_keep_is_refused_as_before() {
        let spill = spill();
        spill.below().expect(Some(Mishap::Full));
        let vault = Vault::new(spill.clone(), Schema::FIRST);
        let refused = Err(SaveFault::Store(StoreFault::Full));
        assert_eq!(vault.save("game.1", "one"), refused);
        assert_eq!(spill.unsaved(), None);
    }

    #[test]
    fn what_is_not_below_is_handed_on_and_written_by_the_page_that_follows() {
        let before = spill();
        before.below().expect(Some(Mishap::Full));
        before.set("zeitnot.settings.a", "refused").unwrap_err();
        assert_eq!(before.get("zeitnot.settings.a").unwrap(), None);
        before.set_keeps_all(true);
        before.set("zeitnot.game.1.a", "kept").unwrap();
        let after = spill();
        for one in before.waiting() {
            after.adopt(one.key, one.text, one.is_theirs);
        }
        for (key, text) in [("settings", "refused"), ("game.1", "kept")] {
            let key = ["zeitnot.", key, ".a"].concat();
            assert_eq!(after.get(&key).unwrap().as_deref(), Some(text));
            after.settle();
            assert_eq!(after.below().get(&key).unwrap().as_deref(), Some(text));
        }
        assert_eq!(after.unsaved(), None);
    }

    #[test]
    fn what_someone_else_wrote_meanwhile_is_not_written_over_and_nothing_is_lost() {
        let spill = spill();
        spill.set("zeitnot.post.x.a", "before").unwrap();
        spill.below().expect(Some(Mishap::Full));
        spill.set("zeitnot.post.x.a", "mine").unwrap();
        spill.below().expect(None);
        spill.below().set("zeitnot.post.x.a", "theirs").unwrap();
        spill.settle();
        let get = |key: &str| spill.get(key).unwrap();
        assert_eq!(get("zeitnot.post.x.a").as_deref(), Some("theirs"));
        let aside = get("zeitnot.quarantine.post.x.a.1");
        assert_eq!(aside.as_deref(), Some("mine"));
    }
}
