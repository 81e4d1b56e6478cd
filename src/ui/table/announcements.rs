//! Screen-reader announcements of the clock: after each press, the side now running and its time;
//! also what the voice would say.

use leptos::prelude::*;

use crate::clock::Phase;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text;
use crate::ui::watch::watch;

/// A visually hidden live region.
#[component]
pub(super) fn ClockAnnouncements() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let running = Memo::new(move |_| match clock.phase.get() {
        Phase::Running(turn) => Some(turn.side),
        _ => None,
    });
    let announcement = clock.announcement;
    announcement.set(String::new());
    watch(move || {
        if let Some(side) = running.get() {
            let left = clock
                .face
                .with_untracked(|face| face.sides.get(side).time.or_zero());
            announcement.set(text::spoken::say_left(side, left));
        }
    });
    view! {
        <p class="unseen heard" role="status" aria-live="assertive">
            {move || announcement.get()}
        </p>
    }
}
