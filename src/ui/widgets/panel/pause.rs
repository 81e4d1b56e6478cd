//! The first page of the panel while a game goes on: back, adjust, finish, resume.

use leptos::prelude::*;

use super::head::Head;
use super::material::{BoardDecides, Ends, MaterialQuestion};
use super::page::{EventButton, Key, PanelPage, Refusal};
use super::{Panel, heading};
use crate::clock::log::lines;
use crate::clock::view::bar::BarView;
use crate::clock::{Clock, Color, EntryId, Event, Phase};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::{base, shared};
use crate::ui::widgets::default_claim::DefaultClaimsNow;
use crate::ui::widgets::history::words;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::players::MatchLine;

#[component]
pub(super) fn Pause(panel: Panel) -> impl IntoView {
    let Panel { clock, .. } = panel;
    let bar = clock.bar;
    let title = move || match bar.get() {
        BarView::Stopped(_) => shared::panel::paused().to_owned(),
        bar => heading(bar),
    };
    let detail = move || match bar.get() {
        bar @ BarView::Stopped(_) => heading(bar),
        _ => String::new(),
    };
    view! {
        <Head panel title=Signal::derive(title) detail=Signal::derive(detail)/>
        <Refusal/>
        <Decision clock/>
        <MatchLine/>
        <div class="groups">
            <section>
                <h3>{shared::panel::go_back()}</h3>
                <HistoryButtons panel/>
            </section>
            <section>
                <h3>{shared::panel::adjust()}</h3>
                <div class="keys">
                    <GoTo panel icon=Icon::Edit label=shared::panel::correct_key() to=PanelPage::Correct/>
                    <GoTo
                        panel
                        icon=Icon::Penalty
                        label=shared::panel::penalties()
                        to=PanelPage::Penalties
                    />
                    <GoTo panel icon=Icon::GiveTime label=shared::panel::give() to=PanelPage::Give/>
                    <Key
                        act="swap"
                        icon=Icon::Swap
                        label=shared::panel::swap()
                        on_press=move |()| {
                            let _ = clock.act(Event::SwapSides);
                        }
                    />
                </div>
            </section>
            <section>
                <h3>{shared::panel::finish()}</h3>
                <div class="keys">
                    <GoTo panel icon=Icon::EndGame label=shared::panel::end() to=PanelPage::End/>
                    <Key
                        act="new"
                        icon=Icon::Again
                        label=shared::panel::new_game()
                        on_press=move |()| panel.new_game()
                    />
                </div>
            </section>
        </div>
        <Resume clock/>
    }
}

/// A key that leads to another page of the panel.
#[component]
fn GoTo(panel: Panel, icon: Icon, label: &'static str, to: PanelPage) -> impl IntoView {
    view! { <Key act=to.act() icon label on_press=move |()| panel.page.set(to)/> }
}

/// Undo, redo and the history.
#[component]
pub(super) fn HistoryButtons(panel: Panel) -> impl IntoView {
    let Panel { clock, .. } = panel;
    view! {
        <div class="keys">
            <StepKey
                clock
                act="undo"
                icon=Icon::Undo
                label=shared::panel::undo()
                pick=|clock| clock.undoable()
                event=Event::Undo
            />
            <StepKey
                clock
                act="redo"
                icon=Icon::Redo
                label=shared::panel::redo()
                pick=|clock| clock.redoable()
                event=Event::Redo
            />
            <GoTo panel icon=Icon::History label=shared::panel::log() to=PanelPage::Log/>
        </div>
    }
}

/// A key that undoes or redoes an entry of the journal, and says which.
#[component]
fn StepKey(
    clock: ClockController,
    act: &'static str,
    icon: Icon,
    label: &'static str,
    /// The next entry.
    pick: fn(&Clock) -> Option<EntryId>,
    event: fn(EntryId) -> Event,
) -> impl IntoView {
    let entry = Memo::new(move |_| {
        clock.game.with(|game| {
            let id = pick(&game.clock)?;
            let lines = lines(&game.clock, game.clock.last_instant());
            let line = lines.iter().find(|line| line.id == Some(id))?;
            Some((id, words(line)))
        })
    });
    let detail = move || entry.get().map(|(_, words)| words).unwrap_or_default();
    view! {
        <Key
            act
            icon
            label
            detail=Signal::derive(detail)
            is_off=Signal::derive(move || entry.with(Option::is_none))
            on_press=move |()| {
                if let Some((id, _)) = entry.get_untracked() {
                    let _ = clock.act(event(id));
                }
            }
        />
    }
}

/// The question of 6.9, if a flag has fallen; it comes before everything else.
#[component]
fn Decision(clock: ClockController) -> impl IntoView {
    let fallen = Memo::new(move |_| match clock.bar.get() {
        BarView::Fallen(loser) => Some(loser),
        _ => None,
    });
    move || match fallen.get() {
        Some(loser) => {
            let winner = loser.other();
            let ends = Ends::by_flag(winner);
            let has_board = clock.game.with_untracked(|game| game.board.is_some());
            Some(if has_board {
                view! { <BoardDecides winner ends/> }.into_any()
            } else {
                view! { <MaterialQuestion winner ends/> }.into_any()
            })
        }
        None => None,
    }
}

/// The main action: to go on, and the claims that may be made now. Each button stays in its place
/// while the game changes: otherwise a press that has begun on it, and the focus, would be lost.
#[component]
fn Resume(clock: ClockController) -> impl IntoView {
    let is_main = Memo::new(move |_| !matches!(clock.bar.get(), BarView::Fallen(_)));
    // Frozen clocks stay so until the times are corrected.
    let is_shown =
        Memo::new(move |_| matches!(clock.phase.get(), Phase::Stopped(..)) || is_main.get());
    let has_started = Memo::new(move |_| {
        clock.game.track();
        clock.state().started
    });
    let resume = move || {
        let label = if has_started.get() {
            base::panel::resume()
        } else {
            shared::panel::begin()
        };
        view! { <EventButton act="resume" label event=Event::Resume is_main icon=Icon::Play/> }
    };
    let is_order_unknown = Memo::new(move |_| clock.bar.get() == BarView::OrderUnknown);
    let claimants = Memo::new(move |_| {
        clock.game.track();
        let state = clock.state();
        let may_claim = |side: &Color| {
            clock
                .game
                .with_untracked(|game| state.may_claim_draw(game.clock.setup(), *side))
        };
        Color::ALL.into_iter().filter(may_claim).collect::<Vec<_>>()
    });
    let claim = |side: Color| {
        let label = shared::panel::claim_draw(side);
        view! { <EventButton act="claim-draw" label event=Event::ClaimDraw(side)/> }
    };
    view! {
        <div class="primary">
            <Show when=move || is_shown.get()>{resume}</Show>
            <Show when=move || is_order_unknown.get()>
                <EventButton act="play-on" label=shared::panel::play_on() event=Event::PlayOn/>
            </Show>
            {move || claimants.get().into_iter().map(claim).collect_view()}
            <DefaultClaimsNow/>
        </div>
    }
}
