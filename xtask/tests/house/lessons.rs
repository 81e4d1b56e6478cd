//! Each lesson and step has its words, under its name and in its place: the page takes them one
//! after another (`src/ui/text/lessons.rs`).

use std::path::Path;

use zeitnot_core::lessons::COURSES;
use zeitnot_core::lessons::lesson::{Asks, Lesson};
use zeitnot_texts::Area;

/// The names of a lesson's messages. Those of Fluent begin with a letter.
fn names_of(lesson: &Lesson) -> Vec<String> {
    let begin = if lesson.slug.starts_with(char::is_numeric) {
        format!("article-{}", lesson.slug)
    } else {
        lesson.slug.to_owned()
    };
    let mut names = vec![format!("{begin}-title"), format!("{begin}-aim")];
    for (step, number) in lesson.steps.iter().zip(1..) {
        let name = |part: &str| format!("{begin}-{number}-{part}");
        names.push(name("says"));
        match step.asks {
            Asks::Nothing => {}
            Asks::Task { .. } => names.extend([name("asks"), name("done")]),
            Asks::Question { answers } => {
                names.push(name("asks"));
                for (_, letter) in answers.iter().zip('a'..) {
                    names.extend([name(&letter.to_string()), name(&format!("{letter}-why"))]);
                }
            }
        }
    }
    names
}

#[test]
fn every_step_of_every_lesson_has_its_words_in_its_place() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales");
    let texts = Area::read(&locales, "lessons").expect("texts without a mistake");
    let mut expected = Vec::new();
    for course in COURSES {
        expected.extend(["title", "aim"].map(|part| format!("course-{}-{part}", course.slug)));
        expected.extend(course.lessons.iter().flat_map(names_of));
    }
    let names: Vec<_> = texts.names().collect();
    for (name, expected) in names.iter().zip(&expected) {
        assert_eq!(name, expected);
    }
    assert_eq!(names.len(), expected.len());
}
