//! A step of a lesson or a quiz: its text, its exhibit, its task, the feedback and its foot.

mod foot;
mod question;

use leptos::prelude::*;

use super::exhibit::Stage;
use crate::lessons::lesson::Asks;
use crate::lessons::run::StepOutcome;
use crate::platform::dom::DomEvent;
use crate::platform::focus::take_focus;
use crate::ui::learn::exhibit::Exhibit;
use crate::ui::text::lessons::StepText;
use crate::ui::text::{bound, learn as texts};
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::moment;
pub(super) use foot::StepFoot;
use question::Question;

/// The step at hand.
#[component]
pub(super) fn StepView(
    stage: Stage,
    words: &'static StepText,
    /// For each place on the page, the place of its answer in the texts.
    order: Vec<usize>,
    /// Whether the step's words take the focus.
    takes_focus: bool,
) -> impl IntoView {
    let step = stage.step()?;
    let is_done = Memo::new(move |_| stage.outcome() == StepOutcome::Done);
    let is_task = matches!(step.asks, Asks::Task { .. });
    let is_question = matches!(step.asks, Asks::Question { .. });
    let has_exhibit = step.exhibit.is_some();
    let feedback = match step.asks {
        Asks::Nothing => ().into_any(),
        Asks::Task { .. } => view! { <StepDone is_done words/> }.into_any(),
        Asks::Question { .. } => view! { <Question stage words order/> }.into_any(),
    };
    let rule = step
        .rule
        .map(|rule| view! { <p class="rule-cited">{texts::rule::cited(rule)}</p> });
    // The task comes before the exhibit, and the outcome after it, so that people read them in
    // order.
    Some(view! {
        <div class="step" class:with-exhibit=has_exhibit class:with-question=is_question>
            <StepWords words=words.says takes_focus/>
            {is_task.then(|| view! { <Task is_done words/> })}
            {has_exhibit.then(|| view! { <ExhibitPlace stage/> })}
            <div class="step-asks stack apart">{feedback} {rule}</div>
        </div>
    })
}

/// The words of a step; blank lines separate the paragraphs.
#[component]
fn StepWords(words: &'static str, takes_focus: bool) -> impl IntoView {
    let paragraph = |part| view! { <p>{bound(part)}</p> };
    let paragraphs = words.split("\n\n").map(paragraph).collect_view();
    view! {
        <div class="says-it" tabindex="-1" use:take_focus=takes_focus>
            {paragraphs}
        </div>
    }
}

#[component]
fn Task(is_done: Memo<bool>, words: &'static StepText) -> impl IntoView {
    view! {
        <div class="task" class:solved=move || is_done.get()>
            <h2 class="unseen">{texts::player::task()}</h2>
            <p class="asks" tabindex="-1">
                {bound(words.asks)}
            </p>
        </div>
    }
}

/// Says that the task is done, and what the learner has learnt.
#[component]
fn StepDone(is_done: Memo<bool>, words: &'static StepText) -> impl IntoView {
    view! {
        <div
            class="lesson-verdict"
            role="status"
            data-verdict=move || is_done.get().then_some("done")
        >
            <Show when=move || is_done.get()>
                <p>
                    {Icon::Check.view()}
                    <span>
                        <strong>{texts::player::done()}</strong>
                        " "
                        {bound(words.done)}
                    </span>
                </p>
            </Show>
        </div>
    }
}

/// The exhibit, inert while its solution is shown.
#[component]
fn ExhibitPlace(stage: Stage) -> impl IntoView {
    view! {
        <div class="exhibit-place stack" on:keydown=move |event| keep_own_keys(&event.into())>
            <div class="exhibit" inert=move || stage.is_showing()>
                <Exhibit stage/>
            </div>
            <div class="exhibit-showing" role="status">
                <Show when=move || stage.is_showing()>
                    <p>{texts::player::showing()}</p>
                </Show>
            </div>
            <Refusal stage/>
        </div>
    }
}

/// Keeps the keys that an exhibit uses itself from turning the lesson's pages.
fn keep_own_keys(event: &DomEvent) {
    let is_used = event.key().is_some_and(|key| {
        key.code.starts_with("Arrow") || matches!(key.code.as_str(), "Enter" | "Space")
    });
    if is_used {
        event.stop();
    }
}

/// Says why the last act did nothing.
#[component]
fn Refusal(stage: Stage) -> impl IntoView {
    let why = move || {
        let why = stage.refused.get()?;
        // A lesson's time belongs to no time zone, so it is shown in UTC.
        let words = texts::why_refused(&why, &moment::in_utc);
        Some(view! { <p class="refusal">{words}</p> })
    };
    view! {
        <div class="exhibit-refusal" role="status">
            {why}
        </div>
    }
}
