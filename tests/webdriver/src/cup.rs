//! A club correspondence cup of 700 days, games of it, and the device that keeps them.

use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::{
    Act, CorrespondenceGame, Edition, Entry, Event, EventDraft, Protection, Refill, Seconds, Utc,
};
use zeitnot_core::game::notation::uci;
use zeitnot_core::game::{MoveHistory, Start};
use zeitnot_core::storage::correspondence::StoredEvent;
use zeitnot_core::storage::store::{MemoryStore, Store as _};
use zeitnot_core::storage::versioned::{Schema, VersionedStore};

use crate::page::Page;

/// Its parameters: the blocks of the table, and no option.
pub fn draft(start: Utc) -> EventDraft {
    EventDraft {
        name: "Club cup".into(),
        start,
        days: 700,
        clock: Seconds::days(50),
        bank: Seconds::days(50),
        increment: Seconds::days(5),
        increment_moves: 50,
        edition: Edition::Current,
        refill: Refill::Automatic,
        protection: Protection::None,
        team: false,
        captain_may_transfer: false,
        zone: "UTC".into(),
        interpretations: Default::default(),
    }
}

/// An event as it is kept.
pub fn event(id: &str, draft: EventDraft) -> StoredEvent {
    StoredEvent {
        id: id.into(),
        event: Event::new(draft).expect("a good event"),
        archived: false,
        note: String::new(),
        settled: Default::default(),
    }
}

/// White's game against Bo in the event 1: these moves, each this long after the one before.
#[track_caller]
pub fn game<'a>(
    id: &str,
    start: Utc,
    moves: impl IntoIterator<Item = (&'a str, Seconds)>,
) -> CorrespondenceGame {
    let mut at = start;
    let mut line = MoveHistory::new(Start::standard());
    let act = Act::OfficialStart;
    let mut journal = vec![Entry { at, act }];
    for (san, thought) in moves {
        let play = line.play_text(san).expect("a legal move");
        let text = uci(play, line.start().mode());
        at = at + thought;
        let act = Act::Move(text.parse().expect("a move"));
        journal.push(Entry { at, act });
    }
    CorrespondenceGame {
        id: id.into(),
        event: "1".into(),
        players: ByColor {
            white: "Anna".into(),
            black: "Bo".into(),
        },
        mine: Some(Color::White),
        lead: MoveHistory::new(Start::standard()),
        moves_before: ByColor::both(0),
        journal,
        note: String::new(),
        link: String::new(),
    }
}

/// Leaves the page, and stores everything that a device has in it.
#[track_caller]
pub fn keep(page: &Page, device: &VersionedStore<MemoryStore>) {
    page.leave();
    let store = device.store();
    for key in store.keys().expect("it can be read") {
        let text = store.get(&key).expect("it can be read");
        page.set_storage(&key, &text.expect("it is there"));
    }
}

/// The device of a page, with everything that the page has stored.
#[track_caller]
pub fn device(page: &Page) -> VersionedStore<MemoryStore> {
    let versioned = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
    for (key, text) in page.storage() {
        versioned.store().set(&key, &text).expect("there is room");
    }
    versioned
}
