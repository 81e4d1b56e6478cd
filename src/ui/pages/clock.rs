//! The clock itself: two halves, and one strip between them.

use leptos::prelude::*;

use crate::clock::color::{Color, Seat};
use crate::clock::event::Event;
use crate::clock::state::Phase;
use crate::platform::fullscreen;
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::ui::components::bar::{Bar, absent};
use crate::ui::components::half::Half;
use crate::ui::components::notices::Notices;
use crate::ui::components::panel::Panel;
use crate::ui::erased::{attr, on};
use crate::ui::route::Route;
use crate::ui::settings::Layout;
use crate::ui::table::Table;
use crate::ui::text::t;

/// The page.
#[component]
pub fn ClockPage() -> impl IntoView {
    let table = expect_context::<Table>();
    let panel = RwSignal::new(false);
    let keys = StoredValue::new_local(on_key_down(move |key| on_key(table, panel, key)));
    on_cleanup(move || drop(keys.try_update_value(Option::take)));
    let layout = Memo::new(move |_| table.settings.with(|s| s.layout));
    let mirrored = Memo::new(move |_| table.settings.with(|s| s.mirrored));
    let running = Memo::new(move |_| {
        table
            .face
            .with(|face| matches!(face.phase, Phase::Running(_)))
    });
    view! {
        <main
            class="clock"
            data-layout=attr(move || match layout.get() {
                Layout::FaceToFace => "face-to-face",
                Layout::SideBySide => "side-by-side",
            })
            class:mirrored=attr(move || mirrored.get())
            class:live=attr(move || running.get())
        >
            <h1 class="unseen">{t().common.clock}</h1>
            <Half seat=Seat::First />
            <Bar panel />
            <Half seat=Seat::Second />
        </main>
        <Show when=move || !running.get()>
            <Notices />
        </Show>
        {absence(table)}
        <Panel wanted=panel />
    }
}

/// The claim of 6.6, from the instant it is due.
fn absence(table: Table) -> impl IntoView {
    // The face changes with every second of a running clock; so does this.
    let claims = Memo::new(move |_| {
        table.face.track();
        table.game.track();
        match table.face.with(|face| face.phase) {
            Phase::Running(_) | Phase::Stopped(..) => absent(table),
            _ => Vec::new(),
        }
    });
    move || {
        claims
            .get()
            .into_iter()
            .map(|side: Color| {
                view! {
                    <button
                        class="absence"
                        data-act="claim-absence"
                        on:click=on(move || {
                            let _ = table.act(Event::ClaimAbsence(side));
                        })
                    >
                        {(t().face.claim_absence)(side)}
                    </button>
                }
            })
            .collect_view()
    }
}

/// What a key does. `true` where it did something.
fn on_key(table: Table, panel: RwSignal<bool>, key: &KeyPress) -> bool {
    if key.repeat || key.modified || key.writing {
        return false;
    }
    let phase = table.face.with_untracked(|face| face.phase);
    match key.code.as_str() {
        "KeyA" | "ShiftLeft" | "ArrowLeft" | "ArrowDown" => {
            table.press(Seat::First, key.time_stamp);
        }
        "KeyL" | "ShiftRight" | "ArrowRight" | "ArrowUp" => {
            table.press(Seat::Second, key.time_stamp);
        }
        "Space" | "KeyP" => match phase {
            Phase::Running(_) => table.pause(key.time_stamp),
            Phase::Stopped(..) => {
                let _ = table.act(Event::Resume);
            }
            Phase::Fallen(_) | Phase::Ended(_) => panel.update(|open| *open = !*open),
            Phase::Ready | Phase::Away(_) => return false,
        },
        "KeyU" => match table.game.with_untracked(|game| game.clock.undoable()) {
            Some(id) => {
                let _ = table.act(Event::Undo(id));
            }
            None => return false,
        },
        "KeyR" => match table.game.with_untracked(|game| game.clock.redoable()) {
            Some(id) => {
                let _ = table.act(Event::Redo(id));
            }
            None => return false,
        },
        "KeyF" => fullscreen::toggle(),
        "Escape" => {
            if !panel.get_untracked() {
                return false;
            }
            panel.set(false);
        }
        // The question mark, wherever the keyboard has it.
        _ if key.key == "?" && !matches!(phase, Phase::Running(_)) => Route::Keys.go(),
        _ => return false,
    }
    true
}
