//! A question of a quiz: [`QuizQuestion`].

use std::cmp::Ordering;

use leptos::prelude::*;

use super::sitting::Sitting;
use crate::lessons::quiz::AskedQuestion;
use crate::lessons::run::StepOutcome;
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::ui::learn::exhibit::Stage;
use crate::ui::learn::step::StepView;
use crate::ui::learn::step_line::StepLine;
use crate::ui::text::learn as texts;
use crate::ui::watch::watch;
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::worded_lesson::WordedLesson;

/// A question of a quiz. Only the first answer counts.
#[component]
pub(super) fn QuizQuestion(sitting: Sitting, place: usize, asked: AskedQuestion) -> impl IntoView {
    let count = sitting.quiz.with_untracked(|quiz| quiz.asked().len());
    let taught = WordedLesson::at(asked.question.course, asked.question.lesson)?;
    let words = taught.step(asked.question.step)?;
    let stage = Stage::new(taught.lesson, asked.question.step);
    let outcome = Memo::new(move |_| stage.outcome());
    let order = asked.order.clone();
    watch(move || {
        if let StepOutcome::Right(given) | StepOutcome::Wrong(given) = outcome.get()
            && let Some(shown) = order.iter().position(|place| *place == given)
        {
            sitting.quiz.update_untracked(|quiz| {
                let _ = quiz.answer(place, shown);
            });
        }
    });
    let order = asked.order.clone();
    use_listener(on_key_down(move |key| on_key(sitting, stage, &order, key)));
    let mark = move |mark: usize| match mark.cmp(&place) {
        Ordering::Less => "passed",
        Ordering::Equal => "here",
        Ordering::Greater => "open",
    };
    Some(view! {
        <StepLine words=texts::quiz::question(place + 1, count) count mark/>
        <StepView stage words order=asked.order takes_focus=sitting.moved.get_value()/>
        <Ways sitting stage outcome is_last={place + 1 == count}/>
    })
}

/// The way on, once the question is answered.
#[component]
fn Ways(
    sitting: Sitting,
    stage: Stage,
    outcome: Memo<StepOutcome>,
    is_last: bool,
) -> impl IntoView {
    let is_open = move || outcome.get() == StepOutcome::Open;
    let label = if is_last {
        texts::quiz::see_result()
    } else {
        texts::player::go_on()
    };
    view! {
        <nav class="ways" aria-label=texts::quiz::title()>
            <small>{move || if is_open() { texts::player::answer_first() } else { "" }}</small>
            <button
                class="main"
                data-act="step-on"
                disabled=is_open
                on:click=move |_| go_on(sitting, stage)
            >
                {label}
            </button>
        </nav>
    }
}

fn go_on(sitting: Sitting, stage: Stage) {
    if untrack(|| stage.outcome()) != StepOutcome::Open {
        sitting.go_on();
    }
}

/// Digits answer, in the order of the page; Enter and the arrow go on.
fn on_key(sitting: Sitting, stage: Stage, order: &[usize], key: &KeyPress) -> bool {
    if key.repeat || key.modified || key.writing {
        return false;
    }
    if key.code == "ArrowRight" || (key.code == "Enter" && !key.on_control) {
        go_on(sitting, stage);
        return true;
    }
    let number = key.key.parse::<usize>().ok();
    let shown = number.and_then(|number| number.checked_sub(1));
    let Some(place) = shown.and_then(|shown| order.get(shown)) else {
        return false;
    };
    if !untrack(|| stage.outcome()).is_solved() {
        stage.answer(*place);
    }
    true
}
