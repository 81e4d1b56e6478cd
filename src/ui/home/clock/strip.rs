//! The effect of a touch on the clock, in words: [`Strip`].

use leptos::prelude::*;

use crate::clock::view::bar::BarView;
use crate::clock::{Phase, Setup};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::{self, base, bound};
use crate::ui::widgets::control_words as words;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::panel::heading;

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
pub(super) fn Strip() -> impl IntoView {
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
