//! The arbiter's panel: every action on a stopped clock, each within one or two touches. On the
//! clock the bar between the halves opens and becomes the panel; over the board the panel lies in
//! the middle. The drawing code ([`view::draw`]) is in a chunk; this module has the parts that every
//! visit needs.

mod correct;
mod end;
pub mod handle;
mod head;
mod material;
pub(crate) mod page;
mod pause;
mod penalties;
mod time_stepper;
pub mod view;

pub(crate) use handle::{Panel, PanelPlace};

use leptos::prelude::*;

use crate::clock::Rejection;
use crate::clock::view::bar::BarView;
use crate::ui::loader::Loader;
use crate::ui::text::{self, base};
use crate::ui::watch::watch;

/// The panel while it is open, once its drawing code is loaded.
#[component]
pub(crate) fn LazyPanel(panel: Panel) -> impl IntoView {
    let loader = expect_context::<Loader>();
    watch(move || {
        // Loads the code at first, and again whenever the panel opens or closes, if an earlier
        // attempt failed.
        panel.is_open.track();
        untrack(|| loader.load_late());
    });
    move || loader.late().map(|draw| untrack(|| (draw.panel)(panel)))
}

/// The status as a heading.
pub(crate) fn heading(bar: BarView) -> String {
    match bar {
        BarView::Ended(outcome) => text::history::outcome(outcome),
        BarView::Fallen(side)
        | BarView::Running {
            fallen: Some(side), ..
        } => base::panel::fallen(side).to_owned(),
        BarView::OrderUnknown => base::panel::order_unknown().into(),
        BarView::PutOff => base::panel::put_off().into(),
        BarView::Stopped(side) => base::panel::stopped(side).to_owned(),
        BarView::Away(..) => base::panel::rejection(Rejection::AwayUndecided).into(),
        BarView::Ready { .. } | BarView::Running { .. } => base::panel::ready().into(),
    }
}
