//! A storage that something else on the same site clears, whole or in parts, while a page is open:
//! what the user did not delete comes back at the next start, and is reported.

use std::collections::BTreeMap;
use std::rc::Rc;

use proptest::prelude::*;
use zeitnot_core::clock::{Color, Event};
use zeitnot_core::storage::correspondence::CorrespondenceRepository;
use zeitnot_core::storage::games::{GameRepository, Saved, TableGame};
use zeitnot_core::storage::store::{FaultyStore, Mishap, Store};
use zeitnot_core::storage::versioned::{
    MirroredStore, Reconciled, Replica, Schema, VersionedStore,
};
use zeitnot_core::time::Stamp;

use super::lines::{copy, save, table_game};
use zeitnot_fixtures::correspondence::{event, game};

type Copies = MirroredStore<Rc<FaultyStore>, Replica>;
type Tab = VersionedStore<Copies>;

/// A browser with both copies, of which other programs of the same site see the first.
#[derive(Default)]
struct Browser {
    first: Rc<FaultyStore>,
    second: Replica,
}

impl Browser {
    /// A page that is opened, and what it brought back.
    fn start(&self) -> (Tab, Reconciled) {
        let store = MirroredStore::new(self.first.clone(), self.second.clone());
        let reconciled = store.reconcile(self.second.writes());
        Copies::mark_reported(&self.first);
        (VersionedStore::new(store, Schema::FIRST), reconciled)
    }

    fn open(&self) -> Tab {
        self.start().0
    }

    /// A page on a new browser, on which everything of [`fill`] was saved.
    fn filled() -> (Browser, Tab) {
        let browser = Browser::default();
        let page = browser.open();
        fill(&page);
        (browser, page)
    }

    fn clear(&self) {
        for key in self.first.keys().unwrap() {
            self.first.remove(&key).unwrap();
        }
    }

    fn remove_slots(&self, name: &str, slots: &[&str]) {
        for slot in slots {
            let key = ["zeitnot.", name, ".", slot].concat();
            self.first.remove(&key).unwrap();
        }
    }

    /// A page that has reconciled nothing, on a copy of this browser.
    fn copy_unopened(&self) -> Tab {
        let Browser { first, second } = self.copy();
        VersionedStore::new(MirroredStore::new(first, second), Schema::FIRST)
    }

    /// Both copies as they are now, as a kill may leave them.
    fn copy(&self) -> Browser {
        let first = FaultyStore::default();
        copy(&self.first, &first);
        Browser {
            first: Rc::new(first),
            second: self.second.frozen(),
        }
    }
}

fn value(tab: &Tab, name: &str) -> Option<String> {
    tab.load(name).value
}

fn save_settings(tab: &Tab, volume: u32) {
    let settings = format!("{{\"volume\":{volume}}}");
    tab.save("settings", &settings).unwrap();
}

/// Settings, presets, an event and a correspondence game.
fn fill(tab: &Tab) {
    save_settings(tab, 1);
    tab.save("presets", "[1]").unwrap();
    let correspondence = CorrespondenceRepository(tab);
    correspondence.save_event(&event("1")).unwrap();
    save(tab, &game("11", "1", 12, 1));
}

/// Asserts that what [`fill`] saved is there.
#[track_caller]
fn assert_filled(tab: &Tab, volume: u32) {
    let settings = format!("{{\"volume\":{volume}}}");
    assert_eq!(value(tab, "settings"), Some(settings));
    assert_eq!(value(tab, "presets").as_deref(), Some("[1]"));
    let correspondence = CorrespondenceRepository(tab);
    assert_eq!(correspondence.events().value, Some(vec![event("1")]));
    let ids = correspondence.list().games.into_iter().map(|game| game.id);
    assert_eq!(ids.collect::<Vec<String>>(), ["11"]);
}

#[test]
fn values_cleared_under_an_open_page_come_back_whatever_it_writes_then() {
    for writes in [0, 1, 200] {
        let (browser, page) = Browser::filled();
        browser.clear();
        for volume in 2..2 + writes {
            save_settings(&page, volume);
        }
        let (next, reconciled) = browser.start();
        assert_filled(&next, 1 + writes);
        let of_settings = if writes == 0 { &["settings"][..] } else { &[] };
        let expected = ["post.event.1", "post.game.11", "presets"];
        assert_eq!(reconciled.restored, [&expected, of_settings].concat());
        assert!(reconciled.diverged.is_empty(), "{writes} writes");
        // The user hears of it once.
        assert_eq!(browser.start().1, Reconciled::default(), "{writes} writes");
    }
}

#[test]
fn values_cleared_twice_come_back_twice() {
    let (browser, mut page) = Browser::filled();
    for volume in 2..4 {
        page.load("settings");
        browser.clear();
        save_settings(&page, volume);
        browser.clear();
        save_settings(&page, volume);
        page = browser.open();
        assert_filled(&page, volume);
    }
}

