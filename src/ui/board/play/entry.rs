//! A field for typing a move: [`Entry`].

use leptos::prelude::*;

use super::state::BoardPage;
use crate::game::Move;
use crate::ui::board::play::move_entry::MoveField;
use crate::ui::context::piece_letters;
use crate::ui::text::play::moves as texts;
use crate::ui::watch::watch;

#[component]
pub(super) fn Entry(screen: BoardPage) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let wrong = RwSignal::new(None);
    // An error is about a text in one position, so another position clears it.
    watch(move || {
        screen.scene.with(|scene| scene.ply);
        wrong.set(None);
    });
    let read = move |text: String| {
        screen
            .live
            .with_untracked(|live| piece_letters::typed(&text, |text| live.line.read(text)))
    };
    let play = move |found: Move| {
        if screen.clock.play(found).is_ok() {
            typed.set(String::new());
        }
    };
    view! {
        <MoveField
            class="entry"
            label=texts::write()
            act="enter-move"
            button=texts::enter()
            typed
            wrong
            read
            play
        />
    }
}
