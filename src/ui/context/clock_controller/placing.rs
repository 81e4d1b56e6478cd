//! Where the halves lie while the device turns.

use leptos::prelude::*;

use super::ClockController;
use crate::clock::Phase;
use crate::clock::view::placement::{Arrangement, Placement, Placing, Quarters};
use crate::platform::media::Query;
use crate::platform::{fullscreen, orientation};
use crate::settings::Layout;
use crate::ui::watch::{set_if_other, watch};

/// How the device is held, and what it shows. A handle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Device {
    suits_beside: RwSignal<bool>,
    /// How far the screen is turned, in degrees.
    angle: RwSignal<u16>,
    is_full: RwSignal<bool>,
    placing: RwSignal<Option<Placing>>,
}

impl Device {
    pub(super) fn new() -> Device {
        Device {
            suits_beside: RwSignal::new(Query::SideBySide.matches()),
            angle: RwSignal::new(orientation::angle()),
            is_full: RwSignal::new(fullscreen::is_active()),
            placing: RwSignal::new(None),
        }
    }
}

impl ClockController {
    /// Where the halves are drawn, and how the clock is turned. Tracked.
    pub(crate) fn placement(self) -> Placement {
        let placing = self.device.placing.get();
        let mut placement = placing.unwrap_or_else(|| self.place(None)).placement();
        // The user may have exchanged the seats, too.
        placement.exchanged ^= self.context.settings.with(|settings| settings.mirrored);
        placement
    }

    /// Follows how the device is held. While a game is played the halves stay where they are, and on
    /// the full screen the browser need not turn them.
    pub(super) fn follow_device(self) {
        let Device {
            suits_beside,
            angle,
            is_full,
            placing,
        } = self.device;
        let listeners = [
            Query::SideBySide.on_change(move |matches| suits_beside.set(matches)),
            orientation::on_turn(move |turned| angle.set(turned)),
            fullscreen::on_change(move |active| is_full.set(active)),
        ];
        self.parts.update_value(|parts| {
            parts.listeners.extend(listeners.into_iter().flatten());
        });
        watch(move || set_if_other(placing, Some(self.place(placing.get_untracked()))));
        let is_locked = Memo::new(move |_| is_full.get() && self.is_played());
        let was_locked = StoredValue::new(false);
        watch(move || match (is_locked.get(), was_locked.get_value()) {
            (true, false) => {
                was_locked.set_value(true);
                orientation::lock();
            }
            (false, true) => {
                was_locked.set_value(false);
                orientation::unlock();
            }
            (true, true) | (false, false) => {}
        });
    }

    fn place(self, before: Option<Placing>) -> Placing {
        let chosen = match self.context.settings.with(|settings| settings.layout) {
            Layout::Automatic => None,
            Layout::FaceToFace => Some(Arrangement::FaceToFace),
            Layout::SideBySide => Some(Arrangement::SideBySide),
        };
        let suits = if self.device.suits_beside.get() {
            Arrangement::SideBySide
        } else {
            Arrangement::FaceToFace
        };
        let screen = Quarters::of(self.device.angle.get());
        Placing::next(before, self.is_played(), chosen, suits, screen)
    }

    /// Whether a game has begun and is not over. Tracked.
    fn is_played(self) -> bool {
        !matches!(self.phase.get(), Phase::Ready | Phase::Ended(_))
    }
}
