//! The arbiter's panel: every action on a stopped clock, each within one or two touches.

mod correct;
mod end;
mod give;
mod material;
mod penalties;
pub(crate) mod stopper;
mod view;

use leptos::prelude::*;

use super::default_claim::absence_now;
use super::history::history;
use super::icon::Icon;
use super::notices::notices;
use super::page::home;
use crate::clock::state::{FlagVerdict, Gap};
use crate::clock::view::bar::BarView;
use crate::clock::{Color, EntryId, Event, Face, Phase, Rejection, State};
use crate::platform::focus;
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::el::{El, dynamic, el, several, watch, when};
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::t;
use correct::correct;
use end::end;
use give::give;
use material::{material, on_board};
use penalties::{not_taken_back, penalties};
use stopper::stopper;
use view::{View, button, happen, refusal};

/// Where the panel is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PanelPlace {
    /// The clock, which shows nothing else while it is stopped.
    Clock,
    /// Over the board, which stays in view while the clocks are stopped and shows the result
    /// itself.
    BesideBoard,
}

/// Whether the panel is open: always for the question about time away and over a stopped clock;
/// otherwise only if `wanted`, and never while the game is ready or running.
pub(crate) fn is_open(
    clock: ClockController,
    wanted: RwSignal<bool>,
    place: PanelPlace,
) -> Memo<bool> {
    Memo::new(move |_| match clock.phase.get() {
        Phase::Away(_) => true,
        Phase::Stopped(..) if place == PanelPlace::Clock => true,
        Phase::Stopped(..) | Phase::Fallen(_) | Phase::Ended(_) => wanted.get(),
        Phase::Ready | Phase::Running(_) => false,
    })
}

/// Buttons that open the panel: the menu, the pause control, or their replacement after the game.
const OPENERS: &str = "main [data-act=panel], main [data-act=pause], main [data-act=new]";

/// Whether the panel may be closed: not over a stopped clock, and never before the question about
/// time away is answered.
fn may_close(phase: Phase, place: PanelPlace) -> bool {
    match phase {
        Phase::Away(_) => false,
        Phase::Stopped(..) => place == PanelPlace::BesideBoard,
        _ => true,
    }
}

/// The panel, while open. Over the clock, the end of the game opens it to show the result.
pub(crate) fn panel(wanted: RwSignal<bool>, opened: Memo<bool>, place: PanelPlace) -> El {
    let clock = expect_context::<ClockController>();
    let phase = clock.phase;
    let open = move || opened.get();
    let view = RwSignal::new(View::Main);
    // Closing resets the panel to its first page and restores the focus from before it opened.
    let from = StoredValue::new_local(None);
    let was_open = StoredValue::new(false);
    watch(move || {
        let open = open();
        if open == was_open.get_value() {
            return;
        }
        was_open.set_value(open);
        if open {
            from.set_value(focus::holder());
            return;
        }
        view.set(View::Main);
        let holder = from.try_update_value(Option::take).flatten();
        once(Millis::ZERO, move || {
            let free = focus::holder().is_none();
            if free && !holder.is_some_and(|holder| holder.take_back()) {
                focus::move_to(OPENERS);
            }
        });
    });
    let on_key = move |key: &KeyPress| {
        // Ignores key repeat on controls, including the one focused after the panel closes.
        let presses = matches!(key.code.as_str(), "Space" | "Enter" | "NumpadEnter");
        if key.repeat && presses && key.on_control && !key.writing {
            return true;
        }
        if key.code != "Escape" || key.repeat || key.modified || !opened.get_untracked() {
            return false;
        }
        if may_close(phase.get_untracked(), place) {
            wanted.set(false);
        } else {
            view.set(View::Main);
        }
        true
    };
    let keys = StoredValue::new_local(on_key_down(on_key));
    on_cleanup(move || drop(keys.try_update_value(Option::take)));
    watch(move || match phase.get() {
        Phase::Ready | Phase::Running(_) => wanted.set(false),
        Phase::Ended(_) if place == PanelPlace::Clock => wanted.set(true),
        _ => {}
    });
    // The memo ignores changes of who stopped the clocks.
    let stopped = Memo::new(move |_| matches!(phase.get(), Phase::Stopped(..)));
    watch(move || {
        if stopped.get() {
            wanted.set(true);
        }
    });
    when(open, move || {
        let body = dynamic(move || {
            let shown = (phase.get(), view.get());
            untrack(|| match shown {
                (Phase::Away(gap), _) => away(clock, gap),
                (_, View::Main) => first(clock, view, wanted, place),
                (_, View::Correct) => sub(view, t().panel.correct, correct(clock, view)),
                (_, View::Penalties) => sub(view, t().panel.penalties, penalties(clock, view)),
                (_, View::NotTakenBack(side)) => {
                    sub(view, t().panel.penalties, not_taken_back(clock, view, side))
                }
                (_, View::Give) => sub(view, t().panel.give, give(clock, view)),
                (_, View::End) => sub(view, t().panel.end, end(clock, view)),
                (_, View::Log) => sub(view, t().panel.log, log(clock)),
                (_, View::New) => sub(view, t().panel.new_game, replace(clock)),
            })
        });
        // Focus the panel once it is in the document.
        once(Millis::ZERO, || focus::enter(".panel", ".panel"));
        several().child(el("div").class("veil")).child(
            el("section")
                .class("panel")
                .attr("role", "dialog")
                .attr("tabindex", "-1")
                .attr("aria-modal", "true")
                .attr("aria-label", t().face.pause)
                .child(notices())
                .child(body),
        )
    })
}

