//! A device: its keys, each with its text in the next line, and a NUL between them.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde::Serialize;
use serde::de::DeserializeOwned;
use zeitnot_core::correspondence::proposal::propose;
use zeitnot_core::correspondence::{CorrespondenceGame, Event, Utc};
use zeitnot_core::game::book::{Bookmark, StoredBook};
use zeitnot_core::json;
use zeitnot_core::lessons::progress::Progress;
use zeitnot_core::settings::{Preset, Settings};
use zeitnot_core::storage::backup::{export, import};
use zeitnot_core::storage::correspondence::{
    Backups, CorrespondenceRepository, PrivateStudy, StoredEvent,
};
use zeitnot_core::storage::games::{GameRepository, GameSummary, TableGame};
use zeitnot_core::storage::store::MemoryStore;
use zeitnot_core::storage::versioned::{Envelope, PREFIX, Schema, VersionedStore};
use zeitnot_core::time::{Instant, WallTime};

const MADE: WallTime = WallTime::new(1_796_083_200_000);

type Device = VersionedStore<MemoryStore>;
type Texts = Vec<(String, String)>;

/// Checks a body that is of this type: it is written and read as the same value.
fn goes_round<T: Serialize + DeserializeOwned>(body: &str) -> Option<T> {
    let value: T = json::read(body)?;
    let text = json::write(&value);
    let again: T = json::read(&text).unwrap_or_else(|| panic!("not read again: {text}"));
    assert_eq!(json::write(&again), text);
    Some(value)
}

/// Looks at a game as pages do.
fn table_game(game: &TableGame) {
    let last = game.clock.last_instant();
    for now in [last, Instant::new(last.get().saturating_add(3_600_000))] {
        let state = game.clock.at(now);
        let _ = (
            state.outcome(game.clock.setup()),
            game.summary(now),
            game.has_content(now),
        );
    }
    assert_eq!(game.lacks(game), 0);
    let _ = (game.clock.undoable(), game.clock.redoable());
}

fn correspondence_game(game: &CorrespondenceGame, event: &Event) {
    let (line, places) = game.moves_alone();
    assert_eq!(places.len(), game.journal.len());
    assert!(line.ply() >= game.lead.ply());
    let ledger = match game.ledger(event) {
        Ok(ledger) => ledger,
        Err(broken) => broken.0,
    };
    let last = ledger.last();
    let _ = (
        ledger.at(Utc::new(last.at.get().saturating_add(86_400))),
        last.falls(),
    );
}

fn value(key: &str, body: &str) {
    let cup = || {
        let draft = propose(700)
            .standard()
            .draft("Cup", Utc::new(1_767_268_800));
        Event::new(draft).expect("an event")
    };
    match key {
        "settings" => drop(goes_round::<Settings>(body)),
        "presets" => drop(goes_round::<Vec<Preset>>(body)),
        "lessons" => drop(goes_round::<Progress>(body)),
        "games" => drop(goes_round::<Vec<GameSummary>>(body)),
        "current" | "post.device" => drop(goes_round::<String>(body)),
        "post.backup" => drop(goes_round::<Backups>(body)),
        "study" => drop(goes_round::<StoredBook>(body).map(|book| book.open())),
        "study.at" => drop(goes_round::<Bookmark>(body)),
        _ if key.starts_with("game.") => {
            goes_round::<TableGame>(body).iter().for_each(table_game);
        }
        _ if key.starts_with("post.game.") => {
            let game = goes_round::<CorrespondenceGame>(body);
            game.iter()
                .for_each(|game| correspondence_game(game, &cup()));
        }
        _ if key.starts_with("post.event.") => drop(goes_round::<StoredEvent>(body)),
        _ if key.starts_with("post.study.") => drop(goes_round::<PrivateStudy>(body)),
        _ => {}
    }
}

/// Starts the app on a device with these texts.
fn start(texts: &Texts) {
    let device: Device = VersionedStore::new(MemoryStore::of(texts.clone()), Schema::CURRENT);
    let names = device.list("").expect("a store in memory");
    for name in &names {
        if let Some(body) = device.load(name).value {
            value(name, &body);
        }
    }
    let games = GameRepository(&device);
    let _ = (games.list(), games.current());
    for id in names.iter().filter_map(|name| name.strip_prefix("game.")) {
        if let Some(game) = games.load(id).value {
            table_game(&game);
            // It is saved and loaded as the same game, if it is under its own key.
            if game.id == id && games.save(&game).is_ok() {
                assert_eq!(games.load(id).value, Some(game));
            }
        }
    }
    let correspondence = CorrespondenceRepository(&device);
    let _ = correspondence.list();
    let events = correspondence.events().value.unwrap_or_default();
    for id in names
        .iter()
        .filter_map(|name| name.strip_prefix("post.game."))
    {
        let Some(game) = correspondence.load(id).value else {
            continue;
        };
        for event in &events {
            correspondence_game(&game, &event.event);
        }
    }
    let backup = export(&device, MADE).expect("a store in memory");
    let other: Device = VersionedStore::new(MemoryStore::default(), Schema::CURRENT);
    import(&other, &backup).expect("its own backup");
}

/// The text with the right checksum, which no fuzzer finds.
fn sealed(text: &str) -> String {
    match text.split_once('\n') {
        Some((_, body)) => Envelope::write(1, Envelope::seq_of(text).unwrap_or(1), body),
        None => text.to_owned(),
    }
}

fuzz_target!(|text: &str| {
    let (mut found, mut whole) = (Texts::new(), Texts::new());
    for part in text.split('\0') {
        let (key, text) = part.split_once('\n').unwrap_or((part, ""));
        if let Ok(envelope) = Envelope::parse(text, 1) {
            let Envelope { version, seq, body } = &envelope;
            let again = Envelope::write(*version, *seq, body);
            assert_eq!(Envelope::parse(&again, 1).as_ref(), Ok(&envelope));
            assert_eq!(Envelope::seq_of(text), Some(*seq));
        }
        let key = [PREFIX, key].concat();
        whole.push((key.clone(), sealed(text)));
        found.push((key, text.to_owned()));
    }
    start(&found);
    start(&whole);
});
