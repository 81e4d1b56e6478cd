//! The one button that keeps all that is clear, and keeping it.

use leptos::prelude::*;

use super::state::{AT_ONCE, Bringing};
use crate::correspondence::brought::{BroughtRow, RowKind};
use crate::correspondence::server_clocks::ClockComparison;
use crate::correspondence::server_facts::StampUnit;
use crate::correspondence::{CorrespondenceGame, Event, ServerFacts};
use crate::platform::task::spawn;
use crate::platform::time::Slice;
use crate::storage::correspondence::{StoredEvent, UnenteredMoves};
use crate::ui::context::correspondence_store::Offered;
use crate::ui::correspondence::server_times::{save, zoned};
use crate::ui::route::Route;
use crate::ui::text::bring::{keep as words, page};

#[component]
pub(super) fn KeepButton(bringing: Bringing) -> impl IntoView {
    let clear = Memo::new(move |_| bringing.clear());
    let open = Memo::new(move |_| {
        let is_open = |row: &&BroughtRow| row.what == RowKind::Waits || row.what.asks();
        bringing
            .rows
            .with(|rows| rows.iter().filter(is_open).count())
    });
    let is_off = move || {
        let follows = bringing.correspondence.following.get();
        follows || bringing.works.get().is_some() || clear.get() == 0
    };
    // The words beside the button: why it waits, or which games it leaves.
    let note = move || match (bringing.works.get(), clear.get(), open.get()) {
        (Some(percent), ..) => words::works(percent),
        (_, 0, 0) => words::nothing().to_owned(),
        (_, 0, _) => words::waiting().to_owned(),
        (_, _, 0) => String::new(),
        (_, _, open) => words::open(open),
    };
    let label = move || match clear.get() {
        0 => words::none().to_owned(),
        clear => words::these(clear),
    };
    view! {
        <div class="primary bring-keep">
            <button type="button" data-act="another-file" on:click=move |_| bringing.stop()>
                {page::another()}
            </button>
            <p class="quiet" role="status" id="bring-note">
                {note}
            </p>
            // It has its place from the start, unless the file has nothing for it.
            <Show when=move || clear.get() != 0 || open.get() != 0>
                <button
                    class="main"
                    type="button"
                    data-act="keep"
                    aria-describedby="bring-note"
                    disabled=is_off
                    on:click=move |_| bringing.keep()
                >
                    {label}
                </button>
            </Show>
        </div>
    }
}

impl Bringing {
    /// Keeps every game that is clear, with its event, and shows the list. The page goes on answering
    /// while it keeps many; one who leaves it keeps those so far.
    pub(super) fn keep(self) {
        if self.works.get_untracked().is_some() {
            return;
        }
        let number = self.next_work();
        self.keeps.set_value(true);
        self.works.set(Some(0));
        spawn(self.keep_in_slices(number));
    }

    async fn keep_in_slices(self, number: u32) {
        let rows = self.rows.get_untracked();
        let (all, mut slice) = (rows.len(), Slice::begin());
        let left = rows.iter().filter(|row| row.what.asks()).count();
        let mut events: Vec<(usize, StoredEvent)> = Vec::new();
        let (mut kept, mut failed, mut differ) = (0_usize, 0_usize, 0_usize);
        for (place, row) in rows.into_iter().enumerate() {
            if place >= AT_ONCE && slice.is_over() {
                self.works.set(Some(100 * place / all));
                if !self.goes_on(number).await {
                    return;
                }
                slice = Slice::begin();
            }
            let (RowKind::More(taken) | RowKind::New(taken)) = row.what else {
                continue;
            };
            let saved = self
                .event_of(row.event, &taken.game, &mut events)
                .and_then(|event| self.save(taken.game, &event, taken.stamps));
            let Some(game) = saved else {
                failed += 1;
                continue;
            };
            kept += 1;
            match row.clocks {
                // The store reports errors.
                Some(ClockComparison::Agrees(settles)) => {
                    let _ = self.correspondence.settle(&game, None, &[settles]);
                }
                Some(ClockComparison::Differs(_)) => {
                    differ += 1;
                    self.offer_figures(row.place, &game.id);
                }
                Some(ClockComparison::Unknown) => self.offer_figures(row.place, &game.id),
                None => {}
            }
        }
        self.keeps.set_value(false);
        self.works.set(None);
        if failed > 0 {
            self.context.notify_here(words::failed(failed));
            // If none could be kept, the page stays.
            self.work_out();
        }
        if kept > 0 {
            let mut said = words::kept(kept, left);
            if differ > 0 {
                said.push(' ');
                said.push_str(&words::differ(differ));
            }
            self.context.notify_next(said);
            Route::CorrespondenceGames.go();
        }
    }

