//! A step of a lesson: its text, its exhibit, its task and the feedback.

use leptos::prelude::*;

use super::feedback::{paragraphs, refusal, rule};
use crate::lessons::lesson::Asks;
use crate::lessons::run::StepOutcome;
use crate::ui::el::{El, dynamic, el, several, text, when};
use crate::ui::learn::exhibit::{Stage, exhibit};
use crate::ui::text::bound;
use crate::ui::text::learn;
use crate::ui::text::learn::StepText;
use crate::ui::widgets::icon::Icon;

/// The step at hand, with its answers in an order: for each place on the page,
/// that of the answer. What it says takes the focus when `focus` says so.
pub(super) fn step(stage: Stage, words: &'static StepText, order: Vec<usize>, focus: bool) -> El {
    let Some(step) = stage.step() else {
        return several();
    };
    let says = el("div")
        .class("says-it")
        .attr("tabindex", "-1")
        .child(paragraphs(words.says));
    if focus {
        let node = says.node().clone();
        crate::platform::timer::after_paint(move || node.focus());
    }
    let has_exhibit = step.exhibit.is_some();
    let can_show = matches!(step.asks, Asks::Task { .. });
    // What is to be done is read before it is done, and what came of it after.
    let (task, asked) = match step.asks {
        Asks::Nothing => (None, None),
        Asks::Task { .. } => {
            let is_done = Memo::new(move |_| stage.outcome() == StepOutcome::Done);
            (Some(task(is_done, words)), Some(done(is_done, words)))
        }
        Asks::Question { .. } => (None, Some(question(stage, words, order))),
    };
    el("div")
        .class("step")
        .class_with("with-exhibit", move || has_exhibit)
        .child(says)
        .child(task)
        .child(has_exhibit.then(|| shown(stage, can_show)))
        .child(
            el("div")
                .class("step-asks")
                .child(asked)
                .child(rule(step.rule)),
        )
}

/// The exhibit, out of reach while its handling is shown.
fn shown(stage: Stage, can_show: bool) -> El {
    el("div")
        .class("exhibit-place")
        // Its keys are its own.
        .on("keydown", |event| {
            let used = event.key().is_some_and(|key| {
                key.code.starts_with("Arrow") || matches!(key.code.as_str(), "Enter" | "Space")
            });
            if used {
                event.stop();
            }
        })
        .child(
            el("div")
                .class("exhibit")
                .attr_with("inert", move || stage.is_showing().then_some(""))
                .child(exhibit(stage)),
        )
        .child(
            el("div")
                .class("exhibit-showing")
                .attr("role", "status")
                .child(when(
                    move || stage.is_showing(),
                    || el("p").child(learn().player.showing),
                )),
        )
        .child(refusal(stage))
        .child(tools(stage, can_show))
}

/// Whatever one did, it can be begun again.
fn tools(stage: Stage, can_show: bool) -> El {
    let words = &learn().player;
    el("p")
        .class("step-tools")
        .child(
            el("button")
                .attr("data-act", "begin-again")
                .on("click", move |_| stage.begin())
                .child(words.begin_again),
        )
        .child(can_show.then(|| {
            el("button")
                .attr("data-act", "show")
                .flag_with("disabled", move || stage.is_showing())
                .on("click", move |_| stage.show())
                .child(words.show)
        }))
}

fn task(is_done: Memo<bool>, words: &'static StepText) -> El {
    el("div")
        .class("task")
        .class_with("solved", move || is_done.get())
        .child(el("h2").child(learn().player.task))
        .child(el("p").class("asks").child(bound(words.asks)))
}

/// That the task is done, and what was learnt by it.
fn done(is_done: Memo<bool>, words: &'static StepText) -> El {
    el("div")
        .class("lesson-verdict")
        .attr("role", "status")
        .attr_with("data-verdict", move || is_done.get().then_some("done"))
        .child(when(
            move || is_done.get(),
            move || {
                let word = el("strong").child(learn().player.done);
                let why = el("span").child(word).child(" ").child(bound(words.done));
                el("p").child(Icon::Check.view()).child(why)
            },
        ))
}

fn question(stage: Stage, words: &'static StepText, order: Vec<usize>) -> El {
    let outcome = Memo::new(move |_| stage.outcome());
    let answers: Vec<El> = order
        .into_iter()
        .enumerate()
        .filter_map(|(shown, place)| {
            let (answer, why) = words.answers.get(place)?;
            Some(one(stage, outcome, shown, place, answer, why))
        })
        .collect();
    el("div")
        .class("lesson-question")
        .child(el("h2").child(learn().player.question))
        .child(el("p").class("asks").child(bound(words.asks)))
        .child(el("ol").class("answers").child(answers))
}

/// An answer, and below it the reason once it was given.
fn one(
    stage: Stage,
    outcome: Memo<StepOutcome>,
    shown: usize,
    place: usize,
    answer: &'static str,
    why: &'static str,
) -> El {
    let state = Memo::new(move |_| match outcome.get() {
        StepOutcome::Right(right) if right == place => "right",
        _ if stage.run.with(|run| run.was_given(place)) => "wrong",
        _ => "open",
    });
    let button = el("button")
        .class("lesson-answer")
        .attr("data-answer", place.to_string())
        .attr_with("data-state", move || state.get())
        .flag_with("disabled", move || {
            outcome.get().is_solved() && state.get() != "right"
        })
        .attr("aria-keyshortcuts", (shown + 1).to_string())
        .on("click", move |_| {
            if !outcome.get_untracked().is_solved() {
                stage.answer(place);
            }
        })
        .child(
            el("span")
                .class("mark")
                .attr("aria-hidden", "true")
                .child(dynamic(move || match state.get() {
                    "right" => Icon::Check.view(),
                    "wrong" => Icon::Close.view(),
                    _ => text(move || (shown + 1).to_string()),
                })),
        )
        .child(el("span").child(bound(answer)));
    let player = &learn().player;
    let reason = el("div")
        .class("reason")
        .attr("role", "status")
        .child(dynamic(move || match state.get() {
            "right" => Some(said(player.right, &bound(why))),
            "wrong" => Some(said(player.wrong, &bound(why))),
            _ => None,
        }));
    el("li").child(button).child(reason)
}

fn said(word: &str, why: &str) -> El {
    el("p")
        .child(el("strong").child(word))
        .child(" ")
        .child(why)
}
