//! The question of a step: [`Question`].

use leptos::html;
use leptos::prelude::*;

use crate::lessons::run::StepOutcome;
use crate::platform::dom::Node;
use crate::platform::timer::after_paint;
use crate::ui::learn::exhibit::Stage;
use crate::ui::text::bound;
use crate::ui::text::learn as texts;
use crate::ui::text::lessons::StepText;
use crate::ui::widgets::icon::Icon;

/// A question and its answers, in the given order.
#[component]
pub(super) fn Question(stage: Stage, words: &'static StepText, order: Vec<usize>) -> impl IntoView {
    let outcome = Memo::new(move |_| stage.outcome());
    let answer = move |(shown, place): (usize, usize)| {
        let (answer, _) = *words.answers.get(place)?;
        Some(view! { <Answer stage outcome shown place answer/> })
    };
    let answers = order.into_iter().enumerate().filter_map(answer);
    view! {
        <div class="lesson-question">
            <h2 class="unseen">{texts::player::question()}</h2>
            <p class="asks" tabindex="-1">
                {bound(words.asks)}
            </p>
            <ol class="answers">{answers.collect_view()}</ol>
            <Reason outcome words/>
        </div>
    }
}

/// Why the answer that was given last is right or wrong, below all of them, so that none moves.
#[component]
fn Reason(outcome: Memo<StepOutcome>, words: &'static StepText) -> impl IntoView {
    let node = NodeRef::new();
    let why = move || {
        let (word, place) = match outcome.get() {
            StepOutcome::Right(place) => (texts::player::right(), place),
            StepOutcome::Wrong(place) => (texts::player::wrong(), place),
            StepOutcome::Open | StepOutcome::Done => return None,
        };
        let (_, why) = *words.answers.get(place)?;
        Some(view! {
            <p>
                <strong>{word}</strong>
                " "
                {bound(why)}
            </p>
        })
    };
    // On a small screen it may be below the edge.
    Effect::new(move |before: Option<StepOutcome>| {
        let now = outcome.get();
        if before.is_some_and(|before| before != now) {
            after_paint(move || scroll_near(node));
        }
        now
    });
    view! {
        <div class="reason" role="status" node_ref=node>
            {why}
        </div>
    }
}

fn scroll_near(node: NodeRef<html::Div>) {
    // The step may be gone by then.
    if let Some(element) = node.try_get_untracked().flatten() {
        Node::from(element).scroll_near();
    }
}

/// The state of an answer: not given yet, right or wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AnswerState {
    Open,
    Right,
    Wrong,
}

impl AnswerState {
    fn of(stage: Stage, outcome: StepOutcome, place: usize) -> AnswerState {
        match outcome {
            StepOutcome::Right(right) if right == place => AnswerState::Right,
            _ if stage.run.with(|run| run.was_given(place)) => AnswerState::Wrong,
            _ => AnswerState::Open,
        }
    }

    /// The name by which style sheets and tests know it.
    const fn name(self) -> &'static str {
        match self {
            AnswerState::Open => "open",
            AnswerState::Right => "right",
            AnswerState::Wrong => "wrong",
        }
    }
}

/// An answer.
#[component]
fn Answer(
    stage: Stage,
    outcome: Memo<StepOutcome>,
    /// Its place on the page.
    shown: usize,
    /// Its place in the texts.
    place: usize,
    answer: &'static str,
) -> impl IntoView {
    let state = Memo::new(move |_| AnswerState::of(stage, outcome.get(), place));
    let is_off = move || outcome.get().is_solved() && state.get() != AnswerState::Right;
    let give = move |_| {
        if !outcome.get_untracked().is_solved() {
            stage.answer(place);
        }
    };
    let mark = move || match state.get() {
        AnswerState::Open => (shown + 1).to_string().into_any(),
        AnswerState::Right => Icon::Check.view().into_any(),
        AnswerState::Wrong => Icon::Close.view().into_any(),
    };
    view! {
        <li>
            <button
                class="lesson-answer"
                data-answer=place.to_string()
                data-state=move || state.get().name()
                disabled=is_off
                aria-keyshortcuts=(shown + 1).to_string()
                on:click=give
            >
                <span class="mark" aria-hidden="true">
                    {mark}
                </span>
                <span>{bound(answer)}</span>
            </button>
        </li>
    }
}
