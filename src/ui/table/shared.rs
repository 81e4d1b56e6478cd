//! What is kept beside the game, and changed in any tab: the settings and the
//! own time controls.

use leptos::prelude::*;

use super::{Parts, Table};
use crate::clock::color::{ByColor, Color};
use crate::json::{FromJson, ToJson};
use crate::storage::kind::Kind;
use crate::storage::shared::{Merge, Shared};
use crate::ui::el::set_if_other;
use crate::ui::settings::{Preset, Settings};

const SETTINGS: &str = "settings";
const PRESETS: &str = "presets";

/// Where a value's last common state is.
type Place<T> = fn(&mut Parts) -> &mut Shared<T>;

impl Table {
    /// Changes the settings and keeps them.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        let before = self.names();
        self.settings.update(change);
        self.rename(&before);
        self.keep(self.settings, Kind::Settings, SETTINGS, shared_settings);
    }

    /// Changes the own presets and keeps them.
    pub fn set_presets(self, change: impl FnOnce(&mut Vec<Preset>)) {
        self.presets.update(change);
        self.keep(self.presets, Kind::Presets, PRESETS, shared_presets);
    }

    /// After a backup was read: what it brought is used at once.
    pub fn restored(self) {
        self.follow_settings();
        self.follow_presets();
    }

    /// Another tab has saved settings.
    pub(super) fn follow_settings(self) {
        let before = self.names();
        self.hear(self.settings, SETTINGS, shared_settings);
        self.rename(&before);
    }

    /// Another tab has saved own time controls.
    pub(super) fn follow_presets(self) {
        self.hear(self.presets, PRESETS, shared_presets);
    }

    fn names(self) -> ByColor<String> {
        self.settings
            .with_untracked(|settings| settings.players.clone())
    }

    /// A player whose name was changed has it in the game on the table too. One
    /// that was taken up again keeps the names with which it was played.
    fn rename(self, before: &ByColor<String>) {
        let names = self.names();
        for side in Color::ALL {
            let name = names.get(side);
            let known = |game: &crate::storage::archive::TableGame| game.players.get(side) == name;
            if name != before.get(side) && !self.game.with_untracked(known) {
                self.game
                    .update(|game| name.clone_into(game.players.get_mut(side)));
            }
        }
    }

    /// Saves a value, with what other tabs have saved of it meanwhile.
    fn keep<T>(self, signal: RwSignal<T>, kind: Kind, key: &str, place: Place<T>)
    where
        T: Merge + Clone + PartialEq + FromJson + ToJson + Send + Sync + 'static,
    {
        let mine = signal.get_untracked();
        let kept = self.parts.try_update_value(|parts| {
            let keeper = parts.keeper.clone();
            place(parts).save(&keeper.archive(), key, mine)
        });
        if let Some((value, saved)) = kept {
            set_if_other(signal, value);
            self.told(kind, saved);
        }
    }

    /// Takes over what another tab has saved of a value.
    fn hear<T>(self, signal: RwSignal<T>, key: &str, place: Place<T>)
    where
        T: Merge + Clone + PartialEq + FromJson + ToJson + Send + Sync + 'static,
    {
        let mine = signal.get_untracked();
        let heard = self.parts.try_update_value(|parts| {
            let keeper = parts.keeper.clone();
            place(parts).follow(&keeper.archive(), key, mine)
        });
        if let Some((value, faults)) = heard {
            set_if_other(signal, value);
            self.tell_faults(&faults);
        }
    }
}

fn shared_settings(parts: &mut Parts) -> &mut Shared<Settings> {
    &mut parts.shared_settings
}

fn shared_presets(parts: &mut Parts) -> &mut Shared<Vec<Preset>> {
    &mut parts.shared_presets
}