#[test]
fn a_value_removed_by_another_program_comes_back() {
    for slots in [&["a"][..], &["b"], &["a", "b"]] {
        for name in ["settings", "presets", "post.event.1", "post.game.11"] {
            let (browser, page) = Browser::filled();
            save_settings(&page, 2);
            browser.remove_slots(name, slots);
            page.save("other", "goes on").unwrap();
            let (next, _) = browser.start();
            assert_filled(&next, 2);
        }
    }
}

#[test]
fn a_value_deleted_by_the_user_stays_deleted_before_and_after_a_clear() {
    for cleared_first in [false, true] {
        let (browser, page) = Browser::filled();
        if cleared_first {
            browser.clear();
        }
        CorrespondenceRepository(&page).delete("11").unwrap();
        page.delete("presets").unwrap();
        if !cleared_first {
            browser.clear();
        }
        save_settings(&page, 2);
        let (next, reconciled) = browser.start();
        assert_eq!(reconciled.restored, ["post.event.1"]);
        assert_eq!(next.list("").unwrap(), ["post.event.1", "settings"]);
        browser.clear();
        let (next, _) = browser.start();
        assert_eq!(next.list("").unwrap(), ["post.event.1", "settings"]);
    }
}

#[test]
fn a_value_deleted_after_a_clear_stays_deleted_when_a_kill_undoes_the_clear() {
    let (browser, page) = Browser::filled();
    let on_disk = browser.copy().first;
    browser.clear();
    CorrespondenceRepository(&page).delete("11").unwrap();
    page.delete("presets").unwrap();
    let killed = Browser {
        first: on_disk,
        second: browser.second.frozen(),
    };
    let (next, reconciled) = killed.start();
    assert_eq!(reconciled.deleted, ["post.game.11", "presets"]);
    assert_eq!(next.list("").unwrap(), ["post.event.1", "settings"]);
}

#[test]
fn a_page_that_goes_on_beside_another_takes_nothing_away() {
    let browser = Browser::default();
    let (one, other) = (browser.open(), browser.open());
    fill(&one);
    other.load("settings");
    browser.clear();
    // The other page has written nothing yet, so it counts its writes from further below.
    save_settings(&other, 2);
    one.load("settings");
    save_settings(&one, 3);
    let (next, _) = browser.start();
    assert_filled(&next, 3);
}

#[test]
fn a_text_set_aside_comes_back_unless_the_user_discarded_it() {
    for discarded in [false, true] {
        let browser = Browser::default();
        let page = browser.open();
        page.save("settings", "damaged later").unwrap();
        let set_aside = page.set_aside("settings").unwrap();
        if discarded {
            page.discard(&set_aside[0]).unwrap();
        }
        browser.clear();
        page.save("presets", "[]").unwrap();
        let kept = browser.open().quarantine().unwrap();
        assert_eq!(kept.len(), usize::from(!discarded));
    }
}

#[test]
fn values_without_room_at_one_start_come_back_at_the_next() {
    let (browser, page) = Browser::filled();
    browser.clear();
    save_settings(&page, 2);
    browser.first.expect(Some(Mishap::Full));
    let (page, reconciled) = browser.start();
    assert_eq!(reconciled.refused.len(), 3);
    browser.first.expect(None);
    page.load("settings");
    save_settings(&page, 3);
    assert_filled(&browser.open(), 3);
}

#[test]
fn a_value_begun_again_after_a_clear_and_the_one_before_are_both_kept() {
    let (browser, _) = Browser::filled();
    // This page has not read the lessons when they are cleared.
    let page = browser.open();
    for lesson in ["{\"one\":1}", "{\"two\":2}"] {
        browser.open().load("lessons");
        let before = browser.open();
        before.load("lessons");
        before.save("lessons", lesson).unwrap();
    }
    browser.clear();
    page.save("lessons", "{\"three\":3}").unwrap();
    let (next, reconciled) = browser.start();
    assert_eq!(reconciled.diverged.len(), 1);
    assert_eq!(value(&next, "lessons").as_deref(), Some("{\"three\":3}"));
    let set_aside = next.quarantine().unwrap();
    assert!(set_aside[0].text.ends_with("{\"two\":2}"), "{set_aside:?}");
}

fn presses(game: &mut TableGame, times: usize) {
    for _ in 0..times {
        let played = game.clock.journal().len();
        let side = [Color::Black, Color::White][played % 2];
        let at = i64::try_from(played).unwrap() * 1_000;
        game.clock
            .apply(Event::Press(side), Stamp::at_ms(at))
            .unwrap();
    }
}

fn saves(tab: &Tab, saved: &mut Option<Saved>, game: &TableGame) {
    let games = GameRepository(tab);
    games.append(saved, game).unwrap();
    let now = game.clock.last_instant();
    games.update_index(game, now).unwrap();
}

