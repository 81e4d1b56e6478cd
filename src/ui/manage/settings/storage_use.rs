//! Browser storage in use: [`room`].

use leptos::prelude::*;

use crate::platform::date;
use crate::storage::meter;
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::{El, el, several, text};
use crate::ui::text::t;

/// The share of browser storage used, and the date of the last backup.
pub(crate) fn room(context: AppContext, correspondence: CorrespondenceStore) -> El {
    let texts = &t().keep;
    let used = Memo::new(move |_| {
        // Recompute after anything that may have written data.
        context.notices.track();
        correspondence.backups.track();
        meter::measure(context.storage().versioned().texts()).unwrap_or_default()
    });
    let bar = el("meter")
        .attr("id", "room")
        .attr("min", "0")
        .attr("max", "100")
        .attr("high", meter::WARNING.to_string())
        .attr_with("value", move || used.get().percent().to_string());
    let words = text(move || {
        let used = used.get();
        let kilobytes = (used.ours + used.others).div_ceil(1_024);
        (texts.used)(used.percent(), kilobytes)
    });
    let last = text(move || {
        let last = correspondence.backups.get().last.map(date::date_and_time);
        (texts.last_backup)(last.as_deref())
    });
    several()
        .child(
            el("div")
                .class("field")
                .child(el("label").attr("for", "room").child(texts.used_label))
                .child(bar)
                .child(el("span").class("quiet").attr("data-room", "").child(words)),
        )
        .child(
            el("p")
                .class("quiet")
                .attr("data-last-backup", "")
                .child(last),
        )
}
