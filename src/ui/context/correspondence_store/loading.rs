//! Loads the stored games a slice at a time. With thousands of games the page stays responsive
//! meanwhile and shows each row as it comes.

use leptos::prelude::*;

use super::CorrespondenceStore;
use crate::platform::time::Slice;
use crate::platform::timer::{Timer, after_paint};
use crate::storage::correspondence::{CachedList, Now};
use crate::time::Millis;
use crate::ui::el::set_if_other;

impl CorrespondenceStore {
    /// Reads what is kept, the first time that a page needs it. The lines that
    /// are kept are shown first, whether or not they are still true.
    pub fn open(self) {
        if self.loaded.get_untracked() {
            return;
        }
        self.loaded.set(true);
        let go_on = Timer::new(move |_| self.go_on());
        self.parts.update_value(|parts| parts.go_on = Some(go_on));
        self.look();
        if self.games.with_untracked(Vec::is_empty) {
            // It would say that there are none.
            self.go_on();
        }
        after_paint(move || self.begin());
    }

    /// Starts what goes on for as long as the page is open.
    fn begin(self) {
        // Before a device that has lost its name is given another one.
        self.tell_own_faults();
        self.go_on();
        self.take_part();
        self.keep_trying();
        self.look_at_backups();
    }

    /// Tells what is damaged of what this device keeps about itself.
    pub(super) fn tell_own_faults(self) {
        let own = self.context.storage().correspondence().own_faults();
        self.context.report_faults(&own);
    }

    /// Reads what is kept.
    pub(super) fn read(self) {
        self.look();
        self.go_on();
    }

    /// Shows what is seen at once.
    fn look(self) {
        let CachedList {
            events,
            games,
            faults,
            refresh,
        } = self.context.storage().correspondence().cached();
        let orphans = self.orphans.get_untracked().into_iter();
        let orphans = orphans.filter(|orphan| refresh.is_due(&orphan.id));
        set_if_other(self.orphans, orphans.collect());
        self.parts.update_value(|parts| parts.refresh = refresh);
        self.context.report_faults(&faults);
        set_if_other(self.events, events);
        set_if_other(self.games, games);
    }

    /// A game was changed elsewhere.
    pub(super) fn look_again(self, id: &str) {
        self.parts.update_value(|parts| {
            parts.refresh.again(id);
            // What is heard of many games at once is read together.
            if let Some(go_on) = &parts.go_on {
                go_on.after(Millis::ZERO);
            }
        });
    }

    /// From now on this page is the one that keeps the lines.
    pub(super) fn keep_lines(self) {
        self.parts.update_value(|parts| parts.writes_lines = true);
        self.go_on();
    }

    /// Reads and keeps, until the slice is over; then the page has its turn.
    fn go_on(self) {
        let Some((mut refresh, writes)) = self
            .parts
            .try_update_value(|parts| (std::mem::take(&mut parts.refresh), parts.writes_lines))
        else {
            return;
        };
        let storage = self.context.storage();
        let slice = Slice::begin();
        let (mut faults, mut read) = (Vec::new(), Vec::new());
        while !slice.is_over()
            && let Some(one) = storage.correspondence().refresh_next(&mut refresh)
        {
            faults.extend(one.faults);
            read.push(one.now);
        }
        let mut goes_on = !refresh.is_read();
        if writes && !goes_on {
            goes_on = true;
            while goes_on && !slice.is_over() {
                // What cannot be kept is made anew at the next visit.
                goes_on = storage
                    .correspondence()
                    .write_next(&mut refresh)
                    .unwrap_or(false);
            }
        }
        self.parts.update_value(|parts| {
            parts.refresh = refresh;
            if goes_on && let Some(wake) = &parts.go_on {
                wake.after(Millis::ZERO);
            }
        });
        self.context.report_faults(&faults);
        self.show(read);
    }

    /// Shows what became of games, in the list and among those without an event.
    pub(super) fn show(self, read: Vec<Now>) {
        let mut orphans = self.orphans.get_untracked();
        // Nothing is drawn anew for what is as it was.
        let is_of_list = |now: &Now| matches!(now, Now::Line(_) | Now::Gone(_));
        let changes = read.iter().any(is_of_list);
        self.games.maybe_update(|games| {
            for now in read {
                now.apply(games, &mut orphans);
            }
            changes
        });
        set_if_other(self.orphans, orphans);
    }
}
