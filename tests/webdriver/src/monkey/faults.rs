//! The things that must not be there after any act: [`faults`].

use serde_json::json;
use zeitnot_core::game::book::{Bookmark, StoredBook};
use zeitnot_core::lessons::progress::Progress;
use zeitnot_core::settings::{Preset, Settings};
use zeitnot_core::storage::correspondence::{Backups, CorrespondenceRepository, StoredEvent};
use zeitnot_core::storage::games::{GameRepository, GameSummary};
use zeitnot_core::storage::store::MemoryStore;
use zeitnot_core::storage::versioned::{Schema, VersionedStore};

use crate::page::Page;
use crate::patience::PATIENCE;
use crate::server::FOLDER;

/// Everything that is wrong with the page: the app has failed, it shows nothing though it does not
/// load anything, something stored cannot be read, there are errors in the console. A page that is
/// just being left has only the last.
///
/// # Panics
/// When the page cannot be asked.
#[track_caller]
pub fn faults(page: &mut Page) -> Vec<String> {
    let state = include_str!("../scripts/monkey/state.js");
    // One page replaces the other within a frame.
    let script = format!(
        "const state = {state};
         let found = state(arguments[0]);
         if (found === 'empty') {{
           await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
           found = state(arguments[0]);
         }}
         return [found, found === 'away' ? [] : Object.entries(localStorage)];"
    );
    let mut faults = Vec::new();
    if let Some(look) = page.session().run_until_left(&script, &[json!(FOLDER)]) {
        let look: (String, Vec<(String, String)>) =
            serde_json::from_value(look).expect("the state of the page, and what is stored");
        match look.0.as_str() {
            "away" | "loading" | "shown" => {}
            "empty" => faults.push("the page is empty".into()),
            fault => faults.push(format!("the page says that it is {fault}")),
        }
        faults.extend(unreadable(look.1));
    }
    let errors = page.console_errors().into_iter();
    faults.extend(errors.map(|error| format!("in the console: {}", error.message)));
    faults
}

/// Waits while the page is loading. Returns whether it is one of the app.
///
/// # Panics
/// When it goes on loading.
#[track_caller]
pub(super) fn is_in_the_app(page: &Page) -> bool {
    let state = include_str!("../scripts/monkey/state.js");
    let state = format!("({state})({})", json!(FOLDER));
    let is_loaded = page.holds_within(&format!("{state} !== 'loading'"), PATIENCE);
    assert!(is_loaded, "the page goes on loading");
    let is_away = format!("return {state} === 'away'");
    page.session().run_until_left(&is_away, &[]) != Some(json!(true))
}

/// The stored values that cannot be read: those that the app has set aside, and those that go there
/// when they are read as the app reads them.
fn unreadable(texts: Vec<(String, String)>) -> Vec<String> {
    let device = VersionedStore::new(MemoryStore::of(texts), Schema::CURRENT);
    for name in device.list("").expect("memory is there") {
        read(&device, &name);
    }
    let set_aside = device.quarantine().expect("memory is there").into_iter();
    set_aside
        .map(|text| format!("{} cannot be read: {}", text.from, text.why))
        .collect()
}

/// Reads a value as its page does.
fn read(device: &VersionedStore<MemoryStore>, name: &str) {
    let (games, correspondence) = (GameRepository(device), CorrespondenceRepository(device));
    match name {
        "settings" => drop(device.read::<Settings>(name)),
        "presets" => drop(device.read::<Vec<Preset>>(name)),
        "lessons" => drop(device.read::<Progress>(name)),
        "games" => drop(device.read::<Vec<GameSummary>>(name)),
        "current" | "post.device" => drop(device.read::<String>(name)),
        "post.backup" => drop(device.read::<Backups>(name)),
        "study" => drop(device.read::<StoredBook>(name)),
        "study.at" => drop(device.read::<Bookmark>(name)),
        _ => match name.rsplit_once('.') {
            Some(("game", id)) => drop(games.load(id)),
            Some(("post.game", id)) => drop(correspondence.load(id)),
            Some(("post.event", _)) => drop(device.read::<StoredEvent>(name)),
            Some(("post.study", id)) => drop(correspondence.study(id)),
            // A tail is read with its game.
            _ => {}
        },
    }
}
