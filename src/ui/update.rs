//! A newer version of the app that waits on the device: [`Newer`]. It is told
//! calmly, and nothing is done about it while a clock runs.

use leptos::prelude::*;

use super::components::icon::Icon;
use super::el::{El, el, when};
use super::table::Table;
use super::text::t;
use crate::clock::face::Face;
use crate::platform::app::{Update, Updates};

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

    fn take(self, table: Table) {
        if let Some(update) = self.waiting.get_untracked() {
            update.take(move || {
                let _ = table.load_anew();
            });
        }
    }
}

/// The notice that a newer version waits: while no clock runs, until it is
/// dismissed. At the next start it is used anyway.
pub fn update_notice() -> Option<El> {
    let newer = use_context::<Newer>()?;
    let table = expect_context::<Table>();
    let is_shown = Memo::new(move |_| {
        newer.waiting.with(Option::is_some) && !table.face.with(Face::is_running)
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
