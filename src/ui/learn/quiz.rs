//! The quiz: questions from all lessons, chosen by a seed that users can share.

use leptos::prelude::*;

use super::step::step;
use crate::lessons::COURSES;
use crate::lessons::quiz::{AskedQuestion, Question, Quiz, course};
use crate::lessons::run::StepOutcome;
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::platform::time::wall_now;
use crate::platform::{focus, location, scroll};
use crate::ui::el::{El, dynamic, el, several, text, watch};
use crate::ui::learn::exhibit::Stage;
use crate::ui::route::{LearnRoute, Route};
use crate::ui::text::learn;
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::page::page;
use crate::ui::widgets::worded_lesson::{WordedLesson, step_href};

/// Seeds that are made here are below it, so that one can say them.
const SEEDS: i64 = 1_000_000;

pub(crate) fn quiz_page() -> El {
    let (seed, course) = asked_for(&location::hash());
    let sitting = Sitting {
        quiz: RwSignal::new(Quiz::draw(seed, course)),
        course: RwSignal::new(course),
        place: RwSignal::new(0),
        moved: StoredValue::new(false),
    };
    sitting.address();
    // The same page with another seed.
    use_listener(location::on_hash_change(move |hash| {
        if let (Route::Learn(LearnRoute::Quiz), _) = Route::parse(&hash) {
            let (seed, course) = asked_for(&hash);
            sitting.begin(seed, course);
        }
    }));
    let body = dynamic(move || {
        let place = sitting.place.get();
        let quiz = sitting.quiz.get();
        untrack(|| match quiz.asked().get(place) {
            Some(asked) => sitting.question(place, asked),
            None if quiz.asked().is_empty() => el("p").class("empty").child(learn().quiz.none),
            None => sitting.result(),
        })
    });
    page(
        learn().quiz.title,
        &Route::Learn(LearnRoute::Lessons),
        several().child(sitting.head()).child(body),
    )
    .attr("class", "page lesson quiz")
}

/// The seed and the course of an address; a fresh seed where it has none that
/// can be read.
fn asked_for(hash: &str) -> (u64, Option<usize>) {
    let (_, query) = Route::parse(hash);
    let seed = location::value_of("seed", query).and_then(|seed| seed.parse().ok());
    let course = location::value_of("course", query).and_then(|slug| course(&slug));
    (seed.unwrap_or_else(fresh), course)
}

fn fresh() -> u64 {
    u64::try_from(wall_now().get() % SEEDS).unwrap_or_default()
}

/// A quiz while it is taken.
#[derive(Clone, Copy)]
struct Sitting {
    /// Nothing reads it while it is answered but what asks for it.
    quiz: RwSignal<Quiz>,
    course: RwSignal<Option<usize>>,
    place: RwSignal<usize>,
    moved: StoredValue<bool>,
}

impl Sitting {
    fn begin(self, seed: u64, course: Option<usize>) {
        self.course.set(course);
        self.moved.set_value(false);
        self.quiz.set(Quiz::draw(seed, course));
        self.place.set(0);
        self.address();
        scroll::to(0.0);
    }

    /// So that the address is a link to this very quiz.
    fn address(self) {
        let seed = self.quiz.with_untracked(Quiz::seed);
        let mut link = Route::Learn(LearnRoute::Quiz).href().split_off(1);
        link.push_str("?seed=");
        link.push_str(&seed.to_string());
        let course = self.course.get_untracked();
        if let Some(course) = course.and_then(|place| COURSES.get(place)) {
            link.push_str("&course=");
            link.push_str(course.slug);
        }
        location::replace_hash(&link);
    }

    /// Which quiz it is, and of what.
    fn head(self) -> El {
        let words = learn();
        el("p").class("quiet num").child(text(move || {
            let course = self.course.get();
            let course = course.and_then(|place| words.courses.get(place));
            let of = course.map_or(words.quiz.mixed, |course| course.title);
            [&(words.quiz.number)(self.quiz.with(Quiz::seed)), " · ", of].concat()
        }))
    }

