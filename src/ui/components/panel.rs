//! The arbiter's panel: everything that can be done to a stopped clock, each
//! within one or two touches.

mod correct;
mod end;
mod give;
mod penalties;

use leptos::prelude::*;

use super::history::history;
use super::icon::Icon;
use crate::clock::color::Color;
use crate::clock::event::{EntryId, Event};
use crate::clock::outcome::{GameResult, Outcome, Reason};
use crate::clock::state::{FlagVerdict, Gap, Phase, State};
use crate::platform::focus;
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::el::{El, dynamic, el, several, watch, when};
use crate::ui::route::Route;
use crate::ui::table::{Table, name_of};
use crate::ui::text::t;
use correct::correct;
use end::end;
use give::give;
use penalties::penalties;

/// What the panel shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum View {
    #[default]
    Main,
    Correct,
    Penalties,
    Give,
    End,
    Log,
}

/// Whether the panel is open: while the clocks are stopped, and where it is
/// `wanted` also when they are frozen or the game is over.
pub fn is_open(table: Table, wanted: RwSignal<bool>) -> Memo<bool> {
    Memo::new(move |_| match table.face.with(|face| face.phase) {
        Phase::Stopped(..) | Phase::Away(_) => true,
        Phase::Fallen(_) | Phase::Ended(_) => wanted.get(),
        Phase::Ready | Phase::Running(_) => false,
    })
}

/// The panel, while it is open. A game that ends opens it, to show how.
pub fn panel(wanted: RwSignal<bool>, opened: Memo<bool>) -> El {
    let table = expect_context::<Table>();
    let phase = Memo::new(move |_| table.face.with(|face| face.phase));
    let open = move || opened.get();
    let view = RwSignal::new(View::Main);
    // A panel opens on its first page, and a running game closes it.
    watch(move || {
        if !open() {
            view.set(View::Main);
        }
    });
    watch(move || match phase.get() {
        Phase::Ready | Phase::Running(_) => wanted.set(false),
        Phase::Ended(_) => wanted.set(true),
        _ => {}
    });
    when(open, move || {
        let body = dynamic(move || {
            let shown = (phase.get(), view.get());
            untrack(|| match shown {
                (Phase::Away(gap), _) => away(table, gap),
                (_, View::Main) => first(table, view, wanted),
                (_, View::Correct) => sub(view, t().panel.correct, correct(table, view)),
                (_, View::Penalties) => sub(view, t().panel.penalties, penalties(table, view)),
                (_, View::Give) => sub(view, t().panel.give, give(table, view)),
                (_, View::End) => sub(view, t().panel.end, end(table, view)),
                (_, View::Log) => sub(view, t().panel.log, log(table)),
            })
        });
        // Once it is there, the keyboard is in it.
        once(Millis::ZERO, || focus::move_to(".panel"));
        several().child(el("div").class("veil")).child(
            el("section")
                .class("panel")
                .attr("role", "dialog")
                .attr("tabindex", "-1")
                .attr("aria-modal", "true")
                .attr("aria-label", t().face.pause)
                .child(body),
        )
    })
}

/// A page of the panel behind its first one.
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

fn log(table: Table) -> El {
    let now = table.state().now;
    table.game.with_untracked(|game| history(game, now))
}

/// What happened, in a heading.
pub(super) fn heading(table: Table, state: &State) -> String {
    let verdict = table
        .game
        .with(|game| state.flag_verdict(game.clock.setup()));
    match (state.phase, verdict) {
        (Phase::Ended(outcome), _) => (t().words.outcome)(outcome),
        (_, Some(FlagVerdict::Lost(side))) => (t().panel.fallen)(side),
        (_, Some(FlagVerdict::OrderUnknown)) => t().panel.order_unknown.into(),
        (Phase::Stopped(turn, _), None) => (t().panel.stopped)(turn.side),
        _ => t().panel.ready.into(),
    }
}

/// Both times, exactly.
fn readings(table: Table, state: &State) -> El {
    let reading = |side: Color| {
        let account = state.accounts.get(side);
        let name = table.game.with(|game| name_of(&game.players, side));
        el("div")
            .class("reading")
            .attr("data-color", side.name())
            .child(el("span").child(name))
            .child(el("strong").child(format!("{:.3}", account.balance)))
            .child(el("span").child((t().face.moves)(account.moves)))
    };
    el("div").class("readings").child(Color::ALL.map(reading))
}

/// A button that does something.
fn button(act: &str, label: &str, click: impl Fn() + 'static) -> El {
    el("button")
        .attr("data-act", act)
        .on("click", move |_| click())
        .child(label)
}

