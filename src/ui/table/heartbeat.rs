//! What bounds the unknown: the heartbeat of a running game, and what follows
//! when the device slept or the page was closed.

use leptos::prelude::*;

use super::Table;
use crate::clock::driver::slept;
use crate::clock::event::Event;
use crate::clock::face::Face;
use crate::storage::archive::TableGame;
use crate::time::{Instant, Millis, Stamp};
use crate::ui::keep::Keeper;

/// A page that was gone for less than this, as at a reload, has nothing to
/// ask: the clock ran on.
const SHORT_ABSENCE: Millis = Millis::seconds(5);

impl Table {
    /// A running game whose page was closed for more than a moment: the
    /// players decide whether that time counts. Only for the page that leads:
    /// a heartbeat that is old may be that of another tab which is hidden, and
    /// plays.
    pub(super) fn came_back(self) {
        let (alive, now) = self.parts.with_value(|parts| {
            let alive = self
                .game
                .with_untracked(|game| last_alive(&parts.keeper, game));
            (alive, parts.axis.stamp())
        });
        if now.at.since(alive.at) > SHORT_ABSENCE
            && self.at(alive.at).running().is_some()
            && self.leads_now()
        {
            let _ = self.apply(Event::Away { since: alive.at }, now);
        }
    }

    /// The heartbeat: notices that the device slept; and saves that it did not,
    /// if that was saved `since` ago or longer.
    pub(super) fn beat(self, since: Millis) {
        if !self.leads_now() || self.slept() {
            return;
        }
        self.look_whether_cleared();
        if self.face.with_untracked(Face::is_running) {
            self.parts.with_value(|parts| {
                let now = parts.axis.now();
                if now.at.since(parts.pulsed.get()) >= since {
                    parts.pulsed.set(now.at);
                    let id = self.game.with_untracked(|game| game.id.clone());
                    parts.keeper.set_pulse(&id, now);
                }
            });
        }
    }

    /// Whether the device slept since this was asked last. If a clock ran then,
    /// that comes before all else: the players decide whether it counts.
    pub(super) fn slept(self) -> bool {
        let Some(away) = self.parts.with_value(|parts| parts.axis.drift_check()) else {
            return false;
        };
        let asked = self.game.with_untracked(|game| slept(&game.clock, away));
        if let Some(event) = asked {
            let now = self.now();
            let _ = self.apply(event, now);
        }
        self.tick();
        asked.is_some()
    }
}

/// The last stamp at which a game is known to have been alive.
pub(super) fn last_alive(keeper: &Keeper, game: &TableGame) -> Stamp {
    let last = game.clock.journal().last().map_or(
        Stamp {
            at: Instant::START,
            wall: game.started,
        },
        |entry| entry.stamp,
    );
    match keeper.pulse(&game.id) {
        Some(pulse) if pulse.at > last.at => pulse,
        _ => last,
    }
}
