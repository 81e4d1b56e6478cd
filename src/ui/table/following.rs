//! Two tabs: one plays, the others follow it.

use leptos::prelude::*;

use super::Table;
use super::heartbeat::last_alive;
use crate::platform::lock::Lock;
use crate::platform::time::TimeAxis;
use crate::storage::archive::game_of;
use crate::storage::slots;

impl Table {
    /// Another tab has saved something: show what it shows.
    pub(super) fn follow(self, key: Option<&str>) {
        let id = self.game.with_untracked(|game| game.id.clone());
        let name = key.and_then(slots::name_of).unwrap_or_default();
        let ours = game_of(name) == Some(id.as_str());
        if self.following.get_untracked() && (ours || name == "current") {
            self.load_again();
        }
    }

    pub(super) fn load_again(self) {
        let Some(game) = self
            .parts
            .with_value(|parts| parts.keeper.archive().current().value)
        else {
            return;
        };
        self.parts.update_value(|parts| {
            parts.set_axis(TimeAxis::resume(last_alive(&parts.keeper, &game)));
        });
        if self.game.with_untracked(|known| *known != game) {
            self.game.set(game);
        }
        self.tick();
    }

    /// When the other tab is closed, this one goes on with the game.
    pub(super) fn take_over_later(self) {
        let lock = Lock::wait("zeitnot.table", move || {
            self.load_again();
            self.following.set(false);
            self.came_back();
            self.tick();
        });
        self.parts.update_value(|parts| parts.lock = Some(lock));
    }
}
