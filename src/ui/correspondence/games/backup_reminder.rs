//! A reminder to save a backup: [`backup_line`].

use leptos::prelude::*;

use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::{El, dynamic, el};
use crate::ui::text::t;

/// One line with a backup button, while a backup is due or something is only in memory.
pub(crate) fn backup_line() -> El {
    let correspondence = expect_context::<CorrespondenceStore>();
    // Recomputed at most once a second, and redrawn only when the text changes.
    let due = Memo::new(move |_| {
        if correspondence.unsaved.get() {
            Some((t().keep.only_here).to_owned())
        } else {
            correspondence
                .backup_due()
                .map(|due| (t().keep.backup_due)(due.days))
        }
    });
    dynamic(move || {
        due.get().map(|words| {
            el("p")
                .class("correspondence-backup-due")
                .child(el("span").child(words))
                .child(
                    el("button")
                        .attr("data-act", "backup-due")
                        .on("click", move |_| correspondence.backup())
                        .child(t().keep.backup),
                )
        })
    })
}
