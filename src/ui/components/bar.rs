//! The strip between the halves: one pause control while a clock runs, and
//! the ways to everything else while none does.

use leptos::prelude::*;

use super::icon::Icon;
use crate::clock::color::Color;
use crate::clock::digits::Digits;
use crate::clock::event::{Claimant, Event};
use crate::clock::notation;
use crate::clock::setup::Noted;
use crate::clock::state::Phase;
use crate::platform::fullscreen;
use crate::ui::erased::{attr, dynamic, on};
use crate::ui::route::Route;
use crate::ui::table::Table;
use crate::ui::text::t;

/// The strip.
#[component]
pub fn Bar(
    /// Whether the arbiter's panel was asked for.
    panel: RwSignal<bool>,
) -> impl IntoView {
    let table = expect_context::<Table>();
    let running = Memo::new(move |_| {
        table
            .face
            .with(|face| matches!(face.phase, Phase::Running(_)))
    });
    let ready = Memo::new(move |_| table.face.with(|face| face.phase == Phase::Ready));
    move || {
        if running.get() {
            running_bar(table).into_any()
        } else if ready.get() {
            ready_bar(table).into_any()
        } else {
            resting_bar(panel).into_any()
        }
    }
}

fn running_bar(table: Table) -> impl IntoView {
    let claim = Memo::new(move |_| {
        let on_claim = table
            .game
            .with(|game| game.clock.setup().draft().flag.noted == Noted::OnClaim);
        let flags = table
            .face
            .with(|face| face.sides.iter().any(|side| side.flag.is_some()));
        on_claim && flags
    });
    view! {
        <div class="bar running">
            <button
                class="pause"
                data-act="pause"
                aria-label=t().face.pause
                aria-keyshortcuts="Space"
                on:pointerdown=move |event| {
                    event.prevent_default();
                    table.pause(event.time_stamp());
                }
                on:click=move |event| {
                    if event.detail() == 0 {
                        table.pause(event.time_stamp());
                    }
                }
            >
                {Icon::Pause.view()}
            </button>
            {dynamic(move || {
                claim
                    .get()
                    .then(|| {
                        view! {
                            <button
                                class="claim"
                                data-act="claim-flag"
                                on:click=on(move || {
                                    let _ = table.act(Event::ClaimFlag(Claimant::Arbiter));
                                })
                            >
                                {t().face.claim_flag}
                            </button>
                        }
                    })
            })}
        </div>
    }
}

/// The arbiter's panel is one touch away when the clocks are frozen or the
/// game is over.
fn resting_bar(panel: RwSignal<bool>) -> impl IntoView {
    view! {
        <div class="bar">
            <button class="pause" data-act="panel" on:click=on(move || panel.set(true))>
                {t().face.menu}
            </button>
        </div>
    }
}

fn ready_bar(table: Table) -> impl IntoView {
    let control = move || {
        table
            .game
            .with(|game| notation::print(&game.clock.setup().draft().controls))
    };
    let full = RwSignal::new(fullscreen::is_active());
    let listener = StoredValue::new_local(fullscreen::on_change(move |active| full.set(active)));
    on_cleanup(move || drop(listener.try_update_value(Option::take)));
    let starts_in = Memo::new(move |_| {
        table
            .face
            .with(|face| Some(Digits::seconds(face.starts_in?).to_string()))
    });
    view! {
        <nav class="bar ready" aria-label=t().face.menu>
            <a class="tool" data-act="games" href=Route::Games.href() aria-label=t().games.title>
                {Icon::Games.view()}
            </a>
            <button
                class="tool"
                data-act="turn"
                aria-label=t().face.swap_view
                on:click=on(move || table.set(|settings| settings.mirrored = !settings.mirrored))
            >
                {Icon::Turn.view()}
            </button>
            <a class="control" data-act="controls" href=Route::Controls.href()>
                <span class="notation">{control}</span>
                <span class="hint">
                    {dynamic(move || match starts_in.get() {
                        Some(digits) => (t().face.starts_in)(&digits),
                        None => t().face.change_control.into(),
                    })}
                </span>
            </a>
            {fullscreen::is_supported()
                .then(|| {
                    view! {
                        <button
                            class="tool"
                            data-act="full-screen"
                            aria-label=attr(move || {
                                if full.get() {
                                    t().face.leave_full_screen
                                } else {
                                    t().face.full_screen
                                }
                            })
                            on:click=on(move || fullscreen::toggle())
                        >
                            {dynamic(move || {
                                if full.get() {
                                    Icon::LeaveFullScreen.view()
                                } else {
                                    Icon::FullScreen.view()
                                }
                            })}
                        </button>
                    }
                })}
            <a
                class="tool"
                data-act="settings"
                href=Route::Settings.href()
                aria-label=t().settings.title
            >
                {Icon::Settings.view()}
            </a>
        </nav>
    }
}

/// For a game with a scheduled start: who is absent when the default time has
/// passed.
pub fn absent(table: Table) -> Vec<Color> {
    let state = table.state();
    table.game.with_untracked(|game| {
        let due = game
            .clock
            .setup()
            .draft()
            .schedule
            .map(|schedule| schedule.start + schedule.default_time);
        Color::ALL
            .into_iter()
            .filter(|&color| due.is_some_and(|due| state.now >= due) && !state.arrived.get(color))
            .collect()
    })
}
