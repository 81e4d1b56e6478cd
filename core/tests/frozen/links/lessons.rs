//! Lessons and quizzes, by their names in addresses and in stored progress.

use zeitnot_core::lessons::quiz::{self, Quiz};
use zeitnot_core::lessons::{COURSES, find};

use crate::assert_means;
use crate::fixture::{assert_written, each};

const FILE: &str = "lessons.txt";

/// A line for each course: its name, and each lesson with the number of its steps.
fn lines() -> String {
    let line = |course: &zeitnot_core::lessons::Course| {
        let lessons = course.lessons.iter();
        let lessons = lessons.map(|one| format!(" {}:{}", one.slug, one.steps.len()));
        format!("{}{}\n", course.slug, lessons.collect::<String>())
    };
    COURSES.iter().map(line).collect()
}

/// A lesson keeps its name and its steps: a link and progress count them.
#[test]
fn every_lesson_has_its_name_and_its_steps() {
    for (version, text) in each(FILE) {
        for line in text.lines() {
            let mut words = line.split(' ');
            let course = words.next().expect("a course");
            assert_means!(
                quiz::course(course).is_some(),
                true,
                "{course} of {version}"
            );
            for lesson in words {
                let (slug, steps) = lesson.split_once(':').expect("a number of steps");
                let found = find(slug).map(|(_, lesson)| lesson.steps.len());
                let has = found.is_some_and(|now| now >= steps.parse().expect("a number"));
                assert_means!(has, true, "{slug} of {version}");
            }
        }
    }
    assert_written(FILE, &lines());
}

/// A quiz that was shared has the same questions, as long as the lessons are the same: with other
/// lessons a new file is put beside this one.
#[test]
fn a_quiz_of_a_link_asks_the_same_questions() {
    let quizzes = [(1, None), (1_790_000_000, Some(1)), (u64::MAX, None)];
    let line = |(seed, course): (u64, Option<usize>)| {
        let quiz = Quiz::draw(seed, course);
        let asked = quiz.asked().iter().map(|asked| {
            let (_, lesson, _) = asked.question.find().expect("a question");
            let order: Vec<String> = asked.order.iter().map(usize::to_string).collect();
            format!(
                " {}/{}:{}",
                lesson.slug,
                asked.question.step + 1,
                order.join("")
            )
        });
        let course = course.map_or("all", |place| COURSES[place].slug);
        format!("seed={seed} {course}{}\n", asked.collect::<String>())
    };
    let lines: String = quizzes.into_iter().map(line).collect();
    assert_written("quizzes.txt", &lines);
}