    fn question(self, place: usize, asked: &AskedQuestion) -> El {
        let words = &learn().quiz;
        let of = self.quiz.with_untracked(|quiz| quiz.asked().len());
        let Some(taught) = taught(asked.question) else {
            return several();
        };
        let Some(said) = taught.step(asked.question.step) else {
            return several();
        };
        let stage = Stage::new(taught.lesson, asked.question.step);
        let outcome = Memo::new(move |_| stage.outcome());
        // The first answer counts.
        let order = asked.order.clone();
        watch(move || {
            if let StepOutcome::Right(given) | StepOutcome::Wrong(given) = outcome.get()
                && let Some(shown) = order.iter().position(|place| *place == given)
            {
                // What is on the page stays.
                self.quiz.update_untracked(|quiz| {
                    let _ = quiz.answer(place, shown);
                });
            }
        });
        let order = asked.order.clone();
        use_listener(on_key_down(move |key| self.on_key(stage, &order, key)));
        let marks: Vec<El> = (0..of)
            .map(|mark| {
                let is = match mark.cmp(&place) {
                    std::cmp::Ordering::Less => "passed",
                    std::cmp::Ordering::Equal => "here",
                    std::cmp::Ordering::Greater => "open",
                };
                el("span").attr("data-mark", is)
            })
            .collect();
        let last = place + 1 == of;
        let label = if last {
            words.see_result
        } else {
            learn().player.go_on
        };
        several()
            .child(
                el("div")
                    .class("step-line")
                    .child(
                        el("p")
                            .class("num")
                            .attr("data-part", "step")
                            .child((words.question)(place + 1, of)),
                    )
                    .child(
                        el("div")
                            .class("step-marks")
                            .attr("aria-hidden", "true")
                            .child(marks),
                    ),
            )
            .child(step(
                stage,
                said,
                asked.order.clone(),
                self.moved.get_value(),
            ))
            .child(
                el("nav")
                    .class("ways")
                    .attr("aria-label", words.title)
                    .child(el("small").child(text(move || match outcome.get() {
                        StepOutcome::Open => learn().player.answer_first,
                        _ => "",
                    })))
                    .child(
                        el("button")
                            .class("main")
                            .attr("data-act", "step-on")
                            .flag_with("disabled", move || outcome.get() == StepOutcome::Open)
                            .on("click", move |_| self.on(stage))
                            .child(label),
                    ),
            )
    }

    fn on(self, stage: Stage) {
        if untrack(|| stage.outcome()) == StepOutcome::Open {
            return;
        }
        self.moved.set_value(true);
        self.place.update(|place| *place += 1);
        scroll::to(0.0);
    }

    fn on_key(self, stage: Stage, order: &[usize], key: &KeyPress) -> bool {
        if key.repeat || key.modified || key.writing {
            return false;
        }
        if key.code == "ArrowRight" || (key.code == "Enter" && !key.on_control) {
            self.on(stage);
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

    fn result(self) -> El {
        let words = &learn().quiz;
        let (score, seed) = self.quiz.with_untracked(|quiz| (quiz.score(), quiz.seed()));
        let wrong: Vec<El> = self
            .quiz
            .with_untracked(|quiz| quiz.wrong().filter_map(mistaken).collect());
        let wrong = if wrong.is_empty() {
            el("p").child(words.all_right)
        } else {
            several()
                .child(el("h3").child(words.were_wrong))
                .child(el("ol").class("mistakes").child(wrong))
        };
        focus::move_to(".end-title");
        let course = self.course.get_untracked();
        let again = |class: &'static str,
                     act: &'static str,
                     seed: fn(u64) -> u64,
                     of: u64,
                     label: &'static str| {
            el("button")
                .class(class)
                .attr("data-act", act)
                .on("click", move |_| self.begin(seed(of), course))
                .child(label)
        };
        el("div")
            .class("lesson-end")
            .child(
                el("h2")
                    .class("end-title")
                    .attr("tabindex", "-1")
                    .child(words.result),
            )
            .child(
                el("p")
                    .class("score-line num")
                    .attr("data-right", score.right.to_string())
                    .child((words.score)(score.right, score.of)),
            )
            .child(wrong)
            .child(
                el("p")
                    .class("primary")
                    .child(again("main", "another", |_| fresh(), seed, words.another))
                    .child(again("", "same", |seed| seed, seed, words.same)),
            )
    }
}

fn taught(question: Question) -> Option<WordedLesson> {
    WordedLesson::at(question.course, question.lesson)
}

/// A question that was answered wrongly, and the way to its step.
fn mistaken(asked: &AskedQuestion) -> Option<El> {
    let words = &learn().quiz;
    let taught = taught(asked.question)?;
    let said = taught.step(asked.question.step)?;
    let given = said.answers.get(*asked.order.get(asked.given()?)?)?;
    let right = asked.question.answers().iter().position(|right| *right)?;
    let right = said.answers.get(right)?;
    let line = |label: &str, answer: &str| {
        el("p")
            .child(el("span").class("quiet").child(label))
            .child(" ")
            .child(answer)
    };
    let link = el("a")
        .attr("href", step_href(&taught, asked.question.step))
        .child(words.to_step)
        .child(": ")
        .child(taught.words.title);
    Some(
        el("li")
            .child(el("p").class("asks").child(said.asks))
            .child(line(words.your_answer, given.0))
            .child(line(words.right_answer, right.0))
            .child(el("p").child(right.1))
            .child(el("p").child(link)),
    )
}
