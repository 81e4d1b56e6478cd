//! The index of all lessons, course by course, with the user's progress.

use crate::lessons::COURSES;
use crate::lessons::quiz::{LENGTH, pool};
use crate::ui::el::{El, el, several};
use crate::ui::learn::learning::Learning;
use crate::ui::route::{LearnRoute, Route};
use crate::ui::text::learn;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::page::page;
use crate::ui::widgets::worded_lesson::{
    WordedLesson, all, has_questions, lesson_href, lessons_of,
};

pub(crate) fn index_page(learning: Learning) -> El {
    let words = learn();
    let body = several()
        .child(el("p").class("lead").child(words.index.lead))
        .child(go_on(learning))
        .child(
            (0..COURSES.len())
                .map(|place| course(learning, place))
                .collect::<Vec<_>>(),
        )
        .child(has_questions().then(quiz));
    page(words.title, &Route::Home, body)
}

/// Where one was, or the first lesson.
fn go_on(learning: Learning) -> Option<El> {
    let words = &learn().index;
    let latest = learning.progress.with_untracked(|progress| {
        let reached = progress.latest()?;
        let place = usize::try_from(reached.place).ok()?;
        Some((WordedLesson::find(&reached.slug)?, place))
    });
    let first = || lessons_of(0).next().or_else(|| lessons_of(1).next());
    let (taught, label) = match latest {
        Some((taught, place)) => (taught, (words.go_on)(taught.words.title, place + 1)),
        None => {
            let fresh = next_fresh(learning).or_else(first)?;
            (fresh, (words.begin)(fresh.words.title))
        }
    };
    let link = el("a")
        .class("button main")
        .attr("data-act", "go-on")
        .attr("href", lesson_href(&taught))
        .child(label);
    Some(el("p").class("primary").child(link))
}

/// The first lesson that is not done.
fn next_fresh(learning: Learning) -> Option<WordedLesson> {
    all().find(|taught| {
        !learning
            .progress
            .with_untracked(|progress| progress.is_done(&taught.lesson))
    })
}

fn course(learning: Learning, place: usize) -> Option<El> {
    let words = learn().courses.get(place)?;
    let lessons: Vec<WordedLesson> = lessons_of(place).collect();
    if lessons.is_empty() {
        return None;
    }
    let done = lessons
        .iter()
        .filter(|taught| {
            learning
                .progress
                .with_untracked(|progress| progress.is_done(&taught.lesson))
        })
        .count();
    let count = (learn().index.lessons_done)(done, lessons.len());
    let rows: Vec<El> = lessons
        .iter()
        .map(|taught| el("li").child(row(learning, taught)))
        .collect();
    Some(
        el("section")
            .class("course")
            .attr("data-course", COURSES.get(place)?.slug)
            .child(
                el("div")
                    .class("course-head")
                    .child(el("h2").child(words.title))
                    .child(el("small").class("num").child(count)),
            )
            .child(el("p").class("quiet").child(words.aim))
            .child(el("ol").class("lessons").child(rows)),
    )
}

fn row(learning: Learning, taught: &WordedLesson) -> El {
    let (done, (solved, of)) = learning.progress.with_untracked(|progress| {
        (
            progress.is_done(&taught.lesson),
            progress.share(&taught.lesson),
        )
    });
    let words = &learn().index;
    let standing = match (done, solved) {
        (true, _) => el("span")
            .class("standing done")
            .child(Icon::Check.view())
            .child(words.done),
        (false, 0) => el("span")
            .class("standing")
            .child((words.steps)(taught.lesson.steps.len())),
        (false, solved) => el("span")
            .class("standing")
            .child((words.solved)(solved, of)),
    };
    el("a")
        .attr("data-lesson", taught.lesson.slug)
        .attr("href", lesson_href(taught))
        .child(el("strong").child(taught.words.title))
        .child(standing)
        .child(el("span").class("quiet").child(taught.words.aim))
}

fn quiz() -> El {
    let words = &learn().quiz;
    let href = Route::Learn(LearnRoute::Quiz).href();
    let link = |act: &str, href: &str, label: &str| {
        let link = el("a").class("button").attr("data-act", act);
        el("li").child(link.attr("href", href).child(label))
    };
    let mut links = el("ul")
        .class("quizzes")
        .child(link("quiz", &href, words.mixed));
    for (place, course) in COURSES.iter().enumerate() {
        if let Some(said) = learn().courses.get(place)
            && !pool(Some(place)).is_empty()
        {
            let href = [&href, "?course=", course.slug].concat();
            links = links.child(link("quiz-of-course", &href, said.title));
        }
    }
    el("section")
        .class("course")
        .child(el("h2").child(words.title))
        .child(el("p").class("quiet").child((words.lead)(LENGTH)))
        .child(links)
}
