//! A new game that waits for an answer while another is on the table: [`NewGame`].

use leptos::prelude::*;

use crate::clock::Setup;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::{base, shared};
use crate::ui::widgets::dialog::Dialog;

/// Starts new games. While a game is on the table, it asks first. A handle.
#[derive(Clone, Copy)]
pub(super) struct NewGame {
    clock: ClockController,
    /// The setup to play if the answer is yes.
    waiting: RwSignal<Option<Setup>>,
}

impl NewGame {
    pub(super) fn new(clock: ClockController) -> NewGame {
        NewGame {
            clock,
            waiting: RwSignal::new(None),
        }
    }

    /// Starts a game with this setup, or asks.
    pub(super) fn play(self, setup: Setup) {
        if self.clock.is_idle() {
            self.clock.start_game(setup);
        } else {
            self.waiting.set(Some(setup));
        }
    }

    fn replace(self) {
        if let Some(setup) = self.waiting.get_untracked() {
            self.clock.start_game(setup);
        }
    }
}

/// Asks whether a waiting new game may replace the one on the table.
#[component]
pub(super) fn NewGameQuestion(new_game: NewGame) -> impl IntoView {
    let NewGame { waiting, .. } = new_game;
    view! {
        <Show when=move || waiting.with(Option::is_some)>
            <Dialog
                question=shared::controls::replaces()
                confirm=base::controls::replaces_end()
                act="replace"
                on_confirm=move |()| new_game.replace()
                on_cancel=move |()| waiting.set(None)
            />
        </Show>
    }
}