/// Three games of the clock with tails, of which the last is on the table.
fn played(tab: &Tab) -> Vec<(TableGame, Option<Saved>)> {
    let game = |started: i64| {
        let mut game = table_game("3600", started);
        let mut saved = None;
        for _ in 0..40 {
            presses(&mut game, 3);
            saves(tab, &mut saved, &game);
        }
        GameRepository(tab).put_on_table(&game.id).unwrap();
        (game, saved)
    };
    [1, 2, 3].map(game).into()
}

#[track_caller]
fn assert_played(tab: &Tab, expected: &[&TableGame]) {
    let games = GameRepository(tab);
    for game in expected {
        let found = games.load(&game.id).value;
        assert!(found.as_ref() == Some(*game), "game {}", game.id);
    }
    let listed = games.list().value.unwrap().into_iter().map(|game| game.id);
    let mut ids: Vec<&str> = expected.iter().map(|game| game.id.as_str()).collect();
    ids.reverse();
    assert_eq!(listed.collect::<Vec<String>>(), ids);
    assert_eq!(tab.quarantine().unwrap(), []);
}

#[test]
fn games_of_the_clock_come_back_and_are_listed_beside_the_one_played_on() {
    let browser = Browser::default();
    let page = browser.open();
    let mut all = played(&page);
    browser.clear();
    let (on_table, saved) = all.last_mut().unwrap();
    for _ in 0..3 {
        presses(on_table, 2);
        saves(&page, saved, on_table);
    }
    GameRepository(&page).put_on_table(&on_table.id).unwrap();
    let (next, reconciled) = browser.start();
    let games: Vec<&TableGame> = all.iter().map(|(game, _)| game).collect();
    // The index was written again from what was left.
    GameRepository(&next).list_restored(&reconciled.restored);
    assert_played(&next, &games);
    // Of the game on the table nothing came back: it was written whole.
    let is_of_it = |name: &&String| name.contains(".3");
    assert_eq!(reconciled.restored.iter().find(is_of_it), None);
    let (again, reconciled) = browser.start();
    assert_eq!(reconciled, Reconciled::default());
    assert_played(&again, &games);
}

#[test]
fn a_part_of_a_game_removed_by_another_program_comes_back() {
    for name in ["game.3", "tail.3.1", "tail.3.2", "games", "current"] {
        let browser = Browser::default();
        let page = browser.open();
        let mut all = played(&page);
        browser.remove_slots(name, &["a", "b"]);
        let (on_table, saved) = all.last_mut().unwrap();
        presses(on_table, 2);
        saves(&page, saved, on_table);
        let (next, reconciled) = browser.start();
        GameRepository(&next).list_restored(&reconciled.restored);
        let games: Vec<&TableGame> = all.iter().map(|(game, _)| game).collect();
        assert_played(&next, &games);
        assert_eq!(value(&next, "current").as_deref(), Some("\"3\""), "{name}");
    }
}

#[test]
fn a_game_of_the_clock_deleted_after_a_clear_stays_deleted_with_its_tails() {
    let browser = Browser::default();
    let page = browser.open();
    let all = played(&page);
    browser.clear();
    GameRepository(&page).delete("1").unwrap();
    let (next, reconciled) = browser.start();
    GameRepository(&next).list_restored(&reconciled.restored);
    assert_played(&next, &[&all[1].0, &all[2].0]);
    assert_eq!(next.list("tail.1.").unwrap(), Vec::<String>::new());
}

/// Something that happens in a browser with two tabs.
#[derive(Clone, Copy, Debug)]
enum Act {
    Save(bool, usize),
    Delete(bool, usize),
    Clear,
    Remove(usize, &'static [&'static str]),
    /// Both tabs are closed, and opened again.
    Restart,
    /// Only one is.
    Reload(bool),
}

/// A value that was deleted is never saved again: games have ids of their own.
const KEYS: [&str; 5] = [
    "settings",
    "game.",
    "post.game.",
    "post.study.",
    "post.event.",
];

fn act() -> impl Strategy<Value = Act> {
    let slots = prop_oneof![Just(&["a"][..]), Just(&["b"][..]), Just(&["a", "b"][..]),];
    prop_oneof![
        12 => (any::<bool>(), 0..KEYS.len()).prop_map(|(tab, key)| Act::Save(tab, key)),
        2 => (any::<bool>(), 0..KEYS.len()).prop_map(|(tab, key)| Act::Delete(tab, key)),
        2 => Just(Act::Clear),
        2 => (0..KEYS.len(), slots).prop_map(|(key, slots)| Act::Remove(key, slots)),
        1 => Just(Act::Restart),
        1 => any::<bool>().prop_map(Act::Reload),
    ]
}