/// A button by which something happens to the clock.
fn happen(table: Table, act: &str, label: &str, event: Event) -> El {
    button(act, label, move || {
        let _ = table.act(event);
    })
}

/// The first page: what one came for.
fn first(table: Table, view: RwSignal<View>, wanted: RwSignal<bool>) -> El {
    // Everything here depends on the journal, and on nothing that ticks.
    dynamic(move || first_now(table, view, wanted))
}

fn first_now(table: Table, view: RwSignal<View>, wanted: RwSignal<bool>) -> El {
    table.game.track();
    let state = table.state();
    let going_on = !matches!(state.phase, Phase::Ended(_));
    let mut header = el("header").child(el("h2").child(heading(table, &state)));
    if !matches!(state.phase, Phase::Stopped(..)) {
        header = header.child(
            el("button")
                .class("tool")
                .attr("data-act", "close")
                .attr("aria-label", t().common.close)
                .on("click", move |_| wanted.set(false))
                .child(Icon::Close.view()),
        );
    }
    let (undo, redo) = table.game.with(|game| {
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
        let undo = happen(table, "undo", t().panel.undo, Event::Undo(id));
        acts = acts.child(undo.child(el("small").child(word)));
    }
    if let Some((id, word)) = redo {
        let redo = happen(table, "redo", t().panel.redo, Event::Redo(id));
        acts = acts.child(redo.child(el("small").child(word)));
    }
    if going_on {
        acts = acts
            .child(item("correct", t().panel.correct, View::Correct))
            .child(item("penalties", t().panel.penalties, View::Penalties))
            .child(item("give", t().panel.give, View::Give))
            .child(happen(table, "swap", t().panel.swap, Event::SwapSides))
            .child(item("end", t().panel.end, View::End));
    }
    acts = acts.child(item("log", t().panel.log, View::Log));
    if going_on {
        acts = acts.child(new_game(table));
    }
    several()
        .child(header)
        .child(readings(table, &state))
        .child(refusal(table))
        .child(primary(table, &state))
        .child(acts)
}

/// The one thing to do: resume, take the result of a flag, or play again.
fn primary(table: Table, state: &State) -> El {
    let verdict = table
        .game
        .with(|game| state.flag_verdict(game.clock.setup()));
    let ended = |act, label: &str, result, reason| {
        happen(table, act, label, Event::End(Outcome { result, reason }))
    };
    let resume = || happen(table, "resume", t().panel.resume, Event::Resume).class("main");
    let primary = el("div").class("primary");
    match (state.phase, verdict) {
        (Phase::Ended(_), _) => {
            let id = table.game.with(|game| game.id.clone());
            let link = |route: Route, label: &str| {
                el("a")
                    .class("button")
                    .attr("href", route.href())
                    .child(label)
            };
            primary
                .child(new_game(table))
                .child(link(Route::Game(id), t().panel.details).attr("data-act", "details"))
                .child(link(Route::Controls, t().panel.other_control))
        }
        (phase, Some(FlagVerdict::Lost(loser))) => {
            let winner = loser.other();
            let won = ended(
                "flag-win",
                &(t().panel.wins)(winner),
                GameResult::Win(winner),
                Reason::Flag,
            );
            let drawn = ended(
                "flag-draw",
                &(t().panel.cannot_mate)(winner),
                GameResult::Draw,
                Reason::FlagWithoutMate,
            );
            primary
                .child(won.class("main"))
                .child(drawn)
                .child(matches!(phase, Phase::Stopped(..)).then(resume))
        }
        (_, Some(FlagVerdict::OrderUnknown)) => primary.child(resume()).child(happen(
            table,
            "play-on",
            t().panel.play_on,
            Event::PlayOn,
        )),
        _ => primary.child(resume()),
    }
}

/// A new game with the same control.
fn new_game(table: Table) -> El {
    button("new", t().panel.new_game, move || table.again()).class("new")
}

/// Why the last thing could not be done.
fn refusal(table: Table) -> El {
    dynamic(move || {
        table.refused.get().map(|why| {
            el("p")
                .class("refusal")
                .attr("role", "alert")
                .child((t().panel.rejection)(why))
        })
    })
}

/// Whether the time away counts: the one question that stands before all else.
fn away(table: Table, gap: Gap) -> El {
    let side = gap.turn.side;
    let words = (t().panel.away)(side, &(t().words.spoken)(gap.length()));
    let count = (t().panel.away_count)(side);
    let decide = |act, label: &str, counts| {
        happen(table, act, label, Event::CountAway(counts)).class("main")
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
