//! What the user is to be told.

use leptos::prelude::*;

use super::Table;
use crate::platform::date;
use crate::platform::time::wall_now;
use crate::storage::archive::Found;
use crate::storage::kind::Kind;
use crate::storage::store::StoreFault;
use crate::storage::vault::{Fault, SaveFault};
use crate::ui::keep::Restored;
use crate::ui::text::t;

/// Something the user is to be told, until it is dismissed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notice {
    /// The words.
    pub text: String,
    /// Whether something was set aside that can be seen in the settings.
    pub set_aside: bool,
    /// Whether it is to be seen also while a clock runs.
    pub urgent: bool,
    /// Whether a backup is offered: something is nowhere but in memory, or will
    /// be soon.
    pub backup: bool,
}

impl Table {
    /// Tells a fault of saving a value of that kind, once for as long as it
    /// lasts.
    pub fn told(self, kind: Kind, saved: Result<(), SaveFault>) {
        self.parts.with_value(|parts| {
            let mut told = parts.told.borrow_mut();
            let known = told.iter().position(|(known, _)| *known == kind);
            let before = known.map(|place| told.swap_remove(place).1);
            let Err(fault) = saved else { return };
            if before.as_ref() != Some(&fault) {
                self.add_notice(Notice {
                    text: (t().faults.not_saved)(kind, &fault),
                    // What else is saved can wait until the clocks stand.
                    urgent: kind == Kind::Game,
                    ..Notice::default()
                });
            }
            told.push((kind, fault));
        });
    }

    /// Tells something that cannot wait until the clocks are stopped.
    pub(super) fn tell_urgent(self, text: String) {
        self.add_notice(Notice {
            text,
            urgent: true,
            ..Notice::default()
        });
    }

    /// Tells the user something, once.
    pub fn tell(self, text: String) {
        self.add_notice(Notice {
            text,
            ..Notice::default()
        });
    }

    /// Tells that there is no room for correspondence games, and offers a
    /// backup at once.
    pub fn tell_unsaved(self, why: &StoreFault) {
        self.add_notice(Notice {
            text: (t().keep.unsaved)(why),
            backup: true,
            ..Notice::default()
        });
    }

    /// Tells that there will soon be no room, and offers a backup.
    pub fn tell_nearly_full(self, percent: u32) {
        self.add_notice(Notice {
            text: (t().keep.nearly_full)(percent),
            backup: true,
            ..Notice::default()
        });
    }

    /// Tells what came of the start: what was brought back from the second copy,
    /// and that there is none.
    pub(super) fn tell_start(self) {
        let keeper = self.keeper();
        let start = keeper.take_start();
        let words = &t().faults.second_copy;
        let when = |wall| date::near(wall, wall_now());
        let mut told = Vec::new();
        if let Some(Restored { from, to }) = start.game {
            let from = from.map(when);
            told.push((words.game)(from.as_deref(), &when(to)));
        }
        if start.games + start.others > 0 {
            told.push((words.others)(start.games, start.others));
        }
        told.extend(start.alone.then(|| words.alone.into()));
        if let Some(last) = start.unknown_after {
            told.push((words.unknown_after)(&when(last)));
        }
        if !told.is_empty() {
            self.tell(told.join(" "));
        }
        if start.refused.is_some() {
            self.add_notice(Notice {
                text: words.refused.into(),
                backup: true,
                ..Notice::default()
            });
        }
        for (names, text) in [
            (start.disputed, words.disputed),
            (start.set_aside, t().faults.several_set_aside),
        ] {
            if !names.is_empty() {
                self.add_notice(Notice {
                    text: text(&names.join(", ")),
                    set_aside: true,
                    ..Notice::default()
                });
            }
        }
        keeper.on_mirror_lost(move || self.tell(t().faults.second_copy.lost.into()));
    }

    /// There is room again.
    pub fn forget_unsaved(self) {
        self.notices
            .update(|notices| notices.retain(|notice| !notice.backup));
    }

    /// Tells what was found when values were read; all that was set aside in
    /// one notice.
    pub fn tell_faults(self, faults: &[Fault]) {
        let mut aside = Vec::new();
        for fault in faults {
            match fault {
                Fault::SetAside { place, .. } => aside.push((place.as_str(), fault)),
                _ => self.add_notice(Notice {
                    text: (t().faults.loading)(fault),
                    set_aside: matches!(fault, Fault::NewerVersion(_)),
                    ..Notice::default()
                }),
            }
        }
        let text = match aside[..] {
            [] => return,
            [(_, fault)] => (t().faults.loading)(fault),
            _ => {
                let places: Vec<&str> = aside.iter().map(|(place, _)| *place).collect();
                (t().faults.several_set_aside)(&places.join(", "))
            }
        };
        self.add_notice(Notice {
            text,
            set_aside: true,
            ..Notice::default()
        });
    }

    pub(super) fn add_notice(self, notice: Notice) {
        if self
            .notices
            .with_untracked(|notices| !notices.contains(&notice))
        {
            self.notices.update(|notices| notices.push(notice));
        }
    }
}

/// A value that was read, or the usual one; what is wrong is added to the
/// faults.
pub(super) fn take<T: Default>(found: Found<T>, faults: &mut Vec<Fault>) -> T {
    faults.extend(found.faults);
    found.value.unwrap_or_default()
}
