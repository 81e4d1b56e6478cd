//! Notices of a newer version and of a page that could not be loaded, perhaps because only a newer
//! version has it. Nothing is reloaded while a clock runs.

use leptos::prelude::*;

use super::icon::Icon;
use crate::clock::Phase;
use crate::platform::start::{self, ChunkError};
use crate::ui::app::App;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::context::update::{Newer, why_not_loaded};
use crate::ui::el::{El, dynamic, el, when};
use crate::ui::text::t;

/// The notice of a newer version, shown while no clock runs until dismissed. The next start uses
/// that version anyway.
pub(crate) fn update_notice() -> Option<El> {
    let newer = use_context::<Newer>()?;
    let clock = expect_context::<ClockController>();
    let is_shown =
        Memo::new(move |_| newer.waits() && !matches!(clock.phase.get(), Phase::Running(_)));
    Some(when(
        move || is_shown.get(),
        move || {
            el("p")
                .class("notice")
                .attr("data-notice", "update")
                .child(
                    el("span").child(t().update.ready).child(" ").child(
                        el("button")
                            .attr("data-act", "restart")
                            .on("click", move |_| newer.take(clock))
                            .child(t().update.restart),
                    ),
                )
                .child(
                    el("button")
                        .class("tool")
                        .attr("aria-label", t().common.close)
                        .on("click", move |_| newer.dismiss())
                        .child(Icon::Close.view()),
                )
        },
    ))
}

/// The notice that a page could not be loaded. It offers another attempt, or the restart that is
/// needed, which waits until no clock runs.
pub(crate) fn failed_notice() -> Option<El> {
    let app = use_context::<App>()?;
    let newer = expect_context::<Newer>();
    let clock = expect_context::<ClockController>();
    let failed = Memo::new(move |_| app.failed());
    Some(dynamic(move || {
        failed.get()?;
        let gone = start::fault() == ChunkError::Gone;
        let words = why_not_loaded();
        let again = el("button")
            .attr("data-act", "try-again")
            .on("click", move |_| app.try_again())
            .child(t().update.try_again);
        let restart = when(
            move || !matches!(clock.phase.get(), Phase::Running(_)),
            move || {
                el("button")
                    .attr("data-act", "restart")
                    .on("click", move |_| newer.take(clock))
                    .child(t().update.restart)
            },
        );
        let act = if gone { restart } else { again };
        Some(
            el("p")
                .class("notice")
                .attr("role", "alert")
                .attr("data-notice", "not-loaded")
                .child(el("span").child(words).child(" ").child(act))
                .child(
                    el("button")
                        .class("tool")
                        .attr("aria-label", t().common.close)
                        .on("click", move |_| app.forget_failed())
                        .child(Icon::Close.view()),
                ),
        )
    }))
}