/// A page of the panel other than the first.
fn sub(view: RwSignal<View>, title: &str, body: El) -> El {
    let back = el("button")
        .class("tool")
        .attr("data-act", "panel-back")
        .attr("aria-label", t().common.back)
        .on("click", move |_| view.set(View::Main))
        .child(Icon::Back.view());
    let header = el("header").child(back).child(el("h2").child(title));
    several().child(header).child(body)
}

fn log(clock: ClockController) -> El {
    let now = clock.state().now;
    clock.game.with_untracked(|game| history(game, now))
}

/// The status as a heading.
pub(crate) fn heading(bar: BarView) -> String {
    match bar {
        BarView::Ended(outcome) => (t().words.outcome)(outcome),
        BarView::Fallen(side)
        | BarView::Running {
            fallen: Some(side), ..
        } => (t().panel.fallen)(side),
        BarView::OrderUnknown => t().panel.order_unknown.into(),
        BarView::PutOff => t().panel.put_off.into(),
        BarView::Stopped(side) => (t().panel.stopped)(side),
        BarView::Away(..) => (t().panel.rejection)(Rejection::AwayUndecided).into(),
        BarView::Ready { .. } | BarView::Running { .. } => t().panel.ready.into(),
    }
}

/// Both sides' exact times, marking extra time.
fn readings(clock: ClockController, state: &State) -> El {
    let face = clock
        .game
        .with(|game| Face::of_state(game.clock.setup(), state));
    let reading = |side: Color| {
        let seen = face.sides.get(side);
        let name = clock.player(side);
        let hold = seen
            .first_flag
            .then(|| el("span").class("hold").child(t().face.draw_only));
        let mut reading = el("div").class("reading").attr("data-color", side.name());
        if seen.first_flag {
            reading = reading.attr("data-time", "extra");
        }
        reading
            .child(el("span").child(name))
            .child(el("strong").child(format!("{:.3}", seen.time)))
            .child(hold)
            .child(el("span").child((t().face.moves)(seen.moves)))
    };
    el("div").class("readings").child(Color::ALL.map(reading))
}

/// The first page: the most likely actions.
fn first(
    clock: ClockController,
    view: RwSignal<View>,
    wanted: RwSignal<bool>,
    place: PanelPlace,
) -> El {
    // Depends on the journal, not on passing time.
    dynamic(move || first_now(clock, view, wanted, place))
}

fn first_now(
    clock: ClockController,
    view: RwSignal<View>,
    wanted: RwSignal<bool>,
    place: PanelPlace,
) -> El {
    clock.game.track();
    let state = clock.state();
    let going_on = !matches!(state.phase, Phase::Ended(_));
    let bar = clock
        .game
        .with(|game| BarView::of(game.clock.setup(), &state));
    let mut title = el("h2").child(heading(bar));
    if let BarView::Ended(outcome) = bar {
        title = title
            .attr("data-result", outcome.result.score())
            .attr("data-reason", outcome.reason.name());
    }
    let mut header = el("header").child(title).child(home());
    if may_close(state.phase, place) {
        header = header.child(
            el("button")
                .class("tool")
                .attr("data-act", "close")
                .attr("aria-label", t().common.close)
                .on("click", move |_| wanted.set(false))
                .child(Icon::Close.view()),
        );
    }
    let (undo, redo) = clock.game.with(|game| {
        let word = |id: EntryId| {
            let entry = &game.clock.journal()[id.0 as usize];
            (id, (t().words.event)(&entry.event))
        };
        (
            game.clock.undoable().map(word),
            game.clock.redoable().map(word),
        )
    });
    let item = |act: &str, label: &str, to: View| button(act, label, move || view.set(to));
    let mut acts = el("div").class("acts");
    if let Some((id, word)) = undo {
        let undo = happen(clock, "undo", t().panel.undo, Event::Undo(id));
        acts = acts.child(undo.child(el("small").child(word)));
    }
    if let Some((id, word)) = redo {
        let redo = happen(clock, "redo", t().panel.redo, Event::Redo(id));
        acts = acts.child(redo.child(el("small").child(word)));
    }
    if going_on {
        acts = acts
            .child(item("correct", t().panel.correct, View::Correct))
            .child(item("penalties", t().panel.penalties, View::Penalties))
            .child(item("give", t().panel.give, View::Give))
            .child(happen(clock, "swap", t().panel.swap, Event::SwapSides))
            .child(item("end", t().panel.end, View::End));
    }
    acts = acts.child(item("log", t().panel.log, View::Log));
    if going_on {
        acts = acts.child(new_game(clock, view));
    }
    several()
        .child(header)
        .child(readings(clock, &state))
        .child(refusal(clock))
        .child(primary(clock, view, &state))
        .child(stopper(clock))
        .child(acts)
}

