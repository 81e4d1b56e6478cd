//! Messages for the user: [`Notice`].

use leptos::prelude::*;

use super::AppContext;
use crate::clock::{Setup, notation};
use crate::platform::storage;
use crate::storage::kind::ValueKind;
use crate::storage::store::StoreError;
use crate::storage::versioned::{LoadError, SaveError};
use crate::ui::context::app_storage::StartReport;
use crate::ui::text::{self, base};

/// A message to the user, shown until it is dismissed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Notice {
    pub text: String,
    /// Whether something was set aside that the settings show.
    pub set_aside: bool,
    /// Whether it is shown even while a clock runs.
    pub urgent: bool,
    /// Whether to offer a backup: something is only in memory, or soon will be.
    pub backup: bool,
    /// Whether it is that something is only in memory, and goes once it is saved.
    pub unsaved: bool,
    /// The same in a few words, for the bar of a running clock.
    pub brief: Option<String>,
    /// Whether it says that the second copy has not answered yet.
    pub awaits: bool,
    /// The game that a link asks for, while another is on the table.
    pub new_game: Option<Setup>,
    pub stays: Stays,
}

/// How long a notice is shown, unless the user dismisses it before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Stays {
    #[default]
    UntilDismissed,
    /// On the page that is shown, which it is about.
    OnPage,
    /// On the page that the user is about to be led to.
    OnNextPage,
}

impl AppContext {
    /// Reports a fault in saving a value of that kind, once for as long as it lasts.
    pub fn report_save(self, kind: ValueKind, saved: Result<(), SaveError>) {
        self.parts.with_value(|parts| {
            let mut reported = parts.reported.borrow_mut();
            let known = reported.iter().position(|(known, _)| *known == kind);
            let before = known.map(|place| reported.swap_remove(place).1);
            let Err(fault) = saved else { return };
            if before.as_ref() != Some(&fault) {
                self.add_notice(Notice {
                    text: text::base::faults::not_saved(kind, &fault),
                    // Faults of other values can wait until the clocks stop.
                    urgent: kind == ValueKind::Game,
                    ..Notice::default()
                });
            }
            reported.push((kind, fault));
        });
        self.look_at_unsaved();
    }

    /// Tells the user something that cannot wait until the clocks are stopped.
    pub(in crate::ui) fn notify_urgently(self, text: String) {
        self.add_notice(Notice {
            text,
            urgent: true,
            ..Notice::default()
        });
    }

    /// Tells the user something, once.
    pub fn notify(self, text: String) {
        self.add_notice(Notice {
            text,
            ..Notice::default()
        });
    }

    /// Tells the user something about the page that is shown, for as long as it is shown.
    pub(in crate::ui) fn notify_here(self, text: String) {
        self.add_notice(Notice {
            text,
            stays: Stays::OnPage,
            ..Notice::default()
        });
    }

    /// Tells the user something about the page to which they are led now, for as long as that is
    /// shown.
    pub(in crate::ui) fn notify_next(self, text: String) {
        self.add_notice(Notice {
            text,
            stays: Stays::OnNextPage,
            ..Notice::default()
        });
    }

    /// Removes a notice that the user has read.
    pub(in crate::ui) fn dismiss(self, read: &Notice) {
        self.notices
            .update(|notices| notices.retain(|notice| notice != read));
    }

    /// Removes the notices about the page that the user leaves; those about the next one are now
    /// about the page that is shown.
    pub(in crate::ui) fn leave_page(self) {
        let is_brief = |notice: &Notice| notice.stays != Stays::UntilDismissed;
        if self
            .notices
            .with_untracked(|notices| notices.iter().any(is_brief))
        {
            self.notices.update(|notices| {
                notices.retain(|notice| notice.stays != Stays::OnPage);
                for notice in notices.iter_mut().filter(|notice| is_brief(notice)) {
                    notice.stays = Stays::OnPage;
                }
            });
        }
    }

    /// Asks whether a game with the control of a link is to take the place of the one on the
    /// table. Only the last link counts.
    pub(in crate::ui) fn offer_new_game(self, setup: Setup) {
        let control = notation::print(&setup.draft().controls);
        self.forget_new_game();
        self.add_notice(Notice {
            text: base::controls::replaces_link(&control),
            brief: Some(base::controls::brief_link(&control)),
            new_game: Some(setup),
            stays: Stays::OnPage,
            ..Notice::default()
        });
    }

