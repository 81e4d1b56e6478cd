//! What version 1 of the settings, the presets and the study is: values that
//! were written by the page as it was then, read for ever. Nothing in
//! `tests/data/schema1` is ever written anew.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::setup::SetupDraft;
use zeitnot::clock::{ByColor, Mode, Setup, TimeControl};
use zeitnot::game::sheet::{Claiming, Pressing};
use zeitnot::storage::store::{MemoryStore, Store as _};
use zeitnot::storage::versioned::{Schema, VersionedStore};
use zeitnot::time::Millis;
use zeitnot::ui::board_look::{BoardColours, Letters};
use zeitnot::ui::pages::study::book::{Bookmark, StoredBook};
use zeitnot::ui::settings::{BoardSettings, Layout, Preset, Settings, Theme};

macro_rules! kept {
    ($($key:literal)*) => {
        [$(($key, include_str!(concat!("../data/schema1/zeitnot.", $key, ".txt")))),*]
    };
}

/// A device as version 1 left it.
fn device() -> VersionedStore<MemoryStore> {
    let store = MemoryStore::default();
    for (key, text) in kept!["settings.a" "presets.a" "study.a" "study.before.a" "study.at.a"] {
        store.set(&["zeitnot.", key].concat(), text).unwrap();
    }
    VersionedStore::new(store, Schema::FIRST)
}

fn setup() -> Setup {
    let white = TimeControl::single(Millis::minutes(7), Mode::Increment(Millis::seconds(2)));
    let black = TimeControl::single(Millis::minutes(5), Mode::Delay(Millis::seconds(3)));
    Setup::new(SetupDraft::standard(ByColor { white, black })).unwrap()
}

/// Nothing of it is as usual.
fn settings() -> Settings {
    Settings {
        layout: Layout::SideBySide,
        mirrored: true,
        theme: Theme::Dark,
        sound: false,
        volume: 35,
        vibration: false,
        voice: true,
        players: ByColor {
            white: "Anna".into(),
            black: "Bo \"B.\"".into(),
        },
        last: Some(setup()),
        board: BoardSettings {
            on: true,
            pressing: Pressing::ByHand,
            // What was kept before there was a choice.
            claiming: Claiming::Shown,
            flipped: true,
            coordinates: false,
            colours: BoardColours::Slate,
            // What was kept before there was a choice.
            letters: Letters::Own,
        },
    }
}

fn presets() -> Vec<Preset> {
    vec![Preset {
        name: "Club, 7+2".into(),
        setup: setup(),
    }]
}

fn book() -> StoredBook {
    StoredBook {
        text: "[White \"Anna\"]\n\n1. e4 {best} e5 (1... c5) *\n".into(),
        changed: true,
    }
}

fn book_before() -> StoredBook {
    StoredBook {
        text: "1. d4 *\n".into(),
        changed: false,
    }
}

fn mark() -> Bookmark {
    Bookmark {
        game: 0,
        path: vec![0, 1],
    }
}

#[wasm_bindgen_test]
fn settings_presets_and_the_study_are_as_they_were() {
    let versioned = device();
    assert_eq!(
        versioned.read::<Settings>("settings").value,
        Some(settings())
    );
    assert_eq!(
        versioned.read::<Vec<Preset>>("presets").value,
        Some(presets())
    );
    assert_eq!(versioned.read::<StoredBook>("study").value, Some(book()));
    assert_eq!(
        versioned.read::<StoredBook>("study.before").value,
        Some(book_before())
    );
    assert_eq!(versioned.read::<Bookmark>("study.at").value, Some(mark()));
}
