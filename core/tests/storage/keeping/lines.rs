//! The list of games as the storage gives it, and as it must be.

use serde_json::Value;
use zeitnot_core::correspondence::Summary;
use zeitnot_core::storage::correspondence::CorrespondenceRepository;
use zeitnot_core::storage::store::Store;
use zeitnot_core::storage::versioned::{Schema, VersionedStore};

pub fn versioned<S: Store>(store: S) -> VersionedStore<S> {
    VersionedStore::new(store, Schema::FIRST)
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