/// The main action: resume, decide about a flag, or play again.
fn primary(clock: ClockController, view: RwSignal<View>, state: &State) -> El {
    let verdict = clock
        .game
        .with(|game| state.flag_verdict(game.clock.setup()));
    let words = if state.started {
        t().panel.resume
    } else {
        t().panel.begin
    };
    let resume = || happen(clock, "resume", words, Event::Resume);
    let primary = el("div").class("primary");
    match (state.phase, verdict) {
        (Phase::Ended(_), _)
        | (_, Some(FlagVerdict::ExtraTimeOut(_) | FlagVerdict::BothFirstFlags)) => {
            let id = clock.game.with(|game| game.id.clone());
            let link = |route: Route, label: &str| {
                el("a")
                    .class("button")
                    .attr("href", route.href())
                    .child(label)
            };
            primary
                .child(new_game(clock, view))
                .child(
                    link(Route::Manage(ManageRoute::Game(id)), t().panel.details)
                        .attr("data-act", "details"),
                )
                .child(link(
                    Route::Manage(ManageRoute::Controls),
                    t().panel.other_control,
                ))
        }
        (phase, Some(FlagVerdict::Lost(loser))) => {
            // The question (6.9) comes first; resuming is for those who need no decision.
            let seen = clock.game.with(|game| game.board.is_some());
            let decide = if seen { on_board } else { material };
            let resume = matches!(phase, Phase::Stopped(..))
                .then(|| el("div").class("primary").child(resume()));
            several().child(decide(clock, loser.other())).child(resume)
        }
        (_, Some(FlagVerdict::OrderUnknown)) => primary
            .child(resume().class("main"))
            .child(happen(clock, "play-on", t().panel.play_on, Event::PlayOn)),
        _ => primary
            .child(resume().class("main"))
            .child(Color::ALL.map(|side| claim(clock, state, side)))
            .child(absence_now(clock)),
    }
}

/// The draw claim of a side that may make it.
fn claim(clock: ClockController, state: &State, side: Color) -> Option<El> {
    let may = clock
        .game
        .with(|game| state.may_claim_draw(game.clock.setup(), side));
    may.then(|| {
        let label = (t().panel.claim_draw)(side);
        happen(clock, "claim-draw", &label, Event::ClaimDraw(side))
    })
}

/// A new game with the same control, after a confirmation if moves were made.
fn new_game(clock: ClockController, view: RwSignal<View>) -> El {
    let new = move || {
        if clock.has_moves() {
            view.set(View::New)
        } else {
            clock.again()
        }
    };
    button("new", t().panel.new_game, new).class("new")
}

/// Asks whether to replace the current game.
fn replace(clock: ClockController) -> El {
    let sure = button("new-sure", t().controls.replaces_end, move || clock.again());
    several()
        .child(el("p").class("question").child(t().panel.new_game_sure))
        .child(el("div").class("primary").child(sure.class("main")))
}

/// Asks whether the time away counts, before anything else.
fn away(clock: ClockController, gap: Gap) -> El {
    let side = gap.turn.side;
    let words = (t().panel.away)(side, &(t().words.spoken)(gap.length()));
    let count = (t().panel.away_count)(side);
    let decide = |act, label: &str, counts| {
        happen(clock, act, label, Event::CountAway(counts)).class("main")
    };
    several()
        .child(el("header").child(el("h2").child(t().panel.away_title)))
        .child(el("p").class("question").child(words))
        .child(
            el("div")
                .class("primary")
                .child(decide("count-away", &count, true))
                .child(decide("ignore-away", t().panel.away_ignore, false)),
        )
}
