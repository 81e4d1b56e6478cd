//! The state of a team's page: [`Team`], and a player's place in it: [`Seat`].

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::{Event, State, Summary};
use crate::platform::focus;
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::context::correspondence_store::CorrespondenceStore;

/// A side of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Seat {
    /// The game's id.
    pub game: String,
    pub side: Color,
}

impl Seat {
    /// The suffix of the names of its fields.
    pub(super) fn key(&self) -> String {
        format!("{}-{}", self.game, self.side.name())
    }
}

/// The page's state. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub(super) struct Team {
    pub correspondence: CorrespondenceStore,
    pub event: StoredValue<Event>,
    /// The seat whose player is being changed; `None` once the game or the time for changes is
    /// over.
    pub open: Memo<Option<Seat>>,
    /// Whether it is too late to put anyone in.
    pub is_ended: Memo<bool>,
    /// The seat of the last act, and that act in words.
    pub done: RwSignal<Option<(Seat, String)>>,
    chosen: RwSignal<Option<Seat>>,
}

impl Team {
    /// `running` has the ids of the games that are not over.
    pub(super) fn new(
        event: Event,
        running: Memo<(Vec<String>, usize)>,
        is_ended: Memo<bool>,
    ) -> Team {
        let chosen = RwSignal::new(None::<Seat>);
        let open = Memo::new(move |_| {
            let seat = chosen.get().filter(|_| !is_ended.get())?;
            let is_running = running.with(|(running, _)| running.contains(&seat.game));
            is_running.then_some(seat)
        });
        Team {
            correspondence: expect_context::<CorrespondenceStore>(),
            event: StoredValue::new(event),
            open,
            is_ended,
            done: RwSignal::new(None),
            chosen,
        }
    }

    /// Opens the acts for a player.
    pub(super) fn open(self, seat: Seat) {
        self.done.set(None);
        self.chosen.set(Some(seat));
        // Once they are there.
        once(Millis::ZERO, || focus::move_to("[data-acts]"));
    }

    /// Closes them. The pressed button goes away, so the focus goes back to the player.
    pub(super) fn close(self) {
        if let Some(seat) = self.chosen.get_untracked() {
            self.chosen.set(None);
            focus::move_to(&format!(
                "[data-board='{}'] [data-side={}]",
                seat.game,
                seat.side.name()
            ));
        }
    }

    /// A game as the list shows it.
    pub(super) fn line(self, id: String) -> Memo<Option<Summary>> {
        Memo::new(move |_| {
            self.correspondence
                .games
                .with(|lines| lines.iter().find(|line| line.id == id).cloned())
        })
    }

    /// A game as it stands now.
    pub(super) fn state(self, line: Memo<Option<Summary>>) -> Memo<Option<State>> {
        Memo::new(move |_| {
            let now = self.correspondence.now.get();
            line.with(|line| line.as_ref().map(|line| line.state.advanced(now)))
        })
    }
}
