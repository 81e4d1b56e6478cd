//! The list of games as the storage gives it, and as it must be; and the steps that many tests take.

use serde_json::Value;
use zeitnot_core::clock::setup::SetupDraft;
use zeitnot_core::clock::{ByColor, Clock, Setup, notation};
use zeitnot_core::correspondence::{CorrespondenceGame, Summary};
use zeitnot_core::storage::correspondence::CorrespondenceRepository;
use zeitnot_core::storage::games::TableGame;
use zeitnot_core::storage::store::Store;
use zeitnot_core::storage::versioned::{Schema, VersionedStore};
use zeitnot_core::time::WallTime;
use zeitnot_fixtures::correspondence::event;

pub fn versioned<S: Store>(store: S) -> VersionedStore<S> {
    VersionedStore::new(store, Schema::FIRST)
}

/// A game at the clock that has not begun.
pub fn table_game(control: &str, started: i64) -> TableGame {
    let controls = notation::parse(control).expect("a control");
    let setup = Setup::new(SetupDraft::standard(controls)).expect("a valid one");
    TableGame::new(
        Clock::new(setup),
        ByColor::default(),
        WallTime::new(started),
    )
}

/// Saves a correspondence game of the fixtures' event that it names.
pub fn save<S: Store>(versioned: &VersionedStore<S>, game: &CorrespondenceGame) {
    let event = event(&game.event).event;
    let saved = CorrespondenceRepository(versioned).save(game, &event);
    saved.expect("there is room");
}

pub fn load<S: Store>(versioned: &VersionedStore<S>, id: &str) -> CorrespondenceGame {
    let loaded = CorrespondenceRepository(versioned).load(id);
    loaded.value.expect("a game")
}

/// Copies all texts of a store to another.
pub fn copy(from: &impl Store, to: &impl Store) {
    for key in from.keys().unwrap() {
        to.set(&key, &from.get(&key).unwrap().unwrap()).unwrap();
    }
}

/// The lines that the list must have, computed from the games themselves.
pub fn true_lines<S: Store>(versioned: &VersionedStore<S>) -> Vec<Summary> {
    let correspondence = CorrespondenceRepository(versioned);
    let events = correspondence.events().value.unwrap();
    let mut lines: Vec<Summary> = Vec::new();
    for key in versioned.list("post.game.").unwrap() {
        let id = key.strip_prefix("post.game.").unwrap();
        let Some(game) = correspondence.load(id).value else {
            continue;
        };
        let event = events.iter().find(|event| event.id == game.event).unwrap();
        lines.push(Summary::of(&game, &event.event, &event.settled));
    }
    lines.sort_by(|a, b| a.id.cmp(&b.id));
    lines
}

pub fn lines<S: Store>(versioned: &VersionedStore<S>) -> Vec<Summary> {
    CorrespondenceRepository(versioned).list().games
}

/// Replaces the summary beside each game, or removes it.
pub fn replace_summaries<S: Store>(versioned: &VersionedStore<S>, summary: Option<&Value>) {
    for key in versioned.list("post.game.").unwrap() {
        let body = versioned.load(&key).value.unwrap();
        let value: Value = serde_json::from_str(&body).unwrap();
        let cut = body
            .find(",\"summary\":")
            .expect("a summary beside the game");
        let mut body = body[..cut].to_owned();
        for (field, value) in [
            ("summary", summary),
            ("event_sum", summary.and(value.get("event_sum"))),
        ] {
            if let Some(value) = value {
                body += &format!(",\"{field}\":{value}");
            }
        }
        body.push('}');
        versioned.save(&key, &body).unwrap();
    }
}
