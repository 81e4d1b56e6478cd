//! The end of a lesson: its summary, and what is next.

use leptos::prelude::*;

use super::player::{Frame, Player};
use crate::lessons::lesson::{Asks, Step};
use crate::platform::focus::take_focus;
use crate::ui::route::Route;
use crate::ui::text::base;
use crate::ui::text::learn as texts;
use crate::ui::text::lessons::StepText;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::worded_lesson::{WordedLesson, lesson_href};

#[component]
pub(super) fn LessonEnd(player: Player) -> impl IntoView {
    let taught = player.taught;
    let open = open_steps(player);
    let (name, title) = if open.is_empty() {
        ("done", texts::player::end())
    } else {
        ("open", texts::player::end_open())
    };
    let summary = if open.is_empty() {
        view! { <p>{taught.words.aim}</p> }.into_any()
    } else {
        view! { <OpenSteps player open=open.clone()/> }.into_any()
    };
    view! {
        <div class="lesson-end" data-end=name>
            <h2 class="end-title" tabindex="-1" use:take_focus=true>
                {title}
            </h2>
            {summary}
            <LearntSteps taught open/>
            <NextLinks player/>
        </div>
    }
}

/// The places of the steps that are yet to be solved.
fn open_steps(player: Player) -> Vec<usize> {
    let lesson = player.taught.lesson;
    player.learning.progress.with_untracked(|progress| {
        (0..)
            .zip(lesson.steps)
            .filter(|(place, step)| step.asks() && !progress.is_solved(&lesson, *place))
            .map(|(place, _)| place)
            .collect()
    })
}

/// Leads to the steps that are yet to be solved.
#[component]
fn OpenSteps(player: Player, open: Vec<usize>) -> impl IntoView {
    let row = |place: usize| {
        let words = player.taught.step(place)?;
        Some(view! {
            <li>
                <button data-step=(place + 1).to_string() on:click=move |_| player.go(place)>
                    {words.asks}
                </button>
            </li>
        })
    };
    view! { <ul class="open-steps stack">{open.into_iter().filter_map(row).collect_view()}</ul> }
}

/// The gist of every solved step, with its rule.
#[component]
fn LearntSteps(taught: WordedLesson, open: Vec<usize>) -> impl IntoView {
    let row = |((_, step), words): ((usize, &Step), &StepText)| {
        let gist = gist(step, words)?;
        let rule = step
            .rule
            .map(|rule| view! { <small>{texts::rule::cited(rule)}</small> });
        Some(view! { <li>{Icon::Check.view()} <span>{gist} {rule}</span></li> })
    };
    let rows = (0..)
        .zip(taught.lesson.steps)
        .zip(&taught.words.steps)
        .filter(|((place, _), _)| !open.contains(place))
        .filter_map(row);
    view! {
        <h3>{texts::player::learnt()}</h3>
        <ul class="learnt">{rows.collect_view()}</ul>
    }
}

/// The gist of a step once it is solved; `None` if it asks nothing.
fn gist(step: &Step, words: &StepText) -> Option<&'static str> {
    match step.asks {
        Asks::Nothing => None,
        Asks::Task { .. } => Some(words.done),
        Asks::Question { answers } => {
            let right = answers.iter().position(|right| *right)?;
            Some(words.answers.get(right)?.1)
        }
    }
}

/// The links to the next lesson and to all lessons, which only the app has, and to the beginning.
#[component]
fn NextLinks(player: Player) -> impl IntoView {
    let is_in_app = player.frame == Frame::App;
    let next = player.taught.next().filter(|_| is_in_app);
    let all_class = match next {
        Some(_) => "button",
        None => "button main",
    };
    let next = next.map(|next| {
        view! {
            <a class="button main" data-act="next-lesson" href=lesson_href(&next)>
                {[texts::player::next(), base::common::colon(), next.words.title].concat()}
            </a>
        }
    });
    let all = is_in_app.then(|| {
        let href = Route::Learn.href();
        view! {
            <a class=all_class data-act="all-lessons" href=href>
                {texts::player::all()}
            </a>
        }
    });
    view! {
        <p class="primary">
            {next} {all}
            <button data-act="anew" on:click=move |_| player.go(0)>
                {texts::player::anew()}
            </button>
        </p>
    }
}
