//! The heartbeat of a running game, which bounds what is unknown after the device slept or the page
//! was closed.

use leptos::prelude::*;

use super::ClockController;
use crate::clock::driver::slept;
use crate::clock::{Event, Face};
use crate::storage::games::TableGame;
use crate::time::axis::Away;
use crate::time::{Instant, Millis, Stamp};
use crate::ui::context::app_storage::AppStorage;

/// If the page was gone for less than this, as at a reload, it asks nothing: the clock ran on.
const SHORT_ABSENCE: Millis = Millis::seconds(5);

impl ClockController {
    /// Lets the players decide whether time counts during which the page of a running game was
    /// closed, if that was more than a moment. Only for the page that leads, because an old heartbeat may be that of
    /// another tab that plays but is hidden.
    pub(super) fn ask_about_absence(self) {
        let storage = self.context.storage();
        let alive = self.game.with_untracked(|game| last_alive(&storage, game));
        // Only reads the time, because a waiting press may have an earlier stamp than this.
        let now = self.parts.with_value(|parts| parts.axis.now());
        if now.at.since(alive.at) > SHORT_ABSENCE
            && self.at(alive.at).running().is_some()
            && self.leads_now()
        {
            let now = self.parts.with_value(|parts| parts.axis.stamp());
            let _ = self.apply(Event::Away { since: alive.at }, now);
        }
    }

    /// Notices whether the device slept. If not, saves a heartbeat if the last one was saved
    /// `since` ago or longer.
    pub(super) fn heartbeat(self, since: Millis) {
        if !self.leads_now() {
            return;
        }
        let away = self.parts.with_value(|parts| parts.axis.drift_check());
        if away.is_some_and(|away| self.was_away(away)) {
            return;
        }
        self.look_whether_cleared();
        if self.face.with_untracked(Face::is_running) {
            self.parts.with_value(|parts| {
                let now = parts.axis.now();
                if now.at.since(parts.heartbeat.get()) >= since {
                    parts.heartbeat.set(now.at);
                    let id = self.game.with_untracked(|game| game.id.clone());
                    self.context.storage().set_heartbeat(&id, now);
                }
            });
        }
    }

    /// The stamp of a browser event with this `timeStamp`, or of now. `None` if the device slept
    /// while a clock ran, because that comes before all else.
    pub(super) fn stamp(self, time_stamp: Option<f64>) -> Option<Stamp> {
        let stamped = || {
            self.parts
                .with_value(|parts| parts.axis.stamp_event(time_stamp))
        };
        match stamped() {
            Err(away) if self.was_away(away) => None,
            Err(_) => stamped().ok(),
            Ok(stamp) => Some(stamp),
        }
    }

    /// Handles a sleep of the device. If a clock ran then, the players decide whether that time
    /// counts, and this returns `true`.
    fn was_away(self, away: Away) -> bool {
        let asked = self.game.with_untracked(|game| slept(&game.clock, away));
        if let Some(event) = asked {
            let now = self.parts.with_value(|parts| parts.axis.stamp());
            let _ = self.apply(event, now);
        }
        self.tick();
        asked.is_some()
    }
}

/// The last stamp at which a game is known to have been alive.
pub(super) fn last_alive(storage: &AppStorage, game: &TableGame) -> Stamp {
    let last = game.clock.journal().last().map_or(
        Stamp {
            at: Instant::START,
            wall: game.started,
        },
        |entry| entry.stamp,
    );
    match storage.heartbeat(&game.id) {
        Some(heartbeat) if heartbeat.at > last.at => heartbeat,
        _ => last,
    }
}
