//! The strip between the halves: a pause button while a clock runs, navigation while none does.

mod ready;
mod resting;
mod running;
mod scale;

use leptos::prelude::*;

use crate::clock::view::bar::BarView;
use crate::ui::widgets::panel::Panel;
use ready::ReadyBar;
use resting::RestingBar;
use running::RunningBar;

/// The strip, which opens the panel.
#[component]
pub(super) fn Bar(panel: Panel) -> impl IntoView {
    let bar = panel.clock.bar;
    let shown = Memo::new(move |_| Shown::of(bar.get()));
    move || match shown.get() {
        Shown::Ready => view! { <ReadyBar/> }.into_any(),
        Shown::Running => view! { <RunningBar panel/> }.into_any(),
        Shown::Resting => view! { <RestingBar panel/> }.into_any(),
    }
}

/// Which strip is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Ready,
    Running,
    Resting,
}

impl Shown {
    const fn of(bar: BarView) -> Shown {
        match bar {
            BarView::Ready { .. } => Shown::Ready,
            BarView::Running { .. } => Shown::Running,
            BarView::Away(..)
            | BarView::Stopped(_)
            | BarView::PutOff
            | BarView::Fallen(_)
            | BarView::OrderUnknown
            | BarView::Ended(_) => Shown::Resting,
        }
    }
}
