//! The clock on home, which is one large link: [`HomeClock`].

use leptos::prelude::*;
use leptos::tachys::html::style::style;

use crate::clock::view::bar::BarView;
use crate::clock::view::half::{HalfView, SideStatus, ems};
use crate::clock::{Color, Phase, Seat, Setup};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::route::Route;
use crate::ui::text::{self, base, bound};
use crate::ui::widgets::clock_layout::layout_name;
use crate::ui::widgets::control_words as words;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::panel::heading;

/// A small copy of the clock on the table, and below it the effect of a touch.
#[component]
pub(super) fn HomeClock() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let layout = Signal::derive(move || layout_name(clock.placement().arrangement));
    let is_exchanged = Signal::derive(move || clock.placement().exchanged);
    view! {
        <a class="home-clock" data-act="clock" href=Route::Clock.href()>
            <span class="home-halves" data-layout=layout class:exchanged=is_exchanged>
                <Half seat=Seat::First/>
                <span class="home-bar" aria-hidden="true">
                    <Scale seat=Seat::Second/>
                    <Scale seat=Seat::First/>
                </span>
                <Half seat=Seat::Second/>
            </span>
            <Strip/>
        </a>
    }
}

/// The time of a player and, once the game has begun, the name.
#[component]
fn Half(seat: Seat) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let half = Memo::new(move |_| clock.face.with(|face| HalfView::of(face, seat)));
    // Signals instead of closures, so that the view code is compiled once for all of them.
    let of_half =
        move |name: fn(HalfView) -> &'static str| Signal::derive(move || name(half.get()));
    let words = move |words: fn(ClockController, Color) -> String| {
        Signal::derive(move || match half.get() {
            // Before the game the time control says it all.
            half if half.standing == SideStatus::Ready => String::new(),
            half => words(clock, half.color),
        })
    };
    let heard = words(|clock, side| {
        let time = clock.face.with(|face| face.sides.get(side).time);
        [text::spoken::say_left(side, time).as_str(), ". "].concat()
    });
    let ems = of_half(|half| ems(half.digits));
    let is_low = Signal::derive(move || half.with(|half| half.low));
    view! {
        <span
            class="home-half"
            class:low=is_low
            data-seat=seat.name()
            data-color=of_half(|half| half.color.name())
            data-state=of_half(|half| half.standing.name())
        >
            <span class="home-digits" aria-hidden="true" {..style(("--ems", ems))}>
                {Signal::derive(move || half.with(|half| half.digits.to_string()))}
            </span>
            <span class="unseen">{heard}</span>
            <span class="home-player" aria-hidden="true">{words(ClockController::player)}</span>
        </span>
    }
}

/// The scale at a player's right hand, and on it a needle. The ticks are in the style sheet.
#[component]
fn Scale(seat: Seat) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let half = Memo::new(move |_| clock.face.with(|face| HalfView::of(face, seat)));
    let second = Signal::derive(move || half.with(|half| half.digits.second().to_string()));
    let runs = Signal::derive(move || half.with(|half| half.standing == SideStatus::Running));
    let figure = |second: &'static str| view! { <span data-second=second>{second}</span> };
    view! {
        <span class="home-scale" data-seat=seat.name()>
            {["15", "30", "45"].map(figure).collect_view()}
            <span class="home-needle" {..style(("--second", second))} class:now=runs></span>
        </span>
    }
}

/// The words of the strip.
#[derive(Clone, Debug, PartialEq, Eq)]
struct StripWords {
    title: String,
    detail: String,
    /// Whether a touch leads to a clock that can be started.
    plays: bool,
}

/// The game that would begin, the one to go on with, or the result of the last one.
#[component]
fn Strip() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let strip = Memo::new(move |_| strip_words(clock));
    let words = move |words: fn(&StripWords) -> &String| {
        Signal::derive(move || strip.with(|strip| words(strip).clone()))
    };
    view! {
        <span class="home-strip">
            {move || strip.with(|strip| strip.plays.then(|| Icon::Play.view()))}
            <strong>{words(|strip| &strip.title)}</strong>
            // The space keeps screen readers from joining both.
            " "
            <span class="home-hint">{words(|strip| &strip.detail)}</span>
        </span>
    }
}

fn strip_words(clock: ClockController) -> StripWords {
    match clock.bar.get() {
        BarView::Ready { starts_in } => clock.game.with(|game| {
            let setup = game.clock.setup();
            let detail = match starts_in {
                Some(left) => base::face::starts_in(&left.to_string()),
                None => meaning(setup),
            };
            StripWords {
                title: bound(&base::home::start(&words::name(setup))),
                detail: bound(&detail),
                plays: true,
            }
        }),
        BarView::Ended(outcome) => StripWords {
            title: outcome.result.shown().into(),
            detail: text::history::outcome(outcome),
            plays: false,
        },
        bar => StripWords {
            title: base::home::go_on().into(),
            detail: match clock.phase.get() {
                Phase::Running(turn) => base::panel::stopped(turn.side).to_owned(),
                _ => heading(bar),
            },
            plays: true,
        },
    }
}

/// The meaning of the time control, and whether the first move already has its increment.
fn meaning(setup: &Setup) -> String {
    let mut meaning = words::detail(setup);
    if words::is_figures(setup) && setup.included_bonus().is_some() {
        meaning.push_str(base::home::first_included());
    }
    meaning
}
