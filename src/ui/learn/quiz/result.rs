//! The result of a quiz: [`QuizResult`].

use leptos::prelude::*;

use super::sitting::{Sitting, fresh_seed};
use crate::lessons::quiz::AskedQuestion;
use crate::platform::focus::take_focus;
use crate::ui::text::learn as texts;
use crate::ui::widgets::worded_lesson::{WordedLesson, step_href};

/// The score, the wrong answers, and the ways to another quiz.
#[component]
pub(super) fn QuizResult(sitting: Sitting) -> impl IntoView {
    let (score, seed, mistakes) = sitting.quiz.with_untracked(|quiz| {
        let mistakes = quiz.wrong().filter_map(Mistake::of).collect::<Vec<_>>();
        (quiz.score(), quiz.seed(), mistakes)
    });
    let course = sitting.course.get_untracked();
    let wrong = if mistakes.is_empty() {
        view! { <p>{texts::quiz::all_right()}</p> }.into_any()
    } else {
        let row = |mistake| view! { <MistakeRow mistake/> };
        view! {
            <h3>{texts::quiz::were_wrong()}</h3>
            <ol class="mistakes">{mistakes.into_iter().map(row).collect_view()}</ol>
        }
        .into_any()
    };
    view! {
        <div class="lesson-end">
            <h2 class="end-title" tabindex="-1" use:take_focus=true>
                {texts::quiz::result()}
            </h2>
            <p class="score-line num" data-right=score.right.to_string()>
                {texts::quiz::score(score.right, score.of)}
            </p>
            {wrong}
            <p class="primary">
                <button
                    class="main"
                    data-act="another"
                    on:click=move |_| sitting.begin(fresh_seed(), course)
                >
                    {texts::quiz::another()}
                </button>
                <button data-act="same" on:click=move |_| sitting.begin(seed, course)>
                    {texts::quiz::same()}
                </button>
            </p>
        </div>
    }
}

/// A question with a wrong answer.
struct Mistake {
    asks: &'static str,
    given: &'static str,
    right: &'static str,
    /// Why the right answer is right.
    why: &'static str,
    /// The address of its step, and the title of the lesson.
    href: String,
    lesson: &'static str,
}

impl Mistake {
    fn of(asked: &AskedQuestion) -> Option<Mistake> {
        let question = asked.question;
        let taught = WordedLesson::at(question.course, question.lesson)?;
        let said = taught.step(question.step)?;
        let (given, _) = *said.answers.get(*asked.order.get(asked.given()?)?)?;
        let right = question.answers().iter().position(|right| *right)?;
        let (right, why) = *said.answers.get(right)?;
        Some(Mistake {
            asks: said.asks,
            given,
            right,
            why,
            href: step_href(&taught, question.step),
            lesson: taught.words.title,
        })
    }
}

/// The question, the learner's answer, the right one, and the way to its step.
#[component]
fn MistakeRow(mistake: Mistake) -> impl IntoView {
    let line = |label: &'static str, answer: &'static str| {
        view! {
            <p>
                <span class="quiet">{label}</span>
                " "
                {answer}
            </p>
        }
    };
    view! {
        <li>
            <p class="asks">{mistake.asks}</p>
            {line(texts::quiz::your_answer(), mistake.given)}
            {line(texts::quiz::right_answer(), mistake.right)}
            <p>{mistake.why}</p>
            <p>
                <a href=mistake.href>{texts::quiz::to_step()} ": " {mistake.lesson}</a>
            </p>
        </li>
    }
}
