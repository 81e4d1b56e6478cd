//! The lines of the list of games, as they are kept and as they must be.

use zeitnot::correspondence::Summary;
use zeitnot::storage::correspondence::CorrespondenceRepository;
use zeitnot::storage::store::Store;
use zeitnot::storage::versioned::{Schema, VersionedStore};

pub fn versioned<S: Store>(store: S) -> VersionedStore<S> {
    VersionedStore::new(store, Schema::FIRST)
}

/// The lines as they must be: made of the games themselves.
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
        lines.push(Summary::of(&game, &event.event));
    }
    lines.sort_by(|a, b| a.id.cmp(&b.id));
    lines
}

pub fn lines<S: Store>(versioned: &VersionedStore<S>) -> Vec<Summary> {
    let mut lines = CorrespondenceRepository(versioned).list().value.unwrap();
    lines.sort_by(|a, b| a.id.cmp(&b.id));
    lines
}
