//! A calm reminder of a backup: [`backup_line`].

use leptos::prelude::*;

use crate::ui::correspondence::CorrespondenceStore;
use crate::ui::el::{El, dynamic, el};
use crate::ui::text::t;

/// One line with a button that saves a backup, while one is due or something
/// is only in memory; else nothing.
pub(crate) fn backup_line() -> El {
    let correspondence = expect_context::<CorrespondenceStore>();
    // Once a second at most, and drawn only when it says something else.
    let due = Memo::new(move |_| match correspondence.unsaved.get() {
        true => Some((t().keep.only_here).to_owned()),
        false => correspondence
            .backup_due()
            .map(|due| (t().keep.backup_due)(due.days)),
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
