//! The page for teachers: the link to a lesson, a course or a quiz for a class, and a preview of what
//! the learners will see.

use leptos::prelude::*;

use super::quiz::{fresh_seed, quiz_href};
use crate::lessons::quiz::{AskedQuestion, LENGTH, Quiz};
use crate::lessons::{COURSES, OFFERED};
use crate::ui::route::Route;
use crate::ui::text::learn as texts;
use crate::ui::text::lessons::{StepText, courses};
use crate::ui::widgets::choice::Choice;
use crate::ui::widgets::copy_link::CopyLink;
use crate::ui::widgets::link_code::{CodedLink, LinkCode};
use crate::ui::widgets::link_language::{LinkLanguage, LinkedLanguage, address_in};
use crate::ui::widgets::page::Page;
use crate::ui::widgets::select::Select;
use crate::ui::widgets::worded_lesson::{WordedLesson, lessons_of, step_href};

/// The kind of material for a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Given {
    Lesson,
    Course,
    Quiz,
}

/// The choices of the teacher.
#[derive(Clone, Copy, Debug, PartialEq)]
struct ClassPlan {
    given: Given,
    /// The place of the course; `None` is a quiz of all courses.
    course: Option<usize>,
    /// The place of the lesson in its course.
    lesson: usize,
    /// Whether every learner has the same questions in the same order.
    same_order: bool,
    /// The language of all learners; `None` is each learner's own.
    language: LinkedLanguage,
    /// The seed of a quiz in one order.
    seed: u64,
}

impl ClassPlan {
    fn new() -> ClassPlan {
        ClassPlan {
            given: Given::Lesson,
            course: Some(OFFERED[0]),
            lesson: 0,
            same_order: true,
            language: None,
            seed: fresh_seed(),
        }
    }

    fn give(&mut self, given: Given) {
        self.given = given;
        // Only a quiz can span all courses.
        if given != Given::Quiz {
            self.course.get_or_insert(OFFERED[0]);
        }
    }

    fn choose_course(&mut self, course: Option<usize>) {
        self.course = course;
        self.lesson = 0;
    }

    fn lesson(&self) -> Option<WordedLesson> {
        WordedLesson::at(self.course?, self.lesson)
    }

    /// The name of the lesson, the course or the quiz.
    fn title(&self) -> String {
        let course = || courses().get(self.course?);
        let title = match self.given {
            Given::Lesson => self.lesson().map(|taught| taught.words.title),
            Given::Course => course().map(|course| course.title),
            Given::Quiz => None,
        };
        title.unwrap_or(texts::class::one_quiz()).to_owned()
    }

    /// The address, on this site.
    fn link(&self) -> String {
        let page = match self.given {
            Given::Quiz => quiz_href(self.same_order.then_some(self.seed), self.course),
            Given::Lesson => self
                .lesson()
                .map_or_else(String::new, |taught| step_href(&taught, 0)),
            Given::Course => {
                let course = self.course.and_then(|place| COURSES.get(place));
                let query = course.map(|course| ["?course=", course.slug].concat());
                Route::Learn.href() + &query.unwrap_or_default()
            }
        };
        address_in(self.language) + &page
    }
}

#[component]
pub(crate) fn ClassPage() -> impl IntoView {
    let plan = RwSignal::new(ClassPlan::new());
    let link = Memo::new(move |_| plan.with(ClassPlan::link));
    let copy = move || {
        view! {
            <CopyLink
                act="copy-class-link"
                label=texts::class::copy()
                link=link.get()
                copied=texts::class::copied()
                is_main=true
            />
        }
    };
    view! {
        <Page title=texts::class::title() back=Route::Learn class="page wide">
            <div class="class-page">
                <p class="quiet">{texts::class::lead()}</p>
                <ClassChoices plan/>
                <div class="class-link">
                    <a data-act="class-link" href=move || link.get()>
                        {move || link.get()}
                    </a>
                    {copy}
                    <LinkCode
                        coded=CodedLink::new(link.into())
                        title=Signal::derive(move || plan.with(ClassPlan::title))
                    />
                </div>
                <Preview plan/>
            </div>
        </Page>
    }
}