    /// Says why the control of a link cannot be used.
    pub(in crate::ui) fn report_bad_link(self, why: &str) {
        self.add_notice(Notice {
            text: base::controls::bad_link(why),
            brief: Some(base::controls::brief_bad_link().into()),
            stays: Stays::OnPage,
            ..Notice::default()
        });
    }

    /// Removes the question, because it is answered or another takes its place.
    pub(in crate::ui) fn forget_new_game(self) {
        self.notices
            .update(|notices| notices.retain(|notice| notice.new_game.is_none()));
    }

    /// Tells the user that something is only in memory, and offers a backup at once. A game of the
    /// clock cannot wait until the clocks stop.
    pub(super) fn notify_unsaved(self, why: &StoreError, urgent: bool) {
        self.add_notice(Notice {
            text: base::keep::unsaved(why).to_owned(),
            urgent,
            backup: true,
            unsaved: true,
            ..Notice::default()
        });
    }

    /// Tells the user that there will soon be no room, and offers a backup.
    pub fn notify_nearly_full(self, percent: u32) {
        self.offer_backup(base::keep::nearly_full(percent));
    }

    pub(super) fn offer_backup(self, text: String) {
        self.add_notice(Notice {
            text,
            backup: true,
            ..Notice::default()
        });
    }

    pub(super) fn report_set_aside(self, text: String) {
        self.add_notice(Notice {
            text,
            set_aside: true,
            ..Notice::default()
        });
    }

    /// Reports the result of the start: that nothing stored here lasts, what the second copy
    /// brought back, and that there is no second copy.
    pub(in crate::ui) fn report_start(self) {
        let storage = self.storage();
        if !storage.is_lasting() {
            self.notify(base::faults::absent().into());
        }
        storage.on_mirror_lost(move || {
            // The page may be gone by now.
            if self.notices.try_with_untracked(Vec::is_empty).is_none() {
                return;
            }
            self.add_notice(Notice {
                text: base::second::lost().into(),
                brief: Some(base::brief::one_copy().into()),
                ..Notice::default()
            });
        });
        let start = storage.take_start();
        if start != StartReport::default() {
            self.to_report.update(|reports| reports.push(start));
        }
    }

    /// The second copy has answered after the page went on without it: reports what it brought, and
    /// uses it at once.
    pub(in crate::ui) fn take_late_answer(self, changed: &[String]) {
        self.notices
            .update(|notices| notices.retain(|notice| !notice.awaits));
        self.report_start();
        for name in changed {
            storage::announce(name);
        }
    }

    /// The few words in the bar of a running clock. Tracked.
    pub(in crate::ui) fn brief(self) -> Option<String> {
        let brief = |notices: &Vec<Notice>| notices.iter().rev().find_map(|one| one.brief.clone());
        self.notices.with(brief)
    }

    /// Removes the notice of what was only in memory, because it is saved. Other offers of a backup
    /// stay.
    pub(super) fn forget_unsaved(self) {
        self.notices
            .update(|notices| notices.retain(|notice| !notice.unsaved));
    }

    /// Reports the faults found when values were read. One notice covers everything that was set
    /// aside.
    pub fn report_faults(self, faults: &[LoadError]) {
        let mut set_aside = Vec::new();
        for fault in faults {
            match fault {
                LoadError::SetAside { place, .. } => set_aside.push((place.as_str(), fault)),
                LoadError::NewerVersion(_) => {
                    self.report_set_aside(text::base::faults::not_loaded(fault))
                }
                _ => self.notify(text::base::faults::not_loaded(fault)),
            }
        }
        match set_aside[..] {
            [] => {}
            [(_, fault)] => self.report_set_aside(text::base::faults::not_loaded(fault)),
            _ => {
                let places: Vec<&str> = set_aside.iter().map(|(place, _)| *place).collect();
                self.report_set_aside(base::faults::several_set_aside(&places.join(", ")));
            }
        }
    }

    pub(super) fn add_notice(self, notice: Notice) {
        let is_new = |notices: &Vec<Notice>| !notices.contains(&notice);
        if self.notices.with_untracked(is_new) {
            self.notices.update(|notices| notices.push(notice));
        }
    }
}
