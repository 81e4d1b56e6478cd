//! How far each page of the history was scrolled: [`ScrollMemory`].

use leptos::prelude::*;

use crate::platform::time::wall_now;
use crate::platform::{location, scroll};

/// How far each page of the history was scrolled. A page that is opened begins at its top; one
/// that the user goes back to is where it was left. A handle.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScrollMemory(StoredValue<Places>);

#[derive(Debug)]
struct Places {
    /// The place of the history that is shown, by its number; none before the first page.
    shown: Option<u32>,
    /// The number that was given last.
    last: u32,
    /// How far the others were scrolled, in CSS pixels.
    tops: Vec<(u32, f64)>,
}

impl ScrollMemory {
    pub(super) fn new() -> ScrollMemory {
        location::scroll_by_hand();
        // Places that were marked before a reload have smaller numbers.
        let first = (wall_now().get() / 1_000) as u32;
        ScrollMemory(StoredValue::new(Places {
            shown: None,
            last: first,
            tops: Vec::new(),
        }))
    }

    /// Remembers how far the page that the user leaves is scrolled, and marks the place that the
    /// browser has gone to.
    pub(super) fn arrive(self) {
        let place = location::place();
        self.0.update_value(|places| {
            if let Some(left) = places.shown {
                places.tops.retain(|(place, _)| *place != left);
                places.tops.push((left, scroll::top()));
            }
            places.shown = Some(place.unwrap_or_else(|| {
                places.last = places.last.wrapping_add(1);
                location::mark_place(places.last);
                places.last
            }));
        });
    }

    /// Scrolls the page that has just been drawn. The first one is at its top already, and
    /// scrolling it would cost the start a layout.
    pub(super) fn restore(self) {
        let top = self.0.with_value(|places| {
            if places.tops.is_empty() {
                return None;
            }
            let is_shown = |(place, _): &&(u32, f64)| Some(*place) == places.shown;
            let known = places.tops.iter().find(is_shown);
            Some(known.map_or(0.0, |(_, top)| *top))
        });
        if let Some(top) = top {
            scroll::to(top);
        }
    }
}