/// The choices: a lesson, a course or a quiz, its order and its language.
#[component]
fn ClassChoices(plan: RwSignal<ClassPlan>) -> impl IntoView {
    let given = Memo::new(move |_| plan.with(|plan| plan.given));
    let course = Memo::new(move |_| plan.with(|plan| plan.course));
    let kinds = vec![
        (Given::Lesson, texts::class::one_lesson()),
        (Given::Course, texts::class::one_course()),
        (Given::Quiz, texts::class::one_quiz()),
    ];
    let course_select = move || {
        let titles = courses();
        let title = |place: usize| Some((Some(place), titles.get(place)?.title));
        let all = (given.get() == Given::Quiz).then_some((None, texts::quiz::mixed()));
        let options = OFFERED.into_iter().filter_map(title).chain(all).collect();
        view! {
            <Select
                name="course"
                label=texts::class::course()
                options
                value=course
                on_change=move |chosen| plan.update(|plan| plan.choose_course(chosen))
            />
        }
    };
    let lesson_select = move || {
        let course = course.get()?;
        let titles = lessons_of(course).map(|taught| (taught.place, taught.words.title));
        let options = titles.collect();
        (given.get() == Given::Lesson).then(|| {
            view! {
                <Select
                    name="lesson"
                    label=texts::page::lesson()
                    options
                    value=Signal::derive(move || plan.with(|plan| plan.lesson))
                    on_change=move |chosen| plan.update(|plan| plan.lesson = chosen)
                />
            }
        })
    };
    view! {
        <Choice
            name="given"
            legend=texts::class::given()
            options=kinds
            value=given
            on_change=move |chosen| plan.update(|plan| plan.give(chosen))
        />
        <div class="class-choices">
            {course_select} {lesson_select}
            <LinkLanguage
                value=Signal::derive(move || plan.with(|plan| plan.language))
                on_change=move |chosen| plan.update(|plan| plan.language = chosen)
            />
        </div>
        <Show when=move || given.get() == Given::Quiz>
            <Choice
                name="order"
                legend=texts::class::questions()
                options=vec![
                    (true, texts::class::same_order()),
                    (false, texts::class::own_order()),
                ]
                value=Signal::derive(move || plan.with(|plan| plan.same_order))
                on_change=move |chosen| plan.update(|plan| plan.same_order = chosen)
            />
        </Show>
    }
}

/// The words that the learners will see.
#[component]
fn Preview(plan: RwSignal<ClassPlan>) -> impl IntoView {
    let preview = move || {
        let plan = plan.get();
        match plan.given {
            Given::Lesson => plan.lesson().map(|taught| of_lesson(&taught).into_any()),
            Given::Course => plan.course.map(|course| of_course(course).into_any()),
            Given::Quiz if plan.same_order => Some(of_quiz(plan.seed, plan.course).into_any()),
            Given::Quiz => {
                Some(view! { <p class="quiet">{texts::class::drawn(LENGTH)}</p> }.into_any())
            }
        }
    };
    view! {
        <section class="class-preview">
            <h2>{texts::class::preview()}</h2>
            {preview}
        </section>
    }
}

/// The title of a lesson, and the beginning of each step: its task or question, or else its words.
fn of_lesson(taught: &WordedLesson) -> impl IntoView + use<> {
    let step = |step: &StepText| {
        let words = if step.asks.is_empty() {
            step.says
        } else {
            step.asks
        };
        view! { <li>{words}</li> }
    };
    view! {
        <h3>{taught.words.title}</h3>
        <p class="quiet">{taught.words.aim}</p>
        <ol>{taught.words.steps.iter().map(step).collect_view()}</ol>
    }
}

/// The lessons of a course, in their order.
fn of_course(course: usize) -> impl IntoView {
    let lesson = |taught: WordedLesson| {
        view! {
            <li>
                {taught.words.title}
                <p class="quiet">{taught.words.aim}</p>
            </li>
        }
    };
    let words = courses().get(course);
    view! {
        <h3>{words.map(|words| words.title)}</h3>
        <p class="quiet">{words.map(|words| words.aim)}</p>
        <ol>{lessons_of(course).map(lesson).collect_view()}</ol>
    }
}

/// The questions of a quiz, in the order of its seed.
fn of_quiz(seed: u64, course: Option<usize>) -> impl IntoView {
    let quiz = Quiz::draw(seed, course);
    let question = |asked: &AskedQuestion| {
        let taught = WordedLesson::at(asked.question.course, asked.question.lesson)?;
        let words = taught.step(asked.question.step)?;
        Some(view! {
            <li>
                {words.asks}
                <p class="quiet">{taught.words.title}</p>
            </li>
        })
    };
    view! {
        <h3>{texts::quiz::number(&seed.to_string())}</h3>
        <ol>{quiz.asked().iter().filter_map(question).collect_view()}</ol>
    }
}
