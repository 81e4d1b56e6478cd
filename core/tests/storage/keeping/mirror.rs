//! A browser that is killed at any moment, with any part of either copy written out: the values of
//! the later copy survive. What is cleared while a page is open: `cleared.rs`.

use std::collections::BTreeMap;
use std::rc::Rc;

use proptest::prelude::*;
use zeitnot_core::storage::store::{MemoryStore, Store as _};
use zeitnot_core::storage::versioned::{MirroredStore, Replica, Schema, VersionedStore};

type Copies = MirroredStore<Rc<MemoryStore>, Replica>;

/// An act of a tab on a value.
#[derive(Clone, Debug)]
enum Act {
    Save(usize),
    Delete(usize),
}

/// A value that was deleted is never saved again: games have ids of their own.
const KEYS: [&str; 4] = ["settings", "game.", "post.game.", "tail.999."];

fn act() -> impl Strategy<Value = (bool, Act)> {
    let key = 0..KEYS.len();
    let act = prop_oneof![
        4 => key.clone().prop_map(Act::Save),
        1 => key.prop_map(Act::Delete),
    ];
    (any::<bool>(), act)
}

/// One life of a browser: the acts of its two tabs, and how much of each copy was written out when
/// it was killed, in parts of 1,000.
fn life() -> impl Strategy<Value = (Vec<(bool, Act)>, usize, usize)> {
    (
        prop::collection::vec(act(), 1..30),
        0..=1_000_usize,
        0..=1_000_usize,
    )
}

/// A body of the form that a value of this key has.
fn body(name: &str, count: u32) -> String {
    let id = name.rsplit('.').next().unwrap_or_default();
    format!("{{\"id\":\"{id}\",\"count\":{count}}}")
}

type Bodies = BTreeMap<String, String>;

/// Everything at one moment: both copies, and the values to be found in them.
type Moment = (MemoryStore, Replica, Bodies);

fn values(versioned: &VersionedStore<Copies>) -> Bodies {
    let keys = versioned.list("").expect("memory is there");
    let load = |key: String| {
        let loaded = versioned.load(&key);
        assert_eq!(loaded.faults, [], "{key}");
        Some((key, loaded.value?))
    };
    keys.into_iter().filter_map(load).collect()
}

fn tab(first: &Rc<MemoryStore>, second: &Replica) -> VersionedStore<Copies> {
    VersionedStore::new(
        MirroredStore::new(first.clone(), second.clone()),
        Schema::FIRST,
    )
}

/// Runs the acts of the tabs; returns the moment before them and after each.
fn live(
    first: MemoryStore,
    second: &Replica,
    acts: &[(bool, Act)],
    count: &mut u32,
    deleted: &mut [u32; KEYS.len()],
) -> Vec<Moment> {
    let first = Rc::new(first);
    let tabs = [tab(&first, second), tab(&first, second)];
    let moment = || {
        let bodies = values(&tab(&first, second));
        ((*first).clone(), second.frozen(), bodies)
    };
    let mut moments = vec![moment()];
    for (which, act) in acts {
        let tab = &tabs[usize::from(*which)];
        *count += 1;
        let (Act::Save(key) | Act::Delete(key)) = *act;
        let name = format!("{}{}", KEYS[key], deleted[key]);
        match act {
            Act::Save(_) => {
                // A tab reads a value before it writes it.
                tab.load(&name);
                let body = body(&name, *count);
                tab.save(&name, &body).expect("there is room");
            }
            Act::Delete(_) => {
                tab.delete(&name).expect("memory can forget");
                deleted[key] += 1;
            }
        }
        moments.push(moment());
    }
    moments
}

proptest! {
    #[test]
    fn after_any_kill_each_value_is_as_the_later_copy_has_it(
        lives in prop::collection::vec(life(), 1..4)
    ) {
        let (mut first, mut second) = (MemoryStore::default(), Replica::default());
        let (mut count, mut deleted) = (0, [0; KEYS.len()]);
        for (acts, out, taken) in lives {
            let moments = live(first, &second, &acts, &mut count, &mut deleted);
            let last = moments.len() - 1;
            let (out, taken) = (out * last / 1_000, taken * last / 1_000);
            first = moments[out].0.clone();
            second = moments[taken].1.frozen();
            // A deletion that the second copy had not got is undone: a value that is merely missing
            // may have been cleared by something else.
            let mut expected = moments[taken].2.clone();
            if taken < out {
                expected.extend(moments[out].2.clone());
            }

            // The start after the kill.
            let shared = Rc::new(first);
            let last = moments[taken].1.last();
            let lacks = Copies::lacks(&shared, last, Copies::written(&shared));
            let store = MirroredStore::new(shared.clone(), second.clone());
            let reconciled = store.reconcile(second.writes());
            prop_assert!(reconciled.diverged.is_empty());
            prop_assert!(reconciled.refused.is_empty());
            let versioned = VersionedStore::new(store, Schema::FIRST);
            prop_assert_eq!(&values(&versioned), &expected);
            if lacks {
                for key in versioned.store().keys().expect("memory is there") {
                    versioned.store().record_again(&key);
                }
            }
            first = (*shared).clone();
        }
    }
}
