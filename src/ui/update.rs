//! A newer version of the app that waits on the device: [`Newer`]; and a page
//! that could not be loaded, perhaps because only a newer version has it. Both
//! are told calmly, and nothing is loaded anew while a clock runs.

use leptos::prelude::*;

use super::app::App;
use super::components::icon::Icon;
use super::el::{El, dynamic, el, when};
use super::table::Table;
use super::text::t;
use crate::clock::state::Phase;
use crate::platform::app::{Update, Updates};
use crate::platform::start::{self, Fault};

/// What is known of newer versions. A handle: copying it copies nothing.
#[derive(Clone, Copy, Debug)]
pub struct Newer {
    waiting: RwSignal<Option<Update>, LocalStorage>,
    _updates: StoredValue<Updates, LocalStorage>,
}

impl Newer {
    /// Listens for newer versions from now on.
    pub fn listen() -> Newer {
        let waiting = RwSignal::new_local(None);
        Newer {
            waiting,
            _updates: StoredValue::new_local(Updates::listen(move |update| {
                waiting.set(Some(update));
            })),
        }
    }

    /// Starts anew, with the newer version where one waits on the device.
    fn take(self, table: Table) {
        let load_anew = move || {
            let _ = table.load_anew();
        };
        match self.waiting.get_untracked() {
            Some(update) => update.take(load_anew),
            None => load_anew(),
        }
    }
}

/// The notice that a newer version waits: while no clock runs, until it is
/// dismissed. At the next start it is used anyway.
pub fn update_notice() -> Option<El> {
    let newer = use_context::<Newer>()?;
    let table = expect_context::<Table>();
    let is_shown = Memo::new(move |_| {
        newer.waiting.with(Option::is_some) && !matches!(table.phase.get(), Phase::Running(_))
    });
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
                            .on("click", move |_| newer.take(table))
                            .child(t().update.restart),
                    ),
                )
                .child(
                    el("button")
                        .class("tool")
                        .attr("aria-label", t().common.close)
                        .on("click", move |_| newer.waiting.set(None))
                        .child(Icon::Close.view()),
                )
        },
    ))
}

/// The notice that a page could not be loaded: another attempt, or the restart
/// that brings it, which has to wait while a clock runs.
pub fn failed_notice() -> Option<El> {
    let app = use_context::<App>()?;
    let newer = expect_context::<Newer>();
    let table = expect_context::<Table>();
    let failed = Memo::new(move |_| app.failed());
    Some(dynamic(move || {
        failed.get()?;
        let gone = start::fault() == Fault::Gone;
        let words = if gone {
            t().update.gone
        } else {
            t().update.not_loaded
        };
        let again = el("button")
            .attr("data-act", "try-again")
            .on("click", move |_| app.try_again())
            .child(t().update.try_again);
        let restart = when(
            move || !matches!(table.phase.get(), Phase::Running(_)),
            move || {
                el("button")
                    .attr("data-act", "restart")
                    .on("click", move |_| newer.take(table))
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
