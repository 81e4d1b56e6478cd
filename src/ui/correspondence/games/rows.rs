//! The rows of the list that are near the window: [`rows`]. There may be
//! thousands of games; only those that are seen, and a few around them, are in
//! the page.
//!
//! All rows are equally high, by a variable of the style, so the list is as high
//! as all of them. A row that leaves the window is taken for one that comes in,
//! and put where it belongs among the others: to the keyboard and to a screen
//! reader the order of the page is that of the list.

use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;

use leptos::prelude::*;

use super::row::{GameRow, RowContent};
use crate::correspondence::rank::{RankedList, most};
use crate::correspondence::{Seconds, Utc};
use crate::platform::dom::DomEvent;
use crate::platform::timer::once;
use crate::platform::{screen, scroll};
use crate::time::Millis;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::{El, el, watch};
use crate::ui::text;

/// Rows above and below those that are seen.
const AROUND: usize = 5;
/// Rows that are made before anything can be measured.
const FIRST: usize = 12;

/// A row, and the place that it shows.
struct Placed {
    row: GameRow,
    place: Option<usize>,
}

struct Window {
    correspondence: CorrespondenceStore,
    listed: Memo<RankedList>,
    list: El,
    rows: RefCell<Vec<Placed>>,
    most: Seconds,
}

pub(super) fn rows(correspondence: CorrespondenceStore, listed: Memo<RankedList>) -> El {
    let list = el("ul")
        .class("correspondence-rows")
        .attr("role", "list")
        .attr("aria-label", text::correspondence().games.list);
    let window = Rc::new(Window {
        correspondence,
        listed,
        list: list.clone(),
        rows: RefCell::default(),
        most: correspondence.games.with_untracked(|games| most(games)),
    });
    // Whatever the list has become is drawn anew.
    let all = window.clone();
    watch(move || {
        correspondence.events.track();
        correspondence.games.track();
        let count = all.listed.with(|listed| listed.rows.len());
        let high = ["calc(", &count.to_string(), " * var(--correspondence-row))"].concat();
        all.list.node().set_style("height", &high);
        for placed in all.rows.borrow_mut().iter_mut() {
            placed.place = None;
        }
        all.place();
    });
    let ticking = window.clone();
    watch(move || ticking.tick(correspondence.now.get()));
    let moved = window.clone();
    let scrolled = StoredValue::new_local(scroll::on_scroll(move || moved.place()));
    let sized = window.clone();
    let resized = StoredValue::new_local(screen::on_resize(move || sized.place()));
    on_cleanup(move || {
        drop(scrolled.try_update_value(Option::take));
        drop(resized.try_update_value(Option::take));
    });
    // Now it has no place in the page yet, and cannot be measured.
    let placed = window.clone();
    once(Millis::ZERO, move || {
        if listed.try_with_untracked(|_| ()).is_some() {
            placed.place();
        }
    });
    list.on("keydown", move |event| window.key(event))
}

impl Window {
    fn count(&self) -> usize {
        self.listed.with_untracked(|listed| listed.rows.len())
    }

    /// The height of a row, and how far above the window the list begins.
    fn measured(&self) -> Option<(f64, f64)> {
        let rectangle = self.list.node().rectangle()?;
        let high = rectangle.height / self.count() as f64;
        (high.is_finite() && high > 1.0).then_some((high, -rectangle.top))
    }

    /// The places that are to be in the page.
    fn wanted(&self) -> Range<usize> {
        let count = self.count();
        let Some((high, above)) = self.measured() else {
            return 0..count.min(FIRST);
        };
        // Below zero becomes zero.
        let first = (above / high) as usize;
        let last = ((above + scroll::height()) / high) as usize + 1;
        first.saturating_sub(AROUND).min(count)..last.saturating_add(AROUND).min(count)
    }

    /// Brings the rows into the page that are near the window.
    fn place(&self) {
        let wanted = self.wanted();
        let now = self.correspondence.now.get_untracked();
        let mut rows = self.rows.borrow_mut();
        let shown = |rows: &[Placed], place| rows.iter().position(|row| row.place == Some(place));
        // A row that the keyboard is in stays, wherever the window is.
        let count = self.count();
        for placed in rows.iter_mut() {
            let stays =
                |place: &usize| wanted.contains(place) || *place < count && placed.row.has_focus();
            placed.place = placed.place.filter(stays);
        }
        // From the last to the first, each before the one after it.
        let mut next = None;
        let mut held: Vec<usize> = rows.iter().filter_map(|row| row.place).collect();
        held.extend(wanted.clone());
        held.sort_unstable();
        held.dedup();
        for place in held.into_iter().rev() {
            if let Some(known) = shown(&rows, place) {
                next = Some(known);
                continue;
            }
            let free = rows.iter().position(|row| row.place.is_none());
            let free = free.unwrap_or_else(|| {
                rows.push(Placed {
                    row: GameRow::new(),
                    place: None,
                });
                rows.len() - 1
            });
            let node = rows[free].row.view();
            match next {
                Some(next) => rows[next].row.view().node().put_before(node.node()),
                None => self.list.node().append(node.node()),
            }
            rows[free].place = Some(place);
            self.with(place, |shown| rows[free].row.draw(shown, now));
            next = Some(free);
        }
        for unused in rows.iter().filter(|row| row.place.is_none()) {
            unused.row.view().node().remove();
        }
    }

    fn tick(&self, now: Utc) {
        for Placed { row, place } in self.rows.borrow().iter() {
            if let Some(place) = place {
                self.with(*place, |shown| row.tick(shown, now));
            }
        }
    }

    /// What the row of a place shows.
    fn with(&self, place: usize, show: impl FnOnce(RowContent<'_>)) {
        let found = self
            .listed
            .with_untracked(|listed| Some((*listed.rows.get(place)?, listed.rows.len())));
        let Some((game, of)) = found else { return };
        self.correspondence.games.with_untracked(|games| {
            let Some(game) = games.get(game) else { return };
            self.correspondence.events.with_untracked(|events| {
                let event = events.iter().find(|event| event.id == game.event);
                show(RowContent {
                    place,
                    of,
                    game,
                    event,
                    most: self.most,
                });
            });
        });
    }

    /// The keyboard goes from row to row.
    fn key(&self, event: &DomEvent) {
        let Some(key) = event.key().filter(|key| !key.modified) else {
            return;
        };
        let at = {
            let rows = self.rows.borrow();
            let focused = rows.iter().find(|placed| placed.row.has_focus());
            focused.and_then(|placed| placed.place)
        };
        let (Some(at), Some((high, _))) = (at, self.measured()) else {
            return;
        };
        let last = self.count().saturating_sub(1);
        let page = ((scroll::height() / high) as usize)
            .saturating_sub(1)
            .max(1);
        let to = match key.key.as_str() {
            "ArrowDown" => at + 1,
            "ArrowUp" => at.saturating_sub(1),
            "PageDown" => at + page,
            "PageUp" => at.saturating_sub(page),
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        event.prevent_default();
        self.go_to(to.min(last));
    }

    /// Scrolls to a row, and puts the keyboard on it.
    fn go_to(&self, place: usize) {
        if let Some((high, above)) = self.measured() {
            let top = high * place as f64 - above;
            let window = scroll::height();
            if top < 0.0 || top + high > window {
                let middle = (window - high) / 2.0;
                scroll::to(scroll::top() + top - middle);
            }
        }
        self.place();
        let rows = self.rows.borrow();
        if let Some(placed) = rows.iter().find(|row| row.place == Some(place)) {
            placed.row.focus();
        }
    }
}