    /// The event of a game of the file; a new one is kept with its first game.
    fn event_of(
        self,
        place: usize,
        game: &CorrespondenceGame,
        new: &mut Vec<(usize, StoredEvent)>,
    ) -> Option<StoredEvent> {
        if !game.event.is_empty() {
            return untrack(|| self.correspondence.event(&game.event));
        }
        if let Some((_, event)) = new.iter().find(|(known, _)| *known == place) {
            return untrack(|| self.correspondence.event(&event.id));
        }
        let stored = stored(self.correspondence.new_id(), self.new_event(place)?);
        self.correspondence.save_event(&stored).ok()?;
        new.push((place, stored.clone()));
        Some(stored)
    }

    /// The new event of the file at this index, as far as it is answered.
    pub(super) fn new_event(self, place: usize) -> Option<Event> {
        let now = self.correspondence.this_second();
        self.brought.with_untracked(|brought| {
            self.answers
                .with_untracked(|answers| brought.new_event(place, answers, &zoned, now))
        })
    }

    /// Saves a game, and returns it with its id; `None` if it could not be.
    fn save(
        self,
        mut game: CorrespondenceGame,
        event: &StoredEvent,
        stamps: StampUnit,
    ) -> Option<CorrespondenceGame> {
        if game.id.is_empty() {
            game.id = self.correspondence.new_id();
            game.event.clone_from(&event.id);
        }
        save(self.correspondence, &game, event, stamps).ok()?;
        Some(game)
    }

    /// Offers the clocks of the file where the server's figures of a kept game are entered.
    pub(super) fn offer_figures(self, place: usize, id: &str) {
        let game = untrack(|| self.correspondence.load(id));
        let Some((_, event)) = game else { return };
        let at = self.correspondence.this_second();
        self.brought.with_untracked(|brought| {
            if let Some(clocks) = brought.file_clocks(place) {
                let line = &brought.file[place].line;
                let (ply, shown) = (line.ply(), clocks.figures(&event, line));
                (self.correspondence).offer(id, Offered { at, ply, shown });
            }
        });
    }

    /// Puts the moves of the file on the board of a kept game, where they wait for their times.
    pub(super) fn lay(self, id: &str, line: &crate::game::MoveHistory) {
        let kept = self.brought.with_untracked(|brought| {
            let kept = brought.kept.iter().find(|kept| kept.id == id);
            kept.map(|kept| kept.moves_alone().0.ply())
        });
        let Some(ply) = kept else { return };
        let mut study = self.correspondence.study(id);
        if study
            .unentered
            .as_ref()
            .is_some_and(|moves| moves.ply == ply)
        {
            return;
        }
        let text = line.san().split_off(ply.min(line.ply())).join(" ");
        study.unentered = Some(UnenteredMoves { ply, text });
        // The store reports errors; the moves can be typed there as well.
        let _ = self.correspondence.save_study(id, &study);
    }
}

/// A new event as it is kept.
pub(super) fn stored(id: String, event: Event) -> StoredEvent {
    StoredEvent {
        id,
        event,
        archived: false,
        note: String::new(),
        settled: ServerFacts::default(),
    }
}
