//! State that several areas share: [`AppContext`], which every page has, and in the folder the
//! game at the clock, the correspondence games, the settings and what stores them.

pub(crate) mod app_storage;
pub mod board_look;
pub(crate) mod clock_controller;
pub mod correspondence_store;
mod deleted_game;
pub(in crate::ui) mod feedback;
mod notices;
pub(crate) mod piece_letters;
pub(crate) mod player_names;
pub(in crate::ui) mod start_report;
mod stored;
pub(crate) mod study_store;
mod unsaved;
pub(crate) mod update;
pub(crate) mod writer;

pub(crate) use notices::Notice;
pub(crate) use stored::Stored;

use std::cell::{Cell, RefCell};

use leptos::prelude::*;

use super::route::Route;
use crate::platform::gesture::on_gesture;
use crate::platform::listener::Listener;
use crate::platform::sound::Sound;
use crate::platform::timer::Timer;
use crate::platform::{location, storage, visibility};
use crate::settings::{Preset, Settings, first_setup};
use crate::storage::games::TableGame;
use crate::storage::kind::ValueKind;
use crate::storage::store::StoreError;
use crate::storage::versioned::{LoadError, SaveError};
use app_storage::{AppStorage, StartReport};
use board_look::BoardLook;
use writer::Writer;

/// The lock of the page that plays the game at the clock.
const LOCK: &str = "zeitnot.table";

/// The settings, the user's own time controls, the notices and the storage. Every page gets them
/// from Leptos's context. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct AppContext {
    /// The settings; [`AppContext::set`] changes them.
    pub settings: Stored<Settings>,
    /// The user's own time controls.
    pub presets: Stored<Vec<Preset>>,
    pub(crate) notices: RwSignal<Vec<Notice>>,
    /// The results of a start that nobody has reported yet.
    pub(super) to_report: RwSignal<Vec<StartReport>>,
    /// Whether this tab plays the game at the clock, or another does.
    pub(crate) table: Writer,
    /// Why something is only in the memory of this page, if it is, and whether a game of the clock
    /// is.
    pub(super) unsaved: RwSignal<Option<(StoreError, bool)>>,
    /// Goes up when a restored backup has games of the clock.
    pub(super) restored_games: RwSignal<u32>,
    /// The last deleted game of the clock, while deleting can be undone.
    pub(crate) deleted_game: RwSignal<Option<TableGame>>,
    parts: StoredValue<Parts, LocalStorage>,
}

/// The state that no view draws.
struct Parts {
    storage: AppStorage,
    sound: Sound,
    /// The last reported storage fault of each kind of value, so that each fault is reported once.
    reported: RefCell<Vec<(ValueKind, SaveError)>>,
    /// The PGN from another page that the study page is to open.
    to_study: Cell<Option<String>>,
    listeners: Vec<Listener>,
    /// Tries again to save what is only in memory.
    retry: Timer,
}

impl AppContext {
    /// Brings back the stored values. Returns their faults too, to report together with those of
    /// the game.
    pub fn open(storage: AppStorage) -> (AppContext, Vec<LoadError>) {
        let settings: Stored<Settings> = Stored::new(ValueKind::Settings, "settings");
        let mut faults = settings.read(&storage, |settings| {
            settings.last.get_or_insert_with(first_setup);
        });
        let presets = Stored::new(ValueKind::Presets, "presets");
        faults.extend(presets.read(&storage, |_| {}));
        let context = AppContext {
            settings,
            presets,
            notices: RwSignal::default(),
            to_report: RwSignal::default(),
            table: Writer::new(LOCK),
            unsaved: RwSignal::new(None),
            restored_games: RwSignal::new(0),
            deleted_game: RwSignal::new(None),
            parts: StoredValue::new_local(Parts {
                storage,
                sound: Sound::new(),
                reported: RefCell::default(),
                to_study: Cell::default(),
                listeners: Vec::new(),
                retry: Timer::new(|_| {}),
            }),
        };
        let listeners = [
            // The page holds no lock any more, and others may have played since. The next one gets what
            // had no room. A page whose data is only in memory does not reload, and so keeps the data.
            visibility::on_shown_again(move || {
                let storage = context.storage();
                if storage.is_lasting() && storage.hand_on() {
                    location::reload();
                }
            }),
            storage::on_storage_event(move |key| {
                context.settings.follow_change(context, key);
                context.presets.follow_change(context, key);
            }),
        ];
        context.parts.update_value(|parts| {
            parts.listeners = listeners.into_iter().flatten().collect();
            parts.listeners.extend(context.keep_trying());
            parts.retry = Timer::new(move |_| context.try_again());
            let gestures = on_gesture(move || context.unlock_sound());
            parts.listeners.extend(gestures);
        });
        // The previous page may have handed something on.
        context.look_at_unsaved();
        (context, faults)
    }

    pub(crate) fn storage(self) -> AppStorage {
        self.parts.with_value(|parts| parts.storage.clone())
    }

    /// Changes the settings and stores them.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.change(self, change);
    }

    /// Changes the user's own time controls and stores them.
    pub fn set_presets(self, change: impl FnOnce(&mut Vec<Preset>)) {
        self.presets.change(self, change);
    }

    /// Uses at once what a backup has brought.
    pub fn follow_restored(self) {
        self.settings.follow(self);
        self.presets.follow(self);
    }

    /// The page of the game at the clock: the board, or the clock alone.
    pub fn play_route(self) -> Route {
        if self.settings.with_untracked(|settings| settings.board.on) {
            Route::Board
        } else {
            Route::Clock
        }
    }

    /// Sets whether the next game has a board.
    pub fn prefer_board(self, wanted: bool) {
        if self.settings.with_untracked(|s| s.board.on) != wanted {
            self.set(|settings| settings.board.on = wanted);
        }
    }

    /// How boards look on this device.
    pub fn board_look(self) -> Signal<BoardLook> {
        Signal::derive(move || {
            self.settings
                .with(|settings| BoardLook::from(&settings.board))
        })
    }

    /// Whether this tab plays the game. Tracked.
    pub fn leads(self) -> bool {
        self.table.role().leads()
    }

    /// Whether it is known that another tab plays. Tracked.
    pub fn follows(self) -> bool {
        self.table.role().follows()
    }
}