/// The values by their names, each with the count of its save.
type Values = BTreeMap<String, u32>;

fn body(name: &str, count: u32) -> String {
    let id = name.rsplit('.').next().unwrap_or_default();
    format!("{{\"id\":\"{id}\",\"count\":{count}}}")
}

fn values(tab: &Tab) -> Values {
    let count = |name: &String| {
        let body = value(tab, name)?;
        let (_, count) = body.trim_end_matches('}').rsplit_once(':')?;
        count.parse().ok()
    };
    let names = tab.list("").unwrap().into_iter();
    names
        .filter_map(|name| Some((name.clone(), count(&name)?)))
        .collect()
}

/// A life of a browser: the acts in it, and what the user must find.
struct Life {
    browser: Browser,
    tabs: [Tab; 2],
    expected: Values,
    deleted: [u32; KEYS.len()],
    count: u32,
}

impl Life {
    fn new() -> Life {
        let browser = Browser::default();
        Life {
            tabs: [browser.open(), browser.open()],
            browser,
            expected: Values::new(),
            deleted: [0; KEYS.len()],
            count: 0,
        }
    }

    fn name(&self, key: usize) -> String {
        match KEYS[key] {
            "settings" => "settings".into(),
            prefix => format!("{prefix}{}", self.deleted[key]),
        }
    }

    /// Opens a tab; returns the names that it brought back. It reads everything, as an app does.
    fn reopen(&mut self, tab: usize) -> Vec<String> {
        let (opened, reconciled) = self.browser.start();
        assert_eq!(reconciled.diverged, []);
        values(&opened);
        self.tabs[tab] = opened;
        reconciled.restored
    }

    fn does(&mut self, act: Act) {
        self.count += 1;
        match act {
            Act::Save(tab, key) => {
                let name = self.name(key);
                let body = body(&name, self.count);
                self.tabs[usize::from(tab)].save(&name, &body).unwrap();
                self.expected.insert(name.clone(), self.count);
                self.hear(&name);
            }
            // Nobody can delete the settings.
            Act::Delete(_, 0) => {}
            Act::Delete(tab, key) => {
                let name = self.name(key);
                self.tabs[usize::from(tab)].delete(&name).unwrap();
                self.expected.remove(&name);
                self.deleted[key] += 1;
            }
            Act::Clear => self.browser.clear(),
            Act::Remove(key, slots) => self.browser.remove_slots(&self.name(key), slots),
            Act::Restart => {
                for tab in [0, 1] {
                    self.reopen(tab);
                }
            }
            Act::Reload(tab) => drop(self.reopen(usize::from(tab))),
        }
    }

    /// Each tab follows what the other writes.
    fn hear(&self, name: &str) {
        for tab in &self.tabs {
            tab.load(name);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn each_value_not_deleted_is_there_after_any_start_and_reported(
        acts in prop::collection::vec(act(), 1..60)
    ) {
        let mut life = Life::new();
        for act in acts {
            life.does(act);
        }
        let before = values(&life.browser.copy_unopened());
        let restored = life.reopen(0);
        prop_assert_eq!(&values(&life.tabs[0]), &life.expected);
        for (name, count) in &life.expected {
            let was_there = before.get(name) == Some(count);
            prop_assert_eq!(was_there, !restored.contains(name), "{}", name);
        }
    }

    #[test]
    fn each_value_not_deleted_outlives_a_kill_and_a_clear(
        acts in prop::collection::vec(act(), 1..40),
        out in 0..=1_000_usize,
        taken in 0..=1_000_usize,
    ) {
        let mut life = Life::new();
        let mut moments = vec![(life.browser.copy(), life.expected.clone())];
        for act in acts {
            life.does(act);
            moments.push((life.browser.copy(), life.expected.clone()));
        }
        let last = moments.len() - 1;
        let (out, taken) = (out * last / 1_000, taken * last / 1_000);
        let killed = Browser {
            first: moments[out].0.first.clone(),
            second: moments[taken].0.second.clone(),
        };
        let (next, reconciled) = killed.start();
        let found = values(&next);
        // Two tabs that went on after a clear may count differently: then both are kept.
        let is_diverged = |name: &String| reconciled.diverged.iter().any(|one| one.unit == *name);
        let (earlier, later) = (&moments[out.min(taken)].1, &moments[out.max(taken)].1);
        for (name, count) in &moments[taken].1 {
            if earlier.contains_key(name) && later.contains_key(name) && !is_diverged(name) {
                let found = found.get(name);
                prop_assert!(found >= Some(count), "{name}: {found:?}, not {count}");
            }
        }
        for (name, count) in &found {
            let latest = later.get(name).or(earlier.get(name));
            prop_assert!(latest >= Some(count), "{name} was deleted");
        }
        // Both copies have the same now.
        prop_assert_eq!(killed.start().1, Reconciled::default());
    }
}
