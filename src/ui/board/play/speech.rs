//! Announcements of a game for screen readers: each move with both clocks, flags, the end, and on
//! request the position.

use leptos::prelude::*;

use super::state::{BoardPage, ShownPosition};
use crate::clock::{ByColor, Color};
use crate::game::sheet::LiveMoves;
use crate::ui::text::play::spoken as texts;
use crate::ui::text::{self, shared};
use crate::ui::watch::watch;
use crate::ui::widgets::board::speech as spoken;

/// A live region that announces each event once, and the position as text for reading at leisure.
#[component]
pub(super) fn Announcements(screen: BoardPage) -> impl IntoView {
    let announcement = RwSignal::new(String::new());
    announce_moves(screen, announcement);
    announce_flags(screen, announcement);
    announce_end(screen, announcement);
    let position = move || {
        let scene = screen.scene.get();
        spoken::position(&scene.position)
    };
    let last = move || {
        screen.shown.with(|shown| match shown {
            ShownPosition::Now => screen.live.with(last_move),
            ShownPosition::Past(_) | ShownPosition::Witness(..) => {
                screen.look_back().unwrap_or_default()
            }
        })
    };
    view! {
        <p class="unseen spoken" role="status" aria-live="assertive">
            {move || announcement.get()}
        </p>
        <section class="unseen position" aria-label=texts::position()>
            <p>{position}</p>
            <p>{last}</p>
        </section>
    }
}

/// Announces each move, with both clocks as they stand then.
fn announce_moves(screen: BoardPage, announcement: RwSignal<String>) {
    let made = Memo::new(move |_| screen.live.with(|live| (live.made.clone(), live.pending)));
    watch(move || {
        let (_, pending) = made.get();
        let mut words = screen.live.with_untracked(last_move);
        if !words.is_empty() {
            words.push(' ');
            if pending {
                words.push_str(texts::press_to_complete());
            } else {
                words.push_str(&untrack(|| clocks(screen)));
            }
        }
        announcement.set(words);
    });
}

/// Announces each fallen flag and, with the double flag, what follows from the first.
fn announce_flags(screen: BoardPage, announcement: RwSignal<String>) {
    let clock = screen.clock;
    let fallen = Memo::new(move |_| {
        clock.face.with(|face| {
            let flags = |color| {
                let side = face.sides.get(color);
                (side.first_flag, side.flag.is_some())
            };
            ByColor::from_fn(flags)
        })
    });
    let before = StoredValue::new(fallen.get_untracked());
    watch(move || {
        let now = fallen.get();
        let old = before.get_value();
        before.set_value(now);
        for side in Color::ALL {
            let (was, is) = (old.get(side), now.get(side));
            if is.1 && !was.1 {
                announcement.set(shared::names::flag_fell(side).to_owned());
            } else if is.0 && !was.0 {
                announcement.set(texts::first_flag(side).into());
            }
        }
    });
}

/// Announces how the game ended.
fn announce_end(screen: BoardPage, announcement: RwSignal<String>) {
    let outcome = Memo::new(move |_| screen.clock.face.with(|face| face.outcome));
    watch(move || {
        if let Some(outcome) = outcome.get() {
            // The move that ended the game comes first, then the outcome.
            let mut words = screen.live.with_untracked(last_move);
            words.push(' ');
            words.push_str(&text::history::outcome(outcome));
            announcement.set(words);
        }
    });
}

/// The last move in spoken words.
fn last_move(live: &LiveMoves) -> String {
    let Some(&played) = live.line.moves().last() else {
        return String::new();
    };
    let before = &live.line.positions()[live.line.ply() - 1];
    let mut words = spoken::moved(before, played);
    words.push('.');
    words
}

/// Both clocks in spoken words.
fn clocks(screen: BoardPage) -> String {
    let face = screen.clock.face.get_untracked();
    let mut words = String::new();
    for side in Color::ALL {
        let left = face.sides.get(side).time;
        words.push_str(&texts::clock(side, &text::spoken::on_clock(left.or_zero())));
        words.push(' ');
    }
    words
}
